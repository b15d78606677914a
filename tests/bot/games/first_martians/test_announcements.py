"""Messages that stay: the briefing, each sol with its event, what came of a plan, the end."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.games.announcement import AnnouncementText
from bot.games.first_martians import glossary
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.core.chance import stream
from rules.core.events import Transition
from rules.core.game import Setup
from rules.first_martians.base_choices import ChoiceMade
from rules.first_martians.dice import Rolled
from rules.first_martians.effects.card_effects import AdventureDrawn
from rules.first_martians.effects.mission_end import GameEnded
from rules.first_martians.effects.regions import Explored
from rules.first_martians.effects.tracks import MalfunctionDrawn
from rules.first_martians.game import GAME
from rules.first_martians.phases.mission_events import EventDrawn
from rules.first_martians.phases.rounds import GameStarted, PhaseBegan
from rules.first_martians.plan.resolution import ActionResolved
from rules.first_martians.progress import RuleMet
from rules.first_martians.state import Job
from rules.first_martians.terms import EVENT_CHOICE, EVENTS, ROLES
from tests.bot.games.presentation import present

PRESENTER = PRESENTERS[GAME.id]
PEOPLE = ("Anna", "Bruno", "Carla")


@cache
def played(lessons: str = "yes") -> tuple[Transition[Any, Any], ...]:
    """A mission of three autopilots."""
    steps = [GAME.new(Setup(ROLES[:3], {"lessons": lessons}), bytes([3]) * 32)]
    dice, pilot = stream(bytes(32), "tests"), GAME.autopilots["steady"]
    while decisions := [each for each in GAME.decisions(steps[-1].state) if not each.ready]:
        seat = decisions[0].seat
        state = steps[-1].state
        action = pilot.choose(GAME.view(state, seat), GAME.legal_actions(state, seat), dice)
        steps.append(GAME.apply(state, seat, action))
    return tuple(steps)


def told(step: Transition[Any, Any], language: str) -> list[tuple[str, AnnouncementText]]:
    public = [GAME.redact(event, None) for event in step.events]
    presented = present(GAME.id, GAME.view(step.state, None), PEOPLE, language)
    found = PRESENTER.announcements(step.events)
    return [(each.kind, presented.announce(each, public)) for each in found]


def drawn(steps: Sequence[Transition[Any, Any]], kind: type[Any]) -> int:
    return sum(isinstance(event, kind) for step in steps for event in step.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_adventure_is_told_once_with_its_scene(language: str) -> None:
    t, steps = words(language), played()
    pages = [page for step in steps for _, text in told(step, language) for page in text.pages]
    everything = "\n".join(pages)
    presented = present(GAME.id, GAME.view(steps[-1].state, None), PEOPLE, language)
    for step in steps:
        for event in step.events:
            if isinstance(event, EventDrawn):
                assert t(f"first_martians-event-{event.event}-action") in everything
                assert f"### {t(f'first_martians-event-{event.event}')}" in everything
            if isinstance(event, AdventureDrawn):
                title = t(f"first_martians-adventure-{event.adventure}")
                decided = step.state.todo and step.state.todo[0].data[:1] == (event.adventure,)
                assert decided or f"**{title}** ·" in everything
                assert f"**{title}**. " in (presented.describe(event) or "")
    assert drawn(steps, EventDrawn) >= 4
    assert drawn(steps, AdventureDrawn) >= 1
    assert all(len(page) <= 3500 for page in pages)


def test_a_mission_is_briefed_reported_sol_by_sol_and_ended() -> None:
    steps = played()
    kinds = [kind for step in steps for kind, _ in told(step, "en")]
    sols = steps[-1].state.round
    assert kinds[0] == "briefing"
    assert kinds[-1] == "final"
    assert kinds.count("sol") == sols
    assert kinds.count("report") in (sols - 1, sols)
    (final,) = [text for kind, text in told(steps[-1], "en") if kind == "final"]
    assert final.pages[0].count("✅") == len(steps[-1].state.reached)


def stories(step: Transition[Any, Any], kind: str) -> list[str]:
    """The titles of the stories that an announcement of a kind tells: of the sol, or before it."""
    t, found = words("en"), list[str]()
    new = False
    for event in step.events:
        new = new or (isinstance(event, PhaseBegan) and event.phase == EVENTS)
        if new != (kind == "sol"):
            continue
        if isinstance(event, EventDrawn):
            found.append(t(f"first_martians-event-{event.event}"))
        elif isinstance(event, ChoiceMade) and event.decision == EVENT_CHOICE:
            found.append(t(f"first_martians-event-{event.about[0]}"))
        elif isinstance(event, AdventureDrawn) and not new:
            found.append(t(f"first_martians-adventure-{event.adventure}"))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_summed_up_without_its_tale(language: str) -> None:
    said = 0
    for step in played():
        public = [GAME.redact(event, None) for event in step.events]
        presented = present(GAME.id, GAME.view(step.state, None), PEOPLE, language)
        for each in PRESENTER.announcements(step.events):
            event = public[each.event]
            if not isinstance(event, ChoiceMade) or drawn([step], EventDrawn):
                continue
            kind, name = event.decision.removesuffix("-choice"), event.about[0]
            side = f"first_martians-{kind}-{name}-choice-{event.option}"
            tale = words(language)(f"{side}-told", **glossary.person(presented.view, event.seat))
            log = presented.describe(event)
            assert log is not None
            assert log.endswith(f"). {tale}")
            assert tale not in presented.summarize(each, public)
            said += 1
    assert said


def test_a_picture_stands_above_a_story_that_begins_and_above_nothing_else() -> None:
    seen = set()
    for step in played():
        for kind, text in told(step, "en"):
            pictured = bool(text.bands)
            seen.add((kind, pictured))
            if kind in ("briefing", "final"):
                assert pictured
                continue
            titles = stories(step, kind)
            assert pictured == bool(titles), kind
            if titles:
                (scene,) = text.bands
                assert titles[0] in scene.alt
        if drawn([step], EventDrawn):
            assert any(text.bands for kind, text in told(step, "en") if kind in ("sol", "tale"))
    assert {("sol", True), ("final", True), ("briefing", True)} <= seen
    assert any(not pictured for _, pictured in seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_told_after_its_scene(language: str) -> None:
    t, scenes = words(language), 0
    for step in played():
        for _, text in told(step, language):
            page = text.pages[0]
            for event in step.events:
                if not isinstance(event, ChoiceMade) or not event.decision.startswith(
                    ("event", "adventure")
                ):
                    continue
                kind, name = event.decision.removesuffix("-choice"), event.about[0]
                person = glossary.person(GAME.view(step.state, None), event.seat)
                story = f"first_martians-{kind}-{name}"
                scene = f"*{t(f'{story}-scene', **person)}*"
                outcome = t(f"{story}-choice-{event.option}-told", **person)
                if outcome in page:
                    scenes += 1
                    assert page.count(scene) == 1
                    assert page.index(scene) < page.index(outcome)
    assert scenes >= 3


def test_what_came_of_the_plan_is_announced_whole() -> None:
    parts, steps = 0, played()
    for step in steps:
        public = [GAME.redact(event, None) for event in step.events]
        presented = present(GAME.id, GAME.view(step.state, None), PEOPLE)
        found = PRESENTER.announcements(step.events)
        pages = "\n".join(presented.announce(each, public).pages[0] for each in found)
        over = drawn([step], GameEnded)
        for event in step.events:
            if isinstance(event, ActionResolved | Explored | MalfunctionDrawn) and not over:
                assert (presented.describe(event) or "") in pages
        for each in found:
            if each.kind == "part":
                parts += 1
                ends = over or any(other.begins for other in found)
                assert each.with_next != ends, "a message is edited for the last alone"
                summary = presented.summarize(each, public)
                assert summary
                assert "\n" not in summary
    assert parts >= 3


def test_a_digest_can_keep_each_story_of_a_sol_under_its_title() -> None:
    kept = 0
    for step in played():
        public = [GAME.redact(event, None) for event in step.events]
        presented = present(GAME.id, GAME.view(step.state, None), PEOPLE)
        for each in PRESENTER.announcements(step.events):
            if each.kind not in ("sol", "tale", "report", "part"):
                continue
            story, page = (
                presented.retell(each, public),
                "\n".join(presented.announce(each, public).pages),
            )
            lines = story.splitlines()
            assert all(line in page for line in lines)
            at = [page.index(line) for line in lines if line.startswith(("### ", "🕰️"))]
            assert at == sorted(at)
            kept += any(line.startswith("### ") for line in lines) and "*" in story
    assert kept >= 3


def test_the_last_of_a_sol_waits_for_nothing() -> None:
    steps = played()
    part = next(
        step.events
        for step in steps
        if [each.kind for each in PRESENTER.announcements(step.events)] == ["part"]
    )
    sol = next(
        step.events[place:]
        for step in steps[1:]
        for place, event in enumerate(step.events)
        if isinstance(event, PhaseBegan) and event.phase == EVENTS
    )
    (alone,) = PRESENTER.announcements(part)
    last, new = PRESENTER.announcements((*part, *sol))
    assert [alone.kind, last.kind, new.kind] == ["part", "part", "sol"]
    assert alone.with_next
    assert not last.with_next


def test_every_rule_is_explained_once_where_it_is_met() -> None:
    t, explained, met = words("en"), [], []
    for step in played():
        pages = [page for _, text in told(step, "en") for page in text.pages]
        explained.append([x for page in pages for x in page.split("\n") if x.startswith("📖 ")])
        rules = [x.rule for x in step.events if isinstance(x, RuleMet) and not x.decision]
        met.append([f"📖 {t(f'first_martians-lesson-{rule}')}" for rule in rules])
    for step, some, rules in zip(played(), explained, met, strict=True):
        presented = present(GAME.id, GAME.view(step.state, None), PEOPLE)
        said = [*presented.remarks(step.events)]
        briefed, over = (drawn([step], kind) for kind in (GameStarted, GameEnded))
        if over:
            assert not said
        elif briefed:
            assert said == rules[len(rules) - len(said) :]
            assert len(said) < len(rules), "the briefing's stand in it"
        else:
            assert said == rules
        assert some in ([], rules), "beside what is announced, for those who look closer"
    lines = [line for some in explained for line in some]
    assert len(set(lines)) == len(lines) >= 8
    assert all(len(text.pages) == 1 for step in played("no") for _, text in told(step, "en"))


def test_planning_is_explained_in_the_first_panel_only() -> None:
    t, explained = words("en"), []
    lesson = f"📖 {t('first_martians-lesson-planning')}"
    for step in played():
        for decision in GAME.decisions(step.state)[:1]:
            view = GAME.view(step.state, decision.seat)
            if lesson in present(GAME.id, view, PEOPLE).question(decision).split("\n"):
                explained.append((step.state.round, decision.kind))
    assert explained
    assert set(explained) == {(1, "plan")}


def test_a_failure_is_told_without_the_reason_to_try_it() -> None:
    p = present(GAME.id, GAME.view(played()[0].state, None), PEOPLE)
    job = Job("construct", "backup-farm")
    done, failed = (
        p.describe(ActionResolved(1, 0, job, ok, "mission")) or "" for ok in (True, False)
    )
    why = p.t("first_martians-purpose-mission")
    assert why in done
    assert why not in failed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_says_how_many_objectives_are_optional(language: str) -> None:
    p = present(GAME.id, GAME.view(played()[0].state, None), PEOPLE, language)
    optional = sum(each.optional for each in p.view.objectives)
    assert optional
    told = p.describe(GameEnded(True, "done", 7)) or ""
    figures = [int(one) for one in re.findall(r"\d+", told)]
    assert figures == [7, len(p.view.objectives), optional]


def test_an_upgrade_is_not_said_to_work_again() -> None:
    p = present(GAME.id, GAME.view(played()[0].state, None), PEOPLE)
    mended, made = (
        p.describe(ActionResolved(1, 0, job, True, "tools")) or ""
        for job in (Job("repair", "lab", "cpu"), Job("install", "autoscanner"))
    )
    assert p.t("first_martians-purpose-tools") in mended
    assert p.t("first_martians-purpose-install") in made
    assert p.t("first_martians-purpose-tools") not in made


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_for_which_action_dice_were_rolled(language: str) -> None:
    named = 0
    for step in played():
        jobs = {x.number: x.job for x in step.events if isinstance(x, ActionResolved)}
        rolls = [x for x in step.events if isinstance(x, Rolled) and x.number in jobs]
        pages = [page for _, text in told(step, language) for page in text.pages]
        lines = [line for page in pages for line in page.split("\n") if line.startswith("-# 🎲 ")]
        for roll in rolls:
            job = glossary.with_emoji(jobs[roll.number], words(language))
            assert any(line.endswith(f" · {job}") for line in lines)
            named += 1
    assert named


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_briefing_says_who_flies(language: str) -> None:
    t = words(language)
    transition = GAME.new(Setup(ROLES, {"lessons": "no"}), bytes(32))
    presented = present(GAME.id, GAME.view(transition.state, None), PEOPLE, language)
    (briefing,) = [
        each for each in presented.announcements(transition.events) if each.kind == "briefing"
    ]
    (page,) = presented.announce(briefing, transition.events).pages
    for role in ROLES:
        assert t(f"first_martians-astronaut-{role}-portrait") in page
