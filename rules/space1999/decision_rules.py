"""The decisions of Spazio: 1999: their actions, their defaults, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.decision_rules import DecisionKind, DecisionRules
from rules.core.game import Decision, Seat
from rules.space1999 import defaults, flight, planets, route_tiles, tile_programs, turns
from rules.space1999.central_computer import Propose
from rules.space1999.progress import Action, Event, Progress
from rules.space1999.state import State
from rules.space1999.terms import PLANET, STEP, TAKE_OFF, TILE_CARD, TILES, TURN


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
        TURN: DecisionKind(turns.turn_actions, defaults.turn, only(turns.turn_actions)),
        STEP: DecisionKind(flight.step_actions, defaults.step, only(flight.step_actions)),
        PLANET: DecisionKind(planets.planet_actions, defaults.planet, only(planets.planet_actions)),
        TAKE_OFF: DecisionKind(
            flight.take_off_actions, defaults.take_off, only(flight.take_off_actions)
        ),
        TILES: DecisionKind(
            route_tiles.tile_actions, defaults.tiles, only(route_tiles.tile_actions)
        ),
        TILE_CARD: DecisionKind(tile_programs.tile_card_actions, defaults.tile_card),
    }

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return state.decisions

    def advance(self, recorder: Progress) -> None:
        """Let turns end and begin, and the Moon move, until somebody has to decide."""
        while recorder.state.outcome is None:
            if recorder.agenda:
                if not (route_tiles.settle(recorder) or planets.settle_take_off(recorder)):
                    return
            elif planets.all_visited(recorder.state):
                planets.reset(recorder)
            elif recorder.state.begun < len(recorder.state.ships):
                turns.begin(recorder)
            else:
                turns.begin_round(recorder)


RULES = SpazioRules()
