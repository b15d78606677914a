"""Data files: read, checked, and named by line when they are wrong."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from rules.core.errors import BrokenData

M = TypeVar("M", bound=BaseModel)


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

    def line_of(self, path: tuple[int | str, ...]) -> int:
        """The line where a value stands, or the nearest enclosing table's.

        ``path`` is what pydantic reports: keys, and indexes into arrays of tables.
        """
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


def load_toml(package: str, name: str) -> Document:
    """Read a TOML file that ships with ``package``; raises ``BrokenData``."""
    return Document(name, resources.files(package).joinpath(name).read_text(encoding="utf-8"))


def validate(model: type[M], source: Document | Any) -> M:
    """Check a document, or plain JSON, against a model; raises ``BrokenData``."""
    data = source.data if isinstance(source, Document) else source
    try:
        return model.model_validate(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        path = first["loc"]
        raise BrokenData(
            "invalid-data",
            file=source.name if isinstance(source, Document) else "content",
            line=source.line_of(path) if isinstance(source, Document) else 0,
            field=".".join(map(str, path)),
            why=first["msg"],
        ) from error
