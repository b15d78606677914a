"""Reads the board's data file, or a board kept as JSON, and checks it."""

from __future__ import annotations

from rules.core.data_files import GameData, load_toml
from rules.race1969.components.board import Board

FILE = "board.toml"

DATA = GameData(Board, lambda: load_toml("rules.race1969", FILE))
standard_board, content, board_of = DATA.standard, DATA.content, DATA.of
