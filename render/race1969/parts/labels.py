"""The words on the pictures of 1969, in the picture's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.core.picture import Words
from rules.race1969.espionage_cards import card_of
from rules.race1969.terms import MOON, NATIONS, RESEARCHES, SCIENTISTS
from rules.race1969.view import View


@dataclass(frozen=True, slots=True)
class Labels:
    """Fixed words, looked up once for each picture; tuples are in the order of ``rules`` terms.

    Labels are hashable and equal for the same language, so they can be part of a cache's key.
    """

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

    @classmethod
    def of(cls, words: Words) -> Labels:
        """All of them in the language of ``words``."""
        return cls(
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


def mission_codes(view: View, mission: str, labels: Labels) -> str:
    """A mission's symbols in three letters each; the Moon by its name."""
    if mission == MOON:
        return labels.moon
    return " + ".join(labels.code(symbol) for symbol in view.board.mission(mission).symbols)


def mission_name(view: View, mission: str, labels: Labels) -> str:
    """The full names of a mission's symbols; the Moon by its name."""
    if mission == MOON:
        return labels.moon
    return " + ".join(labels.research(symbol) for symbol in view.board.mission(mission).symbols)


def cards_named(cards: Sequence[int], words: Words) -> str:
    """The names of cards, separated by commas."""
    kinds = [card_of(card) for card in cards]
    return ", ".join(words(f"race1969-card-{kind.name}", points=kind.value) for kind in kinds)


def last_move(view: View, labels: Labels, words: Words) -> str:
    """The last move in a few words, without who made it; empty before the first."""
    last = view.last
    if last is None:
        return ""
    return words(
        f"pic1969-last-{last.kind}",
        research="" if last.research is None else labels.code(last.research),
        host="" if last.host is None else labels.nation(view.nations[last.host].nation),
        mission="" if last.mission is None else mission_codes(view, last.mission, labels),
    )
