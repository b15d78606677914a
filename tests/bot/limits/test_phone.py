"""A beginner's panels of First Martians on a phone: at most one and a half screens high."""

from __future__ import annotations

import copy
import io
from collections.abc import Sequence
from typing import Any

import pytest
from PIL import Image

from bot.games.first_martians.learning import GUIDE
from bot.messages.components.phone import (
    LETTERS,
    LINE,
    PANEL,
    fitting_lines,
    line_height,
    parts_height,
)
from bot.settings import LANGUAGES
from rules.core.chance import SEED_BYTES
from tests.bot.cogs.before_start.test_guided import Newcomer
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.simulated_server import SimulatedServer, said
from tests.covering import covering

SEEDS = (5, 6, 7, 8)
LINES = 3 * LINE
"""Points by which a panel may pass one and a half screens: warnings of three lines stay whole."""
MOVES = 14
"""Moves of a guided game: its first two sols."""


class Screens:
    """Every screen that a person sees, kept as it was shown: Discord edits them in place."""

    def __init__(self) -> None:
        self.seen: list[tuple[Any, list[Any], str]] = []

    def look(self, shown: Any) -> None:
        kept = copy.deepcopy(shown.components), [*shown.attachments], said(shown)
        if kept[2] not in [text for *_, text in self.seen[-1:]]:
            self.seen.append(kept)

    async def heights(self) -> list[tuple[int, str]]:
        """The points of each screen, with what it says."""
        return [
            (await points(components, attachments), text)
            for components, attachments, text in self.seen
        ]


async def points(components: Sequence[Any], attachments: Sequence[Any]) -> int:
    """The points that a message's parts take, its pictures included."""
    pictures = {}
    for each in attachments:
        image = Image.open(io.BytesIO(await each.read()))
        pictures[each.filename] = image.height
    return parts_height(components, pictures)


@pytest.mark.drawn_pictures
@pytest.mark.parametrize(("language", "seed"), covering(LANGUAGES, SEEDS))
async def test_a_beginners_panel_takes_one_and_a_half_screens_at_most(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, language: str, seed: int
) -> None:
    deal_from(monkeypatch, bytes([seed]) * SEED_BYTES)
    newcomer, screens = Newcomer(server, "first_martians", language), Screens()
    await newcomer.open()
    table = await newcomer.table()
    for _ in range(MOVES):
        if not await newcomer.asked(table):
            break
        await newcomer.move(table, screens.look)
    heights = await screens.heights()
    assert len(heights) > 2 * MOVES
    for height, text in heights:
        assert height <= PANEL + LINES, text
        rules = [line for line in text.split("\n") if line.startswith("📖 ")]
        assert len(rules) <= GUIDE.at_once <= 2


def test_long_lines_are_reckoned_as_the_rows_that_they_take() -> None:
    assert line_height("x" * LETTERS) == LINE
    assert line_height("x" * (LETTERS + 1)) == 2 * LINE
    assert line_height(f"**{'x' * LETTERS}**") == LINE
    assert line_height("-# x") < LINE <= line_height("### x")


def test_what_does_not_fit_is_left_to_the_log() -> None:
    text = "\n".join("abc")
    assert fitting_lines(text, 3 * LINE, "…") == text
    assert fitting_lines(text, 2 * LINE, "…") == "a\n…"
    assert fitting_lines("x" * 10 * LETTERS, LINE, "…").count("x") < 2 * LETTERS
