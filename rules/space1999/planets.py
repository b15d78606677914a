"""Planets: landing, the card drawn there, a planet of one's choice, the reset (6, 16-19)."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.events import Hidden, event
from rules.core.game import Seat
from rules.core.piles import drawn, without
from rules.core.structs import replace, struct
from rules.space1999.monitor import minus, plus
from rules.space1999.progress import Action, Event, Progress
from rules.space1999.ships import Stayed, change_energy, come_home, reachable
from rules.space1999.slides import slides
from rules.space1999.state import LastMove, State, Visit
from rules.space1999.terms import PLANET, RETURN, TAKE_OFF


@event
class Jumped(Event):
    """A ship went to a planet in one leap, which nothing blocks (12, A8)."""

    seat: Seat
    origin: str
    planet: str

    def evolve(self, state: State) -> State:
        return replace(
            state,
            ships=state.with_ship(self.seat, place=self.planet),
            last=LastMove(self.seat, "jump", self.origin, (self.planet,)),
        )


def jump(progress: Progress, seat: Seat, planet: str) -> None:
    """Land on a planet in one leap, which no ship and no Moon can block (A8)."""
    progress.emit(Jumped(seat, progress.state.ships[seat].place, planet))
    explore(progress, seat, planet)


@event
class PlanetExplored(Event):
    """A ship landed and drew a Planet card (6, 16), an index into the board's ``planet_cards``.

    ``again``: the planet was visited already, so the card goes back under the deck (A16).
    ``visited`` counts the planets visited by then, this one included, and ``round`` the rounds:
    what follows at once may begin a new round, or clear all planets.
    """

    seat: Seat
    planet: str
    card: int
    again: bool
    draws: Hidden[int]
    visited: int
    round: int

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        deck, under = state.planet_deck, state.under
        if deck:
            deck = without(deck, self.card)
        else:
            under = under[1:]
        if self.again:
            return replace(state, draws=self.draws, planet_deck=deck, under=(*under, self.card))
        return replace(
            state,
            draws=self.draws,
            planet_deck=deck,
            under=under,
            visits=(*state.visits, Visit(self.planet, self.card, self.seat)),
        )


def explore(progress: Progress, seat: Seat, planet: str) -> None:
    """Draw the Planet card of a ship that has landed and carry it out, line by line (16).

    On a planet that was visited before the card is obeyed and goes under the deck (A16).
    """
    state = progress.state
    dice = progress.dice()
    number = drawn(state.planet_deck, state.under, dice)
    again = planet in state.closed
    visited = len(state.closed) + (not again)
    progress.reveal(PlanetExplored(seat, planet, number, again, dice.counter, visited, state.round))
    card = state.start.board.planet_cards[number]
    _take_tiles(progress, seat, card.tiles)
    change_energy(progress, seat, card.energy, "planet")
    if card.instruction == RETURN:
        come_home(progress, seat, "planet")
    elif card.instruction == TAKE_OFF:
        _take_off(progress, seat)


@event
class TilesTaken(Event):
    """Route tiles drawn blind from the Bank, to lie open before their owner (16, A20)."""

    seat: Seat
    tiles: tuple[int, int]
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        return replace(
            state,
            draws=self.draws,
            ships=state.with_ship(self.seat, tiles=plus(state.ships[self.seat].tiles, self.tiles)),
            bank=minus(state.bank, self.tiles),
        )


def _take_tiles(progress: Progress, seat: Seat, count: int) -> None:
    """Draw tiles blind, as many as the Bank still has (A19, A20)."""
    if not count:
        return
    left, taken = list(progress.state.bank), [0, 0]
    dice = progress.dice()
    for _ in range(min(count, sum(left))):
        shape = dice.weighted(left)
        left[shape] -= 1
        taken[shape] += 1
    if any(taken):
        progress.reveal(TilesTaken(seat, (taken[0], taken[1]), dice.counter))


def settle_take_off(progress: Progress) -> bool:
    """End an immediate take-off for which a slide has left no energy (A41); else false."""
    task = progress.agenda[0]
    if task.kind != TAKE_OFF or reachable(progress.state, task.seat):
        return False
    progress.decided()
    _take_off(progress, task.seat)
    return True


def _take_off(progress: Progress, seat: Seat) -> None:
    """Leave at once on energy; without any, or with all ways blocked, stay (17, A15)."""
    if not progress.state.ships[seat].energy:
        progress.emit(Stayed(seat, "no-energy"))
    elif not reachable(progress.state, seat):
        progress.emit(Stayed(seat, "shut-in"))
    else:
        progress.ask(seat, TAKE_OFF)


# A planet of one's choice


def open_planets(state: State) -> tuple[str, ...]:
    """Planets that nobody has visited since the last reset."""
    closed = state.closed
    return tuple([planet for planet in state.start.chart.planets if planet not in closed])


def planet_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Any planet that isn't visited (10, A13)."""
    return (*[Land(planet) for planet in open_planets(state)], *slides(state, seat))


@struct
class Land(Action):
    """Land on a planet of one's choice, as the plan's own is visited already (10, A13)."""

    decisions = (PLANET,)

    planet: str

    def check(self, state: State, seat: Seat) -> None:
        """The planet must be on the chart, and unvisited (A13)."""
        if self.planet in state.start.chart.nodes:
            raise IllegalAction("no-planet", place=self.planet)
        if self.planet not in state.start.chart.planets:
            raise IllegalAction("unknown-place", place=self.planet)
        if self.planet in state.closed:
            raise IllegalAction("planet-visited", place=self.planet)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Carry the plan out on the planet that was chosen instead."""
        progress.decided()
        jump(progress, seat, self.planet)


# All visited


@event
class PlanetsReset(Event):
    """All planets are visited: their cards were taken off and shuffled into the deck (19).

    It happens at a turn's end, before the next begins (A18).
    """

    def evolve(self, state: State) -> State:
        cards = state.start.board.planet_card_indexes
        return replace(state, turn=None, planet_deck=cards, under=(), visits=())


def all_visited(state: State) -> bool:
    """Whether no planet is left to visit."""
    return len(state.visits) == len(state.start.chart.planets)


def reset_planets(progress: Progress) -> None:
    """Open all planets again (19, A18)."""
    state = progress.state
    energy = state.start.board.energy
    progress.emit(PlanetsReset())
    for seat in state.order:
        if state.ships[seat].place in state.closed:  # as it was before
            come_home(progress, seat, "reset", energy.reset_home)
        else:
            change_energy(progress, seat, energy.reset_away, "reset")
