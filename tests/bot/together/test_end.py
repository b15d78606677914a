"""The end of a game that is played together, its export, and what can be done after it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.domain.table import Status, Table
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.items import continue_buttons
from bot.settings import LANGUAGES
from tests.bot.helpers import worst_case
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, options, said
from tests.bot.together.conftest import play_on, seed_of, state_of
from tests.bot.toys.rope_presenter import GAME
from tests.covering import covering, one_of
from tests.rules.core.rope_game import CONTENT

EN = words("en")


async def ended(server: SimulatedServer, language: str) -> Table:
    tables, anna, bob = server.bot.tables, server.known("Anna"), server.known("Bob")
    async with server.acting():
        opened = await tables.lobby.open(
            server.guild.id,
            server.channel.id,
            False,
            anna,
            GAME.id,
            TableSettings(language=language),
        )
        await tables.lobby.join(opened.id, bob)
        begun = await tables.lobby.start(opened.id, anna)
    table = begun.table
    await play_on(server, table)
    return await tables.get(table.id)


@pytest.mark.parametrize(("language", "won"), covering(LANGUAGES, [True, False]))
async def test_the_end_is_everybodys(
    server: SimulatedServer, language: str, won: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    t, seed = words(language), seed_of(won=won)
    deal_from(monkeypatch, seed)
    table = await ended(server, language)
    outcome = GAME.outcome(await state_of(server, table))
    assert outcome.together
    told = said(server.posts()[-1])
    title = "announcement-won" if won else "announcement-lost"
    assert t(title, game=t("rope-title")) in told
    live = next(said(post) for post in server.posts() if t("live-finished") in said(post))
    assert live == f"## {t('rope-title')}\n{t('live-finished')}", "the end tells the result"
    shown = await server.person("Eve", language).slash(server.channel, "table show")
    moved = await server.person("Anna", language).slash(server.channel, "table move")
    for text in (told, said(shown), said(moved)):
        assert t("rope-won" if won else "rope-lost") in text
        assert "Anna" not in text, "nobody is named: all have won or lost"


@pytest.mark.parametrize("language", one_of(LANGUAGES, "fr"))
async def test_a_campaign_goes_on(
    server: SimulatedServer, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    t, seed = words(language), seed_of(won=True)
    deal_from(monkeypatch, seed)
    table = await ended(server, language)
    length = (await state_of(server, table)).length
    assert t("button-continue") in buttons(server.posts()[-1]), "under the end"
    end = server.posts()[-1]
    eve = await server.person("Eve", language).click(end, label=t("button-continue"))
    assert said(eve) == t("error-not-seated")
    bob = server.person("Bob", language)
    opened = await bob.click(end, label=t("button-continue"))
    assert said(opened) == t("opened", channel=f"<#{server.channel.id}>")
    following = await server.bot.tables.in_channel(server.channel.id)
    assert following.id != table.id
    assert (following.host_id, following.settings.language) == (bob.id, language)
    assert (following.settings.clock, following.status) == (table.settings.clock, Status.LOBBY)
    lobby = server.channel.last_message
    assert t("lobby-continues") in said(lobby)
    again = await server.person("Anna", language).click(end, label=t("button-continue"))
    assert said(again) == t("error-channel-taken")
    await server.person("Anna").click(lobby, label=t("button-join"))
    await bob.click(lobby, label=t("button-start"))
    assert (await state_of(server, following)).length == length
    await play_on(server, following)
    with server.env._bot_scope():
        assert (await server.bot.tables.history.verify(following.id)).ok


async def test_what_was_lost_can_be_tried_again(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = seed_of(won=False)
    deal_from(monkeypatch, seed)
    table = await ended(server, "en")
    end = server.posts()[-1]
    assert EN("button-continue") not in buttons(end)
    opened = await server.person("Bob").click(end, label=EN("button-again"))
    assert said(opened) == EN("again-opened", channel=f"<#{server.channel.id}>", moved="no")
    following = await server.bot.tables.in_channel(server.channel.id)
    assert (following.settings.options, following.carried) == (
        table.settings.options,
        table.carried,
    )
    assert [(one.identity, one.user_id) for one in following.seats] == [
        (one.identity, one.user_id) for one in table.seats
    ]
    assert EN("lobby-continues") not in said(server.channel.last_message)


async def test_a_table_that_has_not_ended_is_not_continued(
    server: SimulatedServer, table: Table
) -> None:
    live = server.channel.last_message
    assert "continue" not in {control.verb for control in buttons(live).values()}
    other = server.guild.create_text_channel("other")
    with server.env._bot_scope(), pytest.raises(TableError, match="not-continued"):
        await server.bot.tables.lobby.open(
            server.guild.id,
            other.id,
            False,
            server.known("Anna"),
            GAME.id,
            TableSettings(language="en"),
            continues=table.id,
        )


@pytest.mark.parametrize("game", list(PRESENTERS))
async def test_a_game_that_hands_nothing_on_offers_none(game: str) -> None:
    presenter = PRESENTERS[game]
    finished = worst_case.table(2, Status.FINISHED, "en", presenter)
    assert continue_buttons(presenter, finished, EN, lost=False) == []


async def test_the_crew_keeps_its_seats(server: SimulatedServer, table: Table) -> None:
    await play_on(server, table)
    anna = server.person("Anna")
    opened = await anna.click(server.posts()[-1], label=EN("button-again"))
    assert said(opened) == EN("again-opened", channel=f"<#{server.channel.id}>", moved="no")
    new = await server.bot.tables.in_channel(server.channel.id)
    assert new.status is Status.LOBBY
    assert [(one.identity, one.user_id) for one in new.seats] == [
        (one.identity, one.user_id) for one in table.seats
    ]
    assert new.settings.options == table.settings.options


async def test_a_game_without_rounds_has_no_select(server: SimulatedServer, table: Table) -> None:
    await play_on(server, table)
    page = await server.person("Eve").slash(server.channel, "table replay")
    assert EN("button-next") in buttons(page.response)
    assert options(page.response) == {}


async def test_what_goes_on_from_an_earlier_game_does_so_again(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = seed_of(won=True)
    deal_from(monkeypatch, seed)
    await ended(server, "en")
    bob = server.person("Bob")
    await bob.click(server.posts()[-1], label=EN("button-continue"))
    await server.person("Anna").click(server.channel.last_message, label=EN("button-join"))
    await bob.slash(server.channel, "table start")
    later = await server.bot.tables.in_channel(server.channel.id)
    assert later.carried is not None
    await play_on(server, later)
    await bob.click(server.posts()[-1], label=EN("button-again"))
    again = await server.bot.tables.in_channel(server.channel.id)
    assert again.id != later.id
    assert again.carried == later.carried


async def exported(server: SimulatedServer) -> tuple[str, dict[str, Any]]:
    answer = await server.person("Eve").slash(server.channel, "table export")
    (file,) = answer.response.attachments
    data = (await file.read()).decode()
    return data, json.loads(data)


async def test_a_running_games_file_spoils_nothing(server: SimulatedServer, table: Table) -> None:
    await play_on(server, table, "knot")
    text, record = await exported(server)
    assert record["setup"]["content"] is None
    assert "gale" in text, "what was told"
    assert "fog" not in text
    assert "calm" not in text
    await play_on(server, table)
    text, record = await exported(server)
    assert record["setup"]["content"] == CONTENT
    checked = await server.person("Eve").slash(server.channel, "table verify")
    assert words("en")("verify-bad") not in said(checked)
    assert "✅" in said(checked)


async def test_what_a_campaign_carries_over_is_hidden_too(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = seed_of(won=True)
    deal_from(monkeypatch, seed)
    table = await server.table("Anna", "Bob", game=GAME.id)
    await play_on(server, table)
    anna = server.person("Anna")
    await anna.click(server.posts()[-1], label="Play on")
    await server.person("Bob").click(server.channel.last_message, label="Join")
    await anna.click(server.channel.last_message, label="Start")
    _, record = await exported(server)
    assert "carried" not in record["setup"]
    following = await server.bot.tables.in_channel(server.channel.id)
    assert following.game == GAME.id
    await play_on(server, following)
    _, record = await exported(server)
    assert record["setup"]["carried"]["length"] > 0
