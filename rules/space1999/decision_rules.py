"""The decisions of Spazio: 1999: their actions, their defaults, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.decision_rules import DecisionKind, DecisionRules
from rules.core.game import Decision, Seat
from rules.space1999.central_computer import Propose
from rules.space1999.defaults import (
    default_planet,
    default_step,
    default_take_off,
    default_tile_card,
    default_tiles,
    default_turn,
)
from rules.space1999.flight import step_actions, take_off_actions
from rules.space1999.planets import all_visited, planet_actions, reset_planets, settle_take_off
from rules.space1999.progress import Action, Event, Progress
from rules.space1999.route_tiles import settle_tiles, tile_actions
from rules.space1999.state import State
from rules.space1999.terms import PLANET, STEP, TAKE_OFF, TILE_CARD, TILES, TURN
from rules.space1999.tile_programs import tile_card_actions
from rules.space1999.turns import begin_round, begin_turn, turn_actions


def only(
    actions: Callable[[State, Seat], tuple[Action, ...]],
) -> Callable[[State, Seat], Action | None]:
    """The only one of the actions, if there are no more, and if all can see that.

    Where a crew holds several flight plans that happen to be alike it is asked nevertheless: being
    passed over would tell what it holds.
    """

    def forced(state: State, seat: Seat) -> Action | None:
        found = actions(state, seat)
        if len(found) != 1:
            return None
        (action,) = found
        if isinstance(action, Propose) and len(state.ships[seat].plans) > 1:
            return None
        return action

    return forced


class SpazioRules(DecisionRules[State, Action, Event]):
    recorder = Progress
    kinds = {
        TURN: DecisionKind(turn_actions, default_turn, only(turn_actions)),
        STEP: DecisionKind(step_actions, default_step, only(step_actions)),
        PLANET: DecisionKind(planet_actions, default_planet, only(planet_actions)),
        TAKE_OFF: DecisionKind(take_off_actions, default_take_off, only(take_off_actions)),
        TILES: DecisionKind(tile_actions, default_tiles, only(tile_actions)),
        TILE_CARD: DecisionKind(tile_card_actions, default_tile_card),
    }

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return state.decisions

    def advance(self, recorder: Progress) -> None:
        """Let turns end and begin, and the Moon move, until somebody has to decide."""
        while recorder.state.outcome is None:
            if recorder.agenda:
                if not (settle_tiles(recorder) or settle_take_off(recorder)):
                    return
            elif all_visited(recorder.state):
                reset_planets(recorder)
            elif recorder.state.begun < len(recorder.state.ships):
                begin_turn(recorder)
            else:
                begin_round(recorder)


RULES = SpazioRules()
