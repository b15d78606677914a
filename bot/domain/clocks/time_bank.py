"""Clocks that are a bank: a reserve for each seat, which each decision fills up. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta

from rules.core.game import Seat


def reserves_after(
    reserves: Sequence[timedelta],
    *,
    most: timedelta,
    refill: timedelta,
    left: Mapping[Seat, timedelta],
    decided: Collection[Seat] = (),
    reopened: Collection[Seat] = (),
) -> tuple[timedelta, ...]:
    """Each seat's reserve once clocks have stopped.

    ``left`` is what the stopped clocks had left. Seats that have ``decided`` get ``refill``, up to
    ``most``; those whose decision an undo has ``reopened`` give it back, but for one refill.
    """
    found = list(reserves)
    for seat, span in left.items():
        found[seat] = min(max(span, timedelta(0)), most)
    for seat in decided:
        found[seat] = min(found[seat] + refill, most)
    for seat in reopened:
        found[seat] = max(found[seat] - refill, min(refill, most))
    return tuple(found)
