"""A game's view presented to a reader, and decisions of played games with their choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.games import PRESENTERS
from bot.games.base import Presentation
from bot.games.labels import ActionChoice
from bot.i18n import words
from rules.core.events import Transition
from rules.core.game import Decision, GameDefinition

WORST_NAME = "\\*" * 32
"""The longest that an escaped display name of 32 characters gets."""


def present(game: str, view: Any, people: Sequence[str], language: str = "en") -> Presentation:
    """A view of a game as a reader of the language sees it, with the same names on pictures."""
    return PRESENTERS[game](view, people, people, words(language))


@dataclass(frozen=True)
class Moment:
    """A decision in a game: what led to it, the state, and what may be done."""

    game: GameDefinition[Any, Any, Any, Any]
    transition: Transition[Any, Any]
    decision: Decision
    actions: tuple[Any, ...]

    @property
    def view(self) -> Any:
        """The game as the deciding seat sees it."""
        return self.game.view(self.transition.state, self.decision.seat)

    def presented(self, people: Sequence[str], language: str = "en") -> Presentation:
        """The deciding seat's view as its player reads it."""
        return present(self.game.id, self.view, people, language)

    def choices(self, people: Sequence[str], language: str = "en") -> tuple[ActionChoice, ...]:
        """What may be done, with labels."""
        return self.presented(people, language).choices(self.decision.seat, self.actions)
