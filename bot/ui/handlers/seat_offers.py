"""Seats that change hands: look for somebody, take a seat over, answer what is asked about one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.table import (
    Person,
    SeatAssignment,
    Table,
    require_running,
    require_started,
)
from bot.domain.votes import OfferKind, SeatOffer, VoteStatus
from bot.errors import TableError
from bot.messages.components.items import (
    ControlId,
    comeback_button,
    notice,
    rows,
    table_link_button,
    with_button,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import seat_title
from bot.messages.seat_offers import offer_button, take_buttons
from bot.ui.handlers.play import my_move
from bot.ui.interactions.context import Context, seat_by_number
from bot.ui.interactions.dispatch import Route, Routes
from bot.ui.interactions.examples import named_id, with_example


def seat_typed(context: Context, table: Table, typed: str) -> SeatAssignment:
    """The seat whose identity was typed, by its id or its name; raises ``TableError``."""
    t, presenter = context.t, context.presenter_of(table)
    names = {one.identity: presenter.seat_label(one.identity, t).text for one in table.seats}
    with with_example(t, lambda: next(iter(names.values()), "")):
        wanted = named_id(typed, names, TableError("no-such-seat"))
    return next(seat for seat in table.seats if seat.identity == wanted)


# Somebody is looked for


def ask_to_offer(context: Context, table: Table, seat: SeatAssignment) -> Message:
    """Ask how the game goes on until somebody takes the own seat over."""
    require_started(table)
    t = context.t
    title = seat_title(context.presenter_of(table), table, seat.seat, t)
    buttons = [offer_button(table, seat.seat, t, autopilot=True)]
    if seat.played_by_person:
        buttons.insert(0, offer_button(table, seat.seat, t, autopilot=False))
    else:
        buttons.append(comeback_button(table, t))
    return notice(t("seat-offer-how", seat=title), *rows(buttons))


async def press_offer(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Look for whoever is interested; with 1 as the control's path an autopilot plays meanwhile."""
    table = await context.table_of(control)
    seat = seat_by_number(table, control.seat)
    return await offer_seat(context, table, seat, None, autopilot=control.path == (1,))


async def offer_seat(
    context: Context,
    table: Table,
    seat: SeatAssignment,
    person: Person | None,
    *,
    autopilot: bool = False,
    style: str | None = None,
) -> Message:
    """Look for somebody who takes the own seat over: ``person``, or whoever is interested."""
    asked = await context.tables.offers.offer(
        table.id, context.person, seat.seat, person=person, autopilot=autopilot, style=style
    )
    text = "seat-offered-away" if asked.away else "seat-offered"
    return notice(context.t(text), success=True)


# A seat is taken over


async def join_running(context: Context, table: Table, identity: str | None) -> Message:
    """Take over the seat of an identity that was typed, or choose among those that are free."""
    require_started(table)
    if identity is not None and not table.seats_of(context.person.id):
        return await _take(context, table, seat_typed(context, table, identity))
    free = await context.tables.offers.free_seats(
        table.id, context.person, manager=context.manages(table)
    )
    if not free:
        raise TableError("already-started")
    buttons = take_buttons(context.presenter_of(table), table, free, context.t)
    return notice(context.t("take-seat-which"), *rows(buttons))


async def press_take(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Take a seat over, or ask the host for it."""
    table = await context.table_of(control)
    return await _take(context, table, seat_by_number(table, control.seat))


async def _take(context: Context, table: Table, seat: SeatAssignment) -> Message:
    taken = await context.tables.offers.take(
        table.id, context.person, seat.seat, manager=context.manages(table)
    )
    if isinstance(taken, SeatOffer):
        return notice(context.t("seat-host-asked"), success=True)
    return await _taken(context, taken, seat)


async def _taken(context: Context, table: Table, seat: SeatAssignment) -> Message:
    """What whoever has taken a seat over finds there."""
    title = seat_title(context.presenter_of(table), table, seat.seat, context.t)
    if not table.status.open:
        require_running(table)
    shown = await my_move(context, table, head=context.t("seat-taken", seat=title), seat=seat.seat)
    if context.channel_id == table.channel_id:
        return shown
    return with_button(shown, table_link_button(table, context.t))


# Answers


async def press_answer(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Agree to what is asked about a seat, or refuse; the control's token is the question's id."""
    offers, agree = context.tables.offers, control.verb == "seat-yes"
    table = await context.tables.get(control.table)
    try:
        left = await _who_left(context, control) if agree else None
        answered = await offers.answer(
            control.table,
            control.token,
            context.person,
            agree,
            manager=context.manages(table),
            left=left,
        )
    except TableError as error:
        if error.reason in ("vote-over", "newcomer-left"):
            await _show_offer(context, await offers.find(control.table, control.token))
        raise
    await _show_offer(context, answered)
    if answered.status is VoteStatus.AGREED:
        if answered.kind is OfferKind.TAKE:
            table = await context.tables.get(answered.table_id)
            return await _taken(context, table, table.seats[answered.seat])
        return notice(context.t("seat-offer-agreed"), success=True)
    text = "seat-offer-refused" if answered.kind is OfferKind.GIVE else "seat-offer-refused-noted"
    return notice(context.t(text), success=True)


async def _who_left(context: Context, control: ControlId) -> int | None:
    """Whoever would get a seat by another's consent, where they aren't in the server any more."""
    offer = await context.tables.offers.find(control.table, control.token)
    if offer.person is None or offer.person.id == context.person.id:
        return None
    guild_id = (await context.tables.get(offer.table_id)).guild_id
    return offer.person.id if await context.has_left(guild_id, offer.person.id) else None


async def press_withdraw(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Take an own question about a seat back."""
    offers = context.tables.offers
    try:
        withdrawn = await offers.withdraw(control.table, control.token, context.person)
    except TableError as error:
        if error.reason == "vote-over":
            await _show_offer(context, await offers.find(control.table, control.token))
        raise
    await _show_offer(context, withdrawn)
    return notice(context.t("seat-offer-withdrawn"), success=True)


async def _show_offer(context: Context, offer: SeatOffer) -> None:
    """Edit the pressed message, so that it shows the answer."""
    position = await context.tables.position(offer.table_id)
    shown = context.services.channel_messages.seat_offer(position, offer)
    await context.edit_pressed(shown, "seat-offer-not-shown")


ROUTES: Routes = {
    "offer-seat": Route(press_offer),
    "take-seat": Route(press_take),
    "seat-yes": Route(press_answer),
    "seat-no": Route(press_answer),
    "seat-withdraw": Route(press_withdraw),
}
