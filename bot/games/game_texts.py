"""Texts about a game before and beside its tables, which every game has in the catalogs.

Their ids begin with the game's own: ``<id>-pitch``, ``<id>-length``, ``<id>-choose-identity``,
``<id>-option-<option>`` and ``<id>-option-<option>-<choice>`` (these two with ``…-hint``); for each
of its ``rules_topics`` a page of the rules, ``<id>-rules-<topic>`` with ``…-heading``; for each of
its ``learn_topics`` a card, ``<id>-learn-<topic>``, likewise.
"""

from __future__ import annotations

from bot.games.base import GamePresenter
from bot.games.labels import Label, hinted_label
from bot.i18n import Words
from render.core.picture import Band


def pitch(presenter: GamePresenter, t: Words) -> str:
    """The game's subject, in one sentence."""
    return t(f"{presenter.game.id}-pitch")


def length(presenter: GamePresenter, t: Words) -> str:
    """The usual length of a game, in words."""
    return t(f"{presenter.game.id}-length")


def choose_identity(presenter: GamePresenter, t: Words) -> str:
    """The text of the lobby's button to choose an identity, such as ``Choose nation``."""
    return t(f"{presenter.game.id}-choose-identity")


def option_label(presenter: GamePresenter, option: str, t: Words) -> Label:
    """A table option and what it is about."""
    return hinted_label(f"{presenter.game.id}-option-{option}", t)


def choice_label(presenter: GamePresenter, option: str, choice: str, t: Words) -> Label:
    """One choice of a table option and what it means."""
    return hinted_label(f"{presenter.game.id}-option-{option}-{choice}", t)


def rules_pages(presenter: GamePresenter, t: Words) -> tuple[tuple[str, str], ...]:
    """The rules in short, as ``(heading, text)`` pages of at most 1,500 characters."""
    figures = presenter.rules_figures(t)
    pages = [f"{presenter.game.id}-rules-{topic}" for topic in presenter.rules_topics]
    return tuple((t(f"{page}-heading"), t(page, **figures)) for page in pages)


def learn_card(
    presenter: GamePresenter, number: int, t: Words
) -> tuple[str, str, tuple[Band, ...]]:
    """A card's heading, its text of at most 700 characters, and its picture."""
    topic, bands = [*presenter.learn_topics.items()][number]
    card = f"{presenter.game.id}-learn-{topic}"
    return t(f"{card}-heading"), t(card, **presenter.rules_figures(t)), bands(t)
