"""The tables of `make balance` for Spazio: 1999, made of the games of its line-ups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from rules.space1999.autopilots import EXPERT
from rules.space1999.terms import ANSWERS, PLANS
from tools.balance import Lineup
from tools.shares import Share, mean, share
from tools.space1999 import lineups
from tools.space1999.figures import LONGEST, Figures, figures
from tools.space1999.lineups import (
    EXPERT_ALONE,
    MIXED,
    PAIRS,
    PILOTS,
    STANDARD,
    WITH_EXPERT,
)

TABLES = {MIXED: "mixed tables", WITH_EXPERT: "tables with an expert"}
SHORTEST_EVENING, LONGEST_EVENING = 12, 20
"""Rounds between which the median of the games' lengths should lie."""

SCARCE = 3
"""Units of energy below which a ship is short of it."""

Played = tuple[Lineup, Figures]


class SpaceReport:
    """The report of `make balance` for Spazio: 1999."""

    game = "space1999"
    seat_counts = range(2, 5)

    def lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """The line-ups of all experiments."""
        return lineups.lineups(games, seats)

    def expert_lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """Those with the expert alone."""
        return lineups.expert_lineups(games, seats)

    def play(self, lineup: Lineup, seed: bytes) -> Figures:
        """Play one game of a line-up."""
        return figures([PILOTS[style] for style in lineup.styles], seed)

    def tables(self, figures: Sequence[tuple[Lineup, Any]]) -> list[RenderableType]:
        """All tables, by number of seats."""
        played: list[Played] = list(figures)
        counts = sorted({len(lineup.styles) for lineup, _ in played})
        asked = {lineup.experiment for lineup, _ in played}
        found: list[RenderableType] = []
        for experiment in sorted(asked & {MIXED, WITH_EXPERT}, reverse=True):
            for table in (targets, turns, habits):
                found.append(table(played, counts, experiment))
        if MIXED in asked:
            found.append(win_shares(played, counts))
        return [*found, experts(played, counts)]


REPORT = SpaceReport()


def of(played: Sequence[Played], seats: int, experiment: str = MIXED) -> list[Played]:
    """The games of an experiment with so many seats."""
    return [
        (lineup, game)
        for lineup, game in played
        if len(lineup.styles) == seats and lineup.experiment == experiment
    ]


def endless(games: Sequence[Played]) -> Share:
    """Games that were left."""
    return share(float(not game.ended) for _, game in games)


def turn_order(games: Sequence[Played], seats: int) -> list[Share]:
    """Wins by place in the order of play, of the games that ended."""
    return [
        share(game.wins[game.order[place]] for _, game in games if game.ended)
        for place in range(seats)
    ]


def order_worth(games: Sequence[Played], seats: int) -> Share:
    """The win share by order of play that is farthest from an even one."""
    return max(turn_order(games, seats), key=lambda s: abs(s.value - 1 / seats))


def wins(games: Sequence[Played], style: str) -> Share:
    """Games won by the seats of a style."""
    return share(
        win
        for lineup, game in games
        for win, seated in zip(game.wins, lineup.styles, strict=True)
        if seated == style
    )


def rounds(games: Sequence[Played]) -> str:
    """The median number of rounds, with the 95th percentile."""
    found = sorted(game.rounds for _, game in games)
    return f"{median(found):.0f} ({found[len(found) * 19 // 20]})" if found else "–"


def bank_empty(games: Sequence[Played]) -> Share:
    """Games in which the Bank had no tile left at any moment."""
    return share(float(game.bank_empty) for _, game in games)


def winner_drew_most(games: Sequence[Played], *, alone: bool = False) -> Share:
    """Games whose winner drew at least as many tiles as anybody else, or ``alone`` more."""
    found = []
    for _, game in games:
        if game.ended:
            most, drawn = max(game.drawn), game.drawn[game.wins.index(1.0)]
            found.append(float(drawn == most and not (alone and game.drawn.count(most) > 1)))
    return share(found)


def swept(games: Sequence[Played]) -> float:
    """Ships taken home by the Moon, a game."""
    return mean(game.counts["home", "moon"] for _, game in games)


def turns_of(games: Sequence[Played], what: str) -> Share:
    """Turns that begin at ``base``, in ``space`` or on a ``planet``, or that are ``proposing``."""
    total = sum(game.counts["turn", at] for _, game in games for at in ("base", "space", "planet"))
    found = sum(game.counts["turn", what] for _, game in games)
    return Share(found / total if total else 0.0, total)


def at_turns_start(games: Sequence[Played], what: str) -> list[int]:
    """A figure of ``Figures.counts`` at the start of each turn, in rising order."""
    found: Counter[int] = Counter()
    for _, game in games:
        for (word, figure), count in game.counts.items():
            if word == what:
                found[int(figure)] += count
    return sorted(found.elements())


def short_of_energy(games: Sequence[Played]) -> Share:
    """Turns that begin with less energy than ``SCARCE``."""
    return share(float(held < SCARCE) for held in at_turns_start(games, "energy held"))


def _table(title: str, first: str, counts: Sequence[int]) -> Table:
    table = Table(title=f"Spazio: 1999: {title}", title_justify="left")
    table.add_column(first)
    for count in counts:
        table.add_column(f"{count} ships", justify="right")
    return table


