"""The dice of an action: rolled, rolled again, and what they bring (B6, Dice)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.events import Hidden, event
from rules.core.game import Seat
from rules.first_martians.effects.skills import SkillUsed, reroll_skills
from rules.first_martians.progress import Event, Progress
from rules.first_martians.state import Needs, State, Step


@event
class Rolled(Event):
    """The dice of an action: each as it fell, or ``None`` where it wasn't rolled."""

    lesson = "dice"

    number: int
    seat: Seat
    colour: str
    success: bool
    wound: bool | None
    adventure: bool | None
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        return state.drawn(self.draws)


@event
class Rerolled(Event):
    """A ``die`` (success, wound, adventure) was rolled again; ``why``: a skill, or ``token``."""

    number: int
    seat: Seat
    die: str
    result: bool
    why: str
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        return state.drawn(self.draws)


REROLL_DIE, AFTER_ROLL = "reroll-die", "after-roll"
KEEP = "keep"
SUCCESS, WOUND_DIE, ADVENTURE_DIE = "success", "wound", "adventure"
FACES = (SUCCESS, WOUND_DIE, ADVENTURE_DIE)


class Result(NamedTuple):
    """The faces of an action's dice: each ``None`` where it wasn't rolled."""

    success: bool | None
    wound: bool | None = None
    adventure: bool | None = None

    def words(self) -> tuple[str, ...]:
        """The result as a step's data."""
        return tuple({None: "-", True: "yes", False: "no"}[each] for each in self)

    @classmethod
    def of(cls, words: tuple[str, ...]) -> Result:
        """The result that ``words`` gave."""
        return cls(*({"-": None, "yes": True, "no": False}[each] for each in words))


def roll(progress: Progress, number: int, seat: Seat, colour: str, need: Needs) -> Result:
    """Roll what an action needs; a success that a token denies is rolled once more."""
    if not need.roll:
        return Result(None)
    faces = progress.state.start.content.base.action_dice[colour]
    dice = progress.dice()
    success = dice.below(faces.sides) < faces.success
    wound = adventure = None
    if need.roll == "all":
        wound = dice.below(faces.sides) < faces.wound
        adventure = dice.below(faces.sides) < faces.adventure
    progress.reveal(Rolled(number, seat, colour, success, wound, adventure, dice.counter))
    if success and need.reroll:
        success = _again(progress, number, seat, colour, SUCCESS, "token")
    return Result(success, wound, adventure)


def _again(progress: Progress, number: int, seat: Seat, colour: str, die: str, why: str) -> bool:
    faces = progress.state.start.content.base.action_dice[colour]
    count = {SUCCESS: faces.success, WOUND_DIE: faces.wound, ADVENTURE_DIE: faces.adventure}[die]
    dice = progress.dice()
    result = dice.below(faces.sides) < count
    progress.reveal(Rerolled(number, seat, die, result, why, dice.counter))
    return result


def offer_reroll(progress: Progress, seat: Seat, number: int, colour: str, result: Result) -> None:
    """Let what follows from the dice wait until whoever has a skill for them was asked.

    The performer comes first, then those whose skills are for the dice of others (p. 5, C-39).
    """
    data = (str(number), colour, *result.words())
    progress.push(Step(AFTER_ROLL, seat, data))
    _ask_for_reroll(progress, seat, seat, data)


def _ask_for_reroll(
    progress: Progress, performer: Seat, asked_from: Seat, dice: tuple[str, ...]
) -> None:
    """Ask the next seat that could roll a die again: ``asked_from``, or one after it."""
    state = progress.state
    seats = len(state.crew)
    order = [(performer + n) % seats for n in range(seats)]
    for seat in order[order.index(asked_from) :]:
        data = dice if seat == performer else (*dice, state.crew[performer].role)
        if reroll_options(state, Step(REROLL_DIE, seat, data)) != (KEEP,):
            progress.ask(REROLL_DIE, seat, data)
            return


def dice_of(step: Step, roles: Sequence[str]) -> Seat:
    """The seat whose dice a choice is about: its own, unless the data name another role."""
    return roles.index(step.data[5]) if len(step.data) > 5 else step.seat


def reroll_options(state: State, step: Step) -> tuple[str, ...]:
    """Keep the dice, or use a skill on one that fell badly: ``second-look-success``.

    Of others' dice not the adventure die: it falls badly too often to ask for each.
    """
    result, performer = Result.of(step.data[2:5]), dice_of(step, state.start.roles)
    bad = [SUCCESS] if result.success is False else []
    bad += [WOUND_DIE] if result.wound else []
    bad += [ADVENTURE_DIE] if result.adventure and step.seat == performer else []
    skills = reroll_skills(state, step.seat, performer)
    return (KEEP, *(f"{skill}-{die}" for skill in skills for die in bad))


def reroll(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    """Roll a die again with a skill, or let the next seat do so; then the dice have their effects.

    After a reroll the same seat may use another skill.
    """
    performer = dice_of(step, progress.state.start.roles)
    if option == KEEP:
        following = (seat + 1) % len(progress.state.crew)
        if following != performer:
            _ask_for_reroll(progress, performer, following, step.data[:5])
        return
    skill, die = option.rsplit("-", 1)
    number, colour = int(step.data[0]), step.data[1]
    cost = progress.state.start.content.crew.skill[skill].cost
    progress.emit(SkillUsed(seat, skill, cost))
    fallen = _again(progress, number, performer, colour, die, skill)
    result = Result.of(step.data[2:5])._replace(**{die: fallen})
    data = (str(number), colour, *result.words())
    progress.pop()
    progress.push(Step(AFTER_ROLL, performer, data))
    _ask_for_reroll(progress, performer, seat, data)
