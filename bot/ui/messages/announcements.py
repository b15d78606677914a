"""Announcements, which stay in the channel: the beginning, single events, the end."""

from __future__ import annotations

from discord import ui

from bot.delivery.message import Message
from bot.domain.deadlines import LOBBY_LIFETIME
from bot.domain.table import LogEntry
from bot.games.base import Announcement, GamePresenter
from bot.i18n import Words
from bot.ui.components.attachments import gallery
from bot.ui.components.colours import FINISHED, RUNNING
from bot.ui.components.items import ControlId, button, message, notice, row, text_display
from bot.ui.components.table_view import TableView
from bot.ui.messages.lobby import seat_lines, settings_lines

TEXT_LIMIT = 3500


async def announcement(view: TableView, entry: LogEntry, kind: str, event: int) -> Message:
    """What the game announces of an event, with its picture.

    ``view`` is the public's right after ``entry``, of which ``event`` is a position.
    """
    redacted = view.presenter.game.redact(entry.events[event], None)
    announced = view.presentation.announce(Announcement(kind, event), redacted)
    items: list[ui.Item[ui.LayoutView]] = [text_display(announced.pages[0], TEXT_LIMIT)]
    picture = await view.announcement_picture(kind, announced, redacted)
    if picture is not None:
        items.append(gallery(picture))
    return message(RUNNING, items, pictures=[picture])


def idle(presenter: GamePresenter, t: Words) -> Message:
    """A lobby was closed because nothing had happened in it."""
    return notice(t("lobby-idle", game=presenter.title(t), days=LOBBY_LIFETIME.days))


def started(view: TableView) -> Message:
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


def finished(view: TableView, fingerprint: str) -> Message:
    """The game is over: its result, its seed and the fingerprint of its exported file."""
    t, table = view.t, view.table
    seed = table.seed.hex() if table.seed is not None else ""
    lines = [
        f"## 🏁 {t('announcement-finished', game=view.presenter.title(t))}",
        view.headline,
        f"-# {t('announcement-seed', seed=seed, hash=table.seed_hash or '')}",
        f"-# {t('announcement-fingerprint', hash=fingerprint)}",
    ]
    buttons = row(
        button(ControlId("verify", table.id), t("button-verify"), emoji="🔍"),
        button(ControlId("export", table.id), t("button-export"), emoji="💾"),
        button(ControlId("log", table.id), t("button-log")),
    )
    return message(FINISHED, [text_display("\n".join(lines), TEXT_LIMIT), buttons])
