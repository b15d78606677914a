"""Estimates who is ahead, and so whom cards and spies are laid against."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.game import Seat
from rules.race1969.views.view import View

PROMISE = 0.4
"""The prestige that a researcher is reckoned to bring its nation in the launches to come.

Less than a whole point: near a track's last cell more of it brings nothing.
"""
RIVAL = 0.75
"""The worth of the rival's loss where there are other opponents, as a share of an own gain."""
OTHERS = 2.0
"""The worth of all opponents' losses together, likewise; each counts for its part up to ``RIVAL``.

With less, cards changed fewer missions where four and five nations play; see docs/balance-1969.md.
"""
LAID = 0.3
"""The share of its cards that a nation is reckoned to lay against its rival's Moon flight."""
LAID_LAST = 0.12
"""The share of all cards that is reckoned to be laid against the last launch of the game."""


def estimated_scores(view: View) -> tuple[float, ...]:
    """The estimated score of each nation, in prestige.

    What this year's launches paid is left out, since others have theirs still to come: whoever
    launches first in a year would look to be ahead of nations that are as well off. What scientists
    and spies will count at the end is known and so counted in.
    """
    counted = {kind.id: kind.prestige for kind in view.board.scientists}
    year = view.board.rounds[view.round].year
    return tuple(
        nation.prestige
        - sum(flight.prestige for flight in nation.flights if flight.year == year)
        + sum(counted[each] for room in nation.researches for each in room.scientists)
        + PROMISE * sum(room.researchers for room in nation.researches)
        + nation.moon_cell
        for nation in view.nations
    )


def rival_of(seat: Seat, estimated_scores: Sequence[float]) -> Seat:
    """The opponent who is furthest ahead; the first of them in seat order if several are."""
    opponents = (other for other in range(len(estimated_scores)) if other != seat)
    return max(opponents, key=lambda other: estimated_scores[other])


def hunters_of(seat: Seat, estimated_scores: Sequence[float]) -> tuple[Seat, ...]:
    """The opponents whose rival this nation is."""
    return tuple(
        other
        for other in range(len(estimated_scores))
        if other != seat and rival_of(other, estimated_scores) == seat
    )


def loss_share(victim: Seat, rival: Seat, opponents: int) -> float:
    """The worth of a victim's loss to a nation with this rival, as a share of an own gain."""
    if opponents == 1:
        return 1.0
    return RIVAL if victim == rival else min(RIVAL, OTHERS / opponents)


def feared_cards(view: View, seat: Seat, estimated_scores: Sequence[float], last: bool) -> float:
    """The cards that are reckoned to be laid against a nation's launch of this round.

    ``last``: it launches last of all in the game, so that everybody may lay what is left.
    """
    if last:
        return LAID_LAST * sum(each.cards for each in view.nations if each.seat != seat)
    hunters = hunters_of(seat, estimated_scores)
    return LAID * sum(view.nations[each].cards for each in hunters)
