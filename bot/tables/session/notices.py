"""What has to be said when a table changes, decided from the positions before and after.

Pure: no clock, no storage, no Discord. A notice names what to show and to whom; how it looks is
made when it is sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.domain.table import Position, Status, Step, StepKind
from bot.games.base import Face
from rules.core.game import Decision, Seat


class Kind(StrEnum):
    """How a notice is said."""

    LIVE = "live"
    """The table's live message, as it is now; the newest takes the place of those that wait."""
    POST = "post"
    """A public message that stays."""
    DIRECT = "direct"
    """A direct message to one person."""
    PING = "channel-ping"
    """A short public message that mentions people."""
    VOTE = "undo-vote"
    """The vote on an undo."""
    TURNED = "turned"
    """An outdated live message that still stands there."""


class About(StrEnum):
    """What a direct message is about."""

    HAND = "hand"
    """The seat's secrets changed: shown in place of what was shown before."""
    ASKED = "asked"
    """The seat is asked for a secret decision: a new message, which rings."""
    HALF = "half"
    """Half of the time is over."""
    HOUR = "hour"
    """An hour is left."""
    TROUBLE = "trouble"
    """To the host: permissions are missing."""


NUDGE = "nudge"
STARTED = "started"
FINISHED = "finished"
IDLE = "idle"


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to say; ``target`` is the user of a direct message."""

    kind: Kind
    target: int | None = None
    payload: Mapping[str, Any] = field(default_factory=dict)


def live(*, anew: bool = False) -> Notice:
    """Show the table as it is: in place, or ``anew`` at the channel's end."""
    return Notice(Kind.LIVE, payload={"anew": anew})


def turned(message_id: int) -> Notice:
    """Take an outdated live message away."""
    return Notice(Kind.TURNED, payload={"message": message_id})


def idle() -> Notice:
    """Say that a lobby was closed because nothing happened in it."""
    return Notice(Kind.POST, payload={"kind": IDLE})


def vote(vote_id: int) -> Notice:
    """Ask the table to vote on an undo."""
    return Notice(Kind.VOTE, payload={"vote": vote_id})


def vote_over(vote_id: int) -> Notice:
    """Let the message of a vote show that it is over."""
    return Notice(Kind.VOTE, payload={"vote": vote_id, "over": True})


def ping(seats: Iterable[Seat], what: str = NUDGE) -> Notice:
    """Mention the people in these seats; ``what`` is ``nudge``, ``half`` or ``hour``."""
    return Notice(Kind.PING, payload={"seats": sorted(seats), "what": what})


def direct(user_id: int, seat: Seat, about: About) -> Notice:
    """Show a person their seat's secrets, or ask them for a secret decision."""
    return Notice(Kind.DIRECT, user_id, {"seat": seat, "about": about})


def reminder(user_id: int, decision: Decision, about: About) -> Notice:
    """Remind a person of their decision; it isn't said once the decision is over."""
    return Notice(
        Kind.DIRECT,
        user_id,
        {
            "seat": decision.seat,
            "about": about,
            "decision": [decision.kind, decision.about],
        },
    )


def trouble(user_id: int, permissions: Sequence[str]) -> Notice:
    """Tell the host which of Discord's permissions the bot lacks in the table's channel."""
    return Notice(
        Kind.DIRECT, user_id, {"about": About.TROUBLE, "permissions": sorted(permissions)}
    )


def handed(face: Face, position: Position, seat: Seat) -> tuple[Notice, ...]:
    """A person took a seat of a running game: show them what it knows, or ask them."""
    user = _people(position).get(seat)
    if user is None or position.table.status is not Status.RUNNING:
        return ()
    secret = {decision.seat for decision in _secret(face, position)}
    return (direct(user, seat, About.ASKED if seat in secret else About.HAND),)


