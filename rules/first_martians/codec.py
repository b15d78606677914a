"""States and events of First Martians as JSON and back.

A snapshot holds neither the seed nor the content, which a table keeps beside it; but it does hold
when delayed effects are due, so it is as secret as the seed until the game is over.
"""

from __future__ import annotations

from typing import get_args

from pydantic import BaseModel, ConfigDict

from rules.core.codec import GameCodec, StructCodec, UnionCodec
from rules.core.errors import BrokenData
from rules.core.game import Json, Outcome, Seat, Setup
from rules.first_martians.events import Event
from rules.first_martians.pieces import (
    Astronaut,
    Facility,
    LogEntry,
    Plan,
    Rover,
    Site,
    Step,
    Supply,
)
from rules.first_martians.setup import start
from rules.first_martians.state import Delayed, State


class Snapshot(BaseModel):
    """A state without its start; fields as there."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    draws: int
    asked: int
    round: int
    phase: int
    first: Seat
    todo: tuple[Step, ...]
    morale: int
    stress: int
    supply: Supply
    crew: tuple[Astronaut, ...]
    machines: tuple[str, ...]
    rovers: tuple[Rover, ...]
    facilities: tuple[Facility, ...]
    tracks: tuple[int, ...]
    boxes: tuple[bool, ...]
    decks: tuple[tuple[str, ...], ...]
    discards: tuple[tuple[str, ...], ...]
    sites: tuple[Site, ...]
    regions: tuple[str, ...]
    pois: tuple[str, ...]
    cargo: tuple[str, ...]
    pending: tuple[str, ...]
    examined: tuple[str, ...]
    discovered: tuple[str, ...]
    upgrades: tuple[str, ...]
    events_seen: tuple[str, ...]
    adventures_seen: tuple[str, ...]
    log: tuple[LogEntry, ...]
    delayed: tuple[Delayed, ...]
    plan: Plan
    repaired: tuple[tuple[str, str], ...]
    ignored: tuple[tuple[Seat, str], ...]
    built: tuple[str, ...]
    reached: tuple[str, ...]
    outcome: Outcome | None


_SNAPSHOTS: StructCodec[Snapshot] = StructCodec(Snapshot)


def encode_state(state: State) -> Json:
    """The state without its seed and content."""
    return _SNAPSHOTS.encode(
        Snapshot(**{name: getattr(state, name) for name in Snapshot.model_fields})
    )


def decode_state(data: Json, setup: Setup, seed: bytes) -> State:
    """The state that ``encode_state`` was given.

    Raises ``BrokenData`` for a snapshot that can't be read or doesn't fit the setup.
    """
    snapshot = _SNAPSHOTS.decode(data)
    agreed = start(setup, seed)
    if tuple(each.role for each in snapshot.crew) != agreed.roles:
        raise BrokenData("invalid-data", file="record", line=0, field="crew", why="not the seats")
    facilities = agreed.content.base.facility
    if any(each.id not in facilities for each in snapshot.facilities):
        raise BrokenData("invalid-data", file="record", line=0, field="facilities", why="unknown")
    kept = {name: getattr(snapshot, name) for name in Snapshot.model_fields}
    return State(start=agreed, **kept)


CODEC: GameCodec[State, Event] = GameCodec(encode_state, decode_state, UnionCodec(get_args(Event)))
