"""A table's game as the service holds it in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.domain.deadlines import RunningClock
from bot.domain.table import LogEntry, Position, Table
from bot.storage.moves import Move
from rules.core.chance import stream
from rules.core.game import Decision, Game, Json, Seat

KEPT_STATES = 64
"""States of the latest steps that are kept beside the last one."""

KEPT_ENTRIES = 32
"""Steps that are kept for live messages."""

TOKENS = 1 << 40
"""How many tokens there are."""

AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class DecisionToken:
    """A seat's decision and the version at which what it may do last changed."""

    kind: str
    about: str
    version: int

    def same(self, decision: Decision) -> bool:
        """Whether it is still this decision."""
        return (self.kind, self.about) == (decision.kind, decision.about)


@dataclass(frozen=True, slots=True)
class GameSession:
    """A position with what the public part of it leaves out.

    ``timeouts`` counts per seat how often in a row its time ran out. ``running`` are the clocks,
    whose ends the position tells. ``states`` are those right after the latest steps, by version;
    ``recent`` the latest steps that weren't undone, ``None`` while nobody has asked.
    """

    position: Position
    seed: bytes = field(repr=False)
    content: str
    since: Mapping[Seat, DecisionToken]
    timeouts: tuple[int, ...]
    running: Mapping[Seat, RunningClock] = field(default_factory=dict)
    states: Mapping[int, Any] = field(default_factory=dict, repr=False)
    recent: tuple[LogEntry, ...] | None = field(default=None, repr=False)

    @property
    def table(self) -> Table:
        """The table of the position."""
        return self.position.table

    def ticket(self, seat: Seat, version: int) -> int:
        """What a button may carry to take a seat's move back, in place of its version.

        The version itself would tell how often others acted in secret meanwhile.
        """
        return token_numbers({seat: DecisionToken("undo", "", version)}, self.seed)[seat]

    def trimmed(self) -> GameSession:
        """The entry with no more steps than are kept."""
        if self.recent is None or len(self.recent) <= KEPT_ENTRIES:
            return self
        return replace(self, recent=self.recent[-KEPT_ENTRIES:])

    def timed(self, running: Mapping[Seat, RunningClock]) -> GameSession:
        """The entry with other clocks."""
        due = {seat: clock.ends for seat, clock in running.items()}
        return replace(self, position=replace(self.position, due=due), running=running)


def token_numbers(since: Mapping[Seat, DecisionToken], seed: bytes) -> dict[Seat, int]:
    """What the seats' controls carry: one number a version, which tells nothing else.

    The version itself would: from one question to the next, a seat could count what others did in
    secret meanwhile.
    """
    return {
        seat: stream(seed, f"token {seat} {one.version}").below(TOKENS)
        for seat, one in since.items()
    }


def encode_tokens(since: Mapping[Seat, DecisionToken]) -> Json:
    """As it is kept beside the snapshot."""
    return {str(seat): [s.kind, s.about, s.version] for seat, s in since.items()}


def decode_tokens(data: Json) -> dict[Seat, DecisionToken]:
    """What ``encode_tokens`` was given."""
    return {int(seat): DecisionToken(*parts) for seat, parts in data.items()}


def renew_tokens(
    game: AnyGame,
    old: Any | None,
    new: Any,
    since: Mapping[Seat, DecisionToken],
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
        before = since.get(seat)
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


def newest_states(states: Mapping[int, Any], more: Mapping[int, Any]) -> dict[int, Any]:
    """The latest states of both."""
    merged = {**states, **more}
    return {version: merged[version] for version in sorted(merged)[-KEPT_STATES:]}


def entry_of(game: AnyGame, move: Move, undone: bool = False) -> LogEntry:
    """A kept step with its events."""
    events = tuple(game.decode_event(event) for event in move.events)
    return LogEntry(
        move.version,
        move.seat,
        move.action,
        move.user_id,
        move.how,
        events,
        move.kind,
        move.at,
        undone,
    )


class SessionCache:
    """The games looked at last, by table; the one that was left alone longest goes first."""

    def __init__(self, room: int = 64) -> None:
        self._room = room
        self._entries: OrderedDict[int, GameSession] = OrderedDict()

    def __getitem__(self, table_id: int) -> GameSession:
        entry = self._entries[table_id]
        self._entries.move_to_end(table_id)
        return entry

    def get(self, table_id: int) -> GameSession | None:
        """The game, if it is here."""
        return self[table_id] if table_id in self._entries else None

    def put(self, entry: GameSession) -> None:
        """Hold a game, in place of its earlier position; a later one stays.

        Whoever read the table a while ago may come with it only now.
        """
        newest_states = self._entries.get(entry.table.id)
        if newest_states is not None and newest_states.table.version > entry.table.version:
            return
        self._entries[entry.table.id] = entry
        self._entries.move_to_end(entry.table.id)
        while len(self._entries) > self._room:
            self._entries.popitem(last=False)

    def drop(self, table_id: int) -> None:
        """Forget a game."""
        self._entries.pop(table_id, None)

    def clear(self) -> None:
        """Forget all."""
        self._entries.clear()
