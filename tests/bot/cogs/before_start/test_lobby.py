"""Before the start: join, leave, choose, autopilots, settings, start; by button and command."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.domain.community.open_tables import THINKING
from bot.domain.table import Status, Table
from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.cogs.community.test_open_tables import SOON, wait_for
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, disabled, options, said

EN = words("en")


async def table_at(server: SimulatedServer) -> Table:
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    return table


@pytest.fixture
async def lobby(server: SimulatedServer) -> Any:
    await server.person("Anna").slash(server.channel, "table new", game="race1969", thread=False)
    return server.channel.last_message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by_button", [True, False])
async def test_joining(server: SimulatedServer, lobby: Any, language: str, by_button: bool) -> None:
    bob = server.person("Bob", language)
    if by_button:
        answer = await bob.click(lobby, label="Join")
    else:
        answer = await bob.slash(server.channel, "table join")
    t = words(language)
    presenter = server.bot.presenters["race1969"]
    label = presenter.seat_label("ussr", t)
    assert answer.ephemeral
    joined = t("joined", seat=f"{label.emoji} **{label.text}**")
    press = (await table_at(server)).seats[1].press_id
    assert said(answer) == f"{joined}\n-# {t('dice-own', press=str(press))}"
    assert "**USSR** · Bob" in said(server.channel.last_message)
    assert disabled(server.channel.last_message) == set()
    assert server.channel.last_message.id == lobby.id, "the lobby is edited in place"


async def test_joining_twice_changes_nothing(server: SimulatedServer, lobby: Any) -> None:
    bob = server.person("Bob")
    await bob.click(lobby, label="Join")
    version = (await table_at(server)).version
    assert said(await bob.click(lobby, label="Join")) == EN("error-already-seated")
    assert said(await bob.slash(server.channel, "table join")) == EN("error-already-seated")
    assert (await table_at(server)).version == version


async def test_the_sixth_finds_no_seat(server: SimulatedServer, lobby: Any) -> None:
    for name in ("Bob", "Chloe", "Dan", "Eve"):
        await server.person(name).click(lobby, label="Join")
    assert "Join" in disabled(server.channel.last_message)
    answer = await server.person("Frank").slash(server.channel, "table join")
    assert said(answer) == EN("error-table-full")


async def test_choosing_an_identity(server: SimulatedServer, lobby: Any) -> None:
    bob = server.person("Bob")
    answer = await bob.click(lobby, label="Join")
    offered = options(answer.response)["pick-identity"]
    assert offered == ["ussr", "canada", "france", "germany"]
    chosen = await bob.select(answer.response, ["france"])
    assert "France" in said(chosen)
    assert (await table_at(server)).seats[1].identity == "france"
    taken = await bob.slash(server.channel, "table seat", **{"as": "usa"})
    assert said(taken) == EN("illegal-identity-taken")
    unknown = await bob.slash(server.channel, "table seat", **{"as": "mars"})
    assert said(unknown).startswith(EN("illegal-unknown-identity"))
    await bob.slash(server.channel, "table seat", **{"as": "germany"})
    assert (await table_at(server)).seats[1].identity == "germany"
    stranger = await server.person("Chloe").click(lobby, label="Choose nation")
    assert said(stranger) == EN("error-not-seated")


async def test_identities_are_suggested_while_free(server: SimulatedServer, lobby: Any) -> None:
    bob = server.person("Bob", "de")
    found = await bob.autocomplete(server.channel, "table join", "as", "k")
    assert [suggestion["value"] for suggestion in found] == ["canada", "france"]
    await bob.slash(server.channel, "table join", **{"as": "canada"})
    found = await bob.autocomplete(server.channel, "table seat", "as", "")
    assert [suggestion["value"] for suggestion in found] == ["ussr", "france", "germany"]


async def test_leaving_frees_the_seat(server: SimulatedServer, lobby: Any) -> None:
    bob = server.person("Bob")
    assert said(await bob.click(lobby, label="Leave")) == EN("error-not-seated")
    await bob.click(lobby, label="Join")
    assert said(await bob.click(lobby, label="Leave")) == EN("left")
    assert len((await table_at(server)).seats) == 1


async def test_the_last_to_leave_closes_the_table(server: SimulatedServer, lobby: Any) -> None:
    await server.person("Bob").click(lobby, label="Join")
    await server.person("Anna").slash(server.channel, "table leave")
    assert (await table_at(server)).host_id == server.person("Bob").user.id
    answer = await server.person("Bob").slash(server.channel, "table leave")
    assert said(answer) == EN("left-closed")
    assert EN("lobby-closed") in said(server.channel.last_message)
    assert buttons(server.channel.last_message) == {}
    again = await server.person("Bob").slash(server.channel, "table leave")
    assert said(again) == EN("error-no-table")


async def test_autopilots_are_the_hosts_to_add(server: SimulatedServer, lobby: Any) -> None:
    anna, bob = server.person("Anna"), server.person("Bob")
    await bob.click(lobby, label="Join")
    refused = await bob.click(lobby, label="Autopilot")
    assert said(refused) == EN("error-host-only")
    refused = await bob.slash(server.channel, "table seat", autopilot="saboteur")
    assert said(refused) == EN("error-host-only")
    panel = await anna.click(lobby, label="Autopilot")
    styles = options(panel.response)["pick-style"]
    assert len(styles) >= 3
    await anna.select(panel.response, [styles[0]])
    await anna.select(panel.response, [styles[1]])
    await anna.slash(server.channel, "table seat", autopilot=styles[2], **{"as": "germany"})
    table = await table_at(server)
    assert [seat.autopilot for seat in table.seats[2:]] == styles[:3]
    assert table.seats[4].identity == "germany"
    full = await anna.slash(server.channel, "table seat", autopilot=styles[0])
    assert said(full) == EN("error-table-full")
    unknown = await anna.slash(server.channel, "table seat", autopilot="nobody")
    assert said(unknown).startswith(EN("error-unknown-style"))


async def test_settings(server: SimulatedServer, lobby: Any) -> None:
    anna, bob = server.person("Anna"), server.person("Bob")
    await bob.click(lobby, label="Join")
    assert said(await bob.click(lobby, label="Settings")) == EN("error-host-only")
    panel = await anna.click(lobby, label="Settings")
    selects = {control.path: control for control in _selects(panel.response)}
    assert len(selects) == 15
    assert EN("settings-place") in said(panel)
    await anna.select(panel.response, ["nothing"], custom_id=str(selects[112,]))
    await anna.select(panel.response, ["off"], custom_id=str(selects[0,]))
    await anna.select(panel.response, ["de"], custom_id=str(selects[1,]))
    await anna.select(panel.response, ["rulebook"], custom_id=str(selects[3,]))
    table = await table_at(server)
    assert table.settings.clock is None
    assert table.settings.language == "de"
    assert table.settings.options == {
        "espionage": "rulebook",
        "trades": "sealed",
        "missions": "rulebook",
    }
    text = said(server.channel.last_message)
    assert words("de")("lobby-no-clock") in text
    assert not table.settings.digests
    assert words("de")("lobby-no-digests") in text
    assert words("de")("race1969-option-espionage-rulebook") in text
    await anna.select(panel.response, ["3d+12h"], custom_id=str(selects[0,]))
    await anna.select(panel.response, ["free"], custom_id=str(selects[110,]))
    await anna.select(panel.response, ["21"], custom_id=str(selects[111,]))
    table = await table_at(server)
    assert (table.settings.clock, table.settings.refill) == (timedelta(days=3), timedelta(hours=12))
    assert (table.settings.free_weekends, table.settings.vacation) == (True, 21)
    text = said(server.channel.last_message)
    assert words("de")("lobby-weekends") in text
    assert words("de")("lobby-vacation", days=21) in text
    await anna.select(panel.response, ["24h"], custom_id=str(selects[0,]))
    assert (await table_at(server)).settings.refill is None
    await anna.select(panel.response, ["1"], custom_id=str(selects[2,]))
    assert len((await table_at(server)).seats) == 1, "Bob's seat was freed"


def _selects(message: Any) -> list[Any]:
    from bot.messages.components.items import ControlId
    from tests.bot.helpers.simulated_server import SELECT, parts

    return [ControlId.parse(part["custom_id"]) for part in parts(message) if part["type"] == SELECT]


@pytest.mark.parametrize("by_button", [True, False])
async def test_starting(server: SimulatedServer, lobby: Any, by_button: bool) -> None:
    anna, bob = server.person("Anna"), server.person("Bob")
    alone = await anna.slash(server.channel, "table start")
    assert said(alone) == EN("illegal-seat-count", count=1, least=2, most=5)
    await bob.click(lobby, label="Join")
    refused = await bob.click(lobby, label="Start")
    assert said(refused) == EN("error-host-only")
    if by_button:
        started = await anna.click(lobby, label="Start")
    else:
        started = await anna.slash(server.channel, "table start")
    assert said(started).startswith(EN("started"))
    table = await table_at(server)
    assert table.status is Status.RUNNING
    beginning, live = server.posts()[-2:]
    assert table.promise is not None
    assert table.promise.hash[:8] in said(beginning)
    assert table.promise.hash not in said(beginning)
    proof = await server.person("Chloe").click(beginning, label=EN("button-proof"))
    assert table.promise.hash in said(proof)
    assert said(proof).endswith(EN("verify-carried"))
    explained = {"Rules", "What is this?"}
    assert set(buttons(live)) == {"My move", "My hand", "Sheets", "Log"} | explained
    assert live.attachments[0].filename == "missions.png"
    again = await anna.slash(server.channel, "table start")
    assert said(again) == EN("error-already-started")
    late = await server.person("Chloe").slash(server.channel, "table join")
    assert said(late) == EN("error-already-started")
    for answer in (await bob.slash(server.channel, "table seat", **{"as": "canada"}),):
        assert said(answer) == EN("error-already-started")


async def test_a_manager_has_the_hosts_powers(server: SimulatedServer, lobby: Any) -> None:
    import discord

    role = server.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    mod = server.guild.add_member(server.env.create_user("mod", global_name="Mod"), roles=[role])
    await server.person("Bob").click(lobby, label="Join")
    assert said(await mod.click(lobby, label="Settings")).startswith("### Settings")
    assert said(await mod.slash(server.channel, "table start")).startswith(EN("started"))


async def test_pressing_start_twice_starts_once(server: SimulatedServer, lobby: Any) -> None:
    anna = server.person("Anna")
    await server.person("Bob").click(lobby, label="Join")
    await anna.click(lobby, label="Start")
    posts = len(server.posts())
    version = (await table_at(server)).version
    answer = await anna.slash(server.channel, "table start")
    assert said(answer) == EN("error-already-started")
    assert len(server.posts()) == posts
    assert (await table_at(server)).version == version


async def test_the_lobbys_clock_is_told(server: SimulatedServer) -> None:
    await server.person("Anna").slash(
        server.channel, "table new", game="race1969", thread=False, clock="48h"
    )
    assert "**48 hours**" not in said(server.channel.last_message)
    assert "**2 days**" in said(server.channel.last_message)
    assert (await table_at(server)).settings.clock == timedelta(days=2)


async def test_rules_can_be_read_before_the_start(server: SimulatedServer, lobby: Any) -> None:
    bob = server.person("Bob", "it")
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
    assert said(await bob.slash(server.channel, "table rules")) == first


async def test_a_newcomer_learns_what_the_game_is_about(
    server: SimulatedServer, lobby: Any
) -> None:
    bob, t = server.person("Bob", "it"), words("it")
    card = await bob.click(lobby, label=EN("button-learn"))
    headings = [PRESENTERS["race1969"].learn_card(number, t)[0] for number in range(3)]
    for number, heading in enumerate(headings):
        assert said(card).startswith(f"## 1969 · {heading}\n")
        assert (t("button-back") in buttons(card.response)) is (number > 0)
        if number < 2:
            card = await bob.click(card.response, label=t("button-next"))
    assert t("button-next") not in buttons(card.response)
    back = await bob.click(card.response, label=t("button-back"))
    assert headings[1] in said(back)
    rules = await bob.click(back.response, label=t("button-rules"))
    assert said(rules) == said(await bob.slash(server.channel, "table rules"))
    again = await bob.click(rules.response, label=t("button-learn"))
    assert headings[0] in said(again)


async def test_whoever_has_a_name_that_shows_nothing_sits_under_the_user_name(
    server: SimulatedServer,
) -> None:
    user = server.env.create_user("rocketeer", global_name="\u3164")
    nobody = server.guild.add_member(user)
    await nobody.slash(server.channel, "table new", thread=False, game="race1969")
    assert "rocketeer" in said(server.channel.last_message)


async def test_settings_beyond_a_message_are_a_second_page(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.handlers.settings.COMPONENTS", 30)
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", game="first_martians", thread=False)
    panel = (await anna.click(server.channel.last_message, label="Settings")).response
    first = {control.path for control in _selects(panel)}
    await anna.click(panel, label=EN("button-settings-more"))
    second = {control.path: control for control in _selects(panel)}
    assert not first & second.keys()
    await anna.select(panel, ["free"], custom_id=str(second[110,]))
    assert {control.path for control in _selects(panel)} == second.keys(), "the page stays"
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    assert table.settings.free_weekends
    await anna.click(panel, label=EN("button-back"))
    assert {control.path for control in _selects(panel)} == first


async def test_who_has_left_the_server_joins_from_no_old_direct_message(
    server: SimulatedServer,
) -> None:
    await wait_for(server, "Bob")
    await server.advance(THINKING)
    table = await server.table("Anna", start=False)
    await server.advance(SOON)
    bob = server.person("Bob")
    (message,) = [one for one in server.direct_messages("Bob") if EN("button-join") in buttons(one)]
    server.guild.remove_member(bob)
    await server.settle()
    answer = await bob.user.click(message, label=EN("button-join"))
    assert EN("error-not-member") in said(answer)
    assert bob.user.id not in (await server.bot.tables.get(table.id)).people
