"""The sentence for any event of First Martians; nothing that happens is hidden from anybody."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from types import MappingProxyType
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import campaign_texts, glossary, stories
from bot.games.first_martians.glossary import who
from rules.core.game import Seat
from rules.first_martians.base_choices import ChoiceMade
from rules.first_martians.dice import KEEP, REROLL_DIE, Rolled
from rules.first_martians.effects.card_effects import AdventureDrawn, DelayScheduled
from rules.first_martians.effects.crew import GameEnded, Healed, Wounded
from rules.first_martians.effects.mars import (
    FindTaken,
    ItemGained,
    ItemSpent,
    MineralDrawn,
    SampleTaken,
)
from rules.first_martians.effects.mars_base import (
    CleanedUp,
    FarmChanged,
    PartBroken,
    ProjectBuilt,
    RepairsOperative,
    ShutdownTurned,
    SupplyChanged,
    UpgradeDismantled,
)
from rules.first_martians.effects.regions import (
    Explored,
    MapLaid,
    RegionLaid,
)
from rules.first_martians.effects.tracks import MalfunctionDrawn, TrackChanged
from rules.first_martians.objectives import ObjectiveReached
from rules.first_martians.phases.mission_events import (
    ConsequencesChecked,
    DelaysChecked,
    EventDone,
    EventDrawn,
    EventExpired,
)
from rules.first_martians.phases.rounds import (
    NOT_ROLLED,
    GameStarted,
    MalfunctionsRolled,
    PhaseBegan,
)
from rules.first_martians.plan.planning import PlanChanged, PlanFixed
from rules.first_martians.plan.problems import TOOLS
from rules.first_martians.plan.resolution import ActionIdle, ActionResolved
from rules.first_martians.progress import Awaited, RuleMet
from rules.first_martians.state import Job
from rules.first_martians.terms import (
    ACTIONS,
    BLOCKS,
    EVENT,
    EVENTS,
    EXPLORE,
    INSTALL,
    MALFUNCTIONS,
    ROLES,
)
from rules.first_martians.view import View

SILENT = (
    Awaited,
    DelayScheduled,
    RuleMet,
    RepairsOperative,
    CleanedUp,
    SampleTaken,
    FindTaken,
    ItemSpent,
    MapLaid,
    ProjectBuilt,
)
"""Events that another's sentence tells of, or a message of its own."""

Sentence = Callable[[Presentation[View], Any], str | None]
SIGNED = ("amount",)
"""Fields whose figure is told with its sign."""


@cache
def message_id(kind: str) -> str:
    """The id of an event's sentence without its prefix: ``part-broken`` for ``PartBroken``."""
    return re.sub(r"(?<!^)([A-Z])", r"-\1", kind).lower()


def _figures(p: Presentation[View], event: Any) -> dict[str, Any]:
    """An event's plain fields as a catalog takes them."""
    found: dict[str, Any] = {}
    for each in fields(event):
        value = getattr(event, each.name)
        if each.name == "seat":
            found["who"] = who(p, value)
        elif each.name == "why":
            found["why"] = glossary.cause(value, p.t)
        elif isinstance(value, bool):
            found[each.name] = "yes" if value else "no"
        elif each.name in SIGNED:
            found[each.name] = glossary.signed(value)
        elif isinstance(value, str | int):
            found[each.name] = value
    return found


def plain_sentence(p: Presentation[View], event: Any) -> str:
    """The sentence of an event that needs nothing but its own fields, all but ``draws``."""
    found = _figures(p, event)
    found.pop("draws", None)
    return p.t(f"first_martians-said-{message_id(type(event).__name__)}", **found)


def _wounds(p: Presentation[View], event: Wounded | Healed) -> str | None:
    return p.t(
        f"first_martians-said-{message_id(type(event).__name__)}",
        who=who(p, event.seat),
        amount=event.amount,
        why=glossary.cause(event.why, p.t),
    )


CREW_SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        Wounded: _wounds,
        Healed: _wounds,
    }
)


def _explored(p: Presentation[View], event: Explored) -> str | None:
    region = p.view.content.mars.region[event.region]
    t = p.t
    return t(
        "first_martians-said-explored",
        who=who(p, event.seat),
        space=event.space,
        region=event.region,
        samples=region.samples,
        rough="yes" if region.terrain else "no",
        terrain=glossary.terrain(region.terrain, t),
        found="yes" if event.finds else "no",
        finds=glossary.items(event.finds, t),
    )


def _laid(p: Presentation[View], event: RegionLaid) -> str | None:
    return p.t("first_martians-said-region-laid", space=event.space, region=event.region)


