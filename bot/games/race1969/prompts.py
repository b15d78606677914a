"""Headlines, questions and their figures, and the bands that decisions of 1969 are about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from bot.games.base import Presentation
from bot.games.labels import Label
from bot.games.race1969 import espionage_text, glossary
from render.core.picture import Band
from render.race1969.board import missions
from render.race1969.hand import hand as hand_bands
from rules.core.game import Decision, Seat
from rules.core.standing_orders import Order
from rules.race1969.board import FIRST_CELL
from rules.race1969.espionage_cards import value_of
from rules.race1969.odds import LaunchOdds, launch_odds, launches_left
from rules.race1969.standing_orders import ANY, NO_CARDS, ROLL_NO_MORE, to_the_end
from rules.race1969.terms import (
    FAILURE,
    FREE_CARD,
    LAUNCH,
    MOON,
    NEUTRAL,
    PURCHASE,
    REROLL,
    SABOTAGE,
    SUCCESS,
    SUPPORT,
    TRADE,
)
from rules.race1969.view import NationView, Projection, View, lead, projections

Launches: TypeAlias = tuple[tuple[str, int], ...]
"""Missions with their costs, as of ``launches_left``."""

PROSPECTS_SHOWN = 2


def headline(p: Presentation[View]) -> str:
    """Year, phase and the launch under way; at the end, who won."""
    if p.view.outcome is not None:
        return _winners(p)
    if p.view.launch is not None and not p.closed:
        launch = p.view.launch
        return p.t(
            "race1969-headline-launch",
            year=str(p.view.year),
            who=glossary.who(p, launch.seat),
            mission=glossary.mission_with_emoji(p, launch.mission),
            cell=glossary.cell(p.view, launch.mission, launch.cell, p.t),
            left=glossary.below_last(p.view, launch.mission, launch.cell),
        )
    return p.t(
        "race1969-headline",
        year=str(p.view.year),
        round=p.view.round + 1,
        rounds=len(p.view.board.rounds),
        phase=p.t(f"race1969-phase-{p.view.phase}"),
    )


def _winners(p: Presentation[View]) -> str:
    assert p.view.outcome is not None
    winners = p.view.outcome.winners
    return p.t(
        "race1969-headline-won",
        count=len(winners),
        who=", ".join(glossary.who(p, seat) for seat in winners),
        prestige=glossary.signed(p.view.outcome.standings[0].score),
    )


def ask(p: Presentation[View], decision: Decision) -> str:
    """The question to a seat, as the end of a sentence that begins with its name."""
    if decision.kind == SABOTAGE:
        target = glossary.nation_tag(p, espionage_text.running_launch(p.view).seat)
        return p.t("race1969-ask-sabotage", nation=target)
    return p.t(f"race1969-ask-{decision.kind}")


def question(p: Presentation[View], decision: Decision) -> str:
    """The panel's text; the view is the deciding seat's own."""
    return "\n".join(line for line in _QUESTIONS[decision.kind](p) if line)


def decision_bands(p: Presentation[View], decision: Decision) -> tuple[Band, ...]:
    """The cards for whoever chooses in secret; the missions for whoever may launch or reroll."""
    if decision.secret:
        return hand(p, decision.seat)
    return (missions(p.view, p.t),) if decision.kind in (LAUNCH, REROLL) else ()


def _own_nation(p: Presentation[View]) -> NationView:
    """The reader's nation; raises ``ValueError`` for the public's view."""
    if p.view.viewer is None:
        raise ValueError("the public has no nation")
    return p.view.nations[p.view.viewer]


def standing(p: Presentation[View], seat: Seat) -> str:
    """Money, prestige and cards, and how far ahead or behind, scientists counted as at the end."""
    nation = p.view.nations[seat]
    cards = p.view.own.hand if p.view.own else ()
    projected = projections(p.view)
    ahead = lead([one.total for one in projected], seat)
    counted = any(one.counts for one in projected)
    held = p.t(
        "race1969-standing",
        money=nation.money,
        prestige=nation.prestige,
        place="later" if counted else _place(ahead),
        lead=abs(ahead),
        count=len(cards),
        cards=glossary.cards(cards),
        points=value_of(cards),
    )
    if not counted:
        return held
    best = max((one for one in projected if one.seat != seat), key=lambda one: one.total)
    ended = p.t(
        "race1969-projection",
        own=_counted(p, projected[seat]),
        best=glossary.nation_tag(p, best.seat),
        theirs=_counted(p, best),
        place=_place(ahead),
        lead=abs(ahead),
    )
    return f"{held}\n-# {ended}"


def _counted(p: Presentation[View], projected: Projection) -> str:
    """A nation's prestige with what its scientists count at the end, and how that comes about."""
    reasons = [
        p.t(f"race1969-projected-{one}", count=count, points=abs(points))
        for one, count, points in projected.counts
    ]
    total = glossary.signed(projected.total)
    if not reasons:
        return p.t("race1969-uncounted", total=total)
    why = ", ".join(reasons)
    return p.t("race1969-counted", total=total, prestige=projected.prestige, why=why)


