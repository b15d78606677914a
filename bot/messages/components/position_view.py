"""A position as one reader sees it: a seat's view or the public's, in the reader's language.

With the names of a table's seats and of their players: people, stand-ins and autopilots. An
autopilot goes by the name of the character that it plays; where a game has none, by its style.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from bot.domain.table import Position, SeatAssignment, Status, Table
from bot.games.base import GamePresenter, Presentation
from bot.games.labels import ActionChoice
from bot.i18n import Words
from bot.messages.components.action_tree import Node, build
from bot.messages.components.text import clip, escaped, plain, timestamp
from render.core.picture import Band
from rules.core.game import Decision, Seat, Viewer

PICTURE_NAME = 13
"""Characters of an autopilot's name on a picture."""


def seat_title(presenter: GamePresenter, table: Table, seat: Seat, t: Words) -> str:
    """A seat's identity with its emoji, in bold."""
    label = presenter.seat_label(table.seats[seat].identity, t)
    return f"{label.emoji} **{label.text}**" if label.emoji else f"**{label.text}**"


def seat_name(presenter: GamePresenter, table: Table, seat: SeatAssignment, t: Words) -> str:
    """The player of a seat, escaped: the person, or the autopilot in its stead.

    No two autopilots of a table are called alike.
    """
    if seat.former:
        return t("name-former")
    if seat.user_id is None:
        name = presenter.autopilot_name(seat.identity)
        style = name or _style(presenter, seat, t) + _number(table, seat)
        return t("name-autopilot", style=style)
    name = escaped(seat.name)
    return name if seat.played_by_person else t("name-stand-in", name=name)


def name_beside_title(
    presenter: GamePresenter, table: Table, seat: SeatAssignment, t: Words
) -> str:
    """The same beside a seat's identity: an autopilot's is left out where that names it already."""
    if seat.user_id is None and not seat.former and presenter.autopilot_name(seat.identity):
        return "🤖"
    return seat_name(presenter, table, seat, t)


def escaped_names(presenter: GamePresenter, table: Table, t: Words) -> tuple[str, ...]:
    """One escaped name per seat, for text."""
    return tuple(seat_name(presenter, table, seat, t) for seat in table.seats)


def raw_names(presenter: GamePresenter, table: Table, t: Words) -> tuple[str, ...]:
    """One raw name per seat, for pictures."""
    return tuple(_raw_name(presenter, table, seat, t) for seat in table.seats)


def _raw_name(presenter: GamePresenter, table: Table, seat: SeatAssignment, t: Words) -> str:
    if seat.former:
        return t("name-former")
    if seat.user_id is None:
        return _picture_name(presenter, table, seat, t)
    return plain(seat.name)


def raw_name_beside_title(
    presenter: GamePresenter, table: Table, seat: SeatAssignment, t: Words
) -> str:
    """A raw name as ``name_beside_title`` has it, for suggestions."""
    if seat.user_id is None and not seat.former and presenter.autopilot_name(seat.identity):
        return "🤖"
    return _raw_name(presenter, table, seat, t)


