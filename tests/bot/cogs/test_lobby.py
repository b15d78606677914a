"""Before the start: join, leave, choose, autopilots, settings, start; by button and command."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.domain.table import Status, Table
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.conftest import Town
from tests.bot.interactions import buttons, disabled, options, said

EN = words("en")


async def table_at(town: Town) -> Table:
    table = await town.bot.tables.in_channel(town.channel.id)
    assert table is not None
    return table


@pytest.fixture
async def lobby(town: Town) -> Any:
    await town.person("Anna").slash(town.channel, "table new")
    return town.channel.last_message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by_button", [True, False])
async def test_joining(town: Town, lobby: Any, language: str, by_button: bool) -> None:
    bob = town.person("Bob", language)
    if by_button:
        answer = await bob.click(lobby, label="Join")
    else:
        answer = await bob.slash(town.channel, "table join")
    t = words(language)
    presenter = town.bot.presenters["race1969"]
    label = presenter.seat_label("ussr", t)
    assert answer.ephemeral
    assert said(answer) == t("joined", seat=f"{label.emoji} **{label.text}**")
    assert "**USSR** · Bob" in said(town.channel.last_message)
    assert disabled(town.channel.last_message) == set()
    assert town.channel.last_message.id == lobby.id, "the lobby is edited in place"


async def test_joining_twice_changes_nothing(town: Town, lobby: Any) -> None:
    bob = town.person("Bob")
    await bob.click(lobby, label="Join")
    version = (await table_at(town)).version
    assert said(await bob.click(lobby, label="Join")) == EN("error-already-seated")
    assert said(await bob.slash(town.channel, "table join")) == EN("error-already-seated")
    assert (await table_at(town)).version == version


async def test_the_sixth_finds_no_seat(town: Town, lobby: Any) -> None:
    for name in ("Bob", "Chloe", "Dan", "Eve"):
        await town.person(name).click(lobby, label="Join")
    assert "Join" in disabled(town.channel.last_message)
    answer = await town.person("Frank").slash(town.channel, "table join")
    assert said(answer) == EN("error-table-full")


async def test_choosing_an_identity(town: Town, lobby: Any) -> None:
    bob = town.person("Bob")
    answer = await bob.click(lobby, label="Join")
    offered = options(answer.response)["pick-identity"]
    assert offered == ["ussr", "canada", "france", "germany"]
    chosen = await bob.select(answer.response, ["france"])
    assert "France" in said(chosen)
    assert (await table_at(town)).seats[1].identity == "france"
    taken = await bob.slash(town.channel, "table seat", **{"as": "usa"})
    assert said(taken) == EN("illegal-identity-taken")
    unknown = await bob.slash(town.channel, "table seat", **{"as": "mars"})
    assert said(unknown) == EN("illegal-unknown-identity")
    await bob.slash(town.channel, "table seat", **{"as": "germany"})
    assert (await table_at(town)).seats[1].identity == "germany"
    stranger = await town.person("Chloe").click(lobby, label="Choose nation")
    assert said(stranger) == EN("error-not-seated")


async def test_identities_are_suggested_while_free(town: Town, lobby: Any) -> None:
    bob = town.person("Bob", "de")
    found = await bob.autocomplete(town.channel, "table join", "as", "k")
    assert [suggestion["value"] for suggestion in found] == ["canada", "france"]
    await bob.slash(town.channel, "table join", **{"as": "canada"})
    found = await bob.autocomplete(town.channel, "table seat", "as", "")
    assert [suggestion["value"] for suggestion in found] == ["ussr", "france", "germany"]


async def test_leaving_frees_the_seat(town: Town, lobby: Any) -> None:
    bob = town.person("Bob")
    assert said(await bob.click(lobby, label="Leave")) == EN("error-not-seated")
    await bob.click(lobby, label="Join")
    assert said(await bob.click(lobby, label="Leave")) == EN("left")
    assert len((await table_at(town)).seats) == 1


async def test_the_last_to_leave_closes_the_table(town: Town, lobby: Any) -> None:
    await town.person("Bob").click(lobby, label="Join")
    await town.person("Anna").slash(town.channel, "table leave")
    assert (await table_at(town)).host_id == town.person("Bob").user.id
    answer = await town.person("Bob").slash(town.channel, "table leave")
    assert said(answer) == EN("left-closed")
    assert EN("lobby-closed") in said(town.channel.last_message)
    assert buttons(town.channel.last_message) == {}
    again = await town.person("Bob").slash(town.channel, "table leave")
    assert said(again) == EN("error-no-table")


async def test_autopilots_are_the_hosts_to_add(town: Town, lobby: Any) -> None:
    anna, bob = town.person("Anna"), town.person("Bob")
    await bob.click(lobby, label="Join")
    refused = await bob.click(lobby, label="Add autopilot")
    assert said(refused) == EN("error-host-only")
    refused = await bob.slash(town.channel, "table seat", autopilot="saboteur")
    assert said(refused) == EN("error-host-only")
    panel = await anna.click(lobby, label="Add autopilot")
    styles = options(panel.response)["pick-style"]
    assert len(styles) >= 3
    await anna.select(panel.response, [styles[0]])
    await anna.select(panel.response, [styles[1]])
    await anna.slash(town.channel, "table seat", autopilot=styles[2], **{"as": "germany"})
    table = await table_at(town)
    assert [seat.autopilot for seat in table.seats[2:]] == styles[:3]
    assert table.seats[4].identity == "germany"
    full = await anna.slash(town.channel, "table seat", autopilot=styles[0])
    assert said(full) == EN("error-table-full")
    unknown = await anna.slash(town.channel, "table seat", autopilot="nobody")
    assert said(unknown) == EN("error-unknown-style")


async def test_settings(town: Town, lobby: Any) -> None:
    anna, bob = town.person("Anna"), town.person("Bob")
    await bob.click(lobby, label="Join")
    assert said(await bob.click(lobby, label="Settings")) == EN("error-host-only")
    panel = await anna.click(lobby, label="Settings")
    selects = {control.path: control for control in _selects(panel.response)}
    assert len(selects) == 5
    await anna.select(panel.response, ["off"], custom_id=str(selects[0,]))
    await anna.select(panel.response, ["de"], custom_id=str(selects[1,]))
    await anna.select(panel.response, ["rulebook"], custom_id=str(selects[3,]))
    table = await table_at(town)
    assert table.clock is None
    assert table.language == "de"
    assert table.options == {"espionage": "rulebook"}
    text = said(town.channel.last_message)
    assert words("de")("lobby-no-clock") in text
    assert words("de")("race1969-option-espionage-rulebook") in text
    await anna.select(panel.response, ["1"], custom_id=str(selects[2,]))
    assert len((await table_at(town)).seats) == 1, "Bob's seat was freed"


def _selects(message: Any) -> list[Any]:
    from bot.ui.components.items import ControlId
    from tests.bot.interactions import SELECT, parts

    return [ControlId.parse(part["custom_id"]) for part in parts(message) if part["type"] == SELECT]


@pytest.mark.parametrize("by_button", [True, False])
async def test_starting(town: Town, lobby: Any, by_button: bool) -> None:
    anna, bob = town.person("Anna"), town.person("Bob")
    alone = await anna.slash(town.channel, "table start")
    assert said(alone) == EN("illegal-seat-count", count=1, least=2, most=5)
    await bob.click(lobby, label="Join")
    refused = await bob.click(lobby, label="Start")
    assert said(refused) == EN("error-host-only")
    if by_button:
        started = await anna.click(lobby, label="Start")
    else:
        started = await anna.slash(town.channel, "table start")
    assert said(started) == EN("started")
    table = await table_at(town)
    assert table.status is Status.RUNNING
    beginning, live = town.posts()[-2:]
    assert table.seed_hash is not None
    assert table.seed_hash in said(beginning)
    assert set(buttons(live)) == {"My move", "My hand", "Sheets", "Log", "Rules"}
    assert live.attachments[0].filename == "board.png"
    again = await anna.slash(town.channel, "table start")
    assert said(again) == EN("error-already-started")
    late = await town.person("Chloe").slash(town.channel, "table join")
    assert said(late) == EN("error-already-started")
    for answer in (await bob.slash(town.channel, "table seat", **{"as": "canada"}),):
        assert said(answer) == EN("error-already-started")


async def test_a_manager_has_the_hosts_powers(town: Town, lobby: Any) -> None:
    import discord

    role = town.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    mod = town.guild.add_member(town.env.create_user("mod", global_name="Mod"), roles=[role])
    await town.person("Bob").click(lobby, label="Join")
    assert said(await mod.click(lobby, label="Settings")).startswith("### Settings")
    assert said(await mod.slash(town.channel, "table start")) == EN("started")


async def test_pressing_start_twice_starts_once(town: Town, lobby: Any) -> None:
    anna = town.person("Anna")
    await town.person("Bob").click(lobby, label="Join")
    await anna.click(lobby, label="Start")
    posts = len(town.posts())
    version = (await table_at(town)).version
    answer = await anna.slash(town.channel, "table start")
    assert said(answer) == EN("error-already-started")
    assert len(town.posts()) == posts
    assert (await table_at(town)).version == version


async def test_the_lobbys_clock_is_told(town: Town) -> None:
    await town.person("Anna").slash(town.channel, "table new", clock="48h")
    assert "**48 hours**" not in said(town.channel.last_message)
    assert "**2 days**" in said(town.channel.last_message)
    assert (await table_at(town)).clock == timedelta(days=2)


async def test_rules_can_be_read_before_the_start(town: Town, lobby: Any) -> None:
    bob = town.person("Bob", "it")
    page = await bob.click(lobby, label="Rules")
    first = said(page)
    assert first.startswith("## 1969 · ")
    pages = options(page.response)["pick-rules.0"]
    assert len(pages) > 3
    turned = await bob.click(page.response, label=words("it")("button-next"))
    second = said(turned)
    assert second != first
    chosen = await bob.select(page.response, [pages[-1]])
    assert said(chosen) not in (first, second)
    assert words("it")("button-next") not in buttons(chosen.response)
    assert said(await bob.slash(town.channel, "table rules")) == first
