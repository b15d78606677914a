"""The games as they are offered: what each is about, for whom, how long, and how hard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from discord import ui

from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.messages.components.items import gallery, row, text_display
from render.core.picture import Band

ENTRY_LIMIT = 700
"""Characters about one game."""

Buttons = Callable[[GamePresenter], Sequence[ui.Button[Any]]]
"""The ways that lead on from a game's entry."""


def subject_lines(presenter: GamePresenter, t: Words) -> list[str]:
    """The subject of a game, and its usual length."""
    return [f"*{presenter.pitch(t)}*", f"🗓️ {presenter.length(t)}"]


def difficulty_line(presenter: GamePresenter, t: Words) -> str:
    """How hard a game is."""
    return f"🎚️ {presenter.difficulty(t)}"


def players(presenter: GamePresenter, t: Words) -> str:
    """The numbers of people that a game is for; one person may have several seats."""
    game = presenter.game
    least = -(-min(game.seat_counts) // game.seats_per_person)
    text = "about-players" if game.autopilots else "about-players-only"
    return t(text, least=least, most=max(game.seat_counts))


def entries(
    presenters: Iterable[GamePresenter], t: Words, buttons: Buttons, *, pictures: bool
) -> tuple[list[ui.Item[Any]], list[Band]]:
    """An entry for each game with its buttons, perhaps below its picture; and the pictures."""
    items: list[ui.Item[Any]] = []
    shown: list[Band] = []
    for presenter in presenters:
        bands = presenter.cover(t) if pictures else ()
        lines = [
            f"### {presenter.title(t)}",
            *subject_lines(presenter, t),
            f"👥 {players(presenter, t)}",
            difficulty_line(presenter, t),
        ]
        items += [*map(gallery, bands), text_display("\n".join(lines), ENTRY_LIMIT)]
        items.append(row(*buttons(presenter)))
        shown += bands
    return items, shown
