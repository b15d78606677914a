"""The presenter of 1969."""

from __future__ import annotations

from bot.games.base import GamePresenter, Presentation
from bot.games.race1969 import (
    choices,
    espionage_text,
    event_text,
    glossary,
    hand,
    prompts,
    rules_pages,
)
from bot.games.race1969.learn.cards import LEARN_TOPICS
from bot.games.race1969.learn.guide import GUIDE
from bot.games.race1969.standing_orders import order_value
from render.core.picture import Band
from render.race1969.board import board_bands
from render.race1969.chances import chances
from render.race1969.sheet import sheet
from rules.core.game import Seat
from rules.race1969.game import GAME
from rules.race1969.views.view import View


class Race1969(Presentation[View]):
    game = GAME
    command = "1969"
    seat_label = staticmethod(glossary.nation_label)
    headline = prompts.headline
    ask = prompts.ask
    question = prompts.question
    decision_bands = prompts.decision_bands
    choices = choices.choices
    shortcuts = choices.shortcuts
    line_title = espionage_text.line_title
    standing = prompts.standing
    describe = event_text.describe
    touched = "host"
    announcements = staticmethod(event_text.announcements)
    announce = announcements.announce
    summarize = announcements.summarize
    secrets_changed = staticmethod(event_text.secrets_changed)
    board_drawings = (board_bands,)

    def sheet(self, seat: Seat) -> tuple[Band, ...]:
        return sheet(self.view, seat, self.names, self.t)

    hand = hand.hand
    hand_text = hand.hand_text
    order_value = order_value
    alone_hints = choices.ALONE_HINTS
    round_of = staticmethod(lambda view: view.year)
    chances = staticmethod(chances)
    rules_topics = rules_pages.TOPICS
    rules_figures = staticmethod(rules_pages.figures)
    topic_of_decision = rules_pages.TOPIC_OF_DECISION
    learn_topics = LEARN_TOPICS
    guide = GUIDE


PRESENTER: GamePresenter = Race1969
