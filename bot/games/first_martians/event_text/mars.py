"""Sentences about the map of Mars: regions and minerals."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.event_text.plain_sentence import Sentence
from bot.games.first_martians.glossary import who
from rules.first_martians import events as ev
from rules.first_martians.views.view import View


def _explored(p: Presentation[View], event: ev.Explored) -> str | None:
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


def _laid(p: Presentation[View], event: ev.RegionLaid) -> str | None:
    return p.t("first_martians-said-region-laid", space=event.space, region=event.region)


def _mineral(p: Presentation[View], event: ev.MineralDrawn) -> str | None:
    return p.t(
        "first_martians-said-mineral-drawn",
        number=event.number,
        found="yes" if event.item else "no",
        item=event.item or "none",
    )


SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        ev.Explored: _explored,
        ev.RegionLaid: _laid,
        ev.MineralDrawn: _mineral,
    }
)
