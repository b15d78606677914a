"""Mars, the base and the projects as their data files give them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Annotated

from pydantic import Field, field_validator, model_validator

from rules.core.data_files import Count, StrictModel
from rules.first_martians.components.cards import DISTINCT, Effects, Id, Positive, known
from rules.first_martians.terms import (
    ACTION_TYPES,
    BLOCKS,
    BUILD,
    COSTS_ENERGY,
    COSTS_OXYGEN,
    DICE_TYPES,
    GRID_OF_PART,
    GRIDS,
    HARDWARE_CHECKS,
    HEAL,
    IDLE,
    MUST_ROLL,
    NO_ROVER,
    PARTS,
    PENALTIES,
    RESEARCH,
    RESOURCES,
    TERRAINS,
    WILTING,
    WORKING,
)


class Space(StrictModel):
    """A space of the map: its ring (1 is innermost) and the spaces that it shares an edge with.

    Each pair of neighbours is listed once. ``closed``: printed red, nobody can go there.
    """

    id: Id
    ring: Annotated[int, Field(ge=1, le=3)]
    beside: tuple[str, ...] = ()
    closed: bool = False


class Region(StrictModel):
    """A tile of a region of interest: its terrain, and what lies there."""

    id: Id
    ring: Annotated[int, Field(ge=1, le=3)]
    terrain: tuple[Annotated[str, known(TERRAINS)], ...] = ()
    samples: Count = 0
    poi: bool = False


class Poi(StrictModel):
    """A point of interest: effects of its own, or a find of the mission's (``symbol``)."""

    id: Id
    count: Positive
    effects: Effects = ()
    symbol: Annotated[int, Field(ge=0, le=3)] = 0


class Mars(StrictModel):
    """The map around the base."""

    spaces: Annotated[tuple[Space, ...], Field(min_length=1), DISTINCT]
    regions: Annotated[tuple[Region, ...], Field(min_length=1), DISTINCT]
    pois: Annotated[tuple[Poi, ...], DISTINCT]

    @cached_property
    def space(self) -> dict[str, Space]:
        """Spaces by id."""
        return {each.id: each for each in self.spaces}

    @cached_property
    def region(self) -> dict[str, Region]:
        """Regions by id."""
        return {each.id: each for each in self.regions}

    @cached_property
    def poi(self) -> dict[str, Poi]:
        """Points of interest by id."""
        return {each.id: each for each in self.pois}

    @cached_property
    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """For each space the open ones that share an edge with it, in the file's order."""
        pairs = {(one.id, two) for one in self.spaces for two in one.beside}
        pairs |= {(two, one) for one, two in pairs}
        return {
            one.id: tuple(
                two.id for two in self.spaces if (one.id, two.id) in pairs and not two.closed
            )
            for one in self.spaces
        }


Part = Annotated[str, known(PARTS)]
Grid = Annotated[str, known(GRIDS)]
ACTION_PENALTIES = (COSTS_ENERGY, COSTS_OXYGEN, MUST_ROLL, NO_ROVER)
"""What red parts do to actions."""


