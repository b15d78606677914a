"""Playing: from a control or command of a seat to the move, and what the person sees then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from bot.domain.table import MoveResult, Origin, Position, SeatAssignment, Status, Table
from bot.errors import StaleControl, TableError
from bot.messages.components.action_tree import nodes_on
from bot.messages.components.advice import Advice, advice_of
from bot.messages.components.guidance import AT_ONCE, explain_move, panel_guide
from bot.messages.components.happened import (
    Line,
    Weight,
    answer,
    clipped,
    shortened,
    text_of,
)
from bot.messages.components.items import (
    ControlId,
    browse_buttons,
    browse_row,
    comeback_button,
    gallery,
    message,
    next_table_button,
    notice,
    onward_button,
    orders_button,
    row,
    rows,
    separator,
    table_link_button,
    text_display,
    with_button,
)
from bot.messages.components.log_entries import remarks_on, results_for
from bot.messages.components.message import Message
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from bot.messages.components.text import PRIVATE, STATUS_COLOURS, clip_lines
from bot.messages.seat_offers import take_buttons
from bot.ui.handlers.record.history import since_last_move
from bot.ui.interactions.context import Context, seat_by_number
from bot.ui.interactions.dispatch import Route, Routes
from bot.ui.interactions.requests import report_incident, request_of
from bot.waiting import on_behalf
from rules.core.game import Decision, Seat

HEAD_LIMIT = 2500
"""Characters about what just happened, where no panel follows."""
OTHERS_LIMIT = 500
"""Characters about what others did after the own move."""
HAND_LIMIT = 600
WAITING_LIMIT = 1500
"""Characters about who is up, for a seat that isn't."""


async def play(
    context: Context,
    table: Table,
    seat: Seat,
    action: Any,
    *,
    token: int | None = None,
    asked: Decision | None = None,
) -> Message:
    """Carry an action out (or several, as one move), by button or by command, and show the result.

    ``token`` is the decision's that a button was made for; raises ``StaleControl`` for another.
    ``asked`` is the decision whose panel the person has just read.
    """
    result = await context.tables.play.act(
        table.id,
        seat,
        action,
        by=context.person,
        token=token,
        answers_hand=context.in_direct_messages,
    )
    try:
        view = context.position_view(result.position, seat)
        head, lessons = _result(view, result, seat), list[str]()
        if result.position.table.guided:
            lessons = await explain_move(context.tables.guided, view, seat, result.entries)
        undo = _free_undo(result, seat)
        return await next_message(
            context, view, seat, head, undo=undo, asked=asked, lessons=lessons
        )
    except Exception as error:  # the move counts all the same: nobody should try it again
        if isinstance(error, TableError) and error.of_storage:
            return notice(context.t("move-not-read"), error=True)
        number = report_incident(context.interaction, error)
        return notice(context.t("move-not-shown", incident=number), error=True)


def _result(view: PositionView, result: MoveResult, seat: Seat) -> list[Line]:
    """The events of a move; what others did after it, shortened to its end; remarks.

    What these brought to the seat is told whole, in its place among them.
    """
    own, after = results_for(view, result.entries, seat)
    if after:
        lines = [_small(line) if line.weight > Weight.OWN else line for line in after]
        room = OTHERS_LIMIT + sum(len(one.text) + 1 for one in lines if one.weight <= Weight.OWN)
        kept = shortened(lines, room, view.t("log-more"))
        own += [Line(view.t("meanwhile"), Weight.HEADING), *kept]
    met = remarks_on(view, result.entries)[:AT_ONCE]
    return [*own, *(Line(one, Weight.REMARK) for one in met)]


def _small(line: Line) -> Line:
    """The line as others' are told."""
    (short,) = clipped([line])
    return short._replace(text=f"-# {short.text}")


