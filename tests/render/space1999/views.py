"""Views of Spazio: 1999 to draw in tests, made by hand on the first board, which never changes."""

from __future__ import annotations

from dataclasses import replace

from rules.core.game import Decision, Outcome, Standing
from rules.space1999.board import Board
from rules.space1999.board_data import board_of, standard_board
from rules.space1999.chart import Moon, chart_of
from rules.space1999.destinations import Departure, destinations, flight_path
from rules.space1999.monitor import Tile, Tiles, grid_of, missing, route
from rules.space1999.state import Answer, LastMove, Visit, options_of
from rules.space1999.terms import BASE, CURVE, NEUTRAL, SECTORS, STRAIGHT, TURN
from rules.space1999.view import FinalScore, Own, ShipView, View
from tests.rules.space1999.first_board import first_board, first_content

PEOPLE = ("Ada Lovelace", "Юрий Гагарин", "星野 宙", "")

ROUTES: Tiles = (
    Tile("g1", "a", STRAIGHT, 0),
    Tile("a7", "b", STRAIGHT, 1),
    Tile("g13", "c", STRAIGHT, 0),
    Tile("m7", "d", CURVE, 1),
    Tile("g2", "a", STRAIGHT, 0),
    Tile("b7", "b", CURVE, 3),
    Tile("g3", "a", CURVE, 1),
    Tile("b8", "b", CURVE, 1),
    Tile("g12", "c", STRAIGHT, 0),
    Tile("m6", "d", STRAIGHT, 0),
    Tile("h3", "a", CURVE, 3),
    Tile("c8", "b", STRAIGHT, 1),
    Tile("g10", "c", STRAIGHT, 0),
    Tile("h4", "a", STRAIGHT, 0),
)
"""Sector C's third tile has been slid a square on; the others' routes are whole."""

FINISHED: Tiles = (
    Tile("g1", "a", STRAIGHT, 0),
    Tile("g2", "a", STRAIGHT, 0),
    Tile("g3", "a", CURVE, 1),
    Tile("h3", "a", CURVE, 3),
    Tile("h4", "a", CURVE, 2),
    Tile("g4", "a", CURVE, 0),
    Tile("g5", "a", STRAIGHT, 0),
    Tile("g6", "a", STRAIGHT, 0),
)
"""A way from the start in the south to Earth, round a bend."""

CHART = chart_of(first_board())
GRID = grid_of(first_board())

_PLACES = ("n20", "helin", "n45", "rovan")


def ship(seat: int, sector: str, place: str, tiles: Tiles, held: tuple[int, int]) -> ShipView:
    """A ship with the route that its tiles make."""
    return ShipView(
        seat=seat,
        sector=sector,
        place=place,
        energy=(5 * seat + 12) % 17,
        plans=1 + seat % 3,
        straights=held[0],
        curves=held[1],
        route=route(GRID, tiles, sector),
        missing=missing(GRID, tiles, sector),
    )


def renamed_board(letters: int) -> Board:
    """The first board with other planets' names, of so many letters."""
    names = {
        planet: "".join(chr(ord("a") + (n + i * i) % 26) for i in range(letters))
        for n, planet in enumerate(first_board().chart.planets)
    }
    data = first_content()
    chart = data["chart"]
    chart["planets"] = {names[planet]: at for planet, at in chart["planets"].items()}
    chart["lines"] = {
        line: [names.get(place, place) for place in places]
        for line, places in chart["lines"].items()
    }
    for program in data["programs"]:
        program["planet"] = names.get(program["planet"], program["planet"])
    return board_of(data)


def start(seats: int) -> View:
    """The public view of a table before the first move."""
    sectors = SECTORS[:seats]
    ships = tuple(ship(seat, sector, BASE, (), (0, 0)) for seat, sector in enumerate(sectors))
    return View(
        viewer=None,
        board=first_board(),
        options=options_of({}),
        round=1,
        begun=1,
        turn=0,
        first=0,
        order=tuple(range(seats)),
        decisions=(Decision(0, TURN, about="1"),),
        agenda=(),
        moon=Moon(0, 0),
        ships=tuple(replace(each, energy=7, plans=1) for each in ships),
        visits=(),
        tiles=(),
        planet_cards=24,
        planet_deck=first_board().planet_card_indexes,
        under=(),
        tray=tuple(program.id for program in first_board().program_deck),
        tray_end=(),
        moon_cards=24,
        moon_numbers=first_board().moon_deck,
        plan_cards=32,
        bank=(24, 16),
        slid_own=False,
        slid_paid=False,
        answer=None,
        last=None,
        own=None,
        final=(),
        outcome=None,
    )


def standard_start() -> View:
    """The public view of a table before the first move, on the standard board."""
    board = standard_board()
    return replace(start(4), board=board, bank=(board.tiles.straight, board.tiles.curve))


