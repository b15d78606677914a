"""Turns, rounds and the Moon's move (2, 3, 7, 21, A7), and all decisions with their defaults."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.core.decision_rules import DecisionKind, DecisionRules
from rules.core.errors import IllegalAction
from rules.core.events import Hidden, event
from rules.core.game import Decision, Seat
from rules.core.structs import struct, with_item
from rules.space1999.central_computer import Propose, proposals
from rules.space1999.chart import Moon
from rules.space1999.monitor import Tile, laid, route, tiles_to_earth
from rules.space1999.route_plans import BANK_SHORT, opening_slide, rebuilding_slide
from rules.space1999.route_tiles import LEAVE, Lay, lays, surplus, tile_actions
from rules.space1999.ships import (
    Fly,
    all_visited,
    come_home,
    flights,
    planet_actions,
    reachable,
    reset_planets,
    settle_take_off,
    step_actions,
)
from rules.space1999.slides import STAY, Remove, slides, tile_card_actions
from rules.space1999.state import Action, Event, Progress, State
from rules.space1999.terms import BASE, PLANET, STEP, TAKE_OFF, TILE_CARD, TILES, TURN


@event
class GameStarted(Event):
    """Seats were given their sectors, and the first player was drawn by lot (1, 2)."""

    sectors: tuple[str, ...]
    first: Seat
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        return replace(state, first=self.first, draws=self.draws)


def begin_turn(progress: Progress) -> None:
    state = progress.state
    progress.begin_turn((state.first + state.begun) % len(state.ships))


def turn_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Fly or propose; pass where neither can be done; after a negative answer propose or pass."""
    if state.agenda[0].on:
        return (*proposals(state, seat), PASS)
    ways, plans = flights(state, seat), proposals(state, seat)
    none = () if ways or plans else (PASS,)
    return (*ways, *plans, *none)


@event
class Passed(Event):
    """A seat had nothing left to do in its turn, or chose to propose no further plan."""

    seat: Seat


@struct
class Pass(Action):
    """End the turn where nothing can be done, or propose no further plan (13, A7)."""

    decisions = (TURN,)

    def check(self, state: State, seat: Seat) -> None:
        if not state.agenda[0].on and (flights(state, seat) or proposals(state, seat)):
            raise IllegalAction("must-move")

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        progress.decided()
        progress.emit(Passed(seat))


PASS = Pass()


# The Moon


@event
class MoonMoved(Event):
    """A Moon card was drawn: the Moon slid to ``number`` and turned a quarter (2, A3, A4).

    ``turns`` counts quarter turns clockwise since the start, 0 to 3. ``met`` are the ships in
    space that it picks up, in turn order (21, A5). ``renewed``: all Moon cards had been drawn and
    were shuffled anew before (A19).
    """

    number: int
    turns: int
    met: tuple[Seat, ...]
    renewed: bool
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        cards = state.start.board.moon_cards.copies if self.renewed else state.moon_cards
        return replace(
            state,
            draws=self.draws,
            moon=Moon(self.number, self.turns),
            moon_cards=with_item(cards, self.number, cards[self.number] - 1),
        )


@event
class RoundBegan(Event):
    """A round began, in which nobody has had a turn yet; rounds count from 1."""

    round: int

    def evolve(self, state: State) -> State:
        return replace(state, round=self.round, begun=0, turn=None)


def begin_round(progress: Progress) -> None:
    """Draw a Moon card, move the Moon and begin a round (A2, A3, A4).

    Ships on nodes that the Moon passes or covers come home, in turn order (A5).
    """
    state = progress.state
    renewed = not any(state.moon_cards)
    dice = progress.dice()
    cards = state.start.board.moon_cards.copies if renewed else state.moon_cards
    moon = state.moon.moved(dice.weighted(cards))
    swept = state.start.chart.swept(state.moon.number, moon.number)
    met = tuple(seat for seat in state.order if state.ships[seat].place in swept)
    progress.reveal(MoonMoved(moon.number, moon.turns, met, renewed, dice.counter))
    progress.emit(RoundBegan(state.round + 1))
    for seat in met:
        come_home(progress, seat, "moon")


