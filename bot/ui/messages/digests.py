"""Digests: what is worth telling of a round, in one message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.delivery.message import Message
from bot.domain.table import Told
from bot.games.announcement import Announcement
from bot.games.labels import Label
from bot.ui.components.colours import RUNNING
from bot.ui.components.items import (
    ControlId,
    gallery,
    message,
    row,
    select,
    text_display,
)
from bot.ui.components.position_view import PositionView
from bot.ui.components.text import OPTIONS, clip_marked, tail_lines
from bot.ui.messages.announcements import public_events, shown

TEXT_LIMIT = 3600
EARLIER_LIMIT = 1500
LINE_LIMIT = 300


def digest(view: PositionView, chapter: int, told: Sequence[Told]) -> Message:
    """The announcements of a round: the last with its picture, those before it in a line each.

    ``view`` is the public's right after the last of ``told``; all of them can be read in full, with
    their pictures, by the select below.
    """
    t = view.t
    title = f"## {view.presenter.chapter_title(chapter, view.view, t)}"
    if not told:
        return message(RUNNING, [text_display(f"{title}\n{t('digest-empty')}")])
    summaries = [_summary(view, one) for one in told]
    earlier = [f"• {clip_marked(summary, LINE_LIMIT)}" for summary in summaries[:-1]]
    announced = view.presentation.announce(_what(view, told[-1]), _events(view, told[-1]))
    text, bands = shown(announced), announced.bands
    head = tail_lines(earlier, EARLIER_LIMIT) if earlier else ""
    # A story that has a heading of its own needs none above it.
    if earlier or not text.startswith("#"):
        head = f"{title}\n{head}".rstrip()
    items: list[ui.Item[Any]] = [text_display(head)] if head else []
    items += [text_display(text, TEXT_LIMIT - len(head)), *map(gallery, bands)]
    whole = len(told) == 1 and len(announced.pages) == 1 and not announced.beside
    if not whole:
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
