"""The standing orders of 1969, over what the nation itself sees.

``trade-nothing 1967`` · ``leave-cards 1966`` · ``stay-home 1965`` (each until that year begins; the
year after the last one means to the end) · ``roll-no-more 4`` (at so many successes) ·
``no-cards 4`` (unless the rocket stands on that cell or higher), ``no-cards any``
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.core.standing_orders import DONE, Ended, OrderKind, Values, exactly, one_number, stands
from rules.race1969.board import FIRST_CELL
from rules.race1969.espionage import Seal
from rules.race1969.income import Forgo, Trade
from rules.race1969.missions import Keep, Stay
from rules.race1969.state import Action
from rules.race1969.terms import FREE_CARD, INCOME, LAUNCH, REROLL, SABOTAGE, SUCCESS, TRADE
from rules.race1969.view import View

TRADE_NOTHING, LEAVE_CARDS, STAY_HOME = "trade-nothing", "leave-cards", "stay-home"
ROLL_NO_MORE, NO_CARDS = "roll-no-more", "no-cards"
ANY = "any"
"""In place of a cell: wherever the rocket stands."""

OrderOf1969 = OrderKind[View, Action]


# Until a year


def to_the_end(view: View) -> int:
    """The year that stands for the end of the game: the one after the last."""
    return view.board.rounds[-1].year + 1


def _years(view: View, seat: Seat) -> tuple[Values, ...]:
    years = [round_.year for round_ in view.board.rounds]
    return tuple((str(year),) for year in (*years[1:], to_the_end(view)))


def _until(kind: str, over: Callable[[View, Seat], bool]) -> Callable[[View, Seat, Values], Values]:
    """Lays an order until a year; ``over``: this year's decision can't come any more."""

    def lay(view: View, seat: Seat, values: Values) -> Values:
        year, last = one_number(kind, values), to_the_end(view)
        if year <= view.year:
            raise IllegalAction("order-year-past", year=year, now=view.year)
        if year > last:
            raise IllegalAction("order-year-late", year=year, last=last)
        if year == view.year + 1 and over(view, seat):
            raise IllegalAction("order-year-over", year=year, now=view.year)
        return (str(year),)

    return lay


def _in_force(view: View, seat: Seat, values: Values, actions: Sequence[Action]) -> Values | Ended:
    if view.year < int(values[0]):
        return values
    return DONE


def _income_over(view: View, seat: Seat) -> bool:
    assert view.own is not None
    return view.phase != INCOME or view.own.trade is not None


def _cards_dealt(view: View, seat: Seat) -> bool:
    return view.phase != INCOME


def _launched(view: View, seat: Seat) -> bool:
    flights = view.nations[seat].flights
    flying = view.launch is not None and view.launch.seat == seat
    return flying or any(flight.year == view.year for flight in flights)


def _no_trade(view: View, seat: Seat, values: Values, actions: Sequence[Action]) -> Action:
    return Trade(0)


def _no_free_card(view: View, seat: Seat, values: Values, actions: Sequence[Action]) -> Action:
    return Forgo()


def _no_launch(view: View, seat: Seat, values: Values, actions: Sequence[Action]) -> Action:
    return Stay()


# Dice


def _successes(view: View, seat: Seat) -> tuple[Values, ...]:
    return tuple((str(count),) for count in range(1, view.board.dice.count + 1))


def _lay_successes(view: View, seat: Seat, values: Values) -> Values:
    count, most = one_number(ROLL_NO_MORE, values), view.board.dice.count
    if not 1 <= count <= most:
        raise IllegalAction("order-successes", count=count, most=most)
    if not view.missions_left(seat):
        raise IllegalAction("order-all-flown", count=len(view.nations[seat].flights))
    return (str(count),)


def _keep(view: View, seat: Seat, values: Values, actions: Sequence[Action]) -> Action | None:
    assert view.launch is not None
    return Keep() if view.launch.dice.count(SUCCESS) >= int(values[0]) else None


# Cards against others


def _cells(view: View, seat: Seat) -> tuple[Values, ...]:
    longest = max(len(mission.cells) for mission in view.board.missions)
    return ((ANY,), *((str(cell),) for cell in range(FIRST_CELL + 1, longest + 1)))


def longest_track(view: View, seat: Seat) -> int:
    """The cells of the longest track where an opponent may still launch; 0 for none."""
    opponents = [nation.seat for nation in view.nations if nation.seat != seat]
    tracks = [len(m.cells) for opponent in opponents for m in view.missions_left(opponent)]
    return max(tracks, default=0)


def _lay_cell(view: View, seat: Seat, values: Values) -> Values:
    longest = longest_track(view, seat)
    if not longest:
        raise IllegalAction("order-no-launches")
    if exactly(NO_CARDS, values, 1) == (ANY,):
        return values
    cell = one_number(NO_CARDS, values)
    if not FIRST_CELL < cell <= longest:
        raise IllegalAction("order-cell", cell=cell, least=FIRST_CELL + 1, most=longest)
    return (str(cell),)


def _judge_cell(
    view: View, seat: Seat, values: Values, actions: Sequence[Action]
) -> Values | Ended:
    longest = longest_track(view, seat)
    if values != (ANY,) and longest and int(values[0]) > longest and view.launch is None:
        return Ended("order-track-flown", (("cell", int(values[0])), ("most", longest)))
    return values


def _seal_none(view: View, seat: Seat, values: Values, actions: Sequence[Action]) -> Action | None:
    """Seal an empty play; whoever has laid cards out already decides themselves."""
    assert view.launch is not None
    assert view.own is not None
    if view.own.play or (values != (ANY,) and view.launch.cell >= int(values[0])):
        return None
    return Seal()


def _until_year(
    kind: str,
    decision: str,
    over: Callable[[View, Seat], bool],
    act: Callable[[View, Seat, Values, Sequence[Action]], Action | None],
) -> OrderOf1969:
    return OrderKind(
        id=kind,
        decisions=frozenset((decision,)),
        candidates=_years,
        lay=_until(kind, over),
        judge=_in_force,
        answer=act,
    )


ORDERS: tuple[OrderOf1969, ...] = (
    _until_year(TRADE_NOTHING, TRADE, _income_over, _no_trade),
    _until_year(LEAVE_CARDS, FREE_CARD, _cards_dealt, _no_free_card),
    _until_year(STAY_HOME, LAUNCH, _launched, _no_launch),
    OrderKind(
        id=ROLL_NO_MORE,
        decisions=frozenset((REROLL,)),
        candidates=_successes,
        lay=_lay_successes,
        judge=stands,
        answer=_keep,
    ),
    OrderKind(
        id=NO_CARDS,
        decisions=frozenset((SABOTAGE,)),
        candidates=_cells,
        lay=_lay_cell,
        judge=_judge_cell,
        answer=_seal_none,
    ),
)
