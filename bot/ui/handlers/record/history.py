"""Looking back at a game: its log, the check of its dice and cards, the game as a file."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.domain.table import EntryKind, LogEntry, Origin, Status, Table
from bot.errors import StaleControl
from bot.games.labels import Label
from bot.limits import Hourly
from bot.messages.announcements import announcement_page
from bot.messages.components.guidance import AT_ONCE
from bot.messages.components.happened import Line, Weight, clipped, shortened
from bot.messages.components.items import (
    ControlId,
    button,
    message,
    notice,
    row,
    rows,
    select,
    text_display,
)
from bot.messages.components.log_entries import (
    describe_entries,
    remarks_on,
    sentences_concerning,
    told_once,
    without_detours,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import PositionView, raw_names
from bot.messages.components.proof import FINGERPRINT, PROMISE, SEED, carries
from bot.messages.components.text import (
    NEUTRAL,
    clip_marked,
    tail_lines,
    without_marks,
)
from bot.messages.dice import lobby_page, while_secret
from bot.messages.verification import checked
from bot.tables.record.replay import SHOWN
from bot.ui.handlers.browse import other_pages
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from rules.core.game import Seat

LOG_PAGE = 15
"""Entries on a page of the log."""
LOG_LIMIT = 3500
SENTENCE_LIMIT = 400


async def press_log(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The log; the control's token is the bookmark to read back from, its path a seat."""
    table = await context.table_of(control)
    seat = control.path[0] if control.path else None
    return await log(context, table, control.token or None, seat)


