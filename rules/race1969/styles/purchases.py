"""What to buy: the scientist, spy or cards that raise the plan's prestige most for their price."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.chance import Dice
from rules.race1969.actions import Action, Buy, Done, Hire, Spy
from rules.race1969.odds import (
    GROUND_CONTROL,
    SIMULATION,
    cell_odds,
    dice_sides,
    mission_flags,
    rocket_after,
    worths,
)
from rules.race1969.styles.cards import fear
from rules.race1969.styles.position import Position, Researchers
from rules.race1969.terms import RESEARCH_INDEX, SCIENTISTS

ESPIONAGE = RESEARCH_INDEX["espionage"]
ROBOTICS = RESEARCH_INDEX["robotics"]
PER_CARD = 0.55
"""What a card in hand is reckoned to be worth in prestige while there are launches to come."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A purchase with its price and what it adds to the plan, the price already taken off."""

    action: Action
    price: int
    gain: float

    def rank(self, thrift: float) -> float:
        """Between plain gain (thrift 0) and gain for each million (thrift 1)."""
        return float(self.gain / max(1, self.price) ** thrift)


def choose_purchase(position: Position, actions: Sequence[Action], dice: Dice) -> Action:
    """One of the best hires, then cards with what the plan doesn't need, then done.

    Offers that are nearly as good as the best are as likely as it is, so that nations of one style
    don't all want the same scientist in the same year.
    """
    thrift = position.temper.thrift
    offers = [(offer.rank(thrift), offer.action) for offer in hires(position, actions)]
    if offers:
        enough = max(rank for rank, _ in offers) * (1 - position.temper.whim)
        good = [action for rank, action in offers if rank >= enough]
        return good[dice.below(len(good))]
    count = cards_wanted(position, actions)
    return Buy(count) if count else Done()


def hires(position: Position, actions: Sequence[Action]) -> list[Offer]:
    """Every scientist and spy on offer that gains anything."""
    temper, view = position.temper, position.view
    before = position.value(position.researchers, position.money)
    prices = dict(zip(SCIENTISTS, view.prices, strict=True))
    values: dict[tuple[int, int, int], float] = {}

    def plan(research: int, added: int, price: int) -> float:
        key = research, added, price
        if key not in values:
            values[key] = (
                position.value(_plus(position.researchers, research, added), position.money - price)
                + added * _standing_worth(position, research)
                - before
            )
        return values[key]

    bundled = _bundles(position, before)
    offers: list[Offer] = []
    for action in actions:
        if isinstance(action, Hire):
            if action.scientist not in temper.hires:
                continue
            kind = view.board.scientist(action.scientist)
            research, price = RESEARCH_INDEX[action.research], prices[action.scientist]
            gain = plan(research, kind.researchers, price) + kind.prestige
            if kind.researchers and research in bundled:
                gain = max(gain, bundled[research] - (price - 5) * position.rate + kind.prestige)
        elif isinstance(action, Spy):
            if "spy" not in temper.hires:
                continue
            research, price = RESEARCH_INDEX[action.research], prices["spy"]
            host = next(n.seat for n in view.nations if n.nation == action.nation)
            token = 0 if position.nation.researches[research].bonus else 1
            gain = plan(research, token, price) + _harm(position, host, research)
        else:
            continue
        if gain > 0.05:
            offers.append(Offer(action, price, gain))
    return offers


def research_yield(position: Position) -> float:
    """The most prestige that a million promises in research now, before the million is paid."""
    limit = position.view.board.limits.spaces
    price = position.view.board.scientist("base").price
    before = position.value(position.researchers, position.money)
    gains = (
        position.value(_plus(position.researchers, index, 1), position.money) - before
        for index, rooms in enumerate(position.nation.researches)
        if len(rooms.scientists) < limit
    )
    return max(gains, default=0.0) / price


def _plus(researchers: Researchers, research: int, added: int) -> Researchers:
    if not added:
        return researchers
    return (*researchers[:research], researchers[research] + added, *researchers[research + 1 :])


