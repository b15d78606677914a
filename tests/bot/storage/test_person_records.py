"""All that is kept about a person is in their file, and all of it can be taken away."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from bot.domain.privacy import Forgetting
from bot.domain.table import Person, Status
from bot.domain.votes import OfferKind, SeatOffer
from bot.storage import retention
from bot.storage.engine import Database
from bot.storage.opening import open_database
from bot.storage.people import forgetting, person_records
from bot.storage.schema import metadata
from bot.storage.votes import seat_offers
from tests.bot.conftest import NewDatabase

ME, OTHER = 815_000_001, 42
MY_NAME = "Anna Sentinel"
NOW = datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC)

IN_FILE = {
    "people": {
        *("user_id", "name", "language", "direct_messages_closed_until", "zone"),
        *("quiet_start", "quiet_end", "forgetting", "preferences", "lessons"),
    },
    "tables": {
        *("id", "guild_id", "channel_id", "thread", "game", "host_id", "opened_by", "status"),
        *("created_at", "changed_at"),
    },
    "seats": {
        *("table_id", "seat", "identity", "user_id", "name", "autopilot", "timeouts", "reserve"),
        "press_id",
    },
    "moves": {"table_id", "kind", "seat", "action", "user_id", "how", "detail", "at"},
    "votes": {"id", "table_id", "user_id", "needed", "agreed", "at", "ballot", "message_id"},
    "table_votes": {
        *("id", "table_id", "subject", "span", "user_id", "voters", "agreed", "refused"),
        *("ballot", "at", "message_id", "offer"),
    },
    "absences": {"table_id", "user_id", "since", "until"},
    "deadlines": {"table_id", "seat", "kind", "about", "what", "due_at", "done_at"},
    "outbox": {"table_id", "kind", "target", "payload", "due_at", "attempts", "done_at"},
    "hand_messages": {"table_id", "seat", "user_id", "channel_id", "message_id"},
    "reminder_messages": {
        *("table_id", "user_id", "channel_id", "message_id", "what", "decisions", "due_at"),
    },
    "standing_orders": {
        *("table_id", "seat", "user_id", "line", "status", "reason", "figures", "changes"),
        *("held", "laid_at", "due_at"),
    },
    "hints": {"table_id", "seat"},
    "notes": {"table_id", "user_id", "text", "changed_at"},
    "competitions": {"id", "guild_id", "name", "organiser_id"},
    "competition_entries": {
        *("competition_id", "season", "user_id", "name", "state", "division", "seed"),
    },
    "interests": {
        "guild_id",
        "user_id",
        "name",
        "game",
        "pace",
        "seats",
        "until",
        "active",
        "told_at",
    },
    "results": {"table_id", "guild_id", "game", "finished_at", "rated"},
    "result_seats": {
        *("seat", "identity", "user_id", "autopilot", "place", "how"),
        *("mu_before", "sigma_before", "mu", "sigma"),
    },
}
"""Columns that stand in a person's file, whole or the part that is theirs."""

