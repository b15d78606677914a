"""Every registered game and its tables, as pytest's parameters; long games are soak's."""

from __future__ import annotations

import importlib

import pytest

from rules.games import GAMES
from tests.rules.contract import Adapter


def adapters() -> list[Adapter]:
    """One adapter for every registered game."""
    return [importlib.import_module(f"tests.rules.{name}.adapter").ADAPTER for name in GAMES]


every_game = pytest.mark.parametrize("adapter", adapters(), ids=lambda adapter: adapter.game.id)
games_with_orders = pytest.mark.parametrize(
    "adapter",
    [adapter for adapter in adapters() if adapter.game.orders],
    ids=lambda adapter: adapter.game.id,
)
every_table = pytest.mark.parametrize(
    ("adapter", "setup"),
    [
        pytest.param(
            adapter,
            setup,
            id=f"{adapter.game.id}-{number}",
            marks=() if adapter.quick is None or number < adapter.quick else pytest.mark.soak,
        )
        for adapter in adapters()
        for number, setup in enumerate(adapter.setups)
    ],
)
