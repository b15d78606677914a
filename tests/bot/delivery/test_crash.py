"""The process may die at any point: nothing is said twice and nothing is left unsaid."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.delivery.transport import DiscordTransport
from bot.games import PRESENTERS
from rules.core.chance import SEED_BYTES
from rules.space1999.central_computer import Propose
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.positions import SPACE
from tests.bot.helpers.simulated_server import controls, texts

GAME = PRESENTERS["race1969"].game
CALLS = ("post", "edit", "delete", "direct_channel")


class Death:
    """Lets the process die at its ``at``-th call to Discord, ``before`` or after it was made.

    From then on nothing that the old process does reaches Discord or the database.
    """

    def __init__(self, server: Any, monkeypatch: pytest.MonkeyPatch, at: int, before: bool) -> None:
        self.left = at
        self.before = before
        self.dead = False
        self.bot = server.bot
        for name in CALLS:
            monkeypatch.setattr(
                DiscordTransport, name, self._mortal(getattr(DiscordTransport, name))
            )
        for name in ("write", "read"):
            lost = self._lost(getattr(self.bot.database, name))
            monkeypatch.setattr(self.bot.database, name, lost)

    def _mortal(self, call: Callable[..., Any]) -> Callable[..., Any]:
        async def mortal(courier: DiscordTransport, *args: Any, **kwargs: Any) -> Any:
            if courier._client is not self.bot:
                return await call(courier, *args, **kwargs)
            last = not self.dead and self._last()
            if self.dead:
                await asyncio.sleep(10**6)
            result = await call(courier, *args, **kwargs)
            if last:
                self.dead = True
                await asyncio.sleep(10**6)
            return result

        return mortal

    def _last(self) -> bool:
        self.left -= 1
        if self.left == 0 and self.before:
            self.dead = True
        return self.left == 0

    def _lost(self, call: Callable[..., Any]) -> Callable[..., Any]:
        async def lost(*args: Any, **kwargs: Any) -> Any:
            if self.dead:
                raise ConnectionError("this process is dead")
            return await call(*args, **kwargs)

        return lost


def seen(server: Any) -> list[Any]:
    """All that people can see: texts, controls and pictures of every message, in order."""
    found = []
    for place, messages in [
        ("channel", server.posts()),
        *((name, server.direct_messages(name)) for name in ("Anna", "Bruno")),
    ]:
        for message in messages:
            pictures = [attachment.description for attachment in message.attachments]
            found.append((place, texts(message), controls(message), pictures))
    return found


async def through(server: Any, until: str) -> tuple[int, int]:
    """A table, played to where a seat is asked for ``until``; table and seat."""
    table = await server.table("Anna", "Bruno")
    while True:
        position = await server.position(table.id)
        decision = GAME.decisions(position.state)[0]
        if decision.kind == until:
            return table.id, decision.seat
        action = GAME.format_action(GAME.default_action(position.state, decision.seat))
        await server.act(table.id, decision.seat, action)


@contextmanager
def sent_together(server: Any, table_id: int) -> Iterator[None]:
    """Nothing is sent until all moves are made: which calls there are hangs on no race."""
    server.bot.delivery._started = False
    with server.env._bot_scope():
        yield
        server.bot.delivery._started = True
        server.bot.delivery.wake(table_id)


async def leap(server: Any, table_id: int, seat: int) -> None:
    with sent_together(server, table_id):
        await server.bot.tables.play.act(table_id, seat, "buy 1", by=None)
        await server.bot.tables.play.act(table_id, seat, "done", by=None)
    await server.settle()


async def end_of_year(server: Any, table_id: int, seat: int) -> None:
    with sent_together(server, table_id):
        await server.bot.tables.play.act(table_id, seat, "stay", by=None)
    await server.settle()


@pytest.fixture(autouse=True)
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_from(monkeypatch, bytes(SEED_BYTES))


async def last_launch(server: Any) -> tuple[int, int]:
    table_id, seat = await through(server, "launch")
    await server.act(table_id, seat, "stay")
    return table_id, 1 - seat


async def in_space(server: Any) -> tuple[int, int]:
    table = await server.table("Anna", "Bruno", game=SPACE.id)
    position = await server.position(table.id)
    return table.id, SPACE.decisions(position.state)[0].seat


async def proposal(server: Any, table_id: int, seat: int) -> None:
    """A plan put to the Computer and what its answer asks for, until another is up."""
    with sent_together(server, table_id):
        while True:
            state = (await server.position(table_id)).state
            if SPACE.decisions(state)[0].seat != seat:
                break
            actions = SPACE.legal_actions(state, seat)
            plan = next((one for one in actions if isinstance(one, Propose)), None)
            action = SPACE.format_action(plan or SPACE.default_action(state, seat))
            await server.bot.tables.play.act(table_id, seat, action, by=None)
    await server.settle()


SCENES = {
    # prepare, act, and the calls that the act makes
    "turn": (lambda server: through(server, "purchase"), leap, 3),
    "year": (last_launch, end_of_year, 6),
    "plan": (in_space, proposal, 4),
}


UNDISTURBED: dict[str, list[Any]] = {}
"""By scene, the messages that people see if no process dies; each is played once."""


@pytest.mark.parametrize(
    ("scene", "at"),
    [(name, at) for name, (_, _, calls) in SCENES.items() for at in range(1, calls + 1)],
)
@pytest.mark.parametrize("before", [True, False], ids=["before", "after"])
async def test_death_at_any_call_changes_nothing_that_people_see(
    open_server: Any, monkeypatch: pytest.MonkeyPatch, scene: str, at: int, before: bool
) -> None:
    prepare, act, _ = SCENES[scene]
    if scene not in UNDISTURBED:
        async with open_server("undisturbed") as server:
            await act(server, *await prepare(server))
            UNDISTURBED[scene] = seen(server)
    async with open_server("died") as server:
        table_id, seat = await prepare(server)
        with monkeypatch.context() as patched:
            death = Death(server, patched, at, before)
            await act(server, table_id, seat)
            assert death.dead, f"the act makes {at - death.left} calls"
            await server.restart()
        await server.settle()
        assert seen(server) == UNDISTURBED[scene]
        assert await server.nothing_waits()
        assert all(isinstance(error, ConnectionError) for error in server.env.errors)


async def test_a_move_that_was_never_spoken_of_is_spoken_of_after_the_start(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, seat = await through(server, "purchase")
    before = texts(server.posts()[-1])
    with monkeypatch.context() as patched:
        # The process dies right after the commit.
        patched.setattr(server.bot.delivery, "_started", False)
        await server.act(table_id, seat, "hire novice csm")
    assert texts(server.posts()[-1]) == before
    await server.restart()
    assert "CSM" in "".join(texts(server.posts()[-1]))


async def test_the_second_try_has_the_nonce_of_the_first(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the bot may not read the history, Discord's own check has to do."""
    table_id, seat = await through(server, "purchase")
    server.env.inject_error(
        "GET", "/channels/*/messages", status=403, code=50001, message="Missing Access", times=None
    )
    with monkeypatch.context() as patched:
        death = Death(server, patched, 1, before=False)
        await server.act(table_id, seat, "done")
        assert death.dead
        since = len(server.env.http_requests)
        await server.restart()
    posts = [r for r in server.env.http_requests if r.method == "POST" and "/messages" in r.path]
    first = next(r for r in reversed(server.env.http_requests[:since]) if r in posts)
    second = next(r for r in server.env.http_requests[since:] if r in posts)
    assert first.json["nonce"] == second.json["nonce"]
    assert first.json["components"] == second.json["components"]
    assert first.json["enforce_nonce"] is second.json["enforce_nonce"] is True
    assert all(isinstance(error, ConnectionError) for error in server.env.errors)


