"""Words for what more researchers bring a nation at 1969, with figures before and after."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.race1969 import glossary
from rules.race1969.odds import LaunchGain, LaunchGains
from rules.race1969.terms import MOON, RESEARCH_INDEX, ROCKET_SHEET
from rules.race1969.views.view import View

NAMED = 2
"""Symbols of a mission that are named; of more, their emoji stand for them."""


def gain_text(
    p: Presentation[View], gains: LaunchGains, research: str, added: int, *, short: bool = False
) -> str:
    """The gain of so many more researchers, with figures before and after.

    ``gains`` are the reader's own. ``short``: where it helps a launch, only that.
    """
    view = p.view
    if research in ROCKET_SHEET:
        return _symbol(p, gains, research, added, short=short)
    before = view.nations[gains.seat].researches[RESEARCH_INDEX[research]].researchers
    after = before + added
    money, years = view.board.money, len(view.board.rounds) - 1 - view.round
    match research:
        case "espionage":
            return p.t("race1969-gain-espionage", before=before, after=after, years=years)
        case "robotics":
            rate = money.robotics
            return p.t(
                "race1969-gain-robotics", before=before * rate, after=after * rate, years=years
            )
        case "investors":
            rate = money.investors
            open_missions = len(gains.left - {MOON})
            return p.t(
                "race1969-gain-investors",
                before=before * rate,
                after=after * rate,
                launches=min(years + 1, open_missions),
            )
        case "insurance":
            return _insurance(p, gains.insured(research, added))
        case _:
            gain = gains.best(research, added)
            effect = p.t(f"race1969-effect-{research}", count=after)
            if gain is None:
                return effect
            return _launch(p, gain) if short else f"{_launch(p, gain)} · {effect}"


def _symbol(
    p: Presentation[View], gains: LaunchGains, research: str, added: int, *, short: bool
) -> str:
    missions = [one for one in p.view.board.missions if research in one.symbols]
    left = [one for one in missions if one.id in gains.left]
    gain = gains.best(research, added)
    if short and gain is not None:
        return _launch(p, gain)
    return p.t(
        "race1969-gain-symbol",
        launch="" if gain is None else _launch(p, gain),
        gains="no" if gain is None else "yes",
        added=added,
        missions=len(missions),
        count=len(left),
        shown=" ".join(map(glossary.mission_signs, left or missions)),
    )


def _insurance(p: Presentation[View], gain: LaunchGain | None) -> str:
    if gain is None:
        return p.t("race1969-gain-no-launch")
    return p.t(
        "race1969-gain-insurance",
        before=glossary.points(gain.before.insurance, p.t),
        after=glossary.points(gain.after.insurance, p.t),
        mission=_mission(p, gain.after.mission),
    )


def _launch(p: Presentation[View], gain: LaunchGain) -> str:
    """A launch with the prestige expected of it before and after."""
    return p.t(
        "race1969-gain-launch",
        mission=_mission(p, gain.after.mission),
        before=glossary.points(gain.before.prestige, p.t),
        after=glossary.points(gain.after.prestige, p.t),
    )


def _mission(p: Presentation[View], mission: str) -> str:
    """A mission's name, short enough for a hint."""
    chosen = p.view.board.mission(mission)
    if mission == MOON or len(chosen.symbols) <= NAMED:
        return glossary.mission(p.view.board, mission, p.t)
    return glossary.mission_signs(chosen)
