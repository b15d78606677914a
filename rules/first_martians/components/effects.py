"""The vocabulary of effects, in which every card says what it does.

A new card needs no code: it combines these words. What each needs is checked here; whether what it
names exists is checked in ``validation``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated

from pydantic import model_validator

from rules.core.data_files import StrictModel
from rules.core.game import Seat
from rules.first_martians.components.field_types import Id, known
from rules.first_martians.terms import (
    BLOCKS,
    DICE_TYPES,
    GRIDS,
    PARTS,
    RESOURCES,
    ROVERS,
    SPACES,
    TOKENS,
)

PERFORMER, FIRST_PLAYER, EVERYBODY = "performer", "first-player", "everybody"
WHO = (PERFORMER, FIRST_PLAYER, EVERYBODY)
"""Whom an effect hits: who acts (or whose card it is), the first player, each astronaut."""

VOCABULARY: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "morale": ("amount",),
        "stress": ("amount",),
        "supply": ("resource", "amount"),
        "tokens": ("who", "amount"),
        "wound": ("who", "amount"),
        "heal": ("who", "amount"),
        "condition": ("who",),
        "track": ("block", "amount"),
        "malfunction": ("block", "keyword"),
        "break": ("facility", "part"),
        "break-any": ("block",),
        "mend": ("amount",),
        "token": ("facility", "token", "space"),
        "rover-token": ("rover", "token"),
        "item": ("item", "amount"),
        "productivity": ("facility", "amount"),
        "shut": ("facility", "resource"),
        "grow": (),
        "lose-plants": ("amount",),
        "lose-sample": (),
        "gather-sample": (),
        "ignore-terrain": (),
        "reroll": (),
        "adventure": ("colour",),
        "percent": ("amount",),
        "separate": (),
        "scan": (),
    }
)
"""By word, the fields that it needs; it takes no others."""

ABOVE_ZERO = ("wound", "heal", "mend", "item", "lose-plants", "percent")
"""Words whose amount counts in one direction only."""
MOST = 18
"""The largest amount of any effect but ``percent``, whose is a share of a Research card's."""
MISSION_WORDS = ("percent", "separate", "scan")
"""Words for missions alone: a card's percentage gained, the lowest card left out of such draws, a
region turned up from afar."""


class Effect(StrictModel):
    """One thing that a card does. Fields that its word doesn't need stay empty.

    ``facility`` is a facility's id or family (the group chooses which of several). ``amount`` is in
    tokens, wounds, steps, units or pieces, by its word; below zero it takes away.
    """

    do: Annotated[str, known(VOCABULARY)]
    amount: int = 0
    who: Annotated[str, known(("", *WHO))] = ""
    resource: Annotated[str, known(("", *RESOURCES))] = ""
    block: Annotated[str, known(("", *BLOCKS))] = ""
    keyword: Id | None = None
    facility: Id | None = None
    part: Annotated[str, known(("", *PARTS))] = ""
    token: Annotated[str, known(("", *TOKENS))] = ""
    space: Annotated[str, known(("", *SPACES))] = ""
    rover: Annotated[str, known(("", *ROVERS))] = ""
    item: Id | None = None
    colour: Annotated[str, known(("", *DICE_TYPES))] = ""

    @model_validator(mode="after")
    def _whole(self) -> Effect:
        needed = VOCABULARY[self.do]
        for name in type(self).model_fields:
            if name in ("do", "origin"):
                continue
            given = bool(getattr(self, name))
            if given and name not in needed:
                raise ValueError(f"{self.do} takes no {name}")
            if not given and name in needed:
                raise ValueError(f"{self.do} needs {name}")
        if self.do in ABOVE_ZERO and self.amount < 0:
            raise ValueError(f"{self.do} takes an amount above 0")
        if not -MOST <= self.amount <= (100 if self.do == "percent" else MOST):
            raise ValueError(f"{self.do} takes no amount of {self.amount}")
        if self.do == "shut" and self.resource not in GRIDS:
            raise ValueError("a facility is shut down for energy or oxygen")
        return self


Effects = tuple[Effect, ...]


def seats_hit(effect: Effect, seat: Seat, first: Seat, crew: int) -> tuple[Seat, ...]:
    """Whom an effect hits in a crew of so many; ``seat`` is who acts, or whose card it is."""
    if effect.who == EVERYBODY:
        return tuple(range(crew))
    return (first if effect.who == FIRST_PLAYER else seat,)
