"""The values that a stack of the plan shows: job in words, pawns, needs, costs, risks, chance."""

from __future__ import annotations

from typing import NamedTuple

from render.core.picture import Words
from render.first_martians import theme
from render.first_martians.drawings.things import has_picture
from rules.first_martians.state import Job, Stack
from rules.first_martians.terms import (
    CONSTRUCT,
    EVENT,
    EXPERIMENT,
    EXPLORE,
    FIRST_STUDY,
    GATHER,
    HEAL,
    INSTALL,
    MANAGE,
    OPEN,
    PLANT,
    REPAIR,
    RESEARCH,
    REST,
    RESTART,
    ROLES,
    SPARE,
    TYPE_OF_JOB,
    UNBLOCK,
    UNWIND,
)
from rules.first_martians.view import StackView, View

PROBLEMS = frozenset(
    (
        "already-planned",
        "build-first",
        "deadly",
        "facility-blocked",
        "facility-shut",
        "farm-full",
        "medic-needed",
        "no-rover",
        "no-route",
        "none-left",
        "part-not-there",
        "role-needed",
        "rover-blocked",
        "seedbed-taken",
    )
)
"""Reasons with a wording of their own on a tile; the others, which are rare, share one."""


class PawnShown(NamedTuple):
    """A pawn: an astronaut's role and letter, or a machine's action without a letter."""

    sign: str
    letter: str


class RiskShown(NamedTuple):
    """A sign of what else an action may bring, and its words."""

    sign: str
    words: str


class StackShown(NamedTuple):
    """A stack of pawns.

    ``number`` is what texts call it by, ``picture`` the thing that stands for its job. ``called``
    are astronauts asked to help. ``given`` is how many pawns those laid and the rover count as, of
    those ``needed``. ``chance`` is in percent. ``dice`` are those that are rolled, ``roll`` says so
    in words. ``costs`` are signs with amounts. ``problem`` says why it can't be done, or is empty.
    """

    number: int
    action: str
    picture: str
    title: str
    pawns: tuple[PawnShown, ...]
    called: tuple[PawnShown, ...]
    rover: str
    needed: int
    given: int
    chance: int
    chance_words: str
    dice: tuple[str, ...]
    roll: str
    costs: tuple[tuple[str, int], ...]
    risks: tuple[RiskShown, ...]
    problem: str


def stack_shown(view: View, each: StackView, number: int, words: Words) -> StackShown:
    stack, need = each.stack, each.needs
    called = (call.seat for call in view.calls if call.stack == stack.number)
    costs = [
        *(("energy", need.energy), ("oxygen", need.oxygen), ("food", need.food)),
        *((item_sign(item), need.items.count(item)) for item in dict.fromkeys(need.items)),
    ]
    risks = (
        ("wound", need.wound),
        ("adventure", need.adventure),
        ("lose-morale", need.lose_morale),
        ("reroll", need.reroll),
        ("rover-check", need.rover_check),
    )
    return StackShown(
        number=number,
        action=TYPE_OF_JOB[stack.job.kind],
        picture=_picture(stack.job),
        title=job_words(stack.job, words),
        pawns=pawns_shown(view, stack, words),
        called=tuple(
            PawnShown(view.roles[seat], theme.letter(view.roles[seat], words)) for seat in called
        ),
        rover=stack.rover,
        needed=need.pawns,
        given=need.given,
        chance=each.chance,
        chance_words=words("picmars-percent", percent=each.chance),
        dice=DICE.get(need.roll, ()),
        roll=words(f"picmars-roll-{need.roll or 'none'}"),
        costs=tuple((sign, amount) for sign, amount in costs if amount),
        risks=tuple(
            RiskShown(sign, words(f"picmars-token-{sign}")) for sign, there in risks if there
        ),
        problem=problem_words(each, words),
    )


DICE = {"all": ("success", "wound", "adventure"), "success": ("success",)}
"""The dice of a roll."""
PICTURES = {
    EVENT: "alarm",
    REST: "quiet-place",
    UNWIND: "crew-quarters",
    HEAL: "med-lab",
    MANAGE: "control-center",
    EXPLORE: "explored",
    PLANT: "plant",
    RESTART: "restart",
}
"""The things that stand for jobs; others have one that is what they are about."""


