"""Where the game stands, what a seat is asked, and what it should know before it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.race1969 import espionage_text, names
from bot.games.race1969.budget import Budget
from bot.games.race1969.launch_preview import advised_die
from bot.i18n import Words
from rules.core.game import Decision
from rules.race1969.odds import LaunchOdds, launch_odds
from rules.race1969.terms import (
    FAILURE,
    FREE_CARD,
    LAUNCH,
    NEUTRAL,
    PURCHASE,
    REROLL,
    SABOTAGE,
    SUCCESS,
    SUPPORT,
    TRADE,
)
from rules.race1969.views.view import View

PROSPECTS_SHOWN = 3


def headline(view: View, people: Sequence[str], t: Words) -> str:
    """Year, phase and the launch under way; at the end, who won."""
    if view.outcome is not None:
        return _winners(view, people, t)
    if view.launch is not None:
        launch = view.launch
        return t(
            "race1969-headline-launch",
            year=str(view.year),
            who=names.who(view, people, launch.seat, t),
            mission=names.mission_with_emoji(view.board, launch.mission, t),
            cell=launch.cell,
            cells=len(view.board.mission(launch.mission).cells),
        )
    return t(
        "race1969-headline",
        year=str(view.year),
        round=view.round + 1,
        rounds=len(view.board.rounds),
        phase=t(f"race1969-phase-{view.phase}"),
    )


def _winners(view: View, people: Sequence[str], t: Words) -> str:
    assert view.outcome is not None
    winners = view.outcome.winners
    return t(
        "race1969-headline-won",
        count=len(winners),
        who=", ".join(names.who(view, people, seat, t) for seat in winners),
        prestige=names.signed(view.outcome.standings[0].score),
    )


def ask(view: View, decision: Decision, t: Words) -> str:
    """What the seat does now, as the end of a sentence that begins with its name."""
    return t(f"race1969-ask-{decision.kind}")


def question(view: View, decision: Decision, people: Sequence[str], t: Words) -> str:
    """The panel's text; ``view`` is the deciding seat's own."""
    return "\n".join(line for line in _QUESTIONS[decision.kind](view, people, t) if line)


def _treasury(view: View, t: Words) -> str:
    nation = names.own_nation(view)
    hand = view.own.hand if view.own else ()
    return t(
        "race1969-treasury",
        money=nation.money,
        prestige=nation.prestige,
        count=len(hand),
        cards=names.cards(hand),
        points=sum(hand),
    )


# Income


def _free_card(view: View, people: Sequence[str], t: Words) -> list[str]:
    return [
        t("race1969-question-free-card", limit=view.board.espionage.hand_limit),
        _treasury(view, t),
    ]


def _trade(view: View, people: Sequence[str], t: Words) -> list[str]:
    rate = view.board.money.prestige_rate
    limit = view.board.rounds[view.round].trade_limit
    return [
        t("race1969-question-trade", year=str(view.year), limit=limit, rate=rate),
        _treasury(view, t),
        t("race1969-question-trade-sealed") if dict(view.options)["trades"] == "sealed" else "",
    ]


# Purchases


def _purchase(view: View, people: Sequence[str], t: Words) -> list[str]:
    budget = Budget.of(view)
    return [
        t("race1969-question-purchase"),
        _treasury(view, t),
        _robotics(view, budget, t),
        _keep_for_launch(view, budget, t),
        *_prospects(view, budget, t),
    ]


def _robotics(view: View, budget: Budget, t: Words) -> str:
    """Whether the next scientist is the first of the round, which Robotics makes cheaper."""
    saved = max(
        data.price - price for data, price in zip(view.board.scientists, budget.prices, strict=True)
    )
    return t("race1969-question-robotics", saved=saved) if saved > 0 else ""


def _keep_for_launch(view: View, budget: Budget, t: Words) -> str:
    if budget.cheapest is None:
        return t("race1969-question-all-flown")
    mission, cost = budget.cheapest
    return t(
        "race1969-question-keep",
        enough="yes" if budget.money >= cost else "no",
        money=budget.money,
        cost=cost,
        mission=names.mission_with_emoji(view.board, mission, t),
    )


def _prospects(view: View, budget: Budget, t: Words) -> list[str]:
    """The best launches that the money would pay now, as the research stands."""
    seat = names.own_nation(view).seat
    payable = [
        launch_odds(view, seat, mission)
        for mission, cost in budget.launches
        if cost <= budget.money
    ]
    if not payable:
        return []
    best = sorted(payable, key=lambda odds: -odds.prestige)[:PROSPECTS_SHOWN]
    return [t("race1969-question-prospects"), *(_prospect(odds, view, t) for odds in best)]


def _prospect(odds: LaunchOdds, view: View, t: Words) -> str:
    return t(
        "race1969-prospect",
        mission=names.mission_with_emoji(view.board, odds.mission, t),
        cost=odds.cost,
        prestige=names.points(odds.prestige, t),
        top=names.percent(odds.last, t),
    )


# Missions


def _launch(view: View, people: Sequence[str], t: Words) -> list[str]:
    nation = names.own_nation(view)
    rivals = [seat for seat in view.order if seat != nation.seat]
    return [
        t("race1969-question-launch"),
        _treasury(view, t),
        t("race1969-question-hands", hands=espionage_text.hands_text(view, rivals, t)),
        t(
            "race1969-question-moon-flag",
            cell=nation.moon_cell,
            cells=len(view.board.mission("moon").cells),
        ),
    ]


def _reroll(view: View, people: Sequence[str], t: Words) -> list[str]:
    launch = espionage_text.running_launch(view)
    dice = launch.dice
    advice = advised_die(view)
    return [
        t(
            "race1969-question-reroll",
            mission=names.mission_with_emoji(view.board, launch.mission, t),
            dice=names.dice(dice),
            left=launch.rerolls_left,
        ),
        t(
            "race1969-question-reroll-count",
            successes=dice.count(SUCCESS),
            neutrals=dice.count(NEUTRAL),
            failures=dice.count(FAILURE),
            score=names.signed(dice.count(SUCCESS) - dice.count(FAILURE)),
        ),
        t("race1969-question-advice-keep")
        if advice is None
        else t("race1969-question-advice-reroll", die=advice),
    ]


# Espionage


def _sabotage(view: View, people: Sequence[str], t: Words) -> list[str]:
    launch = espionage_text.running_launch(view)
    text = t("race1969-question-sabotage", who=names.who(view, people, launch.seat, t))
    return [text, *_espionage(view, t, support=False)]


def _support(view: View, people: Sequence[str], t: Words) -> list[str]:
    return [t("race1969-question-support"), *_espionage(view, t, support=True)]


def _espionage(view: View, t: Words, *, support: bool) -> list[str]:
    """The rocket, the price of a cell, the next cells, and the viewer's cards."""
    launch = espionage_text.running_launch(view)
    mission = view.board.mission(launch.mission)
    hand = view.own.hand if view.own else ()
    return [
        t(
            "race1969-question-rocket",
            mission=names.mission_with_emoji(view.board, launch.mission, t),
            cell=launch.cell,
            cells=len(mission.cells),
            worth=_worth(view, launch.mission, launch.cell),
            cost=mission.espionage_cost,
        ),
        espionage_text.steps_text(view, support, t),
        espionage_text.face_down_text(view, t),
        t(
            "race1969-question-hand",
            count=len(hand),
            cards=names.cards(hand),
            points=sum(hand),
        ),
        espionage_text.play_text(view, support, t),
    ]


def _worth(view: View, mission: str, cell: int) -> int:
    """What the cell pays after the flags that lie there."""
    flags = next(len(shown.flags) for shown in view.missions if shown.mission == mission)
    return max(0, view.board.mission(mission).cells[cell - 1] - flags)


_QUESTIONS: Mapping[str, Callable[[View, Sequence[str], Words], list[str]]] = {
    FREE_CARD: _free_card,
    TRADE: _trade,
    PURCHASE: _purchase,
    LAUNCH: _launch,
    REROLL: _reroll,
    SABOTAGE: _sabotage,
    SUPPORT: _support,
}
