"""The figures of the expert's reasons, checked by carrying its choices out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from rules.core.chance import stream
from rules.core.game import Seat, Setup
from rules.space1999.autopilots import EXPERT, PILOT
from rules.space1999.destinations import Departure, destinations
from rules.space1999.game import GAME
from rules.space1999.outlook import tile_at
from rules.space1999.reasons import SHUT_IN
from rules.space1999.route_tiles import RouteChecked
from rules.space1999.ships import Flew, Fly, Step
from rules.space1999.state import Action, State
from rules.space1999.terms import BASE
from rules.space1999.view import ShipView, View, tile_chance

GAMES = 6
TOLD = {
    *("home", "planet", "node-home", "node-planets", "node-moon"),
    *(
        "plan-land",
        "plan-return",
        "plan-energy",
        "lay-earth",
        "lay-nearer",
        "lay-plan",
        "slide-own",
    ),
    "slide-rival",
}
"""Reasons that come up in these games."""


@dataclass(frozen=True)
class Told:
    """A choice of a seat with a reason, in a state."""

    state: State
    seat: Seat
    action: Action
    id: str
    figures: Any

    @property
    def view(self) -> View:
        return GAME.view(self.state, self.seat)

    @property
    def ship(self) -> ShipView:
        return self.view.ships[self.seat]

    @property
    def after(self) -> View:
        return GAME.view(GAME.apply(self.state, self.seat, self.action).state, self.seat)


def told(seats: int, seed: int) -> Iterator[Told]:
    """Every action of a game with a reason, be it one that the expert would take or not."""
    dice = stream(bytes([seed]) * 32, "reasons")
    state = GAME.new(Setup(GAME.identities[:seats]), bytes([seed]) * 32).state
    while decisions := GAME.decisions(state):
        seat = next(one.seat for one in decisions if not one.ready)
        actions, view = GAME.legal_actions(state, seat), GAME.view(state, seat)
        step = max(1, len(actions) // 6)
        for action in actions[::step] if len(actions) > 1 else ():
            if (reason := EXPERT.reason(view, [action])) is not None:
                yield Told(state, seat, action, reason.id, reason.figures)
        state = GAME.apply(state, seat, PILOT.choose(view, actions, dice)).state


@pytest.fixture(scope="module")
def found() -> list[Told]:
    return [each for seed in range(GAMES) for each in told(2 + seed % 3, seed)]


def of(found: list[Told], *ids: str) -> list[Told]:
    some = [each for each in found if each.id in ids]
    assert some
    return some


def test_every_sort_of_choice_has_its_reasons(found: list[Told]) -> None:
    assert {each.id for each in found} >= TOLD


def test_routes_lack_what_is_said(found: list[Told]) -> None:
    """Right after a move; where the Computer is asked about a route, it may lose tiles."""
    checked = 0
    for each in of(found, "lay-nearer", "slide-own", "slide-rival"):
        sector = each.figures.get("sector", each.ship.sector)
        before, after = (
            next(one.missing for one in view.ships if one.sector == sector)
            for view in (each.view, each.after)
        )
        assert each.figures["before"] == (SHUT_IN if before is None else before)
        if each.figures["after"]:
            assert each.figures["after"] == (SHUT_IN if after is None else after)
            checked += 1
    assert checked > 20


def test_a_route_that_is_said_to_be_completed_is_asked_about(found: list[Told]) -> None:
    for each in of(found, "lay-earth"):
        events = GAME.apply(each.state, each.seat, each.action).events
        assert any(isinstance(event, RouteChecked) for event in events)


def test_a_homecoming_brings_the_energy_that_is_said(found: list[Told]) -> None:
    checked = 0
    for each in of(found, "home"):
        if isinstance(each.action, Fly | Step) and each.action.place == BASE:
            ship = each.after.ships[each.seat]
            assert ship.place == BASE
            assert each.ship.straights + each.ship.curves == each.figures["count"] > 0
            cost = sum(
                event.cost
                for event in GAME.apply(each.state, each.seat, each.action).events
                if isinstance(event, Flew)
            )
            assert ship.energy == each.ship.energy - cost + each.figures["given"]
            checked += 1
    assert checked


def test_a_flight_leaves_what_is_said(found: list[Told]) -> None:
    checked = 0
    for each in of(found, "planet", "node-home", "node-planets"):
        if isinstance(each.action, Fly):
            flew = GAME.apply(each.state, each.seat, each.action).events
            spent = [event.cost for event in flew if isinstance(event, Flew)]
            assert each.ship.energy - sum(spent) == each.figures["left"]
            checked += 1
        if each.id == "planet":
            assert each.figures["chance"] == tile_chance(each.view)
            aboard = each.ship.straights + each.ship.curves
            payable = each.figures["sure"] != "none"
            payable = payable and each.figures["least"] <= each.figures["left"]
            assert each.figures["count"] == (aboard if payable else 0)
    assert checked


def test_owners_are_those_of_the_tiles(found: list[Told]) -> None:
    for each in of(found, "slide-rival"):
        action: Any = each.action
        assert tile_at(each.view, action.square).owner == each.figures["sector"]
        assert each.figures["sector"] != each.ship.sector


def test_the_way_home_from_a_stop_can_be_paid_whatever_the_moon_does(found: list[Told]) -> None:
    checked = 0
    for each in of(found, "node-home"):
        if not isinstance(each.action, Fly):
            continue
        state, sector = each.state, each.ship.sector
        costs = [
            destinations(
                Departure(state.start.chart, state.moon.moved(number), BASE, sector), 99
            ).costs.get(each.action.place)
            for number, copies in enumerate(state.moon_cards)
            if copies
            and each.action.place not in state.start.chart.swept(state.moon.number, number)
        ]
        if costs:
            assert None not in costs
            assert each.figures["least"] == min(filter(None, costs))
            assert each.figures["most"] == max(filter(None, costs)) <= each.figures["left"]
            checked += 1
    assert checked
