"""Fixtures of attacks: games that are dealt alike, and everything that is logged."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from io import StringIO

import pytest

from bot import logs
from rules.core.chance import SEED_BYTES
from tests.bot.helpers.played_tables import deal_from


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_from(monkeypatch, bytes([1]) * SEED_BYTES)


@pytest.fixture
def log() -> Iterator[StringIO]:
    """Everything that is logged, at the most talkative level."""
    root, stream = logging.getLogger(), StringIO()
    before = root.handlers, root.level
    logs.set_up("DEBUG", "json", stream=stream)
    yield stream
    root.handlers, level = before
    root.setLevel(level)
