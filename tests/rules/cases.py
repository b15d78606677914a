"""Every registered game and its tables, as pytest's parameters; long games are soak's."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection

import pytest

from rules.games import GAMES
from tests.rules.contract import Adapter


def adapters() -> list[Adapter]:
    """One adapter for every registered game."""
    return [importlib.import_module(f"tests.rules.{name}.adapter").ADAPTER for name in GAMES]


every_game = pytest.mark.parametrize("adapter", adapters(), ids=lambda adapter: adapter.game.id)


def _tables(gate: Callable[[Adapter], Collection[int]]) -> pytest.MarkDecorator:
    """Every table of every game; ``gate`` are the numbers of those that aren't left to soak."""
    return pytest.mark.parametrize(
        ("adapter", "setup"),
        [
            pytest.param(
                adapter,
                setup,
                id=f"{adapter.game.id}-{number}",
                marks=() if number in gate(adapter) else pytest.mark.soak,
            )
            for adapter in adapters()
            for number, setup in enumerate(adapter.setups)
        ],
    )


def _quick(adapter: Adapter) -> range:
    return range(len(adapter.setups) if adapter.quick is None else adapter.quick)


every_table = _tables(_quick)
first_and_last_table = _tables(lambda adapter: {_quick(adapter)[0], _quick(adapter)[-1]})
"""For what differs little from table to table."""
