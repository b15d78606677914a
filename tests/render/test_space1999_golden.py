"""Pictures of Spazio: 1999 as they were looked at and approved; no pixel may differ."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.i18n import words
from tests.render import scenes_space1999 as scenes
from tests.render.gallery_space1999 import PICTURES

APPROVED = [
    ("board", "en"),
    ("board-reach", "de"),
    ("monitor-lay", "it"),
    ("sheet", "fr"),
    ("planet", "de"),
    ("answer-neutral", "it"),
    ("hand", "fr"),
    ("final", "en"),
]


@pytest.mark.parametrize(("name", "language"), APPROVED)
def test_golden_picture(
    name: str,
    language: str,
    golden_path: Callable[[str], Path],
    request: pytest.FixtureRequest,
) -> None:
    picture = PICTURES[name](scenes.PEOPLE, words(language))
    path = golden_path(f"space1999-{name}-{language}.png")
    if request.config.getoption("--update-golden"):
        path.write_bytes(picture.png())
        return
    drawn = Image.open(BytesIO(picture.png()))
    approved = Image.open(path)
    assert drawn.size == approved.size
    changed = ImageChops.difference(drawn, approved).getbbox()
    assert changed is None, f"{path.name} differs within {changed}"
