"""Effects on astronauts: morale, stress, tokens, wounds, conditions (B3, B10, B11)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.events import Hidden, event
from rules.core.game import Seat
from rules.first_martians.effects.averting import Danger, ask_to_avert
from rules.first_martians.effects.mission_end import DEATH, end_mission
from rules.first_martians.progress import Event, Progress
from rules.first_martians.state import Ailment, State, Step
from rules.first_martians.terms import (
    ANXIETY,
    LAST_WOUND,
    LEAST_MORALE,
    MOST_MORALE,
    POISONING,
    STRESS_LIMIT,
)


@event
class MoraleChanged(Event):
    """Morale went up or down to ``level``."""

    lesson = "morale"

    amount: int
    level: int
    why: str

    def evolve(self, state: State) -> State:
        return replace(state, morale=self.level)


@event
class StressChanged(Event):
    """Stress went up or down to ``level``, at 18 or beyond a quarrel is due."""

    lesson = "stress"

    amount: int
    level: int
    why: str

    def evolve(self, state: State) -> State:
        return replace(state, stress=self.level)


@event
class TokensChanged(Event):
    """An astronaut got morale tokens, or gave them."""

    lesson = "morale-tokens"

    seat: Seat
    amount: int
    why: str

    def evolve(self, state: State) -> State:
        tokens = state.crew[self.seat].tokens + self.amount
        return state.with_astronaut(self.seat, tokens=tokens)


@event
class Wounded(Event):
    """An astronaut was wounded; with more than five wounds it dies."""

    lesson = "wounds"

    seat: Seat
    amount: int
    why: str

    def evolve(self, state: State) -> State:
        wounds = state.crew[self.seat].wounds + self.amount
        return state.with_astronaut(self.seat, wounds=wounds)


@event
class Healed(Event):
    """Wounds of an astronaut's were healed."""

    seat: Seat
    amount: int
    why: str

    def evolve(self, state: State) -> State:
        wounds = state.crew[self.seat].wounds - self.amount
        return state.with_astronaut(self.seat, wounds=wounds)


@event
class ConditionDrawn(Event):
    """A wound crossed an icon: a condition was drawn, acting from the next phase on (B10)."""

    lesson = "conditions"

    seat: Seat
    condition: str
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        """An anxiety attack is over at once: its token goes back (B11)."""
        state = state.drawn(self.draws)
        if self.condition == ANXIETY:
            return state
        ailments = (*state.crew[self.seat].ailments, Ailment(self.condition, state.moment))
        return state.with_astronaut(self.seat, ailments=ailments)


@event
class ConditionCured(Event):
    """A condition was discarded; it acts until the phase is over."""

    seat: Seat
    condition: str

    def evolve(self, state: State) -> State:
        astronaut = state.crew[self.seat]
        acting = state.suffers(self.seat, self.condition)
        left = tuple(each for each in astronaut.ailments if each.kind != self.condition)
        cured = (*astronaut.cured, self.condition) if acting else astronaut.cured
        return state.with_astronaut(self.seat, ailments=left, cured=cured)


@event
class SkillUnlocked(Event):
    """A discovery unlocked a skill card (B13)."""

    seat: Seat
    skill: str

    def evolve(self, state: State) -> State:
        skills = (*state.crew[self.seat].skills, self.skill)
        return state.with_astronaut(self.seat, skills=skills)


@event
class TerrainIgnored(Event):
    """A skill lets an astronaut ignore a region's terrain in this round."""

    seat: Seat
    space: str

    def evolve(self, state: State) -> State:
        return replace(state, ignored=(*state.ignored, (self.seat, self.space)))


QUARREL = "quarrel"
"""The cause of what happens when stress reaches its limit."""
QUARREL_DUE, DYING = "quarrel-due", "dying"
"""Steps: stress is at its limit; an astronaut has more wounds than it survives."""


def change_morale(progress: Progress, amount: int, why: str) -> None:
    """Move the morale of all, within its limits; what goes beyond is lost (C-37)."""
    before = progress.state.morale
    level = max(LEAST_MORALE, min(MOST_MORALE, before + amount))
    if level != before:
        progress.emit(MoraleChanged(level - before, level, why))


