"""Experts of any game: one that thinks the more of an action the later it stands, and bad ones.

The worker imports this module, so it imports no more than rules.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.chance import Dice
from rules.core.experts.expert import ActionValue


@dataclass(frozen=True)
class LastIsBest:
    """Gives the last action the highest chance, 80 of 100, and each before it 30 less."""

    style: str = "expert"

    def choose(self, view: Any, actions: Sequence[Any], dice: Dice) -> Any:
        return self.analyse(view, actions, dice)[0].action

    def analyse(
        self, view: Any, actions: Sequence[Any], dice: Dice
    ) -> tuple[ActionValue[Any], ...]:
        values = (0.8, 0.5, 0.2, *[0.0] * len(actions))
        pairs = zip(reversed(actions), values, strict=False)
        return tuple(ActionValue(action, value) for action, value in pairs)


class Circling(LastIsBest):
    """Thinks of the first action what others think of the last."""

    def analyse(
        self, view: Any, actions: Sequence[Any], dice: Dice
    ) -> tuple[ActionValue[Any], ...]:
        return super().analyse(view, actions[::-1], dice)


class Narrow(LastIsBest):
    """Looks into one action of more than two."""

    def analyse(
        self, view: Any, actions: Sequence[Any], dice: Dice
    ) -> tuple[ActionValue[Any], ...]:
        values = super().analyse(view, actions, dice)
        return values if len(actions) < 3 else values[:1]


class Dying(LastIsBest):
    """Takes its process with it."""

    def analyse(self, view: Any, actions: Sequence[Any], dice: Dice) -> Any:
        os._exit(1)


class Sleeping(LastIsBest):
    """Never finds an end."""

    def analyse(self, view: Any, actions: Sequence[Any], dice: Dice) -> Any:
        time.sleep(1000)


class Failing(LastIsBest):
    """Has an error in it, whose text tells what it knows."""

    def analyse(self, view: Any, actions: Sequence[Any], dice: Dice) -> Any:
        sys.stdout.write("noise among the answers")
        raise ValueError(f"secret: {view!r}")


def surroundings() -> dict[str, Any]:
    """Where this is called: the packages that are imported, the environment, the process."""
    packages = {name.partition(".")[0] for name in sys.modules}
    return {"packages": packages, "environment": {**os.environ}, "process": os.getpid()}
