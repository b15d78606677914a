"""Competitions with their people, plans, rounds and tables as rows.

Each change raises the version of the competition's row, and starts from the one that it was worked
out from: of two the second is refused with ``Conflict``. What has to be done next stands in
``wakes_at``; the process of the server's shard does it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import ColumnElement, Row, delete, exists, func, insert, select, update
from sqlalchemy.engine import Connection

from bot.competitions.round_robin import Plan
from bot.competitions.rounds import Round
from bot.domain.community.competition import (
    Competition,
    CompetitionRound,
    CompetitionSettings,
    CompetitionStatus,
    CompetitionTable,
    EntryState,
    Season,
    SeasonEntry,
    name_key,
)
from bot.storage.engine import microseconds
from bot.storage.locks import Conflict, portions
from bot.storage.messages.outbox import nonce_of
from bot.storage.schema import (
    competition_entries,
    competition_plans,
    competition_rounds,
    competition_tables,
    competitions,
    tables,
)
from rules.core.game import Json

_SETTINGS = TypeAdapter(CompetitionSettings)
_ROUNDS = TypeAdapter(dict[int, Round])
_PLAN = TypeAdapter(Plan)

OPEN = (CompetitionStatus.SIGN_UP, CompetitionStatus.RUNNING)


def add(connection: Connection, values: Mapping[str, Any], settings: CompetitionSettings) -> int:
    """Write a new competition and return its number.

    Raises ``sqlalchemy.exc.IntegrityError`` if an open one of the server has its name.
    """
    row = {
        **values,
        "name_key": name_key(values["name"]),
        "settings": settings_json(settings),
        "version": 1,
        "season": 1,
        "wakes_at": values["created_at"],
        "nonce": nonce_of(values["created_at"]),
    }
    return int(
        connection.execute(insert(competitions).returning(competitions.c.id), row).scalar_one()
    )


def settings_json(settings: CompetitionSettings) -> Json:
    """A competition's settings as its row keeps them."""
    return _SETTINGS.dump_python(settings, mode="json")


def load(connection: Connection, competition_id: int) -> Competition | None:
    """A competition by its number."""
    found = select(competitions).where(competitions.c.id == competition_id)
    row = connection.execute(found).first()
    return None if row is None else _competition(row)


def _competition(row: Row[Any]) -> Competition:
    return Competition(
        row.id,
        row.guild_id,
        row.channel_id,
        row.name,
        row.organiser_id,
        CompetitionStatus(row.status),
        _SETTINGS.validate_python(row.settings),
        row.season,
        row.number,
        row.created_at,
        row.version,
        row.begins_at,
        row.message_id,
    )


def of_guild(connection: Connection, guild_id: int, *, over: bool = False) -> list[Competition]:
    """The competitions of a server that aren't over, or with ``over`` all, the latest first."""
    found = select(competitions).where(competitions.c.guild_id == guild_id)
    if not over:
        found = found.where(competitions.c.status.in_(OPEN))
    return [
        _competition(row) for row in connection.execute(found.order_by(competitions.c.id.desc()))
    ]


def entered(connection: Connection, user_id: int) -> set[int]:
    """The competitions in which a person takes part, or took part in an earlier season."""
    own = competition_entries.c
    found = select(own.competition_id).where(
        own.user_id == user_id, own.state != EntryState.GONE.value
    )
    return set(connection.scalars(found))


def season(connection: Connection, competition_id: int, number: int | None = None) -> Season | None:
    """A competition with its current season, or another one."""
    competition = load(connection, competition_id)
    if competition is None:
        return None
    number = number or competition.season
    competition = replace(competition, season=number)

    def rows(table: Any, *order: str) -> Iterable[Row[Any]]:
        of_season = (table.c.competition_id == competition_id, table.c.season == number)
        return connection.execute(
            select(table).where(*of_season).order_by(*(table.c[name] for name in order))
        )

    return Season(
        competition,
        tuple(map(_entry, rows(competition_entries, "entrant"))),
        {row.division: _PLAN.validate_python(row.plan) for row in rows(competition_plans)},
        tuple(map(_round, rows(competition_rounds, "turn"))),
        tuple(map(_table, rows(competition_tables, "turn", "division", "number"))),
    )


