"""Skills: which can be used now, and what using one does (B3, A5)."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.events import event
from rules.core.game import Seat
from rules.first_martians.components.cards import Effect, Skill
from rules.first_martians.components.content import SKILL, ref
from rules.first_martians.effects.mars import sample_items, samples_at
from rules.first_martians.progress import EFFECTS, Event, Progress
from rules.first_martians.state import State, Step
from rules.first_martians.terms import LEAST_MORALE, MIGRAINE, MOST_MORALE


@event
class SkillUsed(Event):
    """An astronaut used a skill for morale tokens, once in this round."""

    seat: Seat
    skill: str
    cost: int

    def evolve(self, state: State) -> State:
        astronaut = state.crew[self.seat]
        left = astronaut.tokens - self.cost
        used = (*astronaut.used, self.skill)
        return state.with_astronaut(self.seat, tokens=left, used=used)


REROLL = "reroll"


def check_skill(state: State, seat: Seat, name: str) -> None:
    """Raise ``IllegalAction`` unless an astronaut has a skill, can pay for it, and may use it."""
    skill = state.start.content.crew.skill.get(name)
    if skill is None:
        raise IllegalAction("unknown-skill", skill=name)
    astronaut = state.crew[seat]
    if name not in astronaut.skills:
        raise IllegalAction("skill-not-held", skill=name)
    if name in astronaut.used:
        raise IllegalAction("skill-used", skill=name)
    if state.suffers(seat, MIGRAINE):
        raise IllegalAction("migraine")
    if astronaut.tokens < skill.cost:
        raise IllegalAction("tokens-lacking", needed=skill.cost, held=astronaut.tokens)


def rerolls(skill: Skill) -> bool:
    """Whether a skill is used on dice that have just been rolled."""
    return any(effect.do == REROLL for effect in skill.effects)


def check_use(state: State, seat: Seat, name: str) -> None:
    """Raise ``IllegalAction`` unless a skill can be used while the crew is planning."""
    check_skill(state, seat, name)
    skill = state.start.content.crew.skill[name]
    if rerolls(skill):
        raise IllegalAction("no-dice", skill=name)
    samples = sample_items(state)
    if any(each.do == "use-sample" for each in skill.effects) and not {*samples} & {*state.cargo}:
        raise IllegalAction("item-lacking", item=samples[-1], needed=1, held=0)
    if not any(_can_do(state, seat, effect) for effect in skill.effects):
        raise IllegalAction("skill-idle", skill=name)


def _can_do(state: State, seat: Seat, effect: Effect) -> bool:
    """Whether something would come of an effect: nobody shall pay for nothing."""
    match effect.do:
        case "use-sample":
            return False
        case "mend":
            return any(each.broken and not each.shut for each in state.facilities)
        case "gather-sample":
            return any(samples_at(state, site) for site in state.sites)
        case "ignore-terrain":
            return bool(rough_spaces(state, seat))
        case "heal":
            return state.crew[seat].wounds > 0
        case "morale":
            return LEAST_MORALE <= state.morale + effect.amount <= MOST_MORALE
        case "stress":
            return state.stress > 0 or effect.amount > 0
        case "track":
            return state.track(effect.block) > 0 or effect.amount > 0
        case _:
            return True


def rough_spaces(state: State, seat: Seat) -> tuple[str, ...]:
    """The explored spaces whose terrain an astronaut doesn't ignore yet."""
    regions = state.start.content.mars.region
    return tuple(
        site.space
        for site in state.sites
        if regions[site.region].terrain and (seat, site.space) not in state.ignored
    )


def reroll_skills(state: State, seat: Seat, performer: Seat) -> tuple[str, ...]:
    """The skills with which an astronaut could roll a die of a performer's again now."""
    found = []
    for name in state.crew[seat].skills:
        if seat != performer and not state.start.content.crew.skill[name].others:
            continue
        try:
            check_skill(state, seat, name)
        except IllegalAction:
            continue
        if rerolls(state.start.content.crew.skill[name]):
            found.append(name)
    return tuple(found)


def use_skill(progress: Progress, seat: Seat, name: str) -> None:
    """Pay for a skill and let its effects follow."""
    progress.emit(SkillUsed(seat, name, progress.state.start.content.crew.skill[name].cost))
    progress.push(Step(EFFECTS, seat, (ref(SKILL, name), "0")))
