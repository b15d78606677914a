"""The actions of a crew, and their lines of notation.

Laying a pawn: ``attend tremor own`` · ``rest`` · ``unwind`` · ``heal open`` · ``manage`` ·
``explore r1-n 0 own`` · ``gather r1-n sample 0 own`` · ``study sample first own`` ·
``sow farm own`` · ``repair lab cpu spare own`` · ``mend-rover froggy blocked own`` ·
``install games-room own`` · ``construct greenhouse own`` · ``erect guy r1-n 0 own`` ·
``experiment co2-enrichment own`` · ``restart lab energy own``. The last word is ``own`` or a
machine's id.

Everything else: ``join 1 own`` · ``withdraw 1 own`` · ``send froggy 1`` · ``park froggy`` ·
``call medic 1`` · ``ready`` · ``revise`` · ``strip lab cpu`` · ``dismantle games-room`` ·
``use shortcut`` · ``choose stress``
"""

from __future__ import annotations

from typing import TypeAlias

from rules.core.structs import struct


@struct
class Attend:
    """Lay a pawn for the action of an event in the log."""

    event: str
    by: str


@struct
class Rest:
    """Lay a pawn in the Quiet Place."""


@struct
class Unwind:
    """Lay a pawn in the Crew Quarters."""


@struct
class Heal:
    """Lay a pawn in the Med Lab; ``cure`` is ``open``, or the heart condition."""

    cure: str


@struct
class Manage:
    """Lay a pawn in the Control Center."""


@struct
class Explore:
    """Lay a pawn for exploring a space; ``route`` counts the ways there from 0."""

    space: str
    route: int
    by: str


@struct
class Gather:
    """Lay a pawn for gathering an item from an explored space."""

    space: str
    item: str
    route: int
    by: str


@struct
class Study:
    """Lay a pawn for research on a sample: its ``first`` or ``second`` study."""

    item: str
    study: str
    by: str


@struct
class Sow:
    """Lay a pawn and a seed for planting."""

    farm: str
    by: str


@struct
class Repair:
    """Lay a pawn for a repair with a ``spare``, or with the same part of a donor facility."""

    facility: str
    part: str
    donor: str
    by: str


@struct
class MendRover:
    """Lay a pawn for taking a token off a rover."""

    rover: str
    token: str
    by: str


@struct
class Install:
    """Lay a pawn for installing an upgrade."""

    upgrade: str
    by: str


@struct
class Construct:
    """Lay a pawn for building a project of the mission."""

    project: str
    by: str


@struct
class Erect:
    """Lay a pawn for erecting a project of the mission outside; ``route`` counts the ways there."""

    project: str
    space: str
    route: int
    by: str


@struct
class Experiment:
    """Lay a pawn for a project of the mission that is researched."""

    project: str
    by: str


@struct
class Restart:
    """Lay the one pawn that removes a shutdown tile."""

    facility: str
    grid: str
    by: str


@struct
class Join:
    """Lay a pawn under a stack."""

    stack: int
    by: str


@struct
class Withdraw:
    """Take a pawn back from a stack."""

    stack: int
    by: str


@struct
class Send:
    """Lay a rover with a stack."""

    rover: str
    stack: int


@struct
class Park:
    """Take a rover back to the Depot."""

    rover: str


@struct
class Call:
    """Propose that another astronaut help with a stack."""

    role: str
    stack: int


@struct
class Ready:
    """Agree to the plan."""


@struct
class Revise:
    """Take one's agreement back."""


@struct
class Strip:
    """Turn a working part red and take it as a spare part (B6, IV)."""

    facility: str
    part: str


@struct
class Dismantle:
    """Turn an upgrade's card in for two spare parts."""

    upgrade: str


@struct
class Use:
    """Use a skill."""

    skill: str


@struct
class Choose:
    """Choose one of the options of what is asked."""

    option: str


Laying: TypeAlias = (
    Attend
    | Rest
    | Unwind
    | Heal
    | Manage
    | Explore
    | Gather
    | Study
    | Sow
    | Repair
    | MendRover
    | Install
    | Construct
    | Erect
    | Experiment
    | Restart
)
Action: TypeAlias = (
    Laying
    | Join
    | Withdraw
    | Send
    | Park
    | Call
    | Ready
    | Revise
    | Strip
    | Dismantle
    | Use
    | Choose
)
