"""Tables open in channels of every kind, or a sentence says why Discord refuses one."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend import errors, serializers
from simcord.backend.models import Overwrite
from simcord.backend.models import channel as channel_models
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.domain.table import Status, Table
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.cogs.before_start.test_again import over
from tests.bot.cogs.before_start.test_guided import Newcomer
from tests.bot.cogs.test_mine import finish
from tests.bot.delivery.test_moved_tables import move
from tests.bot.helpers.simulated_server import SimulatedServer, said, texts
from tests.covering import covering, one_of

EN = words("en")
NEWS, STAGE, FORUM, MEDIA = 5, 13, 15, 16
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREAD_TYPES = {0: {PUBLIC_THREAD, PRIVATE_THREAD}, NEWS: {NEWS_THREAD}, FORUM: {PUBLIC_THREAD}}
FULL = [(400, 160006), (403, 160006), (429, 160006), (400, 160007)]
"""Statuses and codes by which Discord may say that a server has too many open threads."""


@pytest.fixture(autouse=True)
def threads_have_types(server: SimulatedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord makes threads of certain types in certain channels, which SimCord doesn't check."""
    known = channel_models.THREAD_TYPES
    monkeypatch.setattr(channel_models, "THREAD_TYPES", (NEWS_THREAD, *known))
    backend = server.env.backend
    create = backend.create_thread

    def checked(parent: int, *known: Any, message_id: int | None = None, **chosen: Any) -> Any:
        kind = backend.get_channel(parent).type
        if message_id is not None and kind == NEWS:
            chosen["type"] = NEWS_THREAD
        if chosen.get("type", PUBLIC_THREAD) not in THREAD_TYPES.get(kind, ()):
            raise errors.cannot_execute_on_channel_type()
        return create(parent, *known, message_id=message_id, **chosen)

    monkeypatch.setattr(backend, "create_thread", checked)


def channel_of(server: SimulatedServer, kind: int, *denied: str, **fields: Any) -> ChannelHandle:
    """A channel of a kind, where everybody is denied something."""
    value = discord.Permissions(**dict.fromkeys(denied, True)).value
    overwrites = [Overwrite(server.guild.default_role.id, 0, 0, value)] if denied else []
    backend = server.env.backend
    made = backend.create_channel(server.guild.id, "place", type=kind, overwrites=overwrites)
    for name, field in fields.items():
        setattr(made, name, field)
    return ChannelHandle(server.env, server.guild, made)


def post_in(server: SimulatedServer, kind: int) -> ChannelHandle:
    """Somebody's post in a forum or media channel."""
    author = server.person("Dora").user.id
    backend = server.env.backend
    forum = channel_of(server, kind)
    backend.channels[forum.id].type = FORUM
    post = backend.create_thread(forum.id, "a post", author, type=PUBLIC_THREAD)
    backend.channels[forum.id].type = kind
    return ChannelHandle(server.env, server.guild, post)


async def open_in(server: SimulatedServer, channel_id: int) -> Table:
    table = await server.bot.tables.in_channel(channel_id)
    assert table is not None
    assert table.status.open
    return table


def kind_of(server: SimulatedServer, thread: Any) -> int:
    return int(server.env.backend.get_channel(thread.id).type)


async def test_an_announcement_channel_has_a_card_and_a_thread(server: SimulatedServer) -> None:
    channel = channel_of(server, NEWS)
    answer = await server.person("Anna").slash(channel, "table new", game="race1969")
    (thread,) = channel.threads
    assert said(answer) == EN("opened", channel=f"<#{thread.id}>")
    table = await open_in(server, thread.id)
    assert table.thread
    assert table.card is not None
    assert kind_of(server, thread) == NEWS_THREAD
    assert thread.last_message is not None


@pytest.mark.parametrize("kind", [0, NEWS])
async def test_where_the_bot_may_make_threads_but_not_write_there_is_no_card(
    server: SimulatedServer, kind: int
) -> None:
    channel = channel_of(server, kind, "send_messages")
    answer = await server.person("Anna").slash(channel, "table new", game="race1969")
    (thread,) = channel.threads
    assert said(answer) == EN("opened", channel=f"<#{thread.id}>")
    assert (await open_in(server, thread.id)).card is None
    assert thread.last_message is not None


