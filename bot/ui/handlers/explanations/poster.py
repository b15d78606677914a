"""The poster of a game: all of its rules and signs on one page, as pictures or as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.errors import TableError
from bot.messages.components.items import ControlId, button, gallery, message, row, text_display
from bot.messages.components.message import Message
from bot.messages.components.text import NEUTRAL
from bot.ui.handlers.explanations.help import number_of, presenter_of
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes

POSTER_LIMIT = 3850
TEXT = 1
"""The page that has the poster in words."""


async def press_poster(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The poster; the control tells the game as for the rules, and its path pictures or text."""
    presenter = await presenter_of(context, control)
    if presenter.poster is None:
        raise TableError("unknown-control")
    t, number = context.t, number_of(context, presenter)
    as_text = control.path == (TEXT,)
    bands = () if as_text else presenter.poster_bands(t)
    title = f"## {t('poster-title', game=presenter.title(t))}"
    items: list[ui.Item[Any]] = [text_display(title), *map(gallery, bands)]
    if as_text:
        items.append(text_display(presenter.poster_text(t), POSTER_LIMIT))
    other = ControlId("poster", 0, number, 0, (0 if as_text else TEXT,))
    label = t("button-poster-pictures" if as_text else "button-poster-text")
    rules = ControlId("rules", 0, number, 0, (0,))
    buttons = [button(other, label), button(rules, t("button-rules"), emoji="📖")]
    return message(NEUTRAL, [*items, row(*buttons)], bands=bands)


ROUTES: Routes = {
    "poster": Route(press_poster),
    "poster-beside": Route(press_poster, beside=True),
}
