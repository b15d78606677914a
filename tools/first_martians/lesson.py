"""The script of First Martians' lesson: a first plan, then an event, a malfunction, the end.

What a step's texts say of dice, cards and parts is demanded here.
"""

from __future__ import annotations

from rules.first_martians.dice import Rolled
from rules.first_martians.effects.mars_base import PartBroken
from rules.first_martians.effects.regions import Explored
from rules.first_martians.effects.tracks import MalfunctionDrawn, TrackChanged
from rules.first_martians.game import GAME
from rules.first_martians.objectives import ObjectiveReached
from rules.first_martians.state import State
from rules.first_martians.terms import ADVENTURE_CHOICE, EVENT_CHOICE, PLAN
from tools.lesson import Rehearsal, Scene, happened

LEARNER, MATE = 0, 1


def _asked(state: State, kind: str) -> bool:
    """Whether the learner has a decision of a kind to make."""
    return any(
        (one.seat, one.kind) == (LEARNER, kind) and not one.ready for one in GAME.decisions(state)
    )


def _mate_plans(game: Rehearsal) -> None:
    """The mate lays pawns until he is ready."""
    for _ in range(20):
        if any(one.seat == MATE and one.ready for one in GAME.decisions(game.state)):
            return
        game.pilot_move(MATE)
    game.want(False)


def first_plan(game: Rehearsal) -> None:
    """Sol 1: an objective, two pawns on it, and ready."""
    game.pilot(lambda state: _asked(state, PLAN))
    game.want(game.state.round == 1)
    game.step("build")
    game.act(LEARNER, "construct backup-farm own")
    game.step("sure")
    game.act(LEARNER, "join 1 own")
    _mate_plans(game)
    game.want(game.state.round == 1)
    game.step("ready")
    done = game.act(LEARNER, "ready")
    rolls = [each for one in done for each in one.events if isinstance(each, Rolled)]
    game.want([each.success for each in rolls] == [False, True, True])
    game.want({each.seat for each in rolls} == {MATE})
    reached = [each for one in done for each in one.events if isinstance(each, ObjectiveReached)]
    game.want(any(each.objective == "backup-harvest" for each in reached))
    game.step("ready-end")


def event(game: Rehearsal) -> None:
    """An event with a choice, and the action that it leaves open."""
    game.pilot(lambda state: _asked(state, EVENT_CHOICE))
    game.want(game.state.round == 2)
    choices = game.game.legal_actions(game.state, LEARNER)
    game.want(len(choices) == 2)
    game.step("event")
    game.act(LEARNER, game.game.format_action(choices[0]))
    game.pilot(lambda state: _asked(state, PLAN))
    attends = [
        line
        for line in map(game.game.format_action, game.game.legal_actions(game.state, LEARNER))
        if line.startswith("attend ") and line.endswith(" own")
    ]
    game.want(attends)
    game.step("attend")
    game.act(LEARNER, attends[-1])
    game.step("attend-end")


def _laid(state: State) -> bool:
    """Whether the learner has only to say ready, and the mate has done so."""
    asked = {one.seat: one.ready for one in GAME.decisions(state)}
    return (
        _asked(state, PLAN)
        and asked.get(MATE, False)
        and GAME.parse_action("ready") in GAME.legal_actions(state, LEARNER)
    )


def malfunction(game: Rehearsal) -> None:
    """A card turns a part red; in the next sol it can be repaired."""
    game.pilot(_laid)
    game.step("malfunction")
    done = game.act(LEARNER, "ready")
    drawn = [each for one in done for each in one.events if isinstance(each, MalfunctionDrawn)]
    broken = [each for one in done for each in one.events if isinstance(each, PartBroken)]
    game.want(len(drawn) == len(broken) == 1)
    tracks = [each for one in done for each in one.events if isinstance(each, TrackChanged)]
    game.want((drawn[0].block, 5) in {(each.block, each.amount) for each in tracks})
    game.pilot(lambda state: _asked(state, PLAN))
    line = f"repair {broken[0].facility} {broken[0].part} spare own"
    game.want(line in map(game.game.format_action, game.game.legal_actions(game.state, LEARNER)))
    game.step("repair")
    game.act(LEARNER, line)
    game.step("repair-end")


def exploring(game: Rehearsal) -> None:
    """A region with a rover along: sure; and what is found there."""
    game.pilot(lambda state: _asked(state, PLAN))
    game.want(game.state.round == 1)
    game.step("explore")
    number = len(game.state.plan.stacks) + 1
    game.act(LEARNER, "explore r1-s 0 own", f"send froggy {number}")
    game.act(LEARNER, "manage")
    _mate_plans(game)
    game.want(_laid(game.state))
    game.step("arrive")
    done = game.act(LEARNER, "ready")
    found = happened(done, Explored)
    game.want(found.seat == LEARNER and "supply-drop" in found.finds)
    game.step("arrive-end")


def adventure(game: Rehearsal) -> None:
    """An adventure with a choice."""
    game.pilot(lambda state: _asked(state, ADVENTURE_CHOICE))
    game.want(len(game.game.legal_actions(game.state, LEARNER)) == 2)
    game.step("adventure")
    choices = game.game.legal_actions(game.state, LEARNER)
    game.act(LEARNER, game.game.format_action(choices[0]))
    game.step("adventure-end")


def won(game: Rehearsal) -> None:
    """The plan that wins the mission."""
    while True:
        game.pilot(_laid)
        done = game.attempt(LEARNER, "ready")
        outcome = GAME.outcome(done[-1].state)
        if outcome is not None:
            view = GAME.view(game.state, LEARNER)
            left = {each.id for each in view.objectives if not (each.reached or each.optional)}
            game.want(outcome.winners and left == {"first-seed", "supply-drops"})
            break
        game.pilot_move(LEARNER)
    game.step("end")
    game.act(LEARNER, "ready")
    game.step("end-end")


SEATS = ("scientist", "geologist")
OPTIONS = {"level": "easy"}
SCENES = tuple(
    Scene(SEATS, script, OPTIONS)
    for script in (first_plan, event, malfunction, exploring, adventure, won)
)
