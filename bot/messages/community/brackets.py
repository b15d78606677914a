"""The bracket of a knock-out as pictures: its rounds so far, and how many tables are to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.competitions import elimination
from bot.competitions.rounds import Entrant, Round
from bot.domain.community.competition import Season
from bot.domain.table import visible
from bot.i18n import Words
from bot.messages.components.text import clip, plain
from render.community.bracket import COLUMNS, ROOM, Column, Fate, Player, bands, height
from render.core.picture import ALT_LIMIT, Band

Tables = tuple[tuple[Entrant, ...], ...]


def bracket_bands(season: Season, t: Words) -> list[Band]:
    """The pictures of a knock-out: the last rounds that fit side by side, or all of the last."""
    bracket = _Bracket(season, t)
    pages = bracket.pages()
    subtitle = after_line(season, t)
    heading = visible(season.competition.name)
    alt = [clip(f"{heading}: {_alt(page)}", ALT_LIMIT) for page in pages]
    return list(bands("bracket", heading, subtitle, pages, alt))


def after_line(season: Season, t: Words) -> str:
    """How many rounds are over, with the season where there are several."""
    told = season.competition.season if season.competition.numbered else 0
    return t("league-after", season=told, turn=sum(one.over for one in season.rounds))


def _alt(page: Sequence[Column]) -> str:
    lines = []
    for heading, columns in _by_heading(page).items():
        tables = [
            " – ".join(f"{one.name} ✓" if one.fate is Fate.AHEAD else one.name for one in table)
            for column in columns
            for table in column.tables
            if table[0].name
        ]
        if tables:
            lines.append(f"{heading}: {'; '.join(tables)}")
    return ". ".join(lines)


def _by_heading(page: Sequence[Column]) -> Mapping[str, list[Column]]:
    found: dict[str, list[Column]] = {}
    last = ""
    for column in page:
        last = column.heading or last
        found.setdefault(last, []).append(column)
    return found


class _Bracket:
    """Tables with their people by number; byes are tables of one."""

    def __init__(self, season: Season, t: Words) -> None:
        self._t = t
        self._progress = season.progress(0)
        self._names = {
            one.entrant: plain(one.name) if one.user_id is not None else t("name-former")
            for one in season.entries
        }
        self._successors = {
            one.replaces: one.entrant for one in season.entries if one.replaces is not None
        }
        self._rounds = [_tables(one.paired[0]) for one in season.rounds]
        form = season.competition.settings.form
        left = len(self._rounds[-1])
        final = left == 1 and len(self._rounds[-1][0]) > 1
        self._to_come: list[int] = []
        if not final:
            on = sum(max(1, min(form.going_on, len(one) - 1)) for one in self._rounds[-1])
            on = max(on, form.least)
            self._to_come = elimination.rounds_to_come(on, form.least, form.seats, form.going_on)
        self._seats = form.seats
        self._total = len(self._rounds) + len(self._to_come)

    def pages(self) -> list[list[Column]]:
        """The columns of each picture."""
        last = len(self._rounds) - 1
        if height(self._rounds[last]) > ROOM:
            return self._spread(last)
        first = last
        while first and height(self._rounds[first - 1]) <= ROOM:
            first -= 1
        first = max(first, min(last, self._total - COLUMNS))
        return [self._beside(first, last)]

    def _spread(self, turn: int) -> list[list[Column]]:
        """One round in as many columns as it takes."""
        tables = self._rounds[turn]
        each = max(1, ROOM // height(tables[:1]))
        each = -(-len(tables) // -(-len(tables) // each))  # as many in each column
        parts = [tables[start : start + each] for start in range(0, len(tables), each)]
        columns = [
            Column(self._heading(turn) if number % COLUMNS == 0 else "", self._shown(turn, part))
            for number, part in enumerate(parts)
        ]
        return [columns[start : start + COLUMNS] for start in range(0, len(columns), COLUMNS)]

    def _beside(self, first: int, last: int) -> list[Column]:
        """Rounds side by side; each stands in the order in which the next one takes it up."""
        order: dict[int, list[tuple[Entrant, ...]]] = {last: list(self._rounds[last])}
        for turn in range(last - 1, first - 1, -1):
            after = [entrant for table in order[turn + 1] for entrant in table]
            order[turn] = sorted(
                self._rounds[turn],
                key=lambda table: min(
                    (after.index(one) for one in map(self._last, table) if one in after),
                    default=len(after),
                ),
            )
        columns = []
        for turn in range(first, last + 1):
            leads = self._leads(order[turn], order[turn + 1]) if turn < last else ()
            columns.append(Column(self._heading(turn), self._shown(turn, order[turn]), leads))
        for turn in range(last + 1, min(first + COLUMNS, self._total)):
            empty = (Player(""),) * min(2, self._seats)
            tables = (empty,) * self._to_come[turn - last - 1]
            if height(tables) <= ROOM:
                columns.append(Column(self._heading(turn), tables))
        return columns

    def _leads(
        self, here: Sequence[Sequence[Entrant]], there: Sequence[Sequence[Entrant]]
    ) -> tuple[tuple[int, int, int, int], ...]:
        places = {
            entrant: (table, row)
            for table, people in enumerate(there)
            for row, entrant in enumerate(people)
        }
        return tuple(
            (table, row, *places[self._last(entrant)])
            for table, people in enumerate(here)
            for row, entrant in enumerate(people)
            if self._last(entrant) in places
        )

    def _shown(
        self, turn: int, tables: Sequence[Sequence[Entrant]]
    ) -> tuple[tuple[Player, ...], ...]:
        ahead = {self._last(one) for one in self._progress.ahead(turn + 1)}
        if turn + 1 < len(self._rounds):
            ahead = {one for table in self._rounds[turn + 1] for one in table}
        over = self._progress.rounds[turn].over
        decided = {
            entrant for places in self._progress.rounds[turn].places for entrant in places or ()
        }

        def fate(entrant: Entrant) -> Fate:
            if self._last(entrant) in ahead:
                return Fate.AHEAD
            return Fate.OUT if over or entrant in decided else Fate.OPEN

        return tuple(
            tuple(Player(self._names[one], fate(one)) for one in table) for table in tables
        )

    def _heading(self, turn: int) -> str:
        if turn + 1 == self._total:
            return self._t("league-bracket-final")
        return self._t("league-bracket-round", turn=turn + 1)

    def _last(self, entrant: Entrant) -> Entrant:
        while entrant in self._successors:
            entrant = self._successors[entrant]
        return entrant


def _tables(paired: Round) -> Tables:
    return (*paired.tables, *((one,) for one in paired.byes))
