"""Hints: what a game's expert would do, for the seat that asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from math import hypot, inf
from time import monotonic
from typing import Any, TypeAlias

import structlog
from cachetools import LRUCache

from bot.domain.table import Person, require_running
from bot.errors import StaleControl, TableError
from bot.storage import analyses
from bot.tables.analysis.expert_process import (
    AnalysisFailed,
    ExpertBusy,
    ExpertProcess,
    Urgency,
)
from bot.tables.analysis.pending import Pending, TooMany
from bot.tables.session.game_session import GameSession
from bot.tables.session.store import TableStore
from rules.core.chance import stream
from rules.core.game import Seat
from rules.core.search import ActionValue

log = structlog.get_logger(__name__)

KEPT = 256
"""Hints that are kept for whoever asks again, of some 1 KB each."""

NOBODY = 0
"""Stands for a person's id where the expert looks by itself."""

MOST_AT_ONCE = 16
"""Hints that wait or are being thought about at most: each has some tenths of a second then."""

COMPARISONS = 3
"""The most analyses that compare the best two lines."""
FEW = 5
"""Imagined games below which nothing that was found is worth telling."""
SHARP = 0.01
"""The standard error of their distance at which one more analysis would show nothing new."""

_Decision: TypeAlias = tuple[int, Seat, int]
"""A table, a seat, and the token of its decision."""
Values: TypeAlias = Sequence[ActionValue[Any]]


@dataclass(frozen=True, slots=True)
class Look:
    """The lines that an expert looked into for a decision, the best first.

    There are none where the game's adviser needs no imagined games. ``asked``: the person asked
    for it, as for a hint. ``cut`` is the number of imagined games after which the time was over: 0
    where it sufficed. After a ``FEW`` there are no lines.
    """

    values: Values
    asked: bool
    cut: int = 0


