"""The standing orders of 1969, over what the nation itself sees.

``trade-nothing 1967`` · ``leave-cards 1966`` · ``stay-home 1965`` (each until that year begins; the
year after the last one means to the end) · ``roll-no-more 4`` (at so many successes) ·
``no-cards 4`` (unless the rocket stands on that cell or higher), ``no-cards any``
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.core.standing_orders import DONE, Ended, OrderKind, Values
from rules.race1969.board import FIRST_CELL
from rules.race1969.espionage import Seal
from rules.race1969.income import Forgo, Trade
from rules.race1969.missions import Keep, Stay
from rules.race1969.state import Action
from rules.race1969.terms import FREE_CARD, INCOME, LAUNCH, REROLL, SABOTAGE, SUCCESS, TRADE
from rules.race1969.view import View

ROLL_NO_MORE, NO_CARDS = "roll-no-more", "no-cards"
ANY = "any"
"""This word in place of a cell means that the order holds wherever the rocket stands."""


class OrderOf1969(OrderKind[View, Action]):
    pass


def to_the_end(view: View) -> int:
    """The year that stands for the end of the game: the one after the last."""
    return view.board.rounds[-1].year + 1


class UntilYear(OrderOf1969):
    """An order that ends when a year begins."""

    action: Action

    def candidates(self, view: View, seat: Seat) -> tuple[Values, ...]:
        years = [round_.year for round_ in view.board.rounds]
        return tuple((str(year),) for year in (*years[1:], to_the_end(view)))

    def lay(self, view: View, seat: Seat, values: Values) -> Values:
        year, last = self.number(values), to_the_end(view)
        if year <= view.year:
            raise IllegalAction("order-year-past", year=year, now=view.year)
        if year > last:
            raise IllegalAction("order-year-late", year=year, last=last)
        if year == view.year + 1 and self.decided(view, seat):
            raise IllegalAction("order-year-over", year=year, now=view.year)
        return (str(year),)

    @abstractmethod
    def decided(self, view: View, seat: Seat) -> bool:
        """Whether this year's decision can't come any more."""

    def judge(
        self, view: View, seat: Seat, values: Values, actions: Sequence[Action]
    ) -> Values | Ended:
        return values if view.year < int(values[0]) else DONE

    def answer(self, view: View, seat: Seat, values: Values, actions: Sequence[Action]) -> Action:
        return self.action


class TradeNothing(UntilYear):
    id = "trade-nothing"
    decisions = (TRADE,)
    action = Trade(0)

    def decided(self, view: View, seat: Seat) -> bool:
        assert view.own is not None
        return view.phase != INCOME or view.own.trade is not None


class LeaveCards(UntilYear):
    id = "leave-cards"
    decisions = (FREE_CARD,)
    action = Forgo()

    def decided(self, view: View, seat: Seat) -> bool:
        return view.phase != INCOME


class StayHome(UntilYear):
    id = "stay-home"
    decisions = (LAUNCH,)
    action = Stay()

    def decided(self, view: View, seat: Seat) -> bool:
        flights = view.nations[seat].flights
        flying = view.launch is not None and view.launch.seat == seat
        return flying or any(flight.year == view.year for flight in flights)


class RollNoMore(OrderOf1969):
    id = ROLL_NO_MORE
    decisions = (REROLL,)

    def candidates(self, view: View, seat: Seat) -> tuple[Values, ...]:
        return tuple((str(count),) for count in range(1, view.board.dice.count + 1))

    def lay(self, view: View, seat: Seat, values: Values) -> Values:
        count, most = self.number(values), view.board.dice.count
        if not 1 <= count <= most:
            raise IllegalAction("order-successes", count=count, most=most)
        if not view.missions_left(seat):
            raise IllegalAction("order-all-flown", count=len(view.nations[seat].flights))
        return (str(count),)

    def answer(
        self, view: View, seat: Seat, values: Values, actions: Sequence[Action]
    ) -> Action | None:
        assert view.launch is not None
        return Keep() if view.launch.dice.count(SUCCESS) >= int(values[0]) else None


class NoCards(OrderOf1969):
    id = NO_CARDS
    decisions = (SABOTAGE,)

    def candidates(self, view: View, seat: Seat) -> tuple[Values, ...]:
        longest = max(len(mission.cells) for mission in view.board.missions)
        return ((ANY,), *((str(cell),) for cell in range(FIRST_CELL + 1, longest + 1)))

    def lay(self, view: View, seat: Seat, values: Values) -> Values:
        longest = _longest_track(view, seat)
        if not longest:
            raise IllegalAction("order-no-launches")
        if self.exactly(1, values) == (ANY,):
            return values
        cell = self.number(values)
        if not FIRST_CELL < cell <= longest:
            raise IllegalAction("order-cell", most=longest - FIRST_CELL)
        return (str(cell),)

    def judge(
        self, view: View, seat: Seat, values: Values, actions: Sequence[Action]
    ) -> Values | Ended:
        longest = _longest_track(view, seat)
        if values != (ANY,) and longest and int(values[0]) > longest and view.launch is None:
            steps, most = int(values[0]) - FIRST_CELL, longest - FIRST_CELL
            return Ended("order-track-flown", (("steps", steps), ("most", most)))
        return values

    def answer(
        self, view: View, seat: Seat, values: Values, actions: Sequence[Action]
    ) -> Action | None:
        """Seal an empty play; whoever has laid cards out already decides themselves."""
        assert view.launch is not None
        assert view.own is not None
        if view.own.play or (values != (ANY,) and view.launch.cell >= int(values[0])):
            return None
        return Seal()


def _longest_track(view: View, seat: Seat) -> int:
    """The cells of the longest track where an opponent may still launch; 0 for none."""
    opponents = [nation.seat for nation in view.nations if nation.seat != seat]
    tracks = [len(m.cells) for opponent in opponents for m in view.missions_left(opponent)]
    return max(tracks, default=0)


ORDERS = (TradeNothing(), LeaveCards(), StayHome(), RollNoMore(), NoCards())
