"""Effects on astronauts: morale, stress, tokens, wounds, conditions (B3, B10, B11)."""

from __future__ import annotations

from rules.core.game import Seat
from rules.first_martians.events import (
    ConditionDrawn,
    GameEnded,
    Healed,
    MoraleChanged,
    StressChanged,
    TokensChanged,
    Wounded,
)
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.state import State
from rules.first_martians.terms import (
    ANXIETY,
    LAST_WOUND,
    LEAST_MORALE,
    MOST_MORALE,
    POISONING,
    STRESS_LIMIT,
)

DEATH = "death"


def change_morale(progress: Progress, amount: int, why: str) -> None:
    """Move the morale of all, within its limits; what goes beyond is lost (C-37)."""
    before = progress.state.morale
    level = max(LEAST_MORALE, min(MOST_MORALE, before + amount))
    if level != before:
        progress.emit(MoraleChanged(level - before, level, why))


def change_stress(progress: Progress, amount: int, why: str) -> None:
    """Move the stress of all; at its limit everybody is wounded and it begins anew (III 4, C-10).

    Whatever goes beyond the limit is lost.
    """
    before = progress.state.stress
    level = max(0, min(STRESS_LIMIT, before + amount))
    if level != before:
        progress.emit(StressChanged(level - before, level, why))
    if level == STRESS_LIMIT:
        progress.emit(StressChanged(-level, 0, "quarrel"))
        for seat in range(len(progress.state.crew)):
            wound(progress, seat, 1, "quarrel")
        change_morale(progress, -1, "quarrel")


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
    progress.emit(Wounded(seat, amount, why))
    after = before + amount
    if after > LAST_WOUND:
        state = progress.state
        progress.emit(GameEnded(False, DEATH, score(state)))
        return
    for icon in progress.state.start.content.crew.health:
        if before < icon <= after:
            draw_condition(progress, seat)


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


def score(state: State) -> int:
    """The number of the mission's objectives that were reached."""
    return len(state.reached)