class HintCommands:
    """Hints for seats that are up. They change nothing in a game but are counted until its end."""

    def __init__(self, store: TableStore, experts: ExpertProcess) -> None:
        self._store = store
        self._experts = experts
        self._kept: LRUCache[_Decision, Look] = LRUCache(KEPT)
        # By who asks, too: a seat may be handed on while the expert thinks about its decision.
        self._pending: Pending[tuple[_Decision, int], Look] = Pending("hint", MOST_AT_ONCE)

    def look(self, table_id: int, seat: Seat, token: int) -> Look | None:
        """What was found about a decision, for panels to show; ``None`` if nobody has looked."""
        return self._kept.get((table_id, seat, token))

    async def hint(self, table_id: int, seat: Seat, token: int, by: Person) -> Look:
        """What the game's adviser finds about the decision of a person's seat.

        ``token`` is that of the decision. Whoever asks again while the expert thinks waits for the
        same answer; where it was cut short, it thinks anew. Raises ``StaleControl`` if the seat
        decides something else by now, also where that changed meanwhile, and ``TableError``
        (``no-hints``, ``hint-failed``, ``expert-busy`` and what refuses a move).
        """
        session = await self._store.session(table_id)
        self._check(session, seat, token, by)
        key = (table_id, seat, token)
        if (kept := self._kept.get(key)) is not None and kept.asked and not kept.cut:
            return kept
        try:
            return await self._pending.join((key, by.id), lambda: self._asked(session, key, by))
        except TooMany:
            raise TableError("expert-busy") from None

    async def look_ahead(self, table_id: int, seat: Seat, token: int) -> None:
        """Have the expert look at what a seat decides, in the background.

        It comes after all that anybody waits for; where much is under way it isn't begun.
        """
        session, key = await self._store.session(table_id), (table_id, seat, token)
        kept = self._kept.get(key)
        if (kept is None or kept.cut) and session.position.tokens.get(seat) == token:
            self._pending.begin((key, NOBODY), lambda: self._ahead(session, key))

    async def looked(self, table_id: int, seat: Seat, token: int) -> Look | None:
        """What was found about a decision, once the look ahead that is under way is over."""
        key = (table_id, seat, token)
        await self._pending.under_way((key, NOBODY))
        return self._kept.get(key)

    async def counts(self, table_id: int) -> Mapping[Seat, int]:
        """The number of hints that each seat was given, of those that were."""
        return await self._store.database.read(analyses.counts, table_id)

    async def stop(self) -> None:
        """Give up what experts are thinking about."""
        await self._pending.stop()

    def _check(self, session: GameSession, seat: Seat, token: int, by: Person) -> None:
        require_running(session.table)
        record = session.seat(seat)
        if record.user_id != by.id:
            raise TableError("not-your-seat")
        if not record.played_by_person:
            raise TableError("autopilot-plays")
        adviser = self._store.presenter(session.table).adviser
        if not session.table.advised or adviser is None:
            raise TableError("no-hints")
        if token != session.position.tokens.get(seat):
            raise StaleControl

    async def _asked(self, session: GameSession, key: _Decision, by: Person) -> Look:
        table_id, seat, token = key
        kept = self._kept.get(key)
        try:
            if kept is None or kept.cut:
                due = self._experts.hint_due()
                kept = _surer(kept, await self._think(session, key, Urgency.HINT, due))
        except ExpertBusy:
            raise TableError("expert-busy") from None
        except AnalysisFailed:
            log.warning("no hint", table=table_id, seat=seat)
            raise TableError("hint-failed") from None
        self._check(await self._store.session(table_id), seat, token, by)
        await self._store.database.write(analyses.note, table_id, seat, token)
        look = self._kept[key] = replace(kept, asked=True)
        return look

    async def _ahead(self, session: GameSession, key: _Decision) -> Look:
        look = Look((), asked=False)
        with suppress(AnalysisFailed):
            look = _surer(self._kept.get(key), await self._think(session, key, Urgency.AHEAD))
            self._kept[key] = look
        return look

    async def _think(
        self, session: GameSession, key: _Decision, how: Urgency, due: float = inf
    ) -> Look:
        """What the expert finds until ``due`` (as ``ExpertProcess.hint_due``).

        The first two lines are compared again, apart: among many each is tried in few games. There
        are none where that is known without imagined games. Raises ``AnalysisFailed``.
        """
        _, seat, token = key
        game, state = self._store.game(session.table), session.position.state
        presenter = self._store.presenter(session.table)
        view, actions = game.view(state, seat), game.legal_actions(state, seat)
        expert, adviser = presenter.expert, presenter.adviser
        if expert is None or adviser is None or adviser.at_once(view, actions):
            return Look((), asked=False)
        dice = stream(session.seed, f"hint {seat} {token}")
        values: Values
        values, cut = await self._experts.analyse_until(due, expert, view, actions, dice, how)
        parts = [values]
        while cut and values[0].tried < FEW and monotonic() < due < inf:
            # Others were quicker than their share of the time.
            with suppress(ExpertBusy):
                more, cut = await self._experts.analyse_until(due, expert, view, actions, dice, how)
                parts.append(more)
                values = together(parts) if cut else more
        if cut and values[0].tried < FEW:
            return Look((), asked=False, cut=values[0].tried)
        best, compared = [value.line for value in values[:2]], list[Values]()
        while not cut and len(best) > 1 and len(compared) < COMPARISONS:
            try:
                both, cut = await self._experts.analyse_until(
                    due, expert, view, actions, dice, how, best
                )
            except ExpertBusy:
                cut = True
            if cut:  # too few to change anything
                break
            compared.append(both)
            values = (*together(compared), *values[2:])
            if values[1].error <= SHARP:
                break
        return Look(values, asked=False, cut=values[0].tried if cut else 0)


def _surer(kept: Look | None, look: Look) -> Look:
    """What rests on more imagined games, of two looks at the same decision."""
    if kept is None or (kept.cut and not 0 < look.cut < kept.cut):
        return look if kept is None else replace(look, asked=kept.asked)
    return kept


def together(comparisons: Sequence[Values]) -> Values:
    """What several comparisons of the same lines say together, the best first.

    That is the one which is first in most of them.
    """
    (first, _), *_ = Counter(both[0].line for both in comparisons).most_common(1)
    found, count = dict[tuple[Any, ...], list[ActionValue[Any]]](), len(comparisons)
    for value in (value for both in comparisons for value in both):
        found.setdefault(value.line, []).append(value)
    error = hypot(*(max(value.error for value in both) for both in comparisons)) / count
    pooled = [
        ActionValue(
            line,
            sum(value.chance for value in values) / count,
            sum(value.tried for value in values),
            0.0 if line == first else error,
        )
        for line, values in found.items()
    ]
    return sorted(pooled, key=lambda value: (value.line != first, -value.chance))
