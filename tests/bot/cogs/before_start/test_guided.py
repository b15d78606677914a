"""A guided first game, from *Learn* on: by presses, with a restart, and turned off again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import cycle
from typing import Any

import discord
import pytest

from bot.domain.table import Status, Table
from bot.errors import TableError
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.action_tree import path_to
from bot.messages.components.items import ControlId
from bot.messages.components.position_view import PositionView
from bot.playground.players import next_press
from rules.core.chance import SEED_BYTES, stream
from tests.bot.helpers.forged_presses import echoed, forge
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said
from tests.bot.helpers.worst_case import TEXT

HINT = "🎓 "
REFUSALS = ("unknown-game", "unknown-control")
MOST_MOVES = 60
MOST = 300
"""Characters of a hint."""


@pytest.fixture(autouse=True)
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    # With this seed no game is over before its guided rounds are.
    deal_from(monkeypatch, bytes([5]) * SEED_BYTES)


class Newcomer:
    """Somebody who opens a guided game and plays it by pressing buttons."""

    def __init__(self, server: SimulatedServer, game: str, language: str) -> None:
        self.server, self.presenter = server, PRESENTERS[game]
        self.t, self.anna = words(language), server.person("Anna", language)
        self.dice = stream(bytes(32), "newcomer")

    async def open(self, channel: Any = None) -> Any:
        """The answer to *Play a guided game* on the last card behind *Learn*."""
        place = channel or self.server.channel
        shown = await self.anna.slash(place, "table rules", game=self.presenter.game.id)
        shown = await self.anna.click(shown.response, label=self.t("button-learn"))
        for _ in range(2):
            shown = await self.anna.click(shown.response, label=self.t("button-next"))
        answer = await self.anna.click(shown.response, label=self.t("button-guided"))
        await self.server.settle()
        return answer

    async def table(self) -> Table:
        tables = self.server.bot.tables
        return (await tables.guided.of_person(self.anna.user.id, self.presenter.game.id))[-1]

    async def my_move(self, table: Table) -> Any:
        return await self.anna.slash(self._channel(table), "table move")

    async def move(self, table: Table, look: Callable[[Any], None]) -> list[Any]:
        """What an autopilot would do, pressed on the panel; each screen is looked at.

        The screens, the panel first; the last is what came of it.
        """
        bot, game = self.server.bot, self.presenter.game
        position = await bot.tables.position(table.id)
        seat = table.seats_of(self.anna.user.id)[0].seat
        actions = game.legal_actions(position.state, seat)
        pilot = next(iter(game.autopilots.values()))
        chosen = pilot.choose(game.view(position.state, seat), actions, self.dice)
        tree = PositionView(self.presenter, position, seat, self.t).tree(seat)
        index = actions.index(chosen)
        index = tree.as_good.get(index, index)
        way, visited = path_to(tree, index), set[ControlId]()
        assert way is not None
        screens = [(await self.my_move(table)).response]
        while True:
            shown = screens[-1]
            look(shown)
            control, value = next_press(shown, index, way, visited)
            visited.add(control)
            use: Callable[..., Awaitable[Any]] = self.anna.click
            values: tuple[Any, ...] = ()
            if value is not None:
                use, values = self.anna.select, ([value],)
            screens.append((await use(shown, *values, custom_id=str(control))).response)
            if (await bot.tables.position(table.id)).table.version != position.table.version:
                await self.server.settle()
                look(screens[-1])
                return screens

    async def asked(self, table: Table) -> str:
        """The kind of decision that the person makes now; empty where it's none."""
        position = await self.server.bot.tables.position(table.id)
        seat = table.seats_of(self.anna.user.id)[0].seat
        decision = self.server.bot.tables.decision(position, seat)
        return "" if decision is None or decision.ready else decision.kind

    def _channel(self, table: Table) -> Any:
        threads = self.server.channel.threads
        return next((one for one in threads if one.id == table.channel_id), self.server.channel)


def hints(shown: Any) -> list[str]:
    return [line for line in said(shown).split("\n") if line.startswith(HINT)]


