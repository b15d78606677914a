"""The tables of `make balance` for 1969, made of the games of its line-ups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from rules.race1969.board import standard_board
from rules.race1969.state import Flight
from rules.race1969.terms import MOON, SCIENTISTS
from tools.balance import Lineup
from tools.race1969 import lineups
from tools.race1969.figures import RUIN, Figures, Launched, figures
from tools.race1969.lineups import EXPERT, EXPERT_ALONE, MIXED
from tools.race1969.openings import OPENINGS, PILOTS, STANDARD
from tools.shares import Share, mean, share

TABLES = {MIXED: "mixed tables", EXPERT: "tables with an expert"}
Played = tuple[Lineup, Figures]


class RaceReport:
    """The report of `make balance` for 1969."""

    game = "race1969"
    seat_counts = range(2, 6)

    def lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """The line-ups of all experiments."""
        return lineups.lineups(games, seats)

    def expert_lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """Those with an expert alone."""
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
        for experiment in sorted(asked & {MIXED, EXPERT}, reverse=True):
            found.append(targets(played, counts, experiment))
            found.append(missions(played, counts, experiment))
        if MIXED in asked:
            found.append(win_shares(played, counts))
        return [*found, experts(played, counts)]


REPORT = RaceReport()


def _of(played: Sequence[Played], seats: int, experiment: str | None = None) -> list[Played]:
    return [
        (lineup, game)
        for lineup, game in played
        if len(lineup.styles) == seats and experiment in (None, lineup.experiment)
    ]


def _of_turn_order(played: Sequence[Played], seats: int, experiment: str) -> list[Played]:
    """Openings sit evenly at every distance from the first player, so their games count too."""
    if experiment == EXPERT:
        return _of(played, seats, EXPERT)
    return [entry for entry in _of(played, seats) if EXPERT not in entry[0].styles]


def turn_order(games: Sequence[Played], seats: int) -> list[Share]:
    """Wins by distance from the first player of 1963."""
    return [
        share(game.wins[(game.first + offset) % seats] for _, game in games)
        for offset in range(seats)
    ]


def order_worth(games: Sequence[Played], seats: int) -> Share:
    """The farthest that wins by turn order stray from an even share, with that share's error."""
    worst = max(turn_order(games, seats), key=lambda s: abs(s.value - 1 / seats))
    return Share(worst.value, worst.of)


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


def targets(played: Sequence[Played], counts: Sequence[int], experiment: str) -> Table:
    """The figures that the board is tuned towards, at mixed tables or at those with an expert."""
    table = Table(
        title=f"1969: what the board is tuned towards ({TABLES[experiment]})", title_justify="left"
    )
    table.add_column("figure")
    for count in counts:
        table.add_column(f"{count} nations", justify="right")

    def row(name: str, figure: Callable[[int, list[Played]], str]) -> None:
        table.add_row(name, *(figure(n, _of(played, n, experiment)) for n in counts))

    third = last_third()
    row("games", lambda n, games: str(len(games)))
    row(
        "turn order: farthest win share from 1/n",
        lambda n, games: order_worth(_of_turn_order(played, n, experiment), n).stray(n),
    )
    row(
        "somebody lands on the Moon's last third",
        lambda n, games: share(
            float(any(f and f.cell >= third for f in game.moon)) for _, game in games
        ).percent(),
    )
    row(
        "nations that fly to the Moon",
        lambda n, games: share(float(f is not None) for _, g in games for f in g.moon).percent(),
    )
    row(
        "… in 1969, of all flights there",
        lambda n, games: share(float(f.year == last_year()) for f in _moons(games)).percent(),
    )
    row(
        "… that end on the last third of its cells",
        lambda n, games: share(float(f.cell >= third) for f in _moons(games)).percent(),
    )
    row(
        "missions that opponents' cards moved to another cell",
        lambda n, games: share(float(x.hindered) for _, g in games for x in g.launches).percent(),
    )
    row(
        "wins of a nation that flew to the Moon, times its share",
        lambda n, games: share(
            win for _, g in games for win, f in zip(g.wins, g.moon, strict=True) if f
        ).times(n),
    )
    row(
        "wins of a nation that didn't, times its share",
        lambda n, games: share(
            win for _, g in games for win, f in zip(g.wins, g.moon, strict=True) if not f
        ).times(n),
    )
    row(
        "games won by a nation that came farthest on the Moon, ties counted",
        lambda n, games: share(sum(leaders(g)) for _, g in games).percent(),
    )
    row(
        "… if the Moon had no say",
        lambda n, games: f"{100 * mean(len(leaders(g)) / n for _, g in games):.1f} %",
    )
    row(
        "wins of a nation that came farthest, times its share",
        lambda n, games: share(win for _, g in games for win in leaders(g)).times(n),
    )
    row(
        "wins of a nation that got most from other missions, times its share",
        lambda n, games: share(win for _, g in games for win in explorers(g)).times(n),
    )
    row(
        "games in which one nation alone came farthest",
        lambda n, games: share(float(len(leaders(g)) == 1) for _, g in games).percent(),
    )
    row("Moon: mean cell", lambda n, games: f"{mean(f.cell for f in _moons(games)):.1f}")
    row("Moon: mean prestige", lambda n, games: f"{mean(f.prestige for f in _moons(games)):.1f}")
    row("winner's prestige", lambda n, games: f"{mean(max(g.scores) for _, g in games):.1f}")
    row("last one's prestige", lambda n, games: f"{mean(min(g.scores) for _, g in games):.1f}")
    for title, fell in (("dice", _by_dice), ("cards", _by_cards)):
        row(
            f"last launch of 1969 ruined by {title} (−{RUIN} or worse)",
            lambda n, games, fell=fell: share(  # type: ignore[misc]
                float(fell(launch)) for launch in _closing(games)
            ).percent(),
        )
    for kind in SCIENTISTS:
        row(
            f"games that run out of: {kind}",
            lambda n, games, kind=kind: share(  # type: ignore[misc]
                float(kind in g.exhausted) for _, g in games
            ).percent(),
        )
    row(
        "cards drawn by a nation",
        lambda n, games: f"{mean(c for _, g in games for c in g.cards):.1f}",
    )
    row(
        "prestige traded by a nation",
        lambda n, games: f"{mean(g.traded / n for _, g in games):.1f}",
    )
    return table


