"""Playing: from a seat's control or command to the act, and what is shown after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.custom_ids import ControlId
from bot.delivery.message import Message
from bot.domain.table import Position, SeatAssignment, Status, Table
from bot.errors import StaleControl, TableError
from bot.ui.components.attachments import gallery
from bot.ui.components.colours import OF_STATUS, OWN
from bot.ui.components.containers import (
    Piece,
    browse_buttons,
    message,
    separator,
    table_link_row,
    text,
)
from bot.ui.components.controls import ButtonStyle, button, handles, row
from bot.ui.components.notes import notice
from bot.ui.components.panel import Panel, browse_row
from bot.ui.components.table_view import TableView
from bot.ui.components.text import clip_lines, tail_lines
from bot.ui.handlers.digest import since_last_move
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Context
from bot.ui.interactions.responder import incident
from rules.core.game import Seat

if TYPE_CHECKING:
    from bot.domain.table import MoveResult

TOLD_LIMIT = 1000


async def play(
    visit: Context, table: Table, seat: Seat, action: Any, *, token: int | None = None
) -> Message:
    """Carry an action out, by button or by command, and show what came of it."""

    result = await visit.tables.play.act(table.id, seat, action, by=visit.person, token=token)
    try:
        scene = lookup.table_view(visit, result.position, seat)
        told = tail_lines(scene.describe(result.steps), TOLD_LIMIT, visit.t("log-more"))
        return await next_message(visit, scene, seat, told, undo=_free_undo(result, seat))
    except Exception as error:  # the move counts all the same: nobody should try it again
        number = incident(visit.interaction, error)
        return notice(visit.t("unshown", incident=number), bad=True)


async def next_message(
    visit: Context, scene: TableView, seat: Seat, head: str, *, undo: int | None = None
) -> Message:
    """What a seat sees next: its next screen, or who is up now.

    ``undo`` is the ticket of its last move where it can be taken back without asking anybody.
    """
    if seat in scene.decisions and scene.table.status is Status.RUNNING:
        return await Panel(scene, seat, direct=_direct(visit), undo=undo).show(head=head)
    return _done(visit, scene, head, undo=undo)


@handles("move")
async def open_panel(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """My move: the panel if the seat is up, else who is, with the own hand and sheet."""
    table = await lookup.table_of(visit, control)
    return await my_move(visit, table)


async def my_move(visit: Context, table: Table, *, head: str = "") -> Message:
    """What a person may do at this table now; ``head`` is said first."""
    position = await lookup.started_position(visit, table)
    seat = table.seat_of(visit.person.id)
    if seat is None:
        return spectator(visit, position)
    scene = lookup.table_view(visit, position, seat.seat)
    if not seat.played_by_person and table.status.open:
        return _offer_return(visit, scene, seat)
    if seat.seat not in scene.decisions or table.status is not Status.RUNNING:
        return await _not_up(visit, scene, seat.seat, head)
    digest = await since_last_move(visit, scene, seat.seat)
    said = "\n".join(part for part in (head, digest) if part)
    return await Panel(scene, seat.seat, direct=_direct(visit)).show(head=said)


@handles("go", "page", "pick", in_place=True)
async def navigate(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Go to a place of the panel; a select may lead straight to an act."""
    scene, seat, stale = await _seated(visit, control)
    if stale is not None:
        return stale
    panel = Panel(scene, seat, direct=_direct(visit))
    path, page = list(control.path), 0
    if control.verb == "page" and path:
        page = path.pop()
    if values:
        path.append(int(values[0]))
        place = panel.place(path)
        if place.index is not None and place.leaf and not place.asks_again:
            return await _do(visit, scene, seat, place.index, control.token)
    return await panel.show(path, page=page)


