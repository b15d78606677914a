"""Reads the data files, or their content kept as JSON, and checks them."""

from __future__ import annotations

from rules.core.data_files import Document, Documents, GameData, load_toml
from rules.first_martians.components.checks.validation import check_content
from rules.first_martians.components.content import EVENT_FILES, Content

EDITION = "designed-2"
FOLDER = "rules.first_martians.components.data"
FILES = ("base", "mars", "crew", "malfunctions", *EVENT_FILES, "adventures", "missions")
"""The data files, each a part of ``Content``."""


def shipped_documents() -> dict[str, Document]:
    """The data files as they ship, by the part that each is."""
    return {part: load_toml(FOLDER, f"{part}.toml") for part in FILES}


DATA = GameData(Content, lambda: Documents(shipped_documents(), edition=EDITION), check_content)
standard_content, content, content_of = DATA.standard, DATA.content, DATA.of
