"""The decisions of 1969: their actions, their defaults, and when a nation has no choice.

Whether a nation has a choice follows from what lies open, so that a nation that isn't asked gives
nothing away: of cards it is their number that counts, never which ones they are.
"""

from __future__ import annotations

from rules.core.decision_rules import DecisionKind, DecisionRules, always
from rules.core.game import Decision, Seat
from rules.race1969 import espionage, income, missions, purchases
from rules.race1969.board import (
    FIRST_CELL,
    Mission,
    cell_on_track,
    prestige_after_flags,
    symbol_research,
)
from rules.race1969.espionage import SEAL, Seal, opponents
from rules.race1969.espionage_cards import card_of
from rules.race1969.income import Trade
from rules.race1969.missions import KEEP, Keep, rerolls_left
from rules.race1969.state import Action, Event, Recorder, RunningLaunch, State
from rules.race1969.terms import (
    FAILURE,
    FREE_CARD,
    GROUND_CONTROL,
    INCOME,
    INSURANCE,
    LAUNCH,
    MISSIONS,
    MOON,
    NEUTRAL,
    OVER,
    PURCHASE,
    PURCHASES,
    REROLL,
    SABOTAGE,
    SUCCESS,
    SUPPORT,
    TRADE,
)


def reroll(state: State, seat: Seat) -> Keep | None:
    """Keep the dice where no fall could move the rocket further, nor bring any money.

    So after five successes, on the last cell, or where even the best fall stays on the first.
    """
    launch, board = state.current_launch, state.start.board
    mission, researchers = board.mission(launch.mission), state.nations[seat].researchers
    if researchers[INSURANCE] * board.money.insurance or list(mission.cells) != sorted(
        mission.cells
    ):
        return None
    research = symbol_research(mission, researchers)

    def cell(score: int) -> int:
        return cell_on_track(launch.start + score + research, len(mission.cells))

    control = researchers[GROUND_CONTROL]
    now = _dice_score(launch.dice, 0, 0, control)
    return KEEP if cell(now) == cell(_best_score(state, launch, control)) else None


def _best_score(state: State, launch: RunningLaunch, control: int) -> int:
    """The score if every die that is rolled again shows a success."""
    fresh = [face for die, face in enumerate(launch.dice, 1) if die not in launch.rerolled]
    left = rerolls_left(state, launch)
    return max(
        _dice_score(launch.dice, failures, neutrals, control)
        for failures in range(min(left, fresh.count(FAILURE)) + 1)
        for neutrals in range(min(left - failures, fresh.count(NEUTRAL)) + 1)
    )


def _dice_score(dice: tuple[str, ...], failures: int, neutrals: int, control: int) -> int:
    """The score with so many failures and neutrals as successes, and Ground Control's part."""
    flat = dice.count(NEUTRAL) - neutrals
    good = dice.count(SUCCESS) + failures + neutrals
    return good - (dice.count(FAILURE) - failures) + min(control, flat)


def sabotage(state: State, seat: Seat) -> Seal | None:
    """Seal where no cards of all opponents together could change what the launch brings."""
    launch = state.current_launch
    most_back = _steps(state, launch, sum(_held(state, one) for one in opponents(state, launch)))
    most_forward = _steps(state, launch, _held(state, launch.seat))
    for forward in range(most_forward + 1):
        ends = {_end(state, launch, back, forward) for back in range(most_back + 1)}
        if len(ends) > 1:
            return None
    return SEAL


def support(state: State, seat: Seat) -> Seal | None:
    """Seal where the own cards can't change what the launch brings, whatever lies against it."""
    launch = state.current_launch
    laid = sum(len(launch.plays[one]) for one in opponents(state, launch))
    most_forward = _steps(state, launch, _held(state, seat))
    for back in range(_steps(state, launch, laid) + 1):
        ends = {_end(state, launch, back, forward) for forward in range(most_forward + 1)}
        if len(ends) > 1:
            return None
    return SEAL


def _held(state: State, seat: Seat) -> int:
    """The cards of a nation that may count in this launch, in its hand or laid out."""
    launch = state.current_launch
    known = seat in launch.sealed and not state.start.options.sealed_espionage
    in_hand = 0 if known else len(state.nations[seat].hand)
    return in_hand + len(launch.plays[seat])


def _steps(state: State, launch: RunningLaunch, cards: int) -> int:
    """The most cells that so many cards move a rocket."""
    board = state.start.board
    mission = board.mission(launch.mission)
    most = max(card_of(card).points(mission) for card in board.espionage.ids)
    return cards * most // mission.espionage_cost


def _end(state: State, launch: RunningLaunch, back: int, forward: int) -> tuple[int, bool]:
    """The result of a launch after these moves: prestige, and whether the Moon flag advances."""
    board = state.start.board
    mission: Mission = board.mission(launch.mission)
    length = len(mission.cells)
    cell = cell_on_track(cell_on_track(launch.cell - back, length) + forward, length)
    flags = len(state.flags[board.mission_index(mission.id)])
    earned = prestige_after_flags(mission.cells[cell - FIRST_CELL], flags)
    return earned, mission.id != MOON and cell == length


class RaceRules(DecisionRules[State, Action, Event]):
    """The defaults spend nothing; cards that were laid out for a play before are sealed with it."""

    recorder = Recorder
    kinds = {
        FREE_CARD: DecisionKind(income.free_card_actions, always(income.FORGO)),
        TRADE: DecisionKind(income.trade_actions, always(Trade(0))),
        PURCHASE: DecisionKind(purchases.actions, always(purchases.DONE)),
        LAUNCH: DecisionKind(missions.actions, always(missions.STAY)),
        REROLL: DecisionKind(missions.dice_actions, always(KEEP), reroll),
        SABOTAGE: DecisionKind(espionage.actions, always(SEAL), sabotage),
        SUPPORT: DecisionKind(espionage.actions, always(SEAL), support),
    }
    phases = {INCOME: income, PURCHASES: purchases, MISSIONS: missions}

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return () if state.phase == OVER else self.phases[state.phase].decisions(state)

    def advance(self, recorder: Recorder) -> None:
        while recorder.state.phase != OVER and self.phases[recorder.state.phase].advance(recorder):
            pass


RULES = RaceRules()
