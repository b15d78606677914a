"""Facilities in the same state with the same effects, between which there is nothing to choose."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping

from rules.core.structs import replace
from rules.first_martians.choices.mars_base import SHUT_DOWN
from rules.first_martians.components.content import Content
from rules.first_martians.effects.card_effects import BREAK_ONE, MEND, PRODUCTION_ONE, SHUT_ONE
from rules.first_martians.pieces import Facility, Stack, Step
from rules.first_martians.state import State

OF_FACILITIES = (SHUT_DOWN, BREAK_ONE, PRODUCTION_ONE, SHUT_ONE)
"""Choices whose options are facilities."""


def named_apart(stacks: Iterable[Stack], repaired: Iterable[tuple[str, str]]) -> frozenset[str]:
    """The facilities that the plan or a repair is about: each of them is like no other."""
    found = {name for name, _ in repaired}
    for stack in stacks:
        found |= {stack.job.where, stack.job.how}
    return frozenset(found)


def first_alike(
    facilities: Iterable[Facility], content: Content, apart: Collection[str]
) -> Mapping[str, str]:
    """For each facility the first that is like it but for its number; itself for one ``apart``."""
    seen: dict[Hashable, str] = {}
    found = {}
    for facility in facilities:
        name = facility.id
        about = content.base.facility[name].model_dump_json(exclude={"id"})
        state = (about, replace(facility, id=name if name in apart else ""))
        found[name] = seen.setdefault(state, name)
    return found


def no_choice(state: State, step: Step, options: tuple[str, ...]) -> str | None:
    """The first option where all come to the same thing; ``None`` where they don't."""
    if step.kind not in (*OF_FACILITIES, MEND):
        return None
    apart = named_apart(state.plan.stacks, state.repaired)
    same = first_alike(state.facilities, state.start.content, apart)
    if step.kind == MEND:
        parts = [option.rpartition("-") for option in options]
        kinds: set[Hashable] = {(same[facility], part) for facility, _, part in parts}
    else:
        kinds = {same[facility] for facility in options}
    return options[0] if len(kinds) == 1 else None
