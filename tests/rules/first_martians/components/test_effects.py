"""The vocabulary of effects: what a word needs, and what could never do anything."""

from __future__ import annotations

import pytest

from tests.rules.first_martians.broken_data import changed, check, refused

EFFECT = '{ do = "morale", amount = 1 }'
"""The effect of the event ``last-letter``'s action."""


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ('do = "stress"', "stress needs amount"),
        ('do = "grow", amount = 1', "grow takes no amount"),
        ('do = "wound", who = "performer", amount = -1', "wound takes an amount above 0"),
        ('do = "stress", amount = 19', "stress takes no amount of 19"),
        ('do = "stress", amount = -19', "stress takes no amount of -19"),
        ('do = "percent", amount = 101', "percent takes no amount of 101"),
        (
            'do = "shut", facility = "farm", resource = "food"',
            "a facility is shut down for energy or oxygen",
        ),
        (
            'do = "shut", facility = "solar-panel", resource = "energy"',
            "solar-panel needs no energy",
        ),
        ('do = "productivity", facility = "farm", amount = 1', "farm produces nothing"),
        ('do = "break", facility = "oxygenator", part = "cpu"', "oxygenator has no cpu"),
        (
            'do = "token", facility = "farm", token = "wound", space = "now"',
            "a token can never matter where no action is done",
        ),
        (
            'do = "token", facility = "quiet-place", token = "wound", space = "now"',
            "nothing is rolled or suffered at rest",
        ),
        (
            'do = "malfunction", block = "living", keyword = "lab"',
            "no card of the living block has the keyword lab",
        ),
        ('do = "reroll"', "reroll is for skills"),
        ('do = "ignore-terrain"', "ignore-terrain is for skills"),
        ('do = "scan"', "scan is for missions"),
    ],
)
def test_an_effect_that_can_never_do_anything_is_refused(effect: str, why: str) -> None:
    text = changed("events_base", (EFFECT, f"{{ {effect} }}"))
    at = f"action = {{ pawns = 1, effects = [{{ {effect} }}] }}"
    refused({"events_base": text}, "events_base", "events.2.action.effects.0", at, why)


@pytest.mark.parametrize(
    "effect",
    [
        'do = "stress", amount = 18',
        'do = "malfunction", block = "working", keyword = "lab"',
        'do = "malfunction", block = "living", keyword = "obstacle"',
        'do = "token", facility = "quiet-place", token = "minus-pawn", space = "next"',
        'do = "break", facility = "solar-panel", part = "hardware"',
    ],
)
def test_an_effect_that_can_do_something_is_taken(effect: str) -> None:
    check({"events_base": changed("events_base", (EFFECT, f"{{ {effect} }}"))})
