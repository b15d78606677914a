"""Colours, fonts and labels of the game's pictures."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import seat_title
from render.core.art import BadgeStyle
from render.core.palette import Colour, mix, rgb
from render.core.picture import Words
from render.core.shapes import regular_polygon
from render.core.text import FIGURES, FIGURES_BOLD, JOST, JOST_BOLD, SMALLEST, TextStyle, clean
from rules.core.game import Seat
from rules.first_martians.view import View

TITLE = TextStyle(JOST_BOLD, 60)
HEADING = TextStyle(JOST_BOLD, 40)
NAME_BIG = TextStyle(JOST_BOLD, 36)
NAME = TextStyle(JOST, 32)
NAME_BOLD = TextStyle(JOST_BOLD, 32)
LABEL = TextStyle(FIGURES, 30)
LABEL_BOLD = TextStyle(FIGURES_BOLD, 30)
SMALL = TextStyle(FIGURES, SMALLEST)
FIGURE = TextStyle(FIGURES_BOLD, 38)
FIGURE_BIG = TextStyle(FIGURES_BOLD, 56)
FIGURE_HUGE = TextStyle(FIGURES_BOLD, 84)
BASALT = rgb("#120c0e")
"""The darkest colour: shadows, and what is behind panels."""
INK = rgb("#1b100d")
"""Text on a light ground."""
PANEL = rgb("#2a1c1a")
PANEL_LIGHT = rgb("#3c2923")
EDGE = rgb("#5c3e33")
RUST = rgb("#a8452a")
RUST_DARK = rgb("#6b2a1c")
OCHRE = rgb("#d9913f")
SAND = rgb("#ecd2a4")
CREAM = rgb("#fbf0dc")
"""Text on a dark ground."""
QUIET = rgb("#c9ae95")
"""Secondary text on a dark ground."""
DUSK = rgb("#2b3f5c")
DUSK_DARK = rgb("#141c2b")
DUSK_LIGHT = rgb("#8fb3d6")
AMBER = rgb("#ffc247")
"""For what should be seen first: marked spaces, current values, amounts."""
GO = rgb("#63cf90")
GO_DARK = rgb("#1d3b2c")
ALARM = rgb("#ff8a72")
RED = rgb("#e5412a")
BLOOD = rgb("#c2301d")
"""The ground of warnings."""
RED_DARK = rgb("#54160f")
LEAF = rgb("#7ec850")
ICE = rgb("#cfe4f2")
ROLE_STYLES: dict[str, BadgeStyle] = {
    # Okabe and Ito's set, which colour-blind people can tell apart, lightened for dark letters.
    "scientist": BadgeStyle(rgb("#7cc6fb"), None),
    "geologist": BadgeStyle(rgb("#f2663b"), ((50, 0), (100, 50), (50, 100), (0, 50))),
    "engineer": BadgeStyle(rgb("#f5d547"), ((5, 5), (95, 5), (95, 95), (5, 95))),
    "medic": BadgeStyle(rgb("#25a272"), regular_polygon(6, 50)),
}
ACTION_COLOURS: dict[str, Colour] = {
    "event": rgb("#ffc247"),
    "rest": rgb("#b79be0"),
    "unwind": rgb("#c3bfb6"),
    "heal": rgb("#7db4ea"),
    "manage": rgb("#d29a63"),
    "explore": rgb("#86c06a"),
    "gather": rgb("#c3bfb6"),
    "research": rgb("#7db4ea"),
    "build": rgb("#d29a63"),
    "untyped": rgb("#ecd2a4"),
}
"""Actions by type, in the colours of their dice."""
DIE_COLOURS: dict[str, Colour] = {
    "working": rgb("#f5d547"),
    "living": rgb("#f58a2e"),
    "system": rgb("#e5412a"),
}
"""The malfunction dice, by block."""
RESOURCE_COLOURS: dict[str, Colour] = {
    "energy": rgb("#ffc247"),
    "oxygen": rgb("#9fd3f5"),
    "food": rgb("#7ec850"),
}
GROUNDS: dict[int, Colour] = {
    # Explored regions by ring, the inner ones lighter.
    1: rgb("#e2aa6c"),
    2: rgb("#d3935a"),
    3: rgb("#c4834d"),
}
INACTIVE = {share: mix(PANEL, BASALT, share / 4) for share in range(1, 4)}
"""Panels of what is shut, closed, used or empty, from lighter (1) to darker (3)."""


def piece(kind: str, name: str, words: Words) -> str:
    """A piece's name; its id in words where no catalog has it, as in changed data files."""
    try:
        return words(f"first_martians-{kind}-{name}")
    except KeyError:
        return name.replace("-", " ").capitalize()


def facility(name: str, words: Words) -> str:
    """A facility's name, short enough for its tile."""
    try:
        return words(f"first_martians-facility-{name}-short")
    except KeyError:
        return piece("facility", name, words)


def part(name: str, words: Words) -> str:
    return words(f"first_martians-part-{name}-short")


def role(name: str, words: Words) -> str:
    return words(f"first_martians-role-{name}")


def letter(name: str, words: Words) -> str:
    """The letter on a role's badge."""
    return words(f"picmars-letter-{name}")


def astronaut(view: View, seat: Seat, people: Sequence[str], words: Words) -> str:
    """A seat's role and, if a person plays it, their name."""
    return seat_title(role(view.roles[seat], words), people[seat])


def person(people: Sequence[str], seat: Seat) -> str:
    """The cleaned name of the seat's player; empty where nobody plays it."""
    return clean(people[seat])


def player(people: Sequence[str], seat: Seat, name: str, words: Words) -> str:
    """The name of the seat's player; empty for an autopilot, which has the astronaut's name."""
    played_by = person(people, seat)
    return "" if played_by == words(f"first_martians-astronaut-{name}-first") else played_by


def distinct_name(people: Sequence[str], seat: Seat, name: str, words: Words) -> str:
    """The name of the seat's player; the astronaut's first name if the player leads several."""
    played_by = person(people, seat)
    several = sum(person(people, other) == played_by for other in range(len(people))) > 1
    return words(f"first_martians-astronaut-{name}-first") if several else played_by


def space(name: str, words: Words) -> str:
    """A space's code, which tells its ring and its direction."""
    return words(f"first_martians-space-{name}")


def region(name: str, words: Words) -> str:
    return piece("region", name, words)


def region_short(name: str, words: Words) -> str:
    """A region's name, short enough for the map."""
    try:
        return words(f"first_martians-region-{name}-short")
    except KeyError:
        return region(name, words)


def action(name: str, words: Words) -> str:
    return words(f"first_martians-action-{name}")


def rover(name: str, words: Words) -> str:
    return words(f"first_martians-rover-{name}")


def resource(name: str, words: Words) -> str:
    return words(f"first_martians-resource-{name}")


def block(name: str, words: Words) -> str:
    return words(f"first_martians-block-{name}")


def block_short(name: str, words: Words) -> str:
    """A block in one word."""
    return words(f"first_martians-block-{name}-short")


def item(name: str, words: Words) -> str:
    return piece("item", name, words)


def signed(amount: int) -> str:
    """A figure with its sign; the minus is U+2212.

    >>> signed(2), signed(0), signed(-3)
    ('+2', '0', '−3')
    """
    return f"+{amount}" if amount > 0 else str(amount).replace("-", "−")
