"""The presenter of Spazio: 1999."""

from __future__ import annotations

from bot.games.base import GamePresenter, Presentation
from bot.games.space1999 import (
    card_texts,
    event_text,
    glossary,
    hand,
    prompts,
    rules_pages,
)
from bot.games.space1999.choices import action_choices as choices
from bot.games.space1999.learn.cards import LEARN_TOPICS
from bot.games.space1999.learn.guide import GUIDE
from bot.games.space1999.standing_orders import order_value
from render.core.picture import Band
from render.space1999.board import board_bands
from render.space1999.chances import chances
from render.space1999.sheet import sheet
from rules.core.game import Seat
from rules.space1999.game import GAME
from rules.space1999.terms import DECISIONS
from rules.space1999.views.view import View


class Spazio1999(Presentation[View]):
    game = GAME
    command = "1999"
    seat_label = staticmethod(glossary.sector_label)
    headline = prompts.headline
    ask = prompts.ask
    question = prompts.question
    decision_bands = prompts.decision_bands
    choices = choices.choices
    describe = event_text.describe
    touched = "owner"
    card_texts = card_texts.event_texts
    check_texts = staticmethod(card_texts.check)
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
    alone_hints = dict.fromkeys(DECISIONS, "space1999-hint-alone")
    round_of = staticmethod(lambda view: view.round)
    rounds_per_digest = staticmethod(lambda view: 4)
    chances = staticmethod(chances)
    rules_topics = rules_pages.TOPICS
    rules_figures = staticmethod(rules_pages.figures)
    topic_of_decision = rules_pages.TOPIC_OF_DECISION
    learn_topics = LEARN_TOPICS
    guide = GUIDE


PRESENTER: GamePresenter = Spazio1999
