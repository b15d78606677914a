"""A batch of moves, carried out one after another and not yet saved."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.domain.calendar import ALWAYS, Absence, Calendar
from bot.domain.table import EntryKind, LogEntry, Origin, Pause, Position, SeatAssignment, Status
from bot.storage.commits import Move, Snapshot
from bot.tables.session.game_session import (
    GameSession,
    encode_tokens,
    newest_states,
    renew_tokens,
    token_numbers,
)
from rules.core.chance import Dice, stream
from rules.core.events import Transition
from rules.core.game import AnyGame, Decision, Json, Seat

MOST_DEFAULTS = 100
"""Default actions that end one decision at most."""


def _player(record: SeatAssignment) -> Json:
    """The player of a seat as the log keeps it: the person, the style of an autopilot, or both."""
    return {"person": record.user_id, "name": record.name, "autopilot": record.autopilot}


def autopilot_dice(seed: bytes, seat: Seat, version: int) -> Dice:
    """The randomness with which a seat's autopilot mixes and breaks ties at a version."""
    return stream(seed, f"autopilot {seat} {version}")


class MoveBatch:
    """Goes on from a session; raises what the rules raise, and then it must be thrown away."""

    def __init__(self, game: AnyGame, session: GameSession, now: datetime) -> None:
        self.game = game
        self._session = session
        self._now = now
        self._acted: set[Seat] = set()
        self.restarted = False
        self._states: dict[int, Any] = {}
        self.defaults_only = False
        """Autopilots play the clock's defaults, whatever their styles."""
        self.analysed: dict[Seat, Any | None] = {}
        """The actions that experts have chosen, by seat; ``None`` where the analysis failed."""
        self.status = session.table.status
        self.paused_at = session.table.paused_at
        self.pause_reason: Pause | None = session.table.pause
        self.wakes_at = session.table.wakes_at
        self.extension = timedelta(0)
        """More time for everybody who is up."""
        self.absences: dict[int, tuple[Absence, ...]] = {}
        """All absences of people whose absences have changed."""
        self.calendars: dict[int, Calendar] = dict(session.calendars)
        self.state = session.position.state
        self.version = session.table.version
        self.barrier = session.position.barrier
        self.seats: list[SeatAssignment] = list(session.table.seats)
        self.timeouts: list[int] = list(session.timeouts)
        self.moves: list[Move] = []
        self.entries: list[LogEntry] = []

    def act(
        self, seat: Seat, action: Any, by: int | None, how: Origin, *, first: int | None = None
    ) -> None:
        """Carry out one action; raises ``IllegalAction``.

        ``first`` is the version of the first of several acts that were asked for together: an
        undo takes them back together.
        """
        transition = self.game.apply(self.state, seat, action)
        together = None if first in (None, self.version + 1) else first
        self.carry_out(transition, seat, action, by, how, together)

    def carry_out(
        self,
        transition: Transition[Any, Any],
        seat: Seat,
        action: Any,
        by: int | None,
        how: Origin,
        together: int | None = None,
    ) -> None:
        """Record an action that the rules have carried out, and what came of it.

        ``together`` is the version of the first of those it belongs to, if it isn't that itself.
        """
        self._acted.add(seat)
        text = self.game.format_action(action)
        self._write(EntryKind.ACT, transition, seat, text, by, how, together)

    def dice(self, seat: Seat) -> Dice:
        """The randomness with which a seat's autopilot mixes and breaks ties now."""
        return autopilot_dice(self._session.seed, seat, self.version)

    def begin(self, transition: Transition[Any, Any], by: int) -> None:
        """Record the start of the game."""
        self._write(EntryKind.START, transition, None, "", by, Origin.PERSON)

    def note(
        self, kind: EntryKind, seat: Seat | None, by: int | None, how: Origin, detail: Json = None
    ) -> None:
        """Record what wasn't a move of the game."""
        self._write(kind, Transition(self.state, ()), seat, "", by, how, detail)

    def go_back(
        self, state: Any, barrier: int, seat: Seat, by: int, undoes: list[int], action: str
    ) -> None:
        """Record an undo that leads to ``state``; ``action`` as in ``redaction``."""
        self.barrier, self.restarted = barrier, True
        self._write(EntryKind.UNDO, Transition(state, ()), seat, action, by, Origin.PERSON, undoes)

    def awaited(self, decision: Decision) -> list[Seat]:
        """The seats that this decision still waits for: one, or several that share it."""
        return [
            d.seat
            for d in self.game.decisions(self.state)
            if (d.kind, d.about) == (decision.kind, decision.about)
            and (d.seat == decision.seat or d.shared)
            and not d.ready
        ]

    def default(self, decision: Decision) -> None:
        """Carry out default actions until a decision is over."""
        for _ in range(MOST_DEFAULTS):
            seats = self.awaited(decision)
            if not seats:
                return
            action = self.game.default_action(self.state, seats[0])
            self.act(seats[0], action, None, Origin.CLOCK)
        raise RuntimeError(f"no end of defaults for {decision.kind}")

    def pause(
        self,
        by: int | None,
        how: Origin = Origin.PERSON,
        reason: Pause | None = None,
        wakes_at: datetime | None = None,
    ) -> None:
        """Stop the clocks; a pause with a ``reason`` ends by itself."""
        self.status, self.paused_at = Status.PAUSED, self._now
        self.pause_reason, self.wakes_at = reason, wakes_at
        self.note(EntryKind.PAUSE, None, by, how)

    def resume(self, by: int | None, how: Origin = Origin.PERSON) -> None:
        """Let the clocks go on where they stopped."""
        self.status, self.paused_at = Status.RUNNING, None
        self.pause_reason = self.wakes_at = None
        self.note(EntryKind.RESUME, None, by, how)

    def extend(self, span: timedelta, by: int, how: Origin = Origin.PERSON) -> None:
        """Give everybody who is up more time."""
        self.extension = span
        self.note(EntryKind.EXTEND, None, by, how)

    def note_absences(self, user_id: int, absences: tuple[Absence, ...]) -> None:
        """Change when a person is away; the log says whether they are now."""
        calendar = replace(self.calendars.get(user_id, ALWAYS), absences=absences)
        self.absences[user_id] = absences
        self.calendars[user_id] = calendar
        away = calendar.absent_until(self._now) is not None
        self.note(EntryKind.AWAY if away else EntryKind.BACK, None, user_id, Origin.PERSON)

    def close(self, by: int | None) -> None:
        """End the table where it stands."""
        self.status, self.paused_at = Status.CLOSED, None
        self.pause_reason = self.wakes_at = None
        self.note(EntryKind.CLOSE, None, by, Origin.PERSON if by is not None else Origin.CLOCK)

    def assign_seat(self, record: SeatAssignment, by: int | None, how: Origin) -> None:
        """Give a seat to somebody; the log keeps who played it before and who plays it now."""
        seating = {"from": _player(self.seats[record.seat]), "to": _player(record)}
        self.seats[record.seat] = record
        self.timeouts[record.seat] = 0
        self.note(EntryKind.SEAT, record.seat, by, how, seating)

    @property
    def seats_changed(self) -> bool:
        """Whether seats or their time-outs have to be written."""
        return (
            tuple(self.seats) != self._session.table.seats
            or tuple(self.timeouts) != self._session.timeouts
        )

    @property
    def clocks_change(self) -> bool:
        """Whether others are waited for than before, or for other decisions."""
        old, game = self._session, self.game
        before = game.decisions(old.position.state) if old.tokens else ()
        changed = before != game.decisions(self.state) or self.seats_changed
        return changed or self.restarted

    @property
    def players_change(self) -> bool:
        """Whether other people play than before, or some are away now who weren't, or are back."""
        return self.seats_changed or self.calendars != self._session.calendars

    @property
    def people(self) -> list[Seat]:
        """The seats that people play themselves."""
        return [record.seat for record in self.seats if record.played_by_person]

    @property
    def asks_everybody(self) -> bool:
        """Whether people play every seat, and whoever is up has a choice."""
        people = self.people
        full = len(people) == len(self.seats)
        return full and self.game.forced_act(self.state, people) is None

    @property
    def time_changes(self) -> bool:
        """Whether other time counts than before: a pause, more time, another calendar."""
        old = self._session
        return (
            self.status is not old.table.status
            or bool(self.extension)
            or self.calendars != old.calendars
        )

    def session(self) -> GameSession:
        """The session after the batch; when each seat's time ends is known once it is saved."""
        old, game = self._session, self.game
        over = self.status is Status.RUNNING and game.outcome(self.state) is not None
        status = Status.FINISHED if over else self.status
        table = replace(
            old.table,
            version=self.version,
            seats=tuple(self.seats),
            status=status,
            paused_at=self.paused_at,
            pause=self.pause_reason,
            wakes_at=self.wakes_at,
            seed=None if status.open else old.seed,
        )
        before = None if self.restarted else old.position.state
        tokens = renew_tokens(game, before, self.state, old.tokens, self._acted, self.version)
        numbers = token_numbers(tokens, old.seed)
        recent = None if old.recent is None or self.restarted else (*old.recent, *self.entries)
        return replace(
            old,
            position=Position(table, self.state, numbers, {}, self.barrier),
            tokens=tokens,
            timeouts=tuple(self.timeouts),
            states=newest_states(old.states, self._states),
            voting=False,
        ).with_recent(recent)

    def snapshot(self, session: GameSession) -> Snapshot:
        """The snapshot from which the game goes on."""
        state = self.game.encode_state(self.state)
        return Snapshot(state, encode_tokens(session.tokens), self.barrier)

    def _write(
        self,
        kind: EntryKind,
        transition: Transition[Any, Any],
        seat: Seat | None,
        action: str,
        by: int | None,
        how: Origin,
        detail: Json = None,
    ) -> None:
        self.version += 1
        self.state = transition.state
        self._states[self.version] = transition.state
        if transition.barrier:
            self.barrier = self.version
        events = [self.game.encode_event(event) for event in transition.events]
        self.moves.append(
            Move(
                self.version,
                kind,
                seat,
                action,
                by,
                how,
                events,
                transition.barrier,
                detail,
                self._now,
            )
        )
        self.entries.append(
            LogEntry(
                self.version,
                seat,
                action,
                by,
                how,
                transition.events,
                kind,
                self._now,
                seating=detail if kind is EntryKind.SEAT else None,
            )
        )
