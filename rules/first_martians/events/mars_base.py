"""Events of the base: supply, production, parts, shutdowns, farms, tokens. ``why`` is an id."""

from __future__ import annotations

from rules.core.structs import struct
from rules.first_martians.pieces import Farm


@struct
class SupplyChanged:
    """Units of a resource came into the General Supply, or went."""

    resource: str
    amount: int
    why: str


@struct
class ProductionChanged:
    """A facility produces more or less from now on."""

    facility: str
    amount: int


@struct
class PartBroken:
    """A part of a facility turned red; ``draws`` where chance said which."""

    facility: str
    part: str
    why: str
    draws: int | None = None


@struct
class PartRepaired:
    """A part of a facility works again, at once."""

    facility: str
    part: str
    why: str


@struct
class RepairDone:
    """A part was repaired; it works from the end of the action phase on."""

    facility: str
    part: str


@struct
class RepairsOperative:
    """The action phase is over: what was repaired in it works."""


@struct
class FacilityShut:
    """A shutdown tile was laid face down on a facility (B6, III 1)."""

    facility: str
    grid: str
    why: str


@struct
class ShutdownTurned:
    """A shutdown tile was turned up."""

    facility: str
    grid: str
    tile: str
    draws: int | None


@struct
class ShutdownDiscarded:
    """A shutdown tile was discarded, as it says."""

    facility: str
    grid: str


@struct
class FarmChanged:
    """Plants of a farm grew, wilted, were sown, lost, or a greenhouse was built."""

    facility: str
    farm: Farm
    why: str


@struct
class TokenPlaced:
    """A token was laid on a facility's ``now`` or ``next`` space."""

    facility: str
    space: str
    token: str
    why: str


@struct
class RoverTokenPlaced:
    """A token was laid on a rover's space."""

    rover: str
    token: str
    why: str


@struct
class RoverTokenRemoved:
    """A token was taken off a rover's space."""

    rover: str
    token: str


@struct
class RoverChecked:
    """A wound die was rolled for a rover: is it damaged?"""

    rover: str
    damaged: bool
    why: str
    draws: int | None


@struct
class UpgradeDismantled:
    """An upgrade's card was turned in for its two spare parts."""

    upgrade: str


@struct
class UpgradeMade:
    """An upgrade's tile was made; it is installed in Clean-up."""

    upgrade: str


@struct
class ProjectBuilt:
    """A project of the mission was built; outside it stands on a ``space``."""

    project: str
    space: str = ""


@struct
class FacilityBuilt:
    """A facility came into play; all its parts are red unless it ``works``."""

    facility: str
    works: bool = False


@struct
class CleanedUp:
    """Tokens moved on, pending things came, skills were refreshed (B6, VI 1-3)."""
