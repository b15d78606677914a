"""The way to each tile: laid, slid or removed, with the route that would come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.games.base import Choice, Label
from bot.games.space1999 import names, pictures
from bot.games.space1999.atlas import Atlas
from bot.i18n import Words
from render.core.picture import Picture
from rules.space1999 import actions as act
from rules.space1999 import monitor
from rules.space1999.monitor import Tile, Tiles
from rules.space1999.terms import CURVE, TILE_CARD
from rules.space1999.view import Task, View

FLAT = 10
"""With more placements than this the square is chosen first, then how the tile lies."""


class Paths:
    """Labels and previews of what can be done on the Star Monitor at one moment."""

    def __init__(
        self,
        view: View,
        atlas: Atlas,
        task: Task | None,
        actions: Sequence[Any],
        people: Sequence[str],
        t: Words,
    ) -> None:
        self.view = view
        self.atlas = atlas
        self.people = people
        self.t = t
        self.by_card = task is not None and task.kind == TILE_CARD
        self.flat = sum(isinstance(action, act.Lay) for action in actions) <= FLAT

    def lay(self, action: act.Lay) -> Choice:
        """A tile onto a square, by where it leads."""
        entry, side = self.atlas.way(action.shape, action.square, action.rotation)
        after = self.atlas.laid(action.shape, action.square, action.rotation)
        text = self.t(
            "space1999-choose-lay",
            square=action.square,
            shape=names.shape(action.shape, self.t),
            entry=self.t(f"space1999-side-{names.SIDE_IDS[entry]}"),
            side=self.t(f"space1999-side-{names.SIDE_IDS[side]}"),
        )
        ship = self.atlas.ship
        label = Label(text, self._outlook(after, ship.sector), names.SIDES[side])
        path: tuple[Label, ...] = (label,)
        if not self.flat:
            square = Label(self.t("space1999-choose-square", square=action.square), "", "🔲")
            path = (square, label)
        held = (
            ship.straights - (action.shape != CURVE),
            ship.curves - (action.shape == CURVE),
        )
        note = ""
        if sum(held):
            note = self.t("space1999-preview-left", tiles=names.tiles(held, self.t))
        return self._shown(action, path, f"🧩 **{text}**", after, ship.sector, note)

    def slide(self, action: act.Slide, root: tuple[Label, ...]) -> Choice:
        """A tile to the square beside it."""
        tile = self.atlas.tile(action.square)
        after = monitor.slid(self.view.tiles, action.square, action.onto)
        onto = Label(
            self.t("space1999-choose-onto", square=action.onto),
            self._outlook(after, tile.owner),
            _arrow(action.square, action.onto),
        )
        told = self.t(
            "space1999-preview-slide",
            whose=self._whose(tile),
            shape=names.shape(tile.shape, self.t),
            square=action.square,
            onto=action.onto,
        )
        return self._shown(
            action,
            (*root, self._tile(tile), onto),
            f"{names.SLIDE} {told}",
            after,
            tile.owner,
            self._price(tile),
        )

    def remove(self, action: act.Remove) -> Choice:
        """A tile off the Monitor."""
        tile = self.atlas.tile(action.square)
        after = monitor.removed(self.view.tiles, action.square)
        told = self.t(
            "space1999-preview-remove",
            whose=self._whose(tile),
            shape=names.shape(tile.shape, self.t),
            square=action.square,
        )
        return self._shown(
            action, (self._tile(tile),), f"{names.REMOVE} {told}", after, tile.owner, ""
        )

    def _tile(self, tile: Tile) -> Label:
        """A tile on the Monitor, by its square and its owner."""
        text = self.t(
            "space1999-choose-tile", square=tile.square, shape=names.shape(tile.shape, self.t)
        )
        own = tile.owner == self.atlas.ship.sector
        seat = self.atlas.owner(tile)
        hint = self.t(
            "space1999-hint-tile",
            own="yes" if own else "no",
            who=self.people[seat],
            paid="no" if own or self.by_card else "yes",
            price=self.view.board.energy.slide,
        )
        return Label(text, hint, names.SECTORS[tile.owner])

    def _whose(self, tile: Tile) -> str:
        return names.who(self.view, self.people, self.atlas.owner(tile))

    def _price(self, tile: Tile) -> str:
        if self.by_card or tile.owner == self.atlas.ship.sector:
            return self.t("space1999-preview-free")
        price, energy = self.view.board.energy.slide, self.atlas.ship.energy
        return self.t("space1999-preview-price", price=price, left=energy - price)

    def _outlook(self, after: Tiles, sector: str) -> str:
        """How far a route would then be from Earth."""
        return outlook(self.atlas.missing(after, sector), self.t)

    def _shown(
        self,
        action: act.Lay | act.Slide | act.Remove,
        path: tuple[Label, ...],
        told: str,
        after: Tiles,
        sector: str,
        note: str,
    ) -> Choice:
        """A choice with its preview: what is done, and each route that it changes."""
        lines = [told, *self._changes(after, sector), note]
        return Choice(
            action,
            path,
            "\n".join(line for line in lines if line),
            picture=self._picture(action),
        )

    def _changes(self, after: Tiles, sector: str) -> list[str]:
        lines = []
        for ship in self.view.ships:
            now = self.atlas.missing(after, ship.sector)
            if now != ship.missing or ship.sector == sector:
                lines.append(
                    self.t(
                        "space1999-preview-route",
                        who=names.tag(self.view, ship.seat),
                        before=outlook(ship.missing, self.t),
                        after=outlook(now, self.t),
                    )
                )
        return lines

    def _picture(
        self, action: act.Lay | act.Slide | act.Remove
    ) -> Callable[[Sequence[str]], Picture]:
        """The Monitor with the move marked; a tile that would be removed is gone."""

        def draw(people: Sequence[str]) -> Picture:
            if isinstance(action, act.Remove):
                left = monitor.removed(self.view.tiles, action.square)
                return pictures.monitor(replace(self.view, tiles=left, last=None), people, self.t)
            return pictures.monitor(self.view, people, self.t, action)

        return draw


def outlook(missing: int | None, t: Words) -> str:
    """3 tiles to Earth; there; shut in."""
    if missing is None:
        return t("space1999-route-shut")
    return t("space1999-route-missing", count=missing)


def _arrow(square: str, onto: str) -> str:
    here, there = monitor.position(square), monitor.position(onto)
    return names.SIDES[monitor.STEPS.index((there[0] - here[0], there[1] - here[1]))]
