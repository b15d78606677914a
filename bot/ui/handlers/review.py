"""Experts asked by people: a hint for a decision, and where a finished game turned."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from discord import ui

from bot.domain.review import Judgement, TurningPoint, turning_points, victory_shares
from bot.domain.table import Position, Status, Table
from bot.errors import StaleControl
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.limits import Hourly
from bot.messages.components.items import ControlId, gallery, message, notice, text_display
from bot.messages.components.message import Message
from bot.messages.components.position_view import PositionView, raw_names
from bot.messages.components.replay_pages import without_stand_ins
from bot.messages.components.text import FINISHED
from bot.tables.record.replay import ReplayStep
from bot.ui.handlers.play import panel, panel_of, stale_panel
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from bot.waiting import in_thread
from render.core.alt_text import seat_title
from render.core.line_chart import ChartLine, ChartMark, LineChart
from render.core.picture import Band

PATIENCE = 600.0
"""Seconds that an answer waits for the expert; Discord takes one for 900."""

TEXT_LIMIT = 3500


async def press_review(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The expert's review of a finished game, which takes it a minute when first asked."""
    table = await context.table_of(control)
    context.spend(Hourly.REVIEWS)
    try:
        async with asyncio.timeout(PATIENCE):
            found = await context.tables.reviews.review(table.id)
    except TimeoutError:
        return notice(context.t("review-later"))
    position, steps = await context.tables.history.replay(table.id)
    shown = Review(context.presenter_of(table), position, steps, found, context.t)
    return await in_thread(shown.message)


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
        rounds = {step.entry.version: before.round for before, step in pairwise(steps)}
        records = self._table.seats
        people = [one.seat for one in records if one.user_id is not None or one.former]
        self._turns = turning_points(self._judgements, self._shares, rounds, people)

    @property
    def _table(self) -> Table:
        return self._position.table

    def message(self) -> Message:
        """The turning points in words, and the chances as a picture."""
        t = self._t
        lines = [f"### {t('review-title', game=self._presenter.title(t))}"]
        for number, point in enumerate(self._turns, 1):
            lines += self._told(number, point)
        about = [t("review-about", count=len(self._judgements))]
        if any(point.later for point in self._turns):
            about.append(t("review-later-changes"))
        bands = self._chart()
        if bands and not all(point.later for point in self._turns):
            about.append(t("review-hollow"))
        lines += ["", f"-# {' '.join(about)}"]
        items: list[ui.Item[Any]] = [text_display("\n".join(lines), TEXT_LIMIT)]
        return message(FINISHED, [*items, *map(gallery, bands)], bands=bands)

    def _before(self, judgement: Judgement) -> Any | None:
        """The state in which a decision was made."""
        place = self._places.get(judgement.version, 0)
        return self._steps[place - 1].state if place else None

    def _told(self, number: int, point: TurningPoint) -> Iterator[str]:
        """A turning point: when, whose, what was played, and what the expert would have."""
        t, one = self._t, point.judgement
        state = self._before(one)
        view = PositionView(
            self._presenter, replace(self._position, state=state, tokens={}, due={}), one.seat, t
        )
        step = self._steps[self._places[one.version]]
        before, after = of_100(one.chance), of_100(point.after)
        when = self._round(self._steps[self._places[one.version] - 1])
        seat = f"{when} · {view.seat(one.seat)}" if when else view.seat(one.seat)
        decisions = self._presenter.game.decisions(state)
        decision = next(each for each in decisions if each.seat == one.seat)
        asked = view.presentation.ask(decision)
        yield ""
        if point.later:
            figures = {"before": before, "after": after}
            yield t("review-change", number=number, seat=seat, asked=asked, **figures)
        else:
            yield t("review-turn", number=number, seat=seat, asked=asked)
        if step.entry.action == one.best:
            yield t("review-same", action=self._labels(view, one.seat, [one.best])[0])
            return
        played = self._labels(view, one.seat, [step.entry.action])
        best = self._labels(view, one.seat, [one.best, *one.then])
        named = 0 if played[0] != best[0] else 1
        if one.played is None:
            yield t("review-played", action=played[named])
            yield t("review-best", action=best[named])
        elif of_100(one.played) == before:
            yield t("review-played", action=played[named])
            yield t("review-best-even", action=best[named], chance=before)
        else:
            yield t("review-played-chance", action=played[named], chance=of_100(one.played))
            yield t("review-best-chance", action=best[named], chance=before)

    def _labels(self, view: PositionView, seat: int, line: Sequence[str]) -> tuple[str, str]:
        """Actions as the seat's panel called them, without their figures and with them."""
        actions = [self._presenter.game.parse_action(notation) for notation in line]
        if actions[0] not in view.actions(seat):
            return (f"`{line[0]}`",) * 2
        title, short = view.titles(seat, actions)
        return short, title

    def _round(self, step: ReplayStep) -> str:
        if len({one.round for one in self._steps}) == 1:
            return ""
        return self._t(f"{self._presenter.game.id}-replay-round", round=str(step.round))

    def _chart(self) -> tuple[Band, ...]:
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
            names = (seat_title(title, people[seat]), title)
            alt.append([t("chances-alt", seat=name, **figures) for name in names])
        marks = [
            ChartMark(*point(turn.judgement), None if turn.later else turn.after)
            for turn in self._turns
        ]
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
    if context.tables.hints.look(table_id, seat, control.token) is None:
        context.spend(Hourly.HINTS)
    try:
        await context.tables.hints.hint(table_id, seat, control.token, context.person)
    except StaleControl:
        return await stale_panel(context, table_id, seat, "hint-stale")
    position = await context.tables.position(table_id)
    # It may have been decided from another device while the hint was counted.
    if position.tokens.get(seat) != control.token or position.table.status is not Status.RUNNING:
        return await stale_panel(context, table_id, seat, "hint-stale")
    return await panel(context, context.position_view(position, seat), seat)


ROUTES: Routes = {
    "review": Route(press_review, slow=True),
    "hint": Route(press_hint, in_place=True, slow=True),
}
"""*Review* stands below the message of the end and below the live message."""
