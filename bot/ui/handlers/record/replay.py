"""A game that is over once more: page by page, and as animated pictures."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.delivery.animations import AnimationFailed
from bot.domain.table import Table
from bot.errors import TableError
from bot.games.labels import Label
from bot.limits import Hourly
from bot.messages.components.items import (
    ControlId,
    button,
    gallery,
    legend_button,
    message,
    row,
    rows,
    select,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import seat_title
from bot.messages.components.replay_pages import EVERYTHING, PUBLIC, SEATS, Replay, ReplayPage
from bot.messages.components.text import FINISHED, OPTIONS, clip_lines, clip_marked, tail_lines
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from bot.waiting import in_thread

SENTENCES_LIMIT = 1800
HANDS_LIMIT = 1000
HAND_LIMIT = 240
TEXT_LIMIT = 3400


async def press_replay(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """A page; the control's ``seat`` tells whose view, its token or the value the step's place."""
    table = await context.tables.get(control.table)
    place = int(values[0]) if values else control.token
    return await replay(context, table, control.seat or PUBLIC, place)


async def replay(
    context: Context, table: Table, viewed_by: int = PUBLIC, place: int = 0
) -> Message:
    """The page of the step at ``place``, or of the last before it that the viewer knows of.

    Raises ``TableError`` while the game goes on, for the view of somebody else's seat, and for more
    pages than one person may read within an hour.
    """
    context.spend(Hourly.REPLAYS)
    book = await _open(context, table, viewed_by)
    pages = await in_thread(book.pages)
    at = page_of(pages, place)
    control = ControlId("pick-replay", table.id, viewed_by)
    controls = [
        *rounds_select(book, pages, at, control, [page.place for page in pages]),
        _steps(book, pages, at),
        *_other_viewers(context, book, pages[at]),
    ]
    return replay_page(book, pages, at, controls, FINISHED)


def page_of(pages: Sequence[ReplayPage], place: int) -> int:
    """The number of the page of the step at ``place``, or of the last before it."""
    return max(0, bisect_right([page.place for page in pages], place) - 1)


def replay_page(
    book: Replay,
    pages: Sequence[ReplayPage],
    at: int,
    controls: Sequence[ui.Item[Any]],
    colour: int,
) -> Message:
    """A page with the board as everybody saw it then, above its controls."""
    page = pages[at]
    bands = () if page.step.state is None else book.view(page.step, None).board()
    items: list[ui.Item[Any]] = [text_display(_text(book, pages, at), TEXT_LIMIT)]
    return message(colour, [*items, *map(gallery, bands), *controls], bands=bands)


async def _open(context: Context, table: Table, viewed_by: int) -> Replay:
    await context.started_position(table)
    position, steps = await context.tables.history.replay(table.id)
    own = {seat.seat for seat in table.seats_of(context.person.id)}
    if viewed_by >= SEATS and viewed_by - SEATS not in own:
        raise TableError("not-your-seat")
    return Replay(context.presenter_of(table), position, steps, viewed_by, context.t)


def _text(book: Replay, pages: Sequence[ReplayPage], at: int) -> str:
    """The events of a step, the state of the game then, and the hands that one may see."""
    t, page = book.t, pages[at]
    title = [book.presenter.title(t), *([_round(book, page)] if _has_rounds(book) else [])]
    lines = [f"### 🎬 {' · '.join(title)}"]
    if page.step.state is None:
        lines.append(t("replay-lost"))
    else:
        lines.append(clip_marked(book.view(page.step, None).headline, 300))
        lost = sum(one.step.state is None for one in pages)
        if lost and at == 0:
            lines.append(t("replay-some-lost", count=lost))
    lines.append(tail_lines(page.sentences, SENTENCES_LIMIT))
    if page.step.state is not None:
        hands = [
            f"-# {seat_title(book.presenter, book.position.table, seat, t)} · "
            + clip_marked(" · ".join(text.split("\n")), HAND_LIMIT)
            for seat, text in book.hands(page.step)
        ]
        if hands:
            lines.append(clip_lines("\n".join(hands), HANDS_LIMIT))
    number = t("replay-step", step=at + 1, steps=len(pages))
    lines.append(f"-# {number} · {_whose(book)}")
    return "\n".join(lines)


def _whose(book: Replay) -> str:
    """The viewer, in words."""
    if book.viewer is not None:
        return book.t("replay-own")
    return book.t("replay-everything" if book.viewed_by == EVERYTHING else "replay-public")


def _has_rounds(book: Replay) -> bool:
    return len({step.round for step in book.steps}) > 1


def _round(book: Replay, page: ReplayPage) -> str:
    # As a text: years aren't grouped in thousands.
    return book.t(f"{book.presenter.game.id}-replay-round", round=str(page.step.round))


def rounds_select(
    book: Replay, pages: Sequence[ReplayPage], at: int, control: ControlId, values: Sequence[int]
) -> list[ui.Item[Any]]:
    """A select that leads to the first step of each round, or of some where there are many.

    ``values`` stand for the pages.
    """
    if not _has_rounds(book):
        return []
    first: dict[int, int] = {}
    for number, page in enumerate(pages):
        first.setdefault(page.step.round, number)
    rounds = list(first.values())
    here = list(first).index(pages[at].step.round)
    every = -(-len(rounds) // OPTIONS)
    # Those shown are counted from the current one on, so that it is among them.
    shown = rounds[here % every :: every][:OPTIONS]
    labels = [(str(values[number]), Label(_round(book, pages[number]))) for number in shown]
    chosen = str(values[rounds[here]])
    return [row(select(control, labels, book.t("replay-rounds"), chosen=chosen))]


def _steps(book: Replay, pages: Sequence[ReplayPage], at: int) -> ui.ActionRow[Any]:
    """Back and forward: always at the same place, so that one may press on and on."""
    t, table = book.t, book.position.table
    last = len(pages) - 1

    def to(number: int, label: str, emoji: str, target: int) -> ui.Button[Any]:
        place = pages[min(max(target, 0), last)].place
        # Two of them may lead to the same step: the path tells them apart.
        control = ControlId("replay", table.id, book.viewed_by, place, (number,))
        style = ButtonStyle.primary if number == 2 else ButtonStyle.secondary
        disabled = not 0 <= target <= last or target == at
        return button(control, t(label), style, emoji=emoji, disabled=disabled)

    return row(
        to(0, "button-first", "⏮️", 0),
        to(1, "button-back", "◀️", at - 1),
        to(2, "button-next", "▶️", at + 1),
        to(3, "button-last", "⏭️", last),
        button(ControlId("animate", table.id, book.viewed_by, 0), t("button-animate"), emoji="🎞️"),
    )


def _other_viewers(context: Context, book: Replay, page: ReplayPage) -> list[ui.ActionRow[Any]]:
    """Buttons to the same step as other viewers know it, and to the board's legend."""
    t, table = book.t, book.position.table

    def seen_by(viewed_by: int, label: str, emoji: str | None) -> ui.Button[Any]:
        control = ControlId("replay", table.id, viewed_by, page.place, (4, viewed_by))
        return button(control, label, emoji=emoji, disabled=viewed_by == book.viewed_by)

    buttons = [seen_by(PUBLIC, t("button-replay-public"), "👥")]
    for seat in table.seats_of(context.person.id):
        label = book.presenter.seat_label(seat.identity, t)
        text = t("button-replay-own", seat=label.text)
        buttons.append(seen_by(SEATS + seat.seat, text, label.emoji))
    if page.step.state is not None and book.presenter.game.decisions(page.step.state):
        control = ControlId("what-if", table.id, 0, page.place)
        buttons.append(button(control, t("button-what-if"), emoji="🔮"))
    buttons.append(seen_by(EVERYTHING, t("button-replay-everything"), "🃏"))
    legend = legend_button(book.presenter, table, t, book.presenter.legend_about("board"))
    return rows([*buttons, *legend])


