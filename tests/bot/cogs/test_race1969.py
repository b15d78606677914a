"""``/1969`` in a simulated Discord: each command does what the buttons do."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from simcord.components import walk_components

from bot.domain.table import Table
from bot.i18n import words
from bot.messages.components.items import ControlId
from rules.core.game import Seat
from rules.race1969.board import standard_board
from rules.race1969.game import GAME
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.positions import press_way
from tests.bot.helpers.simulated_server import texts

SEED = bytes(range(32))
NAMES = ("Anna", "Bruno")
BUTTON, SELECT = 2, 3


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of these tests is dealt from one seed."""
    deal_from(monkeypatch, SEED)


class Game:
    """A table of two with its people, played by command or by button."""

    def __init__(self, server: Any, table: Table, channel: Any):
        self.server = server
        self.table = table
        self.channel = channel

    async def state(self) -> Any:
        return (await self.server.bot.tables.position(self.table.id)).state

    async def actions(self, seat: Seat) -> tuple[Any, ...]:
        return GAME.legal_actions(await self.state(), seat)

    async def up(self) -> Seat:
        return GAME.decisions(await self.state())[0].seat

    def actor(self, seat: Seat) -> Any:
        return self.server.people[NAMES[seat]]

    async def order(self, seat: Seat, command: str, **options: Any) -> Any:
        """Give a command; what only the person sees comes back."""
        result = await self.actor(seat).slash(self.channel, f"1969 {command}", **options)
        assert result.acknowledged
        assert result.ephemeral
        return result

    async def press(self, seat: Seat, line: str) -> None:
        """Press the way to an action from My move on."""
        action = GAME.parse_action(line)
        await press_way(self.server, self.table.id, self.actor(seat), action, self.channel)


@pytest.fixture
async def game(server: Any) -> Callable[..., Any]:
    async def make(**options: Any) -> Game:
        channel = options.pop("channel", None) or server.channel
        table = await server.table(*NAMES, channel=channel, **options)
        return Game(server, table, channel)

    return make


SCRIPT: tuple[tuple[str, dict[str, Any], tuple[str, ...]], ...] = (
    ("trade", {"points": 1}, ("trade 1",)),
    ("trade", {"points": 0}, ("trade 0",)),
    ("hire", {"scientist": "base", "research": "simulation"}, ("hire base simulation",)),
    ("buy", {"count": 2}, ("buy 2",)),
    ("done", {}, ("done",)),
    ("spy", {"nation": "other", "research": "booster"}, ("spy other booster",)),
    ("buy", {"count": 1}, ("buy 1",)),
    ("done", {}, ("done",)),
    ("launch", {"mission": "eva", "go": True}, ("launch eva",)),
    ("reroll", {"die": 2}, ("reroll 2",)),
    ("play", {"cards": "hand"}, ("play hand",)),
    ("done", {}, ("seal",)),
    ("done", {}, ("seal",)),
    ("done", {}, ("stay",)),
)
"""Two nations' first year, as commands and as the actions that buttons lead to."""


@pytest.mark.usefixtures("asked_anyway")
async def test_commands_and_buttons_give_the_same_game(server: Any, game: Any) -> None:
    other = server.guild.create_text_channel("elsewhere")
    ordered, pressed = await game(), await game(channel=other)
    for command, options, lines in SCRIPT:
        for one in (ordered, pressed):
            seat = await one.up()
            state = await one.state()
            nations = state.start.nations
            fill = {"other": nations[1 - seat], "hand": str((state.nations[seat].hand or (0,))[0])}
            if one is ordered:
                filled = {name: fill.get(str(v), v) for name, v in options.items()}
                await one.order(seat, command, **filled)
            else:
                for line in lines:
                    await one.press(seat, " ".join(fill.get(word, word) for word in line.split()))
        states = [GAME.encode_state(await one.state()) for one in (ordered, pressed)]
        assert states[0] == states[1], command
    assert (await ordered.state()).round == 1


async def _to_purchases(one: Game, trade: int = 0) -> Seat:
    for _ in NAMES:
        await one.order(await one.up(), "trade", points=trade)
    return await one.up()


async def test_the_last_trade_to_be_sealed_is_told_once(game: Any) -> None:
    one = await game()
    answers = []
    for points in (0, 1):
        seat = await one.up()
        answer = await one.order(seat, "trade", points=points)
        told = "\n".join(texts(answer.response))
        answers.append((seat, told))
    (first, sealed), (last, traded) = answers
    assert first != last
    assert "has decided about the trade: 0 PP" in sealed
    assert "has decided about the trade" not in traded
    assert "trades 1 PP for" in traded


async def _to_missions(one: Game) -> Seat:
    await _to_purchases(one)
    for _ in NAMES:
        await one.order(await one.up(), "done")
    return await one.up()


async def test_a_launch_is_shown_with_every_figure_before_it_is_paid(game: Any) -> None:
    one = await game()
    seat = await _to_missions(one)
    before = GAME.encode_state(await one.state())
    shown = await one.order(seat, "launch", mission="csm")
    text = "\n".join(texts(shown.response))
    cost = standard_board().mission("csm").launch_cost
    assert f"Costs **{cost} M** of your 12 M: **{12 - cost} M left**" in text
    assert "cell  5 ·  5 PP" in text
    assert "One cell costs" in text
    assert GAME.encode_state(await one.state()) == before
    (confirm,) = [
        part["custom_id"]
        for part in walk_components(shown.response.components)
        if part["type"] == BUTTON and ControlId.parse(part["custom_id"]).verb == "do"
    ]
    await one.actor(seat).click(shown.response, custom_id=confirm)
    state = await one.state()
    assert state.nations[seat].money == 12 - cost
    assert state.nations[seat].flights[-1].mission == "csm"


