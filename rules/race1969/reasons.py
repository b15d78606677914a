"""Reasons of the expert's lines: purchases, trades, launches, rerolls, cards, with figures.

A reason claims only what its figures show. Where nothing of that kind speaks for a line, as for one
that imagined games alone prefer, it has none or names plain figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rules.core.advice import Figure, Reason
from rules.core.structs import with_item
from rules.race1969.board import FIRST_CELL, cell_after_cards, launch_cost, symbol_research, worths
from rules.race1969.card_choice import Cards
from rules.race1969.espionage import Discard, Play, Take
from rules.race1969.espionage_cards import card_of, mean_value, points_of
from rules.race1969.forecast import PLAYOUT, Forecast
from rules.race1969.income import Forgo, Trade
from rules.race1969.missions import Keep, Launch, Reroll, Stay
from rules.race1969.odds import (
    LaunchOdds,
    cards_beside,
    expected_after_cards,
    launch_odds,
    launches_left,
    mission_flags,
    unseen_cards,
)
from rules.race1969.purchases import Buy, Done, Hire, Spy
from rules.race1969.state import Action
from rules.race1969.terms import (
    ESPIONAGE,
    FAILURE,
    GROUND_CONTROL,
    INSURANCE,
    INVESTORS,
    MOON,
    NEUTRAL,
    RESEARCH_INDEX,
    ROBOTICS,
    SCIENTISTS,
    SUCCESS,
    SUPPORT,
)
from rules.race1969.view import NationView, View

Figures: TypeAlias = dict[str, Figure]

NOTICED = 0.05
"""The least prestige that counts as a difference: less isn't seen in figures of one place."""


def reason(view: View, line: Sequence[Action]) -> Reason | None:
    """What speaks for a line of the viewing nation's; ``None`` where nothing is to be said."""
    action = line[0]
    match action:
        case Hire():
            return _hire(view, action)
        case Spy():
            return _spy(view, action)
        case Buy():
            return _buy(view, action)
        case Done():
            return _done(view)
        case Trade():
            return _trade(view, action)
        case Launch():
            return _launch(view, action)
        case Stay():
            return _stay(view)
        case Reroll():
            return _reroll(view, action)
        case Keep():
            return _keep(view)
        case Discard() | Forgo():
            return _free_card(view, action)
        case _:
            return _cards(view, line)


def _own(view: View) -> NationView:
    if view.viewer is None:
        raise ValueError("the public is given no advice")
    return view.nations[view.viewer]


def _years_left(view: View) -> int:
    return len(view.board.rounds) - 1 - view.round


def _next_income(view: View) -> int:
    return view.board.rounds[view.round + 1].income if _years_left(view) else 0


def _odds(
    view: View, missions: Iterable[str], researchers: Sequence[int] | None = None
) -> list[LaunchOdds]:
    seat = _own(view).seat
    return [launch_odds(view, seat, mission, researchers) for mission in missions]


def _payable(view: View, money: int) -> list[LaunchOdds]:
    """The launches that so much money pays this year."""
    return _odds(view, [mission for mission, cost in launches_left(view) if cost <= money])


def _planned(view: View, money: int) -> LaunchOdds | None:
    """The launch of this year that is best for the years to come, if the nation had this money."""
    forecast = Forecast(view, _own(view).seat, PLAYOUT)
    _, index = forecast.best_launch(forecast.researchers, money, PLAYOUT.foresight)
    return None if index is None else _odds(view, [view.board.missions[index].id])[0]


def _flight(odds: LaunchOdds) -> Figures:
    return {"mission": odds.mission, "cost": odds.cost, "prestige": odds.prestige}


def _best(launches: Sequence[LaunchOdds]) -> LaunchOdds | None:
    return max(launches, key=lambda one: one.prestige, default=None)


# Purchases


def _hire(view: View, action: Hire) -> Reason | None:
    data = view.board.scientist(action.scientist)
    price = view.prices[SCIENTISTS.index(action.scientist)]
    index = RESEARCH_INDEX[action.research]
    figures: Figures = {"research": action.research, "prestige": data.prestige}
    figures |= _left_for_launch(view, price, index, data.researchers)
    found = _researched(view, action.research, data.researchers, price, figures)
    if found is None and data.prestige > 0:
        return Reason("hire-prestige", figures)
    return found


