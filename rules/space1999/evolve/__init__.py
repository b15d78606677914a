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
from rules.space1999.chart.chart import Moon
from rules.space1999.events import (
    Awaited,
    CameHome,
    EnergyChanged,
    Event,
    Flew,
    GameEnded,
    GameStarted,
    Jumped,
    MoonMoved,
    Passed,
    PlanetExplored,
    PlanetsReset,
    PlanProposed,
    RoundBegan,
    Stayed,
    Stepped,
    TurnBegan,
)
from rules.space1999.evolve.cards import CARD_STEPS
from rules.space1999.evolve.tiles import TILE_STEPS
from rules.space1999.piles import without
from rules.space1999.state import Ship, State, deciding
from rules.space1999.terms import BASE, TURN
from rules.space1999.views.view import LastMove, Task, Visit


def evolve(state: State, event: Event) -> State:
    """The state after the event. The event must be whole, not a viewer's redaction of it."""
    return STEPS[type(event)](state, event)


def _with_ship(state: State, seat: Seat, **changes: Any) -> tuple[Ship, ...]:
    return with_item(state.ships, seat, replace(state.ships[seat], **changes))


def _to_decide(agenda: tuple[Task, ...], round_: int) -> dict[str, Any]:
    return {"agenda": agenda, "decisions": deciding(agenda, round_)}


def _unchanged(state: State, event: Event) -> State:
    return state


def _started(state: State, event: GameStarted) -> State:
    assert event.draws is not None
    return replace(state, first=event.first, draws=event.draws)


def _round(state: State, event: RoundBegan) -> State:
    return replace(state, round=event.round, begun=0, turn=None)


def _moon(state: State, event: MoonMoved) -> State:
    assert event.draws is not None
    cards = state.start.lookup.moon_cards if event.renewed else state.moon_cards
    return replace(
        state,
        draws=event.draws,
        moon=Moon(event.number, event.turns),
        moon_cards=with_item(cards, event.number, cards[event.number] - 1),
    )


def _turn(state: State, event: TurnBegan) -> State:
    agenda = (Task(event.seat, TURN, event.number),)
    return replace(
        state,
        turn=event.seat,
        begun=state.begun + 1,
        slid=0,
        agenda=agenda,
        decisions=deciding(agenda, state.round),
        asked=event.number,
    )


def _flew(state: State, event: Flew) -> State:
    ship = state.ships[event.seat]
    return replace(
        state,
        ships=_with_ship(state, event.seat, place=event.path[-1], energy=ship.energy - event.cost),
        last=LastMove(event.seat, "fly", event.origin, event.path),
    )


def _stepped(state: State, event: Stepped) -> State:
    return replace(
        state,
        ships=_with_ship(state, event.seat, place=event.place),
        last=LastMove(event.seat, "step", event.origin, (event.place,)),
    )


def _jumped(state: State, event: Jumped) -> State:
    return replace(
        state,
        ships=_with_ship(state, event.seat, place=event.planet),
        last=LastMove(event.seat, "jump", event.origin, (event.planet,)),
    )


def _home(state: State, event: CameHome) -> State:
    energy = state.ships[event.seat].energy + event.energy
    last = (
        state.last if event.why == "flight" else LastMove(event.seat, "home", event.origin, (BASE,))
    )
    return replace(state, ships=_with_ship(state, event.seat, place=BASE, energy=energy), last=last)


def _energy(state: State, event: EnergyChanged) -> State:
    energy = state.ships[event.seat].energy + event.amount
    return replace(state, ships=_with_ship(state, event.seat, energy=energy))


def _explored(state: State, event: PlanetExplored) -> State:
    assert event.draws is not None
    deck, under = state.planet_deck, state.under
    if deck:
        deck = without(deck, event.card)
    else:
        under = under[1:]
    if event.again:
        return replace(state, draws=event.draws, planet_deck=deck, under=(*under, event.card))
    return replace(
        state,
        draws=event.draws,
        planet_deck=deck,
        under=under,
        visits=(*state.visits, Visit(event.planet, event.card, event.seat)),
        closed=state.closed | {event.planet},
    )


def _reset(state: State, event: PlanetsReset) -> State:
    cards = state.start.lookup.planet_cards
    return replace(state, turn=None, planet_deck=cards, under=(), visits=(), closed=frozenset())


def _awaited(state: State, event: Awaited) -> State:
    asked = max((task.number for task in event.agenda), default=0)
    asked = max(asked, state.asked)
    return replace(state, asked=asked, **_to_decide(event.agenda, state.round))


def _ended(state: State, event: GameEnded) -> State:
    return replace(state, **_to_decide((), state.round), outcome=Outcome(event.standings))


STEPS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        GameStarted: _started,
        RoundBegan: _round,
        MoonMoved: _moon,
        TurnBegan: _turn,
        PlanProposed: _unchanged,
        Passed: _unchanged,
        Stayed: _unchanged,
        Flew: _flew,
        Stepped: _stepped,
        Jumped: _jumped,
        CameHome: _home,
        EnergyChanged: _energy,
        PlanetExplored: _explored,
        PlanetsReset: _reset,
        Awaited: _awaited,
        GameEnded: _ended,
        **CARD_STEPS,
        **TILE_STEPS,
    }
)
