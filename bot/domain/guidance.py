"""The progress of a guided table: topics it has explained, and whether it still explains."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Guidance:
    """The topics that the panels of a guided table have explained.

    ``shown`` are topics of panels since the last move; with the next one they count as ``told``.
    ``explained`` are the rules that were, ``waiting`` those that were met and wait among the rules
    met to be read.
    """

    on: bool = True
    shown: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    explained: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()

    def with_shown(self, topics: Iterable[str]) -> Guidance:
        """The same after a panel with these topics."""
        known = {*self.shown, *self.told}
        new = tuple(topic for topic in dict.fromkeys(topics) if topic not in known)
        return replace(self, shown=(*self.shown, *new)) if new else self

    def after_move(self, met: Iterable[str], at_once: int) -> tuple[Guidance, tuple[str, ...]]:
        """The same after a move that these rules were met by, and the rules to explain now.

        >>> Guidance(explained=("dice",)).after_move(["dice", "flags", "fuel"], 1)[1]
        ('flags',)
        """
        due = tuple(rule for rule in dict.fromkeys(met) if rule not in self.explained)
        now, later = due[:at_once], due[at_once:]
        waiting = tuple(rule for rule in self.waiting if rule not in due) + later
        told, explained = (*self.told, *self.shown), (*self.explained, *now)
        return replace(self, shown=(), told=told, explained=explained, waiting=waiting), now

    def with_waiting_read(self) -> Guidance:
        """The same once the rules that waited were read."""
        return replace(self, explained=(*self.explained, *self.waiting), waiting=())
