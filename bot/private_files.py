"""Keeps files that hold secrets from other users of the machine."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

import structlog

SETTINGS_FILE = Path(".env")
"""The file with the token, in the folder where the bot is started."""

OWNERS = 0o600
"""The mode of a file that only its owner reads and writes."""

_OTHERS = stat.S_IRWXG | stat.S_IRWXO

log = structlog.get_logger(__name__)


def keep_private(files: Iterable[Path]) -> None:
    """Let only their owner read and write files that are there, and say so in the log.

    On Windows nothing is done: a user's folders are their own there.
    """
    for file, mode in _open_to_others(files):
        try:
            file.chmod(OWNERS)
        except OSError as error:  # it is another user's
            log.warning("others may read a file", file=str(file), error=error.strerror)
        else:
            log.warning(
                "others could read a file; now only its owner can", file=str(file), was=mode
            )


def left_open(files: Iterable[Path]) -> list[str]:
    """Those of the files that others may read and this user can't keep from them."""
    user = os.geteuid() if os.name == "posix" else 0
    return [
        f"{file} (mode {mode})"
        for file, mode in _open_to_others(files)
        if user not in (0, file.stat().st_uid)
    ]


def _open_to_others(files: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    """Files that group or others may read or write, with their modes in octal digits."""
    if os.name != "posix":
        return
    for file in files:
        if file.is_file() and (mode := stat.S_IMODE(file.stat().st_mode)) & _OTHERS:
            yield file, f"{mode:03o}"
