"""What the events of a launch make of a state; ``evolve`` is the door to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.structs import replace, with_item
from rules.race1969.events import (
    CardPlayed,
    CardTaken,
    DiceRolled,
    DieRerolled,
    InsurancePaid,
    MissionLaunched,
    MissionPaid,
    MoonFlagAdvanced,
    NeutralsTurned,
    PlaySealed,
    PlaysLaid,
    PlaysRevealed,
    RocketMoved,
)
from rules.race1969.hands import added, counted, without
from rules.race1969.state import Launch, State
from rules.race1969.views.view import Flight, LastMove, Reveal


def _under_way(state: State) -> Launch:
    assert state.launch is not None
    return state.launch


def _launched(state: State, event: MissionLaunched) -> State:
    nation = state.nations[event.seat]
    nation = replace(nation, money=nation.money - event.paid)
    return replace(
        state,
        nations=with_item(state.nations, event.seat, nation),
        launch=Launch(
            event.seat,
            event.mission,
            event.paid,
            start=event.cell,
            cell=event.cell,
            plays=((),) * len(state.nations),
        ),
        last=LastMove(event.seat, "launch", mission=event.mission, cell=event.cell),
    )


def _rolled(state: State, event: DiceRolled) -> State:
    assert event.draws is not None
    launch = replace(_under_way(state), dice=event.dice)
    return replace(state, draws=event.draws, launch=launch)


def _rerolled(state: State, event: DieRerolled) -> State:
    assert event.draws is not None
    launch = _under_way(state)
    launch = replace(
        launch,
        dice=with_item(launch.dice, event.die - 1, event.face),
        rerolled=(*launch.rerolled, event.die),
    )
    return replace(state, draws=event.draws, launch=launch)


def _turned(state: State, event: NeutralsTurned) -> State:
    return replace(state, launch=replace(_under_way(state), dice=event.dice))


def _insured(state: State, event: InsurancePaid) -> State:
    nation = state.nations[event.seat]
    nation = replace(nation, money=nation.money + event.money)
    return replace(state, nations=with_item(state.nations, event.seat, nation))


def _moved(state: State, event: RocketMoved) -> State:
    launch = replace(_under_way(state), research=event.research, score=event.score, cell=event.cell)
    return replace(state, launch=launch)


def _played(state: State, event: CardPlayed) -> State:
    launch, nation = _under_way(state), state.nations[event.seat]
    nation = replace(nation, hand=without(nation.hand, event.card))
    play = added(launch.plays[event.seat], event.card)
    return replace(
        state,
        nations=with_item(state.nations, event.seat, nation),
        launch=replace(launch, plays=with_item(launch.plays, event.seat, play)),
    )


def _taken(state: State, event: CardTaken) -> State:
    launch, nation = _under_way(state), state.nations[event.seat]
    nation = replace(nation, hand=added(nation.hand, event.card))
    play = without(launch.plays[event.seat], event.card)
    return replace(
        state,
        nations=with_item(state.nations, event.seat, nation),
        launch=replace(launch, plays=with_item(launch.plays, event.seat, play)),
    )


def _sealed(state: State, event: PlaySealed) -> State:
    launch = _under_way(state)
    return replace(state, launch=replace(launch, sealed=launch.sealed | 1 << event.seat))


def _laid(state: State, event: PlaysLaid) -> State:
    return replace(state, launch=replace(_under_way(state), laid=True))


def _revealed(state: State, event: PlaysRevealed) -> State:
    launch = _under_way(state)
    reveal = Reveal(
        seat=event.seat,
        mission=event.mission,
        year=state.year,
        dice=launch.dice,
        research=launch.research,
        score=launch.score or 0,
        launched_from=launch.start,
        start=event.start,
        plays=event.plays,
        cost=event.cost,
        back=event.back,
        forward=event.forward,
        cell=event.cell,
        worth=0,
        flags=0,
        prestige=0,
        advanced=False,
    )
    cards = [card for _, play in event.plays for card in play]
    return replace(
        state,
        discards=counted(state.discards, cards, 1),
        launch=replace(launch, cell=event.cell, plays=((),) * len(launch.plays)),
        reveal=reveal,
    )


def _paid(state: State, event: MissionPaid) -> State:
    assert state.reveal is not None
    nation = state.nations[event.seat]
    flight = Flight(event.seat, event.mission, state.year, event.cell, event.prestige)
    nation = replace(
        nation, prestige=nation.prestige + event.prestige, flights=(*nation.flights, flight)
    )
    return replace(
        state,
        nations=with_item(state.nations, event.seat, nation),
        done=state.done | 1 << event.seat,
        launch=None,
        reveal=replace(state.reveal, worth=event.worth, flags=event.flags, prestige=event.prestige),
        last=LastMove(event.seat, "flight", mission=event.mission, cell=event.cell),
    )


def _advanced(state: State, event: MoonFlagAdvanced) -> State:
    assert state.reveal is not None
    nation = replace(state.nations[event.seat], moon_cell=event.cell)
    return replace(
        state,
        nations=with_item(state.nations, event.seat, nation),
        reveal=replace(state.reveal, advanced=True),
    )


LAUNCH_STEPS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        MissionLaunched: _launched,
        DiceRolled: _rolled,
        DieRerolled: _rerolled,
        NeutralsTurned: _turned,
        InsurancePaid: _insured,
        RocketMoved: _moved,
        CardPlayed: _played,
        CardTaken: _taken,
        PlaySealed: _sealed,
        PlaysLaid: _laid,
        PlaysRevealed: _revealed,
        MissionPaid: _paid,
        MoonFlagAdvanced: _advanced,
    }
)
