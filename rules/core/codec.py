"""States and events as JSON and back, checked on the way in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any, Generic, TypeVar, get_type_hints

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError, create_model

from rules.core.errors import BrokenData
from rules.core.structs import kind_id
from rules.core.values import Json

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
            raise broken_record(".".join(map(str, first["loc"])), first["msg"]) from None


class KindsCodec(Generic[T]):
    """JSON for records of several kinds: their fields, and their kind's id as ``kind``."""

    def __init__(self, kinds: Mapping[str, type[Any]]) -> None:
        self._codecs: dict[str, StructCodec[Any]] = {
            name: StructCodec(kind) for name, kind in kinds.items()
        }

    def encode(self, value: T) -> Json:
        kind = kind_id(type(value))
        return {KIND: kind, **self._codecs[kind].encode(value)}

    def decode(self, data: Json) -> T:
        """The value that ``encode`` was given; raises ``BrokenData`` naming the field."""
        kind = data.get(KIND) if isinstance(data, dict) else None
        codec = self._codecs.get(kind) if isinstance(kind, str) else None
        if codec is None:
            raise broken_record(KIND, "unknown kind")
        value: T = codec.decode({key: part for key, part in data.items() if key != KIND})
        return value


class FieldsCodec:
    """JSON for some fields of a dataclass, such as a state without what a table keeps beside it.

    A field with a default may be missing: a record that is older than the field reads with it.
    """

    def __init__(self, kind: type[Any], names: tuple[str, ...]) -> None:
        self.names = names
        hints = get_type_hints(kind, include_extras=True)
        defaults = {each.name: each.default for each in fields(kind)}
        shape: dict[str, Any] = {
            name: (hints[name], ... if defaults[name] is MISSING else defaults[name])
            for name in names
        }
        config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)
        self._model: type[BaseModel] = create_model(kind.__name__, __config__=config, **shape)
        self._codec: StructCodec[BaseModel] = StructCodec(self._model)

    def encode(self, value: Any) -> Json:
        """The fields of ``value``, which is of the kind, as lists, objects and plain values."""
        values = {name: getattr(value, name) for name in self.names}
        return self._codec.encode(self._model.model_construct(**values))

    def decode(self, data: Json) -> dict[str, Any]:
        """The fields that were encoded, by name; raises ``BrokenData`` naming the field."""
        decoded = self._codec.decode(data)
        return {name: getattr(decoded, name) for name in self.names}


def broken_record(field: str, why: str) -> BrokenData:
    """The error for a record that can't be read; ``why`` is in English and tells no value."""
    return BrokenData("invalid-data", file="record", line=0, field=field, why=why)
