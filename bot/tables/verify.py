"""Checking a finished game from its file alone: seed, dice, cards and every event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.tables.model import StepKind
from bot.tables.record import FORMAT, FORMAT_VERSION, Record
from rules.core.chance import commitment
from rules.core.errors import RulesError
from rules.core.game import Game, Seat, Setup
from rules.core.transition import Transition

AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Fault:
    """What doesn't hold; ``version`` is the step where it shows, ``None`` for the file as such.

    Reasons: ``unreadable``, ``unknown-format``, ``unknown-game``, ``no-seed`` (the game goes on),
    ``seed-hash`` (another seed was promised), ``setup``, ``illegal`` (the action may not be
    done), ``events`` (something else happened), ``undo``, ``unfinished`` (the replay doesn't end
    the game), ``other-rules`` (it doesn't hold, but was played under another edition of the rules
    than this program has).
    """

    reason: str
    version: int | None = None


@dataclass(frozen=True, slots=True)
class Verification:
    """What was checked, and what doesn't hold (nothing, if the game was fair).

    ``unchecked`` are steps from before the rules changed under the game: they are recorded, but
    can't be replayed any more.
    """

    seed_hash: str
    acts: int = 0
    events: int = 0
    unchecked: int = 0
    faults: tuple[Fault, ...] = field(default=())

    @property
    def ok(self) -> bool:
        """Whether everything that could be checked holds."""
        return not self.faults


class _Broken(Exception):
    """The replay can't go on."""

    def __init__(self, reason: str, version: int | None = None) -> None:
        self.fault = Fault(reason, version)


def verify(record: Record, games: Mapping[str, AnyGame]) -> Verification:
    """Replay a record as ``bot.tables.record`` makes it; never raises for what is in it."""
    try:
        replay = _Replay(record, games)
    except _Broken as broken:
        promised = record.get("seed_hash") if isinstance(record, dict) else None
        return Verification(str(promised or ""), faults=(broken.fault,))
    except (KeyError, TypeError, ValueError, AttributeError):
        return Verification("", faults=(Fault("unreadable"),))
    try:
        replay.run()
    except _Broken as broken:
        replay.faults.append(broken.fault)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        replay.faults.append(Fault("unreadable", replay.version))
    faults = tuple(replay.faults)
    if faults and replay.other_rules and all(fault.reason in _OF_RULES for fault in faults):
        faults = (Fault("other-rules"),)
    return Verification(replay.seed_hash, replay.acts, replay.events, replay.unchecked, faults)


_OF_RULES = frozenset({"setup", "illegal", "events", "undo", "unfinished"})


class _Replay:
    """Plays a record again, beside what it says of itself."""

    def __init__(self, record: Record, games: Mapping[str, AnyGame]) -> None:
        if not isinstance(record, dict) or record.get("format") != FORMAT:
            raise _Broken("unreadable")
        if record["format_version"] != FORMAT_VERSION:
            raise _Broken("unknown-format")
        if record["game"] not in games:
            raise _Broken("unknown-game")
        if "seed" not in record:
            raise _Broken("no-seed")
        setup = record["setup"]
        self.game = games[record["game"]]
        self.setup = Setup(tuple(setup["seats"]), setup["options"], setup["content"])
        self.seed = bytes.fromhex(record["seed"])
        self.seed_hash: str = record["seed_hash"]
        self.other_rules = record["rules_version"] != self.game.rules_version
        self.finished = record["status"] == "finished"
        self.moves: list[Record] = list(record["moves"])
        self.version: int | None = None
        self.acts = self.events = self.unchecked = 0
        self.faults: list[Fault] = []
        # The acts that count, with the state after each; the first entry is the start.
        self._line: list[tuple[int, Seat, Any]] = []
        self._states: list[Any] = []

    def run(self) -> None:
        """Check everything; raises ``_Broken`` where nothing after can be checked."""
        if commitment(self.seed) != self.seed_hash:
            self.faults.append(Fault("seed-hash"))
        steps = {
            StepKind.START: self._start,
            StepKind.ACT: self._act,
            StepKind.UNDO: self._undo,
        }
        first = self._skip_to_base()
        for move in self.moves[first:]:
            version = int(move["version"])
            if self.version is not None and version <= self.version:
                raise _Broken("unreadable", version)
            self.version = version
            step = steps.get(StepKind(move["kind"]))
            if step is not None:
                step(move)
        if not self._states:
            raise _Broken("unreadable")
        if self.finished and self.game.outcome(self._states[-1]) is None:
            self.faults.append(Fault("unfinished", self.version))

    def _skip_to_base(self) -> int:
        """The place of the first step to check: the start, or the latest rebase."""
        rebases = [i for i, move in enumerate(self.moves) if move["kind"] == StepKind.REBASE]
        if not rebases:
            return 0
        base = rebases[-1]
        self.unchecked = sum(move["kind"] == StepKind.ACT for move in self.moves[:base])
        try:
            state = self.game.decode_state(self.moves[base]["state"], self.setup, self.seed)
        except RulesError:
            raise _Broken("unreadable", self.moves[base]["version"]) from None
        self._states = [state]
        return base

    def _start(self, move: Record) -> None:
        try:
            self._begin(self.game.new(self.setup, self.seed), move)
        except RulesError:
            raise _Broken("setup", self.version) from None

    def _begin(self, transition: Transition[Any, Any], move: Record) -> None:
        self._compare(transition, move)
        self._states = [transition.state]

    def _act(self, move: Record) -> None:
        seat = int(move["seat"])
        try:
            action = self.game.parse_action(move["action"])
            transition = self.game.apply(self._states[-1], seat, action)
        except RulesError:
            raise _Broken("illegal", self.version) from None
        self._compare(transition, move)
        self._line.append((int(move["version"]), seat, action))
        self._states.append(transition.state)
        self.acts += 1

    def _undo(self, move: Record) -> None:
        gone = {int(version) for version in move["undoes"]}
        places = [i for i, (version, _, _) in enumerate(self._line) if version in gone]
        if len(places) != len(gone) or not places:
            raise _Broken("undo", self.version)
        kept = [act for act in self._line[places[0] :] if act[0] not in gone]
        del self._line[places[0] :]
        del self._states[places[0] + 1 :]
        for act in kept:
            try:
                state = self.game.apply(self._states[-1], act[1], act[2]).state
            except RulesError:
                raise _Broken("undo", self.version) from None
            self._line.append(act)
            self._states.append(state)

    def _compare(self, transition: Transition[Any, Any], move: Record) -> None:
        happened = [self.game.encode_event(event) for event in transition.events]
        if happened != move["events"]:
            self.faults.append(Fault("events", self.version))
        self.events += len(happened)