async def press_animate(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The game as animated pictures, one for each part of the board."""
    t, table = context.t, await context.tables.get(control.table)
    context.spend(Hourly.ANIMATIONS)
    book = await _open(context, table, control.seat or PUBLIC)
    films, whole = await in_thread(book.films)
    if not films:
        raise TableError("replay-lost")
    try:
        gifs = [await context.services.animations.gif(film) for film in films]
    except AnimationFailed:
        raise TableError("animation-failed") from None
    lines = [f"### 🎞️ {book.presenter.title(t)}", book.view(None, None).headline]
    count = len(films[0])
    thinned = "replay-thinned" if count < whole else "replay-frames"
    lines.append(f"-# {t(thinned, count=count, whole=whole)} · {_whose(book)}")
    if any(step.state is None for step in book.steps):
        lines.append(t("replay-frames-lost"))
    items: list[ui.Item[Any]] = [text_display("\n".join(lines))]
    files = []
    for film, gif in zip(films, gifs, strict=True):
        name = f"replay-{film[0].name}.gif"
        alt = t("replay-alt", game=book.presenter.title(t))
        files.append(discord.File(BytesIO(gif), name, description=alt))
        picture = discord.MediaGalleryItem(f"attachment://{name}", description=alt)
        items.append(ui.MediaGallery(picture))
    return Message(FINISHED, tuple(items), files=tuple(files))


ROUTES: Routes = {
    "replay": Route(press_replay),
    "pick-replay": Route(press_replay, select=True),
    "animate": Route(press_animate, beside=True, slow=True),
}
