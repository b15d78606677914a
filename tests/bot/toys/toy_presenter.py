"""The toy game on Discord: the shortest texts, and a dot for every picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.announcement import Announcement, AnnouncementText
from bot.games.base import GamePresenter, Presentation
from bot.games.labels import ActionChoice, Label
from bot.i18n import Words
from render.core.canvas import Canvas
from render.core.palette import Palette
from render.core.picture import Band
from rules.core.game import Decision, Seat
from rules.core.standing_orders import Order
from tests.bot.toys.toy import Action, Picked, Revealed, Seal, Stop, Toy, View


def draw_dot() -> Canvas:
    return Canvas.blank(1, 1, (0, 0, 0))


def dot(*shown: object) -> tuple[Band, ...]:
    return (Band("dot", draw_dot, (), "a dot", Palette([(0, 0, 0)])),)


class ToyPresentation(Presentation[View]):
    game = Toy()
    command = "toy"
    board_drawings = (dot,)

    def headline(self) -> str:
        return f"round {self.view.round}"

    def sheet(self, seat: Seat) -> tuple[Band, ...]:
        return dot()

    def hand_text(self, seat: Seat) -> str:
        return f"pick {self.view.pick}"

    def ask(self, decision: Decision) -> str:
        return f"chooses a {decision.kind}"

    def question(self, decision: Decision) -> str:
        return f"Which {decision.kind}?"

    def choices(self, seat: Seat, actions: Sequence[Action]) -> tuple[ActionChoice, ...]:
        return tuple(
            ActionChoice(
                action,
                (Label(self.game.format_action(action)),),
                end=isinstance(action, Seal | Stop),
            )
            for action in actions
        )

    def describe(self, event: object, among: Sequence[object] = ()) -> str:
        return type(event).__name__

    def announce(self, announcement: Announcement, events: Sequence[object]) -> AnnouncementText:
        return AnnouncementText((announcement.kind,), dot())

    def order_value(self, order: Order) -> Label | None:
        return Label(order.values[0]) if order.values else None

    @staticmethod
    def announcements(events: Sequence[object]) -> tuple[Announcement, ...]:
        return tuple(
            Announcement("reveal", place)
            for place, event in enumerate(events)
            if isinstance(event, Revealed)
        )

    @staticmethod
    def secrets_changed(event: object, seat: Seat) -> bool:
        return isinstance(event, Picked)

    @staticmethod
    def seat_label(identity: str, t: Words) -> Label:
        return Label(identity)


def presenter(game: Any = None) -> GamePresenter:
    if game is None:
        return ToyPresentation
    return type("ToyPresentation", (ToyPresentation,), {"game": game})


def presenters(game: Toy | None = None) -> dict[str, GamePresenter]:
    return {"toy": presenter(game)}
