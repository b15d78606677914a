"""Seasons from the first round to the last, with restarts, deadlines and people who leave."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from itertools import combinations, count, cycle, product
from typing import Any

import pytest
from sqlalchemy import update

from bot.competitions.league import DivisionRules
from bot.competitions.progress import Kind
from bot.competitions.scoring import POINT
from bot.domain.community.competition import LONGEST_WAIT, CompetitionStatus, EntryState, Season
from bot.domain.community.results import How, Result, SeatResult
from bot.domain.presence import shard_of
from bot.domain.seating import unpressed
from bot.domain.table import Person, Status
from bot.errors import TableError
from bot.scheduling.heartbeat import Heartbeat
from bot.storage import shards
from bot.storage.community import guilds, results
from bot.storage.engine import Database
from bot.storage.schema import competitions
from tests.bot.tables.commands.competitions.conftest import (
    DAY,
    GUILD,
    Organise,
    Organised,
    people,
    settings,
)
from tests.bot.tables.conftest import ANNA, Open


async def finished_count(organised: Organised, season: Season) -> dict[int, Fraction]:
    """Everybody's points in one division, from the finished tables themselves."""
    total = {one.entrant: Fraction(0) for one in season.entries}
    by_user = {one.user_id: one.entrant for one in season.entries}
    for table in season.tables:
        assert table.table_id is not None
        position = await organised.service.position(table.table_id)
        outcome = organised.service.tables.game(position.table).outcome(position.state)
        assert outcome is not None
        rank = {one.seat: one.rank for one in outcome.standings}
        seats = [(by_user[one.user_id], rank[one.seat]) for one in position.table.seats]
        for one, other in combinations(seats, 2):
            better = Fraction(1 + (other[1] > one[1]) - (other[1] < one[1]), 2)
            total[one[0]] += better / (len(seats) - 1)
            total[other[0]] += (1 - better) / (len(seats) - 1)
    for one in season.rounds:
        for entrant in one.paired[0].byes:
            total[entrant] += 1 if season.competition.settings.form.kind is Kind.SWISS else 0
            total[entrant] += Fraction(1, 2) * (
                season.competition.settings.form.kind is Kind.ROUND_ROBIN
            )
    return total


@pytest.mark.parametrize(
    ("kind", "seats", "number"),
    [
        (Kind.SWISS, 2, 7),
        (Kind.SWISS, 3, 8),
        (Kind.ROUND_ROBIN, 2, 5),
        (Kind.ROUND_ROBIN, 3, 6),
    ],
)
async def test_a_whole_season_is_played_and_counted(
    organise: Organise, kind: Kind, seats: int, number: int
) -> None:
    organised = await organise(settings(kind, seats), *people(number))
    season = await organised.to_the_end()
    assert season.competition.status is CompetitionStatus.OVER
    assert all(one.over for one in season.rounds)
    counted = await finished_count(organised, season)
    found = season.progress(0).standings()
    assert {one.entrant: Fraction(one.points, POINT) for one in found} == counted
    for table in season.tables:
        assert table.table_id is not None
        played = await organised.service.tables.get(table.table_id)
        users = {one.entrant: one.user_id for one in season.entries}
        assert [one.user_id for one in played.seats] == [users[one] for one in table.seats]
        assert tuple(one.identity for one in played.seats) == table.identities
        assert played.host_id == ANNA.id
    assert await organised.service.tables.seasons.next_wake() is None


async def test_an_elimination_leaves_one(organise: Organise) -> None:
    organised = await organise(settings(Kind.ELIMINATION), *people(6))
    season = await organised.to_the_end()
    assert [len(one.paired[0].tables) for one in season.rounds] == [2, 2, 1]
    places = [one.place for one in season.progress(0).standings()]
    assert places[:2] == [1, 2]
    assert season.competition.status is CompetitionStatus.OVER


class Killed(Exception):
    """The process is no more."""


