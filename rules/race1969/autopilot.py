"""The ordinary autopilot, which weighs as its style does and looks no further; its purchases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from rules.core.chance import Dice
from rules.race1969.board import (
    FIRST_CELL,
    cell_after_cards,
    launch_cost,
)
from rules.race1969.card_choice import choose_free_card, choose_sabotage, choose_support, fear
from rules.race1969.forecast import Forecast, Researchers, Weights
from rules.race1969.income import Trade
from rules.race1969.missions import Keep, Launch, Reroll, Stay
from rules.race1969.odds import advised_die, launch_odds
from rules.race1969.purchases import Buy, Done, Hire, Spy
from rules.race1969.state import Action
from rules.race1969.terms import (
    ESPIONAGE,
    FREE_CARD,
    INVESTORS,
    LAUNCH,
    PURCHASE,
    REROLL,
    RESEARCH_INDEX,
    ROBOTICS,
    SABOTAGE,
    SCIENTISTS,
    SUPPORT,
    TRADE,
)
from rules.race1969.view import View

# Purchases

IDLE, IDLE_LATE = 0.9, 0.4
"""The prestige of each cell that a card may move a rocket, besides the launch planned."""
PER_CARD = 0.55
"""The prestige that a card in hand is reckoned to be worth while there are launches to come."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A purchase with its price and what it adds to the plan, the price already taken off."""

    action: Action
    price: int
    gain: float

    def rank(self, thrift: float) -> float:
        """Between plain gain (thrift 0) and gain for each million (thrift 1)."""
        return float(self.gain / max(1, self.price) ** thrift)


def choose_purchase(forecast: Forecast, actions: Sequence[Action], dice: Dice) -> Action:
    """One of the best hires, then cards with what the plan doesn't need, then done.

    Offers that are nearly as good as the best are as likely as it is, so that nations of one style
    don't all want the same scientist in the same year.
    """
    thrift = forecast.weights.thrift
    offers = [(offer.rank(thrift), offer.action) for offer in hires(forecast, actions)]
    if offers:
        enough = max(rank for rank, _ in offers) * (1 - forecast.weights.whim)
        good = [action for rank, action in offers if rank >= enough]
        return good[dice.below(len(good))]
    count = cards_wanted(forecast, actions)
    return Buy(count) if count else Done()


def hires(forecast: Forecast, actions: Sequence[Action]) -> list[Offer]:
    """Every scientist and spy on offer that gains anything."""
    weights, view = forecast.weights, forecast.view
    before = forecast.value(forecast.researchers, forecast.money)
    prices = dict(zip(SCIENTISTS, view.prices, strict=True))
    values: dict[tuple[int, int, int], float] = {}

    def plan(research: int, added: int, price: int) -> float:
        key = research, added, price
        if key not in values:
            values[key] = (
                forecast.value(_plus(forecast.researchers, research, added), forecast.money - price)
                + added * _standing_worth(forecast, research)
                - before
            )
        return values[key]

    @cache
    def missed(price: int) -> float:
        """The loss where this round's launch couldn't be paid any more, besides the price."""
        rest = forecast.value(forecast.researchers, forecast.money - price)
        return before - rest - price * forecast.rate

    bundled = _bundles(forecast, before)
    offers: list[Offer] = []
    for action in actions:
        if isinstance(action, Hire):
            if action.scientist not in weights.hires:
                continue
            kind = view.board.scientist(action.scientist)
            research, price = RESEARCH_INDEX[action.research], prices[action.scientist]
            gain = plan(research, kind.researchers, price) + kind.prestige
            if kind.researchers and research in bundled:
                share = bundled[research] - (price - 5) * forecast.rate - missed(price)
                gain = max(gain, share + kind.prestige)
        elif isinstance(action, Spy):
            if "spy" not in weights.hires:
                continue
            research, price = RESEARCH_INDEX[action.research], prices["spy"]
            host = next(n.seat for n in view.nations if n.nation == action.nation)
            token = 0 if forecast.nation.researches[research].bonus else 1
            gain = plan(research, token, price) + _harm(forecast, host, research)
        else:
            continue
        if gain > 0.05:
            offers.append(Offer(action, price, gain))
    return offers


