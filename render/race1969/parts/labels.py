"""The words that stand on the pictures, in the picture's language, asked for once a picture."""

from __future__ import annotations

from dataclasses import dataclass

from render.race1969.parts.theme import Words
from rules.race1969.terms import NATIONS, RESEARCHES, SCIENTISTS


@dataclass(frozen=True, slots=True)
class Labels:
    """Fixed words by id. Equal labels mean the same language, so they are a cache key."""

    nations: tuple[str, ...]
    letters: tuple[str, ...]
    researches: tuple[str, ...]
    codes: tuple[str, ...]
    scientists: tuple[str, ...]
    scientist_letters: tuple[str, ...]
    supply: tuple[str, ...]
    million: str
    moon: str
    prestige: str
    money: str
    cards: str

    def nation(self, nation: str) -> str:
        """The nation's name."""
        return self.nations[NATIONS.index(nation)]

    def letter(self, nation: str) -> str:
        """The nation's letter."""
        return self.letters[NATIONS.index(nation)]

    def research(self, research: str) -> str:
        """The research's name."""
        return self.researches[RESEARCHES.index(research)]

    def code(self, research: str) -> str:
        """The research's name in three letters."""
        return self.codes[RESEARCHES.index(research)]

    def scientist(self, scientist: str) -> str:
        """The scientist's type."""
        return self.scientists[SCIENTISTS.index(scientist)]

    def scientist_letter(self, scientist: str) -> str:
        """The letter on the scientist's cube."""
        return self.scientist_letters[SCIENTISTS.index(scientist)]


def labels(words: Words) -> Labels:
    """All of them."""
    return Labels(
        nations=tuple(words(f"race1969-nation-{nation}") for nation in NATIONS),
        letters=tuple(words(f"pic1969-letter-{nation}") for nation in NATIONS),
        researches=tuple(words(f"race1969-research-{research}") for research in RESEARCHES),
        codes=tuple(words(f"pic1969-code-{research}") for research in RESEARCHES),
        scientists=tuple(words(f"race1969-scientist-{scientist}") for scientist in SCIENTISTS),
        scientist_letters=tuple(words(f"pic1969-cube-{scientist}") for scientist in SCIENTISTS),
        supply=tuple(words(f"pic1969-supply-{scientist}") for scientist in SCIENTISTS),
        million=words("pic1969-million"),
        moon=words("pic1969-moon"),
        prestige=words("pic1969-prestige"),
        money=words("pic1969-money"),
        cards=words("pic1969-cards"),
    )
