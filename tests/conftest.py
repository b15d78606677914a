"""Fixtures of all tests: golden files (``--update-golden``) and seeded chance (``--games``)."""

from __future__ import annotations

import gc
import hashlib
import os
import random
import secrets
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import TypeAlias

import hypothesis
import pytest

from bot.processes import rare_collections
from render.core.colour import Colour
from render.core.palette import Palette

# Where tests see and replace what is drawn; those of the process ask for it.
os.environ["DRAWING_PROCESS"] = "false"

Golden: TypeAlias = Callable[[str, bytes], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write golden files anew; look at the difference before you commit it",
    )
    parser.addoption(
        "--games",
        default="usual",
        help="any word; under another one the tests of the bot play other games",
    )


def pytest_configure(config: pytest.Config) -> None:
    # A busy machine is no failure; nor is a draw that only today's run happens to make.
    usual = config.getoption("--games") == "usual"
    hypothesis.settings.register_profile("known", deadline=None, derandomize=usual)
    hypothesis.settings.load_profile("known")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for garbage as rarely as the bot does: looking through modules took a sixth of a run."""
    gc.disable()  # what is imported and collected stays
    try:
        return (yield)
    finally:
        rare_collections()
        gc.enable()


@pytest.fixture(autouse=True)
def known_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that a test starts have seeds of their own, and the same ones in every run.

    A gate that lets a change in or not mustn't depend on how the dice fell today.
    """
    name = f"{request.config.getoption('--games')} {request.node.nodeid}"
    numbers = count()

    def token_bytes(size: int = 32) -> bytes:
        return hashlib.shake_256(f"{name} {next(numbers)}".encode()).digest(size)

    monkeypatch.setattr("secrets.token_bytes", token_bytes)


@pytest.fixture
def chance(known_chance: None) -> random.Random:
    """Chance for a test that deals its games itself; ``--games`` names it as it does theirs."""
    return random.Random(secrets.token_bytes(32))


@pytest.fixture(scope="session", autouse=True)
def gradients_are_kept() -> Iterator[None]:
    """A gradient's colours are found once, even by tests that draw everything anew.

    They follow from the arguments alone, and finding them is half of drawing a page.
    """
    diffuse = Palette.diffuse

    @cache
    def found(colours: tuple[Colour, ...], row: tuple[Colour, ...]) -> list[Colour]:
        return diffuse(Palette(colours), row)

    def kept(palette: Palette, row: Sequence[Colour]) -> list[Colour]:
        return list(found(palette.colours, tuple(row)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Palette, "diffuse", kept)
        yield


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
