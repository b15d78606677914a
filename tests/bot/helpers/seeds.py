"""Seeds that tests choose, in place of those that games draw when they start."""

from __future__ import annotations

import pytest


def deal_from(monkeypatch: pytest.MonkeyPatch, seed: bytes) -> None:
    """Let every game that starts from now on be dealt from the first bytes of ``seed``."""
    monkeypatch.setattr("secrets.token_bytes", lambda count: seed[:count])
