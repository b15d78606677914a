"""A campaign's texts name a person or a thing only where the story has brought it in before."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

import pytest

from bot.games.first_martians.glossary import effects_text
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.first_martians.components.campaigns import (
    BEGAN,
    CHOSE,
    DECIDED,
    LOST,
    REACHED,
    WON,
    Campaign,
    Chapter,
    parts_of,
)
from rules.first_martians.components.cards import Adventure, MissionEvent
from rules.first_martians.components.checks import content, content_of

CONTENT = content_of(content())
Way = frozenset[str]
"""Facts of a campaign that hold at one moment, those of objectives and events left out."""
KNOWN_HER = ("won:cable", "won:lodger")
AFTER_BEAN = ("won:bean", "lost:bean")
AFTER_CARRIER = ("won:pad", "lost:pad", "won:sump", "lost:sump")
NAMED = {
    "fifth-bunk": [
        (KNOWN_HER, dict.fromkeys(LANGUAGES, r"\bHalla\b")),
        (KNOWN_HER, dict.fromkeys(LANGUAGES, r"\bAkureyri\b")),
        (KNOWN_HER, dict.fromkeys(LANGUAGES, r"\bCargo [1-4]\b")),
        (
            KNOWN_HER,
            {"en": r"\bKettle\b", "it": "Bollitore", "de": "Teekessel", "fr": "Bouilloire"},
        ),
        (("began:brown-weather",), dict.fromkeys(LANGUAGES, r"\bOberlin")),
        (
            ("won:brown-weather",),
            {"en": r"\b[Ww]inch", "it": "[Vv]erricello", "de": r"\bWinde\b", "fr": "[Tt]reuil"},
        ),
        (
            ("won:brown-weather",),
            {"en": r"\bmast\b", "it": "traliccio", "de": r"\bMast(es)?\b", "fr": r"\bmât\b"},
        ),
        (
            ("won:four-hundredths",),
            {"en": "panel 14", "it": "pannello 14", "de": "Wandplatte 14", "fr": "panneau 14"},
        ),
        (("chose:lodger:file",), dict.fromkeys(LANGUAGES, r"\b2217")),
        (("chose:high-voice:say-her-name",), dict.fromkeys(LANGUAGES, r"\bA[ck]+ra\b")),
        (
            ("chose:four-hundredths:cut",),
            {
                "en": "current was cut|current stopped|eight fingers",
                "it": "corrente è stata tagliata|è mancata la corrente|otto dita",
                "de": "Strom gekappt|Strom ausblieb|acht Finger",
                "fr": "coupé le courant|courant s’est arrêté|huit doigts",
            },
        ),
    ],
    "settlement": [
        (AFTER_BEAN, dict.fromkeys(LANGUAGES, r"\bJoost\b|\bVerbeek")),
        (AFTER_BEAN, dict.fromkeys(LANGUAGES, r"\bTuyaara\b|\bSleptsova|\b[YJ]akutsk|\bIakoutsk")),
        (
            ("chose:bean:freeze",),
            {
                "en": "[Tt]hermosyphon",
                "it": "[Tt]ermosifon",
                "de": "Thermosiphon",
                "fr": "[Tt]hermosiphon",
            },
        ),
        (
            ("began:core",),
            {"en": r"\bBadger", "it": r"\bTasso\b", "de": r"\bBadger", "fr": r"\bBlaireau\b"},
        ),
        (
            ("began:core",),
            {"en": r"\bCarrier 6", "it": r"\bCargo 6", "de": r"\bCarrier 6", "fr": r"\bCargo 6"},
        ),
        (
            ("won:core", "lost:core"),
            {"en": "page 40", "it": "pagina 40", "de": "Seite 40", "fr": "page 40"},
        ),
        (
            ("won:core", "won:sump", "lost:sump"),
            {"en": r"\bAnvil\b", "it": "Incudine", "de": r"\bAmboss", "fr": "Enclume"},
        ),
        (("chose:core:say",), dict.fromkeys(LANGUAGES, r"\bPelle\b")),
        (("began:pad", "began:sump"), dict.fromkeys(LANGUAGES, r"\bInes\b|\bQuadros\b")),
        (AFTER_CARRIER, dict.fromkeys(LANGUAGES, r"\bGunnel\b|\bNiemi|\bKiruna\b")),
    ],
}
"""By campaign: facts of which one must hold, and how each language names what they bring in."""
BRINGS_IN = {
    "event-oberlin-asks": r"\bOberlin",
    "event-with-own-heating": r"\bCargo [1-4]\b",
}
"""Stories that bring in somebody themselves, before a chapter does."""


class Telling:
    """When each text of a campaign can be told: after which of the ways through its chapters."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.begun: dict[str, set[Way]] = defaultdict(set)
        self.over: dict[str, set[Way]] = defaultdict(set)
        self.ended: dict[str, set[Way]] = defaultdict(set)
        self._walk(campaign.first, frozenset())

    def _walk(self, place: str, way: Way) -> None:
        if place in self.campaign.ending:
            self.ended[place].add(way)
            return
        chapter, way = self.campaign.chapter[place], way | {f"{BEGAN}:{place}"}
        self.begun[place].add(way)
        for outcome in (WON, LOST):
            # A lost mission of a replayable campaign has no debriefing.
            asked = outcome == WON or not self.campaign.replayable
            sides = [f"{CHOSE}:{place}:{side.id}" for side in chapter.choice if asked]
            for side in sides or [f"{outcome}:{place}"]:
                after = way | {f"{outcome}:{place}", side}
                self.over[place].add(after)
                for fork in chapter.forks:
                    if _may_hold(fork.when, after):
                        self._walk(fork.to, after)
                        if not any(parts_of(fact)[1] in (REACHED, DECIDED) for fact in fork.when):
                            break

    def texts(self) -> Iterator[tuple[str, set[Way]]]:
        """Each message of the campaign without its prefix, and the ways after which it is told."""
        for chapter in self.campaign.chapters:
            yield f"chapter-{chapter.id}(-briefing)?", self.begun[chapter.id]
            for outcome in (WON, LOST):
                yield (
                    f"chapter-{chapter.id}-{outcome}",
                    self._after(chapter, f"{outcome}:{chapter.id}"),
                )
            for side in chapter.choice:
                # What is asked and can be chosen is read at the end of the debriefing.
                asked = {way | {f"{WON}:{chapter.id}"} for way in self.begun[chapter.id]}
                yield f"chapter-{chapter.id}-choice(-{side.id})?", asked
                chosen = f"{CHOSE}:{chapter.id}:{side.id}"
                yield f"chapter-{chapter.id}-choice-{side.id}-told", self._after(chapter, chosen)
        for ending in self.campaign.endings:
            yield f"ending-{ending.id}(-told)?", self.ended[ending.id]
        for mission in self.campaign.missions:
            ways = self._during((mission.id,))
            yield f"(mission|objective)-{mission.id}(-.*)?", ways
            for project in mission.projects:
                yield f"project-{project.id}(-about)?", ways
            things = "|".join(sorted(set(re.findall(r'"([a-z-]+)"', mission.model_dump_json()))))
            yield f"item-({things})(-count)?", ways
        for story in self.campaign.stories:
            kind = "event" if isinstance(story, MissionEvent) else "adventure"
            part = "-(scene|action|done|consequence|follow-up|later|choice-.*)"
            yield f"{kind}-{story.id}({part})?", self.drawn(story)

    def drawn(self, story: MissionEvent | Adventure) -> set[Way]:
        during = self._during(getattr(story, "missions", ()))
        return {way for way in during if _may_hold(story.needs, way)}

    def _after(self, chapter: Chapter, fact: str) -> set[Way]:
        return {way for way in self.over[chapter.id] if fact in way}

    def _during(self, missions: tuple[str, ...]) -> set[Way]:
        chapters = [c for c in self.campaign.chapters if not missions or c.mission in missions]
        return {way for chapter in chapters for way in self.begun[chapter.id]}


