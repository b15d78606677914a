"""Flight plans and the Central Computer's answers (rules 7-15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.core.piles import drawn
from rules.space1999.actions import Propose
from rules.space1999.components.decks import Program
from rules.space1999.events import ComputerAnswered, PlanDrawn, PlanProposed, ProgramDrawn, Stayed
from rules.space1999.evolve.recorder import Progress
from rules.space1999.phases.flight import ask_steps
from rules.space1999.phases.planets import change_energy, jump
from rules.space1999.phases.reach import may_propose
from rules.space1999.phases.return_to_base import come_home
from rules.space1999.phases.tile_programs import ask_tile
from rules.space1999.state import State
from rules.space1999.terms import (
    ANSWERS,
    BASE,
    ENERGY,
    LAND,
    MORE_PLANS,
    MOVE_TILE,
    NEGATIVE,
    OK,
    PLANET,
    REMOVE_TILE,
    RETURN,
)

STEPS_FROM_BASE = 3
"""Nodes that a plan to return moves a ship that is at Base already (11)."""


def proposals(state: State, seat: Seat) -> tuple[Propose, ...]:
    """One proposal for each different plan in hand, where plans may be used at all."""
    if not may_propose(state, seat):
        return ()
    return tuple([_proposal(plan) for plan in dict.fromkeys(state.ships[seat].plans)])


_proposal = lru_cache(maxsize=256)(Propose)
"""As ``Propose``; each list of a turn has one for each plan in hand."""


def check_propose(state: State, seat: Seat, action: Propose) -> None:
    """The plan must be in hand, and plans must be allowed where the ship is (9, A1)."""
    if action.plan not in state.start.board.plan_ids:
        raise IllegalAction("unknown-plan", plan=action.plan)
    ship = state.ships[seat]
    if action.plan not in ship.plans:
        raise IllegalAction("plan-not-held")
    if not may_propose(state, seat):
        raise IllegalAction("energy-first", held=ship.energy)


def propose(progress: Progress, seat: Seat, action: Propose) -> None:
    """Turn the plan up, ask the Computer, and do as it says."""
    progress.decided()
    progress.reveal(PlanProposed(seat, action.plan))
    dice = progress.dice()
    answer = ANSWERS[dice.weighted(progress.state.start.board.computer.weights)]
    now = progress.state.round
    progress.reveal(ComputerAnswered(seat, action.plan, answer, dice.counter, now))
    if answer == OK:
        _replace_last(progress, seat)
        _carry_out(progress, seat, action.plan)
    elif answer == NEGATIVE:
        more = bool(progress.state.ships[seat].plans)
        _replace_last(progress, seat)
        ask_steps(progress, seat, 1, on=more)
    else:
        _obey(progress, seat)


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
    """Carry out an accepted plan, for no energy (12)."""
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
