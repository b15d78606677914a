"""How 1969 presents itself: the definition, and which events are more than a line of the log."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.base import Announcement, GamePresenter
from bot.games.race1969 import (
    announcements,
    choices,
    event_text,
    glossary,
    hand,
    prompts,
    rules_pages,
)
from render.race1969.board import board
from render.race1969.sheet import sheet
from rules.core.game import Seat
from rules.race1969 import events as ev
from rules.race1969.game import GAME
from rules.race1969.views.view import View

ANNOUNCED = {ev.PlaysRevealed: announcements.REVEAL, ev.GameEnded: announcements.FINAL}
"""Events that get an announcement, with its kind."""
OWN_SECRETS = (
    ev.CardsDrawn,
    ev.CardDiscarded,
    ev.CardPlayed,
    ev.CardTaken,
    ev.TradeSealed,
    ev.PlaySealed,
)
"""Events that change the hand, the play or the sealed trade of the seat that they name."""


def announced(events: Sequence[object]) -> tuple[Announcement, ...]:
    """An announcement for the end of each flight, and one for the final score."""
    return tuple(
        Announcement(ANNOUNCED[type(event)], index)
        for index, event in enumerate(events)
        if type(event) in ANNOUNCED
    )


def secrets_changed(event: object, seat: Seat) -> bool:
    """Whether the seat's hand, play or sealed trade changed."""
    if isinstance(event, ev.PlaysRevealed):
        return any(player == seat for player, _ in event.plays)
    return isinstance(event, OWN_SECRETS) and event.seat == seat


PRESENTER = GamePresenter[View](
    game=GAME,
    command="1969",
    seat_label=glossary.nation_label,
    headline=prompts.headline,
    ask=prompts.ask,
    question=prompts.question,
    decision_picture=prompts.decision_picture,
    choices=choices.choices,
    describe=event_text.describe,
    announcements=announced,
    announce=announcements.announce,
    secrets_changed=secrets_changed,
    boards=(board,),
    sheet=sheet,
    hand=hand.hand,
    hand_text=hand.hand_text,
    rules_topics=rules_pages.TOPICS,
    rules_figures=rules_pages.figures,
)
