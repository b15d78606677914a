"""Autopilots of 1969: they see what their seat sees, and choose from what it may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from rules.core.chance import Dice
from rules.core.game import Autopilot
from rules.race1969.actions import Action, Keep, Launch, Reroll, Stay, Trade
from rules.race1969.odds import advised_die
from rules.race1969.styles.cards import choose_free_card, choose_sabotage, choose_support
from rules.race1969.styles.position import Position
from rules.race1969.styles.purchases import choose_purchase, research_yield
from rules.race1969.styles.weights import STYLES, Temper
from rules.race1969.terms import FREE_CARD, LAUNCH, PURCHASE, REROLL, SABOTAGE, SUPPORT, TRADE
from rules.race1969.views.view import View


@dataclass(slots=True)
class Pilot:
    """An autopilot of one temper.

    It raises ``ValueError`` for a view that isn't a deciding seat's own, since it would have to
    guess at a hand that it can't see.
    """

    style: str
    temper: Temper

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """One of ``actions``; ``dice`` breaks ties between launches and between purchases."""
        if len(actions) == 1:
            return actions[0]
        seat = view.viewer
        kind = next((d.kind for d in view.decisions if d.seat == seat), None)
        if seat is None or kind is None:
            raise ValueError("an autopilot needs the view of a seat that decides now")
        chosen = self._decide(kind, Position(view, seat, self.temper), actions, dice)
        return chosen if chosen in actions else actions[0]

    def _decide(
        self, kind: str, position: Position, actions: Sequence[Action], dice: Dice
    ) -> Action:
        if kind == FREE_CARD:
            return choose_free_card(position, actions)
        if kind == TRADE:
            return _choose_trade(position, actions)
        if kind == PURCHASE:
            return choose_purchase(position, actions, dice)
        if kind == LAUNCH:
            return _choose_launch(position, actions, dice)
        if kind == REROLL:
            return _choose_reroll(position)
        if kind == SABOTAGE:
            return choose_sabotage(position)
        if kind == SUPPORT:
            return choose_support(position)
        raise ValueError(f"no way to decide {kind}")


def _choose_launch(position: Position, actions: Sequence[Action], dice: Dice) -> Action:
    """The launch of the best plan among those allowed."""
    allowed = {action.mission for action in actions if isinstance(action, Launch)}
    plans = position.plans(position.researchers, position.money, position.temper.foresight)
    names = [(value, position.atlas.tracks[i].id if i is not None else None) for value, i in plans]
    names = [(value, name) for value, name in names if name is None or name in allowed]
    best = max(value for value, _ in names)
    equal = [name for value, name in names if value > best - 1e-9]
    chosen = equal[dice.below(len(equal))]
    return Stay() if chosen is None else Launch(chosen)


def _choose_reroll(position: Position) -> Action:
    """What the odds assume, so that they come true."""
    die = advised_die(position.view)
    return Keep() if die is None else Reroll(die)


def _choose_trade(position: Position, actions: Sequence[Action]) -> Action:
    """Trade prestige for a launch that it makes possible, or research that pays it back."""
    rate = position.view.board.money.prestige_rate
    pays = research_yield(position)
    promise = rate * pays - 1 if pays > position.temper.trade else -1.0

    def worth(action: Trade) -> float:
        money = position.money + rate * action.points
        plan = position.value(position.researchers, money, position.temper.foresight)
        return plan + action.points * (promise - rate * position.rate)

    offers = [action for action in actions if isinstance(action, Trade)]
    return max(offers, key=lambda action: (worth(action), -action.points))


AUTOPILOTS: Mapping[str, Autopilot[View, Action]] = MappingProxyType(
    {style: Pilot(style, temper) for style, temper in STYLES.items()}
)
"""The styles by id, the one to take unless told otherwise first."""
