"""Play a game between autopilots, without Discord and without a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rules.core.actions import Action
from rules.core.chance import stream
from rules.core.events import Event, Transition
from rules.core.game import Autopilot, GameDefinition, Seat, Setup

S = TypeVar("S")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V")

MOST_DECISIONS = 100_000
"""No game takes this many; one that does never ends."""


def play(
    game: GameDefinition[S, A, E, V],
    setup: Setup,
    seed: bytes,
    pilots: Sequence[Autopilot[V, A]],
    watch: Callable[[Seat | None, A | None, Transition[S, E]], None] | None = None,
) -> S:
    """Play from the setup to the end and return the last state.

    ``pilots`` holds one autopilot per seat. ``watch`` is called after the setup with neither seat
    nor action, then after each action. Raises ``RuntimeError`` for a game that doesn't end.
    """
    dice = [stream(seed, f"autopilot {seat}") for seat in range(len(pilots))]
    transition = game.new(setup, seed)
    if watch:
        watch(None, None, transition)
    for _ in range(MOST_DECISIONS):
        decisions = game.decisions(transition.state)
        if not decisions:
            return transition.state
        seat = next(each.seat for each in decisions if not each.ready)
        actions = game.legal_actions(transition.state, seat)
        view = game.view(transition.state, seat)
        action = pilots[seat].choose(view, actions, dice[seat])
        transition = game.apply(transition.state, seat, action)
        if watch:
            watch(seat, action, transition)
    raise RuntimeError(f"{game.id}: no end after {MOST_DECISIONS} decisions")
