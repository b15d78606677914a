"""Sample bands of First Martians, of which ``tools/palettes.py`` chooses its palette."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.i18n import words
from render.core.picture import Band
from render.first_martians.astronaut import astronaut_bands
from render.first_martians.final import final_bands
from render.first_martians.map.bands import map_bands
from render.first_martians.mars_base.bands import base_bands
from render.first_martians.mission import mission_bands
from render.first_martians.plan.bands import plan_bands
from render.first_martians.scenes import KINDS, scene_bands
from render.first_martians.supplies import supply_bands
from rules.core.chance import Dice
from rules.core.game import Outcome, Setup
from rules.first_martians.autopilots.autopilot import AUTOPILOTS
from rules.first_martians.components.places import Mars
from rules.first_martians.game import GAME
from rules.first_martians.state import Shutdown, Site
from rules.first_martians.terms import LAST_WOUND, ROLES
from rules.first_martians.view import View

PEOPLE = ("Ada", "Valentina", "星野 宙", "")
MOVES, EVERY = 240, 40
"""Moves of the sample game, and those between two samples."""


def bands() -> Iterator[Band]:
    """Bands of every kind, from a game between autopilots."""
    english = words("en")
    for view in _views():
        yield from base_bands(view, PEOPLE, english)
        yield from supply_bands(view, english)
        yield from plan_bands(view, PEOPLE, english)
        yield from map_bands(view, PEOPLE, english)
    view = _worn(_views()[-1])
    yield from base_bands(view, PEOPLE, english)
    yield from map_bands(view, PEOPLE, english, ("r1-n", "r2-n"))
    yield from mission_bands(view, PEOPLE, english)
    for each in (view, _hurt(view), _hurt(_hurt(_hurt(view)))):
        for seat in range(len(view.roles)):
            yield from astronaut_bands(each, seat, PEOPLE, english)
    dead = _hurt(_hurt(_hurt(view)))
    for won in (True, False):
        over = replace(view if won else dead, outcome=Outcome.of_all(len(view.roles), won=won))
        yield from final_bands(over, PEOPLE, english)
    for kind in KINDS:
        yield from scene_bands(kind, english("picmars-plan"), english)


def moments(setup: Setup, seed: bytes, moves: int, every: int) -> Iterator[View]:
    """What whoever decides sees before each so many moves of autopilots; at the end, the public."""
    dice = Dice(seed, 0)
    state = GAME.new(setup, seed).state
    for count in range(moves):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        seat = next((each.seat for each in decisions if not each.ready), decisions[0].seat)
        view = GAME.view(state, seat)
        if count % every == 0:
            yield view
        action = AUTOPILOTS["steady"].choose(view, GAME.legal_actions(state, seat), dice)
        state = GAME.apply(state, seat, action).state
    yield GAME.view(state, None)


def _views() -> list[View]:
    """Views of a seat at several moments of a game."""
    found = moments(Setup(ROLES), b"m" * 32, MOVES, EVERY)
    return [view for view in found if view.viewer is not None]


def _worn(view: View) -> View:
    """The same with a map explored, and a base that has suffered."""
    data = view.content.base.facility
    facilities = [
        replace(
            each,
            broken=tuple(data[each.id].parts)[: at % 5],
            shutdowns=(Shutdown("energy"),) if at % 6 == 5 else (),
        )
        for at, each in enumerate(view.facilities)
    ]
    return replace(view, facilities=tuple(facilities), sites=_sites(view.content.mars))


def _hurt(view: View) -> View:
    """The same with two more wounds for everybody."""
    crew = tuple(replace(each, wounds=min(LAST_WOUND + 1, each.wounds + 2)) for each in view.crew)
    return replace(view, crew=crew)


def _sites(mars: Mars) -> tuple[Site, ...]:
    """Every region of the map on a space of its ring."""
    found = []
    for ring in (1, 2, 3):
        spaces = [each for each in mars.spaces if each.ring == ring and not each.closed]
        regions = [each for each in mars.regions if each.ring == ring]
        found += [
            Site(space.id, region.id, region.samples)
            for space, region in zip(spaces[1:], regions, strict=False)
        ]
    return tuple(found)
