"""Flight plans and the Central Computer's answers (7-15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from rules.core.errors import IllegalAction
from rules.core.events import Hidden, Own, event
from rules.core.game import Seat
from rules.core.piles import added, drawn, without
from rules.core.structs import struct, with_item
from rules.space1999.board import Program
from rules.space1999.ships import Stayed, ask_steps, change_energy, come_home, jump, may_propose
from rules.space1999.slides import ask_tile
from rules.space1999.state import Action, Answer, Event, Progress, State
from rules.space1999.terms import (
    ANSWERS,
    BASE,
    ENERGY,
    LAND,
    MORE_PLANS,
    MOVE_TILE,
    NEGATIVE,
    NEUTRAL,
    OK,
    PLANET,
    REMOVE_TILE,
    RETURN,
    TURN,
)

STEPS_FROM_BASE = 3
"""Nodes that a plan to return moves a ship that is at Base already (11)."""


def proposals(state: State, seat: Seat) -> tuple[Propose, ...]:
    """One proposal for each different plan in hand, where plans may be used at all."""
    if not may_propose(state, seat):
        return ()
    return tuple([Propose(plan) for plan in dict.fromkeys(state.ships[seat].plans)])


@event
class PlanProposed(Event):
    """A flight plan was turned up and put to the Central Computer (7)."""

    seat: Seat
    plan: str


@event
class ComputerAnswered(Event):
    """The Computer's answer to a plan: ``ok``, ``negative`` or ``neutral`` (12-14).

    The plan goes to the Bank: it is carried out, or lost. After a neutral answer it is kept (A12).
    """

    seat: Seat
    plan: str
    answer: str
    draws: Hidden[int]
    round: int

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        answer = Answer(self.seat, self.plan, self.answer)
        if self.answer == NEUTRAL:
            return replace(state, draws=self.draws, answer=answer)
        ship = state.ships[self.seat]
        ship = replace(ship, plans=without(ship.plans, self.plan))
        return replace(
            state,
            draws=self.draws,
            answer=answer,
            ships=with_item(state.ships, self.seat, ship),
            plan_discards=added(state.plan_discards, self.plan),
        )


@struct
class Propose(Action):
    """Turn up a flight plan and ask the Central Computer about it (rules 7-15)."""

    decisions = (TURN,)

    plan: str

    def check(self, state: State, seat: Seat) -> None:
        if self.plan not in state.start.board.plan_ids:
            raise IllegalAction("unknown-plan", plan=self.plan)
        ship = state.ships[seat]
        if self.plan not in ship.plans:
            raise IllegalAction("plan-not-held")
        if not may_propose(state, seat):
            raise IllegalAction("energy-first", held=ship.energy)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        progress.decided()
        progress.reveal(PlanProposed(seat, self.plan))
        dice = progress.dice()
        answer = ANSWERS[dice.weighted(progress.state.start.board.computer.weights)]
        now = progress.state.round
        progress.reveal(ComputerAnswered(seat, self.plan, answer, dice.counter, now))
        if answer == OK:
            _replace_last(progress, seat)
            _carry_out(progress, seat, self.plan)
        elif answer == NEGATIVE:
            more = bool(progress.state.ships[seat].plans)
            _replace_last(progress, seat)
            ask_steps(progress, seat, 1, on=more)
        else:
            _obey(progress, seat)


@event
class PlanDrawn(Event):
    """A seat got a plan from the Bank; which, is its secret (7).

    ``renewed``: the Bank had none left and shuffled the used ones before (A19).
    """

    seat: Seat
    plan: Own[str]
    renewed: bool
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.plan is not None
        assert self.draws is not None
        ship = state.ships[self.seat]
        ship = replace(ship, plans=added(ship.plans, self.plan))
        pile, discards = state.plan_pile, state.plan_discards
        if self.renewed:
            pile, discards = discards, ()
        return replace(
            state,
            draws=self.draws,
            ships=with_item(state.ships, self.seat, ship),
            plan_pile=without(pile, self.plan),
            plan_discards=discards,
        )


def draw_plan(progress: Progress, seat: Seat) -> None:
    """Get a plan from the Bank, which shuffles the used ones when it has no other (A19)."""
    state = progress.state
    pile = state.plan_pile or state.plan_discards
    if pile:
        dice = progress.dice()
        plan = pile[dice.below(len(pile))]
        progress.reveal(PlanDrawn(seat, plan, not state.plan_pile, dice.counter))


def _replace_last(progress: Progress, seat: Seat) -> None:
    """A new plan for who has none left, for a later turn (7)."""
    if not progress.state.ships[seat].plans:
        draw_plan(progress, seat)


def _carry_out(progress: Progress, seat: Seat, plan: str) -> None:
    state = progress.state
    card = state.start.board.plan(plan)
    if card.kind == ENERGY:
        change_energy(progress, seat, card.amount, "plan")
    elif card.kind == LAND:
        if card.planet in state.closed:
            progress.ask(seat, PLANET, card=plan)
        else:
            jump(progress, seat, card.planet)
    elif state.ships[seat].place == BASE:
        ask_steps(progress, seat, STEPS_FROM_BASE)
    else:
        come_home(progress, seat, "plan")


# Programs


@event
class ProgramDrawn(Event):
    """A neutral answer: the next card of the Computer's tray, which goes to its far end (14)."""

    seat: Seat
    program: str
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        assert state.answer is not None
        tray, end = state.tray, state.tray_end
        if tray:
            tray = without(tray, self.program)
        else:
            end = end[1:]
        return replace(
            state,
            draws=self.draws,
            tray=tray,
            tray_end=(*end, self.program),
            answer=state.answer._replace(program=self.program),
        )


def _obey(progress: Progress, seat: Seat) -> None:
    """A neutral answer: obey the next card of the tray; the plan is kept (14, A12)."""
    state = progress.state
    dice = progress.dice()
    program = drawn(state.tray, state.tray_end, dice)
    progress.reveal(ProgramDrawn(seat, program, dice.counter))
    card = state.start.board.program(program)
    _PROGRAMS[card.kind](progress, seat, card)


def _return(progress: Progress, seat: Seat, card: Program) -> None:
    """Home, with the card's energy on top (20). Who is there already gets only the card's."""
    if progress.state.ships[seat].place == BASE:
        progress.emit(Stayed(seat, "home"))
    else:
        come_home(progress, seat, "program")
    change_energy(progress, seat, card.amount, "program")


def _energy(progress: Progress, seat: Seat, card: Program) -> None:
    change_energy(progress, seat, card.amount, "program")


def _plans(progress: Progress, seat: Seat, card: Program) -> None:
    for _ in range(card.amount):
        draw_plan(progress, seat)


def _land(progress: Progress, seat: Seat, card: Program) -> None:
    """Land on the card's planet, visited or not (18, A16). Who stands on it has obeyed already."""
    if progress.state.ships[seat].place == card.planet:
        progress.emit(Stayed(seat, "there"))
    else:
        jump(progress, seat, card.planet)


_PROGRAMS: Mapping[str, Callable[[Progress, Seat, Program], None]] = MappingProxyType(
    {
        MOVE_TILE: ask_tile,
        REMOVE_TILE: ask_tile,
        RETURN: _return,
        ENERGY: _energy,
        MORE_PLANS: _plans,
        LAND: _land,
    }
)
