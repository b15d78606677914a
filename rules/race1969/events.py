"""What can happen in 1969. What isn't in an event didn't happen.

Fields that a viewer may not know are ``None`` in the event that ``redact`` gives them. ``draws``
is the chance counter after the event, where it drew something; it isn't shown to anybody. What may
be secret is left out of ``repr``, so that no log or traceback can show it.
"""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias

from rules.core.game import Seat, Standing
from rules.core.records import record


@record
class GameStarted:
    """Seats were given their nations and the first player was drawn (Set-up)."""

    nations: tuple[str, ...]
    first: Seat
    draws: int | None


@record
class YearBegan:
    """A round began; ``year`` is 1963 to 1969."""

    year: int
    first: Seat


@record
class IncomePaid:
    """A nation got the year's money, in millions (1)."""

    seat: Seat
    money: int


@record
class CardsDrawn:
    """A nation drew cards, free (``paid`` 0) or bought; their values are its own secret."""

    seat: Seat
    count: int
    paid: int
    cards: tuple[int, ...] | None = field(repr=False)
    draws: int | None


@record
class DeckRenewed:
    """The deck was empty and the ``cards`` discarded ones became the new deck (2.2)."""

    cards: int


@record
class FreeCardForgone:
    """A nation with a full hand left a free card in the deck."""

    seat: Seat


@record
class CardDiscarded:
    """A nation threw away a card, face down."""

    seat: Seat
    card: int | None = field(repr=False)


@record
class TradeSealed:
    """A nation has chosen how much prestige to trade; the number is secret until all have."""

    seat: Seat
    points: int | None = field(repr=False)


@record
class Traded:
    """Prestige became money (1); ``points`` is 0 where a nation chose to trade none."""

    seat: Seat
    points: int
    money: int


@record
class PhaseBegan:
    """``purchases`` or ``missions`` began."""

    phase: str


@record
class ScientistHired:
    """A scientist joined one of the nation's own researches for ``paid`` million (2.1)."""

    seat: Seat
    scientist: str
    research: str
    paid: int


@record
class SpyPlaced:
    """A spy went to ``host``'s research; ``bonus``: a token came with it (Scientists: spy)."""

    seat: Seat
    host: Seat
    research: str
    paid: int
    bonus: bool


@record
class PurchasesEnded:
    """A nation is done with its purchases."""

    seat: Seat


@record
class MissionLaunched:
    """A nation paid for a mission; its rocket stands on ``cell`` (3)."""

    seat: Seat
    mission: str
    paid: int
    cell: int


@record
class StayedHome:
    """A nation launched nothing this round."""

    seat: Seat


@record
class DiceRolled:
    """The five dice of a mission test: ``success``, ``neutral`` or ``failure`` each (3.1)."""

    seat: Seat
    dice: tuple[str, ...]
    draws: int | None


@record
class DieRerolled:
    """Simulation let die ``die`` (1 to 5) roll anew."""

    seat: Seat
    die: int
    face: str
    draws: int | None


@record
class NeutralsTurned:
    """Ground Control turned ``count`` neutral dice into successes; ``dice`` is what lies now."""

    seat: Seat
    count: int
    dice: tuple[str, ...]


@record
class InsurancePaid:
    """Insurance paid ``money`` million for ``failures`` failures."""

    seat: Seat
    failures: int
    money: int


@record
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


@record
class CardPlayed:
    """A card was added to a face-down play; only its owner knows."""

    seat: Seat
    card: int = field(repr=False)


@record
class CardTaken:
    """A card was taken back from a face-down play; only its owner knows."""

    seat: Seat
    card: int = field(repr=False)


@record
class PlaySealed:
    """A play became final; ``count`` is ``None`` for those who may not know it yet.

    ``open``: the number of cards is public at once, as it is when plays are made one by one.
    """

    seat: Seat
    count: int | None = field(repr=False)
    open: bool = False


@record
class PlaysLaid:
    """All opponents have sealed: how many cards each laid face down, ``(seat, count)`` (3.2).

    Only those who laid any are listed, clockwise. The event comes only where an opponent held
    cards.
    """

    counts: tuple[tuple[Seat, int], ...]


@record
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


@record
class MissionPaid:
    """A mission earned ``prestige``: the cell's ``worth`` less ``flags``, at least 0 (3.3)."""

    seat: Seat
    mission: str
    cell: int
    worth: int
    flags: int
    prestige: int


@record
class MoonFlagAdvanced:
    """A mission's last cell moved the nation's flag on the Moon track to ``cell`` (3.3)."""

    seat: Seat
    cell: int


@record
class FlagPlaced:
    """At the round's end a flag went to the mission that was launched (4)."""

    seat: Seat
    mission: str


@record
class ScientistsCounted:
    """At the game's end scientists counted for or against their host (End of the game).

    ``famous``, ``novices`` and ``spies`` are points of prestige, not heads; ``prestige`` is what
    they come to together.
    """

    seat: Seat
    famous: int
    novices: int
    spies: int
    prestige: int


@record
class GameEnded:
    """The final order: prestige, then money."""

    standings: tuple[Standing, ...]


Event: TypeAlias = (
    GameStarted
    | YearBegan
    | IncomePaid
    | CardsDrawn
    | DeckRenewed
    | FreeCardForgone
    | CardDiscarded
    | TradeSealed
    | Traded
    | PhaseBegan
    | ScientistHired
    | SpyPlaced
    | PurchasesEnded
    | MissionLaunched
    | StayedHome
    | DiceRolled
    | DieRerolled
    | NeutralsTurned
    | InsurancePaid
    | RocketMoved
    | CardPlayed
    | CardTaken
    | PlaySealed
    | PlaysLaid
    | PlaysRevealed
    | MissionPaid
    | MoonFlagAdvanced
    | FlagPlaced
    | ScientistsCounted
    | GameEnded
)
