"""Foresees effects as things stand, as far as neither chance nor a choice comes between."""

from __future__ import annotations

from rules.core.game import Seat
from rules.first_martians.components.cards import Effect, Effects
from rules.first_martians.effects.card_effects import WORDS
from rules.first_martians.progress import Event, Progress
from rules.first_martians.state import State

CERTAIN = frozenset(("morale", "stress", "supply", "tokens", "wound", "heal", "track"))
"""Words that neither draw nor ask."""


def carried_out(
    state: State, effects: Effects, seat: Seat, reference: str
) -> tuple[tuple[Effect, tuple[Event, ...] | None], ...]:
    """Each effect with the events that it brings, in their order; ``None`` if it isn't certain.

    ``reference`` names the card, as events do. A wound may bring a condition besides, which chance
    decides: of a state that shows no chance it isn't the one that will come.
    """
    progress, found = Progress(state), []
    for effect in effects:
        before = len(progress.events)
        if effect.do in CERTAIN:
            WORDS[effect.do](progress, effect, seat, reference)
        events = tuple(progress.events[before:])
        found.append((effect, events if effect.do in CERTAIN else None))
    return tuple(found)
