"""The data files of all games: marked with their sources, and pinned by a running game."""

from __future__ import annotations

import json
import pickle
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from rules.core.errors import BrokenData
from rules.core.game import Setup
from tests.rules.cases import every_game
from tests.rules.contract import Adapter
from tests.rules.data_file import data_files

NAMES = {"edition", "id", "year", "level"}
"""Keys that only say which thing a table is about."""
SOURCES = {"R": "rulebook", "S": "review", "I": "inferred", "P": "ours"}


def _tables(value: Any) -> list[dict[str, Any]]:
    """The tables that a value is made of, if it is made of tables."""
    return [value] if isinstance(value, dict) else [v for v in value if isinstance(v, dict)]


def _unmarked(path: str, table: dict[str, Any]) -> Iterator[str]:
    """The values without an origin, and the origins without a value."""
    origin = table.get("origin", {})
    for key, value in table.items():
        if key in NAMES or key == "origin":
            continue
        place = f"{path}.{key}"
        parts = _tables(value) if isinstance(value, (dict, list)) else []
        if key in origin:
            continue
        if not parts:
            yield place
        for part in parts:
            yield from _unmarked(place, part)
    yield from (f"{path}.origin.{key}" for key in origin if key not in table)
    yield from (f"{path}.origin.{key}" for key, mark in origin.items() if mark not in SOURCES)


@every_game
def test_every_value_says_where_it_comes_from(adapter: Adapter) -> None:
    files = data_files(adapter.game.id)
    assert files
    for name, text in files.items():
        assert list(_unmarked(name, tomllib.loads(text))) == []


@every_game
def test_content_holds_what_a_game_needs_and_no_origins(adapter: Adapter) -> None:
    game, setup = adapter.game, adapter.setups[0]
    text = json.dumps(game.content(), sort_keys=True)
    assert "origin" not in text
    pinned = Setup(setup.seats, setup.options, json.loads(text))
    assert game.new(pinned, bytes(32)) == game.new(setup, bytes(32))


@every_game
def test_content_is_one_object_in_a_process_from_wherever_it_comes(adapter: Adapter) -> None:
    data = adapter.game.data
    kept = json.loads(json.dumps(adapter.game.content()))
    assert data.of(kept) is data.of(None)
    assert pickle.loads(pickle.dumps(data.of(None))) is data.of(None)


@every_game
def test_a_running_game_keeps_the_edition_that_it_was_started_with(adapter: Adapter) -> None:
    game, setup = adapter.game, adapter.setups[0]
    content = {**game.content(), "edition": "another"}
    pinned = Setup(setup.seats, setup.options, content)
    assert game.new(pinned, bytes(32)) != game.new(setup, bytes(32))


@every_game
@pytest.mark.parametrize("change", ["nothing", "surprise"])
def test_content_that_cannot_be_played_is_refused(adapter: Adapter, change: str) -> None:
    game = adapter.game
    content = {} if change == "nothing" else {**game.content(), change: 1}
    with pytest.raises(BrokenData) as caught:
        game.new(Setup(adapter.setups[0].seats, {}, content), bytes(32))
    assert caught.value.params["file"] == "content"
    assert not any(name in str(caught.value) for name in data_files(game.id))
