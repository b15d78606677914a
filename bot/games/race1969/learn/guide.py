"""The explanations of a guided first game of 1969, in its first two years."""

from __future__ import annotations

from typing import Any

from bot.games.guide import Guide
from rules.core.game import Decision, Seat
from rules.race1969 import events as e
from rules.race1969.actions import Buy, Launch
from rules.race1969.terms import DECISIONS, LAUNCH, PURCHASE, SUPPORT
from rules.race1969.views.view import View

YEARS = 2
PURCHASE_SAVED, LAUNCH_NONE, SUPPORT_ALONE = "purchase-saved", "launch-none", "support-alone"
CARDS, FLIGHT = "cards", "flight"

_OWN = {
    e.ScientistHired: "researchers",
    e.SpyPlaced: "spies",
    e.CardsDrawn: "cards",
    e.DiceRolled: "dice",
    e.MissionPaid: "prestige",
    e.MoonFlagAdvanced: "moon-flag",
    e.StayedHome: "stayed",
}
"""By what happened to the own nation, the rule that it is an example of."""
_ANYBODYS = {e.PlaysRevealed: "reveal", e.FlagPlaced: "flags"}
_OTHERS = {e.MissionLaunched: "rival-launch"}
NEW_YEAR = "new-year"


def topic(view: View, decision: Decision) -> str:
    """The kind of decision, or the state of the own nation in it that changes what to look at."""
    nation = view.nations[decision.seat]
    flown = {flight.mission for flight in nation.flights}
    missions = zip(view.board.missions, view.launch_costs, strict=True)
    costs = [cost for mission, cost in missions if mission.id not in flown]
    if decision.kind == LAUNCH and all(cost > nation.money for cost in costs):
        return LAUNCH_NONE
    left = nation.money - min(costs, default=0)
    if decision.kind == PURCHASE and costs and 0 <= left < min(view.prices):
        return PURCHASE_SAVED
    if decision.kind == SUPPORT and view.launch is not None and not view.launch.face_down:
        return SUPPORT_ALONE
    return decision.kind


def screen(action: Any) -> str:
    """The topic of a screen that leads to this action, or asks to confirm it."""
    match action:
        case Buy():
            return CARDS
        case Launch():
            return FLIGHT
        case _:
            return ""


def lesson(event: Any, seat: Seat) -> str:
    """The rule that an event is an example of."""
    kind = type(event)
    if isinstance(event, e.PlaysRevealed) and not event.plays:
        return ""
    if kind in _ANYBODYS:
        return _ANYBODYS[kind]
    if isinstance(event, e.YearBegan):
        return NEW_YEAR
    return (_OWN if getattr(event, "seat", None) == seat else _OTHERS).get(kind, "")


GUIDE = Guide[View](
    style="builder",
    over=lambda view: view.round >= YEARS,
    topics=(*DECISIONS, PURCHASE_SAVED, LAUNCH_NONE, SUPPORT_ALONE),
    again=frozenset(DECISIONS),
    topic=topic,
    screens=(CARDS, FLIGHT),
    screen=screen,
    lessons=(*_OWN.values(), *_ANYBODYS.values(), *_OTHERS.values(), NEW_YEAR),
    lesson=lesson,
)
"""The builder lays few cards, so that a first launch goes mostly as its figures say."""
