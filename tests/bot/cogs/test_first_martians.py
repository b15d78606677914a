"""``/mars`` in a simulated Discord: missions by command and by button, alone and together."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.domain.table import Position, Status
from bot.i18n import words
from bot.playground.players import PanelPlayer, controls, quick_game
from bot.playground.simulation import Simulation, temporary_simulation
from bot.settings import Settings
from rules.core.chance import Dice, stream
from rules.core.game import Decision
from rules.first_martians.decision_rules import Choose
from rules.first_martians.game import GAME
from rules.first_martians.plan.agreement import Ready
from rules.first_martians.plan.planning import Call, Join, Park, Revise, Send, Withdraw
from rules.first_martians.plan.salvage import Dismantle, KeepPart, Spend, Strip, Use
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.positions import press_way
from tests.bot.helpers.simulated_server import SimulatedServer, parts, said

EN = words("en")
SEED = bytes([5]) * 32
PILOT = GAME.autopilots["steady"]
VERBS: dict[type[Any], str] = {
    Join: "join",
    Withdraw: "back",
    Send: "rover",
    Park: "rover",
    Call: "call",
    Use: "skill",
    Strip: "salvage",
    KeepPart: "back",
    Spend: "choose",
    Dismantle: "salvage",
    Choose: "choose",
}
TYPED = 40
"""Moves of a mission that are typed; those after them are made as if they had been."""
MOST_PUBLIC = 25
"""Messages and edits in the channel that a round of four people may take."""


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every mission of these tests is dealt from one seed."""
    deal_from(monkeypatch, SEED)


def waiting(position: Position) -> Decision:
    return next(each for each in GAME.decisions(position.state) if not each.ready)


def chosen(position: Position, dice: Dice) -> tuple[Decision, Any]:
    """Whom the game waits for, and what a steady crew would do."""
    decision, state = waiting(position), position.state
    view = GAME.view(state, decision.seat)
    return decision, PILOT.choose(view, GAME.legal_actions(state, decision.seat), dice)


def typed(action: Any) -> tuple[str, dict[str, str]]:
    """The command for an action, as a person would type it."""
    if isinstance(action, Ready):
        return "ready", {}
    if isinstance(action, Revise):
        return "wait", {}
    return VERBS.get(type(action), "lay"), {"action": GAME.format_action(action)}


async def order(server: SimulatedServer, name: str, action: Any) -> Any:
    """Give a command, and confirm what it previews."""
    command, options = typed(action)
    result = await server.people[name].slash(server.channel, f"mars {command}", **options)
    assert result.acknowledged
    assert result.ephemeral
    if command in ("skill", "salvage"):
        confirm = next(one for one, _ in controls(result.response) if one.verb == "do")
        return await server.people[name].click(result.response, custom_id=str(confirm))
    return result


async def test_one_person_leads_two_astronauts_through_a_mission_by_command(
    server: SimulatedServer,
) -> None:
    table = await server.table("Anna", "Anna", game=GAME.id, options={"solo": "yes"})
    dice, used, turns = stream(SEED, "tests"), Counter[str](), 0
    position = await server.bot.tables.position(table.id)
    while position.table.status is Status.RUNNING:
        version = position.table.version
        decision, action = chosen(position, dice)
        used[typed(action)[0]] += 1
        if turns < TYPED:
            await order(server, "Anna", action)
        else:
            await server.act(table.id, decision.seat, GAME.format_action(action))
        turns += 1
        if turns == TYPED // 2:
            await server.restart()
        position = await server.bot.tables.position(table.id)
        assert position.table.version > version, GAME.format_action(action)
    assert GAME.outcome(position.state) is not None
    assert {"lay", "join", "ready", "rover", "choose"} <= set(used)


@pytest.mark.soak
async def test_two_people_plan_by_command_as_by_button(server: SimulatedServer) -> None:
    other = server.guild.create_text_channel("elsewhere")
    ordered = await server.table("Anna", "Bruno", game=GAME.id)
    pressed = await server.table("Anna", "Bruno", game=GAME.id, channel=other)
    dice, names = stream(SEED, "tests"), ("Anna", "Bruno")
    for _ in range(16):
        decision, action = chosen(await server.bot.tables.position(ordered.id), dice)
        seat = server.people[names[decision.seat]]
        await order(server, names[decision.seat], action)
        await press_way(server, pressed.id, seat, action, other)
        states = [
            GAME.encode_state((await server.bot.tables.position(one.id)).state)
            for one in (ordered, pressed)
        ]
        assert states[0] == states[1], GAME.format_action(action)


