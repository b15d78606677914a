"""Types of the data files' values: counts, ids, words of the rulebook, tables with ids.

The vocabulary of effects, in which every card says what it does.

A new card needs no code: it combines these words. What each needs is checked here; whether what it
names exists is checked in ``validation``.

Astronauts as their data file gives them: health tracks, skills, conditions, machines.

Malfunction cards as their data file gives them.

Mission events and adventures as their data files give them: figures only, texts live elsewhere.

An event is drawn once a round. What it does at once are its ``effects``; a ``choice`` is put to the
first player; its action may be done for three rounds, and while it isn't, the ``consequence``
threatens. A ``follow_up`` comes unannounced and can't be prevented; so does what a side of a choice
brings ``later``, to whoever decided.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Annotated, Protocol, TypeVar

from pydantic import AfterValidator, Field, model_validator

from rules.core.data_files import StrictModel
from rules.core.game import Seat
from rules.first_martians.terms import (
    BLOCKS,
    CONDITIONS,
    DICE_TYPES,
    GRIDS,
    LAST_WOUND,
    PARTS,
    RESOURCES,
    ROLES,
    ROVERS,
    SPACES,
    TOKENS,
)

Positive = Annotated[int, Field(ge=1, le=99)]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]


class HasId(Protocol):
    """A table that is told from others by its id."""

    @property
    def id(self) -> str:
        """The id."""


T = TypeVar("T", bound=HasId)


def known(words: Iterable[str]) -> AfterValidator:
    """A check that a value is one of the rulebook's words."""
    allowed = tuple(words)

    def check(word: str) -> str:
        if word not in allowed:
            raise ValueError(f"unknown word {word}")
        return word

    return AfterValidator(check)


def distinct(things: tuple[T, ...]) -> tuple[T, ...]:
    """A check that no two tables share an id."""
    seen: set[str] = set()
    for thing in things:
        if thing.id in seen:
            raise ValueError(f"two share the id {thing.id}")
        seen.add(thing.id)
    return things


DISTINCT = AfterValidator(distinct)
"""For a tuple of tables, each with an id of its own."""

PERFORMER, FIRST_PLAYER, EVERYBODY = "performer", "first-player", "everybody"
WHO = (PERFORMER, FIRST_PLAYER, EVERYBODY)
"""Targets of an effect: who acts (or whose card it is), the first player, each astronaut."""

VOCABULARY: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "morale": ("amount",),
        "stress": ("amount",),
        "supply": ("resource", "amount"),
        "tokens": ("who", "amount"),
        "wound": ("who", "amount"),
        "heal": ("who", "amount"),
        "condition": ("who",),
        "track": ("block", "amount"),
        "malfunction": ("block", "keyword"),
        "break": ("facility", "part"),
        "break-any": ("block",),
        "mend": ("amount",),
        "token": ("facility", "token", "space"),
        "rover-token": ("rover", "token"),
        "mend-rovers": (),
        "item": ("item", "amount"),
        "productivity": ("facility", "amount"),
        "shut": ("facility", "resource"),
        "grow": (),
        "lose-plants": ("amount",),
        "lose-sample": (),
        "gather-sample": (),
        "use-sample": (),
        "ignore-terrain": (),
        "reroll": (),
        "adventure": ("colour",),
        "percent": ("amount",),
        "separate": (),
        "scan": (),
        "rule": ("rule",),
        "lose-upgrade": ("facility",),
        "lose-greenhouse": ("facility",),
    }
)
"""By word, the fields that it needs; it takes no others."""

ABOVE_ZERO = ("wound", "heal", "mend", "item", "lose-plants", "percent")
"""Words whose amount counts in one direction only."""
MOST = 18
"""The largest amount of any effect but ``percent``, whose is a share of a Research card's."""
CAMPAIGN_WORDS = ("rule", "lose-upgrade", "lose-greenhouse")
"""Words for campaigns alone, for good: a rule that holds from now on, an upgrade or a greenhouse
destroyed."""
MISSION_WORDS = ("percent", "separate", "scan")
"""Words for missions alone: a card's percentage gained, the lowest card left out of such draws, a
region turned up from afar."""


