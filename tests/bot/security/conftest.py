"""Attacks on games that are dealt alike."""

from __future__ import annotations

import pytest

from rules.core.chance import SEED_BYTES
from tests.bot.helpers.played_tables import deal_from


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_from(monkeypatch, bytes([1]) * SEED_BYTES)
