"""All data files together, and every card's effects by a reference that events can name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from rules.first_martians.components.base import Base
from rules.first_martians.components.crew import Crew
from rules.first_martians.components.effects import Effects
from rules.first_martians.components.malfunction_cards import Malfunctions
from rules.first_martians.components.mars import Mars
from rules.first_martians.components.missions import Missions
from rules.first_martians.components.stories import Stories
from rules.first_martians.components.strict_model import StrictModel
from rules.first_martians.terms import PARTS, SAMPLE, SEED, SPARE

MALFUNCTION, EVENT, ADVENTURE = "malfunction", "event", "adventure"
SHUTDOWN, POI, SKILL, UPGRADE = "shutdown", "poi", "skill", "upgrade"
NOW, DONE, CONSEQUENCE, FOLLOW_UP, LATER = "now", "done", "consequence", "follow-up", "later"


class Source(NamedTuple):
    """A list of effects and the path to it in the data."""

    path: tuple[str | int, ...]
    effects: Effects


def ref(*words: str) -> str:
    """The reference of a list of effects.

    >>> ref(EVENT, "tremor", NOW)
    'event:tremor:now'
    """
    return ":".join(words)


class Content(StrictModel):
    """Everything that is printed on the board, the cards and the mission sheets.

    Contents are compared by all their values, and hashed by their edition, which is quick.
    """

    edition: str
    base: Base
    mars: Mars
    crew: Crew
    malfunctions: Malfunctions
    stories: Stories
    missions: Missions

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
        finds = (find.token for each in self.missions.missions for find in each.finds)
        return frozenset((SAMPLE, SEED, *(spare(part) for part in PARTS), *finds))

    def _sources(self) -> Iterator[tuple[str, Source]]:
        for n, tile in enumerate(self.base.shutdown_tiles):
            path = ("base", "shutdown_tiles", n, "effects")
            yield ref(SHUTDOWN, tile.id), Source(path, tile.effects)
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
        yield from self._events()
        yield from self._adventures()

    def _events(self) -> Iterator[tuple[str, Source]]:
        for n, event in enumerate(self.stories.events):
            path = ("stories", "events", n)
            yield ref(EVENT, event.id, NOW), Source((*path, "effects"), event.effects)
            done = Source((*path, "action", "effects"), event.action.effects)
            yield ref(EVENT, event.id, DONE), done
            yield (
                ref(EVENT, event.id, CONSEQUENCE),
                Source((*path, "consequence"), event.consequence),
            )
            if event.follow_up:
                later = Source((*path, "follow_up", "effects"), event.follow_up.effects)
                yield ref(EVENT, event.id, FOLLOW_UP), later
            for number, side in enumerate(event.choice):
                chosen = Source((*path, "choice", number, "effects"), side.effects)
                yield ref(EVENT, event.id, "choice", side.id), chosen

    def _adventures(self) -> Iterator[tuple[str, Source]]:
        for n, adventure in enumerate(self.stories.adventures):
            path = ("stories", "adventures", n)
            yield ref(ADVENTURE, adventure.id, NOW), Source((*path, "effects"), adventure.effects)
            if adventure.later:
                later = Source((*path, "later", "effects"), adventure.later.effects)
                yield ref(ADVENTURE, adventure.id, LATER), later
            for number, side in enumerate(adventure.choice):
                chosen = Source((*path, "choice", number, "effects"), side.effects)
                yield ref(ADVENTURE, adventure.id, "choice", side.id), chosen

    def __hash__(self) -> int:
        return hash(self.edition)


def spare(part: str) -> str:
    """The spare part of a kind, as an item.

    >>> spare("cpu")
    'spare-cpu'
    """
    return f"{SPARE}-{part}"