OF_THE_GAME = "what the game or the table is, whoever plays; it names nobody"
OF_THE_COMPETITION = "what the competition is, by numbers that name nobody"
NUMBER_OF_ENTRY = "a number that the competition gives its people"
OF_THE_SERVER = "follows from the server"
SECRET = "tells what others hold, or did in secret"
NOT_IN_FILE: Mapping[str, Mapping[str, str]] = {
    "tables": {
        **dict.fromkeys(
            (
                *("settings", "content", "version", "paused_at", "pause", "wakes_at", "nudged_at"),
                *("seed_hash", "rules_version", "program_version", "live_message_id"),
                *("unfinished", "again_of", "card_channel_id", "card_message_id", "digests"),
                *("guidance", "review", "edits", "promise", "promise_message_id", "contributions"),
                "what_if",
            ),
            OF_THE_GAME,
        ),
        "shard": OF_THE_SERVER,
        "carried": SECRET,
        "seed": SECRET,
        "secret": SECRET,
    },
    "contents": {"digest": OF_THE_GAME, "data": OF_THE_GAME},
    "snapshots": dict.fromkeys(("table_id", "state", "since", "barrier"), SECRET),
    "moves": {"version": SECRET, "events": SECRET, "barrier": OF_THE_GAME, "asked": SECRET},
    "votes": {
        **dict.fromkeys(("version", "undoes", "moves"), SECRET),
        "seat": "of the move that is to be taken back",
    },
    "deadlines": {"id": "a number of the row's own", "shard": OF_THE_SERVER},
    "outbox": {
        "id": "a number of the row's own",
        "nonce": "made up for each message",
        "shard": OF_THE_SERVER,
    },
    "standing_orders": {
        "id": "a number of the row's own",
        "made": SECRET,
        "shard": OF_THE_SERVER,
    },
    "hints": {"decision": "a number made up for each question; the file has how many"},
    "competitions": {
        **dict.fromkeys(
            (
                *("channel_id", "name_key", "status", "settings", "season", "number"),
                *("created_at", "version", "begins_at", "message_id", "nonce", "shown"),
                "wakes_at",
            ),
            OF_THE_COMPETITION,
        ),
        "shard": OF_THE_SERVER,
    },
    "competition_entries": dict.fromkeys(("entrant", "replaces"), NUMBER_OF_ENTRY),
    **{
        name: dict.fromkeys(metadata.tables[name].c.keys(), OF_THE_COMPETITION)
        for name in ("competition_plans", "competition_rounds", "competition_tables")
    },
    "boards": dict.fromkeys(metadata.tables["boards"].c.keys(), OF_THE_SERVER),
    "interests": {"number": "a number of the row's own"},
    "results": {"number": "a number of the row's own", "detail": OF_THE_GAME},
    "result_seats": {
        **dict.fromkeys(("number", "row"), "a number of the row's own"),
        "until": SECRET,
    },
    "meta": {"key": "of the program's own", "value": "commands, and how many shards there are"},
    "guilds": dict.fromkeys(
        ("guild_id", "name", "shard", "left_at", "missed_at", "missed_by", "settings"),
        OF_THE_SERVER,
    ),
    "processes": dict.fromkeys(
        ("id", "name", "program", "shard_count", "expires_at"), "of the program's own"
    ),
    "shards": dict.fromkeys(("shard", "process_id", "beat_at"), "of the program's own"),
    "leases": dict.fromkeys(("name", "process_id", "expires_at"), "of the program's own"),
}
"""Columns that don't, each with its reason."""


def test_of_every_column_it_is_known_whether_it_is_told() -> None:
    for name, table in metadata.tables.items():
        told = IN_FILE.get(name, set())
        untold = NOT_IN_FILE.get(name, {})
        assert not told & untold.keys(), name
        assert told | untold.keys() == set(table.c.keys()), name


@pytest.fixture
async def database(new_database: NewDatabase) -> AsyncIterator[Database]:
    opened = await open_database(new_database("kept"))
    yield opened
    await opened.close()


