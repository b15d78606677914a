"""What a nation's money is good for: prices now, and what must be kept back for a launch."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.race1969.names import own_nation
from bot.i18n import Words
from rules.race1969.terms import MOON
from rules.race1969.views.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """The viewing nation's money, in millions.

    ``prices`` follow ``terms.SCIENTISTS``. ``launches`` holds ``(mission, cost)`` of everything
    that it could still fly, cheapest first, whether or not the money is there.
    """

    money: int
    prices: tuple[int, ...]
    launches: tuple[tuple[str, int], ...]

    @classmethod
    def of(cls, view: View) -> Budget:
        """From the nation's own view; raises ``ValueError`` for the public's."""
        nation = own_nation(view)
        flown = {flight.mission for flight in nation.flights}
        out_of_flags = len(flown - {MOON}) >= view.board.limits.flags
        costs = zip(view.board.missions, view.launch_costs, strict=True)
        launches = [
            (mission.id, cost)
            for mission, cost in costs
            if mission.id not in flown and (mission.id == MOON or not out_of_flags)
        ]
        launches.sort(key=lambda launch: launch[1])
        return cls(nation.money, view.prices, tuple(launches))

    @property
    def cheapest(self) -> tuple[str, int] | None:
        """The cheapest launch left, or ``None`` where everything has been flown."""
        return self.launches[0] if self.launches else None

    def grounded_by(self, price: int) -> bool:
        """Whether paying ``price`` takes away the last launch that the money would still pay."""
        if self.cheapest is None:
            return False
        return self.money >= self.cheapest[1] > self.money - price

    def left_hint(self, price: int, t: Words) -> str:
        """What is left after ``price``, with a warning where no launch could be paid then."""
        left = self.money - price
        if self.cheapest is not None and self.grounded_by(price):
            return t("race1969-hint-left-warning", left=left, keep=self.cheapest[1])
        return t("race1969-hint-left", left=left)
