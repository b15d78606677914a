"""Writes states and events of 1969 as JSON, and reads them.

A snapshot holds neither the seed nor the board, which a table keeps beside it; but it does hold
hands and plays, so it is as secret as the seed until the game is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, get_args

from pydantic import BaseModel, ConfigDict

from rules.core.codec import StructCodec
from rules.core.errors import BrokenData
from rules.core.game import Json, Outcome, Seat, Setup
from rules.core.legacy import GameCodec, UnionCodec
from rules.race1969.components.research_contents import ResearchContents
from rules.race1969.events import Event
from rules.race1969.pieces import Flight, LastMove, Reveal
from rules.race1969.setup import start
from rules.race1969.state import Nation, RunningLaunch, State, blank
from rules.race1969.terms import RESEARCHES, SCIENTIST_INDEX, SCIENTISTS

_STRICTLY = ConfigDict(extra="forbid", hide_input_in_errors=True)


# Dataclasses rather than models where there are many: a model takes ten times as long to make.
@dataclass(frozen=True, slots=True)
class ResearchData:
    """One research that isn't empty, by its id."""

    __pydantic_config__: ClassVar[ConfigDict] = _STRICTLY

    scientists: tuple[str, ...]
    bonus: bool


@dataclass(frozen=True, slots=True)
class NationData:
    """A nation; ``researches`` leaves out the empty ones."""

    __pydantic_config__: ClassVar[ConfigDict] = _STRICTLY

    prestige: int
    money: int
    moon_cell: int
    researches: dict[str, ResearchData]
    hand: tuple[int, ...]
    flights: tuple[Flight, ...]


class Snapshot(BaseModel):
    """A state without its seed and board; fields as in ``State``."""

    model_config = ConfigDict(frozen=True, **_STRICTLY)

    draws: int
    round: int
    first: Seat
    phase: str
    nations: tuple[NationData, ...]
    supply: tuple[int, ...]
    deck: tuple[int, ...]
    discards: tuple[int, ...]
    flags: tuple[tuple[Seat, ...], ...]
    done: int
    hired: int
    making_room: bool
    owed: tuple[int, ...]
    trades: tuple[int | None, ...]
    launch: RunningLaunch | None
    reveal: Reveal | None
    last: LastMove | None
    outcome: Outcome | None


_SNAPSHOTS: StructCodec[Snapshot] = StructCodec(Snapshot)
_AS_THEY_ARE = tuple(name for name in Snapshot.model_fields if name != "nations")


def encode_state(state: State) -> Json:
    """The state without its seed and board."""
    nations = tuple(_nation_data(nation) for nation in state.nations)
    rest = {name: getattr(state, name) for name in _AS_THEY_ARE}
    return _SNAPSHOTS.encode(Snapshot.model_construct(nations=nations, **rest))


def decode_state(data: Json, setup: Setup, seed: bytes) -> State:
    """The state that ``encode_state`` was given.

    Raises ``BrokenData`` for a snapshot that can't be read or doesn't fit the setup.
    """
    snapshot = _SNAPSHOTS.decode(data)
    agreed = start(setup, seed)
    if len(snapshot.nations) != len(agreed.nations):
        raise BrokenData(
            "invalid-data", file="record", line=0, field="nations", why="not the seats"
        )
    empty = blank(agreed).nations[0]
    nations = tuple(_nation(agreed.contents, empty, nation) for nation in snapshot.nations)
    rest = {name: getattr(snapshot, name) for name in _AS_THEY_ARE}
    return State(start=agreed, nations=nations, **rest)


def _nation_data(nation: Nation) -> NationData:
    return NationData(
        prestige=nation.prestige,
        money=nation.money,
        moon_cell=nation.moon_cell,
        researches={
            name: ResearchData(
                scientists=tuple(SCIENTISTS[scientist] for scientist in content.scientists),
                bonus=content.bonus,
            )
            for name, content in zip(RESEARCHES, nation.sheets.researches, strict=True)
            if content.scientists or content.bonus
        },
        hand=nation.hand,
        flights=nation.flights,
    )


def _nation(contents: ResearchContents, empty: Nation, data: NationData) -> Nation:
    sheets = empty.sheets
    try:
        for name, content in data.researches.items():
            scientists = tuple(SCIENTIST_INDEX[scientist] for scientist in content.scientists)
            research = contents.of(scientists, content.bonus)
            sheets = sheets.with_research(RESEARCHES.index(name), research)
    except (KeyError, ValueError):
        raise BrokenData(
            "invalid-data", file="record", line=0, field="researches", why="no such content"
        ) from None
    return Nation(data.prestige, data.money, data.moon_cell, sheets, data.hand, data.flights)


CODEC: GameCodec[State, Event] = GameCodec(encode_state, decode_state, UnionCodec(get_args(Event)))
