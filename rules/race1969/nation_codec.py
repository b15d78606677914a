"""Nations as JSON and back: their researches by id, without those that are empty."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pydantic import ConfigDict

from rules.core.codec import StructCodec, broken_record
from rules.core.game import Json
from rules.race1969.state import Flight, Nation, ResearchContents, Start, blank
from rules.race1969.terms import RESEARCHES, SCIENTIST_INDEX, SCIENTISTS

_STRICTLY = ConfigDict(extra="forbid", hide_input_in_errors=True)


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


_NATIONS: StructCodec[dict[str, tuple[NationData, ...]]] = StructCodec(
    dict[str, tuple[NationData, ...]]
)


def encode_nations(nations: tuple[Nation, ...]) -> Json:
    return _NATIONS.encode({"nations": tuple(map(_nation_data, nations))})["nations"]


def decode_nations(data: Json, start: Start) -> tuple[Nation, ...]:
    """The nations that were encoded; raises ``BrokenData``."""
    read = _NATIONS.decode({"nations": data})["nations"]
    if len(read) != len(start.nations):
        raise broken_record("nations", "not the seats")
    empty = blank(start).nations[0]
    return tuple(_nation(start.contents, empty, nation) for nation in read)


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
        raise broken_record("researches", "no such content") from None
    return Nation(data.prestige, data.money, data.moon_cell, sheets, data.hand, data.flights)
