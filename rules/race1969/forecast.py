"""Forecasts a nation's prestige from its view, by a plan for the rounds left.

A plan launches one mission now and the best of the others later, one a round. It is a forecast and
no search: later missions are valued at the research of today plus what the style expects to add.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rules.core.game import Seat
from rules.race1969.board import (
    FIRST_CELL,
    Mission,
    cell_on_track,
    launch_cost,
    symbol_research,
)
from rules.race1969.espionage_cards import mean_value
from rules.race1969.odds import CellOdds, cell_odds
from rules.race1969.terms import GROUND_CONTROL, INSURANCE, INVESTORS, MOON, SCIENTISTS, SIMULATION
from rules.race1969.view import View


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a style; a nation that weighs everything at 1 believes its forecast.

    ``levels`` are factors on the prestige of missions by level I, II, III and the Moon; a level of
    weight 0 is never launched. ``foresight`` is how much research it expects to add to each symbol
    in a round, which makes it wait with long tracks. ``patience`` is a factor on a later flight to
    the Moon; below 1 it makes it fly there early. ``money`` is what it reckons a million to be
    worth in prestige at the start of the game; this falls to ``late_money`` in the last round.
    ``cards`` scales what it will pay and play for espionage and 0 means none at all; ``sabotage``
    scales what a rival's loss is worth to it, and ``spies`` what a spy does to its host. ``hires``
    are the types of scientist that it takes at all. ``trade`` is the prestige that a million must
    promise before it trades prestige away. ``thrift`` lies between 0, to buy what gains most, and
    1, to buy what gains most for each million; ``whim`` is how much less than the best an offer may
    promise, as a share, and still be taken.
    """

    levels: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0)
    foresight: float = 0.25
    patience: float = 0.65
    money: float = 0.42
    late_money: float = 0.03
    cards: float = 1.0
    sabotage: float = 1.0
    spies: float = 1.0
    hires: tuple[str, ...] = SCIENTISTS
    trade: float = 0.60
    thrift: float = 1.0
    whim: float = 0.3


STYLES: dict[str, Weights] = {
    "balanced": Weights(),
    "moonshot": Weights(levels=(0.97, 0.98, 1.0, 1.05), patience=0.6),
    "saboteur": Weights(
        levels=(1.0, 1.0, 1.0, 0.95), cards=1.1, sabotage=1.15, spies=1.2, money=0.45
    ),
    "builder": Weights(levels=(0.98, 1.02, 1.02, 0.7)),
}

PLAYOUT = Weights(
    levels=(0.96, 1.04, 1.06, 0.93),
    foresight=0.24,
    patience=0.76,
    money=0.56,
    late_money=0.025,
    cards=1.3,
    sabotage=0.7,
    spies=0.8,
    trade=0.45,
    thrift=0.73,
    whim=0.0,
)
"""The weights of all seats in the games that the expert imagines, and of its usual choice.

Most are the mean of the best of 96 that were drawn at random about those that had done best before,
each in 160 games of two and four nations against the styles (the cross-entropy method). With these
it flew to the Moon in every game and won 87 of 100 at tables of two. ``levels``, ``foresight`` and
``thrift`` were changed so that it flies there in 6 games of 10 and wins 80, with it or without.
"""

PROMISE = 0.4
"""The prestige that a researcher is reckoned to bring its nation in the launches to come.

Less than a whole point: near a track's last cell more of it brings nothing.
"""
RIVAL = 0.75
"""The worth of the rival's loss where there are other opponents, as a share of an own gain."""
OTHERS = 2.0
"""The worth of all opponents' losses together, likewise; each counts for its part up to ``RIVAL``.

With less, cards changed fewer missions where four and five nations play; see docs/balance-1969.md.
"""
LAID = 0.3
"""The share of its cards that a nation is reckoned to lay against its rival's Moon flight."""
LAID_LAST = 0.12
"""The share of all cards that is reckoned to be laid against the last launch of the game."""