async def test_a_season_goes_on_after_restarts_anywhere(
    organise: Organise, open_service: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is killed before and after each thing that it writes, and another goes on."""
    organised = await organise(settings(rounds=3), *people(6))
    write = Database.write

    def dying(at: int, *, after: bool) -> Any:
        calls = count(1)

        async def dies(*args: Any, **how: Any) -> Any:
            call = next(calls)
            result = await write(*args, **how) if call < at or after else None
            if call == at:
                raise Killed
            return result

        return dies

    organised.service.clock.time += timedelta(days=7)
    kills = 0
    while (season := await organised.season()).competition.status is not CompetitionStatus.OVER:
        await organised.play(season)
        for at, after in cycle(product((1, 2, 3), (False, True))):
            with monkeypatch.context() as patch:
                patch.setattr(Database, "write", dying(at, after=after))
                try:
                    await organised.look()
                    break  # it wrote less than that
                except Killed:
                    kills += 1
            await organised.service.database.close()
            organised.service = await open_service(organised.service.clock)
    assert kills > 30
    season = await organised.season()
    tables = await organised.service.rows("tables")
    assert len(tables) == len(season.tables) == 9
    assert {one.table_id for one in season.tables} == {one.id for one in tables}
    assert {one.status for one in tables} == {Status.FINISHED}
    assert [one.turn for one in season.rounds] == [1, 2, 3]
    counted = await finished_count(organised, season)
    found = season.progress(0).standings()
    assert {one.entrant: Fraction(one.points, POINT) for one in found} == counted


async def test_a_round_waits_for_its_tables_and_ends_in_time(organise: Organise) -> None:
    organised = await organise(settings(rounds=2), *people(4))
    season = await organised.begin()
    first, second = season.tables
    assert first.table_id is not None
    assert second.table_id is not None
    await organised.play_out(first.table_id)
    season = await organised.look()
    assert len(season.rounds) == 1
    assert await organised.service.tables.seasons.next_wake() == season.rounds[0].due_at
    organised.service.clock.time = season.rounds[0].due_at
    season = await organised.look()
    assert len(season.rounds) == 2
    shared = [one.points for one in season.progress(0).standings()]
    assert shared.count(POINT // 2) == 2
    # The table that was late counts as soon as it is over.
    await organised.play_out(second.table_id)
    season = await organised.look()
    assert len(season.rounds) == 2
    assert all(one.places is not None for one in season.tables if one.turn == 1)


async def test_the_organiser_ends_a_round_early(organise: Organise) -> None:
    organised = await organise(settings(rounds=2), *people(4))
    await organised.begin()
    await organised.service.tables.sign_up.hasten(organised.id, ANNA)
    assert len((await organised.look()).rounds) == 2
    await organised.service.tables.sign_up.hasten(organised.id, ANNA)
    assert (await organised.look()).competition.status is CompetitionStatus.OVER


async def test_a_closed_table_is_shared_by_its_people(organise: Organise) -> None:
    organised = await organise(settings(rounds=1), *people(2))
    season = await organised.begin()
    table_id = season.tables[0].table_id
    assert table_id is not None
    await organised.service.tables.hosting.close(table_id, ANNA)
    season = await organised.look()
    assert [one.points for one in season.progress(0).standings()] == [POINT // 2] * 2
    assert season.competition.status is CompetitionStatus.OVER


async def test_who_left_before_the_table_opened_is_played_by_an_autopilot(
    organise: Organise,
) -> None:
    organised = await organise(settings(rounds=1), *people(2))
    seasons = organised.service.tables.seasons
    competition = await organised.competition()
    assert competition.begins_at is not None
    organised.service.clock.time = competition.begins_at
    await seasons.advance(organised.id)
    await organised.service.tables.sign_up.withdraw_absent(organised.id, [101])
    season = await organised.look()
    gone = next(one for one in season.entries if one.state is EntryState.GONE)
    table = season.tables[0]
    assert table.table_id is not None
    played = await organised.service.tables.get(table.table_id)
    assert [one.autopilot is not None for one in played.seats] == [
        entrant == gone.entrant for entrant in table.seats
    ]
    await organised.play_out(table.table_id)
    season = await organised.look()
    assert season.tables[0].places is not None
    assert season.tables[0].places[gone.entrant] == 2


async def test_the_next_season_begins_by_itself_with_ups_and_downs(organise: Organise) -> None:
    rules = DivisionRules(size=4, moving=1, least=2)
    given = settings(Kind.ROUND_ROBIN, divisions=rules, again_after=10 * DAY)
    organised = await organise(given, *people(8))
    first = await organised.to_the_end()
    assert first.divisions == 2
    assert len(first.rounds) == 3
    between = await organised.season()
    assert between.competition.status is CompetitionStatus.SIGN_UP
    assert between.competition.season == 2
    await organised.service.tables.sign_up.leave(organised.id, people(8)[7])
    await organised.join(*people(10)[8:])
    second = await organised.begin()
    assert second.competition.status is CompetitionStatus.RUNNING
    was = {one.user_id: one.division for one in first.entries}
    now = {one.user_id: one.division for one in second.entries}
    users = {one.entrant: one.user_id for one in first.entries}
    order = [[users[one.entrant] for one in first.progress(d).standings()] for d in (0, 1)]
    stayed = [user for user in order[1] if user != 108]
    assert now[stayed[0]] == 0
    if 108 in order[1]:
        assert now[order[0][3]] == 1
    assert now[109] == now[110] == 1
    assert 108 not in now
    assert sorted(now.values()) == [0] * 4 + [1] * 5
    assert set(was) - {108} < set(now)


async def test_a_replacement_plays_on_in_the_open_season(organise: Organise) -> None:
    organised = await organise(settings(Kind.ROUND_ROBIN), *people(4))
    season = await organised.begin()
    await organised.play(season)
    newcomer = Person(300, "Nina")
    await organised.service.tables.sign_up.replace(organised.id, ANNA, 102, newcomer)
    season = await organised.look()
    while season.unfinished:
        await organised.play(season)
        season = await organised.look()
    left = next(one for one in season.entries if one.user_id == 102)
    nina = next(one for one in season.entries if one.user_id == 300)
    played = Counter(entrant for table in season.tables for entrant in table.seats)
    assert (played[left.entrant], played[nina.entrant]) == (1, 2)
    standings = season.progress(0).standings()
    assert standings[-1].entrant == left.entrant
    assert standings[-1].played == 1


async def test_a_cancelled_competition_opens_nothing_more(organise: Organise) -> None:
    organised = await organise(settings(rounds=2), *people(4))
    season = await organised.begin()
    await organised.service.tables.sign_up.cancel(organised.id, ANNA)
    await organised.play(season)
    season = await organised.look()
    assert len(season.rounds) == 1
    assert organised.service.tables.seasons.unopened(season) == []


async def test_an_old_copy_changes_nothing(organise: Organise) -> None:
    """Two steps start from the same look: the second is made anew from what the first left."""
    organised = await organise(settings(rounds=2), *people(4))
    stale = await organised.season()
    await organised.begin()
    seasons = organised.service.tables.seasons
    season = await seasons.advance(organised.id)
    await seasons.sleep(stale)
    assert await seasons.next_wake() == season.rounds[0].due_at


async def waiting(organise: Organise, number: int = 2, *reserve: Person) -> tuple[Organised, int]:
    """A competition whose only table waits for its people."""
    organised = await organise(settings(rounds=1, most=number), *people(number), *reserve)
    organised.all_press = False
    season = await organised.begin()
    (table,) = season.tables
    assert table.table_id is not None
    return organised, table.table_id


async def test_a_game_begins_once_everybody_has_pressed(organise: Organise) -> None:
    organised, table_id = await waiting(organise)
    await organised.press(table_id, 101)
    assert (await organised.service.tables.get(table_id)).status is Status.LOBBY
    await organised.press(table_id, 102)
    table = await organised.service.tables.get(table_id)
    assert table.status is Status.RUNNING
    assert table.promise is not None
    assert {one.seat for one in table.promise.contributions} == {0, 1}


async def test_a_game_begins_after_a_day_without_those_who_do_not_press(
    organise: Organise,
) -> None:
    organised, table_id = await waiting(organise)
    organised.service.clock.time += LONGEST_WAIT - timedelta(minutes=1)
    await organised.press(table_id, 101)
    assert (await organised.service.tables.get(table_id)).status is Status.LOBBY
    organised.service.clock.time += timedelta(minutes=1)
    await organised.start_due(table_id)
    table = await organised.service.tables.get(table_id)
    assert table.status is Status.RUNNING
    assert table.promise is not None
    assert len(table.promise.contributions) == 1


async def test_nobody_changes_a_table_s_fixed_seats(organise: Organise) -> None:
    organised, table_id = await waiting(organise)
    tables, (first, _) = organised.service.tables, people(2)
    identities = tables.game(await tables.get(table_id)).identities
    for refused in (
        tables.lobby.join(table_id, Person(500, "Zoe")),
        tables.lobby.leave(table_id, first),
        tables.lobby.choose(table_id, first, identities[-1]),
        tables.lobby.add_autopilot(table_id, ANNA, "default"),
        tables.lobby.remove(table_id, ANNA, 0),
        tables.lobby.configure(table_id, ANNA, rated=False),
        tables.lobby.start(table_id, ANNA),
    ):
        with pytest.raises(TableError, match="fixed-seats"):
            await refused


async def test_who_comes_in_before_the_start_has_the_seat(organise: Organise) -> None:
    newcomer = Person(500, "Zoe")
    organised, table_id = await waiting(organise, 2, newcomer)
    await organised.press(table_id, 102)
    await organised.service.tables.sign_up.leave(organised.id, people(2)[0])
    await organised.look()
    table = await organised.service.tables.get(table_id)
    assert {one.user_id for one in table.seats} == {500, 102}
    assert [one.user_id for one in unpressed(table)] == [500]
    await organised.press(table_id, 500)
    assert (await organised.service.tables.get(table_id)).status is Status.RUNNING


async def test_a_game_begins_when_the_only_one_who_has_not_pressed_leaves(
    organise: Organise,
) -> None:
    organised, table_id = await waiting(organise)
    await organised.press(table_id, 102)
    await organised.service.tables.sign_up.leave(organised.id, people(2)[0])
    await organised.look()
    await organised.start_due(table_id)
    table = await organised.service.tables.get(table_id)
    assert table.status is Status.RUNNING
    assert {one.user_id for one in table.seats} == {None, 102}


async def test_no_season_begins_nor_goes_on_in_quiet_months(organise: Organise) -> None:
    organised = await organise(settings(rounds=2, again_after=27 * DAY), *people(2))
    service = organised.service
    await service.tables.server_settings.change(GUILD, quiet_months=(1, 3))
    january = await organised.begin()
    assert january.competition.status is CompetitionStatus.SIGN_UP
    assert january.competition.begins_at == datetime(2026, 2, 1, tzinfo=UTC)
    february = await organised.begin()
    await organised.play(february)
    service.clock.time = datetime(2026, 3, 2, tzinfo=UTC)
    march = await organised.look()
    assert len(march.rounds) == 1
    await service.refused("quiet-month", service.tables.sign_up.hasten(organised.id, ANNA))
    april = datetime(2026, 4, 1, tzinfo=UTC)
    assert await service.tables.seasons.next_wake() == april
    service.clock.time = april
    assert len((await organised.look()).rounds) == 2


async def test_an_outage_is_credited_to_the_round_that_is_played(organise: Organise) -> None:
    organised = await organise(settings(rounds=1), *people(2))
    due_at = (await organised.begin()).rounds[0].due_at
    service = organised.service
    service.presence.change(0, True, service.clock.now())
    await service.database.write(shards.beat, [0], service.clock.now())
    # Nobody's clock runs, so the round alone has to keep it beating.
    table_id = (await organised.season()).tables[0].table_id
    assert table_id is not None
    await service.tables.hosting.pause(table_id, ANNA)
    heartbeat = Heartbeat(
        service.database, service.clock, service.presence, credited=lambda _: None
    )
    await heartbeat.start()
    assert heartbeat.beats
    heartbeat.connection_lost(0)
    service.clock.time += 3 * DAY
    await heartbeat.start()
    await heartbeat.stop()
    season = await organised.season()
    assert season.rounds[0].due_at == due_at + 3 * DAY
    assert organised.id in await service.tables.seasons.due(), "its message says when it ends"
    await organised.look()
    assert await service.tables.seasons.next_wake() == due_at + 3 * DAY


async def test_a_round_that_was_to_end_before_an_outage_ends(organise: Organise) -> None:
    organised = await organise(settings(rounds=1), *people(2))
    due_at = (await organised.begin()).rounds[0].due_at
    service = organised.service
    service.presence.change(0, True, service.clock.now())
    service.clock.time = due_at + DAY
    await service.database.write(shards.beat, [0], service.clock.now())
    service.clock.time += DAY
    heartbeat = Heartbeat(
        service.database, service.clock, service.presence, credited=lambda _: None
    )
    await heartbeat.start()
    await heartbeat.stop()
    assert (await organised.season()).rounds[0].due_at == due_at


async def test_a_server_that_had_removed_the_bot_gets_its_round_s_time_back(
    organise: Organise,
) -> None:
    organised = await organise(settings(rounds=1), *people(2))
    due_at = (await organised.begin()).rounds[0].due_at
    service = organised.service
    await service.database.write(guilds.leave, GUILD, 0, service.clock.now())
    service.clock.time += 2 * DAY
    await service.database.write(guilds.come_back, GUILD, service.clock.now())
    assert (await organised.season()).rounds[0].due_at == due_at + 2 * DAY


async def test_another_count_of_shards_holds_for_competitions(organise: Organise) -> None:
    organised = await organise(settings(rounds=1), *people(2))
    database, guild_id = organised.service.database, 7 << 22

    def move(connection: Any) -> None:
        connection.execute(update(competitions).values(guild_id=guild_id))
        shards.count_anew(connection, 4)

    await database.write(move)
    (row,) = await organised.service.rows("competitions")
    assert row.shard == shard_of(guild_id, 4) == 3


async def test_known_ratings_seed_a_knock_out(organise: Organise) -> None:
    """Two of four have one: the strongest meets the last of the draw, and so not the second."""
    organised = await organise(settings(Kind.ELIMINATION), *people(4))
    now = organised.service.clock.now()

    def play(connection: Any) -> None:
        for table_id in range(1000, 1040):
            seats = tuple(
                SeatResult(seat, "a", user, None, seat + 1, How.PLAYED)
                for seat, user in enumerate((103, 101))
            )
            results.add(connection, Result(table_id, GUILD, "toy", now, True, seats))

    await organised.service.database.write(play)
    season = await organised.begin()
    users = {one.entrant: one.user_id for one in season.entries}
    assert {one.user_id: one.seed for one in season.entries} == {
        103: 1,
        101: 2,
        102: None,
        104: None,
    }
    met = [{users[one] for one in table.seats} for table in season.tables]
    assert {101, 103} not in met
    await organised.play(season)
    season = await organised.look()
    assert len(season.rounds) == 2
    assert {one.user_id: one.seed for one in season.entries}[103] == 1


async def test_a_short_round_s_tables_wait_for_less(organise: Organise) -> None:
    organised = await organise(settings(rounds=1, round_length=2 * DAY), *people(2))
    organised.all_press = False
    season = await organised.begin()
    table_id = season.tables[0].table_id
    assert table_id is not None
    table = await organised.service.tables.get(table_id)
    assert table.wakes_at == organised.service.clock.now() + 2 * DAY / 7
