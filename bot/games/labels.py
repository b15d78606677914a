"""Labels, and the choices of a panel with the path of labels that leads to each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.i18n import Words
from render.core.picture import Band


@dataclass(frozen=True, slots=True)
class Label:
    """One step of the path to an action: at most 80 characters, ``hint`` at most 100.

    ``first`` puts it before its neighbours. ``bands`` make the picture of the screen behind it.
    ``unfolded``: the choices behind it stand on its own screen, in a select each, so that they are
    a press nearer. ``short`` names it beside its hint, where its text stands on a control as well.
    """

    text: str
    hint: str = ""
    emoji: str | None = None
    first: bool = False
    bands: Callable[[], tuple[Band, ...]] | None = field(default=None, repr=False, compare=False)
    unfolded: bool = False
    short: str = ""


BEHIND = " › "
"""Stands between the texts of a path."""

LazyLabel: TypeAlias = Callable[[], Label]
"""A label that is made when its screen is opened: most of a panel's screens never are."""


@dataclass(frozen=True, slots=True)
class ActionChoice:
    """A legal action, or several in one move, with the path of labels that leads to it.

    Actions that share the start of a path share the screens. ``preview`` makes the text that is
    shown before the action is done, Markdown of up to 2,000 characters, and makes the panel ask
    for confirmation; ``bands`` makes the picture of what the preview speaks of. ``end`` marks the
    action that closes the decision (done, seal, stay): its button stands apart. ``at_once``: the
    preview is for commands alone, as the panel's labels say what the action changes; ``momentous``
    says whether it is to be confirmed all the same, as it may end the game. ``as_good``
    is another legal action of the very same effect: only that one is offered. ``name`` makes the
    action's name for whoever doesn't see the screens, where the texts of the path hold more or less
    than that: a range of a list, or "yours".
    """

    action: Any
    path: tuple[Label | LazyLabel, ...]
    preview: Callable[[], str] | None = field(default=None, repr=False, compare=False)
    end: bool = False
    bands: Callable[[], tuple[Band, ...]] | None = field(default=None, repr=False, compare=False)
    at_once: bool = False
    momentous: Callable[[], bool] | None = field(default=None, repr=False, compare=False)
    as_good: Any = None
    name: Callable[[], str] | None = field(default=None, repr=False, compare=False)

    @property
    def labels(self) -> tuple[Label, ...]:
        """All labels of the path."""
        return tuple(step if isinstance(step, Label) else step() for step in self.path)

    @property
    def title(self) -> str:
        """The action's name; without one, the texts of the path in one line."""
        return self.name() if self.name else BEHIND.join(label.text for label in self.labels)

    @property
    def short_title(self) -> str:
        """The title without the figures that stand behind its parts."""
        return BEHIND.join(map(_without_figures, self.title.split(BEHIND)))


def _without_figures(text: str) -> str:
    """A label up to the figures behind its first dot.

    >>> _without_figures("Spy · 7 M, leaves 7 M"), _without_figures("e9 · curve")
    ('Spy', 'e9 · curve')
    """
    name, _, rest = text.partition(" · ")
    return name if any(map(str.isdigit, rest)) else text


def hinted_label(message: str, t: Words, emoji: str | None = None) -> Label:
    """A label from a message and the hint that belongs to it (``<message>-hint``)."""
    return Label(t(message), t(f"{message}-hint"), emoji)
