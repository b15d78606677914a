"""Reads the board's data file, or a board kept as JSON, and checks it."""

from __future__ import annotations

from rules.core.data_files import GameData, load_toml
from rules.space1999.components.board import Board
from rules.space1999.components.board_validation import check_board

FILE = "components.toml"

DATA = GameData(Board, lambda: load_toml("rules.space1999.components", FILE), check_board)
standard_board, content, board_of = DATA.standard, DATA.content, DATA.of
