"""The gains of more researchers: what they add to the launches that could be paid after them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.structs import with_item
from rules.race1969.odds import LaunchOdds, launch_odds, launches_left
from rules.race1969.terms import MOON, RESEARCH_INDEX, ROCKET_SHEET
from rules.race1969.view import View

NOW, NEXT, LATER = "now", "next", "later"
"""Times when a launch could be paid: this year, by the next income, by those after it."""


@dataclass(frozen=True, slots=True)
class LaunchGain:
    """A launch as it stands, and with more researchers, paid for at the time ``when``."""

    before: LaunchOdds
    after: LaunchOdds
    when: str

    @property
    def prestige(self) -> float:
        return self.after.prestige - self.before.prestige


class LaunchGains:
    """The gains of the launches left to the viewing nation; raises ``ValueError`` for the public.

    They are told of the launches that could be paid first after the researchers were paid for: this
    year, else by the next income, else later; flags and research are as they stand. The Moon counts
    this year, or if nothing else is left: a first flight there is years away. Of a symbol, it
    counts only if nothing else is left: it shows all symbols, so that it tells none from another.
    """

    def __init__(self, view: View) -> None:
        launches = launches_left(view)
        assert view.viewer is not None
        self.view = view
        self.seat = view.viewer
        self.left = frozenset(mission for mission, _ in launches)
        nation = view.nations[self.seat]
        self._money = nation.money
        self._incomes = [each.income for each in view.board.rounds[view.round + 1 :]]
        self._researchers = tuple(one.researchers for one in nation.researches)
        self._now: dict[str, LaunchOdds] = {}
        self._more: dict[tuple[str, int], list[tuple[LaunchOdds, LaunchOdds]]] = {}

    def best(self, research: str, added: int, paid: int) -> LaunchGain | None:
        """The launch that gains most prestige by ``added`` more in ``research`` for ``paid``."""
        for gains in self._in_turn(research, added, paid):
            found = [gain for gain in gains if gain.prestige > 0]
            if found:
                return max(found, key=lambda gain: gain.prestige)
        return None

    def insured(self, research: str, added: int, paid: int) -> LaunchGain | None:
        """The launch that promises most prestige, for what it pays back."""
        for gains in self._in_turn(research, added, paid):
            if gains:
                return max(gains, key=lambda gain: gain.after.prestige)
        return None

    def _in_turn(self, research: str, added: int, paid: int) -> Iterator[list[LaunchGain]]:
        """The gains of the launches that could be paid this year, then next year, then later."""
        pairs, money = self._pairs(research, added), self._money - paid
        whens = [(NOW, money)]
        if self._incomes:
            whens.append((NEXT, money + self._incomes[0]))
        if self._incomes[1:]:
            whens.append((LATER, money + sum(self._incomes)))
        for when, budget in whens:
            gains = [LaunchGain(*pair, when) for pair in pairs if pair[1].cost <= budget]
            if when != NOW or research in ROCKET_SHEET:
                gains = [gain for gain in gains if gain.after.mission != MOON] or gains
            yield gains

    def _pairs(self, research: str, added: int) -> list[tuple[LaunchOdds, LaunchOdds]]:
        """The launches left that a research helps, as they stand and with more researchers."""
        if (research, added) not in self._more:
            index = RESEARCH_INDEX[research]
            more = with_item(self._researchers, index, self._researchers[index] + added)
            board = self.view.board
            self._more[research, added] = [
                (self._before(mission), launch_odds(self.view, self.seat, mission, more))
                for mission in (one.id for one in board.missions if one.id in self.left)
                if research not in ROCKET_SHEET or research in board.mission(mission).symbols
            ]
        return self._more[research, added]

    def _before(self, mission: str) -> LaunchOdds:
        if mission not in self._now:
            self._now[mission] = launch_odds(self.view, self.seat, mission)
        return self._now[mission]
