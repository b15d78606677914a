"""The options of the commands of ``/1969``: what was typed is read, what may be typed suggested."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from bot.games.race1969 import glossary
from bot.games.text_matching import find_id
from bot.i18n import Words
from rules.core.errors import IllegalAction, UnreadableAction
from rules.race1969.board import Board
from rules.race1969.espionage import Play, Seal, Take
from rules.race1969.espionage_cards import beyond, card_of, points_of, value_of
from rules.race1969.income import Forgo
from rules.race1969.missions import Keep, Stay
from rules.race1969.purchases import Done
from rules.race1969.terms import NATIONS, RESEARCHES, SCIENTISTS
from rules.race1969.view import View

CLOSING = (Done, Stay, Keep, Seal, Forgo)
"""Actions that ``done`` stands for: at any decision at most one of them is legal."""

_CARDS = re.compile(r"[\s\d,;+.]*")


# Reading


def scientist(typed: str, t: Words) -> str:
    """The scientist's id; raises ``IllegalAction`` or ``AmbiguousAction``."""
    named = {one: glossary.scientist(one, t) for one in SCIENTISTS}
    return find_id(typed, named, "unknown-scientist", "scientist")


def research(typed: str, t: Words) -> str:
    """The research's id; raises ``IllegalAction`` or ``AmbiguousAction``."""
    named = {one: glossary.research(one, t) for one in RESEARCHES}
    return find_id(typed, named, "unknown-research", "research")


def nation(typed: str, t: Words) -> str:
    """The nation's id; raises ``IllegalAction`` or ``AmbiguousAction``."""
    named = {one: t(f"race1969-nation-{one}") for one in NATIONS}
    return find_id(typed, named, "unknown-nation", "nation")


def mission(typed: str, board: Board, t: Words) -> str:
    """The mission's id; raises ``IllegalAction`` or ``AmbiguousAction``."""
    named = {one.id: glossary.mission(board, one.id, t) for one in board.missions}
    return find_id(typed, named, "unknown-mission", "mission")


def cards(typed: str) -> tuple[int, ...]:
    """Card ids in rising order, from ``1 3``, ``1,3`` or ``13``; ``0`` is no card.

    Raises ``UnreadableAction``.

    >>> cards("3 1")
    (1, 3)
    """
    if not _CARDS.fullmatch(typed) or not any(letter.isdigit() for letter in typed):
        raise UnreadableAction("unknown-word", word=typed, part="cards")
    return tuple(sorted(int(digit) for digit in re.findall(r"[1-9]", typed)))


def relay(view: View, wanted: Sequence[int]) -> tuple[Take | Play, ...]:
    """The takes and plays that make the viewer's own play hold exactly these cards.

    Raises ``IllegalAction`` where the nation doesn't hold them.
    """
    play, hand = (view.own.play, view.own.hand) if view.own else ((), ())
    aim = tuple(sorted(wanted))
    if [*beyond(aim, (*play, *hand))]:
        raise IllegalAction("card-not-held")
    return (*map(Take, beyond(play, aim)), *map(Play, beyond(aim, play)))


def closing(actions: Iterable[Any]) -> Any | None:
    """The action that ends the decision, if it has one."""
    return next((action for action in actions if isinstance(action, CLOSING)), None)


# Suggesting


def suggested_cards(view: View, support: bool, t: Words) -> list[tuple[str, str]]:
    """Every play that the viewer's cards allow, with what it comes to by itself."""
    launch = view.launch
    if launch is None:
        return []
    mission = view.board.mission(launch.mission)
    found = []
    for play in _plays(view):
        text = " ".join(map(str, play)) or "0"
        points = points_of(play, mission)
        label = t(
            "race1969-suggest-cards",
            cards=" ".join(card_of(card).mark for card in play),
            points=points,
            cells=points // mission.espionage_cost,
            way="forward" if support else "back",
        )
        found.append((text, label if play else t("race1969-suggest-no-cards")))
    return found


def _plays(view: View) -> list[tuple[int, ...]]:
    """Every play that the viewer's cards allow, by what it comes to; the one of no card first."""
    own = view.own
    if own is None:
        return []
    held = tuple(sorted((*own.hand, *own.play)))
    found = {chosen for size in range(len(held) + 1) for chosen in combinations(held, size)}
    return sorted(found, key=lambda chosen: (value_of(chosen), len(chosen), chosen))
