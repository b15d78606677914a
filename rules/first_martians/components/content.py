"""All data files together, and every card's effects by a reference that events can name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import NamedTuple

from rules.core.data_files import GameContent
from rules.first_martians.components.campaigns import Campaign, Chapter, Opened
from rules.first_martians.components.cards import (
    Adventure,
    AdventureFile,
    Choice,
    Crew,
    Effects,
    EventFile,
    Malfunctions,
    MissionEvent,
    Stories,
)
from rules.first_martians.components.missions import Mission, Missions
from rules.first_martians.components.places import Base, Mars
from rules.first_martians.terms import (
    ADVENTURE_CHOICE,
    BASIC_ITEMS,
    DEBRIEFING,
    EVENT_CHOICE,
    SPARE,
)

MALFUNCTION, EVENT, ADVENTURE = "malfunction", "event", "adventure"
SHUTDOWN, POI, SKILL, UPGRADE, MISSION = "shutdown", "poi", "skill", "upgrade", "mission"
FACILITY = "facility"
SYMBOL, DISCOVERY, PROJECT, REWARD = "symbol", "discovery", "project", "reward"
NOW, DONE, CONSEQUENCE, FOLLOW_UP, LATER = "now", "done", "consequence", "follow-up", "later"
CHOICE = "choice"

CHAPTER, OPENS, RULE = "chapter", "opens", "rule"

STORY_OF = MappingProxyType({EVENT_CHOICE: EVENT, ADVENTURE_CHOICE: ADVENTURE, DEBRIEFING: CHAPTER})
"""By decision about a side of a story, the kind of the story."""

CAMPAIGN_FILES = ("campaign_fifth_bunk", "campaign_settlement")
"""The parts of ``Content`` that hold a campaign."""

EVENT_FILES = ("events_base", "events_crew", "events_outside")
"""The parts of ``Content`` that hold events, one for each theme."""


Path = tuple[str | int, ...]


class Source(NamedTuple):
    """A list of effects and the path to it in the data."""

    path: Path
    effects: Effects


def ref(*words: str) -> str:
    """The reference of a list of effects.

    >>> ref(EVENT, "tremor", NOW)
    'event:tremor:now'
    """
    return ":".join(words)


def is_side(reference: str) -> bool:
    """Whether a reference is of what a side of a story's choice does at once.

    >>> is_side("event:candle:choice:wrap-it-up"), is_side("event:candle:now")
    (True, False)
    """
    words = reference.split(":")
    return len(words) == 4 and words[2] == CHOICE


class Content(GameContent):
    """Everything that is printed on the board, the cards and the mission sheets."""

    base: Base
    mars: Mars
    crew: Crew
    malfunctions: Malfunctions
    events_base: EventFile
    events_crew: EventFile
    events_outside: EventFile
    adventures: AdventureFile
    missions: Missions
    campaign_fifth_bunk: Campaign | None = None
    campaign_settlement: Campaign | None = None

    @cached_property
    def stories(self) -> Stories:
        """All events and adventures, of campaigns, too."""
        told = self.campaigns.values()
        events = (event for part in EVENT_FILES for event in self.event_file(part).events)
        return Stories(
            (*events, *(event for each in told for event in each.events)),
            (
                *self.adventures.adventures,
                *(adventure for each in told for adventure in each.adventures),
            ),
        )

    @cached_property
    def campaigns(self) -> dict[str, Campaign]:
        """Campaigns by id."""
        parts = (getattr(self, part) for part in CAMPAIGN_FILES)
        return {each.id: each for each in parts if each is not None}

    @cached_property
    def mission(self) -> dict[str, Mission]:
        """Missions by id, of campaigns, too."""
        told = (mission for each in self.campaigns.values() for mission in each.missions)
        return {each.id: each for each in (*self.missions.missions, *told)}

    @cached_property
    def chapter(self) -> dict[str, Chapter]:
        """Chapters by id, of all campaigns."""
        return {each.id: each for told in self.campaigns.values() for each in told.chapters}

    def choice(self, decision: str, story: str) -> tuple[Choice, ...]:
        """The sides of an event, an adventure or a debriefing; raises ``KeyError``."""
        kinds: dict[str, Mapping[str, MissionEvent | Adventure | Chapter]] = {
            EVENT: self.stories.event,
            ADVENTURE: self.stories.adventure,
            CHAPTER: self.chapter,
        }
        return kinds[STORY_OF[decision]][story].choice

    @cached_property
    def told_by(self) -> dict[str, str]:
        """The campaign of each event and adventure that only a campaign tells."""
        return {story.id: each.id for each in self.campaigns.values() for story in each.stories}

    def opened(self, opened: Opened) -> Content:
        """The data without what is sealed; of all campaigns but the one played nothing is open."""
        return _opened(self, opened) if self.campaigns else self

    def event_file(self, part: str) -> EventFile:
        """The events of one of ``EVENT_FILES``."""
        files = (self.events_base, self.events_crew, self.events_outside)
        return dict(zip(EVENT_FILES, files, strict=True))[part]

    @cached_property
    def sources(self) -> dict[str, Source]:
        """Every list of effects, by its reference."""
        return dict(self._sources())

    def effects(self, reference: str) -> Effects:
        """The effects of a reference; raises ``KeyError``."""
        return self.sources[reference].effects

    @cached_property
    def items(self) -> frozenset[str]:
        """Everything that can lie in the cargo area."""
        tokens = (token for each in self.mission.values() for token in each.tokens)
        return frozenset((*BASIC_ITEMS, *tokens, *self.mars.poi))

    def _sources(self) -> Iterator[tuple[str, Source]]:
        for n, tile in enumerate(self.base.shutdown_tiles):
            path = ("base", "shutdown_tiles", n, "effects")
            yield ref(SHUTDOWN, tile.id), Source(path, tile.effects)
        for n, facility in enumerate(self.base.facilities):
            path = ("base", "facilities", n, "production")
            yield ref(FACILITY, facility.id), Source(path, facility.production)
        for n, upgrade in enumerate(self.base.upgrades):
            path = ("base", "upgrades", n, "production")
            yield ref(UPGRADE, upgrade.id), Source(path, upgrade.production)
        for n, poi in enumerate(self.mars.pois):
            yield ref(POI, poi.id), Source(("mars", "pois", n, "effects"), poi.effects)
        for n, skill in enumerate(self.crew.skills):
            yield ref(SKILL, skill.id), Source(("crew", "skills", n, "effects"), skill.effects)
        for n, card in enumerate(self.malfunctions.cards):
            path = ("malfunctions", "cards", n, "effects")
            yield ref(MALFUNCTION, card.id), Source(path, card.effects)
        for part in EVENT_FILES:
            yield from _story_sources(part, self.event_file(part).events, ())
        yield from _story_sources("adventures", (), self.adventures.adventures)
        for n, mission in enumerate(self.missions.missions):
            yield from _mission_sources(mission, ("missions", "missions", n))
        for part in CAMPAIGN_FILES:
            campaign = getattr(self, part)
            if campaign is not None:
                yield from _campaign_sources(campaign, part)


@lru_cache(maxsize=32)
def _opened(content: Content, opened: Opened) -> Content:
    parts = {name: getattr(content, name) for name in Content.model_fields}
    for part in CAMPAIGN_FILES:
        sealed: Campaign | None = parts[part]
        played = sealed is not None and sealed.id == opened.campaign
        parts[part] = sealed.opened(opened) if sealed and played else None
    # Contents are hashed by it, so no two of them may share one.
    told = (*sorted(opened.begun), *sorted(opened.over), *sorted(opened.told), *opened.rules)
    edition = " ".join((content.edition, "open", opened.campaign, *told))
    return Content.model_construct(**{**parts, "edition": edition})


def spare(part: str) -> str:
    """The spare part of a kind, as an item.

    >>> spare("cpu")
    'spare-cpu'
    """
    return f"{SPARE}-{part}"


def _mission_sources(mission: Mission, path: Path) -> Iterator[tuple[str, Source]]:
    here = ref(MISSION, mission.id)
    yield ref(here, DISCOVERY), Source((*path, "discovery"), mission.discovery)
    for symbol, effects in mission.symbols.items():
        yield ref(here, SYMBOL, symbol), Source((*path, "symbols", symbol), effects)
    for n, objective in enumerate(mission.objectives):
        where = (*path, "objectives", n, "reward")
        yield ref(here, REWARD, objective.id), Source(where, objective.reward)
    for n, project in enumerate(mission.projects):
        where = (*path, "projects", n, "effects")
        yield ref(here, PROJECT, project.id), Source(where, project.effects)


def _campaign_sources(campaign: Campaign, part: str) -> Iterator[tuple[str, Source]]:
    for n, chapter in enumerate(campaign.chapters):
        path, here = (part, "chapters", n), ref(CHAPTER, chapter.id)
        yield ref(here, OPENS), Source((*path, "opens"), chapter.opens)
        for m, reward in enumerate(chapter.rewards):
            yield (
                ref(here, REWARD, str(m)),
                Source((*path, "rewards", m, "effects"), reward.effects),
            )
        for m, side in enumerate(chapter.choice):
            yield ref(here, CHOICE, side.id), Source((*path, "choice", m, "effects"), side.effects)
    for n, rule in enumerate(campaign.rules):
        yield ref(RULE, rule.id), Source((part, "rules", n, "effects"), rule.effects)
    for n, mission in enumerate(campaign.missions):
        yield from _mission_sources(mission, (part, "missions", n))
    yield from _story_sources(part, campaign.events, campaign.adventures)


def _story_sources(
    part: str, events: Iterable[MissionEvent], adventures: Iterable[Adventure]
) -> Iterator[tuple[str, Source]]:
    for n, event in enumerate(events):
        yield from _event_sources(event, (part, "events", n))
    for n, adventure in enumerate(adventures):
        yield from _adventure_sources(adventure, (part, "adventures", n))


def _adventure_sources(adventure: Adventure, path: Path) -> Iterator[tuple[str, Source]]:
    yield ref(ADVENTURE, adventure.id, NOW), Source((*path, "effects"), adventure.effects)
    if adventure.later:
        later = Source((*path, "later", "effects"), adventure.later.effects)
        yield ref(ADVENTURE, adventure.id, LATER), later
    yield from _sides(ref(ADVENTURE, adventure.id), adventure.choice, path)


def _event_sources(event: MissionEvent, path: Path) -> Iterator[tuple[str, Source]]:
    yield ref(EVENT, event.id, NOW), Source((*path, "effects"), event.effects)
    yield ref(EVENT, event.id, DONE), Source((*path, "action", "effects"), event.action.effects)
    consequence = Source((*path, "consequence"), event.consequence)
    yield ref(EVENT, event.id, CONSEQUENCE), consequence
    if event.follow_up:
        later = Source((*path, "follow_up", "effects"), event.follow_up.effects)
        yield ref(EVENT, event.id, FOLLOW_UP), later
    yield from _sides(ref(EVENT, event.id), event.choice, path)


def _sides(story: str, choice: tuple[Choice, ...], path: Path) -> Iterator[tuple[str, Source]]:
    for n, side in enumerate(choice):
        where = (*path, "choice", n)
        yield ref(story, CHOICE, side.id), Source((*where, "effects"), side.effects)
        if side.later:
            later = Source((*where, "later", "effects"), side.later.effects)
            yield ref(story, CHOICE, side.id, LATER), later
