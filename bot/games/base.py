"""The presenter of a game, its parts and their binding to a view, people and a language.

A game's functions know its views and events; they know neither Discord nor storage. Texts are
plain text with Discord's Markdown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic

from typing_extensions import TypeVar

from bot.games.announcement import Announcement, AnnouncementText
from bot.games.guide import Guide
from bot.games.labels import ActionChoice, Label, hinted_label
from bot.i18n import Words
from render.core.line_chart import LineChart
from render.core.picture import Band
from rules.core.game import Decision, GameDefinition, Seat
from rules.core.search import Expert, expert_of
from rules.core.standing_orders import Order

V = TypeVar("V", default=Any)
"""The type of a game's views."""


def no_round(view: Any) -> int:
    """Of games that aren't divided into rounds."""
    return 0


def _one(view: Any) -> int:
    """Each round by itself."""
    return 1


def _summary(p: Presentation[Any], announcement: Announcement, events: Sequence[Any]) -> str:
    """The sentence for the event that is announced."""
    return p.describe(events[announcement.event]) or announcement.kind


def _nothing(*asked: Any) -> None:
    """Of games that have no such thing, or nothing to check."""


def _no_text(*asked: Any) -> str:
    """Of games that say it elsewhere."""
    return ""


def _none(*asked: Any) -> tuple[()]:
    """Of games that have no such things."""
    return ()


@dataclass(frozen=True, kw_only=True, eq=False)
class GamePresenter(Generic[V]):
    """A game as people see it: its rules, and what puts them into words and pictures.

    The catalogs hold what every game has under ids that begin with the game's own: ``<id>-title``,
    ``<id>-style-<style>`` with ``…-hint``, and those that ``game_texts`` names. A kind of standing
    order has ``<id>-order-<kind>`` with ``…-hint`` and, as a sentence, ``…-text``. The functions
    that ``Presentation`` has methods for are described there; ``boards`` and ``sheet`` are the
    drawing functions themselves.
    """

    game: GameDefinition[Any, Any, Any, V]
    command: str
    """The name of its slash command group."""
    seat_label: Callable[[str, Words], Label]
    """A seat's identity with its emoji: 🔺 USSR."""
    autopilot_name: Callable[[str], str] = _no_text
    """The name by which an identity's autopilot goes: a character's, or empty for its style's."""

    headline: Callable[[Presentation[V]], str]
    ask: Callable[[Presentation[V], Decision], str]
    question: Callable[[Presentation[V], Decision], str]
    decision_bands: Callable[[Presentation[V], Decision], tuple[Band, ...]]
    choices: Callable[[Presentation[V], Seat, Sequence[Any]], tuple[ActionChoice, ...]]
    shortcuts: Callable[[Presentation[V], Seat, Sequence[Any]], tuple[ActionChoice, ...]] = _none
    line_title: Callable[[Presentation[V], Sequence[Any]], str] = _no_text
    standing: Callable[[Presentation[V], Seat], str] = _no_text
    asked_seat: Callable[[V, Any], Seat | None] = _nothing
    """The seat that an action asks for something; nobody is offered to ask a seat of their own."""

    describe: Callable[[Presentation[V], Any, Sequence[Any]], str | None]
    touched: str = ""
    """The field of events that names the seat whose things they change, beside their own seat."""
    card_texts: Callable[[Presentation[V], Any, Sequence[Any]], tuple[str, ...]] = _none
    check_texts: Callable[[], None] = _nothing
    """Raises ``BrokenData`` where the data as they stand and the texts about them don't match."""

    announcements: Callable[[Sequence[Any]], tuple[Announcement, ...]]
    """The events of a transition that get a message of their own."""
    announce: Callable[[Presentation[V], Announcement, Sequence[Any]], AnnouncementText]
    summarize: Callable[[Presentation[V], Announcement, Sequence[Any]], str] = _summary
    secrets_changed: Callable[[Any, Seat], bool]
    """Whether an event, as redacted for the seat, changed what only this seat knows."""

    boards: tuple[Callable[[V, Sequence[str], Words], tuple[Band, ...]], ...]
    sheet: Callable[[V, Seat, Sequence[str], Words], tuple[Band, ...]]
    hand: Callable[[Presentation[V], Seat], tuple[Band, ...]]
    hand_text: Callable[[Presentation[V], Seat], str]

    round_of: Callable[[V], int] = no_round
    """The number of a moment's round, year or sol: a replay is divided by it.

    A game that has such has a message ``<id>-replay-round`` for its name.
    """
    rounds_per_digest: Callable[[V], int] = _one
    """Rounds in a digest, so that a long game has hardly more digests than a short one.

    Where they are several, the game has messages ``<id>-digest-rounds`` and ``<id>-digest-from``,
    the second for as long as its last round hasn't begun.
    """

    chances: Callable[[LineChart, Sequence[Sequence[str]], Words], tuple[Band, ...]] | None = None
    """Draws the seats' chances over a game, by identity, for a game that has an expert.

    The second tells it in words, as ``render.core.alt_text.compose`` takes them.
    """

    rules_topics: tuple[str, ...]
    rules_figures: Callable[[Words], Mapping[str, object]]
    """Figures of the shipped board for the rules pages, in the reader's language."""
    topic_of_decision: Mapping[str, str] = field(default_factory=dict)
    """By kind of decision, which of ``rules_topics`` is about it: the first unless it says so."""
    learn_topics: Mapping[str, Callable[[Words], tuple[Band, ...]]] = field(default_factory=dict)
    """The cards that say what the game is about, in order, each with its picture."""
    guide: Guide[V] | None = None
    """A guided first game, if the game has one."""

    order_value: Callable[[Presentation[V], Order], Label | None] = _nothing
    remarks: Callable[[Presentation[V], Sequence[Any]], tuple[str, ...]] = _none
    question_again: Callable[[Presentation[V], Decision], str] | None = None
    """The question right after an own act that leaves it open: without what it repeats."""
    alone_hints: Mapping[str, str] = field(default_factory=dict)
    """By kind of decision, the message that says why an expert looked into one choice only."""
    questions_first: frozenset[str] = frozenset()
    """Kinds of decisions that come in the middle of something: their question stands above what
    has happened."""

    @cached_property
    def expert(self) -> Expert[V, Any] | None:
        """The autopilot that people may ask for hints; ``None`` where the game has none."""
        return expert_of(self.game.autopilots)

    def title(self, t: Words) -> str:
        """The game's name."""
        return t(f"{self.game.id}-title")

    def style_label(self, style: str, t: Words) -> Label:
        """An autopilot's style with, as hint, how it plays.

        A style that the game doesn't have plays the clock's defaults, and is called so.
        """
        if style not in self.game.autopilots:
            return hinted_label("style-defaults", t, "🤖")
        return hinted_label(f"{self.game.id}-style-{style}", t, "🤖")

    def rules_page_about(self, kind: str) -> int:
        """The number of the rules page that a kind of decision is about."""
        topic = self.topic_of_decision.get(kind)
        return 0 if topic is None else self.rules_topics.index(topic)


