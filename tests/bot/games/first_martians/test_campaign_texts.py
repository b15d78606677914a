"""A campaign as it is told at the table: every step of it, in every language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.domain.table import Status
from bot.games import PRESENTERS
from bot.games.announcement import Announcement
from bot.games.first_martians.stories import choice_lines
from bot.i18n import words
from bot.messages.lobby import lobby
from bot.settings import LANGUAGES
from rules.core.chance import stream
from rules.core.game import Setup
from rules.first_martians import options
from rules.first_martians.autopilots.autopilot import AUTOPILOTS, STEADY
from rules.first_martians.game import GAME
from rules.first_martians.state import ChapterRecord
from rules.first_martians.terms import CAMPAIGNS, ROLES
from tests.bot.games.presentation import present
from tests.bot.helpers import worst_case
from tests.rules.first_martians.sample_campaign import CAMPAIGN, content
from tests.rules.first_martians.table import Table
from tests.rules.first_martians.test_chapters import campaign, finish

PEOPLE = ("Anna", "Bruno", "Carla", "Dora")


def told(state: Any, events: Any, language: str) -> dict[str, tuple[str, ...]]:
    """The pages of each announcement of these events, by kind; its bands are drawn, too."""
    presented = present(GAME.id, GAME.view(state, None), PEOPLE, language)
    found = {}
    for each in presented.announcements(events):
        assert isinstance(each, Announcement)
        text = presented.announce(each, events)
        assert all(band.png() and band.alt for band in text.bands)
        assert presented.summarize(each, events)
        found[each.kind] = text.pages
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_between_two_missions_is_told_and_asked(language: str) -> None:
    table, t = campaign(), words(language)
    events = finish(table, "first-discovery")
    (debriefed,) = told(table.state, events, language)["debrief"]
    assert t("first_martians-debriefing-brought") in debriefed
    for kind in ("debriefing", "departure"):
        view = GAME.view(table.state, 0)
        presented = present(GAME.id, view, PEOPLE, language)
        decision = GAME.decisions(table.state)[0]
        assert decision.kind == kind
        assert t(f"first_martians-question-{kind}") in presented.question(decision)
        choices = presented.choices(0, GAME.legal_actions(table.state, 0))
        assert all(each.labels[-1].text for each in choices)
        events = table.do(ROLES[0], GAME.format_action(choices[0].action))
    chapter = told(table.state, events, language)["chapter"][0]
    assert chapter.startswith("## 🔴 2.")
    text, bands = present(GAME.id, GAME.view(table.state, 0), PEOPLE, language).explain(
        "chronicle", 0
    )
    assert t("first_martians-chronicle-crew", crew="").rstrip() in text
    assert [band.name for band in bands] == ["chapter-1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_mission_offers_what_can_be_done(language: str) -> None:
    table, t = campaign(), words(language)
    finish(table, won=False)
    presented = present(GAME.id, GAME.view(table.state, 1), PEOPLE, language)
    choices = presented.choices(1, GAME.legal_actions(table.state, 1))
    labels = [each.labels[-1].text for each in choices]
    assert labels == [t(f"first_martians-pick-retry-{x}") for x in ("again", "anew", "home")]
    events = table.do(ROLES[1], "choose home")
    final = told(table.state, events, language)["final"]
    assert t("first_martians-ending-recalled") in final[0]


def test_a_whole_campaign_is_told_without_a_gap() -> None:
    """Every transition of a game is announced and described; no text is missing."""
    setup = Setup(ROLES[:3], {"campaign": CAMPAIGN, "level": "easy"}, content())
    transition = GAME.new(setup, bytes(32))
    dice = stream(bytes(32), "autopilots")
    kinds: set[str] = set()
    while True:
        state = transition.state
        kinds |= set(told(state, transition.events, "en"))
        presented = present(GAME.id, GAME.view(state, None), PEOPLE[:3], "en")
        assert presented.headline()
        for event in transition.events:
            presented.describe(event, transition.events)
        decisions = GAME.decisions(state)
        if not decisions:
            break
        seat = next(each.seat for each in decisions if not each.ready)
        actions = GAME.legal_actions(state, seat)
        action = AUTOPILOTS[STEADY].choose(GAME.view(state, seat), actions, dice)
        transition = GAME.apply(state, seat, action)
    assert {"briefing", "sol", "report", "debrief", "final"} <= kinds


def test_briefing_sols_and_debriefing_have_digests_of_their_own_also_when_begun_anew() -> None:
    presenter, table = PRESENTERS[GAME.id], campaign()
    first = presenter.chapter_of(table.state)
    finish(table, won=False)
    lost = presenter.chapter_of(table.state)
    assert lost > first
    for way in ("again", "anew"):
        table.do(ROLES[0], f"choose {way}")
        sol = presenter.chapter_of(table.state)
        assert sol - 1 > lost, "the briefing's digest, ahead of the sol's"
        finish(table, won=False)
        lost = presenter.chapter_of(table.state)
        assert lost > sol


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicle_counts_missions_and_their_attempts(language: str) -> None:
    table, t = campaign(), words(language)
    finish(table, won=False)
    crew = table.state.crew
    dead = table.state.records[-1]._replace(wounds=(6, 1, *[0] * (len(crew) - 2)))
    table.set(records=(dead,))
    presented = present(GAME.id, GAME.view(table.state, 0), PEOPLE, language)
    page, _ = presented.explain("chronicle", 0)
    assert "🕯️ Noor" in page
    assert "6/5" not in page
    table.do(ROLES[0], "choose again")
    finish(table, won=False)
    page, _ = present(GAME.id, GAME.view(table.state, 0), PEOPLE, language).explain("chronicle", 0)
    assert page.count("**1. ") == 2
    assert "(Anna)" in page
    assert t("first_martians-chronicle-lost", mission="x").replace("x", "")[:3] in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chosen", CAMPAIGNS)
def test_a_lobby_says_how_long_a_campaign_is_and_what_it_is_about(
    chosen: str, language: str
) -> None:
    t = words(language)
    table = worst_case.table(4, Status.LOBBY, language, PRESENTERS[GAME.id])
    mission = worst_case.told(lobby(PRESENTERS[GAME.id], table, t))
    settings = replace(
        table.settings, options={**table.settings.options, options.CAMPAIGN.id: chosen}
    )
    said = worst_case.told(lobby(PRESENTERS[GAME.id], replace(table, settings=settings), t))
    for text in (
        t("first_martians-length-campaign"),
        t(f"first_martians-campaign-{chosen}-summary"),
    ):
        assert text in said
        assert text not in mission
    assert t("first_martians-length") not in said


def test_a_side_that_brings_nothing_at_once_says_nothing_of_what_it_brings() -> None:
    table = Table(campaign="fifth-bunk")
    played = table.state.start.campaign
    assert played is not None
    bare = [
        (chapter.id, side.id)
        for chapter in played.chapters
        for side in chapter.choice
        if not side.effects
    ]
    assert bare
    for chapter, side in bare:
        records = (ChapterRecord(chapter, True, "done", 4, (), (0,) * 4, side),)
        table.set(records=records, chapter=chapter)
        presented = present(GAME.id, GAME.view(table.state, None), PEOPLE)
        lines = choice_lines(presented, "chapter", chapter, side, 0)
        assert not any(line.strip() == "➡️" for line in lines)
