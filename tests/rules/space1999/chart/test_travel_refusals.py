"""Refusals of a flight: for each place out of reach the reason, with its figures."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rules.space1999.chart import Moon
from rules.space1999.destinations import NOWHERE, Departure, Refusal, destinations, flight_refusal
from rules.space1999.terms import BASE
from tests.rules.space1999.chart.test_travel import CHART, ENOUGH, START, at
from tests.rules.space1999.chart.test_travel_by_search import (
    moons,
    sectors,
    ships,
    starts,
    visited,
)


@given(moons, starts, starts, sectors, ships, visited, st.integers(0, 6), st.booleans())
def test_a_refusal_is_given_for_whatever_is_no_destination(
    moon: Moon,
    start: str,
    target: str,
    sector: str,
    blocked: frozenset[str],
    closed: frozenset[str],
    energy: int,
    home: bool,
) -> None:
    departure = Departure(CHART, moon, start, sector, blocked, closed, home)
    found = destinations(departure, energy)
    refusal = flight_refusal(departure, target, energy)
    assert (refusal is None) == (target in found)
    if refusal and refusal.reason == "way-blocked":
        assert refusal.figures["node"] in blocked
    if refusal and refusal.reason == "energy-lacking":
        assert refusal.figures["held"] == energy < int(refusal.figures["needed"])


def test_reasons_name_what_is_in_the_way() -> None:
    start = at(-10, -4)

    def why(
        target: str,
        energy: int = ENOUGH,
        blocked: frozenset[str] = NOWHERE,
        closed: frozenset[str] = NOWHERE,
    ) -> Refusal | None:
        departure = Departure(CHART, START, start, "a", blocked, closed)
        return flight_refusal(departure, target, energy)

    assert why("earth") == ("unknown-place", {"place": "earth"})
    assert why(start) == ("already-there", {"place": start})
    assert why(BASE) == ("no-tiles", {})
    assert why(at(0, 0)) == ("place-covered", {"place": at(0, 0)})
    assert why("aldra", closed=frozenset({"aldra"})) == ("planet-visited", {"place": "aldra"})
    assert why("aldra", 2) == ("energy-lacking", {"needed": 3, "held": 2})
    middle = frozenset({at(0, -4)})
    assert why(at(0, -4), blocked=middle) == ("place-occupied", {"place": at(0, -4)})
    assert why(at(2, -4), 1, blocked=middle) == (
        "way-blocked",
        {"place": at(2, -4), "node": at(0, -4)},
    )
    top = frozenset({at(0, -7)})
    assert why("aldra", blocked=top) == ("way-blocked", {"place": "aldra", "node": at(0, -7)})
    assert why("aldra", 3) is None
