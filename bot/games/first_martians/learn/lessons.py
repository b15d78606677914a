"""The rules that the first mission explains where they are met first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.guide import lesson_text
from bot.i18n import Words
from rules.first_martians.events import RuleMet
from rules.first_martians.game import GAME


def lesson_of(rule: str, t: Words) -> str:
    """A rule explained in two or three sentences."""
    return lesson_text(GAME.id, rule, t)


def lessons(events: Sequence[Any], t: Words) -> tuple[str, ...]:
    """The rules that these events met for the first time, but for those a panel explains."""
    met = [event.rule for event in events if isinstance(event, RuleMet) and not event.decision]
    return tuple(lesson_of(rule, t) for rule in met)
