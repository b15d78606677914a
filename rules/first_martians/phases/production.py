"""Phases II, Morale, and III, Production (B6)."""

from __future__ import annotations

from rules.first_martians.base_choices import SHUT_DOWN, STARVE, STOP_WILTING, lacks, supplied
from rules.first_martians.components.content import FACILITY, RULE, UPGRADE, ref
from rules.first_martians.effects import mars_base
from rules.first_martians.effects.averting import Danger, ask_to_avert
from rules.first_martians.effects.card_effects import LOSE_SAMPLE
from rules.first_martians.effects.crew import change_stress, change_tokens, wound
from rules.first_martians.effects.mars_base import RoverChecked
from rules.first_martians.needs import penalties
from rules.first_martians.progress import EFFECTS, Progress
from rules.first_martians.state import Plan, State, Step
from rules.first_martians.terms import (
    ANAEMIA,
    EXPLORE,
    FEWER_PAWNS,
    FOOD,
    FROGGY,
    FROGGY_CHECK,
    GRIDS,
    MINUS_PAWN,
    MORE_STRESS,
    NOW,
    PRODUCTION,
    SAMPLE_LOST,
    WORKING,
)

MORALE_DUE, SUPPLY, FARMS, FARM, MEALS, STRESS, HARDWARE, EXTRAS = (
    "morale-due",
    "supply",
    "farms",
    "farm",
    "meals",
    "stress",
    "hardware",
    "extras",
)
SHUTDOWN_STRESS = 2
"""For each shutdown tile that lies face down."""


def settle_morale(progress: Progress, step: Step) -> None:
    """The first player gains morale tokens, or gives them; each one lacking is a wound (II)."""
    state = progress.state
    short = -state.morale - state.crew[state.first].tokens
    if short > 0 and ask_to_avert(progress, step, Danger(MORALE_DUE, "morale", "", 1)):
        return
    lacking = change_tokens(progress, state.first, state.morale, "morale")
    if lacking > 0:
        wound(progress, state.first, lacking, "morale")


def begin_production(progress: Progress) -> None:
    """Energy, oxygen, farms, food, stress, hardware, extras: one after the other (III)."""
    progress.push(
        *(Step(SUPPLY, data=(grid,)) for grid in GRIDS),
        Step(FARMS),
        Step(MEALS),
        Step(STRESS),
        Step(HARDWARE),
        Step(EXTRAS),
    )


def production(state: State, grid: str) -> int:
    """The units produced of a resource; a facility that is shut down produces nothing (C-6)."""
    data = state.start.content.base.facility
    return sum(
        each.production
        for each in state.facilities
        if data[each.id].produces == grid and not each.shut
    )


def lasting(state: State, resource: str) -> int:
    """The units that rules for good still add to the General Supply, or take, in Production."""
    told = state.start.campaign
    if told is None:
        return 0
    names = [name for name in state.rules if told.rule[name].phase == PRODUCTION]
    if state.phase == PRODUCTION:
        due = {step.data[0] for step in state.todo if step.kind == EFFECTS}
        names = [name for name in names if ref(RULE, name) in due]
    return sum(
        effect.amount or 0
        for name in names
        for effect in told.rule[name].effects
        if effect.do == "supply" and effect.resource == resource
    )


