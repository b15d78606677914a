"""Choices of astronauts, of machines, of the mission's own actions, and of sides in stories.

A side whose costs aren't there, or that would surely kill, isn't offered (p. 11). Where that is
so of all sides, all are, and whatever lacks is made up by stress. Whoever has to give more morale
tokens for a side than there are is wounded once for each one lacking, as in the Morale phase
(p. 8). What comes unasked takes as much as there is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from rules.core.events import event
from rules.core.game import Seat
from rules.first_martians.base_choices import Topic
from rules.first_martians.components.cards import Effects, seats_hit
from rules.first_martians.components.content import CHOICE, LATER, STORY_OF, ref
from rules.first_martians.dice import REROLL_DIE, reroll, reroll_options
from rules.first_martians.effects.averting import AVERT, avert, first_skill, ways_to_avert
from rules.first_martians.effects.card_effects import IGNORE_TERRAIN, SCAN, schedule
from rules.first_martians.effects.crew import (
    ConditionCured,
    SkillUnlocked,
    TerrainIgnored,
    change_morale,
    change_stress,
    heal,
)
from rules.first_martians.effects.regions import RegionScanned
from rules.first_martians.effects.shortage import SHORTAGE, SHORTAGE_STRESS, shortage
from rules.first_martians.effects.skills import rough_spaces
from rules.first_martians.effects.tracks import change_track
from rules.first_martians.facts import hold
from rules.first_martians.progress import EFFECTS, EVERYBODY, Event, Progress
from rules.first_martians.state import State, Step
from rules.first_martians.terms import (
    BLOCKS,
    LAST_WOUND,
    MACHINE,
    MOST_MORALE,
    OPEN,
    POISONING,
    STRESS_LIMIT,
)


@event
class MachineTaken(Event):
    """The crew chose a machine for the mission (B12)."""

    seat: Seat
    machine: str

    def evolve(self, state: State) -> State:
        return replace(state, machines=(*state.machines, self.machine))


UNWINDING, HEALING, MANAGING, UNLOCK = "unwinding", "healing", "managing", "unlock"
BETTER_MORALE, LESS_STRESS, WOUNDS = "morale", "stress", "wounds"
UNWIND_STRESS = 6


def _ways_to_unwind(state: State, step: Step) -> tuple[str, ...]:
    """Only what would change something; nothing where neither would."""
    better = (BETTER_MORALE,) if state.morale < MOST_MORALE else ()
    return (*better, LESS_STRESS) if state.stress else better


def _unwind(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    if option == BETTER_MORALE:
        change_morale(progress, 1, UNWINDING)
    else:
        change_stress(progress, -UNWIND_STRESS, UNWINDING)


def _stress_first(state: State, step: Step, options: tuple[str, ...]) -> str:
    near = state.stress >= STRESS_LIMIT // 2
    return LESS_STRESS if LESS_STRESS in options and near else options[0]


def _curable(state: State, step: Step) -> tuple[str, ...]:
    """A wound, or a condition; only the one that a bound pawn was laid for (B11)."""
    astronaut = state.crew[step.seat]
    kinds = tuple(each.kind for each in astronaut.ailments)
    if step.data[0] != OPEN:
        return tuple(kind for kind in kinds if kind == step.data[0])
    return (*((WOUNDS,) if astronaut.wounds else ()), *kinds)


def _heal(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    if option == WOUNDS:
        heal(progress, seat, 1, HEALING)
    else:
        progress.emit(ConditionCured(seat, option))


def _raised(state: State, step: Step) -> tuple[str, ...]:
    return tuple(block for block in BLOCKS if state.track(block))


def _manage(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    change_track(progress, option, -1, MANAGING)


def _highest(state: State, step: Step, options: tuple[str, ...]) -> str:
    return max(options, key=state.track)


def _rough(state: State, step: Step) -> tuple[str, ...]:
    return rough_spaces(state, step.seat)


def _ignore(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    progress.emit(TerrainIgnored(seat, option))


def _locked(state: State, step: Step) -> tuple[str, ...]:
    astronaut = state.crew[step.seat]
    return tuple(
        skill.id
        for skill in state.start.content.crew.skills
        if skill.owner == astronaut.role and skill.id not in astronaut.skills
    )


def _unlock(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    progress.emit(SkillUnlocked(seat, option))


CREW_TOPICS: Mapping[str, Topic] = MappingProxyType(
    {
        UNWINDING: Topic(_ways_to_unwind, _unwind, _stress_first),
        HEALING: Topic(_curable, _heal),
        MANAGING: Topic(_raised, _manage, _highest),
        REROLL_DIE: Topic(reroll_options, reroll),
        AVERT: Topic(ways_to_avert, avert, first_skill),
        IGNORE_TERRAIN: Topic(_rough, _ignore),
        UNLOCK: Topic(_locked, _unlock),
    }
)
"""By decision, what an astronaut can choose."""

MACHINES = {2: 2, 3: 1, 4: 0}
"""Machines that are chosen, by number of astronauts."""


def ask_machines(progress: Progress) -> None:
    """Let the crew choose its machines one by one; alone, one has all of them at hand."""
    if progress.state.start.solo:
        return
    for _ in range(MACHINES[len(progress.state.crew)]):
        progress.ask(MACHINE)


def _free(state: State, step: Step) -> tuple[str, ...]:
    every = state.start.content.crew.machines
    return tuple(each.id for each in every if each.id not in state.machines)


def _take(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    progress.emit(MachineTaken(seat, option))


MACHINE_TOPICS: Mapping[str, Topic] = MappingProxyType({MACHINE: Topic(_free, _take)})


def _unknown(state: State, step: Step) -> tuple[str, ...]:
    """The spaces that nobody has explored, and whose region isn't known."""
    known = {*state.scanned, *(site.space for site in state.sites)}
    return tuple(space for space, _ in state.laid if space not in known)


