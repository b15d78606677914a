"""Fair dice in words: what is promised, what presses have added, what the seed was made of."""

from __future__ import annotations

from collections.abc import Iterable

from discord.utils import snowflake_time

from bot.domain.dice import Contribution, Promise
from bot.domain.seating import is_full, unpressed
from bot.domain.table import Person, Table
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.messages.components.items import ControlId, notice
from bot.messages.components.message import Message
from bot.messages.components.proof import PROMISE, proof_control
from bot.messages.components.text import escaped, timestamp

HASH_SHOWN = 8
"""Characters of a hash that are shown; the button beside it carries more, and gives it whole."""


def press_control(table: Table, promise: Promise) -> ControlId:
    """The lobby's control that adds a press of one's own; it carries the promise."""
    carried = proof_control(table, PROMISE, promise.hash)
    return ControlId("in", carried.table, carried.seat, carried.token, carried.path)


def press_label(table: Table, t: Words) -> str:
    """The label of that control: it asks for a press only where somebody's is missing.

    The host's isn't where they will start the game.
    """
    hosts_start = not table.settings.start_when_full
    missing = [
        seat for seat in unpressed(table) if not (hosts_start and seat.user_id == table.host_id)
    ]
    return t("button-in" if missing else "button-proof")


def own_press(table: Table, press_id: int, t: Words) -> str:
    """A line below the answer to a press that goes into the dice; empty for one that doesn't."""
    if table.promise is None or not table.promise.precedes(press_id):
        return ""
    return f"\n-# {t('dice-own', press=str(press_id))}"


def presses(
    presenter: GamePresenter, table: Table, contributions: Iterable[Contribution], t: Words
) -> str:
    """Contributions in one line, each with its seat."""

    def told(one: Contribution) -> str:
        if one.seat is None:
            return f"{t('button-start')} `{one.press_id}`"
        label = presenter.seat_label(table.seats[one.seat].identity, t)
        return f"{label.emoji or ''} {label.text} `{one.press_id}`".strip()

    return ", ".join(map(told, contributions)) or t("dice-nothing")


def lobby_page(presenter: GamePresenter, table: Table, reader: Person, t: Words) -> Message:
    """What is promised and added before the start, with the reader's own press."""
    promise = table.promise
    assert promise is not None
    added = promise.with_presses((seat.seat, seat.press_id) for seat in table.seats)
    lines = [
        f"### {t('dice-title')}",
        t("dice-promise", hash=promise.hash),
        t("dice-added", who=presses(presenter, table, added.contributions, t)),
    ]
    own = table.seats_of(reader.id)
    if not own and not is_full(presenter.game, table):
        lines.append(t("dice-onlooker"))
    for press_id in dict.fromkeys(seat.press_id for seat in own):
        if press_id is not None and promise.precedes(press_id):
            when = timestamp(snowflake_time(press_id), "T")
            lines.append(t("dice-yours", press=str(press_id), when=when))
    return notice("\n".join(lines))


def here(table: Table, press_id: int, t: Words) -> Message:
    """The answer to somebody who is ready for a game at fixed seats."""
    missing = [escaped(seat.name) for seat in unpressed(table)]
    if not missing or table.wakes_at is None:
        return notice(t("here-all") + own_press(table, press_id, t), success=True)
    when = timestamp(table.wakes_at)
    text = t("here-waiting", names=", ".join(missing), when=when)
    return notice(text + own_press(table, press_id, t), success=True)


def start_line(presenter: GamePresenter, table: Table, promise: Promise, t: Words) -> str:
    """What the message that starts a game says for good."""
    who = presses(presenter, table, promise.contributions, t)
    return t("dice-start", hash=promise.hash[:HASH_SHOWN], who=who)


def while_secret(presenter: GamePresenter, table: Table, promise: Promise, t: Words) -> str:
    """What can be told of a game that goes on."""
    who = presses(presenter, table, promise.contributions, t)
    return t("dice-later", hash=promise.hash, who=who)


def made_of(
    presenter: GamePresenter, table: Table, promise: Promise, secret: bytes, seed: bytes, t: Words
) -> list[str]:
    """The secret, the promise and the seed of a game that is over."""
    lines = [t("dice-secret", secret=secret.hex(), hash=promise.hash)]
    if not promise.contributions:
        return [*lines, t("dice-seed-alone", seed=seed.hex())]
    who = presses(presenter, table, promise.contributions, t)
    return [*lines, t("dice-seed", seed=seed.hex(), who=who)]