async def next_message(
    context: Context,
    view: PositionView,
    seat: Seat,
    head: Sequence[Line],
    *,
    undo: int | None = None,
    asked: Decision | None = None,
    lessons: Sequence[str] = (),
) -> Message:
    """A seat's message after a move: its panel, that of the person's next seat, or who is up.

    ``undo`` is the ticket of its last move where it can be taken back without asking anybody,
    ``asked`` the decision before it, ``lessons`` explain what it met at a guided table.
    """
    if (other := _next_own_seat(context, view, seat)) is not None:
        seat, view = other, context.position_view(view.position, other)
    if seat in view.decisions and view.table.status is Status.RUNNING:
        order = await context.order_waiting(view, seat)
        head = [*head, *answer(order)]
        again = _same(asked, view, seat)
        panel = await _panel(context, view, seat, undo=undo, again=again, lessons=lessons)
        return await _show(context, panel, head=head)
    t, table = view.t, view.table
    explained = (Line(one, Weight.REMARK) for one in lessons)
    head = shortened([*head, *explained], HEAD_LIMIT, t("log-more"))
    up = view.up(mention=False)
    lines = [text_of(head), ""] if head else []
    lines += [place] if (place := await context.place_here(table)) else []
    if context.in_direct_messages and table.status is Status.RUNNING:
        # It may have been sealed here: what lies sealed is among the secrets.
        lines += [clip_lines(view.presentation.hand_text(seat), HAND_LIMIT), ""]
    if table.status is Status.RUNNING and up:
        lines += [t("now-up"), *up]
    else:
        lines += [f"**{t(f'not-up-{table.status}')}**", view.headline]
    if context.in_direct_messages:
        onward = [onward_button(table, seat, t)] if table.status.open else []
        buttons = row(*onward, table_link_button(table, t))
    else:
        buttons = browse_row(view, undo=undo)
    up_now = message(PRIVATE, [text_display("\n".join(lines)), buttons])
    return await _with_next_table(context, table, up_now)


async def _with_next_table(context: Context, table: Table, shown: Message) -> Message:
    """The message with the way to the next table that waits for the person, if others do."""
    waiting = await context.tables.mine.waiting(context.person.id, table.id)
    if not waiting:
        return shown
    return with_button(shown, next_table_button(table, len(waiting), context.t))


async def panel(
    context: Context,
    view: PositionView,
    seat: Seat,
    head: Sequence[Line] = (),
    *,
    undo: int | None = None,
) -> Message:
    """The first screen of a seat's panel, below ``head``; ``undo`` as for ``next_message``."""
    return await _show(context, await _panel(context, view, seat, undo=undo), head=head)


def _same(asked: Decision | None, view: PositionView, seat: Seat) -> bool:
    """Whether a seat decides on what it was asked before."""
    now = view.decisions[seat]
    return asked is not None and (asked.seat, asked.kind, asked.about) == (
        now.seat,
        now.kind,
        now.about,
    )


async def _panel(
    context: Context,
    view: PositionView,
    seat: Seat,
    *,
    undo: int | None = None,
    again: bool = False,
    lessons: Sequence[str] = (),
) -> Panel:
    direct, place = context.in_direct_messages, await context.place_here(view.table)
    guide = None
    if view.table.guided:
        guide = await panel_guide(context.tables.guided, view, seat, lessons)
    person = await context.tables.mine.at_panel(context.person.id, view.table)
    advice = await _advice(context, view, seat) if person.preferences.advice else None
    return Panel(
        view,
        seat,
        direct=direct,
        place=place,
        undo=undo,
        guide=guide,
        advice=advice,
        again=again,
        newcomer=person.newcomer,
        preferences=person.preferences,
        waiting=person.waiting,
    )


async def _advice(context: Context, view: PositionView, seat: Seat) -> Advice | None:
    """The advice to a seat; at a guided table the expert looks by itself."""
    hints, token = context.tables.hints, view.position.tokens.get(seat, 0)
    advice = advice_of(view, seat, hints.look(view.table.id, seat, token))
    if view.table.guided and advice is not None and not advice.line:
        await hints.look_ahead(view.table.id, seat, token)
    return advice


async def _show(
    context: Context,
    panel: Panel,
    path: Sequence[int] = (),
    *,
    head: Sequence[Line] = (),
    page: int = 0,
) -> Message:
    """A screen of a panel; what it explains at a guided table is noted.

    Where the expert looks by itself, what it finds is shown in the first screen once it has.
    """
    shown = panel.show(path, head=head, page=page)
    if (guide := panel.guide) is not None:
        table_id = panel.position_view.table.id
        await context.tables.guided.shown(table_id, guide.guidance, guide.topics)
        if not path and not page and panel.advice is not None and not panel.advice.line:
            return replace(shown, later=lambda: _advised(context, panel, head))
    return shown


async def _advised(context: Context, panel: Panel, head: Sequence[Line]) -> Message | None:
    """The first screen of a panel with what the expert has found; ``None`` where it is outdated."""
    view, seat, tables = panel.position_view, panel.seat, context.tables
    look = await tables.hints.looked(view.table.id, seat, panel.token)
    if look is None or not look.values:
        return None
    person = await tables.mine.at_panel(context.person.id, view.table)
    position = await tables.position(view.table.id)
    if not person.preferences.advice or not position.asks_as(view.position, seat):
        return None
    panel.advise(advice_of(view, seat, look))
    return await _show(context, panel, head=head)


