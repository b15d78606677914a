"""What can happen in the missions of 1969: launches, cards played on them, and what they bring."""

from __future__ import annotations

from dataclasses import field

from rules.core.game import Seat
from rules.core.structs import struct


@struct
class MissionLaunched:
    """A nation paid for a mission; its rocket stands on ``cell`` (3)."""

    seat: Seat
    mission: str
    paid: int
    cell: int


@struct
class StayedHome:
    """A nation launched nothing this round."""

    seat: Seat


@struct
class DiceRolled:
    """The five dice of a mission test: ``success``, ``neutral`` or ``failure`` each (3.1)."""

    seat: Seat
    dice: tuple[str, ...]
    draws: int | None


@struct
class DieRerolled:
    """Simulation let die ``die`` (1 to 5) roll anew."""

    seat: Seat
    die: int
    face: str
    draws: int | None


@struct
class NeutralsTurned:
    """Ground Control turned ``count`` neutral dice into successes; ``dice`` is what lies now."""

    seat: Seat
    count: int
    dice: tuple[str, ...]


@struct
class InsurancePaid:
    """Insurance paid ``money`` million for ``failures`` failures."""

    seat: Seat
    failures: int
    money: int


@struct
class RocketMoved:
    """The test's score moved the rocket (3.1).

    ``score`` = ``successes`` − ``failures`` + ``research``, the researchers in the mission's
    symbols.
    """

    seat: Seat
    mission: str
    successes: int
    failures: int
    research: int
    score: int
    start: int
    cell: int


@struct
class CardPlayed:
    """A card was added to a face-down play; only its owner knows."""

    seat: Seat
    card: int = field(repr=False)


@struct
class CardTaken:
    """A card was taken back from a face-down play; only its owner knows."""

    seat: Seat
    card: int = field(repr=False)


@struct
class PlaySealed:
    """A play became final; ``count`` is ``None`` for those who may not know it yet.

    ``open``: the number of cards is public at once, as it is when plays are made one by one.
    """

    seat: Seat
    count: int | None = field(repr=False)
    open: bool = False


@struct
class PlaysLaid:
    """All opponents have sealed: how many cards each laid face down, ``(seat, count)`` (3.2).

    Only those who laid any are listed, clockwise. The event comes only where an opponent held
    cards.
    """

    counts: tuple[tuple[Seat, int], ...]


@struct
class PlaysRevealed:
    """All plays were turned up and the rocket moved (3.2).

    ``plays`` holds ``(seat, cards)`` of everybody who played a card, the launching nation last.
    ``back`` and ``forward`` are the whole cells that the cards are worth, even where the track ends
    sooner; ``start`` is the cell before, ``cell`` after. ``cost`` is the mission's espionage cost.
    """

    seat: Seat
    mission: str
    plays: tuple[tuple[Seat, tuple[int, ...]], ...]
    cost: int
    back: int
    forward: int
    start: int
    cell: int


@struct
class MissionPaid:
    """A mission earned ``prestige``: the cell's ``worth`` less ``flags``, at least 0 (3.3)."""

    seat: Seat
    mission: str
    cell: int
    worth: int
    flags: int
    prestige: int


@struct
class MoonFlagAdvanced:
    """A mission's last cell moved the nation's flag on the Moon track to ``cell`` (3.3)."""

    seat: Seat
    cell: int


@struct
class FlagPlaced:
    """At the round's end a flag went to the mission that was launched (4)."""

    seat: Seat
    mission: str
