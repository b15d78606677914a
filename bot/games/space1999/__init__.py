"""What Spazio: 1999 shows of itself: names, questions, choices, sentences, pictures."""

from bot.games.space1999.presenter import FACE

__all__ = ["FACE"]
