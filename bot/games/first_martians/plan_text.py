"""The crew's plan in words: needs, costs, chances, penalties, and the rule behind each figure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.glossary import effects_text
from bot.i18n import Words
from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.first_martians.choices import UNWIND_STRESS
from rules.first_martians.components.content import Content
from rules.first_martians.imagined_state import open_state
from rules.first_martians.needs import (
    FROGGY_PAWNS,
    SCORPIO_PAWNS,
    action_type,
    broken_parts,
    climb,
    needs,
    needs_no_medic,
    performer,
    places,
    terrain,
)
from rules.first_martians.phases.production import SHUTDOWN_STRESS
from rules.first_martians.plan.laying import Laying
from rules.first_martians.plan.planning import Join, Send
from rules.first_martians.plan.problems import MISSION, OPTIONAL, check_stack, purpose
from rules.first_martians.plan.resolution import NO_SUCCESS_TOKENS
from rules.first_martians.state import Facility, Job, Needs, Stack, State
from rules.first_martians.terms import (
    ADVENTURE,
    COLOUR,
    CONCENTRATION,
    CONSTRUCT,
    EVENT,
    EXTRA_PAWN,
    FEWER_PAWNS,
    FOOD,
    FROGGY,
    HEAL,
    HEART,
    INSTALL,
    MANAGE,
    MINUS_PAWN,
    MOST_MORALE,
    OWN,
    PAWNS,
    REPAIR,
    REROLL,
    REST,
    ROLES,
    STRESS_LIMIT,
    UNWIND,
    WOUND,
)
from rules.first_martians.view import StackView, View, box_numbers, chance


def plan_lines(p: Presentation[View]) -> list[str]:
    """The lines beside the plan's picture: each stack with dice or penalties, then what is sure."""
    t, boxes = p.t, box_numbers(p.view)
    rolled = any(each.needs.roll for each in p.view.stacks)
    lines = [t("first_martians-plan-title", tokens=NO_SUCCESS_TOKENS)] if rolled else []
    for each in p.view.stacks:
        told = penalties(p.view.content, each.stack, each.needs, t)
        if each.needs.roll or told:
            job = glossary.with_emoji(each.stack.job, t)
            head = t("first_martians-plan-stack", number=boxes[each.stack.number], job=job)
            lines.append("-# " + " · ".join([head, *told]))
    if not lines:
        return []
    sure = [str(boxes[each.stack.number]) for each in p.view.stacks if not each.needs.roll]
    if sure:
        lines.append(f"-# {t('first_martians-plan-sure', numbers=', '.join(sure))}")
    return lines


def problem_lines(p: Presentation[View], seat: Seat) -> list[str]:
    """What holds Ready up: each stack that can't be done, why, and what its seat can do."""
    t, boxes, state = p.t, box_numbers(p.view), open_state(p.view)
    return [
        t(
            "first_martians-plan-held",
            number=boxes[each.stack.number],
            job=glossary.job(each.stack.job, t),
            own="yes" if each.performer == seat else "no",
            who=glossary.astronaut(p.view, each.performer),
            lacking=missing_pawns(each),
            problem=problem(each, t),
            causes=", ".join(pawn_tokens(state, each.stack.job, t)) or "none",
        )
        for each in p.view.stacks
        if each.problem
    ]


def bound_lines(p: Presentation[View]) -> list[str]:
    """The astronauts of whose pawns one can only heal their heart condition: fewer are free."""
    view = p.view
    laid = [sum(each.stack.pawns.count(role) for each in view.stacks) for role in view.roles]
    return [
        p.t("first_martians-plan-bound", who=glossary.astronaut(view, seat), condition=HEART)
        for seat in range(len(view.roles))
        if laid[seat] + view.free_pawns[seat] < PAWNS
    ]


def missing_pawns(each: StackView) -> int:
    """The pawns that a stack lacks, if that is what stands against it; else 0."""
    lacks = each.problem == "too-few-pawns"
    return each.needs.pawns - each.needs.given if lacks else 0


def idle_lines(p: Presentation[View], seat: Seat) -> list[str]:
    """A warning where all pawns of a seat rest while stacks of others lack some."""
    view, role = p.view, p.view.roles[seat]
    own = [each.stack for each in view.stacks if role in each.stack.pawns]
    rests = bool(own) and all(each.job.kind == REST for each in own)
    boxes = box_numbers(view)
    lacking = [str(boxes[each.stack.number]) for each in view.stacks if missing_pawns(each)]
    if view.free_pawns[seat] or not rests or not lacking:
        return []
    return [p.t("first_martians-plan-idle", numbers=", ".join(lacking))]


