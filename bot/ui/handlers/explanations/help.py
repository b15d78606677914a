"""Help: the games, how a table works, what each game is about, and its rules in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.games.labels import Label
from bot.i18n import Words
from bot.messages.components.items import (
    ControlId,
    button,
    gallery,
    message,
    row,
    rows,
    select,
    separator,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.text import NEUTRAL, OPTIONS, quoted
from bot.messages.game_list import entries
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from bot.ui.interactions.examples import with_example

TOPICS = ("play", "secrets", "clock", "table", "fair")
HELP_LIMIT = 2000


async def help_page(context: Context) -> Message:
    """The games, and the five things that a new player should know."""
    t, presenters = context.t, context.services.presenters.values()
    body = "\n\n".join(f"**{t(f'help-{topic}-title')}**\n{t(f'help-{topic}')}" for topic in TOPICS)
    title = text_display(f"## 🚀 {t('help-title')}")

    def buttons(presenter: GamePresenter) -> list[ui.Button[Any]]:
        wish = ControlId("open-game", 0, number_of(context, presenter))
        opening = button(wish, t("button-open"), emoji="🚀")
        more = poster_buttons(presenter, number_of(context, presenter), t, "poster-beside")
        return [opening, *learn_buttons(context, presenter), *more]

    games, _ = entries(presenters, t, buttons, pictures=False)
    return message(NEUTRAL, [title, text_display(body, HELP_LIMIT), separator(), *games])


def learn_buttons(context: Context, presenter: GamePresenter) -> list[ui.Button[Any]]:
    """The buttons to what a game is about and to its lesson, in a list of games, if it has them."""
    found, number = [], number_of(context, presenter)
    if presenter.learn_topics:
        control = ControlId("learn-beside", 0, number)
        found.append(button(control, context.t("button-learn"), emoji="🎓"))
    if presenter.lesson is not None:
        lesson = ControlId("lesson-beside", 0, number, 0, (0,))
        found.append(button(lesson, context.t("button-lesson"), emoji="▶️"))
    return found


def poster_buttons(
    presenter: GamePresenter, number: int, t: Words, verb: str = "poster"
) -> list[ui.Button[Any]]:
    """The button to the rules and signs on one page, if the game has such."""
    if presenter.poster is None:
        return []
    return [button(ControlId(verb, 0, number, 0, (0,)), t("button-poster"), emoji="🗺️")]


async def press_rules(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """A page of the rules.

    The control's table tells the game; where it is 0, its seat is the game's place among the
    sorted ids, and its path the page. A select's value is the page, too.
    """
    presenter = await presenter_of(context, control)
    page = int(values[0]) if values else (control.path[0] if control.path else 0)
    return rules_page(context, presenter, page)


async def rules_of(context: Context, game: str | None) -> Message:
    """The rules of a game by its id; without one, of the channel's table or the first known."""
    presenters = context.services.presenters
    if game is None:
        table = await context.tables.in_channel(context.channel_id)
        game = table.game if table is not None else next(iter(presenters))
    return rules_page(context, presenter_typed(context, game))


def presenter_typed(context: Context, typed: str) -> GamePresenter:
    """The game that was typed, by its id, command or title; raises ``TableError``."""
    t, presenters = context.t, context.services.presenters
    if typed in presenters:
        return presenters[typed]
    wanted = typed.strip().casefold()
    for presenter in presenters.values():
        if wanted in (presenter.command.casefold(), presenter.title(t).casefold()):
            return presenter
    with with_example(t, lambda: next(iter(presenters.values())).title(t)):
        raise TableError("unknown-game", game=quoted(typed))