def table(seats: int) -> View:
    """A table in the middle of its game, after a flight of the first seat's ship."""
    sectors = SECTORS[:seats]
    tiles = tuple(tile for tile in ROUTES if tile.owner in sectors)
    ships = tuple(
        ship(seat, sector, _PLACES[seat], tiles, (seat % 3, (seat + 1) % 2))
        for seat, sector in enumerate(sectors)
    )
    planets = tuple(CHART.planets)
    moon = Moon(2, 3)
    return replace(
        start(seats),
        round=17,
        turn=1,
        first=1,
        decisions=(Decision(1, TURN, about="40"),),
        moon=moon,
        ships=ships,
        visits=(
            *(Visit(planets[5 * i % 24], i % 20, i % seats) for i in range(9)),
            *(
                Visit(each.place, 4 + each.seat, each.seat)
                for each in ships
                if each.place in planets
            ),
        ),
        tiles=tiles,
        planet_cards=15,
        moon_cards=7,
        moon_numbers=(1, 1, 3, 4, 4, 7, 8),
        last=flown(("n8", "n11", "n57", "n20"), moon),
    )


def flown(legs: tuple[str, ...], moon: Moon, seat: int = 0) -> LastMove:
    """A flight along straight runs between places."""
    departure = Departure(CHART, moon, legs[0], SECTORS[seat])
    return LastMove(seat, "fly", legs[0], flight_path(departure, legs[1:]))


def laid() -> View:
    """A table whose last move laid a tile, with a ship at home."""
    view = table(4)
    home = replace(view.ships[0], place=BASE)
    return replace(
        view,
        ships=(home, *view.ships[1:]),
        last=LastMove(0, "lay", "h4"),
        decisions=(Decision(0, "tiles", about="41"),),
    )


def slid() -> View:
    """A table whose last move slid a rival's tile."""
    return replace(table(4), last=LastMove(1, "slide", "g11", ("g10",)))


def jumped() -> View:
    """A table of three whose last move was a jump to a planet."""
    return replace(table(3), last=LastMove(1, "jump", "n45", ("helin",)))


def choosing() -> View:
    """The third seat's own view while it flies from a node."""
    return replace(table(3), viewer=2, decisions=(Decision(2, TURN, about="42"),), turn=2)


def within_reach() -> tuple[str, ...]:
    """Where that seat can fly for at most 3 units, its Base among the places."""
    view = choosing()
    ship = view.ships[2]
    departure = Departure(
        CHART,
        view.moon,
        ship.place,
        "c",
        blocked=frozenset({view.ships[0].place}),
        closed=frozenset(visit.planet for visit in view.visits),
        home=True,
    )
    return tuple(destinations(departure, 3))


def rich() -> View:
    """A table whose third ship has more of everything than is drawn one by one, and is shut in."""
    view = table(4)
    ship = replace(
        view.ships[2], energy=61, plans=14, straights=9, curves=8, missing=None, place=BASE
    )
    return replace(view, ships=(*view.ships[:2], ship, view.ships[3]))


def answered(answer: str, program: str = "remove-tile") -> View:
    """A plan put to the Computer, which draws the program if it is neutral."""
    drawn = program if answer == NEUTRAL else None
    return replace(table(4), answer=Answer(1, "land-corva", answer, drawn))


def holding(*plans: str) -> View:
    """The second seat's own view, with these flight plans."""
    return replace(table(4), viewer=1, own=Own(plans))


def many_plans(count: int) -> tuple[str, ...]:
    """So many flight plans, of all kinds."""
    return tuple(plan.id for plan in first_board().plan_deck[:: -(-32 // count)])[:count]


def card(instruction: str, tiles: int) -> int:
    """The first planet card with such an instruction and so many tiles."""
    return next(
        kind
        for kind, printed in enumerate(first_board().planet_cards)
        if (printed.instruction, printed.tiles) == (instruction, tiles)
    )


def over(seats: int) -> View:
    """A finished game, won by the first seat."""
    view = table(seats)
    tiles = FINISHED + tuple(tile for tile in view.tiles if tile.owner != "a")
    ships = tuple(
        replace(
            each, route=route(GRID, tiles, each.sector), missing=missing(GRID, tiles, each.sector)
        )
        for each in view.ships
    )
    scores = tuple(
        FinalScore(each.seat, max(0, 6 - (each.missing or 0)), len(each.route), each.energy, 1 + n)
        for n, each in enumerate(sorted(ships, key=lambda each: each.missing or 0))
    )
    return replace(
        view,
        ships=ships,
        tiles=tiles,
        turn=None,
        decisions=(),
        last=LastMove(0, "lay", "g6"),
        final=scores,
        outcome=Outcome(
            tuple(Standing(s.seat, s.rank, s.score) for s in sorted(scores, key=lambda s: s.seat))
        ),
    )
