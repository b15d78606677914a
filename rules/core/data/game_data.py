"""The data of one game: those that ship with the program, and those that tables keep."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Generic, TypeVar

from pydantic import BaseModel

from rules.core.data.document import Document, Documents, Source, validate
from rules.core.values import Json

M = TypeVar("M", bound=BaseModel)


class GameData(Generic[M]):
    """Reads a game's data against ``model``, and makes equal data one value.

    ``read`` gives the files as they ship. ``check`` raises ``Flaw`` for what no single value of
    them shows.
    """

    def __init__(
        self,
        model: type[M],
        read: Callable[[], Document | Documents],
        check: Callable[[M], None] | None = None,
    ) -> None:
        self._model = model
        self._read = read
        self._check = check
        self._parsed = lru_cache(maxsize=32)(self._parse)

    def standard(self) -> M:
        """The data that ship; raises ``BrokenData`` naming file, line and field."""
        return self._standard

    def content(self) -> Json:
        """The data that ship as JSON without their origins, for ``Setup.content``."""
        return json.loads(self.text)

    def of(self, data: Json) -> M:
        """The value of what ``content`` gave.

        ``None`` stands for the data that ship, without their origins as in any other content, so
        that states are equal whether a table has kept its content or not. Raises ``BrokenData``
        naming the field.
        """
        return self._parsed(json.dumps(self.content() if data is None else data, sort_keys=True))

    def checked(self, source: Source) -> M:
        """The value of documents or plain JSON, if a game can be played with it.

        Raises ``BrokenData``, with file and line where the source is a document.
        """
        return validate(self._model, source, self._check)

    @cached_property
    def _standard(self) -> M:
        return self.checked(self._read())

    @cached_property
    def text(self) -> str:
        """The data that ship as JSON text, without their origins."""
        return self._standard.model_dump_json()

    def _parse(self, text: str) -> M:
        return self.checked(json.loads(text))
