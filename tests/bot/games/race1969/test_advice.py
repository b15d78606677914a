"""The computer's advice to buy and to launch: green, and as its first style would choose."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.i18n import words
from bot.settings import LANGUAGES
from rules.core.chance import Dice
from rules.race1969.game import GAME
from rules.race1969.missions import Launch
from rules.race1969.purchases import Buy, Done, Hire, Spy
from rules.race1969.terms import LAUNCH, PURCHASE
from tests.bot.games.presentation import WORST_NAME
from tests.bot.games.race1969.played import moments

PILOT = next(iter(GAME.autopilots.values()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_advised_is_marked_once_and_is_what_the_computer_would_do(language: str) -> None:
    advised: set[type[Any]] = set()
    for moment in moments(3, 4):
        kind = moment.decision.kind
        if kind not in (PURCHASE, LAUNCH):
            continue
        presented = moment.presented([WORST_NAME] * 3, language)
        seat = moment.decision.seat
        single = [one for one in moment.choices([WORST_NAME] * 3, language) if one.advised]
        several = presented.shortcuts(seat, moment.actions)
        (found,) = (*single, *several)
        assert found.advised
        action = found.action[0] if isinstance(found.action, list) else found.action
        advised.add(type(action))
        assert action in moment.actions
        if len(moment.actions) > 1 and kind == LAUNCH:
            chosen = {
                PILOT.choose(presented.view, moment.actions, Dice(bytes([n]) * 32, 0))
                for n in range(4)
            }
            assert action in chosen
        if kind == LAUNCH and isinstance(action, Launch):
            assert "💡" in found.labels[0].hint, "the green button says why it is green"
        if several:
            assert len(found.labels[0].text) <= 80
            assert found.labels[0].hint
    assert {Done, Launch} <= advised
    assert advised & {Hire, Spy, Buy}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_purchase_advised_says_what_it_leaves_and_warns_as_the_others_do(language: str) -> None:
    t, people, warned = words(language), [WORST_NAME] * 3, set[bool]()
    for moment in moments(3, 6):
        seat = moment.decision.seat
        if moment.decision.kind != PURCHASE:
            continue
        for found in moment.presented(people, language).shortcuts(seat, moment.actions):
            (action,), hint = found.action, found.labels[0].hint
            left = GAME.apply(moment.transition.state, seat, action).state.nations[seat].money
            told = t("race1969-hint-left", left=left)
            assert re.match(rf"{told} (⚠️|·) ", hint)
            (single,) = (c for c in moment.choices(people, language) if c.action == action)
            warns = any("⚠️" in label.text + label.hint for label in single.labels)
            assert ("⚠️" in hint) == warns
            assert " · " in hint, "what it gains is still said"
            assert len(hint) <= 100
            warned.add(warns)
    assert warned == {True, False}


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("it", "ti resta 1 M", "ti restano 2 M"),
        ("de", "es bleibt 1 M", "es bleiben 2 M"),
    ],
)
def test_a_single_million_is_left_in_the_singular(language: str, one: str, two: str) -> None:
    t = words(language)
    for left, told in ((1, one), (2, two)):
        assert t("race1969-hint-left", left=left) == told
        assert t("race1969-hint-left-warning", left=left, keep=3).startswith(told)
