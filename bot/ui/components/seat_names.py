"""Names of a table's seats and of their players: people, stand-ins and autopilots.

An autopilot goes by the name of the character that it plays; where a game has none, by its style.
"""

from __future__ import annotations

from dataclasses import replace

from bot.domain.table import Position, SeatAssignment, Table
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.ui.components.text import clip, escaped, plain
from rules.core.game import Seat

PICTURE_NAME = 13
"""Characters of an autopilot's name on a picture."""


def seat_title(presenter: GamePresenter, table: Table, seat: Seat, t: Words) -> str:
    """A seat's identity with its emoji, in bold."""
    label = presenter.seat_label(table.seats[seat].identity, t)
    return f"{label.emoji} **{label.text}**" if label.emoji else f"**{label.text}**"


def seat_name(presenter: GamePresenter, table: Table, seat: SeatAssignment, t: Words) -> str:
    """The player of a seat, escaped: the person, or the autopilot in its stead.

    No two autopilots of a table are called alike.
    """
    if seat.user_id is None:
        name = presenter.autopilot_name(seat.identity)
        style = name or _style(presenter, seat, t) + _number(table, seat)
        return t("name-autopilot", style=style)
    name = escaped(seat.name)
    return name if seat.played_by_person else t("name-stand-in", name=name)


def name_beside_title(
    presenter: GamePresenter, table: Table, seat: SeatAssignment, t: Words
) -> str:
    """The same beside a seat's identity: an autopilot's is left out where that names it already."""
    if seat.user_id is None and presenter.autopilot_name(seat.identity):
        return "🤖"
    return seat_name(presenter, table, seat, t)


def raw_names_beside_titles(presenter: GamePresenter, table: Table, t: Words) -> tuple[str, ...]:
    """One raw name per seat, for suggestions, as ``name_beside_title`` has them."""
    names = raw_names(presenter, table, t)
    return tuple(
        "🤖" if seat.user_id is None and presenter.autopilot_name(seat.identity) else name
        for seat, name in zip(table.seats, names, strict=True)
    )


def escaped_names(presenter: GamePresenter, table: Table, t: Words) -> tuple[str, ...]:
    """One escaped name per seat, for text."""
    return tuple(seat_name(presenter, table, seat, t) for seat in table.seats)


def raw_names(presenter: GamePresenter, table: Table, t: Words) -> tuple[str, ...]:
    """One raw name per seat, for pictures."""
    return tuple(
        _picture_name(presenter, table, seat, t) if seat.user_id is None else plain(seat.name)
        for seat in table.seats
    )


def without_stand_ins(position: Position) -> Position:
    """The same with every seat of a person named for them, for a game that is told from its start.

    Who an autopilot stood in for at the end has played before; the steps say when it took over.
    """
    seats = tuple(
        seat if seat.user_id is None else replace(seat, autopilot=None)
        for seat in position.table.seats
    )
    return replace(position, table=replace(position.table, seats=seats))


def _picture_name(presenter: GamePresenter, table: Table, seat: SeatAssignment, t: Words) -> str:
    if name := presenter.autopilot_name(seat.identity):
        return clip(name, PICTURE_NAME)
    number = _number(table, seat)
    return clip(_style(presenter, seat, t), PICTURE_NAME - len(number)) + number


def _style(presenter: GamePresenter, seat: SeatAssignment, t: Words) -> str:
    return presenter.style_label(seat.autopilot or "", t).text


def _number(table: Table, seat: SeatAssignment) -> str:
    """The number of an autopilot among those of its style; empty for the only one."""
    alike = [
        other.seat
        for other in table.seats
        if other.user_id is None and other.autopilot == seat.autopilot
    ]
    return f" {alike.index(seat.seat) + 1}" if len(alike) > 1 else ""
