"""Fields of the state as JSON: all of them in a snapshot, some in what a campaign hands on."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, get_type_hints

from pydantic import BaseModel, ConfigDict, create_model

from rules.core.codec import StructCodec
from rules.core.game import Json
from rules.first_martians.state import CARRIED, State

KEPT: Mapping[str, Any] = MappingProxyType(
    {
        name: hint
        for name, hint in get_type_hints(State, include_extras=True).items()
        if name != "start"
    }
)
"""The fields of a state with their types, but for its start, which a table keeps beside it."""
HANDED_ON: Mapping[str, Any] = MappingProxyType(
    {name: hint for name, hint in KEPT.items() if CARRIED in getattr(hint, "__metadata__", ())}
)
"""Those that a campaign's next mission begins with."""


class FieldsCodec:
    """JSON for values of some fields of the state."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.names = tuple(fields)
        config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)
        shape: dict[str, Any] = {name: (hint, ...) for name, hint in fields.items()}
        self._model: type[BaseModel] = create_model("Fields", __config__=config, **shape)
        self._codec: StructCodec[BaseModel] = StructCodec(self._model)

    def of(self, state: State) -> dict[str, Any]:
        """A state's values of these fields."""
        return {name: getattr(state, name) for name in self.names}

    def encode(self, values: Mapping[str, Any]) -> Json:
        """The values as lists, objects and plain values."""
        return self._codec.encode(self._model(**values))

    def decode(self, data: Json) -> dict[str, Any]:
        """The values that ``encode`` was given; raises ``BrokenData`` naming the field."""
        decoded = self._codec.decode(data)
        return {name: getattr(decoded, name) for name in self.names}