@handles("do", in_place=True)
async def do(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Carry out the action at this position of the legal ones."""
    scene, seat, stale = await _seated(visit, control)
    if stale is not None:
        return stale
    return await _do(visit, scene, seat, control.path[0] if control.path else 0, control.token)


async def _do(visit: Context, scene: TableView, seat: Seat, index: int, token: int) -> Message:
    actions = scene.actions(seat)
    if index >= len(actions):
        return await _stale(visit, scene.table.id, seat)
    try:
        return await play(visit, scene.table, seat, actions[index], token=token)
    except StaleControl:
        return await _stale(visit, scene.table.id, seat)


async def _seated(visit: Context, control: ControlId) -> tuple[TableView, Seat, Message | None]:
    """The scene of a panel's seat, if it is the person's and the panel is the current one.

    Raises ``TableError`` if the seat isn't theirs; the third is the screen to show instead where
    the moment has passed.
    """
    table = await lookup.table_of(visit, control)
    position = await lookup.started_position(visit, table)
    record = lookup.seat_by_number(table, control.seat)
    if record.user_id != visit.person.id:
        raise TableError("not-your-seat")
    seat = record.seat
    scene = lookup.table_view(visit, position, seat)
    current = (
        record.played_by_person
        and table.status is Status.RUNNING
        and seat in scene.decisions
        and position.tokens.get(seat, 0) == control.token
    )
    return scene, seat, None if current else await _stale(visit, table.id, seat)


async def _stale(visit: Context, table_id: int, seat: Seat) -> Message:
    """Say that the control was of an earlier moment, and show the current one."""
    position = await visit.tables.position(table_id)
    scene = lookup.table_view(visit, position, seat)
    record = position.table.seats[seat]
    if not record.played_by_person and position.table.status.open:
        return _offer_return(visit, scene, record)
    return await next_message(visit, scene, seat, visit.t("panel-stale"))


def spectator(visit: Context, position: Position) -> Message:
    """For whoever has no seat: who is up, and what all may see."""
    t, table = visit.t, position.table
    scene = lookup.table_view(visit, position, None)
    lines = [t("spectator"), scene.headline, *scene.up(mention=False)]
    buttons = row(*browse_buttons(table, t, "hand"))
    return message(OF_STATUS[table.status], [text("\n".join(lines)), buttons])


async def _not_up(visit: Context, scene: TableView, seat: Seat, head: str) -> Message:
    t, table = visit.t, scene.table
    lines = [
        *([head] if head else []),
        f"### {t(f'not-up-{table.status}')}",
        scene.headline,
        *scene.up(mention=False),
    ]
    digest = await since_last_move(visit, scene, seat)
    pieces: list[Piece] = [text("\n".join(lines), 1500)]
    if digest:
        pieces += [separator(), text(digest, TOLD_LIMIT)]
    hand, sheet = await scene.hand(seat), await scene.sheet(seat)
    # Each in a gallery of its own: Discord crops pictures that share one.
    pieces += [gallery(picture) for picture in (hand, sheet) if picture is not None]
    if hand is None:
        pieces.append(text(scene.hand_text(seat), 600))
    pieces.append(row(*browse_buttons(table, t)))
    return message(OWN, pieces, pictures=[hand, sheet])


def _done(visit: Context, scene: TableView, head: str, *, undo: int | None = None) -> Message:
    t, table = visit.t, scene.table
    up = scene.up(mention=False)
    lines = [clip_lines(head, TOLD_LIMIT), ""] if head else []
    if table.status is Status.RUNNING and up:
        lines += [t("now-up"), *up]
    else:
        lines += [f"**{t(f'not-up-{table.status}')}**", scene.headline]
    buttons = table_link_row(table, t) if _direct(visit) else browse_row(scene, undo=undo)
    return message(OWN, [text("\n".join(lines)), buttons])


def _offer_return(visit: Context, scene: TableView, seat: SeatAssignment) -> Message:
    t, table = visit.t, scene.table
    style = scene.face.style_label(seat.autopilot or "", t)
    back = button(ControlId("comeback", table.id), t("button-comeback"), ButtonStyle.good)
    lines = [t("autopilot-flies", seat=scene.seat(seat.seat), style=style.text)]
    return notice("\n".join([*lines, *scene.up(mention=False)]), row(back))


def _free_undo(acted: MoveResult, seat: Seat) -> int | None:
    """The move's ticket, where nothing binds it: no die, no reveal, nobody after it."""
    first, last = acted.steps[0], acted.steps[-1]
    if last.seat != seat or last.how != "person" or first.version <= acted.position.barrier:
        return None
    return acted.ticket


def _direct(visit: Context) -> bool:
    """Whether the panel stands among direct messages, where the table is a link away."""
    return visit.interaction.guild_id is None