def research_yield(forecast: Forecast) -> float:
    """The most prestige that a million promises in research now, before the million is paid."""
    limit = forecast.view.board.limits.spaces
    price = forecast.view.board.scientist("base").price
    before = forecast.value(forecast.researchers, forecast.money)
    gains = (
        forecast.value(_plus(forecast.researchers, index, 1), forecast.money) - before
        for index, rooms in enumerate(forecast.nation.researches)
        if len(rooms.scientists) < limit
    )
    return max(gains, default=0.0) / price


def _plus(researchers: Researchers, research: int, added: int) -> Researchers:
    if not added:
        return researchers
    return (*researchers[:research], researchers[research] + added, *researchers[research + 1 :])


def _standing_worth(forecast: Forecast, research: int) -> float:
    """The gain of a researcher besides launches: free cards, cheaper scientists."""
    rounds = forecast.rounds_after
    if research == ESPIONAGE:
        return rounds * PER_CARD * forecast.weights.cards
    if research == ROBOTICS:
        return rounds * forecast.view.board.money.robotics * forecast.rate * 0.7
    return 0.0


def _harm(forecast: Forecast, host: int, research: int) -> float:
    """The loss of a spy's host: prestige at the end, and a space in a good research."""
    rooms = forecast.view.nations[host].researches[research]
    blocked = 0.12 * forecast.rounds_after * (2 if rooms.researchers else 1)
    penalty = -forecast.view.board.scientist("spy").prestige
    return forecast.share_of(penalty + blocked, host) * forecast.weights.spies


def _bundles(forecast: Forecast, before: float) -> dict[int, float]:
    """The gain per first step of hiring one researcher for each symbol of a longer track.

    A single researcher may gain nothing on a long track where a whole crew gains much; each symbol
    is credited with its share of the crew's gain.
    """
    if not forecast.rounds_after:
        return {}
    base = forecast.view.board.scientist("base").price
    shares: dict[int, float] = {}
    for index in forecast.open:
        mission = forecast.view.board.missions[index]
        symbols = [RESEARCH_INDEX[symbol] for symbol in mission.symbols]
        wanted = [
            symbol
            for symbol in symbols
            if len(forecast.nation.researches[symbol].scientists)
            < forecast.view.board.limits.spaces
        ]
        if len(wanted) < 2:
            continue
        researchers = list(forecast.researchers)
        for symbol in wanted:
            researchers[symbol] += 1
        price = base * len(wanted)
        if price > forecast.money + forecast.future_income // 2:
            continue
        # The crew is paid for over the coming rounds, so today's launch isn't held against it.
        after = forecast.value(tuple(researchers), forecast.money) - price * forecast.rate
        share = (after - before) / len(wanted)
        for symbol in wanted:
            shares[symbol] = max(shares.get(symbol, 0.0), share)
    return shares


def cards_wanted(forecast: Forecast, actions: Sequence[Action]) -> int:
    """The number of cards to buy, while one gains more than its money is worth.

    The money for the launch planned is kept.
    """
    weights, view = forecast.weights, forecast.view
    counts = sorted(action.count for action in actions if isinstance(action, Buy))
    if not weights.cards or not counts or view.own is None:
        return 0
    _, launch = forecast.best_launch(forecast.researchers, forecast.money, weights.foresight)
    kept = (
        launch_cost(view.board, view.board.missions[launch], forecast.researchers[INVESTORS])
        if launch is not None
        else 0
    )
    price = view.board.espionage.price
    held = len(view.own.hand)
    wanted = 0
    for count in counts:
        if forecast.money - kept < count * price:
            break
        gain = _card_gain(forecast, launch, held + count) - _card_gain(
            forecast, launch, held + count - 1
        )
        if gain * weights.cards <= price * forecast.rate:
            break
        wanted = count
    return wanted


