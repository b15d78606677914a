"""Names of the things in Spazio: 1999 in the reader's language, and the emoji for them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.games.base import Presentation
from bot.games.labels import Label
from bot.i18n import Words, add_functions
from rules.core.game import Seat
from rules.core.values import percentages
from rules.space1999.board import Plan, Program
from rules.space1999.monitor import EAST, NORTH, SOUTH, WEST, openings
from rules.space1999.terms import BASE, CURVE, NEGATIVE, NEUTRAL, OK, STRAIGHT
from rules.space1999.view import View

# In the colours of the pictures, and no two of one outline.
SECTORS = {"a": "🔵", "b": "🔶", "c": "🍀", "d": "🟨"}

ANSWERS = {OK: "✅", NEGATIVE: "❌", NEUTRAL: "⚪"}
SIDES = {NORTH: "⬆️", EAST: "➡️", SOUTH: "⬇️", WEST: "⬅️"}
SIDE_IDS = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}
_COMPASS = (NORTH, SOUTH, EAST, WEST)
"""The order in which two sides are named."""

PLANET, NODE, HOME, PLAN, PROGRAM = "🪐", "✳️", "🏠", "📘", "🗂️"
SLIDE, REMOVE, TILE = "🧲", "🗑️", "🧩"
HINT = 100
"""Characters of a label's hint."""


def sector_label(identity: str, t: Words) -> Label:
    """A sector's name with its emoji: 🔵 A, blue."""
    return Label(t(f"space1999-sector-{identity}"), emoji=SECTORS[identity])


def sector_tag(p: Presentation[View], seat: Seat) -> str:
    """A seat by its sector, for lists: 🔵 A."""
    sector = p.view.ships[seat].sector
    return f"{SECTORS[sector]} {sector.upper()}"


def who(p: Presentation[View], seat: Seat) -> str:
    """A seat as the subject of a sentence: 🔵 **Anna** (A)."""
    sector = p.view.ships[seat].sector
    return f"{SECTORS[sector]} **{p.people[seat]}** ({sector.upper()})"


def is_node(place: str) -> bool:
    """Whether a place is a node of force: ``n`` and its number."""
    return place[0] == "n" and place[1:].isdecimal()


def planet(planet_id: str, t: Words) -> str:
    """A planet's name; one that no catalog knows, of a board of one's own, is called by its id."""
    return known(f"space1999-planet-{planet_id}", t) or planet_id.capitalize()


def planet_line(planet_id: str, t: Words) -> str:
    """A planet in a sentence; nothing for one that no catalog knows."""
    return known(f"space1999-planet-{planet_id}-line", t)


def known(message: str, t: Words) -> str:
    """A text that a planet or a card may have, else an empty one."""
    try:
        return t(message)
    except KeyError:
        return ""


def place(place_id: str, t: Words) -> str:
    """A place on its own: Base, node 17, or a planet's name."""
    if place_id == BASE:
        return t("space1999-base")
    if is_node(place_id):
        return t("space1999-node", number=place_id[1:])
    return planet(place_id, t)


def where(place_id: str, way: str, t: Words) -> str:
    """A place within a sentence; ``way`` is ``at``, ``to`` or ``from``: to node 17, from Base."""
    if place_id == BASE:
        return t(f"space1999-{way}-base")
    if is_node(place_id):
        return t(f"space1999-{way}-node", number=place_id[1:])
    return t(f"space1999-{way}-planet", planet=planet(place_id, t))


def numbers(nodes: Iterable[str]) -> str:
    """Nodes by their numbers: 4, 17."""
    return ", ".join(node[1:] for node in nodes)


def shape(shape_id: str, t: Words) -> str:
    """A shape of tile on its own: straight, curve."""
    return t(f"space1999-shape-{shape_id}")


def lie(shape_id: str, rotation: int, t: Words) -> str:
    """How a tile lies, by its two open sides as a compass has them: south–east, north–south."""
    one, other = sorted(openings(shape_id, rotation), key=_COMPASS.index)
    return t(f"space1999-lie-{SIDE_IDS[one]}-{SIDE_IDS[other]}")


def tiles(counts: tuple[int, int], t: Words) -> str:
    """Tiles by their shapes: 2 straights and 1 curve; an empty text for none."""
    parts = [
        t(f"space1999-tiles-{shape_id}", count=count)
        for shape_id, count in zip((STRAIGHT, CURVE), counts, strict=True)
        if count
    ]
    return (
        t("space1999-tiles-both", one=parts[0], other=parts[1])
        if len(parts) == 2
        else "".join(parts)
    )


def to_earth(missing: int | None, t: Words) -> str:
    """A route's distance from Earth by ``missing`` tiles: 3 tiles to Earth, at Earth, shut in."""
    if missing is None:
        return t("space1999-route-shut-in")
    return t("space1999-route-missing", count=missing)


def distance(missing: int | None, t: Words) -> str:
    """The same as a bare figure, for what changes: 3, shut in."""
    if missing is None:
        return t("space1999-route-shut-in")
    return str(missing) if missing else "🌍"


def plan(card: Plan, t: Words) -> str:
    """The order on a flight plan: Land on Velt."""
    return t(
        f"space1999-plan-{card.kind}",
        planet=planet(card.planet, t) if card.planet else "",
        amount=card.amount,
    )


def program(card: Program, t: Words) -> str:
    """The text of a card of the Central Computer."""
    return t(
        f"space1999-program-{card.kind}",
        planet=planet(card.planet, t) if card.planet else "",
        amount=card.amount,
    )


def signed(value: int) -> str:
    """A figure with its sign, as typesetters write it; 0 has none."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def hint(*parts: str) -> str:
    """The parts of a hint in a line, as many as it has room for."""
    line = ""
    for part in filter(None, parts):
        longer = f"{line} · {part}" if line else part
        if len(longer.replace("\\", "")) > HINT:
            break
        line = longer
    return line


def odds(view: View) -> dict[str, int]:
    """The Computer's answers in percent, and ``route``: an OK where no answer may be missing."""
    computer = view.board.computer
    ok, negative, neutral = percentages((computer.ok, computer.negative, computer.neutral))
    return {
        "ok": ok,
        "negative": negative,
        "neutral": neutral,
        "route": round(100 * computer.ok / (computer.ok + computer.negative)),
    }


_NODE = re.compile(r"n([0-9]+)")


def place_number(place: str) -> str:
    """For catalogs, as ``BARE($place)``: a node's number alone, any other id as it is.

    >>> place_number("n17"), place_number("vulcano"), place_number("d4")
    ('17', 'vulcano', 'd4')
    """
    node = _NODE.fullmatch(str(place))
    return node[1] if node else str(place)


def place_kind(place: str) -> str:
    """For catalogs, as ``PLACE($place)``.

    >>> place_kind("n17"), place_kind("base"), place_kind("corva")
    ('node', 'base', 'planet')
    """
    if str(place) == BASE:
        return "base"
    return "node" if _NODE.fullmatch(str(place)) else "planet"


def planet_name(planet: str) -> str:
    """For catalogs, as ``NAME($planet)``: the name, which is the same in every language."""
    return str(planet).capitalize()


add_functions(BARE=place_number, PLACE=place_kind, NAME=planet_name)
