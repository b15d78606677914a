"""The boards and cards that come with the game keep to what the rulebook says of them."""

from __future__ import annotations

from rules.space1999.board_data import standard_board
from rules.space1999.terms import CONDITIONS


def test_decks_and_tiles_are_as_many_as_the_rulebook_counts() -> None:
    board = standard_board()
    assert board.tiles.straight + board.tiles.curve == 40
    assert sum(card.count for card in board.planet_cards) == len(board.chart.planets) == 24
    assert sum(board.moon_cards.copies) == 24
    assert len(board.plan_deck) == len(board.program_deck) == 36
    assert board.computer.ok + board.computer.negative + board.computer.neutral == 100


def test_a_sweep_of_all_planets_gives_each_of_four_a_route() -> None:
    board = standard_board()
    found = sum(CONDITIONS.index(card.conditions) * card.count for card in board.planet_cards)
    assert found >= 4 * (board.monitor.size // 2)
