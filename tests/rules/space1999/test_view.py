"""Figures that follow from a view: ranks, chances of cards, nodes worth stopping at."""

from __future__ import annotations

import pytest

from rules.space1999.chart import Moon
from rules.space1999.decision_rules import begin_round
from rules.space1999.destinations import Departure, destinations
from rules.space1999.outlook import (
    HOMEWARD,
    MOON,
    PLANETS,
    Navigation,
    advised_stops,
    moon_chance,
    moon_numbers_ahead,
    tiles_after,
)
from rules.space1999.slides import Remove
from rules.space1999.state import Progress
from rules.space1999.view import energy_decides, program_shares, ranks, tile_chance
from tests.rules.space1999.table import EAST, Table

# Ranks


def test_the_rank_goes_by_squares_nearer_to_earth_then_by_energy() -> None:
    table = Table("a", "b", "c")
    assert ranks(table.view()) == (1, 1, 1)
    table.give("b", energy=9)
    assert ranks(table.view()) == (2, 1, 2)
    table.lay("a straight g1 0")
    assert ranks(table.view()) == (1, 2, 3)
    view = table.view("c")
    assert ranks(view, tiles_after(view, 2, Remove("g1"))) == (2, 1, 2)


def test_energy_decides_only_between_routes_that_are_as_near() -> None:
    table = Table("a", "b", "c")

    def decided() -> list[bool]:
        return [energy_decides(table.view(), seat) for seat in range(3)]

    assert decided() == [False] * 3, "all are equal"
    table.give("b", energy=9)
    assert decided() == [True] * 3
    table.lay("a straight g1 0")
    assert decided() == [False, True, True], "the nearest needs no energy for its rank"
    view = table.view("c")
    assert energy_decides(view, 0, tiles_after(view, 2, Remove("g1")))
    table.give("b", energy=table.ship("c").energy)
    assert decided() == [False] * 3


def test_energy_is_not_said_to_decide_where_routes_lack_different_figures() -> None:
    """A route that wandered off is ranked as one not begun, but it reads 7 tiles against 6."""
    table = Table("a", "b")
    table.give("b", energy=9)
    table.lay("a curve g1 1")
    lacking = [ship.missing for ship in table.view().ships]
    assert lacking[0] != lacking[1]
    assert [energy_decides(table.view(), seat) for seat in range(2)] == [False] * 2


def test_the_ranks_of_those_who_lost_are_those_of_the_end() -> None:
    table = Table("a", "b", "c", moon=EAST)
    table.lay(*(f"a straight g{row} 0" for row in range(1, 6)), "c straight g13 0")
    table.give("a", place="n13", energy=9, tiles=(1, 0))
    table.give("b", energy=2)
    table.give("c", energy=1)
    table.do("a", "fly base")
    table.chance(lambda: table.do("a", "lay straight g6 0"), lambda _: bool(table.view().outcome))
    view = table.view()
    final = {score.seat: score.rank for score in view.final}
    assert [final[seat] for seat in (1, 2)] == [ranks(view)[seat] for seat in (1, 2)] == [3, 2]


# Cards


def test_the_chance_of_a_tile_is_that_of_the_cards_on_no_planet() -> None:
    table = Table()
    deck = table.board.planet_deck
    assert tile_chance(table.view()) == round(100 * sum(bool(c.tiles) for c in deck) / len(deck))
    planets = iter(table.board.chart.planets)
    while len(table.state.planet_deck) > 1:
        table.visit(next(planets))
    (last,) = table.state.planet_deck
    sure = 100 if table.board.planet_cards[last].tiles else 0
    assert tile_chance(table.view()) == sure
    table.set(bank=(0, 0))
    assert tile_chance(table.view()) == 0


def test_the_shares_of_the_computers_cards_are_those_of_its_deck() -> None:
    table = Table()
    shares, deck = program_shares(table.view()), table.board.program_deck
    assert abs(shares["tile"] - 100 * sum("tile" in card.kind for card in deck) / len(deck)) < 1
    for kind in ("energy", "land", "return", "plans"):
        assert abs(shares[kind] - 100 * sum(c.kind == kind for c in deck) / len(deck)) < 1
    for gone in range(len(deck)):
        table.set(tray=tuple(program.id for program in deck)[gone:])
        assert sum(program_shares(table.view()).values()) == 100


