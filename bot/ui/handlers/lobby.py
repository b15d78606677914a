"""The lobby: sit down, choose an identity, seat autopilots, leave, start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from bot.domain.seating import check_style, is_full
from bot.domain.table import Pause, SeatAssignment, Status, Table, require_host
from bot.errors import TableError
from bot.messages.components.items import (
    ControlId,
    comeback_button,
    message,
    notice,
    row,
    select,
    table_link_button,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import seat_title
from bot.messages.components.text import LOBBY, OPTIONS
from bot.messages.dice import own_press
from bot.messages.lobby import free_identities, seat_lines
from bot.messages.seat_offers import offer_button
from bot.ui.handlers.seat_offers import join_running
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from bot.ui.interactions.examples import named_id, with_example
from rules.core.errors import IllegalAction


async def press_join(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Sit down with the first free identity, and be offered the others."""
    return await join(context, await context.table_of(control))


async def join(context: Context, table: Table, identity: str | None = None) -> Message:
    """Sit down at the table, with an identity that was typed or the first free one.

    Once the game has begun, take a seat over. Who isn't in the table's server any more can do
    neither from an old direct message.
    """
    if context.in_direct_messages and not await context.shares_server(table.guild_id):
        raise TableError("not-member")
    if table.status in (Status.RUNNING, Status.PAUSED):
        return await join_running(context, table, identity)
    wanted = None if identity is None else identity_typed(context, table, identity)
    press_id = context.interaction.id
    table = await context.tables.lobby.join(table.id, context.person, wanted, press_id=press_id)
    added = own_press(table, press_id, context.t)
    joined = _identities(context, table, "joined", table.seats[-1], added)
    if context.channel_id == table.channel_id:
        return joined
    # From the card in the channel above.
    return replace(joined, items=(*joined.items, row(table_link_button(table, context.t))))