class Effect(StrictModel):
    """One thing that a card does. Fields that its word doesn't need stay empty.

    ``facility`` is a facility's id or family (the group chooses which of several). ``amount`` is in
    tokens, wounds, steps, units or pieces, by its word; below zero it takes away.
    """

    do: Annotated[str, known(VOCABULARY)]
    amount: int = 0
    who: Annotated[str, known(("", *WHO))] = ""
    resource: Annotated[str, known(("", *RESOURCES))] = ""
    block: Annotated[str, known(("", *BLOCKS))] = ""
    keyword: Id | None = None
    facility: Id | None = None
    part: Annotated[str, known(("", *PARTS))] = ""
    token: Annotated[str, known(("", *TOKENS))] = ""
    space: Annotated[str, known(("", *SPACES))] = ""
    rover: Annotated[str, known(("", *ROVERS))] = ""
    item: Id | None = None
    colour: Annotated[str, known(("", *DICE_TYPES))] = ""
    rule: Id | None = None

    @model_validator(mode="after")
    def _whole(self) -> Effect:
        needed = VOCABULARY[self.do]
        for name in type(self).model_fields:
            if name in ("do", "origin"):
                continue
            given = bool(getattr(self, name))
            if given and name not in needed:
                raise ValueError(f"{self.do} takes no {name}")
            if not given and name in needed:
                raise ValueError(f"{self.do} needs {name}")
        if self.do in ABOVE_ZERO and self.amount < 0:
            raise ValueError(f"{self.do} takes an amount above 0")
        if not -MOST <= self.amount <= (100 if self.do == "percent" else MOST):
            raise ValueError(f"{self.do} takes no amount of {self.amount}")
        if self.do == "shut" and self.resource not in GRIDS:
            raise ValueError("a facility is shut down for energy or oxygen")
        return self


Effects = tuple[Effect, ...]


def seats_hit(effect: Effect, seat: Seat, first: Seat, crew: int) -> tuple[Seat, ...]:
    """Whom an effect hits in a crew of so many; ``seat`` is who acts, or whose card it is."""
    if effect.who == EVERYBODY:
        return tuple(range(crew))
    return (first if effect.who == FIRST_PLAYER else seat,)


class Skill(StrictModel):
    """A skill of an astronaut's: its cost in morale tokens, and what it does.

    ``base``: printed on the astronaut's board, so it can be used in every game. ``profile``: what
    the astronaut's profile card brings, once a mission and for no token. ``others``: it rolls the
    dice of others again, too.
    """

    id: Id
    owner: Annotated[str, known(ROLES)]
    base: bool = False
    profile: bool = False
    others: bool = False
    cost: Annotated[int, Field(ge=0, le=99)] = 0
    effects: Annotated[Effects, Field(min_length=1)]

    @model_validator(mode="after")
    def _priced(self) -> Skill:
        if self.profile == (self.cost > 0):
            raise ValueError("a profile costs no tokens, any other skill does")
        if self.profile and self.base:
            raise ValueError("a profile is no base skill")
        return self


class ConditionData(StrictModel):
    """A kind of condition and how many tokens of it there are."""

    id: Annotated[str, known(CONDITIONS)]
    count: Positive


class Machine(StrictModel):
    """An automated operating machine and the one type of action that it does."""

    id: Id
    action: Annotated[str, known(DICE_TYPES)]


class Crew(StrictModel):
    """The crew: ``health`` are the wounds whose crossing draws a condition."""

    health: tuple[Annotated[int, Field(ge=1, le=LAST_WOUND)], ...]
    skills: Annotated[tuple[Skill, ...], DISTINCT]
    conditions: Annotated[tuple[ConditionData, ...], DISTINCT]
    machines: Annotated[tuple[Machine, ...], Field(min_length=2), DISTINCT]

    @cached_property
    def skill(self) -> dict[str, Skill]:
        """Skills by id."""
        return {each.id: each for each in self.skills}

    @cached_property
    def machine(self) -> dict[str, Machine]:
        """Machines by id."""
        return {each.id: each for each in self.machines}


class MalfunctionCard(StrictModel):
    """A card of a block's deck: its category, and a facility (or family) as its other keyword.

    Where that facility is shut down, or isn't built, the card is discarded without effect.
    """

    id: Id
    block: Annotated[str, known(BLOCKS)]
    category: Id
    facility: Id | None = None
    effects: Annotated[Effects, Field(min_length=1)]

    def has_keyword(self, keyword: str) -> bool:
        """Whether one of the two keywords is this."""
        return keyword in (self.category, self.facility)


class Malfunctions(StrictModel):
    """The three decks in one list."""

    cards: Annotated[tuple[MalfunctionCard, ...], Field(min_length=3), DISTINCT]

    @cached_property
    def card(self) -> dict[str, MalfunctionCard]:
        """Cards by id."""
        return {each.id: each for each in self.cards}

    @cached_property
    def decks(self) -> dict[str, tuple[str, ...]]:
        """The ids of each block's cards, unshuffled."""
        return {
            block: tuple(card.id for card in self.cards if card.block == block) for block in BLOCKS
        }


def _once(roles: tuple[str, ...]) -> tuple[str, ...]:
    if len(set(roles)) != len(roles):
        raise ValueError("a crew has nobody twice")
    return roles


