"""Moves of a sensible autopilot beside laying pawns: choices, repairs of the plan, skills."""

from __future__ import annotations

from collections.abc import Sequence

from rules.first_martians.autopilots.evaluation import (
    WORTH,
    Evaluation,
    items_left,
    parts_to_repair,
    rule_worth,
    too_many_red,
    worth,
)
from rules.first_martians.autopilots.job_values import asks
from rules.first_martians.base_choices import PAY, SHUT_DOWN, STARVE, STOP_WILTING, saves_plants
from rules.first_martians.choices import (
    HEALING,
    LESS_STRESS,
    MANAGING,
    UNWINDING,
    WOUNDS,
    lacking_tokens,
)
from rules.first_martians.components.cards import Effect, Effects
from rules.first_martians.components.content import CHOICE, STORY_OF, ref, spare
from rules.first_martians.decision_rules import Choose
from rules.first_martians.dice import KEEP, REROLL_DIE, SUCCESS, dice_of
from rules.first_martians.effects.averting import AVERT, LET
from rules.first_martians.effects.card_effects import MEND
from rules.first_martians.effects.shortage import SHORTAGE_STRESS, shortage
from rules.first_martians.imagined_state import open_state
from rules.first_martians.phases.chapters import AGAIN, HOME
from rules.first_martians.phases.production import SHUTDOWN_STRESS
from rules.first_martians.plan import problems
from rules.first_martians.plan.planning import Call, Join, Send, Withdraw
from rules.first_martians.plan.salvage import Dismantle, Spend, Use
from rules.first_martians.progress import Action
from rules.first_martians.state import Stack
from rules.first_martians.terms import (
    BLOCK_INDEX,
    CONSTRUCT,
    DICE_TYPES,
    ENERGY,
    EVENT,
    EXPERIMENT,
    EXPLORE,
    FOOD,
    FROGGY,
    GATHER,
    HEAL,
    LAST_WOUND,
    MEDIC,
    OWN,
    OXYGEN,
    POISONING,
    RETRY,
    STRESS_LIMIT,
    TRACK_END,
    TYPE_OF_JOB,
)
from rules.first_martians.view import StackView

LEAST_MISSED = (
    "quiet-place",
    "probe-bay",
    "lab",
    "control-center",
    "garage",
    "med-lab",
    "crew-quarters",
    "working-bay",
)
"""Facilities in the order in which they are shut down; what feeds the crew comes last."""


def choice_value(evaluation: Evaluation, action: Action) -> float:
    """The worth of an option; what isn't known here is worth nothing."""
    assert isinstance(action, Choose)
    step, option = evaluation.view.step, action.option
    assert step is not None
    match step.kind:
        case kind if kind in STORY_OF:
            return _side(evaluation, ref(STORY_OF[kind], step.data[0], CHOICE, option))
        case kind if kind == SHUT_DOWN:
            return _shut_down(evaluation, option)
        case kind if kind == STOP_WILTING:
            return float(option == PAY)
        case kind if kind == STARVE:
            seat = evaluation.view.roles.index(option)
            return -float(evaluation.view.crew[seat].wounds)
        case kind if kind == UNWINDING:
            near = evaluation.view.stress > STRESS_LIMIT // 2 and evaluation.view.morale >= 0
            return float((option == LESS_STRESS) == near)
        case kind if kind == HEALING:
            worn = evaluation.health <= 2
            return float((option == WOUNDS) == worn)
        case kind if kind == MANAGING:
            return float(evaluation.view.tracks[BLOCK_INDEX[option]])
        case kind if kind == REROLL_DIE:
            return _reroll(evaluation, option)
        case kind if kind == MEND:
            return float(saves_plants(open_state(evaluation.view), option))
        case kind if kind == AVERT:
            return float(option != LET)
        case kind if kind == RETRY:
            tries = sum(each.chapter == evaluation.view.chapter for each in evaluation.view.records)
            return float(option == (AGAIN if tries < ATTEMPTS else HOME))
        case _:
            return 0.0


def _side(evaluation: Evaluation, reference: str) -> float:
    """The worth of a side: of its effects, with a wound for each token that lacks, and stress."""
    view = evaluation.view
    effects = view.content.effects(reference)
    tokens = [each.tokens for each in view.crew]
    lacking = sum(lacking_tokens(effects, evaluation.seat, view.first, tokens))
    short = SHORTAGE_STRESS * WORTH["stress"] * shortage(open_state(view), effects)
    brings = worth(effects, len(view.crew)) + rule_worth(view.content, effects, len(view.crew))
    if quarrels(evaluation, effects):
        brings += WORTH["wound"] * len(view.crew)
    return brings + lacking * (WORTH["wound"] + WORTH["tokens"]) + short


def quarrels(evaluation: Evaluation, effects: Effects) -> bool:
    """Whether Stress reaches its limit by the next Production if effects come to pass."""
    view = evaluation.view
    stress = view.stress + sum(each.amount or 0 for each in effects if each.do == "stress")
    stress += SHORTAGE_STRESS * shortage(open_state(view), effects)
    down = sum(not tile.tile for each in view.facilities for tile in each.shutdowns)
    return stress + len(view.crew) + SHUTDOWN_STRESS * down >= STRESS_LIMIT


