"""Votes and undone moves under attack."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.table import Position, Status
from bot.i18n import words
from rules.space1999.central_computer import Propose
from rules.space1999.route_tiles import Lay
from tests.bot.helpers.forged_presses import GAME, acting, echoed, forge, press_in_vain
from tests.bot.helpers.positions import SPACE, arrive
from tests.bot.helpers.simulated_server import buttons, said, texts

EN = words("en")
NAMES = ("Anna", "Bob", "Carl")
AGREE, DISAGREE = EN("button-agree"), EN("button-disagree")


async def voting(server: Any) -> tuple[int, str, list[str], Any]:
    """A table where somebody would like to give back a card: table, who asks, who votes, vote."""
    server.welcome(*NAMES)
    table = await server.traded(*NAMES)
    decision = GAME.decisions((await server.position(table.id)).state)[0]
    asker = NAMES[decision.seat]
    await server.person(asker).slash(server.channel, "1969 buy", count=1)
    asked = await server.person(asker).slash(server.channel, "table undo")
    assert said(asked) == EN("undo-voting")
    message = server.channel.last_message
    assert set(buttons(message)) == {AGREE, DISAGREE}
    return table.id, asker, [name for name in NAMES if name != asker], message


def shown(server: Any, message: Any) -> Any:
    return next(post for post in server.posts() if post.id == message.id)


async def hand(server: Any, table_id: int, name: str) -> tuple[int, ...]:
    state = (await server.position(table_id)).state
    found: tuple[int, ...] = state.nations[NAMES.index(name)].hand
    return found


async def over(server: Any, message: Any, said_: str) -> None:
    now = shown(server, message)
    assert not buttons(now)
    assert EN(said_) in "\n".join(texts(now))


async def test_who_has_no_vote_is_told_so_and_counts_for_nothing(server: Any) -> None:
    table_id, asker, voters, message = await voting(server)
    cards = await hand(server, table_id, asker)
    for name in (asker, "Eve"):
        for label in (AGREE, DISAGREE):
            answer = await server.person(name).click(message, label=label)
            assert said(answer) == EN("error-not-your-vote")
            assert answer.ephemeral
    assert await hand(server, table_id, asker) == cards
    assert set(buttons(shown(server, message))) == {AGREE, DISAGREE}
    for name in voters:
        await server.person(name).click(message, label=AGREE)
    assert await hand(server, table_id, asker) == cards[:-1]
    await over(server, message, "vote-accepted")


async def test_one_person_agreeing_many_times_is_one_vote(server: Any) -> None:
    table_id, asker, voters, message = await voting(server)
    cards = await hand(server, table_id, asker)
    with echoed(server, 4):
        await server.person(voters[0]).click(message, label=AGREE)
    await server.person(voters[0]).click(message, label=AGREE)
    assert await hand(server, table_id, asker) == cards
    await server.person(voters[1]).click(message, label=DISAGREE)
    assert await hand(server, table_id, asker) == cards
    await over(server, message, "vote-refused")


async def test_all_agree_at_the_same_moment_and_it_is_undone_once(server: Any) -> None:
    table_id, asker, voters, message = await voting(server)
    version = (await server.bot.tables.get(table_id)).version
    await server.person(voters[0]).click(message, label=AGREE)
    with echoed(server, 5):
        await server.person(voters[1]).click(message, label=AGREE)
    assert (await server.bot.tables.get(table_id)).version == version + 1
    assert await hand(server, table_id, asker) == ()
    await over(server, message, "vote-accepted")


@pytest.mark.parametrize("killed", [None, True, False], ids=["at once", "killed", "closed"])
async def test_a_vote_that_play_passes_by_shows_so_at_once(
    server: Any, killed: bool | None
) -> None:
    _, asker, voters, message = await voting(server)
    await server.person(voters[0]).click(message, label=AGREE)
    if killed is not None:
        await server.restart(killed=killed)
    await server.person(asker).slash(server.channel, "1969 done")
    await over(server, message, "vote-lapsed")


async def test_a_vote_whose_end_could_not_be_shown_shows_it_when_pressed(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unshown(*_: Any) -> None:
        """As if the call had been lost on the way."""

    table_id, asker, voters, message = await voting(server)
    with monkeypatch.context() as patched:
        patched.setattr("bot.delivery.channel.ChannelSender._end_vote", unshown)
        await server.person(asker).slash(server.channel, "1969 done")
    answer = await server.person(voters[0]).click(message, label=AGREE)
    assert said(answer) == EN("error-vote-over")
    await over(server, message, "vote-lapsed")
    assert len(await hand(server, table_id, asker)) == 1


async def test_a_second_wish_ends_the_first_vote(server: Any) -> None:
    """Bob asks for a move before Anna's: hers is no question any more."""
    table_id, asker, _, message = await voting(server)
    await server.person(asker).slash(server.channel, "1969 done")
    (decision,) = GAME.decisions((await server.position(table_id)).state)
    other = NAMES[decision.seat]
    await server.person(other).slash(server.channel, "1969 buy", count=1)
    await server.person(other).slash(server.channel, "table undo")
    second = server.channel.last_message
    assert set(buttons(second)) == {AGREE, DISAGREE}
    await server.person(asker).slash(server.channel, "table undo")
    third = server.channel.last_message
    assert third.id != second.id
    await over(server, second, "vote-lapsed")
    await over(server, message, "vote-lapsed")


