"""Labels of jobs, places, pawns and stacks, with what each takes and risks beside it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import fields, replace
from functools import partial
from operator import attrgetter
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.plan_text import (
    SeatPlan,
    chance_or_lack,
    chance_words,
    outlook,
    outlook_laid,
)
from bot.games.labels import Label, LazyLabel
from render.first_martians.map.bands import map_bands
from rules.core.game import Seat
from rules.first_martians.plan.laying import (
    Attend,
    Construct,
    Erect,
    Experiment,
    Explore,
    Gather,
    Install,
    MendRover,
    Repair,
    Restart,
    Sow,
    Study,
)
from rules.first_martians.plan.planning import Join, Withdraw
from rules.first_martians.state import Stack, State
from rules.first_martians.terms import (
    EVENT,
    EXPLORE,
    GATHER,
    OWN,
    PAWNS,
    PLANT,
    RESEARCH,
    RESTART,
    SPARE,
)
from rules.first_martians.view import View, box_numbers, chance

Path = tuple[Label | LazyLabel, ...]

BUILD = "build"
GROUPS: dict[type[Any], str] = {
    Attend: EVENT,
    Explore: EXPLORE,
    Gather: GATHER,
    Study: RESEARCH,
    Sow: PLANT,
    Repair: BUILD,
    MendRover: BUILD,
    Install: BUILD,
    Construct: BUILD,
    Erect: BUILD,
    Experiment: RESEARCH,
    Restart: RESTART,
}
"""By action, the screen on which its places are chosen."""
EMOJI = {**glossary.JOBS, BUILD: "🏗️"}


def _fields(action: type[Any], *without: str) -> Callable[[Any], Hashable]:
    """A getter of the values of an action's fields, some of which are left aside."""
    return attrgetter(*(each.name for each in fields(action) if each.name not in without))


_JOB = {action: _fields(action, "by") for action in (*GROUPS, Join, Withdraw)}
_PLACE = {action: _fields(action, "by", "route", "donor") for action in GROUPS}


