"""The poster of 1969: the cards of each of its bands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.games.poster import Poster, PosterCard
from render.race1969.poster import poster as draw_poster
from rules.race1969.terms import GROUND_SHEET, ROCKET_SHEET

SIGNS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "race": {
            "aim": "prestige",
            "income": "year",
            "purchases": "genius",
            "missions": "rocket",
            "year": "flag",
            "end": "famous",
        },
        "staff": {
            "base": "base",
            "genius": "genius",
            "famous": "famous",
            "novice": "novice",
            "spy": "spy",
            "card": "card-back",
        },
        "launch": {
            "pay": "launch-cost",
            "roll": "dice",
            "add": "researchers",
            "against": "face-down",
            "answer": "card-front",
            "paid": "ended",
        },
        "signs": {
            "symbols": "symbols",
            "cost": "launch-cost",
            "spying": "spying-cost",
            "flags": "deducted",
            "last": "last-cell",
            "moon": "moon-flag",
        },
    }
)
"""By topic, the cards with the sign of each."""
LONG: Mapping[str, str] = MappingProxyType(
    {"launch-pad": "race1969-poster-launch-pad", "espionage": "race1969-poster-espionage"}
)


def _cards(topic: str) -> Sequence[PosterCard]:
    return [
        PosterCard(sign, f"race1969-poster-{card}", f"race1969-poster-{card}-text")
        for card, sign in SIGNS[topic].items()
    ]


def _research(research: str) -> PosterCard:
    """A research of the poster; one whose name is too long for a picture has a title of its own."""
    if research in ROCKET_SHEET:
        title, text = f"race1969-symbol-{research}", "race1969-poster-symbol-text"
    else:
        title, text = f"race1969-research-{research}", f"race1969-poster-{research}-text"
    return PosterCard(research, LONG.get(research, title), text)


POSTER = Poster(
    bands={
        "race": _cards("race"),
        "staff": _cards("staff"),
        "researches": [_research(one) for one in (*ROCKET_SHEET, *GROUND_SHEET)],
        "launch": _cards("launch"),
        "signs": _cards("signs"),
    },
    draw=draw_poster,
)
