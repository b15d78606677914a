"""Every message, panel and command at its worst against Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.domain.table import Person, Position, Status, Told
from bot.domain.votes import OfferKind, SeatOffer, UndoVote, VoteStatus
from bot.games import PRESENTERS
from bot.games.announcement import FINAL, OPENING
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.messages.channel import TableChannelMessages
from bot.messages.components.action_tree import Node
from bot.messages.components.advice import advice_of
from bot.messages.components.happened import answer
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from bot.messages.direct import TableDirectMessages
from bot.settings import LANGUAGES
from tests.bot.helpers.worst_case import (
    NAMES,
    NOW,
    crowded,
    game,
    measure,
    most,
    position,
    table,
    told,
)
from tests.covering import covering

LONGEST_WORDS = "fr"
"""The language whose catalogs are the longest, for each game."""

pytestmark = pytest.mark.parametrize(
    ("game_id", "language"),
    [
        *((game_id, LONGEST_WORDS) for game_id in PRESENTERS),
        *covering(list(PRESENTERS), [one for one in LANGUAGES if one != LONGEST_WORDS]),
    ],
)


PICTURED = 5
"""Previews with a picture that are looked at in each panel."""


@pytest.fixture
def presenter(game_id: str) -> GamePresenter:
    return PRESENTERS[game_id]


@pytest.fixture(scope="module")
def channel_messages() -> TableChannelMessages:
    return TableChannelMessages(PRESENTERS)


START = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture(scope="module")
def direct_messages() -> TableDirectMessages:
    return TableDirectMessages(PRESENTERS)


def places(node: Node, path: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    yield path
    for index, child in enumerate(node.children):
        yield from places(child, (*path, index))


async def test_every_place_of_every_panel(presenter: GamePresenter, language: str) -> None:
    kinds = set()
    for kind, state in crowded(most(presenter), presenter=presenter):
        for decision in presenter.game.decisions(state):
            kinds.add(decision.kind)
            here = position(state, most(presenter), 10**6, presenter=presenter)
            scene = PositionView(presenter, here, decision.seat, words(language))
            advice = advice_of(scene, decision.seat)
            panel = Panel(scene, decision.seat, undo=10**6, advice=advice)
            reached = set()
            pictured = 0
            for path in places(panel.root):
                place = panel.node_at(path)
                if place.index is not None:
                    reached.add(place.index)
                if place.choice is not None and place.choice.bands is not None:
                    # They differ in where a tile lies; to draw each would take minutes.
                    pictured += 1
                    if pictured > PICTURED:
                        continue
                measure(panel.show(path, head=answer("• " + "x" * 3000)))
            if advice is not None:
                panel.advice = replace(advice, hint="🧠 " + "x" * 3000)
            for path in ((), (0,)):
                measure(panel.show(path))
            actions = presenter.game.legal_actions(state, decision.seat)
            several = scene.presentation.shortcuts(decision.seat, actions)
            # Of actions of the same effect one is offered.
            assert reached.isdisjoint(panel.root.as_good)
            assert reached | set(panel.root.as_good) == set(range(len(actions) + len(several))), (
                kind
            )
    assert len(kinds) >= min(6, len(presenter.game.kinds))


async def test_the_lobby(
    channel_messages: TableChannelMessages, presenter: GamePresenter, language: str
) -> None:
    for seats in range(1, most(presenter) + 1):
        lobby = table(seats, Status.LOBBY, language, presenter)
        shown = channel_messages.lobby(lobby)
        measure(shown)
        assert "`ffffffff`" in told(shown), "the promise"
    measure(channel_messages.lobby(replace(lobby, status=Status.CLOSED)))


async def test_live_messages(
    channel_messages: TableChannelMessages, presenter: GamePresenter, language: str
) -> None:
    steps = [step for _, step in game(most(presenter), presenter)]
    for _, state in crowded(most(presenter), 1, presenter):
        here = position(state, most(presenter), 10**6, language, presenter)
        waiting = [d for d in presenter.game.decisions(state) if not d.ready]
        for status in (here.table.status, Status.PAUSED, Status.CLOSED):
            shown = replace(here, table=replace(here.table, status=status))
            screen = channel_messages.live(shown, steps[-40:])
            measure(screen)
            assert len(screen.mentions) == (len(waiting) if status is Status.RUNNING else 0)


async def test_messages_that_stay(
    channel_messages: TableChannelMessages, presenter: GamePresenter, language: str
) -> None:
    posted: set[str] = set()
    digest: list[Told] = []
    for number, (state, step) in enumerate(game(most(presenter), presenter)):
        here = position(state, most(presenter), step.version, language, presenter)
        if number == 0:
            start = channel_messages.started(here, step, 2**40)
            measure(start)
            promise = here.table.promise
            assert promise is not None
            assert len(promise.contributions) == most(presenter) + 1
            for one in promise.contributions:
                assert f"`{one.press_id}`" in told(start)
        for place, post in enumerate(presenter.announcements(step.events)):
            if post.kind in (OPENING, FINAL):
                posted.add(post.kind)
                continue
            digest.append(Told(step, place, 2**40 + step.version))
            if post.kind not in posted or len(digest) % 10 == 0:
                posted.add(post.kind)
                measure(channel_messages.announcement(here, step, post.kind, post.event, 2**40))
                for shown in (digest[-1:], digest):
                    measure(channel_messages.digest(here, 10**4, shown))
    assert here.table.status is Status.FINISHED
    measure(channel_messages.digest(here, 1, ()))
    hints = dict.fromkeys(range(len(here.table.seats)), 9999)
    measure(channel_messages.finished(here, step, 2**40, "f" * 64, hints))
    assert FINAL in posted
    assert len(posted) >= 2


async def test_cards(
    channel_messages: TableChannelMessages, presenter: GamePresenter, language: str
) -> None:
    over = position(
        game(most(presenter), presenter)[-1][0], most(presenter), 9, language, presenter
    )
    for status in Status:
        shown = table(most(presenter), status, language, presenter)
        measure(channel_messages.card(shown, over if status is Status.FINISHED else None))


async def test_direct_messages(
    direct_messages: TableDirectMessages, presenter: GamePresenter, language: str
) -> None:
    for _, state in crowded(most(presenter), 1, presenter):
        here = position(state, most(presenter), 10**6, presenter=presenter)
        for seat in range(most(presenter)):
            measure(direct_messages.hand(here, seat, language))
        for decision in presenter.game.decisions(state):
            measure(direct_messages.asked(here, decision.seat, language)[0])
            due = NOW + timedelta(hours=1)
            for what in ("half", "hour", "waits"):
                measure(direct_messages.reminder(here, [decision.seat], language, what, due))
        up = [decision.seat for decision in presenter.game.decisions(state)]
        if up:  # somebody may sit in several seats
            measure(direct_messages.reminder(here, up, language, "half", NOW))
    flags = [
        "view_channel",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "embed_links",
        "attach_files",
        "read_message_history",
    ]
    measure(
        direct_messages.missing_permissions(
            table(most(presenter), presenter=presenter), language, flags
        )
    )
    for why in ("threads-full", "age-restricted"):
        here = table(most(presenter), presenter=presenter)
        measure(direct_messages.channel_refused(here, language, why))


async def test_short_public_words(
    channel_messages: TableChannelMessages, presenter: GamePresenter, language: str
) -> None:
    for _, state in crowded(most(presenter), 1, presenter):
        here = position(state, most(presenter), 10**6, language, presenter)
        up = [decision.seat for decision in presenter.game.decisions(state)]
        for what in ("nudge", "half", "hour"):
            screen = channel_messages.ping(here, up, what)
            measure(screen)
            assert len(screen.mentions) == len(up)


async def test_votes(
    channel_messages: TableChannelMessages, presenter: GamePresenter, language: str
) -> None:
    here: Position = position(
        crowded(most(presenter), presenter=presenter)[0][1],
        most(presenter),
        10**6,
        language,
        presenter,
    )
    people = frozenset(seat.user_id or 0 for seat in here.table.seats)
    for status in VoteStatus:
        asked = UndoVote(10**9, here.table.id, 10**18, 0, 12, people, people - {10**18}, status)
        measure(channel_messages.vote(here, asked))
        for person, style in ((Person(7, NAMES[0]), None), (None, "no such style")):
            offer = SeatOffer(10**9, here.table.id, 10**18, 0, 10**18, START, person, style, status)
            screen = channel_messages.seat_offer(here, offer)
            measure(screen)
            assert screen.mentions == ((10**18,) if status is VoteStatus.OPEN else ())
        for kind, asked, person, away in (
            (OfferKind.TAKE, None, None, False),
            (OfferKind.TAKE, 10**18, Person(7, NAMES[0]), True),
            (OfferKind.ADMIT, 10**18, Person(7, NAMES[0]), False),
        ):
            by = here.table.seats[0].user_id or 0
            offer = SeatOffer(
                *(10**9, here.table.id, by, 0, asked, START, person, None, status), kind, away
            )
            screen = channel_messages.seat_offer(here, offer)
            measure(screen)
            called = status is VoteStatus.OPEN and asked is not None
            assert screen.mentions == ((10**18,) if called else ())


async def test_no_name_breaks_out_of_its_text(
    channel_messages: TableChannelMessages, presenter: GamePresenter, language: str
) -> None:
    shown: list[Any] = [
        channel_messages.lobby(table(most(presenter), Status.LOBBY, language, presenter))
    ]
    for _, state in crowded(most(presenter), 1, presenter):
        here = position(state, most(presenter), 10**6, language, presenter)
        shown.append(
            channel_messages.live(
                here, [step for _, step in game(most(presenter), presenter)][-12:]
            )
        )
    for screen in shown:
        text = told(screen)
        for danger in ("@everyone", "||hidden", "**bold", "`code", "](https", "<#2>", "</start"):
            assert not re.search(rf"(?<!\\){re.escape(danger)}", text), danger
        assert "\u202e" not in text
    assert len(NAMES) > 5
