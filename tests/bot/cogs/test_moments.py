"""The log of one seat, and the board right after an entry of the log."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.table import Table
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.settings import LANGUAGES
from tests.bot.cogs.test_history import play_on
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.simulated_server import (
    SimulatedServer,
    buttons,
    disabled,
    parts,
    said,
)
from tests.bot.helpers.worst_case import COMPONENTS, TEXT

EN = words("en")
GAME = PRESENTERS["race1969"].game


@pytest.fixture
async def table(server: SimulatedServer) -> Table:
    return await server.table("Anna", "Bob", clock=None)


async def log(server: SimulatedServer, who: Any) -> Any:
    return await who.slash(server.channel, "table log")


def select_of(answer: Any, verb: str) -> dict[str, Any]:
    found = (one for one in parts(answer.response) if "options" in one)
    return next(one for one in found if ControlId.parse(one["custom_id"]).verb == verb)


def moments(answer: Any) -> dict[str, str]:
    """The labels of the moments that an answer leads to, by value."""
    return {one["value"]: one["label"] for one in select_of(answer, "pick-moment")["options"]}


async def pick(who: Any, answer: Any, verb: str, value: str) -> Any:
    return await who.select(
        answer.response, [value], custom_id=select_of(answer, verb)["custom_id"]
    )


async def test_the_log_of_one_seat_tells_its_entries_alone(
    server: SimulatedServer, table: Table
) -> None:
    await play_on(server, table, 60)
    every = await server.bot.tables.history.log(table.id, None, limit=500)
    entries = await server.bot.tables.history.log(table.id, None, limit=500, seat=1)
    assert {entry.seat for entry in entries} == {1}
    assert len(entries) < len(every)
    for language in LANGUAGES:
        t, eve = words(language), server.person("Eve", language)
        whole = await log(server, eve)
        everybody = said(whole)
        page = await pick(eve, whole, "pick-log", "1")
        seen = [said(page)]
        while t("button-older") in buttons(page.response):
            page = await eve.click(page.response, label=t("button-older"))
            seen.append(said(page))
        assert len(seen) > 1, "the older pages are of that seat, too"
        nation = PRESENTERS["race1969"].seat_label(table.seats[1].identity, t).text
        lines = [line for text in seen for line in text.split("\n") if line.startswith("• ")]
        assert any(nation in line for line in lines)
        page = await pick(eve, page, "pick-log", "all")
        assert said(page) == everybody


async def test_a_line_leads_to_the_board_of_that_moment_while_the_game_goes_on(
    server: SimulatedServer, table: Table
) -> None:
    await play_on(server, table, 40)
    for language in LANGUAGES:
        t, eve = words(language), server.person("Eve", language)
        page = await log(server, eve)
        told = moments(page)
        assert 2 < len(told) <= 15
        assert not any("**" in label or label.startswith("•") for label in told.values())
        value, label = [*told.items()][1]
        shown = await pick(eve, page, "pick-moment", value)
        text = said(shown)
        assert shown.response.ephemeral
        assert label.rstrip("…") in text.replace("*", "").replace("`", "").replace("\\", "")
        assert t("replay-public") in text
        pictures = [one.filename for one in shown.response.attachments]
        assert pictures == ["missions.png", "nations.png", "researches.png"]
        after = await eve.click(shown.response, label=t("button-next"))
        assert said(after) != text
        back = await eve.click(after.response, label=t("button-back"))
        assert said(back) == text
        there = await eve.click(back.response, label=t("button-log"))
        assert [*moments(there).values()][-1] == label, "the log up to there"


async def test_the_first_and_the_last_moment_lead_no_further(
    server: SimulatedServer, table: Table
) -> None:
    await play_on(server, table, 5)
    eve = server.person("Eve")
    page = await log(server, eve)
    first, *_, last = moments(page)
    assert disabled((await pick(eve, page, "pick-moment", first)).response) == {EN("button-back")}
    page = await log(server, eve)
    assert disabled((await pick(eve, page, "pick-moment", last)).response) == {EN("button-next")}


async def test_a_moment_shows_nobody_anothers_secrets(
    server: SimulatedServer, table: Table
) -> None:
    for seat in (0, 1):
        await server.act(table.id, seat, "trade 0")
    state = (await server.bot.tables.position(table.id)).state
    buyer = GAME.decisions(state)[0].seat
    await server.act(table.id, buyer, "buy 2")
    state = (await server.bot.tables.position(table.id)).state
    hand = " ".join(f"`{card}`" for card in sorted(GAME.view(state, buyer).own.hand))
    await play_on(server, table, 3)
    owner = server.person(("Anna", "Bob")[buyer])
    other = server.person(("Bob", "Anna")[buyer])

    async def texts(who: Any) -> list[str]:
        values = moments(await log(server, who))
        return [
            said(await pick(who, await log(server, who), "pick-moment", value)) for value in values
        ]

    assert any(hand in text for text in await texts(owner))
    for who in (other, server.person("Eve")):
        assert not any("`" in text for text in await texts(who))


async def test_no_control_tells_how_often_others_acted(
    server: SimulatedServer, table: Table
) -> None:
    await play_on(server, table, 40)
    version = (await server.bot.tables.get(table.id)).version
    eve = server.person("Eve")
    page = await log(server, eve)
    shown = await pick(eve, page, "pick-moment", [*moments(page)][1])
    numbers = [int(value) for value in (*moments(page), *moments(shown))]
    controls = buttons(shown.response)
    numbers += [controls[EN(label)].token for label in ("button-back", "button-next", "button-log")]
    assert min(numbers) > version


async def test_what_was_taken_back_is_no_moment(server: SimulatedServer, table: Table) -> None:
    for seat in (0, 1):
        await server.act(table.id, seat, "trade 0")
    position = await server.bot.tables.position(table.id)
    seat = GAME.decisions(position.state)[0].seat
    await server.act(table.id, seat, "hire base booster")
    eve, hired = server.person("Eve"), EN("race1969-research-booster")
    page = await log(server, eve)
    old = next(value for value, label in moments(page).items() if hired in label)
    await server.person(("Anna", "Bob")[seat]).slash(server.channel, "table undo")
    assert not any(hired in label for label in moments(await log(server, eve)).values())
    shown = said(await pick(eve, page, "pick-moment", old))
    assert hired not in shown, "an old log leads to the step before it"


async def test_a_finished_game_opens_its_replay(server: SimulatedServer, table: Table) -> None:
    await finish(server, table)
    anna = server.person("Anna")
    page = await log(server, anna)
    shown = await pick(anna, page, "pick-moment", [*moments(page)][3])
    assert EN("button-replay-everything") in buttons(shown.response)
    assert EN("replay-own") in said(shown)


@pytest.mark.parametrize("game", list(PRESENTERS))
async def test_it_fits_a_message_in_every_game(server: SimulatedServer, game: str) -> None:
    table = await server.table("Anna", "Bob", clock=None, game=game)
    await play_on(server, table, 30)
    anna = server.person("Anna")
    page = await log(server, anna)
    shown = await pick(anna, page, "pick-moment", [*moments(page)][-1])
    for answer in (page, shown):
        assert len(said(answer)) <= TEXT
        assert len([*parts(answer.response)]) <= COMPONENTS
