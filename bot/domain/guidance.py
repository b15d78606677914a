"""How far a guided table has come: what it has explained, and whether it still explains."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Guidance:
    """What the panels of a guided table have explained.

    ``shown`` stands in panels since the last move; with the next one it counts as ``told``.
    ``waiting`` are rules that were met and are yet to be explained.
    """

    on: bool = True
    shown: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()

    def with_shown(self, topics: Iterable[str]) -> Guidance:
        """The same after a panel with these topics."""
        known = {*self.shown, *self.told}
        new = tuple(topic for topic in dict.fromkeys(topics) if topic not in known)
        return replace(self, shown=(*self.shown, *new)) if new else self

    def after_move(self, met: Iterable[str], at_once: int) -> tuple[Guidance, tuple[str, ...]]:
        """The same after a move that these rules were met by, and the rules to explain now.

        >>> Guidance(told=("dice",)).after_move(["dice", "flags"], 2)[1]
        ('flags',)
        """
        told = (*self.told, *self.shown)
        due = [rule for rule in dict.fromkeys((*met, *self.waiting)) if rule not in told]
        now, later = tuple(due[:at_once]), tuple(due[at_once:])
        return replace(self, shown=(), told=(*told, *now), waiting=later), now