def targets(played: Sequence[Played], counts: Sequence[int], experiment: str) -> Table:
    """The figures that the board is tuned towards."""
    table = _table(f"what the board is tuned towards ({TABLES[experiment]})", "figure", counts)

    def row(name: str, figure: Callable[[int, list[Played]], str]) -> None:
        table.add_row(name, *(figure(n, of(played, n, experiment)) for n in counts))

    row("games", lambda n, games: str(len(games)))
    row("rounds: median (95th percentile)", lambda n, games: rounds(games))
    row(f"no end after {LONGEST} rounds", lambda n, games: endless(games).percent())
    row("turn order: farthest win share from 1/n", lambda n, games: order_worth(games, n).stray(n))
    for place in range(max(counts)):
        row(
            f"wins of number {place + 1} in the order of play",
            lambda n, games, place=place: (  # type: ignore[misc]
                turn_order(games, n)[place].percent() if place < n else ""
            ),
        )
    row("routes that reached Earth, a game", lambda n, g: f"{mean(x.checked for _, x in g):.2f}")
    row("… of them wrong", lambda n, games: _wrong(games).percent())
    row(
        "tiles of a ship on the Monitor at the end",
        lambda n, games: f"{mean(laid for _, game in games for laid in game.laid):.1f}",
    )
    return table


def turns(played: Sequence[Played], counts: Sequence[int], experiment: str) -> Table:
    """Turns at their start, and the Moon's, the Bank's and the tiles' part in a game."""
    table = _table(f"choices and stories ({TABLES[experiment]})", "figure", counts)
    table.add_column("all", justify="right")
    by_count = [of(played, n, experiment) for n in counts]
    everything = [game for games in by_count for game in games]

    def row(name: str, figure: Callable[[list[Played]], str]) -> None:
        table.add_row(name, *map(figure, [*by_count, everything]))

    def middle(what: str) -> Callable[[list[Played]], str]:
        return lambda games: f"{median(at_turns_start(games, what) or [0]):.0f}"

    row("open planets in reach, median of turns", middle("planets in reach"))
    row("… visited or not", middle("planets in reach, visited or not"))
    row("energy held, median of turns", middle("energy held"))
    row(f"turns that begin with energy below {SCARCE}", lambda g: short_of_energy(g).percent())
    row("turns that begin in space", lambda g: turns_of(g, "space").percent())
    row("… at Base", lambda g: turns_of(g, "base").percent())
    row("turns that propose a plan", lambda g: turns_of(g, "proposing").percent())
    row("ships swept by the Moon, a game", lambda g: f"{swept(g):.2f}")
    row("winner drew most tiles, alone or not", lambda g: winner_drew_most(g).percent())
    row("… alone", lambda g: winner_drew_most(g, alone=True).percent())
    row("Bank empty at any moment", lambda g: bank_empty(g).percent())
    return table


def win_shares(played: Sequence[Played], counts: Sequence[int]) -> Table:
    """Wins as a multiple of the fair share among styles; the share against a random player."""
    table = _table("wins of each style", "style", counts)
    for style in STANDARD:
        table.add_row(
            f"{style}, × the fair share", *(wins(of(played, n), style).times(n) for n in counts)
        )
    table.add_section()
    for style in STANDARD:
        for experiment, other in PAIRS.items():
            cells = [wins(_with(played, n, experiment, style), style).percent() for n in counts]
            table.add_row(f"{style} against {other}", *cells)
    return table


def experts(played: Sequence[Played], counts: Sequence[int]) -> Table:
    """The games of two that the expert wins against each other, and its wins in all."""
    table = _table("games won by the expert", "against", counts)
    for other, experiment in (
        *((style, WITH_EXPERT) for style in STANDARD),
        ("defaults", EXPERT_ALONE),
    ):
        found = [_with(played, n, experiment, other) if n == 2 else [] for n in counts]
        cells = [wins(games, EXPERT.style).percent() for games in found]
        table.add_row(other, *cells)
    crowds = [of(played, n, WITH_EXPERT) for n in counts]
    table.add_row(
        "all styles, × the fair share",
        *(wins(games, EXPERT.style).times(n) for games, n in zip(crowds, counts, strict=True)),
    )
    return table


def habits(played: Sequence[Played], counts: Sequence[int], experiment: str) -> Table:
    """The number of times that a ship does each thing, in a game."""
    table = _table(f"per ship and game ({TABLES[experiment]})", "what", counts)

    def row(word: str, what: str, name: str) -> None:
        cells = []
        for n in counts:
            games = of(played, n, experiment)
            total = sum(game.counts[word, what] for _, game in games)
            cells.append(f"{total / max(1, n * len(games)):.2f}")
        table.add_row(name, *cells)

    row("flight", "flights", "flights on energy")
    row("flight", "energy", "energy spent on them")
    row("planet", "landings", "landings")
    for kind in PLANS:
        row("plan", kind, f"plans proposed: {kind}")
    for answer in ANSWERS:
        row("answer", answer, f"answers: {answer}")
    for why in ("flight", "plan", "program", "planet", "moon", "reset"):
        row("home", why, f"returns by: {why}")
    for what in ("slid, own", "slid for energy", "moved by a program", "removed"):
        row("tile", what, f"tiles {what}")
    row("planet", "resets", "all planets open again (per ship)")
    return table


def _wrong(games: Sequence[Played]) -> Share:
    checked = sum(game.checked for _, game in games)
    return Share(sum(game.failed for _, game in games) / checked if checked else 0.0, checked)


def _with(played: Sequence[Played], seats: int, experiment: str, style: str) -> list[Played]:
    """The games of an experiment in which a style has a seat."""
    return [entry for entry in of(played, seats, experiment) if style in entry[0].styles]
