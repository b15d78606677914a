"""Events: who may know them, and what of them is told."""

from __future__ import annotations

from rules.core import events
from rules.core.codec import KindsCodec
from rules.core.events import Audience, Hidden, Own, event


class Event(events.Event):
    __slots__ = ()


@event
class DieRolled(Event):
    seat: int
    die: int
    draws: Hidden[int]


@event
class CardDrawn(Event):
    seat: int
    card: Own[str]


@event
class CardMarked(Event):
    audience = Audience.OWNER

    seat: int
    card: str


@event
class DelayScheduled(Event):
    audience = Audience.NOBODY

    due: int


def test_who_may_know_an_event_follows_from_its_fields() -> None:
    rolled, drawn, marked = DieRolled(1, 6, 3), CardDrawn(1, "ace"), CardMarked(1, "ace")
    for viewer in (None, 0, 1):
        assert rolled.seen_by(viewer) == DieRolled(1, 6, None)
        assert DelayScheduled(4).seen_by(viewer) is None
    assert drawn.seen_by(1) == drawn
    assert drawn.seen_by(0) == drawn.seen_by(None) == CardDrawn(1, None)
    assert marked.seen_by(1) == marked
    assert marked.seen_by(0) is None
    assert marked.seen_by(None) is None


def test_no_secret_is_in_the_text_of_an_event() -> None:
    assert repr(DieRolled(1, 6, 3)) == "DieRolled(seat=1, die=6)"
    assert repr(CardDrawn(1, "ace")) == "CardDrawn(seat=1)"
    assert repr(CardMarked(1, "ace")) == "CardMarked(seat=1)"
    assert repr(DelayScheduled(4)) == "DelayScheduled()"


def test_events_are_registered_under_ids_and_read_back() -> None:
    kinds = {"die-rolled": DieRolled, "card-drawn": CardDrawn}
    assert Event.kinds == {
        **kinds,
        "card-marked": CardMarked,
        "delay-scheduled": DelayScheduled,
    }
    codec: KindsCodec[Event] = KindsCodec(Event.kinds)
    for happened in (DieRolled(1, 6, 3), CardDrawn(1, None), CardMarked(0, "ace")):
        assert codec.decode(codec.encode(happened)) == happened
    assert codec.encode(CardDrawn(1, "ace")) == {"kind": "card-drawn", "seat": 1, "card": "ace"}
