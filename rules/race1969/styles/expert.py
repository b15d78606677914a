"""The expert of 1969: looks ahead in imagined states, and plans the launches beyond."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.core.chance import Dice
from rules.core.experts.expert import ActionValue
from rules.core.experts.search import SearchedGame, search
from rules.core.game import Seat
from rules.race1969.actions import Action, Discard, Done, Keep, Play, Reroll, Seal, Spy, Take
from rules.race1969.decision_rules import RULES
from rules.race1969.odds import advised_die
from rules.race1969.state import State
from rules.race1969.styles.card_choice import Cards, choose_free_card, plays
from rules.race1969.styles.chances import chances
from rules.race1969.styles.determinization import imagine
from rules.race1969.styles.launch_plan import Prospects, Shape, launch_planner
from rules.race1969.styles.pilot import Pilot
from rules.race1969.styles.prestige_forecast import Forecast
from rules.race1969.styles.purchase_choice import hires
from rules.race1969.styles.weights import STYLES
from rules.race1969.terms import FREE_CARD, MISSIONS, PURCHASE, REROLL, SABOTAGE, SUPPORT
from rules.race1969.views.make_view import view as view_of
from rules.race1969.views.view import View

PLAYOUT = Pilot("playout", STYLES["saboteur"])
"""Plays all seats of imagined games."""
SHAPES = 5
"""The plans that are followed up, of those that looked best when the nation was first looked at."""
SPIES = 8
"""The most spies that are looked into at a purchase."""
BUDGET = 60
"""The positions for a decision, with which none took much over a second at tables of two."""


@dataclass(slots=True)
class SearchingAutopilot:
    """Chooses by determinised search; ``budget`` is the number of positions for a decision.

    It raises ``ValueError`` for a view that isn't a deciding seat's own.
    """

    style: str = "expert"
    budget: int = BUDGET

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """The best of ``actions``; ``dice`` is for what is imagined."""
        if len(actions) == 1:
            return actions[0]
        _check(view)
        lines = candidates(view, actions)
        return lines[0][0] if len(lines) == 1 else self.analyse(view, actions, dice)[0].action

    def analyse(
        self, view: View, actions: Sequence[Action], dice: Dice
    ) -> tuple[ActionValue[Action], ...]:
        """The actions that it looked into, with their chances of winning, the best first."""
        seat = _check(view)
        planner = launch_planner(view.board)
        followed: dict[tuple[Seat, int], tuple[Shape, ...]] = {}

        def shapes(of: Seat, prospects: Prospects) -> tuple[Shape, ...]:
            key = of, planner.launches(prospects)
            if key not in followed:
                followed[key] = planner.best_shapes(prospects, SHAPES)
            return followed[key]

        game: SearchedGame[State, Action, View] = SearchedGame(
            rules=RULES,
            imagine=lambda view, actions, dice: imagine(view, actions, dice, playout),
            candidates=candidates,
            playout=playout,
            horizon=_is_settled,
            chances=lambda state: chances(state, shapes),
        )
        return search(game, view, seat, actions, dice, self.budget)


def _check(view: View) -> Seat:
    if view.viewer is None or all(one.seat != view.viewer for one in view.decisions):
        raise ValueError("an expert needs the view of a seat that decides now")
    return view.viewer


def playout(state: State, seat: Seat, dice: Dice) -> Action:
    """The choice of a seat in an imagined game, from its own view there."""
    return PLAYOUT.choose(view_of(state, seat), RULES.legal_actions(state, seat), dice)


def _is_settled(start: State, now: State) -> bool:
    """No launch is under way; the last year's missions are played to the end of the game."""
    last = now.round == len(now.start.board.rounds) - 1
    return now.launch is None and not (last and now.phase == MISSIONS)


def candidates(view: View, actions: Sequence[Action]) -> Sequence[Sequence[Action]]:
    """The lines that are worth a look, what an ordinary autopilot would do among them."""
    assert view.viewer is not None
    forecast = Forecast(view, view.viewer, PLAYOUT.weights)
    kind = next(decision.kind for decision in view.decisions if decision.seat == view.viewer)
    if kind == REROLL:
        die = advised_die(view)
        return [[Keep() if die is None else Reroll(die)]]
    if kind == FREE_CARD:
        return [[choose_free_card(forecast, actions)]]
    if kind in (SABOTAGE, SUPPORT):
        return list(_card_lines(view))
    if kind == PURCHASE:
        return [[action] for action in _purchases(forecast, actions)]
    return [[action] for action in actions]


def _purchases(forecast: Forecast, actions: Sequence[Action]) -> list[Action]:
    """All but discards, those first that an ordinary autopilot ranks first; of its spies some."""
    offers = hires(forecast, actions)
    offers.sort(key=lambda offer: -offer.rank(forecast.weights.thrift))
    ranked = [offer.action for offer in offers]
    spies = [action for action in ranked if isinstance(action, Spy)][:SPIES]
    first = [action for action in ranked if not isinstance(action, Spy) or action in spies]
    known = {*first, *(a for a in actions if isinstance(a, Spy | Discard))}
    first.insert(1, Done())
    return [*first, *(a for a in actions if a not in known and a != Done())]


def _card_lines(view: View) -> Iterator[Sequence[Action]]:
    """One play for each sum that the cards can make, of as many cards as it takes."""
    own = view.own
    assert own is not None
    pool = tuple(sorted((*own.hand, *own.play)))
    by_sum = {sum(cards): cards for cards in plays(pool)}
    for cards in by_sum.values():
        yield [*map(Take, _beyond(own.play, cards)), *map(Play, _beyond(cards, own.play)), Seal()]


def _beyond(cards: Cards, others: Cards) -> Iterator[int]:
    """The cards that ``cards`` has more of than ``others``."""
    for value in sorted(set(cards)):
        yield from [value] * (cards.count(value) - others.count(value))
