"""The Moon's move at the end of each round, and the ships that it meets (rules 2 and 21)."""

from __future__ import annotations

from rules.space1999.events import MoonMoved, RoundBegan
from rules.space1999.evolve.recorder import Progress
from rules.space1999.phases.return_to_base import come_home


def begin_round(progress: Progress) -> None:
    """Draw a Moon card, move the Moon and begin a round (A2, A3, A4).

    Ships on nodes that the Moon passes or covers come home, in turn order (A5).
    """
    state = progress.state
    renewed = not any(state.moon_cards)
    dice = progress.dice()
    cards = state.start.board.moon_cards.copies if renewed else state.moon_cards
    moon = state.moon.moved(dice.weighted(cards))
    swept = state.start.chart.swept(state.moon.number, moon.number)
    met = tuple(seat for seat in state.order if state.ships[seat].place in swept)
    progress.reveal(MoonMoved(moon.number, moon.turns, met, renewed, dice.counter))
    progress.emit(RoundBegan(state.round + 1))
    for seat in met:
        come_home(progress, seat, "moon")
