"""The preview of a launch: cost, odds of every cell, flags, espionage."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.base import Presentation
from bot.games.race1969 import espionage_text, glossary
from bot.i18n import Words
from rules.core.game import Seat
from rules.race1969.odds import LaunchOdds, chance_of_points, prestige_after_all
from rules.race1969.terms import GROUND_CONTROL, INSURANCE, INVESTORS, MOON, SIMULATION
from rules.race1969.views.view import View

BAR = 12
"""Blocks of a bar that stands for certainty."""


def hint(p: Presentation[View], odds: LaunchOdds) -> str:
    """7 M · 62 % to the top · ≈ 4.1 PP."""
    return p.t(
        "race1969-hint-launch",
        cost=odds.cost,
        top=glossary.percent(odds.last, p.t),
        prestige=glossary.points(odds.prestige, p.t),
        flags=odds.flags,
    )


def preview(p: Presentation[View], odds: LaunchOdds) -> str:
    """Everything to know before a launch, as Markdown of at most 2,000 characters."""
    nation = p.view.nations[odds.seat]
    mission = p.view.board.mission(odds.mission)
    lines = [
        f"**{glossary.mission_with_emoji(p, odds.mission)}**",
        p.t(
            "race1969-preview-money",
            cost=odds.cost,
            money=nation.money,
            left=nation.money - odds.cost,
        ),
        p.t(
            "race1969-preview-start",
            start=odds.start,
            cells=len(mission.cells),
            best=mission.cells[-1],
            research=odds.research,
        ),
        *_helpers(p, odds),
        _table(odds, p.t),
        p.t(
            "race1969-preview-expected",
            prestige=glossary.points(odds.prestige, p.t),
            top=glossary.percent(odds.last, p.t),
            flag="yes" if _moves_flag(p, odds) else "no",
        ),
        _flags(p, odds),
        *_espionage(p, odds),
    ]
    return "\n".join(line for line in lines if line)


def _moves_flag(p: Presentation[View], odds: LaunchOdds) -> bool:
    """Whether the last cell would bring the nation nearer to the Moon."""
    nation, cells = p.view.nations[odds.seat], len(p.view.board.mission(MOON).cells)
    if odds.mission == MOON or glossary.has_flown_moon(nation):
        return False
    return nation.moon_cell < cells


def _helpers(p: Presentation[View], odds: LaunchOdds) -> list[str]:
    """The researches on the ground that have a part in this launch, on one line."""
    count = [research.researchers for research in p.view.nations[odds.seat].researches]
    money = p.view.board.money
    parts = []
    if count[SIMULATION]:
        parts.append(p.t("race1969-effect-simulation", count=count[SIMULATION]))
    if count[GROUND_CONTROL]:
        parts.append(p.t("race1969-effect-ground-control", count=count[GROUND_CONTROL]))
    if count[INSURANCE]:
        parts.append(
            p.t(
                "race1969-preview-insurance",
                count=count[INSURANCE] * money.insurance,
                expected=glossary.points(odds.insurance, p.t),
            )
        )
    if count[INVESTORS] and odds.mission != MOON:
        parts.append(p.t("race1969-preview-investors", count=count[INVESTORS] * money.investors))
    return [" · ".join(parts)] if parts else []


def _table(odds: LaunchOdds, t: Words) -> str:
    """The chance of each cell that the dice can reach, best first, as a block of fixed width."""
    rows = []
    for cell in range(len(odds.chances), 0, -1):
        chance = odds.chances[cell - 1]
        if chance <= 0:
            continue
        bar = "█" * round(chance * BAR) or "▏"
        place = t(
            "race1969-preview-cell", cell=f"{cell:>2}", prestige=f"{odds.worths[cell - 1]:>2}"
        )
        rows.append(f"{place} {bar} {glossary.percent(chance, t)}")
    return "\n".join(("```", *rows, "```"))


def _flags(p: Presentation[View], odds: LaunchOdds) -> str:
    flags = next(m.flags for m in p.view.missions if m.mission == odds.mission)
    if not flags:
        return p.t("race1969-preview-no-flags")
    return p.t(
        "race1969-preview-flags",
        count=len(flags),
        whose="".join(glossary.NATIONS[p.view.nations[seat].nation] for seat in flags),
        cost=glossary.points(odds.flags_cost, p.t),
    )


def _risk(
    p: Presentation[View], odds: LaunchOdds, rivals: Sequence[Seat], against: int, cost: int
) -> str:
    """The risk from the rivals' hands, ``against`` cards in all, to the rocket."""
    hands = espionage_text.against_text(p, [seat for seat in rivals if p.view.nations[seat].cards])
    one = chance_of_points(p.view, against, cost)
    if not one:
        return p.t("race1969-preview-too-few", hands=hands)
    return p.t(
        "race1969-preview-risk",
        hands=hands,
        one=glossary.percent(one, p.t),
        two=glossary.percent(chance_of_points(p.view, against, 2 * cost), p.t),
        risk=glossary.points(odds.prestige - prestige_after_all(p.view, odds, against), p.t),
    )


def _espionage(p: Presentation[View], odds: LaunchOdds) -> list[str]:
    cost = p.view.board.mission(odds.mission).espionage_cost
    rivals = [seat for seat in p.view.order if seat != odds.seat]
    against = sum(p.view.nations[seat].cards for seat in rivals)
    lines = [p.t("race1969-preview-espionage", cost=cost)]
    if against:
        lines.append(_risk(p, odds, rivals, against, cost))
    else:
        lines.append(p.t("race1969-preview-no-risk"))
    own = p.view.own.hand if p.view.own else ()
    if own:
        total = sum(own)
        lines.append(p.t("race1969-preview-own", count=len(own), points=total, cells=total // cost))
    return lines
