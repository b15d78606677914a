"""``/league`` and its messages: sign-up, rounds in threads, standings, and what is refused."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord

from bot.domain.community.competition import CompetitionStatus, EntryState, Season
from bot.domain.table import Person, Status, Table
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.core.game import AnyGame
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, parts, said
from tests.covering import one_of

EN = words("en")
DAY = timedelta(days=1)
GALLERY = 12
HERE = EN("button-here")
JOIN, LEAVE, TABLE = (EN(f"button-league-{one}") for one in ("join", "leave", "table"))


async def announce(server: SimulatedServer, organiser: Any, **options: Any) -> Any:
    given = {"name": "Autumn", "game": "race1969", "kind": "swiss", "seats": 2, **options}
    answer = await organiser.slash(server.channel, "league new", **given)
    await server.settle()
    return answer


def shown(server: SimulatedServer, *, rounds: bool) -> list[discord.Message]:
    """The messages of rounds, or that of the sign-up, by their buttons for the standings."""
    return [
        one
        for one in server.posts()
        if TABLE in buttons(one) and (buttons(one)[TABLE].seat is not None) is rounds
    ]


def sign_up(server: SimulatedServer) -> discord.Message:
    (found,) = shown(server, rounds=False)
    return found


def rounds(server: SimulatedServer) -> list[discord.Message]:
    return shown(server, rounds=True)


async def season(server: SimulatedServer, number: int | None = None) -> Season:
    (known,) = await server.bot.tables.competitions.of_guild(server.guild.id, over=True)
    return await server.bot.tables.competitions.season(known.id, number)


async def everybody_is_here(server: SimulatedServer) -> None:
    """All press *I'm here* at the tables of the competition that wait for it."""
    for one in (await season(server)).tables:
        table = await server.bot.tables.get(one.table_id or 0)
        if table.status is Status.LOBBY:
            assert table.promise is not None
            assert table.promise.message_id is not None
            async with server.acting():
                for seat in table.seats:
                    person = Person(seat.user_id or 0, seat.name)
                    press_id = table.promise.message_id + 1 + seat.seat
                    await server.bot.tables.lobby.add_press(table.id, person, press_id)


async def play(server: SimulatedServer, *, but: int = 0) -> None:
    """Play the open tables of the competition to their end, all but some."""
    await everybody_is_here(server)
    here = await season(server)
    open_ = [one.table_id for one in here.tables if one.places is None and one.table_id]
    for table_id in open_[: len(open_) - but]:
        table = await server.bot.tables.get(table_id)
        game: AnyGame = server.bot.presenters[table.game].game
        async with server.acting():
            state = (await server.bot.tables.position(table_id)).state
            while decisions := game.decisions(state):
                seat = next(one.seat for one in decisions if not one.ready)
                action = game.default_action(state, seat)
                moved = await server.bot.tables.play.act(table_id, seat, action, by=None)
                state = moved.position.state


async def test_a_tournament_from_the_announcement_to_the_end(
    server: SimulatedServer, organiser: Any
) -> None:
    await announce(server, organiser, rounds=2)
    message = sign_up(server)
    assert "Autumn" in said(message)
    for name in ("Anna", "Bob", "Chloe", "Dan"):
        await server.person(name).click(sign_up(server), label=JOIN)
    assert all(name in said(sign_up(server)) for name in ("Anna", "Bob", "Chloe", "Dan"))
    assert sign_up(server).id == message.id
    await server.advance(7 * DAY)
    here = await season(server)
    assert here.competition.status is CompetitionStatus.RUNNING
    (first,) = rounds(server)
    for table in here.tables:
        assert table.table_id is not None
        assert f"<#{table.channel_id}>" in said(first)
        assert (await server.bot.tables.get(table.table_id)).status is Status.LOBBY
    await everybody_is_here(server)
    for table in here.tables:
        assert (await server.bot.tables.get(table.table_id or 0)).status is Status.RUNNING
    await play(server, but=1)
    assert said(rounds(server)[0]).count("✅") == 1
    await play(server)
    assert len(rounds(server)) == 2
    assert EN("league-round-over") in said(rounds(server)[0])
    await play(server)
    here = await season(server)
    assert here.competition.status is CompetitionStatus.OVER
    assert len(rounds(server)) == 2, "one message a round"
    assert EN("league-over") in said(sign_up(server))
    for name in ("Anna", "Bob", "Chloe", "Dan"):
        told = [said(one) for one in server.direct_messages(name)]
        assert not [one for one in told if "Autumn" in one]


