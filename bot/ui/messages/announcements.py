"""Messages that stay in the channel: the beginning, what deserves one by itself, the end."""

from __future__ import annotations

from bot.custom_ids import ControlId
from bot.delivery.message import Message
from bot.domain.deadlines import LOBBY_LIFETIME
from bot.domain.table import LogEntry
from bot.games.base import Announcement, GamePresenter
from bot.i18n import Words
from bot.ui.components.attachments import gallery
from bot.ui.components.colours import FINISHED, RUNNING
from bot.ui.components.containers import Piece, message, text
from bot.ui.components.controls import button, row
from bot.ui.components.notes import notice
from bot.ui.components.table_view import TableView
from bot.ui.messages.lobby import seat_lines, terms

POST_LIMIT = 3500


async def post(scene: TableView, step: LogEntry, kind: str, event: int) -> Message:
    """What the game announces of an event; ``scene`` is the public's right after it."""
    happened = scene.face.game.redact(step.events[event], None)
    announced = scene.presentation.announce(Announcement(kind, event), happened)
    pieces: list[Piece] = [text(announced.pages[0], POST_LIMIT)]
    drawn = await scene.announcement_picture(kind, announced, happened)
    if drawn is not None:
        pieces.append(gallery(drawn))
    return message(RUNNING, pieces, pictures=[drawn])


def idle(face: GamePresenter, t: Words) -> Message:
    """A lobby was closed because nothing had happened in it for a while."""
    said = t("lobby-idle", game=face.title(t), days=LOBBY_LIFETIME.days)
    return notice(said)


def started(scene: TableView) -> Message:
    """The game has begun: who plays, how, and the promise that the dice are fair."""
    t, table = scene.t, scene.table
    lines = [
        f"## 🚀 {t('post-started', game=scene.face.title(t))}",
        *seat_lines(scene.face, table, t, free=False),
        "",
        *(f"-# {line}" for line in terms(scene.face, table, t)[1:]),
        f"-# {t('post-promise', hash=table.seed_hash or '')}",
    ]
    return message(RUNNING, [text("\n".join(lines), POST_LIMIT)])


def finished(scene: TableView, fingerprint: str) -> Message:
    """The game is over: the seed, what it promised, and the fingerprint of the game's file."""
    t, table = scene.t, scene.table
    seed = table.seed.hex() if table.seed is not None else ""
    lines = [
        f"## 🏁 {t('post-finished', game=scene.face.title(t))}",
        scene.headline,
        f"-# {t('post-seed', seed=seed, hash=table.seed_hash or '')}",
        f"-# {t('post-fingerprint', hash=fingerprint)}",
    ]
    buttons = row(
        button(ControlId("verify", table.id), t("button-verify"), emoji="🔍"),
        button(ControlId("export", table.id), t("button-export"), emoji="💾"),
        button(ControlId("log", table.id), t("button-log")),
    )
    return message(FINISHED, [text("\n".join(lines), POST_LIMIT), buttons])
