"""How Spazio: 1999 presents itself: the definition, and which events are more than a log line."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.base import Announcement, GamePresenter
from bot.games.space1999 import (
    announcements,
    choices,
    event_text,
    glossary,
    hand,
    prompts,
    rules_pages,
)
from render.space1999.board import board
from render.space1999.monitor import monitor
from render.space1999.sheet import sheet
from rules.core.game import Seat
from rules.space1999 import events as ev
from rules.space1999.game import GAME
from rules.space1999.terms import NEUTRAL
from rules.space1999.views.view import View


def announced(events: Sequence[object]) -> tuple[Announcement, ...]:
    """An announcement for each planet, answer and route that turned out wrong, and for the end.

    An answer that sends the ship to a planet at once is told by the planet's announcement, and
    the check that ends the game by the last.
    """
    found = []
    landing = any(isinstance(event, ev.PlanetExplored) for event in events)
    for index, event in enumerate(events):
        if isinstance(event, ev.PlanetExplored):
            found.append(Announcement(announcements.EXPLORED, index))
        elif isinstance(event, ev.ComputerAnswered) and not landing:
            found.append(Announcement(announcements.ANSWERED, index))
        elif isinstance(event, ev.RouteChecked) and not event.ok:
            found.append(Announcement(announcements.CHECKED, index))
        elif isinstance(event, ev.GameEnded):
            found.append(Announcement(announcements.FINAL, index))
    return tuple(found)


def secrets_changed(event: object, seat: Seat) -> bool:
    """Whether the flight plans in the seat's hand changed."""
    match event:
        case ev.PlanDrawn():
            return event.seat == seat
        case ev.ComputerAnswered():
            return event.seat == seat and event.answer != NEUTRAL
        case _:
            return False


PRESENTER = GamePresenter[View](
    game=GAME,
    command="1999",
    seat_label=glossary.sector_label,
    headline=prompts.headline,
    ask=prompts.ask,
    question=prompts.question,
    decision_picture=prompts.decision_picture,
    choices=choices.choices,
    describe=event_text.describe,
    announcements=announced,
    announce=announcements.announce,
    secrets_changed=secrets_changed,
    boards=(board, monitor),
    sheet=sheet,
    hand=hand.hand,
    hand_text=hand.hand_text,
    rules_topics=rules_pages.TOPICS,
    rules_figures=rules_pages.figures,
)
