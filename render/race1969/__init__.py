"""The pictures of 1969: each takes a view, display names by seat, and the words of a language."""

from render.race1969.board import board
from render.race1969.final import final
from render.race1969.hand import hand
from render.race1969.reveal import reveal
from render.race1969.sheets import sheets

__all__ = ["board", "final", "hand", "reveal", "sheets"]
