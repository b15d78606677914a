"""Malfunction cards as their data file gives them."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from pydantic import Field

from rules.core.data_files import StrictModel
from rules.first_martians.components.effects import Effects
from rules.first_martians.components.field_types import DISTINCT, Id, known
from rules.first_martians.terms import BLOCKS


class MalfunctionCard(StrictModel):
    """A card of a block's deck: its category, and a facility (or family) as its other keyword.

    Where that facility is shut down, or isn't built, the card is discarded without effect.
    """

    id: Id
    block: Annotated[str, known(BLOCKS)]
    category: Id
    facility: Id | None = None
    effects: Annotated[Effects, Field(min_length=1)]

    def has_keyword(self, keyword: str) -> bool:
        """Whether one of the two keywords is this."""
        return keyword in (self.category, self.facility)


class Malfunctions(StrictModel):
    """The three decks in one list."""

    cards: Annotated[tuple[MalfunctionCard, ...], Field(min_length=3), DISTINCT]

    @cached_property
    def card(self) -> dict[str, MalfunctionCard]:
        """Cards by id."""
        return {each.id: each for each in self.cards}

    @cached_property
    def decks(self) -> dict[str, tuple[str, ...]]:
        """The ids of each block's cards, unshuffled."""
        return {
            block: tuple(card.id for card in self.cards if card.block == block) for block in BLOCKS
        }
