"""Presses that nobody was offered, by people who may not, and all of them at once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.table import Status
from bot.games import PRESENTERS
from bot.i18n import words
from bot.tables.service import TableService
from bot.ui.routes import ROUTER
from rules.core.chance import SEED_BYTES
from tests.bot.helpers.forged_presses import GAME, echoed, forge, reach
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.simulated_server import buttons, said
from tests.covering import covering

EN = words("en")
HUGE = "9" * 30
OURS = "something went wrong"
"""The words of an answer to an error that no code expected."""


async def state(server: Any, table_id: int) -> tuple[Any, ...]:
    position = await server.position(table_id)
    table = position.table
    return (
        position.state,
        table.version,
        table.seats,
        table.status,
        table.host_id,
        table.settings.clock,
    )


async def up(server: Any, table_id: int) -> tuple[int, int]:
    return next(iter((await server.position(table_id)).tokens.items()))


@pytest.mark.parametrize("game", list(PRESENTERS))
async def test_a_stranger_changes_nothing_with_any_id(server: Any, game: str) -> None:
    table = await server.table("Anna", "Bob", game=game)
    eve = server.person("Eve")
    seat, token = await up(server, table.id)
    before = await state(server, table.id)
    tails = [f"{table.id}", *(f"{table.id}:{one}:{token}:0" for one in (seat, 1 - seat))]
    if game == GAME.id:
        tails += [f"{table.id}:{seat}:{token}:99999999999", "0", "777:0:0:0"]
    # Numbers out of range end before anybody asks what is pressed.
    huge = [f"{table.id}:0:{HUGE}:", f"{table.id}:{HUGE}:0:0..1.", HUGE, f"0:{HUGE}:0:{HUGE}"]
    # Anybody may open a table of their own: test_guided.py and test_choosing_a_game.py.
    own = {"guided", "open-game"}
    for verb in sorted({*ROUTER.verbs, "nonsense", "pick-nothing"} - own):
        for tail in (*tails, *huge) if verb in ("move", "do", "pick") else tails:
            values = ["0"] if verb.startswith("pick") else None
            answer = await forge(server, eve, f"mc1:{verb}:{tail}", values, ["0"])
            text = said(answer)
            assert text, (verb, tail)
            assert OURS not in text, (verb, tail)
    assert await state(server, table.id) == before


@pytest.mark.parametrize(("game", "value"), covering(list(PRESENTERS), ["-1", "x", HUGE, "", "xx"]))
async def test_a_value_that_was_not_offered_is_refused(server: Any, game: str, value: str) -> None:
    table = await server.table("Anna", "Bob", game=game)
    seat, token = await up(server, table.id)
    before = await state(server, table.id)
    for verb in sorted(verb for verb in ROUTER.verbs if verb.startswith("pick")):
        for offered in (["0"], []):
            id_ = f"mc1:{verb}:{table.id}:{seat}:{token}:0"
            answer = await forge(
                server, server.person(("Anna", "Bob")[seat]), id_, [value], offered
            )
            assert said(answer) == EN("error-unknown-control")
    assert await state(server, table.id) == before


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("table pause", {}),
        ("table close", {}),
        ("table start", {}),
        ("table nudge", {}),
        ("table undo", {}),
        ("table leave", {}),
        ("table show", {"everybody": True}),
        ("1969 done", {}),
        ("1969 play", {"cards": "1"}),
        ("1999 fly", {"place": "5"}),
        ("1999 propose", {"plan": "return"}),
        ("1999 pass", {}),
        ("mars ready", {}),
        ("mars wait", {}),
        ("mars why", {}),
        ("mars lay", {"action": "rest"}),
        ("mars choose", {"action": "choose scout"}),
    ],
)
async def test_a_stranger_is_refused_every_command(
    server: Any, command: str, options: dict[str, Any]
) -> None:
    games = {PRESENTERS[one].command: one for one in PRESENTERS}
    game = games.get(command.split()[0], "race1969")
    table = await server.table("Anna", "Bob", game=game)
    before = await state(server, table.id)
    public = len(server.posts())
    text = said(await server.person("Eve").slash(server.channel, command, **options))
    reasons = ("host-only", "not-seated", "already-started")
    assert text in {EN(f"error-{reason}") for reason in reasons}
    assert await state(server, table.id) == before
    assert len(server.posts()) == public


async def test_a_hosts_buttons_are_the_hosts(server: Any) -> None:
    table = await server.table("Anna", "Bob")
    before = await state(server, table.id)
    for verb in ("close", "resume", "start", "autopilot", "settings"):
        answer = await forge(server, server.person("Bob"), f"mc1:{verb}:{table.id}")
        reasons = ("host-only", "already-started")
        assert said(answer) in {EN(f"error-{reason}") for reason in reasons}
    assert await state(server, table.id) == before


@pytest.mark.usefixtures("asked_anyway")
async def test_cards_named_twice_at_once_are_laid_once(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_from(monkeypatch, bytes([1]) * SEED_BYTES)
    names = ("Anna", "Bob", "Carl")
    table = await server.table(*names)
    position = await reach(server, table.id)
    hands = {d.seat: position.state.nations[d.seat].hand for d in GAME.decisions(position.state)}
    seat = next(seat for seat, hand in hands.items() if hand.count(3) == 2)
    actor = server.person(names[seat])
    with echoed(server, 3):
        answer = await actor.slash(server.channel, "1969 play", cards="3")
    assert answer.acknowledged
    here = await server.position(table.id)
    assert GAME.view(here.state, seat).own.play == (3,)


@pytest.mark.parametrize("game", list(PRESENTERS))
async def test_buttons_of_a_closed_table_are_dead(server: Any, game: str) -> None:
    table = await server.table("Anna", "Bob", game=game)
    seat, token = await up(server, table.id)
    async with server.acting():
        await server.bot.tables.hosting.close(table.id, server.known("Anna"))
    assert (await server.bot.tables.get(table.id)).status is Status.CLOSED
    before = await state(server, table.id)
    # A replay looks at any game that is over; what is about a person or a server names no table,
    # or leads away.
    alive = {"replay", "pick-replay", "animate", "mine", "forget", "next-table"}
    alive |= {"preference", "open-game", "pick-server", "pick-server-option", "what-if"}
    votes = {"vote-yes", "vote-no", "table-vote-yes", "table-vote-no"}
    votes |= {"seat-yes", "seat-no", "seat-withdraw"}
    of_server = ("league-", "server-", "board-", "interest-", "past-")  # names none, or others
    alive |= {verb for verb in ROUTER.verbs if verb.startswith(of_server)}
    for verb in sorted(ROUTER.verbs - alive - votes - {"keep-open"}):
        values = ["0"] if verb.startswith("pick") else None
        id_ = f"mc1:{verb}:{table.id}:{seat}:{token}:0"
        answer = await forge(server, server.person("Anna"), id_, values, ["0"])
        assert said(answer) == EN("error-table-closed"), verb
    for verb in sorted(votes):
        answer = await forge(server, server.person("Bob"), f"mc1:{verb}:{table.id}:0:1:")
        assert said(answer) == EN("error-vote-over")
    assert await state(server, table.id) == before


@pytest.mark.parametrize("verb", ["pick-identity", "pick-style", "pick-setting"])
async def test_a_selects_verb_on_a_button_is_unknown(server: Any, verb: str) -> None:
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", game="race1969", thread=False)
    table = await server.bot.tables.in_channel(server.channel.id)
    label = next(iter(buttons(server.channel.last_message)))
    answer = await forge(server, anna, f"mc1:{verb}:{table.id}:0:0:0", label=label)
    assert said(answer) == EN("error-unknown-control")


async def test_a_press_is_held_against_what_another_process_has_written(server: Any) -> None:
    """In this process's memory the table is as it was before."""
    table = await server.traded("Anna", "Bob")
    seat, token = await up(server, table.id)
    actor = server.person(("Anna", "Bob")[seat])
    other = TableService(server.bot.database, server.bot.presenters, server.bot.clock)
    moved = (await other.play.act(table.id, seat, "hire base booster", by=None)).position

    answer = await forge(server, actor, f"mc1:do:{table.id}:{seat}:{token}:0")
    assert EN("panel-stale") in said(answer)
    assert (await state(server, table.id))[:2] == (moved.state, moved.table.version)

    again = (await other.play.act(table.id, seat, "hire base eva", by=None)).position
    answer = await forge(server, actor, f"mc1:go:{table.id}:{seat}:{again.tokens[seat]}:")
    assert EN("panel-stale") not in said(answer)


async def test_whoever_has_lost_a_seat_to_another_process_sees_no_hand_of_it(server: Any) -> None:
    table = await server.table("Anna", "Bob")
    seat, token = await up(server, table.id)
    actor, carl = server.person(("Anna", "Bob")[seat]), server.known("Carl")
    host = server.known("Anna")
    other = TableService(server.bot.database, server.bot.presenters, server.bot.clock)
    await other.seats.replace(table.id, host, seat, person=carl, left=actor.id)
    for place in ("0", "99999"):
        answer = await forge(server, actor, f"mc1:do:{table.id}:{seat}:{token}:{place}")
        assert said(answer) == EN("error-not-your-seat")
