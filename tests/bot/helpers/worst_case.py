"""Games at their most crowded, and checks of messages against Discord's limits.

Everything here is played: all seats, every autopilot, and people with the worst of names. The game
is 1969 where no other presenter is given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

from bot.delivery.transport import whole_view
from bot.domain.dice import Promise
from bot.domain.table import LogEntry, Origin, Position, SeatAssignment, Status, Table
from bot.domain.table_settings import TableSettings
from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.messages.components.message import Message
from rules.core import chance

PRESENTER = PRESENTERS["race1969"]
GAME = PRESENTER.game
NOW = datetime(1969, 7, 20, 20, 17, tzinfo=UTC)

NAMES = (
    "**bold** ||hidden|| `code` ~~no~~",
    "@everyone <@1> <#2> </start:3> @x",
    "[link](https://example.org) <:a:1>",
    "👩‍🚀" * 8,
    "名前がとても長いプレイヤーの表示名をここに書いてみる試験です宇宙",
    "دانيال\u202e\u200f evil \n # head",
)
"""Display names that would break out of the text if they could."""


def most(presenter: GamePresenter) -> int:
    return max(presenter.game.seat_counts)


def table(
    seats: int = 5,
    status: Status = Status.RUNNING,
    language: str = "en",
    presenter: GamePresenter = PRESENTER,
) -> Table:
    records = tuple(
        SeatAssignment(
            *(seat, presenter.game.identities[seat], 10**18 + seat, NAMES[seat]),
            press_id=9 * 10**18 + seat,
        )
        for seat in range(seats)
    )
    begun = status is not Status.LOBBY
    promise = Promise("f" * 64, 10**18)
    if begun:
        presses = [*((one.seat, one.press_id) for one in records), (None, 9 * 10**18 + seats)]
        promise = promise.with_presses(presses)
    return Table(
        id=10**9,
        guild_id=10**18,
        channel_id=10**18 + 1,
        thread=False,
        game=presenter.game.id,
        host_id=10**18,
        status=status,
        settings=TableSettings(language=language, clock=timedelta(hours=36)),
        content=presenter.game.content() if begun else None,
        seats=records,
        version=10**6,
        created_at=NOW,
        seed_hash=chance.commitment(SEED) if begun else None,
        seed=SEED if status is Status.FINISHED else None,
        promise=promise,
        live_message_id=10**18 + 2,
    )


SEED = bytes(range(32))


def position(
    state: Any, seats: int, version: int, language: str = "en", presenter: GamePresenter = PRESENTER
) -> Position:
    deciding = [decision.seat for decision in presenter.game.decisions(state)]
    status = Status.RUNNING if deciding else Status.FINISHED
    return Position(
        replace(table(seats, status, language, presenter), version=version),
        state,
        dict.fromkeys(deciding, version),
        dict.fromkeys(deciding, NOW + timedelta(hours=5)),
    )


def played(
    seats: int = 5, presenter: GamePresenter = PRESENTER, number: int = 0
) -> Iterator[tuple[Any, LogEntry]]:
    """A whole game of the autopilots, step by step: the state after each, and the step.

    ``number`` tells games apart.
    """
    play = presenter.game
    dice = chance.stream(SEED, "tests")
    pilots = list(play.quick_autopilots)
    if play.group_undo:
        pilots = pilots[:1]  # a crew in which somebody plans at random hardly ever agrees
    transition = play.new(table(seats, presenter=presenter).setup, bytes([number]) + SEED[1:])
    version = 1
    yield transition.state, LogEntry(version, None, "", None, Origin.PERSON, transition.events)
    while decisions := play.decisions(transition.state):
        awaited = [decision for decision in decisions if not decision.ready]
        # In a crew whoever is called to help answers first, as at a table.
        seat = awaited[0 if play.group_undo else -1].seat
        actions = play.legal_actions(transition.state, seat)
        pilot = pilots[seat % len(pilots)]
        action = pilot.choose(play.view(transition.state, seat), actions, dice)
        transition = play.apply(transition.state, seat, action)
        version += 1
        text = play.format_action(action)
        yield (
            transition.state,
            LogEntry(version, seat, text, 10**18 + seat, Origin.PERSON, transition.events),
        )


@cache
def game(
    seats: int = 5, presenter: GamePresenter = PRESENTER, number: int = 0
) -> tuple[tuple[Any, LogEntry], ...]:
    return tuple(played(seats, presenter, number))


CROWDED = 3
"""Games that are looked through: in one alone some kind of decision may never come up."""


@cache
def crowded(
    seats: int = 5, each: int = 2, presenter: GamePresenter = PRESENTER
) -> tuple[tuple[str, Any], ...]:
    """For every kind of decision the states with the most actions, and a game's end."""
    best: dict[str, list[tuple[int, int, int]]] = {}
    for number in range(CROWDED):
        for place, (state, _) in enumerate(game(seats, presenter, number)):
            for decision in presenter.game.decisions(state):
                count = len(presenter.game.legal_actions(state, decision.seat))
                best.setdefault(decision.kind, []).append((count, number, place))
    chosen = [
        (kind, game(seats, presenter, number)[place][0])
        for kind, found in best.items()
        for _, number, place in sorted(found, reverse=True)[:each]
    ]
    return (*chosen, ("over", game(seats, presenter)[-1][0]))


