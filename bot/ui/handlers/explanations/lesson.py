"""The lesson of a game: its steps, what each press brings about, its questions, its end.

Nothing is stored but that somebody came to its end. A control tells the game as *Learn*'s do, and
its path the step and the choice, or the question and the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.errors import TableError
from bot.games.base import GamePresenter, Presentation
from bot.games.labels import BEHIND, Label
from bot.games.lesson import ANSWERS, LEARNER, Lesson, Step, carry_out
from bot.i18n import Words
from bot.messages.components.items import (
    ControlId,
    button,
    gallery,
    hint_lines,
    message,
    row,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.text import PRIVATE, clip_lines, escaped, plain
from bot.ui.handlers.explanations.help import number_of, presenter_of
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from rules.core.errors import RulesError
from rules.core.events import Transition

LINES = 8
"""Sentences about what a choice brought about; what a lesson tells comes first."""
LINES_LIMIT = 1000
QUESTION_LIMIT = 900
HINTS_LIMIT = 600
LONGEST = 50
"""Characters of a choice that two lines of a phone's button hold."""


async def press_lesson(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """A step, or what came of one of its choices."""
    screens = _screens_of(context, await presenter_of(context, control))
    step, *chosen = control.path or (0,)
    if step >= len(screens.lesson.steps):
        return screens.step(0, head=context.t("lesson-changed"))
    if not chosen:
        return screens.step(step)
    if chosen[0] >= len(screens.lesson.steps[step].choices):
        return screens.step(step, head=context.t("lesson-changed"))
    return screens.outcome(step, chosen[0])


async def press_quiz(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """A question, whether an answer is right, or the end."""
    presenter = await presenter_of(context, control)
    screens = _screens_of(context, presenter)
    number, *chosen = control.path or (0,)
    if number >= len(screens.lesson.questions):
        await context.tables.people.finish_lesson(context.person, presenter.game.id)
        return screens.end()
    if not chosen or chosen[0] >= len(ANSWERS):
        return screens.question(number)
    return screens.answer(number, ANSWERS[chosen[0]])


def _screens_of(context: Context, presenter: GamePresenter) -> Screens:
    if presenter.lesson is None:
        raise TableError("unknown-control")
    name = context.person.name
    return Screens(presenter, presenter.lesson, number_of(context, presenter), name, context.t)


class Screens:
    """Makes the messages of one game's lesson for one reader.

    ``number`` is the game's, by which controls tell it; ``name`` is the learner's display name.
    """

    def __init__(
        self, presenter: GamePresenter, lesson: Lesson, number: int, name: str, t: Words
    ) -> None:
        self.presenter = presenter
        self.lesson = lesson
        self.game = presenter.game
        self.number = number
        self.name = name
        self.t = t

    def step(self, number: int, head: str = "") -> Message:
        """A position with the learner's choices."""
        step, state = self.lesson.steps[number], self._position(number)
        shown = self._presented(state)
        bands = step.picture(shown)
        top = "\n".join(filter(None, [head, self._top(number)]))
        question, text = self._question(step, shown), self._text(step.id)
        texts = [top, question, text] if question else [f"{top}\n{text}"]
        items: list[ui.Item[Any]] = [*map(text_display, texts), *map(gallery, bands)]
        labels = [self._label(state, shown, choice) for choice in step.choices]
        if step.asks and (hints := hint_lines(labels)):
            items.append(text_display(hints, HINTS_LIMIT))
        for place, label in enumerate(labels):
            control = self._control("lesson", number, place)
            items.append(row(button(control, label, ButtonStyle.primary)))
        skip = button(self._after(number), self.t("lesson-skip"))
        items.append(row(*self._back(number), skip))
        return message(PRIVATE, items, bands=bands)

    def outcome(self, number: int, place: int) -> Message:
        """What came of a choice, and what it means."""
        step = self.lesson.steps[number]
        done = self._carried_out(number, place)
        shown = self._presented(done[-1].state)
        bands = step.after(shown)
        told = "\n".join(f"-# {line}" for line in self._sentences(step, shown, done)[:LINES])
        meaning = f"💡 {self._text(f'{step.id}-{ANSWERS[place]}')}"
        buttons = [button(self._after(number), self.t("button-next"), ButtonStyle.primary)]
        here = self._control("lesson", number)
        if len(step.choices) > 1:
            buttons.append(button(here, self.t("lesson-other"), emoji="↩️"))
        else:
            buttons.append(button(here, self.t("button-back")))
        items = [
            text_display(f"{self._top(number)}\n{clip_lines(told, LINES_LIMIT)}"),
            *map(gallery, bands),
            text_display(meaning),
            row(*buttons),
        ]
        return message(PRIVATE, items, bands=bands)

    def question(self, number: int) -> Message:
        """A question with its answers."""
        rule = self.lesson.questions[number].rule
        answers = [
            row(button(self._control("quiz", number, place), self._quiz(rule, answer)))
            for place, answer in enumerate(ANSWERS)
        ]
        following = button(self._control("quiz", number + 1), self.t("lesson-skip"))
        return message(
            PRIVATE,
            [
                text_display(f"{self._asked(number)}\n{self._quiz(rule)}"),
                *answers,
                row(*self._back_to_question(number), following),
            ],
        )

    def answer(self, number: int, given: str) -> Message:
        """Whether an answer is right, and why."""
        asked = self.lesson.questions[number]
        right = self._quiz(asked.rule, asked.right)
        verdict = self.t("quiz-right" if given == asked.right else "quiz-wrong", answer=right)
        lines = [
            self._asked(number),
            self._quiz(asked.rule),
            f"> {self._quiz(asked.rule, given)}",
            f"{verdict} {self._quiz(asked.rule, 'why')}",
        ]
        onwards = button(
            self._control("quiz", number + 1), self.t("button-next"), ButtonStyle.primary
        )
        back = button(self._control("quiz", number), self.t("button-back"))
        return message(PRIVATE, [text_display("\n".join(lines)), row(onwards, back)])

    def end(self) -> Message:
        """Where to go from here."""
        t, title = self.t, self.presenter.title(self.t)
        head = f"### 🎓 {t('lesson-end-heading', game=title)}"
        buttons: list[ui.Button[Any]] = []
        if self.presenter.guide is not None:
            guided = ControlId("guided", 0, self.number)
            buttons.append(button(guided, t("button-guided"), ButtonStyle.success, emoji="🎓"))
        rules = ControlId("rules", 0, self.number, 0, (0,))
        buttons.append(button(rules, t("button-rules"), emoji="📖"))
        buttons.append(button(self._control("lesson", 0), t("lesson-again"), emoji="🔁"))
        return message(PRIVATE, [text_display(f"{head}\n{t('lesson-end')}"), row(*buttons)])

    # What the screens are made of

    def _control(self, verb: str, *path: int) -> ControlId:
        return ControlId(verb, 0, self.number, 0, path)

    def _after(self, number: int) -> ControlId:
        """The control of what follows a step."""
        if number + 1 < len(self.lesson.steps):
            return self._control("lesson", number + 1)
        return self._control("quiz", 0)

    def _back(self, number: int) -> list[ui.Button[Any]]:
        """The button to the step before, or to the cards before the first."""
        before = self._control("lesson", number - 1) if number else self._control("learn", 0)
        return [button(before, self.t("button-back"))]

    def _back_to_question(self, number: int) -> list[ui.Button[Any]]:
        last = self._control("lesson", len(self.lesson.steps) - 1)
        before = self._control("quiz", number - 1) if number else last
        return [button(before, self.t("button-back"))]

    def _top(self, number: int) -> str:
        step, count = self.lesson.steps[number], len(self.lesson.steps)
        heading = self._text(f"{step.id}-heading")
        title = self.presenter.title(self.t)
        place = self.t("lesson-place", step=number + 1, count=count)
        bar = "▰" * (number + 1) + "▱" * (count - number - 1)
        return f"### 🎓 {title} · {heading}\n-# {place} {bar}"

    def _asked(self, number: int) -> str:
        count = len(self.lesson.questions)
        place = self.t("quiz-place", question=number + 1, count=count)
        return f"### 🎓 {self.presenter.title(self.t)} · {place}"

    def _text(self, what: str) -> str:
        return self.t(f"{self.game.id}-step-{what}", **self.presenter.rules_figures(self.t))

    def _quiz(self, rule: str, part: str = "") -> str:
        return self.t("-".join(filter(None, (f"{self.game.id}-quiz-{rule}", part))))

    def _position(self, number: int) -> Any:
        try:
            return self.lesson.position(self.game, number)
        except RulesError as error:  # an operator has changed the board
            raise TableError("lesson-unplayable") from error

    def _carried_out(self, number: int, place: int) -> list[Transition[Any, Any]]:
        choice = self.lesson.steps[number].choices[place]
        try:
            return carry_out(self.game, self._position(number), choice)
        except RulesError as error:
            raise TableError("lesson-unplayable") from error

    def _presented(self, state: Any) -> Presentation[Any]:
        view = self.game.view(state, LEARNER)
        people = (escaped(self.name), *self.lesson.rivals)
        names = (plain(self.name), *self.lesson.rivals)
        return self.presenter(view, people, names, self.t)

    def _question(self, step: Step, shown: Presentation[Any]) -> str:
        """The game's own question and what each choice would change, where a step shows them."""
        if not step.asks:
            return ""
        asked = next(one for one in shown.view.decisions if one.seat == LEARNER)
        question = clip_lines(shown.question(asked), QUESTION_LIMIT)
        return "\n".join(f"> {line}" for line in question.splitlines())

    def _sentences(
        self, step: Step, shown: Presentation[Any], done: Sequence[Transition[Any, Any]]
    ) -> list[str]:
        """The sentences for what happened, as the learner may know it."""
        lines: list[str] = []
        for one in done:
            seen = [self.game.redact(event, LEARNER) for event in one.events]
            known = [event for event in seen if event is not None]
            told = [event for event in known if not step.tells or isinstance(event, step.tells)]
            lines += filter(None, (shown.describe(event, known) for event in told))
        return lines

    def _label(self, state: Any, shown: Presentation[Any], choice: Sequence[str]) -> Label:
        """The words of a choice in a panel; of several actions, those but for its end."""
        titles: list[str] = []
        emoji, hint = None, ""
        for line in choice:
            action = self.game.parse_action(line)
            offered = shown.choices(LEARNER, self.game.legal_actions(state, LEARNER))
            found = next(one for one in offered if one.action == action)
            if not (titles and found.end):
                titles.append(_short(found.title, found.labels[0].text))
            emoji, hint = emoji or found.labels[0].emoji, found.labels[-1].hint
            if line is not choice[-1]:
                state = self.game.apply(state, LEARNER, action).state
                shown = self._presented(state)
        return Label(" + ".join(titles), hint, emoji)


def _short(title: str, group: str) -> str:
    """The title of an action; of a long one without the group it is in, and then without its end.

    >>> _short("Rovers › Send Froggy: 2. Explore R1-S, where it is steep", "Rovers")
    'Send Froggy: 2. Explore R1-S, where it is steep'
    >>> _short("Repair Spare Farm: Oxygen Filters › With a spare part", "Build and repair")
    'Repair Spare Farm: Oxygen Filters'
    """
    parts = title.split(BEHIND)
    for end in (0, -1):
        grouped = end == -1 or parts[0] == group
        if grouped and len(BEHIND.join(parts)) > LONGEST and len(parts) > 1:
            parts.pop(end)
    return BEHIND.join(parts)


ROUTES: Routes = {
    "lesson": Route(press_lesson),
    "lesson-beside": Route(press_lesson, beside=True),
    "quiz": Route(press_quiz),
}