async def test_a_live_message_replaced_while_it_was_being_posted_is_posted_once(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, seat = await through(server, "purchase")
    post = DiscordTransport.post

    async def slow(courier: DiscordTransport, *args: Any, **kwargs: Any) -> int:
        monkeypatch.setattr(DiscordTransport, "post", post)
        # The other player is quicker than Discord.
        await server.bot.tables.play.act(table_id, 1 - seat, "hire novice csm", by=None)
        return await post(courier, *args, **kwargs)

    monkeypatch.setattr(DiscordTransport, "post", slow)
    count, old = len(server.posts()), server.posts()[-1].id
    await server.act(table_id, seat, "done")
    assert len(server.posts()) == count
    assert server.posts()[-1].id != old
    assert server.lives() == [server.posts()[-1].id]
    assert await server.nothing_waits()


async def test_an_orderly_end_finishes_its_sentences(server: Any) -> None:
    table_id, seat = await through(server, "purchase")
    with server.env._bot_scope():
        await server.bot.tables.play.act(table_id, seat, "hire novice csm", by=None)
        await server.bot.close()
    assert "CSM" in "".join(texts(server.posts()[-1]))
    since = len(server.env.http_requests)
    await server.restart()
    calls = [(r.method, r.path.rsplit("/", 1)[1]) for r in server.env.http_requests[since:]]
    assert not [call for call in calls if call[0] in ("POST", "PATCH")]
