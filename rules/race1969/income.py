"""Income: the year's money, then free cards, then prestige for money (ruling 1)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.errors import IllegalAction
from rules.core.events import Hidden, Own, event
from rules.core.game import Decision, Seat
from rules.core.structs import struct, with_item
from rules.race1969.espionage import deal, discards, left
from rules.race1969.state import NOBODY, Action, Event, LastMove, Recorder, State, decision
from rules.race1969.terms import ESPIONAGE, FREE_CARD, INCOME, PURCHASES, TRADE


@event
class IncomePaid(Event):
    """A nation got the year's money, in millions (Income 1)."""

    seat: Seat
    money: int

    def evolve(self, state: State) -> State:
        nation = state.nations[self.seat]
        free_cards = nation.researches[ESPIONAGE].researchers
        return replace(
            state,
            nations=state.with_nation(self.seat, money=nation.money + self.money),
            owed=with_item(state.owed, self.seat, free_cards),
        )


@event
class FreeCardForgone(Event):
    """A nation with a full hand left a free card in the deck."""

    seat: Seat

    def evolve(self, state: State) -> State:
        return replace(state, owed=with_item(state.owed, self.seat, state.owed[self.seat] - 1))


@event
class TradeSealed(Event):
    """A nation has chosen how much prestige to trade; the number is secret until all have."""

    seat: Seat
    points: Own[int]

    def evolve(self, state: State) -> State:
        return replace(state, trades=with_item(state.trades, self.seat, self.points))


@event
class Traded(Event):
    """Prestige became money (Income 3); ``points`` is 0 where a nation chose to trade none."""

    seat: Seat
    points: int
    money: int

    def evolve(self, state: State) -> State:
        nation = state.nations[self.seat]
        prestige, money = nation.prestige - self.points, nation.money + self.money
        return replace(
            state,
            nations=state.with_nation(self.seat, prestige=prestige, money=money),
            done=state.done | {self.seat},
            trades=with_item(state.trades, self.seat, self.points),
            last=LastMove(self.seat, "trade") if self.points else state.last,
        )


@event
class GameStarted(Event):
    """Seats were given their nations and the first player was drawn (Set-up)."""

    nations: tuple[str, ...]
    first: Seat
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        return replace(state, first=self.first, draws=self.draws)


@event
class YearBegan(Event):
    """A round began; ``year`` is 1963 to 1969."""

    year: int
    first: Seat

    def evolve(self, state: State) -> State:
        years = [year.year for year in state.start.board.rounds]
        seats = len(state.nations)
        return replace(
            state,
            round=years.index(self.year),
            first=self.first,
            phase=INCOME,
            done=NOBODY,
            hired=NOBODY,
            owed=(0,) * seats,
            trades=(None,) * seats,
        )


@event
class PhaseBegan(Event):
    """``purchases`` or ``missions`` began."""

    phase: str

    def evolve(self, state: State) -> State:
        return replace(state, phase=self.phase, done=NOBODY, trades=(None,) * len(state.nations))


def begin(recorder: Recorder, round_: int, first: Seat) -> None:
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
        seat for seat in state.order if seat not in state.done and state.nations[seat].prestige > 0
    ]


def _trade_limit(state: State) -> int:
    return state.start.board.rounds[state.round].trade_limit


def _traded(state: State, seat: Seat, points: int) -> Traded:
    return Traded(seat, points, points * state.start.board.money.prestige_rate)


# A free card for a full hand


def free_card_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    return (FORGO, *discards(state.nations[seat].hand))


@struct
class Forgo(Action):
    """Leave a free espionage card in the deck, because the hand is full (Income 2)."""

    decisions = (FREE_CARD,)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(FreeCardForgone(seat))


FORGO = Forgo()


# Prestige for money


def trade_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    most = min(_trade_limit(state), state.nations[seat].prestige)
    return tuple(Trade(points) for points in range(most + 1))


@struct
class Trade(Action):
    """Turn ``points`` prestige (0 for none) into 2 million each (Income 3)."""

    decisions = (TRADE,)

    points: int

    def check(self, state: State, seat: Seat) -> None:
        """Never more than the year's limit, nor more than the nation has."""
        limit, held = _trade_limit(state), state.nations[seat].prestige
        if not 0 <= self.points <= limit:
            raise IllegalAction("trade-limit", points=self.points, limit=limit)
        if self.points > held:
            raise IllegalAction("prestige-lacking", needed=self.points, held=held)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        """Trade at once, or seal the number until all have chosen theirs."""
        if recorder.state.start.options.sealed_trades:
            recorder.emit(TradeSealed(seat, self.points))
        else:
            recorder.emit(_traded(recorder.state, seat, self.points))
