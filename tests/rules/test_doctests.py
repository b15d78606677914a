"""The examples in the docstrings of the rules."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import rules

MODULES = [module.name for module in pkgutil.walk_packages(rules.__path__, "rules.")]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    modules = map(importlib.import_module, MODULES)
    found = sum(len(test.examples) for m in modules for test in doctest.DocTestFinder().find(m))
    assert found >= 10
