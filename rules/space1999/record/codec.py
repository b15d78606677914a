"""States and events of Spazio: 1999 as JSON and back.

A snapshot holds neither the seed nor the board, which a table keeps beside it; but it does hold
hands, so it is as secret as the seed until the game is over.
"""

from __future__ import annotations

from typing import get_args

from pydantic import BaseModel, ConfigDict

from rules.core.codec import StructCodec
from rules.core.errors import BrokenData
from rules.core.game import Json, Outcome, Seat, Setup
from rules.core.legacy import GameCodec, UnionCodec
from rules.space1999.chart.moon import Moon
from rules.space1999.events import Event
from rules.space1999.monitor.tiles import Tile
from rules.space1999.pieces import Answer, LastMove, Task, Visit
from rules.space1999.setup import start
from rules.space1999.state import Ship, State
from rules.space1999.terms import BASE


class Snapshot(BaseModel):
    """A state without its seed, its board and what follows from the rest; fields as there."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    draws: int
    round: int
    first: Seat
    begun: int
    turn: Seat | None
    slid: int
    asked: int
    agenda: tuple[Task, ...]
    moon: Moon
    ships: tuple[Ship, ...]
    visits: tuple[Visit, ...]
    tiles: tuple[Tile, ...]
    bank: tuple[int, int]
    moon_cards: tuple[int, ...]
    planet_deck: tuple[int, ...]
    under: tuple[int, ...]
    tray: tuple[str, ...]
    tray_end: tuple[str, ...]
    plan_pile: tuple[str, ...]
    plan_discards: tuple[str, ...]
    answer: Answer | None
    last: LastMove | None
    outcome: Outcome | None


_SNAPSHOTS: StructCodec[Snapshot] = StructCodec(Snapshot)


def encode_state(state: State) -> Json:
    """The state without its seed and board."""
    return _SNAPSHOTS.encode(
        Snapshot(**{name: getattr(state, name) for name in Snapshot.model_fields})
    )


def decode_state(data: Json, setup: Setup, seed: bytes) -> State:
    """The state that ``encode_state`` was given.

    Raises ``BrokenData`` for a snapshot that can't be read or doesn't fit the setup.
    """
    snapshot = _SNAPSHOTS.decode(data)
    agreed = start(setup, seed)
    if len(snapshot.ships) != len(agreed.sectors):
        raise BrokenData("invalid-data", file="record", line=0, field="ships", why="not the seats")
    places = {*agreed.chart.places, BASE}
    if any(ship.place not in places for ship in snapshot.ships):
        raise BrokenData("invalid-data", file="record", line=0, field="ships", why="no such place")
    kept = {name: getattr(snapshot, name) for name in Snapshot.model_fields}
    return State(start=agreed, **kept)


CODEC: GameCodec[State, Event] = GameCodec(encode_state, decode_state, UnionCodec(get_args(Event)))
