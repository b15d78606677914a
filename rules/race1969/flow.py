"""Who decides, what they may do, and what comes of it: the phases put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.flow import Choice, Flow, Rule, always
from rules.core.game import Decision
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
from rules.race1969.evolve.recorder import Progress
from rules.race1969.phases import espionage, flight, income, missions, purchases
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

_PLAY: Mapping[type[Any], Rule[State, Progress]] = {
    Play: Rule(espionage.check_play, espionage.play),
    Take: Rule(espionage.check_take, espionage.take),
    Seal: Rule(espionage.check_seal, espionage.seal),
}

CHOICES: Mapping[str, Choice[State, Action, Progress]] = MappingProxyType(
    {
        FREE_CARD: Choice(
            income.free_card_actions,
            {
                Forgo: Rule(income.check_forgo, income.forgo),
                Discard: Rule(income.check_discard, income.discard),
            },
            always(income.FORGO),
        ),
        TRADE: Choice(
            income.trade_actions,
            {Trade: Rule(income.check_trade, income.trade)},
            always(Trade(0)),
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
            always(purchases.DONE),
        ),
        LAUNCH: Choice(
            missions.actions,
            {
                Launch: Rule(missions.check_launch, missions.launch),
                Stay: Rule(missions.check_stay, missions.stay),
            },
            always(missions.STAY),
        ),
        REROLL: Choice(
            flight.actions,
            {
                Reroll: Rule(flight.check_reroll, flight.reroll),
                Keep: Rule(flight.check_keep, flight.keep),
            },
            always(flight.KEEP),
        ),
        SABOTAGE: Choice(espionage.actions, _PLAY, always(espionage.SEAL)),
        SUPPORT: Choice(espionage.actions, _PLAY, always(espionage.SEAL)),
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


def advance(progress: Progress) -> None:
    """Let everything happen that needs nobody's decision."""
    while _ADVANCE[progress.state.phase](progress):
        pass


FLOW: Flow[State, Action, Event, Progress] = Flow(CHOICES, decisions, Progress, advance)
"""The defaults spend nothing, and what was laid out for a play goes with it."""
