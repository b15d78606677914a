"""The table that most tests of the words of 1969 begin with."""

from __future__ import annotations

import pytest

from tests.rules.race1969.table import Table


@pytest.fixture
def table() -> Table:
    return Table()
