"""Reads the board's data file, or a board kept as JSON, and checks that it can be played on."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import hypot

from rules.core.data_files import Flaw, GameData, load_toml
from rules.space1999.board import Board, Point
from rules.space1999.chart import Chart, Direction, Moon, direction, disc_entry, exits
from rules.space1999.destinations import Departure, destinations, enough_energy
from rules.space1999.terms import BASE, LAND, SECTORS

FILE = "board.toml"

PLANET_CARDS, MOON_CARDS, PLANS, PROGRAMS, TILES = 24, 24, 36, 36, 40
"""The rulebook's number of cards and tiles. The board says how they are mixed."""

MARGIN = 1e-6
"""Lattice units. What lies nearer to a boundary than this can't be told to be on either side."""


def check_board(board: Board) -> None:
    """Raise ``Flaw`` where a board would break the game.

    Lines of force are straight, meet only in places and end in planets; planets are off the Moon's
    way; at every number and turn of the Moon each sector has an exit, and each planet can be
    reached from each sector, so that nobody is ever stuck.
    """
    _check_places(board)
    _check_cards(board)
    _check_lines(board)
    _check_moon(board)


def _check_cards(board: Board) -> None:
    numbers = len(board.chart.axis)
    if len(board.moon_cards.copies) != numbers or not any(board.moon_cards.copies):
        raise Flaw("moon_cards", "copies", why=f"there are {numbers} numbers, and a card is needed")
    if len(board.planet_deck) < len(board.chart.planets):
        raise Flaw("planet_cards", why="fewer cards than planets: each visited one keeps a card")
    tiles = board.tiles.straight + board.tiles.curve
    for found, right, path in (
        (len(board.planet_deck), PLANET_CARDS, ("planet_cards",)),
        (len(board.moon_deck), MOON_CARDS, ("moon_cards", "copies")),
        (len(board.plan_deck), PLANS, ("plans",)),
        (len(board.program_deck), PROGRAMS, ("programs",)),
        (tiles, TILES, ("tiles",)),
    ):
        if found != right:
            raise Flaw(*path, why=f"{found} in all, where the rulebook has {right}")
    for number, program in enumerate(board.programs):
        if program.kind == LAND and program.planet not in board.chart.planets:
            raise Flaw("programs", number, "planet", why=f"unknown planet {program.planet}")
    if len(board.plan_deck) <= board.start.plans * len(SECTORS):
        raise Flaw("plans", why="fewer flight plans than four ships start with")
    if not any(card.tiles for card in board.planet_cards):
        raise Flaw("planet_cards", why="no planet has route tiles")
    shortest = board.monitor.size // 2
    if tiles < shortest * len(SECTORS):
        raise Flaw("monitor", "size", why=f"no tiles for four routes of {shortest}")


def _check_places(board: Board) -> None:
    chart = board.chart
    if BASE in chart.planets:
        raise Flaw("chart", "planets", BASE, why=f"{BASE} isn't a planet's name")
    found: dict[Point, str] = {}
    for kind, places in (("nodes", chart.nodes), ("planets", chart.planets)):
        for place, point in places.items():
            if point in found:
                raise Flaw("chart", kind, place, why=f"lies on {found[point]}")
            found[point] = place


def _check_lines(board: Board) -> None:
    chart = board.chart
    at = {**chart.nodes, **chart.planets}
    ways: dict[tuple[str, Direction], str] = {}
    for name, line in chart.lines.items():
        path = ("chart", "lines", name)
        for place in line:
            if place not in at:
                raise Flaw(*path, why=f"unknown place {place}")
            if place in chart.planets and place not in (line[0], line[-1]):
                raise Flaw(*path, why=f"the planet {place} isn't at an end")
        if len(set(line)) != len(line):
            raise Flaw(*path, why="a place comes twice")
        for here, there in pairwise(line):
            way = direction(at[here], at[there])
            if way != direction(at[line[0]], at[line[-1]]):
                raise Flaw(*path, why=f"not straight from {here} to {there}")
            for key in ((here, way), (there, (-way[0], -way[1]))):
                if key in ways:
                    raise Flaw(*path, why=f"lies on {ways[key]} at {key[0]}")
                ways[key] = name
    for (place, way), name in ways.items():
        other = ways.get((place, (-way[0], -way[1])))
        if other not in (None, name):
            raise Flaw("chart", "lines", name, why=f"goes straight on as {other} at {place}")
    for place in at:
        if all(place not in line for line in chart.lines.values()):
            kind = "nodes" if place in chart.nodes else "planets"
            raise Flaw("chart", kind, place, why="on no line")
    for (name, line), (other, second) in combinations(chart.lines.items(), 2):
        if set(line) & set(second):
            continue
        if _cross(at[line[0]], at[line[-1]], at[second[0]], at[second[-1]]):
            raise Flaw("chart", "lines", name, why=f"crosses {other} without a node")


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments touch; those on one straight line are told apart by ``_check_lines``."""

    def side(p: Point, q: Point, r: Point) -> int:
        turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
        return (turn > 0) - (turn < 0)

    sides = side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)
    if not any(sides):
        return max(min(a, b), min(c, d)) <= min(max(a, b), max(c, d))
    return sides[0] * sides[1] <= 0 and sides[2] * sides[3] <= 0


def _check_moon(board: Board) -> None:
    chart = Chart(board.chart)
    whole = chart.swept(chart.axis.index(min(chart.axis)), chart.axis.index(max(chart.axis)))
    for planet in chart.planets:
        if planet in whole:
            raise Flaw("chart", "planets", planet, why="lies in the Moon's way")
    for number, centre in enumerate(chart.axis):
        for place, point in chart.at.items():
            if abs(hypot(point[0] - centre[0], point[1] - centre[1]) - chart.radius) < MARGIN:
                raise Flaw("chart", "moon_radius", why=f"{place} lies on the rim at {number}")
        _check_exits(chart, number)
        for sector in SECTORS:
            moon = Moon(number)
            departure = Departure(chart, moon, BASE, sector)
            if not exits(chart, moon, sector):
                where = f"the {departure.quadrant} of the Moon at {number}"
                raise Flaw("chart", "lines", why=f"none leaves {where}")
            reached = destinations(departure, enough_energy(chart))
            for planet in chart.planets:
                if planet not in reached:
                    raise Flaw("chart", "planets", planet, why=f"out of reach at {number}")
            for node in chart.nodes:
                if node not in reached and node not in chart.covered(number):
                    raise Flaw("chart", "nodes", node, why=f"out of reach at {number}")


def _check_exits(chart: Chart, number: int) -> None:
    """Refuse a line that leaves the disc on the boundary of two sectors."""
    centre = chart.axis[number]
    for place in chart.places:
        if place in chart.covered(number):
            continue
        for _, other in chart.neighbours[place]:
            rim = disc_entry(centre, chart.radius, chart.at[place], chart.at[other])
            if rim and min(abs(rim[0] - centre[0]), abs(rim[1] - centre[1])) < MARGIN:
                raise Flaw("chart", "lines", why=f"{place} lies between two sectors at {number}")


DATA = GameData(Board, lambda: load_toml("rules.space1999", FILE), check_board)

standard_board, content, board_of = DATA.standard, DATA.content, DATA.of
