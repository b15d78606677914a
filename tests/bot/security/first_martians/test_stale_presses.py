"""Buttons of a plan that has changed, was taken back or is over; and undo in a crew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.domain.table import Position
from bot.i18n import words
from bot.storage import outbox
from tests.bot.helpers.crews import CREW, all_controls, begun, now, planning
from tests.bot.helpers.simulated_discord.forged_presses import echoed, forge
from tests.bot.helpers.simulated_discord.interactions import buttons, said
from tests.bot.helpers.simulated_discord.simulated_server import texts

EN = words("en")
AGREE, LOG = EN("button-agree"), EN("button-log")
NAMES = ("Anna", "Bob", "Carl")
REST = ("rest", "rest")


async def dead(server: Any, name: str, ids: Sequence[str]) -> None:
    """None of these controls does anything any more, pressed twice at once."""
    assert ids
    table = await server.bot.tables.in_channel(server.channel.id)
    before = await server.bot.tables.position(table.id)
    for id_ in ids:
        with echoed(server, 2):
            answer = await forge(server, server.person(name), id_, label=LOG)
        assert EN("panel-stale") in said(answer), id_
    after = await server.bot.tables.position(table.id)
    assert (after.state, after.table.version) == (before.state, before.table.version)


async def test_what_the_plan_has_passed_is_stale(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    arranged = planning(3)
    arranged.do("scientist", "explore r1-n 0 own")
    position = await begun(server, monkeypatch, arranged, *NAMES)
    old = [all_controls(position, seat) for seat in range(3)]
    assert all(len(ids) >= 4 for ids in old)
    await server.act(position.table.id, 0, "rest")
    await dead(server, "Anna", old[0])
    moved = await now(server, position)
    second = all_controls(moved, 0)
    with echoed(server, 3):
        undone = await server.person("Anna").slash(server.channel, "table undo")
    assert undone.acknowledged
    assert (await now(server, position)).state == position.state
    await dead(server, "Anna", [*old[0], *second])
    # Another's plan changes what Bob can do: whatever he was offered before is stale too.
    bobs = all_controls(await now(server, position), 1)
    await server.act(position.table.id, 0, "withdraw 1 own")
    await dead(server, "Bob", bobs)
    assert not server.env.errors


async def settled(server: Any, monkeypatch: pytest.MonkeyPatch) -> tuple[Position, Position]:
    """A plan on which Carl has the last word: the positions before it and after."""
    arranged = planning(3)
    for role in CREW.identities[:3]:
        arranged.do(role, *REST)
    arranged.do("scientist", "withdraw 1 own", "withdraw 2 own", "explore r1-n 0 own", "join 1 own")
    for role in CREW.identities[:2]:
        arranged.do(role, "ready")
    before = await begun(server, monkeypatch, arranged, *NAMES)
    server.person("Eve")
    await server.act(before.table.id, 2, "ready")
    return before, await now(server, before)


@pytest.mark.parametrize("killed", [False, True], ids=["", "killed"])
async def test_dice_that_have_fallen_are_taken_back_by_all_or_not_at_all(
    server: Any, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    before, rolled = await settled(server, monkeypatch)
    table_id, old = before.table.id, all_controls(before, 2)
    assert rolled.barrier == rolled.table.version, "dice have fallen"
    await dead(server, "Carl", old)
    # Carl has moved last, yet what was drawn lies open to all.
    assert said(await server.person("Carl").slash(server.channel, "table undo")) in (
        EN("undo-voting"),
        EN("undo-voting-group"),
    )
    vote = server.channel.last_message
    for name in ("Carl", "Eve"):
        refused = await server.person(name).click(vote, label=AGREE)
        assert said(refused) == EN("error-not-your-vote")
    with echoed(server, 3):
        await server.person("Anna").click(vote, label=AGREE)
    assert (await now(server, before)).state == rolled.state
    if killed:
        await server.restart()
        await server.settle()
    with echoed(server, 3):
        await server.person("Bob").click(vote, label=AGREE)
    back = await now(server, before)
    assert back.state == before.state
    assert back.table.version == rolled.table.version + 1
    shown = next(post for post in server.posts() if post.id == vote.id)
    assert not buttons(shown)
    assert EN("vote-accepted") in "\n".join(texts(shown))
    await server.person("Carl").slash(server.channel, "table show", everybody=True)
    await dead(server, "Carl", old)
    # The same plan has the same dice: nobody asks until they suit them.
    await server.act(table_id, 2, "ready")
    assert (await now(server, before)).state == rolled.state
    assert not await server.bot.database.read(outbox.waiting)
    assert not server.env.errors


async def test_whose_move_it_was_says_so_too(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bob may ask for Anna's move to be taken back; without her agreement it stands."""
    position = await begun(server, monkeypatch, planning(2), "Anna", "Bob")
    await server.act(position.table.id, 0, "rest")
    moved = await now(server, position)
    asked = await server.person("Bob").slash(server.channel, "table undo")
    assert said(asked) == EN("undo-voting-group")
    again = await server.person("Bob").slash(server.channel, "table undo")
    assert said(again) == EN("undo-voting-group")
    votes = [post for post in server.posts() if AGREE in buttons(post)]
    assert len(votes) == 1
    assert (await now(server, position)).state == moved.state
    await server.person("Anna").click(votes[0], label=EN("button-disagree"))
    assert (await now(server, position)).state == moved.state
