"""The commands with which moves are typed: what each stands for, reads and suggests.

A game declares its commands as a table of ``MoveCommand``. Names are those of the reader's
language; what they stand for are the game's ids.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.games.labels import ActionChoice, Label
from bot.i18n import Words
from rules.core.errors import AmbiguousAction, IllegalAction

UNREADABLE = (IllegalAction, AmbiguousAction)
"""The errors that reading a word raises."""

Names: TypeAlias = Callable[[Any, Words], Mapping[str, str]]
"""Names of an option's values, by value; the parameters are a view and a language."""
Suggested: TypeAlias = list[tuple[str, Label]]
"""Values that may be typed, each with the label to show."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the person who types a command sees and may do.

    ``decision`` is the kind of decision that their seat has to make, empty for none. ``actions``
    are the seat's legal actions, none while the clocks stand still; ``choices`` makes their labels.
    """

    view: Any
    t: Words
    decision: str
    actions: tuple[Any, ...]
    choices: Callable[[], tuple[ActionChoice, ...]]


class Option:
    """An option of a command: a field of the actions that the command stands for.

    The field has the option's ``name``, unless ``field`` is given. With ``names`` an option reads
    names and ids; another word is refused as ``unknown-`` and ``unknown``, or else the option's
    name. A value is suggested under the label that stands at ``step`` in the path to an action, or,
    if that is ``None``, under its name. A ``number`` is a figure from 0 to 9.
    ``usual`` is an example of what may be typed, where neither a name nor a legal action gives one.
    """

    def __init__(
        self,
        name: str,
        names: Names | None = None,
        *,
        field: str = "",
        step: int | None = -1,
        unknown: str = "",
        number: bool = False,
        required: bool = True,
        usual: str = "1",
    ) -> None:
        self.name = name
        self.names = names
        self.field = field or name
        self.step = step
        self.unknown = unknown or name
        self.number = number
        self.required = required
        self.usual = usual

    def read(self, typed: Any, moment: Moment) -> Any:
        """The value that was typed; raises ``IllegalAction`` or ``AmbiguousAction``."""
        if self.number:
            return typed
        if self.names is None:
            return "".join(folded(typed).split())
        return find_id(typed, self.names(moment.view, moment.t), f"unknown-{self.unknown}")

    def value(self, action: Any, view: Any) -> Any:
        """The value that an action has in this option; ``None`` for none."""
        return getattr(action, self.field, None)

    def label(self, choice: ActionChoice, moment: Moment) -> Label:
        """The label under which the value of a legal action is suggested."""
        if self.step is not None:
            return choice.labels[self.step]
        value = self.value(choice.action, moment.view)
        return Label(value if self.names is None else self.names(moment.view, moment.t)[value])

    def example(self, moment: Moment, choices: Sequence[ActionChoice]) -> str:
        """Something that may be typed, if possible what the first of these choices has."""
        named = {} if self.names is None else self.names(moment.view, moment.t)
        for choice in choices[:1]:
            value = self.value(choice.action, moment.view)
            if value is not None:
                return named.get(value, str(value))
        return next(iter(named.values()), self.usual)

    def suggested(self, moment: Moment, choices: Iterable[ActionChoice]) -> Suggested:
        """Each different value of these choices."""
        found: dict[str, Label] = {}
        for choice in choices:
            value = self.value(choice.action, moment.view)
            if value is not None and str(value) not in found:
                found[str(value)] = self.label(choice, moment)
        return list(found.items())


@dataclass(frozen=True, slots=True)
class MoveCommand:
    """A command for actions of some ``kinds``; one without kinds shows what the game explains.

    ``build`` makes the action of values by field, where a kind doesn't take just these fields; it
    may make a list of actions, which are one move. ``confirm`` shows an action that has a preview
    before it is carried out; ``hasty`` adds an option which leaves that out.
    """

    name: str
    kinds: tuple[type[Any], ...] = ()
    options: tuple[Option, ...] = ()
    build: Callable[[Moment, dict[str, Any]], Any] | None = None
    confirm: bool = False
    hasty: bool = False

    def read(self, moment: Moment, typed: Mapping[str, Any]) -> Any:
        """The action that was typed: a legal one, else one whose refusal says why it isn't legal.

        Raises ``IllegalAction``, ``AmbiguousAction`` or ``UnreadableAction`` for other words.
        """
        values = {
            option: option.read(typed[option.name], moment)
            for option in self.options
            if option.name in typed
        }
        for kind in self.kinds:
            for action in moment.actions:
                if isinstance(action, kind) and _fits(action, moment, values):
                    return action
        fields = {option.field: value for option, value in values.items()}
        if self.build is not None:
            return self.build(moment, fields)
        open_now = (kind for kind in self.kinds if moment.decision in kind.decisions)
        return next(open_now, self.kinds[0])(**fields)

    def examples(self, moment: Moment) -> dict[str, str]:
        """By option, something that may be typed: a legal action, if there is one."""
        choices = [choice for choice in moment.choices() if isinstance(choice.action, self.kinds)]
        return {one.name: one.example(moment, choices) for one in self.options if one.required}

    def suggested(self, moment: Moment, option: Option, typed: Mapping[str, Any]) -> Suggested:
        """The values of an option that fit what was ``typed`` in the options before it."""
        values: dict[Option, Any] = {}
        for earlier in self.options[: self.options.index(option)]:
            text = typed.get(earlier.name)
            if isinstance(text, str) and text:
                with suppress(*UNREADABLE):
                    values[earlier] = earlier.read(text, moment)
        fitting = [
            choice
            for choice in moment.choices()
            if isinstance(choice.action, self.kinds)
            and choice.as_good is None
            and _fits(choice.action, moment, values)
        ]
        return option.suggested(moment, fitting)


def _fits(action: Any, moment: Moment, values: Mapping[Option, Any]) -> bool:
    """Whether an action has these values."""
    return all(option.value(action, moment.view) == value for option, value in values.items())


def find_id(typed: str, named: Mapping[str, str], reason: str) -> str:
    """The id that was typed, as itself, as its name or in words that just one name holds.

    Raises ``IllegalAction`` with ``reason`` where no name does, and ``AmbiguousAction`` where
    several do. A reason ``unknown-place`` has a parameter ``place``: the text.
    """
    wanted = folded(typed)
    if wanted in named:
        return wanted
    # Somebody may type thousands of words: each is looked for once, in names folded once.
    pieces = frozenset(re.findall(r"\w+", wanted))
    names = {one: folded(name) for one, name in named.items()}
    exact = [one for one, name in names.items() if name == wanted]
    close = exact or [
        one for one, name in names.items() if pieces and all(piece in name for piece in pieces)
    ]
    if not close:
        raise IllegalAction(reason, **{reason.removeprefix("unknown-"): typed})
    if len(close) > 1:
        raise AmbiguousAction(
            "ambiguous-action", text=typed, count=len(close), first=named[close[0]]
        )
    return close[0]


def folded(text: str) -> str:
    """Text as it is compared: without case and accents.

    >>> folded(" Été ")
    'ete'
    """
    decomposed = unicodedata.normalize("NFKD", text.casefold().strip())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
