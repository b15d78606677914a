"""Help: how a table works, and each game's rules in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.delivery.message import Message
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.games.labels import Label
from bot.ui.components.colours import NEUTRAL
from bot.ui.components.items import (
    ControlId,
    button,
    message,
    row,
    rows,
    select,
    separator,
    text_display,
)
from bot.ui.components.text import OPTIONS, quoted
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes

TOPICS = ("play", "secrets", "clock", "table", "fair")
HELP_LIMIT = 3500


def help_page(context: Context) -> Message:
    """The five things that a new player should know."""
    t = context.t
    body = "\n\n".join(f"**{t(f'help-{topic}-title')}**\n{t(f'help-{topic}')}" for topic in TOPICS)
    title = text_display(f"## 🚀 {t('help-title')}")
    return message(NEUTRAL, [title, separator(), text_display(body, HELP_LIMIT)])


async def press_rules(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """A page of the rules.

    The control's table tells the game; where it is 0, its seat is the game's place among the
    sorted ids, and its path the page. A select's value is the page, too.
    """
    if control.table:
        presenter = context.presenter_of(await context.table_of(control))
    else:
        presenter = _presenter_by_number(context, control.seat or 0)
    page = int(values[0]) if values else (control.path[0] if control.path else 0)
    return rules_page(context, presenter, page)


async def rules_of(context: Context, game: str | None) -> Message:
    """The rules of a game by its id; without one, of the channel's table or the first known."""
    presenters = context.services.presenters
    if game is None:
        table = await context.tables.in_channel(context.channel_id)
        game = table.game if table is not None else next(iter(presenters))
    if game not in presenters:
        raise TableError("unknown-game", game=quoted(game))
    return rules_page(context, presenters[game])


def rules_page(context: Context, presenter: GamePresenter, page: int = 0) -> Message:
    """A page of a game's rules, with controls to the others."""
    t = context.t
    pages = presenter.rules_pages(t)
    page = min(page, len(pages) - 1)
    heading, body = pages[page]
    number = sorted(context.services.presenters).index(presenter.game.id)

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
        items += rows(buttons)
    return message(NEUTRAL, items)


def _presenter_by_number(context: Context, number: int) -> GamePresenter:
    games = sorted(context.services.presenters)
    if number >= len(games):
        raise TableError("unknown-game", game=number)
    return context.services.presenters[games[number]]


ROUTES: Routes = {
    "rules": Route(press_rules),
    "pick-rules": Route(press_rules),
}
