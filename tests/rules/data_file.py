"""A game's data file, as it ships and with something broken in it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from rules.core.data_files import Document
from rules.core.errors import BrokenData

FILE = "board.toml"


def text_of(game: str) -> str:
    """The data file that ships with a game."""
    return resources.files(f"rules.{game}").joinpath(FILE).read_text(encoding="utf-8")


def data_files(game: str) -> dict[str, str]:
    """Every data file that ships with a game, by its name."""
    folder = Path(str(resources.files(f"rules.{game}")))
    return {file.name: file.read_text(encoding="utf-8") for file in folder.rglob("*.toml")}


def broken(
    text: str, check: Callable[[Document], Any], *changes: tuple[str, str]
) -> tuple[str, dict[str, object], str]:
    """Break a file; return the reason, its params, and the line that they name."""
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    with pytest.raises(BrokenData) as caught:
        check(Document(FILE, text))
    params = caught.value.params
    assert params["file"] == FILE
    assert params["why"]
    line = params["line"]
    assert isinstance(line, int)
    return caught.value.reason, params, text.splitlines()[line - 1]
