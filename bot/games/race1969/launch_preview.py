"""A launch before it is paid for: cost, odds of every cell, flags, espionage, money left."""

from __future__ import annotations

from bot.games.race1969 import espionage_text, names
from bot.i18n import Words
from rules.race1969.odds import (
    LaunchOdds,
    advised_reroll,
    card_sums,
    unseen_cards,
)
from rules.race1969.terms import GROUND_CONTROL, INSURANCE, INVESTORS, MOON, SIMULATION
from rules.race1969.tracks import symbol_research
from rules.race1969.views.view import View

BAR = 12
"""Blocks of a bar that stands for certainty."""


def hint(odds: LaunchOdds, view: View, t: Words) -> str:
    """7 M · 62 % to the top · ≈ 4.1 PP."""
    return t(
        "race1969-hint-launch",
        cost=odds.cost,
        top=names.percent(odds.last, t),
        prestige=names.points(odds.prestige, t),
        flags=odds.flags,
    )


def advised_die(view: View) -> int | None:
    """The die (from 1) that the odds' policy would roll anew; ``None``: keep them."""
    launch = view.launch
    if launch is None or not launch.dice:
        return None
    mission = view.board.mission(launch.mission)
    researchers = [research.researchers for research in view.nations[launch.seat].researches]
    need = len(mission.cells) - launch.start - symbol_research(mission, researchers)
    return advised_reroll(
        launch.dice, launch.rerolled, launch.rerolls_left, researchers[GROUND_CONTROL], need
    )


def preview(odds: LaunchOdds, view: View, t: Words) -> str:
    """Everything to know before a launch, as Markdown of at most 2,000 characters."""
    nation = view.nations[odds.seat]
    mission = view.board.mission(odds.mission)
    lines = [
        f"**{names.mission_with_emoji(view.board, odds.mission, t)}**",
        t(
            "race1969-preview-money",
            cost=odds.cost,
            money=nation.money,
            left=nation.money - odds.cost,
        ),
        t(
            "race1969-preview-start",
            start=odds.start,
            cells=len(mission.cells),
            best=mission.cells[-1],
            research=odds.research,
        ),
        *_helpers(odds, view, t),
        _table(odds, t),
        t(
            "race1969-preview-expected",
            prestige=names.points(odds.prestige, t),
            top=names.percent(odds.last, t),
            moon="yes" if odds.mission == MOON else "no",
        ),
        _flags(odds, view, t),
        *_espionage(odds, view, t),
    ]
    return "\n".join(line for line in lines if line)


def _helpers(odds: LaunchOdds, view: View, t: Words) -> list[str]:
    """The researches on the ground that have a part in this launch, on one line."""
    count = [research.researchers for research in view.nations[odds.seat].researches]
    money = view.board.money
    parts = []
    if count[SIMULATION]:
        parts.append(t("race1969-effect-simulation", count=count[SIMULATION]))
    if count[GROUND_CONTROL]:
        parts.append(t("race1969-effect-ground-control", count=count[GROUND_CONTROL]))
    if count[INSURANCE]:
        parts.append(
            t(
                "race1969-preview-insurance",
                count=count[INSURANCE] * money.insurance,
                expected=names.points(odds.insurance, t),
            )
        )
    if count[INVESTORS] and odds.mission != MOON:
        parts.append(t("race1969-preview-investors", count=count[INVESTORS] * money.investors))
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
        rows.append(f"{place} {bar} {names.percent(chance, t)}")
    return "\n".join(("```", *rows, "```"))


def _flags(odds: LaunchOdds, view: View, t: Words) -> str:
    flags = next(m.flags for m in view.missions if m.mission == odds.mission)
    if not flags:
        return t("race1969-preview-no-flags")
    return t(
        "race1969-preview-flags",
        count=len(flags),
        whose="".join(names.NATIONS[view.nations[seat].nation] for seat in flags),
        cost=names.points(odds.flags_cost, t),
    )


def _espionage(odds: LaunchOdds, view: View, t: Words) -> list[str]:
    cost = view.board.mission(odds.mission).espionage_cost
    rivals = [seat for seat in view.order if seat != odds.seat]
    against = sum(view.nations[seat].cards for seat in rivals)
    lines = [t("race1969-preview-espionage", cost=cost)]
    if against:
        mean = expected_points(view, against)
        lines.append(
            t(
                "race1969-preview-risk",
                hands=espionage_text.hands_text(
                    view, [s for s in rivals if view.nations[s].cards], t
                ),
                points=names.points(mean, t),
                cells=int(mean) // cost,
            )
        )
    else:
        lines.append(t("race1969-preview-no-risk"))
    own = view.own.hand if view.own else ()
    if own:
        total = sum(own)
        lines.append(t("race1969-preview-own", count=len(own), points=total, cells=total // cost))
    return lines


def expected_points(view: View, count: int) -> float:
    """What ``count`` cards that the viewer can't see are worth on average."""
    unseen = unseen_cards(view)
    sums = card_sums(unseen, min(count, sum(unseen)))
    return sum(points * share for points, share in sums.items())
