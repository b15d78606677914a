"""Frozen dataclasses to JSON and back, checked on the way in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from rules.core.errors import BrokenData
from rules.core.values import Json, Setup

S = TypeVar("S")
E = TypeVar("E")
T = TypeVar("T")

KIND = "kind"


class StructCodec(Generic[T]):
    """JSON for one dataclass, or any type that pydantic knows."""

    def __init__(self, kind: Any) -> None:
        self._adapter: TypeAdapter[T] = TypeAdapter(kind)

    def encode(self, value: T) -> Json:
        """The value as lists, objects and plain values."""
        return self._adapter.dump_python(value, mode="json")

    def decode(self, data: Json) -> T:
        """The value that ``encode`` was given; raises ``BrokenData`` naming the field."""
        try:
            return self._adapter.validate_python(data)
        except ValidationError as error:
            # What was found there isn't told: it may be a secret.
            first = error.errors(include_url=False, include_input=False, include_context=False)[0]
            field = ".".join(map(str, first["loc"]))
            raise BrokenData(
                "invalid-data", file="record", line=0, field=field, why=first["msg"]
            ) from None


class UnionCodec(Generic[T]):
    """JSON for several dataclasses, told apart by kind: ``CardPlayed`` is ``card-played``."""

    def __init__(self, kinds: Iterable[type[Any]]) -> None:
        self._ids = {kind: kind_id(kind) for kind in kinds}
        self._records: dict[str, StructCodec[Any]] = {
            name: StructCodec(k) for k, name in self._ids.items()
        }

    def encode(self, value: T) -> Json:
        """The value's fields and its kind."""
        kind = self._ids[type(value)]
        return {KIND: kind, **self._records[kind].encode(value)}

    def decode(self, data: Json) -> T:
        """The value that ``encode`` was given; raises ``BrokenData`` naming the field."""
        kind = data.get(KIND) if isinstance(data, dict) else None
        record = self._records.get(kind) if isinstance(kind, str) else None
        if record is None:
            raise BrokenData("invalid-data", file="record", line=0, field=KIND, why="unknown kind")
        value: T = record.decode({key: part for key, part in data.items() if key != KIND})
        return value


@dataclass(frozen=True, slots=True)
class GameCodec(Generic[S, E]):
    """JSON for a game's states and events.

    A state is written without what a table keeps beside it (set-up, content, seed), and read with
    it. Reading raises ``BrokenData``.
    """

    encode_state: Callable[[S], Json]
    decode_state: Callable[[Json, Setup, bytes], S]
    events: UnionCodec[E]


def kind_id(kind: type[Any]) -> str:
    """The id of a dataclass by its name.

    >>> kind_id(BrokenData)
    'broken-data'
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()
