"""Reviews: what an expert makes of a finished game, once somebody asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot, isfinite
from time import monotonic
from typing import Any

import structlog

from bot.domain.review import ERRORS, Judgement, Stroke, victory_shares
from bot.domain.table import EntryKind, Origin, Status, Table
from bot.errors import TableError
from bot.storage import analyses as reviews
from bot.tables.analysis.expert_process import AnalysisFailed, ExpertProcess, Urgency
from bot.tables.analysis.pending import Pending, TooMany
from bot.tables.commands.history import HistoryQueries
from bot.tables.record.replay import ReplayStep
from bot.tables.record.review_plan import ReviewPlan
from bot.tables.session.store import TableStore
from bot.waiting import in_thread
from rules.core.chance import Dice, stream
from rules.core.game import AnyGame, Seat
from rules.core.hindsight import Comparison, beyond_chance, compare, luck
from rules.core.search import Expert, SearchingAutopilot

log = structlog.get_logger(__name__)

MOST_FAILURES = 3
"""Analyses that may fail before a review is given up."""

MOST_AT_ONCE = 8
"""Reviews under way at most; each takes half a minute, and they take turns."""

REVIEW_SECONDS, LUCK_SECONDS = 60.0, 30.0
"""Seconds after which a review looks into no more decisions, and the search for luck is given up:
on a busy machine they would take minutes, and somebody waits."""

DOUBT = 0.01
"""The least chance that somebody else than expected wins a game that isn't over."""

COMPARISONS = 4
"""Analyses that compare what was played with the best: a few dozen imagined games say little.

Of the best alone, half as many have as many imagined games.
"""

LATER_GAMES = 60
"""Imagined games in which a mistake and what would have been better are compared once more."""

LUCK_GAMES = 200
"""Imagined games for each side of a stroke of luck: with these its standard error is below 1 of 100
before a game's last rounds, and all of a game takes some 10 seconds."""


@dataclass(frozen=True, slots=True)
class _Decision:
    """A decision with a choice: the entry that made it, its action, and the state before it."""

    version: int
    seat: Seat
    action: str
    state: Any