def default_turn(state: State, seat: Seat) -> Action:
    """Open the route's way; home, or to the cheapest planet; else a plan; else anywhere."""
    if state.agenda[0].on:
        return PASS
    opening = _opening(state, seat)
    if opening is not None:
        return opening
    plan = next(iter(proposals(state, seat)), None)
    if not any(state.bank) and not any(state.ships[seat].tiles):
        return plan or _anywhere(state, seat)
    return _goal(state, seat) or plan or _anywhere(state, seat)


def _opening(state: State, seat: Seat) -> Action | None:
    grid, sector, offered = state.start.grid, state.sector(seat), slides(state, seat)
    mending = rebuilding_slide if sum(state.bank) < BANK_SHORT and offered else opening_slide
    return mending(grid, state.tiles, sector, offered)


def default_take_off(state: State, seat: Seat) -> Action:
    return _goal(state, seat) or _anywhere(state, seat)


def _goal(state: State, seat: Seat) -> Action | None:
    chart, found = state.start.chart, reachable(state, seat)
    if BASE in found:
        return Fly(BASE)
    # The cheapest come first.
    return next((Fly(place) for place in found if place in chart.planets), None)


def _anywhere(state: State, seat: Seat) -> Action:
    found = reachable(state, seat)
    return Fly(next(iter(found))) if found else PASS


def default_step(state: State, seat: Seat) -> Action:
    return step_actions(state, seat)[0]


def default_planet(state: State, seat: Seat) -> Action:
    return planet_actions(state, seat)[0]


def default_tiles(state: State, seat: Seat) -> Action:
    """Lay the tile that leaves the fewest missing to Earth; where none fits, make room first.

    Tiles that only a detour would take are given back where they may be (A22).
    """
    grid, sector = state.start.grid, state.sector(seat)

    def left(action: Lay) -> int:
        tile = Tile(action.square, sector, action.shape, action.rotation)
        return tiles_to_earth(grid, laid(state.tiles, tile), sector)

    best = min(lays(state, seat), key=left, default=None)
    if best is not None and left(best) > 1 and surplus(state, seat):
        return LEAVE
    return best or _opening(state, seat) or LEAVE


def default_tile_card(state: State, seat: Seat) -> Action:
    """No tile is touched, unless the Bank has none: then one that isn't of the own route."""
    if any(state.bank):
        return STAY
    own_route = route(state.start.grid, state.tiles, state.sector(seat))
    removals = [
        action
        for action in tile_card_actions(state, seat)
        if isinstance(action, Remove) and action.square not in own_route
    ]
    return next(iter(removals), STAY)


# Decisions


def _kind(
    actions: Callable[[State, Seat], tuple[Action, ...]], default: Callable[[State, Seat], Action]
) -> DecisionKind[State, Action]:
    """A decision in which slides are open, too (25), and whose only action is taken unasked.

    Where a crew holds several flight plans that happen to be alike it is asked nevertheless: being
    passed over would tell what it holds.
    """

    def all_actions(state: State, seat: Seat) -> tuple[Action, ...]:
        return (*actions(state, seat), *slides(state, seat))

    def forced(state: State, seat: Seat) -> Action | None:
        found = all_actions(state, seat)
        if len(found) != 1:
            return None
        (action,) = found
        alike = isinstance(action, Propose) and len(state.ships[seat].plans) > 1
        return None if alike else action

    return DecisionKind(all_actions, default, forced)


def settle_tiles(progress: Progress) -> bool:
    """End the placing that comes next where nothing is left to decide; false otherwise.

    That is so when all tiles are placed, or when none fits and no slide is open to make room.
    """
    task = progress.agenda[0]
    if task.kind != TILES:
        return False
    state = progress.state
    if not any(state.ships[task.seat].tiles):
        progress.decided()
        return True
    if lays(state, task.seat) or slides(state, task.seat):
        return False
    LEAVE.carry_out(progress, task.seat)
    return True


class SpazioRules(DecisionRules[State, Action, Event]):
    recorder = Progress
    kinds = {
        TURN: _kind(turn_actions, default_turn),
        STEP: _kind(step_actions, default_step),
        PLANET: _kind(planet_actions, default_planet),
        TAKE_OFF: _kind(flights, default_take_off),
        TILES: _kind(tile_actions, default_tiles),
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
