"""Advisers: what a seat had better do, and why, as far as that takes no imagined games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from rules.core.structs import struct

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)

Figure: TypeAlias = int | float | str
"""A number, or the id of something in the game."""


@struct
class Reason:
    """Why something is advised: an id in the game's terms, and the figures that it rests on.

    A game says in words what an id means; each figure is worked out from the view.
    """

    id: str
    figures: Mapping[str, Figure] = field(default_factory=dict)


@runtime_checkable
class Adviser(Protocol[V_contra, A]):
    """Tells a deciding seat what to do. It knows no more than the view and the legal actions."""

    def at_once(self, view: V_contra, actions: Sequence[A]) -> tuple[A, ...]:
        """The line that it would take, always the same for the same view.

        It begins with one of ``actions``, and is empty where it can't tell without imagined games.
        It takes some milliseconds, so that a panel may ask for it.
        """

    def reason(self, view: V_contra, line: Sequence[A]) -> Reason | None:
        """What speaks for a line that it would take; ``None`` where nothing is to be said."""

    def outlook(self, view: V_contra) -> tuple[Reason, ...]:
        """What the seat should know beside its own choice, the most pressing first."""
