"""The reasons why an action of 1969 may be refused, each with the names of its params.

Money is in millions. No reason tells more than its seat may know, and none names a card's value.
A reason's sentence is ``illegal-<reason>`` in ``bot/locales/*/race1969/texts.ftl``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

REASONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # income
        "trade-limit": ("points", "limit"),
        "prestige-lacking": ("needed", "held"),
        # purchases
        "money-lacking": ("needed", "held"),
        "scientists-exhausted": ("scientist",),
        "research-full": ("research", "limit"),
        "same-type": ("scientist", "research"),
        "own-research": (),
        "unknown-scientist": ("scientist",),
        "unknown-research": ("research",),
        "unknown-nation": ("nation",),
        "buy-nothing": (),
        "hand-limit": ("limit", "room"),
        "deck-exhausted": ("left",),
        "hand-not-full": ("held", "limit"),
        # missions
        "unknown-mission": ("mission",),
        "mission-flown": ("mission",),
        "flags-spent": ("limit",),
        "no-such-die": ("die", "dice"),
        "die-rerolled": ("die",),
        # cards, in any phase
        "card-not-held": (),
        "card-not-laid": (),
        # standing orders
        "order-year-past": ("year", "now"),
        "order-year-late": ("year", "last"),
        "order-year-over": ("year", "now"),
        "order-successes": ("count", "most"),
        "order-all-flown": ("count",),
        "order-no-launches": (),
        "order-cell": ("most",),
        "order-track-flown": ("steps", "most"),
    }
)
"""``unknown-nation``: not at this table. ``room``: cards that still fit into the hand."""
