"""The guide of a game: what a guided first game explains, and where."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Generic

from typing_extensions import TypeVar

from bot.i18n import Words
from rules.core.game import AnyGame, Decision, Seat, Setup

V = TypeVar("V", default=Any)
"""The type of a game's views."""

END = "end"
"""The topic of the screen after the guided rounds."""
PREVIEW = "preview"
"""The topic of a screen that asks for confirmation."""
SHARED = (END, PREVIEW)
"""Topics that are the same in every game: ``guide-<topic>`` in the shared catalog."""


def _no_screen(action: Any) -> str:
    """Of games whose panels explain themselves."""
    return ""


@dataclass(frozen=True, kw_only=True, eq=False)
class Guide(Generic[V]):
    """A guided first game: the table that is opened for it, and what is explained at it.

    The catalogs hold a text of at most 300 characters for each of ``topics`` and ``screens``,
    ``<id>-guide-<topic>``. Those of ``again`` have a shorter one, ``…-later``, once the first was
    acted upon; a topic without one then gives way to its decision's kind. Each of ``lessons`` is
    a message ``<id>-lesson-<rule>``, told once after a move by which it was met, ``at_once`` a
    step at most: the others wait among the rules met.
    """

    style: str
    """The autopilot's."""
    over: Callable[[V], bool]
    """Whether the guided rounds are over: from then on only what is new is explained."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Table options that differ from the defaults."""
    topics: tuple[str, ...]
    """Every topic of a panel: each kind of decision by itself, and states that matter."""
    again: frozenset[str] = frozenset()
    topic: Callable[[V, Decision], str] = lambda view, decision: decision.kind
    """The topic of a decision, from the deciding seat's own view."""
    only_advised: Mapping[str, Callable[[Any], bool]] = field(default_factory=dict)
    """Topics that advise something, with whether an action does it: they give way to their
    decision's kind where the game's adviser would do something else.

    The other texts say what to look at, and leave to the adviser what to do.
    """
    screens: tuple[str, ...] = ()
    screen: Callable[[Any], str] = _no_screen
    """The topic of a further screen of a panel, by the first action behind it; or empty."""
    confirming: frozenset[str] = frozenset()
    """Those of ``screens`` that are about what is chosen as well, so that its confirmation shows
    them; the others are about the choosing."""
    lessons: tuple[str, ...]
    lesson: Callable[[Any, Seat], str]
    """The rule that an event, as the seat may know it, is an example of for it; or empty."""
    at_once: int = 2
    """Rules that a step explains at most, those included that its question does."""
    forced: Mapping[str, str] = field(default_factory=dict)
    """Rules about what a player chose, each with the one that is told where there was no choice:
    where the event isn't the first of its step."""
    taught: Callable[[V], int] = lambda view: 0
    """The number of rules that the question of the deciding seat's view explains itself, or leaves
    no room for."""

    def met(self, events: Sequence[Any | None], seat: Seat) -> list[str]:
        """The rules that a step's events are examples of; ``None`` is what the seat can't know."""
        found = []
        for place, event in enumerate(events):
            rule = "" if event is None else self.lesson(event, seat)
            found.append(self.forced.get(rule, rule) if place else rule)
        return [rule for rule in found if rule]


def lesson_text(game: str, rule: str, t: Words) -> str:
    """A rule of a game explained in a sentence or three."""
    return f"📖 {t(f'{game}-lesson-{rule}')}"


FILE = "sample_game.toml"


def sample_state(game: AnyGame, package: str) -> Any:
    """The state that the record in a package leads to.

    ``python -m tools.sample_game`` writes such records. Raises ``IllegalAction`` or
    ``UnreadableAction`` if the rules have changed since.
    """
    return replay_record(game, resources.files(package).joinpath(FILE).read_text(encoding="utf-8"))


def replay_record(game: AnyGame, text: str) -> Any:
    """The same for a record's text."""
    record = tomllib.loads(text)
    setup = Setup(tuple(record["seats"]), record["options"])
    state = game.new(setup, bytes.fromhex(record["seed"])).state
    for move in record["moves"].splitlines():
        seat, action = move.split(" ", 1)
        state = game.apply(state, int(seat), game.parse_action(action)).state
    return state
