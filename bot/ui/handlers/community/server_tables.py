"""Answers ``/server tables``: the open tables of a server, what ails them, a host's controls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.domain.seating import most_seats
from bot.domain.table import Status
from bot.errors import TableError
from bot.messages.components.items import (
    ControlId,
    button,
    message,
    notice,
    row,
    rows,
    separator,
    table_link_button,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.refusals import error_text, permission_names
from bot.messages.components.text import PRIVATE, clip_lines, clip_marked, timestamp
from bot.messages.lobby import seat_lines
from bot.tables.commands.community.server_tables import ServerGame, ServerTable
from bot.ui.handlers.places import granted_in
from bot.ui.interactions.context import Context, missing
from bot.ui.interactions.dispatch import Route, Routes

PAGE = 5
"""Tables on a page: with their buttons they are 20 of a message's 40 components."""
ENTRY_LIMIT = 680
"""Characters about one table, so that a page stays below the 4,000 of a message."""
HEADLINE_LIMIT = 240
UP_LINES = 3
"""Decisions that are told of a table."""
SEATS_LIMIT = 1200

# A button's path names an act by its place here: messages that were sent hold these numbers.
_ACTS = ("start", "pause", "resume", "nudge", "close", "close-sure")


async def press_tables(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Another page; the control's path tells which."""
    return await tables(context, control.path[0] if control.path else 0)


async def tables(context: Context, page: int = 0, head: str = "") -> Message:
    """A page of the server's open tables, those that may need a hand first; ``head`` on top.

    Tables whose channels are gone, as Discord says at once, are closed and counted.
    """
    t, guild = context.t, context.managed_server()
    found = await context.tables.server_tables.tables(guild.id)
    gone = await context.services.table_channels.gone(one.place for one in found)
    shown = sorted(
        (one for one in found if one.id not in gone), key=lambda one: (_rank(context, one), one.id)
    )
    lines = [head] if head else []
    lines += [f"### {t('server-tables-title')}", t("server-tables-count", count=len(shown))]
    if gone:
        lines.append(t("server-tables-gone", count=len(gone)))
    items: list[ui.Item[Any]] = [text_display("\n".join(lines))]
    pages = max(1, -(-len(shown) // PAGE))
    page = min(page, pages - 1)
    on_page = shown[page * PAGE : (page + 1) * PAGE]
    games = {one.about.id: one for one in await context.tables.server_tables.games(on_page)}
    for one in on_page:
        if one.id in games:
            control = ControlId("server-table", one.id, 0, 0, (page,))
            look = button(control, t("button-server-table"), emoji="🔧")
            items += [separator(), ui.Section(_entry(context, games[one.id]), accessory=look)]
    items += _page_row(context, page, pages)
    return message(PRIVATE, items)


def _rank(context: Context, one: ServerTable) -> int:
    """The order of the list: what Discord hinders first, then what has stood still for long.

    Within it by number: what was done in secret moves nothing.
    """
    if one.unsent or _lacking(context, one):
        return 0
    if one.unsent_direct or one.stalled:
        return 1
    return {Status.PAUSED: 2, Status.RUNNING: 3}.get(one.status, 4)


def _lacking(context: Context, one: ServerTable) -> Sequence[str]:
    """The permissions that the bot lacks in a table's channel, as far as it can see."""
    channel = context.services.table_channels.there(one.place)
    return () if channel is None else missing(granted_in(context, channel), channel)


def _entry(context: Context, one: ServerGame) -> str:
    """One table: its game and place, where it stands, who is asked since when, what ails it."""
    table = one.table
    signs = {Status.LOBBY: "🪑", Status.RUNNING: "▶️", Status.PAUSED: "⏸️"}
    lines = [
        f"{signs[table.status]} **{_title(context, one)}** · <#{table.channel_id}>",
        *_ails(context, one),
        *_state(context, one),
    ]
    return clip_lines("\n".join(lines), ENTRY_LIMIT)


def _title(context: Context, one: ServerGame) -> str:
    try:
        game = context.presenter_of(one.table).title(context.t)
    except TableError:
        game = one.table.game
    return context.t("what-if-title", game=game) if one.table.what_if else game


def _state(context: Context, one: ServerGame) -> list[str]:
    """The state of a table, as everybody may know it."""
    t, table = context.t, one.table
    why = one.why if table.game in context.services.presenters else "unknown-game"
    if why:
        return [error_text(TableError(why, game=table.game, table=table.id), t) or ""]
    since = []
    if one.since is not None and not one.stalled:  # else that is what ails it
        since.append(f"-# {t('server-since', when=timestamp(one.since))}")
    if table.what_if:
        (person,) = table.people or {table.host_id}
        return [t("server-what-if", name=f"<@{person}>")]
    if one.position is None:
        most = most_seats(context.presenter_of(table).game, table)
        return [t("mine-lobby", taken=len(table.seats), most=most), *since]
    view = context.position_view(one.position, None)
    lines = [clip_marked(view.headline, HEADLINE_LIMIT)]
    if table.status is Status.PAUSED:
        lines.append(view.status_text)
    return [*lines, *view.up(mention=False)[:UP_LINES], *since, *view.away()]


def _ails(context: Context, one: ServerGame) -> list[str]:
    """What keeps a table from going on, a line each."""
    t, lines = context.t, []
    if lacking := _lacking(context, one.about):
        lines.append(t("server-ails-permissions", permissions=permission_names(lacking, t)))
    if one.about.unsent:
        lines.append(t("server-ails-unsent", count=one.about.unsent))
    if one.about.unsent_direct:
        lines.append(t("server-ails-unsent-direct", count=one.about.unsent_direct))
    if one.stalled and one.since is not None:
        lines.append(t("server-ails-stalled", when=timestamp(one.since)))
    return lines


def _page_row(context: Context, page: int, pages: int) -> list[ui.Item[Any]]:
    t = context.t

    def to(target: int, label: str) -> ui.Button[Any]:
        return button(ControlId("server-tables", 0, 0, 0, (target,)), label)

    buttons = []
    if page > 0:
        buttons.append(to(page - 1, t("button-back")))
    if page + 1 < pages:
        buttons.append(to(page + 1, t("button-next")))
    buttons.append(button(ControlId("server-settings", 0), t("button-settings"), emoji="⚙️"))
    number = [text_display(f"-# {t('announcement-page', page=page + 1, pages=pages)}")]
    return [*(number if pages > 1 else []), row(*buttons)]


# One table


async def press_table(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """A host's controls of a table; the control's path is the page that it is opened from."""
    await _require_of_server(context, control)
    return await _controls(context, control.table, control.path[0] if control.path else 0)


async def press_act(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Act as a host does, and show the table; the control's path is the act and the page.

    What is done already is no error: somebody else was quicker, or it was pressed twice.
    """
    await _require_of_server(context, control)
    match control.path:
        case (int(number), int(page)) if number < len(_ACTS):
            act = _ACTS[number]
        case _:
            raise TableError("unknown-control")
    table_id, who, hosting = control.table, context.person, context.tables.hosting
    if act == "close":
        return await _ask_to_close(context, table_id, page)
    t, done = context.t, {"paused": "pause", "not-paused": "resume", "already-started": "start"}
    try:
        if act == "start":
            await context.tables.lobby.start(table_id, who, manager=True)
        elif act == "pause":
            await hosting.pause(table_id, who, manager=True)
        elif act == "resume":
            await hosting.resume(table_id, who, manager=True)
        elif act == "nudge":
            await hosting.nudge(table_id, who, manager=True)
        else:
            await hosting.close(table_id, who, manager=True)
            return await tables(context, page, head=t("closed"))
    except TableError as error:
        if done.get(error.reason) != act:
            raise
    heads = {"start": "started", "resume": "resumed", "nudge": "nudged"}
    return await _controls(context, table_id, page, head=t(heads[act]) if act in heads else "")


async def _require_of_server(context: Context, control: ControlId) -> None:
    """Raise ``TableError`` unless the table is open, and of the server that the person manages."""
    table, guild = await context.table_of(control), context.managed_server()
    if table.guild_id != guild.id:
        raise TableError("unknown-control")
    if not table.status.open:
        raise TableError("over")


async def _controls(context: Context, table_id: int, page: int, head: str = "") -> Message:
    t = context.t
    one = await _found(context, table_id)
    table, items = one.table, list[ui.Item[Any]]()
    entry = _entry(context, one)
    items.append(text_display(f"{head}\n{entry}" if head else entry))
    presenter = context.services.presenters.get(table.game)
    if presenter is not None:
        seats = "\n".join(seat_lines(presenter, table, t, free=table.status is Status.LOBBY))
        items.append(text_display(f"{seats}\n-# {t('server-table-commands')}", SEATS_LIMIT))
    back = button(ControlId("server-tables", 0, 0, 0, (page,)), t("button-back"))
    buttons = [*_acts(context, one, page), table_link_button(table, t), back]
    return message(PRIVATE, [*items, *rows(buttons)])


async def _found(context: Context, table_id: int) -> ServerGame:
    """An open table of the server; raises ``TableError`` for any other."""
    guild, queries = context.managed_server(), context.tables.server_tables
    known = [one for one in await queries.tables(guild.id) if one.id == table_id]
    games = await queries.games(known)
    if not games:
        raise TableError("table-closed")
    return games[0]


def _acts(context: Context, one: ServerGame, page: int) -> list[ui.Button[Any]]:
    """The buttons of what can be done at a table as it is."""
    t, table = context.t, one.table

    def act(name: str, label: str, emoji: str, style: ButtonStyle) -> ui.Button[Any]:
        path = (_ACTS.index(name), page)
        return button(ControlId("server-act", table.id, 0, 0, path), label, style, emoji=emoji)

    grey, close = ButtonStyle.secondary, act("close", t("button-close"), "🚪", ButtonStyle.danger)
    if one.why or table.what_if or table.game not in context.services.presenters:
        return [close]  # its game can't be read, or is its person's alone
    buttons = []
    if table.status is Status.LOBBY and not table.settings.fixed_seats:
        game = context.presenter_of(table).game
        start = act("start", t("button-start"), "🚀", ButtonStyle.primary)
        start.disabled = len(table.seats) not in game.seats_with(table.settings.options)
        buttons += [start, button(ControlId("settings", table.id), t("button-settings"))]
        if game.autopilots:
            buttons.append(button(ControlId("autopilot", table.id), t("button-autopilot")))
    if table.status is Status.RUNNING:
        buttons.append(act("nudge", t("button-nudge"), "👋", grey))
        buttons.append(act("pause", t("button-pause"), "⏸️", grey))
    if table.status is Status.PAUSED:
        buttons.append(act("resume", t("button-resume"), "▶️", ButtonStyle.success))
    return [*buttons, close]


async def _ask_to_close(context: Context, table_id: int, page: int) -> Message:
    t, one = context.t, await _found(context, table_id)
    sure = ControlId("server-act", table_id, 0, 0, (_ACTS.index("close-sure"), page))
    keep = ControlId("server-table", table_id, 0, 0, (page,))
    buttons = row(
        button(sure, t("button-close"), ButtonStyle.danger),
        button(keep, t("button-keep-open")),
    )
    game = _title(context, one)
    link = f"**{game}** · <#{one.table.channel_id}>"
    return notice(t("close-sure", link=link), buttons, error=True)


ROUTES: Routes = {
    "server-tables": Route(press_tables),
    "server-table": Route(press_table),
    "server-act": Route(press_act),
}
