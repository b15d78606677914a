"""A whole game with marked cards: nobody is told a card, a token or the seed that isn't theirs."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest

from bot import logs
from bot.i18n import words
from bot.tables.model import Status
from rules.core.chance import stream
from rules.race1969.components import content
from tests.bot.attacks import GAME
from tests.bot.presses import buttons
from tests.bot.wiretap import PUBLIC, Wiretap

EN = words("en")
NAMES = ("Anna", "Bob", "Carl")
READERS = (*NAMES, "Eve", PUBLIC)
LOWEST, HIGHEST = 61, 99
SEED = bytes(range(100, 132))
NUMBER = re.compile(r"(?<![\w.:])(\d\d)(?![\w%]|[ \u00a0\u202f]%)")


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each card of the deck has a value of its own, which no other figure of the game reaches."""
    monkeypatch.setattr("secrets.token_bytes", lambda count: SEED[:count])
    board = content()
    counts = [0] * (LOWEST - 1) + [1] * (HIGHEST + 1 - LOWEST)
    board["espionage"] = {**board["espionage"], "cards": counts}
    # A cell for each point: no quotient looks like a card.
    board["missions"] = [{**one, "espionage_cost": 1} for one in board["missions"]]
    monkeypatch.setattr(type(GAME), "content", lambda self: board)


@pytest.fixture
def log() -> Iterator[StringIO]:
    """Everything that is logged, at the most talkative level."""
    root, stream_ = logging.getLogger(), StringIO()
    before = root.handlers, root.level
    logs.set_up("DEBUG", "json", stream=stream_)
    yield stream_
    root.handlers, level = before
    root.setLevel(level)


class Knowledge:
    """What each reader may know of cards and tokens by now."""

    def __init__(self, town: Any) -> None:
        self.town = town
        self.cards: dict[str | None, set[int]] = {reader: set() for reader in READERS}
        self.tokens: dict[str, str] = {}
        self.version = 0

    async def learn(self, table_id: int) -> Any:
        """Take over what the rules give away since the last time."""
        position = await self.town.bot.tables.position(table_id)
        for seat, token in position.since.items():
            self.tokens[str(token)] = NAMES[seat]
        for step in await self.town.bot.tables.recent(table_id, 32):
            if step.version <= self.version:
                continue
            for reader in READERS:
                seat = NAMES.index(reader) if reader in NAMES else None
                for event in step.events:
                    known = GAME.redact(event, seat)
                    if known is not None:
                        self.cards[reader] |= set(_cards(GAME.encode_event(known)))
        self.version = position.table.version
        return position

    def check(self, reader: str | None, said: str) -> None:
        """Nothing of it is another's."""
        found = {int(number) for number in NUMBER.findall(said)}
        secret = {card for card in found if card >= LOWEST} - self.cards[reader]
        places = [said[m.start() - 60 : m.end() + 20] for m in NUMBER.finditer(said)]
        assert not secret, (reader, secret, places)
        for token in re.findall(r"\d{6,}", said):
            assert self.tokens.get(token, reader) == reader, (reader, said)
        assert SEED.hex()[:16] not in said
        assert str(SEED) not in said


def _cards(data: Any) -> Iterator[int]:
    """Every card that an event names, in whatever list."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("card", "cards", "plays"):
                yield from _numbers(value)
    return


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from _numbers(one)


async def look_around(town: Any, number: int) -> None:
    """Everybody presses everything that can be looked at."""
    live = next(m for m in reversed(town.posts()) if EN("button-log") in buttons(m))
    for name in (*NAMES, "Eve"):
        actor = town.person(name)
        for label in ("button-move", "button-hand", "button-log", "button-sheet"):
            if EN(label) in buttons(live):
                answer = await actor.click(live, label=EN(label))
                assert answer.acknowledged
        for command in ("table show", "table log", "table verify"):
            await actor.slash(town.channel, command)
        if number % 2:
            await actor.autocomplete(town.channel, "1969 play", "cards", "")
            await actor.autocomplete(town.channel, "1969 discard", "card", "")


async def step(town: Any, position: Any, dice: Any) -> None:
    """One action of one seat, by whim, asked for with a command or a button."""
    decisions = GAME.decisions(position.state)
    seat = decisions[dice.below(len(decisions))].seat
    actions = GAME.legal_actions(position.state, seat)
    pilot = list(GAME.autopilots.values())[seat % len(GAME.autopilots)]
    action = pilot.choose(GAME.view(position.state, seat), actions, dice)
    if dice.below(3) == 0:
        action = actions[dice.below(len(actions))]
    actor = town.person(NAMES[seat])
    panel = (await actor.slash(town.channel, "table move")).response
    index = actions.index(action)
    direct = [b for b, control in buttons(panel).items() if control.verb == "do"]
    wanted = [b for b in direct if buttons(panel)[b].path == (index,)]
    if wanted:
        await actor.click(panel, label=wanted[0])
    else:
        await town.act(position.table.id, seat, GAME.format_action(action))


async def test_a_whole_game_gives_nothing_away(town: Any, log: StringIO) -> None:
    for name in (*NAMES, "Eve"):
        town.person(name)
    tap, knowledge, dice = Wiretap(town), Knowledge(town), stream(SEED, "whims")
    table = await town.table(*NAMES)
    position = await knowledge.learn(table.id)
    said = turns = 0
    while position.table.status is Status.RUNNING:
        if turns % 30 == 0:
            await look_around(town, turns)
        for reader, text in tap.take():
            knowledge.check(reader, text)
            said += len(text)
        await step(town, position, dice)
        position = await knowledge.learn(table.id)
        if position.table.status is Status.RUNNING:
            for reader, text in tap.take():
                knowledge.check(reader, text)
                said += len(text)
        turns += 1
        assert turns < 900
    drawn = len(set.union(*(knowledge.cards[name] for name in NAMES)))
    assert said > 100_000
    assert drawn > 15, "cards were drawn"
    assert knowledge.cards[PUBLIC], "some of them were laid and turned up"
    assert len(knowledge.tokens) > turns // 2
    # At the end the seed is told, and with it every card.
    fingerprint = await town.bot.tables.fingerprint(table.id)
    last = "\n".join(text for reader, text in tap.take() if reader is PUBLIC)
    assert SEED.hex() in last
    assert fingerprint in last
    told = log.getvalue()
    assert len(told) > 1000
    assert SEED.hex()[:16] not in told
    assert str(SEED) not in told
    for token in knowledge.tokens:
        assert token not in told