# The ruler

TYPE_BUTTON, TYPE_SELECT, TYPE_TEXT = 2, 3, 10
CONTROL_ID, LABEL, PLACEHOLDER, OPTIONS = 100, 80, 150, 25
COMPONENTS, TEXT, ALT, FILE = 40, 4000, 1024, 10 * 2**20


def pieces(component: Any) -> Iterator[dict[str, Any]]:
    if isinstance(component, dict):
        if "type" in component:
            yield component
        for key in ("components", "accessory"):
            yield from pieces(component.get(key))
    elif isinstance(component, list):
        for part in component:
            yield from pieces(part)


def told(screen: Message) -> str:
    return "\n".join(
        piece["content"]
        for piece in pieces(whole_view(screen).to_components())
        if piece["type"] == TYPE_TEXT
    )


def controls(screen: Message) -> dict[str, str]:
    """The buttons of a screen, custom_id by label."""
    return {
        piece["label"]: piece.get("custom_id", "")
        for piece in pieces(whole_view(screen).to_components())
        if piece["type"] == TYPE_BUTTON
    }


def measure(screen: Message) -> Counter[str]:
    """Hold a screen against every limit of Discord's; returns what it uses."""
    found = list(pieces(whole_view(screen).to_components()))
    ids = [piece["custom_id"] for piece in found if "custom_id" in piece]
    assert len(found) <= COMPONENTS
    assert len(set(ids)) == len(ids), "a custom_id stands twice"
    assert all(1 <= len(id_) <= CONTROL_ID for id_ in ids)
    text = told(screen)
    assert len(text) <= TEXT, len(text)
    for piece in found:
        if piece["type"] == TYPE_TEXT:
            assert piece["content"].strip()
        if piece["type"] == TYPE_BUTTON:
            assert 1 <= len(piece["label"]) <= LABEL
        if piece["type"] == TYPE_SELECT:
            _measure_select(piece)
        if piece["type"] == 1:
            assert 1 <= len(piece["components"]) <= 5
    for file in screen.files:
        size = len(file.fp.read())
        file.fp.seek(0)
        assert 0 < size <= FILE
    for band in screen.bands:
        assert 0 < len(band.alt) <= ALT
    shown = sorted(p["media"]["url"] for p in _media(found))
    names = [file.filename for file in screen.files] + [f"{b.name}.png" for b in screen.bands]
    assert shown == sorted(f"attachment://{name}" for name in names)
    assert len(set(names)) == len(names)
    return Counter(components=len(found), text=len(text), controls=len(ids))


def _media(found: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for piece in found:
        yield from piece.get("items", ())
        if "file" in piece:
            yield {"media": piece["file"]}


def _measure_select(piece: dict[str, Any]) -> None:
    assert len(piece.get("placeholder") or "") <= PLACEHOLDER
    options = piece["options"]
    assert 1 <= len(options) <= OPTIONS
    values = [option["value"] for option in options]
    assert len(set(values)) == len(values)
    for option in options:
        assert 1 <= len(option["label"]) <= 100
        assert len(option.get("description") or "") <= 100
        assert len(option["value"]) <= 100


def autopilots(presenter: GamePresenter) -> Table:
    """A table of autopilots only, at which each style plays at least once."""
    styles = list(presenter.game.autopilots)
    full = table(most(presenter), presenter=presenter)
    seats = tuple(
        replace(seat, user_id=None, name="", autopilot=styles[seat.seat % len(styles)])
        for seat in full.seats
    )
    return replace(full, seats=seats)
