"""Votes on undos: by those who have none, twice, late, and after play has gone on."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.table import Status
from bot.i18n import words
from tests.bot.conftest import texts
from tests.bot.forged_presses import GAME, echoed, forge
from tests.bot.interactions import buttons, said

EN = words("en")
NAMES = ("Anna", "Bob", "Carl")
AGREE, DISAGREE = EN("button-agree"), EN("button-disagree")


async def voting(town: Any) -> tuple[int, str, list[str], Any]:
    """A table where somebody would like to give back a card: table, who asks, who votes, vote."""
    for name in NAMES:
        town.person(name)
    table = await town.table(*NAMES)
    for seat in range(3):
        await town.act(table.id, seat, "trade 0")
    decision = GAME.decisions((await town.bot.tables.position(table.id)).state)[0]
    asker = NAMES[decision.seat]
    await town.person(asker).slash(town.channel, "1969 buy", count=1)
    asked = await town.person(asker).slash(town.channel, "table undo")
    assert said(asked) == EN("undo-voting")
    message = town.channel.last_message
    assert set(buttons(message)) == {AGREE, DISAGREE}
    return table.id, asker, [name for name in NAMES if name != asker], message


def shown(town: Any, message: Any) -> Any:
    return next(post for post in town.posts() if post.id == message.id)


async def hand(town: Any, table_id: int, name: str) -> tuple[int, ...]:
    state = (await town.bot.tables.position(table_id)).state
    found: tuple[int, ...] = state.nations[NAMES.index(name)].hand
    return found


async def over(town: Any, message: Any, said_: str) -> None:
    now = shown(town, message)
    assert not buttons(now)
    assert EN(said_) in "\n".join(texts(now))


async def test_who_has_no_vote_is_told_so_and_counts_for_nothing(town: Any) -> None:
    table_id, asker, voters, message = await voting(town)
    cards = await hand(town, table_id, asker)
    for name in (asker, "Eve"):
        for label in (AGREE, DISAGREE):
            answer = await town.person(name).click(message, label=label)
            assert said(answer) == EN("error-not-your-vote")
            assert answer.ephemeral
    assert await hand(town, table_id, asker) == cards
    assert set(buttons(shown(town, message))) == {AGREE, DISAGREE}
    for name in voters:
        await town.person(name).click(message, label=AGREE)
    assert await hand(town, table_id, asker) == cards[:-1]
    await over(town, message, "vote-accepted")


async def test_one_person_agreeing_many_times_is_one_vote(town: Any) -> None:
    table_id, asker, voters, message = await voting(town)
    cards = await hand(town, table_id, asker)
    with echoed(town, 4):
        await town.person(voters[0]).click(message, label=AGREE)
    await town.person(voters[0]).click(message, label=AGREE)
    assert await hand(town, table_id, asker) == cards
    await town.person(voters[1]).click(message, label=DISAGREE)
    assert await hand(town, table_id, asker) == cards
    await over(town, message, "vote-refused")


async def test_all_agree_at_the_same_moment_and_it_is_undone_once(town: Any) -> None:
    table_id, asker, voters, message = await voting(town)
    version = (await town.bot.tables.get(table_id)).version
    await town.person(voters[0]).click(message, label=AGREE)
    with echoed(town, 5):
        await town.person(voters[1]).click(message, label=AGREE)
    assert (await town.bot.tables.get(table_id)).version == version + 1
    assert await hand(town, table_id, asker) == ()
    await over(town, message, "vote-accepted")


@pytest.mark.parametrize("killed", [None, True, False], ids=["at once", "killed", "closed"])
async def test_a_vote_that_play_passes_by_shows_so_at_once(town: Any, killed: bool | None) -> None:
    _, asker, voters, message = await voting(town)
    await town.person(voters[0]).click(message, label=AGREE)
    if killed is not None:
        await town.restart(killed=killed)
    await town.person(asker).slash(town.channel, "1969 done")
    await town.settle()
    await over(town, message, "vote-lapsed")


async def test_a_vote_whose_end_could_not_be_shown_shows_it_when_pressed(
    town: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unshown(*_: Any) -> None:
        """As if the call had been lost on the way."""

    table_id, asker, voters, message = await voting(town)
    with monkeypatch.context() as patched:
        patched.setattr("bot.delivery.channel.ChannelSender._end_vote", unshown)
        await town.person(asker).slash(town.channel, "1969 done")
    answer = await town.person(voters[0]).click(message, label=AGREE)
    assert said(answer) == EN("error-vote-over")
    await over(town, message, "vote-lapsed")
    assert len(await hand(town, table_id, asker)) == 1


async def test_a_second_wish_ends_the_first_vote(town: Any) -> None:
    """Bob asks for a move before Anna's: hers is no question any more."""
    table_id, asker, _, message = await voting(town)
    await town.person(asker).slash(town.channel, "1969 done")
    (decision,) = GAME.decisions((await town.bot.tables.position(table_id)).state)
    other = NAMES[decision.seat]
    await town.person(other).slash(town.channel, "1969 buy", count=1)
    await town.person(other).slash(town.channel, "table undo")
    second = town.channel.last_message
    assert set(buttons(second)) == {AGREE, DISAGREE}
    await town.person(asker).slash(town.channel, "table undo")
    third = town.channel.last_message
    assert third.id != second.id
    await over(town, second, "vote-lapsed")
    await over(town, message, "vote-lapsed")


@pytest.mark.parametrize("end", ["pause", "close", "leave"])
async def test_whatever_happens_to_the_table_ends_the_vote(town: Any, end: str) -> None:
    table_id, asker, voters, message = await voting(town)
    cards = await hand(town, table_id, asker)
    if end == "leave":
        await town.person(voters[1]).slash(town.channel, "table leave")
    else:
        asked = await town.person("Anna").slash(town.channel, f"table {end}")
        if end == "close":
            await town.person("Anna").click(asked.response, label=EN("button-close"))
    await town.settle()
    await over(town, message, "vote-lapsed")
    assert await hand(town, table_id, asker) == cards


async def test_a_vote_of_another_table_is_no_vote_here(town: Any) -> None:
    table_id, asker, voters, _ = await voting(town)
    cards = await hand(town, table_id, asker)
    second = town.guild.create_text_channel("second")
    other = await town.table("Anna", "Bob", channel=second)
    for number in (1, 2, 99):
        id_ = f"mc1:vote-yes:{other.id}:0:{number}:"
        answer = await forge(town, town.person(voters[0]), id_, label=AGREE)
        assert said(answer) == EN("error-vote-over")
    assert await hand(town, table_id, asker) == cards
    assert (await town.bot.tables.get(other.id)).status is Status.RUNNING


async def test_a_vote_whose_message_was_deleted_holds_nothing_up(town: Any) -> None:
    _, asker, _, message = await voting(town)
    town.env.backend.delete_message(town.channel.id, message.id)
    answer = await town.person(asker).slash(town.channel, "1969 done")
    assert answer.acknowledged
    await town.settle()
    assert not town.env.errors