class ReviewCommands:
    """Reviews of finished games. Each is made once and kept with its table."""

    def __init__(self, store: TableStore, experts: ExpertProcess, history: HistoryQueries) -> None:
        self._store = store
        self._experts = experts
        self._history = history
        self._pending: Pending[int, tuple[Judgement, ...]] = Pending("review", MOST_AT_ONCE)
        self._strokes: Pending[int, tuple[Stroke, ...] | None] = Pending("luck", MOST_AT_ONCE)

    async def review(self, table_id: int) -> tuple[Judgement, ...]:
        """The decisions that an expert looked into, in the order of play; it may take a minute.

        Whoever asks meanwhile waits for the same. Raises ``TableError``: ``not-over``,
        ``no-review`` (a game without an expert or closed before its end, or whose moves can't be
        replayed any more), ``expert-busy`` and ``review-failed``.
        """
        await self._reviewable(table_id)
        kept = await self._store.database.read(reviews.of_table, table_id)
        try:
            return kept or await self._pending.join(table_id, lambda: self._make(table_id))
        except TooMany:
            raise TableError("expert-busy") from None

    async def kept(self, table_id: int) -> tuple[Judgement, ...]:
        """The review that was made of a table's game; empty where nobody has asked for one."""
        return await self._store.database.read(reviews.of_table, table_id) or ()

    async def stop(self) -> None:
        """Give up what is under way; whoever asks later has it made anew."""
        await self._pending.stop()
        await self._strokes.stop()

    async def _reviewable(self, table_id: int) -> Table:
        table = await self._store.get(table_id)
        if table.status.open:
            raise TableError("not-over")
        if table.status is not Status.FINISHED or self._store.presenter(table).expert is None:
            raise TableError("no-review")
        return table

    async def _make(self, table_id: int) -> tuple[Judgement, ...]:
        position, steps = await self._history.replay(table_id)
        game, seed = self._store.game(position.table), position.table.seed
        expert = self._store.presenter(position.table).expert
        outcome = game.outcome(position.state)
        decisions = await in_thread(_decisions, game, steps)
        if expert is None or seed is None or outcome is None or not decisions:
            raise TableError("no-review")
        shares = victory_shares(outcome, len(position.table.seats))
        people = seats_of_people(position.table)
        plan = ReviewPlan([one.seat for one in decisions], shares, people=people)
        found, failures = list[Judgement](), 0
        due = self._experts.review_due(REVIEW_SECONDS)
        while (place := plan.next()) is not None and not (found and monotonic() >= due):
            one = decisions[place]
            try:
                dice = stream(seed, f"review {one.version}")
                judged = await self._judge(game, expert, one, dice)
            except AnalysisFailed:
                failures += 1
                if failures > MOST_FAILURES:
                    log.warning("no review", table=table_id)
                    raise TableError("review-failed") from None
                plan.note(place, None)
            else:
                plan.note(place, judged.chance)
                found.append(judged)
        if not found:
            raise TableError("review-failed")
        review = tuple(sorted(found, key=lambda judgement: judgement.version))
        await self._store.database.write(reviews.keep, table_id, review)
        return review

    async def _judge(
        self, game: AnyGame, expert: Expert[Any, Any], one: _Decision, dice: Dice
    ) -> Judgement:
        """An expert's view of a decision.

        What it finds best among many lines may have been so in a few imagined games, and what it
        soon dropped may have been tried in one, so both are judged apart.
        """
        view, actions = game.view(one.state, one.seat), game.legal_actions(one.state, one.seat)
        played = game.parse_action(one.action)
        values = await self._experts.analyse(expert, view, actions, dice, Urgency.REVIEW)
        best = values[0].line
        lines = [best]
        if played in actions and played != best[0]:
            lines.append(next((each.line for each in values if each.action == played), (played,)))
        sums, analyses = dict.fromkeys(lines, 0.0), COMPARISONS * len(lines) // 2
        errors = []
        for _ in range(analyses):
            compared = await self._experts.analyse(
                expert, view, actions, dice, Urgency.REVIEW, lines
            )
            errors.append(max(value.error for value in compared))
            for value in compared:
                sums[value.line] += value.chance
        chance, after = (_estimate(sums[line] / analyses) for line in (best, lines[-1]))
        notation, *then = map(game.format_action, best)
        judged = Judgement(
            one.version,
            one.seat,
            chance,
            notation,
            # An action of rules that have changed since can't be judged.
            min(after, chance) if played in actions else None,
            tuple(then),
            hypot(*errors) / analyses if isfinite(max(errors)) else None,
        )
        if judged.is_mistake and isinstance(expert, SearchingAutopilot):
            arguments = (expert, view, actions, (best, lines[-1]), dice, LATER_GAMES)
            found: Comparison = await self._experts.look_back(compare, *arguments)
            figures = beyond_chance(found.figures, ERRORS)
            return judged.seen_later(found.chance.mean, found.chance.error, figures)
        return judged

    async def luck(self, table_id: int) -> tuple[Stroke, ...] | None:
        """What draws brought to the seats of a finished game, in the order of play.

        ``None`` where the game's expert can't tell, or not in time. Raises what ``review`` raises.
        """
        table = await self._reviewable(table_id)
        kept = await self._store.database.read(reviews.luck_of_table, table_id)
        if kept is not None:
            return kept
        if not isinstance(self._store.presenter(table).expert, SearchingAutopilot):
            return None
        try:
            return await self._strokes.join(table_id, lambda: self._look_for_luck(table_id))
        except TooMany:
            raise TableError("expert-busy") from None

    async def _look_for_luck(self, table_id: int) -> tuple[Stroke, ...] | None:
        position, steps = await self._history.replay(table_id)
        presenter, seed = self._store.presenter(position.table), position.table.seed
        expert, game, found = presenter.expert, presenter.game, list[Stroke]()
        if not isinstance(expert, SearchingAutopilot) or seed is None:
            raise TableError("no-review")
        due = self._experts.review_due(LUCK_SECONDS)
        for before, step in pairwise(steps):
            if monotonic() >= due:
                return None
            entry = step.entry
            kind = presenter.luck_in(entry.events)
            if not kind or entry.seat is None or before.state is None or step.state is None:
                continue
            dice = stream(seed, f"luck {entry.version}")
            action = game.parse_action(entry.action)
            arguments = (expert, before.state, entry.seat, action, dice, LUCK_GAMES)
            try:
                gains = await self._experts.look_back(luck, *arguments)
            except AnalysisFailed:
                log.warning("no luck told", table=table_id)
                raise TableError("review-failed") from None
            each = tuple((gain.mean, gain.error) for gain in gains)
            found.append(Stroke(entry.version, entry.seat, kind, each))
        await self._store.database.write(reviews.keep_luck, table_id, found)
        return tuple(found)


def seats_of_people(table: Table) -> list[Seat]:
    """The seats of people, also of those who were forgotten since."""
    return [one.seat for one in table.seats if one.user_id is not None or one.former]


def _estimate(chance: float) -> float:
    """A chance that isn't certain: of a few imagined games all may be won, or lost."""
    return min(max(chance, DOUBT), 1 - DOUBT)


def _decisions(game: AnyGame, steps: Sequence[ReplayStep]) -> list[_Decision]:
    """The decisions of a game in which somebody had a choice."""
    found = []
    for before, step in pairwise(steps):
        entry, state = step.entry, before.state
        if entry.kind is not EntryKind.ACT or entry.seat is None or entry.how is Origin.FORCED:
            continue
        if state is not None and len(game.legal_actions(state, entry.seat)) > 1:
            found.append(_Decision(entry.version, entry.seat, entry.action, state))
    return found
