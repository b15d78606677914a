"""The options of the commands of ``/mars``: what was typed is read, what may be typed suggested."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

from bot.games.labels import ActionChoice, Label
from bot.games.text_matching import Suggested, find_id
from rules.core.errors import IllegalAction, UnreadableAction
from rules.first_martians.game import GAME
from rules.first_martians.laying import Laying
from rules.first_martians.planning import Park, Send
from rules.first_martians.progress import Action
from rules.first_martians.salvage import Dismantle, Strip

LAYING = (Laying,)
ROVERS = (Send, Park)
SALVAGE = (Strip, Dismantle)


def read(
    typed: str,
    choices: Iterable[ActionChoice],
    kinds: tuple[type[Any], ...],
    others: Callable[[], Mapping[str, str]] = dict,
) -> Action:
    """The action that was typed: a suggestion's value, or words of its labels.

    One that isn't legal now is returned all the same, so that its refusal says why: a line of
    notation, or words of what ``others`` names by notation. A line of another kind is none here, as
    another command may ask to confirm it. Raises ``IllegalAction`` for what nothing is called, and
    ``AmbiguousAction``.
    """
    with suppress(UnreadableAction):
        action = GAME.parse_action(typed.strip().lower())
        if issubclass(type(action), kinds):
            return action
    named = {value: label.text for value, label in suggested(choices, kinds)}
    try:
        return GAME.parse_action(find_id(typed, named, "unknown-word", "word"))
    except IllegalAction:
        return GAME.parse_action(find_id(typed, others(), "unknown-word", "word"))


def suggested(choices: Iterable[ActionChoice], kinds: tuple[type[Any], ...]) -> Suggested:
    """Each legal action of the kinds that is offered, under all of its labels."""
    return [
        (GAME.format_action(choice.action), _joined(choice.labels))
        for choice in choices
        if isinstance(choice.action, kinds) and choice.as_good is None
    ]


def _joined(labels: tuple[Label, ...]) -> Label:
    shown = labels[1:] if len(labels) > 1 else labels
    return Label(" › ".join(each.text for each in shown), labels[-1].hint, labels[-1].emoji)
