"""Skills at the last moment: whoever could avert what is about to happen is asked (p. 5).

A step that would do harm names what it needs, and comes again after each answer. Seats are asked
one after the other from the first player on, and only where the skills of those who were not asked
yet are enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.first_martians.components.cards import EVERYBODY, Effect
from rules.first_martians.effects.skills import check_use, use_skill
from rules.first_martians.progress import Progress
from rules.first_martians.state import State, Step

AVERT = "avert"
LET = "let"
"""The option that lets it happen."""
FACED = "faced"
"""The last word of a step whose harm nobody averts."""


class Danger(NamedTuple):
    """What is about to happen: the kind of the ``step`` that brings it, and what would avert it.

    ``remedy`` is the word of an effect, ``about`` the block of a track or the role that a heal has
    to be for, ``needed`` how many units of the effect avert it.
    """

    step: str
    remedy: str
    about: str
    needed: int

    def words(self) -> tuple[str, ...]:
        """The danger as a step's data."""
        return (self.step, self.remedy, self.about, str(self.needed))

    @classmethod
    def of(cls, words: tuple[str, ...]) -> Danger:
        """The danger that ``words`` gave."""
        step, remedy, about, needed = words
        return cls(step, remedy, about, int(needed))

    def relief(self, effect: Effect, role: str) -> int:
        """How many of the units that are needed an effect brings, used by an astronaut.

        A token for everybody is as good as a step of morale to a first player who lacks one.
        """
        if self.remedy == "morale" and effect.do == "tokens" and effect.who == EVERYBODY:
            return max(0, effect.amount)
        if effect.do != self.remedy:
            return 0
        if effect.do == "track" and effect.block != self.about:
            return 0
        if effect.do == "heal" and role != self.about:
            return 0
        falls = effect.do in ("stress", "track")
        return max(0, -effect.amount if falls else effect.amount)


def reliefs(state: State, seat: Seat, danger: Danger) -> tuple[tuple[str, int], ...]:
    """A seat's skills that help against a danger and can be used, with what each brings."""
    return tuple(_reliefs(state, seat, danger))


def _reliefs(state: State, seat: Seat, danger: Danger) -> Iterator[tuple[str, int]]:
    astronaut = state.crew[seat]
    for name in astronaut.skills:
        effects = state.start.content.crew.skill[name].effects
        relief = sum(danger.relief(each, astronaut.role) for each in effects)
        if not relief:
            continue
        try:
            check_use(state, seat, name)
        except IllegalAction:
            continue
        yield name, relief


def ways_to_avert(state: State, step: Step) -> tuple[str, ...]:
    """Let it happen, or use a skill."""
    danger = Danger.of(step.data)
    return (LET, *(name for name, _ in reliefs(state, step.seat, danger)))


def first_skill(state: State, step: Step, options: tuple[str, ...]) -> str:
    """The default option: a skill; the crew is worth more than tokens."""
    return next((each for each in options if each != LET), LET)


def ask_to_avert(progress: Progress, step: Step, danger: Danger) -> bool:
    """Ask the first seat that could help against a danger, and return whether anybody was asked.

    ``step`` then comes again after the answer.
    """
    if danger.needed <= 0 or FACED in step.data:
        return False
    asked = next(_askers(progress.state, danger), None)
    if asked is None:
        return False
    progress.push(step)
    progress.ask(AVERT, asked, danger.words())
    return True


def _askers(state: State, danger: Danger, after: Seat | None = None) -> Iterator[Seat]:
    """The seats that could help, from the first player on, or from a seat's neighbour on.

    None where all of them together can't help enough.
    """
    seats = len(state.crew)
    order = [(state.first + n) % seats for n in range(seats)]
    left = order if after is None else order[order.index(after) + 1 :]
    able = {seat: reliefs(state, seat, danger) for seat in left}
    if sum(relief for each in able.values() for _, relief in each) < danger.needed:
        return
    yield from (seat for seat in left if able[seat])


def avert(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    """Use a skill; or ask the next seat, and let it happen where none is left."""
    if option != LET:
        use_skill(progress, seat, option)
        return
    danger = Danger.of(step.data)
    following = next(_askers(progress.state, danger, after=seat), None)
    if following is not None:
        progress.ask(AVERT, following, step.data)
        return
    waiting = progress.pop()
    progress.push(waiting._replace(data=(*waiting.data, FACED)))
