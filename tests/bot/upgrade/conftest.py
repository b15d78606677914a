"""No pictures where old servers are opened: nobody looks at them here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bot.upgrade.server import undrawn


@pytest.fixture(autouse=True)
def no_pictures() -> Iterator[None]:
    with undrawn():
        yield
