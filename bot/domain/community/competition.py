"""Values of a league or tournament: its settings, people, rounds, tables; and checks on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.competitions.league import DivisionRules
from bot.competitions.progress import Entry, Format, Kind, PastRound, Progress
from bot.competitions.round_robin import Plan
from bot.competitions.rounds import Entrant, Round
from bot.competitions.scoring import ranked
from bot.domain.community.results import How, Result
from bot.domain.table import JOINER, Person, visible
from bot.domain.table_settings import Seconds, TableSettings
from bot.errors import TableError
from rules.core.game import AnyGame

NAME_LENGTH = 60
"""Characters of a competition's name at most."""
MOST_ENTRANTS = 200
ROUND_LENGTHS = (timedelta(days=1), timedelta(days=90))
"""The shortest and the longest time from a round's start to its end."""
LONGEST_WAIT = timedelta(days=1)
"""The longest time for which a table waits for its people before its game begins."""
MOST_COMPETITIONS = 10
"""Competitions of a server that aren't over."""


class CompetitionStatus(StrEnum):
    """The life of a competition."""

    SIGN_UP = "sign-up"
    """It waits for its (next) season."""
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"

    @property
    def open(self) -> bool:
        """Whether anything is still to come."""
        return self in (CompetitionStatus.SIGN_UP, CompetitionStatus.RUNNING)


class EntryState(StrEnum):
    """What somebody is in a season."""

    IN = "in"
    RESERVE = "reserve"
    """They come in for the first who leaves."""
    GONE = "gone"


@dataclass(frozen=True, slots=True, kw_only=True)
class CompetitionSettings:
    """One value, kept whole in the database; announced before anybody signs up.

    ``tables`` are the settings of its tables. A round ends when all of its tables are over, at
    latest after ``round_length``. ``most`` people play, who signs up later is in reserve.
    ``again_after`` is the time after a season until the next one begins by itself; ``None``: there
    is only one.
    """

    game: str
    form: Format
    tables: TableSettings
    round_length: Seconds = timedelta(days=14)
    most: int = MOST_ENTRANTS
    divisions: DivisionRules | None = None
    again_after: Seconds | None = None

    @property
    def start_wait(self) -> timedelta:
        """How long a table waits for its people, who couldn't know when it would open."""
        return min(LONGEST_WAIT, self.round_length / 7)

    def check(self, game: AnyGame) -> None:
        """Raise ``TableError`` or ``IllegalAction`` for a competition that can't be."""
        if game.together:
            raise TableError("competition-together")
        self.form.check()
        counts = game.seats_with(self.tables.options)
        if self.form.seats not in counts or self.form.least not in counts:
            raise TableError("competition-seats", least=counts[0], most=counts[-1])
        self.tables.check(game)
        if self.tables.clock is None:
            raise TableError("competition-clock")
        shortest, longest = ROUND_LENGTHS
        if not shortest <= self.round_length <= longest:
            raise TableError("competition-days", least=shortest.days, most=longest.days)
        if not self.form.least <= self.most <= MOST_ENTRANTS:
            raise TableError("competition-most", least=self.form.least, most=MOST_ENTRANTS)
        if self.divisions is not None:
            if self.form.kind is Kind.ELIMINATION or self.divisions.least < self.form.least:
                raise TableError("competition-divisions", least=self.form.least)
            try:
                self.divisions.check()
            except ValueError:
                raise TableError("competition-divisions", least=self.form.least) from None


@dataclass(frozen=True, slots=True)
class Competition:
    """A competition without its people and rounds.

    ``version`` counts its changes. ``number`` is what lots are drawn from. ``begins_at`` is when
    its next season begins by itself. ``message_id`` is the sign-up's, ``None`` before it is posted.
    """

    id: int
    guild_id: int
    channel_id: int
    name: str
    organiser_id: int
    status: CompetitionStatus
    settings: CompetitionSettings
    season: int
    number: int
    created_at: datetime
    version: int = 1
    begins_at: datetime | None = None
    message_id: int | None = None

    @property
    def numbered(self) -> bool:
        """Whether its seasons are told apart by their numbers."""
        return self.settings.again_after is not None or self.season > 1

    def lot(self, division: int) -> int:
        """The number from which the lots of a division are drawn in the current season."""
        return self.number + self.season * 1000 + division


@dataclass(frozen=True, slots=True)
class SeasonEntry:
    """Somebody in a season; ``user_id`` is ``None`` for a person who was forgotten.

    ``division`` counts from 0, ``None`` before the season has begun. ``seed`` is as in ``Entry``.
    """

    entrant: Entrant
    user_id: int | None
    name: str
    state: EntryState
    division: int | None = None
    replaces: Entrant | None = None
    seed: int | None = None

    @property
    def entry(self) -> Entry:
        """What pairings and standings need to know."""
        return Entry(self.entrant, self.replaces, self.state is EntryState.GONE, self.seed)


