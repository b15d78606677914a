"""Plans the launches that are left to a nation, and what it researches for them, year by year.

Unlike ``prestige_forecast`` a plan buys: each year's money goes to the researchers that add most to
the launches still to come, less what the year's launch costs. Dice are reckoned with by their odds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.core.structs import struct
from rules.race1969.components.board import Board
from rules.race1969.styles.track_odds import TrackOdds, track_odds
from rules.race1969.terms import (
    ESPIONAGE,
    GROUND_CONTROL,
    INSURANCE,
    INVESTORS,
    RESEARCH_INDEX,
    RESEARCHES,
    ROBOTICS,
    SIMULATION,
)
from rules.race1969.tracks import FIRST_CELL, launch_cost

Shape = tuple[int, int, int, int]
"""Launches of level I, II and III, and the Moon's place from the end of the plan (0: none)."""

LEFT_OVER = 0.1
"""The prestige that a million is worth which a plan leaves over at the end."""
FREE_CARD = 0.6
"""The prestige that a free card is worth to a plan."""
MILLION = 0.4
"""The prestige that a million saved in later years is worth."""
STEP = 1.3
"""The prestige that a step of the flag on the Moon track is worth before the flight there."""
LIKELY = 0.8
"""The steps that a launch before the Moon's is reckoned to bring, when researchers are hired."""
MOST = 5
"""The most researchers that a research can have: two geniuses can't, a bonus token is one."""
LEAST = 0.25
"""The prestige for each million below which a plan hires nobody."""


@struct
class Prospects:
    """All of a nation that a plan rests on.

    ``launching`` and ``buying``: it may still launch, or buy, in this round. ``rooms`` are the free
    spaces of each research, ``famous`` the famous scientists that it may still get. ``flags`` are
    those of now, ``expected_flags`` those of a launch in a later round, by mission.
    """

    round: int
    launching: bool
    buying: bool
    hired: bool
    money: int
    researchers: tuple[int, ...]
    rooms: tuple[int, ...]
    famous: int
    open: tuple[int, ...]
    moon_cell: int
    flags: tuple[int, ...]
    expected_flags: tuple[int, ...]


class LaunchPlanner:
    """Plans on one board; what it worked out once is kept."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.odds: TrackOdds = track_odds(board)
        self.moon = self.odds.moon
        self.symbols = tuple(
            tuple(RESEARCH_INDEX[symbol] for symbol in mission.symbols)
            for mission in board.missions
        )
        self.incomes = tuple(each.income for each in board.rounds)
        base, famous = board.scientist("base"), board.scientist("famous")
        self.base, self.famous, self.fame = base.price, famous.price, famous.prestige
        self._rows: dict[tuple[int, ...], tuple[tuple[float, ...], tuple[float, ...]]] = {}
        self.value = lru_cache(maxsize=1 << 16)(self._value)
        self.best_shapes = lru_cache(maxsize=1 << 12)(self._best_shapes)

    def _best_shapes(self, prospects: Prospects, count: int) -> tuple[Shape, ...]:
        """The shapes of the best plans of a nation, at most ``count``."""
        ranked = sorted(
            ((self._plan(prospects, shape), shape) for shape in self._shapes(prospects)),
            reverse=True,
        )
        return tuple(shape for _, shape in ranked[:count])

    def _value(self, prospects: Prospects, shapes: tuple[Shape, ...]) -> float:
        """The prestige that the best plan of these shapes promises from now to the end."""
        return max((self._plan(prospects, shape) for shape in shapes), default=0.0)

    def launches(self, prospects: Prospects) -> int:
        """The launches left to a nation."""
        return len(self.incomes) - 1 - prospects.round + prospects.launching

    def _shapes(self, prospects: Prospects) -> Iterator[Shape]:
        left = self.launches(prospects)
        has = [0, 0, 0, 0]
        for index in prospects.open:
            has[self.board.missions[index].level - 1] += 1
        for moon in range(min(3, left) + 1 if has[3] else 1):
            rest = left - (moon > 0)
            for third in range(min(has[2], rest) + 1):
                for second in range(min(has[1], rest - third) + 1):
                    first = min(has[0], rest - third - second)
                    if first + second + third == rest or not has[0]:
                        yield first, second, third, moon

    def _order(self, prospects: Prospects, shape: Shape) -> list[int]:
        """The missions of a shape in the order of their launches: of a level, the likeliest."""
        order: list[int] = []
        researchers = prospects.researchers
        for level, count in enumerate(shape[:3], 1):
            fitting = [i for i in prospects.open if self.board.missions[i].level == level]
            fitting.sort(
                key=lambda i: (
                    prospects.expected_flags[i]
                    - sum([researchers[symbol] for symbol in self.symbols[i]]),
                    self.board.missions[i].launch_cost,
                )
            )
            order += fitting[:count]
        if shape[3]:
            order.insert(max(0, len(order) + 1 - shape[3]), self.moon)
        return order

    def _plan(self, prospects: Prospects, shape: Shape) -> float:
        """The prestige that the plan of this shape promises."""
        plan = _Plan(self, prospects, self._order(prospects, shape))
        for year in range(prospects.round, len(self.incomes)):
            if year == prospects.round:
                if prospects.buying:
                    plan.hire(year)
                if prospects.launching:
                    plan.launch()
                continue
            plan.begin(year)
            plan.hire(year)
            plan.launch()
        return plan.prestige + LEFT_OVER * plan.money

    def row(
        self, mission: int, start: int, rerolls: int, control: int, flags: int
    ) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Expected prestige and the chance of the last cell, by researchers in the symbols."""
        key = mission, start, rerolls, control, flags
        known = self._rows.get(key)
        if known is None:
            most = len(self.symbols[mission]) * MOST + 2
            odds = [
                self.odds.expected(mission, start, n, rerolls, control, flags) for n in range(most)
            ]
            known = tuple(p for p, _ in odds), tuple(last for _, last in odds)
            self._rows[key] = known
        return known


