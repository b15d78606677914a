"""The data files with something broken in one of them, and what is said of it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Any

import pytest

from rules.core.data_files import Document, Documents
from rules.core.errors import BrokenData
from rules.first_martians.components.checks import DATA, EDITION, FOLDER, shipped_documents

Change = tuple[str, str]
"""A text of a file and what stands in its first place instead."""


def text_of(part: str) -> str:
    """A data file as it ships."""
    return resources.files(FOLDER).joinpath(f"{part}.toml").read_text(encoding="utf-8")


def changed(part: str, *changes: Change) -> str:
    """A data file with something else in it."""
    text = text_of(part)
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def check(texts: Mapping[str, str]) -> None:
    """Read the data files with other texts for some of them; raises ``BrokenData``."""
    other = {part: Document(f"{part}.toml", text) for part, text in texts.items()}
    DATA.checked(Documents({**shipped_documents(), **other}, edition=EDITION))


def broken(part: str, *changes: Change) -> tuple[dict[str, Any], str]:
    """Break a file; return the error's params, and the line that they name."""
    text = changed(part, *changes)
    with pytest.raises(BrokenData) as caught:
        check({part: text})
    params = caught.value.params
    assert params["file"] == f"{part}.toml"
    line = params["line"]
    assert isinstance(line, int)
    return params, text.splitlines()[line - 1]


def refused(texts: Mapping[str, str], part: str, field: str, at: str, why: str) -> None:
    """Assert that files are refused for a field of one; ``at`` is what the named line begins."""
    with pytest.raises(BrokenData) as caught:
        check(texts)
    params = caught.value.params
    assert (params["file"], params["field"]) == (f"{part}.toml", field)
    assert str(params["why"]).removeprefix("Value error, ") == why
    line = params["line"]
    assert isinstance(line, int)
    lines = texts.get(part, text_of(part)).splitlines()
    assert "\n".join(lines[line - 1 :]).startswith(at)
