"""Effects on the base: supply, parts, production, tokens, farms, shutdowns (B3, B7)."""

from __future__ import annotations

from rules.core.structs import replace
from rules.first_martians.effects.minerals import gain_mineral
from rules.first_martians.events import (
    FarmChanged,
    ItemGained,
    ProductionChanged,
    RoverTokenPlaced,
    SupplyChanged,
    TokenPlaced,
)
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.pieces import Facility, Farm
from rules.first_martians.state import State
from rules.first_martians.terms import BLOCKED, GROWTH, MINUS_PAWN, NOW, SAMPLE

SUPPLY_LIMIT = 99
"""Units: more than any game comes to."""


def change_supply(progress: Progress, resource: str, amount: int, why: str) -> None:
    """Add to the General Supply, or take as much as there is."""
    held = progress.state.in_stock(resource)
    amount = max(-held, min(SUPPLY_LIMIT - held, amount))
    if amount:
        progress.emit(SupplyChanged(resource, amount, why))


def active(state: State, name: str) -> tuple[Facility, ...]:
    """The facilities of a name or family that are in play and not shut down: others are immune."""
    family = state.start.content.base.family(name)
    return tuple(each for each in state.facilities if each.id in family and not each.shut)


def change_production(progress: Progress, facility: str, amount: int) -> None:
    """Let a facility produce more or less: at least 1, never more than its limit (FAQ)."""
    found = progress.state.facility(facility)
    assert found is not None
    limit = progress.state.start.content.base.facility[facility].most
    amount = max(1, min(limit, found.production + amount)) - found.production
    if amount:
        progress.emit(ProductionChanged(facility, amount))


def place_token(progress: Progress, facility: str, space: str, token: str, why: str) -> None:
    """Lay a token on a facility, unless it is shut down (Q3).

    On the ``!`` space the same effect doesn't come twice, but lost pawns add up (FAQ).
    """
    for found in active(progress.state, facility):
        if space == NOW and token != MINUS_PAWN and token in found.now:
            continue
        progress.emit(TokenPlaced(found.id, space, token, why))


def place_rover_token(progress: Progress, rover: str, token: str, why: str) -> None:
    """Lay a token with a rover; those that block it, or take a pawn, add up."""
    if token in (BLOCKED, MINUS_PAWN) or token not in progress.state.rover(rover).tokens:
        progress.emit(RoverTokenPlaced(rover, token, why))


def gain_item(progress: Progress, item: str, amount: int, why: str) -> None:
    """Put items into the cargo area, at hand at once."""
    for _ in range(amount):
        if item == SAMPLE and progress.state.start.mission.minerals:
            gain_mineral(progress, why)
        else:
            progress.emit(ItemGained(item, False, why))


def farms(state: State) -> tuple[tuple[str, Farm], ...]:
    """The farms that are in play and not shut down."""
    return tuple(
        (each.id, each.farm) for each in state.facilities if each.farm is not None and not each.shut
    )


def grow(progress: Progress, facility: str, farm: Farm) -> None:
    """Let every marker grow by one space, from the last into an empty greenhouse."""
    ripe = min(farm.growth[-1], farm.greenhouses - farm.plants)
    grown = replace(farm, plants=farm.plants + ripe, growth=(0, *farm.growth[:-1]))
    if grown != farm:
        progress.emit(FarmChanged(facility, grown, "growth"))


def wilt(progress: Progress, facility: str, farm: Farm) -> None:
    """Let what a farm has wither: each marker by one space, then one plant into growth (C-8)."""
    growth = [*farm.growth[1:], 0]
    plants = farm.plants
    if plants:
        plants -= 1
        growth[GROWTH - 1] = 1
    wilted = replace(farm, plants=plants, growth=tuple(growth))
    progress.emit(FarmChanged(facility, wilted, "wilting"))


def lose_plants(progress: Progress, amount: int, why: str) -> None:
    """Take mature plants away, from the first farm that has any."""
    for facility, farm in farms(progress.state):
        lost = min(amount, farm.plants)
        if lost:
            left = replace(farm, plants=farm.plants - lost)
            progress.emit(FarmChanged(facility, left, why))
            amount -= lost
