"""Determinization: full states that agree with what a deciding nation sees of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.chance import Dice
from rules.core.game import Seat
from rules.core.search import seed_from
from rules.core.structs import replace, with_item
from rules.race1969.board import symbol_research
from rules.race1969.cards import Discard
from rules.race1969.decision_rules import RULES
from rules.race1969.odds import unseen_cards
from rules.race1969.progress import Action
from rules.race1969.state import Nation, RunningLaunch, Sheets, Start, State, clockwise, counted
from rules.race1969.terms import (
    ESPIONAGE,
    FREE_CARD,
    PURCHASE,
    ROBOTICS,
    SABOTAGE,
    SCIENTIST_INDEX,
    SCIENTISTS,
    SUPPORT,
    TRADE,
)
from rules.race1969.view import NationView, View

Chooser = Callable[[State, Seat, Dice], Action]


def imagine(view: View, actions: Sequence[Action], dice: Dice, chooser: Chooser) -> State:
    """A state in which the viewing nation sees this view and has these actions.

    Cards that it can't see are dealt anew, the seed is new, and what others have sealed is what
    ``chooser`` would have sealed with the cards that they are dealt. Raises ``ValueError`` for a
    view that isn't a deciding seat's own.
    """
    seat = view.viewer
    kind = next((d.kind for d in view.decisions if d.seat == seat), None)
    if seat is None or kind is None or view.own is None:
        raise ValueError("only the view of a seat that decides now can be imagined")
    state = _open_part(view, seat, kind, actions, seed_from(dice))
    state = _dealt(state, view, seat, dice)
    return _sealed(state, view, kind, dice, chooser)


def _open_part(view: View, seat: Seat, kind: str, actions: Sequence[Action], seed: bytes) -> State:
    """The state as far as it follows from the view; nobody else holds a card or has sealed."""
    board = view.board
    start = Start(
        board,
        tuple(nation.nation for nation in view.nations),
        view.options,
        seed,
    )
    acting = view.launch.seat if view.launch else view.decisions[0].seat
    before = view.order[: view.order.index(acting)]
    at_once = kind == TRADE and start.options.sealed_trades
    assert view.own is not None
    hand = view.own.hand
    room = len(hand) < board.espionage.hand_limit
    return State(
        start=start,
        draws=0,
        round=view.round,
        first=view.first,
        phase=view.phase,
        nations=tuple(
            _nation(start, each, hand if each.seat == seat else ()) for each in view.nations
        ),
        supply=view.supply,
        deck=(0,) * len(board.espionage.cards),
        discards=(0,) * len(board.espionage.cards),
        flags=tuple(mission.flags for mission in view.missions),
        done=0 if at_once or kind == FREE_CARD else sum(1 << each for each in before),
        hired=1 << seat if _has_hired(view, seat) else 0,
        making_room=kind == PURCHASE and room and any(isinstance(a, Discard) for a in actions),
        owed=_owed(view, seat, kind, before),
        trades=(None,) * len(view.nations),
        launch=_launch(view, seat, kind),
        reveal=view.reveal,
        last=view.last,
        outcome=None,
    )


def _nation(start: Start, shown: NationView, hand: tuple[int, ...]) -> Nation:
    contents = start.contents
    researches = tuple(
        contents.of(tuple(SCIENTIST_INDEX[each] for each in room.scientists), room.bonus)
        for room in shown.researches
    )
    sheets = Sheets(
        researches,
        tuple(
            sum(1 << place for place, room in enumerate(researches) if room.room >> kind & 1)
            for kind in range(len(SCIENTISTS))
        ),
        tuple(room.researchers for room in researches),
    )
    return Nation(shown.prestige, shown.money, shown.moon_cell, sheets, hand, shown.flights)


def _has_hired(view: View, seat: Seat) -> bool:
    """Whether Robotics has lowered this round's first price already, as the prices tell."""
    lowered = view.nations[seat].researches[ROBOTICS].researchers
    full = tuple(kind.price for kind in view.board.scientists)
    return bool(lowered) and view.prices == full


