"""A seat's own astronaut: nothing of it is secret, but it is what its player looks up most."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.effect_text import effects_text
from render.core.picture import Band
from rules.core.game import Seat
from rules.first_martians.terms import LAST_WOUND
from rules.first_martians.views.view import View


def hand(p: Presentation[View], seat: Seat) -> tuple[Band, ...]:
    """The astronaut's card."""
    return p.sheet(seat)


def hand_text(p: Presentation[View], seat: Seat) -> str:
    """Wounds, tokens, conditions and skills; raises ``ValueError`` for others' views."""
    if p.view.viewer != seat:
        raise ValueError("a hand is shown to its owner only")
    t, one = p.t, p.view.crew[seat]
    lines = [
        t(
            "first_martians-hand",
            who=glossary.who(p, seat),
            wounds=one.wounds,
            most=LAST_WOUND,
            tokens=one.tokens,
        )
    ]
    for ailment in one.ailments:
        about = glossary.piece("condition", f"{ailment.kind}-about", t)
        lines.append(t("first_martians-hand-condition", condition=ailment.kind, about=about))
    for name in one.skills:
        skill = p.view.content.crew.skill[name]
        lines.append(
            t(
                "first_martians-hand-skill",
                skill=name,
                cost=skill.cost,
                effects=effects_text(skill.effects, p.view.content, t),
                used="yes" if name in one.used else "no",
            )
        )
    return "\n".join(lines)
