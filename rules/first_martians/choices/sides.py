"""Choices in stories: the sides of an event's and of an adventure's, and what a side costs.

Whoever has to give more morale tokens for a side than there are is wounded once for each one
lacking, as in the Morale phase. What comes unasked takes as many tokens as there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rules.core.game import Seat
from rules.first_martians.choices.topics import Topic
from rules.first_martians.components.content import ADVENTURE, CHOICE, EVENT, LATER, Content, ref
from rules.first_martians.components.effects import Effects, seats_hit
from rules.first_martians.components.stories import Choice
from rules.first_martians.effects.card_effects import schedule
from rules.first_martians.effects.tracks import EFFECTS
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.pieces import Step
from rules.first_martians.state import State
from rules.first_martians.terms import ADVENTURE_CHOICE, EVENT_CHOICE, LAST_WOUND, POISONING


def sides(content: Content, step: Step) -> tuple[Choice, ...]:
    """The sides of the story that a step asks about."""
    stories = content.stories
    story = stories.event if step.kind == EVENT_CHOICE else stories.adventure
    return story[step.data[0]].choice


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


def _ids(state: State, step: Step) -> tuple[str, ...]:
    return tuple(side.id for side in sides(state.start.content, step))


def _take(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    """Let a side's effects come, and perhaps something later, to whoever decided."""
    found = sides(progress.state.start.content, step)
    side = next(each for each in found if each.id == option)
    story = ref(EVENT if step.kind == EVENT_CHOICE else ADVENTURE, step.data[0])
    reference = ref(story, CHOICE, side.id)
    if side.later:
        schedule(progress, ref(reference, LATER), step.seat, side.later)
    progress.push(Step(EFFECTS, step.seat, (reference, "0")))


def _survived(state: State, step: Step, options: tuple[str, ...]) -> str:
    """The default option: the first that surely kills nobody."""
    found = {side.id: side.effects for side in sides(state.start.content, step)}
    return next((each for each in options if not _kills(state, step, found[each])), options[0])


def _kills(state: State, step: Step, effects: Effects) -> bool:
    """Whether wounds that a side brings for certain are more than somebody survives."""
    tokens = [each.tokens for each in state.crew]
    wounds = [*lacking_tokens(effects, step.seat, state.first, tokens)]
    for effect in effects:
        if effect.do == "wound":
            for hit in seats_hit(effect, step.seat, state.first, len(wounds)):
                wounds[hit] += effect.amount
    return any(
        amount * (2 if state.suffers(seat, POISONING) else 1) > LAST_WOUND - state.crew[seat].wounds
        for seat, amount in enumerate(wounds)
        if amount
    )


SIDE_TOPICS: Mapping[str, Topic] = MappingProxyType(
    dict.fromkeys((EVENT_CHOICE, ADVENTURE_CHOICE), Topic(_ids, _take, _survived))
)
"""By decision, what can be chosen in a story."""