@pytest.mark.parametrize("end", ["pause", "close", "leave"])
async def test_whatever_happens_to_the_table_ends_the_vote(server: Any, end: str) -> None:
    table_id, asker, voters, message = await voting(server)
    cards = await hand(server, table_id, asker)
    if end == "leave":
        await server.person(voters[1]).slash(server.channel, "table leave")
    else:
        asked = await server.person("Anna").slash(server.channel, f"table {end}")
        if end == "close":
            await server.person("Anna").click(asked.response, label=EN("button-close"))
    await server.settle()
    await over(server, message, "vote-lapsed")
    assert await hand(server, table_id, asker) == cards


async def test_a_vote_of_another_table_is_no_vote_here(server: Any) -> None:
    table_id, asker, voters, _ = await voting(server)
    cards = await hand(server, table_id, asker)
    second = server.guild.create_text_channel("second")
    other = await server.table("Anna", "Bob", channel=second)
    for number in (1, 2, 99):
        id_ = f"mc1:vote-yes:{other.id}:0:{number}:"
        answer = await forge(server, server.person(voters[0]), id_, label=AGREE)
        assert said(answer) == EN("error-vote-over")
    assert await hand(server, table_id, asker) == cards
    assert (await server.bot.tables.get(other.id)).status is Status.RUNNING


async def test_a_vote_whose_message_was_deleted_holds_nothing_up(server: Any) -> None:
    _, asker, _, message = await voting(server)
    server.env.backend.delete_message(server.channel.id, message.id)
    answer = await server.person(asker).slash(server.channel, "1969 done")
    assert answer.acknowledged
    await server.settle()


async def stale(server: Any, actor: Any, ids: list[str]) -> None:
    """None of these controls does anything any more, pressed thrice at once."""
    await actor.slash(server.channel, "table show", everybody=True)
    told, log = EN("panel-stale"), EN("button-log")
    await press_in_vain(server, actor, ids, told, times=3, label=log)


async def moved(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str, action: type[Any]
) -> tuple[Position, Any, list[str], str]:
    """A decision of a kind, who took it, their panel before it, and the action that they chose."""
    before = await arrive(server, monkeypatch, kind, *NAMES)
    seat = SPACE.decisions(before.state)[0].seat
    actor = server.person(NAMES[seat])
    panel = acting((await actor.slash(server.channel, "table move")).response)
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
    after = acting((await actor.slash(server.channel, "table move")).response)
    with echoed(server, 3):
        undone = await actor.slash(server.channel, "table undo")
    assert undone.acknowledged
    back = await server.position(table_id)
    assert back.state == before.state
    await stale(server, actor, [*old, *after])
    now = await server.position(table_id)
    assert (now.state, now.table.version) == (back.state, back.table.version)
    # A screen that is opened now is good.
    fresh = await actor.slash(server.channel, "table move")
    assert EN("panel-stale") not in said(fresh)
    assert set(acting(fresh.response)).isdisjoint([*old, *after])


@pytest.mark.parametrize("killed", [False, True], ids=["", "killed"])
async def test_what_the_computer_answered_is_unsaid_by_all_or_not_at_all(
    server: Any, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    server.person("Eve")
    before, actor, old, plan = await moved(server, monkeypatch, "turn", Propose)
    table_id, asker = before.table.id, actor.user.global_name
    answered = await server.position(table_id)
    assert said(await actor.slash(server.channel, "table undo")) == EN("undo-voting")
    vote = server.channel.last_message
    for name in (asker, "Eve"):
        told = said(await server.person(name).click(vote, label=AGREE))
        assert told == EN("error-not-your-vote")
    first, second = (name for name in NAMES if name != asker)
    with echoed(server, 4):
        await server.person(first).click(vote, label=AGREE)
    assert (await server.position(table_id)).state == answered.state
    if killed:
        await server.restart()
    with echoed(server, 4):
        await server.person(second).click(vote, label=AGREE)
    back = await server.position(table_id)
    assert back.state == before.state
    assert back.table.version == answered.table.version + 1
    shown = next(post for post in server.posts() if post.id == vote.id)
    assert not buttons(shown)
    assert EN("vote-accepted") in "\n".join(texts(shown))
    await stale(server, actor, old)
    # The same plan is answered alike: nobody asks until the answer suits them.
    await server.act(table_id, SPACE.decisions(back.state)[0].seat, plan)
    assert (await server.position(table_id)).state == answered.state
    assert await server.nothing_waits()
