"""The path of labels to each tile that is laid, slid or removed, with what its route gains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.games.base import Presentation
from bot.games.labels import ActionChoice, Label, LazyLabel
from bot.games.space1999 import glossary
from bot.games.space1999.prompts import place
from render.core.picture import Band
from render.space1999.monitor import monitor
from rules.core.game import Seat
from rules.space1999.monitor import STEPS, Tile, position
from rules.space1999.outlook import (
    BACK,
    TileMove,
    asked_about,
    hand_after,
    missing_after,
    owner_of,
    tile_at,
    tiles_after,
    view_after,
)
from rules.space1999.route_tiles import LOST, Lay, Leave
from rules.space1999.slides import ExtraSlide, Remove, Slide
from rules.space1999.terms import CURVE
from rules.space1999.view import View

FLAT = 24
"""With more choices than this the square or the owner is chosen first; then all is said that the
preview would say, and the tile is laid or removed at once, unless it brings a route to Earth."""


class TileLabels:
    """Labels and previews of what a seat can do on the Star Monitor at one moment.

    ``by_card`` tells of a slide that the Computer's card allows, which costs nothing.
    """

    def __init__(self, p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> None:
        self.p = p
        self.t = p.t
        self.view = p.view
        self.seat = seat
        self.ship = p.view.ships[seat]
        self.actions = actions
        self.laying = any(isinstance(action, Lay | Leave) for action in actions)
        self.flat = sum(isinstance(action, Lay | Remove) for action in actions) <= FLAT

    def lay(self, action: Lay) -> ActionChoice:
        """A tile onto a square, by where it leads."""
        leaf = partial(self._laid, action)
        if self.flat:
            return self._shown(action, leaf)
        square = Label(self.t("space1999-choose-square", square=action.square), "", "🔲")
        return replace(self._shown(action, square, leaf), at_once=True)

    def slide(
        self,
        action: Slide | ExtraSlide,
        *path: Label | LazyLabel,
        by_card: bool = False,
        at_once: bool = False,
    ) -> ActionChoice:
        """A tile to the square beside it, behind the labels of ``path``."""
        move = Slide(action.square, action.onto)
        return ActionChoice(
            action,
            (*path, partial(self.slid, move, by_card)),
            preview=partial(self._preview, move, by_card),
            bands=partial(self._bands, move),
            at_once=at_once,
            momentous=partial(self._is_asked, move),
            name=partial(self._name, move),
        )

    def slid(self, move: Slide, by_card: bool) -> Label:
        """A tile with the square it slides to, each route that this changes, and its price."""
        tile = tile_at(self.view, move.square)
        text = self.t(
            "space1999-choose-slide-onto",
            square=move.square,
            onto=move.onto,
            shape=glossary.shape(tile.shape, self.t),
        )
        price = ""
        if not by_card and tile.owner != self.ship.sector:
            left = self.ship.energy - self.view.board.energy.slide
            price = self.t("space1999-hint-left", energy=left)
        hint = glossary.hint(*self._outlooks(move, tile.owner), price)
        return Label(text, hint, _arrow(move.square, move.onto))

    def remove(self, action: Remove) -> ActionChoice:
        """A tile off the Monitor."""
        tile = tile_at(self.view, action.square)
        leaf = partial(self._removed, action, tile)
        if self.flat:
            return self._shown(action, leaf)
        sector = glossary.sector_label(tile.owner, self.t)
        owner = replace(sector, hint=self.owner(tile))
        return replace(self._shown(action, owner, leaf), at_once=True)

    @property
    def slidable(self) -> str:
        """Owners of tiles that can be slid in one's own right: ``own``, ``others`` or ``both``."""
        kind: type[Slide | ExtraSlide] = Slide
        if any(isinstance(one, ExtraSlide) for one in self.actions):
            kind = ExtraSlide
        slides = [one for one in self.actions if isinstance(one, kind)]
        owners = {tile_at(self.view, slide.square).owner for slide in slides}
        if owners == {self.ship.sector}:
            return "own"
        return "both" if self.ship.sector in owners else "others"

    # Labels

    def _laid(self, action: Lay) -> Label:
        then = place(self.p, self.seat, tiles_after(self.view, self.seat, action))
        hint = glossary.hint(self._to_earth(action, self.ship.sector), then)
        return Label(self._laying(action), hint, glossary.TILE)

    def _laying(self, action: Lay, message: str = "space1999-choose-lay") -> str:
        return self.t(
            message,
            square=action.square,
            shape=glossary.shape(action.shape, self.t),
            lie=glossary.lie(action.shape, action.rotation, self.t),
        )

    def _removed(self, action: Remove, tile: Tile) -> Label:
        hint = glossary.hint(self.owner(tile), *self._outlooks(action, tile.owner))
        return Label(self._named(tile), hint, glossary.SECTORS[tile.owner])

    def tile(self, tile: Tile) -> Label:
        """A tile on the Monitor, by its square and its owner."""
        return Label(self._named(tile), self.owner(tile), glossary.SECTORS[tile.owner])

    def _named(self, tile: Tile) -> str:
        shape = glossary.shape(tile.shape, self.t)
        return self.t("space1999-choose-tile", square=tile.square, shape=shape)

    def owner(self, tile: Tile) -> str:
        """A tile's owner, as the reader would say it."""
        own = "yes" if tile.owner == self.ship.sector else "no"
        return self.t("space1999-hint-tile", own=own, who=self.p.people[owner_of(self.view, tile)])

    def _outlooks(self, move: TileMove, sector: str) -> list[str]:
        """The outlook of the owner's route after a move, then of each other that it changes."""
        found = []
        ships = sorted(self.view.ships, key=lambda ship: ship.sector != sector)
        for ship in ships:
            missing = missing_after(self.view, self.seat, move, ship.sector)
            if missing == ship.missing and ship.sector != sector:
                continue
            found.append(
                self.t(
                    "space1999-hint-route",
                    who=glossary.sector_tag(self.p, ship.seat),
                    changed="no" if missing == ship.missing else "yes",
                    outlook=glossary.to_earth(missing, self.t),
                    before=glossary.distance(ship.missing, self.t),
                    after=glossary.distance(missing, self.t),
                )
            )
        return found

    # Previews

    def _shown(self, move: TileMove, *path: Label | LazyLabel) -> ActionChoice:
        """A choice with its preview; the last of ``path`` says what it brings."""
        return ActionChoice(
            move,
            path,
            preview=partial(self._preview, move),
            bands=partial(self._bands, move),
            momentous=partial(self._is_asked, move),
            name=partial(self._name, move),
        )

    def _name(self, move: TileMove) -> str:
        """The move for whoever doesn't see the Monitor, or isn't the one to make it."""
        if isinstance(move, Lay):
            return self._laying(move, "space1999-name-lay")
        tile = tile_at(self.view, move.square)
        shape, sector = glossary.shape(tile.shape, self.t), tile.owner.upper()
        what = {"shape": shape, "sector": sector, "square": tile.square}
        if isinstance(move, Slide):
            return self.t("space1999-name-slide", onto=move.onto, **what)
        return self.t("space1999-name-remove", **what)

    def _is_asked(self, move: TileMove) -> bool:
        """Whether the Computer is asked about a route as soon as this is done."""
        return asked_about(self.view, self.seat, move) is not None

    def _preview(self, move: TileMove, by_card: bool = False) -> str:
        """The move in words, and each route that it changes."""
        if isinstance(move, Lay):
            sector, told, note = self.ship.sector, *self._told_laying(move)
        else:
            tile = tile_at(self.view, move.square)
            sector, told, note = tile.owner, *self._told_moving(move, tile, by_card)
        lines = [told, *self._changes(move, sector), note, self._then_asked(move)]
        return "\n".join(line for line in lines if line)

    def _then_asked(self, move: TileMove) -> str:
        """The odds and outcomes of the Computer's answer, where a route comes to Earth by this."""
        owner = asked_about(self.view, self.seat, move)
        if owner is None:
            return ""
        return self.t(
            "space1999-preview-earth",
            own="yes" if owner == self.seat else "no",
            who=glossary.who(self.p, owner),
            right=glossary.odds(self.view)["route"],
            lost=LOST,
        )

    def _told_laying(self, action: Lay) -> tuple[str, str]:
        ship = self.ship
        held = (
            ship.straights - (action.shape != CURVE),
            ship.curves - (action.shape == CURVE),
        )
        told = f"{glossary.TILE} **{self._laying(action)}**"
        return told, self._in_hand(held, hand_after(self.view, self.seat, action))

    def _in_hand(self, held: tuple[int, int], fate: str) -> str:
        """The tiles left in hand, with what becomes of them: see ``hand_after``."""
        tiles = glossary.tiles(held, self.t)
        return self.t(f"space1999-preview-{fate}", tiles=tiles) if tiles else ""

    def _told_moving(self, action: Slide | Remove, tile: Tile, by_card: bool) -> tuple[str, str]:
        what = {
            "whose": glossary.who(self.p, owner_of(self.view, tile)),
            "shape": glossary.shape(tile.shape, self.t),
            "square": action.square,
        }
        if isinstance(action, Remove):
            return f"{glossary.REMOVE} {self.t('space1999-preview-remove', **what)}", ""
        told = self.t("space1999-preview-slide", onto=action.onto, **what)
        notes = [self._price(tile, by_card)]
        if self.laying and asked_about(self.view, self.seat, action) == self.seat:
            held = self.ship.straights, self.ship.curves
            notes.append(self._in_hand(held, BACK))
        return f"{glossary.SLIDE} {told}", "\n".join(filter(None, notes))

    def _price(self, tile: Tile, by_card: bool) -> str:
        if by_card or tile.owner == self.ship.sector:
            return self.t("space1999-preview-free")
        price, energy = self.view.board.energy.slide, self.ship.energy
        return self.t("space1999-preview-price", price=price, left=energy - price)

    def _to_earth(self, move: TileMove, sector: str) -> str:
        """The distance of a route from Earth after the move."""
        return glossary.to_earth(missing_after(self.view, self.seat, move, sector), self.t)

    def _changes(self, move: TileMove, sector: str) -> list[str]:
        """The routes that a move of a sector's tile changes, a line each, the sector's always."""
        lines = []
        for ship in self.view.ships:
            missing = missing_after(self.view, self.seat, move, ship.sector)
            if missing != ship.missing or ship.sector == sector:
                lines.append(
                    self.t(
                        "space1999-preview-route",
                        who=glossary.sector_tag(self.p, ship.seat),
                        before=glossary.to_earth(ship.missing, self.t),
                        after=glossary.to_earth(missing, self.t),
                    )
                )
        return lines

    def _bands(self, move: TileMove) -> tuple[Band, ...]:
        """The Monitor with the move marked; a tile that would be removed is gone."""
        if isinstance(move, Remove):
            left = replace(view_after(self.view, self.seat, move), last=None)
            return (monitor(left, self.p.names, self.t),)
        return (monitor(self.view, self.p.names, self.t, move),)


def _arrow(square: str, onto: str) -> str:
    here, there = position(square), position(onto)
    return glossary.SIDES[STEPS.index((there[0] - here[0], there[1] - here[1]))]
