"""Messages that stay in the channel: a game's start, single events of it, its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ButtonStyle, ui

from bot.domain.clocks import LOBBY_LIFETIME
from bot.domain.table import LogEntry
from bot.errors import StaleControl
from bot.games.announcement import FINAL, OPENING, Announcement, AnnouncementText
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.messages.components.items import (
    ControlId,
    after_buttons,
    button,
    gallery,
    message,
    notice,
    row,
    rows,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import PositionView
from bot.messages.components.proof import FINGERPRINT, PROMISE, SEED, proof_control
from bot.messages.components.text import FINISHED, RUNNING
from bot.messages.dice import HASH_SHOWN, start_line
from bot.messages.lobby import seat_lines, start_lines
from render.core.picture import Band
from rules.core.game import Seat

TEXT_LIMIT = 3500
START_LIMIT = 1600
END_LIMIT = 400
PROMISE_LIMIT = 800


def announcement(view: PositionView, entry: LogEntry, what: Announcement, bookmark: int) -> Message:
    """The game's announcement of an event: its first page with its picture.

    ``view`` is the public's right after ``entry``, whose ``bookmark`` stands in the button to the
    other pages.
    """
    announced = view.presentation.announce(what, public_events(view, entry))
    items: list[ui.Item[ui.LayoutView]] = [text_display(announced.pages[0], TEXT_LIMIT)]
    items += map(gallery, announced.bands)
    all_of_entry = view.presenter.announcements(entry.events)
    if len(announced.pages) > 1 and what in all_of_entry:
        place = all_of_entry.index(what)
        label = view.t("button-read-on", count=len(announced.pages))
        items.append(row(button(page_control(view, place, bookmark, 1), label, emoji="📖")))
    return message(RUNNING, items, bands=announced.bands)


def announcement_page(
    view: PositionView, entry: LogEntry, place: int, bookmark: int, page: int
) -> Message:
    """A page of an announcement for one reader, the first with its picture, and the way to others.

    ``view`` is the public's right after ``entry`` in the reader's language, ``place`` the
    announcement's among those of the entry. Raises ``StaleControl`` for a page that isn't there.
    """
    all_of_entry = view.presenter.announcements(entry.events)
    if place >= len(all_of_entry):
        raise StaleControl
    what = all_of_entry[place]
    announced = view.presentation.announce(what, public_events(view, entry))
    pages, bands = announced.pages, announced.bands if page == 0 else ()
    if page >= len(pages):
        raise StaleControl
    t = view.t
    text = pages[page]
    if len(pages) > 1:
        text += f"\n-# {t('announcement-page', page=page + 1, pages=len(pages))}"
    buttons = []
    if page > 0:
        buttons.append(button(page_control(view, place, bookmark, page - 1), t("button-back")))
    if page + 1 < len(pages):
        following = page_control(view, place, bookmark, page + 1)
        buttons.append(button(following, t("button-next"), ButtonStyle.primary))
    items = [text_display(text), *map(gallery, bands), *rows(buttons)]
    return message(RUNNING, items, bands=bands)


def public_events(view: PositionView, entry: LogEntry) -> list[object]:
    """An entry's events as everybody may know them."""
    return [view.presenter.game.redact(event, None) for event in entry.events]


def page_control(view: PositionView, place: int, bookmark: int, page: int) -> ControlId:
    """The control of a page: ``seat`` is the announcement's place, ``token`` the bookmark."""
    return ControlId("read", view.table.id, place, bookmark, (page,))


def shown(announced: AnnouncementText) -> str:
    """The text beside the announcement's picture: no more than the picture doesn't tell."""
    return announced.beside or announced.pages[0]


def idle(presenter: GamePresenter, t: Words) -> Message:
    """A lobby was closed because nothing had happened in it."""
    return notice(t("lobby-idle", game=presenter.title(t), days=LOBBY_LIFETIME.days))


