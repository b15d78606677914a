"""Chooses espionage cards to play, against a launch or for one's own, and to throw away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from rules.core.game import Seat
from rules.race1969.board import FIRST_CELL, cell_after_cards, worths
from rules.race1969.espionage import Discard, Play, Seal, Take
from rules.race1969.espionage_cards import (
    beyond,
    card_of,
    different,
    mean_value,
    points_of,
    value_of,
)
from rules.race1969.forecast import Forecast, hunters_of
from rules.race1969.income import Forgo
from rules.race1969.odds import launch_odds, mission_flags, points_odds, unseen_cards
from rules.race1969.state import Action
from rules.race1969.terms import MOON

KEEP = 0.05
"""The prestige that a point in hand is reckoned to be worth while there are rounds to come."""
HUNTED = 0.7
"""The share of its cards that a nation is reckoned to lay against its rival's launch."""
LAUNCH_MOON = 4
"""The round, from 0, from which on an opponent may be thought to launch to the Moon."""

Cards = tuple[int, ...]


def plays(pool: Cards) -> tuple[Cards, ...]:
    """Every choice of cards out of ``pool``, each in rising order; none at all comes first."""
    cards = different(pool)
    counts = product(*(range(pool.count(card) + 1) for card in cards))
    found = [
        tuple(card for card, number in zip(cards, chosen, strict=True) for _ in range(number))
        for chosen in counts
    ]
    return tuple(sorted(found, key=lambda cards: (value_of(cards), len(cards))))


def choose_sabotage(forecast: Forecast) -> Action:
    """Lay the cards that cost the launching nation more than they are worth in hand."""
    return _towards(best_sabotage(forecast), _laid(forecast))


def choose_support(forecast: Forecast) -> Action:
    """Lay the cards with the highest gain for the rocket, given the cards that lie face down."""
    return _towards(best_support(forecast), _laid(forecast))


def _laid(forecast: Forecast) -> Cards:
    own = forecast.view.own
    return () if own is None else own.play


def best_sabotage(forecast: Forecast) -> Cards:
    """The cards of hand and play that are best laid against the running launch.

    What others have laid before counts as far as it shows (in the rulebook's order): the number of
    their cards, and what so many may add up to.
    """
    launch, own = forecast.view.launch, forecast.view.own
    if launch is None or own is None or not forecast.weights.cards:
        return ()
    pool = tuple(sorted((*own.hand, *own.play)))
    mission = forecast.view.board.mission(launch.mission)
    paid = _paid(forecast, launch.mission, launch.seat)
    keep = keep_worth(forecast, pool) / forecast.weights.cards
    others = _laid_by_others(forecast)

    def pays(against: int) -> float:
        cell = cell_after_cards(launch.cell, len(paid), mission.espionage_cost, against, 0)
        return paid[cell - FIRST_CELL]

    def gain(cards: Cards) -> float:
        points = points_of(cards, mission)
        loss = sum(chance * (pays(laid) - pays(laid + points)) for laid, chance in others.items())
        return forecast.share_of(loss, launch.seat) - keep * value_of(cards)

    return max(plays(pool), key=gain)


def best_support(forecast: Forecast) -> Cards:
    """The cards of hand and play that are best laid for the nation's own running launch."""
    view = forecast.view
    launch, own = view.launch, view.own
    if launch is None or own is None or not forecast.weights.cards:
        return ()
    pool = tuple(sorted((*own.hand, *own.play)))
    mission = view.board.mission(launch.mission)
    cost = mission.espionage_cost
    paid = _paid(forecast, launch.mission, launch.seat)
    against = _laid_by_others(forecast)
    keep = keep_worth(forecast, pool)

    def gain(cards: Cards) -> float:
        support = points_of(cards, mission)
        cells = (
            (cell_after_cards(launch.cell, len(paid), cost, points, support), chance)
            for points, chance in against.items()
        )
        expected = sum(chance * paid[cell - FIRST_CELL] for cell, chance in cells)
        return expected - keep * value_of(cards)

    return max(plays(pool), key=gain)


def _laid_by_others(forecast: Forecast) -> Mapping[int, float]:
    """The odds of what the other nations' cards add up to that lie face down for all to see."""
    launch = forecast.view.launch
    assert launch is not None
    shown = launch.face_down or ()
    count = sum(cards for seat, cards in shown if seat != forecast.seat)
    return points_odds(forecast.view, count, launch.mission)