def _dice(content: Content, stack: Stack, need: Needs) -> dict[str, int]:
    if need.roll != "all":
        return {"wound": 0, "adventure": 0}
    faces = content.base.action_dice[COLOUR[action_type(stack.job)]]
    return {
        "wound": round(100 * faces.wound / faces.sides),
        "adventure": round(100 * faces.adventure / faces.sides),
    }


def problem(each: StackView, t: Words) -> str:
    """The reason why a stack can't be carried out as it stands."""
    return t(f"illegal-{each.problem}", **glossary.figures(dict(each.figures)))


def chance_words(need: Needs, chance_: int, t: Words) -> str:
    """The chance of success in percent; where pawns are missing, with how many more it is that."""
    if need.given < need.pawns:
        missing = need.pawns - need.given
        return t("first_martians-chance-with-more", count=missing, chance=chance_)
    return t("first_martians-chance", chance=chance_)


def chance_or_lack(need: Needs, chance_: int, t: Words) -> str:
    """The chance of success in percent, or how many pawns are missing."""
    if need.given < need.pawns:
        return t("first_martians-chance-lacking", count=need.pawns - need.given)
    return t("first_martians-chance", chance=chance_)


def costs(need: Needs, t: Words) -> list[str]:
    """The supplies and items that a job takes, in short."""
    paid = glossary.supply(need.energy, need.oxygen, need.food)
    return [part for part in (paid, glossary.items(need.items, t)) if part]


def risks(content: Content, stack: Stack, need: Needs, t: Words) -> list[str]:
    """Costs, then penalties."""
    return [*costs(need, t), *penalties(content, stack, need, t)]


def helper_lines(p: Presentation[View], seat: Seat) -> list[str]:
    """The rovers and machines that lie idle once the seat's pawns are laid, and what they'd help.

    They help a stack that lacks pawns, or whose dice they spare.
    """
    view, state = p.view, open_state(p.view)
    if view.free_pawns[seat]:
        return []
    stacks = [each for each in view.stacks if missing_pawns(each) or each.needs.roll]
    driven = {each.stack.rover for each in view.stacks}
    idle: list[tuple[str, str]] = [("rover", one.id) for one in view.rovers if one.id not in driven]
    idle += [("machine", one) for one in view.machines]
    helpers = []
    for kind, name in idle:
        helped = [each.stack.number for each in stacks if _helps(state, seat, each, kind, name)]
        if helped:
            numbers = ", ".join(str(box_numbers(view)[each]) for each in helped)
            named = glossary.piece(kind, name, p.t)
            helpers.append(p.t("first_martians-plan-helper", name=named, numbers=numbers))
    return [p.t("first_martians-plan-helpers", helpers=", ".join(helpers))] if helpers else []


def _helps(state: State, seat: Seat, each: StackView, kind: str, name: str) -> bool:
    """Whether a rover or a machine may be added to a stack, and that mends or spares something."""
    stack = each.stack
    rover = kind == "rover"
    action = Send(name, stack.number) if rover else Join(stack.number, name)
    try:
        action.check(state, seat)
    except IllegalAction:
        return False
    more = stack._replace(rover=name) if rover else stack._replace(pawns=(*stack.pawns, name))
    return bool(missing_pawns(each)) or not needs_beside(state, more).roll


def penalties(
    content: Content, stack: Stack, need: Needs, t: Words, *, dice: bool = True
) -> list[str]:
    """What is certain, and what the ``dice`` may bring, in percent."""
    rolled = _dice(content, stack, need) if dice else {"wound": 0, "adventure": 0}
    # A wound for certain comes beside the die's; of adventures an action brings one at most.
    shares = [("wound", 100 if need.wound else 0), ("wound", rolled["wound"])]
    shares.append(("adventure", 100 if need.adventure else rolled["adventure"]))
    found = [t(f"first_martians-risk-{kind}", chance=share) for kind, share in shares if share]
    if need.lose_morale:
        found.append(t("first_martians-risk-morale"))
    if need.reroll and need.roll:
        found.append(t("first_martians-risk-reroll"))
    if need.rover_check:
        found.append(t("first_martians-risk-rover"))
    return found