def started(view: PositionView, entry: LogEntry, bookmark: int) -> Message:
    """The game has begun: who plays, with which settings, what its dice follow from, the story.

    ``entry`` is the start, ``bookmark`` the number that names it.
    """
    t, table = view.t, view.table
    if table.promise is None:  # an earlier version began it
        seed_hash = table.seed_hash or ""
        proof = proof_control(table, SEED, seed_hash)
        fair = t("announcement-promise", hash=seed_hash[:HASH_SHOWN])
    else:
        proof = proof_control(table, PROMISE, table.promise.hash)
        fair = start_line(view.presenter, table, table.promise, t)
    lines = [
        f"## 🚀 {t('announcement-started', game=view.title)}",
        *seat_lines(view.presenter, table, t, free=False),
        "",
        *start_lines(view.presenter, table, t),
        f"-# {fair}",
    ]
    head = "\n".join(lines)
    items: list[ui.Item[ui.LayoutView]] = [text_display(head, START_LIMIT)]
    told, bands, more = _part(
        view, entry, bookmark, OPENING, TEXT_LIMIT - min(len(head), START_LIMIT)
    )
    buttons = [*more, button(proof, t("button-proof"), emoji="🎲")]
    return message(RUNNING, [*items, *told, *rows(buttons)], bands=bands)


def end_title(view: PositionView) -> str:
    """That the game is over, or won or lost by all."""
    outcome = view.presenter.game.outcome(view.position.state)
    title = "announcement-finished"
    if outcome is not None and outcome.together:
        title = "announcement-won" if outcome.winners else "announcement-lost"
    return view.t(title, game=view.title)


def finished(
    view: PositionView,
    entry: LogEntry,
    bookmark: int,
    fingerprint: str,
    hints: Mapping[Seat, int],
) -> Message:
    """The game is over: its result, who had how many hints, the fingerprint of its exported file.

    ``entry`` ended it, ``bookmark`` is the number that names it.
    """
    t, table = view.t, view.table
    told, bands, more = _part(view, entry, bookmark, FINAL, TEXT_LIMIT - PROMISE_LIMIT)
    heading = [f"### 🏁 {end_title(view)}", *([] if told else [view.headline])]
    small = [t("announcement-fair", hash=fingerprint[:HASH_SHOWN])]
    if hints:
        people = view.presentation.people
        who = (t("hints-of", who=people[seat], count=count) for seat, count in hints.items())
        small[:0] = [t("announcement-hints", hints=", ".join(who))]
    items = [
        text_display("\n".join(heading), END_LIMIT),
        *told,
        text_display("\n".join(f"-# {line}" for line in small), PROMISE_LIMIT),
    ]
    proof = proof_control(table, FINGERPRINT, fingerprint)
    buttons = [
        *after_buttons(view.presenter, table, t, lost=view.lost),
        *more,
        button(proof, t("button-verify"), emoji="🔍"),
        button(ControlId("story", table.id), t("button-story"), emoji="📰"),
        button(ControlId("export", table.id), t("button-export"), emoji="💾"),
        button(ControlId("log", table.id), t("button-log")),
    ]
    return message(FINISHED, [*items, *rows(buttons)], bands=bands)


def _part(
    view: PositionView, entry: LogEntry, bookmark: int, kind: str, room: int
) -> tuple[list[ui.Item[Any]], tuple[Band, ...], list[ui.Button[Any]]]:
    """The announcement of a kind among the entry's: what is shown, and a button to the rest."""
    for place, what in enumerate(view.presenter.announcements(entry.events)):
        if what.kind != kind:
            continue
        announced = view.presentation.announce(what, public_events(view, entry))
        text = shown(announced)
        items: list[ui.Item[Any]] = [text_display(text, room), *map(gallery, announced.bands)]
        more = []
        if announced.beside or len(announced.pages) > 1 or len(text) > room:
            control = page_control(view, place, bookmark, 0)
            more.append(button(control, view.t("button-details"), emoji="📖"))
        return items, announced.bands, more
    return [], (), []
