"""Cards' effects in a few words each, such as Morale −1 · 🔴 Farm: filters."""

from __future__ import annotations

from bot.games.first_martians import glossary
from bot.i18n import Words
from rules.first_martians.components.content import Content
from rules.first_martians.components.effects import Effect, Effects

SIGNED = ("morale", "stress", "supply", "tokens", "track", "productivity")
"""Words whose amount goes either way."""


def effect_text(effect: Effect, content: Content, t: Words) -> str:
    """One effect; a part that turns red with what that costs."""
    meant = content.base.family(effect.facility or "")
    penalties = content.base.facility[meant[0]].parts.get(effect.part, ()) if meant else ()
    amount = glossary.signed(effect.amount) if effect.do in SIGNED else effect.amount
    return t(
        f"first_martians-effect-{effect.do}",
        amount=amount,
        who=effect.who,
        resource=effect.resource,
        block=effect.block,
        keyword=effect.keyword or "",
        facility=effect.facility or "",
        part=effect.part,
        token=effect.token,
        space=effect.space,
        rover=effect.rover,
        item=effect.item or "",
        colour=effect.colour,
        penalty=glossary.penalties(penalties, t) or "none",
    )


def effects_text(effects: Effects, content: Content, t: Words) -> str:
    """Several effects in one line; empty for none."""
    return " · ".join(effect_text(each, content, t) for each in effects)