def sure_penalties(p: Presentation[View], actions: Sequence[Any]) -> str:
    """What the jobs that would be begun bring for certain beside their gain; empty for nothing."""
    seat, found = p.view.viewer, list[str]()
    for action in actions:
        if isinstance(action, Laying) and seat is not None:
            plan = SeatPlan(p.view, seat)
            stack = plan.stack(action)
            found += penalties(p.view.content, stack, plan.needs(stack), p.t, dice=False)
    told = " · ".join(dict.fromkeys(found))
    return p.t("first_martians-penalties-sure", penalties=told) if told else ""


def failure(need: Needs, chance_: int, t: Words) -> str:
    """The consequences of a failure: tokens, what is laid comes back, what is paid doesn't."""
    if chance_ == 100:
        return ""
    return t(
        "first_martians-plan-failure",
        tokens=NO_SUCCESS_TOKENS,
        back="yes" if need.items else "no",
        items=glossary.items(need.items, t),
    )


def gain(state: State, stack: Stack, t: Words) -> str:
    """The gain of a job, in short; empty where its name says it already."""
    job, content = stack.job, state.start.content
    if job.kind == EVENT:
        return effects_text(content.stories.event[job.about].action.effects, content, t)
    if job.kind == INSTALL:
        upgrade = content.base.upgrade[job.about]
        if upgrade.cancels:
            return t("first_martians-gain-install", part=upgrade.cancels, facility=upgrade.facility)
        if upgrade.production:
            return t(
                "first_martians-gain-production",
                effects=effects_text(upgrade.production, content, t),
            )
        return glossary.text_of(f"first_martians-upgrade-{job.about}-about", t)
    if job.kind == REPAIR:
        names = content.base.facility[job.where].parts[job.about]
        return t("first_martians-gain-repair", penalty=glossary.penalties(names, t))
    astronaut = state.crew[stack.operator]
    if job.kind == HEAL and not astronaut.wounds and not astronaut.ailments:
        return t("first_martians-gain-heal-idle")
    if job.kind == UNWIND:
        return _relief(state, t)
    if job.kind == MANAGE and not any(state.tracks):
        return t("first_martians-gain-manage-idle")
    asked = purpose(state, stack.operator, job)
    if asked in (MISSION, OPTIONAL):
        return t(f"first_martians-gain-{asked}")
    if job.kind == CONSTRUCT and (card := state.mission.project[job.about].facility):
        return _of_card(content, card, t)
    return glossary.text_of(f"first_martians-gain-{job.kind}", t)


def _of_card(content: Content, card: str, t: Words) -> str:
    """What a facility that is built later serves for; empty where its name says it."""
    facility = content.base.facility[card]
    if facility.production:
        told = effects_text(facility.production, content, t)
        return t("first_martians-gain-production", effects=told)
    if facility.card and facility.action:
        place = content.base.of_action(facility.action)
        return t("first_martians-gain-stand-in", facility=place.id)
    return ""


def _relief(state: State, t: Words) -> str:
    """The two things that unwinding may bring, as far as there is room for them."""
    ways = [t("first_martians-pick-unwinding-morale")] if state.morale < MOST_MORALE else []
    if state.stress:
        amount = glossary.signed(-min(UNWIND_STRESS, state.stress))
        ways.append(t("first_martians-pick-unwinding-stress", amount=amount))
    return t("first_martians-or").join(ways) or t("first_martians-gain-unwind-idle")


def needs_beside(state: State, stack: Stack) -> Needs:
    """The needs of a stack that would be laid: a part that it takes elsewhere is red at once."""
    plan = state.plan
    others = (each for each in plan.stacks if each.number != stack.number)
    return needs(state, replace(plan, stacks=(*others, stack)), stack)


def outlook(state: State, stack: Stack, need: Needs, t: Words) -> str:
    """The hint beside a job that could be begun: pawns, chance, costs, risks, what it brings."""
    if not need.roll:
        first = t("first_martians-hint-pawns", count=need.pawns)
    else:
        rolled = need._replace(given=need.pawns)
        share = chance(state, stack, rolled)
        # A red part may ask for the success die even then.
        more = stack._replace(pawns=stack.pawns[:1] * (need.pawns + 1))
        spared = not needs_beside(state, more).roll
        first = t(
            "first_martians-hint-roll",
            count=need.pawns,
            chance=share,
            sure=need.pawns + 1 if spared else 0,
        )
    tokens = pawn_tokens(state, stack.job, t)
    parts = [first, *tokens, *risks(state.start.content, stack, need, t), gain(state, stack, t)]
    return " · ".join(part for part in parts if part)