def _entry(row: Row[Any]) -> SeasonEntry:
    state = EntryState(row.state)
    return SeasonEntry(
        row.entrant, row.user_id, row.name, state, row.division, row.replaces, row.seed
    )


def _round(row: Row[Any]) -> CompetitionRound:
    paired = _ROUNDS.validate_python(row.paired)
    return CompetitionRound(row.season, row.turn, paired, row.due_at, row.over, row.message_id)


def _table(row: Row[Any]) -> CompetitionTable:
    places = None
    if row.places is not None:
        places = {int(entrant): place for entrant, place in row.places.items()}
    return CompetitionTable(
        row.season,
        row.turn,
        row.division,
        row.number,
        tuple(row.seats),
        tuple(row.identities),
        row.table_id,
        row.channel_id,
        places,
    )


def change(
    connection: Connection, competition: Competition, wakes_at: datetime | None, **values: Any
) -> None:
    """Change a competition's row, and wake its process at that moment, or not at all.

    Raises ``Conflict`` if it isn't at the version that ``competition`` has.
    """
    changed = connection.execute(
        update(competitions)
        .where(competitions.c.id == competition.id, competitions.c.version == competition.version)
        .values(version=competition.version + 1, wakes_at=wakes_at, **values)
    )
    if not changed.rowcount:
        raise Conflict


def put_entries(
    connection: Connection, competition_id: int, number: int, entries: Sequence[SeasonEntry]
) -> None:
    """Write who takes part in a season, in place of what was there."""
    connection.execute(
        delete(competition_entries).where(
            competition_entries.c.competition_id == competition_id,
            competition_entries.c.season == number,
        )
    )
    rows = [
        {
            "competition_id": competition_id,
            "season": number,
            "entrant": one.entrant,
            "user_id": one.user_id,
            "name": one.name,
            "state": one.state,
            "division": one.division,
            "replaces": one.replaces,
            "seed": one.seed,
        }
        for one in entries
    ]
    if rows:
        connection.execute(insert(competition_entries), rows)


def put_plans(
    connection: Connection, competition_id: int, number: int, plans: Mapping[int, Plan]
) -> None:
    """Keep the plans of a season's divisions, of those that have one."""
    rows = [
        {
            "competition_id": competition_id,
            "season": number,
            "division": division,
            "plan": _PLAN.dump_python(plan, mode="json"),
        }
        for division, plan in plans.items()
        if plan
    ]
    if rows:
        connection.execute(insert(competition_plans), rows)


def add_round(
    connection: Connection,
    competition_id: int,
    new: CompetitionRound,
    tables: Sequence[CompetitionTable],
    now: datetime,
) -> None:
    """Write a new round with its pairings."""
    connection.execute(
        insert(competition_rounds).values(
            competition_id=competition_id,
            season=new.season,
            turn=new.turn,
            paired=_ROUNDS.dump_python(dict(new.paired), mode="json"),
            due_at=new.due_at,
            nonce=nonce_of(now),
        )
    )
    rows = [
        {
            "competition_id": competition_id,
            "season": one.season,
            "turn": one.turn,
            "division": one.division,
            "number": one.number,
            "seats": one.seats,
            "identities": one.identities,
        }
        for one in tables
    ]
    if rows:
        connection.execute(insert(competition_tables), rows)


def end_round(connection: Connection, competition_id: int, number: int, turn: int) -> None:
    """Note that a round is over."""
    rounds = competition_rounds.c
    connection.execute(
        update(competition_rounds)
        .where(rounds.competition_id == competition_id)
        .where(rounds.season == number, rounds.turn == turn)
        .values(over=True)
    )


def end_by(connection: Connection, competition: Competition, due_at: datetime) -> None:
    """Let the round that is being played end at a moment, if it isn't over before."""
    rounds = competition_rounds.c
    connection.execute(
        update(competition_rounds)
        .where(rounds.competition_id == competition.id)
        .where(rounds.season == competition.season, ~rounds.over)
        .values(due_at=due_at)
    )


def _one_table(competition_id: int, table: CompetitionTable) -> Any:
    own = competition_tables.c
    return update(competition_tables).where(
        own.competition_id == competition_id,
        own.season == table.season,
        own.turn == table.turn,
        own.division == table.division,
        own.number == table.number,
    )