def win_shares(played: Sequence[Played], counts: Sequence[int]) -> Table:
    """Wins as a multiple of the fair share: styles among themselves, openings among styles."""
    table = Table(title="1969: wins as a multiple of the fair share", title_justify="left")
    table.add_column("style")
    for count in counts:
        table.add_column(f"{count} nations", justify="right")
    for style in STANDARD:
        table.add_row(style, *(_wins(_of(played, n, MIXED), style, n) for n in counts))
    table.add_section()
    for opening in OPENINGS:
        table.add_row(opening, *(_wins(_of(played, n, opening), opening, n) for n in counts))
    return table


def experts(played: Sequence[Played], counts: Sequence[int]) -> Table:
    """The games that the expert wins: among styles, against each one alone, against defaults."""
    table = Table(title="1969: games won by the expert", title_justify="left")
    table.add_column("against")
    for count in counts:
        table.add_column(f"{count} nations", justify="right")

    def won(experiment: str, n: int, opponent: str | None = None) -> str:
        return share(
            win
            for lineup, game in _of(played, n, experiment)
            if opponent is None or opponent in lineup.styles
            for win, style in zip(game.wins, lineup.styles, strict=True)
            if style == EXPERT
        ).percent()

    table.add_row("standard styles", *(won(EXPERT, n) for n in counts))
    if 2 in counts:
        others = [""] * (len(counts) - 1)
        for style in STANDARD:
            table.add_row(style, won(EXPERT, 2, style), *others)
        table.add_row("the clock's defaults", won(EXPERT_ALONE, 2), *others)
    return table


def missions(played: Sequence[Played], counts: Sequence[int], experiment: str) -> Table:
    """The number of flights of each mission, and what it brings."""
    table = Table(
        title=f"1969: flights per nation and game · mean prestige ({TABLES[experiment]})",
        title_justify="left",
    )
    table.add_column("mission")
    for count in counts:
        table.add_column(f"{count} nations", justify="right")
    for mission in standard_board().missions:
        cells = []
        for n in counts:
            games = _of(played, n, experiment)
            paid = [x.paid for _, g in games for x in g.launches if x.mission == mission.id]
            cells.append(f"{len(paid) / max(1, n * len(games)):.2f} · {mean(paid):.1f}")
        table.add_row(mission.id, *cells)
    return table


def _wins(games: Sequence[Played], style: str, seats: int) -> str:
    return share(
        win
        for lineup, game in games
        for win, seated in zip(game.wins, lineup.styles, strict=True)
        if seated == style
    ).times(seats)


def last_third() -> int:
    """The first cell of the Moon track's last third."""
    cells = len(standard_board().mission("moon").cells)
    return cells - cells // 3 + 1


def last_year() -> int:
    """The year of the last round."""
    return standard_board().rounds[-1].year


def _moons(games: Sequence[Played]) -> list[Flight]:
    return [flight for _, game in games for flight in game.moon if flight]


def _closing(games: Sequence[Played]) -> list[Launched]:
    rounds = len(standard_board().rounds)
    return [x for _, g in games for x in g.launches if x.last and x.round == rounds - 1]


def _by_dice(launch: Launched) -> bool:
    return launch.tested <= launch.expected - RUIN


def _by_cards(launch: Launched) -> bool:
    return launch.paid <= launch.tested - RUIN
