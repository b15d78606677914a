"""The presenter of 1969."""

from __future__ import annotations

from types import MappingProxyType

from bot.games.base import GamePresenter, Presentation
from bot.games.race1969 import (
    advice_text,
    announcement_texts,
    choice_labels,
    espionage_text,
    event_sentences,
    glossary,
    learning,
    legend,
    poster,
    prompts,
)
from bot.games.race1969.commands import COMMANDS
from bot.games.race1969.lesson import LESSON
from render.core.picture import Band
from render.race1969.board import board_bands
from render.race1969.board import chances as chance_bands
from render.race1969.sheet import sheet as sheet_bands
from rules.core.game import Seat
from rules.race1969.espionage import CardsDrawn, MissionPaid, MoonFlagAdvanced, PlaysRevealed
from rules.race1969.game import GAME
from rules.race1969.missions import DiceRolled, DieRerolled, InsurancePaid
from rules.race1969.terms import MISSIONS, PURCHASES
from rules.race1969.view import View


class Race1969(Presentation[View]):
    game = GAME
    command = "1969"
    commands = COMMANDS
    touched = "host"
    results = (DiceRolled, InsurancePaid, PlaysRevealed, MissionPaid, MoonFlagAdvanced)
    fits_phone = True
    board_drawings = (board_bands,)
    rules_topics = learning.TOPICS
    topic_of_decision = learning.TOPIC_OF_DECISION
    learn_topics = learning.LEARN_TOPICS
    guide = learning.GUIDE
    luck = MappingProxyType({DiceRolled: "dice", DieRerolled: "dice", CardsDrawn: "cards"})
    legend = legend.LEGEND
    poster = poster.POSTER
    lesson = LESSON

    headline = prompts.headline
    standing = prompts.standing
    hand = prompts.hand
    hand_text = prompts.hand_text
    ask = prompts.ask
    question = prompts.question
    decision_bands = prompts.decision_bands
    choices = choice_labels.choices
    shortcuts = choice_labels.shortcuts
    line_title = espionage_text.line_title
    why = advice_text.why
    order_value = prompts.order_value
    describe = event_sentences.describe
    announce = announcement_texts.announce
    summarize = announcement_texts.summarize
    announcements = staticmethod(event_sentences.announcements)
    secrets_changed = staticmethod(event_sentences.secrets_changed)
    seat_label = staticmethod(glossary.nation_label)
    rules_figures = staticmethod(learning.figures)
    chances = staticmethod(chance_bands)

    def sheet(self, seat: Seat) -> tuple[Band, ...]:
        return sheet_bands(self.view, seat, self.names, self.t)

    @staticmethod
    def round_of(view: View) -> int:
        return view.year

    @staticmethod
    def next_in_order(view: View) -> Seat | None:
        if view.phase not in (PURCHASES, MISSIONS) or not view.decisions:
            return None
        acting = view.launch.seat if view.launch else view.decisions[0].seat
        following = view.order[view.order.index(acting) + 1 :]
        return following[0] if following else None


PRESENTER: GamePresenter = Race1969