@dataclass(frozen=True, slots=True)
class CompetitionTable:
    """A pairing of a round, with its table once that is open and its places once it is over.

    ``identities`` are those of the ``seats``, in their order.
    """

    season: int
    turn: int
    division: int
    number: int
    seats: tuple[Entrant, ...]
    identities: tuple[str, ...]
    table_id: int | None = None
    channel_id: int | None = None
    places: Mapping[Entrant, int] | None = None


@dataclass(frozen=True, slots=True)
class CompetitionRound:
    """A round of all divisions of a season, by their numbers. ``turn`` counts from 1."""

    season: int
    turn: int
    paired: Mapping[int, Round]
    due_at: datetime
    over: bool = False
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Season:
    """A competition with all that belongs to one of its seasons."""

    competition: Competition
    entries: tuple[SeasonEntry, ...]
    plans: Mapping[int, Plan]
    rounds: tuple[CompetitionRound, ...]
    tables: tuple[CompetitionTable, ...]

    @property
    def divisions(self) -> int:
        """How many divisions play."""
        return 1 + max(
            (one.division for one in self.entries if one.division is not None), default=0
        )

    @property
    def unfinished(self) -> bool:
        """Whether a round is being played."""
        return bool(self.rounds) and not self.rounds[-1].over

    @property
    def ended(self) -> bool:
        """Whether it was played to its end."""
        return bool(self.rounds) and self.rounds[-1].over

    @property
    def turn(self) -> int:
        """The number of the last round; 0 before the first."""
        return self.rounds[-1].turn if self.rounds else 0

    @property
    def left_open(self) -> Sequence[CompetitionTable]:
        """The tables of the last round that aren't over."""
        return [one for one in self.tables if one.turn == self.turn and one.places is None]

    def best(self) -> tuple[list[SeasonEntry], list[SeasonEntry]]:
        """Who has won a season that has ended, and who comes next if one has won it alone.

        Of several divisions the first counts. Nobody has won where nothing was played.
        """
        if not self.ended or not any(table.places for table in self.tables):
            return [], []
        found = self.progress(0).standings()
        by_number = {one.entrant: one for one in self.entries}
        first = [by_number[one.entrant] for one in found if one.place == 1]
        second = [by_number[one.entrant] for one in found if one.place == 2]
        return first, second

    def progress(self, division: int) -> Progress:
        """A division as far as it has come."""
        competition = self.competition
        past = tuple(
            PastRound(
                one.paired[division],
                tuple(
                    table.places
                    for table in self.tables
                    if (table.turn, table.division) == (one.turn, division)
                ),
                one.over,
            )
            for one in self.rounds
            if division in one.paired
        )
        people = tuple(one.entry for one in self.entries if one.division == division)
        plan = self.plans.get(division, ())
        return Progress(competition.settings.form, people, competition.lot(division), plan, past)


def clean_name(name: str) -> str:
    """What can be seen of a name; raises ``TableError`` where that is nothing, or too long."""
    cleaned = visible(name)
    if not cleaned or len(cleaned) > NAME_LENGTH:
        raise TableError("competition-name", most=NAME_LENGTH)
    return cleaned


def name_key(name: str) -> str:
    """The form in which no two open competitions of a server have the same name."""
    return visible(name).replace(JOINER, "").casefold()


def require_organiser(competition: Competition, by: Person, manager: bool) -> None:
    """Raise ``TableError`` for somebody who neither organises it nor manages the server."""
    if by.id != competition.organiser_id and not manager:
        raise TableError("competition-organiser-only")


def require_open(competition: Competition) -> None:
    """Raise ``TableError`` for a competition that is over."""
    if not competition.status.open:
        raise TableError("competition-over")


def entry_of(entries: Sequence[SeasonEntry], user_id: int) -> SeasonEntry | None:
    """The entry of a person in a season, also of who left."""
    return next((one for one in entries if one.user_id == user_id), None)


def first_reserve(entries: Sequence[SeasonEntry], leaving: SeasonEntry) -> SeasonEntry | None:
    """Who comes in from the reserve where somebody leaves."""
    if leaving.state is not EntryState.IN:
        return None
    return next((one for one in entries if one.state is EntryState.RESERVE), None)


def places_of(
    result: Result, seats: Sequence[Entrant], entrants: Mapping[int, Entrant]
) -> dict[Entrant, int]:
    """The places of a competition's table; ``entrants`` are its people by user id.

    A seat counts for whoever of them had it at the end, else for whom it was opened. Who didn't
    stay comes after all who did.
    """
    last = {row.seat: row for row in result.seats}  # of several rows of a seat the last counts
    found: dict[Entrant, int] = {}
    left: set[Entrant] = set()
    for seat, row in sorted(last.items()):
        here = row.until is None and row.how in (How.PLAYED, How.TOOK_OVER)
        stayed = here and row.user_id in entrants
        entrant = entrants[row.user_id] if stayed and row.user_id is not None else seats[seat]
        found[entrant] = row.place
        if not stayed:
            left.add(entrant)
    return ranked(found, left)
