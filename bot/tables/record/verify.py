"""Checking a finished game from its file alone: seed, dice, cards and every event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.domain.dice import Promise
from bot.domain.table import EntryKind, Status
from bot.tables.record.export import FORMAT, PROMISED, SEED_ALONE
from bot.tables.record.schema import InvalidExport, RecordedMove, canonical, fingerprint, read
from rules.core import chance
from rules.core.errors import RulesError
from rules.core.events import Transition
from rules.core.game import AnyGame, Seat, Setup


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """A wrong claim of a file; ``version`` is the step that shows it, ``None`` for the whole file.

    ``field`` is the place in the file where it can't be read, and ``why`` the reason in English.

    Reasons: ``unreadable``, ``unknown-format``, ``unknown-game``, ``no-seed`` (the game goes on),
    ``seed-hash`` (another seed was promised), ``promise`` (another secret was), ``contributions``
    (the seed is made of something else), ``early-press`` (a press is older than the message that
    promised the secret), ``setup``, ``illegal`` (the action may not be
    done), ``events`` (something else happened), ``undo``, ``unfinished`` (the replay doesn't end
    the game), ``other-rules`` (it doesn't hold, but was played under another edition of the rules
    than this program has).
    """

    reason: str
    version: int | None = None
    field: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Verification:
    """The result: what was checked, and what doesn't hold (nothing, if the game was fair).

    ``fingerprint`` is the file's, to be compared with the one that was posted at the game's end:
    the seed alone can't tell a game from another that the rules would have allowed as well.
    ``promise`` tells what the seed was made of beside ``secret``; in games of earlier versions it
    is ``None``, and ``seed_hash`` is what was promised. ``unchecked`` are steps from before the
    rules changed under the game: they are recorded, but can't be replayed any more.
    """

    seed_hash: str
    acts: int = 0
    events: int = 0
    unchecked: int = 0
    fingerprint: str = ""
    faults: tuple[Discrepancy, ...] = field(default=())
    promise: Promise | None = None
    secret: bytes = field(default=b"", repr=False)

    @property
    def ok(self) -> bool:
        """Whether everything that could be checked holds."""
        return not self.faults


class _Broken(Exception):
    """The replay can't go on."""

    def __init__(self, fault: Discrepancy) -> None:
        self.fault = fault


def verify(record: Any, games: Mapping[str, AnyGame]) -> Verification:
    """Replay a record as ``bot.tables.record.export`` makes it; never raises for what is in it."""
    try:
        replay = _Replay(record, games)
    except _Broken as broken:
        promised = record.get("seed_hash") if isinstance(record, dict) else None
        return Verification(str(promised or ""), faults=(broken.fault,))
    try:
        replay.run()
    except _Broken as broken:
        replay.faults.append(broken.fault)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError):
        replay.faults.append(Discrepancy("unreadable", replay.version))
    faults = tuple(replay.faults)
    if faults and replay.other_rules and all(fault.reason in _OF_RULES for fault in faults):
        faults = (Discrepancy("other-rules"),)
    return Verification(
        replay.seed_hash,
        replay.acts,
        replay.events,
        replay.unchecked,
        fingerprint(record),
        faults,
        replay.promise,
        replay.secret,
    )


_OF_RULES = frozenset({"setup", "illegal", "events", "undo", "unfinished"})


