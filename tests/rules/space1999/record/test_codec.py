"""Snapshots: what is written, and what is refused when read."""

from __future__ import annotations

import json

import pytest

from rules.core.errors import BrokenData
from rules.core.game import Setup
from rules.space1999.game import GAME
from tests.rules.space1999.table import Table


def test_a_snapshot_that_does_not_fit_is_refused() -> None:
    table = Table("a", "b")
    data = GAME.encode_state(table.state)
    text = json.dumps(data)
    assert table.seed.hex() not in text
    three = Setup(("a", "b", "c"))
    with pytest.raises(BrokenData, match="not the seats"):
        GAME.decode_state(data, three, table.seed)
    data["ships"][0]["place"] = "terra"
    with pytest.raises(BrokenData, match="no such place"):
        GAME.decode_state(data, table.setup, table.seed)
    del data["ships"]
    with pytest.raises(BrokenData, match="ships"):
        GAME.decode_state(data, table.setup, table.seed)
