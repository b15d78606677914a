"""One game of Spazio: 1999, reduced to the figures by which the board is tuned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from rules.core.chance import Dice
from rules.core.events import Transition
from rules.core.game import Autopilot, Seat, Setup
from rules.space1999.autopilots import imagine
from rules.space1999.board_data import standard_board
from rules.space1999.central_computer import ComputerAnswered, PlanProposed
from rules.space1999.destinations import NOWHERE, destinations
from rules.space1999.game import GAME
from rules.space1999.route_tiles import RouteChecked
from rules.space1999.ships import CameHome, Flew, PlanetExplored, PlanetsReset, TilesTaken
from rules.space1999.slides import TileRemoved, TileSlid
from rules.space1999.state import Action, Event, State, TurnBegan
from rules.space1999.terms import BASE, SECTORS
from rules.space1999.view import View
from tools.autopilot_game import play

LONGEST = 100
"""Rounds after which a game counts as one without end, and is left."""
_BOARD = standard_board()


class Chance:
    """A player who takes any legal action, each as likely as the others."""

    style = "chance"

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """Whatever the dice say."""
        return actions[dice.below(len(actions))]


class Defaults:
    """Takes the action of a seat whose time is up."""

    style = "defaults"

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """The default, which follows from what is seen: any state like it has the same."""
        assert view.viewer is not None
        action: Action = GAME.default_action(imagine(view, dice), view.viewer)
        return action


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one game; lists follow the seats.

    ``order`` is the order of play, first seat first. A game without an end has no wins. ``laid``
    counts tiles on the Monitor at the end and ``drawn`` those taken from the Bank, ``checked`` and
    ``failed`` the routes that reached Earth and those of them that were wrong. ``bank_empty`` says
    whether the Bank had no tile left at any moment. ``counts`` has everything else, by a word and
    an id; of the turns as they stood at their start, before anything was done in them:

    - ``turn``, ``base``, ``space`` or ``planet``: turns by where the ship was;
    - ``energy held``, ``0`` and up: turns by the ship's energy;
    - ``planets in reach``, ``0`` and up: turns by the number of open planets that a flight on the
      energy held may end at, and ``planets in reach, visited or not`` as if none were visited;
    - ``turn``, ``proposing``: turns in which at least one plan was put to the Computer.
    """

    order: tuple[Seat, ...]
    rounds: int
    ended: bool
    wins: tuple[float, ...]
    laid: tuple[int, ...]
    drawn: tuple[int, ...]
    bank_empty: bool
    checked: int
    failed: int
    counts: Counter[tuple[str, str]]


class Endless(Exception):
    """The game has gone on for too long."""


@dataclass(slots=True)
class Watch:
    """Collects figures while a game is played; raises ``Endless`` after ``LONGEST`` rounds."""

    checked: int = 0
    failed: int = 0
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    drawn: Counter[Seat] = field(default_factory=Counter)
    bank_empty: bool = False
    state: State | None = None
    _proposing: bool = False

    def __call__(
        self, seat: Seat | None, action: Action | None, after: Transition[State, Event]
    ) -> None:
        """Note what the transition's events say."""
        self.state = after.state
        for event in after.events:
            self._note(event)
        self.bank_empty |= not any(after.state.bank)
        if after.state.round > LONGEST:
            raise Endless

    def _note(self, event: Event) -> None:
        match event:
            case TurnBegan():
                self._begin_turn(event.seat)
            case Flew():
                self.counts["flight", "flights"] += 1
                self.counts["flight", "energy"] += event.cost
            case PlanProposed():
                self.counts["plan", _BOARD.plan(event.plan).kind] += 1
                self.counts["turn", "proposing"] += not self._proposing
                self._proposing = True
            case ComputerAnswered():
                self.counts["answer", event.answer] += 1
            case CameHome():
                self.counts["home", event.why] += 1
            case PlanetExplored():
                self.counts["planet", "landings"] += 1
            case PlanetsReset():
                self.counts["planet", "resets"] += 1
            case TileSlid():
                self.counts["tile", _slide(event)] += 1
            case TilesTaken():
                self.drawn[event.seat] += sum(event.tiles)
            case TileRemoved():
                self.counts["tile", "removed"] += 1
            case RouteChecked():
                self.checked += 1
                self.failed += not event.ok
            case _:
                pass

    def _begin_turn(self, seat: Seat) -> None:
        """Note how a turn begins; what is decided in it comes with a later transition."""
        assert self.state is not None
        self._proposing = False
        state, ship = self.state, self.state.ships[seat]
        planets, nodes = state.start.chart.planets, state.start.chart.nodes
        where = "base" if ship.place == BASE else "space" if ship.place in nodes else "planet"
        self.counts["turn", where] += 1
        self.counts["energy held", str(ship.energy)] += 1
        for name, departure in (
            ("planets in reach", state.departure(seat)),
            ("planets in reach, visited or not", state.departure(seat)._replace(closed=NOWHERE)),
        ):
            found = destinations(departure, ship.energy) if ship.energy else ()
            self.counts[name, str(sum(place in planets for place in found))] += 1


def _slide(event: TileSlid) -> str:
    if event.program:
        return "moved by a program"
    return "slid for energy" if event.paid else "slid, own"


def figures(pilots: Sequence[Autopilot[View, Action]], seed: bytes) -> Figures:
    """Play one game and count."""
    watch = Watch()
    with suppress(Endless):
        play(GAME, Setup(SECTORS[: len(pilots)]), seed, pilots, watch)
    state = watch.state
    assert state is not None
    outcome = GAME.outcome(state)
    winners = outcome.winners if outcome else ()
    laid = Counter(tile.owner for tile in state.tiles)
    return Figures(
        order=state.order,
        rounds=state.round,
        ended=outcome is not None,
        wins=tuple(float(seat in winners) for seat in range(len(pilots))),
        laid=tuple(laid[sector] for sector in SECTORS[: len(pilots)]),
        drawn=tuple(watch.drawn[seat] for seat in range(len(pilots))),
        bank_empty=watch.bank_empty,
        checked=watch.checked,
        failed=watch.failed,
        counts=watch.counts,
    )
