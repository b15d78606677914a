"""The toy game on Discord: the shortest texts, and a dot for every picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.announcement import Announcement, AnnouncementText
from bot.games.base import GamePresenter, Presentation
from bot.games.labels import ActionChoice, Label
from render.core.canvas import Canvas
from render.core.palette import Palette
from render.core.picture import Band
from rules.core.game import (
    Seat,
)
from tests.bot.toys.toy import Act, Picked, Revealed, Toy


def announcements(events: Sequence[Any]) -> tuple[Announcement, ...]:
    return tuple(
        Announcement("reveal", place)
        for place, event in enumerate(events)
        if isinstance(event, Revealed)
    )


def draw_dot() -> Canvas:
    return Canvas.blank(1, 1, (0, 0, 0))


def dot(*shown: object) -> tuple[Band, ...]:
    return (Band("dot", draw_dot, (), "a dot", Palette([(0, 0, 0)])),)


def choices(p: Presentation, seat: Seat, actions: Sequence[Act]) -> tuple[ActionChoice, ...]:
    return tuple(
        ActionChoice(
            action, (Label(f"{action.verb} {action.number}"),), end=action.verb in ("seal", "stop")
        )
        for action in actions
    )


def presenter(game: Any = None) -> GamePresenter:
    """The toy game, or another, with the shortest texts and a dot for every picture."""
    return GamePresenter(
        game=game or Toy(),
        command="toy",
        seat_label=lambda identity, t: Label(identity),
        headline=lambda p: f"round {p.view.round}",
        ask=lambda p, decision: f"chooses a {decision.kind}",
        question=lambda p, decision: f"Which {decision.kind}?",
        decision_bands=lambda p, decision: (),
        choices=choices,
        describe=lambda p, event, among: type(event).__name__,
        announcements=announcements,
        announce=lambda p, announcement, events: AnnouncementText((announcement.kind,), dot()),
        secrets_changed=lambda event, seat: isinstance(event, Picked),
        boards=(dot,),
        sheet=dot,
        hand=lambda p, seat: None,
        hand_text=lambda p, seat: f"pick {p.view.pick}",
        order_value=lambda p, order: Label(order.values[0]) if order.values else None,
        rules_topics=(),
        rules_figures=lambda t: {},
    )


def presenters(game: Toy | None = None) -> dict[str, GamePresenter]:
    return {"toy": presenter(game)}
