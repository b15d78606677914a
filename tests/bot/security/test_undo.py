"""Spazio: 1999 taken back: what a screen offered before is dead after, and a draw takes a vote."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.table import Position
from bot.i18n import words
from bot.storage import outbox
from rules.space1999.central_computer import Propose
from rules.space1999.route_tiles import Lay
from tests.bot.helpers.positions import SPACE, arrive
from tests.bot.helpers.simulated_discord.forged_presses import echoed, forge
from tests.bot.helpers.simulated_discord.interactions import buttons, said
from tests.bot.helpers.simulated_discord.simulated_server import controls, texts

EN = words("en")
NAMES = ("Anna", "Bob", "Carl")
AGREE = EN("button-agree")


def acting(answer: Any) -> list[str]:
    """The controls of a panel that lead to an act or are one."""
    return [id_ for id_ in controls(answer.response) if id_.split(":")[1] in ("go", "do", "pick")]


async def stale(server: Any, actor: Any, ids: list[str]) -> None:
    """None of these controls does anything any more, pressed thrice at once."""
    assert ids
    await actor.slash(server.channel, "table show", everybody=True)
    for id_ in ids:
        values = ["0"] if ":pick:" in id_ else None
        with echoed(server, 3):
            answer = await forge(server, actor, id_, values, ["0"], label=EN("button-log"))
        assert EN("panel-stale") in said(answer), id_


async def moved(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str, action: type[Any]
) -> tuple[Position, Any, list[str], str]:
    """A decision of a kind, who took it, their panel before it, and the action that they chose."""
    before = await arrive(server, monkeypatch, kind, *NAMES)
    seat = SPACE.decisions(before.state)[0].seat
    actor = server.person(NAMES[seat])
    panel = acting(await actor.slash(server.channel, "table move"))
    actions = SPACE.legal_actions(before.state, seat)
    chosen = next(one for one in actions if isinstance(one, action))
    text = SPACE.format_action(chosen)
    await server.act(before.table.id, seat, text)
    return before, actor, panel, text


async def test_neither_screen_outlives_an_undo(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, actor, old, _ = await moved(server, monkeypatch, "tiles", Lay)
    table_id = before.table.id
    after = acting(await actor.slash(server.channel, "table move"))
    with echoed(server, 3):
        undone = await actor.slash(server.channel, "table undo")
    assert undone.acknowledged
    back = await server.bot.tables.position(table_id)
    assert back.state == before.state
    await stale(server, actor, [*old, *after])
    now = await server.bot.tables.position(table_id)
    assert (now.state, now.table.version) == (back.state, back.table.version)
    # A screen that is opened now is good.
    fresh = await actor.slash(server.channel, "table move")
    assert EN("panel-stale") not in said(fresh)
    assert set(acting(fresh)).isdisjoint([*old, *after])
    assert not server.env.errors


@pytest.mark.parametrize("killed", [False, True], ids=["", "killed"])
async def test_what_the_computer_answered_is_unsaid_by_all_or_not_at_all(
    server: Any, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    server.person("Eve")
    before, actor, old, plan = await moved(server, monkeypatch, "turn", Propose)
    table_id, asker = before.table.id, actor.user.global_name
    answered = await server.bot.tables.position(table_id)
    assert said(await actor.slash(server.channel, "table undo")) == EN("undo-voting")
    vote = server.channel.last_message
    for name in (asker, "Eve"):
        told = said(await server.person(name).click(vote, label=AGREE))
        assert told == EN("error-not-your-vote")
    first, second = (name for name in NAMES if name != asker)
    with echoed(server, 4):
        await server.person(first).click(vote, label=AGREE)
    assert (await server.bot.tables.position(table_id)).state == answered.state
    if killed:
        await server.restart()
        await server.settle()
    with echoed(server, 4):
        await server.person(second).click(vote, label=AGREE)
    back = await server.bot.tables.position(table_id)
    assert back.state == before.state
    assert back.table.version == answered.table.version + 1
    shown = next(post for post in server.posts() if post.id == vote.id)
    assert not buttons(shown)
    assert EN("vote-accepted") in "\n".join(texts(shown))
    await stale(server, actor, old)
    # The same plan is answered alike: nobody asks until the answer suits them.
    await server.act(table_id, SPACE.decisions(back.state)[0].seat, plan)
    assert (await server.bot.tables.position(table_id)).state == answered.state
    assert not await server.bot.database.read(outbox.waiting)
    assert not server.env.errors
