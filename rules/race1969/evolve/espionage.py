"""Carries out the events of plays: cards laid face down, sealed and turned up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.piles import added, without
from rules.core.structs import replace, with_item
from rules.race1969.espionage_cards import counted
from rules.race1969.events.espionage import (
    CardPlayed,
    CardTaken,
    PlaySealed,
    PlaysLaid,
    PlaysRevealed,
)
from rules.race1969.pieces import Reveal
from rules.race1969.state import State


def _played(state: State, event: CardPlayed) -> State:
    launch, nation = state.current_launch, state.nations[event.seat]
    nation = replace(nation, hand=without(nation.hand, event.card))
    play = added(launch.plays[event.seat], event.card)
    return replace(
        state,
        nations=with_item(state.nations, event.seat, nation),
        launch=replace(launch, plays=with_item(launch.plays, event.seat, play)),
    )


def _taken(state: State, event: CardTaken) -> State:
    launch, nation = state.current_launch, state.nations[event.seat]
    nation = replace(nation, hand=added(nation.hand, event.card))
    play = without(launch.plays[event.seat], event.card)
    return replace(
        state,
        nations=with_item(state.nations, event.seat, nation),
        launch=replace(launch, plays=with_item(launch.plays, event.seat, play)),
    )


def _sealed(state: State, event: PlaySealed) -> State:
    launch = state.current_launch
    return replace(state, launch=replace(launch, sealed=launch.sealed | 1 << event.seat))


def _laid(state: State, event: PlaysLaid) -> State:
    return replace(state, launch=replace(state.current_launch, laid=True))


def _revealed(state: State, event: PlaysRevealed) -> State:
    launch = state.current_launch
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


BY_EVENT: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        CardPlayed: _played,
        CardTaken: _taken,
        PlaySealed: _sealed,
        PlaysLaid: _laid,
        PlaysRevealed: _revealed,
    }
)
