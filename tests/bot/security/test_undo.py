"""Spazio: 1999 taken back: what a screen offered before is dead after, and a draw takes a vote."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.table import Position
from bot.i18n import words
from bot.storage import outbox
from rules.space1999.actions import Lay, Propose
from tests.bot.conftest import controls, texts
from tests.bot.forged_presses import echoed, forge
from tests.bot.interactions import buttons, said
from tests.bot.positions import SPACE, arrive

EN = words("en")
NAMES = ("Anna", "Bob", "Carl")
AGREE = EN("button-agree")


def acting(answer: Any) -> list[str]:
    """The controls of a panel that lead to an act or are one."""
    return [id_ for id_ in controls(answer.response) if id_.split(":")[1] in ("go", "do", "pick")]


async def stale(town: Any, actor: Any, ids: list[str]) -> None:
    """None of these controls does anything any more, pressed thrice at once."""
    assert ids
    await actor.slash(town.channel, "table show", everybody=True)
    for id_ in ids:
        values = ["0"] if ":pick:" in id_ else None
        with echoed(town, 3):
            answer = await forge(town, actor, id_, values, ["0"], label=EN("button-log"))
        assert EN("panel-stale") in said(answer), id_


async def moved(
    town: Any, monkeypatch: pytest.MonkeyPatch, kind: str, action: type[Any]
) -> tuple[Position, Any, list[str], str]:
    """A decision of a kind, who took it, their panel before it, and the action that they chose."""
    before = await arrive(town, monkeypatch, kind, *NAMES)
    seat = SPACE.decisions(before.state)[0].seat
    actor = town.person(NAMES[seat])
    panel = acting(await actor.slash(town.channel, "table move"))
    actions = SPACE.legal_actions(before.state, seat)
    chosen = next(one for one in actions if isinstance(one, action))
    text = SPACE.format_action(chosen)
    await town.act(before.table.id, seat, text)
    return before, actor, panel, text


async def test_neither_screen_outlives_an_undo(town: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    before, actor, old, _ = await moved(town, monkeypatch, "tiles", Lay)
    table_id = before.table.id
    after = acting(await actor.slash(town.channel, "table move"))
    with echoed(town, 3):
        undone = await actor.slash(town.channel, "table undo")
    assert undone.acknowledged
    back = await town.bot.tables.position(table_id)
    assert back.state == before.state
    await stale(town, actor, [*old, *after])
    now = await town.bot.tables.position(table_id)
    assert (now.state, now.table.version) == (back.state, back.table.version)
    # A screen that is opened now is good.
    fresh = await actor.slash(town.channel, "table move")
    assert EN("panel-stale") not in said(fresh)
    assert set(acting(fresh)).isdisjoint([*old, *after])
    assert not town.env.errors


@pytest.mark.parametrize("killed", [False, True], ids=["", "killed"])
async def test_what_the_computer_answered_is_unsaid_by_all_or_not_at_all(
    town: Any, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    town.person("Eve")
    before, actor, old, plan = await moved(town, monkeypatch, "turn", Propose)
    table_id, asker = before.table.id, actor.user.global_name
    answered = await town.bot.tables.position(table_id)
    assert said(await actor.slash(town.channel, "table undo")) == EN("undo-voting")
    vote = town.channel.last_message
    for name in (asker, "Eve"):
        told = said(await town.person(name).click(vote, label=AGREE))
        assert told == EN("error-not-your-vote")
    first, second = (name for name in NAMES if name != asker)
    with echoed(town, 4):
        await town.person(first).click(vote, label=AGREE)
    assert (await town.bot.tables.position(table_id)).state == answered.state
    if killed:
        await town.restart()
        await town.settle()
    with echoed(town, 4):
        await town.person(second).click(vote, label=AGREE)
    back = await town.bot.tables.position(table_id)
    assert back.state == before.state
    assert back.table.version == answered.table.version + 1
    shown = next(post for post in town.posts() if post.id == vote.id)
    assert not buttons(shown)
    assert EN("vote-accepted") in "\n".join(texts(shown))
    await stale(town, actor, old)
    # The same plan is answered alike: nobody asks until the answer suits them.
    await town.act(table_id, SPACE.decisions(back.state)[0].seat, plan)
    assert (await town.bot.tables.position(table_id)).state == answered.state
    assert not await town.bot.database.read(outbox.waiting)
    assert not town.env.errors
