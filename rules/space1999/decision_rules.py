"""The phases put together: open decisions, legal actions and their effects."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import Any

from rules.core.legacy import ActionRule, DecisionKind, DecisionRules
from rules.space1999 import defaults
from rules.space1999.actions import (
    Action,
    ExtraSlide,
    Fly,
    Land,
    Lay,
    Leave,
    Pass,
    Propose,
    Remove,
    Slide,
    Stay,
    Step,
)
from rules.space1999.events import Event
from rules.space1999.evolve.recorder import Progress
from rules.space1999.phases import (
    central_computer,
    flight,
    forced,
    moon,
    planets,
    slides,
    tile_placement,
    tile_programs,
    turn,
)
from rules.space1999.state import State
from rules.space1999.terms import PLANET, STEP, TAKE_OFF, TILE_CARD, TILES, TURN

_FLY: ActionRule[State, Progress] = ActionRule(flight.check_fly, flight.fly)
_SLIDE: Mapping[type[Any], ActionRule[State, Progress]] = {
    Slide: ActionRule(slides.check_slide, slides.slide)
}
"""Open to a seat at all of its own turn's decisions (25, A41).

Beside a card that lets a tile be moved it is ``ExtraSlide``, as ``Slide`` is the card's.
"""

KINDS: Mapping[str, DecisionKind[State, Action, Progress]] = MappingProxyType(
    {
        TURN: DecisionKind(
            turn.turn_actions,
            {
                Fly: _FLY,
                Propose: ActionRule(central_computer.check_propose, central_computer.propose),
                Pass: ActionRule(turn.check_pass, turn.pass_),
                **_SLIDE,
            },
            defaults.turn,
            forced.only(turn.turn_actions),
        ),
        STEP: DecisionKind(
            flight.step_actions,
            {Step: ActionRule(flight.check_step, flight.step), **_SLIDE},
            defaults.step,
            forced.only(flight.step_actions),
        ),
        PLANET: DecisionKind(
            planets.planet_actions,
            {Land: ActionRule(planets.check_land, planets.land), **_SLIDE},
            defaults.planet,
            forced.only(planets.planet_actions),
        ),
        TAKE_OFF: DecisionKind(
            flight.take_off_actions,
            {Fly: _FLY, **_SLIDE},
            defaults.take_off,
            forced.only(flight.take_off_actions),
        ),
        TILES: DecisionKind(
            tile_placement.tile_actions,
            {
                Lay: ActionRule(tile_placement.check_lay, tile_placement.lay),
                Leave: ActionRule(tile_placement.check_leave, tile_placement.leave),
                **_SLIDE,
            },
            defaults.tiles,
            forced.only(tile_placement.tile_actions),
        ),
        TILE_CARD: DecisionKind(
            tile_programs.tile_card_actions,
            {
                Slide: ActionRule(tile_programs.check_slide_by_card, tile_programs.slide_by_card),
                Remove: ActionRule(tile_programs.check_remove, tile_programs.remove),
                Stay: ActionRule(tile_programs.check_stay, tile_programs.stay),
                ExtraSlide: ActionRule(slides.check_slide, slides.slide),
            },
            defaults.tile_card,
        ),
    }
)


def advance(progress: Progress) -> None:
    """Let everything happen that needs nobody's decision: turns end and begin, the Moon moves."""
    while progress.state.outcome is None:
        if progress.agenda:
            if not (tile_placement.settle(progress) or planets.settle_take_off(progress)):
                return
        elif planets.all_visited(progress.state):
            planets.reset(progress)
        elif progress.state.begun < len(progress.state.ships):
            turn.begin(progress)
        else:
            moon.begin_round(progress)


RULES: DecisionRules[State, Action, Event, Progress] = DecisionRules(
    KINDS, attrgetter("decisions"), Progress, advance
)
