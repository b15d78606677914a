"""One game of 1969, reduced to the figures by which the board is tuned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.core.events import Transition
from rules.core.game import Autopilot, Json, Seat, Setup
from rules.race1969.board import cell_on_track
from rules.race1969.espionage import CardsDrawn, MissionPaid, PlaysRevealed
from rules.race1969.game import GAME
from rules.race1969.income import GameStarted, Traded
from rules.race1969.missions import MissionLaunched, RocketMoved
from rules.race1969.odds import launch_odds
from rules.race1969.state import Action, Event, Flight, State
from rules.race1969.terms import MOON, NATIONS, SCIENTISTS
from rules.race1969.view import View
from tools.autopilot_game import play

RUIN = 3
"""Prestige that a launch has to lose, to the dice or to cards, to count as ruined."""


@dataclass(frozen=True, slots=True)
class Launched:
    """A launch: prestige expected, after the test and in the end, and whether it came last.

    ``hindered``: without opponents' cards its rocket would have ended on another cell.
    """

    seat: Seat
    mission: str
    round: int
    last: bool
    expected: float
    tested: int
    paid: int
    hindered: bool


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one game. ``wins`` shares a shared victory; lists follow the seats."""

    first: Seat
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    moon: tuple[Flight | None, ...]
    launches: tuple[Launched, ...]
    traded: int
    cards: tuple[int, ...]
    hired: tuple[tuple[int, ...], ...]
    exhausted: tuple[str, ...]
    moon_cells: int


@dataclass(slots=True)
class Watch:
    """Collects figures while a game is played."""

    first: Seat = 0
    traded: int = 0
    cards: Counter[Seat] = field(default_factory=Counter)
    launches: list[Launched] = field(default_factory=list)
    _before: State | None = None
    _expected: float = 0.0
    _cell: int = 0
    _hindered: bool = False

    def __call__(
        self, seat: Seat | None, action: Action | None, after: Transition[State, Event]
    ) -> None:
        """Note what the transition's events say."""
        for event in after.events:
            if isinstance(event, GameStarted):
                self.first = event.first
            elif isinstance(event, Traded):
                self.traded += event.points
            elif isinstance(event, CardsDrawn):
                self.cards[event.seat] += event.count
            elif isinstance(event, MissionLaunched) and self._before:
                # The state before, since a year may end within the launch and lay its flags.
                view = GAME.view(self._before, None)
                self._expected = launch_odds(view, event.seat, event.mission).prestige
            elif isinstance(event, RocketMoved):
                self._cell = event.cell
            elif isinstance(event, PlaysRevealed):
                length = len(after.state.start.board.mission(event.mission).cells)
                alone = cell_on_track(event.start + event.forward, length)
                self._hindered = alone != event.cell
            elif isinstance(event, MissionPaid):
                self._note(after.state, event)
        self._before = after.state

    def _note(self, state: State, event: MissionPaid) -> None:
        view = GAME.view(state, None)
        flight = next(f for f in view.nations[event.seat].flights if f.mission == event.mission)
        year = [r.year for r in view.board.rounds].index(flight.year)
        seats = len(view.nations)
        cells = view.board.mission(event.mission).cells
        self.launches.append(
            Launched(
                seat=event.seat,
                mission=event.mission,
                round=year,
                last=event.seat == (self.first + year + seats - 1) % seats,
                expected=self._expected,
                tested=max(0, cells[self._cell - 1] - event.flags),
                paid=event.prestige,
                hindered=self._hindered,
            )
        )


def figures(
    pilots: Sequence[Autopilot[View, Action]], seed: bytes, content: Json = None
) -> Figures:
    """Play one game, on the shipped board unless another is given, and count."""
    watch = Watch()
    setup = Setup(NATIONS[: len(pilots)], content=content)
    state = play(GAME, setup, seed, pilots, watch)
    view = GAME.view(state, None)
    assert view.outcome is not None
    winners = view.outcome.winners
    scores = {standing.seat: standing.score for standing in view.outcome.standings}
    return Figures(
        first=watch.first,
        wins=tuple(1 / len(winners) if nation.seat in winners else 0.0 for nation in view.nations),
        scores=tuple(scores[nation.seat] for nation in view.nations),
        moon=tuple(
            next((f for f in nation.flights if f.mission == MOON), None) for nation in view.nations
        ),
        launches=tuple(watch.launches),
        traded=watch.traded,
        cards=tuple(watch.cards[nation.seat] for nation in view.nations),
        hired=tuple(
            tuple(sum(r.scientists.count(kind) for r in nation.researches) for kind in SCIENTISTS)
            for nation in view.nations
        ),
        exhausted=tuple(
            kind for kind, left in zip(SCIENTISTS, view.supply, strict=True) if not left
        ),
        moon_cells=len(view.board.mission(MOON).cells),
    )
