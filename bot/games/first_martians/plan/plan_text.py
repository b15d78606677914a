"""Actions in words: need, cost, penalties, chance, what comes if it fails; and a whole plan."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.effect_text import effects_text
from bot.i18n import Words
from rules.first_martians.components.content import Content
from rules.first_martians.phases.resolution.stacks import NO_SUCCESS_TOKENS
from rules.first_martians.pieces import Needs, Stack
from rules.first_martians.plan.needs import action_type
from rules.first_martians.plan.purpose import MISSION, purpose
from rules.first_martians.state import State
from rules.first_martians.terms import COLOUR, EVENT, HEAL, INSTALL, REPAIR
from rules.first_martians.views.make_view import chance
from rules.first_martians.views.view import StackView, View


def plan_lines(p: Presentation[View]) -> list[str]:
    """The lines beside the plan's picture: of each stack that rolls dice or can't be done."""
    return [line for each in p.view.stacks for line in stack_lines(p, each)]


def stack_lines(p: Presentation[View], each: StackView) -> list[str]:
    """A stack: what its dice may bring and what a failure means; then its problem in full."""
    stack, t = each.stack, p.t
    told = [*dice_risks(p.view.content, stack, each.needs, t), failure(each.needs, each.chance, t)]
    told = [part for part in told if part]
    if not told and not each.problem:
        return []
    job = glossary.with_emoji(stack.job, t)
    head = t("first_martians-plan-stack", number=stack.number, job=job)
    lines = [" · ".join([head, *told])]
    if each.problem:
        lines.append(f"  ⛔ {problem(each, t)}")
    return lines


def dice_risks(content: Content, stack: Stack, need: Needs, t: Words) -> list[str]:
    """The chances of a wound and an adventure that the dice bring, in percent."""
    return [
        t(f"first_martians-risk-{kind}", chance=share)
        for kind, share in _dice(content, stack, need).items()
        if share
    ]


def _dice(content: Content, stack: Stack, need: Needs) -> dict[str, int]:
    if need.roll != "all":
        return {"wound": 0, "adventure": 0}
    faces = content.base.action_dice[COLOUR[action_type(stack.job)]]
    return {
        "wound": round(100 * faces.wound / faces.sides),
        "adventure": round(100 * faces.adventure / faces.sides),
    }


def problem(each: StackView, t: Words) -> str:
    """The reason why a stack can't be carried out as it stands."""
    return t(f"illegal-{each.problem}", **glossary.figures(dict(each.figures)))


def chance_words(need: Needs, chance_: int, t: Words) -> str:
    """The chance of success in percent; where pawns are missing, with how many more it is that."""
    if need.given < need.pawns:
        missing = need.pawns - need.given
        return t("first_martians-chance-with-more", count=missing, chance=chance_)
    return t("first_martians-chance", chance=chance_)


def chance_or_lack(need: Needs, chance_: int, t: Words) -> str:
    """The chance of success in percent, or how many pawns are missing."""
    if need.given < need.pawns:
        return t("first_martians-chance-lacking", count=need.pawns - need.given)
    return t("first_martians-chance", chance=chance_)


def costs(need: Needs, t: Words) -> list[str]:
    """The supplies and items that a job takes, in short."""
    paid = glossary.supply(need.energy, need.oxygen, need.food)
    return [part for part in (paid, glossary.items(need.items, t)) if part]


def risks(content: Content, stack: Stack, need: Needs, t: Words) -> list[str]:
    """Costs, then penalties: what is certain, and what the dice may bring, in percent."""
    found, dice = costs(need, t), _dice(content, stack, need)
    sure = {
        "wound": 100 if need.wound else dice["wound"],
        "adventure": 100 if need.adventure else dice["adventure"],
    }
    found += [
        t(f"first_martians-risk-{kind}", chance=share) for kind, share in sure.items() if share
    ]
    if need.lose_morale:
        found.append(t("first_martians-risk-morale"))
    if need.reroll:
        found.append(t("first_martians-risk-reroll"))
    if need.rover_check:
        found.append(t("first_martians-risk-rover"))
    return found


def failure(need: Needs, chance_: int, t: Words) -> str:
    """The consequences of a failure: tokens, what is laid comes back, what is paid doesn't."""
    if chance_ == 100:
        return ""
    return t(
        "first_martians-plan-failure",
        tokens=NO_SUCCESS_TOKENS,
        back="yes" if need.items else "no",
        items=glossary.items(need.items, t),
    )


def gain(state: State, stack: Stack, t: Words) -> str:
    """The gain of a job, in short; empty where its name says it already."""
    job, content = stack.job, state.start.content
    if job.kind == EVENT:
        return effects_text(content.stories.event[job.about].action.effects, content, t)
    if job.kind == INSTALL:
        upgrade = content.base.upgrade[job.about]
        if upgrade.cancels:
            return t("first_martians-gain-install", part=upgrade.cancels, facility=upgrade.facility)
        if upgrade.production:
            return t(
                "first_martians-gain-production",
                effects=effects_text(upgrade.production, content, t),
            )
        return glossary.text_of(f"first_martians-upgrade-{job.about}-about", t)
    if job.kind == REPAIR:
        names = content.base.facility[job.where].parts[job.about]
        return t("first_martians-gain-repair", penalty=glossary.penalties(names, t))
    astronaut = state.crew[stack.operator]
    if job.kind == HEAL and not astronaut.wounds and not astronaut.ailments:
        return t("first_martians-gain-heal-idle")
    if purpose(state, stack.operator, job) == MISSION:
        return t("first_martians-gain-mission")
    return glossary.text_of(f"first_martians-gain-{job.kind}", t)


def outlook(state: State, stack: Stack, need: Needs, t: Words) -> str:
    """The hint beside a job that could be begun: pawns, chance, costs, risks, what it brings."""
    if not need.roll:
        first = t("first_martians-hint-pawns", count=need.pawns)
    else:
        rolled = need._replace(given=need.pawns)
        share = chance(state, stack, rolled)
        first = t(
            "first_martians-hint-roll",
            count=need.pawns,
            chance=share,
            sure=need.pawns + 1 if need.roll == "all" else 0,
        )
    parts = [first, *risks(state.start.content, stack, need, t), gain(state, stack, t)]
    return " · ".join(part for part in parts if part)
