"""Notices: what a change of a table has to say, with their kinds and those of direct messages.

A notice names what to show and to whom; how it looks is made when it is sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from rules.core.game import Decision, Seat


class MessageKind(StrEnum):
    """The ways in which a notice reaches people."""

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
    TABLE_VOTE = "table-vote"
    """A vote on the table's clocks."""
    SEAT_OFFER = "seat-offer"
    """The question whether a person hands their seat over."""
    DIGEST = "digest"
    """The digest of a round's announcements: one message, edited while the round goes on."""
    CARD = "card"
    """The message in the channel above that tells of a table in a thread; it is edited."""
    OUTDATED_LIVE = "turned"
    """An outdated live message that still stands there."""


VOTES = (MessageKind.VOTE, MessageKind.TABLE_VOTE, MessageKind.SEAT_OFFER)
"""Kinds of messages with a question; once it is over, a second notice lets them show the result."""


class DirectKind(StrEnum):
    """The subjects of direct messages."""

    HAND = "hand"
    """The seat's secrets changed: shown in place of what was shown before."""
    ASKED = "asked"
    """The seat is asked for a secret decision: a new message, which rings."""
    HALF = "half"
    """Half of the time is over."""
    HOUR = "hour"
    """An hour is left."""
    STAND_IN = "stand-in"
    """An autopilot plays for the person from now on."""
    RESULT = "result"
    """The game is over."""
    REMINDER = "reminder"
    """A reminder's text has changed, or its subject is over: it is edited, or deleted."""
    NEXT = "next"
    """The seat before the person's own is up: for who wishes to be told."""
    NEXT_OVER = "next-over"
    """That may be so no longer: then its message is deleted."""
    FULL = "full"
    """To the host: every seat is taken. It waits for the end of the host's quiet hours."""
    OPEN_TABLE = "open-table"
    """A table waits for people, as the person had wished. It waits for the end of quiet hours."""
    BY_INTEREST = "by-interest"
    """A table was opened for the person, as others wish to play, too. It waits, too."""
    ORDER = "order"
    """A standing order was dropped."""
    MISSING_PERMISSIONS = "trouble"
    """To the host: permissions are missing."""
    CHANNEL_REFUSED = "channel-refused"
    """To the host: no permission helps; Discord takes no message in the channel."""


NUDGE = "nudge"
STARTED = "started"
FINISHED = "finished"
STORY = "story"
IDLE = "idle"
FULL = "full"


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to say; ``target`` is the user of a direct message."""

    kind: MessageKind
    target: int | None = None
    payload: Mapping[str, Any] = field(default_factory=dict)

    def shows_hand(self, seat: Seat) -> bool:
        """Whether it shows a person their seat's secrets, without asking anything."""
        about = self.payload.get("about"), self.payload.get("seat")
        return self.kind is MessageKind.DIRECT and about == (DirectKind.HAND, seat)

    def shows_seat(self, user: int) -> bool:
        """Whether it shows a person a seat of theirs: its secrets, or what it is asked."""
        shown = self.payload.get("about") in (DirectKind.HAND, DirectKind.ASKED)
        return self.kind is MessageKind.DIRECT and self.target == user and shown


LIVE = Notice(MessageKind.LIVE, payload={"anew": False})
"""Show the table as it is, in place."""

LIVE_SOON = Notice(MessageKind.LIVE, payload={"anew": False, "soon": True})
"""Show the table as it is, in place: at once, but not a moment after the last time."""

LIVE_TURN = Notice(MessageKind.LIVE, payload={"anew": False, "turn": True})
"""Show the table as it is, in place: the same people are up. At once, but a few moves in a row
together."""

LIVE_CALL = Notice(MessageKind.LIVE, payload={"anew": True, "call": True})
"""Show the table as it is, and call who is up now: at the channel's end unless they are here."""

LIVE_ANEW = Notice(MessageKind.LIVE, payload={"anew": True})
"""Show the table as it is, at the channel's end."""


CARD = Notice(MessageKind.CARD)
"""Let the table's card say how the table stands now."""


def digest(chapter: int, told: Iterable[tuple[int, int]], *, with_next: bool = False) -> Notice:
    """Tell announcements in the digest of a chapter, beside those that stand there.

    Each of ``told`` is the version of a log entry with the announcement's place among the entry's.
    With ``with_next`` the digest tells of them only once it has something else to tell.
    """
    payload: dict[str, Any] = {"chapter": chapter, "told": sorted([list(one) for one in told])}
    return Notice(MessageKind.DIGEST, payload=payload | ({"with_next": True} if with_next else {}))


def digests_of_undone(versions: Iterable[int]) -> Notice:
    """Let the digests that tell of these versions do so no more: they were undone."""
    return Notice(MessageKind.DIGEST, payload={"undone": sorted(versions)})


def live_rank(payload: Mapping[str, Any]) -> int:
    """The rank of a live message: of several, the one with the highest is to be sent."""
    if payload["anew"]:
        return 3 if payload.get("call") else 4
    return 0 if payload.get("soon") else 1 if payload.get("turn") else 2


