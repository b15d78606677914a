"""What can happen in 1969. What isn't in an event didn't happen.

Fields that a viewer may not know are ``None`` in the event that ``redact`` gives them. ``draws``
is the chance counter after the event, where it drew something; it isn't shown to anybody. What may
be secret is left out of ``repr``, so that no log or traceback can show it.
"""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias

from rules.core.game import Seat, Standing
from rules.core.structs import struct
from rules.race1969.events.launch import CardPlayed as CardPlayed
from rules.race1969.events.launch import CardTaken as CardTaken
from rules.race1969.events.launch import DiceRolled as DiceRolled
from rules.race1969.events.launch import DieRerolled as DieRerolled
from rules.race1969.events.launch import FlagPlaced as FlagPlaced
from rules.race1969.events.launch import InsurancePaid as InsurancePaid
from rules.race1969.events.launch import MissionLaunched as MissionLaunched
from rules.race1969.events.launch import MissionPaid as MissionPaid
from rules.race1969.events.launch import MoonFlagAdvanced as MoonFlagAdvanced
from rules.race1969.events.launch import NeutralsTurned as NeutralsTurned
from rules.race1969.events.launch import PlaySealed as PlaySealed
from rules.race1969.events.launch import PlaysLaid as PlaysLaid
from rules.race1969.events.launch import PlaysRevealed as PlaysRevealed
from rules.race1969.events.launch import RocketMoved as RocketMoved
from rules.race1969.events.launch import StayedHome as StayedHome


@struct
class GameStarted:
    """Seats were given their nations and the first player was drawn (Set-up)."""

    nations: tuple[str, ...]
    first: Seat
    draws: int | None


@struct
class YearBegan:
    """A round began; ``year`` is 1963 to 1969."""

    year: int
    first: Seat


@struct
class IncomePaid:
    """A nation got the year's money, in millions (1)."""

    seat: Seat
    money: int


@struct
class CardsDrawn:
    """A nation drew cards, free (``paid`` 0) or bought; their values are its own secret."""

    seat: Seat
    count: int
    paid: int
    cards: tuple[int, ...] | None = field(repr=False)
    draws: int | None


@struct
class DeckRenewed:
    """The deck was empty and the ``cards`` discarded ones became the new deck (2.2)."""

    cards: int


@struct
class FreeCardForgone:
    """A nation with a full hand left a free card in the deck."""

    seat: Seat


@struct
class CardDiscarded:
    """A nation threw away a card, face down."""

    seat: Seat
    card: int | None = field(repr=False)


@struct
class TradeSealed:
    """A nation has chosen how much prestige to trade; the number is secret until all have."""

    seat: Seat
    points: int | None = field(repr=False)


@struct
class Traded:
    """Prestige became money (1); ``points`` is 0 where a nation chose to trade none."""

    seat: Seat
    points: int
    money: int


@struct
class PhaseBegan:
    """``purchases`` or ``missions`` began."""

    phase: str


@struct
class ScientistHired:
    """A scientist joined one of the nation's own researches for ``paid`` million (2.1)."""

    seat: Seat
    scientist: str
    research: str
    paid: int


@struct
class SpyPlaced:
    """A spy went to ``host``'s research; ``bonus``: a token came with it (Scientists: spy)."""

    seat: Seat
    host: Seat
    research: str
    paid: int
    bonus: bool


@struct
class PurchasesEnded:
    """A nation is done with its purchases."""

    seat: Seat


@struct
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


@struct
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
