"""Facilities in the same state with the same effects, of which one is offered for all."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import Any

from rules.first_martians import actions as act
from rules.first_martians.choices.alike import OF_FACILITIES, first_alike, named_apart
from rules.first_martians.effects.card_effects import MEND
from rules.first_martians.views.view import View


class Alike:
    """The actions of one seat that come to the same thing, but for a facility's number."""

    def __init__(self, view: View, actions: Sequence[Any]) -> None:
        self._view = view
        self._first: dict[Any, Any] = {}
        self._facilities: dict[Any, set[str]] = {}
        """By the action that is offered."""
        found: dict[Hashable, Any] = {}
        for action in actions:
            if facility := self._facility(action):
                first = found.setdefault(self._key(action, facility), action)
                self._first[action] = first
                self._facilities.setdefault(first, set()).add(facility)

    def first(self, action: Any) -> Any:
        """The action that is offered for this one: itself where there is no other before it."""
        return self._first.get(action, action)

    def count(self, action: Any) -> int:
        """The facilities that an offered action stands for; 1 where it is about no facility."""
        return len(self._facilities.get(action, "-"))

    def _key(self, action: Any, facility: str) -> Hashable:
        """A key that is equal for actions of equal effect on this facility."""
        same = self._same[facility]
        match action:
            case act.Choose():
                return ("choose", same, action.option.removeprefix(facility))
            case act.Repair():
                donor = self._same.get(action.donor, action.donor)
                return ("repair", same, action.part, donor, action.by)
            case act.Restart():
                return ("restart", same, action.grid, action.by)
            case _:
                return ("strip", same, action.part)

    def _facility(self, action: Any) -> str:
        if isinstance(action, act.Repair | act.Restart | act.Strip):
            return action.facility if action.facility in self._same else ""
        step = self._view.step
        if not isinstance(action, act.Choose) or step is None:
            return ""
        if step.kind == MEND:
            return action.option.rpartition("-")[0]
        return action.option if step.kind in OF_FACILITIES else ""

    @cached_property
    def _same(self) -> Mapping[str, str]:
        view = self._view
        apart = named_apart((each.stack for each in view.stacks), view.repaired)
        return first_alike(view.facilities, view.content, apart)
