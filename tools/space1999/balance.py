"""Figures by which the board of Spazio: 1999 is tuned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import median
from types import MappingProxyType

from rules.core.chance import Dice
from rules.core.events import Transition
from rules.core.game import Autopilot, Seat, Setup
from rules.space1999.autopilots import AUTOPILOTS, imagine
from rules.space1999.board_data import standard_board
from rules.space1999.central_computer import ComputerAnswered, PlanProposed
from rules.space1999.destinations import NOWHERE, destinations
from rules.space1999.game import GAME
from rules.space1999.route_tiles import RouteChecked
from rules.space1999.ships import CameHome, Flew, PlanetExplored, PlanetsReset, TilesTaken
from rules.space1999.slides import TileRemoved, TileSlid
from rules.space1999.state import Action, Event, State, TurnBegan
from rules.space1999.terms import ANSWERS, BASE, PLANS, SECTORS
from rules.space1999.view import View
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
    seated,
    share,
    turn_order,
    wins,
)

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

    style = DEFAULTS

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


STANDARD = GAME.styles_in_turn()
PILOTS = MappingProxyType({**AUTOPILOTS, "chance": Chance(), DEFAULTS: Defaults()})
OPPONENTS = ("chance", DEFAULTS)
"""Opponents of each standard style at two seats, each in an experiment of its own name."""
SHORTEST_EVENING, LONGEST_EVENING = 12, 20
"""Rounds between which the median of the games' lengths should lie."""
SCARCE = 3
"""Units of energy below which a ship is short of it."""


def endless(played: Played) -> Share:
    """Games that were left."""
    return share(float(not game.ended) for _, game in played)


def rounds(played: Played) -> str:
    """The median number of rounds, with the 95th percentile."""
    found = sorted(game.rounds for _, game in played)
    return f"{median(found):.0f} ({found[len(found) * 19 // 20]})" if found else "–"


def winner_drew_most(played: Played, *, alone: bool = False) -> Share:
    """Games whose winner drew at least as many tiles as anybody else, or ``alone`` more."""
    found = []
    for _, game in played:
        if game.ended:
            most, drawn = max(game.drawn), game.drawn[game.wins.index(1.0)]
            found.append(float(drawn == most and not (alone and game.drawn.count(most) > 1)))
    return share(found)


def turns_of(played: Played, what: str) -> Share:
    """Turns that begin at ``base``, in ``space`` or on a ``planet``, or that are ``proposing``."""
    total = sum(game.counts["turn", at] for _, game in played for at in ("base", "space", "planet"))
    found = sum(game.counts["turn", what] for _, game in played)
    return Share(found / total if total else 0.0, total)


def at_turns_start(played: Played, what: str) -> list[int]:
    """A figure of ``Figures.counts`` at the start of each turn, in rising order."""
    found: Counter[int] = Counter()
    for _, game in played:
        for (word, figure), count in game.counts.items():
            if word == what:
                found[int(figure)] += count
    return sorted(found.elements())


def short_of_energy(played: Played) -> Share:
    """Turns that begin with less energy than ``SCARCE``."""
    return share(float(held < SCARCE) for held in at_turns_start(played, "energy held"))


def _wrong(played: Played) -> Share:
    """Routes to Earth that were wrong."""
    checked = sum(game.checked for _, game in played)
    return Share(sum(game.failed for _, game in played) / checked if checked else 0.0, checked)


def _place(place: int) -> Row:
    return (
        f"wins of number {place + 1} in the order of play",
        lambda p, n: turn_order(p, n)[place].percent() if place < n else "",
    )


TARGETS: tuple[Row, ...] = (
    ("games", lambda p, n: str(len(p))),
    ("rounds: median (95th percentile)", lambda p, n: rounds(p)),
    (f"no end after {LONGEST} rounds", lambda p, n: endless(p).percent()),
    ("turn order: farthest win share from 1/n", lambda p, n: order_worth(p, n).stray(n)),
    *(_place(place) for place in range(4)),
    ("routes that reached Earth, a game", lambda p, n: f"{mean(g.checked for _, g in p):.2f}"),
    ("… of them wrong", lambda p, n: _wrong(p).percent()),
    (
        "tiles of a ship on the Monitor at the end",
        lambda p, n: f"{mean(laid for _, game in p for laid in game.laid):.1f}",
    ),
)


def _middle(name: str, what: str) -> Row:
    return name, lambda p, n: f"{median(at_turns_start(p, what) or [0]):.0f}"


TURNS: tuple[Row, ...] = (
    _middle("open planets in reach, median of turns", "planets in reach"),
    _middle("… visited or not", "planets in reach, visited or not"),
    _middle("energy held, median of turns", "energy held"),
    (f"turns that begin with energy below {SCARCE}", lambda p, n: short_of_energy(p).percent()),
    ("turns that begin in space", lambda p, n: turns_of(p, "space").percent()),
    ("… at Base", lambda p, n: turns_of(p, "base").percent()),
    ("turns that propose a plan", lambda p, n: turns_of(p, "proposing").percent()),
    (
        "ships swept by the Moon, a game",
        lambda p, n: f"{mean(game.counts['home', 'moon'] for _, game in p):.2f}",
    ),
    ("winner drew most tiles, alone or not", lambda p, n: winner_drew_most(p).percent()),
    ("… alone", lambda p, n: winner_drew_most(p, alone=True).percent()),
    (
        "Bank empty at any moment",
        lambda p, n: share(float(game.bank_empty) for _, game in p).percent(),
    ),
)


def _habit(word: str, what: str, name: str) -> Row:
    """The number of times that a ship does a thing, in a game."""

    def figure(played: Played, n: int) -> str:
        total = sum(game.counts[word, what] for _, game in played)
        return f"{total / max(1, n * len(played)):.2f}"

    return name, figure


HABITS: tuple[Row, ...] = (
    _habit("flight", "flights", "flights on energy"),
    _habit("flight", "energy", "energy spent on them"),
    _habit("planet", "landings", "landings"),
    *(_habit("plan", kind, f"plans proposed: {kind}") for kind in PLANS),
    *(_habit("answer", answer, f"answers: {answer}") for answer in ANSWERS),
    *(
        _habit("home", why, f"returns by: {why}")
        for why in ("flight", "plan", "program", "planet", "moon", "reset")
    ),
    *(
        _habit("tile", what, f"tiles {what}")
        for what in ("slid, own", "slid for energy", "moved by a program", "removed")
    ),
    _habit("planet", "resets", "all planets open again (per ship)"),
)


def _against(style: str, other: str) -> Row:
    return f"{style} against {other}", lambda p, n: wins(of(p, other, style), style).percent()


class SpaceReport(Report):
    """The report of Spazio: 1999."""

    game, title, unit = "space1999", "Spazio: 1999", "ships"
    seat_counts = range(2, 5)
    pilots = PILOTS
    standard = STANDARD
    expert_games = 10
    sections = (
        ("what the board is tuned towards", TARGETS),
        ("choices and stories", TURNS),
        ("per ship and game", HABITS),
    )
    style_rows = tuple(_against(style, other) for style in STANDARD for other in OPPONENTS)

    def other_lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """Pairs of a standard style and an opponent that doesn't think."""
        return [
            Lineup(other, seated(style, other, number), number)
            for style in (STANDARD if 2 in seats else ())
            for number in range(games)
            for other in OPPONENTS
        ]

    def play(self, lineup: Lineup, seed: bytes) -> Figures:
        return figures([self.pilots[style] for style in lineup.styles], seed)


REPORT = SpaceReport()