def _mineral(p: Presentation[View], event: MineralDrawn) -> str | None:
    return p.t(
        "first_martians-said-mineral-drawn",
        number=event.number,
        found="yes" if event.item else "no",
        item=event.item or "none",
    )


MARS_SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        Explored: _explored,
        RegionLaid: _laid,
        MineralDrawn: _mineral,
    }
)


def _broken(p: Presentation[View], event: PartBroken) -> str | None:
    names = p.view.content.base.facility[event.facility].parts[event.part]
    return p.t(
        "first_martians-said-part-broken",
        facility=event.facility,
        part=event.part,
        why=glossary.cause(event.why, p.t),
        penalty=glossary.penalties(names, p.t),
    )


def _supplied(p: Presentation[View], event: SupplyChanged) -> str | None:
    if event.why == "cost":
        return None  # the sentence of the plan says what it costs
    return plain_sentence(p, event)


def _farmed(p: Presentation[View], event: FarmChanged) -> str | None:
    return p.t(
        "first_martians-said-farm-changed",
        facility=event.facility,
        plants=event.farm.plants,
        growing=sum(event.farm.growth),
        greenhouses=event.farm.greenhouses,
        why=glossary.cause(event.why, p.t),
    )


def _item(p: Presentation[View], event: ItemGained) -> str | None:
    return None if event.why == "refund" else plain_sentence(p, event)


def _dismantled(p: Presentation[View], event: UpgradeDismantled) -> str | None:
    spares = p.view.content.base.upgrade[event.upgrade].spares
    items = glossary.items([f"spare-{part}" for part in spares], p.t)
    return p.t("first_martians-said-upgrade-dismantled", upgrade=event.upgrade, items=items)


def _shutdown(p: Presentation[View], event: ShutdownTurned) -> str | None:
    return p.t("first_martians-said-shutdown-turned", facility=event.facility, tile=event.tile)


def _tracked(p: Presentation[View], event: TrackChanged) -> str | None:
    if event.why == "card":
        return p.t("first_martians-said-track-reset", block=event.block)
    return plain_sentence(p, event)


def _malfunctions(p: Presentation[View], event: MalfunctionsRolled) -> str | None:
    dice = ", ".join(
        p.t("first_martians-die-of-block", block=block, result=result)
        for block, result in zip(BLOCKS, event.results, strict=True)
        if result != NOT_ROLLED
    )
    return p.t("first_martians-said-malfunctions-rolled", dice=dice)


MARS_BASE_SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        PartBroken: _broken,
        SupplyChanged: _supplied,
        FarmChanged: _farmed,
        ItemGained: _item,
        UpgradeDismantled: _dismantled,
        ShutdownTurned: _shutdown,
        TrackChanged: _tracked,
        MalfunctionsRolled: _malfunctions,
    }
)

TOLD_PHASES = (EVENTS, ACTIONS, MALFUNCTIONS)


def _started(p: Presentation[View], event: GameStarted) -> str | None:
    crew = ", ".join(who(p, seat) for seat in range(len(event.roles)))
    return p.t("first_martians-said-game-started", crew=crew, first=who(p, event.first))


def _phase(p: Presentation[View], event: PhaseBegan) -> str | None:
    if event.phase not in TOLD_PHASES:
        return None
    return p.t("first_martians-said-phase-began", round=event.round, phase=event.phase)


def _chosen(p: Presentation[View], event: ChoiceMade) -> str | None:
    """Choices in stories, and dice rolled again; what others bring is told by what comes of it."""
    if event.decision in stories.CARD_OF_CHOICE:
        kind = stories.CARD_OF_CHOICE[event.decision]
        name = event.about[0]
        person = glossary.person(p.view, event.seat)
        side = glossary.text_of(
            f"first_martians-{kind}-{name}-choice-{event.option}", p.t, **person
        )
        said = p.t(
            "first_martians-said-choice-made",
            who=who(p, event.seat),
            side=side or glossary.piece("side", event.option, p.t),
            title=glossary.piece(kind, name, p.t),
        )
        message = f"first_martians-{kind}-{name}-choice-{event.option}-told"
        told = glossary.text_of(message, p.t, **person)
        return p.t("first_martians-said-choice-told", said=said, told=told) if told else said
    if event.decision == REROLL_DIE and event.option == KEEP:
        return p.t("first_martians-said-kept", who=who(p, event.seat))
    return None


def _reached(p: Presentation[View], event: ObjectiveReached) -> str | None:
    objective = f"{event.mission or p.view.mission}-{event.objective}"
    return p.t("first_martians-said-objective-reached", objective=objective)


