"""Sentences about the base: facilities, parts, supply, farm, items, tracks, malfunctions."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.event_text.plain_sentence import Sentence, plain_sentence
from rules.first_martians import events as ev
from rules.first_martians.phases.rounds import NOT_ROLLED
from rules.first_martians.terms import BLOCKS
from rules.first_martians.views.view import View


def _broken(p: Presentation[View], event: ev.PartBroken) -> str | None:
    names = p.view.content.base.facility[event.facility].parts[event.part]
    return p.t(
        "first_martians-said-part-broken",
        facility=event.facility,
        part=event.part,
        why=glossary.cause(event.why, p.t),
        penalty=glossary.penalties(names, p.t),
    )


def _supplied(p: Presentation[View], event: ev.SupplyChanged) -> str | None:
    if event.why == "cost":
        return None  # the sentence of the plan says what it costs
    return plain_sentence(p, event)


def _farmed(p: Presentation[View], event: ev.FarmChanged) -> str | None:
    return p.t(
        "first_martians-said-farm-changed",
        facility=event.facility,
        plants=event.farm.plants,
        growing=sum(event.farm.growth),
        greenhouses=event.farm.greenhouses,
        why=glossary.cause(event.why, p.t),
    )


def _item(p: Presentation[View], event: ev.ItemGained) -> str | None:
    return None if event.why == "refund" else plain_sentence(p, event)


def _dismantled(p: Presentation[View], event: ev.UpgradeDismantled) -> str | None:
    spares = p.view.content.base.upgrade[event.upgrade].spares
    items = glossary.items([f"spare-{part}" for part in spares], p.t)
    return p.t("first_martians-said-upgrade-dismantled", upgrade=event.upgrade, items=items)


def _shutdown(p: Presentation[View], event: ev.ShutdownTurned) -> str | None:
    return p.t("first_martians-said-shutdown-turned", facility=event.facility, tile=event.tile)


def _tracked(p: Presentation[View], event: ev.TrackChanged) -> str | None:
    return None if event.why == "card" else plain_sentence(p, event)


def _malfunctions(p: Presentation[View], event: ev.MalfunctionsRolled) -> str | None:
    dice = ", ".join(
        p.t("first_martians-die-of-block", block=block, result=result)
        for block, result in zip(BLOCKS, event.results, strict=True)
        if result != NOT_ROLLED
    )
    return p.t("first_martians-said-malfunctions-rolled", dice=dice)


SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        ev.PartBroken: _broken,
        ev.SupplyChanged: _supplied,
        ev.FarmChanged: _farmed,
        ev.ItemGained: _item,
        ev.UpgradeDismantled: _dismantled,
        ev.ShutdownTurned: _shutdown,
        ev.TrackChanged: _tracked,
        ev.MalfunctionsRolled: _malfunctions,
    }
)