class _Replay:
    """Plays a record again, beside what it says of itself."""

    def __init__(self, record: Any, games: Mapping[str, AnyGame]) -> None:
        if not isinstance(record, dict) or record.get("format") != FORMAT:
            raise _Broken(Discrepancy("unreadable"))
        if record.get("format_version") not in (SEED_ALONE, PROMISED):
            raise _Broken(Discrepancy("unknown-format"))
        if record.get("game") not in list(games):
            raise _Broken(Discrepancy("unknown-game"))
        if "seed" not in record:
            raise _Broken(Discrepancy("no-seed"))
        try:
            game = read(record)
        except InvalidExport as error:
            raise _Broken(Discrepancy("unreadable", field=error.field, why=error.why)) from None
        self.game = games[game.game]
        self.setup = Setup(
            tuple(game.setup.seats), game.setup.options, game.setup.content, game.setup.carried
        )
        self.seed = bytes.fromhex(game.seed)
        self.seed_hash = game.seed_hash
        self.promise = None if game.dice is None else game.dice.promised
        self.secret = b"" if game.dice is None else bytes.fromhex(game.dice.secret)
        self.other_rules = game.rules_version != self.game.rules_version
        self.finished = game.status is Status.FINISHED
        self.moves = game.moves
        self.version: int | None = None
        self.acts = self.events = self.unchecked = 0
        self.faults: list[Discrepancy] = []
        # The acts that count, with the state after each; the first entry is the start.
        self._line: list[tuple[int, Seat, Any]] = []
        self._states: list[Any] = []

    def run(self) -> None:
        """Check everything; raises ``_Broken`` where nothing after can be checked."""
        if chance.commitment(self.seed) != self.seed_hash:
            self.faults.append(Discrepancy("seed-hash"))
        if self.promise is not None:
            self._check_promise(self.promise)
        steps = {
            EntryKind.START: self._start,
            EntryKind.ACT: self._act,
            EntryKind.UNDO: self._undo,
        }
        first = self._skip_to_base()
        for place, move in enumerate(self.moves[first:], first):
            if self.version is not None and move.version <= self.version:
                raise self._broken(place, "version", "must be greater than the one before")
            self.version = move.version
            step = steps.get(move.kind)
            if step is not None:
                step(place, move)
        if not self._states:
            raise self._broken(0, "kind", "the game doesn't start")
        if self.finished and self.game.outcome(self._states[-1]) is None:
            self.faults.append(Discrepancy("unfinished", self.version))

    def _check_promise(self, promise: Promise) -> None:
        if chance.commitment(self.secret) != promise.hash:
            self.faults.append(Discrepancy("promise"))
        if chance.seed_of(self.secret, promise.recipe) != self.seed:
            self.faults.append(Discrepancy("contributions"))
        if not all(promise.precedes(one.press_id) for one in promise.contributions):
            self.faults.append(Discrepancy("early-press"))

    def _broken(self, place: int, name: str, why: str) -> _Broken:
        version = self.moves[place].version
        return _Broken(Discrepancy("unreadable", version, f"moves[{place}].{name}", why))

    def _skip_to_base(self) -> int:
        """The place of the first step to check: the start, or the latest rebase."""
        rebases = [i for i, move in enumerate(self.moves) if move.kind is EntryKind.REBASE]
        if not rebases:
            return 0
        base = rebases[-1]
        self.unchecked = sum(move.kind is EntryKind.ACT for move in self.moves[:base])
        try:
            state = self.game.decode_state(self.moves[base].state, self.setup, self.seed)
        except RulesError:
            raise self._broken(base, "state", "no state of this game") from None
        self._states = [state]
        return base

    def _start(self, place: int, move: RecordedMove) -> None:
        if self._states:
            raise self._broken(place, "kind", "the game starts twice")
        try:
            transition = self.game.new(self.setup, self.seed)
        except RulesError:
            raise _Broken(Discrepancy("setup", self.version)) from None
        self._compare(transition, move)
        self._states = [transition.state]

    def _act(self, place: int, move: RecordedMove) -> None:
        if not self._states:
            raise self._broken(place, "kind", "the game hasn't started")
        if move.actor >= len(self.setup.seats):
            raise self._broken(place, "seat", "no such seat")
        try:
            action = self.game.parse_action(move.action)
            transition = self.game.apply(self._states[-1], move.actor, action)
        except RulesError:
            raise _Broken(Discrepancy("illegal", self.version)) from None
        if self.game.format_action(action) != move.action:
            raise self._broken(place, "action", "isn't written as the program writes it")
        self._compare(transition, move)
        self._line.append((move.version, move.actor, action))
        self._states.append(transition.state)
        self.acts += 1

    def _undo(self, place: int, move: RecordedMove) -> None:
        gone = set(move.undoes or ())
        places = [i for i, (version, _, _) in enumerate(self._line) if version in gone]
        if len(places) != len(gone) or not places:
            raise _Broken(Discrepancy("undo", self.version))
        kept = [act for act in self._line[places[0] :] if act[0] not in gone]
        del self._line[places[0] :]
        del self._states[places[0] + 1 :]
        for act in kept:
            try:
                state = self.game.apply(self._states[-1], act[1], act[2]).state
            except RulesError:
                raise _Broken(Discrepancy("undo", self.version)) from None
            self._line.append(act)
            self._states.append(state)

    def _compare(self, transition: Transition[Any, Any], move: RecordedMove) -> None:
        happened = [self.game.encode_event(event) for event in transition.events]
        if canonical(happened) != canonical(move.events):
            self.faults.append(Discrepancy("events", self.version))
        self.events += len(happened)
