"""Answers ``/server settings``: where, by whom and with what tables open in a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.domain.community.server_settings import MONTHS, MOST_QUIET_MONTHS, ServerSettings
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.games.labels import Label
from bot.i18n import Words, words
from bot.messages.components.items import (
    ControlId,
    button,
    channel_select,
    message,
    role_select,
    row,
    rows,
    select,
    separator,
    several_select,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.refusals import permission_names
from bot.messages.components.text import OPTIONS, PRIVATE
from bot.settings import LANGUAGES
from bot.ui.handlers.explanations.help import number_of, presenter_by_number
from bot.ui.handlers.settings import CLOCK, RATED, WEEKENDS, Labels, Setting, named
from bot.ui.interactions.context import Context, missing
from bot.ui.interactions.dispatch import Route, Routes

# The path of a select's custom_id says what it sets, by these numbers and those of the settings
# below. Messages that were sent hold them, so they never change.
_CHANNELS, _ROLES, _MONTHS, _BOARD = 2, 3, 4, 8

CHANNEL_TYPES = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.media,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.category,
)
"""The kinds of channels in which, or in whose threads or channels, tables can open."""

BOARD_TYPES = (discord.ChannelType.text, discord.ChannelType.news)
"""The kinds of channels in which a board can be, with threads for the tables that it opens."""

DISCORDS = "discord"
"""The value that stands for the language of the server at Discord."""

LIMITS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 250)
"""The numbers of open tables that the panel offers."""


def _languages(t: Words) -> Labels:
    name = t("setting-language")
    offered = [(DISCORDS, Label(t("server-language-discord"), emoji="💬"))]
    offered += [(code, Label(words(code)("language-name"), emoji="💬")) for code in LANGUAGES]
    return [(value, named(name, label, t)) for value, label in offered]


def _number(value: str) -> int:
    """A value as a number; one that is refused later for what isn't any."""
    return int(value) if value.isdecimal() else -1


def _limit(number: int, field: str, text: str, emoji: str) -> Setting[ServerSettings]:
    return Setting(
        number,
        lambda t: t(text, most=0),
        lambda t: [(str(most), Label(t(text, most=most), emoji=emoji)) for most in (0, *LIMITS)],
        lambda settings: str(getattr(settings, field)),
        lambda value: {field: _number(value)},
    )


LANGUAGE: Setting[ServerSettings] = Setting(
    1,
    lambda t: t("setting-language"),
    _languages,
    lambda settings: settings.language or DISCORDS,
    lambda value: {"language": None if value == DISCORDS else value},
)
TABLES_SERVER = _limit(5, "tables_server", "server-limit-tables", "🏟️")
ELSEWHERE: Setting[ServerSettings] = Setting(
    7,
    lambda t: t("server-elsewhere-off"),
    lambda t: [
        ("off", Label(t("server-elsewhere-off"), emoji="🔒")),
        ("on", Label(t("server-elsewhere-on"), t("server-elsewhere-hint"), emoji="🌐")),
    ],
    lambda settings: "on" if settings.shown_elsewhere else "off",
    lambda value: {"shown_elsewhere": value == "on"},
)
TABLES_HOST = _limit(6, "tables_host", "server-limit-host", "🙋")
DEFAULTS: Sequence[Setting[ServerSettings]] = (LANGUAGE, CLOCK, WEEKENDS, RATED)
_BY_NUMBER = {one.number: one for one in (*DEFAULTS, TABLES_SERVER, TABLES_HOST, ELSEWHERE)}


async def settings(context: Context) -> Message:
    """The server's settings, to be changed."""
    guild = context.managed_server()
    return _shown(context, guild, await context.tables.server_settings.of(guild.id))


