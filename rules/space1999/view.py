"""The view of a crew, or of the public, made of a state, and figures worked out from a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.core.game import Decision, Outcome, Seat, Viewer
from rules.core.values import percentages
from rules.space1999.board import Board
from rules.space1999.chart import Moon
from rules.space1999.monitor import (
    Tile,
    Tiles,
    grid_of,
    missing,
    route,
    squares_nearer,
    tiles_to_earth,
)
from rules.space1999.state import (
    OWN_SLIDE,
    PAID_SLIDE,
    Answer,
    LastMove,
    Options,
    State,
    Task,
    Visit,
)
from rules.space1999.terms import ENERGY, LAND, MORE_PLANS, RETURN


@dataclass(frozen=True, slots=True)
class ShipView:
    """One ship, as all can see it. ``place`` is an id of the chart or ``base``.

    ``plans`` counts the flight plans in hand; ``straights`` and ``curves`` the route tiles held.
    ``route`` are the squares of the unbroken route, ``missing`` the fewest tiles that would still
    complete it, ``None`` where it is shut in.
    """

    seat: Seat
    sector: str
    place: str
    energy: int
    plans: int
    straights: int
    curves: int
    route: tuple[str, ...]
    missing: int | None


@dataclass(frozen=True, slots=True)
class Own:
    """The secrets of the viewing seat: the flight plans in its hand, in order of their ids."""

    plans: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class FinalScore:
    """The result of a seat: ``score`` squares nearer to Earth than its start, then ``energy``.

    ``route`` counts the tiles of the unbroken route.
    """

    seat: Seat
    score: int
    route: int
    energy: int
    rank: int


@dataclass(frozen=True, slots=True)
class View:
    """The whole game as one viewer may know it.

    ``round`` counts from 1, ``begun`` the turns that have begun in it; ``turn`` is the seat whose
    turn it is, ``order`` this game's order of play. ``agenda`` is what is to be decided next, first
    entry first. ``ships`` follow the seats; ``visits`` are in the order of landing. ``tiles`` lie
    on the Monitor, the first laid first. ``planet_cards``, ``moon_cards`` and ``plan_cards`` count
    what is left in the decks, ``moon_numbers`` which Moon cards those are. All have seen which
    cards were drawn and where they went: ``planet_deck`` and ``tray`` are those of which the next
    one is any, ``under`` and ``tray_end`` those that come after them, in order, as in the state.
    ``bank`` counts the straight and curved tiles not yet taken. ``slid_own`` and ``slid_paid`` say
    which slides of this turn are spent (A25).
    """

    viewer: Viewer
    board: Board
    options: Options
    round: int
    begun: int
    turn: Seat | None
    first: Seat
    order: tuple[Seat, ...]
    decisions: tuple[Decision, ...]
    agenda: tuple[Task, ...]
    moon: Moon
    ships: tuple[ShipView, ...]
    visits: tuple[Visit, ...]
    tiles: tuple[Tile, ...]
    planet_cards: int
    planet_deck: tuple[int, ...]
    under: tuple[int, ...]
    tray: tuple[str, ...]
    tray_end: tuple[str, ...]
    moon_cards: int
    moon_numbers: tuple[int, ...]
    plan_cards: int
    bank: tuple[int, int]
    slid_own: bool
    slid_paid: bool
    answer: Answer | None
    last: LastMove | None
    own: Own | None
    final: tuple[FinalScore, ...]
    outcome: Outcome | None


def ranks(view: View, tiles: Tiles | None = None) -> tuple[int, ...]:
    """The rank of each seat, the best being 1; equal seats share one.

    By squares nearer to Earth than at the start, then by energy, as those who haven't won are
    ranked at the end. ``tiles`` may lie on the Monitor in place of those that do.
    """
    results = _results(view, tiles)
    return tuple(1 + sum(other > result for other in results) for result in results)


def energy_decides(view: View, seat: Seat, tiles: Tiles | None = None) -> bool:
    """Whether the seat is ahead of or behind another by energy, and their routes lack as many.

    Routes that are no nearer than at the start count alike, though one of them may lack more: where
    these figures are read, energy doesn't seem to decide.
    """
    grid, lying = grid_of(view.board), view.tiles if tiles is None else tiles
    lacking = [tiles_to_earth(grid, lying, ship.sector) for ship in view.ships]
    results = _results(view, tiles)
    nearer, energy = results[seat]
    return any(
        near == nearer and other != energy and lacks == lacking[seat]
        for (near, other), lacks in zip(results, lacking, strict=True)
    )


def _results(view: View, tiles: Tiles | None) -> list[tuple[int, int]]:
    grid, lying = grid_of(view.board), view.tiles if tiles is None else tiles
    return [(squares_nearer(grid, lying, ship.sector), ship.energy) for ship in view.ships]


TILE = "tile"
"""In ``program_shares``, the Computer's cards that move a route tile or remove one."""