def _scan(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    progress.reveal(RegionScanned(option, dict(progress.state.laid)[option]))


MISSION_TOPICS: Mapping[str, Topic] = MappingProxyType({SCAN: Topic(_unknown, _scan)})
"""By decision, what can be chosen in a mission's own actions."""


def lacking_tokens(
    effects: Effects, seat: Seat, first: Seat, tokens: Sequence[int]
) -> tuple[int, ...]:
    """By seat, the morale tokens that a side taken by ``seat`` asks for and that aren't there."""
    held, lacking = [*tokens], [0] * len(tokens)
    for effect in effects:
        if effect.do != "tokens":
            continue
        for hit in seats_hit(effect, seat, first, len(held)):
            left = held[hit] + effect.amount
            lacking[hit] += max(0, -left)
            held[hit] = max(0, left)
    return tuple(lacking)


def _offered(state: State, step: Step) -> tuple[str, ...]:
    """The sides that stand open, can be given and survived; all that stand open where none can."""
    content = state.start.content
    told = content.choice(step.kind, step.data[0])
    every = [side for side in told if hold(state, side.when)]
    given = tuple(
        side.id
        for side in every
        if not shortage(state, side.effects) and not _kills(state, step, side.effects)
    )
    return given or tuple(side.id for side in every)


def _sides_take(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    """Let a side's effects come, and perhaps something later, to whoever decided.

    What lacks for it is stress first.
    """
    found = progress.state.start.content.choice(step.kind, step.data[0])
    side = next(each for each in found if each.id == option)
    reference = ref(STORY_OF[step.kind], step.data[0], CHOICE, side.id)
    if side.later:
        schedule(progress, ref(reference, LATER), seat, side.later)
    progress.push(Step(EFFECTS, seat, (reference, "0")))
    lacking = shortage(progress.state, side.effects)
    change_stress(progress, SHORTAGE_STRESS * lacking, SHORTAGE)


def _survived(state: State, step: Step, options: tuple[str, ...]) -> str:
    """The default option: the first that surely kills nobody."""
    told = state.start.content.choice(step.kind, step.data[0])
    found = {side.id: side.effects for side in told}
    return next((each for each in options if not _kills(state, step, found[each])), options[0])


def _kills(state: State, step: Step, effects: Effects) -> bool:
    """Whether wounds that a side brings for certain are more than somebody survives.

    Nobody dies at a debriefing.
    """
    if state.resting:
        return False
    seat = state.first if step.seat == EVERYBODY else step.seat
    tokens = [each.tokens for each in state.crew]
    wounds = [*lacking_tokens(effects, seat, state.first, tokens)]
    for effect in effects:
        if effect.do == "wound":
            for hit in seats_hit(effect, seat, state.first, len(wounds)):
                wounds[hit] += effect.amount
    return any(
        amount * (2 if state.suffers(seat, POISONING) else 1) > LAST_WOUND - state.crew[seat].wounds
        for seat, amount in enumerate(wounds)
        if amount
    )


SIDE_TOPICS: Mapping[str, Topic] = MappingProxyType(
    dict.fromkeys(STORY_OF, Topic(_offered, _sides_take, _survived))
)
"""By decision, what can be chosen in a story."""