def _left_for_launch(view: View, price: int, index: int, added: int) -> Figures:
    """Whether this year's cheapest launch can be paid after a purchase: yes, no, or never could.

    With a no comes the best launch that is given up, the Moon's only where there is no other or
    no later year.
    """
    nation = _own(view)
    costs = [cost for _, cost in _costs_with_more(view, index, added)]
    if any(cost <= nation.money - price for cost in costs):
        return {"launch": "yes"}
    payable, later = _payable(view, nation.money), _years_left(view) > 0
    other = [odds for odds in payable if odds.mission != MOON or not later]
    lost = _best(other or payable)
    if lost is None:
        return {"launch": "never"}
    given_up: Figures = {"lost": lost.mission, "lostprestige": lost.prestige}
    return {"launch": "no", "later": "yes" if later else "no", **given_up}


def _costs_with_more(view: View, index: int, added: int) -> list[tuple[str, int]]:
    """The missions left, each with what it costs with so many more researchers."""
    after = _with_more(_own(view), index, added)
    return [
        (mission, launch_cost(view.board, view.board.mission(mission), after[INVESTORS]))
        for mission, _ in launches_left(view)
    ]


def _with_more(nation: NationView, index: int, added: int) -> tuple[int, ...]:
    now = tuple(room.researchers for room in nation.researches)
    return with_item(now, index, now[index] + added)


def _researched(
    view: View, research: str, added: int, price: int, figures: Figures
) -> Reason | None:
    """What so many more researchers bring, in the launches to come or each year."""
    nation, index = _own(view), RESEARCH_INDEX[research]
    now, money, years = nation.researches[index].researchers, view.board.money, _years_left(view)
    if not added:
        return None
    if index == ESPIONAGE and years:
        return Reason("hire-espionage", figures | {"after": now + added, "years": years})
    if index == ROBOTICS and years:
        saved = (now + added) * money.robotics
        return Reason("hire-robotics", figures | {"saved": saved, "years": years})
    if index in (INVESTORS, INSURANCE):
        # The Moon's launch isn't paid by investors.
        flights = [
            (mission, cost)
            for mission, cost in _costs_with_more(view, index, added)
            if mission != MOON or index == INSURANCE
        ]
        this_year = any(cost <= nation.money - price for _, cost in flights)
        possible = view.flights_left(nation.seat, moon=index == INSURANCE)
        launches, many = min(years + this_year, possible), now + added
        if not launches:
            return None
        if index == INVESTORS:
            saved = many * money.investors
            return Reason("hire-investors", figures | {"saved": saved, "launches": launches})
        paid = many * money.insurance
        return Reason("hire-insurance", figures | {"paid": paid, "launches": launches})
    return _better_launches(view, research, added, price, figures)


def _better_launches(
    view: View, research: str, added: int, price: int, figures: Figures
) -> Reason | None:
    """The launches that so many more researchers make better, and one that can be paid soon."""
    nation, index = _own(view), RESEARCH_INDEX[research]
    missions = [mission for mission, _ in launches_left(view)]
    pairs = list(
        zip(
            _odds(view, missions),
            _odds(view, missions, _with_more(nation, index, added)),
            strict=True,
        )
    )
    better = [pair for pair in pairs if pair[1].prestige - pair[0].prestige >= NOTICED]
    left = nation.money - price
    budget = left + _next_income(view)
    near = [pair for pair in better if pair[1].cost <= budget]
    if not near:
        return None
    before, after = max(near, key=lambda pair: pair[1].prestige - pair[0].prestige)
    others = [one for one in view.nations if one.seat != nation.seat]
    rivals = sum(one.researches[index].researchers > 0 for one in others)
    launches: Figures = {
        "count": len(better),
        "mission": after.mission,
        "before": before.prestige,
        "after": after.prestige,
        "rivals": rivals,
    }
    return Reason("hire-launches", figures | launches)


def _spy(view: View, action: Spy) -> Reason:
    nation, index = _own(view), RESEARCH_INDEX[action.research]
    host = next(one for one in view.nations if one.nation == action.nation)
    figures: Figures = {
        "research": action.research,
        "nation": action.nation,
        "loss": -view.board.scientist("spy").prestige,
        "ahead": host.prestige - nation.prestige,
        "bonus": "no" if nation.researches[index].bonus else "yes",
        "free": view.board.limits.spaces - len(host.researches[index].scientists) - 1,
    }
    return Reason("spy", figures)


