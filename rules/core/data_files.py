"""Data files of games: read, checked against a model, named by line when they are wrong."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from importlib import resources
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rules.core.errors import BrokenData
from rules.core.values import Json

Count = Annotated[int, Field(ge=0, le=99)]
"""A number of pieces, cards or units."""


class StrictModel(BaseModel):
    """A table of a data file: nothing else may be in it, and nothing changes later."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    origin: dict[str, str] = Field(default_factory=dict, repr=False, exclude=True)
    """The source of each value, by field; for readers of the file, not for play."""


class GameContent(StrictModel):
    """All the data that a game is played with.

    Contents are compared by all their values, and hashed by their edition, which is quick: what is
    worked out for a content is cached by it.
    """

    edition: str

    def __hash__(self) -> int:
        return hash(self.edition)

    def __reduce__(self) -> tuple[Callable[..., GameContent], tuple[type[GameContent], str]]:
        return _one_of, (type(self), self._text)

    @cached_property
    def _text(self) -> str:
        return self.model_dump_json()


M = TypeVar("M", bound=BaseModel)
C = TypeVar("C", bound=GameContent)


@lru_cache(maxsize=32)
def _one_of(model: type[C], text: str) -> C:
    # Equal contents are one object in each process, from wherever they come. Caches would compare
    # all values of two: an expert of 1969 takes nearly four times as long then.
    return model.model_validate_json(text)


Path: TypeAlias = tuple[int | str, ...]
"""The way to a value, as pydantic writes it: keys, and indexes into arrays of tables."""


class Flaw(Exception):
    """A mistake in data that fit their model: the path to the value, and what is wrong."""

    def __init__(self, *path: str | int, why: str) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why


class Document:
    """A parsed file with its text, so that an error can name the line."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"line (\d+)", str(error))
            line = int(place[1]) if place else text.count("\n") + 1
            raise BrokenData(
                "unreadable-data", file=name, line=line, field="", why=str(error)
            ) from error

    def line_of(self, path: Path) -> int:
        """The line where a value stands, or the nearest enclosing table's; counted from 1."""
        lines = self.text.splitlines()
        headers = [n for n, line in enumerate(lines) if line.lstrip().startswith("[")]
        place, begin, end = 0, 0, headers[0] if headers else len(lines)
        table: list[str] = []
        for depth, key in enumerate(path):
            if isinstance(key, int):
                continue
            table.append(key)
            header = re.compile(rf"\s*\[+\s*{re.escape('.'.join(table))}\s*\]+")
            tables = [n for n in headers if n >= begin and header.match(lines[n])]
            index = path[depth + 1] if depth + 1 < len(path) else 0
            if tables:
                place = tables[min(index if isinstance(index, int) else 0, len(tables) - 1)]
                begin, end = place + 1, min([n for n in headers if n > place] or [len(lines)])
                continue
            value = re.compile(rf"\s*{re.escape(key)}\s*=")
            found = [n for n in range(begin, end) if value.match(lines[n])]
            if not found:
                break
            place = found[0]
        return place + 1


class Documents:
    """Several files, each of them one part of the data, by its key; ``more`` stands in no file."""

    def __init__(self, parts: Mapping[str, Document], **more: Any) -> None:
        self._parts = parts
        self.data = {**more, **{key: document.data for key, document in parts.items()}}

    def part_of(self, path: Path) -> tuple[Document | None, Path]:
        """The document in which a value stands, and the path within; ``None`` for no document."""
        document = self._parts.get(str(path[0])) if path else None
        return (None, path) if document is None else (document, path[1:])


Source: TypeAlias = Document | Documents | Any
"""Data files, or plain JSON."""


def load_toml(package: str, name: str) -> Document:
    """Read a TOML file that ships with ``package``; raises ``BrokenData``."""
    return Document(name, resources.files(package).joinpath(name).read_text(encoding="utf-8"))


def validate(model: type[M], source: Source, check: Callable[[M], None] | None = None) -> M:
    """Check documents, or plain JSON, against a model, then by ``check``, which raises ``Flaw``.

    Raises ``BrokenData``, with file and line where the source is a document.
    """
    data = source.data if isinstance(source, Document | Documents) else source
    try:
        value = model.model_validate(data)
        if check is not None:
            check(value)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise broken(source, first["loc"], first["msg"]) from error
    except Flaw as flaw:
        raise broken(source, flaw.path, flaw.why) from flaw
    return value


def broken(source: Source, path: Path, why: str) -> BrokenData:
    """The error for a value of the data: with file and line where it stands in a document."""
    file, line = "content", 0
    if isinstance(source, Documents):
        source, path = source.part_of(path)
    if isinstance(source, Document):
        file, line = source.name, source.line_of(path)
    return BrokenData("invalid-data", file=file, line=line, field=".".join(map(str, path)), why=why)


class GameData(Generic[C]):
    """Reads a game's data against ``model``, and makes equal data one value.

    ``read`` gives the files as they ship. ``check`` raises ``Flaw`` for what no single value of
    them shows.
    """

    def __init__(
        self,
        model: type[C],
        read: Callable[[], Document | Documents],
        check: Callable[[C], None] | None = None,
    ) -> None:
        self._model = model
        self._read = read
        self._check = check
        self._parsed = lru_cache(maxsize=32)(self._parse)

    def standard(self) -> C:
        """The data that ship; raises ``BrokenData`` naming file, line and field."""
        return self._standard

    def content(self) -> Json:
        """The data that ship as JSON without their origins, for ``Setup.content``."""
        return json.loads(self.text)

    def of(self, data: Json) -> C:
        """The value of what ``content`` gave.

        ``None`` stands for the data that ship, without their origins as in any other content, so
        that states are equal whether a table has kept its content or not. Raises ``BrokenData``
        naming the field.
        """
        return self._parsed(json.dumps(self.content() if data is None else data, sort_keys=True))

    def checked(self, source: Source) -> C:
        """The value of documents or plain JSON, if a game can be played with it.

        Raises ``BrokenData``, with file and line where the source is a document.
        """
        return validate(self._model, source, self._check)

    @cached_property
    def _standard(self) -> C:
        return self.checked(self._read())

    @cached_property
    def text(self) -> str:
        """The data that ship as JSON text, without their origins."""
        return self._standard.model_dump_json()

    def _parse(self, text: str) -> C:
        content: C = _one_of(self._model, self.checked(json.loads(text))._text)
        return content
