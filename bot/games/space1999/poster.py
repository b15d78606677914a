"""The poster of Spazio: 1999: the cards of each of its bands."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.poster import Poster, PosterCard
from render.space1999.poster import poster as draw_poster

SIGNS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "way": {
            "aim": "earth",
            "turn": "ship",
            "flight": "line",
            "planet": "planet",
            "home": "moon",
            "moon": "moon-number",
        },
        "computer": {
            "plan": "plans",
            "ok": "ok",
            "no": "no",
            "nosignal": "no-signal",
            "right": "tiles",
            "wrong": "missing",
        },
        "signs": {
            "lay": "held",
            "slide": "displaced",
            "progress": "progress",
            "visited": "visited",
            "price": "price",
            "energy": "energy",
        },
    }
)
"""By topic, the cards with the sign of each."""

POSTER = Poster(
    bands=MappingProxyType(
        {
            topic: tuple(
                PosterCard(sign, f"space1999-poster-{card}", f"space1999-poster-{card}-text")
                for card, sign in cards.items()
            )
            for topic, cards in SIGNS.items()
        }
    ),
    draw=draw_poster,
)
