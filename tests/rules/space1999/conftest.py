"""The table that most tests of Spazio: 1999 begin with."""

from __future__ import annotations

import pytest

from tests.rules.space1999.table import EAST, Table


@pytest.fixture
def table() -> Table:
    return Table("a", "b", moon=EAST)
