"""``/server settings``: one panel of a manager's, and what it changes."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.domain.community.server_settings import DEFAULTS, ServerSettings
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.settings import LANGUAGES
from tests.bot.cogs.community.managers import (
    CHANNELS,
    CLOCK,
    LANGUAGE,
    MONTHS,
    RATED,
    ROLES,
    TABLES_HOST,
    TABLES_SERVER,
    WEEKENDS,
    choose,
    kept,
    lose_roles,
    manager,
    select_id,
)
from tests.bot.helpers.forged_presses import echoed, forge
from tests.bot.helpers.simulated_server import SimulatedServer, controls, parts, said
from tests.bot.helpers.worst_case import COMPONENTS, TEXT

EN = words("en")
HOUR = timedelta(hours=1)


def shown(panel: Any, number: int) -> set[str]:
    """What a select of the panel shows as chosen."""
    (menu,) = [part for part in parts(panel) if part.get("custom_id") == select_id(number)]
    chosen = {option["value"] for option in menu.get("options", ()) if option.get("default")}
    return chosen | {str(one["id"]) for one in menu.get("default_values", ())}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_manager_chooses_everything_in_one_panel(
    server: SimulatedServer, language: str
) -> None:
    mona, t = manager(server, language=language), words(language)
    forum = server.guild.create_forum_channel("games")
    crew = server.guild.create_role("Crew")
    panel = await mona.slash(server.channel, "server settings")
    assert panel.ephemeral
    assert t("server-settings-title") in said(panel)
    here = panel.response
    steps: list[tuple[int, tuple[Any, ...], dict[str, Any]]] = [
        (CHANNELS, (server.channel, forum), {"channels": (server.channel.id, forum.id)}),
        (ROLES, (crew,), {"host_roles": (crew.id,)}),
        (LANGUAGE, ("fr",), {"language": "fr"}),
        (CLOCK, ("3d+12h",), {"clock": 72 * HOUR, "refill": 12 * HOUR}),
        (WEEKENDS, ("free",), {"free_weekends": True}),
        (RATED, ("rated",), {"rated": True}),
        (TABLES_SERVER, ("10",), {"tables_server": 10}),
        (TABLES_HOST, ("2",), {"tables_host": 2}),
        (MONTHS, ("8", "7"), {"quiet_months": (7, 8)}),
    ]
    expected: dict[str, Any] = {}
    for number, values, changed in steps:
        answer = await choose(mona, here, number, *values)
        assert answer.response.id == here.id, "the panel is edited in place"
        expected |= changed
        assert await kept(server) == ServerSettings(**expected)
        wanted = {str(getattr(value, "id", value)) for value in values}
        assert shown(here, number) == wanted
    assert len(list(parts(here))) <= COMPONENTS
    assert len(said(here)) <= TEXT
    # Selects of several can be emptied, others be set back.
    await server.restart()
    for number, values in (
        *((each, ()) for each in (CHANNELS, ROLES, MONTHS)),
        (LANGUAGE, ("discord",)),
        (CLOCK, ("24h",)),
        (WEEKENDS, ("counted",)),
        (RATED, ("casual",)),
        (TABLES_SERVER, ("0",)),
        (TABLES_HOST, ("0",)),
    ):
        await choose(mona, here, number, *values)
    assert await kept(server) == DEFAULTS


@pytest.mark.parametrize("game", PRESENTERS)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_begins_with_other_options(
    server: SimulatedServer, game: str, language: str
) -> None:
    mona, t = manager(server, language=language), words(language)
    presenter = PRESENTERS[game]
    panel = (await mona.slash(server.channel, "server settings")).response
    label = t("button-server-game", game=presenter.title(t))
    await mona.click(panel, label=label)
    assert presenter.title(t) in said(panel)
    option = presenter.game.options[0]
    other = next(one for one in option.choices if one != option.default)
    number = sorted(PRESENTERS).index(game)
    id_ = str(ControlId("pick-server-option", 0, number, 0, (0,)))
    await mona.select(panel, [other], custom_id=id_)
    assert (await kept(server)).options == {game: {option.id: other}}
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", game=game, thread=False)
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    assert table.settings.options[option.id] == other
    await mona.select(panel, [option.default], custom_id=id_)
    assert await kept(server) == DEFAULTS
    await mona.click(panel, label=t("button-back"))
    assert t("server-settings-title") in said(panel)


async def test_only_managers_are_answered_at_the_press_too(server: SimulatedServer) -> None:
    refusal = EN("error-managers-only")
    mona, eve = manager(server), server.person("Eve")
    panel = (await mona.slash(server.channel, "server settings")).response
    await server.table("Anna", "Bob")
    for control in controls(panel):
        menu = "pick" in control
        answer = await forge(server, eve, control, ["0"] if menu else None, ["0"])
        assert said(answer) == refusal, control
    lose_roles(server, mona)
    for number, values in ((CHANNELS, (server.channel,)), (CLOCK, ("8h",))):
        assert said(await choose(mona, panel, number, *values)) == refusal
    answer = await mona.click(panel, label=EN("button-server-tables"))
    assert said(answer) == refusal
    assert await kept(server) == DEFAULTS


async def test_discord_offers_the_commands_to_managers(server: SimulatedServer) -> None:
    requests = [r for r in server.env.http_requests if r.path.endswith("/commands")]
    (put,) = [request for request in requests if request.method == "PUT"]
    (group,) = [one for one in put.json if one["name"] == "server"]
    assert group["default_member_permissions"] == 1 << 5
    assert group["contexts"] == [0]
    assert [one["name"] for one in group["options"]] == ["settings", "tables"]


async def test_whom_the_server_lets_use_the_command_all_the_same_is_refused(
    server: SimulatedServer,
) -> None:
    """Discord's settings for integrations can offer it to anybody."""
    eve = server.person("Eve")
    (group,) = [c for c in await server.bot.tree.fetch_commands() if c.name == "server"]
    server.guild.set_command_permissions(group, {eve: True})
    for command in ("server settings", "server tables"):
        assert said(await eve.slash(server.channel, command)) == EN("error-managers-only")