@pytest.mark.parametrize(
    ("game", "language"), [*zip(PRESENTERS, cycle(("it", "fr", "de")), strict=False)]
)
async def test_a_guided_game(server: SimulatedServer, game: str, language: str) -> None:
    newcomer = Newcomer(server, game, language)
    t, presenter, guide = newcomer.t, newcomer.presenter, newcomer.presenter.guide
    assert guide is not None
    answer = await newcomer.open()
    table = await newcomer.table()
    assert said(answer) == t("guided-opened", channel=f"<#{table.channel_id}>")
    (thread,) = server.channel.threads
    assert (table.channel_id, table.status) == (thread.id, Status.RUNNING)
    assert (table.settings.clock, table.settings.digests, table.card, table.settings.language) == (
        None,
        False,
        None,
        language,
    )
    assert [seat.autopilot for seat in table.seats] == [None, guide.style]
    assert all(post.is_system() for post in server.posts()), "the bot says nothing in the channel"
    again = await newcomer.open()
    assert said(again) == t("guided-already", channel=f"<#{thread.id}>")

    explained: set[str] = set()
    lessons: set[str] = set()
    rules = {f"📖 {t(f'{game}-lesson-{rule}')}" for rule in guide.lessons}

    def look(shown: Any) -> None:
        explained.update(hints(shown))
        lessons.update(rules.intersection(said(shown).split("\n")))
        assert len(said(shown)) <= TEXT
        assert all(len(hint) <= MOST + len(HINT) for hint in hints(shown))

    kinds: set[str] = set()
    for number in range(MOST_MOVES):
        position = await server.bot.tables.position(table.id)
        if guide.over(presenter.game.view(position.state, None)):
            break
        kinds.add(await newcomer.asked(table))
        panel, *_ = await newcomer.move(table, look)
        if not hints(panel):  # on a phone what was explained before waits for room
            before = (await server.bot.tables.guided.state(table.id)).told
            assert presenter.fits_phone
            assert await newcomer.asked(table) in before
        assert len(hints(panel)) <= 1
        assert t("button-stop-explaining") in buttons(panel)
        if number == 1:
            await server.restart()
    assert len(kinds) > 1
    assert len(explained) > len(kinds), "more is told the first time than later"
    assert len(lessons) >= 4
    # The guided rounds are over: that is said once, with the way out.
    panel = (await newcomer.my_move(table)).response
    assert t("guide-end") in said(panel)
    assert t("button-close") in buttons(panel)
    await newcomer.anna.click(panel, label=t("button-close"))
    await server.settle()
    assert (await server.bot.tables.get(table.id)).status is Status.CLOSED
    assert said(await newcomer.open()) != said(again), "another may be opened now"


async def test_hints_are_turned_off(server: SimulatedServer) -> None:
    newcomer = Newcomer(server, "race1969", "en")
    await newcomer.open()
    table, t = await newcomer.table(), newcomer.t
    panel = (await newcomer.my_move(table)).response
    shown = (await newcomer.anna.click(panel, label=t("button-stop-explaining"))).response
    assert said(shown).startswith(t("guided-off"))
    await server.restart()
    for _ in range(3):
        panel = (await newcomer.my_move(table)).response
        assert not hints(panel)
        assert t("button-stop-explaining") not in buttons(panel)
        for screen in await newcomer.move(table, lambda screen: None):
            assert "📖 " not in said(screen)


async def test_only_its_people_turn_hints_off(server: SimulatedServer) -> None:
    newcomer = Newcomer(server, "race1969", "en")
    await newcomer.open()
    table, guided = await newcomer.table(), server.bot.tables.guided
    bob = server.known("Bob")
    with server.env._bot_scope(), pytest.raises(TableError, match="not-seated"):
        await guided.turn_off(table.id, bob)
    assert (await guided.state(table.id)).on


@pytest.mark.parametrize("game", ["777", str(2**63)])
async def test_a_forged_game_opens_nothing(server: SimulatedServer, game: str) -> None:
    await server.table("Anna", "Bob")
    eve, posts = server.person("Eve"), len(server.posts())
    answer = await forge(server, eve, f"mc1:guided:0:{game}:0:")
    assert said(answer) in {words("en")(f"error-{r}", game=game) for r in REFUSALS}
    assert len(server.posts()) == posts
    assert not server.channel.threads


