"""The way to each tile: laid, slid or removed, with the route that would come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from bot.games.base import ActionChoice, Label, LazyLabel
from bot.games.space1999 import names, pictures
from bot.games.space1999.geometry import Atlas
from bot.i18n import Words
from render.core.picture import Picture
from rules.space1999 import actions as act
from rules.space1999.monitor.grid import STEPS, position
from rules.space1999.monitor.tiles import Tile, Tiles, removed, slid
from rules.space1999.terms import CURVE, TILE_CARD
from rules.space1999.views.view import Task, View

Move: TypeAlias = act.Lay | act.Slide | act.Remove

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

    def lay(self, action: act.Lay) -> ActionChoice:
        """A tile onto a square, by where it leads."""
        if self.flat:
            return self._shown(action, lambda: self._laid(action))
        square = Label(self.t("space1999-choose-square", square=action.square), "", "🔲")
        return self._shown(action, square, lambda: self._laid(action))

    def slide(self, action: act.Slide, root: tuple[Label, ...]) -> ActionChoice:
        """A tile to the square beside it."""
        tile = self.atlas.tile(action.square)
        return self._shown(
            action, *root, lambda: self._tile(tile), lambda: self._slid(action, tile)
        )

    def remove(self, action: act.Remove) -> ActionChoice:
        """A tile off the Monitor."""
        tile = self.atlas.tile(action.square)
        return self._shown(action, lambda: self._tile(tile))

    # Labels

    def _laid(self, action: act.Lay) -> Label:
        _, side = self.atlas.way(action.shape, action.square, action.rotation)
        hint = self._outlook(self._after(action), self.atlas.ship.sector)
        return Label(self._laying(action), hint, names.SIDES[side])

    def _laying(self, action: act.Lay) -> str:
        entry, side = self.atlas.way(action.shape, action.square, action.rotation)
        return self.t(
            "space1999-choose-lay",
            square=action.square,
            shape=names.shape(action.shape, self.t),
            entry=self.t(f"space1999-side-{names.SIDE_IDS[entry]}"),
            side=self.t(f"space1999-side-{names.SIDE_IDS[side]}"),
        )

    def _slid(self, action: act.Slide, tile: Tile) -> Label:
        text = self.t("space1999-choose-onto", square=action.onto)
        hint = self._outlook(self._after(action), tile.owner)
        return Label(text, hint, _arrow(action.square, action.onto))

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

    # Previews

    def _shown(self, action: Move, *way: Label | LazyLabel) -> ActionChoice:
        """A choice with its preview: what is done, and each route that it changes."""
        return ActionChoice(
            action, way, preview=lambda: self._preview(action), picture=self._picture(action)
        )

    def _preview(self, action: Move) -> str:
        if isinstance(action, act.Lay):
            sector, told, note = self.atlas.ship.sector, *self._told_laying(action)
        else:
            tile = self.atlas.tile(action.square)
            sector, told, note = tile.owner, *self._told_moving(action, tile)
        lines = [told, *self._changes(self._after(action), sector), note]
        return "\n".join(line for line in lines if line)

    def _told_laying(self, action: act.Lay) -> tuple[str, str]:
        ship = self.atlas.ship
        held = (
            ship.straights - (action.shape != CURVE),
            ship.curves - (action.shape == CURVE),
        )
        left = self.t("space1999-preview-left", tiles=names.tiles(held, self.t))
        return f"🧩 **{self._laying(action)}**", left if sum(held) else ""

    def _told_moving(self, action: act.Slide | act.Remove, tile: Tile) -> tuple[str, str]:
        what = {
            "whose": names.who(self.view, self.people, self.atlas.owner(tile)),
            "shape": names.shape(tile.shape, self.t),
            "square": action.square,
        }
        if isinstance(action, act.Remove):
            return f"{names.REMOVE} {self.t('space1999-preview-remove', **what)}", ""
        told = self.t("space1999-preview-slide", onto=action.onto, **what)
        return f"{names.SLIDE} {told}", self._price(tile)

    def _price(self, tile: Tile) -> str:
        if self.by_card or tile.owner == self.atlas.ship.sector:
            return self.t("space1999-preview-free")
        price, energy = self.view.board.energy.slide, self.atlas.ship.energy
        return self.t("space1999-preview-price", price=price, left=energy - price)

    def _after(self, action: Move) -> Tiles:
        """The Monitor as it would be then."""
        match action:
            case act.Lay():
                return self.atlas.laid(action.shape, action.square, action.rotation)
            case act.Slide():
                return slid(self.view.tiles, action.square, action.onto)
            case act.Remove():
                return removed(self.view.tiles, action.square)

    def _outlook(self, after: Tiles, sector: str) -> str:
        """How far a route would then be from Earth."""
        return outlook(self.atlas.missing(after, sector), self.t)

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

    def _picture(self, action: Move) -> Callable[[Sequence[str]], Picture]:
        """The Monitor with the move marked; a tile that would be removed is gone."""

        def draw(people: Sequence[str]) -> Picture:
            if isinstance(action, act.Remove):
                left = replace(self.view, tiles=self._after(action), last=None)
                return pictures.monitor(left, people, self.t)
            return pictures.monitor(self.view, people, self.t, action)

        return draw


def outlook(missing: int | None, t: Words) -> str:
    """3 tiles to Earth; there; shut in."""
    if missing is None:
        return t("space1999-route-shut")
    return t("space1999-route-missing", count=missing)


def _arrow(square: str, onto: str) -> str:
    here, there = position(square), position(onto)
    return names.SIDES[STEPS.index((there[0] - here[0], there[1] - here[1]))]
