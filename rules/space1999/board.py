"""The board: its chart, cards and figures, as the data file gives them."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, NamedTuple

from pydantic import Field, field_validator, model_validator

from rules.core.data_files import Count, GameContent, StrictModel
from rules.space1999.terms import (
    CONDITIONS,
    ENERGY,
    INSTRUCTIONS,
    LAND,
    MORE_PLANS,
    RETURN,
    SECTORS,
)
from rules.space1999.terms import PROGRAMS as KINDS_OF_PROGRAMS

Point = tuple[int, int]
"""A point of the star chart's lattice: x to the right, y down."""


class MoonCards(StrictModel):
    """The deck that moves the Moon: how many cards there are of each number from 0 on."""

    copies: tuple[Count, ...]


class PlanetCard(StrictModel):
    """A kind of planet card: conditions, energy given (or taken), instruction, and copies."""

    conditions: Annotated[str, Field(pattern=f"^({'|'.join(CONDITIONS)})$")]
    energy: int = Field(ge=-9, le=9)
    instruction: Annotated[str, Field(pattern=f"^({'|'.join(INSTRUCTIONS)})$")]
    count: int = Field(ge=1, le=99)

    @property
    def tiles(self) -> int:
        """Route tiles that are found: 0, 1 or 2."""
        return CONDITIONS.index(self.conditions)


class PlanCards(StrictModel):
    """The deck of flight plans: copies for each planet, returns, and one energy card each."""

    land: Count
    returns: Count
    energy: tuple[Annotated[int, Field(ge=1, le=99)], ...]


class Program(StrictModel):
    """A card of the Central Computer: its kind, with what it gives or where it sends.

    ``amount`` is the energy of ``return`` (added to the usual) and ``energy``, and the number of
    ``plans``; ``planet`` is where ``land`` leads.
    """

    id: str = Field(pattern=r"^[a-z]+(-[a-z0-9]+)*$")
    kind: Annotated[str, Field(pattern=f"^({'|'.join(KINDS_OF_PROGRAMS)})$")]
    amount: Count = 0
    planet: str = ""
    count: int = Field(ge=1, le=99)

    @model_validator(mode="after")
    def _whole(self) -> Program:
        if bool(self.planet) != (self.kind == LAND):
            raise ValueError("a planet belongs to `land`, and to nothing else")
        if self.amount and self.kind not in (RETURN, ENERGY, MORE_PLANS):
            raise ValueError(f"{self.kind} takes no amount")
        if not self.amount and self.kind in (ENERGY, MORE_PLANS):
            raise ValueError(f"{self.kind} needs an amount")
        return self


class Plan(NamedTuple):
    """A flight plan: ``land`` on a planet, ``return``, or ``energy`` of an amount."""

    id: str
    kind: str
    planet: str = ""
    amount: int = 0


NodeId = Annotated[str, Field(pattern=r"^n[1-9][0-9]*$")]

PlanetId = Annotated[str, Field(pattern=r"^[a-z]{3,9}$")]


class ChartData(StrictModel):
    """The star chart in lattice units, x to the right and y down.

    ``axis`` gives the x of each number of the Moon from 0 on, ``axis_y`` the y of all;
    ``moon_radius`` is in lattice units too. Each line is named, and lists its places in order.
    """

    axis: tuple[int, ...] = Field(min_length=2, max_length=99)
    axis_y: int
    moon_radius: float = Field(gt=0)
    nodes: dict[NodeId, Point]
    planets: dict[PlanetId, Point]
    lines: dict[str, Annotated[tuple[str, ...], Field(min_length=2)]]

    @field_validator("axis")
    @classmethod
    def _own_places(cls, axis: tuple[int, ...]) -> tuple[int, ...]:
        if len(set(axis)) != len(axis):
            raise ValueError("two numbers share a place")
        return axis


class Start(StrictModel):
    """The supplies that a ship starts with: units of energy and flight plans."""

    energy: Count
    plans: Count


class Energy(StrictModel):
    """Units of energy: given at each return, given and paid by the rest of the rules.

    ``reset_home`` goes to ships that jump home when all planets have been visited, ``reset_away``
    to all others ("Planets", ruling A18); ``slide`` is the price of an opponent's tile ("The Star
    Monitor").
    """

    homecoming: Count
    reset_home: Count
    reset_away: Count
    slide: Count


