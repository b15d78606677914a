"""The presenter of Spazio: 1999."""

from __future__ import annotations

from types import MappingProxyType

from bot.games.base import GamePresenter, Presentation
from bot.games.space1999 import (
    announcement_texts,
    choice_labels,
    event_sentences,
    glossary,
    learning,
    legend,
    planet_texts,
    poster,
    prompts,
)
from bot.games.space1999.commands import COMMANDS
from bot.games.space1999.lesson import LESSON
from bot.i18n import Words
from render.core.picture import Band
from render.space1999.board import board_bands
from render.space1999.board import chances as chance_bands
from render.space1999.sheet import sheet as sheet_bands
from rules.core.advice import Reason
from rules.core.game import Seat
from rules.space1999.central_computer import ComputerAnswered, PlanDrawn, ProgramDrawn
from rules.space1999.decision_rules import MoonMoved
from rules.space1999.game import GAME
from rules.space1999.route_tiles import RouteChecked
from rules.space1999.ships import PlanetExplored, TilesTaken
from rules.space1999.view import View


class Spazio1999(Presentation[View]):
    game = GAME
    command = "1999"
    commands = COMMANDS
    touched = "owner"
    board_drawings = (board_bands,)
    rules_topics = learning.TOPICS
    topic_of_decision = learning.TOPIC_OF_DECISION
    learn_topics = learning.LEARN_TOPICS
    guide = learning.GUIDE
    legend = legend.LEGEND
    poster = poster.POSTER
    luck = MappingProxyType(
        {
            ComputerAnswered: "computer",
            ProgramDrawn: "computer",
            RouteChecked: "check",
            PlanetExplored: "planets",
            TilesTaken: "planets",
            PlanDrawn: "plans",
            MoonMoved: "moon",
        }
    )
    lesson = LESSON

    headline = prompts.headline
    hand = prompts.hand
    hand_text = prompts.hand_text
    ask = prompts.ask
    question = prompts.question
    decision_bands = prompts.decision_bands
    choices = choice_labels.choices
    order_value = prompts.order_value
    describe = event_sentences.describe
    card_texts = planet_texts.event_texts
    announce = announcement_texts.announce
    summarize = announcement_texts.summarize
    announcements = staticmethod(event_sentences.announcements)
    secrets_changed = staticmethod(event_sentences.secrets_changed)
    seat_label = staticmethod(glossary.sector_label)
    check_texts = staticmethod(planet_texts.check)
    rules_figures = staticmethod(learning.figures)
    chances = staticmethod(chance_bands)

    def why(self, reason: Reason) -> str:
        sector = str(reason.figures.get("sector", "")).upper()
        return self.t(f"space1999-why-{reason.id}", **{**reason.figures, "sector": sector})

    def sheet(self, seat: Seat) -> tuple[Band, ...]:
        return sheet_bands(self.view, seat, self.names, self.t)

    @classmethod
    def cover(cls, t: Words) -> tuple[Band, ...]:
        return learning.LEARN_TOPICS["worlds"](t)

    @staticmethod
    def round_of(view: View) -> int:
        return view.round

    @staticmethod
    def next_in_order(view: View) -> Seat | None:
        # The next round begins with the same seat.
        return None if view.turn is None else view.order[view.begun % len(view.order)]

    @staticmethod
    def rounds_per_digest(view: View) -> int:
        return 4


PRESENTER: GamePresenter = Spazio1999