def _may_hold(facts: Iterable[str], way: Way) -> bool:
    """Whether facts can hold after a way; of objectives and events it says nothing."""
    return all(
        asserted == (fact.removeprefix("not-") in way)
        for fact in facts
        for asserted, kind, _ in [parts_of(fact)]
        if kind not in (REACHED, DECIDED)
    )


def too_early(campaign: Campaign, language: str) -> tuple[list[str], set[str]]:
    """The texts that name what isn't brought in yet on some way, and all names that were found."""
    t, wrong, found = words(language), [], set()
    messages = [name.removeprefix("first_martians-") for name in t.messages()]
    for pattern, ways in Telling(campaign).texts():
        for name in filter(re.compile(pattern).fullmatch, messages):
            text = t(f"first_martians-{name}", name="X", count=2)
            for facts, named in NAMED[campaign.id]:
                if not re.search(named[language], text):
                    continue
                found.add(named[language])
                itself = any(
                    name.startswith(story) and named[language] == who
                    for story, who in BRINGS_IN.items()
                )
                if not itself and not all(way & {*facts} for way in ways):
                    wrong.append(f"{name}: {named[language]}")
    return wrong, found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("campaign", NAMED)
def test_a_text_names_only_what_the_story_has_brought_in(campaign: str, language: str) -> None:
    wrong, found = too_early(CONTENT.campaigns[campaign], language)
    assert wrong == []
    assert found == {named[language] for _, named in NAMED[campaign]}


