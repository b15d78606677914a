"""A table's game as the service holds it in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any

from bot.domain.deadlines import Running
from bot.domain.table import Position, Step, Table
from bot.storage.moves import Move
from rules.core.chance import stream
from rules.core.game import Decision, Game, Json, Seat

HELD_STATES = 64
"""States of the latest steps that are kept beside the last one."""

HELD_STEPS = 32
"""Steps that are kept for live messages."""

MOMENT = 0.05
"""Seconds for which a look at the database holds; what is written is checked all the same."""

TOKENS = 1 << 40
"""How many tokens there are."""

AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Since:
    """A seat's decision and the version at which what it may do last changed."""

    kind: str
    about: str
    version: int

    def same(self, decision: Decision) -> bool:
        """Whether it is still this decision."""
        return (self.kind, self.about) == (decision.kind, decision.about)


@dataclass(frozen=True, slots=True)
class Entry:
    """A position with what the public part of it leaves out.

    ``timeouts`` counts per seat how often in a row its time ran out. ``running`` are the clocks,
    whose ends the position tells. ``states`` are those right after the latest steps, by version;
    ``recent`` the latest steps that weren't undone, ``None`` while nobody has asked.
    """

    position: Position
    seed: bytes = field(repr=False)
    content: str
    since: Mapping[Seat, Since]
    timeouts: tuple[int, ...]
    running: Mapping[Seat, Running] = field(default_factory=dict)
    states: Mapping[int, Any] = field(default_factory=dict, repr=False)
    recent: tuple[Step, ...] | None = field(default=None, repr=False)

    @property
    def table(self) -> Table:
        """The table of the position."""
        return self.position.table

    def ticket(self, seat: Seat, version: int) -> int:
        """What a button may carry to take a seat's move back, in place of its version.

        The version itself would tell how often others acted in secret meanwhile.
        """
        return tokens({seat: Since("undo", "", version)}, self.seed)[seat]

    def trimmed(self) -> Entry:
        """The entry with no more steps than are kept."""
        if self.recent is None or len(self.recent) <= HELD_STEPS:
            return self
        return replace(self, recent=self.recent[-HELD_STEPS:])

    def timed(self, running: Mapping[Seat, Running]) -> Entry:
        """The entry with other clocks."""
        due = {seat: clock.ends for seat, clock in running.items()}
        return replace(self, position=replace(self.position, due=due), running=running)


def tokens(since: Mapping[Seat, Since], seed: bytes) -> dict[Seat, int]:
    """What the seats' controls carry: one number a version, which tells nothing else.

    The version itself would: from one question to the next, a seat could count what others did in
    secret meanwhile.
    """
    return {
        seat: stream(seed, f"token {seat} {one.version}").below(TOKENS)
        for seat, one in since.items()
    }


def encode_since(since: Mapping[Seat, Since]) -> Json:
    """As it is kept beside the snapshot."""
    return {str(seat): [s.kind, s.about, s.version] for seat, s in since.items()}


def decode_since(data: Json) -> dict[Seat, Since]:
    """What ``encode_since`` was given."""
    return {int(seat): Since(*parts) for seat, parts in data.items()}


def renew(
    game: AnyGame,
    old: Any | None,
    new: Any,
    since: Mapping[Seat, Since],
    acted: Iterable[Seat],
    version: int,
) -> dict[Seat, Since]:
    """The tokens of the seats that decide in ``new``, reached from ``old`` at ``version``.

    A token stays as long as its seat hasn't acted and has the same actions for the same decision:
    then every control that was made for it still means what it says.
    """
    acted = frozenset(acted)
    found: dict[Seat, Since] = {}
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
            found[seat] = Since(decision.kind, decision.about, version)
    return found


def held(states: Mapping[int, Any], more: Mapping[int, Any]) -> dict[int, Any]:
    """The latest states of both."""
    merged = {**states, **more}
    return {version: merged[version] for version in sorted(merged)[-HELD_STATES:]}


def step_of(game: AnyGame, move: Move, undone: bool = False) -> Step:
    """A kept step with its events."""
    events = tuple(game.decode_event(event) for event in move.events)
    return Step(
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


class Shelf:
    """The games looked at last, by table; the one that was left alone longest goes first."""

    def __init__(self, room: int = 64) -> None:
        self._room = room
        self._entries: OrderedDict[int, Entry] = OrderedDict()
        self._seen: dict[int, float] = {}

    def __getitem__(self, table_id: int) -> Entry:
        entry = self._entries[table_id]
        self._entries.move_to_end(table_id)
        return entry

    def get(self, table_id: int) -> Entry | None:
        """The game, if it is here."""
        return self[table_id] if table_id in self._entries else None

    def put(self, entry: Entry) -> None:
        """Hold a game, in place of its earlier position; a later one stays.

        Whoever read the table a while ago may come with it only now.
        """
        held = self._entries.get(entry.table.id)
        if held is not None and held.table.version > entry.table.version:
            return
        self._entries[entry.table.id] = entry
        self._entries.move_to_end(entry.table.id)
        self.saw(entry.table.id)
        while len(self._entries) > self._room:
            table_id, _ = self._entries.popitem(last=False)
            self._seen.pop(table_id, None)

    def saw(self, table_id: int) -> None:
        """The database was seen to hold the game as it is here."""
        self._seen[table_id] = perf_counter()

    def fresh(self, table_id: int) -> bool:
        """Whether the database was seen a moment ago: one press looks at its table many times."""
        return perf_counter() - self._seen.get(table_id, -MOMENT) < MOMENT

    def drop(self, table_id: int) -> None:
        """Forget a game."""
        self._entries.pop(table_id, None)
        self._seen.pop(table_id, None)

    def clear(self) -> None:
        """Forget all."""
        self._entries.clear()
        self._seen.clear()
