"""A position as one reader sees it: through a seat's eyes or the public's, in their language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from bot.domain.table import EntryKind, LogEntry, Position, Status, Table
from bot.games.base import ActionChoice, GamePresenter
from bot.i18n import Words
from bot.tables.record.redaction import HIDDEN_UNDO
from bot.ui.components.action_tree import Node, build
from bot.ui.components.attachments import Attachment, PictureCache
from bot.ui.components.text import escaped, escaped_names, raw_names, seat_name, timestamp
from render.core.cache import Cache
from render.core.picture import Picture
from rules.core.game import Decision, Seat, Viewer

_ACTIONS: Cache[tuple[tuple[Any, ...], Any]] = Cache(32)
"""The legal actions looked at last, each with the state that they belong to."""
_TREES: Cache[tuple[Node, Any, GamePresenter]] = Cache(32)
"""The trees shown last, each with the state that it belongs to and the face that labelled it."""

_TOLD: Cache[tuple[tuple[str, ...], LogEntry, GamePresenter]] = Cache(512)
"""Steps as they were told last, each with itself and the face that found the words.

A live message tells the same steps again at every move.
"""


def seat_title(face: GamePresenter, table: Table, seat: Seat, t: Words) -> str:
    """A seat's identity with its emoji, in bold."""
    label = face.seat_label(table.seats[seat].identity, t)
    return f"{label.emoji} **{label.text}**" if label.emoji else f"**{label.text}**"


def table_link(table: Table) -> str:
    """The address of the table's live message, or of its channel before there is one."""
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return f"{place}/{table.live_message_id}" if table.live_message_id else place


