"""The kinds of espionage cards and their effect on a launch; cards in hands and in piles.

A hand or a play is a rising tuple of card ids. A pile is the number of cards of each id, from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from rules.core.chance import Dice
from rules.race1969.board import Mission


@dataclass(frozen=True)
class EspionageCard:
    """A kind of espionage card. Its ``id`` stands in hands, notation and records.

    A card without a class of its own counts as many points as its id says. A new kind is a class;
    its number of cards stands in ``board.toml`` and its name in the catalogs::

        class MoonCard(EspionageCard, card=4):
            name = "moon"
            value = 2
            mark = "2*"

            def points(self, mission: Mission) -> int:
                return 2 * self.value if mission.id == MOON else self.value
    """

    id: int

    kinds: ClassVar[dict[int, type[EspionageCard]]] = {}
    """The kinds that have a class of their own, by id."""
    name: ClassVar[str] = "points"
    """The card's message is ``race1969-card-<name>``; the message may use ``$points``."""

    def __init_subclass__(cls, *, card: int) -> None:
        cls.kinds[card] = cls

    @property
    def value(self) -> int:
        """The points that the card counts on most missions: what it is worth in a hand."""
        return self.id

    @property
    def mark(self) -> str:
        """The card in one or two signs, in any language: on its face and in lists of cards."""
        return str(self.value)

    def points(self, mission: Mission) -> int:
        """The points of espionage that the card counts on a launch of the mission (Missions 8)."""
        return self.value


def card_of(card: int) -> EspionageCard:
    return EspionageCard.kinds.get(card, EspionageCard)(card)


def points_of(cards: Iterable[int], mission: Mission) -> int:
    """The points that cards come to on a launch of the mission."""
    return sum([card_of(card).points(mission) for card in cards])


def value_of(cards: Iterable[int]) -> int:
    """The points that cards come to on most missions."""
    return sum([card_of(card).value for card in cards])


def mean_value(pile: tuple[int, ...]) -> float:
    """The mean value of the cards of a pile; 0 for no cards."""
    total = sum([card_of(card).value * count for card, count in enumerate(pile, 1)])
    return total / max(1, sum(pile))


def different(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The different cards of a hand, rising.

    >>> different((1, 1, 3))
    (1, 3)
    """
    return tuple(sorted(set(hand)))


def beyond(cards: tuple[int, ...], others: tuple[int, ...]) -> Iterator[int]:
    """The cards, lowest first, that ``cards`` has more of than ``others``.

    >>> list(beyond((1, 2, 2, 3), (2, 3, 3)))
    [1, 2]
    """
    for card in different(cards):
        yield from [card] * (cards.count(card) - others.count(card))


def counted(pile: tuple[int, ...], cards: Iterable[int], change: int = 1) -> tuple[int, ...]:
    """The pile after each of ``cards`` came (``change`` 1) or went (−1).

    >>> counted((18, 13, 8), (1, 3, 3), -1)
    (17, 13, 6)
    """
    counts = list(pile)
    for card in cards:
        counts[card - 1] += change
    return tuple(counts)


def drawn(pile: tuple[int, ...], count: int, dice: Dice) -> tuple[int, ...]:
    """The cards drawn from a pile, in the order of drawing; the pile holds at least ``count``.

    A pile keeps no order: to draw evenly from it is the same as to shuffle it beforehand, and
    leaves nothing to be peeked at.
    """
    counts, cards = list(pile), []
    for _ in range(count):
        place = dice.weighted(counts)
        counts[place] -= 1
        cards.append(place + 1)
    return tuple(cards)
