"""What 1969 shows of itself: names, questions, choices, sentences, pictures."""

from bot.games.race1969.presenter import FACE

__all__ = ["FACE"]
