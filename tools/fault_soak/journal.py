"""Keeps what a soak sees: violations, counts, and when something disturbed the bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic

_MOST_OF_A_KIND = 20
"""Violations of one kind that are told; the others are counted."""


@dataclass(slots=True)
class Disturbance:
    """A fault: whom it concerns, and from when to when.

    ``about`` are the channels and people concerned, none for everything. After its end answers may
    still be disturbed for ``answers`` seconds, messages for ``delivery``.
    """

    name: str
    begun: float
    about: frozenset[int]
    answers: float
    delivery: float
    ended: float | None = None


@dataclass(frozen=True, slots=True)
class Violation:
    """Something that must not be: ``at`` is in seconds since the soak began."""

    at: float
    kind: str
    told: str
    faults: str


@dataclass(slots=True)
class Journal:
    """What has happened so far; ``slack`` multiplies all bounds of time, for a busy machine."""

    slack: float = 1.0
    begun: float = field(default_factory=monotonic)
    counts: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    violations: list[Violation] = field(default_factory=list)
    disturbances: list[Disturbance] = field(default_factory=list)
    suppressed: Counter[str] = field(default_factory=Counter)

    @property
    def now(self) -> float:
        """Seconds since the soak began."""
        return monotonic() - self.begun

    def violated(self, kind: str, told: str) -> None:
        """Note that something isn't as it must be, with the latest faults."""
        if sum(one.kind == kind for one in self.violations) >= _MOST_OF_A_KIND:
            self.suppressed[kind] += 1
            return
        now = self.now
        recent = [one for one in self.disturbances if now - (one.ended or now) < 120]
        faults = ", ".join(
            f"{one.name} {now - one.begun:.0f}"
            + ("…" if one.ended is None else f"–{now - one.ended:.0f}")
            for one in recent[-6:]
        )
        violation = Violation(now, kind, told, faults)
        self.violations.append(violation)
        print(f"  ! {now:7.1f} s {kind}: {told} [seconds before: {faults}]", flush=True)

    @contextmanager
    def disturbed(
        self, name: str, *about: int, answers: float = 5.0, delivery: float = 30.0
    ) -> Iterator[Disturbance]:
        """Note a fault for as long as the block takes."""
        one = Disturbance(name, self.now, frozenset(about), answers, delivery)
        self.disturbances.append(one)
        self.faults[name] += 1
        try:
            yield one
        finally:
            one.ended = self.now

    def answers_disturbed(self, since: float, *about: int) -> bool:
        """Whether an answer between ``since`` and now may have failed by a fault."""
        return any(
            one.ended is None or one.ended + one.answers * self.slack > since
            for one in self._about(about)
        )

    def delivery_disturbed(self, since: float, *about: int) -> bool:
        """Whether a message that was due at ``since`` may be late by a fault."""
        return any(
            one.ended is None or one.ended + one.delivery * self.slack > since
            for one in self._about(about)
        )

    def recent(self, names: Collection[str]) -> bool:
        """Whether a fault of these names may still be at work."""
        found = (one for one in self.disturbances if one.name in names)
        return any(
            one.ended is None or one.ended + one.answers * self.slack > self.now for one in found
        )

    def _about(self, about: tuple[int, ...]) -> Iterator[Disturbance]:
        for one in self.disturbances:
            if not one.about or not one.about.isdisjoint(about):
                yield one
