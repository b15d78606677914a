"""The lobby: who sits where, how the game is to be played, and the way in."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.custom_ids import ControlId
from bot.delivery.message import Message
from bot.domain.table import SeatAssignment, Status, Table
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.ui.components.colours import OF_STATUS
from bot.ui.components.containers import Piece, message, separator, text
from bot.ui.components.controls import ButtonStyle, button, row
from bot.ui.components.escaping import escaped, seat_name
from bot.ui.components.notes import notice
from bot.ui.components.table_view import seat_title
from bot.ui.components.text import duration


def lobby(face: GamePresenter, table: Table, t: Words) -> Message:
    """The live message before the start, or of a table that was closed before it."""
    title = face.title(t)
    if table.status is not Status.LOBBY:
        return notice(f"### {title}\n{t('lobby-closed')}")
    host = next((s for s in table.seats if s.user_id == table.host_id), None)
    name = escaped(host.name) if host is not None else f"<@{table.host_id}>"
    pieces: list[Piece] = [
        text(f"# 🚀 {title}\n{t('lobby-invitation', host=name)}", 400),
        text("\n".join(seat_lines(face, table, t)), 1200),
        separator(),
        text("\n".join([*terms(face, table, t), "", _what_now(face, table, t)]), 1600),
        _people_row(table, t, full=len(table.seats) >= _most(face)),
        _host_row(face, table, t),
    ]
    return message(OF_STATUS[table.status], pieces)


def seat_lines(face: GamePresenter, table: Table, t: Words, *, free: bool = True) -> list[str]:
    """One line a seat, then (with ``free``) how many more may sit down."""
    lines = [_seat_line(face, table, seat, t) for seat in table.seats]
    left = _most(face) - len(table.seats)
    if free and left > 0:
        lines.append(f"-# ▫️ {t('lobby-free', count=left)}")
    return lines


def _seat_line(face: GamePresenter, table: Table, seat: SeatAssignment, t: Words) -> str:
    title = seat_title(face, table, seat.seat, t)
    if seat.user_id is None and seat.autopilot is not None:
        style = face.style_label(seat.autopilot, t)
        return f"{title} · {t('lobby-autopilot', style=style.text)}"
    name = seat_name(seat, t)
    return f"{title} · {t('lobby-host', name=name) if seat.user_id == table.host_id else name}"


def terms(face: GamePresenter, table: Table, t: Words) -> list[str]:
    """How it is to be played: seats, clock, options."""
    counts = face.game.seat_counts
    lines = [
        t("lobby-seats", least=min(counts), most=max(counts)),
        t("lobby-clock", clock=duration(table.clock, t))
        if table.clock is not None
        else t("lobby-no-clock"),
    ]
    for option in face.game.options:
        chosen = table.options.get(option.id, option.default)
        name = face.option_label(option.id, t)
        choice = face.choice_label(option.id, chosen, t)
        value = t("setting-value", name=name.text, value=f"**{choice.text}**")
        lines.append(f"{name.emoji or '🔹'} {value}")
    return lines


def _what_now(face: GamePresenter, table: Table, t: Words) -> str:
    """What the lobby waits for."""
    lacking = min(face.game.seat_counts) - len(table.seats)
    if lacking > 0:
        return t("lobby-lacking", count=lacking)
    return t("lobby-ready")


def _most(face: GamePresenter) -> int:
    return max(face.game.seat_counts)


def enough(face: GamePresenter, table: Table) -> bool:
    """Whether the game may begin with the seats that are taken."""
    return len(table.seats) in face.game.seat_counts


def _people_row(table: Table, t: Words, *, full: bool) -> ui.ActionRow[Any]:
    def control(verb: str) -> ControlId:
        return ControlId(verb, table.id)

    return row(
        button(control("join"), t("button-join"), ButtonStyle.good, emoji="🪑", disabled=full),
        button(control("nation"), t("button-nation"), emoji="🏳️"),
        button(control("leave"), t("button-leave")),
        button(control("rules"), t("button-rules"), emoji="📖"),
    )


def _host_row(face: GamePresenter, table: Table, t: Words) -> ui.ActionRow[Any]:
    def control(verb: str) -> ControlId:
        return ControlId(verb, table.id)

    full = len(table.seats) >= _most(face)
    return row(
        button(
            control("start"),
            t("button-start"),
            ButtonStyle.main,
            emoji="🚀",
            disabled=not enough(face, table),
        ),
        button(control("autopilot"), t("button-autopilot"), emoji="🤖", disabled=full),
        button(control("settings"), t("button-settings"), emoji="⚙️"),
    )


def free_identities(face: GamePresenter, table: Table, keep: str | None = None) -> list[str]:
    """What nobody has chosen yet; ``keep`` stays among them."""
    taken = {seat.identity for seat in table.seats} - {keep}
    return [identity for identity in face.game.identities if identity not in taken]