def _ended(p: Presentation[View], event: GameEnded) -> str | None:
    return p.t(
        "first_martians-said-game-ended",
        won="yes" if event.won else "no",
        why=event.why,
        score=event.score,
        all=len(p.view.objectives),
        optional=sum(each.optional for each in p.view.objectives),
    )


MISSION_SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        GameStarted: _started,
        PhaseBegan: _phase,
        ChoiceMade: _chosen,
        ObjectiveReached: _reached,
        GameEnded: _ended,
        **campaign_texts.SENTENCES,
    }
)


def _planned(p: Presentation[View], event: PlanChanged) -> str | None:
    """The change that somebody made; its reason, where a pawn is laid for something new."""
    t = p.t
    stack = event.plan.stack(event.number)
    called = event.plan.calls[-1].seat if event.change == "call" and event.plan.calls else None
    laid = (
        "" if stack is None else {"lay": stack.pawns[0], "join": stack.pawns[-1]}.get(event.change)
    )
    said = t(
        "first_martians-said-plan-changed",
        who=glossary.pawn(laid, t) if laid and laid not in ROLES else who(p, event.seat),
        change=event.change,
        job=glossary.with_emoji(event.job, t) if event.job else "",
        rover=stack.rover if stack and stack.rover else "none",
        other=who(p, called) if called is not None else "",
    )
    # Whoever laid it has had a reason of their own.
    return said if event.seat == p.view.viewer else _with_reason(p, said, event.job, event.why)


def takes_back(later: object, earlier: object) -> bool:
    """Whether a pawn was taken back from the job that it was laid on."""
    return (
        isinstance(later, PlanChanged)
        and isinstance(earlier, PlanChanged)
        and later.change == "withdraw"
        and earlier.change in ("lay", "join")
        and (later.seat, later.job) == (earlier.seat, earlier.job)
    )


def _with_reason(p: Presentation[View], said: str, job: Job | None, why: str) -> str:
    """A sentence with the reason for which the action was begun, where there is one."""
    if not why:
        return said
    if why == TOOLS and job is not None and job.kind == INSTALL:
        why = INSTALL  # nothing was broken there
    reason = p.t(f"first_martians-purpose-{why}")
    return p.t("first_martians-said-plan-reason", said=said, why=reason)


def _fixed(p: Presentation[View], event: PlanFixed) -> str | None:
    paid = glossary.supply(
        sum(need.energy for need in event.needs),
        sum(need.oxygen for need in event.needs),
        sum(need.food for need in event.needs),
    )
    items = glossary.items([item for need in event.needs for item in need.items], p.t)
    costs = ", ".join(part for part in (paid, items) if part)
    return p.t(
        "first_martians-said-plan-fixed",
        count=len(event.needs),
        paid="yes" if costs else "no",
        costs=costs,
    )


def _rolled(p: Presentation[View], event: Rolled) -> str | None:
    return p.t(
        "first_martians-said-rolled",
        who=who(p, event.seat),
        success=_fell(event.success),
        wound=_fell(event.wound),
        adventure=_fell(event.adventure),
    )


def _fell(face: bool | None) -> str:
    return {None: "none", True: "yes", False: "no"}[face]


def _resolved(p: Presentation[View], event: ActionResolved) -> str | None:
    if event.job.kind in (EVENT, EXPLORE) and event.ok:
        return None  # the sentence of what it brought says so
    said = p.t(
        "first_martians-said-action-resolved",
        who=who(p, event.seat),
        job=glossary.with_emoji(event.job, p.t),
        ok="yes" if event.ok else "no",
    )
    # Why it was begun doesn't explain why it failed, nor need its own player be told.
    told = event.ok and event.seat != p.view.viewer
    return _with_reason(p, said, event.job, event.why) if told else said


def _idle(p: Presentation[View], event: ActionIdle) -> str | None:
    job = glossary.with_emoji(event.job, p.t)
    return p.t("first_martians-said-action-idle", who=who(p, event.seat), job=job)


PLAN_SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        PlanChanged: _planned,
        PlanFixed: _fixed,
        Rolled: _rolled,
        ActionResolved: _resolved,
        ActionIdle: _idle,
    }
)


def _card(p: Presentation[View], event: MalfunctionDrawn) -> str | None:
    return p.t(
        "first_martians-said-malfunction-drawn",
        block=event.block,
        title=glossary.piece("malfunction", event.card, p.t),
        resolved="yes" if event.resolved else "no",
    )


def _titled(kind: str) -> Sentence:
    def sentence(p: Presentation[View], event: Any) -> str | None:
        found = {"who": who(p, event.seat)} if hasattr(event, "seat") else {}
        title = glossary.piece(kind, getattr(event, kind), p.t)
        return p.t(f"first_martians-said-{message_id(type(event).__name__)}", title=title, **found)

    return sentence