def fill(connection: Any, table_id: int, status: Status, user: int = ME, **more: Any) -> None:
    """A table with a row about a person, and one about another, wherever there can be one."""
    at, name = NOW - timedelta(hours=table_id), more.get("name", MY_NAME)

    def add(into: str, **values: Any) -> None:
        connection.execute(insert(metadata.tables[into]).values(**values))

    if (
        connection.execute(select(metadata.tables["people"]).filter_by(user_id=user)).first()
        is None
    ):
        add(
            "people", user_id=user, name=name, language="it", zone="Europe/Sentinel",
            quiet_start=1311, quiet_end=422,
            direct_messages_closed_until=at + timedelta(minutes=1),
        )  # fmt: skip
    add(
        "tables", id=table_id, guild_id=700 + table_id, channel_id=9000 + table_id, thread=False,
        game="game-sentinel", host_id=user, opened_by=user, status=status, version=9,
        settings={},
        created_at=at + timedelta(minutes=2), changed_at=at, seed=b"s" * 32, seed_hash="f" * 64,
    )  # fmt: skip
    for seat, who, called in ((0, user, name), (1, OTHER, "Bob")):
        label = "mine" if who == user else "theirs"
        add(
            "seats", table_id=table_id, seat=seat, identity=f"identity-{label}", user_id=who,
            name=called, autopilot=f"style-{label}" if who == user else None, timeouts=3,
            reserve=54321, press_id=7000 + who,
        )  # fmt: skip
        add(
            "moves", table_id=table_id, version=seat + 1, kind="act", seat=seat, user_id=who,
            action=f"action-{label}", how="person", events=[{"secret": f"event-{label}"}],
            barrier=False, at=at + timedelta(minutes=3),
        )  # fmt: skip
        add("hints", table_id=table_id, seat=seat, decision=1)
        add(
            "notes", table_id=table_id, user_id=who, text=f"note-{label}",
            changed_at=at + timedelta(minutes=17),
        )  # fmt: skip
        add(
            "deadlines", table_id=table_id, seat=seat, kind=f"decision-{label}", about="about-it",
            what="end", due_at=at + timedelta(minutes=4), done_at=at + timedelta(minutes=5),
        )  # fmt: skip
        add(
            "absences", table_id=table_id, user_id=who, since=at + timedelta(minutes=6),
            until=at + timedelta(minutes=7),
        )  # fmt: skip
        add(
            "hand_messages", table_id=table_id, seat=seat, user_id=who, channel_id=5000 + who,
            message_id=6000 + who,
        )  # fmt: skip
        add(
            "reminder_messages", table_id=table_id, user_id=who, channel_id=5500 + who,
            message_id=6600 + who, what="hour", decisions=[[0, f"reminded-{label}", "of"]],
            due_at=at + timedelta(minutes=8),
        )  # fmt: skip
        add(
            "standing_orders", table_id=table_id, seat=seat, user_id=who, line=f"order-{label}",
            status="dropped", reason=f"reason-{label}", figures=[["figure", 777]],
            changes=[[3, f"older-{label}", 0]], made=[12], held=["held-kind", "held-about"],
            laid_at=at + timedelta(minutes=9), due_at=at + timedelta(minutes=10),
        )  # fmt: skip
        add(
            "outbox", table_id=table_id, kind="direct", target=who, nonce="nonce",
            payload={"about": f"payload-{label}"}, due_at=at + timedelta(minutes=11), attempts=4,
            done_at=at + timedelta(minutes=12),
        )  # fmt: skip
    if status is Status.FINISHED:
        add(
            "results", number=table_id, table_id=table_id, guild_id=700 + table_id,
            game="game-sentinel", finished_at=at + timedelta(minutes=16), rated=True,
            detail={"scores": [3, 4]},
        )  # fmt: skip
        for seat, who in enumerate((user, OTHER)):
            label = "mine" if who == user else "theirs"
            add(
                "result_seats", number=table_id, row=seat, seat=seat, user_id=who, place=seat + 1,
                identity=f"identity-{label}", autopilot=f"ended-{label}", how=f"how-{label}",
                until=11, mu_before=21.5 + seat, sigma_before=7.25 + seat, mu=23.5 + seat,
                sigma=6.75 + seat,
            )  # fmt: skip
    for version, before, after in ((3, user, OTHER), (4, OTHER, user)):
        players = [
            {"person": who, "name": {user: f"{name} then", OTHER: "Bob"}[who], "autopilot": None}
            for who in (before, after)
        ]
        add(
            "moves", table_id=table_id, version=version, kind="seat", seat=0, user_id=OTHER,
            action="", how="person", events=[], barrier=False, at=at + timedelta(minutes=13),
            detail={"from": players[0], "to": players[1]},
        )  # fmt: skip
    for asked in (user, OTHER):
        add(
            "votes", table_id=table_id, version=9, user_id=asked, seat=0, undoes=[1],
            needed=[OTHER, user], agreed=[user], at=at + timedelta(minutes=14),
            ballot=f"ballot-{asked % 100}", message_id=8000 + asked,
        )  # fmt: skip
        add(
            "table_votes", table_id=table_id, subject="extend", span=13579, user_id=asked,
            voters=[OTHER, user], agreed=[user], refused=[OTHER], ballot="lapsed",
            at=at + timedelta(minutes=15), message_id=8800 + asked,
        )  # fmt: skip


