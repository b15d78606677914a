"""The expert, which looks ahead in imagined games, and all autopilots by style."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from types import MappingProxyType
from typing import TypeVar

from rules.core.chance import Dice, stream
from rules.core.game import Autopilot, Seat
from rules.core.piles import without
from rules.core.search import ActionValue, SearchedGame, preferring, search, seed_from
from rules.space1999.autopilot import (
    WeighingAutopilot,
    action_value,
    sabotage_slide,
    tile_card_value,
)
from rules.space1999.central_computer import Propose
from rules.space1999.chart import chart_of
from rules.space1999.decision_rules import RULES
from rules.space1999.evaluation import PLAYOUT, STYLES, Evaluation, chances
from rules.space1999.flight import Fly
from rules.space1999.monitor import grid_of
from rules.space1999.planets import Land
from rules.space1999.progress import Action
from rules.space1999.slides import ExtraSlide, Slide
from rules.space1999.state import OWN_SLIDE, PAID_SLIDE, Ship, Start, State
from rules.space1999.terms import BASE, TILE_CARD, TILES
from rules.space1999.view import View
from rules.space1999.view import view as view_of

T = TypeVar("T")


def imagine(view: View, dice: Dice) -> State:
    """A state in which the viewing crew sees this view and has the same actions.

    Others' flight plans are dealt anew from those that the crew doesn't hold, the seed is new, and
    with it all that is drawn: cards, tiles, answers. Raises ``ValueError`` for a view that isn't a
    deciding seat's own.
    """
    seat, own = view.viewer, view.own
    if seat is None or own is None or not view.agenda or view.agenda[0].seat != seat:
        raise ValueError("only the view of a seat that decides now can be imagined")
    board = view.board
    start = Start(
        board,
        chart_of(board),
        grid_of(board),
        tuple(ship.sector for ship in view.ships),
        view.options,
        seed_from(dice),
    )
    unseen = [plan.id for plan in board.plan_deck]
    for plan in own.plans:
        unseen.remove(plan)
    unseen = _shuffled(unseen, dice)
    ships = []
    for ship in view.ships:
        held = own.plans
        if ship.seat != seat:
            held, unseen = tuple(sorted(unseen[: ship.plans])), unseen[ship.plans :]
        ships.append(Ship(ship.place, ship.energy, held, (ship.straights, ship.curves)))
    planet_deck = board.planet_card_indexes
    for visit in view.visits:
        planet_deck = without(planet_deck, visit.card)
    tray = tuple(program.id for program in board.program_deck)
    behind: tuple[str, ...] = ()
    if view.answer is not None and view.answer.program is not None:
        behind = (view.answer.program,)
        tray = without(tray, view.answer.program)
    return State(
        start=start,
        draws=0,
        round=view.round,
        first=view.first,
        begun=view.begun,
        turn=view.turn,
        slid=OWN_SLIDE * view.slid_own | PAID_SLIDE * view.slid_paid,
        asked=max(task.number for task in view.agenda),
        agenda=view.agenda,
        moon=view.moon,
        ships=tuple(ships),
        visits=view.visits,
        tiles=view.tiles,
        bank=view.bank,
        moon_cards=tuple(view.moon_numbers.count(n) for n in range(len(board.chart.axis))),
        planet_deck=planet_deck,
        under=(),
        tray=tray,
        tray_end=behind,
        plan_pile=tuple(sorted(unseen[: view.plan_cards])),
        plan_discards=tuple(sorted(unseen[view.plan_cards :])),
        answer=view.answer,
        last=view.last,
        outcome=None,
    )


def _shuffled(cards: list[T], dice: Dice) -> list[T]:
    for last in range(len(cards) - 1, 0, -1):
        other = dice.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


PILOT = WeighingAutopilot("playout", PLAYOUT)
"""Plays all seats of imagined games."""


AHEAD = 2
"""Rounds that are played ahead."""


MARGIN = 0.05
"""By how much a chance has to be better than that of the usual choice to be taken instead."""


ALARM = 3
"""Tiles that a rival may still need for sabotage to be looked into."""


MOST = {"planet": 3, "node": 2, "plan": 2, "other": 3}
"""The most actions of each sort that are looked into."""


BUDGET = 500
"""The actions taken in imagined games for a decision."""


@dataclass(slots=True)
class SearchingAutopilot:
    """Chooses by determinised search; ``budget`` counts actions in imagined games, for a decision.

    Tiles are laid as the plan for the route wants it, whatever the search says. It raises
    ``ValueError`` for a view that isn't a deciding seat's own.
    """

    style: str = "expert"
    budget: int = BUDGET

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """The best of ``actions``; ``dice`` is for what is imagined."""
        if len(actions) == 1:
            return actions[0]
        _check(view)
        if view.agenda[0].kind == TILES:
            return _usual(view, actions)
        return self.analyse(view, actions, dice)[0].action

    def analyse(
        self,
        view: View,
        actions: Sequence[Action],
        dice: Dice,
        lines: Sequence[Sequence[Action]] = (),
    ) -> tuple[ActionValue[Action], ...]:
        """The lines that it looked into, with their chances of winning, the best first.

        The usual choice stays the first while nothing is better by ``MARGIN``.
        """
        seat, lines = _check(view), lines or candidates(view, actions)
        found = search(GAME, view, seat, actions, lines, dice, self.budget)
        planned = view.agenda[0].kind == TILES
        return preferring(found, lines[0], inf if planned else MARGIN)


def _check(view: View) -> Seat:
    if view.viewer is None or not view.agenda or view.agenda[0].seat != view.viewer:
        raise ValueError("an expert needs the view of a seat that decides now")
    return view.viewer


def playout(state: State, seat: Seat, dice: Dice) -> Action:
    """The choice of a seat in an imagined game, from its own view there."""
    return PILOT.choose(view_of(state, seat), RULES.legal_actions(state, seat), dice)


def candidates(view: View, actions: Sequence[Action]) -> Sequence[Sequence[Action]]:
    """The lines that are worth a look, an action each, what an ordinary autopilot does first."""
    assert view.viewer is not None
    usual = _usual(view, actions)
    evaluation = Evaluation(view, view.viewer, PILOT.weights)
    value_of = tile_card_value if view.agenda[0].kind == TILE_CARD else action_value
    slides = [action for action in actions if isinstance(action, Slide)]
    sabotage = (
        sabotage_slide(evaluation, slides, ALARM) if view.agenda[0].kind != TILE_CARD else None
    )
    found = [usual, *([sabotage] if sabotage not in (None, usual) else [])]
    left = dict(MOST)
    free = [a for a in actions if not isinstance(a, ExtraSlide)]
    if view.agenda[0].kind != TILE_CARD:
        free = [a for a in free if not isinstance(a, Slide)]
    for action in sorted(free, key=lambda each: -value_of(evaluation, each)):
        sort = _sort(view, action)
        if action not in found and left[sort]:
            left[sort] -= 1
            found.append(action)
    return [[action] for action in found if action is not None]


def _usual(view: View, actions: Sequence[Action]) -> Action:
    """The choice of an ordinary autopilot."""
    return PILOT.choose(view, actions, stream(bytes(32), "usual"))


def _sort(view: View, action: Action) -> str:
    if isinstance(action, Propose):
        return "plan"
    if isinstance(action, Land):
        return "planet"
    if isinstance(action, Fly) and action.place != BASE:
        return "planet" if action.place in view.board.chart.planets else "node"
    return "other"


def _is_far(start: State, now: State) -> bool:
    return now.round >= start.round + AHEAD


GAME: SearchedGame[State, Action, View] = SearchedGame(
    rules=RULES,
    imagine=lambda view, actions, dice: imagine(view, dice),
    playout=playout,
    horizon=_is_far,
    chances=chances,
    by_actions=True,
    keeps_first=True,
)


EXPERT = SearchingAutopilot()


AUTOPILOTS: Mapping[str, Autopilot[View, Action]] = MappingProxyType(
    {
        **{style: WeighingAutopilot(style, weights) for style, weights in STYLES.items()},
        EXPERT.style: EXPERT,
    }
)
"""The styles by id, the one to take unless told otherwise first."""