def _shut_down(evaluation: Evaluation, option: str) -> float:
    facility = next(each for each in evaluation.view.facilities if each.id == option)
    order = LEAST_MISSED.index(option) if option in LEAST_MISSED else len(LEAST_MISSED)
    return 10.0 * facility.shut - order


def _reroll(evaluation: Evaluation, option: str) -> float:
    """A failure is rolled again; a wound where its astronaut has few left."""
    if option == KEEP:
        return 0.5
    if option.endswith(f"-{SUCCESS}"):
        return 1.0
    view = evaluation.view
    assert view.step is not None
    return 2.0 if LAST_WOUND - view.crew[dice_of(view.step, view.roles)].wounds <= 1 else 0.0


ATTEMPTS = 2
"""Attempts at a campaign's mission after which a crew goes home."""
TOO_FEW = "too-few-pawns"
SPENT = 3.0
"""Points for each unit of supplies that doesn't come back if an action fails."""
WEAK = 3
"""With no more wounds left than this, dice are avoided."""
PLAN_CHOICE_LEAST_MISSED = (
    "",
    problems.SPENT,
    problems.TERRAIN,
    problems.TOOLS,
    problems.TRACK,
    problems.TENSE,
    problems.SUPPLY,
    problems.FARM,
    problems.THREAT,
    problems.FINDS,
    problems.WORN,
    problems.OPTIONAL,
    problems.MISSION,
)
"""The purposes of stacks, from the one that is given up first for a call."""


def mending(evaluation: Evaluation, actions: Sequence[Action]) -> Action | None:
    """Answer a call, help a stack that lacks pawns, take back what can't be carried out.

    Where the astronaut is badly wounded it lays its second pawn with its first, so that no dice
    are rolled.
    """
    calls = [call.stack for call in evaluation.view.calls if call.seat == evaluation.seat]
    for number in calls:
        if Join(number, OWN) in actions:
            return Join(number, OWN)
        freed = _freed(evaluation, number, actions)
        if freed is not None:
            return freed
    for each in evaluation.view.stacks:
        own = each.performer == evaluation.seat
        if each.problem == TOO_FEW and _can_be_done(evaluation, each):
            help_ = (
                _own_help(evaluation, each, actions) if own else _help(evaluation, each, actions)
            )
            if help_ is not None:
                return help_
        if own and each.problem:
            return _take_back(each, actions)
        if own and _too_risky(evaluation, each) and Join(each.stack.number, OWN) in actions:
            return Join(each.stack.number, OWN)
    return None


def _can_be_done(evaluation: Evaluation, each: StackView) -> bool:
    """Whether a stack would work with pawns enough: it is payable, and its performer survives it.

    One that can't be is not helped: it would lose the pawn again, and get it back, for ever.
    """
    view, stacks = evaluation.view, evaluation.view.stacks
    until = stacks[: stacks.index(each) + 1]
    for resource in (ENERGY, OXYGEN, FOOD):
        taken = sum(getattr(one.needs, resource) for one in until)
        if getattr(each.needs, resource) and taken > getattr(view.supply, resource):
            return False
    twice = 2 if POISONING in view.acting[each.performer] else 1
    wounds = twice * sum(one.needs.wound for one in stacks if one.performer == each.performer)
    return not each.needs.wound or wounds <= LAST_WOUND - view.crew[each.performer].wounds


def _freed(evaluation: Evaluation, number: int, actions: Sequence[Action]) -> Action | None:
    """For a call to a stack, the own pawn that is missed least elsewhere."""
    backs = [
        (PLAN_CHOICE_LEAST_MISSED.index(each.stack.why), Withdraw(each.stack.number, OWN))
        for each in evaluation.view.stacks
        if each.stack.number != number and Withdraw(each.stack.number, OWN) in actions
    ]
    return min(backs, key=lambda back: back[0])[1] if backs else None


def _role_asked(evaluation: Evaluation, stack: Stack) -> str:
    """The astronaut whose pawn a stack can't be without, for an event; else an empty text."""
    if stack.job.kind != EVENT:
        return ""
    return evaluation.view.content.stories.event[stack.job.about].action.role


def _own_help(evaluation: Evaluation, each: StackView, actions: Sequence[Action]) -> Action | None:
    """A rover, a machine, an own pawn, the Medic, or whoever else of the crew can still help."""
    number, kind = each.stack.number, TYPE_OF_JOB[each.stack.job.kind]
    sends = [
        action
        for action in actions
        if isinstance(action, Send)
        and action.stack == number
        and evaluation.rover_in(action.rover)
        and evaluation.rover_help(kind, action.rover) > 0
    ]
    if sends:
        return min(sends, key=lambda action: action.rover != FROGGY)
    medic = Call(MEDIC, number)
    if kind == HEAL and not evaluation.needs_no_medic and MEDIC not in each.stack.pawns:
        return medic if evaluation.medic_free and medic in actions else None
    role = _role_asked(evaluation, each.stack)
    if role and role not in each.stack.pawns and role != evaluation.view.crew[evaluation.seat].role:
        call = Call(role, number)
        return call if evaluation.can_have(role) and call in actions else None
    lacking = each.needs.pawns - each.needs.given
    machines = [
        action
        for action in actions
        if isinstance(action, Join) and action.stack == number and action.by != OWN
    ]
    own = evaluation.view.free_pawns[evaluation.seat]
    if lacking > own + evaluation.helpers + evaluation.machine_for(kind):
        return None
    if machines:
        return machines[0]
    if Join(number, OWN) in actions:
        return Join(number, OWN)
    free = evaluation.view.free_pawns
    calls = [
        action
        for action in actions
        if isinstance(action, Call)
        and action.stack == number
        and evaluation.may_help(evaluation.view.roles.index(action.role))
    ]
    return max(
        calls, key=lambda action: free[evaluation.view.roles.index(action.role)], default=None
    )


