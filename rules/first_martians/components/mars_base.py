"""The base as its data file gives it: facilities and their parts, upgrades, shutdowns, dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Annotated

from pydantic import Field, field_validator, model_validator

from rules.core.data_files import Count, StrictModel
from rules.first_martians.components.effects import Effects
from rules.first_martians.components.field_types import DISTINCT, Id, Positive, known
from rules.first_martians.terms import (
    ACTION_TYPES,
    BLOCKS,
    COSTS_ENERGY,
    COSTS_OXYGEN,
    DICE_TYPES,
    GRID_OF_PART,
    GRIDS,
    HARDWARE_CHECKS,
    MUST_ROLL,
    NO_ROVER,
    PARTS,
    PENALTIES,
    RESOURCES,
    WILTING,
    WORKING,
)

Part = Annotated[str, known(PARTS)]
Grid = Annotated[str, known(GRIDS)]
ACTION_PENALTIES = (COSTS_ENERGY, COSTS_OXYGEN, MUST_ROLL, NO_ROVER)


class FacilityData(StrictModel):
    """A facility's tile, or a card of one that is built later (``card``).

    ``family`` is what effects may call it by beside its id. It ``needs`` energy or oxygen,
    ``produces`` at ``most`` so much of one, is where an ``action`` is done, or has greenhouses, the
    first of them numbered ``greenhouses[0]``. ``parts`` say what each red part does.
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
    parts: dict[Part, Annotated[tuple[Annotated[str, known(PENALTIES)], ...], Field(min_length=1)]]

    @model_validator(mode="after")
    def _whole(self) -> FacilityData:
        if bool(self.produces) != bool(self.most):
            raise ValueError("what produces has a limit, and nothing else")
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

    def family(self, name: str) -> tuple[str, ...]:
        """The facilities that an effect means by an id or a family."""
        return tuple(each.id for each in self.facilities if name in (each.id, each.family))

    def of_action(self, action: str) -> FacilityData:
        """The facility where a type of action is done."""
        return next(each for each in self.facilities if each.action == action)
