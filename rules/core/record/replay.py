"""Plays a recorded game again, from its set-up, seed and actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rules.core.game import GameDefinition, Seat, Setup
from rules.core.transition import Transition

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def replay(
    game: GameDefinition[S, A, E, V],
    setup: Setup,
    seed: bytes,
    actions: Iterable[tuple[Seat, str]],
) -> Iterator[Transition[S, E]]:
    """Yield the transition of the setup, then one for each ``(seat, notation)``.

    Raises ``UnreadableAction`` or ``IllegalAction`` at the first action that doesn't fit.
    """
    transition = game.new(setup, seed)
    yield transition
    for seat, text in actions:
        transition = game.apply(transition.state, seat, game.parse_action(text))
        yield transition
