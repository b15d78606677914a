"""Copies of payloads, made in a fraction of the time that ``copy.deepcopy`` takes.

SimCord copies each payload several times, so that nobody changes another's: a tenth of what a test
of the bot takes.
"""

from __future__ import annotations

import copy
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import components, gateway, results
from simcord.http import router

ATOMS = frozenset({str, int, bool, float, bytes, type(None)})


def copied(value: Any) -> Any:
    """A deep copy; quick where it is plain JSON, which has no cycles and shares nothing."""
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind is dict:
        return {key: copied(part) for key, part in value.items()}
    if kind is list:
        return [copied(part) for part in value]
    return copy.deepcopy(value)


def copy_payloads_quickly(patch: pytest.MonkeyPatch) -> None:
    """Have SimCord copy with ``copied``."""
    for module in (components, results):
        patch.setattr(module, "deepcopy", copied)
    for module in (gateway, router):
        patch.setattr(module, "copy", SimpleNamespace(deepcopy=copied))