class _Plan:
    """A plan while it is made: the money, the researchers and the launches still to come."""

    def __init__(self, planner: LaunchPlanner, prospects: Prospects, order: list[int]) -> None:
        self.planner = planner
        self.board = planner.board
        self.prospects = prospects
        self.money = prospects.money
        self.researchers = list(prospects.researchers)
        self.rooms = list(prospects.rooms)
        self.famous = prospects.famous
        self.fresh = not prospects.hired
        self.flags = prospects.flags
        self.coming = order
        self.research = [
            sum([prospects.researchers[symbol] for symbol in planner.symbols[mission]])
            for mission in order
        ]
        self.steps = 0.0
        self.prestige = 0.0

    def begin(self, year: int) -> None:
        """Take a year's money and free cards."""
        self.money += self.planner.incomes[year]
        self.prestige += FREE_CARD * self.researchers[ESPIONAGE]
        self.fresh = True
        self.flags = self.prospects.expected_flags

    def hire(self, year: int) -> None:
        """Hire what adds most, as long as the year's launch can be paid."""
        planner, money = self.planner, self.board.money
        while True:
            spare = self.money - self._cost()
            saved = money.robotics * self.researchers[ROBOTICS] if self.fresh else 0
            if spare + saved < planner.base:
                return
            research, gain = self._best_research(year)
            if research < 0:
                return
            plain, known = gain / planner.base, (gain + planner.fame) / planner.famous
            if self.famous and known >= max(plain, LEAST) and planner.famous <= spare + saved:
                price = planner.famous
                self.famous -= 1
                self.prestige += planner.fame
            elif plain >= LEAST:
                price = planner.base
            else:
                return
            self.money -= max(0, price - saved)
            self.fresh = False
            self.researchers[research] += 1
            self.rooms[research] -= 1
            for place, mission in enumerate(self.coming):
                self.research[place] += research in planner.symbols[mission]

    def launch(self) -> None:
        """Launch what comes next, if there is the money for it."""
        if not self.coming:
            return
        planner, cost = self.planner, self._cost()
        mission, research = self.coming.pop(0), self.research.pop(0)
        if cost > self.money:
            return
        self.money -= cost
        dice = self.board.dice.count
        rerolls = min(dice, self.researchers[SIMULATION])
        control = min(dice, self.researchers[GROUND_CONTROL])
        flags = self.flags[mission]
        if mission == planner.moon:
            length = len(self.board.missions[mission].cells)
            start = min(self.prospects.moon_cell + int(self.steps), length)
            low = planner.row(mission, start, rerolls, control, flags)[0][research]
            high = planner.row(mission, min(start + 1, length), rerolls, control, flags)[0][
                research
            ]
            self.prestige += low + (high - low) * (self.steps % 1)
        else:
            prestige, last = planner.row(mission, FIRST_CELL, rerolls, control, flags)
            self.prestige += prestige[research]
            self.steps += last[research]
        if self.researchers[INSURANCE]:
            self.money += round(0.6 * self.researchers[INSURANCE] * self.board.money.insurance)

    def _cost(self) -> int:
        """The cost of the launch that comes next."""
        if not self.coming:
            return 0
        mission = self.board.missions[self.coming[0]]
        return launch_cost(self.board, mission, self.researchers[INVESTORS])

    def _best_research(self, year: int) -> tuple[int, float]:
        """The research where one more adds most to the launches to come, and the prestige."""
        planner, researchers, money = self.planner, self.researchers, self.board.money
        dice, moon = self.board.dice.count, planner.moon
        gains = [0.0] * len(RESEARCHES)
        rerolls = min(dice, researchers[SIMULATION])
        control = min(dice, researchers[GROUND_CONTROL])
        sure, rolled, turned = 0.0, 0.0, 0.0
        step = STEP if moon in self.coming else 0.0
        flags = self.flags
        for place, mission in enumerate(self.coming):
            start, research = FIRST_CELL, self.research[place]
            if mission == moon:
                step = 0.0
                ahead = self.prospects.moon_cell + round(self.steps + LIKELY * place)
                start = min(ahead, len(self.board.missions[moon].cells))
            here = planner.row(mission, start, rerolls, control, flags[mission])
            more = planner.row(mission, start, min(dice, rerolls + 1), control, flags[mission])
            turn = planner.row(mission, start, rerolls, min(dice, control + 1), flags[mission])
            known = here[0][research] + step * here[1][research]
            gain = here[0][research + 1] + step * here[1][research + 1] - known
            for symbol in planner.symbols[mission]:
                gains[symbol] += gain
            sure += known
            rolled += more[0][research] + step * more[1][research]
            turned += turn[0][research] + step * turn[1][research]
            flags = self.prospects.expected_flags
        years = len(planner.incomes) - 1 - year
        gains[SIMULATION], gains[GROUND_CONTROL] = rolled - sure, turned - sure
        paid = len(self.coming) - (moon in self.coming)
        gains[INVESTORS] = money.investors * paid * MILLION
        gains[ROBOTICS] = money.robotics * years * MILLION
        gains[ESPIONAGE] = FREE_CARD * years
        best, found = -1, 0.0
        for research, room in enumerate(self.rooms):
            if room > 0 and gains[research] > found:
                best, found = research, gains[research]
        return best, found


@lru_cache(maxsize=16)
def launch_planner(board: Board) -> LaunchPlanner:
    """The planner of a board, kept for all games on it."""
    return LaunchPlanner(board)
