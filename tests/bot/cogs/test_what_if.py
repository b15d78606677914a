"""The button *What if* on a replay, and ``/mine what-if``: another game goes on from a moment."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite

from bot.domain.clocks import LOBBY_LIFETIME
from bot.domain.table import EntryKind, Status
from bot.errors import TableError
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.settings import LANGUAGES
from bot.storage import commits
from bot.tables.commands.before_start.what_if import imagined
from rules.core.chance import Dice
from rules.core.game import AnyGame
from rules.core.structs import with_item
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.forged_presses import echoed, forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said
from tests.covering import one_of

EN = words("en")
GAMES = ("race1969", "space1999", "first_martians")
MEMBER = 1
WHAT_IF = EN("button-what-if")


async def finished(server: SimulatedServer, game: str = "race1969", **options: Any) -> Any:
    table = await server.table("Anna", "Bruno", clock=None, game=game, **options)
    await finish(server, table)
    return await server.bot.tables.get(table.id)


async def what_ifs(server: SimulatedServer, name: str) -> list[Any]:
    own = await server.bot.tables.mine.tables(server.known(name).id)
    found = [await server.bot.tables.get(one.id) for one in own]
    return [table for table in found if table.what_if]


async def middle(server: SimulatedServer, table: Any) -> int:
    """The place of a step in the middle of the game at which somebody decides."""
    _, steps = await server.bot.tables.history.replay(table.id)
    game = server.bot.presenters[table.game].game
    half = len(steps) // 2
    return next(at for at in range(half, len(steps)) if game.decisions(steps[at].state))


async def press(server: SimulatedServer, name: str, table: Any, place: int) -> Any:
    """Press the button as the page of a step has it."""
    shown = (await server.person(name).slash(server.channel, "table replay")).response
    control = str(ControlId("what-if", table.id, 0, place))
    return await forge(server, server.person(name), control, message=shown, label=WHAT_IF)


async def play_on(server: SimulatedServer, table: Any) -> None:
    game: AnyGame = server.bot.presenters[table.game].game
    async with server.acting():
        for _ in range(5000):
            position = await server.bot.tables.position(table.id)
            waiting = [one for one in game.decisions(position.state) if not one.ready]
            if not position.table.status.open or not waiting:
                return
            seat = waiting[0].seat
            action = game.default_action(position.state, seat)
            await server.bot.tables.play.act(table.id, seat, action, by=None)


@pytest.mark.parametrize("game", GAMES)
async def test_it_goes_on_as_it_was_then(server: SimulatedServer, game: str) -> None:
    table = await finished(server, game)
    place = await middle(server, table)
    rules = server.bot.presenters[game].game
    _, steps = await server.bot.tables.history.replay(table.id)
    then = rules.encode_state(steps[place].state)
    answer = await press(server, "Anna", table, place)
    assert answer.ephemeral
    (own,) = await what_ifs(server, "Anna")
    assert f"<#{own.channel_id}>" in said(answer)
    log = await server.bot.database.read(commits.whole, own.id)
    base = next(move for move in log if move.kind is EntryKind.REBASE)
    assert base.detail == then
    assert [one.identity for one in own.seats] == [one.identity for one in table.seats]
    assert own.people == {server.known("Anna").id}
    assert own.settings.clock is None
    assert not own.settings.rated
    with server.env._bot_scope():
        session = await server.bot.tables._store.session(own.id)
    assert session.seed != table.seed, "chance is new"
    before = await server.bot.tables.profiles.history(server.known("Anna").id, 0, 9)
    await server.restart()
    await play_on(server, own)
    after = await server.bot.tables.get(own.id)
    assert after.status is Status.FINISHED
    assert await server.bot.tables.profiles.history(server.known("Anna").id, 0, 9) == before
    assert await server.bot.tables.history.verify(own.id)


@pytest.mark.parametrize("language", one_of(LANGUAGES, "de"))
async def test_a_spectator_gets_the_seat_that_is_up(server: SimulatedServer, language: str) -> None:
    table = await finished(server)
    place = await middle(server, table)
    t = words(language)
    eve = server.person("Eve", language)
    shown = (await eve.slash(server.channel, "table replay")).response
    control = str(ControlId("what-if", table.id, 0, place))
    await forge(server, eve, control, message=shown, label=t("button-what-if"))
    (own,) = await what_ifs(server, "Eve")
    assert own.seat_of(server.known("Eve").id) is not None
    assert own.settings.language == language


async def test_the_end_leads_nowhere(server: SimulatedServer) -> None:
    table = await finished(server)
    _, steps = await server.bot.tables.history.replay(table.id)
    anna = server.person("Anna")
    shown = (await anna.slash(server.channel, "table replay")).response
    last = await anna.click(shown, label=EN("button-last"))
    assert WHAT_IF not in buttons(last.response)
    for place in (len(steps) - 1, len(steps) + 7):
        answer = await press(server, "Anna", table, place)
        assert said(answer) == EN("error-no-what-if")


async def test_a_double_click_opens_one_and_the_next_closes_it(server: SimulatedServer) -> None:
    table = await finished(server)
    place = await middle(server, table)
    with echoed(server, 2):
        await press(server, "Anna", table, place)
    found = await what_ifs(server, "Anna")
    assert len([one for one in found if one.status.open]) == 1
    await press(server, "Anna", table, place)
    open_ = [one for one in await what_ifs(server, "Anna") if one.status.open]
    assert len(open_) == 1
    assert open_[0].id not in {one.id for one in found}


async def test_a_running_game_is_imagined_from_the_own_seat(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    for seat in range(2):
        await server.act(table.id, seat, "trade 0")
    game = server.bot.presenters[table.game].game
    position = await server.position(table.id)
    up = next(one.seat for one in game.decisions(position.state) if not one.ready)
    names = {seat.seat: seat.name for seat in table.seats}
    waits = await server.person(names[1 - up]).slash(server.channel, "mine what-if")
    assert said(waits) == EN("error-what-if-not-up")
    answer = await server.person(names[up]).slash(server.channel, "mine what-if")
    assert answer.ephemeral
    (own,) = await what_ifs(server, names[up])
    shown = await server.position(own.id)
    assert game.view(shown.state, up).own == game.view(position.state, up).own
    assert game.legal_actions(shown.state, up) == game.legal_actions(position.state, up)
    with server.env._bot_scope():
        real = await server.bot.tables._store.session(table.id)
        other = await server.bot.tables._store.session(own.id)
    assert other.seed != real.seed
    log = await server.bot.database.read(commits.whole, own.id)
    assert real.seed.hex() not in str(log)
    assert (await server.bot.tables.get(table.id)).status is Status.RUNNING


async def test_what_others_hold_changes_nothing(server: SimulatedServer) -> None:
    """Two games that look alike from a seat are imagined alike by the same dice."""
    presenter = server.bot.presenters["race1969"]
    table = await server.table("Anna", "Bruno", clock=None)
    for seat in range(2):
        await server.act(table.id, seat, "trade 0")
    state = (await server.position(table.id)).state
    up = next(one.seat for one in presenter.game.decisions(state) if not one.ready)

    def holding(card: int) -> Any:
        """The other nation has another card, and the seed is another."""
        deck = with_item(state.deck, card - 1, state.deck[card - 1] - 1)
        nations = state.with_nation(1 - up, hand=(card,))
        start = replace(state.start, seed=bytes([card]) * 32)
        return replace(state, start=start, deck=deck, nations=nations)

    twins = [holding(card) for card in (1, 3)]
    seen = [presenter.game.view(one, up) for one in twins]
    assert seen[0] == seen[1]
    expert: Any = presenter.expert
    made = [
        presenter.game.encode_state(
            imagined(expert, view, presenter.game.legal_actions(one, up), Dice(bytes(32), 0))
        )
        for view, one in zip(seen, twins, strict=True)
    ]
    assert made[0] == made[1]


async def test_rated_games_games_of_others_and_of_no_expert_are_refused(
    server: SimulatedServer,
) -> None:
    anna, eve = server.person("Anna"), server.person("Eve")
    assert said(await anna.slash(server.channel, "mine what-if")) == EN("error-no-table")
    await server.table("Anna", "Bruno", clock=None, rated=True)
    assert said(await anna.slash(server.channel, "mine what-if")) == EN("error-rated-what-if")
    other = server.guild.create_text_channel("other")
    await server.table("Anna", "Bruno", clock=None, channel=other)
    assert said(await eve.slash(other, "mine what-if")) == EN("error-not-seated")
    mars = server.guild.create_text_channel("mars")
    await server.table("Anna", "Bruno", clock=None, channel=mars, game="first_martians")
    assert said(await anna.slash(mars, "mine what-if")) == EN("error-no-what-if")


async def test_a_game_that_goes_on_has_no_replay_to_start_from(server: SimulatedServer) -> None:
    table = await finished(server)
    other = server.guild.create_text_channel("other")
    running = await server.table("Anna", "Bruno", clock=None, channel=other)
    answer = await press(server, "Anna", running, 0)
    assert said(answer) == EN("error-not-over")
    assert table.id != running.id


def deny(server: SimulatedServer, *flags: str) -> None:
    """Take permissions from the bot in the channel."""
    denied = discord.Permissions(**dict.fromkeys(flags, True)).value
    overwrites = [Overwrite(server.env.bot.user.id, MEMBER, 0, denied)]
    server.env.backend.edit_channel(server.channel.id, {}, overwrites=overwrites)


async def up_at_a_running_table(server: SimulatedServer) -> tuple[Any, str]:
    """A running table, and who is up there."""
    table = await server.traded("Anna", "Bruno", clock=None)
    position = await server.position(table.id)
    game = server.bot.presenters[table.game].game
    up = next(one.seat for one in game.decisions(position.state) if not one.ready)
    return table, {seat.seat: seat.name for seat in table.seats}[up]


def place_of(server: SimulatedServer, table: Any) -> simcord.ChannelHandle:
    channel = server.env.backend.get_channel(table.channel_id)
    return simcord.ChannelHandle(server.env, server.guild, channel)


async def test_the_hand_of_a_running_game_needs_a_private_thread(server: SimulatedServer) -> None:
    deny(server, "create_private_threads")
    await server.settle()
    _, name = await up_at_a_running_table(server)
    answer = await server.person(name).slash(server.channel, "mine what-if")
    assert said(answer) == EN("error-what-if-not-private")
    assert not await what_ifs(server, name)


async def test_a_past_moment_may_go_on_in_public(server: SimulatedServer) -> None:
    table = await finished(server)
    place = await middle(server, table)
    deny(server, "create_private_threads")
    await server.settle()
    answer = await press(server, "Anna", table, place)
    assert EN("what-if-public") in said(answer)


async def test_a_closed_one_keeps_what_it_knows_of_a_running_game(server: SimulatedServer) -> None:
    table, name = await up_at_a_running_table(server)
    person = server.person(name)
    await person.slash(server.channel, "mine what-if")
    (first,) = await what_ifs(server, name)
    await person.slash(server.channel, "mine what-if")  # closes the first
    place = place_of(server, first)
    answer = await person.slash(place, "table export")
    file = json.loads(await answer.response.attachments[0].read())
    assert "seed" not in file
    assert not [one for one in file["moves"] if "state" in one]
    for command in ("table replay", "table story"):
        assert said(await person.slash(place, command)) == EN("error-source-not-over")
    with server.env._bot_scope(), pytest.raises(TableError, match="source-not-over"):
        await server.bot.tables.history.whole_log(first.id)
    async with server.acting():
        await server.bot.tables.hosting.close(table.id, server.known("Anna"))
    answer = await person.slash(place, "table export")
    file = json.loads(await answer.response.attachments[0].read())
    assert [one for one in file["moves"] if "state" in one]


async def test_one_that_ends_before_the_running_game_says_so(server: SimulatedServer) -> None:
    _, name = await up_at_a_running_table(server)
    await server.person(name).slash(server.channel, "mine what-if")
    (own,) = await what_ifs(server, name)
    await play_on(server, own)
    ended = [one for one in server.posts(place_of(server, own)) if WHAT_IF in said(one)]
    assert (await server.bot.tables.get(own.id)).status is Status.FINISHED
    answer = await server.person(name).slash(place_of(server, own), "table replay")
    assert said(answer) == EN("error-source-not-over")
    assert not ended


async def test_nobody_else_sits_down_and_it_is_not_played_again(server: SimulatedServer) -> None:
    table = await finished(server)
    await press(server, "Anna", table, await middle(server, table))
    (own,) = await what_ifs(server, "Anna")
    pilot = next(one.seat for one in own.seats if one.autopilot)
    anna, eve = server.known("Anna"), server.known("Eve")
    with server.env._bot_scope(), pytest.raises(TableError, match="what-if-alone"):
        await server.bot.tables.seats.replace(own.id, anna, pilot, person=eve)
    await play_on(server, own)
    with server.env._bot_scope(), pytest.raises(TableError, match="what-if-alone"):
        await server.bot.tables.again.open(own.id, anna)


async def test_where_hints_are_off_it_would_be_one(server: SimulatedServer) -> None:
    await server.table("Anna", "Bruno", clock=None, start=False)
    (table,) = await server.bot.tables.open_tables.in_server(server.guild.id)
    anna = server.known("Anna")
    async with server.acting():
        await server.bot.tables.lobby.configure(table.id, anna, hints=False)
        await server.bot.tables.lobby.start(table.id, anna)
    answer = await server.person("Anna").slash(server.channel, "mine what-if")
    assert said(answer) == EN("error-no-hints-what-if")


async def test_it_never_waits_for_its_person(server: SimulatedServer) -> None:
    table = await finished(server)
    await press(server, "Anna", table, await middle(server, table))
    (own,) = await what_ifs(server, "Anna")
    title = EN("what-if-title", game=EN("race1969-title"))
    told = said(await server.person("Anna").slash(server.channel, "mine tables"))
    assert EN("mine-waiting", count=0) in told
    assert title in told
    assert any(title in said(one) for one in server.posts(place_of(server, own)))
    assert not [one for one in server.direct_messages("Anna") if title in said(one)]
    await server.advance(LOBBY_LIFETIME - timedelta(hours=1))
    assert (await server.bot.tables.get(own.id)).status is Status.RUNNING
    await server.advance(timedelta(hours=2))
    assert (await server.bot.tables.get(own.id)).status is Status.CLOSED


async def test_managers_learn_only_whose_it_is(server: SimulatedServer) -> None:
    table = await finished(server)
    await press(server, "Anna", table, await middle(server, table))
    manages = server.guild.create_role("m", permissions=discord.Permissions(manage_guild=True))
    user = server.env.create_user("olga", global_name="Olga")
    olga = server.guild.add_member(user, roles=[manages])
    told = said(await olga.slash(server.channel, "server tables"))
    assert EN("server-what-if", name=f"<@{server.known('Anna').id}>") in told


async def test_where_no_thread_can_be_nothing_opens(server: SimulatedServer) -> None:
    table = await finished(server)
    place = await middle(server, table)
    deny(server, "create_public_threads", "create_private_threads", "send_messages_in_threads")
    await server.settle()
    answer = await press(server, "Anna", table, place)
    assert said(answer) == EN("error-what-if-nowhere")
    assert not await what_ifs(server, "Anna")
