"""The path of labels to each action of First Martians, with what it takes and risks beside it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial, singledispatchmethod
from typing import Any

from bot.games.base import ActionChoice, Label, LazyLabel, Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.effect_text import effects_text
from bot.games.first_martians.jobs import Workbench
from bot.games.first_martians.option_labels import option_label
from bot.games.first_martians.plan_text import outlook
from rules.core.game import Seat
from rules.first_martians import actions as act
from rules.first_martians.terms import (
    EVENT,
    EXPLORE,
    GATHER,
    HEAL,
    MANAGE,
    OWN,
    PLANT,
    RESEARCH,
    REST,
    RESTART,
    SPARE,
    UNWIND,
)
from rules.first_martians.views.make_view import chance
from rules.first_martians.views.view import View

Path = tuple[Label | LazyLabel, ...]

BUILD = "build"
GROUPS: dict[type[Any], str] = {
    act.Attend: EVENT,
    act.Explore: EXPLORE,
    act.Gather: GATHER,
    act.Study: RESEARCH,
    act.Sow: PLANT,
    act.Repair: BUILD,
    act.MendRover: BUILD,
    act.Install: BUILD,
    act.Construct: BUILD,
    act.Erect: BUILD,
    act.Experiment: RESEARCH,
    act.Restart: RESTART,
}
"""By action, the screen on which its places are chosen."""
EMOJI = {**glossary.JOBS, BUILD: "🏗️"}


def choices(p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> tuple[ActionChoice, ...]:
    """Every action with its path, in the order of ``actions``; the view is the seat's own."""
    labels = ActionLabels(p, seat, actions)
    return tuple(labels.choice(action) for action in actions)


