"""Stories speak only of rooms and people that are there when they are told."""

from __future__ import annotations

import re

import pytest

from bot.games.first_martians.glossary import effect_text
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.first_martians.components.cards import Adventure, MissionEvent
from rules.first_martians.components.checks import content, content_of

CONTENT = content_of(content())
ENGLISH = words("en")
STORIES = (*CONTENT.stories.events, *CONTENT.stories.adventures)
ROOMS = {
    "crew-quarters": r"(?i)crew quarters",
    "med-lab": r"(?i)med lab",
    "control-center": r"(?i)control center",
    "garage": r"(?i)\bgarage",
    "probe-bay": r"(?i)probe bay",
    "lab": r"(?i)(?<!med )\blab\b",
    "working-bay": r"(?i)working bay",
}
"""Names in the scenes of the facilities that a mission may begin without."""
NAMES = {"scientist": "Noor", "geologist": "Mateus", "engineer": "Anneli", "medic": "Samuel"}


def _texts(story: MissionEvent | Adventure) -> str:
    """All that is told of a story, its headings left out."""
    kind = "event" if isinstance(story, MissionEvent) else "adventure"
    parts = ["scene", "done", "consequence", "follow-up", "later"]
    parts += [f"choice-{side.id}-{when}" for side in story.choice for when in ("told", "later")]
    told = []
    for part in parts:
        try:
            told.append(ENGLISH(f"first_martians-{kind}-{story.id}-{part}", name="X"))
        except KeyError:
            continue
    return " ".join(told)


def _missions(story: MissionEvent | Adventure) -> tuple[str, ...]:
    """The missions that a story can be told in: its campaign's, or all that stand alone."""
    campaign = CONTENT.told_by.get(story.id)
    if campaign is None:
        return tuple(CONTENT.missions.mission)
    return tuple(each.mission for each in CONTENT.campaigns[campaign].chapters)


def test_rooms_are_those_that_a_mission_may_begin_without() -> None:
    assert {name for mission in CONTENT.missions.missions for name in mission.absent} == set(ROOMS)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
def test_a_story_needs_the_rooms_it_speaks_of(story: MissionEvent | Adventure) -> None:
    missions = getattr(story, "missions", ()) or _missions(story)
    absent = {room for name in missions for room in CONTENT.mission[name].absent}
    text = _texts(story)
    assert text
    spoken = {room for room, name in ROOMS.items() if re.search(name, text)}
    assert spoken & absent <= set(story.facilities)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
def test_a_story_needs_the_people_it_speaks_of(story: MissionEvent | Adventure) -> None:
    text = _texts(story)
    spoken = {role for role, name in NAMES.items() if re.search(rf"\b{name}\b", text)}
    assert spoken <= {*story.cast, getattr(story, "role", "")}


HAPPENED = "quarrel|tremor|quake|fire|storm|slide|fever|leak|count|repair"
HAPPENINGS = rf"\b(?:[Ss]ince|[Aa]fter) the (?:{HAPPENED})\b"
"""How a scene speaks of what has happened in another story."""
ROVERS = {"froggy": r"\bFroggy\b", "scorpio": r"\bScorpio\b"}
BOTH = r"(?i)\b(?:both|the two) rovers\b"
AT_HOME = {"silent-slide", "strange-tracks", "froggys-odometer"}
"""Stories that only compare something with a rover, or leave it where it stands."""


def _scene(story: MissionEvent | Adventure) -> str:
    kind = "event" if isinstance(story, MissionEvent) else "adventure"
    return ENGLISH(f"first_martians-{kind}-{story.id}-scene", name="X")


def _recalls(text: str, story: MissionEvent | Adventure) -> bool:
    """Whether a scene recalls what nothing says has happened: no event before it, no fact."""
    before = getattr(story, "after", None) or story.needs
    return bool(re.search(HAPPENINGS, text)) and not before


def _rovers_astray(text: str, story: MissionEvent | Adventure) -> set[str]:
    """The rovers that a scene tells of, and that nothing at once or in a choice happens to.

    At a round's beginning both stand in the Depot, and one may be blocked.
    """
    named = {each for each, name in ROVERS.items() if re.search(name, text)}
    named |= {*ROVERS} if re.search(BOTH, text) else set()
    sides = [effect for side in story.choice for effect in side.effects]
    return named - {effect.rover for effect in (*story.effects, *sides)}


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
def test_a_scene_recalls_nothing_that_need_not_have_happened(
    story: MissionEvent | Adventure,
) -> None:
    assert not _recalls(_scene(story), story)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
def test_a_scene_has_no_rover_where_the_rules_have_none(story: MissionEvent | Adventure) -> None:
    if story.id not in AT_HOME:
        assert not _rovers_astray(_scene(story), story)


def test_scenes_that_the_game_knows_nothing_of_are_refused() -> None:
    plain = CONTENT.stories.event["candle"]
    assert _recalls("Since the quarrel about the drain, every sentence has been about work.", plain)
    after = CONTENT.stories.event["hum-in-the-wall"]
    assert not _recalls("Since the tremor there has been a note.", after)
    assert _rovers_astray("Both rovers are far down the plain.", plain) == {"froggy", "scorpio"}
    assert _rovers_astray("Froggy’s front wheels hang over an edge.", plain) == {"froggy"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_of_any_of_several_facilities_is_told_with_what_it_costs(language: str) -> None:
    t, told = words(language), 0
    for card in STORIES:
        for effect in card.effects:
            if effect.do != "break":
                continue
            text = effect_text(effect, CONTENT, t)
            assert not text.endswith("→"), text
            told += "→" in text and effect.facility not in CONTENT.base.facility
    assert told
