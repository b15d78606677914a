"""Lessons: their positions, choices, pictures and texts, and that they fit Discord."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.games.base import GamePresenter, Presentation
from bot.games.lesson import ANSWERS, LEARNER, Lesson, carry_out
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.ui.handlers.explanations.lesson import Screens
from render.core.picture import MAX_BYTES
from render.core.pointing import draw_pointed
from rules.core.errors import IllegalAction
from tests.bot.helpers.worst_case import told

TAUGHT = [presenter for presenter in PRESENTERS.values() if presenter.lesson is not None]
EACH_GAME = pytest.mark.parametrize("presenter", TAUGHT, ids=[p.game.id for p in TAUGHT])
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
MOST, HEADING, ANSWER = 350, 32, 45
"""Characters of a step's texts, of its heading, and of an answer to press."""


def lesson_of(presenter: GamePresenter) -> Lesson:
    assert presenter.lesson is not None
    return presenter.lesson


@cache
def position(presenter: GamePresenter, number: int) -> Any:
    return lesson_of(presenter).position(presenter.game, number)


def presented(presenter: GamePresenter, state: Any, language: str = "en") -> Presentation[Any]:
    names = ("Anna", *lesson_of(presenter).rivals)
    return presenter(presenter.game.view(state, LEARNER), names, names, words(language))


@EACH_GAME
def test_each_choice_is_legal(presenter: GamePresenter) -> None:
    game = presenter.game
    for number, step in enumerate(lesson_of(presenter).steps):
        state = position(presenter, number)
        assert LEARNER in {decision.seat for decision in game.decisions(state)}, step.id
        for choice in step.choices:
            carry_out(game, state, choice)


@EACH_GAME
def test_each_scene_goes_on_as_if_the_first_choice_were_made(presenter: GamePresenter) -> None:
    lesson = lesson_of(presenter)
    choices = {step.id: step.choices[0] for step in lesson.steps}
    names = [name for scene in lesson.records()["scenes"] for name in scene["moves"]]
    assert [name for name in names if name in choices] == list(choices)
    for scene in lesson.records()["scenes"]:
        for step, following in pairwise(scene["moves"]):
            moves = scene["moves"][following].splitlines()
            made = [f"{LEARNER} {action}" for action in choices[step]]
            assert moves[: len(made)] == made, step


@EACH_GAME
def test_a_step_teaches_at_most_two_rules_and_none_twice(presenter: GamePresenter) -> None:
    steps = lesson_of(presenter).steps
    assert all(1 <= len(step.teaches) <= 2 for step in steps)
    rules = [rule for step in steps for rule in step.teaches]
    assert len(rules) == len(set(rules))


@EACH_GAME
def test_first_steps_have_one_thing_to_press(presenter: GamePresenter) -> None:
    steps = lesson_of(presenter).steps
    assert all(len(step.choices) == 1 for step in steps[:2])
    assert all(len(step.choices) <= len(ANSWERS) for step in steps)
    assert any(len(step.choices) > 1 for step in steps)


@EACH_GAME
def test_questions_are_about_what_was_taught(presenter: GamePresenter) -> None:
    lesson = lesson_of(presenter)
    taught = {rule for step in lesson.steps for rule in step.teaches}
    assert len(lesson.questions) == 4
    assert {question.rule for question in lesson.questions} <= taught
    assert {question.right for question in lesson.questions} == set(ANSWERS)


