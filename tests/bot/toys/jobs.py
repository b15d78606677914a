"""Functions for a process to carry out: one that works, and bad ones. It imports nothing more."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any


def double(number: int) -> int:
    return 2 * number


def fail(secret: str) -> None:
    sys.stdout.write("noise among the answers")
    raise ValueError(f"secret: {secret}")


def die() -> None:
    os._exit(1)


def die_once(mark: Path) -> str:
    if mark.exists():
        return "alive"
    mark.touch()
    os._exit(1)


def never_end() -> None:
    time.sleep(1000)


def unsendable() -> Any:
    return lambda: None


def surroundings() -> dict[str, Any]:
    """Where this is called: the packages that are imported, the environment, the process."""
    packages = {name.partition(".")[0] for name in sys.modules}
    return {"packages": packages, "environment": {**os.environ}, "process": os.getpid()}
