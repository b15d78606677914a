"""Cards of tables in threads, and the digests of rounds, as a channel shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.domain.seating import is_full, most_seats
from bot.domain.table import Status, Table, Told
from bot.games.announcement import Announcement
from bot.games.base import GamePresenter
from bot.games.labels import Label
from bot.i18n import Words
from bot.messages.announcements import public_events, shown
from bot.messages.components.items import (
    ControlId,
    button,
    gallery,
    message,
    row,
    select,
    table_link_button,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import PositionView, seat_name
from bot.messages.components.text import (
    OPTIONS,
    RUNNING,
    STATUS_COLOURS,
    clip_marked,
    join_list,
    tail_lines,
)
from bot.messages.game_list import difficulty_line, subject_lines
from bot.messages.lobby import clock_lines

TEXT_LIMIT = 3000

_STANDING = {
    Status.RUNNING: "card-running",
    Status.PAUSED: "card-paused",
    Status.FINISHED: "card-finished",
    Status.CLOSED: "card-closed",
}


def card(presenter: GamePresenter, table: Table, headline: str, t: Words) -> Message:
    """The card of a table: the game's subject, its players, its length, and its state.

    Before the start anybody can join from it, or learn the game. ``headline`` is the result once
    the game is over.
    """
    lobby = table.status is Status.LOBBY
    lines = [f"### 🚀 {presenter.title(t)}", *subject_lines(presenter, t)]
    if lobby:
        lines += [difficulty_line(presenter, t), _seats(presenter, table, t)]
        lines += clock_lines(table, t)[:1]
    else:
        lines += [t(_STANDING[table.status]), f"👥 {_names(presenter, table, t)}"]
        if table.status is Status.FINISHED:
            lines.append(headline)
    buttons: list[ui.Button[Any]] = [table_link_button(table, t)]
    if lobby:
        full = is_full(presenter.game, table)
        join = ControlId("join", table.id)
        take = button(join, t("button-join"), ButtonStyle.success, emoji="🪑", disabled=full)
        buttons.insert(0, take)
        if presenter.learn_topics:
            buttons.append(button(ControlId("learn", table.id), t("button-learn"), emoji="🎓"))
    text = text_display("\n".join(lines), TEXT_LIMIT)
    return message(STATUS_COLOURS[table.status], [text, row(*buttons)])


def opening_card(presenter: GamePresenter, t: Words) -> Message:
    """The card before its table is open: what the game is about."""
    lines = [f"### 🚀 {presenter.title(t)}", *subject_lines(presenter, t)]
    lines.append(difficulty_line(presenter, t))
    return message(STATUS_COLOURS[Status.LOBBY], [text_display("\n".join(lines), TEXT_LIMIT)])


def _seats(presenter: GamePresenter, table: Table, t: Words) -> str:
    most = most_seats(presenter.game, table)
    return t("card-seats", taken=len(table.seats), most=most, who=_names(presenter, table, t))


def _names(presenter: GamePresenter, table: Table, t: Words) -> str:
    return join_list([seat_name(presenter, table, seat, t) for seat in table.seats], t)


DIGESTS_TEXT_LIMIT = 3600
EARLIER_LIMIT = 1500
LINE_LIMIT = 300
LEAST_OF_LAST = 400
"""Characters that the last announcement keeps at least."""


def digest(view: PositionView, chapter: int, told: Sequence[Told]) -> Message:
    """The announcements of a round: the last with its picture, those before it in a line each.

    ``view`` is the public's right after the last of ``told``; all of them can be read in full, with
    their pictures, by the select below.
    """
    t = view.t
    title = f"## {view.presenter.chapter_title(chapter, view.view, t)}"
    if not told:
        return message(RUNNING, [text_display(f"{title}\n{t('digest-empty')}")])
    if all(_what(view, one).in_full for one in told):
        return _in_full(view, chapter, told)
    summaries = [_summary(view, one) for one in told]
    earlier = [f"• {clip_marked(summary, LINE_LIMIT)}" for summary in summaries[:-1]]
    announced = view.presentation.announce(_what(view, told[-1]), _events(view, told[-1]))
    text, bands = shown(announced), announced.bands
    head = tail_lines(earlier, EARLIER_LIMIT) if earlier else ""
    room = DIGESTS_TEXT_LIMIT - len(title) - 1 - max(len(text), LEAST_OF_LAST)
    # The newest story first: what has no room stays a line.
    for at in reversed(range(len(earlier))):
        one = told[at]
        story = view.presentation.retell(_what(view, one), _events(view, one))
        longer = [*earlier[:at], f"{earlier[at]}\n{story}", *earlier[at + 1 :]]
        if story and sum(len(each) + 1 for each in longer) <= room:
            earlier = longer
            head = "\n".join(earlier)
    # A story that has a heading of its own needs none above it.
    if earlier or not text.startswith("#"):
        head = f"{title}\n{head}".rstrip()
    items: list[ui.Item[Any]] = [text_display(head)] if head else []
    items += [text_display(text, DIGESTS_TEXT_LIMIT - len(head)), *map(gallery, bands)]
    whole = len(told) == 1 and len(announced.pages) == 1 and not announced.beside
    if not whole:
        items.append(_reader(view, chapter, told, summaries))
    return message(RUNNING, items, bands=bands)


def _in_full(view: PositionView, chapter: int, told: Sequence[Told]) -> Message:
    """Announcements at length, one below the other, with the pictures of the first."""
    announced = [view.presentation.announce(_what(view, one), _events(view, one)) for one in told]
    bands = announced[0].bands
    texts = [shown(each) for each in announced]
    later = "\n\n".join(texts[1:])
    first = text_display(texts[0], max(DIGESTS_TEXT_LIMIT - len(later), EARLIER_LIMIT))
    items: list[ui.Item[Any]] = [first, *map(gallery, bands)]
    if later:
        items.append(text_display(later, DIGESTS_TEXT_LIMIT - EARLIER_LIMIT))
    if len(told) > 1 or any(len(each.pages) > 1 for each in announced):
        summaries = [_summary(view, one) for one in told]
        items.append(_reader(view, chapter, told, summaries))
    return message(RUNNING, items, bands=bands)


def _reader(
    view: PositionView, chapter: int, told: Sequence[Told], summaries: Sequence[str]
) -> ui.ActionRow[Any]:
    """The select of announcements to read, the newest first."""
    latest = zip(told[-OPTIONS:], summaries[-OPTIONS:], strict=True)
    options = [
        (f"{one.bookmark}-{one.place}", Label(summary.partition("\n")[0].replace("*", "")))
        for one, summary in reversed([*latest])
    ]
    control = ControlId("pick-read", view.table.id, 0, 0, (chapter,))
    return row(select(control, options, view.t("digest-read")))


def _what(view: PositionView, one: Told) -> Announcement:
    return view.presenter.announcements(one.entry.events)[one.place]


def _events(view: PositionView, one: Told) -> list[object]:
    return public_events(view, one.entry)


def _summary(view: PositionView, one: Told) -> str:
    return view.presentation.summarize(_what(view, one), _events(view, one))
