"""Forecasts a nation's prestige from its view, by a plan for the rounds left.

A plan launches one mission now and the best of the others later, one a round. It is a forecast and
no search: later missions are valued at the research of today plus what the style expects to add.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rules.core.game import Seat
from rules.race1969.components.board import Mission
from rules.race1969.components.tracks import FIRST_CELL, cell_on_track, launch_cost, symbol_research
from rules.race1969.styles.rivals import (
    estimated_scores,
    feared_cards,
    loss_share,
    rival_of,
)
from rules.race1969.styles.track_odds import track_odds
from rules.race1969.styles.weights import Weights
from rules.race1969.terms import (
    GROUND_CONTROL,
    INSURANCE,
    INVESTORS,
    MOON,
    SIMULATION,
)
from rules.race1969.views.view import View

Researchers = tuple[int, ...]
_Prospect = tuple[float, int, int]

FLAG_DRIFT = 0.3
"""The share of opponents expected to fly a given mission before one's own later launch."""
UNPAID = 1.0
"""Prestige taken off a plan for each million that it lacks."""
LATE_CARDS = 5.0
"""The cards that two nations are reckoned to lay against a later flight to the Moon."""


@dataclass(slots=True)
class Launching:
    """A launch of this round: its cost, and the prestige and cost of all that may follow."""

    mission: int
    cost: int
    prestige: float
    later_cost: int


@dataclass(frozen=True, slots=True)
class Outlook:
    """The promise of some researchers: without a launch this round, and with each."""

    prestige: float
    cost: int
    launches: tuple[Launching, ...]