async def press_settings(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The same again, from one of its pages."""
    return await settings(context)


async def pick_setting(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Set one thing; the control's path tells which, the values to what."""
    guild = context.managed_server()
    number = control.path[0] if control.path else -1
    if number == _CHANNELS:
        changes: dict[str, Any] = {"channels": _channels_chosen(guild, values)}
    elif number == _ROLES:
        changes = {"host_roles": _roles_chosen(guild, values)}
    elif number == _BOARD:
        changes = {"board_channel": next(iter(_channels_chosen(guild, values)), None)}
    elif number == _MONTHS:
        changes = {"quiet_months": tuple(sorted(map(_number, values)))}
    elif number in _BY_NUMBER and values:
        changes = dict(_BY_NUMBER[number].changes(values[0]))
    else:
        raise TableError("unknown-control")
    now = await context.tables.server_settings.change(guild.id, **changes)
    shown = _board if number in (_BOARD, ELSEWHERE.number) else _shown
    return shown(context, guild, now)


async def press_clear(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Choose no channel or no role any more: a select that shows none can't be cleared."""
    return await pick_setting(context, control, ())


def _channels_chosen(guild: discord.Guild, values: Sequence[str]) -> tuple[int, ...]:
    """The channels that were chosen, but for those that were deleted meanwhile."""
    found = (guild.get_channel(_number(value)) for value in values)
    return tuple(one.id for one in found if one is not None and one.type in CHANNEL_TYPES)


def _roles_chosen(guild: discord.Guild, values: Sequence[str]) -> tuple[int, ...]:
    """The same for roles; everybody has the server's first one, so it chooses nobody."""
    found = [one for value in values if (one := guild.get_role(_number(value))) is not None]
    return () if guild.default_role in found else tuple(one.id for one in found)


def _shown(context: Context, guild: discord.Guild, now: ServerSettings) -> Message:
    t, presenters = context.t, context.services.presenters.values()

    def setting(one: Setting[ServerSettings]) -> ui.ActionRow[Any]:
        control = ControlId("pick-server", 0, 0, 0, (one.number,))
        return row(select(control, one.offered(t)[:OPTIONS], one.name(t), chosen=one.chosen(now)))

    def head(name: str) -> ui.TextDisplay[Any]:
        return text_display(f"**{t(name)}**\n-# {t(f'{name}-text')}")

    tables = button(ControlId("server-tables", 0, 0, 0, (0,)), t("button-server-tables"))
    items: list[ui.Item[Any]] = [
        text_display(f"### {t('server-settings-title')}\n{t('server-settings-text')}"),
        separator(),
        *_channels(guild, now, t),
        separator(),
        *_roles(guild, now, t),
        separator(),
        head("server-defaults"),
        *map(setting, DEFAULTS),
        *rows([_game_button(context, presenter) for presenter in presenters]),
        separator(),
        head("server-limits"),
        setting(TABLES_SERVER),
        setting(TABLES_HOST),
        separator(),
        head("server-months"),
        _months(now, t),
        row(button(ControlId("server-board", 0), t("button-server-board"), emoji="📋"), tables),
    ]
    return message(PRIVATE, items)


def _channels(guild: discord.Guild, now: ServerSettings, t: Words) -> list[ui.Item[Any]]:
    found = [one for each in now.channels if (one := guild.get_channel(each)) is not None]
    lines = [f"**{t('server-channels')}**", f"-# {t('server-channels-text')}"]
    control = ControlId("pick-server", 0, 0, 0, (_CHANNELS,))
    chooser = channel_select(control, t("server-channels-all"), found, CHANNEL_TYPES)
    clear = t("server-channels-all")
    return _with_gone(lines, chooser, len(now.channels), len(found), "channels", clear, t)


def _roles(guild: discord.Guild, now: ServerSettings, t: Words) -> list[ui.Item[Any]]:
    found = [one for each in now.host_roles if (one := guild.get_role(each)) is not None]
    lines = [f"**{t('server-roles')}**", f"-# {t('server-roles-text')}"]
    control = ControlId("pick-server", 0, 0, 0, (_ROLES,))
    chooser = role_select(control, t("server-roles-all"), found)
    clear = t("server-roles-all")
    return _with_gone(lines, chooser, len(now.host_roles), len(found), "roles", clear, t)


def _with_gone(
    lines: list[str],
    chooser: ui.ChannelSelect[Any] | ui.RoleSelect[Any],
    chosen: int,
    there: int,
    what: str,
    clear: str,
    t: Words,
) -> list[ui.Item[Any]]:
    """A select with its lines, which tell of what was chosen and is gone since."""
    if not chosen or chosen == there:
        return [text_display("\n".join(lines)), row(chooser)]
    if there:
        told = t(f"server-{what}-gone", count=chosen - there)
        return [text_display("\n".join([*lines, f"-# {told}"])), row(chooser)]
    lines.append(t(f"server-{what}-all-gone"))
    chooser.placeholder = t("server-choose")
    (number,) = ControlId.parse(chooser.custom_id).path
    reset = button(ControlId("server-clear", 0, 0, 0, (number,)), clear)
    return [text_display("\n".join(lines)), row(chooser), row(reset)]


def _months(now: ServerSettings, t: Words) -> ui.ActionRow[Any]:
    labels = [(str(month), Label(t("month", number=month), emoji="🌴")) for month in MONTHS]
    chooser = several_select(
        ControlId("pick-server", 0, 0, 0, (_MONTHS,)),
        labels,
        t("server-months-none"),
        chosen=frozenset(map(str, now.quiet_months)),
        most=MOST_QUIET_MONTHS,
    )
    return row(chooser)


# The board of open tables


async def press_board(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Where the board of open tables is, and whether other servers show them."""
    guild = context.managed_server()
    return _board(context, guild, await context.tables.server_settings.of(guild.id))


def _board(context: Context, guild: discord.Guild, now: ServerSettings) -> Message:
    t = context.t
    channel = None if now.board_channel is None else guild.get_channel(now.board_channel)
    lines = [f"### {t('button-server-board')}", t("server-board-text")]
    if now.board_channel is not None and channel is None:
        lines.append(t("server-board-gone"))
    if channel is not None and guild.me is not None:
        lacking = missing(channel.permissions_for(guild.me), channel, open_thread=True)
        if lacking:
            lines.append(t("server-board-lacks", permissions=permission_names(lacking, t)))
    control = ControlId("pick-server", 0, 0, 0, (_BOARD,))
    shown = [] if channel is None else [channel]
    chooser = channel_select(control, t("server-board-none"), shown, BOARD_TYPES)
    chooser.max_values = 1
    elsewhere = ControlId("pick-server", 0, 0, 0, (ELSEWHERE.number,))
    offered = ELSEWHERE.offered(t)
    items: list[ui.Item[Any]] = [
        text_display("\n".join(lines)),
        row(chooser),
        text_display(f"**{t('server-elsewhere')}**\n-# {t('server-elsewhere-text')}"),
        row(select(elsewhere, offered, ELSEWHERE.name(t), chosen=ELSEWHERE.chosen(now))),
        row(button(ControlId("server-settings", 0), t("button-back"))),
    ]
    return message(PRIVATE, items)


# The options of one game


def _game_button(context: Context, presenter: GamePresenter) -> ui.Button[Any]:
    control = ControlId("server-game", 0, number_of(context, presenter))
    label = context.t("button-server-game", game=presenter.title(context.t))
    return button(control, label, emoji="🎲")


async def press_game(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The options with which tables of a game begin; the control's seat is the game's number."""
    guild = context.managed_server()
    presenter = presenter_by_number(context, control.seat or 0)
    return _game(context, presenter, await context.tables.server_settings.of(guild.id))


async def pick_option(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Choose an option of a game for new tables; the control's path is the option's number."""
    guild = context.managed_server()
    presenter = presenter_by_number(context, control.seat or 0)
    options = presenter.game.options
    if not control.path or control.path[0] >= len(options):
        raise TableError("unknown-control")
    option = options[control.path[0]].id
    now = await context.tables.server_settings.choose(guild.id, presenter.game, option, values[0])
    return _game(context, presenter, now)


def _game(context: Context, presenter: GamePresenter, now: ServerSettings) -> Message:
    t, game = context.t, presenter.game
    chosen = {one.id: one.default for one in game.options} | now.options_of(game)
    items: list[ui.Item[Any]] = [
        text_display(f"### {presenter.title(t)}\n{t('server-options-text')}")
    ]
    for option in game.options_for(chosen, max(game.seat_counts)):
        number, name = game.options.index(option), presenter.option_label(option.id, t).text
        labels = [
            (choice, named(name, presenter.choice_label(option.id, choice, t), t))
            for choice in option.choices
        ]
        control = ControlId("pick-server-option", 0, number_of(context, presenter), 0, (number,))
        chooser = select(control, labels[:OPTIONS], name, chosen=chosen[option.id])
        items.append(row(chooser))
    back = button(ControlId("server-settings", 0), t("button-back"))
    return message(PRIVATE, [*items, row(back)])


ROUTES: Routes = {
    "server-settings": Route(press_settings),
    "pick-server": Route(pick_setting, select=True, several=True),
    "server-clear": Route(press_clear),
    "server-board": Route(press_board),
    "server-game": Route(press_game),
    "pick-server-option": Route(pick_option, select=True),
}
