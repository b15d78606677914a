"""Announcements, which stay in the channel: the beginning, single events, the end."""

from __future__ import annotations

from discord import ui

from bot.delivery.message import Message
from bot.domain.deadlines import LOBBY_LIFETIME
from bot.domain.table import LogEntry
from bot.games.base import Announcement, GamePresenter
from bot.i18n import Words
from bot.ui.components.attachments import PictureCache, gallery
from bot.ui.components.colours import FINISHED, RUNNING
from bot.ui.components.containers import message, notice, text_display
from bot.ui.components.controls import ControlId, button, row
from bot.ui.components.table_view import TableView
from bot.ui.components.text import raw_names
from bot.ui.messages.lobby import seat_lines, settings_lines
from render.core.picture import Picture

TEXT_LIMIT = 3500


async def announcement(
    view: TableView, pictures: PictureCache, entry: LogEntry, kind: str, event: int
) -> Message:
    """What the presenter says of an event, with its picture.

    ``view`` is the public's right after ``entry``, of which ``event`` is a position.
    """
    presenter, t = view.face, view.t
    redacted = presenter.game.redact(entry.events[event], None)
    names = raw_names(view.table, t)
    wanted = Announcement(kind, event)

    def make() -> tuple[str, Picture]:
        content, picture = presenter.post(wanted, redacted, view.view, view.people, t)
        if names != view.people:
            # Text wants names escaped, a picture wants them as they are.
            picture = presenter.post(wanted, redacted, view.view, names, t)[1]
        return content, picture

    shown = (presenter.game.id, t.language, view.view, redacted, view.people, names)
    content, picture = await pictures.draw_with_text(f"{kind}.png", make, *shown)
    items: list[ui.Item[ui.LayoutView]] = [text_display(content, TEXT_LIMIT), gallery(picture)]
    return message(RUNNING, items, pictures=[picture])


def idle(presenter: GamePresenter, t: Words) -> Message:
    """A lobby was closed because nothing had happened in it."""
    return notice(t("lobby-idle", game=presenter.title(t), days=LOBBY_LIFETIME.days))


def started(view: TableView) -> Message:
    """The game has begun: who plays, with which settings, and the hash of its seed."""
    t, table = view.t, view.table
    lines = [
        f"## 🚀 {t('announcement-started', game=view.face.title(t))}",
        *seat_lines(view.face, table, t, free=False),
        "",
        *(f"-# {line}" for line in settings_lines(view.face, table, t)[1:]),
        f"-# {t('announcement-seed-hash', hash=table.seed_hash or '')}",
    ]
    return message(RUNNING, [text_display("\n".join(lines), TEXT_LIMIT)])


def finished(view: TableView, fingerprint: str) -> Message:
    """The game is over: its result, its seed and the fingerprint of its exported file."""
    t, table = view.t, view.table
    seed = table.seed.hex() if table.seed is not None else ""
    lines = [
        f"## 🏁 {t('announcement-finished', game=view.face.title(t))}",
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