async def press_identity(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Offer the free identities."""
    return await offer_identities(context, await context.table_of(control))


async def offer_identities(context: Context, table: Table) -> Message:
    """Offer the free identities to whoever sits at the table."""
    require_waiting(table)
    return _identities(context, table, "identity-choose", context.own_seat(table))


async def pick_identity(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Take another identity; the control's path tells instead of which, for several seats."""
    table = await context.table_of(control)
    if not control.path:
        return await choose(context, table, values[0])
    identities = context.presenter_of(table).game.identities
    old = identities[control.path[0]] if control.path[0] < len(identities) else ""
    return await choose(context, table, values[0], old)


async def choose(context: Context, table: Table, identity: str, old: str | None = None) -> Message:
    """Take another identity instead of ``old``, or of the first that the person has."""
    seat, identity = None, identity_typed(context, table, identity)
    if old is not None:
        own = table.seats_of(context.person.id)
        seat = next((one.seat for one in own if one.identity == old), None)
        if seat is None:
            raise TableError("not-your-seat")
    table = await context.tables.lobby.choose(table.id, context.person, identity, seat)
    chosen = next(one for one in table.seats if one.identity == identity)
    return _identities(context, table, "identity-chosen", chosen)


def _identities(
    context: Context, table: Table, text: str, seat: SeatAssignment, more: str = ""
) -> Message:
    """The result for a seat, and a choice of identities for each seat of the person."""
    t, presenter = context.t, context.presenter_of(table)
    sentence = t(text, seat=seat_title(presenter, table, seat.seat, t))
    own = table.seats_of(context.person.id)

    def chooser(one: SeatAssignment) -> ui.ActionRow[Any]:
        free = free_identities(presenter, table, keep=one.identity)
        labels = [(identity, presenter.seat_label(identity, t)) for identity in free][:OPTIONS]
        control = ControlId("pick-identity", table.id)
        if len(own) > 1:
            # By its identity: a seat's number changes when somebody leaves.
            place = presenter.game.identities.index(one.identity)
            control = ControlId("pick-identity", table.id, 0, 0, (place,))
        return row(select(control, labels, t("identity-choose"), chosen=one.identity))

    return notice(sentence + more, *map(chooser, own), success=True)


async def press_leave(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Leave the table."""
    return await leave(context, await context.table_of(control))


async def leave(context: Context, table: Table) -> Message:
    """Leave: before the start the seat is free again, after it an autopilot plays on."""
    seats = len(table.seats_of(context.person.id))
    after = await context.tables.seats.leave(table.id, context.person)
    if after.status is Status.CLOSED:
        return notice(context.t("left-closed"))
    if after.seat_of(context.person.id) is None:
        return notice(context.t("left-seats" if seats > 1 else "left"))
    t, own = context.t, after.seats_of(context.person.id)
    text = t("left-deserted" if after.pause is Pause.DESERTED else "left-autopilot")
    if after.settings.rated:
        text += "\n" + t("left-rated")
    offers = [offer_button(after, own[0].seat, t, autopilot=True)] if len(own) == 1 else []
    return notice(text, row(comeback_button(table, t), *offers))


async def press_autopilot(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Offer the autopilots' styles to the host."""
    table = await context.table_of(control)
    require_waiting(table)
    require_host(table, context.person, context.manages(table))
    if not context.presenter_of(table).game.autopilots:
        raise TableError("no-autopilots")
    return _styles(context, table)


async def pick_style(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Seat an autopilot of this style, and offer the next."""
    return await add_autopilot(context, await context.table_of(control), values[0], None)


async def add_autopilot(
    context: Context, table: Table, style: str, identity: str | None
) -> Message:
    """Seat an autopilot, as ``identity`` if that is given."""
    style = style_typed(context, table, style)
    wanted = None if identity is None else identity_typed(context, table, identity)
    table = await context.tables.lobby.add_autopilot(
        table.id, context.person, style, wanted, manager=context.manages(table)
    )
    return _styles(context, table)


def identity_typed(context: Context, table: Table, typed: str) -> str:
    """The identity that was typed, by its id or its name; raises ``TableError``."""
    t, presenter = context.t, context.presenter_of(table)
    names = {one: presenter.seat_label(one, t).text for one in presenter.game.identities}
    free = free_identities(presenter, table) or list(names)
    with with_example(t, lambda: names[free[0]]):
        return named_id(typed, names, IllegalAction("unknown-identity", identity=typed))


def style_typed(context: Context, table: Table, typed: str) -> str:
    """The same for an autopilot's style."""
    t, presenter = context.t, context.presenter_of(table)
    check_style(presenter.game, next(iter(presenter.game.autopilots), typed))
    names = {one: presenter.style_label(one, t).text for one in presenter.game.autopilots}
    with with_example(t, lambda: next(iter(names.values()))):
        return named_id(typed, names, TableError("unknown-style", style=typed))


def _styles(context: Context, table: Table) -> Message:
    t, presenter = context.t, context.presenter_of(table)
    title, seats = f"### {t('autopilot-title')}", seat_lines(presenter, table, t)
    items: list[ui.Item[Any]] = [text_display("\n".join([title, *seats]))]
    game = presenter.game
    if not is_full(game, table):
        labels = [(style, presenter.style_label(style, t)) for style in game.autopilots][:OPTIONS]
        chooser = select(ControlId("pick-style", table.id), labels, t("autopilot-choose"))
        items.append(row(chooser))
    return message(LOBBY, items)


async def press_start(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Begin the game."""
    return await start(context, await context.table_of(control))


async def start(context: Context, table: Table) -> Message:
    """Begin the game."""
    press_id = context.interaction.id
    begun = await context.tables.lobby.start(
        table.id, context.person, manager=context.manages(table), press_id=press_id
    )
    added = own_press(begun.table, press_id, context.t)
    return notice(context.t("started") + added, success=True)


def require_waiting(table: Table) -> None:
    """Raise ``TableError`` for a table that has been started."""
    if table.status is not Status.LOBBY:
        raise TableError("already-started")


ROUTES: Routes = {
    "join": Route(press_join),
    "identity": Route(press_identity),
    "pick-identity": Route(pick_identity, select=True),
    "leave": Route(press_leave),
    "autopilot": Route(press_autopilot),
    "pick-style": Route(pick_style, select=True),
    "start": Route(press_start),
}