def note_opened(
    connection: Connection, competition_id: int, table: CompetitionTable, table_id: int
) -> None:
    """Note the table of a pairing, in the transaction that opens it.

    Raises ``Conflict`` where it has one already.
    """
    free = competition_tables.c.table_id.is_(None)
    noted = _one_table(competition_id, table).where(free).values(table_id=table_id)
    if not connection.execute(noted).rowcount:
        raise Conflict


def note_channel(
    connection: Connection, competition_id: int, table: CompetitionTable, channel_id: int
) -> None:
    """Note the channel or thread that a pairing's table is to open in, unless it is open."""
    unopened = competition_tables.c.table_id.is_(None)
    noted = _one_table(competition_id, table).where(unopened)
    connection.execute(noted.values(channel_id=channel_id))


def used_channels(connection: Connection, guild_id: int, channel_ids: Collection[int]) -> set[int]:
    """Which of these channels of a server have a table or had one or were noted for a pairing."""
    found: set[int] = set()
    for some in portions(channel_ids):
        own = tables.c.channel_id
        found.update(connection.scalars(select(own).where(own.in_(some))))
    noted = competition_tables.c.channel_id
    of_server = (
        select(noted)
        .join(competitions, competitions.c.id == competition_tables.c.competition_id)
        .where(competitions.c.guild_id == guild_id, noted.is_not(None))
    )
    return found.union(set(connection.scalars(of_server)).intersection(channel_ids))


def note_places(
    connection: Connection,
    competition_id: int,
    table: CompetitionTable,
    places: Mapping[int, int],
) -> None:
    """Note how a table ended."""
    kept = {str(entrant): place for entrant, place in places.items()}
    connection.execute(_one_table(competition_id, table).values(places=kept))


# What has to be done


def due(connection: Connection, shards: Collection[int], now: datetime) -> list[int]:
    """The competitions of shards at which something is to be done now."""
    own = competitions.c
    found = select(own.id).where(own.shard.in_(shards), own.wakes_at <= now).order_by(own.wakes_at)
    return list(connection.scalars(found))


def next_wake(connection: Connection, shards: Collection[int]) -> datetime | None:
    """The next moment at which something is to be done at one of them."""
    own = competitions.c
    found: datetime | None = connection.scalar(
        select(func.min(own.wakes_at)).where(own.shard.in_(shards))
    )
    return found


def sleep_until(
    connection: Connection, competition: Competition, wakes_at: datetime | None
) -> None:
    """Note when there is something to do next, unless the competition was changed meanwhile."""
    own = competitions.c
    connection.execute(
        update(competitions)
        .where(own.id == competition.id, own.version == competition.version)
        .values(wakes_at=wakes_at)
    )


def played_tables(connection: Connection, shards: Collection[int]) -> list[int]:
    """The tables of competitions of shards whose ends are waited for."""
    own, table = competitions.c, competition_tables.c
    found = (
        select(table.table_id)
        .join(competitions, own.id == table.competition_id)
        .where(own.shard.in_(shards), own.status == CompetitionStatus.RUNNING)
        .where(table.table_id.is_not(None), table.places.is_(None))
    )
    return [one for one in connection.scalars(found) if one is not None]


def wake_of_table(connection: Connection, table_id: int, now: datetime) -> None:
    """A table is over: its competition, if it belongs to one, has something to do."""
    of_table = select(competition_tables.c.competition_id).where(
        competition_tables.c.table_id == table_id, competition_tables.c.places.is_(None)
    )
    own = competitions.c
    connection.execute(
        update(competitions)
        .where(own.id.in_(of_table), own.status.in_(OPEN))
        .values(wakes_at=now, version=own.version + 1)
    )


# Outages


def credit(
    connection: Connection,
    shards: Collection[int],
    since: datetime,
    now: datetime,
    absent: Collection[int] = (),
) -> None:
    """Give the time from ``since`` to ``now`` back to every round that shards' servers play.

    Not where the bot is ``absent``: those get it when it is back.
    """
    own = competitions.c
    _give_back(connection, [own.shard.in_(shards), own.guild_id.not_in(absent)], since, now)


def credit_guild(connection: Connection, guild_id: int, since: datetime, now: datetime) -> None:
    """The same for the rounds of one server."""
    _give_back(connection, [competitions.c.guild_id == guild_id], since, now)


