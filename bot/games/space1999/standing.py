"""The standing of a seat: phase, energy, rank, and how far it and each rival are from Earth."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.space1999 import glossary
from rules.core.game import Seat
from rules.space1999.monitor.tiles import Tiles
from rules.space1999.views.navigation import Navigation
from rules.space1999.views.ranking import energy_decides, ranks
from rules.space1999.views.view import View


def status(p: Presentation[View], navigation: Navigation) -> list[str]:
    """The round, the ship with what it holds, its route, and what ranks the rivals."""
    ship, view, t = navigation.ship, p.view, p.t
    rivals = [
        t(
            "space1999-status-rival",
            who=glossary.sector_tag(p, rival.seat),
            outlook=glossary.to_earth(rival.missing, t),
            energy=rival.energy,
        )
        for rival in view.ships
        if rival.seat != ship.seat
    ]
    return [
        "-# "
        + t(
            "space1999-status-round",
            round=view.round,
            number=view.moon.number,
            visited=len(view.visits),
            planets=len(view.board.chart.planets),
        ),
        t(
            "space1999-status",
            where=glossary.where(ship.place, "at", t),
            energy=ship.energy,
            count=navigation.held,
            tiles=glossary.tiles((ship.straights, ship.curves), t),
        ),
        t(
            "space1999-status-route",
            laid=len(ship.route),
            outlook=glossary.to_earth(ship.missing, t),
            place=place(p, ship.seat),
        ),
        "-# " + t("space1999-status-rivals", rivals=" · ".join(rivals)),
    ]


def place(p: Presentation[View], seat: Seat, tiles: Tiles | None = None) -> str:
    """A seat's rank among all, now or with other tiles on the Monitor: place 2 of 3 (by energy)."""
    found = ranks(p.view, tiles)
    rank = found[seat]
    shared = "yes" if found.count(rank) > 1 else "no"
    energy = "yes" if energy_decides(p.view, seat, tiles) else "no"
    return p.t("space1999-place", rank=rank, seats=len(found), shared=shared, energy=energy)
