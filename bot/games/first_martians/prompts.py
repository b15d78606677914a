"""Headlines, questions with their figures, and what is seen beside them in First Martians."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.base import Presentation
from bot.games.first_martians import campaign_texts, glossary
from bot.games.first_martians.glossary import effects_text
from bot.games.first_martians.learning import lesson_of, taught
from bot.games.first_martians.mission_texts import amount, portrait
from bot.games.first_martians.option_labels import SPACES, cut_sides
from bot.games.first_martians.plan_text import (
    bound_lines,
    helper_lines,
    idle_lines,
    plan_lines,
    problem_lines,
)
from bot.games.first_martians.stories import event_action
from bot.games.labels import Label
from bot.i18n import Words
from render.core.picture import Band
from render.first_martians.map.bands import map_bands
from render.first_martians.mars_base.bands import block_band
from render.first_martians.plan.bands import plan_bands
from rules.core.game import Decision, Seat
from rules.core.standing_orders import Order
from rules.first_martians.base_choices import OF_FACILITIES, STARVE, STOP_WILTING, lacks
from rules.first_martians.choices import MACHINES
from rules.first_martians.components.content import EVENT, STORY_OF
from rules.first_martians.dice import REROLL_DIE
from rules.first_martians.effects.averting import AVERT, Danger, reliefs
from rules.first_martians.effects.card_effects import MEND, PRODUCTION_ONE, SCAN
from rules.first_martians.imagined_state import open_state
from rules.first_martians.standing_orders import HELP
from rules.first_martians.terms import (
    ADVENTURE_CHOICE,
    ANAEMIA,
    BETWEEN_MISSIONS,
    BLOCK_INDEX,
    BLOCKED,
    EVENT_CHOICE,
    FOOD,
    LAST_WOUND,
    PAWNS,
    PLAN,
    STRESS_LIMIT,
    TRACK_END,
)
from rules.first_martians.view import Forecast, ObjectiveView, View, box_numbers

LONGEST = 1500
"""Characters of a question; with more the plan is cut, which the board shows in full."""


def headline(p: Presentation[View]) -> str:
    """The state of the mission in one line; at its end, the result."""
    view, t = p.view, p.t
    if view.resting or view.ending:
        return campaign_texts.headline(p)
    mission = glossary.mission_title(view, t)
    if view.outcome is not None:
        won = "yes" if view.outcome.winners else "no"
        dead = [
            glossary.CAST[role][0]
            for role, each in zip(view.roles, view.crew, strict=True)
            if each.wounds > LAST_WOUND
        ]
        return t(
            "first_martians-headline-over",
            won=won,
            mission=mission,
            round=view.round,
            deaths=len(dead),
            dead=", ".join(dead),
        )
    return t(
        "first_martians-headline",
        mission=mission,
        round=view.round,
        sols=view.sols,
        morale=glossary.signed(view.morale),
        stress=view.stress,
        limit=STRESS_LIMIT,
        supply=glossary.supply(*view.supply, nothing=True),
        first="no" if p.closed else glossary.astronaut(view, view.first),
    )


def ask(p: Presentation[View], decision: Decision) -> str:
    """The question to the seats, as the end of a sentence that begins with their names."""
    return p.t(f"first_martians-ask-{decision.kind}", which=_machine(p.view))


def _machine(view: View) -> str:
    """Which machine the crew would choose now: the ``only`` one, the ``first``, the ``second``."""
    if MACHINES[len(view.crew)] < 2:
        return "only"
    return "second" if view.machines else "first"


def question(p: Presentation[View], decision: Decision) -> str:
    """The panel's text; the view is the deciding seat's own."""
    lessons = [lesson_of(rule, p.t) for rule in taught(p.view)]
    if decision.kind != PLAN:
        return _fitting([*_choice(p, decision), *lessons])
    if any(each.stack.operator == decision.seat for each in p.view.stacks):
        lessons = []  # read when the first pawn was laid
    first, *others = _plan(p, decision)
    return _fitting([first, *lessons, *others])


def state_of_things(p: Presentation[View], decision: Decision) -> str:
    """The state of base and mission; while planning the objectives first, crew and store last."""
    base, mission = status(p)
    if decision.kind != PLAN:
        return _fitting([base, mission])
    return _fitting([mission, base, *_crew(p)])


def question_again(p: Presentation[View], decision: Decision) -> str:
    """The question while the plan is laid: what laying pawns doesn't change isn't told again."""
    if decision.kind != PLAN:
        return question(p, decision)
    seat = decision.seat
    lines = [_left(p, seat), *_held(p, seat), *_calls(p, seat)]
    return _fitting([*lines, *_dice(p, LONGEST - sum(map(len, lines)) - 100)])


def _fitting(lines: Sequence[str]) -> str:
    """Whole lines, as many as fit; a line that is cut off tells half a figure."""
    text = ""
    for line in lines:
        if line and len(text) + len(line) > LONGEST - 3:
            return f"{text}\n…" if text else line[:LONGEST]
        if line:
            text += f"\n{line}" if text else line
    return text


def decision_bands(p: Presentation[View], decision: Decision) -> tuple[Band, ...]:
    """The plan for who plans; the map or the base where one of its parts is chosen."""
    if decision.kind == PLAN:
        return plan_bands(p.view, p.names, p.t)
    if decision.kind in (*SPACES, SCAN):
        return map_bands(p.view, p.names, p.t)
    if decision.kind in (*OF_FACILITIES, MEND):
        return _blocks_to_choose_from(p)
    return ()


def _blocks_to_choose_from(p: Presentation[View]) -> tuple[Band, ...]:
    """The block that shows what may be chosen; none where it takes several.

    A phone would show nothing else then, and the choices tell what each facility does.
    """
    data = p.view.content.base.facility
    names = (each if each in data else each.rpartition("-")[0] for each in p.view.choices)
    blocks = {data[name].block for name in names}
    return tuple(block_band(p.view, block, p.t) for block in blocks) if len(blocks) == 1 else ()


# The plan


def _plan(p: Presentation[View], decision: Decision) -> list[str]:
    seat = decision.seat
    lines = [_left(p, seat), *_held(p, seat), *_calls(p, seat)]
    if p.view.free_pawns[seat]:
        lines += [*_closed(p), *_log(p)]
    return [*lines, *_dice(p, LONGEST - sum(map(len, lines)) - 500)]


def _crew(p: Presentation[View]) -> list[str]:
    """The astronauts, the store, and how to have every figure explained."""
    view, t = p.view, p.t
    crew = ", ".join(_astronaut(p, seat) for seat in range(len(view.roles)))
    lines = [t("first_martians-plan-crew", crew=crew)]
    hungry = [seat for seat, one in enumerate(view.crew) if ANAEMIA in view.acting[seat]]
    if hungry:
        who = ", ".join(glossary.astronaut(view, seat) for seat in hungry)
        lines.append(t("first_martians-plan-hungry", who=who, condition=ANAEMIA))
    if view.cargo:
        lines.append(t("first_martians-plan-store", items=glossary.items(view.cargo, t)))
    return [f"-# {line}" for line in (*lines, t("first_martians-plan-why"))]


def _held(p: Presentation[View], seat: int) -> list[str]:
    """What holds Ready up, and a warning of rest or of idle helpers while hands are lacking."""
    return [*problem_lines(p, seat), *bound_lines(p), *idle_lines(p, seat), *helper_lines(p, seat)]


def _left(p: Presentation[View], seat: int) -> str:
    """The pawns that the seat has yet to lay, and what comes of it."""
    view = p.view
    held = any(each.problem and each.performer == seat for each in view.stacks)
    return p.t(
        "first_martians-question-plan",
        name=glossary.CAST[view.roles[seat]][0],
        left=view.free_pawns[seat],
        pawns=PAWNS,
        held="yes" if held else "no",
    )


def _dice(p: Presentation[View], room: int) -> list[str]:
    """The stacks by what their dice may bring, as far as there is room; none without dice."""
    shown: list[str] = []
    for line in plan_lines(p):
        if sum(map(len, shown)) + len(line) > room:
            return [*shown, "…"]
        shown.append(line)
    return shown


def _astronaut(p: Presentation[View], seat: int) -> str:
    """An astronaut with what the picture of the plan doesn't show: wounds, tokens, conditions."""
    view, t = p.view, p.t
    one = view.crew[seat]
    return t(
        "first_martians-plan-astronaut",
        who=glossary.astronaut(view, seat),
        wounds=one.wounds,
        most=LAST_WOUND,
        tokens=one.tokens,
        ill="yes" if one.ailments else "no",
        conditions=", ".join(glossary.piece("condition", each.kind, t) for each in one.ailments),
    )


