"""Sample pictures of every game, for tests that go through all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.i18n import Words
from render.core.art import BadgeStyle
from render.core.picture import Band
from render.first_martians import theme as theme_martians
from render.race1969 import theme
from render.space1999 import theme as theme1999
from tests.render.first_martians import samples as first_martians
from tests.render.race1969 import samples as race1969
from tests.render.space1999 import samples as space1999


@dataclass(frozen=True)
class Samples:
    """A game's sample pictures by name, with what tests need to know of them.

    ``people`` are display names by seat, ``styles`` the badges by identity.
    ``approved`` are the golden pictures: names with a language; each
    band of theirs is a file. ``with_names`` are the pictures, apart from boards, on which names
    of people stand.
    """

    pictures: Mapping[str, Callable[[Sequence[str], Words], tuple[Band, ...]]]
    people: Sequence[str]
    styles: Mapping[str, BadgeStyle]
    ink: tuple[int, int, int]
    approved: Sequence[tuple[str, str]]
    with_names: Sequence[str]


SAMPLES = {
    "race1969": Samples(
        race1969.PICTURES,
        race1969.PEOPLE,
        theme.NATION_STYLES,
        theme.INK,
        race1969.APPROVED,
        with_names=("sheet", "hand", "reveal", "chances", "final"),
    ),
    "space1999": Samples(
        space1999.PICTURES,
        space1999.PEOPLE,
        theme1999.SECTOR_STYLES,
        theme1999.INK,
        space1999.APPROVED,
        with_names=("sheet", "hand", "planet", "answer-neutral", "check-ok", "monitor", "final"),
    ),
    "first_martians": Samples(
        first_martians.PICTURES,
        first_martians.PEOPLE,
        theme_martians.ROLE_STYLES,
        theme_martians.INK,
        first_martians.APPROVED,
        with_names=("plan", "astronaut", "final-won", "keepsake"),
    ),
}

EVERY_PICTURE = [(game, name) for game, samples in SAMPLES.items() for name in samples.pictures]
"""The game and the name of each sample picture."""