async def test_a_full_hand_discards_by_command(game: Any) -> None:
    one = await game()
    seat = await _to_purchases(one, trade=1)
    await one.order(seat, "buy", count=5)
    held = (await one.state()).nations[seat].hand[0]
    refused = await one.order(seat, "discard", card=held)
    assert "only discard from a full hand: you hold 5 of 6" in texts(refused.response)[0]
    await one.order(seat, "buy", count=1)
    hand = (await one.state()).nations[seat].hand
    assert len(hand) == 6
    refused = await one.order(seat, "buy", count=1)
    assert "Nobody may hold more than 6 cards" in texts(refused.response)[0]
    found = await one.actor(seat).autocomplete(one.channel, "1969 discard", "card", "")
    assert [choice["value"] for choice in found] == sorted(set(hand))
    await one.order(seat, "discard", card=hand[0])
    assert (await one.state()).nations[seat].hand == hand[1:]


@pytest.mark.usefixtures("asked_anyway")
async def test_a_play_can_be_changed_until_it_is_sealed(game: Any) -> None:
    one = await game()
    first = await _to_purchases(one)
    second = 1 - first
    await one.order(first, "done")
    await one.order(second, "buy", count=4)
    await one.order(second, "done")
    await one.order(first, "launch", mission="csm", go=True)
    hand = (await one.state()).nations[second].hand
    everything = " ".join(map(str, hand))
    await one.order(second, "play", cards=everything)
    assert (await one.state()).launch.plays[second] == hand
    shown = await one.order(second, "play", cards=str(hand[0]))
    assert (await one.state()).launch.plays[second] == hand[:1]
    assert "You have laid" in "\n".join(texts(shown.response))
    await one.order(second, "play", cards="0")
    assert (await one.state()).launch.plays[second] == ()
    refused = await one.order(second, "play", cards="3 3 3 3 3")
    assert texts(refused.response)[0] == "You don’t hold that card."
    refused = await one.order(second, "play", cards="all of them")
    assert texts(refused.response)[0].startswith("I don’t understand “all of them”.")
    shown = await one.order(second, "play", cards=everything)
    await one.actor(second).click(shown.response, label=words("en")("button-undo"))
    assert (await one.state()).launch.plays[second] == ()
    await one.order(second, "play", cards=everything)
    await one.order(second, "done")
    assert (await one.state()).nations[second].hand == ()


async def test_suggestions_come_from_the_legal_moves(game: Any) -> None:
    one = await game()
    seat = await _to_purchases(one)
    actor = one.actor(seat)
    found = await actor.autocomplete(one.channel, "1969 hire", "scientist", "")
    assert [choice["value"] for choice in found] == ["base", "genius", "famous", "novice"]
    assert found[1]["name"].startswith("Genius · 11 M")
    found = await actor.autocomplete(
        one.channel, "1969 hire", "research", "con", scientist="famous"
    )
    assert [choice["value"] for choice in found] == ["ground-control"]
    gain = re.search(r": (\d+\.\d) → (\d+\.\d) PP", found[0]["name"])
    assert gain, "what the researcher changes"
    assert float(gain[1]) < float(gain[2])
    found = await actor.autocomplete(one.channel, "1969 spy", "nation", "")
    assert len(found) == 1
    found = await actor.autocomplete(one.channel, "1969 buy", "count", "")
    assert [choice["value"] for choice in found] == [1, 2, 3, 4, 5, 6]
    waiting = one.actor(1 - seat)
    assert await waiting.autocomplete(one.channel, "1969 hire", "scientist", "") == []
    await one.order(seat, "done")
    await one.order(1 - seat, "done")
    found = await actor.autocomplete(one.channel, "1969 launch", "mission", "")
    assert len(found) == 12
    assert "3 M · 14% to the top · ≈ 1.9 PP" in found[0]["name"]


async def test_a_wrong_command_is_answered_in_the_persons_language(server: Any, game: Any) -> None:
    one = await game()
    seat = await _to_purchases(one)
    before = GAME.encode_state(await one.state())
    server.person(NAMES[seat], "de")
    refused = await one.order(seat, "launch", mission="eva")
    assert "Mein Zug" in texts(refused.response)[0]
    refused = await one.order(seat, "hire", scientist="genialer", research="Teeküche")
    assert "Diese Forschung gibt es nicht: Teeküche" in texts(refused.response)[0]
    server.person(NAMES[1 - seat], "fr")
    refused = await one.order(1 - seat, "buy", count=1)
    assert texts(refused.response)[0] == words("fr")("illegal-not-deciding")
    stranger = server.person("Chloé", "it")
    refused = await stranger.slash(one.channel, "1969 done")
    assert texts(refused.response)[0] == words("it")("error-not-seated")
    nowhere = server.guild.create_text_channel("nowhere")
    refused = await stranger.slash(nowhere, "1969 done")
    assert texts(refused.response)[0] == words("it")("error-no-table")
    assert GAME.encode_state(await one.state()) == before


async def test_every_command_is_known_in_every_language(server: Any) -> None:
    group = server.bot.tree.get_command("1969")
    sent = await group.get_translated_payload(server.bot.tree, server.bot.tree.translator)
    parts = [sent, *sent["options"], *(o for c in sent["options"] for o in c.get("options", ()))]
    assert len(sent["options"]) == 9
    for part in parts:
        assert len(part["description"]) <= 100
        assert {"it", "fr", "de"} <= set(part["description_localizations"])
        assert {"it", "fr", "de"} <= set(part["name_localizations"])
    for language in ("it", "fr", "de"):
        names = [command["name_localizations"][language] for command in sent["options"]]
        assert len(set(names)) == 9