async def test_a_restart_makes_nothing_twice(server: SimulatedServer, organiser: Any) -> None:
    await announce(server, organiser, rounds=1)
    for name in ("Anna", "Bob"):
        await server.person(name).click(sign_up(server), label=JOIN)
    await server.restart()
    await server.advance(7 * DAY)
    posts = [one.id for one in server.posts()]
    await server.restart()
    assert [one.id for one in server.posts()] == posts
    tables = (await season(server)).tables
    assert len(tables) == 1
    await play(server)
    await server.advance(timedelta(minutes=2))
    assert (await season(server)).competition.status is CompetitionStatus.OVER


async def test_a_thread_that_was_made_before_a_crash_is_used(
    server: SimulatedServer, organiser: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await announce(server, organiser, rounds=1)
    for name in ("Anna", "Bob"):
        await server.person(name).click(sign_up(server), label=JOIN)

    async def dies(*args: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(type(server.bot.tables.seasons), "note_channel", dies)
        await server.advance(7 * DAY)
        assert not (await season(server)).tables[0].channel_id
    (before,) = server.bot.get_channel(server.channel.id).threads  # type: ignore[union-attr]
    await server.restart()
    await server.advance(timedelta(minutes=5))
    (table,) = (await season(server)).tables
    assert table.channel_id == before.id
    assert table.table_id is not None


async def test_a_round_goes_on_for_as_long_as_nobody_could_play(
    server: SimulatedServer, organiser: Any
) -> None:
    """Its last day passes while Discord can't be reached."""
    await announce(server, organiser, rounds=2)
    for name in ("Anna", "Bob"):
        await server.person(name).click(sign_up(server), label=JOIN)
    await server.advance(7 * DAY)
    due_at = (await season(server)).rounds[0].due_at
    bot, now = server.bot, server.bot.clock.now()
    bot.presence.change(0, False, now)
    bot.heartbeat.connection_lost(0)
    await server.advance(due_at - now + DAY)
    assert not (await season(server)).rounds[0].over
    bot.presence.change(0, True, bot.clock.now())
    await bot.heartbeat.start()
    await server.settle()
    here = await season(server)
    assert not here.rounds[0].over
    assert here.rounds[0].due_at == due_at + (due_at - now + DAY)


async def test_who_left_the_server_withdraws(server: SimulatedServer, organiser: Any) -> None:
    await announce(server, organiser, rounds=1, most=2)
    for name in ("Anna", "Bob", "Chloe"):
        await server.person(name).click(sign_up(server), label=JOIN)
    server.guild.remove_member(server.person("Anna").user)
    await server.advance(7 * DAY)
    here = await season(server)
    states = {one.name: one.state for one in here.entries}
    assert states == {"Anna": EntryState.GONE, "Bob": EntryState.IN, "Chloe": EntryState.IN}
    assert here.tables[0].table_id is not None
    table = await server.bot.tables.get(here.tables[0].table_id)
    assert {one.name for one in table.seats} == {"Bob", "Chloe"}


@pytest.mark.parametrize("language", one_of(LANGUAGES, "de"))
async def test_bad_input_is_answered(
    server: SimulatedServer, organiser: Any, language: str
) -> None:
    t = words(language)
    server.person("Olga", language)
    eve = server.person("Eve", language)

    async def refused(answer: Any, reason: str, **figures: object) -> None:
        assert t(f"error-{reason}", **figures) in said(await answer)

    await refused(eve.slash(server.channel, "league join"), "no-competition")
    await refused(announce(server, eve), "competition-managers-only")
    together = announce(server, organiser, game="first_martians")
    await refused(together, "competition-together")
    await refused(announce(server, organiser, clock="off"), "competition-clock")
    await announce(server, organiser)
    await refused(announce(server, organiser, name="autumn"), "competition-name-taken")
    await eve.slash(server.channel, "league join")
    await refused(eve.slash(server.channel, "league join"), "competition-joined")
    await refused(organiser.slash(server.channel, "league next"), "competition-too-few", least=2)
    await refused(eve.slash(server.channel, "league next"), "competition-organiser-only")
    await announce(server, organiser, name="Winter")
    await refused(eve.slash(server.channel, "league leave"), "competition-which")
    answer = await eve.slash(server.channel, "league leave", league="winter")
    assert t("error-competition-not-in") in said(answer)


async def test_forged_presses_do_nothing(server: SimulatedServer, organiser: Any) -> None:
    await announce(server, organiser)
    (known,) = await server.bot.tables.competitions.of_guild(server.guild.id)
    before = await season(server)
    eve = server.person("Eve")
    for custom_id, reason in (
        (f"mc1:league-cancel:{known.id}", "competition-organiser-only"),
        (f"mc1:league-withdraw:{known.id}", "competition-not-in"),
        ("mc1:league-join:99", "no-competition"),
    ):
        answer = await forge(server, eve, custom_id, label=JOIN)
        assert EN(f"error-{reason}") in said(answer)
    async with server.acting():
        far = await server.bot.tables.sign_up.announce(
            77, 78, server.known("Olga"), "Far", before.competition.settings, 7 * DAY
        )
    answer = await forge(server, eve, f"mc1:league-join:{far.id}", label=JOIN)
    assert EN("error-no-competition") in said(answer)
    assert await season(server) == before


async def test_withdrawing_and_calling_off_ask_first(
    server: SimulatedServer, organiser: Any
) -> None:
    await announce(server, organiser)
    for name in ("Anna", "Bob", "Chloe"):
        await server.person(name).click(sign_up(server), label=JOIN)
    await organiser.slash(server.channel, "league next")
    await server.settle()
    anna = server.person("Anna")
    answer = await anna.click(sign_up(server), label=LEAVE)
    assert (await season(server)).entries[0].state is EntryState.IN
    await anna.click(answer.response, label=EN("button-league-withdraw"))
    assert (await season(server)).entries[0].state is EntryState.GONE
    answer = await organiser.slash(server.channel, "league cancel")
    await organiser.click(answer.response, label=EN("button-league-cancel"))
    assert (await season(server)).competition.status is CompetitionStatus.CANCELLED
    await server.settle()
    assert EN("league-cancelled") in said(sign_up(server))


async def test_standings_and_a_replacement(server: SimulatedServer, organiser: Any) -> None:
    await announce(server, organiser, kind="round-robin")
    for name in ("Anna", "Bob", "Chloe"):
        await server.person(name).click(sign_up(server), label=JOIN)
    await organiser.slash(server.channel, "league next")
    await server.settle()
    await play(server)
    eve, bob = server.person("Eve"), server.person("Bob")
    answer = await organiser.slash(server.channel, "league replace", person=bob, newcomer=eve)
    assert EN("league-replaced", name="Bob", newcomer="Eve") in said(answer)
    answer = await eve.slash(server.channel, "league standings")
    assert "Autumn" in said(answer)
    assert any("Eve" in told for told in pictures(answer))


async def one_table(server: SimulatedServer, organiser: Any) -> Table:
    """The table of Anna and Bob, which waits for them."""
    await announce(server, organiser, rounds=1)
    for name in ("Anna", "Bob"):
        await server.person(name).click(sign_up(server), label=JOIN)
    await organiser.slash(server.channel, "league next")
    await server.settle()
    (table,) = (await season(server)).tables
    return await server.bot.tables.get(table.table_id or 0)


def thread_of(server: SimulatedServer, table: Table) -> simcord.ChannelHandle:
    channel = server.env.backend.get_channel(table.channel_id)
    return simcord.ChannelHandle(server.env, server.guild, channel)


def asking(server: SimulatedServer, table: Table, label: str) -> discord.Message:
    """The message in a table's thread that has a button with this label."""
    (found,) = [one for one in server.posts(thread_of(server, table)) if label in buttons(one)]
    return found


def waits(server: SimulatedServer, table: Table) -> discord.Message:
    """The message of a table whose people say that they are here."""
    return asking(server, table, HERE)


async def test_a_game_begins_once_everybody_says_that_they_are_here(
    server: SimulatedServer, organiser: Any
) -> None:
    table = await one_table(server, organiser)
    text = said(waits(server, table))
    assert text.count("⬜") == 2
    assert all(f"<@{server.person(name).user.id}>" in text for name in ("Anna", "Bob"))
    answer = await server.person("Anna").click(waits(server, table), label=HERE)
    assert "Bob" in said(answer)
    await server.settle()
    assert "✅" in said(waits(server, table))
    answer = await server.person("Eve").click(waits(server, table), label=HERE)
    await server.settle()
    assert (await server.bot.tables.get(table.id)).status is Status.LOBBY
    answer = await server.person("Bob").click(waits(server, table), label=HERE)
    assert EN("here-all") in said(answer)
    await server.settle()
    begun = await server.bot.tables.get(table.id)
    assert begun.status is Status.RUNNING
    assert begun.promise is not None
    assert [one.seat for one in begun.promise.contributions] == [0, 1]


async def test_a_game_of_a_league_is_played_again_as_any_other(
    server: SimulatedServer, organiser: Any
) -> None:
    table = await one_table(server, organiser)
    await play(server)
    async with server.acting():
        again = await server.bot.tables.again.open(table.id, server.known("Anna"))
    assert EN("button-join") in buttons(asking(server, again, EN("button-start")))


async def test_the_organiser_may_close_a_table_that_waits(
    server: SimulatedServer, organiser: Any
) -> None:
    table = await one_table(server, organiser)
    async with server.acting():
        await server.bot.tables.hosting.close(table.id, server.known("Olga"))
    assert (await server.bot.tables.get(table.id)).status is Status.CLOSED


async def test_mine_tells_of_a_table_that_waits_for_oneself(
    server: SimulatedServer, organiser: Any
) -> None:
    await one_table(server, organiser)
    answer = await server.person("Anna").slash(server.channel, "mine tables")
    assert HERE in said(answer)


async def test_nobody_leaves_a_seat_that_a_league_gave(
    server: SimulatedServer, organiser: Any
) -> None:
    table = await one_table(server, organiser)
    answer = await server.person("Anna").slash(thread_of(server, table), "table leave")
    assert EN("error-fixed-seats") in said(answer)


async def test_a_newcomer_has_the_seat_of_a_game_that_has_not_begun(
    server: SimulatedServer, organiser: Any
) -> None:
    table = await one_table(server, organiser)
    eve, bob = server.person("Eve"), server.person("Bob")
    answer = await organiser.slash(server.channel, "league replace", person=bob, newcomer=eve)
    assert EN("league-seat-taken", channel=f"<#{table.channel_id}>", newcomer="Eve") in said(answer)
    await server.settle()
    assert f"<@{eve.user.id}>" in said(waits(server, table))
    assert {one.name for one in (await server.bot.tables.get(table.id)).seats} == {"Anna", "Eve"}


async def test_a_newcomer_takes_a_game_over_that_is_played(
    server: SimulatedServer, organiser: Any
) -> None:
    table = await one_table(server, organiser)
    await everybody_is_here(server)
    eve, bob = server.person("Eve"), server.person("Bob")
    answer = await organiser.slash(server.channel, "league replace", person=bob, newcomer=eve)
    place = f"<#{table.channel_id}>"
    assert EN("league-seat-asked", channel=place, name="Bob", newcomer="Eve") in said(answer)
    await server.settle()
    question = asking(server, table, EN("button-agree"))
    await bob.click(question, label=EN("button-agree"))
    await server.settle()
    assert {one.name for one in (await server.bot.tables.get(table.id)).seats} == {"Anna", "Eve"}
    await play(server)
    here = await season(server)
    (ended,) = here.tables
    by_number = {one.entrant: one.name for one in here.entries}
    assert {by_number[one] for one in ended.places or {}} == {"Anna", "Eve"}


async def test_a_game_goes_on_where_the_newcomer_may_not_have_the_seat(
    server: SimulatedServer, organiser: Any
) -> None:
    """Bob was asked to make room for Dan a moment ago."""
    table = await one_table(server, organiser)
    await everybody_is_here(server)
    eve, bob = server.person("Eve"), server.person("Bob")
    (bobs,) = table.seats_of(server.known("Bob").id)
    olga, dan = server.known("Olga"), server.known("Dan")
    async with server.acting():
        await server.bot.tables.seats.replace(table.id, olga, bobs.seat, person=dan)
    answer = await organiser.slash(server.channel, "league replace", person=bob, newcomer=eve)
    assert EN("league-seat-stays", channel=f"<#{table.channel_id}>") in said(answer)


def pictures(answer: Any) -> list[str]:
    """The descriptions of an answer's pictures."""
    return [
        item["description"]
        for part in parts(answer.response)
        if part["type"] == GALLERY
        for item in part["items"]
    ]
