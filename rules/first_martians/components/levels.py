"""Stories at a level of difficulty: they harm the crew, and bring it, more or less (p. 6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeVar

from rules.core.data_files import StrictModel
from rules.first_martians.components.campaigns import Campaign
from rules.first_martians.components.cards import Effect
from rules.first_martians.components.content import CAMPAIGN_FILES, EVENT_FILES, Content

SCALED: Mapping[str, int] = MappingProxyType({"supply": -1, "tokens": -1, "stress": 1, "track": 1})
"""By word, the sign of an amount that harms."""
LEAST = 2
"""Amounts below this are the same at every level."""

M = TypeVar("M", bound=StrictModel)


@lru_cache(maxsize=16)
def at_level(content: Content, level: str) -> Content:
    """The data with all events and adventures as harsh as the level asks for."""
    more = content.missions.harsher.get(level, 0)
    if not more:
        return content
    files = {part: _scaled(content.event_file(part), more) for part in EVENT_FILES}
    values = {name: getattr(content, name) for name in type(content).model_fields}
    values |= {"edition": f"{content.edition} {level}", **files}
    values |= {part: _told(values[part], more) for part in CAMPAIGN_FILES}
    return type(content)(**{**values, "adventures": _scaled(content.adventures, more)})


def _told(campaign: Campaign | None, more: int) -> Campaign | None:
    """A campaign with its stories scaled; what its missions bring is the same at every level."""
    if campaign is None:
        return None
    stories = {
        "events": tuple(_scaled(each, more) for each in campaign.events),
        "adventures": tuple(_scaled(each, more) for each in campaign.adventures),
    }
    return campaign.model_copy(update=stories)


def _scaled(model: M, more: int) -> M:
    """A model with all effects in it scaled."""
    changed = {}
    for name in type(model).model_fields:
        value = getattr(model, name)
        scaled = _part(value, more)
        if scaled is not value:
            changed[name] = scaled
    return model.model_copy(update=changed) if changed else model


def _part(value: object, more: int) -> object:
    if isinstance(value, Effect):
        return effect_at(value, more)
    if isinstance(value, StrictModel):
        return _scaled(value, more)
    if isinstance(value, tuple):
        return tuple(_part(each, more) for each in value)
    return value


def effect_at(effect: Effect, more: int) -> Effect:
    """An effect with so much more harm, or so much less reward, of which at least 1 is left."""
    sign, amount = SCALED.get(effect.do, 0), effect.amount
    if not sign or abs(amount) < LEAST:
        return effect
    size = abs(amount) + (more if amount * sign > 0 else -more)
    return effect.model_copy(update={"amount": max(1, size) * (1 if amount > 0 else -1)})