def _buy(view: View, action: Buy) -> Reason:
    nation, price = _own(view), action.count * view.board.espionage.price
    points = action.count * mean_value(unseen_cards(view))
    launch = _planned(view, nation.money - price)
    others = [one for one in view.nations if one.seat != nation.seat]
    figures: Figures = {
        "count": action.count,
        "points": points,
        "against": sum(o.cards for o in others),
    }
    if launch is not None:
        cost = view.board.mission(launch.mission).espionage_cost
        return Reason("buy-launch", figures | {"mission": launch.mission, "cost": cost})
    leader = max(others, key=lambda one: one.prestige)
    return Reason("buy-against", figures | {"nation": leader.nation, "ahead": leader.prestige})


def _done(view: View) -> Reason | None:
    nation, income = _own(view), _next_income(view)
    launch = _planned(view, nation.money)
    if launch is not None:
        figures: Figures = {
            "mission": launch.mission,
            "cost": launch.cost,
            "prestige": launch.prestige,
        }
        return Reason("done-launch", figures | {"money": nation.money})
    if income:
        return Reason("done-save", {"money": nation.money, "total": nation.money + income})
    return None


# Trades


def _trade(view: View, action: Trade) -> Reason:
    nation, rate = _own(view), view.board.money.prestige_rate
    money = action.points * rate
    before = _planned(view, nation.money)
    figures: Figures = {"points": action.points, "money": money, "rate": rate, "held": nation.money}
    if not action.points:
        if before is None:
            return Reason("trade-none", figures)
        return Reason(
            "trade-none-launch", figures | {"mission": before.mission, "cost": before.cost}
        )
    after = _planned(view, nation.money + money)
    if after is not None and after.cost > nation.money:
        return Reason("trade-launch", figures | _flight(after))
    hiring = [
        price
        for kind, price in zip(SCIENTISTS, view.prices, strict=True)
        if view.board.scientist(kind).researchers
    ]
    figures |= {"price": min(hiring), "years": _years_left(view) + 1}
    return Reason("trade-research", figures | {"total": nation.money + money})


# Launches


def _launch(view: View, action: Launch) -> Reason:
    nation = _own(view)
    odds = launch_odds(view, nation.seat, action.mission)
    best = _best(_payable(view, nation.money)) or odds
    figures: Figures = {
        "mission": odds.mission,
        "prestige": odds.prestige,
        "top": odds.last,
        "first": "no" if odds.flags or not _years_left(view) or odds.mission == MOON else "yes",
    }
    if best.prestige <= odds.prestige:
        return Reason("launch-most", figures)
    figures |= {"other": best.mission, "more": best.prestige}
    grown, other = _grown(view, odds), _grown(view, best)
    if _years_left(view) and other - best.prestige >= grown - odds.prestige + NOTICED:
        return Reason("launch-other-grows", figures | {"grown": other})
    if _steps(nation, odds) and odds.last > best.last + 0.01:
        return Reason("launch-step", figures | {"less": best.last})
    if odds.cost < best.cost:
        return Reason("launch-cheaper", figures | {"saved": best.cost - odds.cost})
    if _years_left(view) and best.prestige >= odds.prestige + NOTICED:
        return Reason("launch-later", figures)
    return Reason("launch-plain", figures)


def _steps(nation: NationView, odds: LaunchOdds) -> bool:
    """Whether the mission's last cell moves the nation's flag on the Moon track."""
    return odds.mission != MOON and all(flight.mission != MOON for flight in nation.flights)


def _grown(view: View, odds: LaunchOdds) -> float:
    """The prestige of a launch with one more researcher in the best of the mission's symbols."""
    nation = _own(view)
    indexes = {RESEARCH_INDEX[symbol] for symbol in view.board.mission(odds.mission).symbols}
    more = (
        launch_odds(view, nation.seat, odds.mission, _with_more(nation, index, 1)).prestige
        for index in indexes
    )
    return max(more, default=odds.prestige)


def _stay(view: View) -> Reason | None:
    best = _best(_payable(view, _own(view).money))
    if best is None:
        return None
    figures = _flight(best)
    grown = _grown(view, best)
    if _years_left(view) and grown >= best.prestige + NOTICED:
        return Reason("stay-grows", figures | {"grown": grown})
    return Reason("stay-plain", figures)


