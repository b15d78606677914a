"""The path of labels to each action of First Martians, with what it takes and risks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.glossary import outcome_text
from bot.games.first_martians.job_labels import EMOJI, GROUPS, JobLabels, Path
from bot.games.first_martians.option_labels import option_label
from bot.games.first_martians.plan_text import missing_pawns
from bot.games.labels import BEHIND, ActionChoice, Label, LazyLabel
from rules.core.game import Seat
from rules.first_martians.base_choices import OF_FACILITIES, first_alike, named_apart
from rules.first_martians.components.content import SKILL, ref
from rules.first_martians.decision_rules import Choose
from rules.first_martians.effects.card_effects import MEND
from rules.first_martians.effects.regions import poi_reference
from rules.first_martians.options import SOLO, YES
from rules.first_martians.plan.agreement import Ready
from rules.first_martians.plan.laying import (
    Erect,
    Explore,
    Gather,
    Heal,
    Manage,
    Repair,
    Rest,
    Restart,
    Unwind,
    next_number,
)
from rules.first_martians.plan.planning import Call, Join, Park, Revise, Send, Withdraw
from rules.first_martians.plan.salvage import Dismantle, KeepPart, Spend, Strip, Use
from rules.first_martians.terms import HEAL, MANAGE, OWN, PAWNS, REST, SPARE, UNWIND
from rules.first_martians.view import View


def choices(p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> tuple[ActionChoice, ...]:
    """Every action with its path, in the order of ``actions``; the view is the seat's own."""
    paths = ActionPaths(p, seat, actions)
    return tuple(paths.choice(action) for action in actions)


def shortcuts(
    p: Presentation[View], seat: Seat, actions: Sequence[Any]
) -> tuple[ActionChoice, ...]:
    """Both own pawns laid for a job at once, where one alone is too few or would roll dice."""
    if p.view.free_pawns[seat] < PAWNS:
        return ()
    paths = ActionPaths(p, seat, actions)
    offered = (action for action in actions if paths.alike.first(action) == action)
    return tuple(paths.both(action) for action in offered if paths.labels.takes_both(action))


def asked_seat(view: View, action: Any) -> Seat | None:
    """The seat that an action asks for help."""
    return view.roles.index(action.role) if isinstance(action, Call) else None


