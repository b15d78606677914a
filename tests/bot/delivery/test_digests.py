"""Digests: one message a round, edited while it goes on; what a whole game leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.table import Status
from bot.games import PRESENTERS
from bot.i18n import words
from rules.core.chance import Dice
from rules.race1969.espionage import PlaysRevealed
from tests.bot.games.presentation import present
from tests.bot.helpers.simulated_server import buttons, options, said

EN = words("en")
MOST = 12
"""Messages that a game of three leaves at most."""
NAMES = ("Anna", "Bruno", "Chlo\u00e9")


class Game:
    """A game of three that autopilots play, action by action, for its people."""

    def __init__(self, server: Any, table: Any) -> None:
        self.server, self.table = server, table
        self.presenter = PRESENTERS[table.game]
        styles = list(self.presenter.game.quick_autopilots)
        if self.presenter.game.group_undo:
            styles = styles[:1]
        self.styles = styles
        self.dice = Dice(bytes(32), 0)

    @classmethod
    async def begun(cls, server: Any, game: str = "race1969", *, digests: bool = True) -> Game:
        return cls(server, await server.table(*NAMES, game=game, clock=None, digests=digests))

    async def position(self) -> Any:
        return await self.server.position(self.table.id)

    async def step(self) -> tuple[Any, ...]:
        """One action of whoever is up; its public events."""
        here, game = await self.position(), self.presenter.game
        decision = next(d for d in game.decisions(here.state) if not d.ready)
        view = game.view(here.state, decision.seat)
        actions = game.legal_actions(here.state, decision.seat)
        pilot = self.styles[decision.seat % len(self.styles)]
        action = game.format_action(pilot.choose(view, actions, self.dice))
        with self.server.env._bot_scope():
            made = await self.server.bot.tables.play.act(
                self.table.id, decision.seat, action, by=None
            )
        await self.server.settle()
        return tuple(event for entry in made.entries for event in entry.events)

    async def flight(self) -> None:
        while not any(isinstance(event, PlaysRevealed) for event in await self.step()):
            assert (await self.position()).table.status is Status.RUNNING

    async def play(self) -> None:
        while (await self.position()).table.status is Status.RUNNING:
            await self.step()

    def digests(self) -> list[Any]:
        return [
            post for post in self.server.posts() if any("pick-read" in o for o in options(post))
        ]


@pytest.mark.parametrize("game", list(PRESENTERS))
async def test_a_game_of_three_leaves_few_messages(server: Any, game: str) -> None:
    played = await Game.begun(server, game)
    await played.play()
    posts = server.posts()
    assert len(posts) <= MOST, [said(post).splitlines()[0] for post in posts]
    assert EN("announcement-started", game=played.presenter.title(EN)) in said(posts[0])
    assert EN("button-verify") in buttons(posts[-1])
    assert len(played.digests()) >= 3
    # What is told in a picture isn't told again beside it.
    table = await server.bot.tables.get(played.table.id)
    assert all(table.seed.hex() not in said(post) for post in posts)
    assert all(table.promise.hash not in said(post) for post in posts)
    proof = await server.person("Eve").click(posts[-1], label=EN("button-verify"))
    assert table.promise.hash in said(proof)
    assert table.seed.hex() in said(proof)


async def test_a_table_without_digests_leaves_the_start_and_the_end(server: Any) -> None:
    played = await Game.begun(server, "space1999", digests=False)
    await played.play()
    start, live, end = server.posts()
    assert EN("announcement-started", game="Spazio: 1999") in said(start)
    assert EN("lobby-no-digests") in said(start)
    assert EN("live-finished") in said(live)
    assert EN("button-verify") in buttons(end)


async def test_a_years_flights_share_a_message_above_the_live_one(server: Any) -> None:
    played = await Game.begun(server)
    await played.flight()
    (digest,) = played.digests()
    first = said(digest)
    assert server.posts()[-2].id == digest.id
    assert EN("button-move") in buttons(server.posts()[-1])
    assert next(file.filename for file in digest.attachments) == "flight.png"
    while len(played.digests()) == 1:
        await played.flight()
        shown = played.digests()
        if len(shown) == 1:
            assert shown[0].id == digest.id
            assert said(shown[0]) != first
    assert played.digests()[0].id == digest.id
    assert [post.id for post in server.posts()][-2] == played.digests()[-1].id


async def test_every_announcement_of_a_digest_can_be_read_with_its_picture(server: Any) -> None:
    played = await Game.begun(server)
    await played.flight()
    await played.flight()
    digest = played.digests()[-1]
    ((name, values),) = options(digest).items()
    eve = server.person("Eve", "de")
    for value in values:
        opened = await eve.select(digest, [value], custom_id=f"mc1:pick-read:1:0:0:{name[10:]}")
        assert opened.ephemeral
        assert "\U0001f3b2" in said(opened), "the dice, in words"
        assert opened.response.attachments[0].filename == "flight.png"


async def test_a_deleted_digest_comes_back_with_the_next_flight(server: Any) -> None:
    played = await Game.begun(server)
    await played.flight()
    (digest,) = played.digests()
    year = said(digest)
    while said(played.digests()[-1]) == year:
        server.env.backend.delete_message(server.channel.id, digest.id)
        await played.flight()
        break
    assert played.digests()
    assert digest.id not in {post.id for post in server.posts()}
    assert EN("button-move") in buttons(server.posts()[-1]), "the live message follows it"


async def test_what_is_told_with_the_next_edits_nothing_by_itself(server: Any) -> None:
    played = await Game.begun(server, "first_martians")
    waiting = ""
    for _ in range(200):
        before = [(post.id, said(post)) for post in played.digests()]
        events = await played.step()
        found = [
            each
            for each in played.presenter.announcements(events)
            if each.kind not in ("briefing", "final")
        ]
        shown = [(post.id, said(post)) for post in played.digests()]
        if waiting and found and not found[0].with_next:
            # It stands in a line of its own above what it was told with.
            assert f"\u2022 {waiting[:100]}" in "\n".join(text for _, text in shown)
            return
        if found and all(each.with_next for each in found):
            assert shown == before
            here = await played.position()
            view = played.presenter.game.view(here.state, None)
            public = [played.presenter.game.redact(event, None) for event in events]
            people = [seat.name for seat in here.table.seats]
            waiting = present(here.table.game, view, people).summarize(found[0], public)
    pytest.fail("nothing was told with the next")


async def test_a_new_process_goes_on_with_the_same_digest(server: Any) -> None:
    played = await Game.begun(server)
    await played.flight()
    (digest,) = played.digests()
    await server.restart()
    await played.flight()
    assert played.digests()[0].id == digest.id
