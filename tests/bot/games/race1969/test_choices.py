"""The path to each action: complete, unique, and within what Discord shows."""

from __future__ import annotations

from itertools import islice, product

import pytest

from bot.settings import LANGUAGES
from rules.race1969.missions import Launch, Stay
from rules.race1969.purchases import Buy, Done, Hire, Spy
from rules.race1969.terms import DECISIONS, LAUNCH
from tests.bot.games.presentation import WORST_NAME, Moment
from tests.bot.games.race1969.played import moments
from tests.covering import covering

LABEL, HINT, QUESTION, PREVIEW = 80, 100, 1500, 2000


def shown_length(text: str) -> int:
    """Labels are no Markdown, so the escapes of names are taken out before they are shown."""
    return len(text.replace("\\", ""))


@pytest.mark.parametrize(
    ("language", "rules"), covering(LANGUAGES, [*product([2, 3, 4, 5], ["sealed", "rulebook"])])
)
def test_every_legal_action_has_one_path_to_it(language: str, rules: tuple[int, str]) -> None:
    seats, order = rules
    options = {"espionage": order, "trades": order}
    for moment in islice(moments(seats, seats, options), 0, None, 3):
        choices = moment.choices([WORST_NAME] * seats, language)
        assert tuple(choice.action for choice in choices) == moment.actions
        all_labels = [choice.labels for choice in choices]
        paths = [tuple(label.text for label in labels) for labels in all_labels]
        assert len(set(paths)) == len(paths)
        for path in paths:
            assert path not in {other[: len(path)] for other in paths if len(other) > len(path)}
        assert sum(choice.end for choice in choices) <= 1
        for choice, labels in zip(choices, all_labels, strict=True):
            for label in labels:
                assert 1 <= shown_length(label.text) <= LABEL
                assert shown_length(label.hint) <= HINT, label.hint
            if choice.preview is not None:
                assert len(choice.preview()) <= PREVIEW


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_that_share_a_text_are_one_label(language: str) -> None:
    for moment in islice(moments(4, 9), 0, None, 7):
        choices = moment.choices(["A", "B", "C", "D"], language)
        roots = {choice.labels[0] for choice in choices}
        assert len({root.text for root in roots}) == len(roots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_in_time_and_space(language: str) -> None:
    asked = set()
    for seed in (3, 5):
        for moment in moments(5, seed):
            decision = moment.decision
            if decision.kind not in DECISIONS:
                continue
            asked.add(decision.kind)
            presented = moment.presented([WORST_NAME] * 5, language)
            assert 1 <= len(presented.question(decision)) <= QUESTION
            assert 1 <= len(presented.ask(decision)) <= 80
            assert 1 <= len(presented.headline()) <= 300
            assert len(presented.hand_text(decision.seat)) <= 600
    assert asked == set(DECISIONS)


def first(kind: str, seats: int = 3, seed: int = 3) -> Moment:
    return next(m for m in moments(seats, seed) if m.decision.kind == kind and len(m.actions) > 2)


def test_only_a_launch_and_money_left_over_ask_once_more() -> None:
    asked = set()
    for moment in islice(moments(3, 4), 0, None, 2):
        more = any(isinstance(action, Hire | Spy | Buy) for action in moment.actions)
        for choice in moment.choices(["A", "B", "C"]):
            sure = isinstance(choice.action, Launch) or (isinstance(choice.action, Done) and more)
            assert (choice.preview is not None) == sure
            if sure:
                asked.add(type(choice.action))
    assert asked == {Launch, Done}


def test_staying_at_home_stands_apart() -> None:
    moment = first(LAUNCH)
    choices = moment.choices(["A", "B", "C"])
    assert [choice.action for choice in choices if choice.end] == [Stay()]