def _closed(p: Presentation[View]) -> list[str]:
    """The facilities where nothing can be done now, and why; the rovers that are blocked."""
    t = p.t
    found = [
        t("first_martians-closed", facility=each.id, why="shut" if each.shut else "blocked")
        for each in p.view.facilities
        if each.shut or BLOCKED in each.now
    ]
    lines = [t("first_martians-plan-closed", facilities=", ".join(found))] if found else []
    blocked = [each.id for each in p.view.rovers if BLOCKED in each.tokens]
    return lines + ["⛔ " + t("illegal-rover-blocked", rover=each) for each in blocked]


def _log(p: Presentation[View]) -> list[str]:
    """The events that are still open, with what their action takes."""
    return [
        p.t(
            "first_martians-plan-event",
            title=glossary.piece("event", entry.event, p.t),
            action=event_action(p, entry.event),
            last=p.view.open_until(entry.round),
            may="yes" if p.view.round < p.view.open_until(entry.round) else "no",
            effects=_brings(p, entry.event) or "none",
        )
        for entry in p.view.log
    ]


def _brings(p: Presentation[View], name: str) -> str:
    """The effects of an event's action."""
    return effects_text(p.view.content.stories.event[name].action.effects, p.view.content, p.t)


def _calls(p: Presentation[View], seat: int) -> list[str]:
    """The stacks for which the seat is asked to help."""
    called = [call.stack for call in p.view.calls if call.seat == seat]
    boxes = box_numbers(p.view)
    jobs = [
        f"{boxes[each.stack.number]}. {glossary.job(each.stack.job, p.t)}"
        for each in p.view.stacks
        if each.stack.number in called
    ]
    return [p.t("first_martians-plan-called", jobs=", ".join(jobs))] if jobs else []