def compete(connection: Any) -> None:
    """A competition of mine, in which somebody else has a part, too."""

    def add(into: str, **values: Any) -> None:
        connection.execute(insert(metadata.tables[into]).values(**values))

    add(
        "interests", number=1, guild_id=701, user_id=ME, name=MY_NAME, game="game-mine",
        pace="pace-mine", seats=3, until=NOW, active=True, told_at=NOW,
    )  # fmt: skip
    add(
        "competitions", id=1, guild_id=701, channel_id=9900, name="League 1", name_key="league 1",
        organiser_id=ME, status="running", settings={}, season=1, number=5, created_at=NOW,
        version=1, nonce="n",
    )  # fmt: skip
    for entrant, who, called, label in ((1, ME, MY_NAME, "mine"), (2, OTHER, "Bob", "theirs")):
        add(
            "competition_entries", competition_id=1, season=1, entrant=entrant, user_id=who,
            name=called, state=f"state-{label}", division=0, seed=entrant,
        )  # fmt: skip


async def records(database: Database, user_id: int) -> dict[str, Any]:
    """A person's file, as the service puts it together."""
    kept: dict[str, Any] = {"person": await database.read(person_records.person, user_id)}
    for name, section in person_records.SECTIONS.items():
        kept[name] = await database.read(section, user_id)
    kept["moves"], _ = await database.read(person_records.own_moves, user_id, (0, 0))
    return kept


async def everything(database: Database) -> dict[tuple[str, str], list[str]]:
    """All values of the database as text, by table and column."""

    def work(connection: Any) -> dict[tuple[str, str], list[str]]:
        found: dict[tuple[str, str], list[str]] = {}
        for name, table in metadata.tables.items():
            ordered = select(table).order_by(*table.primary_key)
            for row in connection.execute(ordered).mappings():
                for column, value in row.items():
                    text = json.dumps(value, default=str)
                    found.setdefault((name, column), []).append(text)
        return found

    return await database.read(work)


async def where(database: Database, *signs: object) -> set[tuple[str, str]]:
    """The columns in which any of these stands."""
    kept = await everything(database)
    return {
        place
        for place, values in kept.items()
        if any(str(sign) in value for sign in signs for value in values)
    }


async def test_every_place_of_an_id_or_a_name_is_known(database: Database) -> None:
    await database.write(fill, 1, Status.FINISHED)
    await database.write(compete)
    found = await where(database, ME, MY_NAME)
    assert {name for name, _ in found} >= IN_FILE.keys() - {"hints", "deadlines", "results"}
    for table, column in found:
        assert column in IN_FILE[table], (table, column)


async def test_a_person_is_told_what_is_kept_in_these_columns(database: Database) -> None:
    await database.write(fill, 1, Status.RUNNING)
    await database.write(compete)
    await database.write(forgetting.put_wish, ME, Forgetting.WHEN_OVER)
    kept = await records(database, ME)
    text = json.dumps(kept, ensure_ascii=False)
    at = NOW - timedelta(hours=1)
    for minutes in range(1, 16):
        moment = (at + timedelta(minutes=minutes)).isoformat(timespec="seconds")
        assert moment in text, minutes
    for sign in (
        *(MY_NAME, f"{MY_NAME} then", ME, "it", "Europe/Sentinel", 1311, 422, "over"),
        *(701, 9001, "game-sentinel", "running", "identity-mine", "style-mine", 54321),
        *("action-mine", "decision-mine", "about-it", 5000 + ME, 6000 + ME, 5500 + ME),
        *(6600 + ME, "reminded-mine", "order-mine", "reason-mine", 777, "older-mine"),
        *("held-kind", "payload-mine", "ballot-1", 8000 + ME, "extend", 13579),
        *(8800 + ME, "lapsed", f'"{7000 + ME}"', "League 1", "state-mine"),
    ):
        assert str(sign) in text, sign
    assert kept["tables"][0]["hosted_by_you"]
    assert [seat["hints"] for seat in kept["seats"]] == [1]
    assert [vote["asked_by_you"] for vote in kept["undo_votes"]] == [True, False]
    assert all(vote["you_agreed"] and not vote["you_refused"] for vote in kept["table_votes"])
    changes = kept["seats_taken_and_left"]
    assert [sorted({"before", "after"} & change.keys()) for change in changes] == [
        ["before"],
        ["after"],
    ]


