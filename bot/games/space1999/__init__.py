"""What Spazio: 1999 shows of itself: names, questions, choices, sentences, pictures."""

from bot.games.space1999.face import FACE

__all__ = ["FACE"]