def _owed(view: View, seat: Seat, kind: str, before: Sequence[Seat]) -> tuple[int, ...]:
    """The free cards still to be drawn: one at least for who is asked, all for who comes later."""
    if kind != FREE_CARD:
        return (0,) * len(view.nations)
    return tuple(
        0
        if nation.seat in before
        else 1
        if nation.seat == seat
        else nation.researches[ESPIONAGE].researchers
        for nation in view.nations
    )


def _launch(view: View, seat: Seat, kind: str) -> RunningLaunch | None:
    """The launch under way, with the own play and none of the others'."""
    shown, own = view.launch, view.own
    if shown is None or own is None:
        return None
    mission = view.board.mission(shown.mission)
    researchers = [room.researchers for room in view.nations[shown.seat].researches]
    return RunningLaunch(
        shown.seat,
        shown.mission,
        shown.paid,
        start=shown.launched_from,
        cell=shown.cell,
        plays=with_item(((),) * len(view.nations), seat, own.play),
        dice=shown.dice,
        rerolled=shown.rerolled,
        research=0 if shown.score is None else symbol_research(mission, researchers),
        score=shown.score,
        laid=kind == SUPPORT and shown.seat == seat and view.options.sealed_espionage,
    )


def _dealt(state: State, view: View, seat: Seat, dice: Dice) -> State:
    """The state with all cards dealt that the nation can't see, those face down among them."""
    unseen, nations, launch = unseen_cards(view), list(state.nations), state.launch

    def draw(count: int) -> tuple[int, ...]:
        nonlocal unseen
        cards = []
        for _ in range(min(count, sum(unseen))):
            cards.append(dice.weighted(unseen) + 1)
            unseen = counted(unseen, cards[-1:], -1)
        return tuple(sorted(cards))

    for shown in view.nations:
        if shown.seat != seat:
            nations[shown.seat] = replace(nations[shown.seat], hand=draw(shown.cards))
    if launch is not None and view.launch is not None:
        for laid, count in view.launch.face_down or ():
            if laid != seat:
                plays = with_item(launch.plays, laid, draw(count))
                launch = replace(launch, plays=plays, sealed=launch.sealed | 1 << laid)
    discards = [0] * len(unseen)
    for card in draw(view.discards):
        discards[card - 1] += 1
    return replace(
        state, nations=tuple(nations), launch=launch, deck=unseen, discards=tuple(discards)
    )


def _sealed(state: State, view: View, kind: str, dice: Dice, chooser: Chooser) -> State:
    """The state with everything sealed that the view says is sealed, as others would have."""
    deciding = {decision.seat for decision in view.decisions}
    if kind == TRADE and state.start.options.sealed_trades:
        for decision in RULES.decisions(state):
            if decision.seat not in deciding:
                chosen = chooser(state, decision.seat, dice)
                state = RULES.apply(state, decision.seat, chosen).state
        return state
    launch = state.launch
    if launch is None or launch.score is None:
        return state
    opponents = clockwise(len(state.nations), launch.seat)[1:]
    if kind == SABOTAGE and state.start.options.sealed_espionage:
        for seat in opponents:
            if seat not in deciding and state.nations[seat].hand:
                state = _play_sealed(state, seat, dice, chooser)
        return state
    upto = opponents.index(view.viewer) if kind == SABOTAGE and view.viewer is not None else None
    sealed = sum(1 << seat for seat in opponents[:upto])
    return replace(state, launch=replace(launch, sealed=launch.sealed | sealed))


def _play_sealed(state: State, seat: Seat, dice: Dice, chooser: Chooser) -> State:
    """The state once an opponent of the launch has laid its cards and sealed them."""
    for _ in range(2 * state.start.board.espionage.hand_limit):
        chosen = chooser(state, seat, dice)
        state = RULES.apply(state, seat, chosen).state
        if state.current_launch.sealed >> seat & 1:
            break
    return state
