"""Choose the palette of a game's pictures: ``python -m tools.palettes race1969``.

``tools/<game>/pictures.py`` gives sample bands. They are drawn in all their colours; the palette
holds the theme's colours and those that take most of the rest's error away. It is written to
``render/<game>/palette.py``.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

from render.core.art import BadgeStyle
from render.core.palette import MOST_COLOURS, Colour, Palette
from render.core.picture import Band
from rules.games import GAMES

IN_A_LINE = 12
WEIGHT = 0.6
"""Exponent of a colour's frequency in its error: 0 ignores it, 1 is proportional to it."""


def theme_colours(theme: ModuleType) -> Iterator[Colour]:
    """Every colour that a theme names, also in its tables and badges."""
    for value in vars(theme).values():
        for item in value.values() if isinstance(value, dict) else (value,):
            colour = item.colour if isinstance(item, BadgeStyle) else item
            if (
                isinstance(colour, tuple)
                and len(colour) == 3
                and all(isinstance(channel, int) for channel in colour)
            ):
                yield colour


def histogram(bands: Iterable[Band]) -> dict[Colour, int]:
    """The number of pixels of each colour in the bands, drawn without a palette."""
    counts: dict[Colour, int] = {}
    with (
        patch.object(Palette, "map", lambda _, image: image),
        patch.object(Palette, "diffuse", lambda _, row: row),
    ):
        for band in bands:
            image = band.draw(*band.shown).image
            for count, colour in image.getcolors(image.width * image.height) or ():
                assert isinstance(colour, tuple)
                red, green, blue = map(int, colour)
                counts[red, green, blue] = counts.get((red, green, blue), 0) + count
    return counts


def choose(
    pinned: Iterable[Colour], counts: Mapping[Colour, int], most: int = MOST_COLOURS
) -> tuple[Colour, ...]:
    """``pinned``, then the colours that the samples miss most, up to ``most`` in all.

    Of each cube of 4 by 4 by 4 colours, which a ``Palette`` doesn't tell apart, one at most is
    chosen: the most frequent one, unless it would stand for a pinned colour. What is rare counts
    more than its share, as letters' edges are.
    """
    chosen: dict[tuple[int, ...], Colour] = {}
    for colour in pinned:
        chosen.setdefault(_cube(colour), colour)
    frequent: dict[tuple[int, ...], tuple[int, Colour]] = {}
    weights: dict[tuple[int, ...], float] = {}
    for colour, count in counts.items():
        cube = _cube(colour)
        frequent[cube] = max(frequent.get(cube, (0, colour)), (count, colour))
        weights[cube] = weights.get(cube, 0.0) + count
    kept = {_corner(cube): _distance(colour, _corner(cube)) for cube, colour in chosen.items()}
    missed = {
        cube: min((_distance(colour, other) for other in chosen.values()), default=1 << 20)
        for cube, (_, colour) in frequent.items()
        if cube not in chosen
        and all(_distance(colour, corner) > nearest for corner, nearest in kept.items())
    }
    while len(chosen) < most and missed:
        cube = max(missed, key=lambda cube: (missed[cube] * weights[cube] ** WEIGHT, cube))
        new = chosen[cube] = frequent[cube][1]
        del missed[cube]
        for other, distance in missed.items():
            missed[other] = min(distance, _distance(frequent[other][1], new))
    return tuple(chosen.values())


def _cube(colour: Colour) -> tuple[int, ...]:
    return tuple(channel // 4 for channel in colour)


def _corner(cube: tuple[int, ...]) -> Colour:
    """The colour of a cube for which Pillow looks up the nearest one."""
    red, green, blue = (4 * channel for channel in cube)
    return red, green, blue


def _distance(one: Colour, other: Colour) -> int:
    red, green, blue = one[0] - other[0], one[1] - other[1], one[2] - other[2]
    return red * red + green * green + blue * blue


def source(game: str, colours: Iterable[Colour]) -> str:
    """The module that holds a game's palette."""
    codes = [f"{red:02x}{green:02x}{blue:02x}" for red, green, blue in colours]
    lines = [" ".join(codes[i : i + IN_A_LINE]) for i in range(0, len(codes), IN_A_LINE)]
    return "\n".join(
        (
            f'"""The palette of {game}\'s pictures; ``tools/palettes.py`` writes this file."""',
            "",
            "from __future__ import annotations",
            "",
            "from render.core.palette import Palette",
            "",
            'PALETTE = Palette.parse("""',
            *lines,
            '""")',
            "",
        )
    )


def main() -> None:
    """Write the palette of the game that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    game = parser.parse_args().game
    theme = importlib.import_module(f"render.{game}.theme")
    bands = importlib.import_module(f"tools.{game}.pictures").bands()
    colours = choose(theme_colours(theme), histogram(bands))
    Path("render", game, "palette.py").write_text(source(game, colours), encoding="utf-8")


if __name__ == "__main__":
    main()