class ActionLabels:
    """Makes the labels for one seat's actions at one moment, each shared label once."""

    def __init__(self, p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> None:
        self.p = p
        self.t = p.t
        self.view = p.view
        self.seat = seat
        self.workbench = Workbench(p.view, seat)
        self._ways: dict[Hashable, set[Hashable]] = {}
        self._groups: dict[str, set[Hashable]] = {}
        for action in actions:
            if hasattr(action, "by"):
                self._ways.setdefault(self._job_key(action), set()).add(action.by)
            if isinstance(action, act.Explore | act.Gather | act.Erect | act.Repair):
                which = action.donor if isinstance(action, act.Repair) else action.route
                self._ways.setdefault(self._place_key(action), set()).add(which)
            if type(action) in GROUPS:
                self._groups.setdefault(GROUPS[type(action)], set()).add(self._place_key(action))
        self._made: dict[Hashable, Label] = {}

    def _once(self, key: Hashable, make: Callable[[], Label]) -> Label:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    @staticmethod
    def _place_key(action: Any) -> Hashable:
        """What an action is about, whichever way and by whomever it is done."""
        fields = {
            name: value
            for name, value in zip(action.__slots__, _values(action), strict=True)
            if name not in ("by", "route", "donor")
        }
        return ("place", type(action), *fields.items())

    @staticmethod
    def _job_key(action: Any) -> Hashable:
        """What an action is about and how, by whomever it is done."""
        return ("job", type(action), *_values(action)[:-1])

    @singledispatchmethod
    def choice(self, action: object) -> ActionChoice:
        """The action with its path; raises ``TypeError`` for what is no action of this game."""
        raise TypeError(f"{type(action).__name__} is no action of First Martians")

    # Pawns

    @choice.register(act.Rest)
    @choice.register(act.Unwind)
    @choice.register(act.Heal)
    @choice.register(act.Manage)
    def _(self, action: act.Rest | act.Unwind | act.Heal | act.Manage) -> ActionChoice:
        kinds = {act.Rest: REST, act.Unwind: UNWIND, act.Heal: HEAL, act.Manage: MANAGE}
        emoji = EMOJI[kinds[type(action)]]
        return ActionChoice(action, (partial(self._job, action, emoji),))

    def _job(self, action: Any, emoji: str) -> Label:
        """A job with what it takes."""

        def made() -> Label:
            stack = self.workbench.stack(action)
            need = self.workbench.needs(stack)
            hint = outlook(self.workbench.state, stack, need, self.t)
            return glossary.label(glossary.job(stack.job, self.t), hint, emoji)

        return self._once(self._job_key(action) if hasattr(action, "by") else action, made)

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
        job = partial(self._job, action, EMOJI[kind])
        return ActionChoice(action, (self._group(kind), job, *self._by(action)))

    @choice.register(act.Explore)
    @choice.register(act.Gather)
    @choice.register(act.Erect)
    def _(self, action: act.Explore | act.Gather | act.Erect) -> ActionChoice:
        kind = GROUPS[type(action)]
        path: Path = (self._group(kind), partial(self._place, action, EMOJI[kind]))
        if len(self._ways[self._place_key(action)]) > 1:
            path = (*path, partial(self._route, action))
        return ActionChoice(action, (*path, *self._by(action)))

    @choice.register
    def _(self, action: act.Repair) -> ActionChoice:
        path: Path = (self._group(BUILD), partial(self._place, action, EMOJI["repair"]))
        if len(self._ways[self._place_key(action)]) > 1:
            path = (*path, partial(self._donor, action.donor, action.part))
        return ActionChoice(action, (*path, *self._by(action)))

    def _place(self, action: Any, emoji: str) -> Label:
        """A job by its place, with what the first way there takes."""
        return self._once(
            self._place_key(action),
            lambda: self._job(action, emoji),
        )

    def _route(self, action: act.Explore | act.Gather | act.Erect) -> Label:
        """A way over the map."""
        route = dict(self.view.routes)[action.space][action.route]
        text = " › ".join(glossary.piece("space", space, self.t) for space in route.spaces)
        return glossary.label(text, self._job(action, "").hint, "🛤️")

    def _donor(self, donor: str, part: str) -> Label:
        t = self.t
        if donor == SPARE:
            return glossary.label(t("first_martians-choose-spare", part=part), "", "📦")
        return glossary.label(
            t("first_martians-choose-donor", facility=donor, part=part),
            t("first_martians-hint-donor"),
            "♻️",
        )

    def _by(self, action: Any) -> Path:
        """Whose pawn, where there is a choice."""
        if len(self._ways[self._job_key(action)]) < 2:
            return ()
        return (self._hand(action.by),)

    def _hand(self, by: str) -> Label:
        if by == OWN:
            left = self.view.free_pawns[self.seat]
            name = glossary.CAST[self.view.roles[self.seat]][0]
            return glossary.label(
                self.t("first_martians-choose-own-pawn", name=name, count=left),
                "",
                glossary.EMOJI[self.view.roles[self.seat]],
            )
        return glossary.label(glossary.piece("machine", by, self.t), "", "🤖")

    def _group(self, kind: str) -> LazyLabel:
        return partial(self._once, ("group", kind), partial(self._make_group, kind))

    def _make_group(self, kind: str) -> Label:
        count = len(self._groups[kind])
        return glossary.label(
            self.t(f"first_martians-choose-{kind}"),
            self.t("first_martians-hint-group", count=count),
            EMOJI[kind],
        )

    # The plan's stacks

    def _topic(self, kind: str, emoji: str) -> Label:
        hint = self.t(f"first_martians-hint-{kind}")
        return self._once(
            kind, lambda: glossary.label(self.t(f"first_martians-choose-{kind}"), hint, emoji)
        )

    def _stack(self, number: int) -> Label:
        def made() -> Label:
            each = next(each for each in self.view.stacks if each.stack.number == number)
            text = f"{number}. {glossary.job(each.stack.job, self.t)}"
            hint = self.t(
                "first_martians-hint-stack",
                pawns=glossary.pawns(each.stack.pawns, self.t),
                given=each.needs.given,
                needed=each.needs.pawns,
                chance=each.chance,
            )
            return glossary.label(text, hint, glossary.JOBS[each.stack.job.kind])

        return self._once(("stack", number), made)

    def _stack_helped(self, number: int) -> Label:
        """A stack with its chance as it is, and with one pawn more."""

        def made() -> Label:
            found = self._stack(number)
            each = next(each for each in self.view.stacks if each.stack.number == number)
            more = each.stack._replace(pawns=(*each.stack.pawns, self.view.roles[self.seat]))
            after = chance(self.workbench.state, more, self.workbench.needs(more))
            if after == each.chance:
                return found
            to = self.t("first_martians-hint-join-to", before=each.chance, after=after)
            kept = found.hint.rpartition(" · ")[0]
            return glossary.label(found.text, f"{kept} · {to}", found.emoji)

        return self._once(("helped", number), made)

    @choice.register
    def _(self, action: act.Join) -> ActionChoice:
        path: Path = (self._topic("join", glossary.JOIN), partial(self._stack_helped, action.stack))
        return ActionChoice(action, (*path, *self._by(action)))

    @choice.register
    def _(self, action: act.Withdraw) -> ActionChoice:
        path: Path = (self._topic("withdraw", glossary.BACK), partial(self._stack, action.stack))
        return ActionChoice(action, (*path, *self._by(action)))

    @choice.register
    def _(self, action: act.Send) -> ActionChoice:
        text = self.t("first_martians-choose-send", rover=action.rover)
        rover = self._once(text, lambda: glossary.label(text, "", glossary.ROVER))
        group = self._topic("rovers", glossary.ROVER)
        return ActionChoice(action, (group, rover, partial(self._stack, action.stack)))

    @choice.register
    def _(self, action: act.Park) -> ActionChoice:
        text = self.t("first_martians-choose-park", rover=action.rover)
        group = self._topic("rovers", glossary.ROVER)
        return ActionChoice(action, (group, glossary.label(text, "", glossary.BACK)))

    @choice.register
    def _(self, action: act.Call) -> ActionChoice:
        seat = self.view.roles.index(action.role)
        hint = self.t("first_martians-hint-called", count=self.view.free_pawns[seat])
        name = glossary.label(glossary.CAST[action.role][0], hint, glossary.EMOJI[action.role])
        group = self._topic("call", glossary.CALL)
        return ActionChoice(action, (group, partial(self._stack, action.stack), name))

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
            self._once,
            ("strip", action.facility),
            lambda: glossary.label(glossary.piece("facility", action.facility, t), "", "🪛"),
        )
        part = glossary.piece("part", action.part, t)
        path: Path = (
            self._topic("salvage", glossary.SALVAGE),
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
        return penalties(parts[action.part], self.p)

    @choice.register
    def _(self, action: act.Dismantle) -> ActionChoice:
        t = self.t
        spares = self.view.content.base.upgrade[action.upgrade].spares
        gained = ", ".join(glossary.piece("item", f"{SPARE}-{part}", t) for part in spares)
        text = t("first_martians-choose-dismantle", upgrade=action.upgrade)
        return ActionChoice(
            action,
            (
                self._topic("salvage", glossary.SALVAGE),
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
                self._topic("skills", glossary.SKILL_EMOJI),
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


def penalties(names: Sequence[str], p: Presentation[View]) -> str:
    """What a red part costs, in words."""
    return ", ".join(p.t(f"first_martians-penalty-{name}") for name in names)


def _values(action: Any) -> tuple[Any, ...]:
    return tuple(getattr(action, name) for name in action.__slots__)
