"""How a table works, on one page."""

from __future__ import annotations

from bot.delivery.message import Message
from bot.ui.components.colours import QUIET
from bot.ui.components.containers import message, separator, text
from bot.ui.interactions.context import Context

PARTS = ("play", "secrets", "clock", "table", "fair")


def help_page(visit: Context) -> Message:
    """The five things that a new player should know."""
    t = visit.t
    body = "\n\n".join(f"**{t(f'help-{part}-title')}**\n{t(f'help-{part}')}" for part in PARTS)
    return message(QUIET, [text(f"## 🚀 {t('help-title')}"), separator(), text(body, 3500)])
