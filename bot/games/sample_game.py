"""A recorded game of a public seed: the position that pictures in explanations are drawn from."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from rules.core.game import AnyGame, Setup

FILE = "sample_game.toml"


def sample_state(game: AnyGame, package: str) -> Any:
    """The state that the record in a package leads to.

    ``python -m tools.sample_game`` writes such records. Raises ``IllegalAction`` or
    ``UnreadableAction`` if the rules have changed since.
    """
    return replay_record(game, resources.files(package).joinpath(FILE).read_text(encoding="utf-8"))


def replay_record(game: AnyGame, text: str) -> Any:
    """The same for a record's text."""
    record = tomllib.loads(text)
    setup = Setup(tuple(record["seats"]), record["options"])
    state = game.new(setup, bytes.fromhex(record["seed"])).state
    for move in record["moves"].splitlines():
        seat, action = move.split(" ", 1)
        state = game.apply(state, int(seat), game.parse_action(action)).state
    return state
