"""``/mine profile`` and ``/mine history``: one's page, who may see it, and games that are over."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.domain.community.results import How, Result, SeatResult
from bot.domain.preferences import Preferences
from bot.i18n import words
from bot.messages.community.profiles import PAGE
from bot.messages.components.items import ControlId
from bot.settings import LANGUAGES
from bot.storage.community import results
from bot.storage.people.forgetting import delete_table
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, disabled, parts, said
from tests.bot.helpers.worst_case import COMPONENTS, TEXT

EN = words("en")
AT = datetime(2026, 3, 1, tzinfo=UTC)
OPEN = str(ControlId("past-game", 0))


async def played(server: SimulatedServer, *names: str, channel: Any = None) -> Any:
    table = await server.table(*names, clock=None, channel=channel)
    await finish(server, table)
    return table


async def show(server: SimulatedServer, name: str) -> None:
    person = server.known(name)
    async with server.acting():
        await server.bot.tables.people.prefer(person, Preferences(public_profile=True))


def result(table_id: int, user_id: int, other: int, **more: Any) -> Result:
    seats = (
        SeatResult(0, "usa", user_id, None, 1, How.PLAYED),
        SeatResult(1, "france", other, None, 2, How.PLAYED),
    )
    detail = {"scores": [40, 30], "moon": [None, 1967]}
    at = AT + timedelta(hours=table_id)
    values = {"game": "race1969", "rated": False, **more}
    return Result(table_id, 1, values["game"], at, values["rated"], seats, detail, 0)


async def many(server: SimulatedServer, name: str, count: int) -> None:
    """Results of tables that were deleted since."""
    user = server.known(name).id

    def work(connection: Any) -> None:
        results.lock(connection)
        for number in range(count):
            results.add(connection, result(10_000 + number, user, 5))

    async with server.acting():
        await server.bot.database.write(work)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_somebody_who_has_played_nothing(server: SimulatedServer, language: str) -> None:
    t, eve = words(language), server.person("Eve", language)
    for answer in (
        await eve.slash(server.channel, "mine profile"),
        await eve.user.slash("mine profile"),
    ):
        assert answer.ephemeral
        assert t("profile-empty") in said(answer)
    assert t("history-none") in said(await eve.slash(server.channel, "mine history"))


async def test_a_page_tells_what_was_played(server: SimulatedServer) -> None:
    await played(server, "Anna", "Bruno")
    anna = server.person("Anna")
    shown = await anna.slash(server.channel, "mine profile")
    assert "Anna" in said(shown)
    assert EN("profile-game", game="1969", finished=1, won=0).partition(",")[0] in said(shown)
    games = await anna.click(shown.response, label=EN("button-history"))
    assert EN("history-title") in said(games)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_others_see_a_page_only_if_it_is_public(
    server: SimulatedServer, language: str
) -> None:
    t = words(language)
    await played(server, "Anna", "Bruno")
    bruno = server.person("Bruno", language)
    anna, nobody = server.person("Anna").user, server.person("Zoe").user
    hidden = said(await bruno.slash(server.channel, "mine profile", person=anna))
    assert hidden == t("profile-hidden", name="Anna")
    none = said(await bruno.slash(server.channel, "mine profile", person=nobody))
    assert none == t("profile-hidden", name="Zoe"), "as somebody without games"
    await show(server, "Anna")
    shown = await bruno.slash(server.channel, "mine profile", person=anna)
    assert shown.ephemeral
    assert "1969" in said(shown)
    assert not buttons(shown.response), "others don't get the history"
    await show(server, "Zoe")
    none = said(await bruno.slash(server.channel, "mine profile", person=nobody))
    assert none == t("profile-hidden", name="Zoe")


async def test_a_setting_makes_the_page_public(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    panel = (await anna.slash(server.channel, "mine settings")).response
    await anna.click(panel, custom_id=str(ControlId("preference", 0, 0, 0, (4, 1))))
    assert (await server.bot.tables.people.preferences(anna.user.id)).public_profile


async def test_a_finished_game_is_looked_at_again(server: SimulatedServer) -> None:
    table = await played(server, "Anna", "Bruno")
    anna = server.person("Anna")
    for act in (anna.slash, None):
        listed = (
            await anna.slash(server.channel, "mine history")
            if act
            else await anna.user.slash("mine history")
        )
        assert "Bruno" in said(listed)
        (kept,) = (await server.bot.tables.profiles.history(anna.user.id, 0, PAGE)).games
        who = anna if act else anna.user
        opened = await who.select(listed.response, [str(kept.result.number)], custom_id=OPEN)
        verbs = {control.verb for control in buttons(opened.response).values()}
        assert verbs >= {"replay", "review", "story", "past-games"}
        assert "again" not in verbs
        replay = await who.click(opened.response, label=EN("button-replay"))
        assert "1969" in said(replay)
    assert table.id == kept.result.table_id


async def test_nobody_opens_a_game_of_others_here(server: SimulatedServer) -> None:
    await played(server, "Anna", "Bruno")
    eve, anna = server.person("Eve"), server.person("Anna")
    (kept,) = (await server.bot.tables.profiles.history(anna.user.id, 0, PAGE)).games
    other = server.guild.create_text_channel("other")
    await played(server, "Eve", "Carl", channel=other)
    shown = (await eve.slash(server.channel, "mine profile")).response
    for value in (str(kept.result.number), "999999", "x"):
        label = EN("button-history")
        answer = await forge(server, eve, OPEN, [value], [value], message=shown, label=label)
        assert said(answer) == EN("error-unknown-control")
        shown = (await eve.slash(server.channel, "mine profile")).response


async def test_a_shared_place_stays_shared(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    found = result(10_000, server.known("Anna").id, 5)
    shared = replace(found, seats=tuple(replace(one, place=1) for one in found.seats))

    def work(connection: Any) -> None:
        results.lock(connection)
        results.add(connection, shared)

    async with server.acting():
        await server.bot.database.write(work)
    listed = await anna.slash(server.channel, "mine history")
    assert EN("history-shared", place=1, of=len(found.seats)) in said(listed)
    (kept,) = (await server.bot.tables.profiles.history(anna.user.id, 0, PAGE)).games
    opened = await anna.select(listed.response, [str(kept.result.number)], custom_id=OPEN)
    assert said(opened).count("\n**1** · ") == 2


async def test_what_is_left_of_a_deleted_table(server: SimulatedServer) -> None:
    table = await played(server, "Anna", "Bruno")
    async with server.acting():
        await server.bot.database.write(delete_table, table.id)
        server.bot.tables.reload()
    anna = server.person("Anna")
    listed = await anna.slash(server.channel, "mine history")
    (kept,) = (await server.bot.tables.profiles.history(anna.user.id, 0, PAGE)).games
    opened = await anna.select(listed.response, [str(kept.result.number)], custom_id=OPEN)
    assert EN("history-gone") in said(opened)
    assert {one.verb for one in buttons(opened.response).values()} == {"past-games"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_many_games_are_pages(server: SimulatedServer, language: str) -> None:
    t = words(language)
    anna = server.person("Anna", language)
    await many(server, "Anna", 3 * PAGE + 1)
    here = (await anna.slash(server.channel, "mine history")).response
    seen = []
    for _ in range(4):
        options = next(part for part in parts(here) if part.get("custom_id") == OPEN)["options"]
        seen += [option["value"] for option in options]
        assert len(list(parts(here))) <= COMPONENTS
        assert len(said(here)) <= TEXT
        if t("button-history-older") not in disabled(here):
            await anna.click(here, label=t("button-history-older"))
    assert t("button-history-older") in disabled(here), "that was the last"
    assert len(seen) == len(set(seen)) == 3 * PAGE + 1
    assert seen == sorted(seen, key=int, reverse=True)
    await server.restart()
    newer = buttons(here)[t("button-history-newer")]
    await anna.click(here, custom_id=str(newer))
    far = ControlId("past-games", 0, 0, 0, (999,))
    answer = await forge(server, anna, str(far), message=here, label=t("button-history-newer"))
    assert t("history-title") in said(answer), "no page is beyond the last"


async def test_a_forgotten_person_has_no_page(server: SimulatedServer) -> None:
    await many(server, "Anna", 3)
    anna = server.known("Anna")

    def work(connection: Any) -> None:
        results.lock(connection)
        results.forget(connection, anna.id)

    async with server.acting():
        await server.bot.database.write(work)
    shown = await server.person("Anna").slash(server.channel, "mine profile")
    assert EN("profile-empty") in said(shown)
