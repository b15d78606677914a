"""Snapshots of a game: read back only where they fit the table and its data."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.errors import BrokenData
from rules.first_martians.game import GAME
from tests.rules.first_martians.table import Table


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [("facilities", {"id": "sauna"}, "unknown"), ("crew", {"role": "medic"}, "not the seats")],
)
def test_a_snapshot_of_other_pieces_is_refused(field: str, value: Any, why: str) -> None:
    table = Table()
    kept: Any = GAME.encode_state(table.state)
    assert GAME.decode_state(kept, table.setup, table.state.start.seed) == table.state
    first, *others = kept[field]
    other = {**kept, field: [{**first, **value}, *others]}
    with pytest.raises(BrokenData) as caught:
        GAME.decode_state(other, table.setup, table.state.start.seed)
    params = caught.value.params
    assert (params["file"], params["field"], params["why"]) == ("record", field, why)
