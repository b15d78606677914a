"""The board that the first tables began with, frozen.

Tests of the rules are played on it, since they name its nodes, planets and cards, and so that the
board that ships can be tuned without them.
"""

from __future__ import annotations

from pathlib import Path

from rules.core.data_files import Document, GameData
from rules.space1999.board import Board
from rules.space1999.board_data import check_board

_FILE = Path(__file__).parent / "designed_1.toml"
_DATA = GameData(
    Board, lambda: Document(_FILE.name, _FILE.read_text(encoding="utf-8")), check_board
)
first_content = _DATA.content


def first_board() -> Board:
    """The value of ``first_content``, the same that a table with this content has."""
    return _DATA.of(None)
