"""The lesson of 1969: one game of the USA against the USSR, up to a landing on the Moon."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.base import Presentation
from bot.games.lesson import LEARNER, Lesson, Question, Step
from render.core.picture import Band
from render.core.pointing import Spot, pointed
from render.race1969 import places
from render.race1969.board import missions
from render.race1969.final import final
from render.race1969.hand import hand
from render.race1969.nations import nations
from render.race1969.reveal import reveal
from render.race1969.sheet import sheet
from rules.race1969.view import View

P: TypeAlias = Presentation[View]
Bands: TypeAlias = tuple[Band, ...]

RIVAL = 1
BOOSTERS = ("booster", "launch-pad-booster", "booster-eva-lem", "moon")
"""The missions with a booster's sign."""


def _on(band: Band, *spots: Spot, first: int = 1) -> Band:
    return pointed(band, places.LOOK, *spots, first=first)


def _missions(p: P, *spots: Spot) -> Band:
    return _on(missions(p.view, p.t), *spots)


def _sheet(p: P, seat: int, *spots: Spot, first: int = 1) -> Band:
    return _on(sheet(p.view, seat, p.names, p.t)[0], *spots, first=first)


def _nations(p: P, *spots: Spot) -> Bands:
    return (_on(nations(p.view, p.names, p.t), *spots),)


def _flight(p: P, *spots: Spot, first: int = 1) -> Band:
    return _on(reveal(p.view, p.names, p.t)[0], *spots, first=first)


def _hand(p: P, first: int = 1) -> Band:
    assert p.view.own is not None
    held = places.hand(len(p.view.own.hand))
    return _on(hand(p.view, LEARNER, p.names, p.t)[0], held, first=first)


def _dice_and_cell(p: P) -> Bands:
    shown = p.view.reveal
    assert shown is not None
    cells = len(p.view.board.mission(shown.mission).cells)
    rolled = places.dice(len(shown.dice))
    return (_flight(p, rolled, places.flown_cell(cells, shown.cell)),)


def _dice(p: P) -> Bands:
    shown = p.view.reveal
    assert shown is not None
    return (_flight(p, places.dice(len(shown.dice))),)


def _researchers(p: P) -> Bands:
    shown = p.view.reveal
    assert shown is not None
    return (_flight(p, places.research(len(shown.dice)), places.result()),)


def _pay(p: P) -> Bands:
    return (_flight(p, places.result()),)


def _cards(p: P) -> Bands:
    """The cards that were turned up, and the flight that they moved."""
    cards = reveal(p.view, p.names, p.t)[1]
    assert p.view.reveal is not None
    rows = range(len(p.view.reveal.plays))
    return (_on(cards, tuple(map(places.laid, rows))), _flight(p, places.result(), first=2))


def _rocket(p: P) -> Bands:
    """The rival's rocket, and the own hand."""
    launch = p.view.launch
    assert launch is not None
    rocket = places.rocket(p.view, launch.mission, launch.cell)
    return _missions(p, rocket), _hand(p, first=2)


def _landed(p: P) -> Bands:
    winners, scores = final(p.view, p.names, p.t)
    return _pay(p)[0], winners, scores


def _moon(p: P) -> Bands:
    flag = places.moon_flag(p.view, LEARNER)
    last = places.cell(p.view, "moon", len(p.view.board.mission("moon").cells))
    return (_missions(p, flag, last),)


LESSON = Lesson(
    package=__package__,
    rivals=("Olga",),
    steps=(
        Step(
            id="launch",
            teaches=("cells", "dice"),
            choices=(("launch eva",),),
            picture=lambda p: (
                _missions(p, places.track(p.view, "eva"), places.cost(p.view, "eva")),
            ),
            after=_dice_and_cell,
        ),
        Step(
            id="hire",
            teaches=("researchers", "signs"),
            choices=(("hire base booster",),),
            picture=lambda p: (_sheet(p, LEARNER, places.box("booster")),),
            after=lambda p: (
                _missions(p, tuple(places.signs(p.view, mission) for mission in BOOSTERS)),
            ),
        ),
        Step(
            id="types",
            teaches=("types",),
            choices=(
                ("hire genius booster",),
                ("hire famous booster",),
                ("hire novice booster",),
            ),
            picture=lambda p: _nations(p, *map(places.supply, ("genius", "famous", "novice"))),
            after=lambda p: (_sheet(p, LEARNER, places.box("booster")),),
        ),
        Step(
            id="money",
            teaches=("launch-money",),
            choices=(("done",), ("hire base csm",)),
            picture=lambda p: _nations(p, places.money(LEARNER)),
            after=lambda p: _nations(p, places.money(LEARNER)),
        ),
        Step(
            id="research",
            teaches=("research", "moon-flag"),
            choices=(("launch booster",), ("launch launch-pad",)),
            picture=lambda p: (
                _missions(p, *(places.signs(p.view, one) for one in ("booster", "launch-pad"))),
            ),
            after=_researchers,
        ),
        Step(
            id="reroll",
            teaches=("ground-sheet", "reroll"),
            choices=(("reroll 5",), ("keep",)),
            picture=lambda p: (
                _missions(p, places.launch_panel()),
                _sheet(p, LEARNER, places.box("simulation"), first=2),
            ),
            after=_dice,
        ),
        Step(
            id="cards",
            teaches=("cards",),
            choices=(("buy 3",),),
            picture=lambda p: _nations(p, places.supply("cards")),
            after=lambda p: (_hand(p),),
        ),
        Step(
            id="sabotage",
            teaches=("sabotage", "whole-cells"),
            choices=(("play 2", "seal"), ("play 1", "seal")),
            picture=_rocket,
            after=_cards,
        ),
        Step(
            id="spy",
            teaches=("spies",),
            choices=(("spy ussr technology",),),
            picture=lambda p: (_sheet(p, RIVAL, places.box("technology")),),
            after=lambda p: (_sheet(p, LEARNER, places.box("technology")),),
        ),
        Step(
            id="support",
            teaches=("support",),
            choices=(("play 1", "play 3", "seal"), ("play 3", "seal"), ("seal",)),
            picture=lambda p: (_missions(p, places.launch_panel()), _hand(p, first=2)),
            after=_cards,
        ),
        Step(
            id="flags",
            teaches=("flags",),
            choices=(("launch csm", "keep"), ("launch lem", "keep")),
            picture=lambda p: (
                _missions(p, places.flags(p.view, "csm"), places.flags(p.view, "lem")),
            ),
            after=_pay,
        ),
        Step(
            id="moon",
            teaches=("moon", "trade"),
            choices=(("launch moon",),),
            picture=_moon,
            after=lambda p: (_missions(p, places.launch_panel()),),
        ),
        Step(
            id="landing",
            teaches=("end",),
            choices=(("reroll 5",), ("keep",)),
            picture=lambda p: (_missions(p, places.launch_panel()),),
            after=_landed,
        ),
    ),
    questions=(
        Question("signs", right="b"),
        Question("whole-cells", right="a"),
        Question("flags", right="c"),
        Question("moon-flag", right="b"),
    ),
)
