"""The presenter of First Martians."""

from __future__ import annotations

from bot.games.base import GamePresenter
from bot.games.first_martians import (
    announcements,
    choices,
    event_text,
    glossary,
    hand,
    prompts,
    rules_pages,
)
from rules.first_martians.game import GAME
from rules.first_martians.views.view import View

PRESENTER = GamePresenter[View](
    game=GAME,
    command="mars",
    seat_label=glossary.role_label,
    headline=prompts.headline,
    ask=prompts.ask,
    question=prompts.question,
    decision_bands=prompts.decision_bands,
    choices=choices.choices,
    describe=event_text.describe,
    announcements=announcements.announcements,
    announce=announcements.announce,
    secrets_changed=event_text.secrets_changed,
    boards=(lambda view, names, t: (),),
    sheet=lambda view, seat, names, t: (),
    hand=hand.hand,
    hand_text=hand.hand_text,
    rules_topics=rules_pages.TOPICS,
    rules_figures=rules_pages.figures,
)
