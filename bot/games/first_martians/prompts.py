"""Headlines, questions with their figures, and what is seen beside them in First Martians."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.choices.option_labels import SPACES
from bot.games.first_martians.effect_text import effects_text
from bot.games.first_martians.learn.lessons import lesson_of
from bot.games.first_martians.plan.plan_text import plan_lines
from bot.games.first_martians.standing import status
from bot.games.first_martians.stories import event_action
from render.core.picture import Band
from render.first_martians.map import map_bands
from render.first_martians.mars_base import base_bands
from render.first_martians.plan import plan_bands
from rules.core.game import Decision
from rules.first_martians.choices.alike import OF_FACILITIES
from rules.first_martians.choices.machines import MACHINES
from rules.first_martians.choices.mars_base import STARVE, STOP_WILTING, lacks
from rules.first_martians.components.content import EVENT
from rules.first_martians.effects.card_effects import MEND, PRODUCTION_ONE, SCAN
from rules.first_martians.phases.resolution.dice import REROLL_DIE
from rules.first_martians.terms import (
    ADVENTURE_CHOICE,
    BLOCKED,
    EVENT_CHOICE,
    LAST_WOUND,
    PAWNS,
    PLAN,
    STRESS_LIMIT,
)
from rules.first_martians.views.open_state import open_state
from rules.first_martians.views.view import View

LONGEST = 1500
"""Characters of a question; with more the plan is cut, which the board shows in full."""


def headline(p: Presentation[View]) -> str:
    """The state of the mission in one line; at its end, the result."""
    view, t = p.view, p.t
    mission = glossary.piece("mission", view.mission, t)
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
    lines = _plan(p, decision) if decision.kind == PLAN else _choice(p, decision)
    step = p.view.step
    taught = [rule for rule, number in p.view.met if step is not None and number == step.number]
    lessons = (lesson_of(rule, p.t) for rule in taught)
    return _fitting([lines[0], *lessons, *status(p), *lines[1:]])


def question_again(p: Presentation[View], decision: Decision) -> str:
    """The question while the plan is laid: what laying pawns doesn't change isn't told again."""
    if decision.kind != PLAN:
        return question(p, decision)
    lines = [_left(p, decision.seat), *_calls(p, decision.seat)]
    return _fitting([*lines, *_stacks(p, LONGEST - sum(map(len, lines)) - 100)])


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
    """The plan and the map for who plans; the map or the base where one of its parts is chosen."""
    if decision.kind == PLAN:
        return (*plan_bands(p.view, p.names, p.t), *map_bands(p.view, p.names, p.t))
    if decision.kind in (*SPACES, SCAN):
        return map_bands(p.view, p.names, p.t)
    if decision.kind in (*OF_FACILITIES, MEND):
        return base_bands(p.view, p.names, p.t)
    return ()


# The plan


def _plan(p: Presentation[View], decision: Decision) -> list[str]:
    view, t = p.view, p.t
    seat = decision.seat
    lines = [
        _left(p, seat),
        "-# "
        + t(
            "first_martians-plan-crew",
            crew=", ".join(_astronaut(p, other) for other in range(len(view.roles))),
        ),
        "-# " + t("first_martians-plan-store", items=glossary.items(view.cargo, t))
        if view.cargo
        else "",
        *_closed(p),
        *_log(p),
        *_calls(p, seat),
    ]
    return [*lines, *_stacks(p, LONGEST - sum(map(len, lines)) - 500)]


def _left(p: Presentation[View], seat: int) -> str:
    """The pawns that the seat has yet to lay, and what comes of it."""
    view = p.view
    return p.t(
        "first_martians-question-plan",
        agreement=dict(view.options)["agreement"],
        name=glossary.CAST[view.roles[seat]][0],
        left=view.free_pawns[seat],
        pawns=PAWNS,
    )


def _stacks(p: Presentation[View], room: int) -> list[str]:
    """The stacks that roll dice or can't be done, as far as there is room; none without such."""
    told = plan_lines(p)
    shown = [p.t("first_martians-plan-title")] if told else []
    for line in told:
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
    jobs = [
        f"{each.stack.number}. {glossary.job(each.stack.job, p.t)}"
        for each in p.view.stacks
        if each.stack.number in called
    ]
    return [p.t("first_martians-plan-called", jobs=", ".join(jobs))] if jobs else []


# Other decisions


def _choice(p: Presentation[View], decision: Decision) -> list[str]:
    view, t, step = p.view, p.t, p.view.step
    if step is None:
        raise ValueError("nothing is asked")
    data = [*step.data, "", "", ""]
    lines = [
        t(
            f"first_martians-question-{decision.kind}",
            round=view.round,
            first=glossary.signed(int(data[0])) if decision.kind == PRODUCTION_ONE else data[0],
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
        lines = [f"**{glossary.piece(kind, data[0], t)}**", scene, *lines]
    if decision.kind == STOP_WILTING:
        lacking = lacks(open_state(view), data[0])
        price = " ".join(glossary.amount(grid, 1) for grid in lacking)
        lines.append(t("first_martians-wilting-price", price=price))
    if decision.kind == REROLL_DIE:
        fallen = dict(zip(("success", "wound", "adventure"), data[2:5], strict=True))
        told = [
            t(f"first_martians-die-{die}", fell=fell) for die, fell in fallen.items() if fell != "-"
        ]
        lines.append("🎲 " + " · ".join(told))
    return lines


def _lacking(view: View, resource: str) -> int:
    """The units that Production lacks of a resource; 0 for what is none."""
    return sum(each.needed - each.produced for each in view.forecast if each.resource == resource)


def _cause(data: tuple[str, ...], p: Presentation[View]) -> str:
    """The cause of a choice, where its step names it."""
    for word in data:
        if ":" in word:
            return glossary.cause(word, p.t)
    return ""
