"""Sample bands of 1969 from a played game, for ``tools/palettes.py``."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import words
from render.core.picture import Band
from render.race1969.board import board_bands
from render.race1969.final import final
from render.race1969.hand import hand
from render.race1969.reveal import reveal
from render.race1969.sheet import sheet
from rules.core.chance import SEED_BYTES, stream
from rules.core.game import Setup
from rules.race1969.game import GAME
from rules.race1969.terms import NATIONS

EVERY = 12
"""One in so many positions is drawn."""


def bands() -> Iterator[Band]:
    """Bands of every picture, from the beginning of a game of five to its end."""
    t, people, seed = words("en"), ("",) * len(NATIONS), bytes(SEED_BYTES)
    pilots = list(GAME.quick_autopilots)
    state, moves = GAME.new(Setup(NATIONS), seed).state, 0
    while decisions := GAME.decisions(state):
        seat = decisions[0].seat
        view = GAME.view(state, seat)
        if moves % EVERY == 0:
            yield from board_bands(view, people, t)
            yield from sheet(view, seat, people, t)
            yield from hand(view, seat, people, t)
            if view.reveal is not None:
                yield from reveal(view, people, t)
        action = pilots[seat % len(pilots)].choose(
            view, GAME.legal_actions(state, seat), stream(seed, f"move {moves}")
        )
        state, moves = GAME.apply(state, seat, action).state, moves + 1
    view = GAME.view(state, None)
    yield from board_bands(view, people, t)
    yield from final(view, people, t)