def outlook_laid(state: State, stack: Stack, need: Needs, t: Words) -> str:
    """The hint beside a job with the pawns that would be laid: its chance or lack, costs, risks."""
    first = chance_or_lack(need, chance(state, stack, need), t)
    parts = [first, *risks(state.start.content, stack, need, t), gain(state, stack, t)]
    return " · ".join(part for part in parts if part)


LONGEST = 3300


def explain(p: Presentation[View], seat: Seat) -> str:
    """Every stack of the plan with its reasons, then what the next Production brings."""
    state = SeatPlan(p.view, seat).state
    lines = [p.t("first_martians-why-title")]
    for each in p.view.stacks:
        lines += stack_reasons(p, state, each)
    if not p.view.stacks:
        lines.append(p.t("first_martians-plan-empty"))
    lines += [*forecast(p), *red_markers(p)]
    told = ""
    for line in lines:
        if len(told) + len(line) > LONGEST:
            return told + "…"
        told += line + "\n"
    return told.rstrip()


def stack_reasons(p: Presentation[View], state: State, each: StackView) -> list[str]:
    """A stack: its pawns, its dice and its costs, each with the pieces that make it."""
    t, stack, need = p.t, each.stack, each.needs
    number = box_numbers(p.view)[stack.number]
    lines = [f"**{number}. {glossary.with_emoji(stack.job, t)}**"]
    lines.append(
        t(
            "first_martians-why-pawns",
            needed=need.pawns,
            given=need.given,
            sum=" + ".join(_pawns(state, stack, t)),
        )
    )
    if stack.rover:
        count = FROGGY_PAWNS if stack.rover == FROGGY else SCORPIO_PAWNS
        lines.append(t("first_martians-why-rover", rover=stack.rover, count=count))
    if need.roll:
        faces = state.start.content.base.action_dice[COLOUR[action_type(stack.job)]]
        lines.append(
            t(
                "first_martians-why-dice",
                dice=need.roll,
                faces=faces.success,
                sides=faces.sides,
                chance=chance_words(need, each.chance, t),
            )
        )
        lines.append("• " + failure(need, each.chance, t))
    paid = costs(need, t)
    if paid:
        lines.append(t("first_martians-why-costs", costs=", ".join(paid)))
    lines += [f"• {reason}" for reason in _reasons(state, stack, t)]
    return lines


def _pawns(state: State, stack: Stack, t: Words) -> Iterator[str]:
    """The sources of the pawns that are needed."""
    job = stack.job
    base = 1
    if job.kind == EVENT:
        base = state.start.content.stories.event[job.about].action.pawns
    yield t("first_martians-why-base", count=base, kind=job.kind)
    if job.kind == HEAL and not needs_no_medic(state, performer(state, stack)):
        yield t("first_martians-why-medic")
    if job.route:
        yield t("first_martians-why-way", count=len(job.route))
    steep, descent = climb(state, job.route), state.mission.descent
    if steep and descent is not None:
        yield t("first_martians-why-descent", count=steep, project=descent.project)
    for space in job.route:
        icons = terrain(state, performer(state, stack), space).count(EXTRA_PAWN)
        site = state.site(space)
        if icons and site is not None:
            yield t("first_martians-why-region", count=icons, region=site.region)
    for facility in places(state, job):
        count = facility.now.count(MINUS_PAWN)
        if count:
            cause = _pawn_token(state, facility, t)
            yield t("first_martians-why-token", count=count, cause=cause)
    if stack.rover:
        count = state.rover(stack.rover).tokens.count(MINUS_PAWN)
        if count:
            yield t("first_martians-why-rover-token", count=count, rover=stack.rover)


def pawn_tokens(state: State, job: Job, t: Words) -> list[str]:
    """The facilities whose tokens ask for more pawns for a job, each with what laid the token."""
    found = (each for each in places(state, job) if MINUS_PAWN in each.now)
    return [_pawn_token(state, each, t) for each in found]


def _pawn_token(state: State, facility: Facility, t: Words) -> str:
    """A facility with its token for one pawn more; with the red part that lays one every sol."""
    red = broken_parts(facility, state.plan)
    by_part = state.start.content.base.penalties(facility.id, facility.upgrade, red)
    part = next((each for each, names in by_part.items() if FEWER_PAWNS in names), "none")
    return t("first_martians-token-cause", facility=facility.id, token=MINUS_PAWN, part=part)


