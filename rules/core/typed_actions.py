"""Reads what a person types, in shortened words, as one of the actions that are legal now."""

from __future__ import annotations

from typing import Any, TypeVar

from rules.core.actions import Action
from rules.core.errors import AmbiguousAction, IllegalAction, UnreadableAction
from rules.core.game import GameDefinition, Seat

S = TypeVar("S")
A = TypeVar("A", bound=Action)

UNKNOWN = "unknown-"
"""The beginning of every reason which says that a word names nothing at this table."""


def read_action(game: GameDefinition[S, A, Any, Any], state: S, seat: Seat, text: str) -> A:
    """The action meant by ``text``, whose words may be shortened: ``hi fam la``.

    Capitals and extra spaces don't matter. A whole line of notation always means itself; so one
    that is readable but illegal comes back as it is, for ``apply`` to name the rule. Raises
    ``AmbiguousAction`` where short words fit several legal actions, ``UnreadableAction`` where
    they fit none.
    """
    words = text.lower().split()
    line = " ".join(words)
    legal = {game.format_action(action): action for action in game.legal_actions(state, seat)}
    if line in legal:
        return legal[line]
    meant = [full for full in legal if _shortens(words, full.split())]
    if not meant or _is_whole(game, state, seat, line):
        return game.parse_action(line)
    if len(meant) > 1:
        raise AmbiguousAction("ambiguous-action", text=line, count=len(meant), first=meant[0])
    return legal[meant[0]]


def _is_whole(game: GameDefinition[S, A, Any, Any], state: S, seat: Seat, line: str) -> bool:
    """True for an illegal line that is readable if all that it names exists at this table.

    Where a mission ``csm`` may not be launched any more, ``launch csm`` isn't short for the
    mission ``csm-eva``.
    """
    try:
        game.apply(state, seat, game.parse_action(line))
    except UnreadableAction:
        return False
    except IllegalAction as error:
        return not error.reason.startswith(UNKNOWN)
    return True


def _shortens(words: list[str], full: list[str]) -> bool:
    return len(words) == len(full) and all(map(str.startswith, full, words))
