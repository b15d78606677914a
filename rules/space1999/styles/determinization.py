"""Determinization: full states that agree with what a deciding crew sees of a game."""

from __future__ import annotations

from typing import TypeVar

from rules.core.chance import Dice
from rules.core.piles import without
from rules.core.search import seed_from
from rules.space1999.chart.star_chart import chart_of
from rules.space1999.monitor.grid import grid_of
from rules.space1999.state import OWN_SLIDE, PAID_SLIDE, Ship, Start, State
from rules.space1999.views.view import View

T = TypeVar("T")


def imagine(view: View, dice: Dice) -> State:
    """A state in which the viewing crew sees this view and has the same actions.

    Others' flight plans are dealt anew from those that the crew doesn't hold, the seed is new, and
    with it all that is drawn: cards, tiles, answers. Raises ``ValueError`` for a view that isn't a
    deciding seat's own.
    """
    seat, own = view.viewer, view.own
    if seat is None or own is None or not view.agenda or view.agenda[0].seat != seat:
        raise ValueError("only the view of a seat that decides now can be imagined")
    board = view.board
    start = Start(
        board,
        chart_of(board),
        grid_of(board),
        tuple(ship.sector for ship in view.ships),
        view.options,
        seed_from(dice),
    )
    unseen = [plan.id for plan in board.plan_deck]
    for plan in own.plans:
        unseen.remove(plan)
    unseen = _shuffled(unseen, dice)
    ships = []
    for ship in view.ships:
        held = own.plans
        if ship.seat != seat:
            held, unseen = tuple(sorted(unseen[: ship.plans])), unseen[ship.plans :]
        ships.append(Ship(ship.place, ship.energy, held, (ship.straights, ship.curves)))
    planet_deck = board.planet_card_indexes
    for visit in view.visits:
        planet_deck = without(planet_deck, visit.card)
    tray = tuple(program.id for program in board.program_deck)
    behind: tuple[str, ...] = ()
    if view.answer is not None and view.answer.program is not None:
        behind = (view.answer.program,)
        tray = without(tray, view.answer.program)
    return State(
        start=start,
        draws=0,
        round=view.round,
        first=view.first,
        begun=view.begun,
        turn=view.turn,
        slid=OWN_SLIDE * view.slid_own | PAID_SLIDE * view.slid_paid,
        asked=max(task.number for task in view.agenda),
        agenda=view.agenda,
        moon=view.moon,
        ships=tuple(ships),
        visits=view.visits,
        tiles=view.tiles,
        bank=view.bank,
        moon_cards=tuple(view.moon_numbers.count(n) for n in range(len(board.chart.axis))),
        planet_deck=planet_deck,
        under=(),
        tray=tray,
        tray_end=behind,
        plan_pile=tuple(sorted(unseen[: view.plan_cards])),
        plan_discards=tuple(sorted(unseen[view.plan_cards :])),
        answer=view.answer,
        last=view.last,
        outcome=None,
    )


def _shuffled(cards: list[T], dice: Dice) -> list[T]:
    for last in range(len(cards) - 1, 0, -1):
        other = dice.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