async def pick_log(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The log of one seat, or of all."""
    table = await context.table_of(control)
    return await log(context, table, seat=None if values[0] == EVERYBODY else int(values[0]))


async def log(
    context: Context, table: Table, before: int | None = None, seat: Seat | None = None
) -> Message:
    """A page of the log as the reader may know it: what came before the bookmark ``before``.

    The newest page without a bookmark, or for one of no entry. With ``seat`` only its entries.
    """
    t = context.t
    position = await context.started_position(table)
    own = table.seat_of(context.person.id)
    viewer = None if own is None else own.seat
    view = context.position_view(position, viewer)
    # One more than is shown tells whether there are older ones.
    try:
        found = await context.tables.history.log(
            table.id, viewer, limit=LOG_PAGE + 1, before=before, seat=seat
        )
    except StaleControl:
        return await log(context, table, seat=seat)
    entries = found[-LOG_PAGE:]
    ordered = frozenset[int]()
    if viewer is not None:
        ordered = await context.tables.orders.moves_made(table.id, context.person)
    told = _page(view, without_detours(view.presenter, entries), ordered)
    bookmarks = await context.tables.history.bookmarks(table.id, (entry for entry, _ in told))
    path = () if seat is None else (seat,)
    buttons: list[ui.Button[Any]] = []
    if told and (len(found) > LOG_PAGE or told[0][0] is not entries[0]):
        control = ControlId("log", table.id, 0, bookmarks[0], path)
        buttons.append(button(control, t("button-older")))
    if before is not None:
        buttons.append(button(ControlId("log", table.id, 0, 0, path), t("button-newest")))
    buttons += other_pages(context, table, "log")
    title = f"### {t('log-title', game=view.title)}"
    lines = [line for _, lines in told for line in lines]
    body = tail_lines(lines, LOG_LIMIT) or t("log-empty")
    items = [text_display(f"{title}\n{body}"), *_whose(view, seat)]
    items += _moments(view, told, bookmarks)
    return message(NEUTRAL, [*items, *rows(buttons)])


def _page(
    view: PositionView, entries: Sequence[LogEntry], ordered: Collection[int]
) -> list[tuple[LogEntry, list[str]]]:
    """As many of the newest entries as fit, each with its sentences."""
    told: list[tuple[LogEntry, list[str]]] = []
    room = LOG_LIMIT
    for entry in reversed(entries):
        sentences = describe_entries(view, [entry], redacted=True, ordered=ordered)
        sentences = [clip_marked(sentence, SENTENCE_LIMIT) for sentence in sentences]
        room -= sum(len(sentence) + 1 for sentence in sentences)
        if told and room < 0:
            break
        told.append((entry, sentences))
    return told[::-1]


EVERYBODY = "all"
"""The value that stands for the log of all seats."""


def _whose(view: PositionView, seat: Seat | None) -> list[ui.ActionRow[Any]]:
    """The select of the seat whose entries are told."""
    t, table = view.t, view.table
    if len(table.seats) < 2:
        return []
    names = raw_names(view.presenter, table, t)
    labels = [(EVERYBODY, Label(t("log-of-all"), emoji="👥"))]
    for record, name in zip(table.seats, names, strict=True):
        identity = view.presenter.seat_label(record.identity, t)
        text = t("log-of-seat", seat=identity.text, who=name)
        labels.append((str(record.seat), Label(text, emoji=identity.emoji)))
    control, chosen = ControlId("pick-log", table.id), EVERYBODY if seat is None else str(seat)
    return [row(select(control, labels, t("log-of-all"), chosen=chosen))]


def _moments(
    view: PositionView,
    told: Sequence[tuple[LogEntry, Sequence[str]]],
    bookmarks: Sequence[int],
) -> list[ui.ActionRow[Any]]:
    """The select that leads to the board right after an entry; not after one that was undone."""
    labels = [
        (str(bookmark), Label(without_marks(sentences[0])))
        for (entry, sentences), bookmark in zip(told, bookmarks, strict=True)
        if sentences and entry.kind in SHOWN and not entry.undone
    ]
    if not labels:
        return []
    return [row(select(ControlId("pick-moment", view.table.id), labels, view.t("log-moment")))]


async def press_read(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """A page of an announcement, as everybody may know it, in the reader's language."""
    table = await context.table_of(control)
    position, entry = await context.tables.history.at_bookmark(table.id, control.token)
    view = context.position_view(position, None)
    page = control.path[0] if control.path else 0
    return announcement_page(view, entry, control.seat or 0, control.token, page)


async def pick_read(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """An announcement of a digest; the value tells its bookmark and its place."""
    await context.table_of(control)
    bookmark, _, place = values[0].partition("-")
    if not (bookmark.isdecimal() and place.isdecimal()):
        raise StaleControl
    chosen = ControlId("read", control.table, int(place), int(bookmark), (0,))
    return await press_read(context, chosen, ())


async def press_verify(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Replay the game and compare, also with the hash that the pressed control carries."""
    return await verify(context, await context.table_of(control), control if control.path else None)


async def verify(context: Context, table: Table, carried: ControlId | None = None) -> Message:
    """Replay a game that is over from its seed and compare every die, card and event.

    Before the start it shows what is promised. ``carried`` is a control that carries a hash since
    it was posted (``components.proof``).
    """
    t, promise = context.t, table.promise
    if table.status is Status.LOBBY and promise is not None:
        return lobby_page(context.presenter_of(table), table, context.person, t)
    await context.started_position(table)
    presenter = context.presenter_of(table)
    promised = {SEED: table.seed_hash or "", PROMISE: "" if promise is None else promise.hash}
    if carried is not None and not all(
        _of_game(carried, which, table, hash_) for which, hash_ in promised.items()
    ):
        return notice(t("verify-other-hash"), error=True)
    if table.status.open:
        later = t("verify-later", hash=table.seed_hash or "")
        if promise is not None:
            later = while_secret(presenter, table, promise, t)
        return notice(later if carried is None else f"{later}\n{t('verify-carried')}")
    context.spend(Hourly.CHECKS)
    result = await context.tables.history.verify(table.id)
    if carried is not None and not _of_game(carried, FINGERPRINT, table, result.fingerprint):
        return notice(t("verify-other-hash"), error=True)
    lines = checked(presenter, table, result, t)
    return notice("\n".join(lines), success=result.ok, error=not result.ok)


def _of_game(carried: ControlId, which: int, table: Table, hash_: str) -> bool:
    """Whether a control carries this hash of the game, or another than ``which``."""
    return carried.token != which or carries(carried, table, hash_)


async def press_export(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Hand the game over as a file."""
    return await export(context, await context.table_of(control))


async def export(context: Context, table: Table) -> Message:
    """The game as a JSON file: whole once it is over, before that as far as all may know it."""
    await context.started_position(table)
    context.spend(Hourly.EXPORTS)
    data = await context.tables.history.export(table.id)
    t = context.t
    name = f"{table.game}-{table.id}.json"
    items: list[ui.Item[Any]] = [
        text_display(t("exported-running" if table.status.open else "exported", file=name)),
        ui.File(f"attachment://{name}"),
    ]
    if table.status is Status.FINISHED:
        items.append(row(button(ControlId("verify", table.id), t("button-verify"))))
    return Message(NEUTRAL, tuple(items), files=(discord.File(BytesIO(data), name),))


ROUTES: Routes = {
    "log": Route(press_log),
    "pick-log": Route(pick_log, select=True),
    "read": Route(press_read),
    "pick-read": Route(pick_read, select=True),
    "verify": Route(press_verify),
    "export": Route(press_export),
}


DIGEST_LIMIT = 900
LOOK_BACK = 80
"""Log entries that are searched for the seat's last move."""
RETURN = frozenset({EntryKind.SEAT, EntryKind.BACK, EntryKind.RESUME})
"""The kinds of entries of which *I'm back* makes some."""


async def since_last_move(context: Context, view: PositionView, seat: Seat) -> list[Line]:
    """The events since the person's last move in any seat, in sentences; none for none."""
    snapshot = await context.tables.snapshot_of(view.table)
    ordered = await context.tables.orders.moves_made(view.table.id, context.person)
    reader = context.person.id
    since, redacted, whole_game = _after_own(snapshot.recent, reader, seat, ordered), False, False
    if since is None:  # the own last move is further back
        entries = await context.tables.history.log(view.table.id, seat, limit=LOOK_BACK)
        since, redacted = _after_own(entries, reader, seat, ordered), True
        if since is None:
            since, whole_game = entries, len(entries) < LOOK_BACK
    since = told_once(since, view.table, [context.person.id], past_waits=True)
    since = _without_return(since, seat, context.person.id)
    since = without_detours(view.presenter, since)
    sentences = sentences_concerning(view, since, seat, redacted=redacted, ordered=ordered)
    kept = shortened(clipped(sentences), DIGEST_LIMIT, context.t("log-more"))
    met = [] if view.table.guided else remarks_on(view, since, redacted=redacted)
    remarks = clipped([Line(one, Weight.REMARK) for one in met[:AT_ONCE]])
    if not kept and not remarks:
        return []
    heading = context.t("since-the-start" if whole_game else "since-your-move")
    return [Line(heading, Weight.HEADING), *kept, *remarks]


def _without_return(entries: Sequence[LogEntry], seat: Seat, reader: int) -> Sequence[LogEntry]:
    """The entries without the reader's own return to the seat: the space is the game's.

    Nor do they tell that an autopilot stood in which had nothing to do there.
    """
    entries = [
        entry
        for entry in entries
        if entry.kind not in RETURN or entry.by != reader or entry.seat not in (None, seat)
    ]
    own = [entry for entry in entries if entry.seat == seat]
    idle = own and own[-1].kind is EntryKind.SEAT and own[-1].how is Origin.CLOCK
    return [entry for entry in entries if not idle or entry is not own[-1]]


def _after_own(
    entries: Sequence[LogEntry], reader: int, seat: Seat, ordered: Collection[int]
) -> Sequence[LogEntry] | None:
    """The entries after the last move by the reader, in whatever seat, or by the seat's person.

    ``None`` if there is none among them. ``ordered`` are the versions of moves that the reader's
    standing orders have made.
    """
    for place in range(len(entries) - 1, -1, -1):
        entry = entries[place]
        moved = entry.kind is EntryKind.ACT and entry.how is Origin.PERSON
        if moved and (entry.seat == seat or entry.by == reader) and entry.version not in ordered:
            return entries[place + 1 :]
    return None
