"""Later editions of the toy game: other points, other dice, the same in another form."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.bot.toys.toy import Revealed, Seal, Toy


class Stricter(Toy):
    """A later edition in which the winner gets a point less."""

    rules_version = 2

    def apply(self, state: Any, seat: int, action: Any) -> Any:
        transition = super().apply(state, seat, action)
        if not isinstance(action, Seal) or transition.state.winner is None:
            return transition
        scores = list(transition.state.scores)
        scores[transition.state.winner] -= 1
        return replace(transition, state=replace(transition.state, scores=tuple(scores)))


class Loaded(Toy):
    """A later edition whose dice show something else."""

    rules_version = 2

    def apply(self, state: Any, seat: int, action: Any) -> Any:
        transition = super().apply(state, seat, action)
        events = tuple(
            replace(event, die=event.die % 6 + 1) if isinstance(event, Revealed) else event
            for event in transition.events
        )
        return replace(transition, events=events)


class Renamed(Toy):
    """A later edition with the same rules that writes its states in another form."""

    rules_version = 2

    def encode_state(self, state: Any) -> Any:
        return {"form": 2, "state": super().encode_state(state)}

    def decode_state(self, data: Any, setup: Any, seed: bytes) -> Any:
        return super().decode_state(data["state"], setup, seed)
