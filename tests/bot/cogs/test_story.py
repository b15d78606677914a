"""*Story* below the end of a game, and ``/table story``."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from bot.delivery.animations import AnimationFailed, Animations
from bot.domain.table import Person, Status
from bot.errors import TableError
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.text import plain
from bot.settings import LANGUAGES
from bot.storage.schema import moves
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said
from tests.bot.helpers.stories import HOSTILE, Page, read, unmarked
from tests.covering import one_of

EN = words("en")
GAME = PRESENTERS["race1969"].game


async def page_of(answer: Any) -> Page:
    (file,) = answer.response.attachments
    assert file.filename.endswith(".html")
    return read(await file.read())


async def log_pages(server: SimulatedServer, who: Any) -> list[str]:
    """All lines of the log, page by page, oldest first."""
    page = await who.slash(server.channel, "table log")
    found = [said(page).split("\n")[1:]]
    while EN("button-older") in buttons(page.response):
        page = await who.click(page.response, label=EN("button-older"))
        found.append(said(page).split("\n")[1:])
    return [line for lines in reversed(found) for line in lines]


async def test_it_tells_what_the_log_tells_everybody(server: SimulatedServer) -> None:
    """Also what was taken back, and nobody's cards."""
    table = await server.table("Anna", "Bruno", clock=None)
    for seat in range(2):
        await server.act(table.id, seat, "trade 0")
    state = (await server.bot.tables.position(table.id)).state
    buyer = GAME.decisions(state)[0].seat
    people = [server.person(name) for name in ("Anna", "Bruno")]
    await people[buyer].slash(server.channel, "1969 buy", count=2)
    await people[buyer].slash(server.channel, "table undo")
    await people[1 - buyer].click(server.posts()[-1], label=EN("button-agree"))
    await people[buyer].slash(server.channel, "1969 buy", count=1)
    await people[buyer].slash(server.channel, "table pause")
    if (await server.bot.tables.get(table.id)).status is Status.PAUSED:
        await people[buyer].slash(server.channel, "table resume")
    await people[0].slash(server.channel, "table pause")
    await people[0].slash(server.channel, "table resume")
    state = (await server.bot.tables.position(table.id)).state
    hand = GAME.view(state, buyer).own.hand
    assert hand
    await finish(server, table)
    eve = server.person("Eve")
    page = await page_of(await eve.click(server.posts()[-1], label=EN("button-story")))
    assert page.log == list(map(unmarked, await log_pages(server, eve)))
    taken_back = unmarked(EN("step-undone", what=""))
    assert any(line.endswith(taken_back) for line in page.log)
    own = await log_pages(server, people[buyer])
    secret = [line for line in map(unmarked, own) if line not in page.log]
    assert secret, "the buyer's own log names the card"
    assert not any(line in "\n".join(page.text) for line in secret)


@pytest.mark.parametrize("language", one_of(LANGUAGES, "it"))
async def test_it_is_in_the_tables_language_and_holds_the_proof(
    server: SimulatedServer, language: str
) -> None:
    t = words(language)
    table = await server.table("Anna", "Bruno", clock=None, game="space1999")
    await finish(server, table)
    over = await server.bot.tables.get(table.id)
    assert over.seed is not None
    answer = await server.person("Eve", language).slash(server.channel, "table story")
    assert answer.ephemeral
    name = f"space1999-{table.id}.html"
    assert said(answer) == t("story-ready", file=name)
    assert [file.filename for file in answer.response.attachments] == [name]
    page = await page_of(answer)
    assert page.language == "en", "the table's"
    fingerprint = await server.bot.tables.history.fingerprint(table.id)
    assert {over.seed.hex(), fingerprint} <= set(page.text)
    verified = said(await server.person("Anna", "en").slash(server.channel, "table verify"))
    for line in verified.split("\n"):
        assert unmarked(line) in "".join(page.text)
    assert EN("story-people") in page.headings
    assert EN("button-review") not in page.headings, "nobody has asked for a review"