def _reasons(state: State, stack: Stack, t: Words) -> Iterator[str]:
    """Red parts, tokens, terrain and conditions that bear on a stack."""
    seat = performer(state, stack)
    for facility in places(state, stack.job):
        yield from _red(state, facility, t)
        for token in dict.fromkeys(facility.now):
            if token in (WOUND, ADVENTURE, REROLL):
                yield t("first_martians-why-modifier", facility=facility.id, token=token)
    for space in stack.job.route:
        site = state.site(space)
        for each in dict.fromkeys(terrain(state, seat, space)):
            if each != EXTRA_PAWN and site is not None:
                yield t("first_martians-why-terrain", region=site.region, terrain=each)
    # Whoever operates a machine performs too, without a pawn of their own in the stack.
    for pawn in dict.fromkeys((*stack.pawns, state.start.roles[seat])):
        if pawn in ROLES and state.suffers(state.seat_of(pawn), CONCENTRATION):
            name = glossary.CAST[pawn][0]
            yield t("first_martians-why-condition", name=name, condition=CONCENTRATION)


def _red(state: State, facility: Facility, t: Words) -> Iterator[str]:
    """A facility's red parts with what each costs, or the upgrade that cancels it."""
    red = broken_parts(facility, state.plan)
    by_part = state.start.content.base.penalties(facility.id, facility.upgrade, red)
    for part in red:
        if part not in by_part:
            yield t(
                "first_martians-why-cancelled",
                facility=facility.id,
                part=part,
                upgrade=facility.upgrade,
            )
            continue
        told = glossary.penalties(by_part[part], t)
        yield t("first_martians-why-red", facility=facility.id, part=part, penalty=told)


def forecast(p: Presentation[View]) -> list[str]:
    """The balance of the next Production: supply against demand, and stress."""
    t, view = p.t, p.view
    lines = [t("first_martians-why-production")]
    for each in view.forecast:
        left = each.produced - each.needed
        kind = "food" if each.resource == FOOD and left < 0 else "short" if left < 0 else "kept"
        lines.append(
            t(
                "first_martians-why-supply",
                resource=each.resource,
                produced=each.produced,
                needed=each.needed,
                result=kind,
                count=-left if left < 0 else (left + 1) // 2,
            )
        )
        if each.lasting:
            change = f"{glossary.SUPPLY[each.resource]} {glossary.signed(each.lasting)}"
            lines.append(t("first_martians-why-lasting", change=change))
    down = sum(not tile.tile for each in view.facilities for tile in each.shutdowns)
    lines.append(
        t(
            "first_martians-why-stress",
            crew=len(view.crew),
            tiles=down,
            total=len(view.crew) + SHUTDOWN_STRESS * down,
            stress=view.stress,
            limit=STRESS_LIMIT,
        )
    )
    return lines


def red_markers(p: Presentation[View]) -> list[str]:
    """Each red part of the base with what it costs."""
    state = SeatPlan(p.view, 0).state
    lines = [f"• {line}" for each in p.view.facilities for line in _red(state, each, p.t)]
    most = p.view.threshold
    title = p.t("first_martians-why-broken", count=p.view.broken, most=-1 if most is None else most)
    return [title, *lines]


class SeatPlan:
    """The plan in a seat's view, and what further stacks would take beside it."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat

    @cached_property
    def state(self) -> State:
        """The open part of the state."""
        return open_state(self.view)

    def stack(self, action: Laying) -> Stack:
        """The stack that an action would begin."""
        by = getattr(action, "by", OWN)
        pawn = self.view.roles[self.seat] if by == OWN else by
        return Stack(0, action.job(self.state, self.seat), (pawn,), self.seat)

    def needs(self, stack: Stack) -> Needs:
        """The needs of a stack beside the plan as it stands."""
        return needs_beside(self.state, stack)

    def stands_against(self, stack: Stack) -> str:
        """The reason why a changed stack couldn't be carried out; empty where it could."""
        plan = self.state.plan
        stacks = (stack if each.number == stack.number else each for each in plan.stacks)
        try:
            check_stack(self.state, replace(plan, stacks=tuple(stacks)), stack)
        except IllegalAction as error:
            return error.reason
        return ""
