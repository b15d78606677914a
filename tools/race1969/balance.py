"""Figures by which the board of 1969 is tuned, and one-sided ways to play it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from rules.core.chance import Dice
from rules.core.events import Transition
from rules.core.game import Autopilot, Json, Seat, Setup
from rules.race1969.autopilot import Pilot
from rules.race1969.board import cell_on_track, standard_board
from rules.race1969.espionage import CardsDrawn, MissionPaid, PlaysRevealed, Seal
from rules.race1969.expert import AUTOPILOTS
from rules.race1969.forecast import STYLES, Weights
from rules.race1969.game import GAME
from rules.race1969.income import Forgo, GameStarted, Trade, Traded
from rules.race1969.missions import Keep, MissionLaunched, RocketMoved, Stay
from rules.race1969.odds import launch_odds
from rules.race1969.purchases import Done
from rules.race1969.state import Action, Event, Flight, State
from rules.race1969.terms import MOON, NATIONS, SCIENTISTS
from rules.race1969.view import View
from tools.autopilot_game import play
from tools.balance import (
    DEFAULTS,
    Lineup,
    Played,
    Report,
    Row,
    Share,
    mean,
    of,
    order_worth,
    share,
    wins,
)

BOARD = standard_board()
MOON_ONLY = Pilot("moon-only", Weights(levels=(0.0, 0.0, 0.0, 1.0), foresight=0.12))


@dataclass(slots=True)
class MoonFirst:
    """Straight to the Moon: nothing is launched before it, anything after."""

    style: str = "straight-to-moon"

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """The Moon's way until the nation has flown there, then the balanced one."""
        seat = view.viewer
        flown = seat is not None and any(
            flight.mission == MOON for flight in view.nations[seat].flights
        )
        pilot = AUTOPILOTS["balanced"] if flown else MOON_ONLY
        return pilot.choose(view, actions, dice)


@dataclass(slots=True)
class Defaults:
    """Takes the action of a seat whose time is up, which spends nothing."""

    style: str = DEFAULTS

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """The one of ``actions`` that is a default."""
        return next(action for action in actions if action in DEFAULT_ACTIONS)


DEFAULT_ACTIONS: tuple[Action, ...] = (Forgo(), Trade(0), Done(), Stay(), Keep(), Seal())


OPENINGS: Mapping[str, Autopilot[View, Action]] = MappingProxyType(
    {
        "all-level-1": Pilot("all-level-1", Weights(levels=(1.0, 0.0, 0.0, 0.0))),
        "straight-to-moon": MoonFirst(),
        "all-spies": Pilot(
            "all-spies", Weights(hires=("spy",), spies=4.0, sabotage=1.5, cards=1.4)
        ),
        "no-cards": Pilot("no-cards", Weights(cards=0.0)),
        "all-cards": Pilot("all-cards", Weights(cards=2.5, sabotage=2.5)),
        "no-moon": Pilot("no-moon", Weights(levels=(1.0, 1.0, 1.0, 0.0))),
    }
)
"""Each by its id. The first four are those that the board is tuned against."""

PILOTS: Mapping[str, Autopilot[View, Action]] = MappingProxyType(
    {**AUTOPILOTS, **OPENINGS, DEFAULTS: Defaults()}
)
"""Everybody who may sit down in a simulation."""

STANDARD = tuple(STYLES)
"""The styles that people can choose, in order."""

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

    order: tuple[Seat, ...]
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
        order=tuple((watch.first + i) % len(pilots) for i in range(len(pilots))),
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


def leaders(game: Figures) -> list[float]:
    """The wins of each nation that came farthest on the Moon: several if they share a cell."""
    best = max((f.cell for f in game.moon if f), default=None)
    return [w for w, f in zip(game.wins, game.moon, strict=True) if f and f.cell == best]


def explorers(game: Figures) -> list[float]:
    """The wins of each nation that missions besides the Moon paid most."""
    paid = [
        sum(x.paid for x in game.launches if x.seat == seat and x.mission != MOON)
        for seat in range(len(game.wins))
    ]
    return [win for win, points in zip(game.wins, paid, strict=True) if points == max(paid)]


def last_third() -> int:
    """The first cell of the Moon track's last third."""
    cells = len(BOARD.mission(MOON).cells)
    return cells - cells // 3 + 1


def _moons(played: Played) -> list[Flight]:
    return [flight for _, game in played for flight in game.moon if flight]


def _lands_late(game: Figures) -> bool:
    return any(f and f.cell >= last_third() for f in game.moon)


def _wins_of(played: Played, flew: bool) -> Share:
    """Wins of nations that flew to the Moon, or of those that didn't."""
    return share(
        win for _, g in played for win, f in zip(g.wins, g.moon, strict=True) if bool(f) == flew
    )


