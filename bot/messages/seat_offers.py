"""Questions about seats that may change hands, and the buttons by which somebody takes one over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ButtonStyle, ui

from bot.domain.table import Table
from bot.domain.votes import OfferKind, SeatOffer, VoteStatus
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.messages.components.items import ControlId, button, message, notice, row, text_display
from bot.messages.components.message import Message
from bot.messages.components.position_view import PositionView
from bot.messages.components.text import RUNNING, escaped
from rules.core.game import Seat


def seat_offer(view: PositionView, offer: SeatOffer) -> Message:
    """The question about a seat; its answer once there is one."""
    title = f"### {_title(view, offer)}"
    if offer.status is not VoteStatus.OPEN:
        return notice(f"{title}\n{_result(view.t, offer)}")
    asked = () if offer.user_id is None else (offer.user_id,)
    text = text_display(f"{title}\n{_text(view, offer)}")
    return message(RUNNING, [text, _buttons(view, offer)], mentions=asked)


def _title(view: PositionView, offer: SeatOffer) -> str:
    t = view.t
    seat = view.presenter.seat_label(view.table.seats[offer.seat].identity, t).text
    name = "" if offer.person is None else escaped(offer.person.name)
    match offer.kind:
        case OfferKind.ADMIT:
            return t("seat-offer-admit", seat=seat, name=name)
        case OfferKind.TAKE if offer.person is None:
            return t("seat-offer-anybody", seat=seat)
        case OfferKind.TAKE:
            return t("seat-offer-named", seat=seat, name=name)
    if offer.person is not None:
        return t("seat-offer-person", seat=seat, newcomer=name, name=_holder(view, offer))
    style = view.presenter.style_label(offer.style or "", t).text
    return t("seat-offer-autopilot", seat=seat, style=style)


def _holder(view: PositionView, offer: SeatOffer) -> str:
    """Who has the seat that the question is about."""
    return escaped(view.table.seats[offer.seat].name)


def _text(view: PositionView, offer: SeatOffer) -> str:
    t, table = view.t, view.table
    mention, who = f"<@{offer.user_id}>", _name(view, offer.by)
    match offer.kind:
        case OfferKind.GIVE:
            text = "seat-offer-text-autopilot" if offer.person is None else "seat-offer-text-person"
            return t(text, mention=mention, who=who)
        case OfferKind.TAKE:
            meanwhile = t("seat-offer-away" if offer.away else "seat-offer-plays-on", who=who)
            call = "" if offer.user_id is None else f"{mention}, "
            lines = [f"{call}{meanwhile}", f"-# {t('seat-offer-taking')}"]
            if view.presenter.game.seats_per_person == 1:
                lines.append(f"-# {t('seat-offer-newcomers')}")
            return "\n".join(lines)
        case OfferKind.ADMIT:
            name = "" if offer.person is None else escaped(offer.person.name)
            lines = [t("seat-offer-text-admit", mention=mention, name=name)]
            owner = table.seats[offer.seat]
            if owner.user_id is not None:
                lines.append(f"-# {t('seat-offer-no-return', who=escaped(owner.name))}")
            return "\n".join(lines)


def _result(t: Words, offer: SeatOffer) -> str:
    if offer.status is VoteStatus.REFUSED and offer.kind is not OfferKind.GIVE:
        name = "" if offer.person is None else escaped(offer.person.name)
        return t(f"seat-offer-refused-{offer.kind}", name=name)
    return t(f"seat-offer-{offer.status}")


def _buttons(view: PositionView, offer: SeatOffer) -> ui.ActionRow[Any]:
    t = view.t

    def answer(verb: str, label: str, style: ButtonStyle) -> ui.Button[Any]:
        return button(ControlId(verb, view.table.id, offer.seat, offer.id), t(label), style)

    green, red, grey = ButtonStyle.success, ButtonStyle.danger, ButtonStyle.secondary
    withdraw = answer("seat-withdraw", "button-withdraw-offer", grey)
    match offer.kind:
        case OfferKind.GIVE:
            return row(
                answer("seat-yes", "button-agree", red), answer("seat-no", "button-stay", green)
            )
        case OfferKind.TAKE:
            take = answer("seat-yes", "button-take-seat", green)
            if offer.user_id is None:
                return row(take, withdraw)
            return row(take, answer("seat-no", "button-no-thanks", grey), withdraw)
        case OfferKind.ADMIT:
            return row(
                answer("seat-yes", "button-agree", green),
                answer("seat-no", "button-disagree", red),
                withdraw,
            )


def _name(view: PositionView, user: int) -> str:
    seat = view.table.seat_of(user)
    return view.t("somebody") if seat is None else escaped(seat.name)


def take_buttons(
    presenter: GamePresenter, table: Table, free: Mapping[Seat, bool], t: Words
) -> list[ui.Button[Any]]:
    """A button for each ``free`` seat: to take it, or to ask the host for it."""
    found = []
    for seat, asks_host in free.items():
        label = presenter.seat_label(table.seats[seat].identity, t)
        text = t("button-ask-for-seat" if asks_host else "button-take-this-seat", seat=label.text)
        style = ButtonStyle.secondary if asks_host else ButtonStyle.success
        control = ControlId("take-seat", table.id, seat)
        found.append(button(control, text, style, emoji=label.emoji))
    return found


def offer_button(table: Table, seat: Seat, t: Words, *, autopilot: bool) -> ui.Button[Any]:
    """The button that looks for somebody who takes the own seat over.

    Meanwhile its person plays on, or an ``autopilot`` does.
    """
    control = ControlId("offer-seat", table.id, seat, 0, (int(autopilot),))
    label = "button-offer-autopilot" if autopilot else "button-offer-playing"
    return button(control, t(label), emoji="🤖" if autopilot else "🪑")
