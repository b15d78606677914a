"""Who may sit where before a game begins, and what may be set. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

from bot.domain.clock_limits import check_clock
from bot.domain.table import SeatAssignment, Status, Table
from bot.errors import TableError
from bot.settings import LANGUAGES
from bot.tables.session.session import AnyGame
from rules.core.errors import IllegalAction
from rules.core.game import Seat


def require_lobby(table: Table) -> None:
    """Raise ``TableError`` unless the table waits for its start."""
    if not table.status.open:
        raise TableError("over")
    if table.status is not Status.LOBBY:
        raise TableError("already-started")


def seconds(clock: timedelta | None) -> int | None:
    """A clock as its table's row keeps it."""
    return None if clock is None else int(clock.total_seconds())


def check_settings(
    game: AnyGame, language: str, clock: timedelta | None, options: Mapping[str, str]
) -> None:
    """Raise ``TableError`` or ``IllegalAction`` for settings that can't be."""
    if language not in LANGUAGES:
        raise TableError("unknown-language", language=language)
    check_clock(clock)
    known = {option.id: option for option in game.options}
    for option, choice in options.items():
        if option not in known:
            raise IllegalAction("unknown-option", option=option)
        if choice not in known[option].choices:
            raise IllegalAction("unknown-choice", option=option, choice=choice)


def free_identity(table: Table, game: AnyGame, identity: str) -> str:
    """The identity, if it can be taken; raises ``IllegalAction``."""
    if identity not in game.identities:
        raise IllegalAction("unknown-identity", identity=identity)
    if any(seat.identity == identity for seat in table.seats):
        raise IllegalAction("identity-taken", identity=identity)
    return identity


def with_seat(
    table: Table,
    game: AnyGame,
    identity: str | None,
    user_id: int | None,
    name: str,
    autopilot: str | None,
) -> Table:
    """The table with one more seat; raises ``TableError`` and ``IllegalAction``."""
    most = max(game.seat_counts)
    if len(table.seats) >= most:
        raise TableError("table-full", most=most)
    taken = {seat.identity for seat in table.seats}
    wanted = identity or next(one for one in game.identities if one not in taken)
    seat = SeatAssignment(
        len(table.seats), free_identity(table, game, wanted), user_id, name, autopilot
    )
    return replace(table, seats=(*table.seats, seat))


def without_seat(table: Table, seat: Seat) -> Table:
    """The table with a free place; those behind it move up."""
    left = [record for record in table.seats if record.seat != seat]
    return replace(
        table, seats=tuple(replace(record, seat=place) for place, record in enumerate(left))
    )
