"""The base class of how a game presents itself: what it says and shows of a view to one reader.

A game's functions know its views and events; they know neither Discord nor storage. Texts are
plain text with Discord's Markdown.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeAlias

from typing_extensions import TypeVar

from bot.games.announcement import Announcement, AnnouncementText
from bot.games.commands import MoveCommand
from bot.games.guide import Guide
from bot.games.labels import ActionChoice, Label, hinted_label
from bot.games.legend import Legend
from bot.games.lesson import Lesson
from bot.games.poster import Poster, PosterCard
from bot.i18n import Words
from render.core.line_chart import LineChart
from render.core.picture import Band
from rules.core.advice import Adviser, Reason
from rules.core.game import AnyGame, Decision, Seat
from rules.core.search import Expert, adviser_of, expert_of
from rules.core.standing_orders import Order

V = TypeVar("V", default=Any)
"""The type of a game's views."""
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


class Presentation(ABC, Generic[V]):
    """A game at one moment for one reader: a view, people's names, and a language.

    Each game derives a class, its presenter, which overrides what the game has of its own.

    ``people`` are the names by seat, escaped for Markdown; ``names`` the same as they are, for
    pictures. ``t`` is the reader's language. ``closed``: the table was closed before the game's
    end, so that nobody is up any more, whatever the view says.

    The catalogs hold what every game has, under ids that begin with the game's own: ``<id>-title``,
    ``<id>-pitch``, ``<id>-length``, ``<id>-difficulty``, ``<id>-choose-identity``; with ``…-hint``
    for each ``<id>-style-<style>``, ``<id>-option-<option>``, ``<id>-option-<option>-<choice>`` and
    ``<id>-order-<kind>``, which also has ``…-text``, a sentence; with ``…-heading`` for each page
    of the rules ``<id>-rules-<topic>`` and each card ``<id>-learn-<topic>``. A game with an expert
    has ``<id>-changed-<figure>`` with the ``amount`` by which a figure of its is another.
    """

    game: ClassVar[AnyGame]
    command: ClassVar[str]
    """The name of the game's slash command group."""
    commands: ClassVar[tuple[MoveCommand, ...]] = ()
    """The commands of the group; a game without any has no group."""
    touched: ClassVar[str] = ""
    """The field of events that names the seat whose things they change, beside their own seat."""
    for_all: ClassVar[tuple[type[Any], ...]] = ()
    """Events that concern every seat, whoever brought them about; panels tell them first."""
    results: ClassVar[tuple[type[Any], ...]] = ()
    """Events that say what came of a venture: of the seat that they name, whoever's move ended it,
    or of all, where they are among ``for_all``. Panels tell them before anything else, and a guided
    table's explanations wait for them."""
    fits_phone: ClassVar[bool] = False
    """A panel tells only as much of what has happened as leaves it one and a half phone screens
    high; the log tells the rest."""
    questions_first: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions that come in the middle of something: their question stands above what
    has happened."""
    stories: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions that tell a story: a guided table's explanations stand below the choices,
    so that nothing comes between title, story and choice."""
    rules_topics: ClassVar[tuple[str, ...]] = ()
    """The pages of the rules in short."""
    topic_of_decision: ClassVar[Mapping[str, str]] = {}
    """By kind of decision, which of ``rules_topics`` is about it: the first unless it says so."""
    learn_topics: ClassVar[Mapping[str, Callable[[Words], tuple[Band, ...]]]] = {}
    """The cards that say what the game is about, in order, each with its picture."""
    guide: ClassVar[Guide[Any] | None] = None
    """A guided first game, if the game has one."""
    legend: ClassVar[Legend | None] = None
    """What the signs of its pictures and the words of its texts mean, if the game says so."""
    poster: ClassVar[Poster | None] = None
    """All of the rules and signs on one page, if the game has such."""
    lesson: ClassVar[Lesson | None] = None
    """The lesson before it, if the game has one."""
    board_drawings: ClassVar[tuple[Callable[[Any, Sequence[str], Words], tuple[Band, ...]], ...]]
    """The functions that draw the game's one to four boards, the main one first."""

    expert: ClassVar[Expert[Any, Any] | None] = None
    """The autopilot that looks ahead for hints and reviews; follows from the game."""
    adviser: ClassVar[Adviser[Any, Any] | None] = None
    """Whose choices are marked in panels: the expert, if there is one; follows from the game."""

    luck: ClassVar[Mapping[type[Any], str]] = {}
    """The events that draw something with what it is: dice, cards. Those that come first in it name
    a step. Each has a message ``<id>-luck-<what>``."""

    def __init_subclass__(cls) -> None:
        cls.expert = expert_of(cls.game.autopilots)
        cls.adviser = adviser_of(cls.game.autopilots)

    def __init__(
        self,
        view: V,
        people: Sequence[str],
        names: Sequence[str],
        t: Words,
        closed: bool = False,
    ) -> None:
        self.view = view
        self.people = people
        self.names = names
        self.t = t
        self.closed = closed

    # What a moment looks like

    @abstractmethod
    def headline(self) -> str:
        """The state of the game in one line: year and phase, or the result.

        At a table that was closed it names nobody as up.
        """

    def series(self) -> str:
        """The series of games that this one is part of and how far it is, in a line; or empty."""
        return ""

    def standing(self, seat: Seat) -> str:
        """The seat's belongings and standing, for the top of its panel: at most 400 characters.

        Money or energy, points and how far ahead or behind, and what would change that; the
        headline stands above it. Empty where the questions say all of it. The view is the seat's
        own.
        """
        return ""

    def boards(self) -> tuple[tuple[Band, ...], ...]:
        """The bands of each of the boards, the main one first."""
        return tuple(draw(self.view, self.names, self.t) for draw in self.board_drawings)

    def main_board(self) -> tuple[Band, ...]:
        return self.board_drawings[0](self.view, self.names, self.t)

    @abstractmethod
    def sheet(self, seat: Seat) -> tuple[Band, ...]:
        """The belongings of one seat that all can see."""

    def hand(self, seat: Seat) -> tuple[Band, ...]:
        """The seat's secrets as a picture, from its own view; empty where it has none."""
        return ()

    def hand_text(self, seat: Seat) -> str:
        """The seat's secrets in words; raises ``ValueError`` for a view that isn't its own."""
        return ""

    # What a seat has to decide

    @abstractmethod
    def ask(self, decision: Decision) -> str:
        """The question to a seat, for all to read: the end of a sentence that begins with its name.

        At most 80 characters, such as ``may launch a mission``.
        """

    @abstractmethod
    def question(self, decision: Decision) -> str:
        """The panel's text for the deciding seat: what to choose, why it matters, the figures.

        At most 1,500 characters. The view is the seat's own.
        """

    def question_again(self, decision: Decision) -> str:
        """The question right after an own act that leaves it open, without what it would repeat."""
        return self.question(decision)

    def state_of_things(self, decision: Decision) -> str:
        """The state of the game that a question is asked in, below its choices.

        For a game whose questions are long enough without it; it is left out where the seat's own
        act has just left the question open. The view is the seat's own.
        """
        return ""

    def decision_bands(self, decision: Decision) -> tuple[Band, ...]:
        """The bands beside a question, from the deciding seat's own view.

        Its hand, or the part of the board that the decision is about, with its choices marked;
        empty where the question says it all.
        """
        return ()

    @abstractmethod
    def choices(self, seat: Seat, actions: Sequence[Any]) -> tuple[ActionChoice, ...]:
        """Every action with its path, in the order of ``actions``; the view is the seat's own.

        No two actions have the same path, but those that are as good as one another.
        """

    def shortcuts(self, seat: Seat, actions: Sequence[Any]) -> tuple[ActionChoice, ...]:
        """Moves of several actions at once, beside the single ones; the view is the seat's own.

        Each has a list of actions for its action, and a path of its own.
        """
        return ()

    def line_title(self, actions: Sequence[Any]) -> str:
        """The words of a hint for a series of actions that an expert advises.

        Empty if the game's experts advise single actions only. The view is the seat's own.
        """
        return ""

    def why(self, reason: Reason) -> str:
        """A reason of the game's adviser as a sentence, of at most 300 characters.

        The view is the seat's own.
        """
        return self.t(f"{self.game.id}-why-{reason.id}", **reason.figures)

    def penalties(self, actions: Sequence[Any]) -> str:
        """What actions that are advised bring for certain beside what they are for; empty: nothing.

        The view is the seat's own.
        """
        return ""

    def explain(self, command: str, seat: Seat) -> tuple[str, tuple[Band, ...]]:
        """The text and pictures that a command without actions shows a seat."""
        return "", ()

    @staticmethod
    def asked_seat(view: Any, action: Any) -> Seat | None:
        """The seat that an action asks for something; nobody is offered to ask their own seat."""
        return None

    # What has happened

    @abstractmethod
    def describe(self, event: Any, among: Sequence[Any] = ()) -> str | None:
        """The sentence for an event, already redacted for the reader; ``None``: nothing to say.

        Events of the past are described again in the log, so that no sentence may depend on what
        changes in a view. ``among`` are all events of its step, as the reader may know them: its
        sentence may depend on them, or one of theirs stand for it.
        """

    @staticmethod
    def takes_back(later: Any, earlier: Any) -> bool:
        """Whether an event leaves nothing of an earlier one, so that neither is worth a line."""
        return False

    def card_texts(self, event: Any, among: Sequence[Any] = ()) -> tuple[str, ...]:
        """The texts of the cards and places that an event turned up, of those that have any.

        They stand below the event's sentence, for the seat alone whose move brought it about and
        right after that move. They depend on the event, on ``among``, all events of its step, and
        on what never changes in a view.
        """
        return ()

    @staticmethod
    def overtaken(steps: Sequence[Sequence[Any]]) -> frozenset[int]:
        """The places of steps that needn't be told, as later ones among these take them back.

        The steps are the events of the game's moves one after the other, as a reader may know them.
        """
        return frozenset()

    def remarks(self, events: Sequence[Any]) -> tuple[str, ...]:
        """Sentences that follow those for all events of a step, as the reader may know them."""
        return ()

    @staticmethod
    @abstractmethod
    def secrets_changed(event: Any, seat: Seat) -> bool:
        """Whether an event, as redacted for the seat, changed what only this seat knows."""

    @staticmethod
    @abstractmethod
    def announcements(events: Sequence[Any]) -> tuple[Announcement, ...]:
        """The events of a transition that get a message of their own."""

    @abstractmethod
    def announce(self, announcement: Announcement, events: Sequence[Any]) -> AnnouncementText:
        """The text of an announcement; the view is the public's right after ``events``.

        These are all events of its transition as the public may know them, ``None`` for those of
        which it may know nothing. Raises ``ValueError`` for a kind that the game doesn't have.
        """

    def summarize(self, announcement: Announcement, events: Sequence[Any]) -> str:
        """An announcement in a sentence or two, of ``events`` as for ``announce``.

        It depends on nothing that changes in a view, so that it can be told again later.
        """
        return self.describe(events[announcement.event]) or announcement.kind

    def retell(self, announcement: Announcement, events: Sequence[Any]) -> str:
        """What a digest keeps of an announcement at length while there is room, under its title.

        Empty where ``summarize`` says enough. It depends on nothing that changes in a view.
        """
        return ""

    @staticmethod
    def chances(chart: LineChart, told: Sequence[Sequence[str]], t: Words) -> tuple[Band, ...]:
        """The seats' chances over a game, by identity, for a game that has an expert.

        ``told`` is the same in words, as ``render.core.alt_text.compose`` takes them.
        """
        return ()

    @classmethod
    def luck_in(cls, events: Sequence[Any]) -> str:
        """What a step drew, as ``luck`` names it; empty for nothing."""
        kinds = {type(event) for event in events}
        return next((what for kind, what in cls.luck.items() if kind in kinds), "")

    # Standing orders

    def order_label(self, kind: str) -> Label:
        """A kind of standing order, with what it does as hint."""
        return hinted_label(f"{self.game.id}-order-{kind}", self.t)

    def order_value(self, order: Order) -> Label | None:
        """The value that a standing order names beside its kind; ``None`` for no value."""
        return None

    def order_text(self, order: Order) -> str:
        """A standing order as a sentence."""
        value = self.order_value(order)
        message = f"{self.game.id}-order-{order.kind}-text"
        return self.t(message, value="" if value is None else value.text)

    # The game before and beside its tables

    @staticmethod
    @abstractmethod
    def seat_label(identity: str, t: Words) -> Label:
        """A seat's identity with its emoji: 🔺 USSR."""

    @staticmethod
    def autopilot_name(identity: str) -> str:
        """The name of an identity's autopilot: a character's, or empty for its style's."""
        return ""

    @staticmethod
    def check_texts() -> None:
        """Raise ``BrokenData`` where the data and the texts about them don't match."""

    @staticmethod
    def rules_figures(t: Words) -> Mapping[str, object]:
        """Figures of the shipped board for the rules pages, in the reader's language."""
        return {}

    @classmethod
    def title(cls, t: Words) -> str:
        return t(f"{cls.game.id}-title")

    @classmethod
    def pitch(cls, t: Words) -> str:
        """The game's subject, in one sentence."""
        return t(f"{cls.game.id}-pitch")

    @classmethod
    def length(cls, t: Words, options: Mapping[str, str] = NO_OPTIONS) -> str:
        """The usual length of a game with these options, in words."""
        return t(f"{cls.game.id}-length")

    @classmethod
    def story(cls, t: Words, options: Mapping[str, str]) -> str:
        """What the game with these options tells, in a sentence or two; empty for nothing."""
        return ""

    @classmethod
    def difficulty(cls, t: Words) -> str:
        """How hard the game is to begin with and to play, in a line."""
        return t(f"{cls.game.id}-difficulty")

    @classmethod
    def cover(cls, t: Words) -> tuple[Band, ...]:
        """The picture by which a list shows the game: that of its first card to learn from."""
        return next((bands(t) for bands in cls.learn_topics.values()), ())

    @classmethod
    def choose_identity(cls, t: Words) -> str:
        """The text of the lobby's button to choose an identity, such as ``Choose nation``."""
        return t(f"{cls.game.id}-choose-identity")

    @classmethod
    def style_label(cls, style: str, t: Words) -> Label:
        """An autopilot's style with, as hint, how it plays.

        A style that the game doesn't have plays the clock's defaults, and is called so.
        """
        if style not in cls.game.autopilots:
            return hinted_label("style-defaults", t, "🤖")
        return hinted_label(f"{cls.game.id}-style-{style}", t, "🤖")

    @classmethod
    def option_label(cls, option: str, t: Words) -> Label:
        """A table option and what it is about."""
        return hinted_label(f"{cls.game.id}-option-{option}", t)

    @classmethod
    def choice_label(cls, option: str, choice: str, t: Words) -> Label:
        """One choice of a table option and what it means."""
        return hinted_label(f"{cls.game.id}-option-{option}-{choice}", t)

    @classmethod
    def rules_pages(cls, t: Words) -> tuple[tuple[str, str], ...]:
        """The rules in short, as ``(heading, text)`` pages of at most 1,500 characters."""
        figures = cls.rules_figures(t)
        pages = [f"{cls.game.id}-rules-{topic}" for topic in cls.rules_topics]
        return tuple((t(f"{page}-heading"), t(page, **figures)) for page in pages)

    @classmethod
    def rules_page_about(cls, kind: str) -> int:
        """The number of the rules page that a kind of decision is about."""
        topic = cls.topic_of_decision.get(kind)
        return 0 if topic is None else cls.rules_topics.index(topic)

    @classmethod
    def learn_card(cls, number: int, t: Words) -> tuple[str, str, tuple[Band, ...]]:
        """A card's heading, its text of at most 700 characters, and its picture."""
        topic, bands = [*cls.learn_topics.items()][number]
        card = f"{cls.game.id}-learn-{topic}"
        return t(f"{card}-heading"), t(card, **cls.rules_figures(t)), bands(t)

    @classmethod
    def legend_about(cls, shown: str) -> int:
        """The number of the legend's page about ``shown``, as ``Legend.topics`` has it."""
        if cls.legend is None or shown not in cls.legend.topics:
            return 0
        return [*cls.legend.pages].index(cls.legend.topics[shown])

    @classmethod
    def legend_headings(cls, t: Words) -> tuple[str, ...]:
        """The headings of the legend's pages; none for a game without a legend."""
        pages = cls.legend.pages if cls.legend is not None else {}
        return tuple(t(f"{cls.game.id}-legend-{topic}") for topic in pages)

    @classmethod
    def legend_page(
        cls, number: int, t: Words, absent: Collection[str] = ()
    ) -> tuple[str, tuple[Band, ...]]:
        """A page of the legend: names with what they mean, and the picture of its signs.

        Signs that are ``absent`` from the picture explained come last. At most 3,000 characters,
        and a line of 60 before the absent ones. Raises ``ValueError`` for a game without a legend.
        """
        if cls.legend is None:
            raise ValueError(f"{cls.game.id} has no legend")
        page = [*cls.legend.pages.values()][number]
        there = [key for key in page.signs if key not in absent]
        last = [key for key in page.signs if key in absent]
        signs = [(key, t(f"{cls.game.id}-sign-{key}")) for key in (*there, *last)]

        def lines_of(keys: Sequence[str]) -> list[str]:
            named = [(key, t(f"{cls.game.id}-sign-{key}")) for key in keys]
            return [f"**{name}** — {t(f'{cls.game.id}-sign-{key}-text')}" for key, name in named]

        lines = lines_of((*there, *page.words))
        if last:
            lines += [f"-# {t('legend-absent')}", *lines_of(last)]
        return "\n".join(lines), (cls.legend.draw(signs, t),) if signs else ()

    @classmethod
    def poster_bands(cls, t: Words) -> tuple[Band, ...]:
        """The poster's bands; none for a game without a poster."""
        return tuple(
            cls.poster.draw(topic, heading, [(one.sign, *told) for one, told in cards], t)
            for topic, heading, cards in cls._poster_texts(t)
            if cls.poster is not None
        )

    @classmethod
    def poster_text(cls, t: Words) -> str:
        """The same in words, at most 3,800 characters."""
        sections = [
            "\n".join([f"### {heading}", *(f"**{title}** — {text}" for _, (title, text) in cards)])
            for _, heading, cards in cls._poster_texts(t)
        ]
        return "\n".join(sections)

    @classmethod
    def _poster_texts(
        cls, t: Words
    ) -> list[tuple[str, str, list[tuple[PosterCard, tuple[str, str]]]]]:
        """By topic, the heading and the cards with their titles and texts."""
        if cls.poster is None:
            return []
        figures = cls.rules_figures(t)
        return [
            (
                topic,
                t(f"{cls.game.id}-poster-{topic}"),
                [(one, (t(one.title, **figures), t(one.text, **figures))) for one in cards],
            )
            for topic, cards in cls.poster.bands.items()
        ]

    # Rounds and the digests that tell of them

    @staticmethod
    def round_of(view: Any) -> int:
        """The number of a moment's round, year or sol, by which a replay is divided.

        A game that is divided so has a message ``<id>-replay-round``; in others it is 0.
        """
        return 0

    @staticmethod
    def next_in_order(view: Any) -> Seat | None:
        """The seat whose turn follows that of the one that is up; ``None`` without such an order.

        The view is the public's.
        """
        return None

    @staticmethod
    def rounds_per_digest(view: Any) -> int:
        """Rounds in a digest, so that a long game has hardly more digests than a short one.

        Where they are several, the game has messages ``<id>-digest-rounds`` and
        ``<id>-digest-from``, the second for as long as its last round hasn't begun.
        """
        return 1

    @classmethod
    def chapter_of(cls, state: Any) -> int:
        """The number of the digest that tells of a state's round."""
        view = cls.game.view(state, None)
        return max(0, cls.round_of(view) - 1) // cls.rounds_per_digest(view)

    @classmethod
    def chapter_title(cls, chapter: int, view: Any, t: Words) -> str:
        """The heading of a digest: its rounds, or the game's name where it has none.

        ``view`` is right after what it tells last: rounds that may never come aren't named.
        """
        if cls.round_of is Presentation.round_of:
            return cls.title(t)
        rounds = cls.rounds_per_digest(view)
        first = chapter * rounds + 1
        if rounds == 1:
            return t(f"{cls.game.id}-replay-round", round=str(first))
        last = first + rounds - 1
        if cls.round_of(view) < last:
            return t(f"{cls.game.id}-digest-from", first=first)
        return t(f"{cls.game.id}-digest-rounds", first=first, last=last)


GamePresenter: TypeAlias = type[Presentation[Any]]
"""The class with which a game presents itself."""
