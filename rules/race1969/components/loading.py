"""Reads the board's data file, or a board kept as JSON, and checks it."""

from __future__ import annotations

import json
from functools import lru_cache

from rules.core.datafile import load_toml, validate
from rules.core.game import Json
from rules.race1969.components.board import Board

FILE = "components.toml"


@lru_cache(maxsize=1)
def standard_board() -> Board:
    """The board shipped with the program; raises ``BrokenData`` naming file, line and field."""
    return validate(Board, load_toml("rules.race1969.components", FILE))


def content() -> Json:
    """The standard board as JSON without the origins, for ``Setup.content``."""
    return json.loads(_content())


@lru_cache(maxsize=1)
def _content() -> str:
    return standard_board().model_dump_json()


def board_of(data: Json) -> Board:
    """The board that ``content`` gave, one for all games on equal boards.

    ``None`` stands for the standard board. Raises ``BrokenData`` naming the field.
    """
    return _board_of(json.dumps(content() if data is None else data, sort_keys=True))


@lru_cache(maxsize=32)
def _board_of(text: str) -> Board:
    return validate(Board, json.loads(text))
