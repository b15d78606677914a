"""A nation's secrets: its espionage cards, its face-down play and its sealed trade."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.race1969 import glossary
from render.core.picture import Band
from render.race1969.hand import hand as hand_bands
from rules.core.game import Seat
from rules.race1969.views.view import View


def hand(p: Presentation[View], seat: Seat) -> tuple[Band, ...]:
    """The nation's cards and its play; nothing while it has neither."""
    own = p.view.own
    if own is None or not (own.hand or own.play):
        return ()
    return hand_bands(p.view, seat, p.names, p.t)


def hand_text(p: Presentation[View], seat: Seat) -> str:
    """The cards, the play and the sealed trade, a line each; ``ValueError`` for others' views."""
    own = p.view.own
    if own is None:
        raise ValueError("a hand is shown to its owner only")
    lines = [
        p.t(
            "race1969-hand",
            count=len(own.hand),
            cards=glossary.cards(own.hand),
            points=sum(own.hand),
        )
    ]
    if own.play:
        lines.append(
            p.t(
                "race1969-hand-play",
                count=len(own.play),
                cards=glossary.cards(own.play),
                points=sum(own.play),
                sealed="yes" if own.sealed else "no",
            )
        )
    if own.trade is not None:
        lines.append(p.t("race1969-hand-trade", points=own.trade))
    return "\n".join(lines)