@EACH_LANGUAGE
@EACH_GAME
def test_texts_are_short_and_none_is_left_over(presenter: GamePresenter, language: str) -> None:
    t, lesson, game = words(language), lesson_of(presenter), presenter.game.id
    figures = presenter.rules_figures(t)
    wanted: set[str] = set()
    for step in lesson.steps:
        name = f"{game}-step-{step.id}"
        texts = [name, *(f"{name}-{answer}" for answer, _ in zip(ANSWERS, step.choices))]  # noqa: B905
        for text in texts:
            assert 0 < len(t(text, **figures)) <= MOST, text
        assert 0 < len(t(f"{name}-heading")) <= HEADING, name
        wanted |= {*texts, f"{name}-heading"}
    for question in lesson.questions:
        name = f"{game}-quiz-{question.rule}"
        assert 0 < len(t(name)) <= MOST
        assert 0 < len(t(f"{name}-why")) <= MOST
        assert all(0 < len(t(f"{name}-{answer}")) <= ANSWER for answer in ANSWERS), name
        wanted |= {name, *(f"{name}-{part}" for part in (*ANSWERS, "why"))}
    begins = (f"{game}-step-", f"{game}-quiz-")
    assert {name for name in t.messages() if name.startswith(begins)} == wanted


@EACH_GAME
def test_each_picture_points_at_something_that_a_text_counts(presenter: GamePresenter) -> None:
    t, lesson = words("en"), lesson_of(presenter)
    figures = presenter.rules_figures(t)
    for number, step in enumerate(lesson.steps):
        state, name = position(presenter, number), f"{presenter.game.id}-step-{step.id}"
        pictures = {name: step.picture(presented(presenter, state))}
        for answer, choice in zip(ANSWERS, step.choices, strict=False):
            done = carry_out(presenter.game, state, choice)[-1].state
            pictures[f"{name}-{answer}"] = step.after(presented(presenter, done))
        for text, bands in pictures.items():
            groups = [band.shown for band in bands if band.draw is draw_pointed]
            count = sum(len(shown[3]) for shown in groups)  # type: ignore[arg-type]
            told = t(text, **figures)
            for place, sign in enumerate("①②③④", 1):
                assert (sign in told) == (place <= count), f"{text}: {sign}, {count} places"


@pytest.mark.drawn_pictures
@EACH_GAME
def test_each_place_lies_on_its_picture(presenter: GamePresenter) -> None:
    for number, step in enumerate(lesson_of(presenter).steps):
        state = position(presenter, number)
        shown = [step.picture(presented(presenter, state))]
        for choice in step.choices:
            done = carry_out(presenter.game, state, choice)[-1].state
            shown.append(step.after(presented(presenter, done)))
        for band in (band for bands in shown for band in bands):
            assert len(band.png()) <= MAX_BYTES, step.id
            if band.draw is not draw_pointed:
                continue
            draw, plain, _, groups, _ = band.shown
            image = draw(*plain).image  # type: ignore[operator, misc]
            for place in (place for group in groups for place in group):  # type: ignore[attr-defined]
                box = (place.x, place.y, place.x + place.width, place.y + place.height)
                assert 0 <= box[0] < box[2] <= image.width, (step.id, place)
                assert 0 <= box[1] < box[3] <= image.height, (step.id, place)
                assert len(image.crop(box).getcolors(1 << 20)) > 2, f"{step.id}: nothing at {place}"


@EACH_GAME
def test_a_question_shows_what_each_choice_does_at_once(presenter: GamePresenter) -> None:
    lesson, t = lesson_of(presenter), words("en")
    screens = Screens(presenter, lesson, 0, "Anna", t)
    for number, step in enumerate(lesson.steps):
        if step.asks:
            state = position(presenter, number)
            offered = presented(presenter, state).choices(
                LEARNER, presenter.game.legal_actions(state, LEARNER)
            )
            actions = [presenter.game.parse_action(choice[-1]) for choice in step.choices]
            hints = [each.labels[-1].hint for each in offered if each.action in actions]
            shown = told(screens.step(number))
            assert all(hint in shown for hint in hints), step.id


@EACH_GAME
def test_a_board_that_has_changed_is_refused(presenter: GamePresenter) -> None:
    with pytest.raises(IllegalAction):
        carry_out(presenter.game, position(presenter, 0), lesson_of(presenter).steps[-1].choices[0])
