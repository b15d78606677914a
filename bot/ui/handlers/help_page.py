"""How a table works, on one page."""

from __future__ import annotations

from bot.delivery.message import Screen
from bot.ui.components.colours import QUIET
from bot.ui.components.containers import line, screen, text
from bot.ui.interactions.context import Visit

PARTS = ("play", "secrets", "clock", "table", "fair")


def help_page(visit: Visit) -> Screen:
    """The five things that a new player should know."""
    t = visit.t
    body = "\n\n".join(f"**{t(f'help-{part}-title')}**\n{t(f'help-{part}')}" for part in PARTS)
    return screen(QUIET, [text(f"## 🚀 {t('help-title')}"), line(), text(body, 3500)])
