"""The events of Spazio: 1999. What isn't in an event didn't happen.

Fields that a viewer may not know are ``None`` in the event that ``redact`` gives them. ``draws``
is the chance counter after the event, where it drew something; it isn't shown to anybody. What
may be secret is left out of ``repr``, so that no log or traceback can show it. Places are ids of
the chart or ``base``; energy is in units; tiles are counted as ``(straights, curves)``.
"""

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
"""Any event of the game."""

__all__ = [
    "Awaited",
    "CameHome",
    "ComputerAnswered",
    "EnergyChanged",
    "Event",
    "Flew",
    "GameEnded",
    "GameStarted",
    "Jumped",
    "MoonMoved",
    "Passed",
    "PlanDrawn",
    "PlanProposed",
    "PlanetExplored",
    "PlanetsReset",
    "ProgramDrawn",
    "RoundBegan",
    "RouteChecked",
    "Stayed",
    "Stepped",
    "TileLaid",
    "TileRemoved",
    "TileSlid",
    "TilesKept",
    "TilesLost",
    "TilesReturned",
    "TilesTaken",
    "TurnBegan",
]
