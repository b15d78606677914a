"""Sentences of the crew, the base and Mars: wounds, parts, supplies, tracks, regions."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.glossary import who
from bot.games.first_martians.plain_sentences import Sentence, message_id, plain_sentence
from rules.first_martians.effects.crew import Healed, Wounded
from rules.first_martians.effects.mars import ItemGained, MineralDrawn
from rules.first_martians.effects.mars_base import (
    FarmChanged,
    PartBroken,
    ShutdownTurned,
    SupplyChanged,
    UpgradeDismantled,
)
from rules.first_martians.effects.regions import Explored, RegionLaid
from rules.first_martians.effects.tracks import TrackChanged
from rules.first_martians.phases.rounds import NOT_ROLLED, MalfunctionsRolled
from rules.first_martians.terms import BLOCKS
from rules.first_martians.view import View


def _wounds(p: Presentation[View], event: Wounded | Healed) -> str | None:
    return p.t(
        f"first_martians-said-{message_id(type(event).__name__)}",
        who=who(p, event.seat),
        amount=event.amount,
        why=glossary.cause(event.why, p.t),
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


BASE_SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        Wounded: _wounds,
        Healed: _wounds,
        Explored: _explored,
        RegionLaid: _laid,
        MineralDrawn: _mineral,
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