def test_the_shares_of_the_computers_cards_leave_out_those_gone_by() -> None:
    table = Table()
    moves, others = ("move-tile",), tuple(program.id for program in table.board.program_deck)[1:]
    table.set(tray=moves, tray_end=others)
    assert program_shares(table.view())["tile"] == 100
    table.set(tray=(), tray_end=("energy-3", *others))
    assert program_shares(table.view())["energy"] == 100
    assert program_shares(table.view())["tile"] == 0


def test_a_card_under_the_deck_does_not_count_until_it_comes_up() -> None:
    table = Table()
    cards = table.board.planet_cards
    without_tiles = next(n for n, card in enumerate(cards) if not card.tiles)
    with_tiles = next(n for n, card in enumerate(cards) if card.tiles)
    table.set(planet_deck=(without_tiles,), under=(with_tiles,))
    assert tile_chance(table.view()) == 0
    table.set(planet_deck=(), under=(with_tiles, without_tiles))
    assert tile_chance(table.view()) == 100


# Stops


def at(node: str, *, energy: int, tiles: tuple[int, int] = (0, 0), number: int = 8) -> Table:
    table = Table("a", "b", moon=Moon(number, 0))
    table.give("a", place=node, energy=energy, tiles=tiles)
    return table


@pytest.mark.parametrize("node", ["n9", "n33", "n63"])
def test_planets_straight_ahead_are_one_run_away_from_the_stop(node: str) -> None:
    table = at(node, energy=4)
    found = advised_stops(Navigation(table.view("a"), 0))
    assert len(found) == 3
    assert found[0].why == PLANETS
    for stop in (each for each in found if each.why == PLANETS):
        there = at(stop.node, energy=1)
        reached = Navigation(there.view("a"), 0).planets_in_reach
        assert len(reached) == stop.figure > 0
    best = max(
        len(Navigation(at(other, energy=1).view("a"), 0).planets_in_reach)
        for other in Navigation(table.view("a"), 0).flights.nodes
        if Navigation(table.view("a"), 0).flights.costs[other] < 4
    )
    assert found[0].figure == best


def test_a_ship_with_tiles_that_cannot_get_home_is_shown_the_way_there() -> None:
    table = at("n31", energy=1, tiles=(1, 0))
    navigation = Navigation(table.view("a"), 0)
    assert "base" not in navigation.flights
    first = advised_stops(navigation)[0]
    assert first.why == HOMEWARD
    # The Moon will have moved, and the Base with it, when the ship flies on from there.
    view, chart = table.view("a"), table.state.start.chart
    ahead = [view.moon.moved(number) for number in moon_numbers_ahead(view)]
    ways = [destinations(Departure(chart, moon, "base", "a"), 99).costs for moon in ahead]
    costs = {
        node: sum(
            0 if node in chart.swept(view.moon.number, moon.number) else way[node]
            for moon, way in zip(ahead, ways, strict=True)
        )
        / len(ahead)
        for node in navigation.flights.nodes
    }
    assert costs[first.node] == min(costs.values())
    assert first.figure == round(costs[first.node])
    table = at("n31", energy=9, tiles=(1, 0))
    assert all(stop.why != HOMEWARD for stop in advised_stops(Navigation(table.view("a"), 0)))


def test_the_moon_comes_by_as_often_as_its_cards_say() -> None:
    table = at("n33", energy=3, tiles=(1, 0))
    view = table.view("a")
    navigation = Navigation(view, 0)
    (found,) = [stop for stop in advised_stops(navigation) if stop.why == MOON]
    picked_up = 0
    for number in view.moon_numbers:
        later = at(found.node, energy=3, tiles=(1, 0))
        cards = (int(other == number) for other in range(len(later.state.moon_cards)))
        later.set(moon_cards=tuple(cards))
        progress = Progress(later.state)
        begin_round(progress)
        picked_up += progress.state.ships[0].place == "base"
    assert found.figure == round(100 * picked_up / len(view.moon_numbers)) > 0
    others = navigation.flights.nodes
    assert found.figure == max(moon_chance(navigation, other) for other in others)


def test_without_energy_there_is_nowhere_to_stop() -> None:
    assert advised_stops(Navigation(at("n33", energy=0).view("a"), 0)) == ()
