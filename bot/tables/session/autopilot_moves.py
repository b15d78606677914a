"""Moves of autopilots within a batch: those that are up, and those that wait for people."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import structlog

from bot.domain.table import EntryKind, Origin, SeatAssignment
from bot.errors import fault
from bot.storage.commits import Move
from bot.tables.session.game_session import MoveBatch
from rules.core.game import AnyGame, Decision, EarlyAutopilot, Seat
from rules.core.search import Expert

log = structlog.get_logger(__name__)

MOST_EARLY = 24
"""Actions of autopilots after one change, at most, in a decision that waits for people."""

STAND_IN = "defaults"
"""The style of a stand-in where the game has no autopilots: it plays the clock's defaults."""


def stand_in_style(game: AnyGame) -> str:
    """The style of the autopilot that plays for a person who is away."""
    return next(iter(game.autopilots), STAND_IN)


def expert_seats(game: AnyGame, seats: Sequence[SeatAssignment]) -> frozenset[Seat]:
    """The seats that experts play."""
    styles = ((one.seat, game.autopilots.get(one.autopilot or "")) for one in seats)
    return frozenset(seat for seat, style in styles if isinstance(style, Expert))


def autopilot_up(
    decisions: Sequence[Decision],
    seats: Sequence[SeatAssignment],
    besides: Collection[Seat] = frozenset(),
) -> Seat | None:
    """The next seat that an autopilot has to play, ``besides`` some.

    In a shared decision it waits for the people, so that it never decides for them, unless it is
    called: then they wait for it.
    """
    waiting = autopilots_waiting(decisions, seats)
    for decision in decisions:
        seat = decision.seat
        if decision.ready or seats[seat].played_by_person or seat in besides:
            continue
        if decision.called or seat not in waiting:
            return seat
    return None


def autopilots_waiting(
    decisions: Sequence[Decision], seats: Sequence[SeatAssignment]
) -> tuple[Seat, ...]:
    """The seats of autopilots that wait for people with whom they share a decision."""
    awaited = [decision for decision in decisions if decision.shared and not decision.ready]
    of_people = {(d.kind, d.about) for d in awaited if seats[d.seat].played_by_person}
    return tuple(
        decision.seat
        for decision in awaited
        if (decision.kind, decision.about) in of_people
        and not seats[decision.seat].played_by_person
    )


def _first_of_last_act(moves: Sequence[Move]) -> int | None:
    """The version of the first of the acts that the last one belongs to; ``None`` for none."""
    if not moves or moves[-1].kind is not EntryKind.ACT:
        return None
    last = moves[-1]
    return last.version if last.detail is None else int(last.detail)


