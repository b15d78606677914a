"""Announcements, which stay in the channel: the beginning, single events, the end."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.delivery.message import Message
from bot.domain.deadlines import LOBBY_LIFETIME
from bot.domain.table import LogEntry
from bot.errors import StaleControl
from bot.games.base import Announcement, GamePresenter
from bot.i18n import Words
from bot.ui.components.colours import FINISHED, RUNNING
from bot.ui.components.items import (
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
from bot.ui.components.position_view import PositionView
from bot.ui.messages.lobby import seat_lines, settings_lines

TEXT_LIMIT = 3500


def announcement(view: PositionView, entry: LogEntry, what: Announcement, bookmark: int) -> Message:
    """The game's announcement of an event: its first page with its picture.

    ``view`` is the public's right after ``entry``, whose ``bookmark`` stands in the button to the
    other pages.
    """
    announced = view.presentation.announce(what, _public(view, entry))
    items: list[ui.Item[ui.LayoutView]] = [text_display(announced.pages[0], TEXT_LIMIT)]
    items += map(gallery, announced.bands)
    all_of_entry = view.presenter.announcements(entry.events)
    if len(announced.pages) > 1 and what in all_of_entry:
        place = all_of_entry.index(what)
        label = view.t("button-read-on", count=len(announced.pages))
        items.append(row(button(_page_control(view, place, bookmark, 1), label, emoji="📖")))
    return message(RUNNING, items, bands=announced.bands)


def announcement_page(
    view: PositionView, entry: LogEntry, place: int, bookmark: int, page: int
) -> Message:
    """A page of an announcement for one reader, with buttons to those beside it.

    ``view`` is the public's right after ``entry`` in the reader's language, ``place`` the
    announcement's among those of the entry. Raises ``StaleControl`` for a page that isn't there.
    """
    all_of_entry = view.presenter.announcements(entry.events)
    if place >= len(all_of_entry):
        raise StaleControl
    what = all_of_entry[place]
    pages = view.presentation.announce(what, _public(view, entry)).pages
    if page >= len(pages):
        raise StaleControl
    t = view.t
    number = f"-# {t('announcement-page', page=page + 1, pages=len(pages))}"
    buttons = []
    if page > 0:
        buttons.append(button(_page_control(view, place, bookmark, page - 1), t("button-back")))
    if page + 1 < len(pages):
        following = _page_control(view, place, bookmark, page + 1)
        buttons.append(button(following, t("button-next"), ButtonStyle.primary))
    return message(RUNNING, [text_display(f"{pages[page]}\n{number}"), *rows(buttons)])


def _public(view: PositionView, entry: LogEntry) -> list[object]:
    """An entry's events as everybody may know them."""
    return [view.presenter.game.redact(event, None) for event in entry.events]


def _page_control(view: PositionView, place: int, bookmark: int, page: int) -> ControlId:
    """The control of a page: ``seat`` is the announcement's place, ``token`` the bookmark."""
    return ControlId("read", view.table.id, place, bookmark, (page,))


def idle(presenter: GamePresenter, t: Words) -> Message:
    """A lobby was closed because nothing had happened in it."""
    return notice(t("lobby-idle", game=presenter.title(t), days=LOBBY_LIFETIME.days))


def started(view: PositionView) -> Message:
    """The game has begun: who plays, with which settings, and the hash of its seed."""
    t, table = view.t, view.table
    lines = [
        f"## 🚀 {t('announcement-started', game=view.presenter.title(t))}",
        *seat_lines(view.presenter, table, t, free=False),
        "",
        *(f"-# {line}" for line in settings_lines(view.presenter, table, t)[1:]),
        f"-# {t('announcement-seed-hash', hash=table.seed_hash or '')}",
    ]
    return message(RUNNING, [text_display("\n".join(lines), TEXT_LIMIT)])


def end_title(view: PositionView) -> str:
    """That the game is over, or won or lost by all."""
    outcome = view.presenter.game.outcome(view.position.state)
    title = "announcement-finished"
    if outcome is not None and outcome.together:
        title = "announcement-won" if outcome.winners else "announcement-lost"
    return view.t(title, game=view.presenter.title(view.t))


def finished(view: PositionView, fingerprint: str) -> Message:
    """The game is over: its result, its seed and the fingerprint of its exported file."""
    t, table = view.t, view.table
    seed = table.seed.hex() if table.seed is not None else ""
    lines = [
        f"## 🏁 {end_title(view)}",
        view.headline,
        f"-# {t('announcement-seed', seed=seed, hash=table.seed_hash or '')}",
        f"-# {t('announcement-fingerprint', hash=fingerprint)}",
    ]
    buttons = [
        *after_buttons(view.presenter, table, t, lost=view.lost),
        button(ControlId("verify", table.id), t("button-verify"), emoji="🔍"),
        button(ControlId("export", table.id), t("button-export"), emoji="💾"),
        button(ControlId("log", table.id), t("button-log")),
    ]
    return message(FINISHED, [text_display("\n".join(lines), TEXT_LIMIT), *rows(buttons)])