async def test_a_double_press_sets_it_once(server: SimulatedServer) -> None:
    mona = manager(server)
    panel = (await mona.slash(server.channel, "server settings")).response
    with echoed(server, 2):
        await choose(mona, panel, CLOCK, "8h")
    assert await kept(server) == ServerSettings(clock=8 * HOUR)


async def test_two_managers_panels_dont_undo_each_other(server: SimulatedServer) -> None:
    mona, max_ = manager(server), manager(server, "Max")
    first = (await mona.slash(server.channel, "server settings")).response
    second = (await max_.slash(server.channel, "server settings")).response
    await choose(mona, first, LANGUAGE, "de")
    await choose(max_, second, CLOCK, "8h")
    assert await kept(server) == ServerSettings(language="de", clock=8 * HOUR)
    assert shown(second, LANGUAGE) == {"de"}, "the panel shows what another has chosen"


async def test_channels_and_roles_that_were_deleted_are_told(server: SimulatedServer) -> None:
    mona = manager(server)
    gone, stays = (server.guild.create_text_channel(name) for name in ("gone", "stays"))
    crew = server.guild.create_role("Crew")
    panel = (await mona.slash(server.channel, "server settings")).response
    await choose(mona, panel, CHANNELS, gone, stays)
    await choose(mona, panel, ROLES, crew)
    server.env.backend.delete_channel(gone.id)
    server.env.backend.delete_role(server.guild.id, crew.id)
    await server.settle()
    await choose(mona, panel, CLOCK, "8h")
    told = said(panel)
    assert EN("server-channels-gone", count=1) in told
    assert EN("server-roles-all-gone") in told
    assert len(list(parts(panel))) <= COMPONENTS
    assert shown(panel, CHANNELS) == {str(stays.id)}
    assert (await kept(server)).channels == (gone.id, stays.id), "nothing else was touched"
    await mona.click(panel, label=EN("server-roles-all"))
    assert (await kept(server)).host_roles == ()
    assert EN("server-roles-all-gone") not in said(panel)
    server.env.backend.delete_channel(stays.id)
    await server.settle()
    await choose(mona, panel, CLOCK, "24h")
    assert EN("server-channels-all-gone") in said(panel)
    assert len(list(parts(panel))) <= COMPONENTS
    await mona.click(panel, label=EN("server-channels-all"))
    assert await kept(server) == DEFAULTS


async def test_everybodys_role_stands_for_everybody(server: SimulatedServer) -> None:
    mona = manager(server)
    panel = (await mona.slash(server.channel, "server settings")).response
    crew = server.guild.create_role("Crew")
    await choose(mona, panel, ROLES, crew, server.guild.default_role)
    assert await kept(server) == DEFAULTS


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("", ["1"]),
        ("99", ["1"]),
        ("0", ["soon"]),
        ("0", ["5m"]),
        ("1", ["xx"]),
        ("5", ["-1"]),
        ("5", ["many"]),
        ("4", ["0"]),
        ("4", ["x"]),
        ("4", [str(month) for month in range(1, 13)]),
        ("0", []),
    ],
)
async def test_values_that_nobody_was_offered_change_nothing(
    server: SimulatedServer, path: str, values: list[str]
) -> None:
    mona = manager(server)
    await server.table("Anna", "Bob")
    answer = await forge(server, mona, f"mc1:pick-server:0:0:0:{path}", values, values or ["1"])
    assert "🛠️" not in said(answer)
    assert await kept(server) == DEFAULTS


async def test_channels_of_other_kinds_arent_kept(server: SimulatedServer) -> None:
    mona = manager(server)
    await server.table("Anna", "Bob")
    for number in (CHANNELS, ROLES):
        id_ = select_id(number)
        await forge(server, mona, id_, ["123", "9" * 19], ["123", "9" * 19])
    assert await kept(server) == DEFAULTS
