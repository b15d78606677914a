"""Whole games between autopilots of some styles and chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.chance import Dice, stream
from rules.core.game import AnyGame, Outcome, Setup


class Chance:
    """A player who takes any legal action, each as likely as the others."""

    style = "chance"

    def choose(self, view: Any, actions: Sequence[Any], dice: Dice) -> Any:
        return actions[dice.below(len(actions))]


def play(
    game: AnyGame, styles: Sequence[str], number: int, rounds: int = 100
) -> tuple[Outcome | None, list[tuple[Any, int, Any]]]:
    """Play a game: its outcome and all that was chosen, as state, seat and action."""
    seed = number.to_bytes(32, "big")
    pilots = [Chance() if style == "chance" else game.autopilots[style] for style in styles]
    dice = [stream(seed, f"pilot {seat}") for seat in range(len(pilots))]
    state = game.new(Setup(game.identities[: len(pilots)]), seed).state
    record: list[tuple[Any, int, Any]] = []
    while (decisions := game.decisions(state)) and state.round <= rounds:
        seat = decisions[0].seat
        actions = game.legal_actions(state, seat)
        action = pilots[seat].choose(game.view(state, seat), actions, dice[seat])
        assert action in actions
        record.append((state, seat, action))
        state = game.apply(state, seat, action).state
    return game.outcome(state), record