def _picture(job: Job) -> str:
    """The thing that stands for a job."""
    if job.kind == RESEARCH:
        return "examined" if job.how == FIRST_STUDY else "discovered"
    if job.kind == REPAIR:
        return f"{SPARE}-{job.about}"
    if job.kind == INSTALL:
        return job.about if has_picture(job.about) else "upgrade"
    if job.kind == UNBLOCK:
        return job.where
    return PICTURES.get(job.kind, job.about)


def pawns_shown(view: View, stack: Stack, words: Words) -> tuple[PawnShown, ...]:
    """A stack's pawns, the performer's first."""
    machines = view.content.crew.machine
    return tuple(
        PawnShown(pawn, theme.letter(pawn, words))
        if pawn in ROLES
        else PawnShown(machines[pawn].action, "")
        for pawn in stack.pawns
    )


def pawn_names(view: View, stack: Stack, words: Words) -> str:
    """A stack's pawns and rover in words."""
    names = [
        theme.role(pawn, words) if pawn in ROLES else words("picmars-machine")
        for pawn in stack.pawns
    ]
    if stack.rover:
        names.append(theme.rover(stack.rover, words))
    return ", ".join(names)


def item_sign(item: str) -> str:
    """The sign of an item of the cargo: a part's, a sample's, a seed's or a find's."""
    kind = "sample" if item.startswith("mineral-") else item.removeprefix("spare-")
    return kind if kind in ("sample", "seed", "power", "filters", "hardware", "cpu") else "find"


def job_words(job: Job, words: Words) -> str:
    kind = job.kind
    if kind == EVENT:
        return theme.piece("event", job.about, words)
    if kind == EXPLORE:
        return words("picmars-job-explore", space=theme.space(job.where, words))
    if kind == GATHER:
        item = theme.item(job.about, words)
        return words("picmars-job-gather", item=item, space=theme.space(job.where, words))
    if kind == REPAIR:
        name, part = theme.facility(job.where, words), theme.part(job.about, words)
        return words("picmars-job-repair", facility=name, part=part)
    if kind == UNBLOCK:
        token = words(f"picmars-token-{job.about}")
        return words("picmars-job-unblock", rover=theme.rover(job.where, words), token=token)
    if kind in (PLANT, RESTART):
        return words(f"picmars-job-{kind}", facility=theme.facility(job.where, words))
    if kind == INSTALL:
        upgrade = theme.piece("upgrade", job.about, words)
        return words("picmars-job-install", upgrade=upgrade)
    if kind == CONSTRUCT:
        project = theme.piece("project", job.about, words)
        if job.route:
            where = theme.space(job.where, words)
            return words("picmars-job-construct-at", project=project, space=where)
        return words("picmars-job-construct", project=project)
    if kind == EXPERIMENT:
        return theme.piece("project", job.about, words)
    if kind == RESEARCH:
        return words(f"picmars-job-research-{job.how}")
    if kind == HEAL and job.how != OPEN:
        condition = theme.piece("condition", job.how, words)
        return words("picmars-job-cure", condition=condition)
    return theme.action(kind, words)


def problem_words(each: StackView, words: Words) -> str:
    """The problem of a stack in words; empty without one."""
    reason, figures = each.problem, dict(each.figures)
    if not reason:
        return ""
    if reason == "too-few-pawns":
        missing = int(figures["needed"]) - int(figures["given"])
        return words("picmars-problem-too-few-pawns", count=missing)
    if reason in ("unpayable", "price-lacking"):
        resource = theme.resource(figures["resource"], words)
        return words("picmars-problem-unpayable", resource=resource)
    if reason == "item-lacking":
        item = theme.item(figures["item"], words)
        return words("picmars-problem-item-lacking", item=item)
    return words(f"picmars-problem-{reason if reason in PROBLEMS else 'other'}")
