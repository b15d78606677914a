"""The lesson as it is pressed: every screen, in order, back, with old numbers, after a restart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.delivery.transport import whole_view
from bot.games import PRESENTERS
from bot.games.lesson import ANSWERS
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.messages.components.message import Message
from bot.settings import LANGUAGES
from bot.ui.handlers.explanations.lesson import Screens
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said
from tests.bot.helpers.worst_case import NAMES, measure, pieces
from tests.covering import covering

EN = words("en")
TAUGHT = [game for game, presenter in PRESENTERS.items() if presenter.lesson is not None]
NUMBERS = {game: number for number, game in enumerate(sorted(PRESENTERS))}
CHARACTERS = 2000
"""Of a screen: what a phone shows beside two pictures without much turning."""


async def begun(server: SimulatedServer, game: str, language: str) -> Any:
    """The first step, by way of *Learn*."""
    anna, t = server.person("Anna", language), words(language)
    rules = await anna.slash(server.channel, "table rules", game=game)
    card = await anna.click(rules.response, label=t("button-learn"))
    return (await anna.click(card.response, label=t("button-lesson"))).response


@pytest.mark.parametrize(("game", "language"), covering(TAUGHT, LANGUAGES))
async def test_everything_in_a_lesson_can_be_pressed(
    server: SimulatedServer, game: str, language: str
) -> None:
    anna, t, lesson = server.person("Anna", language), words(language), PRESENTERS[game].lesson
    assert lesson is not None
    shown = await begun(server, game, language)
    for number, step in enumerate(lesson.steps):
        assert t("lesson-place", step=number + 1, count=len(lesson.steps)) in said(shown)
        choices = [label for label, one in buttons(shown).items() if one.path[1:]]
        assert len(choices) == len(step.choices)
        for label in reversed(choices):
            outcome = (await anna.click(shown, label=label)).response
            again = t("lesson-other" if len(choices) > 1 else "button-back")
            shown = (await anna.click(outcome, label=again)).response
            assert label in buttons(shown)
        if number:
            before = (await anna.click(shown, label=t("button-back"))).response
            shown = (await anna.click(before, label=t("lesson-skip"))).response
        outcome = (await anna.click(shown, label=choices[0])).response
        assert t(f"{game}-step-{step.id}-a", **PRESENTERS[game].rules_figures(t)) in said(outcome)
        shown = (await anna.click(outcome, label=t("button-next"))).response
    for number, question in enumerate(lesson.questions):
        assert t("quiz-place", question=number + 1, count=len(lesson.questions)) in said(shown)
        for answer in ANSWERS:
            label = t(f"{game}-quiz-{question.rule}-{answer}")
            verdict = (await anna.click(shown, label=label)).response
            assert (t("quiz-right") in said(verdict)) is (answer == question.right)
            shown = (await anna.click(verdict, label=t("button-back"))).response
        verdict = (await anna.click(shown, label=label)).response
        shown = (await anna.click(verdict, label=t("button-next"))).response
    assert t("lesson-end") in said(shown)
    assert {one.verb for one in buttons(shown).values()} == {"guided", "rules", "lesson"}


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_goes_on_after_a_restart(server: SimulatedServer, game: str) -> None:
    shown = await begun(server, game, "en")
    await server.restart()
    label = next(label for label, one in buttons(shown).items() if one.path[1:])
    outcome = await server.person("Anna").click(shown, label=label)
    assert EN("button-next") in buttons(outcome.response)


@pytest.mark.parametrize(
    ("verb", "path", "told"),
    [
        ("lesson", "99", "lesson-changed"),
        ("lesson", "0.9", "lesson-changed"),
        ("lesson", "99.99", "lesson-changed"),
        ("quiz", "99", "lesson-end"),
    ],
)
async def test_numbers_of_another_edition_are_answered(
    server: SimulatedServer, verb: str, path: str, told: str
) -> None:
    await server.table("Anna", "Bob")
    id_ = f"mc1:{verb}:0:{NUMBERS[TAUGHT[0]]}:0:{path}"
    answer = await forge(server, server.person("Anna"), id_)
    assert EN(told) in said(answer)


@pytest.mark.parametrize("verb", ["lesson", "quiz"])
async def test_a_game_that_is_none_is_refused(server: SimulatedServer, verb: str) -> None:
    await server.table("Anna", "Bob")
    answer = await forge(server, server.person("Anna"), f"mc1:{verb}:0:99:0:0")
    assert said(answer) == EN("error-unknown-game", game="99")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_choices_are_short_and_differ(game: str, language: str) -> None:
    presenter = PRESENTERS[game]
    assert presenter.lesson is not None
    screens = Screens(presenter, presenter.lesson, 0, "Anna", words(language))
    for number, step in enumerate(presenter.lesson.steps):
        shown = whole_view(screens.step(number)).to_components()
        labels = [
            piece["label"]
            for piece in pieces(shown)
            if ":lesson:" in piece.get("custom_id", "")
            and ControlId.parse(piece["custom_id"]).path[1:]
        ]
        assert len(set(labels)) == len(step.choices), step.id
        assert all(len(label) <= 70 for label in labels), labels


def every_screen(screens: Screens) -> Iterator[Message]:
    for number, step in enumerate(screens.lesson.steps):
        yield screens.step(number, head=screens.t("lesson-changed"))
        for place in range(len(step.choices)):
            yield screens.outcome(number, place)
    for number in range(len(screens.lesson.questions)):
        yield screens.question(number)
        for answer in ANSWERS:
            yield screens.answer(number, answer)
    yield screens.end()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_screen_fits(game: str, language: str) -> None:
    presenter = PRESENTERS[game]
    assert presenter.lesson is not None
    for name in NAMES[:: len(NAMES) - 1]:
        screens = Screens(presenter, presenter.lesson, 99, name, words(language))
        for shown in every_screen(screens):
            assert measure(shown)["text"] <= CHARACTERS
