"""1969 as people see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.base import ActionChoice, Announcement, GamePresenter, Label
from bot.games.race1969 import (
    announcements,
    choices,
    event_text,
    names,
    pictures,
    prompts,
    rules_pages,
)
from bot.i18n import Words
from render.core.picture import Picture
from rules.core.game import AnyGame, Decision, Seat
from rules.race1969 import events as ev
from rules.race1969.components.loading import standard_board
from rules.race1969.game import GAME
from rules.race1969.views.view import View

HAND_EVENTS = (ev.CardsDrawn, ev.CardDiscarded, ev.CardPlayed, ev.CardTaken)
"""What changes a hand wherever it befalls the hand's owner."""


class Race1969Face:
    """The face of 1969. Each method is a door to one of the modules beside it."""

    game: AnyGame = GAME
    command = "1969"

    def title(self, t: Words) -> str:
        """1969."""
        return t("race1969-title")

    def seat_label(self, identity: str, t: Words) -> Label:
        """🔶 USSR."""
        return names.nation_label(identity, t)

    def style_label(self, style: str, t: Words) -> Label:
        """An autopilot's style and how it plays."""
        return Label(t(f"race1969-style-{style}"), t(f"race1969-style-{style}-hint"), "🤖")

    def option_label(self, option: str, t: Words) -> Label:
        """A table option and what it is about."""
        return Label(t(f"race1969-option-{option}"), t(f"race1969-option-{option}-hint"))

    def choice_label(self, option: str, choice: str, t: Words) -> Label:
        """One choice of a table option and what it means."""
        key = f"race1969-option-{option}-{choice}"
        return Label(t(key), t(f"{key}-hint"))

    def headline(self, view: View, people: Sequence[str], t: Words) -> str:
        """Year, phase and the launch under way; at the end, who won."""
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
        """The cards, for whoever chooses in secret."""
        return self.hand(view, decision.seat, people, t) if decision.secret else None

    def choices(
        self, view: View, seat: Seat, actions: Sequence[Any], people: Sequence[str], t: Words
    ) -> tuple[ActionChoice, ...]:
        """Every action with its path."""
        return choices.choices(view, seat, actions, people, t)

    def describe(self, event: Any, view: View, people: Sequence[str], t: Words) -> str | None:
        """The sentence for an event."""
        return event_text.describe(event, view, people, t)

    def posts(self, events: Sequence[Any]) -> tuple[Announcement, ...]:
        """A message for each flight's end, and one for the final score."""
        return announcements.posts(events)

    def post(
        self, post: Announcement, event: Any, view: View, people: Sequence[str], t: Words
    ) -> tuple[str, Picture]:
        """Text and picture of such a message."""
        if post.kind == announcements.REVEAL:
            return announcements.reveal_text(view, people, t), pictures.reveal(view, people, t)
        if post.kind == announcements.FINAL:
            return announcements.final_text(view, people, t), pictures.final(view, people, t)
        raise ValueError(f"1969 posts no {post.kind}")

    def board(self, view: View, people: Sequence[str], t: Words) -> Picture:
        """The whole board."""
        return pictures.board(view, people, t)

    def more_boards(
        self, view: View, people: Sequence[str], t: Words
    ) -> tuple[Callable[[], Picture], ...]:
        """None: there is one board."""
        return ()

    def sheet(self, view: View, seat: Seat, people: Sequence[str], t: Words) -> Picture:
        """A nation's two research sheets."""
        return pictures.sheet(view, seat, people, t)

    def hand(self, view: View, seat: Seat, people: Sequence[str], t: Words) -> Picture | None:
        """The nation's espionage cards; ``None`` while it has none."""
        own = view.own
        if own is None or not (own.hand or own.play):
            return None
        return pictures.hand(view, seat, people, t)

    def hand_text(self, view: View, seat: Seat, people: Sequence[str], t: Words) -> str:
        """The nation's cards, its play and its sealed trade in words."""
        own = view.own
        if own is None:
            raise ValueError("a hand is shown to its owner only")
        lines = [
            t(
                "race1969-hand",
                count=len(own.hand),
                cards=names.cards(own.hand),
                points=sum(own.hand),
            )
        ]
        if own.play:
            lines.append(
                t(
                    "race1969-hand-play",
                    count=len(own.play),
                    cards=names.cards(own.play),
                    points=sum(own.play),
                    sealed="yes" if own.sealed else "no",
                )
            )
        if own.trade is not None:
            lines.append(t("race1969-hand-trade", points=own.trade))
        return "\n".join(lines)

    def secrets_changed(self, event: Any, seat: Seat) -> bool:
        """Whether the seat's hand, play or sealed trade changed."""
        if isinstance(event, ev.PlaysRevealed):
            return any(player == seat for player, _ in event.plays)
        if isinstance(event, (*HAND_EVENTS, ev.TradeSealed, ev.PlaySealed)):
            return event.seat == seat
        return False

    def rules(self, t: Words) -> tuple[tuple[str, str], ...]:
        """The rules in short."""
        return rules_pages.rules(standard_board(), t)


FACE: GamePresenter = Race1969Face()