def _place(ahead: int) -> str:
    return "ahead" if ahead > 0 else "behind" if ahead else "level"


# Income


def _free_card(p: Presentation[View]) -> list[str]:
    return [
        p.t("race1969-question-free-card", limit=p.view.board.espionage.hand_limit),
    ]


def _trade(p: Presentation[View]) -> list[str]:
    rate = p.view.board.money.prestige_rate
    limit = p.view.board.rounds[p.view.round].trade_limit
    return [
        p.t("race1969-question-trade", year=str(p.view.year), limit=limit, rate=rate),
        p.t("race1969-question-trade-sealed") if p.view.options.sealed_trades else "",
    ]


# Purchases


def _purchase(p: Presentation[View]) -> list[str]:
    launches = launches_left(p.view)
    first = not p.view.round and not any(one.scientists for one in _own_nation(p).researches)
    best = _best_launches(p, launches)
    return [
        p.t("race1969-question-purchase") if first else "",
        _robotics(p),
        _keep_for_launch(p, launches, best),
        *_prospects(p, best),
    ]


def _robotics(p: Presentation[View]) -> str:
    """Whether the next scientist is the first of the round, which Robotics makes cheaper."""
    saved = max(
        data.price - price
        for data, price in zip(p.view.board.scientists, p.view.prices, strict=True)
    )
    return p.t("race1969-question-robotics", saved=saved) if saved > 0 else ""


def _keep_for_launch(p: Presentation[View], launches: Launches, best: Sequence[LaunchOdds]) -> str:
    """The money that the cheapest launch left would take, unless ``best`` tells it below."""
    if not launches:
        return p.t("race1969-question-all-flown")
    (mission, cost), money = launches[0], _own_nation(p).money
    if not cost or any(odds.cost == cost for odds in best):
        return ""
    return p.t(
        "race1969-question-keep",
        enough="yes" if money >= cost else "no",
        money=money,
        cost=cost,
        mission=glossary.mission_with_emoji(p, mission),
    )


def _best_launches(p: Presentation[View], launches: Launches) -> list[LaunchOdds]:
    """The best launches that the money would pay now, as the research stands.

    But in the last year, a launch's cost counts at the rate at which prestige is sold: otherwise
    the Moon would come first of those that promise as much, and it is flown only once.
    """
    nation, board = _own_nation(p), p.view.board
    payable = [
        launch_odds(p.view, nation.seat, mission)
        for mission, cost in launches
        if cost <= nation.money
    ]
    price = 0.0 if _last_year(p) else 1 / board.money.prestige_rate
    return sorted(payable, key=lambda odds: odds.cost * price - odds.prestige)[:PROSPECTS_SHOWN]


def _last_year(p: Presentation[View]) -> bool:
    return p.view.round + 1 == len(p.view.board.rounds)