class JobLabels:
    """Makes the labels that one seat's actions share at one moment, each of them once."""

    def __init__(self, p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> None:
        self.t = p.t
        self.view = p.view
        self._names = p.names
        self.seat = seat
        self._plan = SeatPlan(p.view, seat)
        self._boxes = box_numbers(p.view)
        self._ways: dict[Hashable, set[Hashable]] = {}
        self._groups: dict[str, list[Any]] = {}
        """The actions of each group of ``GROUPS``."""
        for action in actions:
            if hasattr(action, "by"):
                self._ways.setdefault(self._job_key(action), set()).add(action.by)
            if isinstance(action, Explore | Gather | Erect | Repair):
                which = action.donor if isinstance(action, Repair) else action.route
                self._ways.setdefault(self._place_key(action), set()).add(which)
            if type(action) in GROUPS:
                self._groups.setdefault(GROUPS[type(action)], []).append(action)
        self._made: dict[Hashable, Label] = {}

    @property
    def state(self) -> State:
        """The open part of the state."""
        return self._plan.state

    def once(self, key: Hashable, make: Callable[[], Label]) -> Label:
        """The label of this key, made if it isn't there yet."""
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    @staticmethod
    def _place_key(action: Any) -> Hashable:
        """A key of an action's place, whichever way and by whomever it is done."""
        return ("place", type(action), _PLACE[type(action)](action))

    @staticmethod
    def _job_key(action: Any) -> Hashable:
        """A key of an action's place and way, by whomever it is done."""
        return ("job", type(action), _JOB[type(action)](action))

    def job(self, action: Any, emoji: str) -> Label:
        """A job, with the pawns, chance, costs and risks of it as its hint."""

        def made() -> Label:
            stack = self._plan.stack(action)
            need = self._plan.needs(stack)
            hint = outlook(self._plan.state, stack, need, self.t)
            return glossary.label(glossary.job(stack.job, self.t), hint, emoji)

        return self.once(self._job_key(action) if hasattr(action, "by") else action, made)

    def place(self, action: Any, emoji: str) -> Label:
        """A job by its place, with what the first way there takes."""
        return self.once(self._place_key(action), lambda: self.job(action, emoji))

    def takes_both(self, action: Any) -> bool:
        """Whether both own pawns can be laid for it at once, and the second one matters.

        It does where one can't do the job, or only with dice that a second one spares.
        """
        if type(action) not in GROUPS or isinstance(action, Restart):
            return False
        usual = getattr(action, "route", 0) == 0 and getattr(action, "donor", SPARE) == SPARE
        if not usual or action.by != OWN or self.view.free_pawns[self.seat] < PAWNS:
            return False
        need = self._plan.needs(self._plan.stack(action))
        return need.pawns > 1 or need.roll == "all"

    def both(self, action: Any, emoji: str) -> Label:
        """A job that both own pawns are laid for, with what becomes of it."""

        def made() -> Label:
            stack = self._plan.stack(action)
            stack = stack._replace(pawns=stack.pawns * 2)
            hint = outlook_laid(self._plan.state, stack, self._plan.needs(stack), self.t)
            text = self.t("first_martians-choose-both", job=glossary.job(stack.job, self.t))
            return glossary.label(text, hint, emoji)

        return self.once(("both", action), made)

    def mend(self, how: str, number: int, emoji: str) -> Label:
        """What mends a stack that holds Ready up: ``join``, ``withdraw`` or ``call``."""

        def made() -> Label:
            found = self.stack_helped(number) if how == "join" else self.stack(number)
            text = self.t(f"first_martians-mend-{how}", stack=found.text)
            hint = found.hint if how == "join" else ""
            return replace(glossary.label(text, hint, emoji), first=True)

        return self.once(("mend", how, number), made)

    def way(self, action: Explore | Gather | Erect | Repair) -> Path:
        """The route or the donor of a part, where there is a choice."""
        if len(self._ways[self._place_key(action)]) < 2:
            return ()
        if isinstance(action, Repair):
            return (partial(self._donor, action.donor, action.part),)
        return (partial(self._route, action),)

    def _route(self, action: Explore | Gather | Erect) -> Label:
        """A way over the map."""
        route = dict(self.view.routes)[action.space][action.route]
        text = " › ".join(glossary.piece("space", space, self.t) for space in route.spaces)
        return glossary.label(text, self.job(action, "").hint, "🛤️")

    def _donor(self, donor: str, part: str) -> Label:
        t = self.t
        if donor == SPARE:
            return glossary.label(t("first_martians-choose-spare"), "", "📦")
        names = self.view.content.base.facility[donor].parts[part]
        return glossary.label(
            t("first_martians-choose-donor", facility=donor, part=part),
            t("first_martians-hint-donor", penalty=glossary.penalties(names, t)),
            "♻️",
        )

    def by(self, action: Any) -> Path:
        """The pawn that is laid, where there is a choice."""
        if len(self._ways[self._job_key(action)]) < 2:
            return ()
        return (partial(self.once, ("by", action.by), partial(self._hand, action.by)),)

    def _hand(self, by: str) -> Label:
        if by == OWN:
            left = self.view.free_pawns[self.seat]
            name = glossary.CAST[self.view.roles[self.seat]][0]
            return glossary.label(
                self.t("first_martians-choose-own-pawn", name=name),
                self.t("first_martians-hint-own-pawn", count=left),
                glossary.EMOJI[self.view.roles[self.seat]],
            )
        hint = self.t("first_martians-hint-machine-pawn")
        return glossary.label(glossary.piece("machine", by, self.t), hint, "🤖")

    def group(self, kind: str) -> LazyLabel:
        """A group of ``GROUPS``, with how many choices stand on its screen."""
        return partial(self.once, ("group", kind), partial(self._make_group, kind))

    def _make_group(self, kind: str) -> Label:
        actions = self._groups[kind]
        count = len({self._place_key(each) for each in actions})
        count += sum(map(self.takes_both, actions))
        label = glossary.label(
            self.t(f"first_martians-choose-{kind}"),
            self.t("first_martians-hint-group", count=count) if count > 1 else "",
            EMOJI[kind],
        )
        if kind not in (EXPLORE, GATHER):
            return label
        return replace(label, bands=lambda: map_bands(self.view, self._names, self.t))

    def topic(self, kind: str, emoji: str) -> Label:
        """A group of actions that begin no job: ``join``, ``rovers``, ``salvage`` and others."""

        def made() -> Label:
            hint = glossary.text_of(f"first_martians-hint-{kind}", self.t)
            return glossary.label(self.t(f"first_martians-choose-{kind}"), hint, emoji)

        return self.once(kind, made)

    def rover(self, name: str) -> Label:
        """A rover that is sent along."""

        def made() -> Label:
            text = self.t("first_martians-choose-send", rover=name)
            return glossary.label(text, "", glossary.ROVER)

        return self.once(("rover", name), made)

    def called(self, role: str, number: int) -> Label:
        """The astronaut who is asked to help with a stack, with the pawns left.

        Where none is left, with the other stacks of which one would lose a pawn.
        """

        def made() -> Label:
            count = self.view.free_pawns[self.view.roles.index(role)]
            jobs = [
                f"{self._boxes[each.stack.number]}. {glossary.job(each.stack.job, self.t)}"
                for each in self.view.stacks
                if role in each.stack.pawns and each.stack.number != number
            ]
            left = self.t("first_martians-or").join(jobs)
            hint = self.t("first_martians-hint-called", count=count, jobs=left)
            if len(hint) > glossary.HINT:  # the plan names the stacks by their numbers, too
                left = self.t("first_martians-or").join(each.partition(" ")[0] for each in jobs)
                hint = self.t("first_martians-hint-called", count=count, jobs=left)
            return glossary.label(glossary.CAST[role][0], hint, glossary.EMOJI[role])

        return self.once(("called", role, number), made)

    def stack(self, number: int) -> Label:
        """A stack of the plan, with its pawns and its chance in percent, or the pawns missing."""

        def made() -> Label:
            each = next(each for each in self.view.stacks if each.stack.number == number)
            text = f"{self._boxes[number]}. {glossary.job(each.stack.job, self.t)}"
            hint = self.t(
                "first_martians-hint-stack",
                pawns=glossary.stack_pawns(self.view, each.stack, self.t),
                given=each.needs.given,
                needed=each.needs.pawns,
                chance=chance_words(each.needs, each.chance, self.t),
            )
            return glossary.label(text, hint, glossary.JOBS[each.stack.job.kind])

        return self.once(("stack", number), made)

    def stack_helped(self, number: int) -> Label:
        """A stack of the plan, with its chance as it is and with one pawn more of the seat's."""
        role = self.view.roles[self.seat]
        return self.once(
            ("helped", number),
            lambda: self._changed(number, lambda stack: stack._replace(pawns=(*stack.pawns, role))),
        )

    def stack_sent(self, number: int, rover: str) -> Label:
        """A stack of the plan, with its chance as it is and with a rover."""
        return self.once(
            ("sent", number, rover),
            lambda: self._changed(number, lambda stack: stack._replace(rover=rover)),
        )

    def _changed(self, number: int, change: Callable[[Stack], Stack]) -> Label:
        """A stack of the plan, with its chance as it is and once it is changed."""
        found = self.stack(number)
        each = next(each for each in self.view.stacks if each.stack.number == number)
        more = change(each.stack)
        need = self._plan.needs(more)
        before = chance_or_lack(each.needs, each.chance, self.t)
        after = chance_or_lack(need, chance(self._plan.state, more, need), self.t)
        if after == before or self._plan.stands_against(more) not in ("", "too-few-pawns"):
            return found
        to = self.t("first_martians-hint-join-to", before=before, after=after)
        kept = found.hint.rpartition(" · ")[0]
        return glossary.label(found.text, f"{kept} · {to}", found.emoji)
