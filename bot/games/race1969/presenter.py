"""The presenter of 1969."""

from __future__ import annotations

from bot.games.base import GamePresenter
from bot.games.race1969 import (
    announcements,
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
from render.race1969.board import board_bands
from render.race1969.chances import chances
from render.race1969.sheet import sheet
from rules.race1969.game import GAME
from rules.race1969.views.view import View

PRESENTER = GamePresenter[View](
    game=GAME,
    command="1969",
    seat_label=glossary.nation_label,
    headline=prompts.headline,
    ask=prompts.ask,
    question=prompts.question,
    decision_bands=prompts.decision_bands,
    choices=choices.choices,
    shortcuts=choices.shortcuts,
    line_title=espionage_text.line_title,
    standing=prompts.standing,
    describe=event_text.describe,
    touched="host",
    announcements=event_text.announcements,
    announce=announcements.announce,
    summarize=announcements.summarize,
    secrets_changed=event_text.secrets_changed,
    boards=(board_bands,),
    sheet=sheet,
    hand=hand.hand,
    hand_text=hand.hand_text,
    order_value=order_value,
    alone_hints=choices.ALONE_HINTS,
    round_of=lambda view: view.year,
    chances=chances,
    rules_topics=rules_pages.TOPICS,
    rules_figures=rules_pages.figures,
    topic_of_decision=rules_pages.TOPIC_OF_DECISION,
    learn_topics=LEARN_TOPICS,
    guide=GUIDE,
)
