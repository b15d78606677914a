"""Experts asked by people: a hint for a decision, and where a finished game turned."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from bot.domain.review import (
    Judgement,
    Stroke,
    great_strokes,
    luck_of,
    mistakes,
    victory_shares,
)
from bot.domain.table import Position, Status, Table
from bot.errors import StaleControl
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.limits import Hourly
from bot.messages.components.items import (
    ControlId,
    button,
    gallery,
    message,
    notice,
    rows,
    text_display,
    undo_ticket,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import PositionView, raw_names, seat_title
from bot.messages.components.replay_pages import without_stand_ins
from bot.messages.components.text import FINISHED, clip_marked
from bot.messages.story.telling import TurnsFound
from bot.tables.record.replay import ReplayStep
from bot.ui.handlers.play import panel, panel_of, stale_panel
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from bot.waiting import in_thread
from render.core.alt_text import seat_title as picture_title
from render.core.line_chart import ChartLine, ChartMark, LineChart
from render.core.picture import Band
from rules.core.game import Seat, Viewer

PATIENCE = 600.0
"""Seconds that an answer waits for the expert; Discord takes one for 900."""

TEXT_LIMIT = 3500

STROKE_LIMIT = 400

LEAST_FIGURE = 0.3
"""The smallest change of a figure that is told."""


OWN, EVERYBODY, LUCK = (), (1,), (2,)
"""The pages of a review, as its controls' paths name them."""
PAGES = {OWN: "button-review-own", EVERYBODY: "button-review-all", LUCK: "button-luck"}
"""Each with the message of the button that leads to it."""