def _standing_worth(position: Position, research: int) -> float:
    """What a researcher brings each round besides launches: free cards, cheaper scientists."""
    rounds = position.rounds_after
    if research == ESPIONAGE:
        return rounds * PER_CARD * position.temper.cards
    if research == ROBOTICS:
        return rounds * position.view.board.money.robotics * position.rate * 0.7
    return 0.0


def _harm(position: Position, host: int, research: int) -> float:
    """What a spy takes from its host: prestige at the end, and a space in a good research."""
    rooms = position.view.nations[host].researches[research]
    blocked = 0.12 * position.rounds_after * (2 if rooms.researchers else 1)
    penalty = -position.view.board.scientist("spy").prestige
    return position.share_of(penalty + blocked, host) * position.temper.spies


def _bundles(position: Position, before: float) -> dict[int, float]:
    """The gain per first step of hiring one researcher for each symbol of a longer track.

    A single researcher may gain nothing on a long track where a whole crew gains much; each symbol
    is credited with its share of the crew's gain.
    """
    if not position.rounds_after:
        return {}
    base = position.view.board.scientist("base").price
    shares: dict[int, float] = {}
    for index in position.open:
        symbols = position.atlas.tracks[index].symbols
        wanted = [
            symbol
            for symbol in symbols
            if len(position.nation.researches[symbol].scientists)
            < position.view.board.limits.spaces
        ]
        if len(wanted) < 2:
            continue
        researchers = list(position.researchers)
        for symbol in wanted:
            researchers[symbol] += 1
        price = base * len(wanted)
        if price > position.money + position.future_income // 2:
            continue
        # The crew is paid for over the coming rounds, so today's launch isn't held against it.
        after = position.value(tuple(researchers), position.money) - price * position.rate
        share = (after - before) / len(wanted)
        for symbol in wanted:
            shares[symbol] = max(shares.get(symbol, 0.0), share)
    return shares


def cards_wanted(position: Position, actions: Sequence[Action]) -> int:
    """How many cards to buy: while one gains more than the money is worth, launch money kept."""
    temper, view = position.temper, position.view
    counts = sorted(action.count for action in actions if isinstance(action, Buy))
    if not temper.cards or not counts or view.own is None:
        return 0
    _, launch = position.best_launch(position.researchers, position.money, temper.foresight)
    kept = (
        position.cost(position.atlas.tracks[launch], position.researchers)
        if launch is not None
        else 0
    )
    price = view.board.espionage.price
    held = len(view.own.hand)
    wanted = 0
    for count in counts:
        if position.money - kept < count * price:
            break
        gain = _card_gain(position, launch, held + count) - _card_gain(
            position, launch, held + count - 1
        )
        if gain * temper.cards <= price * position.rate:
            break
        wanted = count
    return wanted


def _card_gain(position: Position, launch: int | None, cards: int) -> float:
    """What a hand of so many cards is worth: support against what is feared, and rounds to come."""
    view = position.view
    reserve = 0.35 if position.rounds_after else 0.15
    idle = reserve * min(cards, 4)
    if launch is None:
        return idle
    track = position.atlas.tracks[launch]
    flags = mission_flags(view, track.id)
    odds = cell_odds(
        track.cells,
        position.nation.moon_cell if launch == position.atlas.moon else 1,
        sum(position.researchers[s] for s in track.symbols),
        position.researchers[SIMULATION],
        position.researchers[GROUND_CONTROL],
        flags,
        dice_sides(view.board),
        view.board.dice.count,
    )
    paid = worths(track.cells, flags)
    length, points = len(paid), cards * position.atlas.card_points
    low, feared = int(points), fear(position)
    total = 0.0
    for cell, chance in enumerate(odds.chances, 1):
        if chance > 0.001:
            without, a, b = (
                paid[rocket_after(cell, length, track.espionage_cost, feared, support) - 1]
                for support in (0, low, low + 1)
            )
            total += chance * (a + (b - a) * (points - low) - without)
    return max(total, idle)
