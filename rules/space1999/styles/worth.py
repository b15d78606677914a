"""What a choice is worth to a style, in units of energy."""

from __future__ import annotations

from rules.space1999.actions import Action, Fly, Land, Lay, Propose, Remove, Slide, Stay, Step
from rules.space1999.monitor.rebuild import SHORT
from rules.space1999.styles.evaluation import Sights
from rules.space1999.terms import BASE, LAND, RETURN

NEVER = -100.0

LAST_RESORT = 10.0
"""What a program is worth where the Bank has no tiles left and nothing else brings one back."""


def worth(sights: Sights, action: Action) -> float:
    """What an action of a turn, a step or a planet's choice promises."""
    match action:
        case Fly():
            spent = sights.temper.distance * sights.trip_cost(action.place)
            return _arrival(sights, action.place) - spent
        case Step():
            return _arrival(sights, action.place)
        case Land():
            return _arrival(sights, action.planet)
        case Propose():
            return _proposal(sights, action.plan)
        case Lay():
            return -float(sights.missing_with(action))
        case Slide():
            return NEVER
        case _:
            return 0.0


def touch(sights: Sights, action: Action) -> float:
    """What a program's tile is worth: the leading rival's is thrown back, one's own let be.

    But where the Bank runs out of tiles, one is given back that matters least: an own one off the
    route, or that of the rival who is last.
    """
    if isinstance(action, Stay):
        return 0.0
    assert isinstance(action, Slide | Remove)
    tile = sights.tile(action.square)
    if sights.tiles_left < SHORT:
        if tile.owner != sights.ship.sector:
            return 7.0 - sights.lead(tile.owner) if isinstance(action, Remove) else NEVER
        if isinstance(action, Remove):
            return 9.0 if action.square not in sights.ship.route else NEVER
    elif tile.owner != sights.ship.sector:
        return sights.lead(tile.owner) + 1.0
    if isinstance(action, Remove):
        return NEVER
    return float(sights.missing() - sights.missing_after(action))


def _arrival(sights: Sights, place: str) -> float:
    """What it is worth to be somewhere."""
    if place == BASE:
        return sights.homecoming()
    if sights.chart.is_planet(place):
        return sights.exploration() - sights.temper.return_way * sights.way_home(place)
    return -0.5 - sights.way_on(place)


def _proposal(sights: Sights, plan: str) -> float:
    """A plan's worth if it is accepted, counted with the chance of that; a program is worth some.

    Where the Bank has no tiles left, a program is all that can bring one back.
    """
    card, temper = sights.view.board.plan(plan), sights.temper
    computer = sights.view.board.computer
    whole = computer.ok + computer.negative + computer.neutral
    if card.kind == LAND:
        gain = sights.exploration() - temper.return_way * sights.way_home(card.planet)
    elif card.kind == RETURN:
        gain = sights.homecoming() if sights.ship.place != BASE else 1.0
    else:
        gain = float(card.amount)
    program = temper.program if sights.tiles_left else LAST_RESORT
    promise = (
        computer.ok * temper.trust * gain
        - computer.negative * temper.refusal
        + computer.neutral * program
    )
    return promise / whole