async def test_nothing_of_it_at_ordinary_tables(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    guided, anna = server.bot.tables.guided, server.person("Anna")
    panel = (await anna.slash(server.channel, "table move")).response
    assert not hints(panel)
    assert not table.guided
    assert words("en")("button-stop-explaining") not in buttons(panel)
    assert not (await guided.state(table.id)).on
    with server.env._bot_scope(), pytest.raises(TableError, match="unknown-control"):
        await guided.turn_off(table.id, server.known("Anna"))


@pytest.mark.parametrize(
    ("denied", "kind"),
    [
        (["create_private_threads"], discord.ChannelType.public_thread),
        ([], discord.ChannelType.private_thread),
        (["create_private_threads", "create_public_threads"], None),
        (["send_messages_in_threads"], None),
    ],
)
async def test_where_it_opens(server: SimulatedServer, denied: list[str], kind: Any) -> None:
    overwrite = discord.PermissionOverwrite(**dict.fromkeys(denied, False))
    channel = server.guild.create_text_channel(
        "learning", overwrites={server.guild.default_role: overwrite}
    )
    newcomer = Newcomer(server, "space1999", "en")
    await newcomer.open(channel)
    table = await newcomer.table()
    if kind is None:
        assert table.channel_id == channel.id
        assert not channel.threads
        assert not table.thread
    else:
        (thread,) = channel.threads
        assert table.channel_id == thread.id
        assert table.thread
        assert server.env.bot.get_channel(thread.id).type is kind


async def test_a_channel_that_is_taken_keeps_its_table(server: SimulatedServer) -> None:
    overwrite = discord.PermissionOverwrite(
        create_private_threads=False, create_public_threads=False
    )
    channel = server.guild.create_text_channel(
        "small", overwrites={server.guild.default_role: overwrite}
    )
    await server.person("Anna").slash(channel, "table new", game="race1969", thread=False)
    newcomer = Newcomer(server, "race1969", "en")
    answer = await newcomer.open(channel)
    assert said(answer) == words("en")("error-channel-taken")
    tables = server.bot.tables
    assert await tables.guided.of_person(newcomer.anna.user.id, "race1969") == []


async def test_a_thread_that_can_not_be_used_is_deleted(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*known: Any, **values: Any) -> None:
        raise RuntimeError("the disk is full")

    monkeypatch.setattr(server.bot.tables.guided, "open", fails)
    server.env.check_errors = False
    newcomer = Newcomer(server, "race1969", "en")
    await newcomer.open()
    assert not server.channel.threads


async def test_two_presses_open_one(server: SimulatedServer, monkeypatch: Any) -> None:
    """Also where Discord takes its time to make the thread."""
    inner = discord.TextChannel.create_thread

    async def slow(channel: discord.TextChannel, **values: Any) -> discord.Thread:
        for _ in range(100):
            await asyncio.sleep(0)
        return await inner(channel, **values)

    monkeypatch.setattr(discord.TextChannel, "create_thread", slow)
    newcomer = Newcomer(server, "race1969", "en")
    with echoed(server, 2):
        await newcomer.open()
    table = await newcomer.table()
    assert [thread.id for thread in server.channel.threads] == [table.channel_id]


async def test_a_thread_that_was_deleted_unseen_is_no_guided_game(server: SimulatedServer) -> None:
    newcomer = Newcomer(server, "race1969", "en")
    await newcomer.open()
    first = await newcomer.table()
    await server.bot.close()
    server.env.backend.delete_channel(first.channel_id)
    await server.restart()
    await newcomer.open()
    table = await newcomer.table()
    assert [thread.id for thread in server.channel.threads] == [table.channel_id]
    assert table.id != first.id
    assert (await server.bot.tables.get(first.id)).status is Status.CLOSED


async def test_one_in_a_server_that_one_has_left_is_out_of_reach(server: SimulatedServer) -> None:
    newcomer = Newcomer(server, "race1969", "en")
    await newcomer.open()
    first = await newcomer.table()
    server.guild.remove_member(newcomer.anna)
    other = server.env.create_guild("Away").create_text_channel("games")
    newcomer.anna = other.guild.add_member(newcomer.anna.user)
    for _ in range(2):
        answer = await newcomer.open(other)
        (thread,) = other.threads
        assert f"<#{thread.id}>" in said(answer)
    assert (await server.bot.tables.get(first.id)).status is Status.RUNNING
