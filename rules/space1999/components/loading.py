"""Reads the board's data file, or a board kept as JSON, and checks it."""

from __future__ import annotations

import json
from functools import lru_cache

from rules.core.datafile import Document, load_toml, validate
from rules.core.errors import BrokenData
from rules.core.game import Json
from rules.space1999.components.board import Board
from rules.space1999.components.board_validation import Flaw, check_board

FILE = "components.toml"


@lru_cache(maxsize=1)
def standard_board() -> Board:
    """The board shipped with the program; raises ``BrokenData`` naming file, line and field."""
    return checked_board(load_toml("rules.space1999.components", FILE))


def content() -> Json:
    """The standard board as JSON without the origins, for ``Setup.content``."""
    return json.loads(_content())


@lru_cache(maxsize=1)
def _content() -> str:
    return standard_board().model_dump_json()


def board_of(data: Json) -> Board:
    """The board that ``content`` gave, one for all games on equal boards.

    ``None`` stands for the standard board, without its origins as in any other content, so that
    states are equal whether a table has kept its content or not. Raises ``BrokenData`` naming the
    field.
    """
    return _board_of(json.dumps(content() if data is None else data, sort_keys=True))


@lru_cache(maxsize=32)
def _board_of(text: str) -> Board:
    return checked_board(json.loads(text))


def checked_board(source: Document | Json) -> Board:
    """The board of a document or of plain JSON, if the game can be played on it.

    Raises ``BrokenData``, with the line of the value where the source is a document.
    """
    board = validate(Board, source)
    try:
        check_board(board)
    except Flaw as flaw:
        raise BrokenData(
            "invalid-data",
            file=source.name if isinstance(source, Document) else "content",
            line=source.line_of(flaw.path) if isinstance(source, Document) else 0,
            field=".".join(map(str, flaw.path)),
            why=flaw.why,
        ) from flaw
    return board
