"""The contract of all games, kept by First Martians while it isn't registered yet."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from tests.rules import test_contract, test_secrecy
from tests.rules.first_martians.adapter import ADAPTER


def _clauses(module: ModuleType) -> Iterator[Any]:
    """Every test of the contract, on each of the game's tables where it is about tables."""
    for name, clause in vars(module).items():
        if not name.startswith("test_"):
            continue
        soak = any(mark.name == "soak" for mark in getattr(clause, "pytestmark", ()))
        marks = [pytest.mark.soak] if soak else []
        if "setup" not in inspect.signature(clause).parameters:
            yield pytest.param(clause, (ADAPTER,), id=name, marks=marks)
            continue
        for number, setup in enumerate(ADAPTER.setups):
            left = marks if number == 0 else [pytest.mark.soak]
            yield pytest.param(clause, (ADAPTER, setup), id=f"{name}-{number}", marks=left)


@pytest.mark.parametrize(("clause", "given"), [*_clauses(test_contract), *_clauses(test_secrecy)])
def test_contract(clause: Callable[..., None], given: tuple[Any, ...]) -> None:
    clause(*given)
