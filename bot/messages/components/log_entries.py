"""Entries of the log in sentences: moves with their events, and changes of the table itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from bot.domain.table import EntryKind, LogEntry, Origin, Table
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.messages.components.happened import Line, Weight
from bot.messages.components.position_view import PositionView, seat_title
from bot.messages.components.text import escaped
from bot.tables.record.entries import HIDDEN_UNDO
from rules.core.game import Seat

ALL = -1
"""Stands among the seats that a sentence is about, where it is about all."""
RESULT = -2
"""Stands there where the sentence says what came of a venture."""


def describe_entries(
    view: PositionView,
    entries: Iterable[LogEntry],
    *,
    redacted: bool = False,
    ordered: Collection[int] = (),
    remarks: int | None = None,
) -> list[str]:
    """The entries in sentences, oldest first; ``redacted``: their events are this reader's.

    ``ordered`` are the versions of moves that the reader's standing orders have made. ``remarks``
    beside each entry are told, by default all.
    """
    lines: list[str] = []
    for entry in _worth_telling(view, entries, redacted=redacted):
        made = entry.version in ordered
        lines += [line for line, _ in _lines(view, entry, redacted=redacted, ordered=made)]
        lines += remarks_on(view, (entry,), redacted=redacted)[:remarks]
    return lines


def remarks_on(
    view: PositionView, entries: Iterable[LogEntry], *, redacted: bool = False
) -> list[str]:
    """Remarks beside the sentences for entries, such as rules that were met.

    A guided table has none: its panels explain what was met.
    """
    if view.table.guided:
        return []
    return [
        f"• {remark}"
        for entry in entries
        if not entry.undone and (seen := _seen(view, entry, redacted=redacted))
        for remark in view.presentation.remarks(seen)
    ]


def without_detours(presenter: GamePresenter, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """The entries without moves that later ones took back, and without these: nothing came of both.

    Such a move is of one event, and no undo: what was undone is told.
    """
    kept: list[LogEntry] = []
    for entry in entries:
        if entry.kind is EntryKind.ACT and not entry.undone and len(entry.events) == 1:
            taken = next(
                (one for one in reversed(kept) if _takes_back(presenter, entry, one)), None
            )
            if taken is not None:
                kept.remove(taken)
                continue
        kept.append(entry)
    return kept


def _takes_back(presenter: GamePresenter, later: LogEntry, earlier: LogEntry) -> bool:
    if earlier.kind is not EntryKind.ACT or earlier.undone or len(earlier.events) != 1:
        return False
    return presenter.takes_back(later.events[0], earlier.events[0])


def results_for(
    view: PositionView, entries: Iterable[LogEntry], seat: Seat
) -> tuple[list[Line], list[Line]]:
    """A seat's move and what followed, in sentences, both in the order in which it happened.

    The former is all that concerns the seat until others did something: what its own moves brought
    about, with the texts of cards that these turned up. The latter begins with what others did, and
    what then happened to the seat stands among it, after its cause.
    """
    told = without_detours(view.presenter, [*entries])
    lines = sentences_concerning(view, told, seat, texts=True)
    own = [*takewhile(lambda line: line.weight <= Weight.OWN, lines)]
    return own, lines[len(own) :]


def sentences_concerning(
    view: PositionView,
    entries: Iterable[LogEntry],
    seat: Seat,
    *,
    redacted: bool = False,
    texts: bool = False,
    ordered: Collection[int] = (),
) -> list[Line]:
    """The sentences of the entries, each with how much it matters to the seat.

    A pause and its end concern all. With ``texts`` the cards that the seat's own moves turned up
    are told in full. ``ordered`` are the versions of moves that the reader's standing orders made.
    """
    found: list[Line] = []
    for entry in _worth_telling(view, entries, redacted=redacted):
        in_full = texts and entry.seat == seat
        waits = entry.kind in (EntryKind.PAUSE, EntryKind.RESUME)
        made = entry.version in ordered
        for line, about in _lines(view, entry, redacted=redacted, texts=in_full, ordered=made):
            if RESULT in about and (ALL in about or seat in about):
                weight = Weight.RESULT
            elif waits or ALL in about:
                weight = Weight.ALL
            else:
                own = seat == entry.seat or seat in about
                weight = Weight.OWN if own else Weight.OTHERS
            found.append(Line(line, weight))
    return found


def _worth_telling(
    view: PositionView, entries: Iterable[LogEntry], *, redacted: bool
) -> list[LogEntry]:
    """The entries without moves that later ones among them take back."""
    found = list(entries)
    steps = [() if entry.undone else _seen(view, entry, redacted=redacted) for entry in found]
    overtaken = view.presenter.overtaken(steps)
    return [entry for place, entry in enumerate(found) if place not in overtaken]


def told_once(
    entries: Sequence[LogEntry],
    table: Table,
    away: Collection[int] = (),
    *,
    past_waits: bool = False,
) -> list[LogEntry]:
    """The entries without absences and waits that other entries or a message's heading tell.

    That somebody came back tells that they were away, and that the table went on for them; a pause
    of the table's own that goes on stands in the heading, and so does the absence of ``away``.
    ``past_waits``: that the table has waited is told.
    """
    kept: list[LogEntry] = []
    told_back, waits = set(away), table.pause is not None
    resumed: LogEntry | None = None
    for entry in reversed(entries):
        match entry.kind:
            case EntryKind.BACK:
                told_back.add(entry.by or 0)
            case EntryKind.AWAY if entry.by in told_back:
                continue
            case EntryKind.RESUME:
                resumed, waits = entry, False
            case EntryKind.PAUSE:
                by_table = entry.how is Origin.TABLE
                if by_table and resumed is not None and resumed.how is Origin.PERSON:
                    kept.remove(resumed)
                goes_on, waits = waits, False
                over = resumed is not None and not past_waits
                resumed = None
                if entry.how in (Origin.TABLE, Origin.VOTE) and (goes_on or over):
                    continue
        kept.append(entry)
    return kept[::-1]


def _lines(
    view: PositionView,
    entry: LogEntry,
    *,
    redacted: bool,
    texts: bool = False,
    ordered: bool = False,
) -> Iterator[tuple[str, frozenset[Seat | None]]]:
    """An entry's sentences, each with the seats that it is about, if it is about any.

    ``ordered``: a standing order of the reader's made the move.
    """
    said = list(_sentences(view, entry, redacted=redacted, texts=texts))
    if entry.kind not in (EntryKind.ACT, EntryKind.START) and not _unseen(view, entry):
        said.append((_table_change(view, entry), frozenset((entry.seat,))))
    how = {Origin.CLOCK: "by-the-clock", Origin.FORCED: "without-a-choice"}.get(entry.how)
    first = 0
    if ordered:
        how = "by-your-order"
    elif how == "by-the-clock" and entry.kind is EntryKind.ACT and entry.seat == view.viewer:
        how = "by-the-clock-for-you"
    if how in ("by-your-order", "by-the-clock-for-you"):
        own = (place for place, (_, about) in enumerate(said) if view.viewer in about)
        first = next(own, 0)
    for place, (sentence, about) in enumerate(said):
        if how is not None and place == first:
            sentence = view.t(how, what=sentence)
        if entry.undone:
            sentence = view.t("step-undone", what=sentence)
        yield f"• {sentence}", about


def _unseen(view: PositionView, entry: LogEntry) -> bool:
    """Whether the entry took back only what this reader never knew of."""
    hidden = entry.kind is EntryKind.UNDO and entry.action == HIDDEN_UNDO
    return hidden and entry.seat != view.viewer


def _seen(view: PositionView, entry: LogEntry, *, redacted: bool) -> list[Any]:
    """The events of an entry as far as this reader may know them."""
    redact = view.presenter.game.redact
    events = entry.events if redacted else (redact(one, view.viewer) for one in entry.events)
    return [event for event in events if event is not None]


def _sentences(
    view: PositionView, entry: LogEntry, *, redacted: bool, texts: bool
) -> Iterator[tuple[str, frozenset[Seat | None]]]:
    seen, presenter = _seen(view, entry, redacted=redacted), view.presenter
    for known in seen:
        if sentence := view.presentation.describe(known, seen):
            told = view.presentation.card_texts(known, seen) if texts else ()
            sentence = "\n".join((sentence, *(f"*{text}*" for text in told)))
            touched = getattr(known, presenter.touched, None)
            about = frozenset((getattr(known, "seat", None), touched))
            if isinstance(known, presenter.for_all):
                about |= {view.viewer, ALL}
            if isinstance(known, presenter.results):
                about |= {RESULT}
            yield sentence, about


def _table_change(view: PositionView, entry: LogEntry) -> str:
    """The effect of an entry that is no move: an undo, a pause, another player in a seat."""
    table, t = view.table, view.t
    seated = None if entry.by is None else table.seat_of(entry.by)
    who = t("somebody") if seated is None else escaped(seated.name)
    seat = "" if entry.seat is None else seat_title(view.presenter, table, entry.seat, t)
    if entry.kind is EntryKind.SEAT and entry.seating is not None:
        return _seated(view.presenter, seat, entry.seating["from"], entry.seating["to"], t)
    if entry.how in (Origin.TABLE, Origin.VOTE):
        return t(f"step-{entry.kind}-{entry.how}", who=who)
    return t(f"step-{entry.kind}", who=who, seat=seat, change="unknown")


def _seated(
    presenter: GamePresenter,
    seat: str,
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    t: Words,
) -> str:
    """The player of a seat from now on, and in whose stead or place."""
    style, who, left = after["autopilot"], _player(after, t), _player(before, t)
    # Of two former players nobody can tell whether they are the same; back come only who was away.
    same = after["person"] == before["person"] and before["autopilot"] is not None
    if style is not None:
        change = "away" if who else "autopilot"
    elif same and left:
        change = "back"
    else:
        change = "person" if left else "autopilot-left"
    return t(
        "step-seat",
        seat=seat,
        change=change,
        who=who,
        before=left,
        style="" if style is None else presenter.style_label(style, t).text,
    )


def _player(player: Mapping[str, Any], t: Words) -> str:
    """The name of a seat's person as the log keeps them; empty for an autopilot without one."""
    if player.get("former"):
        return t("name-former")
    return escaped(player["name"]) if player["person"] is not None else ""
