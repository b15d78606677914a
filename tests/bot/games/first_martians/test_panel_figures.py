"""Each panel says how the crew stands; what is alike is offered once; nothing told is lost."""

from __future__ import annotations

import re

import pytest

from bot.games import PRESENTERS
from bot.games.labels import ActionChoice
from bot.i18n import words
from bot.messages.components.action_tree import build, path_to
from bot.messages.components.happened import Line, Weight
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from bot.settings import LANGUAGES
from rules.core.game import Setup
from rules.first_martians.dice import REROLL_DIE
from rules.first_martians.game import GAME
from rules.first_martians.phases.rounds import NEXT_ROUND
from rules.first_martians.state import Shutdown, Step
from rules.first_martians.terms import CLEAN_UP, PRODUCTION, ROLES
from tests.bot.games.presentation import present
from tests.bot.helpers.worst_case import measure, position, told
from tests.rules.first_martians.table import Table, planning

PRESENTER = PRESENTERS[GAME.id]
PEOPLE = ("Anna", "Bruno", "Carla", "Dora")


def lacking() -> Table:
    """A crew that has to choose what is shut down, as energy lacks."""
    table = Table()
    table.put("solar-panel-01", production=4)
    table.phase(PRODUCTION)
    assert table.asked() == "shut-down"
    return table


def asked(table: Table, language: str = "en") -> list[str]:
    decision = GAME.decisions(table.state)[0]
    presented = present(GAME.id, GAME.view(table.state, decision.seat), PEOPLE, language)
    texts = (presented.question(decision), presented.state_of_things(decision))
    return "\n".join(texts).split("\n")


def choices(table: Table, seat: int = 0) -> list[ActionChoice]:
    presented = present(GAME.id, GAME.view(table.state, seat), PEOPLE)
    return [*presented.choices(seat, GAME.legal_actions(table.state, seat))]


# How the crew stands


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_read_which_of_the_machines_is_chosen(language: str) -> None:
    """Asked twice in the same words, a crew of two would think that its choice was lost."""
    asks, questions = [], []
    for crew in (2, 3):
        state = GAME.new(Setup(ROLES[:crew]), bytes(32)).state
        while GAME.decisions(state)[0].kind == "machine":
            shown = present(GAME.id, GAME.view(state, None), PEOPLE[:crew], language)
            decision = GAME.decisions(state)[0]
            asks.append(shown.ask(decision))
            own = present(GAME.id, GAME.view(state, decision.seat), PEOPLE[:crew], language)
            questions.append(own.question(decision).split("\n")[0])
            state = GAME.apply(state, 0, GAME.default_action(state, 0)).state
    t, which = words(language), ("first", "second", "only")
    assert asks == [t("first_martians-ask-machine", which=one) for one in which]
    assert questions == [t("first_martians-question-machine", which=one) for one in which]
    assert len(set(asks)) == len(set(questions)) == 3


def test_every_phase_is_named_also_that_before_the_first_sol() -> None:
    names = [words("en")(f"first_martians-phase-{phase}") for phase in range(CLEAN_UP + 1)]
    assert len(set(names)) == CLEAN_UP + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [planning(), lacking()], ids=["plan", "choice"])
def test_a_panel_says_phase_morale_and_balance_in_a_line_and_the_mission(
    table: Table, language: str
) -> None:
    t, view, lines = words(language), GAME.view(table.state, 0), asked(table, language)
    (base,) = [line for line in lines if line.startswith("-# 🕐")]
    assert t(f"first_martians-phase-{view.phase}") in base
    assert {str(view.round), str(view.sols), f"{view.stress}/18"} <= set(base.split())
    for each, sign in zip(view.forecast, "⚡🫧🥫", strict=True):
        surplus = each.produced - each.needed
        figure = f"+{surplus}" if surplus > 0 else f"−{-surplus}" if surplus else "0"
        stock = getattr(view.supply, each.resource)
        short = surplus < 0 and (each.resource != "food" or surplus + stock < 0)
        assert f"{sign} {figure} ({stock}){'⚠️' if short else ''}" in base
    (mission,) = [line for line in lines if line.startswith("-# 🎯")]
    mandatory = [each for each in view.objectives if not each.optional]
    assert str(len(mandatory)) in mission
    for each in mandatory:
        title = t(f"first_martians-objective-{view.mission}-{each.id}")
        assert title in mission
        assert each.needed == 1 or f"{title} {each.have}/{each.needed}" in mission


def test_a_reached_objective_is_no_longer_listed_as_left() -> None:
    table = planning()
    table.do("engineer", "construct backup-farm own", "join 1 own")
    title = words("en")("first_martians-objective-home-coming-backup-harvest")
    assert any(title in line for line in asked(table) if line.startswith("-# 🎯"))
    table.set(reached=("backup-harvest",))
    (mission,) = [line for line in asked(table) if line.startswith("-# 🎯")]
    assert "1 of" in mission
    assert title not in mission


def test_the_plan_in_words_is_what_the_picture_does_not_tell() -> None:
    table = planning()
    table.do("engineer", "construct backup-farm own", "rest")
    table.do("medic", "join 1 own", "unwind")
    # With two pawns nothing is rolled, and a rest never is.
    assert not any(re.match(r"-# \*\*\d\.\*\*", line) for line in asked(table))
    table.do("medic", "withdraw 1 own")
    (rolled,) = [line for line in asked(table) if line.startswith("-# **1.**")]
    assert "🩸 33%" in rolled
    assert "1/1 🧍" not in rolled
    assert words("en")("first_martians-plan-sure", numbers="2, 3") in "\n".join(asked(table))


# What is alike


