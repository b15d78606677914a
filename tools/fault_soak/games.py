"""The tables of a soak, as its people and its checks know them."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from time import monotonic

from bot.i18n import words
from bot.messages.components.text import ERROR
from tools.discord_stub.controls import Control, controls, text_of
from tools.discord_stub.interactions import Interaction
from tools.discord_stub.payloads import Payload
from tools.discord_stub.server import DiscordStub
from tools.discord_stub.world import Channel, Refused
from tools.fault_soak.database import Look
from tools.fault_soak.journal import Journal

_ANSWER_WITHIN = 30.0
"""Seconds until an acknowledged press is answered, pictures included."""
_NOT_MOVED = tuple(words("en")(text) for text in ("panel-stale",))
"""Sentences that stand above what an earlier button would have shown."""
_STRING, _BOOLEAN, _INTEGER = 3, 5, 4
"""Kinds of a command's options."""


@dataclass(slots=True)
class Game:
    """A table that was opened: ``number`` is the bot's, ``people`` sit at it, the host first.

    ``status`` is as the database has it; ``over`` once nobody plays any more.
    """

    number: int
    channel: int
    game: str
    people: tuple[int, ...]
    status: str = "lobby"

    @property
    def over(self) -> bool:
        return self.status in ("finished", "closed")


@dataclass(slots=True)
class Soak:
    """All that the parts of a soak share.

    ``pressed`` has by table and person the decisions for which they have pressed a control that
    acts, and since when: so often, at most, can they have moved. The bot's clock may be behind by
    ``clocks_apart``.
    """

    stub: DiscordStub
    journal: Journal
    look: Look
    seed: str
    think: float = 0.6
    games: dict[int, Game] = field(default_factory=dict)
    pressed: dict[tuple[int, int], dict[tuple[str, str], datetime]] = field(default_factory=dict)
    hands: dict[tuple[int, int], str] = field(default_factory=dict)
    """What people were shown of their hands last; no channel may say that."""
    answers: list[float] = field(default_factory=list)
    sleepy: bool = False
    """People may sleep through their clocks."""
    clocks_apart: timedelta = timedelta(0)
    calm: bool = False
    """No more faults, no new games."""
    awake: set[int] = field(default_factory=set)
    """Tables at which everybody looks and presses."""
    verified: Counter[str] = field(default_factory=Counter)

    def chance(self, what: str) -> random.Random:
        """The lots of one part, which are the same in each soak of this seed."""
        return random.Random(f"{self.seed} {what}")

    def channel(self, game: Game) -> Channel | None:
        """The table's channel or thread; ``None`` once it was deleted."""
        return self.stub.channels.get(game.channel)

    def about(self, game: Game) -> tuple[int, ...]:
        """The channels and people that a table depends on."""
        channel = self.channel(game)
        parent = () if channel is None or channel.parent is None else (channel.parent.id,)
        return (game.channel, *parent)


async def answered(soak: Soak, interaction: Interaction, what: str) -> Payload | None:
    """The message that a person sees as an answer; ``None`` if a fault explains that none comes."""
    journal, begun = soak.journal, soak.journal.now
    about: tuple[int, ...] = (interaction.channel.id, interaction.user)
    if interaction.channel.parent is not None:
        about = (*about, interaction.channel.parent.id)
    within = soak.stub.interactions.answer_within
    limit = monotonic() + _ANSWER_WITHIN * journal.slack
    while not interaction.answer.done() and monotonic() < limit:
        if interaction.acknowledged is None and interaction.age > within:
            if not journal.answers_disturbed(begun, *about):
                journal.violated("unanswered", f"{what}: not acknowledged in {within:.1f} s")
            journal.counts["unanswered"] += 1
            return None
        if interaction.quiet and interaction.age > within:
            return None  # its message is gone
        await asyncio.wait({interaction.answer}, timeout=0.2)
    if not interaction.answer.done():
        if not journal.answers_disturbed(begun, *about):
            journal.violated("unanswered", f"{what}: acknowledged, but not answered")
        journal.counts["unanswered"] += 1
        return None
    journal.counts["answers"] += 1
    soak.answers.append(interaction.age)
    return interaction.answer.result()


async def command(
    soak: Soak, user: int, channel: int, name: str, **options: str | bool | int
) -> Payload | None:
    """Use ``/table name``, or ``/mine tables``; the answer, if one comes."""
    given = [{"type": _kind(value), "name": key, "value": value} for key, value in options.items()]
    options_of_group = [{"type": 1, "name": name, "options": given}]
    if name == "mine":
        options_of_group = [{"type": 1, "name": "tables"}]
    data: Payload = {"name": name if name == "mine" else "table", "options": options_of_group}
    try:
        interaction = soak.stub.begin_slash(user, channel, data)
    except Refused:
        return None
    return await answered(soak, interaction, f"/table {name}")


def _kind(value: str | bool | int) -> int:
    return _BOOLEAN if isinstance(value, bool) else _INTEGER if isinstance(value, int) else _STRING


async def press(
    soak: Soak, user: int, channel: int, message: Payload, control: Control, value: str | None
) -> Payload | None:
    """Press a control; the answer, if one comes.

    Where it says that a move was made, the move must be in the database by then.
    """
    before = datetime.now(UTC)
    if control.decision is not None and control.verb in ("do", "pick"):
        # A double click is answered with what the first press did.
        pressed = soak.pressed.setdefault((control.table, user), {})
        before = pressed.setdefault(control.decision, before)
    try:
        interaction = soak.stub.begin_press(user, channel, message, control.custom_id, value)
    except Refused:
        return None
    soak.journal.counts["pressed directly"] += interaction.channel.recipient is not None
    answer = await answered(soak, interaction, f"{control.verb} at table {control.table}")
    if answer is not None and control.verb == "hand":
        soak.hands[control.table, user] = text_of(answer)
    if answer is not None and says_moved(control, answer):
        soak.journal.counts["moves"] += 1
        if not await soak.look.moved(control.table, user, before - soak.clocks_apart):
            text = text_of(answer)[:300]
            soak.journal.violated("lost move", f"table {control.table}, user {user}: {text}")
    return answer


def says_moved(control: Control, answer: Payload) -> bool:
    """Whether the answer to a press shows that a move was made."""
    if control.decision is None or control.verb not in ("do", "pick"):
        return False
    if control.decision in {other.decision for other in controls(answer)}:
        return False  # another screen of the same decision
    text = text_of(answer)
    colours = {part.get("accent_color") for part in answer["components"]}
    return ERROR not in colours and not any(line in text for line in _NOT_MOVED)
