"""Panels and direct messages pressed by the wrong person, late, twice, and from old messages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery.transport import DiscordTransport
from bot.domain.table import Position, Status
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.items import ControlId
from rules.space1999.terms import DECISIONS
from tests.bot.helpers import crews
from tests.bot.helpers.forged_presses import (
    GAME,
    acting,
    echoed,
    forge,
    press_in_vain,
    reach,
    scattered,
)
from tests.bot.helpers.positions import KINDS, SPACE, arrive, press_way
from tests.bot.helpers.simulated_server import buttons, controls, said
from tests.covering import covering, one_of

EN = words("en")
NAMES = ("Anna", "Bob", "Carl")
LIVE = ("button-move", "button-hand", "button-sheet", "button-log")


async def state(server: Any, table_id: int) -> tuple[Any, ...]:
    position = await server.position(table_id)
    return position.state, position.table.version, position.table.seats


async def panels(server: Any, actor: Any) -> set[str]:
    """Every control that somebody is shown on the way through their panel."""
    found: set[str] = set()
    opened = (await actor.slash(server.channel, "table move")).response
    found.update(controls(opened))
    for id_ in list(found):
        if id_.split(":")[1] in ("go", "page"):
            again = (await actor.slash(server.channel, "table move")).response
            deeper = await actor.click(again, custom_id=id_)
            found.update(controls(deeper.response))
    return found


async def played_to(server: Any, monkeypatch: pytest.MonkeyPatch, game: str, kind: str) -> Position:
    if game == SPACE.id:
        return await arrive(server, monkeypatch, kind, *NAMES)
    if game == crews.CREW.id:
        return await crews.arrive(server, monkeypatch, kind, *NAMES)
    table = await server.table(*NAMES)
    if kind == "sabotage":
        return await reach(server, table.id)
    if kind == "purchase":
        for seat in range(3):
            await server.act(table.id, seat, "trade 0")
    found: Position = await server.position(table.id)
    return found


@pytest.mark.parametrize(
    ("game", "kind"), [*KINDS, *((crews.CREW.id, kind) for kind in crews.KINDS)]
)
async def test_a_control_of_somebody_elses_panel_does_nothing(
    server: Any, monkeypatch: pytest.MonkeyPatch, game: str, kind: str
) -> None:
    server.welcome(*NAMES, "Eve")
    position = await played_to(server, monkeypatch, game, kind)
    table, rules = position.table, PRESENTERS[game].game
    seat = rules.decisions(position.state)[0].seat
    owner = NAMES[seat]
    ids = await panels(server, server.person(owner))
    for direct_message in server.direct_messages(owner):
        ids.update(controls(direct_message))
    own = [id_ for id_ in ids if id_.split(":")[1] in ("go", "page", "pick", "do", "undo")]
    assert own
    before = await state(server, table.id)
    secret = rules.view(position.state, seat)
    for name in ("Eve", next(one for one in NAMES if one != owner)):
        for id_ in own:
            values = ["0"] if id_.split(":")[1] == "pick" else None
            answer = await forge(server, server.person(name), id_, values, ["0"])
            assert said(answer) in (EN("error-not-your-seat"), EN("error-unknown-control")), id_
            assert answer.ephemeral
    assert await state(server, table.id) == before
    assert rules.view(before[0], seat) == secret


@pytest.mark.parametrize(("game", "kind"), [("race1969", "purchase"), (SPACE.id, "turn")])
async def test_every_button_of_a_panel_that_play_has_passed_is_stale(
    server: Any, monkeypatch: pytest.MonkeyPatch, game: str, kind: str
) -> None:
    position = await played_to(server, monkeypatch, game, kind)
    table, rules = position.table, PRESENTERS[game].game
    (decision,) = rules.decisions(position.state)
    actor = server.person(NAMES[decision.seat])
    panel = (await actor.slash(server.channel, "table move")).response
    ids = acting(panel)
    assert len(ids) > 2
    moved = rules.format_action(rules.default_action(position.state, decision.seat))
    await server.act(table.id, decision.seat, "hire novice csm" if game == GAME.id else moved)
    before = await state(server, table.id)
    await press_in_vain(server, actor, ids, EN("panel-stale"))
    assert await state(server, table.id) == before


@pytest.mark.parametrize("times", one_of([2, 5], 5))
async def test_every_first_choice_pressed_at_once_is_done_once(server: Any, times: int) -> None:
    """Each kind of direct choice, in the order in which it comes up, arrives several times."""
    table = await server.table(*NAMES[:2])
    pressed = 0
    for _ in range(12):
        position = await server.position(table.id)
        seat = GAME.decisions(position.state)[0].seat
        actor = server.person(NAMES[seat])
        panel = (await actor.slash(server.channel, "table move")).response
        direct = {k: c for k, c in buttons(panel).items() if c.verb == "do"}
        if not direct:
            await server.act(table.id, seat, GAME.format_action(_default(position, seat)))
            continue
        label = list(direct)[-1]
        with echoed(server, times):
            answer = await actor.click(panel, label=label)
        assert answer.acknowledged
        after = await server.position(table.id)
        assert after.table.version == position.table.version + 1
        pressed += 1
    assert pressed > 6


@pytest.mark.usefixtures("asked_anyway")
@pytest.mark.parametrize(("kind", "times"), covering(DECISIONS, [2, 5]))
async def test_every_kind_of_choice_in_space_pressed_at_once_is_done_once(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str, times: int
) -> None:
    """Each press on the way to it arrives several times, selects and doors too."""
    position = await arrive(server, monkeypatch, kind, *NAMES)
    seat = SPACE.decisions(position.state)[0].seat
    kinds: dict[type, Any] = {}
    for action in SPACE.legal_actions(position.state, seat):
        kinds.setdefault(type(action), action)
    for number, action in enumerate(kinds.values()):
        if number:  # the same moment again, at a table of its own
            server.channel = server.guild.create_text_channel(f"again-{number}")
            position = await arrive(server, monkeypatch, kind, *NAMES, channel=server.channel)
        with echoed(server, times):
            await press_way(server, position.table.id, server.person(NAMES[seat]), action)
        after = await server.position(position.table.id)
        assert after.table.version == position.table.version + 1
        (step,) = (await server.bot.tables.snapshot(position.table.id, 1)).recent
        assert step.action == SPACE.format_action(action)
        assert after.state == SPACE.apply(position.state, seat, action).state


@pytest.mark.parametrize("kind", ["turn", "step"])
async def test_of_several_choices_pressed_at_once_one_is_done(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Somebody's screens stand on two devices, and on each something else is pressed."""
    position = await arrive(server, monkeypatch, kind, *NAMES)
    table_id, state = position.table.id, position.state
    seat = SPACE.decisions(state)[0].seat
    actions = SPACE.legal_actions(state, seat)[:4]
    assert len(actions) > 1
    token = position.tokens[seat]
    ids = [str(ControlId("do", table_id, seat, token, (i,))) for i in range(len(actions))]
    with scattered(server, ids):
        await server.person(NAMES[seat]).click(server.channel.last_message, label=EN("button-log"))
    after = await server.position(table_id)
    assert after.table.version == position.table.version + 1
    (step,) = (await server.bot.tables.snapshot(table_id, 1)).recent
    (done,) = (one for one in actions if SPACE.format_action(one) == step.action)
    assert after.state == SPACE.apply(state, seat, done).state


