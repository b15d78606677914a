"""Ids of buttons and selects: a verb, the table, and what finds the choice again.

A panel's control names the seat, the token of its decision and a path of positions; no card, no
number that a person may not know. Discord allows 100 characters.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

LIMIT = 100
LARGEST = 2**63 - 1
_PATTERN = re.compile(
    r"mc1:(?P<verb>[a-z-]+):(?P<table>\d+)(?::(?P<seat>\d+):(?P<token>\d+):(?P<path>[0-9.]*))?"
)


@dataclass(frozen=True, slots=True)
class ControlId:
    """What a control says when it is pressed.

    ``verb`` picks the handler. ``seat``, ``token`` and ``path`` are there for panels only:
    ``token`` stands for the version at which the seat's decision last changed, ``path`` the
    positions chosen so far, from the root of the panel.
    """

    verb: str
    table: int
    seat: int | None = None
    token: int = 0
    path: tuple[int, ...] = ()

    @property
    def plausible(self) -> bool:
        """Whether its numbers are of a size that databases know; ours always are."""
        return max(self.table, self.seat or 0, self.token, *self.path, 0) <= LARGEST

    def __str__(self) -> str:
        text = f"mc1:{self.verb}:{self.table}"
        if self.seat is not None:
            text += f":{self.seat}:{self.token}:{'.'.join(map(str, self.path))}"
        if len(text) > LIMIT:
            raise ValueError(f"a custom_id may have {LIMIT} characters")
        return text


def parse(text: str) -> ControlId:
    """Read an id back; raises ``ValueError`` for a foreign one.

    >>> parse(str(ControlId("do", 7, 2, 41, (0, 3)))).path
    (0, 3)
    """
    match = _PATTERN.fullmatch(text)
    if match is None:
        raise ValueError("not one of ours")
    seat = match["seat"]
    path = tuple(int(part) for part in (match["path"] or "").split(".") if part)
    return ControlId(
        match["verb"],
        int(match["table"]),
        None if seat is None else int(seat),
        int(match["token"] or 0),
        path,
    )
