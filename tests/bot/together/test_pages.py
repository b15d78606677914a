"""Pages, the playground and tables without autopilots, of a game that is played together."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app import create_bot
from bot.domain.table import Status, Table
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.playground.players import quick_game
from bot.playground.simulation import Simulation
from bot.settings import LANGUAGES, Settings
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, options, said
from tests.bot.together.conftest import play_on, state_of
from tests.bot.toys.rope_presenter import GAME, PRESENTER
from tests.covering import one_of

EN = words("en")


async def chapter(server: SimulatedServer, table: Table) -> Any:
    await play_on(server, table, "knot")
    return next(post for post in server.posts() if "gale" in said(post))


async def read(server: SimulatedServer, digest: Any, name: str) -> Any:
    """What somebody gets who looks closer at the first announcement of a digest."""
    ((control, values),) = options(digest).items()
    verb, _, place = control.partition(".")
    custom_id = str(ControlId(verb, 1, 0, 0, (int(place),)))
    return await server.person(name).select(digest, [values[-1]], custom_id=custom_id)


@pytest.mark.parametrize("language", one_of(LANGUAGES, "it"))
async def test_a_reader_turns_pages(server: SimulatedServer, table: Table, language: str) -> None:
    post = await chapter(server, table)
    length = (await state_of(server, table)).length
    t, eve = words(language), server.person("Eve", language)

    def page(number: int) -> str:
        text = t("rope-chapter", chapter="gale", page=number, length=length)
        return f"{text}\n-# {t('announcement-page', page=number, pages=3)}"

    assert EN("rope-chapter", chapter="gale", page=1, length=length) in said(post)
    first = await read(server, post, "Eve")
    assert first.ephemeral
    assert said(first) == page(1)
    assert t("button-back") not in buttons(first.response)
    second = await eve.click(first.response, label=t("button-next"))
    assert said(second) == page(2)
    third = await eve.click(second.response, label=t("button-next"))
    assert said(third) == page(3)
    assert t("button-next") not in buttons(third.response)
    back = await eve.click(third.response, label=t("button-back"))
    assert said(await eve.click(back.response, label=t("button-back"))) == page(1)


async def test_pages_outlive_restarts_moves_and_undos(
    server: SimulatedServer, table: Table
) -> None:
    post = await chapter(server, table)
    before = await read(server, post, "Eve")
    await server.restart()
    await server.person("Anna").slash(server.channel, "table undo")
    await server.person("Bob").click(server.channel.last_message, label="Agree")
    assert (await state_of(server, table)).pulls == 0
    undone = next(one for one in server.posts() if one.id == post.id)
    assert EN("digest-empty") in said(undone)
    assert not options(undone)
    await server.act(table.id, 1, "agree")
    again = next(one for one in server.posts() if one.id == post.id)
    assert EN("digest-empty") not in said(again)
    # Whoever has the page open that was undone turns to the next all the same.
    after = await server.person("Eve").click(before.response, label=EN("button-next"))
    assert said(after).endswith(EN("announcement-page", page=2, pages=3))


async def test_a_page_that_is_not_there(server: SimulatedServer, table: Table) -> None:
    post = await chapter(server, table)
    first = await read(server, post, "Eve")
    control = buttons(first.response)[EN("button-next")]
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


async def test_people_sit_in_all_seats(settings: Settings) -> None:
    presenters = {**PRESENTERS, GAME.id: PRESENTER}
    simulation = Simulation(lambda clock: create_bot(settings, clock, presenters=presenters))
    await simulation.start()
    try:
        host = simulation.people["anna"]
        channel = await quick_game(simulation, host, seats=3, humans=1, game=GAME.id)
        bot: Any = simulation.env.bot
        table = await bot.tables.in_channel(channel.id)
        assert table.status is Status.RUNNING
        assert len({seat.user_id for seat in table.seats}) == 3
        assert simulation.env.errors == []
    finally:
        await simulation.stop()


@pytest.mark.parametrize("language", one_of(LANGUAGES, "it"))
async def test_a_lobby_without_autopilots(server: SimulatedServer, language: str) -> None:
    t, anna = words(language), server.person("Anna", language)
    refused = await anna.slash(
        server.channel, "table new", thread=False, game=GAME.id, autopilots=2
    )
    assert said(refused) == t("error-no-autopilots")
    assert await server.bot.tables.in_channel(server.channel.id) is None
    await anna.slash(server.channel, "table new", thread=False, game=GAME.id, language=language)
    lobby = server.channel.last_message
    assert {control.verb for control in buttons(lobby).values()} == {
        "join",
        "in",
        "identity",
        "leave",
        "rules",
        "start",
        "settings",
    }
    assert t("lobby-seats-people", least=2, most=3) in said(lobby)
    assert await anna.autocomplete(server.channel, "table seat", "autopilot", "") == []
    typed = await anna.slash(server.channel, "table seat", autopilot="bold")
    assert said(typed) == t("error-no-autopilots")
    table = await server.bot.tables.in_channel(server.channel.id)
    assert len(table.seats) == 1


async def test_an_old_button_for_an_autopilot_is_refused(server: SimulatedServer) -> None:
    await server.person("Anna").slash(server.channel, "table new", thread=False, game=GAME.id)
    table = await server.bot.tables.in_channel(server.channel.id)
    answer = await forge(
        server, server.person("Anna"), str(ControlId("autopilot", table.id)), label="Rules"
    )
    assert said(answer) == words("en")("error-no-autopilots")


@pytest.mark.parametrize("language", one_of(LANGUAGES, "de"))
async def test_who_is_away_is_played_by_the_defaults(
    server: SimulatedServer, table: Table, language: str
) -> None:
    t, bob = words(language), server.person("Bob", language)
    anna = server.person("Anna", language)
    typed = await anna.slash(server.channel, "table replace", seat="green", autopilot="bold")
    assert said(typed) == t("error-no-autopilots")
    assert said(await bob.slash(server.channel, "table leave")) == t("left-autopilot")
    moved = await bob.slash(server.channel, "table move")
    assert t("style-defaults") in said(moved)
    assert "defaults" not in said(moved)
    back = await bob.click(moved.response, label=t("button-comeback"))
    assert t("welcome-back") in said(back)
    assert (await server.bot.tables.get(table.id)).status is Status.RUNNING