async def test_a_person_is_told_of_their_results(database: Database) -> None:
    await database.write(fill, 1, Status.FINISHED)
    [told] = (await records(database, ME))["results"]
    at = NOW - timedelta(hours=1) + timedelta(minutes=16)
    assert told == {
        "table": 1,
        "guild_id": "701",
        "game": "game-sentinel",
        "finished_at": at.isoformat(timespec="seconds"),
        "rated": True,
        "seat": 0,
        "identity": "identity-mine",
        "user_id": str(ME),
        "autopilot": "ended-mine",
        "place": 1,
        "how": "how-mine",
        "mu_before": 21.5,
        "sigma_before": 7.25,
        "mu": 23.5,
        "sigma": 6.75,
    }


@pytest.mark.parametrize("status", [Status.RUNNING, Status.FINISHED])
async def test_nothing_of_others_is_told(database: Database, status: Status) -> None:
    await database.write(fill, 1, status)
    await database.write(compete)
    text = json.dumps(await records(database, ME), ensure_ascii=False)
    others_press = f'"{7000 + OTHER}"'
    for sign in (
        "Bob",
        f'"{OTHER}"',
        others_press,
        "event-",
        "secret",
        "nonce",
        "s" * 32,
        "f" * 64,
    ):
        assert sign not in text, sign
    for what in (
        "identity",
        "action",
        "decision",
        "reminded",
        "order",
        "older",
        "payload",
        "state",
    ):
        assert f"{what}-theirs" not in text, what
    assert '"version"' not in text, "of versions one could count what others did in secret"