class Computer(StrictModel):
    """The shares of the Central Computer's answers, in parts of their sum.

    "The Central Computer" has them as percentages.
    """

    ok: int = Field(ge=1, le=1000)
    negative: int = Field(ge=0, le=1000)
    neutral: int = Field(ge=0, le=1000)

    @property
    def weights(self) -> tuple[int, int, int]:
        """The three in the order of ``terms.ANSWERS``."""
        return self.ok, self.negative, self.neutral


class TileSupply(StrictModel):
    straight: Count
    curve: Count

    @property
    def straight_share(self) -> float:
        """The share of straight tiles, from 0 to 1; a half where there are no tiles at all."""
        return self.straight / (self.straight + self.curve) if self.straight + self.curve else 0.5


class Monitor(StrictModel):
    """Squares on a side, Earth in the centre, and each sector's first square."""

    size: int = Field(ge=5, le=25)
    starts: dict[str, str]

    @field_validator("size")
    @classmethod
    def _has_a_centre(cls, size: int) -> int:
        if size % 2 == 0:
            raise ValueError("an even side has no square in the centre")
        return size

    @model_validator(mode="after")
    def _starts_on_the_edge(self) -> Monitor:
        if set(self.starts) != set(SECTORS):
            raise ValueError("starts must be given for a, b, c and d")
        end = self.size - 1
        letters = [chr(ord("a") + n) for n in range(self.size)]
        edge = {f"{letters[n]}{row}" for n in range(1, end) for row in (1, self.size)}
        edge |= {f"{letters[n]}{row}" for n in (0, end) for row in range(2, self.size)}
        for sector, square in self.starts.items():
            if square not in edge:
                raise ValueError(f"the start of {sector} must lie on a side, not in a corner")
        if len(set(self.starts.values())) != len(SECTORS):
            raise ValueError("two starts share a square")
        return self


class Board(GameContent):
    """Everything that is printed on the boards and the cards."""

    chart: ChartData
    start: Start
    energy: Energy
    computer: Computer
    tiles: TileSupply
    monitor: Monitor
    moon_cards: MoonCards
    planet_cards: tuple[PlanetCard, ...] = Field(min_length=1)
    plans: PlanCards
    programs: tuple[Program, ...] = Field(min_length=1)

    @field_validator("programs")
    @classmethod
    def _unique(cls, programs: tuple[Program, ...]) -> tuple[Program, ...]:
        if len({program.id for program in programs}) != len(programs):
            raise ValueError("two programs share an id")
        return programs

    @cached_property
    def moon_deck(self) -> tuple[int, ...]:
        """The Moon cards, unshuffled: the number on each."""
        copies = enumerate(self.moon_cards.copies)
        return tuple(number for number, count in copies for _ in range(count))

    @cached_property
    def planet_card_indexes(self) -> tuple[int, ...]:
        """The planet cards, unshuffled, as indexes into ``planet_cards``."""
        cards = enumerate(self.planet_cards)
        return tuple(index for index, card in cards for _ in range(card.count))

    @cached_property
    def planet_deck(self) -> tuple[PlanetCard, ...]:
        return tuple(self.planet_cards[index] for index in self.planet_card_indexes)

    @cached_property
    def plan_deck(self) -> tuple[Plan, ...]:
        """The flight plans, unshuffled: ``land-<planet>``, ``return`` and ``energy-<n>``.

        Cards that say the same share an id, as it doesn't matter which of them is held.
        """
        land = (Plan(f"{LAND}-{p}", LAND, planet=p) for p in sorted(self.chart.planets))
        return (
            *(plan for plan in land for _ in range(self.plans.land)),
            *((Plan(RETURN, RETURN),) * self.plans.returns),
            *(Plan(f"{ENERGY}-{n}", ENERGY, amount=n) for n in self.plans.energy),
        )

    @cached_property
    def program_deck(self) -> tuple[Program, ...]:
        return tuple(program for program in self.programs for _ in range(program.count))

    @cached_property
    def plan_ids(self) -> frozenset[str]:
        return frozenset(self._plans)

    def plan(self, plan: str) -> Plan:
        return self._plans[plan]

    def program(self, program: str) -> Program:
        return self._programs[program]

    @cached_property
    def _plans(self) -> dict[str, Plan]:
        return {plan.id: plan for plan in self.plan_deck}

    @cached_property
    def _programs(self) -> dict[str, Program]:
        return {program.id: program for program in self.programs}