@pytest.mark.parametrize("denied", [[], ["send_messages"], ["create_private_threads"]])
async def test_a_guided_game_in_an_announcement_channel_has_a_thread(
    server: SimulatedServer, denied: list[str]
) -> None:
    channel = channel_of(server, NEWS, *denied)
    newcomer = Newcomer(server, "race1969", "en")
    answer = await newcomer.open(channel)
    (thread,) = channel.threads
    assert said(answer) == EN("guided-opened", channel=f"<#{thread.id}>")
    assert kind_of(server, thread) == NEWS_THREAD
    assert (await newcomer.table()).channel_id == thread.id


async def test_a_table_moves_into_a_thread_of_an_announcement_channel(
    server: SimulatedServer,
) -> None:
    channel = channel_of(server, NEWS)
    anna = server.person("Anna")
    await anna.slash(channel, "table new", game="race1969", thread=False)
    table = await open_in(server, channel.id)
    await anna.slash(channel, "table thread")
    (thread,) = channel.threads
    assert (await open_in(server, thread.id)).id == table.id


async def test_without_threads_an_announcement_channel_holds_the_guided_game_itself(
    server: SimulatedServer,
) -> None:
    channel = channel_of(server, NEWS, "create_public_threads")
    newcomer = Newcomer(server, "race1969", "en")
    await newcomer.open(channel)
    assert (await newcomer.table()).channel_id == channel.id


@pytest.mark.parametrize("kind", [2, STAGE])
async def test_the_text_of_a_voice_or_stage_channel_holds_a_table(
    server: SimulatedServer, kind: int
) -> None:
    channel, anna = channel_of(server, kind), server.person("Anna")
    assert said(await anna.slash(channel, "table new", game="race1969", thread=True)) == EN(
        "error-no-thread-here"
    )
    newcomer = Newcomer(server, "race1969", "en")
    await newcomer.open(channel)
    table = await newcomer.table()
    assert (table.channel_id, table.thread) == (channel.id, False)
    assert channel.last_message is not None
    assert said(await anna.slash(channel, "table new", game="race1969")) == EN(
        "error-channel-taken"
    )
    async with server.acting():
        await server.bot.tables.hosting.abandon(table.id)
    assert said(await anna.slash(channel, "table new", game="race1969")) == EN(
        "opened", channel=f"<#{channel.id}>"
    )
    assert said(await anna.slash(channel, "table thread")) == EN("error-no-thread-for-table")


@pytest.mark.parametrize(("kind", "language"), covering([2, STAGE], LANGUAGES))
async def test_without_connect_a_voice_channel_s_text_is_closed_to_the_bot(
    server: SimulatedServer, kind: int, language: str
) -> None:
    channel, t = channel_of(server, kind, "connect"), words(language)
    answer = await server.person("Anna", language).slash(channel, "table new", game="race1969")
    name = f"**{t('permission-connect')}**"
    assert said(answer) == t("error-missing-permissions", permissions=name)


@pytest.mark.parametrize("kind", [FORUM, MEDIA])
async def test_a_post_holds_a_table(server: SimulatedServer, kind: int) -> None:
    post, anna = post_in(server, kind), server.person("Anna")
    assert said(await anna.slash(post, "table new", game="race1969", thread=True)) == EN(
        "error-no-thread-here"
    )
    assert said(await anna.slash(post, "table new", game="race1969")) == EN(
        "opened", channel=f"<#{post.id}>"
    )
    table = await open_in(server, post.id)
    assert table.thread
    assert table.card is None
    assert post.last_message is not None
    assert said(await anna.slash(post, "table thread")) == EN("error-in-thread-already")
    assert said(await anna.slash(post, "table new", game="race1969")) == EN("error-channel-taken")
    newcomer = Newcomer(server, "space1999", "en")
    assert said(await newcomer.open(post)) == EN("error-channel-taken")