def estimated_scores(view: View) -> tuple[float, ...]:
    """The estimated score of each nation, in prestige.

    What this year's launches paid is left out, since others have theirs still to come: whoever
    launches first in a year would look to be ahead of nations that are as well off. What scientists
    and spies will count at the end is known and so counted in.
    """
    counted = {kind.id: kind.prestige for kind in view.board.scientists}
    year = view.board.rounds[view.round].year
    return tuple(
        nation.prestige
        - sum(flight.prestige for flight in nation.flights if flight.year == year)
        + sum(counted[each] for room in nation.researches for each in room.scientists)
        + PROMISE * sum(room.researchers for room in nation.researches)
        + nation.moon_cell
        for nation in view.nations
    )


def rival_of(seat: Seat, estimated_scores: Sequence[float]) -> Seat:
    """The opponent who is furthest ahead; the first of them in seat order if several are."""
    opponents = (other for other in range(len(estimated_scores)) if other != seat)
    return max(opponents, key=lambda other: estimated_scores[other])


def hunters_of(seat: Seat, estimated_scores: Sequence[float]) -> tuple[Seat, ...]:
    """The opponents whose rival this nation is."""
    return tuple(
        other
        for other in range(len(estimated_scores))
        if other != seat and rival_of(other, estimated_scores) == seat
    )


def loss_share(victim: Seat, rival: Seat, opponents: int) -> float:
    """The worth of a victim's loss to a nation with this rival, as a share of an own gain."""
    if opponents == 1:
        return 1.0
    return RIVAL if victim == rival else min(RIVAL, OTHERS / opponents)


def feared_cards(view: View, seat: Seat, estimated_scores: Sequence[float], last: bool) -> float:
    """The cards that are reckoned to be laid against a nation's launch of this round.

    ``last``: it launches last of all in the game, so that everybody may lay what is left.
    """
    if last:
        return LAID_LAST * sum(each.cards for each in view.nations if each.seat != seat)
    hunters = hunters_of(seat, estimated_scores)
    return LAID * sum(view.nations[each].cards for each in hunters)


Researchers = tuple[int, ...]

FLAG_DRIFT = 0.3
"""The share of opponents expected to fly a given mission before one's own later launch."""
UNPAID = 1.0
"""Prestige taken off a plan for each million that it lacks."""
LATE_CARDS = 5.0
"""The cards that two nations are reckoned to lay against a later flight to the Moon."""


class Launching(NamedTuple):
    """A launch, by the mission's index."""

    mission: int
    cost: int
    prestige: float


class Plan(NamedTuple):
    """A launch of this round, or none, and the best launches that may follow."""

    mission: int | None
    cost: int
    prestige: float
    """Of this launch and all that follow."""
    later_cost: int