async def test_there_is_none_while_the_game_goes_on(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", game="race1969", thread=False)
    assert said(await anna.slash(server.channel, "table story")) == EN("error-not-started")
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.table("Anna", "Bruno", clock=None, channel=elsewhere)
    assert said(await anna.slash(elsewhere, "table story")) == EN("error-not-over")


async def test_of_a_table_that_was_closed(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    for seat in range(2):
        await server.act(table.id, seat, "trade 0")
    anna = server.person("Anna")
    sure = await anna.slash(server.channel, "table close")
    await anna.click(sure.response, label=EN("button-close"))
    page = await page_of(await anna.slash(server.channel, "table story"))
    assert unmarked(EN("live-closed")) in "".join(page.text)
    assert page.images


async def test_a_game_from_before_an_upgrade_has_the_boards_that_can_be_shown(
    server: SimulatedServer,
) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    await finish(server, table)
    eve = server.person("Eve")
    whole = await page_of(await eve.slash(server.channel, "table story"))
    # What today's rules no longer lead to: a move in the middle was recorded otherwise.
    _, steps = await server.bot.tables.history.replay(table.id)
    middle = steps[len(steps) // 2].entry.version
    with server.env._bot_scope():
        await server.bot.database.write(
            lambda connection: connection.execute(
                update(moves)
                .where(moves.c.table_id == table.id, moves.c.version == middle)
                .values(events=[])
            )
        )
    await server.restart()
    page = await page_of(await eve.slash(server.channel, "table story"))
    assert EN("replay-frames-lost") in page.text
    assert EN("replay-frames-lost") not in whole.text
    assert 3 < len(page.images) < len(whole.images)
    assert page.log[-1] == whole.log[-1], "what happened is told nevertheless"


async def test_names_do_nothing_there(server: SimulatedServer) -> None:
    for person, name in zip(("Anna", "Bruno"), HOSTILE, strict=False):
        server.person(person)
        members = server.env.backend.guilds[server.guild.id].members
        members[server.person(person).user.id].nick = name[:32]
    await server.person("Anna").slash(server.channel, "table new", game="race1969", thread=False)
    await server.person("Bruno").click(server.channel.last_message, label=EN("button-join"))
    await server.person("Anna").click(server.channel.last_message, label=EN("button-start"))
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    await finish(server, table)
    page = await page_of(await server.person("Eve").slash(server.channel, "table story"))
    for name in HOSTILE[:2]:
        assert any(plain(name[:32]) in text for text in page.text)


async def test_who_fails_says_so(server: SimulatedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_given: Any) -> bytes:
        raise AnimationFailed

    await finish(server, await server.table("Anna", "Bruno", clock=None))
    monkeypatch.setattr(Animations, "story", fails)
    answer = await server.person("Eve").slash(server.channel, "table story")
    assert said(answer) == EN("error-story-failed")


async def with_story(server: SimulatedServer) -> Any:
    table = await server.table("Anna", "Bruno", clock=None, start=False)
    async with server.acting():
        anna = server.bot.tables
        host = table.seats[0]
        person = Person(host.user_id or 0, host.name, "en")
        await anna.lobby.configure(table.id, person, story=True)
        await anna.lobby.start(table.id, person)
    return await server.bot.tables.get(table.id)


def stories(server: SimulatedServer) -> list[Any]:
    return [post for post in server.posts() if post.attachments and is_story(post)]


def is_story(post: Any) -> bool:
    return any(file.filename.endswith(".html") for file in post.attachments)


async def test_a_table_may_have_it_posted_at_the_end(server: SimulatedServer) -> None:
    table = await with_story(server)
    assert not stories(server)
    await finish(server, table)
    (post,) = stories(server)
    (file,) = post.attachments
    assert "1969" in said(post)
    assert read(await file.read()).log
    await server.restart()
    await server.advance(timedelta(minutes=5))
    assert len(stories(server)) == 1, "it is posted once"


async def test_without_the_setting_it_is_for_who_asks(server: SimulatedServer) -> None:
    await finish(server, await server.table("Anna", "Bruno", clock=None))
    assert not stories(server)


async def test_a_story_that_fails_is_left_to_its_button(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await with_story(server)

    async def fails(*args: Any) -> bytes:
        raise AnimationFailed

    monkeypatch.setattr(Animations, "story", fails)
    await finish(server, table)
    assert not stories(server)
    assert await server.nothing_waits()
    assert EN("button-story") in buttons(server.posts()[-1])


async def test_too_many_stories_at_once_come_later(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await with_story(server)

    async def busy(*args: Any) -> bytes:
        raise TableError("story-busy")

    with monkeypatch.context() as others:
        others.setattr(Animations, "story", busy)
        await finish(server, table)
        assert not stories(server)
    await server.advance(timedelta(hours=1))
    assert len(stories(server)) == 1