class Forecast:
    """The viewing nation's prospects; made anew for each decision."""

    def __init__(self, view: View, seat: Seat, weights: Weights) -> None:
        self.view = view
        self.seat = seat
        self.weights = weights
        self.track_odds = track_odds(view.board)
        board, nation = view.board, view.nations[seat]
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
        self.moon_open = self.track_odds.moon in self.open
        share = FLAG_DRIFT * self.rounds_after / max(1, rounds - 1)
        others = len(view.nations) - 1
        self.flags_now = tuple(len(m.flags) for m in view.missions)
        self.flags_later = tuple(
            round(len(m.flags) + len(m.rockets) + share * (others - len(m.flags) - len(m.rockets)))
            for m in view.missions
        )
        early = self.rounds_after / max(1, rounds - 1)
        self._outlooks: dict[tuple[Researchers, float], Outlook] = {}
        self.rate = weights.late_money + (weights.money - weights.late_money) * early

    @cached_property
    def estimated_scores(self) -> tuple[float, ...]:
        """The estimated score of each nation, by seat."""
        return estimated_scores(self.view)

    @cached_property
    def rival(self) -> Seat:
        """The opponent who is furthest ahead."""
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
        outlook = self._outlooks.get(key)
        if outlook is None:
            outlook = self._outlooks[key] = self._outlook(researchers, foresight)
        budget = money + self.future_income
        plans: list[tuple[float, int | None]] = [
            (self._settled(outlook.prestige, budget - outlook.cost), None)
        ]
        for launch in outlook.launches:
            if launch.cost <= money:
                left = budget - launch.cost - launch.later_cost
                plans.append((self._settled(launch.prestige, left), launch.mission))
        return plans

    def _outlook(self, researchers: Researchers, foresight: float) -> Outlook:
        """All launches of this round with the best that may follow, whatever the money."""
        slots = self.rounds_after
        now, later = self._launches(researchers, foresight)
        later.sort(key=lambda item: item[1] * self.rate - item[0])
        best = sum([item[0] for item in later[:slots]])
        spent = sum([item[1] for item in later[:slots]])
        if self.launches_left == slots:
            return Outlook(best, spent, ())
        place = {item[2]: n for n, item in enumerate(later[:slots])}
        reserve = later[slots] if len(later) > slots else (0.0, 0, -1)
        launches: list[Launching] = []
        for prestige, cost, index in now:
            rest, paid = best, spent
            n = place.get(index)
            if n is not None:
                rest += reserve[0] - later[n][0]
                paid += reserve[1] - later[n][1]
            launches.append(Launching(index, cost, rest + prestige, paid))
        return Outlook(best, spent, tuple(launches))

    def _launches(
        self, researchers: Researchers, foresight: float
    ) -> tuple[list[_Prospect], list[_Prospect]]:
        """Launches of this round, and of later ones, as ``(prestige, cost, mission)``.

        Later ones are valued at the flags and the research then expected. The Moon's later start
        is where the flag stands when the likeliest last cells have been reached.
        """
        board, weights, rounds = self.view.board, self.weights.levels, self.rounds_after
        expected, moon = self.track_odds.expected, self.track_odds.moon
        rerolls = min(board.dice.count, researchers[SIMULATION])
        control = min(board.dice.count, researchers[GROUND_CONTROL])
        insured = self._insured(researchers)
        growth = foresight * max(1.0, rounds / 2)
        advance = self.advance
        now: list[_Prospect] = []
        later: list[_Prospect] = []
        lasts: list[float] = []
        for index in self.open:
            if index == moon:
                continue
            mission = board.missions[index]
            research = symbol_research(mission, researchers)
            weight = weights[mission.level - 1]
            cost = launch_cost(board, mission, researchers[INVESTORS])
            sure = self._after_cards(research, mission) if self._launches_last else research
            prestige, last = expected(
                index, FIRST_CELL, sure, rerolls, control, self.flags_now[index]
            )
            now.append((prestige * weight + advance * last + insured, cost, index))
            if rounds:
                grown = research + round(growth * len(mission.symbols))
                prestige, last = expected(
                    index, FIRST_CELL, grown, rerolls, control, self.flags_later[index]
                )
                later.append((prestige * weight + insured, cost, index))
                lasts.append(last)
        if self.moon_open:
            mission = board.missions[moon]
            cost = launch_cost(board, mission, researchers[INVESTORS])
            research = symbol_research(mission, researchers)
            start, flags = self.nation.moon_cell, self.flags_now[moon]
            sure = self._after_cards(research, mission)
            prestige, _ = expected(moon, start, sure, rerolls, control, flags)
            now.append((prestige * weights[3] + insured, cost, moon))
            if rounds:
                research += round(foresight * rounds * len(mission.symbols))
                feared = LATE_CARDS * (len(self.view.nations) / 2) ** 0.5
                research -= round(feared * self.track_odds.card_points / mission.espionage_cost)
                research = max(0, research)
                steps = sum(sorted(lasts, reverse=True)[: rounds - 1])
                prestige = self._from_between(start + steps, research, rerolls, control)
                later.append((prestige * weights[3] * self.weights.patience, cost, moon))
        return now, later

    def _from_between(self, start: float, research: int, rerolls: int, control: int) -> float:
        """The Moon's expected prestige from a start between two cells."""
        expected, moon = self.track_odds.expected, self.track_odds.moon
        length, flags = len(self.view.board.missions[moon].cells), self.flags_later[moon]
        cell = cell_on_track(int(start), length)
        low, _ = expected(moon, cell, research, rerolls, control, flags)
        after = cell_on_track(cell + 1, length)
        high, _ = expected(moon, after, research, rerolls, control, flags)
        return low + (high - low) * (start - int(start))

    @cached_property
    def _feared(self) -> float:
        """The points that are reckoned to be laid against the nation's launch of this round."""
        cards = feared_cards(self.view, self.seat, self.estimated_scores, self._launches_last)
        return cards * self.track_odds.card_points

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
        moon = self.track_odds.moon
        board, dice = self.view.board, self.view.board.dice.count
        mission, length = board.missions[moon], len(board.missions[moon].cells)
        growth = self.weights.foresight * self.rounds_after * len(mission.symbols)
        research = symbol_research(mission, self.researchers) + round(growth)
        rerolls = min(dice, self.researchers[SIMULATION])
        control = min(dice, self.researchers[GROUND_CONTROL])
        here, there = (
            self.track_odds.expected(
                moon,
                cell_on_track(self.nation.moon_cell + step, length),
                research,
                rerolls,
                control,
                self.flags_later[moon],
            )[0]
            for step in (0, 2)
        )
        return (there - here) / 2

    def _settled(self, prestige: float, left: int) -> float:
        """A plan's prestige with the money left over, or less what it couldn't pay for."""
        return prestige + left * (self.rate if left >= 0 else UNPAID)

    def _insured(self, researchers: Researchers) -> float:
        """The pay of Insurance in a launch, in prestige: five dice, one failure in six sides."""
        insurance = researchers[INSURANCE]
        if not insurance:
            return 0.0
        failures = max(0.3, 0.83 - 0.25 * researchers[SIMULATION])
        return failures * insurance * self.view.board.money.insurance * self.rate
