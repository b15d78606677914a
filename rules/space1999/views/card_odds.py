"""Chances of what cards bring, in percent, as far as a view knows the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rules.space1999.components.board import Board
from rules.space1999.terms import ENERGY, LAND, MORE_PLANS, RETURN
from rules.space1999.views.view import View

TILE = "tile"
"""In ``program_shares``, the Computer's cards that move a route tile or remove one."""


def tile_chance(view: View) -> int:
    """The chance that a landing brings a route tile: by the cards that lie on no planet.

    None does while the Bank has no tiles left.
    """
    left = Counter(view.board.planet_card_indexes)
    left.subtract(visit.card for visit in view.visits)
    if not any(view.bank) or left.total() <= 0:
        return 0
    cards = view.board.planet_cards
    found = sum(count for index, count in left.items() if cards[index].tiles)
    return round(100 * found / left.total())


def program_shares(board: Board) -> Mapping[str, int]:
    """The shares of the Central Computer's cards by what they bring, ``TILE`` among them."""
    kinds = Counter(
        card.kind if card.kind in (ENERGY, LAND, MORE_PLANS, RETURN) else TILE
        for card in board.program_deck
    )
    shares = dict.fromkeys((TILE, ENERGY, LAND, RETURN, MORE_PLANS), 0)
    return shares | {kind: round(100 * n / kinds.total()) for kind, n in kinds.items()}