def tile_chance(view: View) -> int:
    """The chance in percent that the next landing brings a route tile.

    None does while the Bank has no tiles left.
    """
    cards = [view.board.planet_cards[index] for index in view.planet_deck or view.under[:1]]
    if not any(view.bank) or not cards:
        return 0
    return round(100 * sum(card.tiles > 0 for card in cards) / len(cards))


def program_shares(view: View) -> Mapping[str, int]:
    """The chances in percent of what the Computer's next card brings, ``TILE`` among them."""
    programs = [view.board.program(program) for program in view.tray or view.tray_end[:1]]
    kinds = Counter(
        card.kind if card.kind in (ENERGY, LAND, MORE_PLANS, RETURN) else TILE for card in programs
    )
    order = (TILE, ENERGY, LAND, RETURN, MORE_PLANS)
    return dict(zip(order, percentages([kinds[kind] for kind in order]), strict=True))


def view(state: State, viewer: Viewer) -> View:
    """The game as a seat, or the public, may know it.

    Raises ``ValueError`` for a seat that isn't at the table.
    """
    if viewer is not None and not 0 <= viewer < len(state.ships):
        raise ValueError(f"no seat {viewer} at this table")
    start = state.start
    return View(
        viewer=viewer,
        board=start.board,
        options=start.options,
        round=state.round,
        begun=state.begun,
        turn=state.turn,
        first=state.first,
        order=state.order,
        decisions=state.decisions,
        agenda=state.agenda,
        moon=state.moon,
        ships=tuple([_ship(state, seat) for seat in range(len(state.ships))]),
        visits=state.visits,
        tiles=state.tiles,
        planet_cards=len(state.planet_deck) + len(state.under),
        planet_deck=state.planet_deck,
        under=state.under,
        tray=state.tray,
        tray_end=state.tray_end,
        moon_cards=sum(state.moon_cards),
        moon_numbers=tuple(n for n, count in enumerate(state.moon_cards) for _ in range(count)),
        plan_cards=len(state.plan_pile),
        bank=state.bank,
        slid_own=bool(state.slid & OWN_SLIDE),
        slid_paid=bool(state.slid & PAID_SLIDE),
        answer=state.answer,
        last=state.last,
        own=None if viewer is None else Own(state.ships[viewer].plans),
        final=_final(state),
        outcome=state.outcome,
    )


def _ship(state: State, seat: Seat) -> ShipView:
    ship, sector = state.ships[seat], state.sector(seat)
    grid, tiles = state.start.grid, state.tiles
    return ShipView(
        seat=seat,
        sector=sector,
        place=ship.place,
        energy=ship.energy,
        plans=len(ship.plans),
        straights=ship.tiles[0],
        curves=ship.tiles[1],
        route=route(grid, tiles, sector),
        missing=missing(grid, tiles, sector),
    )


def _final(state: State) -> tuple[FinalScore, ...]:
    if state.outcome is None:
        return ()
    grid = state.start.grid
    return tuple(
        FinalScore(
            seat=standing.seat,
            score=standing.score,
            route=len(route(grid, state.tiles, state.sector(standing.seat))),
            energy=standing.tiebreak,
            rank=standing.rank,
        )
        for standing in state.outcome.standings
    )
