"""Explains the plan: the rule and the pieces behind each figure, and what the base costs."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.plan.plan_text import chance_words, costs, failure
from bot.games.first_martians.plan.seat_plan import SeatPlan
from bot.i18n import Words
from rules.core.game import Seat
from rules.first_martians.phases.production import SHUTDOWN_STRESS
from rules.first_martians.pieces import Facility, Stack
from rules.first_martians.plan.needs import (
    FROGGY_PAWNS,
    SCORPIO_PAWNS,
    action_type,
    broken_parts,
    needs_no_medic,
    performer,
    places,
)
from rules.first_martians.plan.routes import climb, terrain
from rules.first_martians.state import State
from rules.first_martians.terms import (
    ADVENTURE,
    COLOUR,
    CONCENTRATION,
    EVENT,
    EXTRA_PAWN,
    FOOD,
    FROGGY,
    HEAL,
    MINUS_PAWN,
    REROLL,
    ROLES,
    STRESS_LIMIT,
    WOUND,
)
from rules.first_martians.views.view import StackView, View

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
    lines = [f"**{stack.number}. {glossary.with_emoji(stack.job, t)}**"]
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
    steep, descent = climb(state, job.route), state.start.mission.descent
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
            yield t("first_martians-why-token", count=count, facility=facility.id)
    if stack.rover:
        count = state.rover(stack.rover).tokens.count(MINUS_PAWN)
        if count:
            yield t("first_martians-why-rover-token", count=count, rover=stack.rover)


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