class Forecast:
    """The viewing nation's prospects; made anew for each decision."""

    def __init__(self, view: View, seat: Seat, weights: Weights) -> None:
        self.view = view
        self.seat = seat
        self.weights = weights
        board, nation = view.board, view.nations[seat]
        self.moon = board.mission_index(MOON)
        self.card_points = mean_value(board.espionage.cards)
        self.nation = nation
        self.money = nation.money
        self.researchers: Researchers = tuple(r.researchers for r in nation.researches)
        rounds = len(board.rounds)
        self.rounds_after = rounds - 1 - view.round
        self.future_income = sum(r.income for r in board.rounds[view.round + 1 :])
        flown = {flight.mission for flight in nation.flights}
        launched = (
            any(seat == flyer for mission in view.missions for flyer, _ in mission.rockets)
            or seat not in view.launches_to_come
        )
        self.launches_left = self.rounds_after + (0 if launched else 1)
        rockets = {m.mission for m in view.missions if any(s == seat for s, _ in m.rockets)}
        limit = view.mission_limit
        may_fly_more = limit is None or len((flown | rockets) - {MOON}) < limit
        self.open = tuple(
            index
            for index, mission in enumerate(board.missions)
            if mission.id not in flown
            and mission.id not in rockets
            and weights.levels[mission.level - 1] > 0
            and (mission.id == MOON or may_fly_more)
        )
        self.moon_open = self.moon in self.open
        share = FLAG_DRIFT * self.rounds_after / max(1, rounds - 1)
        others = len(view.nations) - 1
        self.flags_now = tuple(len(m.flags) for m in view.missions)
        self.flags_later = tuple(
            round(len(m.flags) + len(m.rockets) + share * (others - len(m.flags) - len(m.rockets)))
            for m in view.missions
        )
        early = self.rounds_after / max(1, rounds - 1)
        self._plans: dict[tuple[Researchers, float], list[Plan]] = {}
        self.rate = weights.late_money + (weights.money - weights.late_money) * early

    @cached_property
    def estimated_scores(self) -> tuple[float, ...]:
        return estimated_scores(self.view)

    @cached_property
    def rival(self) -> Seat:
        return rival_of(self.seat, self.estimated_scores)

    def share_of(self, loss: float, victim: Seat) -> float:
        """The worth to this nation of a loss of prestige of ``victim``."""
        opponents = len(self.view.nations) - 1
        if opponents > 1 and not self.rounds_after and self._trails(victim):
            return 0.0
        return loss * loss_share(victim, self.rival, opponents) * self.weights.sabotage

    def _trails(self, victim: Seat) -> bool:
        """Whether an opponent is behind this nation, so that its loss gains nothing at the end."""
        return self.estimated_scores[victim] < self.estimated_scores[self.seat]

    def value(self, researchers: Researchers, money: int, foresight: float = 0.0) -> float:
        """The best plan's prestige, with money left over at its rate; every choice compares it."""
        return self.best_launch(researchers, money, foresight)[0]

    def best_launch(
        self, researchers: Researchers, money: int, foresight: float
    ) -> tuple[float, int | None]:
        """The best plan's prestige and what it launches this round (``None``: nothing)."""
        plans = self.plans(researchers, money, foresight)
        return max(plans, key=lambda plan: plan[0])

    def plans(
        self, researchers: Researchers, money: int, foresight: float
    ) -> list[tuple[float, int | None]]:
        """Every plan's prestige with its launch of this round, one that waits first."""
        key = researchers, foresight
        if key not in self._plans:
            self._plans[key] = self._all_plans(researchers, foresight)
        return [
            (self._settled(plan, money + self.future_income), plan.mission)
            for plan in self._plans[key]
            if plan.cost <= money
        ]

    def _all_plans(self, researchers: Researchers, foresight: float) -> list[Plan]:
        """Every plan, whatever the money."""
        now, later = self._launches(researchers, foresight)
        later.sort(key=lambda launch: launch.cost * self.rate - launch.prestige)
        chosen, others = later[: self.rounds_after], later[self.rounds_after :]
        instead = others[0] if others else Launching(-1, 0, 0.0)
        by_mission = {each.mission: each for each in chosen}
        prestige, cost = (
            sum([each.prestige for each in chosen]),
            sum([each.cost for each in chosen]),
        )
        plans = [Plan(None, 0, prestige, cost)]
        if self.launches_left > self.rounds_after:
            for mission, cost_now, prestige_now in now:
                rest, later_cost = prestige, cost
                if mission in by_mission:
                    rest += instead.prestige - by_mission[mission].prestige
                    later_cost += instead.cost - by_mission[mission].cost
                plans.append(Plan(mission, cost_now, rest + prestige_now, later_cost))
        return plans

    def _launches(
        self, researchers: Researchers, foresight: float
    ) -> tuple[list[Launching], list[Launching]]:
        """Launches of this round, and of later ones.

        Later ones are valued at the flags and the research then expected. The Moon's later start
        is where the flag stands when the likeliest last cells have been reached.
        """
        board, levels, rounds = self.view.board, self.weights.levels, self.rounds_after
        insured = self._insured(researchers)
        growth = foresight * max(1.0, rounds / 2)
        now: list[Launching] = []
        later: list[Launching] = []
        lasts: list[float] = []
        for index in self.open:
            if index == self.moon:
                continue
            mission = board.missions[index]
            research = symbol_research(mission, researchers)
            weight = levels[mission.level - 1]
            cost = launch_cost(board, mission, researchers[INVESTORS])
            sure = self._after_cards(research, mission) if self._launches_last else research
            odds = self._odds(index, FIRST_CELL, sure, researchers, self.flags_now)
            prestige = odds.prestige * weight + self.advance * odds.chances[-1] + insured
            now.append(Launching(index, cost, prestige))
            if rounds:
                grown = research + round(growth * len(mission.symbols))
                odds = self._odds(index, FIRST_CELL, grown, researchers, self.flags_later)
                later.append(Launching(index, cost, odds.prestige * weight + insured))
                lasts.append(odds.chances[-1])
        if self.moon_open:
            mission = board.missions[self.moon]
            cost = launch_cost(board, mission, researchers[INVESTORS])
            research = symbol_research(mission, researchers)
            start = self.nation.moon_cell
            sure = self._after_cards(research, mission)
            odds = self._odds(self.moon, start, sure, researchers, self.flags_now)
            now.append(Launching(self.moon, cost, odds.prestige * levels[3] + insured))
            if rounds:
                research += round(foresight * rounds * len(mission.symbols))
                feared = LATE_CARDS * (len(self.view.nations) / 2) ** 0.5
                research -= round(feared * self.card_points / mission.espionage_cost)
                steps = sum(sorted(lasts, reverse=True)[: rounds - 1])
                prestige = self._from_between(start + steps, max(0, research), researchers)
                prestige *= levels[3] * self.weights.patience
                later.append(Launching(self.moon, cost, prestige))
        return now, later

    def _odds(
        self,
        index: int,
        start: int,
        research: int,
        researchers: Researchers,
        flags: Sequence[int],
    ) -> CellOdds:
        return cell_odds(
            self.view.board,
            index,
            start,
            research,
            researchers[SIMULATION],
            researchers[GROUND_CONTROL],
            flags[index],
        )

    def _from_between(self, start: float, research: int, researchers: Researchers) -> float:
        """The Moon's expected prestige in a later round from a start between two cells."""
        low, high = (self._later_moon(int(start) + step, research, researchers) for step in (0, 1))
        return low + (high - low) * (start - int(start))

    def _later_moon(self, start: int, research: int, researchers: Researchers) -> float:
        cell = cell_on_track(start, len(self.view.board.missions[self.moon].cells))
        return self._odds(self.moon, cell, research, researchers, self.flags_later).prestige

    @cached_property
    def _feared(self) -> float:
        """The points that are reckoned to be laid against the nation's launch of this round."""
        cards = feared_cards(self.view, self.seat, self.estimated_scores, self._launches_last)
        return cards * self.card_points

    def _after_cards(self, research: int, mission: Mission) -> int:
        """The research less the cells that the rocket is reckoned to be pushed back."""
        return max(0, research - round(self._feared / mission.espionage_cost))

    @cached_property
    def _launches_last(self) -> bool:
        """Whether the nation launches last of all: against it everything is laid that is left."""
        return not self.rounds_after and self.view.order[-1] == self.seat

    @cached_property
    def advance(self) -> float:
        """The prestige that a step of the flag on the Moon track is worth: what the next cell pays.

        Nothing once the Moon can't be flown to in a later round.
        """
        if not self.moon_open or not self.rounds_after:
            return 0.0
        mission = self.view.board.missions[self.moon]
        growth = self.weights.foresight * self.rounds_after * len(mission.symbols)
        research = symbol_research(mission, self.researchers) + round(growth)
        here, there = (
            self._later_moon(self.nation.moon_cell + step, research, self.researchers)
            for step in (0, 2)
        )
        return (there - here) / 2

    def _settled(self, plan: Plan, money: int) -> float:
        """A plan's prestige with the money left over, or less what it couldn't pay for."""
        left = money - plan.cost - plan.later_cost
        return plan.prestige + left * (self.rate if left >= 0 else UNPAID)

    def _insured(self, researchers: Researchers) -> float:
        """The pay of Insurance in a launch, in prestige: five dice, one failure in six sides."""
        insurance = researchers[INSURANCE]
        if not insurance:
            return 0.0
        failures = max(0.3, 0.83 - 0.25 * researchers[SIMULATION])
        return failures * insurance * self.view.board.money.insurance * self.rate
