"""What each event makes of a state. Nothing else writes states.

Events are trusted: whether they may happen was decided before. ``blank`` and the events of a game,
folded in order, give its state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.game import Outcome, Seat
from rules.core.structs import replace, with_item
from rules.race1969.events import (
    CardDiscarded,
    CardsDrawn,
    DeckRenewed,
    Event,
    FlagPlaced,
    FreeCardForgone,
    GameEnded,
    GameStarted,
    IncomePaid,
    PhaseBegan,
    PurchasesEnded,
    ScientistHired,
    ScientistsCounted,
    SpyPlaced,
    StayedHome,
    Traded,
    TradeSealed,
    YearBegan,
)
from rules.race1969.evolve.launch import LAUNCH_STEPS
from rules.race1969.hands import added, counted, without
from rules.race1969.lookup import ESPIONAGE, SPY
from rules.race1969.state import Nation, State
from rules.race1969.terms import INCOME, OVER, PURCHASES, RESEARCH_INDEX, SCIENTIST_INDEX
from rules.race1969.views.view import LastMove


def evolve(state: State, event: Event) -> State:
    """The state after the event. The event must be whole, not a viewer's redaction of it."""
    return STEPS[type(event)](state, event)


def _with_nation(state: State, seat: Seat, nation: Nation) -> tuple[Nation, ...]:
    return with_item(state.nations, seat, nation)


def _started(state: State, event: GameStarted) -> State:
    assert event.draws is not None
    return replace(state, first=event.first, draws=event.draws)


def _year(state: State, event: YearBegan) -> State:
    years = [year.year for year in state.start.lookup.board.rounds]
    seats = len(state.nations)
    return replace(
        state,
        round=years.index(event.year),
        first=event.first,
        phase=INCOME,
        done=0,
        hired=0,
        owed=(0,) * seats,
        trades=(None,) * seats,
    )


def _income(state: State, event: IncomePaid) -> State:
    nation = state.nations[event.seat]
    free_cards = nation.sheets.researchers[ESPIONAGE]
    nation = replace(nation, money=nation.money + event.money)
    return replace(
        state,
        nations=_with_nation(state, event.seat, nation),
        owed=with_item(state.owed, event.seat, free_cards),
    )


def _drawn(state: State, event: CardsDrawn) -> State:
    assert event.cards is not None
    assert event.draws is not None
    nation = state.nations[event.seat]
    nation = replace(nation, money=nation.money - event.paid, hand=added(nation.hand, *event.cards))
    state = replace(
        state,
        draws=event.draws,
        nations=_with_nation(state, event.seat, nation),
        deck=counted(state.deck, event.cards, -1),
    )
    if state.phase == INCOME:
        owed = state.owed[event.seat] - event.count
        return replace(state, owed=with_item(state.owed, event.seat, owed))
    return replace(state, making_room=False, last=LastMove(event.seat, "cards"))


def _renewed(state: State, event: DeckRenewed) -> State:
    return replace(state, deck=state.discards, discards=state.deck)


def _forgone(state: State, event: FreeCardForgone) -> State:
    return replace(state, owed=with_item(state.owed, event.seat, state.owed[event.seat] - 1))


def _discarded(state: State, event: CardDiscarded) -> State:
    assert event.card is not None
    nation = state.nations[event.seat]
    nation = replace(nation, hand=without(nation.hand, event.card))
    return replace(
        state,
        nations=_with_nation(state, event.seat, nation),
        discards=counted(state.discards, (event.card,), 1),
        making_room=state.phase == PURCHASES,
    )


def _trade_sealed(state: State, event: TradeSealed) -> State:
    return replace(state, trades=with_item(state.trades, event.seat, event.points))


def _traded(state: State, event: Traded) -> State:
    nation = state.nations[event.seat]
    nation = replace(
        nation, prestige=nation.prestige - event.points, money=nation.money + event.money
    )
    return replace(
        state,
        nations=_with_nation(state, event.seat, nation),
        done=state.done | 1 << event.seat,
        trades=with_item(state.trades, event.seat, event.points),
        last=LastMove(event.seat, "trade") if event.points else state.last,
    )


def _phase(state: State, event: PhaseBegan) -> State:
    return replace(state, phase=event.phase, done=0, trades=(None,) * len(state.nations))


def _hired(state: State, event: ScientistHired) -> State:
    nation = state.nations[event.seat]
    scientist = SCIENTIST_INDEX[event.scientist]
    research = RESEARCH_INDEX[event.research]
    joined = state.start.lookup.joined(nation.sheets.researches[research], scientist)
    nation = replace(
        nation,
        money=nation.money - event.paid,
        sheets=nation.sheets.with_research(research, joined),
    )
    return replace(
        state,
        nations=_with_nation(state, event.seat, nation),
        supply=with_item(state.supply, scientist, state.supply[scientist] - 1),
        hired=state.hired | 1 << event.seat,
        making_room=False,
        last=LastMove(event.seat, "hire", research=event.research),
    )


def _spy(state: State, event: SpyPlaced) -> State:
    lookup = state.start.lookup
    research = RESEARCH_INDEX[event.research]
    host, nation = state.nations[event.host], state.nations[event.seat]
    joined = lookup.joined(host.sheets.researches[research], SPY)
    host = replace(host, sheets=host.sheets.with_research(research, joined))
    sheets = nation.sheets
    if event.bonus:
        sheets = sheets.with_research(research, lookup.with_bonus(sheets.researches[research]))
    nation = replace(nation, money=nation.money - event.paid, sheets=sheets)
    return replace(
        state,
        nations=with_item(_with_nation(state, event.seat, nation), event.host, host),
        supply=with_item(state.supply, SPY, state.supply[SPY] - 1),
        hired=state.hired | 1 << event.seat,
        making_room=False,
        last=LastMove(event.seat, "spy", research=event.research, host=event.host),
    )


def _purchased(state: State, event: PurchasesEnded) -> State:
    return replace(state, done=state.done | 1 << event.seat, making_room=False)


def _stayed(state: State, event: StayedHome) -> State:
    return replace(state, done=state.done | 1 << event.seat)


def _flag(state: State, event: FlagPlaced) -> State:
    mission = state.start.lookup.missions[event.mission]
    flags = (*state.flags[mission], event.seat)
    return replace(state, flags=with_item(state.flags, mission, flags))


def _counted(state: State, event: ScientistsCounted) -> State:
    nation = state.nations[event.seat]
    nation = replace(nation, prestige=nation.prestige + event.prestige)
    return replace(state, nations=_with_nation(state, event.seat, nation))


def _ended(state: State, event: GameEnded) -> State:
    return replace(state, phase=OVER, outcome=Outcome(event.standings))


STEPS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        GameStarted: _started,
        YearBegan: _year,
        IncomePaid: _income,
        CardsDrawn: _drawn,
        DeckRenewed: _renewed,
        FreeCardForgone: _forgone,
        CardDiscarded: _discarded,
        TradeSealed: _trade_sealed,
        Traded: _traded,
        PhaseBegan: _phase,
        ScientistHired: _hired,
        SpyPlaced: _spy,
        PurchasesEnded: _purchased,
        StayedHome: _stayed,
        FlagPlaced: _flag,
        ScientistsCounted: _counted,
        GameEnded: _ended,
        **LAUNCH_STEPS,
    }
)