def _default(position: Any, seat: int) -> Any:
    return GAME.default_action(position.state, seat)


@pytest.mark.parametrize("label", LIVE)
async def test_a_live_message_that_nobody_knows_of_works_all_the_same(
    server: Any, monkeypatch: pytest.MonkeyPatch, label: str
) -> None:
    """Discord posted it and the answer was lost; when it was tried again, play had gone on."""
    table = await server.traded(*NAMES[:2])
    seat = GAME.decisions((await server.position(table.id)).state)[0].seat
    post, lost = DiscordTransport.post, []

    async def deaf(courier: DiscordTransport, *args: Any, **kwargs: Any) -> int:
        lost.append(await post(courier, *args, **kwargs))
        monkeypatch.setattr(DiscordTransport, "post", post)
        raise ConnectionResetError

    async def blind(courier: DiscordTransport, *args: Any, **kwargs: Any) -> None:
        return None

    monkeypatch.setattr(DiscordTransport, "post", deaf)
    monkeypatch.setattr(DiscordTransport, "find", blind)
    await server.act(table.id, seat, "done")
    await server.env.advance_time(60)
    assert await server.nothing_waits()
    (orphan_id,) = lost
    current = (await server.bot.tables.get(table.id)).live_message_id
    assert orphan_id != current
    orphan = next(post for post in server.posts() if post.id == orphan_id)
    actor = server.person(NAMES[1 - seat])
    before = await server.position(table.id)
    # Its first press works, and takes its buttons away.
    opened = await actor.click(orphan, label=EN(label))
    lives = [m for m in server.posts() if m.id in (orphan_id, current)]
    assert [m.id for m in lives if controls(m)] == [current]
    assert opened.ephemeral
    if label != "button-move":
        assert said(opened)
        return
    assert EN("race1969-question-purchase") in said(opened)
    done = EN("race1969-choose-done")
    asked = await actor.click(opened.response, label=f"{done} …")
    await actor.click(asked.response, label=EN("button-confirm", what=done))
    after = await server.position(table.id)
    assert after.table.version > before.table.version


@pytest.mark.parametrize("game", list(PRESENTERS))
async def test_numbers_of_other_tables_lead_nowhere(server: Any, game: str) -> None:
    """A seat's token of one table is worth nothing at another, of whatever game."""
    first = await server.table("Anna", "Bob")
    second = server.guild.create_text_channel("second")
    other = await server.table("Anna", "Bob", channel=second, game=game)
    tokens = (await server.position(first.id)).tokens
    before = await state(server, other.id)
    for seat, name in enumerate(("Anna", "Bob")):
        id_ = str(ControlId("do", other.id, seat, tokens[seat], (0,)))
        answer = await forge(server, server.person(name), id_)
        assert EN("panel-stale") in said(answer)
    assert await state(server, other.id) == before
    assert (await server.bot.tables.get(first.id)).status is Status.RUNNING
