"""Events of 1969, all that can happen in a game. What isn't in an event didn't happen.

Fields that a viewer may not know are ``None`` in the event that ``redact`` gives them. ``draws``
is the chance counter after the event, where it drew something; it isn't shown to anybody. What may
be secret is left out of ``repr``, so that no log or traceback can show it.
"""

from typing import TypeAlias

from rules.race1969.events.cards import (
    CardDiscarded,
    CardsDrawn,
    DeckRenewed,
)
from rules.race1969.events.espionage import (
    CardPlayed,
    CardTaken,
    PlaySealed,
    PlaysLaid,
    PlaysRevealed,
)
from rules.race1969.events.income import (
    FreeCardForgone,
    IncomePaid,
    Traded,
    TradeSealed,
)
from rules.race1969.events.missions import (
    DiceRolled,
    DieRerolled,
    FlagPlaced,
    InsurancePaid,
    MissionLaunched,
    MissionPaid,
    MoonFlagAdvanced,
    NeutralsTurned,
    RocketMoved,
    StayedHome,
)
from rules.race1969.events.purchases import (
    PurchasesEnded,
    ScientistHired,
    SpyPlaced,
)
from rules.race1969.events.rounds import (
    GameEnded,
    GameStarted,
    PhaseBegan,
    ScientistsCounted,
    YearBegan,
)

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
"""Any event of the game."""

__all__ = [
    "CardDiscarded",
    "CardPlayed",
    "CardTaken",
    "CardsDrawn",
    "DeckRenewed",
    "DiceRolled",
    "DieRerolled",
    "Event",
    "FlagPlaced",
    "FreeCardForgone",
    "GameEnded",
    "GameStarted",
    "IncomePaid",
    "InsurancePaid",
    "MissionLaunched",
    "MissionPaid",
    "MoonFlagAdvanced",
    "NeutralsTurned",
    "PhaseBegan",
    "PlaySealed",
    "PlaysLaid",
    "PlaysRevealed",
    "PurchasesEnded",
    "RocketMoved",
    "ScientistHired",
    "ScientistsCounted",
    "SpyPlaced",
    "StayedHome",
    "TradeSealed",
    "Traded",
    "YearBegan",
]
