"""The poster of First Martians: the cards of each of its bands."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.poster import Poster, PosterCard
from render.first_martians.poster import poster as draw_poster

SIGNS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "sol": {
            "aim": "objective-reached",
            "events": "alarm",
            "morale": "morale",
            "production": "balance",
            "actions": "given",
            "end": "die",
        },
        "plan": {
            "pawns": "pawn",
            "sure": "performer",
            "dice": "die-success",
            "way": "way",
            "rovers": "rovers",
            "skills": "morale-token",
        },
        "actions": {
            "event": "action-event",
            "rest": "action-rest",
            "unwind": "action-unwind",
            "heal": "action-heal",
            "manage": "action-manage",
            "explore": "action-explore",
            "gather": "action-gather",
            "research": "action-research",
            "build": "action-build",
        },
        "base": {
            "red": "part-broken",
            "shutdown": "shutdown",
            "tracks": "track",
            "stress": "stress",
            "wounds": "wound",
            "conditions": "condition",
        },
        "signs": {
            "extra-pawn": "extra-pawn",
            "wound": "wound",
            "adventure": "adventure",
            "lose-morale": "lose-morale",
            "rover-check": "rover-check",
            "impassable": "impassable",
            "reroll": "reroll",
            "blocked": "blocked",
            "spaces": "now",
        },
    }
)
"""By topic, the cards with the sign of each."""

POSTER = Poster(
    bands={
        topic: [
            PosterCard(
                sign,
                f"first_martians-poster-{topic}-{card}",
                f"first_martians-poster-{topic}-{card}-text",
            )
            for card, sign in cards.items()
        ]
        for topic, cards in SIGNS.items()
    },
    draw=draw_poster,
)
