"""The expert of 1969: looks ahead in imagined states, to the end of the launch or the purchases.

Autopilots of 1969: they see what their seat sees, and choose from what it may do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from types import MappingProxyType

from rules.core.chance import Dice, stream
from rules.core.game import Autopilot, Seat
from rules.core.search import ActionValue, SearchedGame, preferring, search
from rules.race1969.autopilot import Pilot
from rules.race1969.card_choice import best_sabotage, best_support, choose_free_card, plays
from rules.race1969.cards import Discard
from rules.race1969.decision_rules import RULES
from rules.race1969.determinization import imagine
from rules.race1969.espionage import Play, Seal, Take
from rules.race1969.forecast import PLAYOUT, STYLES, Forecast
from rules.race1969.mission_dice import Keep, Reroll
from rules.race1969.odds import advised_die
from rules.race1969.position_value import chances
from rules.race1969.progress import Action
from rules.race1969.purchase_choice import hires
from rules.race1969.purchases import Done, Spy
from rules.race1969.state import State, beyond
from rules.race1969.terms import (
    FREE_CARD,
    MISSIONS,
    PURCHASE,
    PURCHASES,
    REROLL,
    SABOTAGE,
    SUPPORT,
    TRADE,
)
from rules.race1969.view import View
from rules.race1969.view import view as view_of

PILOT = Pilot("playout", PLAYOUT)
"""Plays all seats of imagined games."""
MARGIN = 0.05
"""By how much a chance has to be better than that of the usual choice to be taken instead."""
SPIES = 8
"""The most spies that are looked into at a purchase."""
BUDGET = 300
"""The actions taken in imagined games for a decision."""
LAST_YEAR = 2
"""So many times the budget, for each nation, is for a decision of the last year.

Its imagined games go on to the end, and are the longer the more nations there are.
"""


@dataclass(slots=True)
class SearchingAutopilot:
    """Chooses by determinised search; ``budget`` counts actions in imagined games, for a decision.

    Purchases are made as the plan of an ordinary autopilot wants it, whatever the search says:
    what a scientist brings shows years later. It raises ``ValueError`` for a view that isn't a
    deciding seat's own.
    """

    style: str = "expert"
    budget: int = BUDGET

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """The best of ``actions``; ``dice`` is for what is imagined."""
        if len(actions) == 1:
            return actions[0]
        if _deciding(view)[1] == PURCHASE:
            return _usual(view, actions)
        lines = candidates(view, actions)
        return lines[0][0] if len(lines) == 1 else self.analyse(view, actions, dice)[0].action

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
        seat, kind = _deciding(view)
        lines = lines or candidates(view, actions)
        last = view.round == len(view.board.rounds) - 1
        game: SearchedGame[State, Action, View] = SearchedGame(
            rules=RULES,
            imagine=lambda view, actions, dice: imagine(view, actions, dice, playout),
            playout=playout,
            horizon=lambda start, now: _is_far(start, now, seat, kind),
            chances=chances,
            by_actions=True,
            keeps_first=True,
        )
        budget = self.budget * (LAST_YEAR * len(view.nations) if last else 1)
        found = search(game, view, seat, actions, lines, dice, budget)
        return preferring(found, lines[0], inf if kind == PURCHASE else MARGIN)


def _deciding(view: View) -> tuple[Seat, str]:
    """The viewing seat and the kind of its decision."""
    kind = next((each.kind for each in view.decisions if each.seat == view.viewer), None)
    if view.viewer is None or kind is None:
        raise ValueError("an expert needs the view of a seat that decides now")
    return view.viewer, kind


def playout(state: State, seat: Seat, dice: Dice) -> Action:
    """The choice of a seat in an imagined game, from its own view there."""
    return PILOT.choose(view_of(state, seat), RULES.legal_actions(state, seat), dice)


def _is_far(start: State, now: State, seat: Seat, kind: str) -> bool:
    """The nation's purchases are over, or the launch; in the last year it is the game's end.

    There all is judged by the outcome, since chances before the last launches and after them can't
    be compared. With a round's last launch the next round begins, and where nobody can launch, it
    does so with the end of the purchases.
    """
    if start.round == len(start.start.board.rounds) - 1:
        return False
    if kind in (TRADE, PURCHASE):
        bought = now.phase == PURCHASES and bool(now.done >> seat & 1)
        return bought or now.phase == MISSIONS or now.round > start.round
    return now.launch is None


def candidates(view: View, actions: Sequence[Action]) -> Sequence[Sequence[Action]]:
    """The lines that are worth a look, what an ordinary autopilot would do first."""
    seat, kind = _deciding(view)
    forecast = Forecast(view, seat, PILOT.weights)
    if kind == REROLL:
        die = advised_die(view)
        return [[Keep() if die is None else Reroll(die)]]
    if kind == FREE_CARD:
        return [[choose_free_card(forecast, actions)]]
    if kind in (SABOTAGE, SUPPORT):
        return list(_card_lines(view, forecast))
    usual = _usual(view, actions)
    ranked = _purchases(forecast, actions) if kind == PURCHASE else actions
    return [[usual], *([action] for action in ranked if action != usual)]


def _usual(view: View, actions: Sequence[Action]) -> Action:
    """The choice of an ordinary autopilot."""
    return PILOT.choose(view, actions, stream(bytes(32), "usual"))


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


def _card_lines(view: View, forecast: Forecast) -> Iterator[Sequence[Action]]:
    """What an ordinary autopilot lays, then a play for each other sum, of the most cards."""
    own = view.own
    assert own is not None
    assert view.launch is not None
    best = best_support if view.launch.seat == view.viewer else best_sabotage
    usual = tuple(sorted(best(forecast)))
    by_sum = {sum(cards): cards for cards in plays(tuple(sorted((*own.hand, *own.play))))}
    by_sum.pop(sum(usual), None)
    for cards in (usual, *by_sum.values()):
        yield [*map(Take, beyond(own.play, cards)), *map(Play, beyond(cards, own.play)), Seal()]


EXPERT = SearchingAutopilot()

AUTOPILOTS: Mapping[str, Autopilot[View, Action]] = MappingProxyType(
    {
        **{style: Pilot(style, weights) for style, weights in STYLES.items()},
        EXPERT.style: EXPERT,
    }
)
"""The styles by id, the one to take unless told otherwise first and the slow one last."""
