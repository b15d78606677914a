"""A small campaign of the stand-alone missions, for tests of the engine."""

from __future__ import annotations

from typing import Any

from rules.first_martians.game import GAME

CAMPAIGN = "fifth-bunk"
SAMPLE: dict[str, Any] = {
    "id": CAMPAIGN,
    "replayable": True,
    "first": "arrival",
    "chapters": [
        {
            "id": "arrival",
            "mission": "home-coming",
            "rewards": [
                {"effects": [{"do": "morale", "amount": 1}]},
                {
                    "objective": "first-discovery",
                    "effects": [{"do": "item", "item": "spare-cpu", "amount": 2}],
                },
            ],
            "choice": [
                {"id": "tell-earth", "effects": [{"do": "stress", "amount": 2}]},
                {"id": "keep-silent"},
                {"id": "boast", "when": ["reached:arrival:first-discovery"]},
            ],
            "forks": [
                {"when": ["chose:arrival:tell-earth"], "to": "tower"},
                {"to": "depths"},
            ],
        },
        {
            "id": "tower",
            "mission": "mast",
            "opens": [{"do": "supply", "resource": "energy", "amount": 4}],
            "forks": [{"to": "heard"}],
        },
        {"id": "depths", "mission": "canyon", "forks": [{"to": "found"}]},
    ],
    "endings": [{"id": "heard", "won": True}, {"id": "found", "won": True}],
    "events": [
        {
            "id": "answer-from-darmstadt",
            "needs": ["chose:arrival:tell-earth"],
            "action": {"pawns": 1, "effects": [{"do": "morale", "amount": 1}]},
            "consequence": [{"do": "stress", "amount": 3}],
        }
    ],
}


def content(**changes: Any) -> Any:
    """The data files of a table that plays the sample, with changes to the campaign's fields."""
    return {**GAME.content(), "campaign_fifth_bunk": {**SAMPLE, **changes}}
