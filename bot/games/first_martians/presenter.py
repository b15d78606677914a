"""The presenter of First Martians."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.base import GamePresenter, Presentation
from bot.games.first_martians import (
    announced_events,
    glossary,
    hand,
    prompts,
    rules_pages,
)
from bot.games.first_martians.choices.action_paths import asked_seat, choices
from bot.games.first_martians.event_text.describe import describe, secrets_changed
from bot.games.first_martians.learn.cards import LEARN_TOPICS
from bot.games.first_martians.learn.guide import GUIDE
from bot.games.first_martians.standing_orders import order_value
from bot.i18n import Words
from render.core.picture import Band
from render.first_martians.astronaut import astronaut_bands
from render.first_martians.map import map_bands
from render.first_martians.mars_base import base_bands
from render.first_martians.mission import mission_bands
from render.first_martians.plan import plan_bands
from render.first_martians.supplies import supply_bands
from rules.core.game import Seat
from rules.first_martians.game import GAME
from rules.first_martians.phases.resolution.dice import REROLL_DIE
from rules.first_martians.views.view import View


def plan_and_supply(view: View, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """The main board: what the crew plans, and what it has."""
    return (*plan_bands(view, names, t), *supply_bands(view, t))


class FirstMartians(Presentation[View]):
    game = GAME
    command = "mars"
    seat_label = staticmethod(glossary.role_label)
    autopilot_name = staticmethod(lambda role: glossary.CAST[role][0])
    headline = prompts.headline
    ask = prompts.ask
    question = prompts.question
    question_again = prompts.question_again
    questions_first = frozenset((REROLL_DIE,))
    decision_bands = prompts.decision_bands
    choices = choices
    asked_seat = staticmethod(asked_seat)
    describe = describe
    announcements = staticmethod(announced_events.announcements)
    remarks = announced_events.remarks
    announce = announcements.announce
    summarize = announcements.summarize
    secrets_changed = staticmethod(secrets_changed)
    board_drawings = (plan_and_supply, base_bands, map_bands, mission_bands)

    def sheet(self, seat: Seat) -> tuple[Band, ...]:
        return astronaut_bands(self.view, seat, self.names, self.t)

    hand = hand.hand
    hand_text = hand.hand_text
    order_value = order_value
    round_of = staticmethod(lambda view: view.round)
    rounds_per_digest = staticmethod(lambda view: 1 if view.sols <= 9 else 2)
    rules_topics = rules_pages.TOPICS
    rules_figures = staticmethod(rules_pages.figures)
    topic_of_decision = rules_pages.TOPIC_OF_DECISION
    learn_topics = LEARN_TOPICS
    guide = GUIDE


PRESENTER: GamePresenter = FirstMartians
