"""The decisions of 1969 with their actions and effects: the phases put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.game import Decision
from rules.core.legacy import ActionRule, DecisionKind, DecisionRules, always
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
from rules.race1969.evolve.recorder import Recorder
from rules.race1969.phases import espionage, forced, income, mission_dice, missions, purchases
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

_PLAY: Mapping[type[Any], ActionRule[State, Recorder]] = {
    Play: ActionRule(espionage.check_play, espionage.play),
    Take: ActionRule(espionage.check_take, espionage.take),
    Seal: ActionRule(espionage.check_seal, espionage.seal),
}

KINDS: Mapping[str, DecisionKind[State, Action, Recorder]] = MappingProxyType(
    {
        FREE_CARD: DecisionKind(
            income.free_card_actions,
            {
                Forgo: ActionRule(income.check_forgo, income.forgo),
                Discard: ActionRule(income.check_discard, income.discard),
            },
            always(income.FORGO),
        ),
        TRADE: DecisionKind(
            income.trade_actions,
            {Trade: ActionRule(income.check_trade, income.trade)},
            always(Trade(0)),
        ),
        PURCHASE: DecisionKind(
            purchases.actions,
            {
                Hire: ActionRule(purchases.check_hire, purchases.hire),
                Spy: ActionRule(purchases.check_spy, purchases.spy),
                Buy: ActionRule(purchases.check_buy, purchases.buy),
                Discard: ActionRule(purchases.check_discard, purchases.discard),
                Done: ActionRule(purchases.check_done, purchases.done),
            },
            always(purchases.DONE),
        ),
        LAUNCH: DecisionKind(
            missions.actions,
            {
                Launch: ActionRule(missions.check_launch, missions.launch),
                Stay: ActionRule(missions.check_stay, missions.stay),
            },
            always(missions.STAY),
        ),
        REROLL: DecisionKind(
            mission_dice.actions,
            {
                Reroll: ActionRule(mission_dice.check_reroll, mission_dice.reroll),
                Keep: ActionRule(mission_dice.check_keep, mission_dice.keep),
            },
            always(mission_dice.KEEP),
            forced.reroll,
        ),
        SABOTAGE: DecisionKind(espionage.actions, _PLAY, always(espionage.SEAL), forced.sabotage),
        SUPPORT: DecisionKind(espionage.actions, _PLAY, always(espionage.SEAL), forced.support),
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

_ADVANCE: Mapping[str, Callable[[Recorder], bool]] = MappingProxyType(
    {
        INCOME: income.advance,
        PURCHASES: purchases.advance,
        MISSIONS: missions.advance,
        OVER: lambda recorder: False,
    }
)


def decisions(state: State) -> tuple[Decision, ...]:
    """The decisions of the phase."""
    return _DECISIONS[state.phase](state)


def advance(recorder: Recorder) -> None:
    """Let everything happen that needs nobody's decision."""
    while _ADVANCE[recorder.state.phase](recorder):
        pass


RULES: DecisionRules[State, Action, Event, Recorder] = DecisionRules(
    KINDS, decisions, Recorder, advance
)
"""The defaults spend nothing; cards that were laid out for a play before are sealed with it."""
