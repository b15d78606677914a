"""A table's game in memory, and a batch of moves that goes on from it and isn't saved yet.

Tokens tell whether a seat's choice is still open.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from bot.domain.calendar import ALWAYS, Absence, Calendar
from bot.domain.clocks import RunningClock
from bot.domain.table import (
    EntryKind,
    LogEntry,
    Origin,
    Pause,
    Position,
    SeatAssignment,
    Status,
    Table,
)
from bot.errors import TableError
from bot.storage.commits import Move, Snapshot
from rules.core.chance import Dice, stream
from rules.core.events import Transition
from rules.core.game import AnyGame, Decision, Json, Seat

TOKENS = 1 << 40
"""The number of different tokens."""


@dataclass(frozen=True, slots=True)
class DecisionToken:
    """A seat's decision and the version at which what it may do last changed."""

    kind: str
    about: str
    version: int

    def same(self, decision: Decision) -> bool:
        """Whether it is still this decision."""
        return (self.kind, self.about) == (decision.kind, decision.about)


def token_numbers(tokens: Mapping[Seat, DecisionToken], seed: bytes) -> dict[Seat, int]:
    """The numbers that the seats' controls carry: one a version, which tells nothing else.

    The version itself would: from one question to the next, a seat could count what others did in
    secret meanwhile.
    """
    return {
        seat: stream(seed, f"token {seat} {token.version}").below(TOKENS)
        for seat, token in tokens.items()
    }


def undo_ticket(seat: Seat, version: int, seed: bytes) -> int:
    """The number that a button carries to take a seat's move back, in place of its version."""
    return token_numbers({seat: DecisionToken("undo", "", version)}, seed)[seat]


def bookmark_number(version: int, seed: bytes) -> int:
    """The number that a button carries for a place in the log, in place of a version."""
    return stream(seed, f"bookmark {version}").below(TOKENS)


def encode_tokens(tokens: Mapping[Seat, DecisionToken], decisions: Iterable[Decision]) -> Json:
    """The tokens as they are kept beside the snapshot, each with whether its seat is ready."""
    ready = {decision.seat for decision in decisions if decision.ready}
    return {str(seat): [t.kind, t.about, t.version, seat in ready] for seat, t in tokens.items()}


def decode_tokens(data: Json) -> dict[Seat, DecisionToken]:
    """The tokens that ``encode_tokens`` was given; version 0.1 didn't keep who is ready."""
    return {
        int(seat): DecisionToken(kind, about, version)
        for seat, (kind, about, version, *_) in data.items()
    }


def renew_tokens(
    game: AnyGame,
    old: Any | None,
    new: Any,
    tokens: Mapping[Seat, DecisionToken],
    acted: Iterable[Seat],
    version: int,
) -> dict[Seat, DecisionToken]:
    """The tokens of the seats that decide in ``new``, reached from ``old`` at ``version``.

    A token stays as long as its seat hasn't acted and has the same actions for the same decision:
    then every control that was made for it still means what it says.
    """
    acted = frozenset(acted)
    found: dict[Seat, DecisionToken] = {}
    for decision in game.decisions(new):
        seat = decision.seat
        before = tokens.get(seat)
        if (
            before is not None
            and old is not None
            and seat not in acted
            and before.same(decision)
            and game.legal_actions(old, seat) == game.legal_actions(new, seat)
        ):
            found[seat] = before
        else:
            found[seat] = DecisionToken(decision.kind, decision.about, version)
    return found


KEPT_STATES = 64
"""States of the latest entries that are kept beside the last one."""

KEPT_ENTRIES = 32
"""Log entries that are kept for live messages."""


class Reading:
    """Marks sessions of a table that go back to the same look at the database."""


