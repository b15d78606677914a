"""The lesson of First Martians: a first plan, an event, a malfunction, Mars outside, the end."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.base import Presentation
from bot.games.first_martians import stories
from bot.games.first_martians.glossary import CAST, piece
from bot.games.lesson import Lesson, Question, Step
from render.core.picture import Band
from render.core.pointing import Spot, pointed
from render.first_martians import places
from render.first_martians.final import final_bands
from render.first_martians.map.bands import map_bands
from render.first_martians.mars_base.bands import block_band
from render.first_martians.mission import mission_bands
from render.first_martians.plan.bands import plan_bands
from render.first_martians.scenes import scene_bands
from render.first_martians.supplies import supply_bands
from rules.first_martians.base_choices import ChoiceMade
from rules.first_martians.dice import Rolled
from rules.first_martians.effects.crew import Wounded
from rules.first_martians.effects.mars_base import PartBroken, SupplyChanged
from rules.first_martians.effects.mission_end import GameEnded
from rules.first_martians.effects.regions import Explored
from rules.first_martians.effects.tracks import MalfunctionDrawn, TrackChanged
from rules.first_martians.objectives import ObjectiveReached
from rules.first_martians.plan.resolution import ActionResolved
from rules.first_martians.view import View

P: TypeAlias = Presentation[View]
Bands: TypeAlias = tuple[Band, ...]

BUILDINGS = ("backup-energy", "backup-air", "backup-harvest")
"""The objectives that the first plan reaches."""
EVENT, ADVENTURE = "sleep-log", "live-cable"


def _on(band: Band, *spots: Spot, first: int = 1) -> Band:
    return pointed(band, places.LOOK, *spots, first=first)


def _mission(p: P, *spots: Spot) -> Band:
    return _on(mission_bands(p.view, p.names, p.t)[0], *spots)


def _plan(p: P, *stacks: int) -> Band:
    """The plan, pointing at the tiles of these stacks, the first being 0."""
    found = [places.stack(p.view, each, p.t) for each in stacks]
    return _on(plan_bands(p.view, p.names, p.t)[0], *found)


def _last_stack(p: P) -> Bands:
    """The plan, pointing at the stack that was laid last."""
    return (_plan(p, len(p.view.stacks) - 1),)


def _supplies(p: P, *spots: Spot, first: int = 1) -> Band:
    return _on(supply_bands(p.view, p.t)[0], *spots, first=first)


def _facility(p: P, name: str, first: int = 1) -> Band:
    """The band of a facility's block, pointing at it."""
    band = block_band(p.view, p.view.content.base.facility[name].block, p.t)
    return _on(band, places.facility(p.view, name, p.t), first=first)


def _map(p: P, *regions: str) -> Band:
    return _on(map_bands(p.view, p.names, p.t)[0], *map(places.region, regions))


def _event_scene(p: P) -> Bands:
    title = piece("event", EVENT, p.t)
    return scene_bands(stories.theme(p.view, EVENT), title, p.t)


def _adventure_scene(p: P) -> Bands:
    adventure = p.view.content.stories.adventure[ADVENTURE]
    return scene_bands(adventure.colour, piece("adventure", ADVENTURE, p.t), p.t)


LESSON = Lesson(
    package=__package__,
    rivals=(CAST["geologist"][0],),
    steps=(
        Step(
            id="build",
            teaches=("objectives", "pawns"),
            choices=(("construct backup-farm own",),),
            picture=lambda p: (
                _mission(p, places.objective(p.view, "backup-harvest"), places.sols(p.view)),
            ),
            after=_last_stack,
        ),
        Step(
            id="sure",
            teaches=("dice", "sure"),
            choices=(("join 1 own",),),
            picture=_last_stack,
            after=_last_stack,
        ),
        Step(
            id="ready",
            teaches=("ready",),
            choices=(("ready",),),
            picture=lambda p: (_plan(p, 0, 1),),
            after=lambda p: (
                _mission(p, tuple(places.objective(p.view, each) for each in BUILDINGS)),
            ),
            tells=(Rolled, ObjectiveReached),
        ),
        Step(
            id="event",
            teaches=("events",),
            choices=(("choose true-figure",), ("choose round-up",)),
            picture=_event_scene,
            after=lambda p: (_supplies(p, places.stress()),),
            asks=True,
        ),
        Step(
            id="attend",
            teaches=("event-actions",),
            choices=(("attend sleep-log own",),),
            picture=lambda p: (_supplies(p, places.stress()),),
            after=_last_stack,
        ),
        Step(
            id="malfunction",
            teaches=("tracks", "red-parts"),
            choices=(("ready",),),
            picture=lambda p: (_supplies(p, places.tracks()),),
            after=lambda p: (_facility(p, "farm"),),
            tells=(TrackChanged, MalfunctionDrawn, PartBroken),
        ),
        Step(
            id="repair",
            teaches=("repairs",),
            choices=(("repair farm filters spare own",),),
            picture=lambda p: (_facility(p, "farm"),),
            after=_last_stack,
        ),
        Step(
            id="explore",
            teaches=("distance", "rovers"),
            choices=(("explore r1-s 0 own", "send froggy 1"), ("explore r1-s 0 own",)),
            picture=lambda p: (_map(p, "r1-s"),),
            after=_last_stack,
        ),
        Step(
            id="arrive",
            teaches=("regions",),
            choices=(("ready",),),
            picture=lambda p: (_plan(p, 0),),
            after=lambda p: (_map(p, "r1-s"),),
            tells=(Explored,),
        ),
        Step(
            id="adventure",
            teaches=("adventures",),
            choices=(("choose main-switch",), ("choose work-live",)),
            picture=_adventure_scene,
            after=lambda p: (_mission(p, places.objective(p.view, "backup-energy")),),
            asks=True,
            tells=(ChoiceMade, SupplyChanged, Wounded, ActionResolved),
        ),
        Step(
            id="end",
            teaches=("end",),
            choices=(("ready",),),
            picture=lambda p: (_mission(p, places.objective(p.view, "supply-drops")),),
            after=lambda p: final_bands(p.view, p.names, p.t),
            tells=(ObjectiveReached, GameEnded),
        ),
    ),
    questions=(
        Question("sure", right="b"),
        Question("event-actions", right="c"),
        Question("tracks", right="a"),
        Question("end", right="b"),
    ),
)