class ActionPaths:
    """Makes the paths to one seat's actions at one moment."""

    def __init__(self, p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> None:
        self.p = p
        self.t = p.t
        self.view = p.view
        self.seat = seat
        self.alike = Alike(p.view, actions)
        offered = [action for action in actions if self.alike.first(action) == action]
        self.labels = JobLabels(p, seat, offered)
        sent = (action.rover for action in actions if isinstance(action, Send))
        self._stacks_for = Counter(sent)
        """By rover, the stacks that it may be sent with."""
        self._lacking = {each.stack.number for each in p.view.stacks if missing_pawns(each)}
        self._held = {
            each.stack.number for each in p.view.stacks if each.problem and each.performer == seat
        }
        """The stacks that lack pawns, and the own ones that hold Ready up: what mends them stands
        on the first screen."""

    def choice(self, action: Any) -> ActionChoice:
        """The action with its path; raises ``KeyError`` for what is no action of this game."""
        first = self.alike.first(action)
        if first != action:
            return replace(self.choice(first), action=action, as_good=first)
        return PATHS[type(action)](self, action)

    def _counted(self, action: Any, make: LazyLabel) -> Label:
        """A facility's label, with the number of those that it stands for."""
        label, count = make(), self.alike.count(action)
        if count < 2:
            return label
        alike = self.t("first_martians-alike", count=count)
        return glossary.label(f"{label.text} {alike}", label.hint, label.emoji)

    # Jobs

    def alone(self, action: Rest | Unwind | Heal | Manage) -> ActionChoice:
        """An action of the living block, where no machine may go."""
        kinds = {Rest: REST, Unwind: UNWIND, Heal: HEAL, Manage: MANAGE}
        emoji = EMOJI[kinds[type(action)]]
        return ActionChoice(action, (partial(self.labels.job, action, emoji),))

    def job(self, action: Any) -> ActionChoice:
        """An action chosen by its job, then the pawn."""
        kind = GROUPS[type(action)]
        job = partial(self._counted, action, partial(self.labels.job, action, EMOJI[kind]))
        return self._begun(action, (self.labels.group(kind), job, *self.labels.by(action)))

    def at_place(self, action: Explore | Gather | Erect | Repair) -> ActionChoice:
        """An action chosen by its place, then the way there or the donor, then the pawn."""
        labels, kind = self.labels, GROUPS[type(action)]
        emoji = EMOJI["repair" if isinstance(action, Repair) else kind]
        place = partial(self._counted, action, partial(labels.place, action, emoji))
        path = (labels.group(kind), place, *labels.way(action), *labels.by(action))
        return self._begun(action, path)

    @staticmethod
    def _begun(action: Any, path: Path) -> ActionChoice:
        """A job, whose label says what its group is about."""
        _, *others = path
        return ActionChoice(
            action,
            path,
            name=lambda: BEHIND.join(
                each.text if isinstance(each, Label) else each().text for each in others
            ),
        )

    def both(self, action: Any) -> ActionChoice:
        """A job that both own pawns are laid for, beside the same with one."""
        group = self.labels.group(GROUPS[type(action)])
        label = partial(self.labels.both, action, EMOJI[GROUPS[type(action)]])
        number = next_number(each.stack.number for each in self.view.stacks)
        return ActionChoice([action, Join(number, OWN)], (group, label))

    # The plan's stacks

    def join(self, action: Join) -> ActionChoice:
        """One more pawn for a stack, chosen by the stack."""
        if action.stack in self._lacking:
            mend = partial(self.labels.mend, "join", action.stack, glossary.JOIN)
            return ActionChoice(action, (mend, *self.labels.by(action)))
        group = self.labels.topic("join", glossary.JOIN)
        stack = partial(self.labels.stack_helped, action.stack)
        return ActionChoice(action, (group, stack, *self.labels.by(action)))

    def withdraw(self, action: Withdraw) -> ActionChoice:
        """A pawn taken back, chosen by its stack."""
        if action.stack in self._held:
            mend = partial(self.labels.mend, "withdraw", action.stack, glossary.BACK)
            return ActionChoice(action, (mend, *self.labels.by(action)))
        group = self.labels.topic("withdraw", glossary.BACK)
        stack = partial(self.labels.stack, action.stack)
        return ActionChoice(action, (group, stack, *self.labels.by(action)))

    def send(self, action: Send) -> ActionChoice:
        """A rover, then the stack that it goes with, where there is a choice."""
        group = self.labels.topic("rovers", glossary.ROVER)
        stack = partial(self.labels.stack_sent, action.stack, action.rover)
        if self._stacks_for[action.rover] == 1:
            return ActionChoice(action, (group, partial(self._only_way, action.rover, stack)))
        return ActionChoice(action, (group, partial(self.labels.rover, action.rover), stack))

    def _only_way(self, rover: str, stack: LazyLabel) -> Label:
        sent, only = self.labels.rover(rover), stack()
        return glossary.label(sent.text, f"{only.text} · {only.hint}", sent.emoji)

    def park(self, action: Park) -> ActionChoice:
        """A rover that goes back to the Depot."""
        text = self.t("first_martians-choose-park", rover=action.rover)
        group = self.labels.topic("rovers", glossary.ROVER)
        return ActionChoice(action, (group, glossary.label(text, "", glossary.BACK)))

    def call(self, action: Call) -> ActionChoice:
        """A stack, then who is asked to help."""
        name = partial(self.labels.called, action.role, action.stack)
        if action.stack in self._lacking & self._held:
            mend = partial(self.labels.mend, "call", action.stack, glossary.CALL)
            return ActionChoice(action, (mend, name))
        group = self.labels.topic("call", glossary.CALL)
        return ActionChoice(action, (group, partial(self.labels.stack, action.stack), name))

    def ready(self, action: Ready) -> ActionChoice:
        """The agreement to the plan."""
        ready = self.seat in self.view.ready
        text = self.t("first_martians-choose-ready", again="yes" if ready else "no")
        hint = self.t("first_martians-hint-ready", agreement=dict(self.view.options)["agreement"])
        return ActionChoice(action, (glossary.label(text, hint, "✅"),), end=True)

    def revise(self, action: Revise) -> ActionChoice:
        """The agreement taken back."""
        text, hint = self.t("first_martians-choose-revise"), self.t("first_martians-hint-revise")
        return ActionChoice(action, (glossary.label(text, hint, "✋"),), end=True)

    # Parts, cards, skills

    def strip(self, action: Strip) -> ActionChoice:
        """A facility, then its part; one that was proposed stands on the first screen."""
        t = self.t
        facility = partial(
            self.labels.once,
            ("strip", action.facility),
            lambda: glossary.label(glossary.piece("facility", action.facility, t), "", "🪛"),
        )
        path: Path = (
            self.labels.topic("salvage", glossary.SALVAGE),
            partial(self._counted, action, facility),
            lambda: glossary.label(
                glossary.piece("part", action.part, t), self._penalty(action), "🔴"
            ),
        )
        if self._proposed(action):
            path = (partial(self._proposal, action, self._penalty(action), glossary.SALVAGE),)
        return ActionChoice(
            action,
            path,
            preview=lambda: t(
                "first_martians-preview-strip",
                facility=action.facility,
                part=action.part,
                penalty=self._penalty(action),
                alone="yes" if dict(self.view.options)[SOLO.id] == YES else "no",
            ),
        )

    def keep_part(self, action: KeepPart) -> ActionChoice:
        """The refusal of what was proposed."""
        return ActionChoice(action, (partial(self._proposal, action, "", "✋"),))

    def _proposed(self, action: Strip) -> bool:
        parts = ((each.facility, each.part) for each in self.view.strips)
        return (action.facility, action.part) in parts

    def _proposal(self, action: Strip | KeepPart, hint: str, emoji: str) -> Label:
        kind = "agree" if isinstance(action, Strip) else "keep"
        text = self.t(f"first_martians-strip-{kind}", facility=action.facility, part=action.part)
        return replace(glossary.label(text, hint, emoji), first=True)

    def _penalty(self, action: Strip) -> str:
        parts = self.view.content.base.facility[action.facility].parts
        return glossary.penalties(parts[action.part], self.t)

    def dismantle(self, action: Dismantle) -> ActionChoice:
        """An upgrade card given up for spare parts."""
        t = self.t
        spares = self.view.content.base.upgrade[action.upgrade].spares
        gained = ", ".join(glossary.piece("item", f"{SPARE}-{part}", t) for part in spares)
        text = t("first_martians-choose-dismantle", upgrade=action.upgrade)
        return ActionChoice(
            action,
            (
                self.labels.topic("salvage", glossary.SALVAGE),
                glossary.label(text, gained, "🃏"),
            ),
            preview=lambda: t(
                "first_martians-preview-dismantle", upgrade=action.upgrade, items=gained
            ),
        )

    def use(self, action: Use) -> ActionChoice:
        """A skill, with its price and effects."""
        t, skill = self.t, self.view.content.crew.skill[action.skill]
        held = self.view.crew[self.seat].tokens

        def effects() -> str:
            reference, state = ref(SKILL, action.skill), self.labels.state
            return outcome_text(state, skill.effects, self.seat, reference, t)

        def label() -> Label:
            hint = t("first_martians-hint-skill", cost=skill.cost, effects=effects())
            return glossary.label(glossary.piece("skill", skill.id, t), hint, glossary.SKILL_EMOJI)

        return ActionChoice(
            action,
            (self.labels.topic("skills", glossary.SKILL_EMOJI), label),
            preview=lambda: t(
                "first_martians-preview-skill",
                skill=action.skill,
                cost=skill.cost,
                left=held - skill.cost,
                effects=effects(),
            ),
        )

    def spend(self, action: Spend) -> ActionChoice:
        """A point of interest, with what it brings."""
        content = self.view.content
        mission = content.mission[self.view.mission]
        reference = poi_reference(content, mission, action.poi)
        hint = outcome_text(
            self.labels.state, content.effects(reference), self.seat, reference, self.t
        )
        text = self.t("first_martians-choose-spend", poi=action.poi)
        return ActionChoice(action, (glossary.label(text, hint, "📍"),))

    def choose(self, action: Choose) -> ActionChoice:
        """An option of a choice."""
        label = partial(option_label, self.p, action.option)
        return ActionChoice(action, (self._counted(action, label),))


PATHS: Mapping[type[Any], Callable[[ActionPaths, Any], ActionChoice]] = MappingProxyType(
    {
        **dict.fromkeys((Rest, Unwind, Heal, Manage), ActionPaths.alone),
        **dict.fromkeys(GROUPS, ActionPaths.job),
        **dict.fromkeys((Explore, Gather, Erect, Repair), ActionPaths.at_place),
        Join: ActionPaths.join,
        Withdraw: ActionPaths.withdraw,
        Send: ActionPaths.send,
        Park: ActionPaths.park,
        Call: ActionPaths.call,
        Ready: ActionPaths.ready,
        Revise: ActionPaths.revise,
        Strip: ActionPaths.strip,
        KeepPart: ActionPaths.keep_part,
        Dismantle: ActionPaths.dismantle,
        Use: ActionPaths.use,
        Spend: ActionPaths.spend,
        Choose: ActionPaths.choose,
    }
)
"""By action what makes its path."""


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
            case Choose():
                return ("choose", same, action.option.removeprefix(facility))
            case Repair():
                donor = self._same.get(action.donor, action.donor)
                return ("repair", same, action.part, donor, action.by)
            case Restart():
                return ("restart", same, action.grid, action.by)
            case _:
                return ("strip", same, action.part)

    def _facility(self, action: Any) -> str:
        if isinstance(action, Strip) and any(
            (each.facility, each.part) == (action.facility, action.part)
            for each in self._view.strips
        ):
            return ""
        if isinstance(action, Repair | Restart | Strip):
            return action.facility if action.facility in self._same else ""
        step = self._view.step
        if not isinstance(action, Choose) or step is None:
            return ""
        if step.kind == MEND:
            return action.option.rpartition("-")[0]
        return action.option if step.kind in OF_FACILITIES else ""

    @cached_property
    def _same(self) -> Mapping[str, str]:
        view = self._view
        apart = named_apart((each.stack for each in view.stacks), view.repaired)
        return first_alike(view.facilities, view.content, apart)
