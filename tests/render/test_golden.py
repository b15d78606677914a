"""Pictures as they were looked at and approved; fonts are pinned, so no pixel may differ."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.i18n import words
from tests.render.samples import SAMPLES

APPROVED = [
    (game, name, language)
    for game, samples in SAMPLES.items()
    for name, language in samples.approved
]


@pytest.mark.parametrize(("game", "name", "language"), APPROVED)
def test_golden_picture(
    game: str,
    name: str,
    language: str,
    golden_path: Callable[[str], Path],
    request: pytest.FixtureRequest,
) -> None:
    samples = SAMPLES[game]
    for band in samples.pictures[name](samples.people, words(language)):
        path = golden_path(f"{game}/{name}-{band.name}-{language}.png")
        if request.config.getoption("--update-golden"):
            path.write_bytes(band.png())
            continue
        drawn = Image.open(BytesIO(band.png())).convert("RGB")
        approved = Image.open(path).convert("RGB")
        assert drawn.size == approved.size
        changed = ImageChops.difference(drawn, approved).getbbox()
        assert changed is None, f"{path.name} differs within {changed}"


def test_every_golden_picture_is_compared(golden_path: Callable[[str], Path]) -> None:
    kept = {str(path.relative_to(golden_path(""))) for path in golden_path("").glob("*/*.png")}
    compared = {
        f"{game}/{name}-{band.name}-{language}.png"
        for game, name, language in APPROVED
        for band in SAMPLES[game].pictures[name](SAMPLES[game].people, words(language))
    }
    assert kept == compared
