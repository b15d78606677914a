"""A finished game as one viewer pages through it: its pages and its pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.domain.table import Position
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.messages.components.log_entries import describe_entries
from bot.messages.components.position_view import PositionView
from bot.tables.record.replay import ReplayStep
from render.core.picture import Band
from rules.core.game import Seat, Viewer

PUBLIC, EVERYTHING, SEATS = 0, 1, 2
"""Viewers, as controls number them: the public, one who sees all hands, from 2 on a seat."""

MOST_FRAMES = 60
"""Moments of an animated picture: at a second each, as long as somebody looks on."""


def without_stand_ins(position: Position) -> Position:
    """The same with every seat of a person named for them, for a game that is told from its start.

    Who an autopilot stood in for at the end has played before; the steps say when it took over.
    """
    seats = tuple(
        seat if seat.user_id is None else replace(seat, autopilot=None)
        for seat in position.table.seats
    )
    return replace(position, table=replace(position.table, seats=seats))


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """A step of which the viewer knows something; ``place`` is its place among all steps."""

    place: int
    step: ReplayStep
    sentences: tuple[str, ...]


class Replay:
    """A finished game as one viewer may know it, in the reader's language.

    Once a game is over nothing of it is secret: its file shows all. ``position`` is its end.
    """

    def __init__(
        self,
        presenter: GamePresenter,
        position: Position,
        steps: Sequence[ReplayStep],
        viewed_by: int,
        t: Words,
    ) -> None:
        self.presenter = presenter
        self.position = without_stand_ins(position)
        self.steps = steps
        self.viewed_by = viewed_by
        self.t = t

    @property
    def viewer(self) -> Viewer:
        """The seat whose view is shown; ``None`` for the public's, and where all hands are open."""
        return self.viewed_by - SEATS if self.viewed_by >= SEATS else None

    def view(self, step: ReplayStep | None, viewer: Viewer) -> PositionView:
        """The game after a step, or at its end for ``None``; the step must have its state."""
        position = self.position
        if step is not None:
            position = replace(position, state=step.state, tokens={}, due={})
        return PositionView(self.presenter, position, viewer, self.t)

    def pages(self) -> list[ReplayPage]:
        """Every step of which the viewer knows something, in order."""
        end, whole = self.view(None, self.viewer), self.viewed_by == EVERYTHING
        found = []
        for place, step in enumerate(self.steps):
            sentences = describe_entries(end, [step.entry], redacted=whole)
            if sentences:
                found.append(ReplayPage(place, step, tuple(sentences)))
        return found

    def hands(self, step: ReplayStep) -> list[tuple[Seat, str]]:
        """The hands that the viewer may see, in words: none, a seat's own, or all."""
        seats: Sequence[Seat] = ()
        if self.viewed_by == EVERYTHING:
            seats = range(len(self.position.table.seats))
        elif self.viewer is not None:
            seats = (self.viewer,)
        return [(seat, self.view(step, seat).presentation.hand_text(seat)) for seat in seats]

    def films(self) -> tuple[list[list[Band]], int]:
        """The pictures of animated replays, one list for each part of the board.

        All lists are of one length. Of a game with more than ``MOST_FRAMES`` moments the ends of
        its rounds stay, and as many others as there is room for, evenly; of too many rounds some.
        Moments that look the same are one. The second is the number of all moments.
        """
        steps = [page.step for page in self.pages() if page.step.state is not None]
        rounds = [step.round for step in steps]
        found: list[tuple[int, dict[str, Band]]] = []
        # Twice as many as there is room for are looked at: many moments look like the one before.
        for place in chosen(rounds, 2 * MOST_FRAMES):
            bands = {band.name: band for band in self._pictures(steps[place])}
            if found and _keys(found[-1][1]) == _keys(bands):
                found.pop()
            found.append((rounds[place], bands))
        kept = chosen([number for number, _ in found], MOST_FRAMES)
        return _films([found[place][1] for place in kept]), len(steps)

    def _pictures(self, step: ReplayStep) -> tuple[Band, ...]:
        board = self.view(step, None).board()
        if self.viewer is None:
            return board
        hand = self.view(step, self.viewer).hand(self.viewer)
        return (*board, *hand[:1])


def _keys(bands: Mapping[str, Band]) -> list[str]:
    return [band.key for band in bands.values()]


def _films(moments: Sequence[Mapping[str, Band]]) -> list[list[Band]]:
    """The bands of each name through all moments; those that are rarely there are left out.

    A band that is missing for a while stands still.
    """
    names = dict.fromkeys(name for bands in moments for name in bands)
    films = []
    for name in names:
        own = [bands.get(name) for bands in moments]
        known = [band for band in own if band is not None]
        if 2 * len(known) < len(own):
            continue
        film, last = [], known[0]
        for band in own:
            last = band or last
            film.append(last)
        films.append(film)
    return films


def chosen(rounds: Sequence[int], most: int) -> list[int]:
    """The places of at most ``most`` pictures, given each one's round; the last is among them.

    >>> chosen([1, 1, 1, 2, 2, 2], 4)
    [0, 2, 4, 5]
    >>> chosen([1, 2, 3, 4, 5], 3)
    [0, 2, 4]
    """
    places = range(len(rounds))
    if len(rounds) <= most:
        return list(places)
    ends = [place for place in places if rounds[place : place + 1] != rounds[place + 1 : place + 2]]
    if len(ends) >= most:
        return _evenly(ends, most)
    others = [place for place in places if place not in set(ends)]
    return sorted([*ends, *_evenly(others, most - len(ends))])


def _evenly(places: Sequence[int], most: int) -> list[int]:
    if most < 2 or len(places) <= most:
        return list(places[-most:]) if most else []
    return [places[round(i * (len(places) - 1) / (most - 1))] for i in range(most)]
