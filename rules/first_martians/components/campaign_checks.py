"""Checks that a campaign leads from its first mission to each of its endings."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.data_files import Flaw
from rules.first_martians.components.campaigns import (
    CHOSE,
    DECIDED,
    FACTS,
    LOST,
    REACHED,
    Campaign,
    Chapter,
    parts_of,
)
from rules.first_martians.components.cards import Adventure, Effect, Facts, MissionEvent
from rules.first_martians.components.content import CAMPAIGN_FILES, Content, Path
from rules.first_martians.components.mission_checks import check_mission
from rules.first_martians.components.story_checks import check_adventure, check_event


def check_campaigns(content: Content) -> None:
    """Raise ``Flaw`` for a campaign that stops short, or asks for what can never have happened."""
    stories = content.stories
    taken = {("missions", each.id) for each in content.missions.missions}
    taken |= {("events", each.id) for each in stories.events if each.id not in content.told_by}
    taken |= {
        ("adventures", each.id) for each in stories.adventures if each.id not in content.told_by
    }
    for part in CAMPAIGN_FILES:
        campaign = getattr(content, part)
        if campaign is not None:
            _check_ids(campaign, taken, part)
            _check_campaign(content, campaign, part)


def _check_ids(campaign: Campaign, taken: set[tuple[str, str]], part: str) -> None:
    """No id of a kind is used twice: references, records and texts name things by id alone."""
    for name in ("missions", "events", "adventures", "chapters", "endings"):
        for n, each in enumerate(getattr(campaign, name)):
            if (name, each.id) in taken:
                raise Flaw(part, name, n, "id", why=f"two share the id {each.id}")
            taken.add((name, each.id))


def _check_campaign(content: Content, campaign: Campaign, part: str) -> None:
    for n, mission in enumerate(campaign.missions):
        check_mission(content, mission, (part, "missions", n))
        if all(each.mission != mission.id for each in campaign.chapters):
            raise Flaw(part, "missions", n, why="no chapter plays the mission")
    if campaign.first not in campaign.chapter:
        raise Flaw(part, "first", why=f"no chapter {campaign.first}")
    enacted = {each.rule for each in _effects(campaign)}
    for n, rule in enumerate(campaign.rules):
        if rule.id not in enacted:
            raise Flaw(part, "rules", n, why="nothing lets the rule hold")
    for name in enacted - {None}:
        if name not in campaign.rule:
            raise Flaw(part, "rules", why=f"no rule {name}")
    for n, chapter in enumerate(campaign.chapters):
        _check_chapter(content, campaign, chapter, (part, "chapters", n))
    reached = _reached(campaign)
    for name in ("chapters", "endings"):
        for n, each in enumerate(getattr(campaign, name)):
            if each.id not in reached:
                raise Flaw(part, name, n, why=f"nothing leads to {each.id}")
    missions = tuple(content.mission[each.mission] for each in campaign.chapters)
    for n, event in enumerate(campaign.events):
        _check_story(content, campaign, event, (part, "events", n))
        check_event(content, event, missions, (part, "events", n))
    for n, adventure in enumerate(campaign.adventures):
        _check_story(content, campaign, adventure, (part, "adventures", n))
        check_adventure(content, adventure, missions, (part, "adventures", n))


def _check_story(
    content: Content, campaign: Campaign, story: MissionEvent | Adventure, path: Path
) -> None:
    _check_facts(content, campaign, story.needs, (*path, "needs"))
    for n, side in enumerate(story.choice):
        _check_facts(content, campaign, side.when, (*path, "choice", n, "when"))


def _check_chapter(content: Content, campaign: Campaign, chapter: Chapter, path: Path) -> None:
    mission = content.mission.get(chapter.mission)
    if mission is None:
        raise Flaw(*path, "mission", why=f"no mission {chapter.mission}")
    if mission.opening and chapter.id != campaign.first:
        raise Flaw(*path, "mission", why=f"{mission.id} can only come first")
    for n, reward in enumerate(chapter.rewards):
        if reward.objective and reward.objective not in {each.id for each in mission.objectives}:
            raise Flaw(*path, "rewards", n, "objective", why=f"no objective {reward.objective}")
    for n, side in enumerate(chapter.choice):
        _check_facts(content, campaign, side.when, (*path, "choice", n, "when"))
    for n, fork in enumerate(chapter.forks):
        if fork.to not in campaign.chapter and fork.to not in campaign.ending:
            raise Flaw(*path, "forks", n, "to", why=f"no chapter or ending {fork.to}")
        lost = (LOST, (chapter.id,)) in [parts_of(each)[1:] for each in fork.when]
        if not (lost and fork.to in campaign.ending):
            _check_facts(content, campaign, fork.when, (*path, "forks", n, "when"))


def _effects(campaign: Campaign) -> Iterator[Effect]:
    """Every effect of the campaign that can enact a rule."""
    for chapter in campaign.chapters:
        yield from chapter.opens
        for reward in chapter.rewards:
            yield from reward.effects
        for side in chapter.choice:
            yield from side.effects
    for story in campaign.stories:
        yield from story.effects
        for taken in story.choice:
            yield from taken.effects
            yield from taken.later.effects if taken.later else ()
    for event in campaign.events:
        yield from (*event.action.effects, *event.consequence)
        yield from event.follow_up.effects if event.follow_up else ()


def _reached(campaign: Campaign) -> set[str]:
    """The chapters and endings that some path leads to; none leads back to where it was."""
    reached, waiting = set(), [campaign.first]
    while waiting:
        here = waiting.pop()
        if here not in reached:
            reached.add(here)
            chapter = campaign.chapter.get(here)
            waiting += [fork.to for fork in chapter.forks] if chapter else []
    return reached


def _check_facts(content: Content, campaign: Campaign, facts: Facts, path: Path) -> None:
    for n, fact in enumerate(facts):
        why = _flaw_of_fact(content, campaign, fact)
        if why:
            raise Flaw(*path, n, why=why)


def _flaw_of_fact(content: Content, campaign: Campaign, fact: str) -> str:
    """The flaw of a fact that can never hold in the campaign, or nothing."""
    _, kind, ids = parts_of(fact)
    if kind not in FACTS or len(ids) != FACTS[kind]:
        return f"no fact {fact}"
    if kind == DECIDED:
        event = content.stories.event.get(ids[0])
        known = event is not None and ids[1] in {each.id for each in event.choice}
        return "" if known else f"no decision {ids[0]} {ids[1]}"
    chapter = campaign.chapter.get(ids[0])
    if chapter is None:
        return f"no chapter {ids[0]}"
    if campaign.replayable and kind == LOST:
        return "in a replayable campaign a lost mission leads on to nothing but an ending"
    if kind == CHOSE and ids[1] not in {each.id for each in chapter.choice}:
        return f"{ids[0]} has no side {ids[1]}"
    objectives = {each.id for each in content.mission[chapter.mission].objectives}
    if kind == REACHED and ids[1] not in objectives:
        return f"{ids[0]} has no objective {ids[1]}"
    return ""
