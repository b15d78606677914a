"""The lesson of Spazio: 1999: an opening, the Computer's answers, and a route to Earth."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.base import Presentation
from bot.games.lesson import LEARNER, Lesson, Question, Step
from render.core.picture import Band
from render.core.pointing import Spot, pointed
from render.space1999 import places
from render.space1999.board import chart
from render.space1999.central_computer import answer, check
from render.space1999.final import final
from render.space1999.monitor import monitor
from render.space1999.planet_card import planet_card
from render.space1999.sheet import hand
from rules.space1999.view import View

P: TypeAlias = Presentation[View]
Bands: TypeAlias = tuple[Band, ...]

RIVAL = 1


def _on(band: Band, *spots: Spot, first: int = 1) -> Band:
    return pointed(band, places.LOOK, *spots, first=first)


def _chart(p: P, *spots: Spot, first: int = 1) -> Band:
    return _on(chart(p.view, p.t), *spots, first=first)


def _monitor(p: P, *spots: Spot, first: int = 1) -> Band:
    return _on(monitor(p.view, p.names, p.t), *spots, first=first)


def _landed(p: P, *fields: int, first: int = 1) -> Band:
    """The card of the planet where the learner landed last."""
    visit = [each for each in p.view.visits if each.seat == LEARNER][-1]
    (card,) = planet_card(p.view, LEARNER, visit.planet, visit.card, p.names, p.t)
    return _on(card, *map(places.planet_field, fields), first=first)


def _hand(p: P) -> Band:
    assert p.view.own is not None
    (band,) = hand(p.view, LEARNER, p.names, p.t)
    return _on(band, places.hand_card(len(p.view.own.plans), 0))


def _answer(p: P) -> Band:
    """The Computer's answer to the learner's plan, and its own card if it has drawn one."""
    assert p.view.answer is not None
    cards = 1 if p.view.answer.program is None else 2
    spots = [places.answer(cards), *(places.answer_card(cards, each) for each in range(1, cards))]
    return _on(answer(p.view, p.names, p.t)[0], *spots)


def _check(p: P) -> Band:
    right = p.view.outcome is not None
    return _on(check(p.view, LEARNER, right, p.names, p.t)[0], places.check())


LESSON = Lesson(
    package=__package__,
    rivals=("Viktor",),
    steps=(
        Step(
            id="fly",
            teaches=("runs", "planets"),
            choices=(("fly galdo",),),
            picture=lambda p: (
                _chart(p, places.ship(p.view, LEARNER), places.planet(p.view, "galdo")),
            ),
            after=lambda p: (_landed(p, 0, 1),),
        ),
        Step(
            id="home",
            teaches=("home",),
            choices=(("fly base",),),
            picture=lambda p: (
                _chart(p, places.ship(p.view, LEARNER), places.base(p.view, LEARNER)),
            ),
            after=lambda p: (_monitor(p, places.console(p.view, LEARNER)),),
        ),
        Step(
            id="lay",
            teaches=("route", "moon"),
            choices=(("lay straight f1 0",),),
            picture=lambda p: (_monitor(p, places.square(p.view, "f1"), places.earth(p.view)),),
            after=lambda p: (
                _monitor(p, places.square(p.view, "f1")),
                _chart(p, places.moon(p.view), first=2),
            ),
        ),
        Step(
            id="bends",
            teaches=("bends",),
            choices=(("fly rovan",), ("fly aldra",)),
            picture=lambda p: (
                _chart(p, *(places.planet(p.view, one) for one in ("rovan", "aldra"))),
            ),
            after=lambda p: (_chart(p, places.ship(p.view, LEARNER)),),
        ),
        Step(
            id="plan",
            teaches=("plans", "ok"),
            choices=(("propose land-velta",),),
            picture=lambda p: (
                _hand(p),
                _chart(p, places.planet(p.view, "velta"), first=2),
            ),
            after=lambda p: (_answer(p), _landed(p, 0, first=2)),
        ),
        Step(
            id="refused",
            teaches=("no",),
            choices=(("propose land-lumo",),),
            picture=lambda p: (_hand(p),),
            after=lambda p: (_answer(p), _chart(p, places.ship(p.view, LEARNER), first=2)),
        ),
        Step(
            id="silence",
            teaches=("silence",),
            choices=(("propose land-lumo",),),
            picture=lambda p: (_hand(p),),
            after=lambda p: (_answer(p),),
        ),
        Step(
            id="turned",
            teaches=("turning",),
            choices=(("lay curve i6 2",), ("lay curve i6 1",)),
            picture=lambda p: (_monitor(p, places.square(p.view, "i6"), places.earth(p.view)),),
            after=lambda p: (
                _monitor(p, places.square(p.view, "i6"), places.console(p.view, LEARNER)),
            ),
        ),
        Step(
            id="slide",
            teaches=("slides", "gaps"),
            choices=(("slide f11 g11",), ("slide e7 e8",)),
            picture=lambda p: (
                _monitor(
                    p,
                    places.console(p.view, RIVAL),
                    places.square(p.view, "f11"),
                    places.square(p.view, "e7"),
                ),
            ),
            after=lambda p: (_monitor(p, places.console(p.view, RIVAL)),),
        ),
        Step(
            id="wrong",
            teaches=("earth", "wrong-route"),
            choices=(("lay curve f5 0",),),
            picture=lambda p: (_monitor(p, places.square(p.view, "f5"), places.earth(p.view)),),
            after=lambda p: (
                _check(p),
                _monitor(p, places.squares(p.view, "f5", "g5"), first=2),
            ),
        ),
        Step(
            id="earth",
            teaches=("end",),
            choices=(("lay straight f5 0",),),
            picture=lambda p: (_monitor(p, places.square(p.view, "f5"), places.earth(p.view)),),
            after=lambda p: (_check(p), *final(p.view, p.names, p.t)),
        ),
    ),
    questions=(
        Question("runs", right="a"),
        Question("home", right="c"),
        Question("silence", right="b"),
        Question("wrong-route", right="a"),
    ),
)
"""The rival's moves are an autopilot's."""