class FacilityData(StrictModel):
    """A facility's tile, or a card of one that is built later (``card``).

    ``family`` is what effects may call it by beside its id. It ``needs`` energy or oxygen,
    ``produces`` at ``most`` so much of one, is where an ``action`` is done, or has greenhouses, the
    first of them numbered ``greenhouses[0]``. ``production`` are effects in each Production, while
    it isn't shut down and no part that stops them is red. ``autoscanner``: Heal needs no Medic
    there. ``parts`` say what each red part does.
    """

    id: Id
    family: Id
    block: Annotated[str, known(BLOCKS)]
    card: bool = False
    needs: tuple[Grid, ...] = ()
    action: Annotated[str, known(("", *ACTION_TYPES))] = ""
    produces: Annotated[str, known(("", *GRIDS))] = ""
    most: Count = 0
    greenhouses: tuple[Positive, Positive] | None = None
    production: Effects = ()
    autoscanner: bool = False
    parts: dict[Part, Annotated[tuple[Annotated[str, known(PENALTIES)], ...], Field(min_length=1)]]

    @model_validator(mode="after")
    def _whole(self) -> FacilityData:
        if bool(self.produces) != bool(self.most):
            raise ValueError("what produces has a limit, and nothing else")
        if self.autoscanner and self.action != HEAL:
            raise ValueError("an autoscanner is for healing")
        stops = any(IDLE in each for each in self.parts.values())
        if stops and not self.production:
            raise ValueError("idle can never matter where nothing comes in Production")
        if self.production and not stops:
            raise ValueError("nothing stops what the facility brings in Production")
        for penalty in {each for part in self.parts.values() for each in part}:
            if penalty in ACTION_PENALTIES and not self.action:
                raise ValueError(f"{penalty} can never matter where no action is done")
            if penalty == WILTING and self.greenhouses is None:
                raise ValueError("wilting can never happen without greenhouses")
            if penalty == WILTING and any(
                WILTING in each and part not in GRID_OF_PART for part, each in self.parts.items()
            ):
                raise ValueError("wilting comes of power connectors and oxygen filters only")
            if penalty in HARDWARE_CHECKS and self.block != WORKING:
                raise ValueError(f"{penalty} is checked in the working block only")
        if not (self.action or self.produces or self.greenhouses or self.production):
            raise ValueError("the facility can never do anything")
        return self


class Upgrade(StrictModel):
    """An upgrade for one facility: what it does, and the spare parts its card is worth.

    ``cancels`` is a part whose penalty doesn't count. ``production`` are effects in each Production
    while the facility isn't shut down. ``autoscanner``: Heal needs no Medic.
    """

    id: Id
    facility: Id
    spares: tuple[Part, Part]
    cancels: Annotated[str, known(("", *PARTS))] = ""
    production: Effects = ()
    autoscanner: bool = False

    @model_validator(mode="after")
    def _does_something(self) -> Upgrade:
        if not (self.cancels or self.production or self.autoscanner):
            raise ValueError("the upgrade can never do anything")
        return self


class ShutdownTile(StrictModel):
    """The front of a shutdown tile: what happens when it is turned, and what discards it.

    ``price`` is paid from the General Supply; where it is 0 the tile goes at once.
    """

    id: Id
    grid: Grid
    effects: Annotated[Effects, Field(min_length=1)]
    price: Count = 0
    resource: Annotated[str, known(("", *RESOURCES))] = ""

    @model_validator(mode="after")
    def _whole(self) -> ShutdownTile:
        if bool(self.price) != bool(self.resource):
            raise ValueError("a price is in a resource")
        return self


class ActionDice(StrictModel):
    """Three dice of a colour: how many of ``sides`` show a success, a wound, an adventure."""

    sides: int = Field(ge=2, le=20)
    success: Count
    wound: Count
    adventure: Count

    @model_validator(mode="after")
    def _fits(self) -> ActionDice:
        if not 0 < self.success < self.sides or max(self.wound, self.adventure) > self.sides:
            raise ValueError("a die has no such faces")
        return self


