"""The events of First Martians. What isn't in an event didn't happen.

``draws`` is the chance counter after the event, where it drew something; ``redact`` leaves it out,
when a delayed effect is due, and which regions lie face down. All else lies open to the crew.
"""

from typing import TypeAlias

from rules.first_martians.events.cards import (
    AdventureDrawn,
    BoxTurned,
    ConsequencesChecked,
    DelaysChecked,
    DelayScheduled,
    EventDone,
    EventDrawn,
    EventExpired,
    MalfunctionDrawn,
    MalfunctionsRolled,
    TrackChanged,
)
from rules.first_martians.events.crew import (
    ConditionCured,
    ConditionDrawn,
    Healed,
    MoraleChanged,
    SkillUnlocked,
    SkillUsed,
    StressChanged,
    TerrainIgnored,
    TokensChanged,
    Wounded,
)
from rules.first_martians.events.mars import (
    Explored,
    FindTaken,
    ItemGained,
    ItemSpent,
    PoiDrawn,
    SampleTaken,
    Studied,
)
from rules.first_martians.events.mars_base import (
    CleanedUp,
    FacilityBuilt,
    FacilityShut,
    FarmChanged,
    PartBroken,
    PartRepaired,
    ProductionChanged,
    ProjectBuilt,
    RepairDone,
    RepairsOperative,
    RoverChecked,
    RoverTokenPlaced,
    RoverTokenRemoved,
    ShutdownDiscarded,
    ShutdownTurned,
    SupplyChanged,
    TokenPlaced,
    UpgradeDismantled,
    UpgradeMade,
)
from rules.first_martians.events.mission import (
    CardSeparated,
    MapLaid,
    MineralDrawn,
    PercentGained,
    RegionLaid,
    RegionScanned,
    TokenDropped,
)
from rules.first_martians.events.plan import (
    ActionResolved,
    PlanChanged,
    PlanFixed,
    Rerolled,
    Rolled,
)
from rules.first_martians.events.rounds import (
    Awaited,
    ChoiceMade,
    FirstPlayerPassed,
    GameEnded,
    GameStarted,
    MachineTaken,
    ObjectiveReached,
    PhaseBegan,
    RuleMet,
)

Event: TypeAlias = (
    GameStarted
    | MachineTaken
    | PhaseBegan
    | FirstPlayerPassed
    | ChoiceMade
    | Awaited
    | ObjectiveReached
    | GameEnded
    | MoraleChanged
    | StressChanged
    | TokensChanged
    | Wounded
    | Healed
    | ConditionDrawn
    | ConditionCured
    | SkillUsed
    | SkillUnlocked
    | TerrainIgnored
    | SupplyChanged
    | ProductionChanged
    | PartBroken
    | PartRepaired
    | RepairDone
    | RepairsOperative
    | FacilityShut
    | ShutdownTurned
    | ShutdownDiscarded
    | FarmChanged
    | TokenPlaced
    | RoverTokenPlaced
    | RoverTokenRemoved
    | RuleMet
    | RoverChecked
    | UpgradeDismantled
    | UpgradeMade
    | ProjectBuilt
    | FacilityBuilt
    | CleanedUp
    | TrackChanged
    | BoxTurned
    | MalfunctionsRolled
    | MalfunctionDrawn
    | EventDrawn
    | EventDone
    | EventExpired
    | ConsequencesChecked
    | AdventureDrawn
    | DelayScheduled
    | DelaysChecked
    | Explored
    | PoiDrawn
    | SampleTaken
    | FindTaken
    | ItemGained
    | ItemSpent
    | Studied
    | CardSeparated
    | MapLaid
    | MineralDrawn
    | PercentGained
    | RegionLaid
    | RegionScanned
    | TokenDropped
    | PlanChanged
    | PlanFixed
    | Rolled
    | Rerolled
    | ActionResolved
)
"""Any event of the game."""

__all__ = [
    "ActionResolved",
    "AdventureDrawn",
    "Awaited",
    "BoxTurned",
    "CardSeparated",
    "ChoiceMade",
    "CleanedUp",
    "ConditionCured",
    "ConditionDrawn",
    "ConsequencesChecked",
    "DelayScheduled",
    "DelaysChecked",
    "Event",
    "EventDone",
    "EventDrawn",
    "EventExpired",
    "Explored",
    "FacilityBuilt",
    "FacilityShut",
    "FarmChanged",
    "FindTaken",
    "FirstPlayerPassed",
    "GameEnded",
    "GameStarted",
    "Healed",
    "ItemGained",
    "ItemSpent",
    "MachineTaken",
    "MalfunctionDrawn",
    "MalfunctionsRolled",
    "MapLaid",
    "MineralDrawn",
    "MoraleChanged",
    "ObjectiveReached",
    "PartBroken",
    "PartRepaired",
    "PercentGained",
    "PhaseBegan",
    "PlanChanged",
    "PlanFixed",
    "PoiDrawn",
    "ProductionChanged",
    "ProjectBuilt",
    "RegionLaid",
    "RegionScanned",
    "RepairDone",
    "RepairsOperative",
    "Rerolled",
    "Rolled",
    "RoverChecked",
    "RoverTokenPlaced",
    "RoverTokenRemoved",
    "RuleMet",
    "SampleTaken",
    "ShutdownDiscarded",
    "ShutdownTurned",
    "SkillUnlocked",
    "SkillUsed",
    "StressChanged",
    "Studied",
    "SupplyChanged",
    "TerrainIgnored",
    "TokenDropped",
    "TokenPlaced",
    "TokensChanged",
    "TrackChanged",
    "UpgradeDismantled",
    "UpgradeMade",
    "Wounded",
]
