"""Colours, fonts and labels of the game's pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.core.art import BadgeStyle
from render.core.palette import Colour, rgb
from render.core.picture import Words
from render.core.shapes import regular_polygon
from render.core.text import FIGURES, FIGURES_BOLD, JOST, JOST_BOLD, SMALLEST, TextStyle
from rules.race1969.espionage_cards import card_of
from rules.race1969.terms import MOON, NATIONS, RESEARCHES, SCIENTISTS
from rules.race1969.view import View

TITLE = TextStyle(JOST_BOLD, 60)
HEADING = TextStyle(JOST_BOLD, 40)
NAME = TextStyle(JOST, 34)
NAME_BOLD = TextStyle(JOST_BOLD, 34)
NAME_LARGE = TextStyle(JOST, 40)
SMALL = TextStyle(JOST, SMALLEST)
LABEL = TextStyle(FIGURES, SMALLEST)
LABEL_BOLD = TextStyle(FIGURES_BOLD, SMALLEST)
CELL = TextStyle(FIGURES_BOLD, 42)
DEDUCTION = TextStyle(FIGURES_BOLD, 32)
"""The prestige that flags deduct, as large as fits after the last flag."""
FIGURE = TextStyle(FIGURES_BOLD, 38)
FIGURE_BIG = TextStyle(FIGURES_BOLD, 48)
INK = rgb("#0b1736")
"""Text on a light ground."""
NIGHT = rgb("#070d24")
SKY = rgb("#101f4d")
DUSK = rgb("#1f4a72")
CREAM = rgb("#f7ecd4")
"""Placards, and text on the night sky."""
PAPER = rgb("#eadbb8")
SHADE = rgb("#cdb98c")
SIGNAL = rgb("#ff8a2a")
"""For what should be seen first: the year, the last move."""
TEAL = rgb("#35b5ac")
DEEP_TEAL = rgb("#0b6670")
MUSTARD = rgb("#f3b73a")
RED = rgb("#b3261e")
STEEL = rgb("#9fb0d0")
"""Secondary text on the night sky."""
PANEL = rgb("#0c1a40")
PANEL_LIGHT = rgb("#1a2c60")
_SHIELD = ((4, 4), (96, 4), (96, 52), (82, 78), (50, 99), (18, 78), (4, 52))
NATION_STYLES: dict[str, BadgeStyle] = {
    # Okabe and Ito's set, which colour-blind people can tell apart, lightened for dark letters.
    "usa": BadgeStyle(rgb("#7cc6fb"), None),
    "ussr": BadgeStyle(rgb("#f2663b"), ((50, 0), (100, 50), (50, 100), (0, 50))),
    "canada": BadgeStyle(rgb("#25a272"), regular_polygon(6, 50)),
    "france": BadgeStyle(rgb("#e887b8"), _SHIELD),
    "germany": BadgeStyle(rgb("#f5d547"), ((5, 5), (95, 5), (95, 95), (5, 95))),
}
SCIENTIST_COLOURS: dict[str, Colour] = {
    # The cubes of the rulebook: white, blue, green, red, black.
    "base": rgb("#fbf6ea"),
    "genius": rgb("#4f8fe0"),
    "famous": rgb("#3fae6b"),
    "novice": rgb("#e8604c"),
    "spy": rgb("#20242f"),
}
DIE_COLOURS: dict[str, Colour] = {
    "success": rgb("#3fae6b"),
    "neutral": rgb("#4f8fe0"),
    "failure": rgb("#e8604c"),
}


def letter_ink(scientist: str) -> Colour:
    """The colour of the letter on a scientist's cube."""
    return CREAM if scientist == "spy" else INK


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
            cards=words("pic1969-cards"),
        )

    def nation(self, nation: str) -> str:
        return self.nations[NATIONS.index(nation)]

    def letter(self, nation: str) -> str:
        return self.letters[NATIONS.index(nation)]

    def research(self, research: str) -> str:
        return self.researches[RESEARCHES.index(research)]

    def code(self, research: str) -> str:
        return self.codes[RESEARCHES.index(research)]

    def scientist(self, scientist: str) -> str:
        return self.scientists[SCIENTISTS.index(scientist)]

    def scientist_letter(self, scientist: str) -> str:
        return self.scientist_letters[SCIENTISTS.index(scientist)]


def mission_codes(view: View, mission: str, labels: Labels) -> str:
    """A mission's symbols in three letters each; the Moon by its name."""
    if mission == MOON:
        return labels.moon
    return " + ".join(labels.code(symbol) for symbol in view.board.mission(mission).symbols)


def cell_name(cells: Sequence[int], cell: int, words: Words) -> str:
    """A cell by the figure printed on it: “9” (2nd of 6) where several of ``cells`` have it.

    ``cell`` counts from 1.
    """
    worth = cells[cell - 1]
    same = [number for number, each in enumerate(cells, 1) if each == worth]
    return words("race1969-cell", worth=worth, place=same.index(cell) + 1, count=len(same))


def mission_name(view: View, mission: str, labels: Labels) -> str:
    """The full names of a mission's symbols; the Moon by its name."""
    if mission == MOON:
        return labels.moon
    return " + ".join(labels.research(symbol) for symbol in view.board.mission(mission).symbols)


def cards_named(cards: Sequence[int], words: Words) -> str:
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
