"""The rules that the first mission explains, and the events by which each is met."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules.first_martians import events as e
from rules.first_martians.terms import MACHINE, NEXT, PLAN

BY_EVENT: Mapping[type[Any], str] = MappingProxyType(
    {
        e.GameStarted: "round",
        e.EventDrawn: "events",
        e.ConsequencesChecked: "consequences",
        e.MoraleChanged: "morale",
        e.StressChanged: "stress",
        e.Wounded: "wounds",
        e.ConditionDrawn: "conditions",
        e.AdventureDrawn: "adventures",
        e.Rolled: "dice",
        e.TokensChanged: "morale-tokens",
        e.PartBroken: "red-parts",
        e.RepairDone: "repairs",
        e.MalfunctionsRolled: "malfunction-dice",
        e.TrackChanged: "tracks",
        e.MalfunctionDrawn: "malfunction-cards",
        e.FacilityShut: "shutdown",
        e.ShutdownTurned: "restart",
        e.FarmChanged: "farm",
        e.SupplyChanged: "supply",
        e.Explored: "exploring",
        e.RoverChecked: "rovers",
        e.RoverTokenPlaced: "rovers",
        e.ObjectiveReached: "objectives",
        e.UpgradeMade: "upgrades",
    }
)
DECISIONS: Mapping[str, str] = MappingProxyType({PLAN: "planning", MACHINE: "machines"})
"""By decision, the rule that its panel explains."""
RULES = tuple(dict.fromkeys((*BY_EVENT.values(), "waiting-tokens", "tokens", *DECISIONS.values())))
"""Every rule that is explained."""


def rule_of(event: e.Event) -> str:
    """The rule that an event is an example of; an empty text for none."""
    match event:
        case e.ConsequencesChecked():
            return BY_EVENT[type(event)] if event.came else ""
        case e.TokenPlaced():
            return "waiting-tokens" if event.space == NEXT else "tokens"
        case e.Awaited():
            return DECISIONS.get(event.todo[0].kind, "") if event.todo else ""
        case _:
            return BY_EVENT.get(type(event), "")
