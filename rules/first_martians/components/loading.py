"""Reads the data files, or their content kept as JSON, and checks them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache

from pydantic import ValidationError

from rules.core.datafile import Document, load_toml
from rules.core.errors import BrokenData
from rules.core.game import Json
from rules.first_martians.components.content import EVENT_FILES, Content
from rules.first_martians.components.flaw import Flaw
from rules.first_martians.components.validation import check_content

EDITION = "designed-1"
FILES = ("base", "mars", "crew", "malfunctions", *EVENT_FILES, "adventures", "missions")
"""The data files, each a part of ``Content``."""


def shipped_documents() -> dict[str, Document]:
    """The data files as they ship, by the part that each is."""
    return {part: load_toml("rules.first_martians.components", f"{part}.toml") for part in FILES}


@lru_cache(maxsize=1)
def standard_content() -> Content:
    """The content shipped with the program; raises ``BrokenData`` naming file, line and field."""
    return content_of_documents(shipped_documents())


def content_of_documents(documents: Mapping[str, Document]) -> Content:
    """The content of data files, if a game can be played with it.

    Raises ``BrokenData`` naming the file, and in it the line and the field.
    """
    data = {part: document.data for part, document in documents.items()}
    return _checked({"edition": EDITION, **data}, documents)


def content() -> Json:
    """The standard content as JSON without the origins, for ``Setup.content``."""
    return json.loads(_content())


@lru_cache(maxsize=1)
def _content() -> str:
    return standard_content().model_dump_json()


def content_of(data: Json) -> Content:
    """The content that ``content`` gave, one for all games on equal data.

    ``None`` stands for the standard content, without its origins as in any other, so that states
    are equal whether a table has kept its content or not. Raises ``BrokenData`` naming the field.
    """
    return _content_of(json.dumps(content() if data is None else data, sort_keys=True))


@lru_cache(maxsize=32)
def _content_of(text: str) -> Content:
    return _checked(json.loads(text), {})


def _checked(data: Json, documents: Mapping[str, Document]) -> Content:
    try:
        found = Content.model_validate(data)
        check_content(found)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise _broken(first["loc"], first["msg"], documents) from error
    except Flaw as flaw:
        raise _broken(flaw.path, flaw.why, documents) from flaw
    return found


def _broken(path: tuple[int | str, ...], why: str, documents: Mapping[str, Document]) -> BrokenData:
    document = documents.get(str(path[0])) if path else None
    if document is not None:
        path = path[1:]
    return BrokenData(
        "invalid-data",
        file=document.name if document else "content",
        line=document.line_of(path) if document else 0,
        field=".".join(map(str, path)),
        why=why,
    )
