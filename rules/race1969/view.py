"""The view: all that a nation, or the public, may know. There is no field for anything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import field

from rules.core.game import Decision, Outcome, Seat, Viewer
from rules.core.structs import struct
from rules.race1969 import espionage
from rules.race1969.board import Board, Mission
from rules.race1969.decision_rules import RULES
from rules.race1969.missions import cost_now, rerolls_left
from rules.race1969.purchases import price
from rules.race1969.scoring import scientists_prestige
from rules.race1969.state import Flight, LastMove, Options, Research, Reveal, RunningLaunch, State
from rules.race1969.terms import MISSIONS, MOON, OVER, RESEARCHES, SCIENTISTS


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

    def flights_left(self, seat: Seat, *, moon: bool) -> int:
        """The most missions that a nation can fly yet, whatever they cost and whenever (14)."""
        left = {mission.id for mission in self.missions_left(seat)}
        others, limit = len(left - {MOON}), self.mission_limit
        if limit is not None:
            flown = {flight.mission for flight in self.nations[seat].flights}
            others = min(others, max(0, limit - len(flown - {MOON})))
        return others + (moon and MOON in left)

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


@struct
class Projection:
    """A nation's score if the game ended now.

    ``counts`` are the scientists on its sheets that change its ``prestige``, hosted spies among
    them, as ``(scientist, number, points)``; all together make ``total``.
    """

    seat: Seat
    prestige: int
    counts: tuple[tuple[str, int, int], ...]
    total: int


def projections(view: View) -> tuple[Projection, ...]:
    """The projection of each nation, by seat; a launch in progress isn't in it."""
    worth = {kind.id: kind.prestige for kind in view.board.scientists}
    return tuple(_projection(nation, worth) for nation in view.nations)


def _projection(nation: NationView, worth: dict[str, int]) -> Projection:
    placed = Counter(one for research in nation.researches for one in research.scientists)
    counts = tuple(
        (one, placed[one], placed[one] * worth[one])
        for one in SCIENTISTS
        if placed[one] and worth[one]
    )
    total = nation.prestige + sum(points for _, _, points in counts)
    return Projection(nation.seat, nation.prestige, counts, total)


def lead(scores: Sequence[int], seat: Seat) -> int:
    """The points that a seat is ahead of the best of the others; below 0 if it is behind.

    >>> lead((7, 4, 9), 0), lead((7, 4, 9), 2)
    (-2, 2)
    """
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def view(state: State, viewer: Viewer) -> View:
    """The game as a seat, or the public, may know it.

    Raises ``ValueError`` for a seat that isn't at the table.
    """
    if viewer is not None and not 0 <= viewer < len(state.nations):
        raise ValueError(f"no seat {viewer} at this table")
    start, board = state.start, state.start.board
    return View(
        viewer=viewer,
        board=board,
        options=start.options,
        round=state.round,
        year=state.year,
        phase=state.phase,
        first=state.first,
        order=state.order,
        decisions=RULES.decisions(state),
        nations=tuple([_nation(state, seat) for seat in range(len(state.nations))]),
        missions=_missions(state),
        supply=state.supply,
        deck=sum(state.deck),
        discards=sum(state.discards),
        launch=_launch(state, state.launch) if state.launch else None,
        reveal=state.reveal,
        last=state.last,
        own=None if viewer is None else _own(state, viewer),
        prices=() if viewer is None else _prices(state, viewer),
        launch_costs=() if viewer is None else _launch_costs(state, viewer),
        final=_final(state),
        outcome=state.outcome,
    )


def _nation(state: State, seat: Seat) -> NationView:
    nation = state.nations[seat]
    return NationView(
        seat=seat,
        nation=state.start.nations[seat],
        prestige=nation.prestige,
        money=nation.money,
        cards=public_cards(state, seat),
        moon_cell=nation.moon_cell,
        researches=tuple(map(_research, RESEARCHES, nation.researches)),
        flights=nation.flights,
    )


def public_cards(state: State, seat: Seat) -> int:
    """The number of cards that the nation holds, as all may know it.

    Cards of a play count as held until it may be known how many they are.
    """
    held = len(state.nations[seat].hand)
    launch = state.launch
    if launch is None or _is_public(state, launch, seat):
        return held
    return held + len(launch.plays[seat])


def _is_public(state: State, launch: RunningLaunch, seat: Seat) -> bool:
    """True once the size of a nation's play may be known."""
    if seat == launch.seat or not state.start.options.sealed_espionage:
        return seat in launch.sealed
    return launch.laid


def _research(name: str, content: Research) -> ResearchView:
    return ResearchView(name, content.scientists, content.bonus, content.researchers)


def _missions(state: State) -> tuple[MissionView, ...]:
    board = state.start.board
    rockets: dict[str, list[tuple[Seat, int]]] = {}
    for seat in state.order:
        for flown in state.nations[seat].flights:
            mission = board.mission_index(flown.mission)
            if flown.year == state.year and seat not in state.flags[mission]:
                rockets.setdefault(flown.mission, []).append((seat, flown.cell))
    if state.launch is not None:
        launch = state.launch
        rockets.setdefault(launch.mission, []).append((launch.seat, launch.cell))
    return tuple([
        MissionView(mission.id, flags, tuple(rockets.get(mission.id, ())))
        for mission, flags in zip(board.missions, state.flags, strict=True)
    ])  # fmt: skip


def _launch(state: State, launch: RunningLaunch) -> LaunchView:
    return LaunchView(
        seat=launch.seat,
        mission=launch.mission,
        paid=launch.paid,
        dice=launch.dice,
        rerolled=tuple(sorted(launch.rerolled)),
        rerolls_left=rerolls_left(state, launch) if launch.score is None else 0,
        score=launch.score,
        launched_from=launch.start,
        cell=launch.cell,
        face_down=_face_down(state, launch),
    )


def _face_down(state: State, launch: RunningLaunch) -> tuple[tuple[Seat, int], ...] | None:
    against = espionage.opponents(state, launch)
    if launch.score is not None and state.start.options.sealed_espionage and not launch.laid:
        holding = any(state.nations[seat].hand or launch.plays[seat] for seat in against)
        return None if holding else ()
    return tuple([
        (seat, len(launch.plays[seat]))
        for seat in against
        if launch.plays[seat] and _is_public(state, launch, seat)
    ])  # fmt: skip


def _own(state: State, seat: Seat) -> Own:
    nation, launch = state.nations[seat], state.launch
    return Own(
        hand=nation.hand,
        play=launch.plays[seat] if launch else (),
        sealed=bool(launch and seat in launch.sealed),
        trade=state.trades[seat],
    )


def _prices(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple([price(state, seat, scientist) for scientist in SCIENTISTS])


def _launch_costs(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple([cost_now(state, seat, m) for m in state.start.board.missions])


def _final(state: State) -> tuple[FinalScore, ...]:
    if state.phase != OVER or state.outcome is None:
        return ()
    scores = []
    for standing in state.outcome.standings:
        nation = state.nations[standing.seat]
        count = scientists_prestige(state.start.board, nation)
        scores.append(
            FinalScore(
                seat=standing.seat,
                prestige=nation.prestige - count.total,
                famous=count.famous,
                novices=count.novices,
                spies=count.spies,
                total=nation.prestige,
                money=nation.money,
                rank=standing.rank,
            )
        )
    return tuple(scores)