class PositionView:
    """A position as one reader may know it, ready to be put into words and pictures."""

    def __init__(
        self,
        presenter: GamePresenter,
        position: Position,
        viewer: Viewer,
        t: Words,
    ) -> None:
        self.presenter = presenter
        self.position = position
        self.table = position.table
        self.viewer = viewer
        self.t = t
        self._actions: dict[Seat, tuple[Any, ...]] = {}
        self._choices: dict[Seat, tuple[ActionChoice, ...]] = {}
        self._trees: dict[Seat, Node] = {}
        self._known: dict[Seat, tuple[Any, ...]] = {}

    @property
    def title(self) -> str:
        """The game's title, which tells a what-if table from others."""
        game = self.presenter.title(self.t)
        return self.t("what-if-title", game=game) if self.table.what_if else game

    @cached_property
    def presentation(self) -> Presentation:
        """The game as the reader may know it."""
        return self._presented(self.viewer)

    @cached_property
    def public(self) -> Presentation:
        """The game as everybody may know it."""
        return self.presentation if self.viewer is None else self._presented(None)

    def _presented(self, viewer: Viewer) -> Presentation:
        view = self.presenter.game.view(self.position.state, viewer)
        people = escaped_names(self.presenter, self.table, self.t)
        names = raw_names(self.presenter, self.table, self.t)
        closed = self.table.status is Status.CLOSED
        return self.presenter(view, people, names, self.t, closed)

    @property
    def view(self) -> Any:
        """The game's view that the reader may know."""
        return self.presentation.view

    @cached_property
    def decisions(self) -> Mapping[Seat, Decision]:
        """The decision of each deciding seat; none at a table that is over."""
        if not self.table.status.open:
            return {}
        return {d.seat: d for d in self.presenter.game.decisions(self.position.state)}

    @property
    def headline(self) -> str:
        """The state of the game in one line."""
        return self.presentation.headline()

    def seat(self, seat: Seat) -> str:
        """A seat's identity and who plays it."""
        title = seat_title(self.presenter, self.table, seat, self.t)
        record = self.table.seats[seat]
        return f"{title} · {name_beside_title(self.presenter, self.table, record, self.t)}"

    def until(self, seat: Seat) -> str:
        """The end of the seat's time, as Discord shows moments; empty where no clock runs."""
        due = self.position.due.get(seat)
        if due is None or self.table.status is not Status.RUNNING:
            return ""
        return self.t("until", when=timestamp(due))

    def up(self, *, mention: bool) -> list[str]:
        """One line for each decision that waits for somebody: who, what, until when.

        Seats that decide together share a line.
        """
        return [self._up(seats, mention=mention) for seats in self._awaited()]

    def away(self) -> list[str]:
        """One line for each person who plays and is away for some days: until when."""
        names = {one.user_id: one.name for one in self.table.seats if one.played_by_person}
        return [
            f"-# {self.t('live-away', who=escaped(names[user]), when=timestamp(until, 'D'))}"
            for user, until in self.position.away.items()
            if user in names
        ]

    @property
    def status_text(self) -> str:
        """The reason why the game doesn't go on: a pause (until when, if so), or its end."""
        pause, wakes_at = self.table.pause, self.table.wakes_at
        if pause is None or wakes_at is None:
            return self.t(f"live-{self.table.status}")
        when = timestamp(wakes_at, "f")
        return self.t(f"live-paused-{pause}", when=when, relative=timestamp(wakes_at))

    def up_of(self, *seats: Seat) -> list[str]:
        """The same for some seats only; no line for those that don't decide."""
        return [
            self._up(together, mention=False)
            for together in self._awaited()
            if not set(seats).isdisjoint(together)
        ]

    @property
    def lost(self) -> bool:
        """Whether the game is over and all have lost it together."""
        outcome = self.presenter.game.outcome(self.position.state)
        return outcome is not None and outcome.together and not outcome.winners

    def _awaited(self) -> list[list[Seat]]:
        """The seats that the game waits for; those that decide together stand in one list.

        Autopilots among them wait for the people, and aren't named.
        """
        groups: dict[object, list[Seat]] = {}
        for seat, decision in self.decisions.items():
            if decision.ready:
                continue
            key = (decision.kind, decision.about) if decision.shared else seat
            groups.setdefault(key, []).append(seat)
        seats = self.table.seats
        people = (
            [one for one in group if seats[one].played_by_person] for group in groups.values()
        )
        return [some or group for some, group in zip(people, groups.values(), strict=True)]

    def _up(self, seats: list[Seat], *, mention: bool) -> str:
        what = self.presentation.ask(self.decisions[seats[0]])
        who = [self._person(seat, mention=mention) for seat in seats]
        seat = seat_title(self.presenter, self.table, seats[0], self.t)
        if not self.decisions[seats[0]].shared:
            line = self.t("who-is-up", seat=seat, who=who[0], what=what)
        elif len(seats) == 1:
            line = self.t("who-are-up", who=f"{seat} · {who[0]}", what=what)
        else:
            # Somebody may sit in several of the seats.
            names = [one if one.startswith("<@") else f"**{one}**" for one in dict.fromkeys(who)]
            line = self.t("who-are-up", who=", ".join(names), what=what)
        until = self.until(seats[0])
        return f"{line}\n-# {until}" if until else line

    def _person(self, seat: Seat, *, mention: bool) -> str:
        record = self.table.seats[seat]
        if mention and record.user_id and record.played_by_person:
            return f"<@{record.user_id}>"
        return self.presentation.people[seat]

    def mentions(self) -> tuple[int, ...]:
        """The people whom the game waits for, each once."""
        records = (self.table.seats[d.seat] for d in self.decisions.values() if not d.ready)
        people = [r.user_id for r in records if r.user_id is not None and r.played_by_person]
        return tuple(dict.fromkeys(people))

    def question(self, seat: Seat, *, again: bool = False) -> str:
        """The question to the seat, with its figures; the reader must be that seat.

        ``again``: the seat's own act has just left the decision open.
        """
        decision = self.decisions[seat]
        if again:
            return self.presentation.question_again(decision)
        return self.presentation.question(decision)

    def actions(self, seat: Seat) -> tuple[Any, ...]:
        """The seat's legal actions, but for asking another seat that its person plays as well."""
        if seat not in self._actions:
            legal = self.presenter.game.legal_actions(self.position.state, seat)
            user, asked = self.table.seats[seat].user_id, self.presenter.asked_seat
            seats = () if user is None else self.table.seats_of(user)
            own = {each.seat for each in seats if each.played_by_person} - {seat}
            self._actions[seat] = tuple(
                each for each in legal if not own or asked(self.view, each) not in own
            )
        return self._actions[seat]

    def default(self, seat: Seat) -> str:
        """The first default action of a seat whose time ends; the reader must be that seat."""
        action = self.presenter.game.default_action(self.position.state, seat)
        actions = self.actions(seat)
        if action not in actions:
            return ""
        return self.choices(seat)[actions.index(action)].title

    def choices(self, seat: Seat) -> tuple[ActionChoice, ...]:
        """The same with labels, in the same order; the reader must be that seat.

        Moves of several actions follow after them.
        """
        if seat not in self._choices:
            p, actions = self.presentation, self.actions(seat)
            self._choices[seat] = (*p.choices(seat, actions), *p.shortcuts(seat, actions))
        return self._choices[seat]

    def titles(self, seat: Seat, line: Sequence[Any]) -> tuple[str, str]:
        """The name of an action with its figures and without, or that of several, for the seat."""
        if len(line) > 1 and (title := self.presentation.line_title(line)):
            return title, title
        choice = self.choices(seat)[self.actions(seat).index(line[0])]
        return choice.title, choice.short_title

    def known_line(self, seat: Seat) -> tuple[Any, ...]:
        """What the adviser would do without imagined games; empty where it needs them."""
        if seat not in self._known:
            adviser = self.presenter.adviser
            line = () if adviser is None else adviser.at_once(self.view, self.actions(seat))
            self._known[seat] = line
        return self._known[seat]

    def why(self, line: Sequence[Any]) -> str:
        """What speaks for a line of the adviser's, and its penalties; empty where neither is."""
        adviser = self.presenter.adviser
        reason = adviser.reason(self.view, line) if adviser is not None and line else None
        told = "" if reason is None else self.presentation.why(reason)
        return " ".join(each for each in (told, self.presentation.penalties(line)) if each)

    def move(self, seat: Seat, index: int) -> Any | None:
        """The action, or the list of them, of the choice at this place; ``None`` for none such."""
        actions = self.actions(seat)
        if index < len(actions):
            return actions[index]
        more = self.presentation.shortcuts(seat, actions)[index - len(actions) :]
        return more[0].action if more else None

    def tree(self, seat: Seat) -> Node:
        """The same as a tree."""
        if seat not in self._trees:
            self._trees[seat] = build(self.choices(seat))
        return self._trees[seat]

    def board(self) -> tuple[Band, ...]:
        """The main board, as everybody sees it."""
        return self.public.main_board()

    def boards(self) -> tuple[Band, ...]:
        """Every board, the main one first."""
        return tuple(band for bands in self.public.boards() for band in bands)

    def hand(self, seat: Seat) -> tuple[Band, ...]:
        """The seat's secrets as a picture; the reader must be that seat."""
        return self.presentation.hand(seat)


def _picture_name(presenter: GamePresenter, table: Table, seat: SeatAssignment, t: Words) -> str:
    if name := presenter.autopilot_name(seat.identity):
        return clip(name, PICTURE_NAME)
    number = _number(table, seat)
    return clip(_style(presenter, seat, t), PICTURE_NAME - len(number)) + number


def _style(presenter: GamePresenter, seat: SeatAssignment, t: Words) -> str:
    return presenter.style_label(seat.autopilot or "", t).text


def _number(table: Table, seat: SeatAssignment) -> str:
    """The number of an autopilot among those of its style; empty for the only one."""
    alike = [
        other.seat
        for other in table.seats
        if other.user_id is None and other.autopilot == seat.autopilot
    ]
    return f" {alike.index(seat.seat) + 1}" if len(alike) > 1 else ""
