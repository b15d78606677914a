"""Pictures as they were looked at and approved; fonts are pinned, so no pixel may differ."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.i18n import words
from tests.render.approved import compare
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
        compare(band, path, update=request.config.getoption("--update-golden"))


def test_every_golden_picture_is_compared(golden_path: Callable[[str], Path]) -> None:
    kept = {str(path.relative_to(golden_path(""))) for path in golden_path("").glob("*/*.png")}
    compared = {
        f"{game}/{name}-{band.name}-{language}.png"
        for game, name, language in APPROVED
        for band in SAMPLES[game].pictures[name](SAMPLES[game].people, words(language))
    }
    assert kept == compared