class TableView:
    """What one reader may know of a position, ready to be put into words and pictures."""

    def __init__(
        self,
        face: GamePresenter,
        position: Position,
        viewer: Viewer,
        t: Words,
        pictures: PictureCache,
    ) -> None:
        self.face = face
        self.position = position
        self.table = position.table
        self.viewer = viewer
        self.t = t
        self._pictures = pictures

    @cached_property
    def view(self) -> Any:
        """The game through the reader's eyes."""
        return self.face.game.view(self.position.state, self.viewer)

    @cached_property
    def public(self) -> Any:
        """The game as everybody may see it."""
        return self.view if self.viewer is None else self.face.game.view(self.position.state, None)

    @cached_property
    def people(self) -> tuple[str, ...]:
        """Everybody's name, escaped."""
        return escaped_names(self.table, self.t)

    @cached_property
    def decisions(self) -> Mapping[Seat, Decision]:
        """Who decides what now; nobody at a table that is over."""
        if not self.table.status.open:
            return {}
        return {d.seat: d for d in self.face.game.decisions(self.position.state)}

    @property
    def headline(self) -> str:
        """Where the game stands, in one line."""
        return self.face.headline(self.view, self.people, self.t)

    def seat(self, seat: Seat) -> str:
        """A seat's identity and who plays it."""
        title = seat_title(self.face, self.table, seat, self.t)
        return f"{title} · {seat_name(self.table.seats[seat], self.t)}"

    def until(self, seat: Seat) -> str:
        """When the seat's time ends, as Discord shows moments; empty where no clock runs."""
        due = self.position.due.get(seat)
        if due is None or self.table.status is not Status.RUNNING:
            return ""
        return self.t("until", when=timestamp(due))

    def up(self, *, mention: bool) -> list[str]:
        """One line for each seat that decides now: who, what, until when."""
        return [self._up(seat, mention=mention) for seat in self.decisions]

    def up_of(self, seat: Seat) -> list[str]:
        """The same line for one seat; nothing if it doesn't decide."""
        return [self._up(seat, mention=False)] if seat in self.decisions else []

    def _up(self, seat: Seat, *, mention: bool) -> str:
        record = self.table.seats[seat]
        asked = record.user_id if record.played_by_person else None
        line = self.t(
            "who-is-up",
            seat=seat_title(self.face, self.table, seat, self.t),
            who=f"<@{asked}>" if mention and asked else self.people[seat],
            what=self.face.ask(self.view, self.decisions[seat], self.t),
        )
        until = self.until(seat)
        return f"{line}\n-# {until}" if until else line

    def mentions(self) -> tuple[int, ...]:
        """The people who are up."""
        records = (self.table.seats[seat] for seat in self.decisions)
        return tuple(r.user_id for r in records if r.user_id is not None and r.played_by_person)

    def actions(self, seat: Seat) -> tuple[Any, ...]:
        """What the seat may do now: a press finds what its screen was made from."""
        state, game = self.position.state, self.face.game

        def made() -> tuple[tuple[Any, ...], Any]:
            return tuple(game.legal_actions(state, seat)), state

        # A state that the key knows by its id is kept with them: nothing else comes by that id.
        return _ACTIONS.get((id(state), seat), made)[0]

    def choices(self, seat: Seat) -> tuple[ActionChoice, ...]:
        """The same with the face's labels, in the same order; the reader must be that seat."""
        return self.face.choices(self.view, seat, self.actions(seat), self.people, self.t)

    def tree(self, seat: Seat) -> Node:
        """The same as a tree, likewise found again by a press; nobody changes it any more."""
        state, face = self.position.state, self.face

        def made() -> tuple[Node, Any, GamePresenter]:
            return build(self.choices(seat)), state, face

        key = (id(state), id(face), seat, self.viewer, self.t.language, self.people)
        return _TREES.get(key, made)[0]

    def describe(self, steps: Iterable[LogEntry], *, redacted: bool = False) -> list[str]:
        """The steps in sentences, oldest first; ``redacted``: their events are this reader's."""
        lines: list[str] = []
        for step in steps:
            said = list(self._said(step, redacted=redacted))
            if step.kind not in (EntryKind.ACT, EntryKind.START) and not self._unseen(step):
                said.append(self._about_table(step))
            if said and step.how == "clock":
                said[0] = self.t("by-the-clock", what=said[0])
            if step.undone:
                said = [f"~~{sentence}~~" for sentence in said]
            lines.extend(f"• {sentence}" for sentence in said)
        return lines

    def _said(self, step: LogEntry, *, redacted: bool) -> tuple[str, ...]:
        """What happened in a step, found again where it was told before."""
        if not step.events:
            return ()
        face, reader = self.face, (self.viewer, self.t.language, self.people, redacted)
        return _TOLD.get(
            (id(step), id(face), *reader),
            lambda: (tuple(self._sentences(step.events, redacted=redacted)), step, face),
        )[0]

    def _unseen(self, step: LogEntry) -> bool:
        """Whether the step took back only what this reader never knew of."""
        return (
            step.kind is EntryKind.UNDO and step.action == HIDDEN_UNDO and step.seat != self.viewer
        )

    def _about_table(self, step: LogEntry) -> str:
        """What a step did to the table itself."""
        seated = None if step.by is None else self.table.seat_of(step.by)
        who = self.t("somebody") if seated is None else escaped(seated.name)
        seat = ""
        if step.seat is not None:
            seat = seat_title(self.face, self.table, step.seat, self.t)
        return self.t(f"step-{step.kind}", who=who, seat=seat)

    def _sentences(self, events: Sequence[Any], *, redacted: bool) -> Iterable[str]:
        for event in events:
            known = event if redacted else self.face.game.redact(event, self.viewer)
            if known is None:
                continue
            sentence = self.face.describe(known, self.view, self.people, self.t)
            if sentence:
                yield sentence

    async def board(self) -> Attachment:
        """The whole board, as everybody sees it."""
        view, names = self.public, raw_names(self.table, self.t)
        return await self._draw(
            "board.png", lambda: self.face.board(view, names, self.t), view, names
        )

    async def boards(self) -> tuple[Attachment, ...]:
        """Every board of all, the main one first."""
        view, names = self.public, raw_names(self.table, self.t)
        drawn = [await self.board()]
        more = self.face.more_boards(view, names, self.t)
        for number, made in enumerate(more, start=2):
            name = f"board-{number}.png"
            drawn.append(await self._draw(name, made, view, names))
        return tuple(drawn)

    async def sheet(self, seat: Seat) -> Attachment:
        """What lies before a seat, as everybody sees it."""
        view, names = self.public, raw_names(self.table, self.t)
        return await self._draw(
            "sheet.png", lambda: self.face.sheet(view, seat, names, self.t), view, seat, names
        )

    async def hand(self, seat: Seat) -> Attachment | None:
        """The seat's secrets as a picture; the reader must be that seat."""
        view, names = self.view, raw_names(self.table, self.t)
        try:
            return await self._draw(
                "hand.png", lambda: self.face.hand(view, seat, names, self.t), view, seat, names
            )
        except LookupError:
            return None

    async def decision_picture(self, seat: Seat) -> Attachment | None:
        """What belongs before the seat's eyes while it decides; the reader must be that seat."""
        view, names, decision = self.view, raw_names(self.table, self.t), self.decisions[seat]
        name = "hand.png" if decision.secret else "sight.png"

        def make() -> Picture | None:
            return self.face.decision_picture(view, decision, names, self.t)

        try:
            return await self._draw(name, make, view, decision, names)
        except LookupError:
            return None

    async def preview(self, choice: ActionChoice) -> Attachment | None:
        """The picture of an action that asks once more, if it has one."""
        make, names = choice.picture, raw_names(self.table, self.t)
        if make is None:
            return None
        line = self.face.game.format_action(choice.action)
        return await self._draw("preview.png", lambda: make(names), self.view, line, names)

    def hand_text(self, seat: Seat) -> str:
        """The seat's secrets in words; the reader must be that seat."""
        return self.face.hand_text(self.view, seat, self.people, self.t)

    async def _draw(
        self, name: str, make: Callable[[], Picture | None], *shown: object
    ) -> Attachment:
        key = (self.face.game.id, self.t.language, *shown)
        return await self._pictures.draw(name, make, *key)
