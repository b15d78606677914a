"""A whole game with marked cards: nobody is told a card, a token or the seed that isn't theirs."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest

from bot.domain.table import Status
from bot.i18n import words
from rules.core.chance import stream
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.simulated_server import buttons
from tests.bot.helpers.simulated_server import said as said_in
from tests.bot.helpers.wiretap import MARKS, PUBLIC, Marks, Wiretap

EN = words("en")
NAMES = ("Anna", "Bob", "Carl")
READERS = (*NAMES, "Eve", PUBLIC)
SEED = bytes(range(100, 132))


@pytest.fixture(autouse=True)
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_from(monkeypatch, SEED)


DRAWN = "race1969"
"""The game whose pictures are drawn: what is logged meanwhile is searched as well."""


class Knowledge:
    """What each reader may know of cards and tokens by now."""

    def __init__(self, server: Any, marks: Marks) -> None:
        self.server = server
        self.marks = marks
        self.cards: dict[str | None, set[str]] = {reader: set() for reader in READERS}
        self.tokens: dict[str, str] = {}
        self.version = 0

    async def learn(self, table_id: int) -> Any:
        position = await self.server.position(table_id)
        for seat, token in position.tokens.items():
            self.tokens[str(token)] = NAMES[seat]
        for step in (await self.server.bot.tables.snapshot(table_id, 32)).recent:
            if step.version <= self.version:
                continue
            for reader in READERS:
                seat = NAMES.index(reader) if reader in NAMES else None
                for event in step.events:
                    known = self.marks.game.redact(event, seat)
                    if known is not None:
                        self.cards[reader] |= self.marks.named(self.marks.game.encode_event(known))
        self.version = position.table.version
        return position

    def check(self, reader: str | None, said: str) -> None:
        secret = self.marks.read(said) - self.cards[reader]
        assert not secret, (reader, secret, said)
        for token in re.findall(r"\d{6,}", said):
            assert self.tokens.get(token, reader) == reader, (reader, said)
        assert SEED.hex()[:16] not in said
        assert str(SEED) not in said


async def look_around(server: Any, marks: Marks, number: int) -> None:
    """Everybody presses everything that can be looked at."""
    live = next(m for m in reversed(server.posts()) if EN("button-log") in buttons(m))
    for name in (*NAMES, "Eve"):
        actor = server.person(name)
        for label in ("button-move", "button-hand", "button-log", "button-sheet"):
            if EN(label) in buttons(live):
                answer = await actor.click(live, label=EN(label))
                assert answer.acknowledged
        for command in ("table show", "table log", "table verify"):
            await actor.slash(server.channel, command)
        if number % 2:
            for command, option in marks.suggesting:
                await actor.autocomplete(server.channel, command, option, "")


WHIMS = 100
"""Turns in which people act by whim at times; later they want to come to the end."""


async def step(
    server: Any, game: Any, position: Any, dice: Any, *, whim: bool, by_panel: bool
) -> None:
    decisions = game.decisions(position.state)
    seat = decisions[dice.below(len(decisions))].seat
    actions = game.legal_actions(position.state, seat)
    pilot = list(game.quick_autopilots)[seat % len(game.quick_autopilots)]
    action = pilot.choose(game.view(position.state, seat), actions, dice)
    if whim and dice.below(3) == 0:
        action = actions[dice.below(len(actions))]
    if not by_panel:
        await server.act(position.table.id, seat, game.format_action(action))
        return
    actor = server.person(NAMES[seat])
    panel = (await actor.slash(server.channel, "table move")).response
    index = actions.index(action)
    direct = [b for b, control in buttons(panel).items() if control.verb == "do"]
    wanted = [b for b in direct if buttons(panel)[b].path == (index,)]
    if wanted:
        await actor.click(panel, label=wanted[0])
    else:
        await server.act(position.table.id, seat, game.format_action(action))


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=(pytest.mark.drawn_pictures,) if game == DRAWN else ())
        for game in MARKS
    ],
)
async def test_a_whole_game_gives_nothing_away(
    server: Any, log: StringIO, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    marks = MARKS[game]()
    board = marks.content()
    monkeypatch.setitem(vars(marks.game), "content", lambda: board)
    server.welcome(*NAMES, "Eve")
    tap, knowledge, dice = Wiretap(server), Knowledge(server, marks), stream(SEED, "whims")
    table = await server.table(*NAMES, game=game)
    position = await knowledge.learn(table.id)
    said = turns = 0
    while position.table.status is Status.RUNNING:
        if turns % 30 == 0:
            await look_around(server, marks, turns)
        for reader, text in tap.take():
            knowledge.check(reader, text)
            said += len(text)
        whim = turns < WHIMS
        by_panel = whim or turns % 3 == 0
        await step(server, marks.game, position, dice, whim=whim, by_panel=by_panel)
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
    # At the end the seed is told to whoever asks, and with it every card.
    fingerprint = await server.bot.tables.history.fingerprint(table.id)
    last = "\n".join(text for reader, text in tap.take() if reader is PUBLIC)
    assert fingerprint[:8] in last
    end = server.posts()[-1]
    verified = said_in(await server.person("Eve").click(end, label=EN("button-verify")))
    assert SEED.hex() in verified
    assert fingerprint in verified
    told = log.getvalue()
    assert len(told) > 1000
    assert SEED.hex()[:16] not in told
    assert str(SEED) not in told
    for token in knowledge.tokens:
        assert token not in told