@pytest.mark.parametrize("campaign", NAMED)
def test_each_text_can_be_told_on_some_way(campaign: str) -> None:
    telling = Telling(CONTENT.campaigns[campaign])
    never = [pattern for pattern, ways in telling.texts() if not ways]
    assert never == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_that_is_drawn_too_early_is_found(language: str) -> None:
    campaign = CONTENT.campaigns["fifth-bunk"]
    early = {"asleep-sitting", "two-fingers", "nine-hours", "eleven-exceptions"}

    def freed(story: MissionEvent | Adventure) -> MissionEvent | Adventure:
        free = story.id in early
        return story.model_copy(update={"needs": (), "missions": ()}) if free else story

    changes = {
        "events": tuple(map(freed, campaign.events)),
        "adventures": tuple(map(freed, campaign.adventures)),
    }
    wrong, _ = too_early(campaign.model_copy(update=changes), language)
    assert {story for story in early if any(f"-{story}-" in each for each in wrong)} == early


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("campaign", NAMED)
def test_a_chapter_and_its_mission_bear_one_title(campaign: str, language: str) -> None:
    t = words(language)
    own = {mission.id for mission in CONTENT.campaigns[campaign].missions}
    titles = {
        t(f"first_martians-chapter-{each.id}"): t(f"first_martians-mission-{each.mission}")
        for each in CONTENT.campaigns[campaign].chapters
        if each.mission in own
    }
    assert all(chapter == mission for chapter, mission in titles.items()), titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_holds_for_good_is_told_in_what_a_side_brings(language: str) -> None:
    t, chapters = words(language), CONTENT.campaigns["settlement"].chapters
    parts = [each for one in chapters for each in (*one.rewards, *one.choice)]
    lasting = [(part, each) for part in parts for each in part.effects if each.do == "rule"]
    assert len(lasting) == 13
    for part, each in lasting:
        rule = t(f"first_martians-rule-{each.rule}")
        assert rule in effects_text(part.effects, CONTENT, t)
        assert rule in t("first_martians-said-rule-enacted", rule=each.rule)


SPANS = re.compile(
    r"\b(two|three|four|five|six|seven|eight|nine|ten) (days|weeks|months)\b"
    r"|\b(second|third|fourth) (day|night|morning|evening|week)\b"
    r"|\b(Monday|Tuesday|Wednesday|Thursday|Saturday|Sunday)\b"
)
"""Time that passes in a text, longer than an event is in the log."""
SPANS_TOLD_BEFORE = {"sunday-letters"}
"""Events whose weekdays are those of letters, not of what happens in the HUB."""


@pytest.mark.parametrize("campaign", NAMED)
def test_no_consequence_or_deed_takes_longer_than_an_event_stays(campaign: str) -> None:
    t = words("en")
    long = [
        name
        for story in CONTENT.campaigns[campaign].events
        if story.id not in SPANS_TOLD_BEFORE
        for part in ("done", "consequence")
        for name in [f"first_martians-event-{story.id}-{part}"]
        if SPANS.search(t(name, name="X"))
    ]
    assert long == []
