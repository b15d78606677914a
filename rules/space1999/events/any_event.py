"""The type of every event of the game."""

from __future__ import annotations

from typing import TypeAlias

from rules.space1999.events.cards import (
    ComputerAnswered,
    PlanDrawn,
    PlanProposed,
    ProgramDrawn,
)
from rules.space1999.events.rounds import (
    Awaited,
    GameEnded,
    GameStarted,
    MoonMoved,
    Passed,
    PlanetsReset,
    RoundBegan,
    TurnBegan,
)
from rules.space1999.events.ships import (
    CameHome,
    EnergyChanged,
    Flew,
    Jumped,
    PlanetExplored,
    Stayed,
    Stepped,
)
from rules.space1999.events.tiles import (
    RouteChecked,
    TileLaid,
    TileRemoved,
    TilesKept,
    TileSlid,
    TilesLost,
    TilesReturned,
    TilesTaken,
)

Event: TypeAlias = (
    GameStarted
    | MoonMoved
    | RoundBegan
    | TurnBegan
    | Passed
    | Flew
    | PlanProposed
    | ComputerAnswered
    | PlanDrawn
    | ProgramDrawn
    | Stepped
    | Jumped
    | Stayed
    | PlanetExplored
    | EnergyChanged
    | TilesTaken
    | CameHome
    | TileLaid
    | TilesKept
    | TilesReturned
    | TileSlid
    | TileRemoved
    | PlanetsReset
    | RouteChecked
    | TilesLost
    | Awaited
    | GameEnded
)
