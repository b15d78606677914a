"""What is installed, and what the files for operators say of it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "render", "rules")


@pytest.fixture(scope="module")
def wheel() -> set[str]:
    """The paths of the files that a wheel of this checkout holds, without its metadata."""
    return {
        Path(file.distribution_path).as_posix()
        for file in WheelBuilder(str(ROOT)).recurse_included_files()
    }


def test_the_wheel_holds_every_file_of_the_program(wheel: set[str]) -> None:
    kept = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", *PACKAGES],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = {name for name in kept.stdout.split("\0") if name and (ROOT / name).exists()}
    assert {Path(name).suffix for name in files} >= {".py", ".toml", ".ftl", ".mako", ".j2", ".css"}
    assert files - wheel == set()


def test_the_wheel_holds_neither_tools_nor_tests(wheel: set[str]) -> None:
    assert {name.split("/")[0] for name in wheel} == set(PACKAGES)
    assert not any(name.endswith((".pyc", ".sqlite3")) for name in wheel)
