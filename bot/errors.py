"""Refusals that people read, the reasons for them, and where errors come from."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from datetime import datetime
from math import ceil
from types import MappingProxyType


class TableError(Exception):
    """Nothing was changed, and this is why; after ``storage-unsure`` nobody knows.

    ``reason`` is the id of a message ``error-<reason>`` in the catalogs, ``params`` its figures.
    Neither may hold a secret.
    """

    def __init__(self, reason: str, **params: object) -> None:
        super().__init__(reason, params)
        self.reason = reason
        self.params = params

    @property
    def of_storage(self) -> bool:
        """Whether the database failed, or had no time or room: it may go well later."""
        return self.reason.startswith("storage-")

    def __str__(self) -> str:
        figures = ", ".join(f"{key}={value}" for key, value in sorted(self.params.items()))
        return f"{self.reason} ({figures})" if figures else self.reason


def until(moment: datetime) -> int:
    """A refusal's ``until``: the first second, since 1970, in which it isn't refused any more."""
    return ceil(moment.timestamp())


class StaleControl(TableError):
    """The control was made for an earlier state of the table."""

    def __init__(self) -> None:
        super().__init__("stale")


REASONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # Finding a table
        "no-table": (),
        "unknown-game": ("game",),
        "channel-taken": (),
        "in-thread-already": (),
        "unknown-control": (),  # of a guided table, where there is none
        # Before the start
        "already-started": (),
        "already-seated": (),
        "enough-seats": ("most",),  # that one person may sit in
        "table-full": ("most",),
        "unknown-style": ("style",),
        "no-autopilots": (),  # the game has none
        "unknown-language": ("language",),
        "not-continued": (),  # the earlier game isn't one to start from
        "again-already": (),  # somebody has opened the table that repeats this one
        "again-late": (),  # another game was played in the channel since
        "clock-unreadable": (),
        "clock-out-of-range": ("minutes", "days"),  # the shortest, the longest
        "bank-refill": (),  # more than the bank holds
        "vacation-out-of-range": ("most",),
        "never-rated": (),  # a game that is won or lost together
        # Who may
        "host-only": (),
        "not-seated": (),
        "not-your-seat": (),
        "no-such-seat": (),
        # A running game
        "not-started": (),
        "paused": (),
        "waits-for-players": (),  # paused because nobody is here to play
        "not-paused": (),
        "over": (),
        "not-over": (),
        "stale": (),
        "autopilot-plays": (),  # the person's seat is in an autopilot's hands
        "not-away": (),  # nothing to come back to
        "nobody-to-return": (),  # the seat belongs to no person
        "nobody-up": (),
        "rated-close": (),  # others play there
        "nudged-lately": ("until",),  # seconds since 1970
        # Seats that change hands; ``until`` in seconds since 1970
        "seat-asked-lately": ("until",),
        "person-asked-lately": ("until",),
        "host-asked-lately": ("until",),
        "had-another-seat": (),  # whoever has had one knows its secrets
        "seat-not-free": (),  # a person plays it
        "takeover-closed": (),  # the table allows none
        "takeover-opponent": (),  # the autopilot was chosen as one
        "newcomer-left": (),  # whoever should have the seat isn't in the server any more
        "others-may-return": ("until",),  # to a game that waits for its people
        # Time that doesn't count
        "no-vacation": (),  # the table grants none
        "away-too-long": ("days", "granted"),  # whole days that are left of a season's
        "no-clock-runs": (),
        "unknown-zone": ("zone",),
        "unknown-zone-near": ("zone", "near"),
        "quiet-unreadable": (),
        "quiet-too-long": ("hours",),
        # Hints
        "no-hints": (),  # the table or its game has none
        "hint-failed": (),  # the expert found no answer
        "expert-busy": (),  # others have asked before
        "no-review": (),  # the game has no expert, didn't end, or can't be replayed
        "review-failed": (),  # the expert found no answers
        # Undo
        "nothing-to-undo": (),
        "undo-too-far": (),  # the rules have changed since
        "rated-undo": (),  # something was drawn or revealed at a rated table
        "vote-over": (),
        "not-your-vote": (),
        # Standing orders
        "no-orders": (),  # the game knows none
        "order-gone": (),
        # Leagues and tournaments
        "no-what-if": (),  # nobody decides then, or it can't be imagined
        "rated-what-if": (),  # it would be help
        "no-hints-what-if": (),  # the same, at a table without advice
        "source-not-over": (),  # what a what-if table tells of a game that goes on
        "what-if-alone": (),  # nobody else sits down, and it isn't played again
        "what-if-not-up": (),
        "note-too-long": ("most",),  # characters
        "interests-enough": ("most",),
        "interest-gone": (),
        "competition-too-few": ("least",),  # people for a table
        "competition-seats": ("least", "most"),
        "competition-rounds": ("most",),
        "competition-meetings": ("most",),
        "competition-advance": ("most",),
        "no-competition": (),
        "competition-name": ("most",),  # empty or too long
        "competition-name-taken": (),
        "competition-together": (),  # the game's people win or lose together
        "competition-clock": (),  # none
        "competition-days": ("least", "most"),  # of a round
        "competition-most": ("least", "most"),  # people
        "competition-divisions": ("least",),
        "competition-start": ("most",),  # days until it begins
        "competition-organiser-only": (),
        "competition-over": (),
        "competition-not-running": (),
        "competition-moved-on": (),  # the round that was asked about is over
        "competition-joined": (),
        "competition-full": ("most",),
        "fixed-seats": (),
        "competition-left": (),  # withdrawn from the season
        "competition-not-in": (),
        "competition-newcomer": (),  # takes part already, or has withdrawn
        "limit-competitions": ("most",),
        # Limits; ``until`` in seconds since 1970
        "limit-tables-person": ("most",),
        "limit-tables-server": ("most",),
        "limit-opened-person": ("most", "until"),
        "limit-opened-server": ("most", "until"),
        # What managers of the server chose; ``until`` in seconds since 1970
        "limit-server-tables": ("most",),
        "limit-server-host": ("most",),
        "quiet-month": ("until",),
        # Storage
        "storage-busy": (),
        "storage-full": (),
        "storage-failed": (),
        "storage-unsure": (),  # nobody knows whether it was saved
        "table-broken": ("table",),  # its game can't be read any more
    }
)
"""Every reason that the tables service gives, with the names of its params."""


class TimeLeft(Exception):
    """A seat's time isn't up, or no longer: it was given more, or its clock stands."""


class Unusable(Exception):
    """The bot can't start with what it was given; the message says why, for the operator.

    ``passing``: it may be so for a while only, as with a server that is being restarted.
    """

    def __init__(self, why: str, *, passing: bool = False) -> None:
        super().__init__(why)
        self.passing = passing


class UnusableDatabase(Unusable):
    """The database can't be worked with."""


class UnusableShards(Unusable):
    """The shards of this process can't be run; the message says what to set."""


class ShardsLost(Exception):
    """This process stood still for so long that others may have its shards."""


class UnusablePort(Unusable):
    """Nothing can be served at the port for metrics."""


def fault(error: BaseException) -> dict[str, str]:
    """An unforeseen error for the log: its type and place, never its text."""
    raised, own = place_of(error)
    return {"error": type(error).__name__, "raised": raised, "place": own}


_OWN = ("bot.", "render.", "rules.")


def place_of(error: BaseException) -> tuple[str, str]:
    """Where an error was raised, and the innermost place in the program's own code.

    These are lines of code, never values. Empty where the error wasn't raised.
    """
    raised = own = ""
    for frame, line in traceback.walk_tb(error.__traceback__):
        code = frame.f_code
        raised = f"{code.co_filename}:{line} in {code.co_name}"
        if frame.f_globals.get("__name__", "").startswith(_OWN):
            own = raised
    return raised, own
