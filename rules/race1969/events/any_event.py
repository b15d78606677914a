"""The type of every event of 1969."""

from __future__ import annotations

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
