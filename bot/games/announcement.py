"""Events that get a message of their own or a place in a digest, and their texts."""

from __future__ import annotations

from dataclasses import dataclass, field

from render.core.picture import Band

OPENING, FINAL = "briefing", "final"
"""Kinds of announcements that stand in the messages of a game's start and end."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """That an event gets a message of its own in the channel, which stays: a reveal, the end.

    ``kind`` is the game's id for such a message, ``event`` the index of the event among those of
    its transition. An ``OPENING`` stands in the message of the game's start, a ``FINAL`` in that of
    its end, everything else in the digest of its round: the one that went on when the transition
    began, or the new one where the event ``begins`` it, or the one just before that which goes
    ``ahead`` of it. One ``with_next`` stands there once the digest has something else to tell: it
    is no reason to edit a message.

    A digest whose announcements are all ``in_full`` tells each of them at length, one below the
    other; a table without digests has it, too. Their texts depend on nothing that changes while the
    digest grows, but for what is then asked.
    """

    kind: str
    event: int
    begins: bool = field(default=False, compare=False)
    with_next: bool = field(default=False, compare=False)
    ahead: bool = field(default=False, compare=False)
    in_full: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class AnnouncementText:
    """The text of an announcement: one or more ``pages`` that readers turn, and its picture.

    A page has at most 3,500 characters. Without ``bands`` there is no picture. ``beside`` is what
    stands beside a picture that tells the rest; without it the first page does.
    """

    pages: tuple[str, ...]
    bands: tuple[Band, ...] = ()
    beside: str = ""
