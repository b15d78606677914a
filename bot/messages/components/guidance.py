"""Explanations of a guided table beside a panel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import ButtonStyle, ui

from bot.domain.guidance import Guidance
from bot.domain.table import LogEntry
from bot.games.guide import END, PREVIEW, SHARED, Guide, lesson_text
from bot.i18n import Words
from bot.messages.components.action_tree import Node
from bot.messages.components.items import ControlId, button, text_display
from bot.messages.components.position_view import PositionView
from bot.tables.commands.before_start.guided import GuidedCommands
from rules.core.game import Seat

AT_ONCE = 3
"""Rules that are explained after one move; others follow after the next."""


class PanelGuide:
    """The explanations of a seat's panel at a guided table.

    ``view`` is the seat's own. ``topics`` are those of the screen that was made last.
    """

    def __init__(
        self, guide: Guide[Any], view: PositionView, seat: Seat, guidance: Guidance
    ) -> None:
        self._guide = guide
        self._view = view
        self._seat = seat
        self._told = guidance.told
        self.guidance = guidance
        self.topics: tuple[str, ...] = ()
        self.over = guide.over(view.view)

    def items(self, node: Node, root: Node) -> list[ui.Item[Any]]:
        """The paragraph above a screen of the panel; none where there is nothing to explain."""
        topics = self._root_topics() if node is root else self._screen_topics(node)
        self.topics = tuple(topics)
        if not topics:
            return []
        t, presenter = self._view.t, self._view.presenter
        lines = []
        for topic in topics:
            later = "-later" if topic in self._told and topic in self._guide.again else ""
            lines.append(f"🎓 {guide_text(presenter.game.id, topic + later, t)}")
        return [text_display("\n".join(lines))]

    def buttons(self) -> list[ui.Button[Any]]:
        """The way out: no more explanations, and after the guided rounds an end of the table."""
        table, t = self._view.table, self._view.t
        off = button(
            ControlId("stop-explaining", table.id, self._seat),
            t("button-stop-explaining"),
            emoji="🎓",
        )
        if not self.over:
            return [off]
        close = ControlId("close", table.id)
        return [off, button(close, t("button-close"), ButtonStyle.danger)]

    def _root_topics(self) -> list[str]:
        decision = self._view.decisions[self._seat]
        topic = self._guide.topic(self._view.view, decision)
        advised = self._guide.only_advised.get(topic)
        line = self._view.known_line(self._seat)
        if advised is not None and not (line and isinstance(line[0], advised)):
            topic = decision.kind
        if topic in self._told and topic not in self._guide.again:
            topic = decision.kind
        end = [END] if self.over and END not in self._told else []
        return end if self.over and topic in self._told else [*end, topic]

    def _screen_topics(self, node: Node) -> list[str]:
        topic = self._screen(node) or (PREVIEW if node.leaf else "")
        return [topic] if topic and topic not in self._told else []

    def _screen(self, node: Node) -> str:
        while node.children:
            node = node.children[0]
        action = None if node.choice is None else node.choice.action
        if action is None or isinstance(action, list):
            return ""
        return self._guide.screen(action)


def guide_text(game: str, topic: str, t: Words) -> str:
    """The explanation of a topic of a game."""
    return t(f"guide-{topic}") if topic in SHARED else t(f"{game}-guide-{topic}")


def guide_of(view: PositionView, seat: Seat, guidance: Guidance) -> PanelGuide | None:
    """The explanations of a seat's panel; ``None`` where nothing is explained any more."""
    guide = view.presenter.guide
    return PanelGuide(guide, view, seat, guidance) if guide and guidance.on else None


async def panel_guide(guided: GuidedCommands, view: PositionView, seat: Seat) -> PanelGuide | None:
    """The same, as far as the table has come."""
    return guide_of(view, seat, await guided.state(view.table.id))


async def explain_move(
    guided: GuidedCommands, view: PositionView, seat: Seat, steps: Iterable[LogEntry]
) -> list[str]:
    """Explain the rules that a seat's move and what followed met, and note that they were."""
    met = _rules_met(view, seat, steps)
    due = await guided.after_move(view.table.id, met, AT_ONCE)
    return [lesson_text(view.presenter.game.id, rule, view.t) for rule in due]


def _rules_met(view: PositionView, seat: Seat, steps: Iterable[LogEntry]) -> list[str]:
    """The rules that these steps are examples of, as the seat may know them."""
    presenter = view.presenter
    if presenter.guide is None:
        return []
    known = (presenter.game.redact(event, seat) for step in steps for event in step.events)
    found = [presenter.guide.lesson(event, seat) for event in known if event is not None]
    return [rule for rule in found if rule]
