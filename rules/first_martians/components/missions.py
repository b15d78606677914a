"""Missions as their data file gives them: objectives, length, rule changes, what is there."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from pydantic import Field, field_validator, model_validator

from rules.core.data_files import Count, StrictModel
from rules.first_martians.components.cards import DISTINCT, Effects, Id, Positive, known
from rules.first_martians.components.places import Project
from rules.first_martians.terms import BASIC_ITEMS, BLOCKS, LEVELS, RESOURCES

PROJECT, COLLECT, SOWN, DISCOVER, INTACT = "project", "collect", "sown", "discover", "intact"
EXPLORED, KINDS, PERCENT = "explored", "kinds", "percent"
GOALS = (PROJECT, COLLECT, SOWN, DISCOVER, INTACT, EXPLORED, KINDS, PERCENT)
"""The kinds of objectives: a project built, items collected, a seed or plant in a farm, discoveries
made, a facility with all its parts working, regions explored (in a ring), different kinds of
samples discovered, a percentage reached."""
CATEGORIES = ("exploration", "research", "building")
CREWS = ("2", "3", "4")
"""Numbers of astronauts, as keys of the data file."""

Ring = Annotated[int, Field(ge=1, le=3)]
ByCrew = dict[Annotated[str, known(CREWS)], Positive]


class Objective(StrictModel):
    """An objective: ``goal`` with what it is about, ``amount`` times or as ``by_crew`` says.

    An optional one brings its ``reward`` when it is reached (p. 4).
    """

    id: Id
    optional: bool = False
    goal: Annotated[str, known(GOALS)]
    about: Id | None = None
    ring: Annotated[int, Field(ge=0, le=3)] = 0
    amount: Positive = 1
    by_crew: ByCrew = Field(default_factory=dict)
    reward: Effects = ()

    @model_validator(mode="after")
    def _whole(self) -> Objective:
        if self.reward and not self.optional:
            raise ValueError("what has to be reached brings nothing but the end")
        if self.ring and self.goal != EXPLORED:
            raise ValueError(f"{self.goal} takes no ring")
        if self.by_crew and set(self.by_crew) != set(CREWS):
            raise ValueError("amounts must be given for 2, 3 and 4 astronauts")
        return self

    def needed(self, astronauts: int) -> int:
        """The amount of its goal that so many astronauts must reach, 100 for a whole percentage."""
        if self.goal == PERCENT:
            return 100
        return self.by_crew.get(str(astronauts), self.amount)

    @property
    def most(self) -> int:
        """The most that any crew has to reach."""
        return max(self.by_crew.values(), default=self.amount) if self.goal != PERCENT else 100


class Find(StrictModel):
    """An objective token on the map.

    It is laid on the ``nth`` region explored in a ring, or on a ``region`` wherever that lies. With
    a ring alone it comes down on a space of it that a Direction card names, which the crew sees.
    """

    token: Id
    ring: Annotated[int, Field(ge=0, le=3)] = 0
    nth: Count = 0
    region: Id | None = None

    @model_validator(mode="after")
    def _one_way(self) -> Find:
        if bool(self.ring) == bool(self.region) or (self.nth and not self.ring):
            raise ValueError("a find lies in a ring, or on a region")
        return self

    @property
    def scattered(self) -> bool:
        """Whether a Direction card says where it lies."""
        return bool(self.ring and not self.nth)


class Descent(StrictModel):
    """The price of going down into a ring: more pawns a route, until a project is built."""

    ring: Ring
    pawns: Annotated[int, Field(ge=1, le=4)]
    project: Id


class ResearchCard(StrictModel):
    """A Research card: its number and its percentage."""

    number: Annotated[int, Field(ge=1, le=6)]
    percent: Annotated[int, Field(ge=1, le=100)]


class Mission(StrictModel):
    """A mission; ``sols`` are its rounds by level and number of astronauts.

    ``dice`` are the blocks whose malfunction marker turns red on a sol. ``threshold`` is the most
    broken parts to win with, by level. ``cargo`` are items and ``upgrades`` cards at hand where no
    mission went before; a ``kit`` comes in any case. ``opening``: in a campaign it can only come
    first.

    Rule changes: ``absent`` are facilities that aren't there yet, ``cards`` those in play from the
    start. ``face_up``: the regions lie on their spaces from the start, by lot, for all to see.
    ``hidden_map``: they lie face down, as in data of games begun before edition 3. ``charted``
    regions of the first ring are explored at the start. ``minerals`` take the place of samples, in
    the order of the Research cards' numbers, so many of each. ``discovery`` are effects of each
    discovery, ``symbols`` those of points of interest that bear a symbol.
    """

    id: Id
    category: Annotated[str, known(CATEGORIES)]
    opening: bool = False
    sols: dict[str, ByCrew]
    threshold: dict[str, Count] = Field(default_factory=dict)
    supply: dict[Annotated[str, known(RESOURCES)], Count]
    cargo: tuple[Id, ...] = ()
    kit: tuple[Id, ...] = ()
    upgrades: tuple[Id, ...] = ()
    absent: tuple[Id, ...] = ()
    cards: tuple[Id, ...] = ()
    face_up: bool = False
    hidden_map: bool = False
    charted: Annotated[int, Field(ge=0, le=8)] = 0
    minerals: dict[Id, Positive] = Field(default_factory=dict)
    discovery: Effects = ()
    symbols: dict[Annotated[str, Field(pattern="^[1-3]$")], Effects] = Field(default_factory=dict)
    descent: Descent | None = None
    dice: dict[str, Annotated[str, known(BLOCKS)]] = Field(default_factory=dict)
    objectives: Annotated[tuple[Objective, ...], Field(min_length=1), DISTINCT]
    projects: Annotated[tuple[Project, ...], DISTINCT] = ()
    finds: tuple[Find, ...] = ()

    @field_validator("sols")
    @classmethod
    def _all_crews(cls, sols: dict[str, ByCrew]) -> dict[str, ByCrew]:
        if set(sols) != set(LEVELS) or any(set(each) != set(CREWS) for each in sols.values()):
            raise ValueError("rounds must be given by level, for 2, 3 and 4 astronauts")
        return sols

    @field_validator("threshold")
    @classmethod
    def _all_levels(cls, threshold: dict[str, int]) -> dict[str, int]:
        if threshold and set(threshold) != set(LEVELS):
            raise ValueError(f"a threshold must be given for {', '.join(LEVELS)}")
        return threshold

    @cached_property
    def project(self) -> dict[str, Project]:
        """Projects by id."""
        return {each.id: each for each in self.projects}

    @property
    def longest(self) -> int:
        """The most rounds that it takes at any level, with any crew."""
        return max(most for sols in self.sols.values() for most in sols.values())

    @cached_property
    def tokens(self) -> frozenset[str]:
        """The objective tokens that only this mission has."""
        items = {each.item for effects in self.symbols.values() for each in effects if each.item}
        found = (*(each.token for each in self.finds), *self.minerals, *self.kit, *items)
        return frozenset(found) - frozenset(BASIC_ITEMS)


class Missions(StrictModel):
    """All missions, the one that teaches first.

    ``consequence_chance`` of an event in the log is in percent a round, by level (C-32).
    ``harsher`` is how much more harm, and less reward, a story's effects bring at a level (p. 6).
    """

    consequence_chance: dict[str, Annotated[Count, Field(le=100)]]
    harsher: dict[Annotated[str, known(LEVELS)], Annotated[int, Field(ge=-3, le=3)]] = Field(
        default_factory=dict
    )
    research_cards: Annotated[tuple[ResearchCard, ...], Field(min_length=2)]
    missions: Annotated[tuple[Mission, ...], Field(min_length=1), DISTINCT]

    @field_validator("consequence_chance")
    @classmethod
    def _a_chance_each(cls, chances: dict[str, int]) -> dict[str, int]:
        if set(chances) != set(LEVELS):
            raise ValueError(f"a chance must be given for {', '.join(LEVELS)}")
        return chances

    @cached_property
    def mission(self) -> dict[str, Mission]:
        """Missions by id."""
        return {each.id: each for each in self.missions}