class AutopilotMoves:
    """Moves of a batch's autopilots; with ``defaults_only`` they play the clock's defaults.

    Experts are too slow for a batch: their decisions stay open until they were ``analysed``.
    """

    def __init__(self, batch: MoveBatch) -> None:
        self._batch = batch
        self._game = batch.game

    def up(self) -> Seat | None:
        """The next seat that an autopilot has to play, of those that needn't think about it."""
        return self._up(self._thinking())

    def _up(self, besides: Collection[Seat] = frozenset()) -> Seat | None:
        return autopilot_up(self._game.decisions(self._batch.state), self._batch.seats, besides)

    def _thinking(self) -> frozenset[Seat]:
        """The seats of experts who haven't analysed yet what they are asked."""
        batch = self._batch
        if batch.defaults_only:
            return frozenset()
        return expert_seats(self._game, batch.seats) - batch.analysed.keys()

    def go_on(self) -> bool:
        """Whether something happens before a person is asked."""
        return self._forced() is not None or self._up() is not None

    def _forced(self) -> tuple[Seat, Any] | None:
        return self._game.forced_act(self._batch.state, self._batch.people)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats of autopilots that wait for people with whom they share a decision."""
        return autopilots_waiting(self._game.decisions(self._batch.state), self._batch.seats)

    def run(self, most: int) -> None:
        """Let autopilots play until a person is asked, at most so many actions.

        People who have no choice aren't asked: what is done for them belongs to the act before it,
        so that an undo takes both back. Then autopilots that wait for people do their part of what
        they share with them.
        """
        left = most
        while True:
            forced = self._forced()
            if forced is not None and left:
                first = _first_of_last_act(self._batch.moves)
                self._batch.act(*forced, None, Origin.FORCED, first=first)
                left -= 1
                continue
            if self.up() is None:
                self._prepare()  # which may call others
            seat = self.up()
            if seat is None or not left:
                return
            self._batch.act(seat, self._choice(seat), None, Origin.AUTOPILOT)
            left -= 1

    def _prepare(self) -> None:
        """Let autopilots do their part of a shared decision, so that people see it in time.

        What ends the decision, draws or reveals something waits until they are up. Each does the
        same thing once at most, so that they don't go in circles. At a guided table they wait until
        its person has begun, who'd else find a plan that somebody else has made.
        """
        batch = self._batch
        if batch.guided and not self._people_began():
            return
        done: set[tuple[Seat, str]] = set()
        content: set[Seat] = set()
        while len(done) < MOST_EARLY:
            seat = next((each for each in self.waiting() if each not in content), None)
            if seat is None:
                return
            action = self._early_choice(seat)
            if action is None:
                content.add(seat)
                continue
            once = (seat, self._game.format_action(action))
            after = self._game.apply(batch.state, seat, action)
            if once in done or after.barrier or not self._still_open(seat, after.state):
                content.add(seat)
                continue
            batch.carry_out(after, seat, action, None, Origin.AUTOPILOT)
            done.add(once)
            content.clear()

    def _people_began(self) -> bool:
        """Whether this batch goes on with a shared decision that was open before it."""
        before = self._game.decisions(self._batch.state_before)
        now = self._game.decisions(self._batch.state)
        asked = {(each.kind, each.about) for each in before if each.shared}
        acted = any(move.how is Origin.PERSON for move in self._batch.moves)
        return acted and any((each.kind, each.about) in asked for each in now)

    def _still_open(self, seat: Seat, after: Any) -> bool:
        """Whether a seat still has its decision in a later state, and hasn't agreed in it."""
        before = self._game.decision(self._batch.state, seat)
        return any(
            before is not None and each._replace(called=before.called) == before
            for each in self._game.decisions(after)
        )

    def _early_choice(self, seat: Seat) -> Any | None:
        """The action of a seat's autopilot while people decide; ``None`` where it waits."""
        batch = self._batch
        style = self._game.autopilots.get(batch.seats[seat].autopilot or "")
        if not isinstance(style, EarlyAutopilot) or batch.defaults_only:
            return None
        if isinstance(style, Expert):
            return None
        people = frozenset(each.seat for each in batch.seats if each.played_by_person)
        actions = self._game.legal_actions(batch.state, seat)
        view = self._game.view(batch.state, seat)
        try:
            choice = style.prepare(view, actions, batch.dice(seat), people)
        except Exception as error:
            self._tell_failed(style.style, seat, error)
            return None
        return choice if choice in actions else None

    def _choice(self, seat: Seat) -> Any:
        """The action of a seat's autopilot; one that fails must not keep the table waiting.

        A style that the game doesn't have plays the defaults, an expert whose analysis failed what
        the game's first style would.
        """
        batch = self._batch
        style = self._game.autopilots.get(batch.seats[seat].autopilot or "")
        default = self._game.default_action(batch.state, seat)
        if style is None or batch.defaults_only:
            return default
        actions = self._game.legal_actions(batch.state, seat)
        if isinstance(style, Expert):
            analysed = batch.analysed.pop(seat)
            if analysed is not None:
                return analysed if analysed in actions else default
            style = self._game.autopilots[stand_in_style(self._game)]
        try:
            choice = style.choose(self._game.view(batch.state, seat), actions, batch.dice(seat))
        except Exception as error:
            self._tell_failed(style.style, seat, error)
            return default
        return choice if choice in actions else default

    def _tell_failed(self, style: str, seat: Seat, error: Exception) -> None:
        table_id = self._batch.table_id
        log.error("autopilot failed", table=table_id, seat=seat, style=style, **fault(error))
