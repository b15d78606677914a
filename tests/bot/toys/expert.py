"""Experts of any game: one that thinks the more of an action the later it stands, and bad ones.

The worker imports this module, so it imports no more than rules.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from rules.core.advice import Reason
from rules.core.chance import Dice
from rules.core.search import ActionValue, never

Enough: TypeAlias = Callable[[], bool]
Lines: TypeAlias = Sequence[Sequence[Any]]
Values: TypeAlias = tuple[ActionValue[Any], ...]


@dataclass(frozen=True)
class LastIsBest:
    """Gives the last action the highest chance, 80 of 100, and each before it 30 less."""

    style: str = "expert"

    def at_once(self, view: Any, actions: Sequence[Any]) -> tuple[Any, ...]:
        return ()

    def reason(self, view: Any, line: Sequence[Any]) -> Reason | None:
        return None

    def outlook(self, view: Any) -> tuple[Reason, ...]:
        return ()

    def choose(self, view: Any, actions: Sequence[Any], dice: Dice) -> Any:
        return self.analyse(view, actions, dice)[0].action

    def analyse(
        self,
        view: Any,
        actions: Sequence[Any],
        dice: Dice,
        lines: Lines = (),
        enough: Enough = never,
    ) -> Values:
        return self.rated(view, actions, lines)

    def rated(self, view: Any, actions: Sequence[Any], lines: Lines) -> Values:
        """The lines with their chances; what other experts of this module do otherwise."""
        values = (0.8, 0.5, 0.2, *[0.0] * len(actions))
        chances = dict(zip(reversed(actions), values, strict=False))
        found = [tuple(line) for line in lines] or [(action,) for action in chances]
        return tuple(ActionValue(line, chances[line[0]], 100) for line in found)


class Circling(LastIsBest):
    """Thinks of the first action what others think of the last."""

    def rated(self, view: Any, actions: Sequence[Any], lines: Lines) -> Values:
        return super().rated(view, actions[::-1], lines)


class Narrow(LastIsBest):
    """Looks into one action, unless it is told the lines."""

    def rated(self, view: Any, actions: Sequence[Any], lines: Lines) -> Values:
        return super().rated(view, actions, lines or [actions[-1:]])


class Hasty(LastIsBest):
    """Tries the first of the actions once and thinks it hopeless, unless it is told the lines."""

    def rated(self, view: Any, actions: Sequence[Any], lines: Lines) -> Values:
        values = super().rated(view, actions, lines)
        if lines or len(actions) < 2:
            return values
        return (*values[:-1], ActionValue(values[-1].line, 0.0, 1))


class Unsure(LastIsBest):
    """Takes the second best action for the best, unless it is told the lines."""

    def rated(self, view: Any, actions: Sequence[Any], lines: Lines) -> Values:
        values = super().rated(view, actions, lines)
        if lines:
            return tuple(sorted(values, key=lambda value: -value.chance))
        best, second, *others = values
        return (ActionValue(second.line, 0.9, 2), best, *others)


class Rolling(LastIsBest):
    def analyse(
        self,
        view: Any,
        actions: Sequence[Any],
        dice: Dice,
        lines: Lines = (),
        enough: Enough = never,
    ) -> Values:
        found = [tuple(line) for line in lines] or [(action,) for action in actions]
        return tuple(ActionValue(line, dice.below(10**6) / 10**6, 100) for line in found)


class Doubtful(LastIsBest):
    """Knows how far apart two actions are to within 3 of 100."""

    def rated(self, view: Any, actions: Sequence[Any], lines: Lines) -> Values:
        best, *others = super().rated(view, actions, lines)
        return (best, *(replace(one, error=0.03) for one in others))


class Dying(LastIsBest):
    def rated(self, view: Any, actions: Sequence[Any], lines: Lines) -> Values:
        os._exit(1)


class Failing(LastIsBest):
    """Has an error in it, whose text tells what it knows."""

    def rated(self, view: Any, actions: Sequence[Any], lines: Lines) -> Values:
        sys.stdout.write("noise among the answers")
        raise ValueError(f"secret: {view!r}")


class Cut(LastIsBest):
    """Asks after each of 100 imagined games whether that is enough."""

    def analyse(
        self,
        view: Any,
        actions: Sequence[Any],
        dice: Dice,
        lines: Lines = (),
        enough: Enough = never,
    ) -> Values:
        tried = next(game for game in range(1, 101) if enough() or game == 100)
        return tuple(replace(value, tried=tried) for value in self.rated(view, actions, lines))