def _adventure(p: Presentation[View], event: AdventureDrawn) -> str | None:
    said = _titled("adventure")(p, event)
    scene = f"first_martians-adventure-{event.adventure}-scene"
    told = glossary.text_of(scene, p.t, **glossary.person(p.view, event.seat))
    return f"{said}. {told}" if told else said


def _consequences(p: Presentation[View], event: ConsequencesChecked) -> str | None:
    return _list(p, "consequences-checked", "event", event.came)


def _delays(p: Presentation[View], event: DelaysChecked) -> str | None:
    cards = [reference.split(":") for reference, _ in event.came]
    found = [glossary.piece(kind, name, p.t) for kind, name, *_ in cards]
    return p.t("first_martians-said-delays-checked", titles=", ".join(found)) if found else None


def _list(p: Presentation[View], message: str, kind: str, names: tuple[str, ...]) -> str | None:
    titles = ", ".join(glossary.piece(kind, name, p.t) for name in names)
    return p.t(f"first_martians-said-{message}", titles=titles) if titles else None


CARDS_SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        MalfunctionDrawn: _card,
        EventDrawn: _titled("event"),
        EventDone: _titled("event"),
        EventExpired: _titled("event"),
        AdventureDrawn: _adventure,
        ConsequencesChecked: _consequences,
        DelaysChecked: _delays,
    }
)

SENTENCES: Mapping[type[Any], Sentence] = {
    **MISSION_SENTENCES,
    **PLAN_SENTENCES,
    **MARS_BASE_SENTENCES,
    **CREW_SENTENCES,
    **CARDS_SENTENCES,
    **MARS_SENTENCES,
}
"""By event, the sentence that needs more than the event's own fields."""


def describe(p: Presentation[View], event: object, among: Sequence[object] = ()) -> str | None:
    """The sentence for an event; ``None`` where another event's sentence says it already.

    ``among`` tells which action dice were rolled for, unless a question came between.
    Of the view nothing is used but what never changes: the roles and the data.
    """
    if isinstance(event, SILENT):
        return None
    said = SENTENCES.get(type(event), plain_sentence)(p, event)
    if said and isinstance(event, Rolled) and (job := _job_of(event, among)) is not None:
        job_name = glossary.with_emoji(job, p.t)
        return p.t("first_martians-said-plan-reason", said=said, why=job_name)
    return said


def _job_of(rolled: Rolled, among: Sequence[object]) -> Job | None:
    """The action that dice were rolled for, where it came to its end among these events.

    Or where the plan was agreed to among them, and a question came before its end.
    """
    for each in among:
        if isinstance(each, ActionResolved) and each.number == rolled.number:
            return each.job
    for each in among:
        stack = each.plan.stack(rolled.number) if isinstance(each, PlanChanged) else None
        if stack is not None:
            return stack.job
    return None


def overtaken(steps: Sequence[Sequence[object]]) -> frozenset[int]:
    """The places of changes of a plan that later ones among these steps take back or go beyond.

    A pawn that is laid and taken back again, or taken back and laid again, has gone nowhere; of
    one that is moved only where it went is told.
    """
    found: set[int] = set()
    laid: list[tuple[int, PlanChanged]] = []
    lifted: list[tuple[int, PlanChanged]] = []
    for place, events in enumerate(steps):
        changes = [event for event in events if isinstance(event, PlanChanged)]
        if len(changes) != 1 or any(isinstance(event, PlanFixed) for event in events):
            laid, lifted = [], []
            continue
        change = changes[0]
        if change.change in ("lay", "join"):
            back = _latest(lifted, change, same=True)
            if back is None:
                back = _latest(lifted, change, same=False)
                if change.change == "join" and _latest(laid, change, same=True):
                    found.add(place)  # a second pawn for what the seat has begun
                laid.append((place, change))
            else:
                found.add(place)
            if back is not None:
                lifted.remove(back)
                found.add(back[0])
        elif change.change == "withdraw":
            put = _latest(laid, change, same=True)
            if put is None:
                lifted.append((place, change))
            else:
                laid.remove(put)
                found |= {put[0], place}
    return frozenset(found)


def _latest(
    changes: Sequence[tuple[int, PlanChanged]], change: PlanChanged, *, same: bool
) -> tuple[int, PlanChanged] | None:
    """The last of the changes by the same seat, for the ``same`` job if so."""
    return next(
        (
            each
            for each in reversed(changes)
            if each[1].seat == change.seat and (not same or each[1].job == change.job)
        ),
        None,
    )


def secrets_changed(event: object, seat: Seat) -> bool:
    """Nothing in this game is known to one seat only."""
    return False
