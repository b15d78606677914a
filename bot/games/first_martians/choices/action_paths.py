"""The path of labels to each action of First Martians, with what it takes and risks beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.choices.alike import Alike
from bot.games.first_martians.choices.job_labels import EMOJI, GROUPS, JobLabels, Path
from bot.games.first_martians.choices.option_labels import option_label
from bot.games.first_martians.effect_text import effects_text
from bot.games.labels import ActionChoice, Label, LazyLabel
from rules.core.game import Seat
from rules.first_martians import actions as act
from rules.first_martians.terms import HEAL, MANAGE, REST, SPARE, UNWIND
from rules.first_martians.views.view import View


def choices(p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> tuple[ActionChoice, ...]:
    """Every action with its path, in the order of ``actions``; the view is the seat's own."""
    paths = ActionPaths(p, seat, actions)
    return tuple(paths.choice(action) for action in actions)


def asked_seat(view: View, action: Any) -> Seat | None:
    """The seat that an action asks for help."""
    return view.roles.index(action.role) if isinstance(action, act.Call) else None


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
        sent = (action.rover for action in actions if isinstance(action, act.Send))
        self._stacks_for = Counter(sent)
        """By rover, the stacks that it may be sent with."""

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

    def alone(self, action: act.Rest | act.Unwind | act.Heal | act.Manage) -> ActionChoice:
        """An action of the living block, where no machine may go."""
        kinds = {act.Rest: REST, act.Unwind: UNWIND, act.Heal: HEAL, act.Manage: MANAGE}
        emoji = EMOJI[kinds[type(action)]]
        return ActionChoice(action, (partial(self.labels.job, action, emoji),))

    def job(self, action: Any) -> ActionChoice:
        """An action chosen by its job, then the pawn."""
        kind = GROUPS[type(action)]
        job = partial(self._counted, action, partial(self.labels.job, action, EMOJI[kind]))
        return ActionChoice(action, (self.labels.group(kind), job, *self.labels.by(action)))

    def at_place(self, action: act.Explore | act.Gather | act.Erect | act.Repair) -> ActionChoice:
        """An action chosen by its place, then the way there or the donor, then the pawn."""
        labels, kind = self.labels, GROUPS[type(action)]
        emoji = EMOJI["repair" if isinstance(action, act.Repair) else kind]
        place = partial(self._counted, action, partial(labels.place, action, emoji))
        path = (labels.group(kind), place, *labels.way(action), *labels.by(action))
        return ActionChoice(action, path)

    # The plan's stacks

    def join(self, action: act.Join) -> ActionChoice:
        """One more pawn for a stack, chosen by the stack."""
        group = self.labels.topic("join", glossary.JOIN)
        stack = partial(self.labels.stack_helped, action.stack)
        return ActionChoice(action, (group, stack, *self.labels.by(action)))

    def withdraw(self, action: act.Withdraw) -> ActionChoice:
        """A pawn taken back, chosen by its stack."""
        group = self.labels.topic("withdraw", glossary.BACK)
        stack = partial(self.labels.stack, action.stack)
        return ActionChoice(action, (group, stack, *self.labels.by(action)))

    def send(self, action: act.Send) -> ActionChoice:
        """A rover, then the stack that it goes with, where there is a choice."""
        group = self.labels.topic("rovers", glossary.ROVER)
        stack = partial(self.labels.stack, action.stack)
        if self._stacks_for[action.rover] == 1:
            return ActionChoice(action, (group, partial(self._only_way, action.rover, stack)))
        return ActionChoice(action, (group, partial(self.labels.rover, action.rover), stack))

    def _only_way(self, rover: str, stack: LazyLabel) -> Label:
        sent, only = self.labels.rover(rover), stack()
        return glossary.label(sent.text, f"{only.text} · {only.hint}", sent.emoji)

    def park(self, action: act.Park) -> ActionChoice:
        """A rover that goes back to the Depot."""
        text = self.t("first_martians-choose-park", rover=action.rover)
        group = self.labels.topic("rovers", glossary.ROVER)
        return ActionChoice(action, (group, glossary.label(text, "", glossary.BACK)))

    def call(self, action: act.Call) -> ActionChoice:
        """A stack, then who is asked to help."""
        name = partial(self.labels.called, action.role)
        group = self.labels.topic("call", glossary.CALL)
        return ActionChoice(action, (group, partial(self.labels.stack, action.stack), name))

    def ready(self, action: act.Ready) -> ActionChoice:
        """The agreement to the plan."""
        ready = self.seat in self.view.ready
        text = self.t("first_martians-choose-ready", again="yes" if ready else "no")
        hint = self.t("first_martians-hint-ready", agreement=dict(self.view.options)["agreement"])
        return ActionChoice(action, (glossary.label(text, hint, "✅"),), end=True)

    def revise(self, action: act.Revise) -> ActionChoice:
        """The agreement taken back."""
        text, hint = self.t("first_martians-choose-revise"), self.t("first_martians-hint-revise")
        return ActionChoice(action, (glossary.label(text, hint, "✋"),), end=True)

    # Parts, cards, skills

    def strip(self, action: act.Strip) -> ActionChoice:
        """A facility, then its part."""
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
        return ActionChoice(
            action,
            path,
            preview=lambda: t(
                "first_martians-preview-strip",
                facility=action.facility,
                part=action.part,
                penalty=self._penalty(action),
            ),
        )

    def _penalty(self, action: act.Strip) -> str:
        parts = self.view.content.base.facility[action.facility].parts
        return glossary.penalties(parts[action.part], self.t)

    def dismantle(self, action: act.Dismantle) -> ActionChoice:
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

    def use(self, action: act.Use) -> ActionChoice:
        """A skill, with its price and effects."""
        t, skill = self.t, self.view.content.crew.skill[action.skill]
        held = self.view.crew[self.seat].tokens

        def label() -> Label:
            effects = effects_text(skill.effects, self.view.content, t)
            hint = t("first_martians-hint-skill", cost=skill.cost, effects=effects)
            return glossary.label(glossary.piece("skill", skill.id, t), hint, glossary.SKILL_EMOJI)

        return ActionChoice(
            action,
            (self.labels.topic("skills", glossary.SKILL_EMOJI), label),
            preview=lambda: t(
                "first_martians-preview-skill",
                skill=action.skill,
                cost=skill.cost,
                left=held - skill.cost,
                effects=effects_text(skill.effects, self.view.content, t),
            ),
        )

    def choose(self, action: act.Choose) -> ActionChoice:
        """An option of a choice."""
        label = partial(option_label, self.p, action.option)
        return ActionChoice(action, (self._counted(action, label),))


PATHS: Mapping[type[Any], Callable[[ActionPaths, Any], ActionChoice]] = MappingProxyType(
    {
        **dict.fromkeys((act.Rest, act.Unwind, act.Heal, act.Manage), ActionPaths.alone),
        **dict.fromkeys(GROUPS, ActionPaths.job),
        **dict.fromkeys((act.Explore, act.Gather, act.Erect, act.Repair), ActionPaths.at_place),
        act.Join: ActionPaths.join,
        act.Withdraw: ActionPaths.withdraw,
        act.Send: ActionPaths.send,
        act.Park: ActionPaths.park,
        act.Call: ActionPaths.call,
        act.Ready: ActionPaths.ready,
        act.Revise: ActionPaths.revise,
        act.Strip: ActionPaths.strip,
        act.Dismantle: ActionPaths.dismantle,
        act.Use: ActionPaths.use,
        act.Choose: ActionPaths.choose,
    }
)
"""By action what makes its path."""