async def press_review(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The expert's review of a finished game, which takes it a minute when first asked.

    First the reader's own mistakes, or everybody's for whoever didn't play; where there are none,
    what luck did.
    """
    table = await context.table_of(control)
    context.spend(Hourly.REVIEWS)
    own = [record.seat for record in table.seats_of(context.person.id)]
    page = control.path if control.path in PAGES and (own or control.path) else EVERYBODY
    seats = own if page == OWN else [record.seat for record in table.seats]
    reviews, strokes = context.tables.reviews, None
    try:
        async with asyncio.timeout(PATIENCE):
            found = await reviews.review(table.id)
            if page == LUCK or not mistakes(found, seats):
                strokes = await reviews.luck(table.id)
    except TimeoutError:
        return notice(context.t("review-later"))
    position, steps = await context.tables.history.replay(table.id)
    shown = Review(context.presenter_of(table), position, steps, found, context.t)
    return await in_thread(shown.message, page, seats, strokes, bool(own))


class Review:
    """A review of a game in the reader's language; ``steps`` are those of its replay."""

    def __init__(
        self,
        presenter: GamePresenter,
        position: Position,
        steps: Sequence[ReplayStep],
        judgements: Sequence[Judgement],
        t: Words,
    ) -> None:
        self._presenter = presenter
        self._position = without_stand_ins(position)
        self._steps = steps
        self._places = {step.entry.version: place for place, step in enumerate(steps)}
        # A program of other rules may no longer reach the decisions that were looked into.
        self._judgements = [one for one in judgements if self._before(one) is not None]
        self._t = t
        outcome = presenter.game.outcome(position.state)
        seats = len(position.table.seats)
        self._shares = (0.0,) * seats if outcome is None else victory_shares(outcome, seats)

    @property
    def _table(self) -> Table:
        return self._position.table

    def message(
        self,
        page: tuple[int, ...],
        seats: Collection[Seat],
        strokes: Sequence[Stroke] | None = None,
        seated: bool = True,
    ) -> Message:
        """The mistakes of some seats, or what luck did, and the chances as a picture.

        ``strokes`` are ``None`` where nobody can tell of luck. ``seated``: the reader played.
        """
        t = self._t
        told = [] if page == LUCK else mistakes(self._judgements, seats)
        compared = sum(one.seat in seats and one.played is not None for one in self._judgements)
        lines = [f"### {t('review-title', game=self._presenter.title(t))}"]
        for number, one in enumerate(told, 1):
            lines += self._told(number, one)
        if not told:
            if page != LUCK:
                whose = "review-none-own" if page == OWN else "review-none"
                lines.append(t(whose, count=compared))
            lines += [] if strokes is None else ["", *self._luck(strokes)]
        about = []
        if told:
            count = len(self._judgements)
            about = [t("review-about", count=count), t("review-threshold")]
        bands = self._chart(told)
        if bands and told:
            about.append(t("review-hollow"))
        lines += ["", f"-# {' '.join(about)}"] if about else []
        items: list[ui.Item[Any]] = [text_display("\n".join(lines), TEXT_LIMIT)]
        items += [*map(gallery, bands), *rows(self._pages(page, seated, told))]
        return message(FINISHED, items, bands=bands)

    def turns(self) -> TurnsFound | None:
        """The mistakes of all seats with the chart, for a story; ``None`` where there are none."""
        seats = range(len(self._table.seats))
        told = mistakes(self._judgements, seats)
        if not told:
            return None
        texts: dict[int, str] = {}
        for number, one in enumerate(told, 1):
            texts[one.version] = "\n".join(self._told(number, one))
        about = self._t("review-about", count=len(self._judgements))
        return TurnsFound(texts, f"{about} {self._t('review-threshold')}", self._chart(told))

    def _pages(
        self, page: tuple[int, ...], seated: bool, told: Sequence[Judgement]
    ) -> list[ui.Button[Any]]:
        """The buttons to the other pages."""
        t, table = self._t, self._table
        return [
            button(ControlId("review", table.id, 0, 0, path), t(label))
            for path, label in PAGES.items()
            if path != page and (path != OWN or seated) and (path != LUCK or told)
        ]

    def _before(self, judgement: Judgement) -> Any | None:
        """The state in which a decision was made."""
        place = self._places.get(judgement.version, 0)
        return self._steps[place - 1].state if place else None

    def _view(self, step: ReplayStep, viewer: Viewer) -> PositionView:
        position = replace(self._position, state=step.state, tokens={}, due={})
        return PositionView(self._presenter, position, viewer, self._t)

    def _told(self, number: int, one: Judgement) -> Iterator[str]:
        """A mistake: when, whose, what was played, what the expert would have, and what for."""
        t, place = self._t, self._places[one.version]
        step, before = self._steps[place], self._steps[place - 1]
        view = self._view(before, one.seat)
        decisions = self._presenter.game.decisions(before.state)
        decision = next(each for each in decisions if each.seat == one.seat)
        asked = view.presentation.ask(decision)
        yield ""
        yield t(
            "review-turn", number=number, seat=self._at(before, view.seat(one.seat)), asked=asked
        )
        played = self._labels(view, one.seat, [step.entry.action])
        best = self._labels(view, one.seat, [one.best, *one.then])
        named = 0 if played[0] != best[0] else 1
        yield t("review-played-chance", action=played[named], chance=of_100(one.played or 0.0))
        yield t("review-best-chance", action=best[named], chance=of_100(one.chance))
        if figures := self._figures(one.changes):
            yield t("review-changes", figures=" · ".join(figures))

    def _figures(self, changes: Mapping[str, float]) -> list[str]:
        """What would have been another with the best, as far as it is worth a word."""
        told = {name: amount for name, amount in changes.items() if abs(amount) >= LEAST_FIGURE}
        game = self._presenter.game.id
        return [
            self._t(f"{game}-changed-{name}", amount=self._signed(amount, 1))
            for name, amount in told.items()
        ]

    def _luck(self, strokes: Sequence[Stroke]) -> Iterator[str]:
        """What luck brought to each seat, of which sort, and the greatest strokes."""
        t, game = self._t, self._presenter.game.id
        kinds = list(dict.fromkeys(self._presenter.luck.values()))
        seats = range(len(self._table.seats))
        lines = []
        for seat in seats:
            total = luck_of(strokes, seat)
            sorts = {kind: luck_of(strokes, seat, kind) for kind in kinds}
            parts = [
                f"{t(f'{game}-luck-{kind}')} {self._signed(100 * gain)}"
                for kind, gain in sorts.items()
                if gain
            ]
            if total or parts:
                who = self._view(self._steps[-1], None).seat(seat)
                line = t("luck-of", seat=who, total=self._signed(100 * total))
                lines.append(" · ".join([line, *parts]))
        if not lines:
            yield t("luck-none")
            return
        yield t("luck-title")
        yield from lines
        greatest = great_strokes([one for one in strokes if one.version in self._places])
        if greatest:
            yield ""
            yield t("luck-strokes")
        for stroke, seat in greatest:
            yield self._stroke(stroke, seat)
        yield ""
        yield f"-# {t('luck-about')}"

    def _stroke(self, stroke: Stroke, seat: Seat) -> str:
        """When it was, the move, what was drawn, and whom it hit."""
        t, place = self._t, self._places[stroke.version]
        step = self._steps[place]
        view = self._view(step, None)
        events = [self._presenter.game.redact(event, None) for event in step.entry.events]
        known = [event for event in events if event is not None]
        told = [(event, view.presentation.describe(event, known)) for event in known]
        kinds = self._presenter.luck
        drawn = [what for event, what in told if what and kinds.get(type(event)) == stroke.kind]
        first = [what for _, what in told if what][:1]
        what = self._at(self._steps[place - 1], " ".join(dict.fromkeys([*first, *drawn])))
        title = seat_title(self._presenter, self._table, seat, t)
        gain = self._signed(100 * stroke.gains[seat][0])
        return t("luck-stroke", what=clip_marked(what, STROKE_LIMIT), seat=title, gain=gain)

    def _signed(self, amount: float, digits: int = 0) -> str:
        """A figure with its sign, also where it is above 0."""
        sign = "−" if amount < 0 else "+"
        return self._t("review-figure", sign=sign, amount=abs(round(amount, digits)))

    def _labels(self, view: PositionView, seat: int, line: Sequence[str]) -> tuple[str, str]:
        """Actions as the seat's panel called them, without their figures and with them."""
        actions = [self._presenter.game.parse_action(notation) for notation in line]
        if actions[0] not in view.actions(seat):
            return (f"`{line[0]}`",) * 2
        title, short = view.titles(seat, actions)
        return short, title

    def _at(self, step: ReplayStep, what: str) -> str:
        """A text behind its round, in games that have several."""
        if len({one.round for one in self._steps}) == 1:
            return what
        when = self._t(f"{self._presenter.game.id}-replay-round", round=str(step.round))
        return " · ".join(part for part in (when, what) if part)

    def _chart(self, told: Sequence[Judgement]) -> tuple[Band, ...]:
        draw, t = self._presenter.chances, self._t
        last = len(self._steps) - 1

        def point(judgement: Judgement) -> tuple[float, float]:
            return (self._places[judgement.version] - 1) / last, judgement.chance

        people = raw_names(self._presenter, self._table, t)
        lines, alt = [], []
        for seat, (record, share) in enumerate(zip(self._table.seats, self._shares, strict=True)):
            own = [point(one) for one in self._judgements if one.seat == seat]
            points = (*own, (1.0, share))
            title = self._presenter.seat_label(record.identity, t).text
            lines.append(ChartLine(record.identity, title, people[seat], points))
            chances = [of_100(chance) for _, chance in points]
            figures = {"first": chances[0], "most": max(chances), "last": chances[-1]}
            names = (picture_title(title, people[seat]), title)
            alt.append([t("chances-alt", seat=name, **figures) for name in names])
        marks = [ChartMark(*point(one), one.played) for one in told]
        chart = LineChart(t("chances-title"), tuple(lines), self._ticks(), tuple(marks))
        return draw(chart, alt, t)

    def _ticks(self) -> tuple[tuple[float, str], ...]:
        """The places at which rounds begin."""
        first: dict[int, int] = {}
        for place, step in enumerate(self._steps):
            first.setdefault(step.round, place)
        last = len(self._steps) - 1
        return tuple((place / last, str(number)) for number, place in first.items())


def of_100(chance: float) -> int:
    """A chance as it is told."""
    return round(100 * chance)


async def press_hint(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The panel with the expert's choice, once the expert has thought."""
    view, seat, stale = await panel_of(context, control)
    if stale is not None:
        return stale
    table_id = view.table.id
    look = context.tables.hints.look(table_id, seat, control.token)
    if look is None or look.cut:
        context.spend(Hourly.HINTS)
    try:
        await context.tables.hints.hint(table_id, seat, control.token, context.person)
    except StaleControl:
        return await stale_panel(context, table_id, seat, "hint-stale")
    position = await context.tables.position(table_id)
    # It may have been decided from another device while the hint was counted.
    if position.tokens.get(seat) != control.token or position.table.status is not Status.RUNNING:
        return await stale_panel(context, table_id, seat, "hint-stale")
    pressed = context.interaction.message
    undo = None if pressed is None else undo_ticket(pressed.components)
    return await panel(context, context.position_view(position, seat), seat, undo=undo)


ROUTES: Routes = {
    "review": Route(press_review, slow=True),
    "hint": Route(press_hint, in_place=True, slow=True),
}
"""*Review* stands below the message of the end and below the live message."""
