"""The script of 1969's lesson: one game of the USA against the USSR, up to a landing on the Moon.

What a step's texts say of dice, cards and cells is demanded here.
"""

from __future__ import annotations

from rules.race1969.espionage import MissionPaid
from rules.race1969.missions import RocketMoved
from rules.race1969.state import State
from rules.race1969.terms import FAILURE, NEUTRAL, SUCCESS
from tools.lesson import Rehearsal, Scene, happened

USA, USSR = 0, 1


def _dice(state: State) -> list[int]:
    assert state.launch is not None
    return [state.launch.dice.count(face) for face in (SUCCESS, NEUTRAL, FAILURE)]


def race(game: Rehearsal) -> None:
    """Seven years."""
    _first_launch(game)
    _researchers(game)
    _second_roll(game)
    _espionage(game)
    _flags(game)
    _moon(game)


def _first_launch(game: Rehearsal) -> None:
    """1963: dice of all three kinds, and a cell below the last."""
    game.want(game.state.first == USA)
    game.play(
        """0 trade 0
        1 trade 0
        0 done
        1 hire famous lem
        1 done"""
    )
    game.step("launch")
    done = game.act(USA, "launch eva")
    moved = happened(done, RocketMoved)
    game.want((moved.successes, moved.failures) == (3, 1))


def _researchers(game: Rehearsal) -> None:
    """1964: three researchers take the rocket to the last cell; without any it falls short."""
    game.play(
        """1 launch technology
        0 trade 0
        1 trade 0
        1 hire base lem
        1 done"""
    )
    game.step("hire")
    game.act(USA, "hire base booster")
    game.step("types")
    game.act(USA, "hire genius booster")
    game.step("money")
    game.act(USA, "done")
    game.act(USSR, "launch lem")
    game.step("research")
    short = happened(game.attempt(USA, "launch launch-pad"), MissionPaid)
    done = happened(game.act(USA, "launch booster"), RocketMoved)
    game.want(short.worth < 5 and done.successes - done.failures < 4 <= done.score)


def _second_roll(game: Rehearsal) -> None:
    """1965: a failure becomes a success."""
    game.play(
        """0 trade 0
        1 trade 0
        0 hire base simulation
        0 done
        1 hire genius technology
        1 done
        0 launch launch-pad-booster"""
    )
    game.step("reroll")
    successes, _, failures = _dice(game.state)
    game.want(failures and successes >= 2)
    die = game.state.launch.dice.index(FAILURE) + 1
    kept = happened(game.attempt(USA, "keep"), RocketMoved)
    rolled = happened(game.act(USA, f"reroll {die}"), RocketMoved)
    game.want(rolled.score == kept.score + 2)


def _espionage(game: Rehearsal) -> None:
    """1966 and 1967: cards against a rocket, a spy, and cards for the own rocket."""
    game.play(
        """1 stay
        0 trade 0
        1 trade 0
        1 hire genius csm
        1 done"""
    )
    game.step("cards")
    game.act(USA, "buy 3")
    game.want(set(game.state.nations[USA].hand) >= {1, 2, 3})
    game.play(
        """0 hire genius launch-pad
        1 launch lem-technology"""
    )
    game.step("sabotage")
    one, two = (happened(game.attempt(USA, f"play {card}", "seal"), MissionPaid) for card in (1, 2))
    game.want(one.prestige > two.prestige)
    game.act(USA, "play 2", "seal")
    game.play(
        """0 trade 0
        1 trade 0"""
    )
    game.step("spy")
    game.act(USA, "spy ussr technology")
    game.play(
        """0 hire base csm
        0 done
        1 buy 1"""
    )
    game.want(game.state.nations[USSR].hand[0] in (2, 3))
    game.play(
        """1 hire genius eva
        1 done
        0 launch launch-pad
        0 keep"""
    )
    card = game.state.nations[USSR].hand[0]
    game.act(USSR, f"play {card}", "seal")
    game.step("support")
    launch = game.state.launch
    game.want(3 <= launch.cell <= 4)
    alone, three, both = (
        happened(game.attempt(USA, *lines, "seal"), MissionPaid)
        for lines in ((), ("play 3",), ("play 1", "play 3"))
    )
    game.want(alone.prestige < three.prestige < both.prestige)
    game.want(both.worth == 5)
    game.act(USA, "play 1", "play 3", "seal")


def _flags(game: Rehearsal) -> None:
    """1968: the same cell on two missions, on one of them with a flag."""
    game.play(
        """1 launch eva
        0 trade 0
        1 trade 0
        1 hire famous csm
        1 done
        0 hire base lem
        0 hire base eva
        0 done
        1 launch booster"""
    )
    game.step("flags")
    flagged = happened(game.attempt(USA, "launch lem", "keep"), MissionPaid)
    free = happened(game.act(USA, "launch csm", "keep"), MissionPaid)
    game.want(flagged.worth == free.worth == 5)


def _moon(game: Rehearsal) -> None:
    """1969: the second roll takes the rocket down to the Moon."""
    game.play(
        """0 trade 4
        1 trade 0
        0 hire genius eva
        0 hire base technology
        0 done
        1 hire famous launch-pad
        1 hire famous booster
        1 hire base robotics"""
    )
    game.want(game.state.nations[USA].moon_cell == 4)
    game.step("moon")
    game.act(USA, "launch moon")
    game.step("landing")
    _, _, failures = _dice(game.state)
    game.want(failures == 1)
    die = game.state.launch.dice.index(FAILURE) + 1
    kept = happened(game.attempt(USA, "keep"), MissionPaid)
    landed = happened(game.act(USA, f"reroll {die}"), MissionPaid)
    game.want(kept.worth < 35 == landed.worth)
    game.step("end")


SCENES = (Scene(("usa", "ussr"), race),)
