"""Removing shutdown tiles at the end of the action phase (B6, C-19)."""

from __future__ import annotations

from rules.first_martians.components.content import SHUTDOWN, ref
from rules.first_martians.effects.tracks import EFFECTS
from rules.first_martians.events import ShutdownDiscarded, ShutdownTurned, SupplyChanged
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.pieces import Step

TURN_TILE, PAY_TILE = "turn-tile", "pay-tile"


def turn_tile(progress: Progress, step: Step) -> None:
    """Turn a tile up and resolve it; then it is discarded, if its price can be paid.

    It is any of its kind that doesn't lie face up elsewhere; of none left, any (C-20).
    """
    name, grid = step.data
    facility = progress.state.facility(name)
    assert facility is not None
    lying = next(each for each in facility.shutdowns if each.grid == grid)
    progress.push(Step(PAY_TILE, step.seat, step.data))
    if lying.tile:
        return
    tiles = progress.state.start.content.base.shutdown_tiles
    every = [each.id for each in tiles if each.grid == grid]
    up = {tile.tile for each in progress.state.facilities for tile in each.shutdowns}
    pile = [each for each in every if each not in up] or every
    dice = progress.dice()
    tile = pile[dice.below(len(pile))]
    progress.reveal(ShutdownTurned(name, grid, tile, dice.counter))
    progress.push(Step(EFFECTS, step.seat, (ref(SHUTDOWN, tile), "0")))


def pay_tile(progress: Progress, step: Step) -> None:
    """Discard a tile that lies face up, for its price; else it stays, and may be paid for later."""
    name, grid = step.data
    facility = progress.state.facility(name)
    assert facility is not None
    lying = next(each for each in facility.shutdowns if each.grid == grid)
    data = progress.state.start.content.base.shutdown_tile[lying.tile]
    if data.price and progress.state.in_stock(data.resource) < data.price:
        return
    if data.price:
        progress.emit(SupplyChanged(data.resource, -data.price, "restart"))
    progress.emit(ShutdownDiscarded(name, grid))