def _card_gain(forecast: Forecast, launch: int | None, cards: int) -> float:
    """The worth of a hand of so many cards: against what is feared, and in rounds to come."""
    view = forecast.view
    costs = [mission.espionage_cost for mission in view.board.missions]
    card_cells = forecast.card_points * len(costs) / sum(costs)
    idle = (IDLE if forecast.rounds_after else IDLE_LATE) * card_cells * min(cards, 4)
    if launch is None:
        return idle
    mission = view.board.missions[launch]
    odds = launch_odds(view, forecast.seat, mission.id)
    paid, length, points = odds.worths, len(odds.worths), cards * forecast.card_points
    low, feared = int(points), fear(forecast)
    cost = mission.espionage_cost
    total = 0.0
    for cell, chance in enumerate(odds.chances, 1):
        if chance > 0.001:
            without, a, b = (
                paid[cell_after_cards(cell, length, cost, feared, support) - FIRST_CELL]
                for support in (0, low, low + 1)
            )
            total += chance * (a + (b - a) * (points - low) - without)
    return max(total, idle)


# The autopilot


@dataclass(slots=True)
class Pilot:
    """An autopilot that weighs as its style does.

    It raises ``ValueError`` for a view that isn't a deciding seat's own, since it would have to
    guess at a hand that it can't see.
    """

    style: str
    weights: Weights

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """One of ``actions``; ``dice`` breaks ties between launches and between purchases."""
        if len(actions) == 1:
            return actions[0]
        seat = view.viewer
        kind = next((d.kind for d in view.decisions if d.seat == seat), None)
        if seat is None or kind is None:
            raise ValueError("an autopilot needs the view of a seat that decides now")
        chosen = self._decide(kind, Forecast(view, seat, self.weights), actions, dice)
        return chosen if chosen in actions else actions[0]

    def _decide(
        self, kind: str, forecast: Forecast, actions: Sequence[Action], dice: Dice
    ) -> Action:
        if kind == FREE_CARD:
            return choose_free_card(forecast, actions)
        if kind == TRADE:
            return _choose_trade(forecast, actions)
        if kind == PURCHASE:
            return choose_purchase(forecast, actions, dice)
        if kind == LAUNCH:
            return _choose_launch(forecast, actions, dice)
        if kind == REROLL:
            return _choose_reroll(forecast)
        if kind == SABOTAGE:
            return choose_sabotage(forecast)
        if kind == SUPPORT:
            return choose_support(forecast)
        raise ValueError(f"no way to decide {kind}")


def _choose_launch(forecast: Forecast, actions: Sequence[Action], dice: Dice) -> Action:
    equal = _best_launches(forecast, actions)
    return equal[dice.below(len(equal))]


def _best_launches(forecast: Forecast, actions: Sequence[Action]) -> list[Action]:
    """The launches of the best plans that are allowed, or staying where that is as good."""
    allowed = {action.mission for action in actions if isinstance(action, Launch)}
    missions = forecast.view.board.missions
    plans = forecast.plans(forecast.researchers, forecast.money, forecast.weights.foresight)
    names = [(value, missions[i].id if i is not None else None) for value, i in plans]
    names = [(value, name) for value, name in names if name is None or name in allowed]
    best = max(value for value, _ in names)
    equal = [name for value, name in names if value > best - 1e-9]
    return [Stay() if name is None else Launch(name) for name in equal]


def _choose_reroll(forecast: Forecast) -> Action:
    """The reroll that the odds assume, so that they come true."""
    die = advised_die(forecast.view)
    return Keep() if die is None else Reroll(die)


def _choose_trade(forecast: Forecast, actions: Sequence[Action]) -> Action:
    """Trade prestige for a launch that it makes possible, or research that pays it back."""
    rate = forecast.view.board.money.prestige_rate
    pays = research_yield(forecast)
    promise = rate * pays - 1 if pays > forecast.weights.trade else -1.0

    def worth(action: Trade) -> float:
        money = forecast.money + rate * action.points
        plan = forecast.value(forecast.researchers, money, forecast.weights.foresight)
        return plan + action.points * (promise - rate * forecast.rate)

    offers = [action for action in actions if isinstance(action, Trade)]
    return max(offers, key=lambda action: (worth(action), -action.points))
