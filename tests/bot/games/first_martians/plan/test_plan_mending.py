"""A plan that holds Ready up names the cause and what mends it; both pawns are laid at once."""

from __future__ import annotations

import pytest

from bot.games.base import Presentation
from bot.games.first_martians.plan_sentences import overtaken
from bot.games.labels import ActionChoice
from bot.i18n import words
from bot.messages.components.action_tree import build
from bot.settings import LANGUAGES
from rules.first_martians.game import GAME
from rules.first_martians.phases.rounds import PHASE
from rules.first_martians.plan.planning import PlanChanged
from rules.first_martians.state import Step
from rules.first_martians.terms import EVENTS
from rules.first_martians.view import box_numbers
from tests.bot.games.presentation import present
from tests.rules.first_martians.table import Table, planning

PEOPLE = ("Anna", "Bruno", "Carla", "Dora")


def shown(table: Table, role: str, language: str = "en") -> Presentation:
    return present(GAME.id, GAME.view(table.state, table.seat(role)), PEOPLE, language)


def asked(table: Table, role: str, language: str = "en") -> list[str]:
    seat = table.seat(role)
    decision = next(each for each in GAME.decisions(table.state) if each.seat == seat)
    return shown(table, role, language).question(decision).split("\n")


def choices(table: Table, role: str, language: str = "en") -> tuple[ActionChoice, ...]:
    seat = table.seat(role)
    p, actions = shown(table, role, language), GAME.legal_actions(table.state, seat)
    return (*p.choices(seat, actions), *p.shortcuts(seat, actions))


def first_screen(table: Table, role: str) -> list[str]:
    return [node.label.text for node in build(choices(table, role)).children]


# What holds Ready up


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stack_that_lacks_a_pawn_is_named_to_whoever_it_holds_up(language: str) -> None:
    table, t = planning(), words(language)
    table.do("engineer", "rest", "explore r1-n 0 own")
    job = t("first_martians-job-explore", where="r1-n", about="", how="")
    lines = asked(table, "engineer", language)
    (held,) = [line for line in lines if line.startswith("⛔")]
    assert held.startswith(f"⛔ **2. {job}**")
    assert lines[0] != asked(table, "medic", language)[0]
    (other,) = [line for line in asked(table, "medic", language) if line.startswith("⛔")]
    assert "Anneli" in other
    assert "ready" not in table.legal("engineer")


def test_what_mends_a_stack_stands_first_on_the_first_screen() -> None:
    table = planning()
    table.do("engineer", "explore r1-n 0 own")
    labels = first_screen(table, "engineer")
    assert labels[:3] == [
        "Add a pawn to 1. Explore R1-N",
        "Take back from 1. Explore R1-N",
        "Ask for help with 1. Explore R1-N",
    ]
    assert first_screen(table, "medic")[0] == "Add a pawn to 1. Explore R1-N"
    table.do("engineer", "join 1 own")
    assert not any("1. Explore" in label for label in first_screen(table, "engineer"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_rests_with_all_pawns_is_told_that_hands_are_lacking(language: str) -> None:
    table, t = planning(), words(language)
    table.do("engineer", "explore r1-n 0 own")
    warning = t("first_martians-plan-idle", numbers="1")
    table.do("medic", "rest")
    assert warning not in asked(table, "medic", language)
    table.do("medic", "rest")
    assert warning in asked(table, "medic", language)
    assert warning not in asked(table, "engineer", language)
    table.do("engineer", "join 1 own")
    assert warning not in asked(table, "medic", language)


def test_a_rover_says_what_it_makes_of_a_stack() -> None:
    table = planning()
    table.do("engineer", "explore r1-n 0 own")
    hints = {
        GAME.format_action(choice.action): choice.labels[-1].hint
        for choice in choices(table, "engineer")
        if not isinstance(choice.action, list)
    }
    assert hints["send froggy 1"].endswith("1 🧍 missing → 100%")
    assert hints["send scorpio 1"].endswith("1 🧍 missing → 83%")


# Both pawns at once


def test_both_pawns_are_laid_with_two_choices() -> None:
    table = planning()
    root = build(choices(table, "engineer"))
    explore = next(node for node in root.children if node.label.text == "Explore")
    both = next(n for n in explore.children if n.label.text == "Explore R1-N, with both pawns")
    assert both.leaf
    assert both.choice is not None
    lines = [GAME.format_action(action) for action in both.choice.action]
    assert lines == ["explore r1-n 0 own", "join 1 own"]
    table.do("engineer", *lines)
    assert GAME.view(table.state, 0).stacks[0].needs.given == 2


def test_both_pawns_are_offered_only_to_whoever_has_both() -> None:
    table = planning()
    table.do("engineer", "rest")
    assert not any(isinstance(each.action, list) for each in choices(table, "engineer"))
    assert any(isinstance(each.action, list) for each in choices(table, "medic"))


def test_the_map_stands_where_a_region_is_chosen() -> None:
    root = build(choices(planning(), "engineer"))
    explore = next(node for node in root.children if node.label.text == "Explore")
    assert explore.label.bands is not None
    assert [band.name for band in explore.label.bands()] == ["map"]


# One number for a stack


def test_texts_count_the_stacks_as_the_picture_draws_them() -> None:
    table = planning()
    table.do("engineer", "rest", "construct backup-farm own")
    table.do("medic", "construct backup-oxygenator own")
    table.do("engineer", "withdraw 1 own")
    assert box_numbers(GAME.view(table.state, 0)) == {2: 1, 3: 2}
    text = "\n".join(asked(table, "scientist"))
    assert "**1.** 🏗️ Build: Backup Farm" in text
    assert "**2.** 🏗️ Build: Backup Oxygenator" in text


def test_a_new_sol_shows_no_plan_of_the_last_one() -> None:
    table = planning()
    table.do("engineer", "rest")
    table.run(Step(PHASE, data=(str(EVENTS),)))
    view = GAME.view(table.state, 0)
    assert not view.stacks
    assert not view.ready


# The log


def changes(table: Table, role: str, *lines: str) -> list[tuple[PlanChanged, ...]]:
    return [
        tuple(each for each in table.do(role, line) if isinstance(each, PlanChanged))
        for line in lines
    ]


def test_a_pawn_that_has_gone_nowhere_is_not_told() -> None:
    table = planning()
    steps = changes(table, "engineer", "rest", "withdraw 1 own", "unwind")
    assert overtaken(steps) == {0, 1}
    steps = changes(table, "engineer", "withdraw 1 own", "unwind")
    assert overtaken(steps) == {0, 1}


def test_of_a_pawn_that_is_moved_only_where_it_went_is_told() -> None:
    table = planning()
    table.do("medic", "construct backup-farm own")
    table.do("engineer", "rest")
    steps = changes(table, "engineer", "withdraw 2 own", "join 1 own")
    assert overtaken(steps) == {0}
    assert overtaken(steps[:1]) == set()


def test_others_moves_are_no_move_back() -> None:
    table = planning()
    table.do("engineer", "rest")
    steps = changes(table, "engineer", "withdraw 1 own")
    steps += changes(table, "medic", "rest")
    assert overtaken(steps) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_moves_name_nobody(language: str) -> None:
    table = planning()
    (event,) = changes(table, "engineer", "rest")[0]
    own = shown(table, "engineer", language).describe(event)
    other = shown(table, "medic", language).describe(event)
    assert own is not None
    assert other is not None
    assert words(language)("first_martians-you") in own
    assert "Anneli" in other
    assert "Anneli" not in own
