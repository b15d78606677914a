"""The clocks after a batch: which go on, stop, start or end at another time, and what banks hold.

Pure: the time is given.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain.calendar import ALWAYS, Calendar
from bot.domain.clocks import (
    DeadlineChange,
    RunningClock,
    change_between,
    clocks_of,
    hurried_seats,
    recounted,
    reserves_after,
)
from bot.domain.table import Status
from bot.tables.session.game_session import GameSession, MoveBatch
from rules.core.game import AnyGame, Decision, Seat


@dataclass(frozen=True, slots=True)
class ClockPlan:
    """The clocks that run from now on, what has to be written for it, and the banks' reserves."""

    change: DeadlineChange | None
    running: Mapping[Seat, RunningClock]
    reserves: tuple[timedelta, ...]


def plan_clocks(
    game: AnyGame, batch: MoveBatch, old: GameSession, new: GameSession, now: datetime
) -> ClockPlan:
    """The effect of a batch on the clocks.

    What a clock has left is counted by the old calendars up to now, or up to the pause that the
    batch ends, and goes on by the new ones. While a table is paused its clocks stand as they were
    when it began.
    """
    table, full = new.table, new.table.settings.clock or timedelta(0)
    reserves = tuple(old.reserves) or (full,) * len(table.seats)
    if not table.status.open:
        return ClockPlan(None, {}, reserves)
    before = old.seat_calendars(old.calendars)
    after = new.seat_calendars(batch.calendars)
    since = old.table.paused_at or now
    until = now if batch.status is Status.RUNNING else since
    decisions = game.decisions(batch.state)
    running = old.clocks
    moved = since != until or _differ(before, after) or bool(batch.extension)
    if moved:
        shared = {(d.kind, d.about) for d in decisions if d.shared}
        running = recounted(
            running, since, until, before, after, more=batch.extension, shared=shared
        )
    # A batch that ends with a pause settles first what it has decided.
    played = Status.RUNNING in (old.table.status, batch.status)
    if played and (batch.clocks_change or moved):
        people = [record.seat for record in table.seats if record.played_by_person]
        if table.settings.refill is not None:
            hurried = hurried_seats(decisions, people, table.settings.clock)
            stopped = {
                seat: after.get(seat, ALWAYS).counted(now, clock.ends)
                for seat, clock in running.items()
                if seat not in hurried or not clock.is_of(hurried[seat])
            }
            earlier = game.decisions(old.position.state) if old.tokens else ()
            gone, come = _ended(earlier, decisions), _ended(decisions, earlier)
            reserves = reserves_after(
                reserves,
                most=full,
                refill=table.settings.refill,
                left=stopped,
                decided=() if batch.restarted else gone,
                reopened=come if batch.restarted else (),
            )
        running = clocks_of(
            decisions,
            people,
            table.settings.clock,
            running,
            now,
            reserves=dict(enumerate(reserves)) if table.settings.refill is not None else None,
            calendars=after,
        )
    return ClockPlan(change_between(old.clocks, running), running, reserves)


def _differ(before: Mapping[Seat, Calendar], after: Mapping[Seat, Calendar]) -> bool:
    """Whether time counts otherwise for some seat; one without a calendar has all of it."""
    return any(
        before.get(seat, ALWAYS) != after.get(seat, ALWAYS) for seat in before.keys() | after.keys()
    )


def _ended(earlier: tuple[Decision, ...], later: tuple[Decision, ...]) -> set[Seat]:
    """The seats with a decision among ``earlier`` that isn't among ``later``."""
    known = {(d.seat, d.kind, d.about) for d in later}
    return {d.seat for d in earlier if (d.seat, d.kind, d.about) not in known}
