"""The map as its data file gives it: spaces, regions of interest, points of interest."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from pydantic import Field

from rules.core.data_files import Count, StrictModel
from rules.first_martians.components.effects import Effects
from rules.first_martians.components.field_types import DISTINCT, Id, Positive, known
from rules.first_martians.terms import TERRAINS


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