Cast = Annotated[tuple[Annotated[str, known(ROLES)], ...], AfterValidator(_once)]
"""The astronauts that must be in the crew for a story to be drawn."""


class Later(StrictModel):
    """A later consequence of a story: in one of ``rounds`` after it, ``chance`` in percent."""

    chance: Annotated[int, Field(ge=1, le=100)]
    rounds: Annotated[tuple[Positive, ...], Field(min_length=1)]
    effects: Annotated[Effects, Field(min_length=1)]


Facts = tuple[
    Annotated[str, Field(pattern=r"^(not-)?[a-z]+(:[a-z][a-z0-9]*(-[a-z0-9]+)*){1,2}$")], ...
]
"""Conditions on a campaign's past, such as ``won:arrival`` (``components.campaigns``)."""


class Choice(StrictModel):
    """One side of a choice; in a campaign it is offered where the facts ``when`` hold."""

    id: Id
    when: Facts = ()
    effects: Annotated[Effects, Field(min_length=1)]
    later: Later | None = None


class EventAction(StrictModel):
    """An event's action: how many pawns it takes, what else is laid with them, what it brings.

    One of the pawns has to be that of the astronaut ``role``. It is done in ``facility``, whose
    tokens and whose red parts' costs count, and not while that is shut down or blocked.
    """

    pawns: Annotated[int, Field(ge=1, le=4)]
    role: Annotated[str, known(("", *ROLES))] = ""
    facility: Id | None = None
    spares: tuple[Id, ...] = ()
    supply: dict[Annotated[str, known(RESOURCES)], Positive] = Field(default_factory=dict)
    effects: Annotated[Effects, Field(min_length=1)]


THEMES = ("base", "crew", "outside")


class MissionEvent(StrictModel):
    """A mission event, for the missions named or, where none is, for all.

    ``theme`` says where a campaign's event plays; others stand in a file for each theme.

    It is drawn only while its ``facilities`` are in the base, built or there from the start.
    ``after`` is an event, or ``event:side`` of its choice, that must have happened before; an event
    of a campaign ``needs`` facts.
    """

    id: Id
    theme: Annotated[str, known(THEMES)] = "outside"
    cast: Cast = ()
    facilities: tuple[Id, ...] = ()
    needs: Facts = ()
    missions: tuple[Id, ...] = ()
    after: Annotated[str, Field(pattern=r"^[a-z0-9-]+(:[a-z0-9-]+)?$")] | None = None
    effects: Effects = ()
    choice: tuple[Choice, ...] = ()
    action: EventAction
    consequence: Annotated[Effects, Field(min_length=1)]
    follow_up: Later | None = None

    @model_validator(mode="after")
    def _a_real_choice(self) -> MissionEvent:
        if len(self.choice) == 1:
            raise ValueError("a choice has two sides")
        distinct(self.choice)
        return self


class Adventure(StrictModel):
    """An adventure of a colour, which befalls one astronaut: only that of ``role``, if given.

    It is drawn only while its ``facilities`` are in the base; one of a campaign ``needs`` facts.
    """

    id: Id
    colour: Annotated[str, known(DICE_TYPES)]
    role: Annotated[str, known(("", *ROLES))] = ""
    cast: Cast = ()
    facilities: tuple[Id, ...] = ()
    needs: Facts = ()
    effects: Effects = ()
    choice: tuple[Choice, ...] = ()
    later: Later | None = None

    @model_validator(mode="after")
    def _does_something(self) -> Adventure:
        if not (self.effects or self.choice or self.later):
            raise ValueError("the adventure can never do anything")
        if len(self.choice) == 1:
            raise ValueError("a choice has two sides")
        distinct(self.choice)
        return self


def can_happen(
    story: MissionEvent | Adventure, roles: Collection[str], facilities: Collection[str]
) -> bool:
    """Whether a story's cast is among the crew's roles and its facilities are in the base."""
    return set(story.cast) <= set(roles) and set(story.facilities) <= set(facilities)


class EventFile(StrictModel):
    """The mission events of one theme; there may be none yet."""

    events: Annotated[tuple[MissionEvent, ...], DISTINCT] = ()


class AdventureFile(StrictModel):
    """All adventures."""

    adventures: Annotated[tuple[Adventure, ...], Field(min_length=1), DISTINCT]


@dataclass(frozen=True)
class Stories:
    """All events and adventures of the data files."""

    events: tuple[MissionEvent, ...]
    adventures: tuple[Adventure, ...]

    @cached_property
    def event(self) -> dict[str, MissionEvent]:
        """Events by id."""
        return {each.id: each for each in self.events}

    @cached_property
    def adventure(self) -> dict[str, Adventure]:
        """Adventures by id."""
        return {each.id: each for each in self.adventures}