# Other decisions


def _choice(p: Presentation[View], decision: Decision) -> list[str]:
    view, t, step = p.view, p.t, p.view.step
    if step is None:
        raise ValueError("nothing is asked")
    if decision.kind in BETWEEN_MISSIONS:
        sides = cut_sides(p) if decision.kind in STORY_OF else []
        return [*campaign_texts.question_lines(p, decision.kind), *sides]
    data = [*step.data, "", "", ""]
    if decision.kind == AVERT:
        return [_danger(view, decision.seat, Danger.of(step.data), t)]
    lines = [
        t(
            f"first_martians-question-{decision.kind}",
            round=view.round,
            first=abs(int(data[0])) if decision.kind == PRODUCTION_ONE else data[0],
            way="down" if data[0].startswith("-") else "up",
            cause=_cause(step.data, p),
            missing=int(data[0]) if decision.kind == STARVE else _lacking(view, data[0]),
            morale=glossary.signed(view.morale),
            stress=view.stress,
            limit=STRESS_LIMIT,
            which=_machine(view),
        )
    ]
    if decision.kind in (EVENT_CHOICE, ADVENTURE_CHOICE):
        kind = EVENT if decision.kind == EVENT_CHOICE else "adventure"
        seat = view.first if kind == EVENT else step.seat
        story = f"first_martians-{kind}-{data[0]}"
        scene = glossary.text_of(f"{story}-scene", t, **glossary.person(view, seat))
        lines = [f"**{glossary.piece(kind, data[0], t)}**", scene, *lines, *cut_sides(p)]
    if decision.kind == STOP_WILTING:
        lacking = lacks(open_state(view), data[0])
        price = " ".join(glossary.amount(grid, 1) for grid in lacking)
        lines.append(t("first_martians-wilting-price", price=price))
    if decision.kind == REROLL_DIE:
        fallen = dict(zip(("success", "wound", "adventure"), data[2:5], strict=True))
        told = [
            t(f"first_martians-die-{die}", fell=fell) for die, fell in fallen.items() if fell != "-"
        ]
        jobs = {each.stack.number: each.stack.job for each in view.stacks}
        job = jobs.get(int(data[0]))
        name = f"**{glossary.with_emoji(job, t)}**: " if job is not None else ""
        whose = f"{glossary.CAST[data[5]][0]} · " if data[5] else ""
        lines.append(f"🎲 {whose}{name}{' · '.join(told)}")
    return lines


def _danger(view: View, seat: Seat, danger: Danger, t: Words) -> str:
    """What is about to happen, and whether a skill of the seat's averts it alone."""
    relief = max((each for _, each in reliefs(open_state(view), seat, danger)), default=0)
    tracked = danger.about if danger.remedy == "track" else ""
    return t(
        "first_martians-question-avert",
        danger=danger.step,
        stress=view.stress,
        limit=STRESS_LIMIT,
        block=tracked,
        level=view.tracks[BLOCK_INDEX[tracked]] if tracked else 0,
        end=TRACK_END,
        farm=danger.about if danger.remedy == "mend" else "",
        first=glossary.astronaut(view, view.first),
        broken=view.broken,
        most=view.threshold or 0,
        wounds=LAST_WOUND,
        alone="yes" if relief >= danger.needed else "no",
    )


