"""Who decides, what they may do, and what comes of it: the phases put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from rules.core.errors import IllegalAction
from rules.core.game import Decision, Seat
from rules.core.transition import Transition
from rules.race1969.actions import (
    Action,
    Buy,
    Discard,
    Done,
    Forgo,
    Hire,
    Keep,
    Launch,
    Play,
    Reroll,
    Seal,
    Spy,
    Stay,
    Take,
    Trade,
)
from rules.race1969.events import Event
from rules.race1969.phases import espionage, flight, income, missions, purchases
from rules.race1969.progress import Progress
from rules.race1969.state import State
from rules.race1969.terms import (
    FREE_CARD,
    INCOME,
    LAUNCH,
    MISSIONS,
    OVER,
    PURCHASE,
    PURCHASES,
    REROLL,
    SABOTAGE,
    SUPPORT,
    TRADE,
)


@dataclass(frozen=True, slots=True)
class Rule:
    """What an action needs (``check`` raises ``IllegalAction``) and what it does."""

    check: Callable[[State, Seat, Any], None]
    carry_out: Callable[[Progress, Seat, Any], None]


@dataclass(frozen=True, slots=True)
class Choice:
    """A kind of decision: the actions open to a seat, the rule of each type, the default.

    The default is what is done for a seat whose time is up: nothing spent, and cards laid out for
    a play go with it.
    """

    actions: Callable[[State, Seat], tuple[Action, ...]]
    rules: Mapping[type[Any], Rule]
    default: Action


_PLAY: Mapping[type[Any], Rule] = {
    Play: Rule(espionage.check_play, espionage.play),
    Take: Rule(espionage.check_take, espionage.take),
    Seal: Rule(espionage.check_seal, espionage.seal),
}

CHOICES: Mapping[str, Choice] = MappingProxyType(
    {
        FREE_CARD: Choice(
            income.free_card_actions,
            {
                Forgo: Rule(income.check_forgo, income.forgo),
                Discard: Rule(income.check_discard, income.discard),
            },
            income.FORGO,
        ),
        TRADE: Choice(
            income.trade_actions,
            {Trade: Rule(income.check_trade, income.trade)},
            Trade(0),
        ),
        PURCHASE: Choice(
            purchases.actions,
            {
                Hire: Rule(purchases.check_hire, purchases.hire),
                Spy: Rule(purchases.check_spy, purchases.spy),
                Buy: Rule(purchases.check_buy, purchases.buy),
                Discard: Rule(purchases.check_discard, purchases.discard),
                Done: Rule(purchases.check_done, purchases.done),
            },
            purchases.DONE,
        ),
        LAUNCH: Choice(
            missions.actions,
            {
                Launch: Rule(missions.check_launch, missions.launch),
                Stay: Rule(missions.check_stay, missions.stay),
            },
            missions.STAY,
        ),
        REROLL: Choice(
            flight.actions,
            {
                Reroll: Rule(flight.check_reroll, flight.reroll),
                Keep: Rule(flight.check_keep, flight.keep),
            },
            flight.KEEP,
        ),
        SABOTAGE: Choice(espionage.actions, _PLAY, espionage.SEAL),
        SUPPORT: Choice(espionage.actions, _PLAY, espionage.SEAL),
    }
)

_DECISIONS: Mapping[str, Callable[[State], tuple[Decision, ...]]] = MappingProxyType(
    {
        INCOME: income.decisions,
        PURCHASES: purchases.decisions,
        MISSIONS: missions.decisions,
        OVER: lambda state: (),
    }
)

_ADVANCE: Mapping[str, Callable[[Progress], bool]] = MappingProxyType(
    {
        INCOME: income.advance,
        PURCHASES: purchases.advance,
        MISSIONS: missions.advance,
        OVER: lambda progress: False,
    }
)


def decisions(state: State) -> tuple[Decision, ...]:
    """Which seats decide now, and what."""
    return _DECISIONS[state.phase](state)


def choice(state: State, seat: Seat) -> str | None:
    """The kind of decision that the seat has to make now, if any."""
    for decision in _DECISIONS[state.phase](state):
        if decision.seat == seat:
            return decision.kind
    return None


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every action that ``apply`` would take from this seat now."""
    kind = choice(state, seat)
    return () if kind is None else CHOICES[kind].actions(state, seat)


def apply(state: State, seat: Seat, action: Action) -> Transition[State, Event]:
    """Carry the action out, and all that follows until somebody decides again."""
    rule = _checked(state, seat, action)
    progress = Progress(state)
    rule.carry_out(progress, seat, action)
    advance(progress)
    return progress.transition()


def check(state: State, seat: Seat, action: Action) -> None:
    """Raise ``IllegalAction`` where ``apply`` would."""
    _checked(state, seat, action)


def _checked(state: State, seat: Seat, action: Action) -> Rule:
    kind = choice(state, seat)
    if kind is None:
        raise IllegalAction("game-over" if state.phase == OVER else "not-deciding")
    rule = CHOICES[kind].rules.get(type(action))
    if rule is None:
        raise IllegalAction("not-now", decision=kind)
    rule.check(state, seat, action)
    return rule


def default_action(state: State, seat: Seat) -> Action:
    """What is done for a seat whose time is up; raises ``IllegalAction`` if it doesn't decide."""
    kind = choice(state, seat)
    if kind is None:
        raise IllegalAction("game-over" if state.phase == OVER else "not-deciding")
    return CHOICES[kind].default


def advance(progress: Progress) -> None:
    """Let everything happen that needs nobody's decision."""
    while _ADVANCE[progress.state.phase](progress):
        pass