def keep_worth(forecast: Forecast, pool: Cards) -> float:
    """The worth of a point of espionage that stays in hand, in prestige.

    In rounds to come it is worth ``KEEP``; in this round, what it would bring in the nation's own
    launch or against the launch, still to come, of the opponent whom it would hurt best.
    """
    value = value_of(pool)
    if not value:
        return 0.0
    best = KEEP if forecast.rounds_after else 0.001
    for seat in forecast.view.launches_to_come:
        moved = expected_shift(forecast, seat, pool)
        worth = moved if seat == forecast.seat else forecast.share_of(moved, seat)
        best = max(best, worth / value)
    return best


def expected_shift(forecast: Forecast, seat: Seat, cards: Cards) -> float:
    """The prestige that these cards are expected to change in the likeliest launch of ``seat``.

    Forward for the nation itself, against the cards that it fears; back (as a positive loss) for
    an opponent.
    """
    view = forecast.view
    launch = likely_launch(forecast, seat)
    if launch is None:
        return 0.0
    odds = launch_odds(view, seat, launch)
    mission = view.board.mission(launch)
    cost, points = mission.espionage_cost, points_of(cards, mission)
    paid, length = odds.worths, len(odds.worths)
    own = seat == forecast.seat
    feared = fear(forecast) if own else 0
    total = 0.0
    for cell, chance in enumerate(odds.chances, 1):
        against, support = (feared, points) if own else (points, 0)
        without = cell_after_cards(cell, length, cost, feared, 0)
        moved = cell_after_cards(cell, length, cost, against, support)
        total += chance * abs(paid[moved - FIRST_CELL] - paid[without - FIRST_CELL])
    return total


def fear(forecast: Forecast) -> int:
    """The points that opponents are reckoned to lay against the nation's own launch.

    Those whose rival it is lay most of what they hold. In the last launch of the game everybody
    may lay all that is left, since there is nothing else to lay it for.
    """
    view = forecast.view
    if not forecast.rounds_after and view.order[-1] == forecast.seat:
        cards = sum(n.cards for n in view.nations if n.seat != forecast.seat)
        return round(cards * forecast.card_points)
    hunters = hunters_of(forecast.seat, forecast.estimated_scores)
    cards = sum(view.nations[seat].cards for seat in hunters)
    return round(HUNTED * cards * forecast.card_points)


def likely_launch(forecast: Forecast, seat: Seat) -> str | None:
    """The mission that a nation would gain most prestige from now, of those it can pay."""
    view = forecast.view
    if seat == forecast.seat:
        _, index = forecast.best_launch(
            forecast.researchers, forecast.money, forecast.weights.foresight
        )
        return None if index is None else forecast.view.board.missions[index].id
    best: tuple[float, str | None] = 0.0, None
    for mission in view.missions_left(seat):
        if mission.id == MOON and view.round < LAUNCH_MOON:
            continue
        odds = launch_odds(view, seat, mission.id)
        if odds.cost <= view.nations[seat].money and odds.prestige > best[0]:
            best = odds.prestige, mission.id
    return best[1]


def choose_free_card(forecast: Forecast, actions: Sequence[Action]) -> Action:
    """Make room by throwing away a card below the mean of what may be drawn."""
    mean = mean_value(unseen_cards(forecast.view))
    discards = [action for action in actions if isinstance(action, Discard)]
    worst = min(discards, key=lambda action: card_of(action.card).value, default=None)
    return worst if worst is not None and card_of(worst.card).value < mean else Forgo()


def _paid(forecast: Forecast, mission: str, seat: int) -> tuple[float, ...]:
    """The worth of each cell to the launching nation, a step towards the Moon counted in."""
    paid: list[float] = list(
        worths(
            forecast.view.board.mission(mission).cells,
            mission_flags(forecast.view, mission),
        )
    )
    flown = any(f.mission == MOON for f in forecast.view.nations[seat].flights)
    if mission != MOON and not flown and forecast.rounds_after:
        paid[-1] += forecast.advance
    return tuple(paid)


def _towards(target: Cards, laid: Cards) -> Action:
    """The next action on the way from what is laid to what should be, or the seal."""
    for card in beyond(laid, target):
        return Take(card)
    for card in beyond(target, laid):
        return Play(card)
    return Seal()
