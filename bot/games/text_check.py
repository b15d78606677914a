"""A check that every piece of a game's data has its texts in every language, and no text is left.

The game itself goes on without: a piece of one's own needs no text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import resources

from bot.i18n import catalog_files
from bot.settings import LANGUAGES
from rules.core.data_files import Path, Source, broken
from rules.core.errors import BrokenData

LOCALES = resources.files("bot.locales")
_ID = re.compile(r"([a-zA-Z][\w-]*) *=")


def check_texts(source: Source, texts: Mapping[str, Path], *prefixes: str) -> None:
    """Refuse data for which a catalog lacks a text, and catalogs with a text too many.

    ``texts`` are the messages that the data ask for, each with the way to what it is about. A
    message with one of ``prefixes`` that isn't among them is one too many. Raises ``BrokenData``
    naming file, line and field: of the data for a text that is missing, of the catalog else.
    """
    for language in LANGUAGES:
        found = _messages(language)
        for message, path in texts.items():
            if message not in found:
                raise broken(source, path, f"no {message} in the catalogs of {language}")
        for message, (file, line) in found.items():
            if message.startswith(prefixes) and message not in texts:
                why = "a text of nothing that is in the data"
                raise BrokenData("invalid-data", file=file, line=line, field=message, why=why)


def _messages(language: str) -> dict[str, tuple[str, int]]:
    """The ids of a language's messages, each with its file and line."""
    found: dict[str, tuple[str, int]] = {}
    for file in catalog_files(LOCALES.joinpath(language)):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if match := _ID.match(line):
                found[match[1]] = (f"{language}/{file.name}", number)
    return found
