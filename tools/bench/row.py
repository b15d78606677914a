"""One line of the bench's table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time


@dataclass(frozen=True, slots=True)
class Row:
    """A measured ratio and the bound that it should keep.

    ``ours`` and ``theirs`` are what was measured, with their unit; ``at_most`` tells which side
    of ``bound`` is the good one.
    """

    what: str
    ours: str
    against: str
    theirs: str
    ratio: float
    bound: float
    at_most: bool = True

    @property
    def kept(self) -> bool:
        """Whether the ratio is on the good side of its bound."""
        return self.ratio <= self.bound if self.at_most else self.ratio >= self.bound


def median_seconds(work: Callable[[], object], times: int) -> float:
    """The median processor time of ``times`` runs, in seconds: a busy machine changes it little."""
    durations = []
    for _ in range(times):
        start = process_time()
        work()
        durations.append(process_time() - start)
    return sorted(durations)[times // 2]
