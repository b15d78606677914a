"""The words on the pictures of First Martians, in the picture's language."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import seat_title
from render.core.picture import Words
from render.core.typography.text import clean
from rules.core.game import Seat
from rules.first_martians.views.view import View


def piece(kind: str, name: str, words: Words) -> str:
    """A piece's name; what no catalog knows, of data of one's own, is called by its id."""
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
    """The player of a seat, as the name can be drawn; empty where nobody does."""
    return clean(people[seat])


def player(people: Sequence[str], seat: Seat, name: str, words: Words) -> str:
    """The player of a seat beside its astronaut; empty for an autopilot, called alike."""
    led = person(people, seat)
    return "" if led == words(f"first_martians-astronaut-{name}-first") else led


def apart(people: Sequence[str], seat: Seat, name: str, words: Words) -> str:
    """The player of a seat, or the astronaut's first name where one person leads several."""
    led = person(people, seat)
    several = sum(person(people, other) == led for other in range(len(people))) > 1
    return words(f"first_martians-astronaut-{name}-first") if several else led


def space(name: str, words: Words) -> str:
    """A space's code, its ring and its direction."""
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
    """A figure with its sign; the minus is a real one.

    >>> signed(2), signed(0), signed(-3)
    ('+2', '0', '−3')
    """
    return f"+{amount}" if amount > 0 else str(amount).replace("-", "−")