def _next_own_seat(context: Context, view: PositionView, seat: Seat) -> Seat | None:
    """Another seat of the person that the game waits for, if it doesn't wait for ``seat``."""
    decision = view.decisions.get(seat)
    waited_for = decision is not None and not decision.ready
    several = len(view.table.seats_of(context.person.id)) > 1
    if waited_for or not several or context.in_direct_messages:
        return None
    other = context.acting_seat(view.position)
    asked = view.decisions.get(other.seat)
    if asked is None or asked.ready or not other.played_by_person:
        return None
    return other.seat


async def press_panel(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Carry out the action that a control of a panel stands for, or show another of its screens.

    The second press of a double click is answered with the result of the first.
    """
    press = (context.person.id, control, *values)
    if (first := context.services.acting_presses.get(press)) is not None:
        return await asyncio.shield(first)
    path = control.chosen(values)
    view, seat, stale = await panel_of(context, control)
    if stale is not None:
        return stale
    if (index := _chosen(view, seat, control, path)) is not None or control.verb == "follow":
        acting = asyncio.create_task(on_behalf(_act(context, view, seat, index, control)))
        request_of(context.interaction).durations.tasks.add(acting)
        context.services.acting_presses[press] = acting
        try:
            answer = await acting
        except BaseException:
            context.services.acting_presses.pop(press, None)  # it may be pressed again
            raise
        # From now: a second click has waited for all of the first, however long that took.
        context.services.acting_presses[press] = acting
        return answer
    page = path.pop() if control.verb == "page" and path else 0
    return await _show(context, await _panel(context, view, seat), path, page=page)


def _chosen(view: PositionView, seat: Seat, control: ControlId, path: Sequence[int]) -> int | None:
    """The place of the chosen action among the legal ones; ``None`` if another screen comes first.

    A button that acts names the place; an option of a select is the end of its ``path``.
    """
    if control.verb in ("do", "several"):
        return path[0] if path else 0
    if control.verb not in ("pick", "pick-packed"):
        return None
    node = nodes_on(view.tree(seat), path)[-1]
    return node.index if node.leaf and not node.needs_confirmation else None


async def _act(
    context: Context, view: PositionView, seat: Seat, index: int | None, control: ControlId
) -> Message:
    """Carry out the choice at this place, or what the adviser would do.

    Buttons to several actions have a verb of their own: an earlier version had others among them.
    """
    move: Any = None
    if index is None:
        look = context.tables.hints.look(view.table.id, seat, control.token)
        values = () if look is None else look.values
        move = [*(values[0].line if values else view.known_line(seat))]
    elif control.verb != "do" or index < len(view.actions(seat)):
        move = view.move(seat, index)
    if not move:
        return await stale_panel(context, view.table.id, seat)
    try:
        asked = view.decisions.get(seat)
        return await play(context, view.table, seat, move, token=control.token, asked=asked)
    except StaleControl:
        return await stale_panel(context, view.table.id, seat)


async def panel_of(
    context: Context, control: ControlId
) -> tuple[PositionView, Seat, Message | None]:
    """The view of a panel's seat, if it is the person's and the panel is the current one.

    Raises ``TableError`` if the seat isn't theirs; the third is the message to show instead where
    the panel is of an earlier decision.
    """
    table = await context.table_of(control)
    position = await context.started_position(table)
    assignment = seat_by_number(table, control.seat)
    if assignment.user_id != context.person.id:
        raise TableError("not-your-seat")
    seat = assignment.seat
    view = context.position_view(position, seat)
    if _is_current(position, assignment, control):
        return view, seat, None
    return view, seat, await stale_panel(context, table.id, seat)


def _is_current(position: Position, assignment: SeatAssignment, control: ControlId) -> bool:
    """Whether a panel's control is of what the seat decides now, and its person decides it."""
    return (
        position.table.status is Status.RUNNING
        and assignment.played_by_person
        and position.tokens.get(assignment.seat) == control.token
    )


async def stale_panel(
    context: Context, table_id: int, seat: Seat, text: str = "panel-stale"
) -> Message:
    """Say that the control was of an earlier decision, and show the current one.

    Raises ``TableError`` if the seat is somebody else's by now.
    """
    position = await context.tables.position(table_id)
    assignment = position.table.seats[seat]
    if assignment.user_id != context.person.id:
        raise TableError("not-your-seat")
    view = context.position_view(position, seat)
    if not assignment.played_by_person and position.table.status.open:
        return offer_return(view, assignment)
    return await next_message(context, view, seat, answer(context.t(text)))


def offer_return(view: PositionView, assignment: SeatAssignment) -> Message:
    """An autopilot plays the seat; its person may take it back."""
    t, table = view.t, view.table
    style = view.presenter.style_label(assignment.autopilot or "", t)
    lines = [t("stand-in", seat=view.seat(assignment.seat), style=style.text)]
    return notice("\n".join([*lines, *view.up(mention=False)]), row(comeback_button(table, t)))


def _free_undo(result: MoveResult, seat: Seat) -> int | None:
    """The move's ticket, where it drew and revealed nothing and nobody has moved after it."""
    first, last = result.entries[0], [e for e in result.entries if e.how is not Origin.FORCED][-1]
    if last.seat != seat or last.how is not Origin.PERSON:
        return None
    if first.version <= result.position.barrier:
        return None
    return result.ticket


# My move


async def press_move(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """My move: the panel if the seat is up, else who is, with the own hand and sheet.

    The control names a seat where the person has several.
    """
    return await my_move(context, await context.table_of(control), seat=control.seat)


async def my_move(
    context: Context, table: Table, *, head: str = "", seat: Seat | None = None
) -> Message:
    """The panel of what a person may do at this table now; ``head`` stands above it.

    ``seat`` is one of the person's own; without it, it is the one that is asked.
    """
    position = await context.started_position(table)
    if table.seat_of(context.person.id) is None:
        return await _spectator(context, position)
    assignment = context.acting_seat(position, seat)
    seat = assignment.seat
    view = context.position_view(position, seat)
    if not assignment.played_by_person and table.status.open:
        return offer_return(view, assignment)
    if seat not in view.decisions or table.status is not Status.RUNNING:
        return await _not_up(context, view, seat, head)
    since = await since_last_move(context, view, seat)
    order = await context.order_waiting(view, seat)
    above = [*answer(head), *since, *answer(order)]
    return await panel(context, view, seat, above)


async def _spectator(context: Context, position: Position) -> Message:
    """For people without a seat: who is up, what everybody may see, seats to take over."""
    t, table = context.t, position.table
    view = context.position_view(position, None)
    lines = [t("spectator"), view.headline, *view.up(mention=False)]
    who, manager = context.person, context.manages(table)
    free = await context.tables.offers.free_seats(table.id, who, manager=manager)
    taking = rows(take_buttons(context.presenter_of(table), table, free, t))
    if taking:
        lines.append(t("take-seat-which"))
    browsing = row(*browse_buttons(table, t, "hand"))
    items = [text_display("\n".join(lines)), *taking, browsing]
    return message(STATUS_COLOURS[table.status], items)


async def _not_up(context: Context, view: PositionView, seat: Seat, head: str) -> Message:
    t, table = view.t, view.table
    lines = [
        *([head] if head else []),
        f"### {t(f'not-up-{table.status}')}",
        view.headline,
        *view.up(mention=False),
    ]
    since = await since_last_move(context, view, seat)
    items: list[ui.Item[Any]] = [text_display("\n".join(lines), WAITING_LIMIT)]
    if since:
        items += [separator(), text_display(text_of(since), HEAD_LIMIT)]
    hand, sheet = view.hand(seat), view.public.sheet(seat)
    # Each in a gallery of its own: Discord crops pictures that share one.
    items += map(gallery, (*hand, *sheet))
    if not hand:
        items.append(text_display(view.presentation.hand_text(seat), HAND_LIMIT))
    items += rows([*browse_buttons(table, t), *orders_button(view, seat)])
    shown = message(PRIVATE, items, bands=(*hand, *sheet))
    return await _with_next_table(context, table, shown)


ROUTES: Routes = {
    "move": Route(press_move),
    "onward": Route(press_move, in_place=True),
    "go": Route(press_panel, in_place=True),
    "page": Route(press_panel, in_place=True),
    "pick": Route(press_panel, in_place=True, select=True),
    "pick-packed": Route(press_panel, in_place=True, select=True),
    "do": Route(press_panel, in_place=True),
    "several": Route(press_panel, in_place=True),
    "follow": Route(press_panel, in_place=True),
}
