"""Explanations of a guided table beside a panel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.domain.guidance import Guidance
from bot.domain.table import LogEntry, Table
from bot.games.base import GamePresenter
from bot.games.guide import END, PREVIEW, SHARED, Guide, lesson_text
from bot.i18n import Words
from bot.messages.components.action_tree import Node
from bot.messages.components.items import (
    ControlId,
    button,
    message,
    onward_button,
    rows,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import PositionView
from bot.messages.components.text import NEUTRAL
from bot.tables.commands.before_start.guided import GuidedCommands
from rules.core.game import Seat

AT_ONCE = 2
"""Rules that a message tells as met for the first time, at a table without a guide."""
RULES_SHOWN = 8
"""Rules met that a page tells."""


class PanelGuide:
    """The explanations of a seat's panel at a guided table.

    ``view`` is the seat's own, ``lessons`` explain what its last move has met. ``topics`` are those
    of the screen that was made last.
    """

    def __init__(
        self,
        guide: Guide[Any],
        view: PositionView,
        seat: Seat,
        guidance: Guidance,
        lessons: Sequence[str] = (),
    ) -> None:
        self._guide = guide
        self._view = view
        self._seat = seat
        self._told = guidance.told
        self._lessons = tuple(lessons)
        self.guidance = guidance
        self.topics: tuple[str, ...] = ()
        self.over = guide.over(view.view)

    def items(
        self, node: Node, root: Node, advised: Sequence[Any] = (), *, new: bool = False
    ) -> list[ui.Item[Any]]:
        """The paragraphs above a screen of the panel; none where there is nothing to explain.

        ``advised`` is the line that the panel marks, if it marks one. ``new``: of topics only
        what a kind of decision is about, told for the first time, and the end.
        """
        topics = self._root_topics(advised) if node is root else self._screen_topics(node)
        if new:
            first = {END, self._view.decisions[self._seat].kind} - {*self._told}
            topics = [topic for topic in topics if topic in first]
        self.topics = tuple(topics)
        lines = [*self._lessons] if node is root else []
        if not topics and not lines:
            return []
        t, presenter = self._view.t, self._view.presenter
        for topic in topics:
            later = "-later" if topic in self._told and topic in self._guide.again else ""
            lines.append(f"🎓 {guide_text(presenter.game.id, topic + later, t)}")
        return [text_display("\n".join(lines))]

    def buttons(self) -> list[ui.Button[Any]]:
        """The rules met, the way out, and after the guided rounds an end of the table."""
        table, t = self._view.table, self._view.t
        waiting = len(self.guidance.waiting)
        met = button(
            ControlId("rules-met", table.id, self._seat),
            t("button-rules-met", waiting=waiting),
            emoji="📚",
        )
        off = button(
            ControlId("stop-explaining", table.id, self._seat),
            t("button-stop-explaining"),
            emoji="🎓",
        )
        if not self.over:
            return [met, off]
        close = ControlId("close", table.id)
        return [met, off, button(close, t("button-close"))]

    def _root_topics(self, advised: Sequence[Any]) -> list[str]:
        decision = self._view.decisions[self._seat]
        topic = self._guide.topic(self._view.view, decision)
        if (does := self._guide.only_advised.get(topic)) is not None:
            line = advised or self._view.known_line(self._seat)
            if not line or not does(line[0]):
                topic = decision.kind
        if topic in self._told and topic not in self._guide.again:
            topic = decision.kind
        end = [END] if self.over and END not in self._told else []
        return end if end or (self.over and topic in self._told) else [topic]

    def _screen_topics(self, node: Node) -> list[str]:
        topic = self._screen(node)
        if node.leaf and topic not in self._guide.confirming:
            topic = PREVIEW
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


def guide_of(
    view: PositionView, seat: Seat, guidance: Guidance, lessons: Sequence[str] = ()
) -> PanelGuide | None:
    """The explanations of a seat's panel; ``None`` where nothing is explained any more."""
    guide = view.presenter.guide
    return PanelGuide(guide, view, seat, guidance, lessons) if guide and guidance.on else None


async def panel_guide(
    guided: GuidedCommands, view: PositionView, seat: Seat, lessons: Sequence[str] = ()
) -> PanelGuide | None:
    """The same, as far as the table has come."""
    return guide_of(view, seat, await guided.state(view.table.id), lessons)


def rules_met(
    presenter: GamePresenter, table: Table, guidance: Guidance, seat: Seat, page: int, t: Words
) -> Message:
    """A page of the rules that were met at a guided table, the newest first.

    It takes the place of the panel, whose button says how many are new, and leads back to it.
    """
    rules = (*guidance.waiting[::-1], *guidance.explained[::-1])
    pages = max(1, -(-len(rules) // RULES_SHOWN))
    page = min(page, pages - 1)
    shown = rules[page * RULES_SHOWN : (page + 1) * RULES_SHOWN]
    lines = [f"## 📚 {t('rules-met-title', count=len(rules))}"]
    lines += [lesson_text(presenter.game.id, rule, t) for rule in shown]
    if not shown:
        lines.append(t("rules-met-none"))
    buttons = []
    if page > 0:
        back = ControlId("rules-met-page", table.id, seat, 0, (page - 1,))
        buttons.append(button(back, t("button-back")))
    if page + 1 < pages:
        following = ControlId("rules-met-page", table.id, seat, 0, (page + 1,))
        buttons.append(button(following, t("button-next"), ButtonStyle.primary))
    buttons.append(onward_button(table, seat, t))
    items: list[ui.Item[Any]] = [text_display("\n".join(lines)), *rows(buttons)]
    return message(NEUTRAL, items)


async def explain_move(
    guided: GuidedCommands, view: PositionView, seat: Seat, steps: Iterable[LogEntry]
) -> list[str]:
    """Explain the rules that a seat's move and what followed met, and note that they were."""
    met = _rules_met(view, seat, steps)
    guide, deciding = view.presenter.guide, seat in view.decisions
    at_once = 0 if guide is None else guide.at_once
    if guide is not None and deciding:
        at_once -= guide.taught(view.view)
    due = await guided.after_move(view.table.id, met, max(0, at_once))
    return [lesson_text(view.presenter.game.id, rule, view.t) for rule in due]


def _rules_met(view: PositionView, seat: Seat, steps: Iterable[LogEntry]) -> list[str]:
    """The rules that these steps are examples of, as the seat may know them."""
    presenter = view.presenter
    if presenter.guide is None:
        return []
    found: list[str] = []
    for step in steps:
        known = [presenter.game.redact(event, seat) for event in step.events]
        found += presenter.guide.met(known, seat)
    return found
