"""The weights of each autopilot style, which are all that two autopilots differ in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a style, in units of energy unless it says otherwise.

    ``early`` is a factor on what coming home with fewer tiles than it wants is worth, which is
    ``home`` and ``tile`` for each; ``distance`` is what each unit of energy spent on a flight
    counts, and ``return_way`` each that the way home will cost from there. ``planet`` is what a
    landing is worth with fewer tiles than it wants, ``more`` with as many. ``trust`` is a factor on
    what an accepted plan brings, ``refusal`` what a negative answer costs and ``program`` what a
    card of the Computer is worth. ``drift`` is a factor on the best plan in hand while the ship
    waits in space, where it may be proposed next. ``alarm`` is how few tiles a rival may still need
    before it pays to slide that route apart; 0 is never. ``plans_route``: it plans the whole
    route, by the shapes that it still needs and the slides that mend it, rather than lay tile by
    tile.
    """

    early: float = 1.0
    home: float = 4.0
    tile: float = 4.0
    distance: float = 1.0
    return_way: float = 0.3
    planet: float = 6.0
    more: float = 2.0
    trust: float = 1.0
    refusal: float = 1.0
    program: float = 1.0
    drift: float = 0.0
    alarm: int = 0
    plans_route: bool = False


STYLES: dict[str, Weights] = {
    "navigator": Weights(early=0.6, trust=2.2, refusal=0.0, program=2.5, drift=0.5),
    "gambler": Weights(
        early=0.5,
        distance=0.6,
        return_way=0.15,
        trust=4.0,
        refusal=0.0,
        program=5.0,
        drift=0.7,
    ),
    "saboteur": Weights(
        early=0.6,
        distance=0.9,
        return_way=0.2,
        trust=2.2,
        refusal=0.0,
        program=2.5,
        drift=0.5,
        alarm=2,
    ),
}
"""By id, the one to take unless told otherwise first."""

PLAYOUT = Weights(
    early=0.35,
    home=1.5,
    tile=3.0,
    distance=0.5,
    planet=11.0,
    more=1.0,
    trust=1.2,
    refusal=0.0,
    program=1.5,
    drift=0.25,
    plans_route=True,
)
"""The weights of all seats in the games that the expert imagines.

They are near the best of 2,150 games of two autopilots that plan their routes, each with weights
drawn at random; about there, none of them matters much.
"""
