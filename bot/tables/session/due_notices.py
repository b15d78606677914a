"""Notices that a change of a game gives rise to, decided from the positions before and after.

Pure: no clock, no storage, no Discord.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.domain.notices import (
    CARD,
    FINISHED,
    LIVE,
    LIVE_ANEW,
    LIVE_CALL,
    LIVE_SOON,
    LIVE_TURN,
    STARTED,
    STORY,
    DirectKind,
    MessageKind,
    Notice,
    digest,
    digests_of_undone,
    direct,
    next_over,
    next_up,
    stand_in,
)
from bot.domain.table import EntryKind, LogEntry, Position, Status, Table
from bot.games.announcement import FINAL, OPENING
from bot.games.base import GamePresenter
from rules.core.game import AnyGame, Decision, Seat


def notices_for_new_player(
    presenter: GamePresenter, position: Position, seat: Seat
) -> tuple[Notice, ...]:
    """A person took a seat of a running game: show them what it knows, or ask them."""
    user = _people(position).get(seat)
    if user is None or position.table.status is not Status.RUNNING:
        return ()
    secret = {decision.seat for decision in _secret(presenter, position)}
    return (direct(user, seat, DirectKind.ASKED if seat in secret else DirectKind.HAND),)


def notices_for_move(
    presenter: GamePresenter,
    old: Position | None,
    new: Position,
    entries: Sequence[LogEntry],
    states: Mapping[int, Any] | None = None,
) -> tuple[Notice, ...]:
    """The notices of a change of the game; ``old`` is ``None`` when the game has just begun.

    ``entries`` led from ``old`` to ``new`` in order, with the ``states`` after each by version;
    without them, the entry after ``old`` is the only one. Posts and digests come before the live
    message, which is posted anew when something was posted below it, and calls whoever is up and
    wasn't before.
    """
    if old is not None and _unseen(presenter, old, new, entries):
        return tuple(_directs(presenter, old, new, entries))
    start = [_post(entries[0], STARTED)] if old is None and entries else []
    digests = _digests(presenter, old, new, entries, states or {})
    over = new.table.status is Status.FINISHED
    ends = over and entries and (old is None or old.table.status is not Status.FINISHED)
    end = [_post(entries[-1], FINISHED)] if ends else []
    if ends and new.table.settings.story:
        end.append(_post(entries[-1], STORY))
    live = LIVE
    if new.table.status is Status.RUNNING:
        live = LIVE_ANEW if start else _live_for(presenter, old, new, entries)
    elif new.table.pause is not None and (old is None or old.table.status is Status.RUNNING):
        live = LIVE_ANEW
    return (
        *start,
        *digests,
        *end,
        live,
        *_directs(presenter, old, new, entries),
        *_stand_ins(new, entries),
    )


def card_notices(old: Table, new: Table) -> tuple[Notice, ...]:
    """The card of a table in a thread follows who sits there and whether the game goes on."""
    same = old.status is new.status and old.seats == new.seats
    return () if new.card is None or same else (CARD,)


def _stand_ins(new: Position, entries: Sequence[LogEntry]) -> Iterable[Notice]:
    """Tell whoever an autopilot plays for now, unless they wished it themselves; once each."""
    if not new.table.status.open:
        return
    seats = {entry.seat: entry.by for entry in entries if entry.kind is EntryKind.SEAT}
    records = [one for one in new.table.seats if one.seat in seats and not one.played_by_person]
    for user in dict.fromkeys(one.user_id for one in records if one.user_id != seats[one.seat]):
        if user is not None:
            yield stand_in(user)


def _live_for(
    presenter: GamePresenter, old: Position | None, new: Position, entries: Sequence[LogEntry]
) -> Notice:
    up, before = people_up(presenter, new), people_up(presenter, old)
    if up - before:
        return LIVE_CALL
    together, called = _together(presenter, new)
    moves_only = bool(entries) and all(entry.kind is EntryKind.ACT for entry in entries)
    if up != before or not moves_only:
        return LIVE
    if not together:
        return LIVE_TURN
    same, called_before = _together(presenter, old)
    return LIVE_SOON if same == together and called <= called_before else LIVE


def _together(
    presenter: GamePresenter, position: Position | None
) -> tuple[set[tuple[str, Any]], set[Seat]]:
    """The decisions that seats make together, in as many moves as they like, and who is called."""
    if position is None:
        return set(), set()
    decisions = presenter.game.decisions(position.state)
    shared = {(d.kind, d.about) for d in decisions if d.shared and not d.ready}
    return shared, {d.seat for d in decisions if d.called}


def _unseen(
    presenter: GamePresenter, old: Position, new: Position, entries: Sequence[LogEntry]
) -> bool:
    """Whether nothing happened that the public may know of.

    Then the live message isn't touched either: whoever counted its edits would count the cards
    that somebody lays out in secret.
    """
    game = presenter.game
    return (
        old.table.status is new.table.status
        and old.table.seats == new.table.seats
        and game.decisions(old.state) == game.decisions(new.state)
        and not any(seen_by_all(game, entry) for entry in entries)
    )


def seen_by_all(game: AnyGame, entry: LogEntry) -> bool:
    """Whether the public may know of something that happened in an entry."""
    if entry.kind not in (EntryKind.ACT, EntryKind.UNDO):
        return True
    return any(game.redact(event, None) is not None for event in entry.events)


def notices_for_undo(
    presenter: GamePresenter, old: Position, new: Position, undone: Sequence[LogEntry]
) -> tuple[Notice, ...]:
    """The notices of an undo; ``undone`` are the entries that no longer count."""
    if _unseen(presenter, old, new, undone):
        return tuple(_directs(presenter, old, new, undone))
    told = [
        entry.version
        for entry in undone
        if any(
            found.in_full or new.table.settings.digests
            for found in presenter.announcements(entry.events)
        )
    ]
    digests = [digests_of_undone(told)] if told else []
    return (*digests, _live_for(presenter, old, new, ()), *_directs(presenter, old, new, undone))


def people_up(presenter: GamePresenter, position: Position | None) -> set[Seat]:
    """The seats of people that the game waits for; empty unless it is running."""
    if position is None or position.table.status is not Status.RUNNING:
        return set()
    people = _people(position)
    decisions = presenter.game.decisions(position.state)
    return {d.seat for d in decisions if d.seat in people and not d.ready}


def person_next(presenter: GamePresenter, position: Position) -> tuple[Seat, int] | None:
    """The seat whose turn follows, and the person who plays it; ``None`` for who is up already."""
    if position.table.status is not Status.RUNNING:
        return None
    seat = presenter.next_in_order(presenter.game.view(position.state, None))
    people = _people(position)
    if seat is None or seat not in people:
        return None
    up = {people[other] for other in people_up(presenter, position)}
    return None if people[seat] in up else (seat, people[seat])


def next_notices(
    presenter: GamePresenter, old: Position, new: Position, entries: Sequence[LogEntry]
) -> Iterable[Notice]:
    """Who is next after any change, and who was.

    Nobody is told once more because a move was taken back, or because the game goes on.
    """
    kinds = {entry.kind for entry in entries}
    begins, now = EntryKind.START in kinds, person_next(presenter, new)
    before = None if begins else person_next(presenter, old)
    if before == now:
        return
    if before is not None:
        yield next_over(before[1])
    if now is not None and (begins or EntryKind.ACT in kinds) and EntryKind.UNDO not in kinds:
        yield next_up(now[1], now[0])


def _people(position: Position) -> dict[Seat, int]:
    return {
        seat.seat: seat.user_id
        for seat in position.table.seats
        if seat.user_id is not None and seat.played_by_person
    }


def _post(entry: LogEntry, kind: str) -> Notice:
    return Notice(MessageKind.POST, payload={"version": entry.version, "kind": kind})


def _digests(
    presenter: GamePresenter,
    old: Position | None,
    new: Position,
    entries: Sequence[LogEntry],
    states: Mapping[int, Any],
) -> Sequence[Notice]:
    """The notices of the digests that tell of these entries; without digests of those in full.

    Whatever happens before the next round begins belongs to the digest of the round that ends.
    """
    told: dict[int, list[tuple[int, int]]] = {}
    edited: set[int] = set()
    before = None if old is None else old.state
    for entry in entries:
        after = states.get(entry.version, new.state)
        for place, found in enumerate(presenter.announcements(entry.events)):
            wanted = found.in_full or new.table.settings.digests
            if wanted and found.kind not in (OPENING, FINAL):
                state = after if found.begins or before is None else before
                chapter = presenter.chapter_of(state) - found.ahead
                told.setdefault(chapter, []).append((entry.version, place))
                if not found.with_next:
                    edited.add(chapter)
        before = after
    return [
        digest(chapter, found, with_next=chapter not in edited) for chapter, found in told.items()
    ]


def _secret(presenter: GamePresenter, position: Position | None) -> set[Decision]:
    if position is None or position.table.status is not Status.RUNNING:
        return set()
    return {d for d in presenter.game.decisions(position.state) if d.secret}


def _directs(
    presenter: GamePresenter, old: Position | None, new: Position, entries: Sequence[LogEntry]
) -> Iterable[Notice]:
    """Ask for new secret decisions; show hands that changed, unless the panel shows them.

    While a secret decision goes on, the panel in which it is taken shows the hand, whatever is
    pressed. Once it is over, its message goes back to showing the hand. Of a what-if table nobody
    is told anything: its person plays it when they like.
    """
    if new.table.what_if:
        return
    before, now = _secret(presenter, old), _secret(presenter, new)
    known = {(d.seat, d.kind, d.about) for d in before}
    for seat, user in _people(new).items():
        asked = next((d for d in now if d.seat == seat), None)
        if asked is not None and (seat, asked.kind, asked.about) not in known:
            yield direct(user, seat, DirectKind.ASKED)
        elif asked is None and (
            any(d.seat == seat for d in before) or _changed(presenter, entries, seat)
        ):
            yield direct(user, seat, DirectKind.HAND)


def _changed(presenter: GamePresenter, entries: Sequence[LogEntry], seat: Seat) -> bool:
    return any(
        redacted is not None and presenter.secrets_changed(redacted, seat)
        for entry in entries
        for event in entry.events
        if (redacted := presenter.game.redact(event, seat)) is not None
    )
