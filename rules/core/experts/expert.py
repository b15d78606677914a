"""Autopilots that look ahead: what they think of each action, as a chance of winning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from rules.core.chance import Dice
from rules.core.structs import struct

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


@struct
class ActionValue(Generic[A]):
    """A line and the share of imagined games, from 0 to 1, that its seat wins with it.

    A line is an action and what the same seat would do next, in order; mostly it is the action
    alone. ``tried`` is the number of imagined games: two chances can be compared where both lines
    were tried equally often, which then was in the same games. A shared victory counts as a share
    of one. ``error`` is the standard error of its distance from the line that won most, over the
    games in which both were tried: it is 0 for that line itself, and infinite after a single game.
    """

    line: tuple[A, ...]
    chance: float
    tried: int
    error: float = 0.0

    @property
    def action(self) -> A:
        """The action to take now."""
        return self.line[0]


@runtime_checkable
class Expert(Protocol[V_contra, A]):
    """A style that searches: too slow for the event loop, at most 2 s a decision on one core.

    As any autopilot it knows a view and the legal actions only; what is hidden it imagines.
    """

    @property
    def style(self) -> str:
        """Its id, as in ``GameDefinition.autopilots``."""

    def choose(self, view: V_contra, actions: Sequence[A], dice: Dice) -> A:
        """The best of ``actions`` (never empty), by ``analyse``."""

    def analyse(
        self,
        view: V_contra,
        actions: Sequence[A],
        dice: Dice,
        lines: Sequence[Sequence[A]] = (),
    ) -> tuple[ActionValue[A], ...]:
        """The lines that it looked into, the best first; at least one.

        Another may have the higher chance where the difference is too small to count. ``lines``
        are those to look into; without them it is those that the expert finds worth it. Two lines
        are tried equally often.
        """


def expert_of(autopilots: Mapping[str, Any]) -> Expert[Any, Any] | None:
    """The expert among a game's autopilots; ``None`` where it has none."""
    return next((style for style in autopilots.values() if isinstance(style, Expert)), None)