def change_stress(progress: Progress, amount: int, why: str) -> None:
    """Move the stress of all; at its limit and beyond a quarrel is due."""
    before = progress.state.stress
    level = max(0, before + amount)
    if level != before:
        progress.emit(StressChanged(level - before, level, why))
    if level >= STRESS_LIMIT:
        progress.push(Step(QUARREL_DUE))


def settle_quarrel(progress: Progress, step: Step) -> None:
    """Let stress begin anew, with a wound for everybody, unless skills lower it (III 4, C-10).

    Whatever went beyond the limit is lost.
    """
    level = progress.state.stress
    danger = Danger(QUARREL_DUE, "stress", "", level - STRESS_LIMIT + 1)
    if level < STRESS_LIMIT or ask_to_avert(progress, step, danger):
        return
    progress.emit(StressChanged(-level, 0, QUARREL))
    for seat in range(len(progress.state.crew)):
        wound(progress, seat, 1, QUARREL)
    change_morale(progress, -1, QUARREL)


def change_tokens(progress: Progress, seat: Seat, amount: int, why: str) -> int:
    """Give an astronaut morale tokens, or take as many as there are; return how many lacked."""
    held = progress.state.crew[seat].tokens
    changed = max(amount, -held)
    if changed:
        progress.emit(TokensChanged(seat, changed, why))
    return changed - amount


def wound(progress: Progress, seat: Seat, amount: int, why: str) -> None:
    """Wound an astronaut, twice as much if it is poisoned; draw conditions; end it if it dies."""
    if progress.state.suffers(seat, POISONING):
        amount *= 2
    before = progress.state.crew[seat].wounds
    if progress.state.resting:
        # Nobody dies at a debriefing: it tells of what has been survived.
        amount = min(amount, LAST_WOUND - before)
        if amount <= 0:
            return
    progress.emit(Wounded(seat, amount, why))
    after = before + amount
    dying = Step(DYING, seat)
    if after > LAST_WOUND and not ask_to_avert(progress, dying, _death(progress.state, seat)):
        end_mission(progress, False, DEATH)
        return
    for icon in progress.state.start.content.crew.health:
        if before < icon <= after:
            draw_condition(progress, seat)


def _death(state: State, seat: Seat) -> Danger:
    astronaut = state.crew[seat]
    return Danger(DYING, "heal", astronaut.role, astronaut.wounds - LAST_WOUND)


def settle_death(progress: Progress, step: Step) -> None:
    """End the mission, unless the astronaut healed its own wound at the last moment."""
    danger = _death(progress.state, step.seat)
    if danger.needed > 0 and not ask_to_avert(progress, step, danger):
        end_mission(progress, False, DEATH)


def heal(progress: Progress, seat: Seat, amount: int, why: str) -> None:
    """Heal wounds, as many as there are; icons don't matter on the way back (B10)."""
    amount = min(amount, progress.state.crew[seat].wounds)
    if amount:
        progress.emit(Healed(seat, amount, why))


def draw_condition(progress: Progress, seat: Seat) -> None:
    """Draw a condition of a kind that the astronaut hasn't got, if the pile has any (C-30).

    An anxiety attack lowers morale at once, and its token goes back.
    """
    state = progress.state
    weights = _pile(state, seat)
    if not any(weights):
        return
    dice = progress.dice()
    kind = state.start.content.crew.conditions[dice.weighted(weights)].id
    progress.reveal(ConditionDrawn(seat, kind, dice.counter))
    if kind == ANXIETY:
        change_morale(progress, -1, kind)


def _pile(state: State, seat: Seat) -> list[int]:
    """The tokens of each kind that an astronaut could draw: those nobody has, of new kinds."""
    held = [ailment.kind for each in state.crew for ailment in each.ailments]
    return [
        0 if state.has(seat, each.id) else each.count - held.count(each.id)
        for each in state.start.content.crew.conditions
    ]
