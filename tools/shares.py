"""Shares and means of many games, with their errors, as the reports print them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True, slots=True)
class Share:
    """A share of ``of`` trials, with the half-width of its 95 % interval."""

    value: float
    of: float

    @property
    def error(self) -> float:
        """Half the width of the interval in which the true share lies 19 times out of 20."""
        return 1.96 * sqrt(max(0.0, self.value * (1 - self.value)) / self.of) if self.of else 0.0

    def percent(self) -> str:
        """As a percentage with its error."""
        return f"{100 * self.value:.1f} ±{100 * self.error:.1f} %" if self.of else "–"

    def times(self, seats: int) -> str:
        """As a multiple of the fair share among ``seats``."""
        return f"{self.value * seats:.2f} ±{self.error * seats:.2f}" if self.of else "–"

    def stray(self, seats: int) -> str:
        """The distance from the fair share among ``seats``, with its error."""
        if not self.of:
            return "–"
        return f"{100 * (self.value - 1 / seats):+.1f} ±{100 * self.error:.1f} %"


def share(values: Iterable[float]) -> Share:
    """The mean of numbers between 0 and 1."""
    found = list(values)
    return Share(sum(found) / len(found), len(found)) if found else Share(0.0, 0)


def mean(values: Iterable[float]) -> float:
    """The mean, or 0 of nothing."""
    found = list(values)
    return sum(found) / len(found) if found else 0.0