def _prospects(p: Presentation[View], best: Sequence[LaunchOdds]) -> list[str]:
    if not best:
        return []
    title = p.t("race1969-question-prospects", last="yes" if _last_year(p) else "no")
    return [title, *(_prospect(p, odds) for odds in best)]


def _prospect(p: Presentation[View], odds: LaunchOdds) -> str:
    return p.t(
        "race1969-question-prospect",
        mission=glossary.mission_with_emoji(p, odds.mission),
        cost=odds.cost,
        prestige=glossary.points(odds.prestige, p.t),
        top=glossary.percent(odds.last, p.t),
    )


# Missions


def _launch(p: Presentation[View]) -> list[str]:
    nation = _own_nation(p)
    rivals = [seat for seat in p.view.order if seat != nation.seat]
    return [
        p.t("race1969-question-launch"),
        p.t("race1969-question-hands", hands=espionage_text.hands_text(p, rivals)),
        p.t(
            "race1969-question-moon-flag",
            cell=glossary.cell(p.view, MOON, nation.moon_cell, p.t),
            left=glossary.below_last(p.view, MOON, nation.moon_cell),
            flown="yes" if glossary.has_flown_moon(nation) else "no",
        ),
    ]


def _reroll(p: Presentation[View]) -> list[str]:
    launch = espionage_text.running_launch(p.view)
    dice = launch.dice
    return [
        p.t(
            "race1969-question-reroll",
            mission=glossary.mission_with_emoji(p, launch.mission),
            dice=glossary.dice(dice),
            left=launch.rerolls_left,
        ),
        p.t(
            "race1969-question-reroll-count",
            successes=dice.count(SUCCESS),
            neutrals=dice.count(NEUTRAL),
            failures=dice.count(FAILURE),
            score=glossary.signed(dice.count(SUCCESS) - dice.count(FAILURE)),
        ),
    ]


_QUESTIONS: Mapping[str, Callable[[Presentation[View]], list[str]]] = {
    FREE_CARD: _free_card,
    TRADE: _trade,
    PURCHASE: _purchase,
    LAUNCH: _launch,
    REROLL: _reroll,
    SABOTAGE: espionage_text.sabotage_question,
    SUPPORT: espionage_text.support_question,
}


def hand(p: Presentation[View], seat: Seat) -> tuple[Band, ...]:
    """The nation's cards and its play; nothing while it has neither."""
    own = p.view.own
    if own is None or not (own.hand or own.play):
        return ()
    return hand_bands(p.view, seat, p.names, p.t)


def hand_text(p: Presentation[View], seat: Seat) -> str:
    """The cards, the play and the sealed trade, a line each; ``ValueError`` for others' views."""
    own = p.view.own
    if own is None:
        raise ValueError("a hand is shown to its owner only")
    lines = [
        p.t(
            "race1969-hand",
            count=len(own.hand),
            cards=glossary.cards(own.hand),
            points=value_of(own.hand),
        )
    ]
    if own.play:
        lines.append(
            p.t(
                "race1969-hand-play",
                count=len(own.play),
                cards=glossary.cards(own.play),
                points=value_of(own.play),
                sealed="yes" if own.sealed else "no",
            )
        )
    if own.trade is not None:
        lines.append(p.t("race1969-hand-trade", points=own.trade))
    return "\n".join(lines)


def order_value(p: Presentation[View], order: Order) -> Label:
    """The year, the number of successes or the cell that an order names."""
    (value,) = order.values
    if order.kind == ROLL_NO_MORE:
        return Label(p.t("race1969-order-successes", count=int(value)))
    if order.kind == NO_CARDS:
        if value == ANY:
            return Label(p.t("race1969-order-any-cell"))
        return Label(p.t("race1969-order-cell", steps=int(value) - FIRST_CELL))
    if int(value) == to_the_end(p.view):
        return Label(p.t("race1969-order-to-the-end"))
    return Label(p.t("race1969-order-until", year=value))