async def test_moves_are_read_in_portions(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await database.write(fill, 1, Status.RUNNING)
    await database.write(fill, 2, Status.FINISHED)
    monkeypatch.setattr(person_records, "PORTION", 1)
    found, after = [], (0, 0)
    while after is not None:
        portion, after = await database.read(person_records.own_moves, ME, after)
        found += portion
    assert [move["table"] for move in found] == [1, 2]


async def test_at_a_table_that_is_over_nothing_is_left_of_a_person(database: Database) -> None:
    await database.write(fill, 1, Status.FINISHED)
    await database.write(compete)
    before = await everything(database)
    await database.write(forgetting.put_wish, ME, Forgetting.WHEN_OVER)
    assert await database.write(forgetting.forget_at, 1, ME, NOW)
    left = {name for name, _ in await where(database, ME, MY_NAME)}
    assert left == {
        *("people", "interests", "competitions", "competition_entries", "result_seats"),
    }
    assert await database.write(forgetting.forget_person, ME, NOW)
    assert not await where(database, ME, MY_NAME, 7000 + ME)
    after = await everything(database)
    assert after["result_seats", "user_id"] == ["null", str(OTHER)]
    assert after["result_seats", "mu"] == ["null", "24.5"]
    assert after["result_seats", "mu_before"] == before["result_seats", "mu_before"]
    assert after["result_seats", "place"] == before["result_seats", "place"]
    for column in ("version", "kind", "seat", "action", "how", "events", "barrier", "at"):
        assert after["moves", column] == before["moves", column]
    assert await where(database, "identity-theirs", "action-theirs", "order-theirs") == {
        ("seats", "identity"),
        ("result_seats", "identity"),
        ("moves", "action"),
        ("standing_orders", "line"),
    }


async def test_a_seats_offer_is_told_and_forgotten_by_all_whom_it_names(database: Database) -> None:
    def ask(
        connection: Any,
        asking: int,
        asked: int | None,
        taking: Person | None,
        kind: OfferKind = OfferKind.GIVE,
    ) -> None:
        offer = SeatOffer(0, 1, asking, 0, asked, NOW, taking, None, kind=kind)
        seat_offers.ask(connection, offer)

    await database.write(fill, 1, Status.FINISHED, user=41, name="Carl")
    me = Person(ME, MY_NAME, "it")
    await database.write(ask, OTHER, 41, me)
    await database.write(ask, OTHER, ME, None)
    await database.write(ask, ME, OTHER, None)
    await database.write(ask, OTHER, 41, None)
    await database.write(ask, ME, None, None, OfferKind.TAKE)
    await database.write(ask, OTHER, ME, me, OfferKind.TAKE)
    await database.write(ask, ME, OTHER, me, OfferKind.ADMIT)
    kept = await records(database, ME)
    assert [
        (vote["seat_offered_to_you"], vote["yours_to_answer"], vote["asked_by_you"])
        for vote in kept["table_votes"]
    ] == [
        *((True, False, False), (False, True, False), (False, False, True)),
        *((False, False, True), (True, True, False), (True, False, True)),
    ]
    await database.write(forgetting.put_wish, ME, Forgetting.WHEN_OVER)
    assert await database.write(forgetting.forget_at, 1, ME, NOW)
    assert {name for name, _ in await where(database, ME, MY_NAME)} == {"people"}
    assert await database.write(forgetting.forget_person, ME, NOW)
    assert [one.user_id for one in await database.read(seat_offers.of_table, 1)] == [41]


async def test_a_name_that_looks_like_an_id_is_nobodys(database: Database) -> None:
    """Whole ids are found, in lists and in what a seat's change keeps."""
    await database.write(fill, 1, Status.FINISHED, user=4242, name=f'x","person":{ME},"y')
    assert await database.read(person_records.tables_of, ME) == []
    assert await database.read(person_records.tables_of, 424) == []
    assert await database.read(person_records.tables_of, 4242) == [1]
    assert await database.read(person_records.tables_of, OTHER) == [1]


async def test_an_open_table_keeps_who_sits_there(database: Database) -> None:
    await database.write(fill, 1, Status.PAUSED)
    await database.write(forgetting.put_wish, ME, Forgetting.NOW)
    before = await everything(database)
    assert not await database.write(forgetting.forget_at, 1, ME, NOW)
    assert not await database.write(forgetting.forget_person, ME, NOW)
    assert await everything(database) == before


async def test_at_an_open_table_that_one_has_left_votes_go_on(database: Database) -> None:
    def leave(connection: Any) -> None:
        tables, seats = metadata.tables["tables"], metadata.tables["seats"]
        connection.execute(update(tables).values(host_id=OTHER))
        gone = {"user_id": None, "name": "", "autopilot": "bold"}
        connection.execute(update(seats).where(seats.c.user_id == ME).values(gone))

    await database.write(fill, 1, Status.RUNNING)
    await database.write(leave)
    await database.write(forgetting.put_wish, ME, Forgetting.NOW)
    assert await database.write(forgetting.forget_at, 1, ME, NOW)
    assert await database.write(forgetting.forget_person, ME, NOW)
    assert not await where(database, ME, MY_NAME)
    kept = await everything(database)
    assert kept["votes", "needed"] == [f"[{OTHER}]"] * 2
    assert kept["table_votes", "user_id"] == ["0", str(OTHER)]


async def test_who_has_taken_it_back_is_forgotten_nowhere(database: Database) -> None:
    await database.write(fill, 1, Status.FINISHED)
    await database.write(forgetting.put_wish, ME, Forgetting.NOW)
    await database.write(forgetting.put_wish, ME, None)
    before = await everything(database)
    assert not await database.write(forgetting.forget_at, 1, ME, NOW)
    assert not await database.write(forgetting.forget_person, ME, NOW)
    assert await everything(database) == before


async def test_a_table_goes_with_all_that_is_its_own_and_nothing_else(database: Database) -> None:
    await database.write(fill, 2, Status.RUNNING, user=9999, name="Cleo")
    kept = await everything(database)
    await database.write(fill, 1, Status.RUNNING)
    assert await database.write(forgetting.delete_table, 1) == [ME]
    assert await everything(database) == kept, "Bob has another table"


INTEREST = {
    "number": 1, "guild_id": 9, "user_id": ME, "name": MY_NAME, "game": "a-game", "pace": "any",
    "seats": 0, "until": NOW, "active": False,
}  # fmt: skip
COMPETITION = {
    "id": 1, "guild_id": 9, "channel_id": 9900, "name": "League", "name_key": "league",
    "organiser_id": ME, "status": "running", "settings": {}, "season": 1, "number": 5,
    "created_at": NOW, "version": 1, "nonce": "n",
}  # fmt: skip
ENTRY = {
    "competition_id": 1, "season": 1, "entrant": 1, "user_id": ME, "name": MY_NAME,
    "state": "in",
}  # fmt: skip


@pytest.mark.parametrize(
    "kept",
    [
        {"interests": INTEREST},
        {"competitions": COMPETITION},
        {"competitions": COMPETITION | {"organiser_id": OTHER}, "competition_entries": ENTRY},
    ],
    ids=["interest", "organiser", "entrant"],
)
async def test_who_is_known_otherwise_stays_without_the_last_table(
    database: Database, kept: Mapping[str, Mapping[str, Any]]
) -> None:
    await database.write(fill, 1, Status.RUNNING)
    for name, values in kept.items():
        insertion = insert(metadata.tables[name]).values(**values)
        await database.write(lambda connection, one=insertion: connection.execute(one))
    before = await database.read(person_records.person, ME)
    assert ME not in await database.write(forgetting.delete_table, 1)
    assert await database.read(person_records.person, ME) == before
    assert ME in await database.write(forgetting.forget_server, 9)
    assert not await where(database, ME, MY_NAME)


async def test_a_wish_to_be_forgotten_outlives_the_last_table(database: Database) -> None:
    await database.write(fill, 1, Status.RUNNING)
    await database.write(forgetting.put_wish, ME, Forgetting.WHEN_OVER)
    assert ME not in await database.write(forgetting.delete_table, 1)
    assert await database.read(forgetting.wish, ME) is Forgetting.WHEN_OVER
    assert await database.write(forgetting.forget_person, ME, NOW)
    assert not await where(database, ME, MY_NAME)


async def test_a_result_outlives_its_table_with_those_who_have_a_part_in_it(
    database: Database,
) -> None:
    await database.write(fill, 1, Status.FINISHED)
    before = await everything(database)
    assert await database.write(forgetting.delete_table, 1) == []
    after = await everything(database)
    assert {name for name, _ in after} == {"people", "results", "result_seats"}
    for name in ("people", "results", "result_seats"):
        for place in (place for place in before if place[0] == name):
            gone = place == ("results", "guild_id")
            assert after[place] == (["0"] if gone else before[place])
    await database.write(forgetting.put_wish, ME, Forgetting.NOW)
    assert await database.write(forgetting.forget_person, ME, NOW)
    assert not await where(database, ME, MY_NAME)


async def test_working_rows_of_tables_that_are_over_go_after_a_while(database: Database) -> None:
    for number, status in enumerate((Status.FINISHED, Status.CLOSED, Status.PAUSED), 1):
        await database.write(fill, number, status)
    working = {"votes", "table_votes", "absences", "reminder_messages", "standing_orders"}
    working |= {"deadlines"}
    before = await everything(database)
    await database.write(retention.prune, NOW - timedelta(days=1))
    assert await everything(database) == before
    await database.write(retention.prune, NOW)
    after = await everything(database)
    for place, values in before.items():
        if place[0] == "outbox":
            assert place not in after, "all was sent"
        elif place[0] in working:
            assert len(after[place]) * 3 == len(values), place
        else:
            assert after[place] == values, place
