"""Chapters of a game: the rounds that one digest tells, by number and heading."""

from __future__ import annotations

from typing import Any

from bot.games.base import GamePresenter, no_round
from bot.i18n import Words


def chapter_of(presenter: GamePresenter, state: Any) -> int:
    """The number of the digest that tells of a state's round."""
    view = presenter.game.view(state, None)
    return max(0, presenter.round_of(view) - 1) // presenter.rounds_per_digest(view)


def chapter_title(presenter: GamePresenter, chapter: int, view: Any, t: Words) -> str:
    """The heading of a digest: its rounds, or the game's name where it has none.

    ``view`` is right after what it tells last: rounds that may never come aren't named.
    """
    if presenter.round_of is no_round:
        return presenter.title(t)
    rounds = presenter.rounds_per_digest(view)
    first = chapter * rounds + 1
    if rounds == 1:
        return t(f"{presenter.game.id}-replay-round", round=str(first))
    last = first + rounds - 1
    if presenter.round_of(view) < last:
        return t(f"{presenter.game.id}-digest-from", first=first)
    return t(f"{presenter.game.id}-digest-rounds", first=first, last=last)