@dataclass(frozen=True, slots=True)
class Presentation(Generic[V]):
    """A game at one moment for one reader: a view, people's names, and a language.

    ``people`` are the names by seat, escaped for Markdown; ``names`` the same as they are, for
    pictures. ``t`` is the reader's language. ``closed``: the table was closed before the game's
    end, so that nobody is up any more, whatever the view says.
    """

    presenter: GamePresenter[V]
    view: V
    people: Sequence[str]
    names: Sequence[str]
    t: Words
    closed: bool = False

    def headline(self) -> str:
        """The state of the game in one line: year and phase, or the result.

        At a table that was closed it names nobody as up.
        """
        return self.presenter.headline(self)

    def ask(self, decision: Decision) -> str:
        """The question to a seat, for all to read: the end of a sentence that begins with its name.

        At most 80 characters, such as ``may launch a mission``.
        """
        return self.presenter.ask(self, decision)

    def question(self, decision: Decision, *, again: bool = False) -> str:
        """The panel's text for the deciding seat: what to choose, why it matters, the figures.

        At most 1,500 characters. The view is the seat's own. ``again``: it was just told, and the
        seat's own act has left the decision open.
        """
        if again and self.presenter.question_again is not None:
            return self.presenter.question_again(self, decision)
        return self.presenter.question(self, decision)

    def decision_bands(self, decision: Decision) -> tuple[Band, ...]:
        """The bands beside a question, from the deciding seat's own view.

        Its hand, or the part of the board that the decision is about, with its choices marked;
        empty where the question says it all.
        """
        return self.presenter.decision_bands(self, decision)

    def choices(self, seat: Seat, actions: Sequence[Any]) -> tuple[ActionChoice, ...]:
        """Every action with its path, in the order of ``actions``; the view is the seat's own.

        No two actions have the same path, but those that are as good as one another.
        """
        return self.presenter.choices(self, seat, actions)

    def shortcuts(self, seat: Seat, actions: Sequence[Any]) -> tuple[ActionChoice, ...]:
        """Moves of several actions at once, beside the single ones; the view is the seat's own.

        Each has a list of actions for its action, and a path of its own.
        """
        return self.presenter.shortcuts(self, seat, actions)

    def line_title(self, actions: Sequence[Any]) -> str:
        """Several actions that an expert would take one after the other, as its hint names them.

        Empty where no expert of the game thinks so far. The view is the seat's own.
        """
        return self.presenter.line_title(self, actions)

    def standing(self, seat: Seat) -> str:
        """The seat's belongings and standing, for the top of its panel: at most 400 characters.

        Money or energy, points and how far ahead or behind, and what would change that; the
        headline stands above it. Empty where the questions say all of it. The view is the seat's
        own.
        """
        return self.presenter.standing(self, seat)

    def describe(self, event: Any, among: Sequence[Any] = ()) -> str | None:
        """The sentence for an event, already redacted for the reader; ``None``: nothing to say.

        Events of the past are described again in the log, so that no sentence may depend on what
        changes in a view. ``among`` are all events of its step, as the reader may know them: its
        sentence may depend on them, or one of theirs stand for it.
        """
        return self.presenter.describe(self, event, among)

    def card_texts(self, event: Any, among: Sequence[Any] = ()) -> tuple[str, ...]:
        """The texts of the cards and places that an event turned up, of those that have any.

        They stand below the event's sentence, for the seat alone whose move brought it about and
        right after that move. They depend on the event, on ``among``, all events of its step, and
        on what never changes in a view.
        """
        return self.presenter.card_texts(self, event, among)

    def remarks(self, events: Sequence[Any]) -> tuple[str, ...]:
        """Sentences that follow those for all events of a step, as the reader may know them."""
        return self.presenter.remarks(self, events)

    def announce(self, announcement: Announcement, events: Sequence[Any]) -> AnnouncementText:
        """The text of an announcement; the view is the public's right after ``events``.

        These are all events of its transition as the public may know them, ``None`` for those of
        which it may know nothing. Raises ``ValueError`` for a kind that the game doesn't have.
        """
        return self.presenter.announce(self, announcement, events)

    def summarize(self, announcement: Announcement, events: Sequence[Any]) -> str:
        """An announcement in a sentence or two, of ``events`` as for ``announce``.

        It depends on nothing that changes in a view, so that it can be told again later.
        """
        return self.presenter.summarize(self, announcement, events)

    def boards(self) -> tuple[tuple[Band, ...], ...]:
        """The bands of each of the boards, the main one first; there are one to four."""
        return tuple(bands(self.view, self.names, self.t) for bands in self.presenter.boards)

    def main_board(self) -> tuple[Band, ...]:
        """The bands of the first of the boards."""
        return self.presenter.boards[0](self.view, self.names, self.t)

    def sheet(self, seat: Seat) -> tuple[Band, ...]:
        """The belongings of one seat that all can see."""
        return self.presenter.sheet(self.view, seat, self.names, self.t)

    def hand(self, seat: Seat) -> tuple[Band, ...]:
        """The seat's secrets as a picture, from its own view; empty where it has none."""
        return self.presenter.hand(self, seat)

    def hand_text(self, seat: Seat) -> str:
        """The seat's secrets in words; raises ``ValueError`` for a view that isn't its own."""
        return self.presenter.hand_text(self, seat)

    def order_label(self, kind: str) -> Label:
        """A kind of standing order, with what it does as hint."""
        return hinted_label(f"{self.presenter.game.id}-order-{kind}", self.t)

    def order_value(self, order: Order) -> Label | None:
        """The value that a standing order names beside its kind; ``None`` for no value."""
        return self.presenter.order_value(self, order)

    def order_text(self, order: Order) -> str:
        """A standing order as a sentence."""
        value = self.order_value(order)
        message = f"{self.presenter.game.id}-order-{order.kind}-text"
        return self.t(message, value="" if value is None else value.text)
