"""What all tests share: golden files, drawn or written anew with ``--update-golden``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

Golden: TypeAlias = Callable[[str, bytes], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write golden files anew; look at the difference before you commit it",
    )


@pytest.fixture
def golden_path(request: pytest.FixtureRequest) -> Callable[[str], Path]:
    """Where a golden file of the running test's folder lies."""
    folder = request.path.parent / "golden"
    return lambda name: folder / name


@pytest.fixture
def golden(request: pytest.FixtureRequest, golden_path: Callable[[str], Path]) -> Golden:
    """Compare bytes with ``golden/NAME`` beside the test, or write them with the option."""

    def check(name: str, data: bytes) -> None:
        path = golden_path(name)
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
            return
        assert path.exists(), f"no golden file {name}: run with --update-golden and look at it"
        assert data == path.read_bytes(), f"{name} differs from its golden file"

    return check