def _ruined(played: Played, by: Callable[[Launched], float]) -> str:
    """The share of the last year's last launches that lost ``RUIN`` or more."""
    final = len(BOARD.rounds) - 1
    closing = [x for _, g in played for x in g.launches if x.last and x.round == final]
    return share(float(by(x) >= RUIN) for x in closing).percent()


def _exhausted(kind: str) -> Row:
    return (
        f"games that run out of: {kind}",
        lambda p, n: share(float(kind in g.exhausted) for _, g in p).percent(),
    )


TARGETS: tuple[Row, ...] = (
    ("games", lambda p, n: str(len(p))),
    ("turn order: farthest win share from 1/n", lambda p, n: order_worth(p, n).stray(n)),
    (
        "somebody lands on the Moon's last third",
        lambda p, n: share(float(_lands_late(g)) for _, g in p).percent(),
    ),
    (
        "nations that fly to the Moon",
        lambda p, n: share(float(f is not None) for _, g in p for f in g.moon).percent(),
    ),
    (
        "… in 1969, of all flights there",
        lambda p, n: share(float(f.year == BOARD.rounds[-1].year) for f in _moons(p)).percent(),
    ),
    (
        "… that end on the last third of its cells",
        lambda p, n: share(float(f.cell >= last_third()) for f in _moons(p)).percent(),
    ),
    (
        "missions that opponents' cards moved to another cell",
        lambda p, n: share(float(x.hindered) for _, g in p for x in g.launches).percent(),
    ),
    (
        "wins of a nation that flew to the Moon, times its share",
        lambda p, n: _wins_of(p, flew=True).times(n),
    ),
    (
        "wins of a nation that didn't, times its share",
        lambda p, n: _wins_of(p, flew=False).times(n),
    ),
    (
        "games won by a nation that came farthest on the Moon, ties counted",
        lambda p, n: share(sum(leaders(g)) for _, g in p).percent(),
    ),
    (
        "… if the Moon had no say",
        lambda p, n: f"{100 * mean(len(leaders(g)) / n for _, g in p):.1f} %",
    ),
    (
        "wins of a nation that came farthest, times its share",
        lambda p, n: share(win for _, g in p for win in leaders(g)).times(n),
    ),
    (
        "wins of a nation that got most from other missions, times its share",
        lambda p, n: share(win for _, g in p for win in explorers(g)).times(n),
    ),
    (
        "games in which one nation alone came farthest",
        lambda p, n: share(float(len(leaders(g)) == 1) for _, g in p).percent(),
    ),
    ("Moon: mean cell", lambda p, n: f"{mean(f.cell for f in _moons(p)):.1f}"),
    ("Moon: mean prestige", lambda p, n: f"{mean(f.prestige for f in _moons(p)):.1f}"),
    ("winner's prestige", lambda p, n: f"{mean(max(g.scores) for _, g in p):.1f}"),
    ("last one's prestige", lambda p, n: f"{mean(min(g.scores) for _, g in p):.1f}"),
    (
        f"last launch of 1969 ruined by dice (−{RUIN} or worse)",
        lambda p, n: _ruined(p, lambda x: x.expected - x.tested),
    ),
    (
        f"last launch of 1969 ruined by cards (−{RUIN} or worse)",
        lambda p, n: _ruined(p, lambda x: x.tested - x.paid),
    ),
    *map(_exhausted, SCIENTISTS),
    ("cards drawn by a nation", lambda p, n: f"{mean(c for _, g in p for c in g.cards):.1f}"),
    ("prestige traded by a nation", lambda p, n: f"{mean(g.traded / n for _, g in p):.1f}"),
)


def _flights(mission: str) -> Row:
    def figure(played: Played, n: int) -> str:
        paid = [x.paid for _, g in played for x in g.launches if x.mission == mission]
        return f"{len(paid) / max(1, n * len(played)):.2f} · {mean(paid):.1f}"

    return mission, figure


def _opening(style: str) -> Row:
    return style, lambda p, n: wins(of(p, style), style).times(n)


class RaceReport(Report):
    """The report of 1969."""

    game, title, unit = "race1969", "1969", "nations"
    seat_counts = range(2, 6)
    pilots = PILOTS
    standard = STANDARD
    sections = (
        ("what the board is tuned towards", TARGETS),
        (
            "flights per nation and game · mean prestige",
            tuple(_flights(mission.id) for mission in BOARD.missions),
        ),
    )
    style_rows = tuple(map(_opening, OPENINGS))

    def other_lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """One seat of each opening at tables of standard styles."""
        found = []
        for count in seats:
            for opening in OPENINGS:
                for number in range(games):
                    styles = list(self.styles(opening, count, number))
                    styles[number % count] = opening
                    found.append(Lineup(opening, tuple(styles), number))
        return found

    def play(self, lineup: Lineup, seed: bytes) -> Figures:
        return figures([self.pilots[style] for style in lineup.styles], seed)


REPORT = RaceReport()