def _lacking(view: View, resource: str) -> int:
    """The units that Production lacks of a resource; 0 for what is none."""
    return sum(each.needed - each.produced for each in view.forecast if each.resource == resource)


def _cause(data: tuple[str, ...], p: Presentation[View]) -> str:
    """The cause of a choice, where its step names it."""
    for word in data:
        if ":" in word:
            return glossary.cause(word, p.t)
    return ""


def status(p: Presentation[View]) -> list[str]:
    """A line about the base and one about the mission."""
    view, t = p.view, p.t
    return [
        "-# "
        + t(
            "first_martians-status",
            round=view.round,
            sols=view.sols,
            phase=glossary.piece("phase", str(view.phase), t),
            morale=glossary.signed(view.morale),
            stress=view.stress,
            limit=STRESS_LIMIT,
            balance=" ".join(_balance(view, each) for each in view.forecast),
        ),
        "-# " + _mission(view, t),
    ]


def _balance(view: View, each: Forecast) -> str:
    """A resource's balance in the next Production, with a warning where it falls short.

    What lies in store only helps out for food.
    """
    stock = getattr(view.supply, each.resource)
    surplus = each.produced - each.needed
    short = surplus + (max(0, stock + each.lasting) if each.resource == FOOD else 0) < 0
    warning = "⚠️" if short else ""
    rules = f" 📌{glossary.signed(each.lasting)}" if each.lasting else ""
    return f"{glossary.SUPPLY[each.resource]} {glossary.signed(surplus)} ({stock}{rules}){warning}"


def _mission(view: View, t: Words) -> str:
    """The mandatory objectives that are left, and what else the mission is lost by."""
    mandatory = [each for each in view.objectives if not each.optional]
    left = [_objective(view, each, t) for each in mandatory if not each.reached]
    told = t(
        "first_martians-status-mission",
        reached=len(mandatory) - len(left),
        objectives=len(mandatory),
        all="no" if left else "yes",
        left=" · ".join(left),
        limited="no" if view.threshold is None else "yes",
        broken=view.broken,
        most=view.threshold or 0,
    )
    if view.threshold is None or view.broken <= view.threshold:
        return told
    too_many = t("first_martians-status-ruined", count=view.broken - view.threshold)
    return f"{told} {too_many}"


def _objective(view: View, each: ObjectiveView, t: Words) -> str:
    title = glossary.piece("objective", f"{view.mission}-{each.id}", t)
    return title if each.needed == 1 else f"{title} {amount(each, t)}"


def hand(p: Presentation[View], seat: Seat) -> tuple[Band, ...]:
    """The astronaut's card."""
    return p.sheet(seat)


def hand_text(p: Presentation[View], seat: Seat) -> str:
    """Wounds, tokens, conditions and skills; raises ``ValueError`` for others' views."""
    if p.view.viewer != seat:
        raise ValueError("a hand is shown to its owner only")
    t, one = p.t, p.view.crew[seat]
    lines = [
        t(
            "first_martians-hand",
            who=glossary.who(p, seat),
            wounds=one.wounds,
            most=LAST_WOUND,
            tokens=one.tokens,
        )
    ]
    role = p.view.roles[seat]
    lines.append(portrait(role, t))
    lines.append(f"*{t(f'first_martians-profile-{role}', name=glossary.CAST[role][0])}*")
    for ailment in one.ailments:
        about = glossary.piece("condition", f"{ailment.kind}-about", t)
        lines.append(t("first_martians-hand-condition", condition=ailment.kind, about=about))
    for name in one.skills:
        skill = p.view.content.crew.skill[name]
        lines.append(
            t(
                "first_martians-hand-skill",
                skill=name,
                cost=skill.cost,
                effects=effects_text(skill.effects, p.view.content, t),
                used=("mission" if skill.profile else "yes") if name in one.used else "no",
            )
        )
    return "\n".join(lines)


def order_value(p: Presentation[View], order: Order) -> Label | None:
    """The type of action that an order helps with."""
    if order.kind != HELP:
        return None
    return Label(p.t(f"first_martians-order-help-{order.values[0]}"))
