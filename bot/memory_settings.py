"""Settings of the process's memory: when Python looks for garbage, and how much is held free."""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress

ALLOCATIONS = 20_000
"""Objects that may come to be before the young ones are looked through; a press makes thousands
and leaves hardly any."""


def rare_collections() -> None:
    """Keep collections from holding presses up: what is loaded now is not looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(ALLOCATIONS, *gc.get_threshold()[1:])


_ARENA_MAX = -8
"""``M_ARENA_MAX`` of glibc's ``mallopt``: https://man7.org/linux/man-pages/man3/mallopt.3.html"""
ARENAS = 2
"""Pools of free memory; left to itself, glibc makes one for each thread, up to eight a core, and a
bot that draws with several threads holds 60 MB more than it uses."""


def few_arenas() -> None:
    """Let all threads share a few pools of free memory, where the C library is glibc."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(_ARENA_MAX, ARENAS)
