"""The words on the pictures of First Martians, in the picture's language."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import seat_title
from render.core.picture import Words
from render.core.typography.text import clean
from rules.core.game import Seat
from rules.first_martians.view import View


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
    """A kind of part."""
    return words(f"first_martians-part-{name}-short")


def role(name: str, words: Words) -> str:
    """An astronaut's role."""
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
    """A region's name."""
    return piece("region", name, words)


def action(name: str, words: Words) -> str:
    """A type of action."""
    return words(f"first_martians-action-{name}")


def rover(name: str, words: Words) -> str:
    """A rover's name."""
    return words(f"first_martians-rover-{name}")


def resource(name: str, words: Words) -> str:
    """Energy, oxygen or food."""
    return words(f"first_martians-resource-{name}")


def block(name: str, words: Words) -> str:
    """A block of the base."""
    return words(f"first_martians-block-{name}")


def block_short(name: str, words: Words) -> str:
    """A block in one word."""
    return words(f"first_martians-block-{name}-short")


def item(name: str, words: Words) -> str:
    """An item of the cargo area."""
    return piece("item", name, words)


def signed(amount: int) -> str:
    """A figure with its sign; the minus is U+2212.

    >>> signed(2), signed(0), signed(-3)
    ('+2', '0', '−3')
    """
    return f"+{amount}" if amount > 0 else str(amount).replace("-", "−")
