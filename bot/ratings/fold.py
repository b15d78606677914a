"""Folds results into ratings one after the other, in their order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.domain.community.results import Counted, How, Result, counted_seats
from bot.ratings.anchors import anchor
from bot.ratings.rating import DIGITS, MODEL, START, Rating


@dataclass(frozen=True, slots=True)
class RatingChange:
    """The rating with which a player went into a game, and with which they came out.

    ``row`` is the player's place among the result's seats.
    """

    row: int
    before: Rating
    after: Rating


def rated_by(
    result: Result, ratings: Mapping[int, Rating], former: Mapping[int, Rating] | None = None
) -> list[RatingChange]:
    """The changes of ratings by a result; ``ratings`` are those of its game, by user id.

    There are none by a game that isn't rated, nor where nobody is left to be compared with.
    Whoever took a seat over can gain and not lose. ``former`` are the ratings before the game of
    people who were forgotten since, by their rows: others are still measured against them.
    """
    if not result.rated:
        return []
    known = former or {}

    def rating(row: int) -> Rating | None:
        user = result.seats[row].user_id
        return known.get(row) if user is None else ratings.get(user, START)

    seats: list[Counted] = []
    strengths: list[Rating] = []
    for seat in counted_seats(result.seats):
        style = result.seats[seat.row].autopilot
        strength = anchor(result.game, style) if seat.by_autopilot else rating(seat.row)
        if strength is not None:
            seats.append(seat)
            strengths.append(strength)
    if len(seats) < 2:
        return []
    after = _rate(strengths, [seat.place for seat in seats])
    found = {
        seat.row: _change(result, seat.row, before, new)
        for seat, before, new in zip(seats, strengths, after, strict=True)
        if not seat.by_autopilot
    }
    stood = {result.seats[row].user_id for row in found} - {None}
    for place, seat in enumerate(seats):
        before = None if seat.taker is None else rating(seat.taker)
        if seat.taker is None or before is None or result.seats[seat.taker].user_id in stood:
            continue
        instead = [*strengths[:place], before, *strengths[place + 1 :]]
        new = _rate(instead, _places_with(result, seats, place))[place]
        found[seat.taker] = _change(result, seat.taker, before, new)
    return [found[row] for row in sorted(found)]


def _places_with(result: Result, seats: Sequence[Counted], taken: int) -> list[int]:
    """The places where the taker of one seat, and not who left it, is among those who stayed."""
    gone = len(result.seats)
    players = [result.seats[seat.row] for seat in seats]
    places = [
        gone + seat.place if player.how.gone else player.place
        for seat, player in zip(seats, players, strict=True)
    ]
    places[taken] = players[taken].place
    return places


def _change(result: Result, row: int, before: Rating, after: Rating) -> RatingChange:
    """The change of a row's player, who loses nothing if they took the seat over."""
    lost = result.seats[row].how is How.TOOK_OVER and after.mu < before.mu
    return RatingChange(row, before, before if lost else after)


def _rate(strengths: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in strengths]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(round(new.mu, DIGITS), round(new.sigma, DIGITS), old.games + 1)
        for old, [new] in zip(strengths, rated, strict=True)
    ]