@dataclass(frozen=True, slots=True)
class GameSession:
    """A position, and what goes with it in the database.

    ``content`` is the key of the game's data files. ``timeouts`` counts per seat how often in a
    row its time ran out. ``clocks`` are those that run, whose ends the position tells.
    ``calendars`` tell of people (by user id) which time counts for them here, ``reserves`` what the
    seats' banks hold while their clocks stand (``bot.domain.clocks.time_bank``). ``states``
    are those right after the latest entries, by version; ``recent`` the latest entries that
    weren't undone, ``None`` while nobody has asked. ``voting``: a vote on an undo is open.
    ``reading`` is the look at the database that it goes back to.
    """

    position: Position
    seed: bytes = field(repr=False)
    content: str
    tokens: Mapping[Seat, DecisionToken]
    timeouts: tuple[int, ...]
    reading: Reading = field(repr=False, compare=False)
    clocks: Mapping[Seat, RunningClock] = field(default_factory=dict)
    states: Mapping[int, Any] = field(default_factory=dict, repr=False)
    recent: tuple[LogEntry, ...] | None = field(default=None, repr=False)
    voting: bool = False
    reserves: tuple[timedelta, ...] = ()
    calendars: Mapping[int, Calendar] = field(default_factory=dict)

    @property
    def table(self) -> Table:
        """The table of the position."""
        return self.position.table

    def seat(self, seat: Seat) -> SeatAssignment:
        """A seat's assignment; raises ``TableError`` if the table has none such."""
        if not 0 <= seat < len(self.table.seats):
            raise TableError("no-such-seat")
        return self.table.seats[seat]

    def with_table(self, table: Table) -> GameSession:
        """The session with its table's row changed."""
        return replace(self, position=replace(self.position, table=table))

    def with_clocks(
        self,
        clocks: Mapping[Seat, RunningClock],
        calendars: Mapping[int, Calendar],
        now: datetime,
    ) -> GameSession:
        """The session with other clocks and calendars; ``now`` tells who is away."""
        due = {seat: clock.ends for seat, clock in clocks.items()}
        away = {
            user: until
            for user, calendar in calendars.items()
            if calendar.absences
            and self.table.seat_of(user)
            and (until := calendar.absent_until(now)) is not None
        }
        position = replace(self.position, due=due, away=away)
        return replace(self, position=position, clocks=clocks, calendars=calendars)

    def seat_calendars(self, calendars: Mapping[int, Calendar]) -> dict[Seat, Calendar]:
        """The calendars of those who sit here, by their seats."""
        return {
            record.seat: calendars[record.user_id]
            for record in self.table.seats
            if record.user_id is not None and record.user_id in calendars
        }

    def with_recent(self, entries: tuple[LogEntry, ...] | None) -> GameSession:
        """The session with these latest entries, no more than are kept."""
        return replace(self, recent=None if entries is None else entries[-KEPT_ENTRIES:])


def newest_states(states: Mapping[int, Any], more: Mapping[int, Any]) -> dict[int, Any]:
    """The latest states of both, by version."""
    merged = {**states, **more}
    return {version: merged[version] for version in sorted(merged)[-KEPT_STATES:]}


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
        self.table_id = session.table.id
        self.guided = session.table.guided
        self.state_before = session.position.state
        self._session = session
        self.now = now
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
        asked = None
        if how in (Origin.PERSON, Origin.CLOCK) and seat not in self._acted:
            token = self._session.tokens.get(seat)
            asked = None if token is None else token.version
        self._acted.add(seat)
        text = self.game.format_action(action)
        self._write(EntryKind.ACT, transition, seat, text, by, how, together, asked)

    def dice(self, seat: Seat) -> Dice:
        """The randomness with which a seat's autopilot mixes and breaks ties now."""
        return autopilot_dice(self._session.seed, seat, self.version)

    def begin(self, transition: Transition[Any, Any], by: int | None) -> None:
        """Record the start of the game; ``None``: it began by itself."""
        how = Origin.TABLE if by is None else Origin.PERSON
        self._write(EntryKind.START, transition, None, "", by, how)

    def rebase(self, state: Any) -> None:
        """Record that the game goes on from another state; nothing before it is taken back."""
        self.restarted = True
        self.barrier = self.version + 1
        encoded = self.game.encode_state(state)
        made: Transition[Any, Any] = Transition(state, ())
        self._write(EntryKind.REBASE, made, None, "", None, Origin.TABLE, encoded)

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
        self.status, self.paused_at = Status.PAUSED, self.now
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
        away = calendar.absent_until(self.now) is not None
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
        tokens = encode_tokens(session.tokens, self.game.decisions(self.state))
        return Snapshot(state, tokens, self.barrier)

    def _write(
        self,
        kind: EntryKind,
        transition: Transition[Any, Any],
        seat: Seat | None,
        action: str,
        by: int | None,
        how: Origin,
        detail: Json = None,
        asked: int | None = None,
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
                self.now,
                asked,
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
                self.now,
                seating=detail if kind is EntryKind.SEAT else None,
            )
        )
