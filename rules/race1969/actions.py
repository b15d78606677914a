"""The actions of 1969, each with the line of text that stands for it.

``trade 2`` · ``forgo`` · ``discard 1`` · ``hire famous launch-pad`` · ``spy ussr ground-control``
· ``buy 3`` · ``done`` · ``launch booster`` · ``stay`` · ``reroll 4`` · ``keep`` · ``play 3`` ·
``take 3`` · ``seal``
"""

from __future__ import annotations

from typing import TypeAlias

from rules.core.structs import struct


@struct
class Trade:
    """Turn ``points`` prestige (0 for none) into 2 million each (Income 3)."""

    points: int


@struct
class Forgo:
    """Leave a free espionage card in the deck, because the hand is full (Income 2)."""


@struct
class Discard:
    """Throw away a card of this value to make room in a full hand (rulings 3 and 4)."""

    card: int


@struct
class Hire:
    """Hire a scientist for one of the nation's own researches (Purchases: Scientists)."""

    scientist: str
    research: str


@struct
class Spy:
    """Hire a spy and put them in another nation's research (Purchases: Spies)."""

    nation: str
    research: str


@struct
class Buy:
    """Buy ``count`` espionage cards, 1 to 6, at 2 million each (Purchases)."""

    count: int


@struct
class Done:
    """End the nation's purchases."""


@struct
class Launch:
    """Pay for a mission and roll its test (Missions 1 to 3)."""

    mission: str


@struct
class Stay:
    """Launch nothing this round."""


@struct
class Reroll:
    """Roll die ``die`` (1 to 5) anew, as Simulation allows (Missions 4)."""

    die: int


@struct
class Keep:
    """Accept the dice as they lie."""


@struct
class Play:
    """Add a card of this value to the nation's face-down play (Missions 8)."""

    card: int


@struct
class Take:
    """Take a card of this value back from a play that isn't sealed yet."""

    card: int


@struct
class Seal:
    """Make the play, however many cards it holds, final."""


Action: TypeAlias = (
    Trade
    | Forgo
    | Discard
    | Hire
    | Spy
    | Buy
    | Done
    | Launch
    | Stay
    | Reroll
    | Keep
    | Play
    | Take
    | Seal
)
