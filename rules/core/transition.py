"""The result of an action: a new state and the events that led to it."""

from __future__ import annotations

from typing import Generic, TypeVar

from rules.core.structs import struct

S = TypeVar("S")
E = TypeVar("E")


@struct
class Transition(Generic[S, E]):
    """The state after an action and everything that happened on the way, in order.

    ``barrier`` is true when something random was drawn or something secret revealed: undo may go
    back to this transition, but past it only by a vote of the table.
    """

    state: S
    events: tuple[E, ...]
    barrier: bool = False
