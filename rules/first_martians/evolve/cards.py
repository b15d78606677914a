"""States after the events of malfunctions, mission events and adventures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.piles import without
from rules.core.structs import replace, with_item
from rules.first_martians.events import (
    AdventureDrawn,
    BoxTurned,
    ConsequencesChecked,
    DelaysChecked,
    DelayScheduled,
    EventDone,
    EventDrawn,
    EventExpired,
    MalfunctionDrawn,
    MalfunctionsRolled,
    TrackChanged,
)
from rules.first_martians.pieces import LogEntry
from rules.first_martians.state import Delayed, State
from rules.first_martians.terms import BLOCK_INDEX


def _track(state: State, event: TrackChanged) -> State:
    tracks = with_item(state.tracks, BLOCK_INDEX[event.block], event.level)
    draws = state.draws if event.draws is None else event.draws
    return replace(state, tracks=tracks, draws=draws)


def _box(state: State, event: BoxTurned) -> State:
    return replace(state, boxes=with_item(state.boxes, BLOCK_INDEX[event.block], True))


def _rolled(state: State, event: MalfunctionsRolled) -> State:
    assert event.draws is not None
    return replace(state, draws=event.draws)


def _malfunction(state: State, event: MalfunctionDrawn) -> State:
    assert event.draws is not None
    index = BLOCK_INDEX[event.block]
    deck = without(state.decks[index], event.card)
    discards = (*state.discards[index], event.card)
    if event.renewed:
        deck, discards = tuple(sorted(discards)), ()
    return replace(
        state,
        draws=event.draws,
        decks=with_item(state.decks, index, deck),
        discards=with_item(state.discards, index, discards),
    )


def _event(state: State, event: EventDrawn) -> State:
    assert event.draws is not None
    seen, decided = state.events_seen, state.decided
    if event.renewed:
        seen = tuple(entry.event for entry in state.log)
        decided = tuple(each for each in decided if each.partition(":")[0] in seen)
    return replace(
        state,
        draws=event.draws,
        events_seen=(*seen, event.event),
        decided=decided,
        log=(*state.log, LogEntry(event.event, state.round)),
    )


def _without_entries(state: State, *events: str) -> State:
    return replace(state, log=tuple(entry for entry in state.log if entry.event not in events))


def _done(state: State, event: EventDone) -> State:
    return _without_entries(state, event.event)


def _expired(state: State, event: EventExpired) -> State:
    return _without_entries(state, event.event)


def _consequences(state: State, event: ConsequencesChecked) -> State:
    assert event.draws is not None
    return replace(_without_entries(state, *event.came), draws=event.draws)


def _adventure(state: State, event: AdventureDrawn) -> State:
    assert event.draws is not None
    seen = state.adventures_seen
    if event.renewed:
        adventures = state.start.content.stories.adventure
        colour = adventures[event.adventure].colour
        seen = tuple(each for each in seen if adventures[each].colour != colour)
    return replace(state, draws=event.draws, adventures_seen=(*seen, event.adventure))


def _scheduled(state: State, event: DelayScheduled) -> State:
    assert event.draws is not None
    delayed = (*state.delayed, Delayed(event.reference, event.seat, event.due))
    return replace(state, draws=event.draws, delayed=delayed)


def _delays(state: State, event: DelaysChecked) -> State:
    left = tuple(each for each in state.delayed if each.due != state.round)
    return replace(state, delayed=left)


CARD_EVENTS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        TrackChanged: _track,
        BoxTurned: _box,
        MalfunctionsRolled: _rolled,
        MalfunctionDrawn: _malfunction,
        EventDrawn: _event,
        EventDone: _done,
        EventExpired: _expired,
        ConsequencesChecked: _consequences,
        AdventureDrawn: _adventure,
        DelayScheduled: _scheduled,
        DelaysChecked: _delays,
    }
)
