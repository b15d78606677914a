"""Spazio: 1999 as people see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.base import ActionChoice, Announcement, GamePresenter, Label
from bot.games.space1999 import (
    announcements,
    choices,
    event_text,
    names,
    pictures,
    prompts,
    rules_pages,
)
from bot.games.space1999.geometry import Atlas
from bot.i18n import Words
from render.core.picture import Picture
from rules.core.game import Decision, Game, Seat
from rules.space1999 import events as ev
from rules.space1999.components.loading import standard_board
from rules.space1999.game import GAME
from rules.space1999.terms import NEUTRAL, TILE_CARD, TILES
from rules.space1999.views.view import View


class Space1999Face:
    """The face of Spazio: 1999. Each method is a door to one of the modules beside it."""

    game: Game[Any, Any, Any, Any] = GAME
    command = "1999"

    def title(self, t: Words) -> str:
        """Spazio: 1999."""
        return t("space1999-title")

    def seat_label(self, identity: str, t: Words) -> Label:
        """🔵 A, blue."""
        return names.sector_label(identity, t)

    def style_label(self, style: str, t: Words) -> Label:
        """An autopilot's style and how it plays."""
        return Label(t(f"space1999-style-{style}"), t(f"space1999-style-{style}-hint"), "🤖")

    def option_label(self, option: str, t: Words) -> Label:
        """A table option and what it is about."""
        return Label(t(f"space1999-option-{option}"), t(f"space1999-option-{option}-hint"))

    def choice_label(self, option: str, choice: str, t: Words) -> Label:
        """One choice of a table option and what it means."""
        key = f"space1999-option-{option}-{choice}"
        return Label(t(key), t(f"{key}-hint"))

    def headline(self, view: View, people: Sequence[str], t: Words) -> str:
        """Round, the Moon, and whose turn it is; at the end, who won."""
        return prompts.headline(view, people, t)

    def ask(self, view: View, decision: Decision, t: Words) -> str:
        """What the seat does now, for all to read."""
        return prompts.ask(view, decision, t)

    def question(self, view: View, decision: Decision, people: Sequence[str], t: Words) -> str:
        """The panel's text for the seat itself."""
        return prompts.question(view, decision, people, t)

    def decision_picture(
        self, view: View, decision: Decision, people: Sequence[str], t: Words
    ) -> Picture | None:
        """The Monitor for who lays or moves tiles, else the chart with what is in reach."""
        if decision.kind in (TILES, TILE_CARD):
            return pictures.monitor(view, people, t)
        return pictures.board(view, people, t, Atlas(view, decision.seat).choice)

    def choices(
        self, view: View, seat: Seat, actions: Sequence[Any], people: Sequence[str], t: Words
    ) -> tuple[ActionChoice, ...]:
        """Every action with its path."""
        return choices.choices(view, seat, actions, people, t)

    def describe(self, event: Any, view: View, people: Sequence[str], t: Words) -> str | None:
        """The sentence for an event."""
        return event_text.describe(event, view, people, t)

    def posts(self, events: Sequence[Any]) -> tuple[Announcement, ...]:
        """A message for each planet, answer and route that turned out wrong, and for the end."""
        return announcements.posts(events)

    def post(
        self, post: Announcement, event: Any, view: View, people: Sequence[str], t: Words
    ) -> tuple[str, Picture]:
        """Text and picture of such a message."""
        if post.kind == announcements.EXPLORED:
            text = announcements.explored_text(event, view, people, t)
            return text, pictures.planet_card(event, view, people, t)
        if post.kind == announcements.ANSWERED:
            return announcements.answered_text(event, view, people, t), pictures.answer(
                view, people, t
            )
        if post.kind == announcements.CHECKED:
            text = announcements.checked_text(event, view, people, t)
            return text, pictures.check(event, view, people, t)
        if post.kind == announcements.FINAL:
            return announcements.final_text(view, people, t), pictures.final(view, people, t)
        raise ValueError(f"Spazio: 1999 posts no {post.kind}")

    def board(self, view: View, people: Sequence[str], t: Words) -> Picture:
        """The star chart."""
        return pictures.board(view, people, t)

    def more_boards(
        self, view: View, people: Sequence[str], t: Words
    ) -> tuple[Callable[[], Picture], ...]:
        """The Star Monitor."""
        return (lambda: pictures.monitor(view, people, t),)

    def sheet(self, view: View, seat: Seat, people: Sequence[str], t: Words) -> Picture:
        """What lies before a ship's crew."""
        return pictures.sheet(view, seat, people, t)

    def hand(self, view: View, seat: Seat, people: Sequence[str], t: Words) -> Picture | None:
        """The flight plans in hand; ``None`` while there are none."""
        if view.own is None or not view.own.plans:
            return None
        return pictures.hand(view, seat, people, t)

    def hand_text(self, view: View, seat: Seat, people: Sequence[str], t: Words) -> str:
        """The flight plans in hand in words."""
        if view.own is None:
            raise ValueError("a hand is shown to its owner only")
        return prompts.hand(view, t)

    def secrets_changed(self, event: Any, seat: Seat) -> bool:
        """Whether the flight plans in the seat's hand changed."""
        match event:
            case ev.PlanDrawn():
                return event.seat == seat
            case ev.ComputerAnswered():
                return event.seat == seat and event.answer != NEUTRAL
            case _:
                return False

    def rules(self, t: Words) -> tuple[tuple[str, str], ...]:
        """The rules in short."""
        return rules_pages.rules(standard_board(), t)


FACE: GamePresenter = Space1999Face()
