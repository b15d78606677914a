"""An announcement of several pages: the channel shows the first, readers turn to the others."""

from __future__ import annotations

import pytest

from bot.domain.table import Table
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.ui.components.items import ControlId
from tests.bot.conftest import SimulatedServer
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.interactions import buttons, said
from tests.bot.together.conftest import play_on, state_of

EN = words("en")


async def chapter(server: SimulatedServer, table: Table) -> object:
    """The message that tells the first pull."""
    await play_on(server, table, "knot")
    return next(post for post in server.posts() if "gale" in said(post))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_reader_turns_pages(server: SimulatedServer, table: Table, language: str) -> None:
    post = await chapter(server, table)
    length = (await state_of(server, table)).length
    t, eve = words(language), server.person("Eve", language)

    def page(number: int) -> str:
        text = t("rope-chapter", chapter="gale", page=number, length=length)
        return f"{text}\n-# {t('announcement-page', page=number, pages=3)}"

    assert EN("rope-chapter", chapter="gale", page=1, length=length) in said(post)
    second = await eve.click(post, label=EN("button-read-on", count=3))
    assert second.ephemeral
    assert said(second) == page(2)
    third = await eve.click(second.response, label=t("button-next"))
    assert said(third) == page(3)
    assert t("button-next") not in buttons(third.response)
    back = await eve.click(third.response, label=t("button-back"))
    first = await eve.click(back.response, label=t("button-back"))
    assert said(first) == page(1)
    assert t("button-back") not in buttons(first.response)


async def test_pages_outlive_restarts_moves_and_undos(
    server: SimulatedServer, table: Table
) -> None:
    post = await chapter(server, table)
    before = await server.person("Eve").click(post, label=EN("button-read-on", count=3))
    await server.restart()
    await server.person("Anna").slash(server.channel, "table undo")
    await server.person("Bob").click(server.channel.last_message, label="Agree")
    assert (await state_of(server, table)).pulls == 0
    await server.act(table.id, 1, "agree")
    after = await server.person("Eve").click(post, label=EN("button-read-on", count=3))
    assert said(after) == said(before)


async def test_a_page_that_is_not_there(server: SimulatedServer, table: Table) -> None:
    post = await chapter(server, table)
    control = buttons(post)[EN("button-read-on", count=3)]
    assert control.token > table.version, "no version is told"
    for seat, token, page in (
        (5, control.token, 1),
        (0, control.token, 9),
        (0, control.token + 1, 1),
    ):
        forged = await forge(
            server, server.person("Eve"), str(ControlId("read", table.id, seat, token, (page,)))
        )
        assert said(forged) == EN("error-stale")
