"""Sets Python's garbage collector to run seldom, and to leave out what was loaded at the start."""

from __future__ import annotations

import gc

ALLOCATIONS = 20_000
"""Objects that may come to be before the young ones are looked through; a press makes thousands
and leaves hardly any."""


def rare_collections() -> None:
    """Keep collections from holding presses up: what is loaded now is not looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(ALLOCATIONS, *gc.get_threshold()[1:])
