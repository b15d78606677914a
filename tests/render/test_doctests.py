"""The examples in the docstrings of the pictures."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import render

MODULES = [module.name for module in pkgutil.walk_packages(render.__path__, "render.")]


def test_examples() -> None:
    results = [doctest.testmod(importlib.import_module(name)) for name in MODULES]
    assert sum(result.failed for result in results) == 0
    assert sum(result.attempted for result in results) >= 3
