"""The path of labels to each action of First Martians, with what it takes and risks beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, singledispatchmethod
from typing import Any

from bot.games.base import ActionChoice, Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.choices.job_labels import BUILD, EMOJI, GROUPS, JobLabels, Path
from bot.games.first_martians.choices.option_labels import option_label
from bot.games.first_martians.effect_text import effects_text
from rules.core.game import Seat
from rules.first_martians import actions as act
from rules.first_martians.terms import HEAL, MANAGE, REST, SPARE, UNWIND
from rules.first_martians.views.view import View


def choices(p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> tuple[ActionChoice, ...]:
    """Every action with its path, in the order of ``actions``; the view is the seat's own."""
    paths = ActionPaths(p, seat, actions)
    return tuple(paths.choice(action) for action in actions)


class ActionPaths:
    """Makes the paths to one seat's actions at one moment."""

    def __init__(self, p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> None:
        self.p = p
        self.t = p.t
        self.view = p.view
        self.seat = seat
        self.labels = JobLabels(p, seat, actions)

    @singledispatchmethod
    def choice(self, action: object) -> ActionChoice:
        """The action with its path; raises ``TypeError`` for what is no action of this game."""
        raise TypeError(f"{type(action).__name__} is no action of First Martians")

    # Jobs

    @choice.register(act.Rest)
    @choice.register(act.Unwind)
    @choice.register(act.Heal)
    @choice.register(act.Manage)
    def _(self, action: act.Rest | act.Unwind | act.Heal | act.Manage) -> ActionChoice:
        kinds = {act.Rest: REST, act.Unwind: UNWIND, act.Heal: HEAL, act.Manage: MANAGE}
        emoji = EMOJI[kinds[type(action)]]
        return ActionChoice(action, (partial(self.labels.job, action, emoji),))

    @choice.register(act.Attend)
    @choice.register(act.Study)
    @choice.register(act.Sow)
    @choice.register(act.MendRover)
    @choice.register(act.Install)
    @choice.register(act.Construct)
    @choice.register(act.Experiment)
    @choice.register(act.Restart)
    def _(self, action: Any) -> ActionChoice:
        kind = GROUPS[type(action)]
        job = partial(self.labels.job, action, EMOJI[kind])
        return ActionChoice(action, (self.labels.group(kind), job, *self.labels.by(action)))

    @choice.register(act.Explore)
    @choice.register(act.Gather)
    @choice.register(act.Erect)
    def _(self, action: act.Explore | act.Gather | act.Erect) -> ActionChoice:
        kind = GROUPS[type(action)]
        return self._at_place(action, kind, EMOJI[kind])

    @choice.register
    def _(self, action: act.Repair) -> ActionChoice:
        return self._at_place(action, BUILD, EMOJI["repair"])

    def _at_place(self, action: Any, group: str, emoji: str) -> ActionChoice:
        """An action chosen by its place, then the way there, then the pawn."""
        labels = self.labels
        place = partial(labels.place, action, emoji)
        path = (labels.group(group), place, *labels.way(action), *labels.by(action))
        return ActionChoice(action, path)

    # The plan's stacks

    @choice.register
    def _(self, action: act.Join) -> ActionChoice:
        group = self.labels.topic("join", glossary.JOIN)
        stack = partial(self.labels.stack_helped, action.stack)
        return ActionChoice(action, (group, stack, *self.labels.by(action)))

    @choice.register
    def _(self, action: act.Withdraw) -> ActionChoice:
        group = self.labels.topic("withdraw", glossary.BACK)
        stack = partial(self.labels.stack, action.stack)
        return ActionChoice(action, (group, stack, *self.labels.by(action)))

    @choice.register
    def _(self, action: act.Send) -> ActionChoice:
        text = self.t("first_martians-choose-send", rover=action.rover)
        rover = self.labels.once(text, lambda: glossary.label(text, "", glossary.ROVER))
        group = self.labels.topic("rovers", glossary.ROVER)
        return ActionChoice(action, (group, rover, partial(self.labels.stack, action.stack)))

    @choice.register
    def _(self, action: act.Park) -> ActionChoice:
        text = self.t("first_martians-choose-park", rover=action.rover)
        group = self.labels.topic("rovers", glossary.ROVER)
        return ActionChoice(action, (group, glossary.label(text, "", glossary.BACK)))

    @choice.register
    def _(self, action: act.Call) -> ActionChoice:
        seat = self.view.roles.index(action.role)
        hint = self.t("first_martians-hint-called", count=self.view.free_pawns[seat])
        name = glossary.label(glossary.CAST[action.role][0], hint, glossary.EMOJI[action.role])
        group = self.labels.topic("call", glossary.CALL)
        return ActionChoice(action, (group, partial(self.labels.stack, action.stack), name))

    @choice.register
    def _(self, action: act.Ready) -> ActionChoice:
        ready = self.seat in self.view.ready
        text = self.t("first_martians-choose-ready", again="yes" if ready else "no")
        hint = self.t("first_martians-hint-ready", agreement=dict(self.view.options)["agreement"])
        return ActionChoice(action, (glossary.label(text, hint, "✅"),), end=True)

    @choice.register
    def _(self, action: act.Revise) -> ActionChoice:
        text, hint = self.t("first_martians-choose-revise"), self.t("first_martians-hint-revise")
        return ActionChoice(action, (glossary.label(text, hint, "✋"),), end=True)

    # Parts, cards, skills

    @choice.register
    def _(self, action: act.Strip) -> ActionChoice:
        t = self.t
        facility = partial(
            self.labels.once,
            ("strip", action.facility),
            lambda: glossary.label(glossary.piece("facility", action.facility, t), "", "🪛"),
        )
        part = glossary.piece("part", action.part, t)
        path: Path = (
            self.labels.topic("salvage", glossary.SALVAGE),
            facility,
            lambda: glossary.label(part, self._penalty(action), "🔴"),
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

    @choice.register
    def _(self, action: act.Dismantle) -> ActionChoice:
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

    @choice.register
    def _(self, action: act.Use) -> ActionChoice:
        t, skill = self.t, self.view.content.crew.skill[action.skill]
        effects = effects_text(skill.effects, t)
        hint = t("first_martians-hint-skill", cost=skill.cost, effects=effects)
        name = glossary.piece("skill", skill.id, t)
        held = self.view.crew[self.seat].tokens
        return ActionChoice(
            action,
            (
                self.labels.topic("skills", glossary.SKILL_EMOJI),
                glossary.label(name, hint, glossary.SKILL_EMOJI),
            ),
            preview=lambda: t(
                "first_martians-preview-skill",
                skill=action.skill,
                cost=skill.cost,
                left=held - skill.cost,
                effects=effects,
            ),
        )

    @choice.register
    def _(self, action: act.Choose) -> ActionChoice:
        return ActionChoice(action, (option_label(self.p, action.option),))
