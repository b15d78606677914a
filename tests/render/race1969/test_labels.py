"""Letters and codes of 1969 that can be told apart and read, in every language."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.i18n import words
from bot.settings import LANGUAGES
from render.core.cache import clear_caches
from render.core.palette import Colour, contrast
from render.core.text import SMALLEST, TextStyle
from render.race1969 import sprites
from render.race1969.theme import DIE_COLOURS, INK, SCIENTIST_COLOURS, Labels, letter_ink
from tests.render.race1969.samples import PEOPLE, PICTURES
from tests.render.test_contrast import READABLE


def test_letters_can_be_read_on_dice_and_cubes() -> None:
    for colour in DIE_COLOURS.values():
        assert contrast(INK, colour) >= READABLE
    for scientist, colour in SCIENTIST_COLOURS.items():
        assert contrast(letter_ink(scientist), colour) >= READABLE


@pytest.mark.parametrize("name", PICTURES)
def test_letters_on_pieces_are_not_smaller_than_texts(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: set[int] = set()
    write = sprites.write_centred

    def recording(
        sprite: Image.Image, x: int, y: int, letter: str, style: TextStyle, colour: Colour
    ) -> None:
        sizes.add(style.size)
        write(sprite, x, y, letter, style, colour)

    monkeypatch.setattr(sprites, "write_centred", recording)
    clear_caches()
    for band in PICTURES[name](PEOPLE, words("en")):
        band.draw(*band.shown)
    assert min(sizes) >= SMALLEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_nations_and_scientists_have_letters_of_their_own(language: str) -> None:
    labels = Labels.of(words(language))
    assert len(set(labels.letters)) == 5
    assert len(set(labels.scientist_letters)) == 5
    assert len(set(labels.codes)) == 12
    assert {len(letter) for letter in labels.letters + labels.scientist_letters} == {1}
    assert {len(code) for code in labels.codes} == {3}
