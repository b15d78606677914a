"""The type of every event of the game."""

from __future__ import annotations

from typing import TypeAlias

from rules.first_martians.events.base import (
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
from rules.first_martians.events.course import (
    Awaited,
    ChoiceMade,
    FirstPlayerPassed,
    GameEnded,
    GameStarted,
    MachineTaken,
    ObjectiveReached,
    PhaseBegan,
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
from rules.first_martians.events.plan import (
    ActionResolved,
    PlanChanged,
    PlanFixed,
    Rerolled,
    Rolled,
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
    | PlanChanged
    | PlanFixed
    | Rolled
    | Rerolled
    | ActionResolved
)
