"""The path of labels to each slide: two presses from the panel however many tiles there are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.games.labels import ActionChoice, Label
from bot.games.space1999 import glossary
from bot.games.space1999.choices.tile_choices import TileLabels
from render.core.picture import Band
from render.space1999.monitor import monitor
from rules.space1999 import actions as act
from rules.space1999.views.tile_moves import tile_at

SELECT = 25
"""Slides that a select takes."""
SELECTS = 4
"""Selects that a screen has room for."""
AT_ONCE = 23
"""Slides by a card that fit beside the other choices of its panel."""


class SlidePaths:
    """The path of labels to each slide; with ``by_card`` some are the card's, the others extra.

    A slide in one's own right acts at once, as its label says which routes it changes and how. So
    does one by a card where the tile had to be chosen first. One that brings a route to Earth is
    always confirmed.
    """

    def __init__(self, tiles: TileLabels, actions: Sequence[Any], *, by_card: bool) -> None:
        self.tiles = tiles
        kind = act.ExtraSlide if by_card else act.Slide
        self._slides = [action for action in actions if isinstance(action, kind)]
        self._few = sum(isinstance(action, act.Slide) for action in actions) <= AT_ONCE
        self._groups = self._grouped()
        self._numbers = {slide: n for n, group in enumerate(self._groups) for slide in group}
        self._labels: dict[int, Label] = {}

    def free(self, action: act.Slide | act.ExtraSlide, root: Label) -> ActionChoice:
        """A slide in one's own right; ``root`` leads to all of them."""
        path: tuple[Label, ...] = (root,)
        if len(self._groups) > 1:
            path = (root, self._group(self._numbers[action]))
        return self.tiles.slide(action, *path, at_once=True)

    def by_card(self, action: act.Slide) -> ActionChoice:
        """A slide that the Computer's card allows; with many, the tile is chosen first."""
        if self._few:
            return self.tiles.slide(action, by_card=True)
        tile = tile_at(self.tiles.view, action.square)
        chosen = partial(self.tiles.tile, tile)
        return self.tiles.slide(action, chosen, by_card=True, at_once=True)

    def bands(self) -> tuple[Band, ...]:
        """The Star Monitor with the tiles that can be slid."""
        tiles = self.tiles
        squares = tuple(dict.fromkeys(slide.square for slide in self._slides))
        return (monitor(tiles.view, tiles.p.names, tiles.t, choices=squares),)

    def _grouped(self) -> list[list[Any]]:
        """The slides by select: by owner where that makes few enough, else one after the other."""
        if len(self._slides) <= SELECT:
            return [self._slides]
        by_owner: dict[str, list[Any]] = {}
        for slide in self._slides:
            owner = tile_at(self.tiles.view, slide.square).owner
            by_owner.setdefault(owner, []).append(slide)
        parts = [part for slides in by_owner.values() for part in _parts(slides)]
        return parts if len(parts) <= SELECTS else _parts(self._slides)

    def _group(self, number: int) -> Label:
        if number not in self._labels:
            group = self._groups[number]
            owners = {tile_at(self.tiles.view, slide.square).owner for slide in group}
            whose = self.tiles.owner(tile_at(self.tiles.view, group[0].square))
            text = self.tiles.t(
                "space1999-choose-slides",
                one="yes" if len(owners) == 1 else "no",
                whose=whose,
                first=group[0].square,
                last=group[-1].square,
                count=len(group),
            )
            emoji = glossary.SECTORS[owners.pop()] if len(owners) == 1 else glossary.SLIDE
            self._labels[number] = Label(text, emoji=emoji)
        return self._labels[number]


def _parts(slides: list[Any]) -> list[list[Any]]:
    return [slides[n : n + SELECT] for n in range(0, len(slides), SELECT)]