def _reroll(view: View, action: Reroll) -> Reason | None:
    if view.launch is None:
        return None
    dice, face = view.board.dice, view.launch.dice[action.die - 1]
    figures: Figures = {"success": dice.success, "failure": dice.failure, "sides": sum(dice.sides)}
    if face == FAILURE:
        return Reason("reroll-failure", figures | {"better": dice.success + dice.neutral})
    return Reason("reroll-neutral", figures)


def _keep(view: View) -> Reason | None:
    launch = view.launch
    if launch is None:
        return None
    mission = view.board.mission(launch.mission)
    researchers = _with_more(view.nations[launch.seat], GROUND_CONTROL, 0)
    score = launch.dice.count(SUCCESS) - launch.dice.count(FAILURE)
    score += min(researchers[GROUND_CONTROL], launch.dice.count(NEUTRAL))
    if launch.launched_from + symbol_research(mission, researchers) + score >= len(mission.cells):
        return Reason("keep-last")
    left = [face for die, face in enumerate(launch.dice, 1) if die not in launch.rerolled]
    figures: Figures = {"failures": left.count(FAILURE), "neutrals": left.count(NEUTRAL)}
    return Reason("keep-none", figures) if not figures["failures"] else None


# Cards


def _free_card(view: View, action: Discard | Forgo) -> Reason:
    mean = mean_value(unseen_cards(view))
    if isinstance(action, Discard):
        return Reason("discard", {"value": card_of(action.card).value, "mean": mean})
    hand = view.own.hand if view.own else ()
    least = min(card_of(card).value for card in hand)
    return Reason("forgo", {"value": least, "mean": mean})


def _cards(view: View, line: Sequence[Action]) -> Reason | None:
    launch, own = view.launch, view.own
    if launch is None or own is None:
        return None
    laid, pool = _laid(own.play, line), (*own.hand, *own.play)
    decision = next(one for one in view.decisions if one.seat == view.viewer)
    if decision.kind == SUPPORT:
        return _support(view, laid, pool)
    return _sabotage(view, laid, pool)


def _laid(play: Cards, line: Sequence[Action]) -> Cards:
    """The cards that lie there once a line was carried out."""
    cards = Counter(play)
    for action in line:
        if isinstance(action, Play):
            cards[action.card] += 1
        elif isinstance(action, Take):
            cards[action.card] -= 1
    return tuple(sorted(cards.elements()))


def _support(view: View, laid: Cards, pool: Cards) -> Reason | None:
    assert view.launch is not None
    mission = view.board.mission(view.launch.mission)
    without = expected_after_cards(view, 0)
    if laid:
        points = points_of(laid, mission)
        prestige = expected_after_cards(view, points)
        if prestige < without + NOTICED:
            return None
        return Reason("support", {"points": points, "without": without, "prestige": prestige})
    most = expected_after_cards(view, points_of(pool, mission))
    if most < without + NOTICED:
        return Reason("support-vain", {"without": without})
    return Reason("support-none", {"without": without, "prestige": most, "cards": len(pool)})


def _sabotage(view: View, laid: Cards, pool: Cards) -> Reason | None:
    launch = view.launch
    assert launch is not None
    rocket, own = view.nations[launch.seat], _own(view)
    figures: Figures = {
        "nation": rocket.nation,
        "ahead": rocket.prestige - own.prestige,
    }
    cells, loss = _pushed(view, laid)
    if laid and loss > 0:
        points = points_of(laid, view.board.mission(launch.mission))
        return Reason("sabotage", figures | {"points": points, "cells": cells, "loss": loss})
    if laid:
        others = sum(cards for _, cards in cards_beside(view))
        return Reason("sabotage-together", figures | {"cards": others}) if others else None
    _, most = _pushed(view, pool)
    return Reason("sabotage-none", figures | {"loss": most, "cards": len(pool)})


def _pushed(view: View, cards: Cards) -> tuple[int, int]:
    """The cells that cards alone push the rocket back, and the prestige that this takes."""
    launch = view.launch
    assert launch is not None
    mission = view.board.mission(launch.mission)
    paid = worths(mission.cells, mission_flags(view, mission.id))
    points = points_of(cards, mission)
    cell = cell_after_cards(launch.cell, len(paid), mission.espionage_cost, points, 0)
    return launch.cell - cell, paid[launch.cell - FIRST_CELL] - paid[cell - FIRST_CELL]