def rules_page(context: Context, presenter: GamePresenter, page: int = 0) -> Message:
    """A page of a game's rules, with controls to the others."""
    t = context.t
    pages = presenter.rules_pages(t)
    page = min(page, len(pages) - 1)
    heading, body = pages[page]
    number = number_of(context, presenter)

    def to_page(verb: str, target: int) -> ControlId:
        return ControlId(verb, 0, number, 0, (target,))

    items: list[ui.Item[Any]] = [
        text_display(f"## {presenter.title(t)} · {heading}\n{body}"),
    ]
    if len(pages) > 1:
        labels = [(str(i), Label(h)) for i, (h, _) in enumerate(pages)][:OPTIONS]
        chooser = select(to_page("pick-rules", 0), labels, t("rules-choose"), chosen=str(page))
        items.append(row(chooser))
        buttons: list[ui.Button[Any]] = []
        if page > 0:
            buttons.append(button(to_page("rules", page - 1), t("button-back")))
        if page + 1 < len(pages):
            following = to_page("rules", page + 1)
            buttons.append(button(following, t("button-next"), ButtonStyle.primary))
        if presenter.learn_topics:
            buttons.append(button(to_page("learn", 0), t("button-learn"), emoji="🎓"))
        items += rows([*buttons, *poster_buttons(presenter, number, t)])
    return message(NEUTRAL, items)


async def press_learn(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """A card that says what the game is about; the control as for ``press_rules``."""
    presenter = await presenter_of(context, control)
    if not presenter.learn_topics:
        raise TableError("unknown-control")
    return learn_card(context, presenter, control.path[0] if control.path else 0)


def learn_card(context: Context, presenter: GamePresenter, page: int) -> Message:
    """One of the cards that say what a game is about, with controls to the others."""
    t, count = context.t, len(presenter.learn_topics)
    page = min(page, count - 1)
    heading, body, bands = presenter.learn_card(page, t)
    number = number_of(context, presenter)
    lesson = [] if presenter.lesson is None else [lesson_button(number, t)]
    place = t("learn-page", page=page + 1, count=count)
    buttons: list[ui.Button[Any]] = []
    if page > 0:
        buttons.append(button(ControlId("learn", 0, number, 0, (page - 1,)), t("button-back")))
    if page + 1 < count:
        following = ControlId("learn", 0, number, 0, (page + 1,))
        buttons.append(button(following, t("button-next"), ButtonStyle.primary))
    rules = ControlId("rules", 0, number, 0, (0,))
    buttons.append(button(rules, t("button-rules"), emoji="📖"))
    buttons += poster_buttons(presenter, number, t)
    if presenter.guide is not None:
        guided = ControlId("guided", 0, number)
        last = page + 1 == count and not lesson
        style = ButtonStyle.success if last else ButtonStyle.secondary
        buttons.append(button(guided, t("button-guided"), style, emoji="🎓"))
    items: list[ui.Item[Any]] = [
        text_display(f"## {presenter.title(t)} · {heading}\n{body}\n-# {place}"),
        *map(gallery, bands),
        *([row(*lesson)] if lesson else []),
        row(*buttons),
    ]
    return message(NEUTRAL, items, bands=bands)


def lesson_button(number: int, t: Words) -> ui.Button[Any]:
    """The button that begins the lesson of a game, by its place among the sorted ids."""
    control = ControlId("lesson", 0, number, 0, (0,))
    return button(control, t("button-lesson"), ButtonStyle.success, emoji="▶️")


async def presenter_of(context: Context, control: ControlId) -> GamePresenter:
    """The presenter of the game that a control tells."""
    if control.table:
        return context.presenter_of(await context.table_of(control))
    return presenter_by_number(context, control.seat or 0)


def number_of(context: Context, presenter: GamePresenter) -> int:
    """The game's place among the sorted ids, by which controls without a table tell it."""
    return sorted(context.services.presenters).index(presenter.game.id)


def presenter_by_number(context: Context, number: int) -> GamePresenter:
    """The game at a place among the sorted ids; raises ``TableError`` if there is none."""
    games = sorted(context.services.presenters)
    if number >= len(games):
        raise TableError("unknown-game", game=number)
    return context.services.presenters[games[number]]


ROUTES: Routes = {
    "rules": Route(press_rules),
    "topic": Route(press_rules, beside=True),
    "learn": Route(press_learn),
    "learn-beside": Route(press_learn, beside=True),
    "pick-rules": Route(press_rules),
}