def test_facilities_alike_are_offered_once_with_their_number() -> None:
    found = choices(lacking())
    actions = [GAME.format_action(choice.action) for choice in found]
    first, second = (actions.index(f"choose oxygenator-0{n}") for n in (1, 2))
    root = build(found)
    labels = [child.label.text for child in root.children]
    assert "Oxygenator 01 (2 alike)" in labels
    assert "Oxygenator 02" not in labels
    assert "Lab" in labels
    assert len(labels) == len(actions) - 1
    assert path_to(root, second) == path_to(root, first)


@pytest.mark.parametrize("change", [{"broken": ("filters",)}, {"now": ("minus-pawn",)}])
def test_facilities_that_differ_are_offered_each(change: dict[str, tuple[str, ...]]) -> None:
    table = Table()
    table.put("solar-panel-01", production=4)
    table.put("oxygenator-01", **change)
    table.phase(PRODUCTION)
    labels = [child.label.text for child in build(choices(table)).children]
    assert {"Oxygenator 01", "Oxygenator 02"} <= set(labels)


def test_repairs_and_restarts_of_the_same_kind_are_offered_once() -> None:
    table = planning()
    table.set(cargo=("spare-filters",))
    for number in (1, 2):
        table.put(f"oxygenator-0{number}", broken=("filters",))
        table.put(f"solar-panel-0{number}", shutdowns=(Shutdown("energy"),))
    seat = table.seat("engineer")
    offered = [c for c in choices(table, seat) if c.as_good is None]
    lines = [GAME.format_action(choice.action) for choice in offered]
    assert sum(line.startswith("repair oxygenator") and "spare" in line for line in lines) == 1
    table.do("engineer", "repair oxygenator-01 filters spare own")
    lines = [GAME.format_action(c.action) for c in choices(table, seat) if c.as_good is None]
    assert any(line.startswith("repair oxygenator-02") for line in lines)


def test_whatever_is_not_offered_leads_to_the_same() -> None:
    table = lacking()
    hidden = [choice for choice in choices(table) if choice.as_good is not None]
    assert hidden
    for choice in hidden:
        ends = []
        for action in (choice.action, choice.as_good):
            state = GAME.apply(table.state, 0, action).state
            view = GAME.view(state, None)
            ends.append((view.forecast, view.broken, view.stress, view.supply))
        assert ends[0] == ends[1]


# The end


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fatal_end_names_who_died_and_of_what(language: str) -> None:
    t, table = words(language), Table()
    table.farm("farm", plants=2)
    table.set(supply=table.state.supply._replace(food=1))
    table.give("engineer", wounds=5)
    table.phase(PRODUCTION)
    seat = table.seat("medic")
    step = GAME.apply(table.state, seat, GAME.parse_action("choose engineer"))
    presented = present(GAME.id, GAME.view(step.state, None), PEOPLE, language)
    (final,) = PRESENTER.announcements(step.events)
    told = presented.announce(final, step.events).pages[0]
    cause = t("first_martians-cause-starve")
    who = "🟨 **Anneli**"
    assert t("first_martians-final-died", who=who, why=cause) in told.split("\n")
    assert "🕯️ Anneli" in presented.headline()


def test_an_end_without_a_death_names_nobody() -> None:
    table = Table(*ROLES[:2])
    table.set(round=table.state.sols)
    events = table.run(Step(NEXT_ROUND))
    assert table.state.outcome is not None
    presented = present(GAME.id, GAME.view(table.state, None), PEOPLE)
    (final,) = [each for each in PRESENTER.announcements(events) if each.kind == "final"]
    assert "🕯️" not in presented.announce(final, events).pages[0] + presented.headline()


# In the middle of something


def test_dice_are_asked_about_above_what_has_happened() -> None:
    table = planning()
    step = Step(REROLL_DIE, 0, ("1", "build", "no", "-", "-"), 901)
    table.set(todo=(step, *table.state.todo))
    table.give(ROLES[0], tokens=5, skills=("calculate",))
    here = position(table.state, 4, 1, presenter=PRESENTER)
    panel = Panel(PositionView(PRESENTER, here, 0, words("en")), 0)
    long = [f"• {number} " + "x" * 90 for number in range(30)]
    head = [Line(line, Weight.OWN) for line in long]
    text = told(panel.show(head=head))
    question = words("en")("first_martians-question-reroll-die").split(".")[0]
    assert text.index(question) < text.index(words("en")("panel-before")) < text.index(long[-1])
    assert long[0] not in text
    measure(panel.show(head=head))


@pytest.mark.parametrize("language", LANGUAGES)
def test_laying_pawns_repeats_nothing_that_they_leave_as_it_is(language: str) -> None:
    table, t = planning(), words(language)
    table.do(ROLES[0], "explore r1-n 0 own")
    decision = next(one for one in GAME.decisions(table.state) if one.seat == 0)
    presented = present(GAME.id, GAME.view(table.state, 0), PEOPLE, language)
    first, again = presented.question(decision), presented.question_again(decision)
    assert first.startswith(again.splitlines()[0])
    assert t("first_martians-plan-title", tokens=2) in again, "what the laid pawns may bring"
    assert not any(sign in first for sign in "🕐🎯👥📦")
    assert all(sign in presented.state_of_things(decision) for sign in "🕐🎯👥📦")


def test_a_group_counts_all_choices_on_its_screen() -> None:
    table = planning()
    table.map("r1-n geysers 1", "r1-e plain 1")
    here = position(table.state, 4, 1, presenter=PRESENTER)
    view = PositionView(PRESENTER, here, 0, words("en"))
    groups = [node for node in view.tree(0).children if not node.leaf and len(node.children) > 1]
    told = {node.label.text: node.label.hint for node in groups}
    assert "Gather" in told
    for node in groups:
        if found := re.fullmatch(r"(\d+) \w+", node.label.hint):
            assert int(found[1]) == len(node.children), node.label.text
