"""Views of 1969 to draw in tests, made by hand on a board whose figures never change."""

from __future__ import annotations

from dataclasses import replace

from rules.core.game import Decision
from rules.race1969.board import Board, standard_board
from rules.race1969.state import Flight, LastMove, Reveal, options_of
from rules.race1969.terms import NATIONS, RESEARCHES
from rules.race1969.view import (
    FinalScore,
    LaunchView,
    MissionView,
    NationView,
    Own,
    ResearchView,
    View,
)

PEOPLE = ("Ada Lovelace", "Юрий Гагарин", "Chloé", "", "星野 宙")

RESEARCHERS = {"base": 1, "genius": 2, "famous": 1, "novice": 1, "spy": 0}
STAFF: tuple[tuple[str, ...], ...] = (
    (), ("base",), ("genius", "novice"), (), ("base", "base"), ("famous",),
    ("spy",), (), ("novice", "spy"), ("genius", "famous"), (), ("base", "novice"), ("novice",),
)  # fmt: skip
CELLS = {
    1: (0, 1, 2, 3, 5),
    2: (0, 1, 1, 2, 3, 4, 5, 6, 8, 10),
    3: (0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 15),
    4: (0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 23, 26, 30, 35),
}
FLOWN = ("eva", "csm-eva", "booster", "technology", "lem-technology", "booster-eva-lem")


def board() -> Board:
    """The standard board with figures of its own."""
    missions = tuple(
        mission.model_copy(
            update={
                "launch_cost": 4 * mission.level - 1,
                "espionage_cost": 1 + mission.level,
                "cells": CELLS[mission.level],
            }
        )
        for mission in standard_board().missions
    )
    return standard_board().model_copy(update={"missions": missions})


def nation(seat: int, name: str, rounds: int) -> NationView:
    """A nation after ``rounds`` rounds."""
    researches = []
    for i, research in enumerate(RESEARCHES):
        staff = STAFF[(5 * seat + 3 * i) % len(STAFF)] if (i + seat) % 7 < rounds else ()
        bonus = rounds > 2 and (i + 3 * seat) % 9 == 4
        count = sum(RESEARCHERS[scientist] for scientist in staff) + bonus
        researches.append(ResearchView(research, staff, bonus, count))
    flights = tuple(
        Flight(seat, FLOWN[(seat + i) % len(FLOWN)], 1963 + i, 3 + i % 3, (2 * i + seat) % 6)
        for i in range(rounds)
    )
    return NationView(
        seat=seat,
        nation=name,
        prestige=2 + sum(flight.prestige for flight in flights),
        money=(7 * seat + 5 * rounds) % 23,
        cards=(seat + rounds) % 7,
        moon_cell=1 + (rounds + seat) % 4 if rounds else 1,
        researches=tuple(researches),
        flights=flights,
    )


def table(seats: int, rounds: int) -> View:
    """The public view of a table of ``seats`` nations in the year 1963 + ``rounds``."""
    names = NATIONS if seats == 5 else NATIONS[1 : 1 + seats]
    nations = tuple(nation(seat, name, rounds) for seat, name in enumerate(names))
    flags = {
        mission: tuple(
            n.seat for n in nations if mission in [flight.mission for flight in n.flights]
        )
        for mission in (m.id for m in standard_board().missions)
    }
    rockets: dict[str, tuple[tuple[int, int], ...]] = {}
    if rounds:
        rockets = {"launch-pad": ((0, 4), (1, 4)), "launch-pad-csm-technology": ((seats - 1, 13),)}
    return View(
        viewer=None,
        board=board(),
        options=options_of({}),
        round=rounds,
        year=1963 + rounds,
        phase="missions" if rounds else "purchases",
        first=rounds % seats,
        order=tuple(range(seats)),
        decisions=(Decision(1, "launch" if rounds else "purchase"),),
        nations=nations,
        missions=tuple(
            MissionView(mission, flags[mission], rockets.get(mission, ())) for mission in flags
        ),
        supply=(40 - 5 * rounds, 10 - rounds, 10, 0 if rounds > 4 else 8, 9),
        deck=39 - 4 * rounds,
        discards=rounds,
        launch=None,
        reveal=None,
        last=LastMove(0, "flight", mission="launch-pad", cell=4) if rounds else None,
        own=None,
        prices=(),
        launch_costs=(),
        final=(),
        outcome=None,
    )


def launching(seats: int) -> View:
    """A launch to the Moon with cards face down."""
    view = table(seats, 5)
    missions = tuple(
        replace(mission, rockets=((0, 17),)) if mission.mission == "moon" else mission
        for mission in view.missions
    )
    launch = LaunchView(
        seat=0,
        mission="moon",
        paid=15,
        dice=("success", "success", "neutral", "failure", "success"),
        rerolled=(2,),
        rerolls_left=0,
        score=13,
        launched_from=3,
        cell=17,
        face_down=tuple((seat, seat) for seat in range(1, seats)),
    )
    last = LastMove(0, "launch", mission="moon", cell=17)
    return replace(view, missions=missions, launch=launch, last=last)


def revealed(seats: int) -> View:
    """The reveal of a flight for and against which all played cards."""
    rivals = tuple((seat, (1, 2, 3)[: 1 + seat % 3]) for seat in range(1, seats))
    back = sum(sum(cards) for _, cards in rivals) // 3
    cell = 7 - back + 1
    shown = Reveal(
        seat=0,
        mission="lem-technology",
        year=1966,
        dice=("success", "success", "neutral", "failure", "success"),
        research=4,
        score=6,
        launched_from=1,
        start=7,
        plays=(*rivals, (0, (1, 1, 3))),
        cost=3,
        back=back,
        forward=1,
        cell=cell,
        worth=CELLS[2][cell - 1],
        flags=1,
        prestige=CELLS[2][cell - 1] - 1,
        advanced=False,
    )
    return replace(table(seats, 3), reveal=shown)


def unopposed() -> View:
    """The reveal of a flight without cards, on a mission's last cell."""
    shown = Reveal(
        seat=1,
        mission="booster",
        year=1963,
        dice=("success", "success", "success", "neutral", "success"),
        research=1,
        score=5,
        launched_from=1,
        start=5,
        plays=(),
        cost=2,
        back=0,
        forward=0,
        cell=5,
        worth=5,
        flags=0,
        prestige=5,
        advanced=True,
    )
    return replace(table(2, 1), reveal=shown)


def holding(hand: tuple[int, ...], play: tuple[int, ...], *, sealed: bool = False) -> View:
    """Seat 1's own view while seat 0 flies."""
    return replace(launching(2), viewer=1, own=Own(hand, play, sealed, None))


def over(seats: int) -> View:
    """The end; two nations share a place where three or more play."""
    view = table(seats, 6)
    scores: list[FinalScore] = []
    for seat, nation_view in enumerate(view.nations):
        famous, novices, spies = 3 * (seat % 3), -2 * (seat % 2), -seat
        total = nation_view.prestige + famous + novices + spies
        if seats > 2 and seat == 1:
            famous += scores[0].total - total  # so that two share a place
            total = scores[0].total
        scores.append(
            FinalScore(
                seat, nation_view.prestige, famous, novices, spies, total, nation_view.money, 0
            )
        )
    ranked = tuple(
        replace(score, rank=1 + sum(other.total > score.total for other in scores))
        for score in scores
    )
    return replace(view, phase="over", decisions=(), last=None, final=ranked)
