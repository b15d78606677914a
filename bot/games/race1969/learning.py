"""Explanations of 1969: pages of the rules, cards, the guided first game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from bot.games.guide import Guide, sample_state
from bot.games.race1969 import glossary
from bot.i18n import Words
from render.core.picture import Band
from render.race1969.board import missions as mission_bands
from render.race1969.reveal import reveal
from render.race1969.sheet import sheet
from rules.core.game import Decision, Seat
from rules.race1969.board import Board, Mission, standard_board
from rules.race1969.espionage import CardsDrawn, MissionPaid, MoonFlagAdvanced, PlaysRevealed
from rules.race1969.game import GAME
from rules.race1969.income import YearBegan
from rules.race1969.missions import DiceRolled, Launch, MissionLaunched, StayedHome
from rules.race1969.purchases import Buy, Done, ScientistHired, SpyPlaced
from rules.race1969.scoring import FlagPlaced
from rules.race1969.terms import (
    DECISIONS,
    FREE_CARD,
    LAUNCH,
    PURCHASE,
    PURCHASES,
    REROLL,
    SABOTAGE,
    SUPPORT,
    TRADE,
)
from rules.race1969.view import View

TOPICS = (
    "aim",
    "income",
    "purchases",
    "scientists",
    "researches",
    "missions",
    "tracks",
    "espionage",
    "prestige",
    "end",
    "table",
    "origins",
)

TOPIC_OF_DECISION: Mapping[str, str] = MappingProxyType(
    {
        FREE_CARD: "income",
        TRADE: "income",
        PURCHASE: "purchases",
        LAUNCH: "missions",
        REROLL: "missions",
        SABOTAGE: "espionage",
        SUPPORT: "espionage",
    }
)
"""By kind of decision, the topic that is about it."""

LEVELS = ("I", "II", "III", "moon")
"""The missions' levels from 1 on, as they are called."""

TOLD = "csm-eva"
"""The mission whose espionage cost the rulebooks tell, in an example."""


def figures(t: Words) -> Mapping[str, object]:
    """The figures of the board that the pages quote, in the reader's language."""
    board = standard_board()
    found: dict[str, object] = {
        "first": str(board.rounds[0].year),
        "last": str(board.rounds[-1].year),
        "rounds": len(board.rounds),
        "incomes": ", ".join(str(r.income) for r in board.rounds),
        "trades": ", ".join(str(r.trade_limit) for r in board.rounds),
        "rate": board.money.prestige_rate,
        "robotics": board.money.robotics,
        "investors": board.money.investors,
        "insurance": board.money.insurance,
        "start": board.start.prestige,
        "dice": board.dice.count,
        "successes": board.dice.success,
        "neutrals": board.dice.neutral,
        "failures": board.dice.failure,
        "card": board.espionage.price,
        "limit": board.espionage.hand_limit,
        "deck": sum(board.espionage.cards),
        "flags": board.limits.flags,
        "spaces": board.limits.spaces,
    }
    for data in board.scientists:
        found[f"{data.id}price"] = data.price
        found[f"{data.id}prestige"] = abs(data.prestige)
    for level in range(1, len(LEVELS) + 1):
        costs = {one.espionage_cost for one in board.missions if one.level == level}
        found[f"spying{level}"] = _span(sorted(costs))
    found["tracks"] = "\n".join(_tracks(board, t))
    told = [one for one in board.missions if one.id == TOLD]
    found["told"] = ", ".join(glossary.mission(board, one.id, t) for one in told)
    return found


def _tracks(board: Board, t: Words) -> Iterator[str]:
    """The missions by level, those with the same cells together, each with what it costs."""
    tracks: dict[tuple[int, tuple[int, ...]], list[Mission]] = {}
    for mission in sorted(board.missions, key=lambda one: one.level):
        tracks.setdefault((mission.level, mission.cells), []).append(mission)
    for (level, cells), missions in tracks.items():
        worths = " ".join(map(str, cells))
        yield t("race1969-track-level", level=LEVELS[level - 1], cells=len(cells), worths=worths)
        for mission in missions:
            name = glossary.mission(board, mission.id, t)
            yield t(
                "race1969-track-mission",
                mission=f"{glossary.mission_emoji(mission)} {name}",
                cost=mission.launch_cost,
                spying=mission.espionage_cost,
            )


def _span(values: list[int]) -> str:
    """3–5, or 18 where there is but one."""
    return str(values[0]) if len(values) == 1 else f"{values[0]}–{values[-1]}"


@cache
def _view() -> View:
    """The sample game, right after cards against a launch were turned up."""
    return GAME.view(sample_state(GAME, __package__), None)


def _race(t: Words) -> tuple[Band, ...]:
    return (mission_bands(_view(), t),)


def _year(t: Words) -> tuple[Band, ...]:
    view = _view()
    assert view.reveal is not None
    return sheet(view, view.reveal.seat, _nobody(view), t)


def _launch(t: Words) -> tuple[Band, ...]:
    view = _view()
    return reveal(view, _nobody(view), t)


def _nobody(view: View) -> tuple[str, ...]:
    """No names: a sample game has no people."""
    return ("",) * len(view.nations)


LEARN_TOPICS: Mapping[str, Callable[[Words], tuple[Band, ...]]] = MappingProxyType(
    {"race": _race, "year": _year, "launch": _launch}
)

YEARS = 2
PURCHASE_SAVED, SUPPORT_ALONE = "purchase-saved", "support-alone"
CARDS, FLIGHT = "cards", "flight"
STAYED, GROUNDED = "stayed", "grounded"

_OWN = {
    ScientistHired: "researchers",
    SpyPlaced: "spies",
    CardsDrawn: "cards",
    DiceRolled: "dice",
    MissionPaid: "prestige",
    MoonFlagAdvanced: "moon-flag",
    StayedHome: STAYED,
}
"""By what happened to the own nation, the rule that it is an example of."""
_ANYBODYS = {PlaysRevealed: "reveal", FlagPlaced: "flags"}
_OTHERS = {MissionLaunched: "rival-launch"}
NEW_YEAR = "new-year"


def topic(view: View, decision: Decision) -> str:
    """The kind of decision, or the state of the own nation in it that changes what to look at."""
    nation = view.nations[decision.seat]
    flown = {flight.mission for flight in nation.flights}
    missions = zip(view.board.missions, view.launch_costs, strict=True)
    costs = [cost for mission, cost in missions if mission.id not in flown]
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
    if isinstance(event, PlaysRevealed) and not event.plays:
        return ""
    if kind in _ANYBODYS:
        return _ANYBODYS[kind]
    if isinstance(event, YearBegan):
        return NEW_YEAR
    return (_OWN if getattr(event, "seat", None) == seat else _OTHERS).get(kind, "")


def taught(view: View) -> int:
    """One rule at most is told above purchases, whose choices fill a phone's screen."""
    return int(view.phase == PURCHASES)


GUIDE = Guide[View](
    style="builder",
    over=lambda view: view.round >= YEARS,
    topics=(*DECISIONS, PURCHASE_SAVED, SUPPORT_ALONE),
    again=frozenset(DECISIONS),
    topic=topic,
    only_advised={PURCHASE_SAVED: lambda action: isinstance(action, Done)},
    screens=(CARDS, FLIGHT),
    screen=screen,
    confirming=frozenset((CARDS, FLIGHT)),
    lessons=(*_OWN.values(), *_ANYBODYS.values(), *_OTHERS.values(), NEW_YEAR, GROUNDED),
    lesson=lesson,
    forced={STAYED: GROUNDED},
    taught=taught,
)
"""The builder lays few cards, so that a first launch goes mostly as its figures say."""
