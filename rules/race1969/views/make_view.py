"""Makes views from states: only what is named here can be seen."""

from __future__ import annotations

from functools import lru_cache

from rules.core.game import Seat, Viewer
from rules.race1969 import decision_rules
from rules.race1969.components.research_contents import Research
from rules.race1969.phases import espionage, mission_dice
from rules.race1969.phases.missions import cost_now
from rules.race1969.phases.purchases import price
from rules.race1969.scoring import scientists_prestige
from rules.race1969.state import RunningLaunch, State
from rules.race1969.terms import OVER, RESEARCHES, SCIENTISTS
from rules.race1969.views.view import (
    FinalScore,
    LaunchView,
    MissionView,
    NationView,
    Own,
    ResearchView,
    View,
)


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
        decisions=decision_rules.decisions(state),
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
        researches=_researches(nation.sheets.researches),
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
        return bool(launch.sealed >> seat & 1)
    return launch.laid


@lru_cache(maxsize=1 << 14)
def _researches(contents: tuple[Research, ...]) -> tuple[ResearchView, ...]:
    return tuple(
        _research(name, content) for name, content in zip(RESEARCHES, contents, strict=True)
    )


@lru_cache(maxsize=1 << 12)
def _research(name: str, content: Research) -> ResearchView:
    scientists = tuple(SCIENTISTS[scientist] for scientist in content.scientists)
    return ResearchView(name, scientists, content.bonus, content.researchers)


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
        rerolls_left=mission_dice.rerolls_left(state, launch) if launch.score is None else 0,
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
        sealed=bool(launch and launch.sealed >> seat & 1),
        trade=state.trades[seat],
    )


def _prices(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple([price(state, seat, scientist) for scientist in range(len(SCIENTISTS))])


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
