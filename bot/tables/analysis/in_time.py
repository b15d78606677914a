"""Analyses that end in time, in the experts' process: it imports no more of the bot than this."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import TypeVar

from rules.core.chance import Dice
from rules.core.search import ActionValue, Expert

V = TypeVar("V")
A = TypeVar("A")


def analyse_in_time(
    expert: Expert[V, A],
    view: V,
    actions: Sequence[A],
    dice: Dice,
    lines: Sequence[Sequence[A]],
    end: float,
    now: Callable[[], float] = monotonic,
) -> tuple[tuple[ActionValue[A], ...], bool]:
    """What an expert finds until ``end`` by the clock ``now``, and whether that cut it short."""
    cut = False

    def enough() -> bool:
        nonlocal cut
        cut = now() >= end
        return cut

    return expert.analyse(view, actions, dice, lines, enough), cut