def _give_back(
    connection: Connection, which: list[ColumnElement[bool]], since: datetime, now: datetime
) -> None:
    own, rounds = competitions.c, competition_rounds.c
    found = connection.scalars(
        update(competitions)
        .where(own.status == CompetitionStatus.RUNNING, *which)
        .values(version=own.version + 1, wakes_at=now)
        .returning(own.id)
    ).all()
    # Seasons that are over have no such rounds. One that was to end before goes by that.
    for some in portions(found):
        connection.execute(
            update(competition_rounds)
            .where(rounds.competition_id.in_(some), ~rounds.over, rounds.due_at > since)
            .values(due_at=rounds.due_at + microseconds(now - since))
        )


def is_played(connection: Connection, shards: Collection[int]) -> bool:
    """Whether a round is being played in a server of shards."""
    own = competitions.c
    found = exists().where(own.shard.in_(shards), own.status == CompetitionStatus.RUNNING)
    return bool(connection.scalar(select(found)))


# Messages


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """A message of a competition: that of a round, or of the sign-up where ``turn`` is ``None``.

    ``shown`` is the checksum of what it says; 0 before it is posted.
    """

    turn: int | None
    message_id: int | None
    nonce: str
    shown: int


def messages(connection: Connection, competition: Competition) -> list[ShownMessage]:
    """The messages of a season, in order."""
    own, rounds = competitions.c, competition_rounds.c
    row = connection.execute(
        select(own.message_id, own.nonce, own.shown).where(own.id == competition.id)
    ).one()
    found = connection.execute(
        select(rounds.turn, rounds.message_id, rounds.nonce, rounds.shown)
        .where(rounds.competition_id == competition.id, rounds.season == competition.season)
        .order_by(rounds.turn)
    )
    return [ShownMessage(None, *row), *(ShownMessage(*one) for one in found)]


def note_shown(
    connection: Connection, competition: Competition, turn: int | None, message_id: int, shown: int
) -> None:
    """Note a message that was posted or edited, and the checksum of what it says."""
    values = {"message_id": message_id, "shown": shown}
    if turn is None:
        own = update(competitions).where(competitions.c.id == competition.id)
    else:
        rounds = competition_rounds.c
        own = update(competition_rounds).where(
            rounds.competition_id == competition.id,
            rounds.season == competition.season,
            rounds.turn == turn,
        )
    connection.execute(own.values(values))


# People


def forget(connection: Connection, user_id: int, now: datetime) -> None:
    """Take a person away from all competitions; whoever takes part withdraws."""
    entries, own = competition_entries.c, competitions.c
    theirs = entries.user_id == user_id
    in_some = select(entries.competition_id).where(theirs)
    connection.execute(
        update(competitions)
        .where(own.id.in_(in_some), own.status.in_(OPEN))
        .values(version=own.version + 1, wakes_at=now)
    )
    connection.execute(
        update(competition_entries)
        .where(theirs)
        .values(user_id=None, name="", state=EntryState.GONE)
    )
    connection.execute(
        update(competitions).where(own.organiser_id == user_id).values(organiser_id=0)
    )


def people_in(connection: Connection, guild_id: int) -> set[int]:
    """Everybody who takes part in a competition of a server, or organises one."""
    entries, own = competition_entries.c, competitions.c
    here = own.guild_id == guild_id
    organisers = connection.scalars(select(own.organiser_id).where(here))
    entrants = connection.scalars(
        select(entries.user_id)
        .where(entries.competition_id.in_(select(own.id).where(here)))
        .where(entries.user_id.is_not(None))
    )
    return {*organisers, *entrants}


def of_person(connection: Connection, user_id: int) -> Sequence[Row[Any]]:
    """What is kept about a person in competitions, or as who organises them."""
    entries, own = competition_entries.c, competitions.c
    both = (entries.competition_id == own.id) & (entries.user_id == user_id)
    return connection.execute(
        select(
            own.id.label("competition"),
            own.guild_id,
            own.name.label("competition_name"),
            (own.organiser_id == user_id).label("organised_by_you"),
            entries.season,
            entries.name,
            entries.state,
            entries.division,
            entries.seed,
        )
        .select_from(competitions)
        .outerjoin(competition_entries, both)
        .where((entries.user_id == user_id) | (own.organiser_id == user_id))
        .order_by(own.id, entries.season)
    ).all()