def settle_supply(progress: Progress, step: Step) -> None:
    """Shut facilities down where production lacks; half of what is left over is kept (III 1).

    The General Supply never helps out.
    """
    grid = step.data[0]
    surplus = production(progress.state, grid) - len(supplied(progress.state, grid))
    if surplus < 0:
        progress.push(step)
        progress.ask(SHUT_DOWN, data=(grid,))
    else:
        mars_base.change_supply(progress, grid, (surplus + 1) // 2, "surplus")


def settle_farms(progress: Progress, step: Step) -> None:
    """Let plants grow, or wilt where a farm lacks power or air (III 2)."""
    farms = mars_base.farms(progress.state)
    progress.push(*(Step(FARM, data=(facility,)) for facility, _ in farms))


def settle_farm(progress: Progress, step: Step) -> None:
    """Let a farm's plants grow; where it lacks power or air they wilt, unless that is averted."""
    facility = step.data[0]
    found = progress.state.facility(facility)
    assert found is not None
    assert found.farm is not None
    lacking = lacks(progress.state, facility)
    if not lacking:
        mars_base.grow(progress, facility, found.farm)
    elif found.farm.plants or any(found.farm.growth):
        if ask_to_avert(progress, step, Danger(FARM, "mend", facility, len(lacking))):
            return
        progress.ask(STOP_WILTING, data=(facility,))


def harvest(state: State) -> int:
    """The plants at the next meal as things stand: what ripens before it is among them.

    A farm that lacks power or air loses a plant, unless that can be paid for.
    """
    farms = mars_base.farms(state)
    under_way = state.phase == PRODUCTION and all(step.kind != FARMS for step in state.todo)
    due = {facility for facility, _ in farms}
    if under_way:
        due = {step.data[0] for step in state.todo if step.kind == FARM}
    stock: dict[str, int] = {}
    for grid in GRIDS:
        surplus = 0 if under_way else production(state, grid) - len(supplied(state, grid))
        stock[grid] = max(0, state.in_stock(grid) + lasting(state, grid))
        stock[grid] += max(0, (surplus + 1) // 2)
    plants = 0
    for facility, farm in farms:
        plants += farm.plants
        if facility not in due:
            continue
        lacking = lacks(state, facility)
        paid = all(stock[grid] for grid in lacking)
        for grid in lacking if paid else ():
            stock[grid] -= 1
        ripe = 0 if lacking else mars_base.ripening(farm)
        plants += ripe - (not paid and farm.plants > 0)
    return plants


def portions(state: State) -> tuple[str, ...]:
    """The portions of food that are eaten each round, by astronaut: two for one with anaemia."""
    return tuple(
        each.role
        for seat, each in enumerate(state.crew)
        for _ in range(2 if state.suffers(seat, ANAEMIA) else 1)
    )


def settle_meals(progress: Progress, step: Step) -> None:
    """Everybody eats; where food lacks, the crew decides who starves (III 3)."""
    state = progress.state
    grown = sum(farm.plants for _, farm in mars_base.farms(state))
    wanted = portions(state)
    if grown >= len(wanted):
        mars_base.change_supply(progress, FOOD, (grown - len(wanted) + 1) // 2, "surplus")
        return
    lacking = len(wanted) - grown
    eaten = min(lacking, state.in_stock(FOOD))
    mars_base.change_supply(progress, FOOD, -eaten, "meals")
    if lacking > eaten:
        progress.ask(STARVE, data=(str(lacking - eaten), *wanted))


def settle_stress(progress: Progress, step: Step) -> None:
    """Stress for each astronaut, and for each shutdown tile that lies face down (III 4)."""
    state = progress.state
    down = sum(not tile.tile for each in state.facilities for tile in each.shutdowns)
    change_stress(progress, len(state.crew) + SHUTDOWN_STRESS * down, "production")


def settle_hardware(progress: Progress, step: Step) -> None:
    """Apply the red hardware of the working block, but not of what is shut down (III 5, C-2)."""
    data = progress.state.start.content.base.facility
    for facility in progress.state.facilities:
        if data[facility.id].block != WORKING or facility.shut:
            continue
        red = penalties(progress.state, facility, Plan())
        if FROGGY_CHECK in red:
            roll_for_rover(progress, FROGGY, "hardware")
        if SAMPLE_LOST in red:
            progress.ask(LOSE_SAMPLE, data=("hardware",))
        if MORE_STRESS in red:
            change_stress(progress, 1, "hardware")
        if FEWER_PAWNS in red:
            mars_base.place_token(progress, facility.id, NOW, MINUS_PAWN, "hardware")


def roll_for_rover(progress: Progress, rover: str, why: str) -> None:
    """Roll the green wound die for a rover: a wound blocks it."""
    faces = progress.state.start.content.base.action_dice[EXPLORE]
    dice = progress.dice()
    damaged = dice.below(faces.sides) < faces.wound
    progress.reveal(RoverChecked(rover, damaged, why, dice.counter))


def settle_extras(progress: Progress, step: Step) -> None:
    """Give what facilities and upgrades bring in Production, but not in what is shut down (FAQ)."""
    state = progress.state
    base = state.start.content.base
    found = []
    for each in state.facilities:
        if base.gives(each.id, each.upgrade, each.broken) and not each.shut:
            found.append(ref(FACILITY, each.id))
        if each.upgrade and not each.shut and base.upgrade[each.upgrade].production:
            found.append(ref(UPGRADE, each.upgrade))
    progress.push(*(Step(EFFECTS, state.first, (name, "0")) for name in found))
