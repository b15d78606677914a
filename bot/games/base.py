"""What a game shows of itself: names, questions, choices, sentences and pictures.

A face knows its game's views and events; it sees no Discord and no storage. Texts are plain text
with Discord's Markdown; people's names arrive escaped (``people``, one per seat). ``t`` is the
reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from bot.i18n import Words
from render.core.picture import Picture
from rules.core.game import AnyGame, Decision, Seat


@dataclass(frozen=True, slots=True)
class Label:
    """One step on the way to an action: at most 80 characters, ``hint`` at most 100."""

    text: str
    hint: str = ""
    emoji: str | None = None


LazyLabel: TypeAlias = Callable[[], Label]
"""A label that is put into words once it is to be seen: most are on screens that nobody opens."""


@dataclass(frozen=True, slots=True)
class ActionChoice:
    """A legal action with the way of labels that leads to it.

    Actions that share the start of a way share the screens. ``preview`` puts into words what is
    shown before the action is done and makes the panel ask once more; it may be Markdown of up to
    2,000 characters. ``picture`` draws what the preview speaks of. ``end`` marks the action that
    closes the decision (done, seal, stay): its button stands apart.
    """

    action: Any
    way: tuple[Label | LazyLabel, ...]
    preview: Callable[[], str] | None = field(default=None, repr=False, compare=False)
    end: bool = False
    picture: Callable[[Sequence[str]], Picture] | None = field(
        default=None, repr=False, compare=False
    )

    @property
    def path(self) -> tuple[Label, ...]:
        """The whole way in words."""
        return tuple(self.step(number) for number in range(len(self.way)))

    def step(self, number: int) -> Label:
        """One label of the way, from 0."""
        label = self.way[number]
        return label if isinstance(label, Label) else label()


@dataclass(frozen=True, slots=True)
class Announcement:
    """A message of its own in the channel, for what deserves to stay: a reveal, the final score.

    ``kind`` is the face's id for it; ``event`` the position of its event in the transition.
    """

    kind: str
    event: int


class GamePresenter(Protocol):
    """A game as people see it. One file in ``bot/games`` a game."""

    game: AnyGame
    command: str
    """The name of its slash command group."""

    def title(self, t: Words) -> str:
        """The game's name."""

    def seat_label(self, identity: str, t: Words) -> Label:
        """A seat's identity with its emoji: 🔺 USSR."""

    def choose_identity(self, t: Words) -> str:
        """The text of the lobby's button to choose an identity: ``Choose nation``."""

    def style_label(self, style: str, t: Words) -> Label:
        """An autopilot's style and, as hint, how it plays."""

    def option_label(self, option: str, t: Words) -> Label:
        """A table option and what it is about."""

    def choice_label(self, option: str, choice: str, t: Words) -> Label:
        """One choice of a table option and what it means."""

    def headline(self, view: Any, people: Sequence[str], t: Words) -> str:
        """Where the game stands, in one line: year and phase, or the result."""

    def ask(self, view: Any, decision: Decision, t: Words) -> str:
        """What the seat is asked, in a few words, for all to read: ``buys``, ``may launch``."""

    def question(self, view: Any, decision: Decision, people: Sequence[str], t: Words) -> str:
        """The panel's text for the seat itself: what to choose, why it matters, the figures.

        At most 1,500 characters. ``view`` is the seat's own.
        """

    def decision_picture(
        self, view: Any, decision: Decision, people: Sequence[str], t: Words
    ) -> Picture | None:
        """What the deciding seat should have before its eyes, from its own view.

        Its hand, or a board with its choices marked; ``None`` where the question says it all.
        """

    def choices(
        self, view: Any, seat: Seat, actions: Sequence[Any], people: Sequence[str], t: Words
    ) -> tuple[ActionChoice, ...]:
        """Every action with its path, in the order of ``actions``."""

    def describe(self, event: Any, view: Any, people: Sequence[str], t: Words) -> str | None:
        """The sentence for an event (already redacted for its reader); ``None``: nothing to say."""

    def posts(self, events: Sequence[Any]) -> tuple[Announcement, ...]:
        """Which events of a transition get a message of their own."""

    def post(
        self, post: Announcement, event: Any, view: Any, people: Sequence[str], t: Words
    ) -> tuple[str, Picture]:
        """Text and picture of such a message, from the public view right after the event."""

    def board(self, view: Any, people: Sequence[str], t: Words) -> Picture:
        """The whole board, for the live message."""

    def more_boards(
        self, view: Any, people: Sequence[str], t: Words
    ) -> tuple[Callable[[], Picture], ...]:
        """What draws further boards, shown below the first to whoever looks; at most three."""

    def sheet(self, view: Any, seat: Seat, people: Sequence[str], t: Words) -> Picture:
        """What lies before one seat, as all can see it."""

    def hand(self, view: Any, seat: Seat, people: Sequence[str], t: Words) -> Picture | None:
        """The seat's secrets as a picture; ``None`` where it has none."""

    def hand_text(self, view: Any, seat: Seat, people: Sequence[str], t: Words) -> str:
        """The seat's secrets in words."""

    def secrets_changed(self, event: Any, seat: Seat) -> bool:
        """Whether an event, as redacted for the seat, changed what only this seat knows."""

    def rules(self, t: Words) -> tuple[tuple[str, str], ...]:
        """The rules in short, as (heading, text) pages of at most 1,500 characters."""