def remove_stale_live(message_id: int, channel_id: int | None = None) -> Notice:
    """Take an outdated live message away, from the table's channel unless another is given."""
    place = {} if channel_id is None else {"channel": channel_id}
    return Notice(MessageKind.OUTDATED_LIVE, payload={"message": message_id, **place})


def idle() -> Notice:
    """Say that a lobby was closed because nothing happened in it."""
    return Notice(MessageKind.POST, payload={"kind": IDLE})


def full_lobby(host: int) -> Notice:
    """Tell the host that all seats are taken, once their quiet hours are over."""
    return Notice(MessageKind.DIRECT, host, {"about": DirectKind.FULL, "quiet": True})


def open_table(user_id: int, interest: int) -> Notice:
    """Tell somebody of a table that they can join; ``interest`` is the number of their wish."""
    about = {"about": DirectKind.OPEN_TABLE, "quiet": True, "interest": interest}
    return Notice(MessageKind.DIRECT, user_id, about)


def table_by_interest(user_id: int, interest: int) -> Notice:
    """Tell somebody of a table that was opened for them."""
    about = {"about": DirectKind.BY_INTEREST, "quiet": True, "interest": interest}
    return Notice(MessageKind.DIRECT, user_id, about)


def vote(vote_id: int) -> Notice:
    """Ask the table to vote on an undo."""
    return Notice(MessageKind.VOTE, payload={"vote": vote_id})


def vote_over(vote_id: int) -> Notice:
    """Let the message of a vote show that it is over."""
    return Notice(MessageKind.VOTE, payload={"vote": vote_id, "over": True})


def table_vote(vote_id: int, *, over: bool = False) -> Notice:
    """Ask the table to vote on its clocks, or let the message show that the vote is over."""
    more = {"over": True} if over else {}
    return Notice(MessageKind.TABLE_VOTE, payload={"vote": vote_id, **more})


def seat_offer(offer_id: int, *, over: bool = False) -> Notice:
    """Ask a person to hand their seat over, or let the message show that this is answered."""
    more = {"over": True} if over else {}
    return Notice(MessageKind.SEAT_OFFER, payload={"vote": offer_id, **more})


def ping(seats: Iterable[Seat], what: str = NUDGE) -> Notice:
    """Mention the people in these seats; ``what`` is ``nudge``, ``half``, ``hour`` or ``full``.

    A full lobby's mentions its host, whoever sits where.
    """
    return Notice(MessageKind.PING, payload={"seats": sorted(seats), "what": what})


def direct(user_id: int, seat: Seat, about: DirectKind) -> Notice:
    """Show a person their seat's secrets, or ask them for a secret decision."""
    return Notice(MessageKind.DIRECT, user_id, {"seat": seat, "about": about})


def reminder(user_id: int, decision: Decision, about: DirectKind) -> Notice:
    """Remind a person of their decision; it isn't said once the decision is over."""
    return Notice(
        MessageKind.DIRECT,
        user_id,
        {
            "seat": decision.seat,
            "about": about,
            "decision": [decision.kind, decision.about],
        },
    )


def stand_in(user_id: int) -> Notice:
    """Tell a person that an autopilot plays for them."""
    return Notice(MessageKind.DIRECT, user_id, {"about": DirectKind.STAND_IN})


def result(user_id: int) -> Notice:
    """Tell a person how the game ended that they played."""
    return Notice(MessageKind.DIRECT, user_id, {"about": DirectKind.RESULT})


def renew_reminder(user_id: int, *, moved: bool = False) -> Notice:
    """Let a person's reminder at the table say what is so now; it goes away if all is settled.

    ``moved``: the place that it names is another now, though it reminds of the same.
    """
    place = {"moved": True} if moved else {}
    return Notice(MessageKind.DIRECT, user_id, {"about": DirectKind.REMINDER, **place})


def next_up(user_id: int, seat: Seat) -> Notice:
    """Tell a person that the seat before theirs is up, if they wish to know."""
    return Notice(MessageKind.DIRECT, user_id, {"about": DirectKind.NEXT, "seat": seat})


def next_over(user_id: int) -> Notice:
    """Delete what told a person that they are next, unless they still are."""
    return Notice(MessageKind.DIRECT, user_id, {"about": DirectKind.NEXT_OVER})


def order_dropped(user_id: int, seat: Seat, order_id: int) -> Notice:
    """Tell a person that their standing order isn't carried out any more."""
    payload = {"seat": seat, "about": DirectKind.ORDER, "order": order_id}
    return Notice(MessageKind.DIRECT, user_id, payload)


def missing_permissions(user_id: int, permissions: Sequence[str]) -> Notice:
    """Tell the host which of Discord's permissions the bot lacks in the table's channel."""
    return Notice(
        MessageKind.DIRECT,
        user_id,
        {"about": DirectKind.MISSING_PERMISSIONS, "permissions": sorted(permissions)},
    )


def channel_refused(user_id: int, why: str) -> Notice:
    """Tell the host why Discord takes no message in the table's channel.

    The catalogs have the sentence under ``direct-`` and ``why``.
    """
    payload = {"about": DirectKind.CHANNEL_REFUSED, "why": why}
    return Notice(MessageKind.DIRECT, user_id, payload)