class Base(StrictModel):
    """The base: ``malfunction_dice`` are the faces of each block's die, in spaces of its track."""

    facilities: Annotated[tuple[FacilityData, ...], Field(min_length=1), DISTINCT]
    upgrades: Annotated[tuple[Upgrade, ...], DISTINCT]
    shutdown_tiles: Annotated[tuple[ShutdownTile, ...], DISTINCT]
    action_dice: dict[str, ActionDice]
    malfunction_dice: dict[str, Annotated[tuple[Count, ...], Field(min_length=2)]]

    @field_validator("action_dice")
    @classmethod
    def _a_set_each(cls, dice: dict[str, ActionDice]) -> dict[str, ActionDice]:
        if set(dice) != set(DICE_TYPES):
            raise ValueError(f"dice must be given for {', '.join(DICE_TYPES)}")
        return dice

    @field_validator("malfunction_dice")
    @classmethod
    def _a_die_each(cls, dice: dict[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
        if set(dice) != set(BLOCKS):
            raise ValueError(f"dice must be given for {', '.join(BLOCKS)}")
        return dice

    @cached_property
    def facility(self) -> dict[str, FacilityData]:
        """Facilities by id."""
        return {each.id: each for each in self.facilities}

    @cached_property
    def upgrade(self) -> dict[str, Upgrade]:
        """Upgrades by id."""
        return {each.id: each for each in self.upgrades}

    @cached_property
    def shutdown_tile(self) -> dict[str, ShutdownTile]:
        """Shutdown tiles by id."""
        return {each.id: each for each in self.shutdown_tiles}

    @cached_property
    def places(self) -> dict[str, tuple[str, ...]]:
        """By type of action the facilities where it can be done, that of the lowest card first."""
        cards = sorted(self.facilities, key=lambda each: each.card)
        return {
            kind: tuple(each.id for each in cards if each.action == kind) for kind in ACTION_TYPES
        }

    def penalties(
        self, facility: str, upgrade: str, red: Iterable[str]
    ) -> Mapping[str, tuple[str, ...]]:
        """By red part its penalties; a part that the upgrade cancels has none and is left out."""
        cancelled = self.upgrade[upgrade].cancels if upgrade else ""
        parts = self.facility[facility].parts
        return {part: parts[part] for part in red if part != cancelled}

    def gives(self, facility: str, upgrade: str, red: Iterable[str]) -> Effects:
        """A facility's own effects in Production; none while a red part stops them."""
        by_part = self.penalties(facility, upgrade, red)
        stopped = any(IDLE in each for each in by_part.values())
        return () if stopped else self.facility[facility].production

    def scans(self, facility: str, upgrade: str) -> bool:
        """Whether Heal needs no Medic in a facility: it has the autoscanner, or is upgraded so."""
        upgraded = bool(upgrade) and self.upgrade[upgrade].autoscanner
        return upgraded or self.facility[facility].autoscanner

    def hampered(self, facility: str, upgrade: str, red: Iterable[str]) -> bool:
        """Whether a red part makes the action of a facility dearer or harder."""
        by_part = self.penalties(facility, upgrade, red)
        return any(penalty in ACTION_PENALTIES for each in by_part.values() for penalty in each)

    def family(self, name: str) -> tuple[str, ...]:
        """The facilities that an effect means by an id or a family."""
        return tuple(each.id for each in self.facilities if name in (each.id, each.family))

    def of_action(self, action: str) -> FacilityData:
        """The facility where a type of action is done."""
        return next(each for each in self.facilities if each.action == action)


PROJECT_TYPES = (BUILD, RESEARCH)


class Project(StrictModel):
    """A special action of a mission, of the type Build or Research.

    It brings a facility into play, its parts red unless ``works``, or a ``greenhouse`` of a farm,
    or has ``effects``, or stands for itself. Its ``items`` and ``supply`` are laid with the pawns.
    ``after`` names a project that must have been built before. It is done in the base, or erected
    outside: on an explored region of a ``ring``, ``on`` the region where another stands, or
    ``near`` it, on one that shares an edge and where nothing of that row stands yet. ``repeat``: it
    can be done any number of times, outside once on each region.
    """

    id: Id
    type: Annotated[str, known(PROJECT_TYPES)] = BUILD
    facility: Id | None = None
    works: bool = False
    greenhouse: Id | None = None
    effects: Effects = ()
    items: tuple[Id, ...] = ()
    supply: dict[Annotated[str, known(RESOURCES)], Positive] = Field(default_factory=dict)
    after: Id | None = None
    ring: Annotated[int, Field(ge=0, le=3)] = 0
    on: Id | None = None
    near: Id | None = None
    repeat: bool = False

    @model_validator(mode="after")
    def _one_thing(self) -> Project:
        if sum(map(bool, (self.facility, self.greenhouse, self.effects))) > 1:
            raise ValueError("a project is a facility, a greenhouse or effects")
        if sum(map(bool, (self.ring, self.on, self.near))) > 1:
            raise ValueError("a project has one place")
        if self.outside and (self.type != BUILD or self.facility or self.greenhouse):
            raise ValueError("only what stands for itself is built outside")
        if self.works and not self.facility:
            raise ValueError("only a facility's parts can work")
        return self

    @property
    def outside(self) -> bool:
        """Whether it is erected outside the base."""
        return bool(self.ring or self.on or self.near)

    @property
    def needs(self) -> tuple[str, ...]:
        """The projects that must stand before it."""
        return tuple(each for each in (self.after, self.on, self.near) if each)
