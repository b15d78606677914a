"""Faults of requests: an outage, answers that fail or hang by lot, and rate limits."""

from __future__ import annotations

import random
from collections import defaultdict, deque
from dataclasses import dataclass, field
from enum import StrEnum
from time import monotonic

MOST, WINDOW = 5, 5.0
"""Requests of one kind about one channel in so many seconds."""


class Fault(StrEnum):
    """Kinds of trouble with one request."""

    ERROR = "500"
    BAD_GATEWAY = "502"
    UNAVAILABLE = "503"
    HANGS = "hangs"
    RESET = "reset"
    SLOW = "slow"
    LOST = "answer lost"
    """It is done, but its answer doesn't arrive."""
    DONE_AND_ERROR = "done, and 500"
    THROTTLED = "429"
    THROTTLED_BARE = "429 without retry_after"


THROTTLED = (Fault.THROTTLED, Fault.THROTTLED_BARE)


@dataclass(slots=True)
class RequestFaults:
    """``rates`` gives for each fault the share of requests that it befalls.

    ``outage``: no request is answered. ``throttled_for`` is what a 429 asks to wait, in seconds.
    ``limited``: rate limits are kept.
    """

    chance: random.Random = field(default_factory=random.Random)
    rates: dict[Fault, float] = field(default_factory=dict)
    outage: bool = False
    slow_by: tuple[float, float] = (0.5, 4.0)
    hangs_for: tuple[float, float] = (5.0, 20.0)
    throttled_for: float = 2.0
    limited: bool = False
    befallen: dict[Fault, int] = field(default_factory=lambda: defaultdict(int))
    _recent: dict[tuple[str, str], deque[float]] = field(default_factory=dict)

    def draw(self, *, interaction: bool) -> Fault | None:
        """The fault of the next request; none of interactions is throttled."""
        if self.outage:
            return Fault.RESET
        lot = self.chance.random()
        for fault, rate in self.rates.items():
            lot -= rate
            if lot < 0:
                if interaction and fault in THROTTLED:
                    return None
                self.befallen[fault] += 1
                return fault
        return None

    def over_limit(self, method: str, channel: str) -> float | None:
        """Seconds to wait if a channel has had too many requests of this kind; it counts this."""
        recent = self._recent.setdefault((method, channel), deque())
        now = monotonic()
        while recent and now - recent[0] > WINDOW:
            recent.popleft()
        if len(recent) >= MOST:
            return WINDOW - (now - recent[0])
        recent.append(now)
        return None

    def left(self, method: str, channel: str) -> tuple[int, float]:
        """Requests that are still allowed, and the seconds until all are again."""
        recent = self._recent.get((method, channel), deque())
        passed = monotonic() - recent[0] if recent else WINDOW
        return MOST - len(recent), max(0.0, WINDOW - passed)