def _help(evaluation: Evaluation, each: StackView, actions: Sequence[Action]) -> Action | None:
    """An own pawn for another's stack, where it completes it."""
    number = each.stack.number
    role = _role_asked(evaluation, each.stack)
    if role and role not in (*each.stack.pawns, evaluation.view.crew[evaluation.seat].role):
        return None
    lacking = each.needs.pawns - each.needs.given
    if lacking <= evaluation.view.free_pawns[evaluation.seat] and Join(number, OWN) in actions:
        return Join(number, OWN)
    return None


def _take_back(each: StackView, actions: Sequence[Action]) -> Action | None:
    number = each.stack.number
    backs = [
        action for action in actions if isinstance(action, Withdraw) and action.stack == number
    ]
    return min(backs, key=lambda action: action.by != OWN, default=None)


def _too_risky(evaluation: Evaluation, each: StackView) -> bool:
    rolled = each.needs.roll == "all" and TYPE_OF_JOB[each.stack.job.kind] in DICE_TYPES
    return rolled and evaluation.health <= WEAK


def safer(evaluation: Evaluation, actions: Sequence[Action]) -> list[tuple[float, Action]]:
    """Pawns, machines and rovers that spare a stack its dice, with what that is worth."""
    stacks = {each.stack.number: each for each in evaluation.view.stacks}
    found: list[tuple[float, Action]] = []
    for action in actions:
        if isinstance(action, Join) or (
            isinstance(action, Send) and evaluation.rover_in(action.rover)
        ):
            each = stacks[action.stack]
            if each.needs.roll == "all" and not each.problem:
                found.append((_spared(evaluation, each), action))
    return found


def _spared(evaluation: Evaluation, each: StackView) -> float:
    """The points gained if an action can't fail and nobody is wounded."""
    job = each.stack.job
    must = (
        (job.kind in (CONSTRUCT, EXPERIMENT) and job.about in evaluation.wanted_projects)
        or (job.kind == GATHER and job.about in evaluation.wanted_items)
        or (job.kind == EXPLORE and asks(evaluation))
    )
    wound = evaluation.danger(TYPE_OF_JOB[job.kind], each.performer)
    spent = each.needs.energy + each.needs.oxygen + each.needs.food
    return (100 - each.chance) / 100 * ((8.0 if must else 2.0) + SPENT * spent) + wound


WORN = 2
"""Wounds from which on healing is worth a skill."""
TENSE = STRESS_LIMIT - 6


def free_move(evaluation: Evaluation, actions: Sequence[Action]) -> Action | None:
    """A skill that is worth its tokens, a point of interest, or a card that has a wanted part."""
    skills = evaluation.view.content.crew.skill
    for action in actions:
        if isinstance(action, Use):
            if any(_worth_it(evaluation, each) for each in skills[action.skill].effects):
                return action
        elif isinstance(action, Spend) or (
            isinstance(action, Dismantle) and _wanted(evaluation, action.upgrade)
        ):
            return action
    return None


def _worth_it(evaluation: Evaluation, effect: Effect) -> bool:
    view = evaluation.view
    astronaut = view.crew[evaluation.seat]
    match effect.do:
        case "mend":
            return view.threshold is not None and view.broken > view.threshold
        case "morale":
            return view.morale < 0
        case "heal":
            return astronaut.wounds >= WORN
        case "stress":
            return view.stress >= TENSE
        case "track":
            return view.tracks[BLOCK_INDEX[effect.block]] >= TRACK_END - 1
        case "item":
            part = (effect.item or "").removeprefix("spare-")
            return evaluation.lacks_spares and any(part in each.broken for each in view.facilities)
        case _:
            return False


def _wanted(evaluation: Evaluation, upgrade: str) -> bool:
    """Whether parts have to be repaired for which there is no spare, and the card has one.

    Spares that are laid already are for others; a card that heals the crew is kept.
    """
    card = evaluation.view.content.base.upgrade[upgrade]
    if (
        card.autoscanner
        or not too_many_red(evaluation)
        or not evaluation.view.free_pawns[evaluation.seat]
    ):
        return False
    red, left = parts_to_repair(evaluation), items_left(evaluation)
    if any(spare(part) in left for part in red):
        return False
    return any(part in red for part in card.spares)
