"""States and events of First Martians as JSON and back.

A snapshot holds neither the seed nor the content, which a table keeps beside it; but it does hold
when delayed effects are due, so it is as secret as the seed until the game is over.
"""

from __future__ import annotations

from typing import get_args

from rules.core.errors import BrokenData
from rules.core.game import Json, Setup
from rules.core.legacy import GameCodec, UnionCodec
from rules.first_martians.events import Event
from rules.first_martians.record.fields_codec import KEPT, FieldsCodec
from rules.first_martians.setup import start
from rules.first_martians.state import State

_SNAPSHOTS = FieldsCodec(KEPT)


def encode_state(state: State) -> Json:
    """The state without its seed and content."""
    return _SNAPSHOTS.encode(_SNAPSHOTS.of(state))


def decode_state(data: Json, setup: Setup, seed: bytes) -> State:
    """The state that ``encode_state`` was given.

    Raises ``BrokenData`` for a snapshot that can't be read or doesn't fit the setup.
    """
    kept = _SNAPSHOTS.decode(data)
    agreed = start(setup, seed)
    if tuple(each.role for each in kept["crew"]) != agreed.roles:
        raise BrokenData("invalid-data", file="record", line=0, field="crew", why="not the seats")
    facilities = agreed.content.base.facility
    if any(each.id not in facilities for each in kept["facilities"]):
        raise BrokenData("invalid-data", file="record", line=0, field="facilities", why="unknown")
    return State(start=agreed, **kept)


CODEC: GameCodec[State, Event] = GameCodec(encode_state, decode_state, UnionCodec(get_args(Event)))