def after(
    face: Face, old: Position | None, new: Position, steps: Sequence[Step]
) -> tuple[Notice, ...]:
    """What a change of the game has to say; ``old`` is ``None`` when the game has just begun.

    ``steps`` led from ``old`` to ``new`` in order. Posts come before the live message, which is
    posted anew whenever something was posted below it or somebody is up who wasn't before.
    """
    if old is not None and _unseen(face, old, new, steps):
        return tuple(_directs(face, old, new, steps))
    posts = list(_posts(face, old, new, steps))
    anew = new.table.status is Status.RUNNING and (
        bool(posts) or bool(people_up(face, new) - people_up(face, old))
    )
    return (*posts, live(anew=anew), *_directs(face, old, new, steps))


def _unseen(face: Face, old: Position, new: Position, steps: Sequence[Step]) -> bool:
    """Whether nothing happened that the public may know of.

    Then the live message isn't touched either: whoever counted its edits would count the cards
    that somebody lays out in secret.
    """
    game = face.game
    return (
        old.table.status is new.table.status
        and old.table.seats == new.table.seats
        and game.decisions(old.state) == game.decisions(new.state)
        and all(step.kind in (StepKind.ACT, StepKind.UNDO) for step in steps)
        and all(game.redact(event, None) is None for step in steps for event in step.events)
    )


def after_undo(
    face: Face, old: Position, new: Position, undone: Sequence[Step]
) -> tuple[Notice, ...]:
    """What an undo has to say; ``undone`` are the steps that no longer count."""
    if _unseen(face, old, new, undone):
        return tuple(_directs(face, old, new, undone))
    anew = bool(people_up(face, new) - people_up(face, old))
    return (live(anew=anew), *_directs(face, old, new, undone))


def people_up(face: Face, position: Position | None) -> set[Seat]:
    """The seats that a person plays and that decide now; empty unless the game is running."""
    if position is None or position.table.status is not Status.RUNNING:
        return set()
    people = _people(position)
    return {d.seat for d in face.game.decisions(position.state) if d.seat in people}


def _people(position: Position) -> dict[Seat, int]:
    return {
        seat.seat: seat.user_id
        for seat in position.table.seats
        if seat.user_id is not None and seat.played_by_person
    }


def _posts(
    face: Face, old: Position | None, new: Position, steps: Sequence[Step]
) -> Iterable[Notice]:
    def post(version: int, kind: str, event: int) -> Notice:
        return Notice(Kind.POST, payload={"version": version, "kind": kind, "event": event})

    if old is None and steps:
        yield post(steps[0].version, STARTED, 0)
    for step in steps:
        for found in face.posts(step.events):
            yield post(step.version, found.kind, found.event)
    over = new.table.status is Status.FINISHED
    if over and steps and (old is None or old.table.status is not Status.FINISHED):
        yield post(steps[-1].version, FINISHED, 0)


def _secret(face: Face, position: Position | None) -> set[Decision]:
    if position is None or position.table.status is not Status.RUNNING:
        return set()
    return {d for d in face.game.decisions(position.state) if d.secret}


def _directs(
    face: Face, old: Position | None, new: Position, steps: Sequence[Step]
) -> Iterable[Notice]:
    """Ask for new secret decisions; show hands that changed, unless the panel shows them.

    While a secret decision goes on, the panel in which it is taken shows the hand, whatever is
    pressed. Once it is over, its message goes back to showing the hand.
    """
    before, now = _secret(face, old), _secret(face, new)
    for seat, user in _people(new).items():
        asked = next((d for d in now if d.seat == seat), None)
        if asked is not None and asked not in before:
            yield direct(user, seat, About.ASKED)
        elif asked is None and (any(d.seat == seat for d in before) or _changed(face, steps, seat)):
            yield direct(user, seat, About.HAND)


def _changed(face: Face, steps: Sequence[Step], seat: Seat) -> bool:
    return any(
        redacted is not None and face.secrets_changed(redacted, seat)
        for step in steps
        for event in step.events
        if (redacted := face.game.redact(event, seat)) is not None
    )
