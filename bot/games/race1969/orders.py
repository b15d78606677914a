"""Moves in one line: what a person typed becomes an action, and what may be typed is suggested."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.games.base import Choice, Label
from bot.games.race1969 import names, plays
from bot.i18n import Words
from rules.core.errors import AmbiguousAction, IllegalAction, UnreadableAction
from rules.race1969 import actions as act
from rules.race1969.components import Board
from rules.race1969.terms import NATIONS, RESEARCHES, SCIENTISTS
from rules.race1969.view import View

UNREADABLE = (IllegalAction, AmbiguousAction)
"""What reading a word raises."""

CLOSING = (act.Done, act.Stay, act.Keep, act.Seal, act.Forgo)
"""What ``done`` stands for: at any decision at most one of them is legal."""

_CARDS = re.compile(r"[\s\d,;+.]*")


# Reading


def scientist(typed: str, t: Words) -> str:
    """The scientist's id; raises ``IllegalAction`` or ``AmbiguousAction``."""
    named = {one: names.scientist(one, t) for one in SCIENTISTS}
    return _one(typed, named, "unknown-scientist", "scientist")


def research(typed: str, t: Words) -> str:
    """The research's id; raises ``IllegalAction`` or ``AmbiguousAction``."""
    named = {one: names.research(one, t) for one in RESEARCHES}
    return _one(typed, named, "unknown-research", "research")


def nation(typed: str, t: Words) -> str:
    """The nation's id; raises ``IllegalAction`` or ``AmbiguousAction``."""
    named = {one: t(f"race1969-nation-{one}") for one in NATIONS}
    return _one(typed, named, "unknown-nation", "nation")


def mission(typed: str, board: Board, t: Words) -> str:
    """The mission's id; raises ``IllegalAction`` or ``AmbiguousAction``."""
    named = {one.id: names.mission(board, one.id, t) for one in board.missions}
    return _one(typed, named, "unknown-mission", "mission")


def _one(typed: str, named: dict[str, str], reason: str, part: str) -> str:
    """The id that was typed, as itself, as its name or in words that just one name holds."""
    wanted = folded(typed)
    if wanted in named:
        return wanted
    pieces = re.findall(r"\w+", wanted)
    exact = [one for one, name in named.items() if folded(name) == wanted]
    close = exact or [
        one
        for one, name in named.items()
        if pieces and all(piece in folded(name) for piece in pieces)
    ]
    if not close:
        raise IllegalAction(reason, **{part: typed})
    if len(close) > 1:
        raise AmbiguousAction(
            "ambiguous-action", text=typed, count=len(close), first=named[close[0]]
        )
    return close[0]


def folded(text: str) -> str:
    """Text as it is compared: without case and accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().strip())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def cards(typed: str) -> tuple[int, ...]:
    """Values of cards in rising order, from ``1 3``, ``1,3`` or ``13``; ``0`` is no card.

    Raises ``UnreadableAction``.

    >>> cards("3 1")
    (1, 3)
    """
    if not _CARDS.fullmatch(typed) or not any(letter.isdigit() for letter in typed):
        raise UnreadableAction("unknown-word", word=typed, part="cards")
    return tuple(sorted(int(digit) for digit in re.findall(r"[1-9]", typed)))


def relay(view: View, wanted: Sequence[int]) -> tuple[act.Take | act.Play, ...]:
    """The takes and plays that make the viewer's own play hold exactly these cards.

    Raises ``IllegalAction`` where the nation doesn't hold them.
    """
    own = view.own
    laid = Counter(own.play if own else ())
    held = Counter(own.hand if own else ())
    aim = Counter(wanted)
    if aim - (held + laid):
        raise IllegalAction("card-not-held")
    takes = [act.Take(card) for card in sorted((laid - aim).elements())]
    return (*takes, *(act.Play(card) for card in sorted((aim - laid).elements())))


def closing(actions: Iterable[Any]) -> Any | None:
    """The action that ends the decision, if it has one."""
    return next((action for action in actions if isinstance(action, CLOSING)), None)


# Suggesting


Suggested = list[tuple[str, Label]]


def suggested(
    choices: Iterable[Choice], kind: type[Any], step: int, value: Callable[[Any], str | None]
) -> Suggested:
    """What can be typed: each different ``value`` of the legal actions of a kind.

    ``step`` is the place of the label in the choice's path; ``value`` gives ``None`` for actions
    that what was typed before rules out.
    """
    found: dict[str, Label] = {}
    for choice in choices:
        if isinstance(choice.action, kind):
            text = value(choice.action)
            if text is not None:
                found.setdefault(text, choice.path[step])
    return list(found.items())


def suggested_cards(view: View, support: bool, t: Words) -> list[tuple[str, str]]:
    """Every play that the viewer's cards allow, with what it comes to by itself."""
    launch = view.launch
    if launch is None:
        return []
    cost = view.board.mission(launch.mission).espionage_cost
    found = []
    for offer in plays.offers(view):
        text = " ".join(map(str, offer)) or "0"
        label = t(
            "race1969-suggest-cards",
            cards=text,
            points=sum(offer),
            cells=sum(offer) // cost,
            way="forward" if support else "back",
        )
        found.append((text, label if offer else t("race1969-suggest-no-cards")))
    return found
