"""The ordinary autopilot of 1969, which weighs as its style does and looks no further."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.chance import Dice
from rules.race1969.card_choice import choose_free_card, choose_sabotage, choose_support
from rules.race1969.forecast import STYLES, Forecast, Weights
from rules.race1969.income import Trade
from rules.race1969.mission_dice import Keep, Reroll
from rules.race1969.missions import Launch, Stay
from rules.race1969.odds import advised_die
from rules.race1969.progress import Action
from rules.race1969.purchase_choice import best_purchase, choose_purchase, research_yield
from rules.race1969.terms import FREE_CARD, LAUNCH, PURCHASE, REROLL, SABOTAGE, SUPPORT, TRADE
from rules.race1969.view import View


@dataclass(slots=True)
class Pilot:
    """An autopilot that weighs as its style does.

    It raises ``ValueError`` for a view that isn't a deciding seat's own, since it would have to
    guess at a hand that it can't see.
    """

    style: str
    weights: Weights

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """One of ``actions``; ``dice`` breaks ties between launches and between purchases."""
        if len(actions) == 1:
            return actions[0]
        seat = view.viewer
        kind = next((d.kind for d in view.decisions if d.seat == seat), None)
        if seat is None or kind is None:
            raise ValueError("an autopilot needs the view of a seat that decides now")
        chosen = self._decide(kind, Forecast(view, seat, self.weights), actions, dice)
        return chosen if chosen in actions else actions[0]

    def _decide(
        self, kind: str, forecast: Forecast, actions: Sequence[Action], dice: Dice
    ) -> Action:
        if kind == FREE_CARD:
            return choose_free_card(forecast, actions)
        if kind == TRADE:
            return _choose_trade(forecast, actions)
        if kind == PURCHASE:
            return choose_purchase(forecast, actions, dice)
        if kind == LAUNCH:
            return _choose_launch(forecast, actions, dice)
        if kind == REROLL:
            return _choose_reroll(forecast)
        if kind == SABOTAGE:
            return choose_sabotage(forecast)
        if kind == SUPPORT:
            return choose_support(forecast)
        raise ValueError(f"no way to decide {kind}")


def _choose_launch(forecast: Forecast, actions: Sequence[Action], dice: Dice) -> Action:
    """The launch of the best plan among those allowed."""
    equal = _best_launches(forecast, actions)
    return equal[dice.below(len(equal))]


def _best_launches(forecast: Forecast, actions: Sequence[Action]) -> list[Action]:
    """The launches of the best plans that are allowed, or staying where that is as good."""
    allowed = {action.mission for action in actions if isinstance(action, Launch)}
    missions = forecast.view.board.missions
    plans = forecast.plans(forecast.researchers, forecast.money, forecast.weights.foresight)
    names = [(value, missions[i].id if i is not None else None) for value, i in plans]
    names = [(value, name) for value, name in names if name is None or name in allowed]
    best = max(value for value, _ in names)
    equal = [name for value, name in names if value > best - 1e-9]
    return [Stay() if name is None else Launch(name) for name in equal]


def advised_purchase(view: View, actions: Sequence[Action]) -> Action:
    """The first style's purchase, chance aside; raises ``ValueError`` for a public view."""
    return _advised(best_purchase(_first_forecast(view), actions), actions)


def advised_launch(view: View, actions: Sequence[Action]) -> Action:
    """The first style's launch, chance aside; raises ``ValueError`` for a public view."""
    return _advised(_best_launches(_first_forecast(view), actions)[0], actions)


def _first_forecast(view: View) -> Forecast:
    if view.viewer is None:
        raise ValueError("the public decides nothing")
    return Forecast(view, view.viewer, next(iter(STYLES.values())))


def _advised(chosen: Action, actions: Sequence[Action]) -> Action:
    return chosen if chosen in actions else actions[0]


def _choose_reroll(forecast: Forecast) -> Action:
    """The reroll that the odds assume, so that they come true."""
    die = advised_die(forecast.view)
    return Keep() if die is None else Reroll(die)


def _choose_trade(forecast: Forecast, actions: Sequence[Action]) -> Action:
    """Trade prestige for a launch that it makes possible, or research that pays it back."""
    rate = forecast.view.board.money.prestige_rate
    pays = research_yield(forecast)
    promise = rate * pays - 1 if pays > forecast.weights.trade else -1.0

    def worth(action: Trade) -> float:
        money = forecast.money + rate * action.points
        plan = forecast.value(forecast.researchers, money, forecast.weights.foresight)
        return plan + action.points * (promise - rate * forecast.rate)

    offers = [action for action in actions if isinstance(action, Trade)]
    return max(offers, key=lambda action: (worth(action), -action.points))
