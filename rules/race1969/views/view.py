"""The view: all that a nation, or the public, may know. There is no field for anything else."""

from __future__ import annotations

from dataclasses import field

from rules.core.game import Decision, Outcome, Seat, Viewer
from rules.core.structs import struct
from rules.race1969.components.board import Board, Mission
from rules.race1969.options import Options
from rules.race1969.pieces import Flight, LastMove, Reveal
from rules.race1969.terms import MISSIONS, MOON


@struct
class ResearchView:
    """One research of a nation: who works there and how many researchers that makes."""

    research: str
    scientists: tuple[str, ...]
    bonus: bool
    researchers: int


@struct
class NationView:
    """One nation, as all can see it: money in millions, number of cards, the research sheets.

    ``researches`` follow ``terms.RESEARCHES``; ``moon_cell`` is its flag on the Moon track.
    """

    seat: Seat
    nation: str
    prestige: int
    money: int
    cards: int
    moon_cell: int
    researches: tuple[ResearchView, ...]
    flights: tuple[Flight, ...]


@struct
class MissionView:
    """A mission's flags from earlier rounds, which cost prestige, and this round's rockets.

    ``rockets`` holds ``(seat, cell)``; a launch in progress is among them.
    """

    mission: str
    flags: tuple[Seat, ...]
    rockets: tuple[tuple[Seat, int], ...]


@struct
class LaunchView:
    """The launch in progress.

    ``dice`` are faces as they lie (empty before the roll); ``rerolled`` numbers (1-based) the dice
    that have had their second roll; ``rerolls_left`` counts what Simulation still allows.
    ``launched_from`` is the rocket's first cell, ``cell`` the one where it is now; ``score`` is
    ``None`` before the test ends. ``face_down`` holds ``(seat, cards)`` that lie face down,
    ``None`` while opponents are still choosing in secret.
    """

    seat: Seat
    mission: str
    paid: int
    dice: tuple[str, ...]
    rerolled: tuple[int, ...]
    rerolls_left: int
    score: int | None
    launched_from: int
    cell: int
    face_down: tuple[tuple[Seat, int], ...] | None


@struct
class FinalScore:
    """The parts of a nation's final prestige: ``prestige`` before the scientists, then theirs.

    ``famous``, ``novices`` and ``spies`` are points (the latter two at most 0), not heads; with
    ``prestige`` they add up to ``total``.
    """

    seat: Seat
    prestige: int
    famous: int
    novices: int
    spies: int
    total: int
    money: int
    rank: int


@struct
class Own:
    """The viewing nation's own secrets: its hand and its play, each in rising order.

    ``play`` is what it has laid out and may still change, or has sealed; ``trade`` is its sealed
    trade.
    """

    hand: tuple[int, ...] = field(repr=False)
    play: tuple[int, ...] = field(repr=False)
    sealed: bool
    trade: int | None = field(repr=False)


@struct
class View:
    """The whole game as one viewer may know it.

    ``round`` counts from 0; ``order`` is this round's turn order; ``supply`` follows
    ``terms.SCIENTISTS``; ``deck`` and ``discards`` are numbers of cards. ``prices`` are what the
    viewing nation would pay now per type of scientist, and ``launch_costs`` per mission, in the
    board's order (both empty for the public).
    """

    viewer: Viewer
    board: Board
    options: Options
    round: int
    year: int
    phase: str
    first: Seat
    order: tuple[Seat, ...]
    decisions: tuple[Decision, ...]
    nations: tuple[NationView, ...]
    missions: tuple[MissionView, ...]
    supply: tuple[int, ...]
    deck: int
    discards: int
    launch: LaunchView | None
    reveal: Reveal | None
    last: LastMove | None
    own: Own | None
    prices: tuple[int, ...]
    launch_costs: tuple[int, ...]
    final: tuple[FinalScore, ...]
    outcome: Outcome | None

    @property
    def mission_limit(self) -> int | None:
        """Missions besides the Moon that a nation may fly; ``None``: each of them once.

        That is a table option (ruling 14).
        """
        return self.board.limits.flags if self.options.flags_limit else None

    @property
    def launches_to_come(self) -> tuple[Seat, ...]:
        """The seats that may still launch this round, after the launch in progress."""
        if self.phase != MISSIONS:
            return self.order
        acting = self.launch.seat if self.launch else self.decisions[0].seat
        start = self.order.index(acting)
        return self.order[start + 1 if self.launch else start :]

    def missions_left(self, seat: Seat) -> tuple[Mission, ...]:
        """The missions that a nation may still fly, whether or not it can pay (3, ruling 14)."""
        flown = {flight.mission for flight in self.nations[seat].flights}
        limit = self.mission_limit
        out_of_flags = limit is not None and len(flown - {MOON}) >= limit
        return tuple(
            mission
            for mission in self.board.missions
            if mission.id not in flown and (mission.id == MOON or not out_of_flags)
        )
