"""Income: the year's money, then free cards, then prestige for money (ruling 1)."""

from __future__ import annotations

from functools import lru_cache

from rules.core.errors import IllegalAction
from rules.core.game import Decision, Seat
from rules.race1969.actions import Action, Discard, Forgo, Trade
from rules.race1969.espionage_cards import values
from rules.race1969.events import (
    CardDiscarded,
    FreeCardForgone,
    IncomePaid,
    PhaseBegan,
    Traded,
    TradeSealed,
    YearBegan,
)
from rules.race1969.evolve.recorder import Recorder
from rules.race1969.phases.deck import deal, left
from rules.race1969.phases.make_decision import decision
from rules.race1969.state import State
from rules.race1969.terms import FREE_CARD, PURCHASES, TRADE

FORGO = Forgo()


def begin(recorder: Recorder, round_: int, first: Seat) -> None:
    """Begin a year and pay its money to everybody."""
    year = recorder.state.start.board.rounds[round_]
    recorder.emit(YearBegan(year.year, first))
    for seat in recorder.state.order:
        recorder.emit(IncomePaid(seat, year.income))


def decisions(state: State) -> tuple[Decision, ...]:
    """The decision of a full hand about a free card, or those of all that may trade prestige."""
    drawing = _drawing(state)
    if drawing is not None:
        return (decision(drawing, FREE_CARD, state.year),)
    sealed = state.start.options.sealed_trades
    asked = [seat for seat in _trading(state) if state.trades[seat] is None]
    if not sealed:
        asked = asked[:1]
    return tuple([decision(seat, TRADE, state.year, secret=sealed) for seat in asked])


def advance(recorder: Recorder) -> bool:
    """Do what happens of itself; false when somebody has to decide first."""
    state = recorder.state
    drawing = _drawing(state)
    if drawing is not None:
        room = state.start.board.espionage.hand_limit - len(state.nations[drawing].hand)
        if not room:
            return False
        deal(recorder, drawing, min(state.owed[drawing], room), 0)
        return True
    trading = _trading(state)
    if any(state.trades[seat] is None for seat in trading):
        return False
    for seat in trading:
        recorder.reveal(_traded(state, seat, state.trades[seat] or 0))
    recorder.emit(PhaseBegan(PURCHASES))
    return True


def _drawing(state: State) -> Seat | None:
    """The nation whose free cards are drawn next, if there are any left to draw."""
    if not any(state.owed) or not left(state):
        return None
    return next(seat for seat in state.order if state.owed[seat])


def _trading(state: State) -> list[Seat]:
    """The nations that may trade prestige and haven't yet, in turn order."""
    if not _trade_limit(state):
        return []
    return [
        seat
        for seat in state.order
        if not state.done >> seat & 1 and state.nations[seat].prestige > 0
    ]


def _trade_limit(state: State) -> int:
    return state.start.board.rounds[state.round].trade_limit


def _traded(state: State, seat: Seat, points: int) -> Traded:
    return Traded(seat, points, points * state.start.board.money.prestige_rate)


# A free card for a full hand


def free_card_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Forgo the card, or make room for it."""
    return (FORGO, *discards(state.nations[seat].hand))


@lru_cache(maxsize=4096)
def discards(hand: tuple[int, ...]) -> tuple[Discard, ...]:
    """One discard for each different value in a hand."""
    return tuple(Discard(card) for card in values(hand))


def check_forgo(state: State, seat: Seat, action: Forgo) -> None:
    """A free card may always be left."""


def forgo(recorder: Recorder, seat: Seat, action: Forgo) -> None:
    """Leave the free card in the deck."""
    recorder.emit(FreeCardForgone(seat))


def check_discard(state: State, seat: Seat, action: Discard) -> None:
    """Only a card that the nation holds can be discarded."""
    if action.card not in state.nations[seat].hand:
        raise IllegalAction("card-not-held")


def discard(recorder: Recorder, seat: Seat, action: Discard) -> None:
    """Make room and draw the free card."""
    recorder.emit(CardDiscarded(seat, action.card))
    deal(recorder, seat, 1, 0)


# Prestige for money


def trade_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """As much prestige as the year allows and the nation has, from none up."""
    return _trades(min(_trade_limit(state), state.nations[seat].prestige))


@lru_cache(maxsize=64)
def _trades(most: int) -> tuple[Trade, ...]:
    return tuple(Trade(points) for points in range(most + 1))


def check_trade(state: State, seat: Seat, action: Trade) -> None:
    """Never more than the year's limit, nor more than the nation has."""
    limit, held = _trade_limit(state), state.nations[seat].prestige
    if not 0 <= action.points <= limit:
        raise IllegalAction("trade-limit", points=action.points, limit=limit)
    if action.points > held:
        raise IllegalAction("prestige-lacking", needed=action.points, held=held)


def trade(recorder: Recorder, seat: Seat, action: Trade) -> None:
    """Trade at once, or seal the number until all have chosen theirs."""
    if recorder.state.start.options.sealed_trades:
        recorder.emit(TradeSealed(seat, action.points))
    else:
        recorder.emit(_traded(recorder.state, seat, action.points))