@pytest.mark.parametrize("kind", [FORUM, MEDIA])
async def test_a_guided_game_takes_a_post(server: SimulatedServer, kind: int) -> None:
    post = post_in(server, kind)
    newcomer = Newcomer(server, "race1969", "en")
    assert said(await newcomer.open(post)) == EN("guided-opened", channel=f"<#{post.id}>")
    assert (await newcomer.table()).channel_id == post.id


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_forum_itself_and_direct_messages_hold_none(
    server: SimulatedServer, language: str
) -> None:
    """Nobody can write in a forum, but an interaction may say that it came from there."""
    forum, anna, t = channel_of(server, FORUM), server.person("Anna", language), words(language)
    assert said(await anna.slash(forum, "table new", game="race1969")) == t("error-no-table-here")
    shown = await anna.slash(server.channel, "table rules", game="race1969")
    shown = await anna.click(shown.response, label=t("button-learn"))
    for _ in range(2):
        shown = await anna.click(shown.response, label=t("button-next"))
    backend = server.env.backend
    emit = backend.emit

    def by_direct_message(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            place = backend.get_dm_channel(anna.user.id)
            user = payload["member"]["user"]
            payload = {**payload, "channel_id": str(place.id), "user": user}
            payload["channel"] = dict(serializers.channel_payload(backend, place))
            payload.pop("guild_id")
            payload.pop("member")
        emit(event, payload)

    backend.emit = by_direct_message  # type: ignore[method-assign]
    answer = await anna.click(shown.response, label=t("button-guided"))
    assert said(answer) == t("error-no-table-here")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_server_that_the_bot_is_not_in_is_named(
    server: SimulatedServer, language: str
) -> None:
    """Commands can be installed without the bot."""
    anna, t = server.person("Anna", language), words(language)
    newcomer = Newcomer(server, "race1969", language)
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.settle()
    assert said(await anna.slash(server.channel, "table new", game="race1969")) == t(
        "error-not-in-server"
    )
    assert said(await newcomer.open()) == t("error-not-in-server")


@pytest.mark.parametrize("kind", [0, 2, NEWS, STAGE])
async def test_in_a_channel_that_it_does_not_see_the_bot_asks_to_see_it(
    server: SimulatedServer, kind: int
) -> None:
    channel = channel_of(server, kind)
    me, deny = server.env.bot.user, discord.Permissions(view_channel=True).value
    assert me is not None
    overwrites = [Overwrite(me.id, OverwriteType.MEMBER, 0, deny)]
    server.env.backend.edit_channel(channel.id, {}, overwrites=overwrites)
    await server.settle()
    wanted = EN("error-missing-permissions", permissions=f"**{EN('permission-view-channel')}**")
    assert said(await server.person("Anna").slash(channel, "table new", game="race1969")) == wanted
    assert said(await Newcomer(server, "race1969", "en").open(channel)) == wanted
    assert await server.bot.tables.in_channel(channel.id) is None


@pytest.mark.parametrize(("seen", "language"), covering([False, True], LANGUAGES))
async def test_a_private_thread_needs_the_bot_in_it(
    server: SimulatedServer, seen: bool, language: str
) -> None:
    t, anna = words(language), server.person("Anna", language)
    channel = channel_of(server, 0, "manage_threads")
    backend = server.env.backend
    thread = backend.create_thread(channel.id, "secret", anna.user.id, type=PRIVATE_THREAD)
    if seen:
        backend.add_thread_member(thread.id, server.bot.user.id)  # type: ignore[union-attr]
    answer = await anna.slash(
        ChannelHandle(server.env, server.guild, thread), "table new", game="race1969"
    )
    wanted = t("opened", channel=f"<#{thread.id}>") if seen else t("error-not-in-thread")
    assert said(answer) == wanted


# Refusals


def refuse(server: SimulatedServer, path: str, status: int, code: int, times: Any = None) -> None:
    message = "refused by the test"
    server.env.inject_error("POST", path, status=status, code=code, message=message, times=times)


THREADS = "/channels/*/threads"


@pytest.mark.parametrize(("full", "language"), covering(FULL, LANGUAGES))
async def test_with_too_many_threads_a_table_opens_in_the_channel(
    server: SimulatedServer, full: tuple[int, int], language: str
) -> None:
    t, anna = words(language), server.person("Anna", language)
    refuse(server, THREADS, *full)
    answer = said(await anna.slash(server.channel, "table new", game="race1969"))
    assert answer == "\n".join(
        [t("opened", channel=f"<#{server.channel.id}>"), f"-# {t('opened-threads-full')}"]
    )
    table = await open_in(server, server.channel.id)
    assert not table.thread
    assert table.card is None
    assert len(server.posts()) == 1, "the card was taken away again"


@pytest.mark.parametrize(("full", "language"), covering(FULL, LANGUAGES))
async def test_with_too_many_threads_a_thread_that_is_wished_for_is_refused(
    server: SimulatedServer, full: tuple[int, int], language: str
) -> None:
    t, anna = words(language), server.person("Anna", language)
    await anna.slash(server.channel, "table new", game="race1969", thread=False)
    table = await open_in(server, server.channel.id)
    offer = await server.person("Bob", language).slash(
        server.channel, "table new", game="race1969", thread=False
    )
    refuse(server, THREADS, *full)
    for answer in (
        await anna.slash(server.channel, "table new", game="race1969", thread=True),
        await anna.slash(server.channel, "table new", game="race1969"),
        await anna.slash(server.channel, "table thread"),
        await server.person("Bob").click(offer.response, label=t("button-open-thread")),
        await Newcomer(server, "race1969", language).open(),
    ):
        assert said(answer) == t("error-threads-full")
    assert (await open_in(server, server.channel.id)).id == table.id
    assert len(server.posts()) == 1


@pytest.mark.parametrize("full", FULL)
async def test_with_too_many_threads_a_guided_game_opens_in_the_channel(
    server: SimulatedServer, full: tuple[int, int]
) -> None:
    refuse(server, THREADS, *full)
    newcomer = Newcomer(server, "race1969", "en")
    await newcomer.open()
    assert (await newcomer.table()).channel_id == server.channel.id


async def test_with_too_many_threads_where_the_bot_may_not_write_nothing_opens(
    server: SimulatedServer,
) -> None:
    channel = channel_of(server, 0, "send_messages")
    refuse(server, THREADS, 400, 160006)
    answer = await server.person("Anna").slash(channel, "table new", game="race1969")
    assert said(answer) == EN("error-threads-full")
    assert said(await Newcomer(server, "race1969", "en").open(channel)) == EN("error-threads-full")
    assert await server.bot.tables.in_channel(channel.id) is None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_limit_that_does_not_say_for_how_long_is_no_obstacle(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """discord.py looks for ``retry_after`` in the answer, and raises ``KeyError`` without it."""

    async def limited(*known: Any, **chosen: Any) -> None:
        raise KeyError("retry_after")

    for kind in (discord.TextChannel, discord.Message):
        monkeypatch.setattr(kind, "create_thread", limited)
    t, anna = words(language), server.person("Anna", language)
    assert t("opened-thread-refused") in said(
        await anna.slash(server.channel, "table new", game="race1969")
    )
    answer = await anna.slash(server.channel, "table new", game="race1969", thread=True)
    assert said(answer) == t("error-no-thread-now")


async def test_where_no_private_thread_is_made_a_guided_game_gets_a_public_one(
    server: SimulatedServer,
) -> None:
    refuse(server, THREADS, 403, 50013, times=1)
    newcomer = Newcomer(server, "race1969", "en")
    await newcomer.open()
    (thread,) = server.channel.threads
    assert (await newcomer.table()).channel_id == thread.id
    assert kind_of(server, thread) == PUBLIC_THREAD


async def test_a_private_thread_that_its_person_can_not_enter_is_not_used(
    server: SimulatedServer,
) -> None:
    path = "/channels/*/thread-members/*"
    server.env.inject_error("PUT", path, status=403, code=50013, message="no", times=None)
    newcomer = Newcomer(server, "race1969", "en")
    await newcomer.open()
    (thread,) = server.channel.threads
    assert kind_of(server, thread) == PUBLIC_THREAD


ANSWERS = [
    ("channel-refused", 403, 50001),
    ("channel-refused", 403, 50013),
    ("channel-refused", 400, 50024),
    ("channel-refused", 403, 0),
    ("age-restricted", 403, 50269),
    ("age-restricted", 400, 50269),
    ("age-restricted", 400, 20009),
    ("channel-gone", 404, 10003),
    ("discord-busy", 500, 0),
    ("discord-busy", 503, 0),
    ("discord-busy", 429, 0),
    ("discord-busy", 400, 20016),
    ("threads-full", 400, 160006),
]


@pytest.mark.parametrize(("answer", "language"), covering(ANSWERS, LANGUAGES))
async def test_whatever_discord_answers_is_a_sentence_that_says_what_to_do(
    server: SimulatedServer, answer: tuple[str, int, int], language: str
) -> None:
    reason, status, code = answer
    t, anna = words(language), server.person("Anna", language)
    refuse(server, f"/channels/{server.channel.id}/messages", status, code, times=1)
    figures = {"code": str(code or status)} if reason == "channel-refused" else {}
    told = said(await anna.slash(server.channel, "table new", game="race1969"))
    assert told == t(f"error-{reason}", **figures)
    assert await server.bot.tables.in_channel(server.channel.id) is None
    assert not server.channel.threads
    refuse(server, "/channels/*/threads", status, code)
    refuse(server, "/channels/*/messages/*/threads", status, code)
    if reason == "channel-refused":
        reason = "thread-refused"
    told = said(await anna.slash(server.channel, "table new", game="race1969", thread=True))
    assert told == t(f"error-{reason}", **figures)
    assert not server.posts(), "the card was taken away again"
    guided = said(await Newcomer(server, "race1969", language).open())
    if reason in ("thread-refused", "threads-full"):
        assert guided == t("guided-opened", channel=f"<#{server.channel.id}>")
    else:
        assert guided == t(f"error-{reason}")


# Where another game is to follow


@pytest.mark.parametrize("language", one_of(LANGUAGES, "it"))
async def test_again_where_the_channel_is_gone_says_so(
    server: SimulatedServer, language: str
) -> None:
    t, anna = words(language), server.person("Anna", language)
    other = server.guild.create_text_channel("other")
    table = await over(server, "Anna", "Bob")
    listed = await anna.slash(other, "mine tables")
    server.env.backend.delete_channel(server.channel.id)
    await server.settle()
    answer = await anna.click(listed.response, label=t("button-again"))
    assert said(answer) == t("error-channel-gone")
    last = await server.bot.tables.in_channel(server.channel.id)
    assert last is not None
    assert last.id == table.id, "no table was opened"


async def test_again_from_elsewhere_names_what_is_missing_where_it_would_open(
    server: SimulatedServer,
) -> None:
    anna, other = server.person("Anna"), server.guild.create_text_channel("other")
    await over(server, "Anna", "Bob")
    listed = await anna.slash(other, "mine tables")
    deny = discord.Permissions(embed_links=True).value
    overwrites = [Overwrite(server.guild.default_role.id, 0, 0, deny)]
    server.env.backend.edit_channel(server.channel.id, {}, overwrites=overwrites)
    await server.settle()
    answer = await anna.click(listed.response, label=EN("button-again"))
    assert "**Embed Links**" in said(answer)


async def test_again_in_a_locked_thread_asks_for_the_permission_that_it_takes(
    server: SimulatedServer,
) -> None:
    other = server.guild.create_text_channel("other")
    table = await server.table("Anna", "Bob", clock=None)
    _, thread = await move(server)
    await finish(server, table)
    listed = await server.person("Anna").slash(other, "mine tables")
    deny = discord.Permissions(manage_threads=True).value
    overwrites = [Overwrite(server.guild.default_role.id, 0, 0, deny)]
    backend = server.env.backend
    backend.edit_channel(server.channel.id, {}, overwrites=overwrites)
    backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
    await server.settle()
    answer = await server.person("Anna").click(listed.response, label=EN("button-again"))
    wanted = EN("error-missing-permissions", permissions=f"**{EN('permission-manage-threads')}**")
    assert said(answer) == wanted


async def test_again_by_direct_message_needs_no_permission_there(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    table = await over(server, "Anna", "Bob")
    listed = await anna.user.slash("mine tables")
    answer = await anna.user.click(listed.response, label=EN("button-again"))
    assert f"<#{server.channel.id}>" in said(answer)
    assert (await open_in(server, server.channel.id)).again_of == table.id


# While a table is there


@pytest.mark.parametrize(
    ("fault", "language"),
    covering([(400, 160006), (403, 160006), (429, 160007), (403, 50269), (400, 20009)], LANGUAGES),
)
async def test_the_host_is_told_once_what_no_permission_would_change(
    server: SimulatedServer, fault: tuple[int, int], language: str
) -> None:
    t = words(language)
    server.person("Anna", language)
    table = await server.table("Anna", "Bob")
    _, thread = await move(server)
    server.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await server.settle()
    for method in ("POST", "PATCH"):
        server.env.inject_error(
            method,
            f"/channels/{thread.id}/messages*",
            status=fault[0],
            code=fault[1],
            message="refused by the test",
            times=None,
        )
    before = len(server.direct_messages("Anna"))
    async with server.acting():
        await server.bot.tables.hosting.show(table.id)
    await server.env.advance_time(3 * 3600)
    told = ["\n".join(texts(one)) for one in server.direct_messages("Anna")[before:]]
    why = "direct-threads-full" if fault[1] in (160006, 160007) else "direct-age-restricted"
    link = f"https://discord.com/channels/{server.guild.id}/{thread.id}"
    words_told = [one for one in told if "⚠️" in one]
    assert len(words_told) == 1
    assert words_told[0].startswith(t(why, game="1969", link="LINK").split("LINK")[0])
    assert link in words_told[0]
    # Another thread is closed, or deleted: there is room.
    server.env.backend.faults.clear()
    last = server.posts(thread)[-1].id
    other = server.env.backend.create_thread(server.channel.id, "other", table.host_id)
    server.env.backend.delete_channel(other.id)
    await server.settle()
    assert server.posts(thread)[-1].id != last
    assert (await server.bot.tables.get(table.id)).status is Status.RUNNING
    assert await server.nothing_waits()
