"""Seats of a table that waits for its start, and the seat that a person acts for. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.domain.table import Position, SeatAssignment, Table
from bot.errors import TableError
from rules.core.errors import IllegalAction
from rules.core.game import AnyGame


def acting_seat(game: AnyGame, position: Position, user_id: int) -> SeatAssignment | None:
    """The seat that a person acts for now; ``None`` for somebody without one.

    Of several it is the first, in the game's order, that the game waits for; else one that is
    ready, one that an autopilot plays for the person, or the first.
    """
    own = position.table.seats_of(user_id)
    if len(own) < 2 or not position.table.status.open:
        return next(iter(own), None)
    decisions = {
        decision.seat: (int(decision.ready), place)
        for place, decision in enumerate(game.decisions(position.state))
    }

    def order(one: SeatAssignment) -> tuple[int, int]:
        if not one.played_by_person:
            return 2, 0
        return decisions.get(one.seat, (3, 0))

    return min(own, key=order)


def most_seats(game: AnyGame, table: Table) -> int:
    """The seats that a table has, taken or free."""
    if table.settings.fixed_seats:
        return len(table.seats)
    return max(game.seats_with(table.settings.options))


def is_full(game: AnyGame, table: Table) -> bool:
    """Whether nobody else can sit down at a table."""
    return len(table.seats) >= most_seats(game, table)


def check_style(game: AnyGame, style: str) -> None:
    """Raise ``TableError`` for an autopilot's style that the game doesn't have."""
    if not game.autopilots:
        raise TableError("no-autopilots")
    if style not in game.autopilots:
        raise TableError("unknown-style", style=style)


def check_another_seat(game: AnyGame, taken: int) -> None:
    """Raise ``TableError`` if somebody who has that many seats may not have one more."""
    if taken >= game.seats_per_person:
        most = game.seats_per_person
        raise TableError("already-seated") if most == 1 else TableError("enough-seats", most=most)


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
    press_id: int | None = None,
) -> Table:
    """The table with one more seat; raises ``TableError`` and ``IllegalAction``."""
    most = most_seats(game, table)
    if len(table.seats) >= most:
        raise TableError("table-full", most=most)
    taken = {seat.identity for seat in table.seats}
    wanted = identity or next(one for one in game.identities if one not in taken)
    seat = SeatAssignment(
        len(table.seats), free_identity(table, game, wanted), user_id, name, autopilot, press_id
    )
    return replace(table, seats=(*table.seats, seat))


def unpressed(table: Table) -> tuple[SeatAssignment, ...]:
    """The seats whose people haven't pressed anything that the game's seed is made with."""
    promise = table.promise
    if promise is None:
        return ()
    people = (seat for seat in table.seats if seat.user_id is not None)
    return tuple(seat for seat in people if not promise.precedes(seat.press_id))


def seats_again(old: Table, host_id: int, *, together: bool) -> tuple[SeatAssignment, ...]:
    """The seats of a finished table that is played once more.

    Everybody moves on by one seat, and the last to the first, so that nobody has the same side and
    place twice; a crew that has played ``together`` keeps its seats. An autopilot that stood in for
    somebody at the end doesn't come again, nor does that person unasked: the seat is free. So is
    that of a former player.
    ``host_id`` asks for it, and so comes in any case.
    """
    shift = 0 if together else 1
    count = len(old.seats)
    found: list[SeatAssignment] = []
    for place, into in enumerate(old.seats):
        one = old.seats[(place - shift) % count]
        away = one.user_id is not None and not one.played_by_person
        if one.former or (away and one.user_id != host_id):
            continue
        pilot = one.autopilot if one.user_id is None else None
        found.append(SeatAssignment(len(found), into.identity, one.user_id, one.name, pilot))
    return tuple(found)


def reseated(table: Table, people: Sequence[SeatAssignment]) -> Table:
    """The table with its seats for these people; presses of those who stay still count."""
    seats = (
        replace(new, press_id=old.press_id) if new.user_id == old.user_id else new
        for old, new in zip(table.seats, people, strict=True)
    )
    return replace(table, seats=tuple(seats))


def with_identity(table: Table, game: AnyGame, seat: SeatAssignment, identity: str) -> Table:
    """The table with another identity for one of its seats; raises ``IllegalAction``.

    An autopilot that has it takes the seat's.
    """
    if identity == seat.identity:
        return table
    other = next((one for one in table.seats if one.identity == identity), None)
    if other is None or other.user_id is not None:
        free_identity(table, game, identity)
        other = None

    def seated(one: SeatAssignment) -> SeatAssignment:
        if one is seat:
            return replace(one, identity=identity)
        return replace(one, identity=seat.identity) if one is other else one

    return replace(table, seats=tuple(map(seated, table.seats)))


def without_seats(table: Table, freed: Collection[SeatAssignment]) -> Table:
    """The table with free places; those behind them move up."""
    left = [record for record in table.seats if record not in freed]
    return replace(
        table, seats=tuple(replace(record, seat=place) for place, record in enumerate(left))
    )
