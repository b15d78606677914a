"""All tables of one person, in every server: what waits for them first."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.domain.seating import most_seats
from bot.domain.table import Position, Status
from bot.errors import TableError
from bot.messages.components.items import (
    ControlId,
    after_buttons,
    button,
    comeback_button,
    message,
    my_move_button,
    notice,
    row,
    table_link_button,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.refusals import error_text
from bot.messages.components.text import PRIVATE, clip_lines, clip_marked, place_line, timestamp
from bot.tables.commands.mine import OwnGame
from bot.ui.handlers.play import my_move
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes

PAGE = 6
"""Tables on a page: with their buttons they are at most 30 of a message's 40 components."""
ENTRY_LIMIT = 560
"""Characters about one table, so that a page stays below the 4,000 of a message."""
HEADLINE_LIMIT = 240
AFTER = 2
"""Buttons below a finished game beside the link: to look at it again, and to play it again."""
UP_LINES = 2
"""Decisions of others that are told of a table where nobody waits for the person."""


async def press_mine(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Another page; the control's path tells which."""
    return await mine(context, control.path[0] if control.path else 0)


async def mine(context: Context, page: int = 0) -> Message:
    """A page of the person's tables.

    Tables of servers that the person or the bot has left are only counted: who can't enter a
    server any more is told nothing from there. Tables whose channels are gone, as Discord says at
    once, are closed.
    """
    t = context.t
    found = await context.tables.mine.tables(context.person.id)
    servers = sorted({one.guild_id for one in found})
    shared = await asyncio.gather(*map(context.shares_server, servers))
    here = {server for server, known in zip(servers, shared, strict=True) if known}
    shown = [one for one in found if one.guild_id in here]
    left_out = len(found) - len(shown)
    places = (one.place for one in shown if one.status.open)
    gone = await context.services.table_channels.gone(places)
    shown = [one for one in shown if one.id not in gone]
    notes = [f"-# {t('mine-elsewhere', count=left_out)}"] if left_out else []
    if not shown:
        return notice("\n".join([f"### {t('mine-title')}", t("mine-none"), *notes]))
    pages = -(-len(shown) // PAGE)
    page = min(page, pages - 1)
    waiting = sum(bool(one.seats) for one in shown)
    head = [f"### {t('mine-title')}", t("mine-waiting", count=waiting)]
    items: list[ui.Item[Any]] = [text_display("\n".join([*head, *notes]))]
    on_page = shown[page * PAGE : (page + 1) * PAGE]
    names = await context.services.servers.names({one.guild_id for one in on_page})
    for game in await context.tables.mine.games(on_page, context.person.id):
        items += _entry(context, game, names.get(game.table.guild_id))
    items += _page_row(context, page, pages)
    return message(PRIVATE, items)


def _entry(context: Context, one: OwnGame, server: str | None) -> list[ui.Item[Any]]:
    """One table: its game and place, where it stands, who is asked what, and a way there."""
    t, table = context.t, one.table
    try:
        title = context.presenter_of(table).title(t)
    except TableError:
        title = table.game
    if table.what_if:
        title = t("what-if-title", game=title)
    lines = [
        f"{_sign(one)} **{title}**",
        place_line(table, server, t),
        *_state(context, one),
    ]
    text = clip_lines("\n".join(lines), ENTRY_LIMIT)
    link = table_link_button(table, t)
    if one.seats:
        return [text_display(text), row(my_move_button(table, t), link)]
    if one.position is not None and (_away(context, one) or _absent(context, one.position)):
        return [text_display(text), row(comeback_button(table, t), link)]
    if table.status is Status.FINISHED and not one.why:
        after = after_buttons(context.presenter_of(table), table, t, lost=False)[:AFTER]
        return [text_display(text), row(*after, link)]
    return [ui.Section(text, accessory=link)]


def _sign(one: OwnGame) -> str:
    signs = {
        Status.LOBBY: "🪑",
        Status.RUNNING: "🔔" if one.seats else "⏳",
        Status.PAUSED: "⏸️",
        Status.FINISHED: "🏁",
    }
    return signs[one.table.status]


def _state(context: Context, one: OwnGame) -> list[str]:
    """The state of a table, as everybody may know it."""
    t, table = context.t, one.table
    if one.why:
        return [error_text(TableError(one.why, game=table.game, table=table.id), t) or ""]
    if one.position is None and table.settings.fixed_seats and table.wakes_at is not None:
        return [t("mine-fixed", when=timestamp(table.wakes_at))]
    if one.position is None:
        most = most_seats(context.presenter_of(table).game, table)
        return [t("mine-lobby", taken=len(table.seats), most=most)]
    view = context.position_view(one.position, None)
    series = view.presentation.series()
    lines = [*([series] if series else []), clip_marked(view.headline, HEADLINE_LIMIT)]
    if table.status is Status.FINISHED:
        return [*lines, f"-# {t('mine-ended', when=timestamp(one.changed_at))}"]
    if one.seats:
        return [*lines, *view.up_of(*one.seats)]
    if table.status is Status.PAUSED:
        lines.append(view.status_text)
    if _away(context, one):
        lines.append(t("mine-stand-in"))
    if table.status is Status.RUNNING:
        lines += view.away()
    return [*lines, *view.up(mention=False)[:UP_LINES]]


def _away(context: Context, one: OwnGame) -> bool:
    """Whether an autopilot plays for the person."""
    own = one.table.seats_of(context.person.id)
    return one.table.status.open and any(not seat.played_by_person for seat in own)


def _absent(context: Context, position: Position) -> bool:
    """Whether the person is away for some days."""
    return position.table.status.open and context.person.id in position.away


def _page_row(context: Context, page: int, pages: int) -> list[ui.Item[Any]]:
    t = context.t

    def to(target: int, label: str) -> ui.Button[Any]:
        return button(ControlId("mine", 0, 0, 0, (target,)), label)

    buttons = []
    if page > 0:
        buttons.append(to(page - 1, t("button-back")))
    if page + 1 < pages:
        buttons.append(to(page + 1, t("button-next")))
    if not buttons:
        return []
    number = text_display(f"-# {t('announcement-page', page=page + 1, pages=pages)}")
    return [number, row(*buttons)]


async def press_next_table(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The panel of the next table that waits for the person, after the one that is named.

    Tables of servers that the person has left are passed over: they are told nothing from there.
    """
    t = context.t
    for one in await context.tables.mine.waiting(context.person.id, control.table):
        if await context.shares_server(one.guild_id):
            table = await context.tables.get(one.id)
            lines = [f"⏩ **{context.presenter_of(table).title(t)}**"]
            if not context.in_direct_messages:  # there the panel tells the place itself
                lines.append(place_line(table, await context.server_name(table.guild_id), t))
            return await my_move(context, table, head="\n".join(lines))
    return notice(t("mine-no-other"), success=True)


ROUTES: Routes = {
    "mine": Route(press_mine, in_place=True),
    # A hand among direct messages is edited by its own table, so that no other may take its place.
    "next-table": Route(press_next_table),
}
