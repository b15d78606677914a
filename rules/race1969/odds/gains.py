"""The gain of more researchers for the launches of the viewing nation."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.structs import with_item
from rules.race1969.odds.launch import LaunchOdds, launch_odds, launches_left
from rules.race1969.terms import MOON, RESEARCH_INDEX, ROCKET_SHEET
from rules.race1969.views.view import View


@dataclass(frozen=True, slots=True)
class LaunchGain:
    """A launch as it stands, and with more researchers."""

    before: LaunchOdds
    after: LaunchOdds

    @property
    def prestige(self) -> float:
        """The prestige that the researchers are expected to add."""
        return self.after.prestige - self.before.prestige


class LaunchGains:
    """The gains of the launches left to the viewing nation; raises ``ValueError`` for the public.

    Launches within reach are those that a year's income or the money at hand would pay; where
    nothing is, every launch left counts. The Moon counts only if the money at hand would pay it or
    nothing else is left: a first flight there is years away. Of a symbol, it counts only if nothing
    else is left: it shows all symbols, so that it tells none from another.
    """

    def __init__(self, view: View) -> None:
        launches = launches_left(view)
        assert view.viewer is not None
        self.view = view
        self.seat = view.viewer
        self.left = frozenset(mission for mission, _ in launches)
        nation = view.nations[self.seat]
        self._costs = dict(launches)
        self._money = nation.money
        self._budget = max(nation.money, view.board.rounds[view.round].income)
        self._researchers = tuple(one.researchers for one in nation.researches)
        self._now: dict[str, LaunchOdds] = {}

    def best(self, research: str, added: int) -> LaunchGain | None:
        """The launch within reach that so many more in a research would help most, if any."""
        gains = [gain for gain in self._gains(research, added) if gain.prestige > 0]
        return max(gains, key=lambda gain: gain.prestige, default=None)

    def insured(self, research: str, added: int) -> LaunchGain | None:
        """The launch within reach that promises most prestige, for what it pays back."""
        gains = self._gains(research, added)
        return max(gains, key=lambda gain: gain.after.prestige, default=None)

    def _gains(self, research: str, added: int) -> list[LaunchGain]:
        index = RESEARCH_INDEX[research]
        more = with_item(self._researchers, index, self._researchers[index] + added)
        return [
            LaunchGain(self._before(mission), launch_odds(self.view, self.seat, mission, more))
            for mission in self._helped(research)
        ]

    def _helped(self, research: str) -> list[str]:
        if research not in ROCKET_SHEET:
            counted = self._within_reach([*self._costs])
            if self._costs.get(MOON, 0) <= self._money:
                return counted
            return [mission for mission in counted if mission != MOON] or counted
        board = self.view.board
        shown = [one for one in self._costs if research in board.mission(one).symbols]
        counted = self._within_reach(shown)
        return [mission for mission in counted if mission != MOON] or counted

    def _within_reach(self, missions: list[str]) -> list[str]:
        return [one for one in missions if self._costs[one] <= self._budget] or missions

    def _before(self, mission: str) -> LaunchOdds:
        if mission not in self._now:
            self._now[mission] = launch_odds(self.view, self.seat, mission)
        return self._now[mission]
