"""What a nation can ask for, and the line of text that stands for it.

``trade 2`` · ``forgo`` · ``discard 1`` · ``hire famous launch-pad`` · ``spy ussr ground-control``
· ``buy 3`` · ``done`` · ``launch booster`` · ``stay`` · ``reroll 4`` · ``keep`` · ``play 3`` ·
``take 3`` · ``seal``
"""

from __future__ import annotations

from typing import TypeAlias

from rules.core.structs import struct


@struct
class Trade:
    """Turn ``points`` prestige (0 for none) into 2 million each (phase 1)."""

    points: int


@struct
class Forgo:
    """Leave a free espionage card in the deck, because the hand is full (phase 1)."""


@struct
class Discard:
    """Throw away a card of this value to make room in a full hand (phases 1 and 2)."""

    card: int


@struct
class Hire:
    """Hire a scientist and put them in one of the nation's own researches (2.1)."""

    scientist: str
    research: str


@struct
class Spy:
    """Hire a spy and put them in another nation's research (Scientists: spy)."""

    nation: str
    research: str


@struct
class Buy:
    """Buy ``count`` espionage cards, 1 to 6, at 2 million each (2.2)."""

    count: int


@struct
class Done:
    """End the nation's purchases (phase 2)."""


@struct
class Launch:
    """Pay for a mission and roll its test (3)."""

    mission: str


@struct
class Stay:
    """Launch nothing this round (3)."""


@struct
class Reroll:
    """Roll die ``die`` (1 to 5) anew, as Simulation allows (Researches: Simulation)."""

    die: int


@struct
class Keep:
    """Accept the dice as they lie."""


@struct
class Play:
    """Add a card of this value to the nation's face-down play (3.2)."""

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
