"""Carries out the events of the missions: launches, dice, rockets, prestige, flags."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.structs import replace, with_item
from rules.race1969.events.missions import (
    DiceRolled,
    DieRerolled,
    FlagPlaced,
    InsurancePaid,
    MissionLaunched,
    MissionPaid,
    MoonFlagAdvanced,
    NeutralsTurned,
    RocketMoved,
    StayedHome,
)
from rules.race1969.pieces import Flight, LastMove
from rules.race1969.state import RunningLaunch, State


def _launched(state: State, event: MissionLaunched) -> State:
    nation = state.nations[event.seat]
    nation = replace(nation, money=nation.money - event.paid)
    return replace(
        state,
        nations=with_item(state.nations, event.seat, nation),
        launch=RunningLaunch(
            event.seat,
            event.mission,
            event.paid,
            start=event.cell,
            cell=event.cell,
            plays=((),) * len(state.nations),
        ),
        last=LastMove(event.seat, "launch", mission=event.mission, cell=event.cell),
    )


def _stayed(state: State, event: StayedHome) -> State:
    return replace(state, done=state.done | 1 << event.seat)


def _rolled(state: State, event: DiceRolled) -> State:
    assert event.draws is not None
    launch = replace(state.current_launch, dice=event.dice)
    return replace(state, draws=event.draws, launch=launch)


def _rerolled(state: State, event: DieRerolled) -> State:
    assert event.draws is not None
    launch = state.current_launch
    launch = replace(
        launch,
        dice=with_item(launch.dice, event.die - 1, event.face),
        rerolled=(*launch.rerolled, event.die),
    )
    return replace(state, draws=event.draws, launch=launch)


def _turned(state: State, event: NeutralsTurned) -> State:
    return replace(state, launch=replace(state.current_launch, dice=event.dice))


def _insured(state: State, event: InsurancePaid) -> State:
    nation = state.nations[event.seat]
    nation = replace(nation, money=nation.money + event.money)
    return replace(state, nations=with_item(state.nations, event.seat, nation))


def _moved(state: State, event: RocketMoved) -> State:
    launch = replace(
        state.current_launch, research=event.research, score=event.score, cell=event.cell
    )
    return replace(state, launch=launch)


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


def _flag(state: State, event: FlagPlaced) -> State:
    mission = state.start.board.mission_index(event.mission)
    flags = (*state.flags[mission], event.seat)
    return replace(state, flags=with_item(state.flags, mission, flags))


BY_EVENT: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        MissionLaunched: _launched,
        StayedHome: _stayed,
        DiceRolled: _rolled,
        DieRerolled: _rerolled,
        NeutralsTurned: _turned,
        InsurancePaid: _insured,
        RocketMoved: _moved,
        MissionPaid: _paid,
        MoonFlagAdvanced: _advanced,
        FlagPlaced: _flag,
    }
)
