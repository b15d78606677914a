"""Campaigns as their data files give them: chapters, debriefings, forks, endings (page 20).

A chapter is a mission with what goes before and after it. Texts are the catalogs'; a file holds
figures and ids only. Everything of it is sealed until its chapter begins.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, NamedTuple

from pydantic import Field, model_validator

from rules.core.data_files import StrictModel
from rules.first_martians.components.cards import (
    DISTINCT,
    Adventure,
    Choice,
    Effects,
    Facts,
    Id,
    MissionEvent,
)
from rules.first_martians.components.missions import Mission


class Reward(StrictModel):
    """The effects of an ``objective`` reached or, where it names none, of a won mission."""

    objective: Id | None = None
    effects: Annotated[Effects, Field(min_length=1)]


class DebriefingSide(Choice):
    """A side of what the crew decides after a mission, which may do nothing at once."""

    effects: Effects = ()


class Fork(StrictModel):
    """The way on, where the facts ``when`` hold: ``to`` is a chapter or an ending."""

    when: Facts = ()
    to: Id


class Chapter(StrictModel):
    """A mission of a campaign, the effects that it begins with, and what follows it.

    The first of ``forks`` that fits leads on; the last fits always.
    """

    id: Id
    mission: Id
    opens: Effects = ()
    rewards: tuple[Reward, ...] = ()
    choice: Annotated[tuple[DebriefingSide, ...], DISTINCT] = ()
    forks: Annotated[tuple[Fork, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _leads_on(self) -> Chapter:
        if len(self.choice) == 1:
            raise ValueError("a choice has two sides")
        if self.forks[-1].when:
            raise ValueError("the last fork must fit always")
        if any(not each.when for each in self.forks[:-1]):
            raise ValueError("no fork comes after one that fits always")
        return self


class LastingRule(StrictModel):
    """A rule that an effect lets hold for good: its effects come in each round, at a phase's start.

    ``phase`` counts from 1, Events, to 6.
    """

    id: Id
    phase: Annotated[int, Field(ge=1, le=6)]
    effects: Annotated[Effects, Field(min_length=1)]


class Ending(StrictModel):
    """An end of a campaign, and whether the crew has won by it."""

    id: Id
    won: bool


class Opened(NamedTuple):
    """What isn't sealed of a campaign, which is told by its id; of none all is.

    Chapters that have ``begun``, those that are ``over`` and debriefed, stories ``told``
    so far or that could be now, rules that hold.
    """

    campaign: str = ""
    begun: frozenset[str] = frozenset()
    over: frozenset[str] = frozenset()
    told: frozenset[str] = frozenset()
    rules: tuple[str, ...] = ()


class Campaign(StrictModel):
    """A chain of missions, with the stories that only it tells.

    ``replayable``: a lost mission is played again, or the campaign is begun anew or ended. In
    others the story goes on.
    """

    id: Id
    replayable: bool
    first: Id
    chapters: Annotated[tuple[Chapter, ...], Field(min_length=1), DISTINCT]
    endings: Annotated[tuple[Ending, ...], Field(min_length=1), DISTINCT]
    rules: Annotated[tuple[LastingRule, ...], DISTINCT] = ()
    missions: Annotated[tuple[Mission, ...], DISTINCT] = ()
    events: Annotated[tuple[MissionEvent, ...], DISTINCT] = ()
    adventures: Annotated[tuple[Adventure, ...], DISTINCT] = ()

    @cached_property
    def chapter(self) -> dict[str, Chapter]:
        """Chapters by id."""
        return {each.id: each for each in self.chapters}

    @cached_property
    def ending(self) -> dict[str, Ending]:
        """Endings by id."""
        return {each.id: each for each in self.endings}

    @cached_property
    def rule(self) -> dict[str, LastingRule]:
        """Rules by id."""
        return {each.id: each for each in self.rules}

    @property
    def stories(self) -> tuple[MissionEvent | Adventure, ...]:
        """The events and adventures that only this campaign tells."""
        return (*self.events, *self.adventures)

    def opened(self, opened: Opened) -> Campaign:
        """The campaign without what is sealed.

        Of rewards it says which objective each is for, and nothing of what it brings.
        """
        chapters = tuple(
            each.model_copy(
                update={
                    "forks": (),
                    "rewards": tuple(r.model_copy(update={"effects": ()}) for r in each.rewards),
                    "choice": each.choice if each.id in opened.over else (),
                }
            )
            for each in self.chapters
            if each.id in opened.begun
        )
        missions = {each.mission for each in chapters}
        bare = {"needs": (), "missions": ()}
        return Campaign.model_construct(
            id=self.id,
            replayable=self.replayable,
            first=self.first,
            chapters=chapters,
            endings=(),
            rules=tuple(each for each in self.rules if each.id in opened.rules),
            missions=tuple(each for each in self.missions if each.id in missions),
            events=tuple(e.model_copy(update=bare) for e in self.events if e.id in opened.told),
            adventures=tuple(
                e.model_copy(update={"needs": ()}) for e in self.adventures if e.id in opened.told
            ),
        )


NOT = "not-"
WON, LOST, REACHED, CHOSE, BEGAN, DECIDED = "won", "lost", "reached", "chose", "began", "decided"
FACTS = {WON: 1, LOST: 1, REACHED: 2, CHOSE: 2, BEGAN: 1, DECIDED: 2}
"""The kinds of facts, with the number of ids that follow: a chapter (and its objective or side of
its debriefing), or an event and its side."""


def parts_of(fact: str) -> tuple[bool, str, tuple[str, ...]]:
    """Whether a fact is asserted (else denied), its kind and the ids that it names.

    >>> parts_of("not-chose:arrival:tell-earth")
    (False, 'chose', ('arrival', 'tell-earth'))
    """
    kind, *ids = fact.removeprefix(NOT).split(":")
    return not fact.startswith(NOT), kind, tuple(ids)