async def test_a_pawn_is_laid_without_the_whole_panel_again(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob", "Chloe", "Dora", game=GAME.id)
    dice = stream(bytes(32), "tests")
    while waiting(here := await server.bot.tables.position(table.id)).kind != "plan":
        decision, action = chosen(here, dice)
        await server.act(table.id, decision.seat, GAME.format_action(action))
    anna = server.person("Anna")
    opened = await anna.slash(server.channel, "table move")
    assert "🕐" in said(opened), "how the crew stands"
    offered = [one for part in parts(opened.response) for one in part.get("options", ())]
    (rest,) = [one["value"] for one in offered if one["label"] == EN("first_martians-job-rest")]
    laid = await anna.select(opened.response, [rest])
    assert "🕐" not in said(laid)
    assert "1 of 2 left" in said(laid)
    assert "🕐" in said(await anna.slash(server.channel, "table move"))


async def test_words_are_understood_and_refusals_say_why(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno", game=GAME.id, options={"lessons": "no"})
    t, dice = words("en"), stream(SEED, "tests")
    while waiting(position := await server.bot.tables.position(table.id)).kind != "plan":
        decision, action = chosen(position, dice)
        await server.act(table.id, decision.seat, GAME.format_action(action))
    anna = server.people["Anna"]

    async def answer(command: str, **options: str) -> str:
        return str(said(await anna.slash(server.channel, f"mars {command}", **options)))

    assert t("illegal-pawns-unused", count=2) in await answer("ready")
    assert t("illegal-unknown-word", word="dance") in await answer("lay", action="dance")
    assert "can’t be reached" in await answer("lay", action="explore r3-n 0 own")
    assert "R3-N can’t be reached" in await answer("lay", action="explore r3-n")
    assert t("illegal-build-first", project="backup-farm") in await answer(
        "lay", action="greenhouse"
    )
    assert t("illegal-not-ready") in await answer("wait")
    await answer("lay", action="solar noor")
    state = (await server.bot.tables.position(table.id)).state
    assert [stack.job.about for stack in state.plan.stacks] == ["backup-solar-panel"]
    told = await answer("why")
    assert "Backup Solar Panel" in told
    assert "success on 4 of 6 faces" in told
    found = await anna.autocomplete(server.channel, "mars lay", "action", "rest")
    assert next(one["value"] for one in found) == "rest"
    await answer("lay", action="rest")
    refused = t("illegal-no-pawn", role=state.start.roles[0], pawns=2)
    assert refused in await answer("lay", action="rest")
    assert t("illegal-unknown-word", word="solar") in await answer("skill", action="solar")


@pytest.fixture
async def simulation() -> AsyncIterator[Simulation]:
    async with temporary_simulation(Settings(default_language="de")) as made:
        yield made


async def test_one_person_and_three_autopilots_by_button(simulation: Simulation) -> None:
    """A mission in German, with a restart in between; autopilots say why they lay a pawn."""
    host = next(iter(simulation.people.values()))
    channel = await quick_game(simulation, host, seats=4, humans=1, game=GAME.id)
    bot: Any = simulation.env.bot
    table = await bot.tables.in_channel(channel.id)
    key = next(iter(simulation.people))
    player = PanelPlayer(simulation, key, channel, PILOT, Dice(bytes(32), 0), lambda *_: None)
    position, pressed = await bot.tables.position(table.id), 0
    while position.table.status is Status.RUNNING:
        async with simulation.exclusive():
            await player.act(position, waiting(position))
        pressed += 1
        if pressed == 15:
            await simulation.restart()
            bot = simulation.env.bot
        position = await bot.tables.position(table.id)
    assert pressed > 15
    steps = await bot.tables.history.log(table.id, None, limit=1000)
    reasons = {
        event.why
        for step in steps
        for event in step.events
        if step.seat and hasattr(event, "change") and event.change == "lay"
    }
    assert len(reasons - {""}) >= 2
    assert not simulation.env.errors


async def test_a_round_of_four_people_takes_few_public_messages(server: SimulatedServer) -> None:
    """A whole mission in a thread: digests, edits, the card above and the end are counted.

    What is said once at the start, before anybody can move, is of no round.
    """
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", game=GAME.id)
    thread = server.channel.threads[-1]
    table: Any = await server.bot.tables.in_channel(thread.id)
    assert table.card is not None
    for name in ("Bruno", "Carla", "Dora"):
        await server.person(name).slash(thread, "table join")
    dice, said_in = stream(SEED, "tests"), Counter[int]()
    public = tuple(f"/channels/{one}/messages" for one in (server.channel.id, thread.id))
    await anna.slash(thread, "table start")
    seen = len(server.env.http_requests)
    position = await server.bot.tables.position(table.id)
    while position.table.status is Status.RUNNING:
        round_ = position.state.round
        decision, action = chosen(position, dice)
        await server.act(table.id, decision.seat, GAME.format_action(action))
        for request in server.env.http_requests[seen:]:
            if request.path.startswith(public) and request.method in ("POST", "PATCH"):
                said_in[round_] += 1
        seen = len(server.env.http_requests)
        position = await server.bot.tables.position(table.id)
    assert set(said_in) == set(range(1, position.state.round + 1))
    assert max(said_in.values()) <= MOST_PUBLIC, said_in
