"""Hints beside choices and lines of the panel: the figures that a newcomer needs to choose."""

from __future__ import annotations

import pytest

from bot.games.base import Presentation
from bot.games.labels import Label
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.core.game import Seat
from rules.first_martians.effects.card_effects import PRODUCTION_ONE
from rules.first_martians.game import GAME
from rules.first_martians.state import Step
from rules.first_martians.terms import ADVENTURE_CHOICE, EVENT_CHOICE, PRODUCTION
from tests.bot.games.presentation import present
from tests.rules.first_martians.table import Table, planning

PEOPLE = ("Anna", "Bruno", "Carla", "Dora")


def shown(table: Table, seat: Seat = 0, language: str = "en") -> Presentation:
    return present(GAME.id, GAME.view(table.state, seat), PEOPLE, language)


def question(table: Table, language: str = "en") -> str:
    decision = GAME.decisions(table.state)[0]
    return shown(table, decision.seat, language).question(decision)


def labels(table: Table, language: str = "en") -> dict[str, Label]:
    """The last label of each action, by the action's notation."""
    seat = GAME.decisions(table.state)[0].seat
    found = shown(table, seat, language).choices(seat, GAME.legal_actions(table.state, seat))
    return {GAME.format_action(each.action): each.labels[-1] for each in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shutdown_tells_how_much_is_lacking_and_what_each_produces(language: str) -> None:
    table, t = Table(), words(language)
    table.put("solar-panel-01", production=3)
    table.phase(PRODUCTION)
    assert table.asked() == "shut-down"
    assert f"{t('first_martians-resource-energy')} (2)" in question(table, language)
    farm = table.facility("farm").farm
    assert farm is not None
    assert f" {farm.plants} ·" in labels(table, language)["choose farm"].hint


def test_a_producer_at_its_limit_is_marked() -> None:
    table = Table()
    table.put("solar-panel-01", production=4)
    both = ("solar-panel-01", "solar-panel-02")
    table.run(Step(PRODUCTION_ONE, data=("1", "event:thin-sun", *both), number=1))
    hints = {name: label.hint for name, label in labels(table).items()}
    assert hints["choose solar-panel-01"].startswith("produces 4 ·")
    assert hints["choose solar-panel-02"].startswith("produces 5 (its limit) ·")


def test_a_lost_sample_is_chosen_by_how_many_lie_there() -> None:
    table = Table()
    table.map("r1-n plain 1", "r1-e geysers 2")
    table.put("probe-bay", broken=("hardware",))
    table.phase(PRODUCTION)
    hints = {name: label.hint for name, label in labels(table).items()}
    assert hints == {"choose r1-n": "1 sample", "choose r1-e": "2 samples · Dangerous"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_upgrade_brings_fits_beside_it(language: str) -> None:
    table = planning()
    table.set(upgrades=tuple(table.state.start.content.base.upgrade))
    found = labels(table, language)
    for upgrade in table.state.upgrades:
        hint = found[f"install {upgrade} own"].hint
        assert hint
        assert not hint.endswith("…"), hint


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blocked_rover_is_told_with_what_repairs_it(language: str) -> None:
    table = planning()
    told = words(language)("illegal-rover-blocked", rover="scorpio")
    assert told not in question(table, language)
    table.rover("scorpio", "blocked")
    assert told in question(table, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_without_gaps(language: str) -> None:
    t = words(language)
    for why in ("done", "death", "time", "threshold"):
        for won in ("yes", "no"):
            for optional in (0, 1, 2):
                figures = {"score": 1, "all": 5, "optional": optional}
                said = t("first_martians-said-game-ended", won=won, why=why, **figures)
                assert "  " not in said
                assert said.endswith(".")
    one, two = (t("first_martians-final-done", broken=n, most=7) for n in (1, 2))
    assert one != two.replace("2", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_that_breaks_a_part_says_what_the_red_part_costs(language: str) -> None:
    table, t = Table(), words(language)
    content = table.state.start.content
    found = 0
    for kind, stories in (
        (EVENT_CHOICE, content.stories.event),
        (ADVENTURE_CHOICE, content.stories.adventure),
    ):
        for name, story in stories.items():
            breaks = [
                (side.id, e) for side in story.choice for e in side.effects if e.do == "break"
            ]
            if not breaks:
                continue
            found += 1
            table.run(Step(kind, seat=0, data=(name,), number=1))
            hints = labels(table, language)
            for side, effect in breaks:
                part = content.base.facility[effect.facility or ""].parts[effect.part]
                hint = hints[f"choose {side}"].hint
                assert all(t(f"first_martians-penalty-{each}") in hint for each in part), hint
                assert not hint.endswith("…"), hint
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_says_what_tokens_that_lack_cost(language: str) -> None:
    table, t = Table(), words(language)
    content = table.state.start.content
    lacking = t("first_martians-hint-lacking", tokens=2, wounds=2)
    table.run(Step(EVENT_CHOICE, seat=0, data=("wreath-at-the-tank",), number=1))
    assert lacking in labels(table, language)["choose give-none"].hint
    table.give("scientist", tokens=2)
    assert lacking not in labels(table, language)["choose give-none"].hint
    for kind, stories in (
        (EVENT_CHOICE, content.stories.events),
        (ADVENTURE_CHOICE, content.stories.adventures),
    ):
        for story in (each for each in stories if each.id not in content.told_by):
            if any(e.do == "tokens" and e.amount < 0 for s in story.choice for e in s.effects):
                table = Table()
                table.run(Step(kind, seat=0, data=(story.id,), number=1))
                hints = [label.hint for label in labels(table, language).values()]
                assert not [hint for hint in hints if hint.endswith("…")]


def test_a_rover_that_can_go_with_one_action_is_sent_at_once() -> None:
    table = planning()
    table.do("scientist", "explore r1-n 0 own")
    found = shown(table).choices(0, GAME.legal_actions(table.state, 0))
    sent = {
        GAME.format_action(each.action): each.labels
        for each in found
        if GAME.format_action(each.action).startswith("send froggy")
    }
    (line, (group, only)) = next(iter(sent.items()))
    assert (len(sent), line) == (1, "send froggy 1")
    assert (group.text, only.text) == ("Rovers", "Send Froggy")
    assert only.hint.startswith("1. Explore")
    table.do("geologist", "explore r1-ne 0 own")
    found = shown(table).choices(0, GAME.legal_actions(table.state, 0))
    ways = [each.labels for each in found if "Send Froggy" in [one.text for one in each.labels]]
    assert sorted(len(labels) for labels in ways) == [3, 3]
