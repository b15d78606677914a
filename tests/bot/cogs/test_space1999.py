"""``/1999`` in a simulated Discord: each command does what the buttons do, and says why not."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.domain.table import Table
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.playground.players import controls
from rules.core.chance import stream
from rules.core.game import Seat
from rules.space1999.central_computer import Propose
from rules.space1999.game import GAME
from rules.space1999.outlook import Navigation
from rules.space1999.route_tiles import Lay
from rules.space1999.ships import Fly
from rules.space1999.slides import Slide
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.positions import press_way, typed
from tests.bot.helpers.simulated_server import texts

SEED = bytes(range(4, 36))
NAMES = ("Anna", "Bruno")
MOVES = 36
MOST_PRESSES = 3
"""Presses that any act takes, that on My move included."""


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of these tests is dealt from one seed."""
    deal_from(monkeypatch, SEED)


class Play:
    """A table of two with its people, played by command or by button."""

    def __init__(self, server: Any, table: Table, channel: Any):
        self.server, self.table, self.channel = server, table, channel

    async def state(self) -> Any:
        return (await self.server.bot.tables.position(self.table.id)).state

    async def up(self) -> Seat:
        return GAME.decisions(await self.state())[0].seat

    def actor(self, seat: Seat) -> Any:
        return self.server.people[NAMES[seat]]

    async def order(self, seat: Seat, command: str, **options: Any) -> Any:
        """Give a command; what only the person sees comes back."""
        result = await self.actor(seat).slash(self.channel, f"1999 {command}", **options)
        assert result.acknowledged
        assert result.ephemeral
        return result

    async def refused(self, seat: Seat, command: str, **options: Any) -> str:
        """The answer to a command that must change nothing."""
        before = GAME.encode_state(await self.state())
        result = await self.order(seat, command, **options)
        assert GAME.encode_state(await self.state()) == before
        return texts(result.response)[0]

    async def press(self, seat: Seat, action: Any) -> int:
        """Press the way to an action from My move on; the number of presses."""
        actor = self.actor(seat)
        return await press_way(self.server, self.table.id, actor, action, self.channel)


@pytest.fixture
async def play(server: Any) -> Callable[..., Any]:
    async def make(channel: Any = None) -> Play:
        place = channel or server.channel
        table = await server.table(*NAMES, channel=place, game="space1999")
        return Play(server, table, place)

    return make


async def test_commands_and_buttons_give_the_same_game(server: Any, play: Any) -> None:
    other = server.guild.create_text_channel("elsewhere")
    ordered, pressed = await play(), await play(other)
    pilot, dice = next(iter(GAME.autopilots.values())), stream(SEED, "tests")
    kinds = set()
    for _ in range(MOVES):
        seat, state = await ordered.up(), await ordered.state()
        view = GAME.view(state, seat)
        actions = GAME.legal_actions(state, seat)
        action = pilot.choose(view, actions, dice)
        if Slide not in kinds:
            action = next((one for one in actions if isinstance(one, Slide)), action)
        kinds.add(type(action))
        command, options = typed(action, view, seat)
        await ordered.order(seat, command, **options)
        assert await pressed.press(seat, action) <= MOST_PRESSES, GAME.format_action(action)
        states = [GAME.encode_state(await one.state()) for one in (ordered, pressed)]
        assert states[0] == states[1], GAME.format_action(action)
    assert {Fly, Propose, Lay, Slide} <= kinds


async def test_bad_input_is_answered_with_reason_and_figures(play: Any) -> None:
    one = await play()
    seat = await one.up()
    state = await one.state()
    view = GAME.view(state, seat)
    reach = {a.place for a in GAME.legal_actions(state, seat) if isinstance(a, Fly)}
    covered = next(iter(Navigation(view, seat).chart.covered(view.moon.number)))
    assert covered not in reach
    text = await one.refused(seat, "fly", place=covered[1:])
    assert text == f"Node {covered[1:]} lies under the Moon now."
    assert "no such place" in await one.refused(seat, "fly", place="Alpha Centauri")
    assert await one.refused(seat, "fly", place="base") == "You are there already: Base."
    assert "as long as you can fly" in await one.refused(seat, "pass")
    assert "no such flight plan" in await one.refused(seat, "propose", plan="land on Mars")
    unheld = next(p.id for p in view.board.plan_deck if p.id not in view.own.plans)
    assert await one.refused(seat, "propose", plan=unheld) == "You don’t hold that flight plan."
    assert "No tile lies on g1" in await one.refused(seat, "slide", square="g1", onto="g2")
    assert "no such square" in await one.refused(seat, "slide", square="z99", onto="g2")
    assert "There is no such tile" in await one.refused(seat, "lay", tile="crossing", square="g1")
    text = await one.refused(1 - seat, "fly", place="5")
    assert text == words("en")("illegal-not-deciding")


async def test_a_refusal_names_the_blocked_node_and_the_energy() -> None:
    """The rules' figures reach the sentence, in every language."""
    for language in ("en", "it", "fr", "de"):
        t = words(language)
        blocked = t("illegal-way-blocked", place="corva", node="n17")
        assert "Corva" in blocked
        assert re.search(r"\b17\b", blocked)
        for reason in ("place-covered", "place-occupied", "not-next", "step-back", "unknown-place"):
            told = t(f"illegal-{reason}", place="n17")
            assert re.search(r"\b17\b", told), told
            assert "n17" not in told
        assert "Vulcano 3" in t("illegal-unknown-place", place="Vulcano 3")
        assert " d4" in t("illegal-unknown-place", place="d4"), "a square isn't read as a node"
        lacking = t("illegal-energy-lacking", needed=4, held=2)
        assert "4" in lacking
        assert "2" in lacking
        assert "3" in t("illegal-energy-first", held=3)


async def test_suggestions_are_the_legal_moves_with_their_cost(play: Any) -> None:
    one = await play()
    seat = await one.up()
    actor = one.actor(seat)
    found = await actor.autocomplete(one.channel, "1999 fly", "place", "")
    assert len(found) == 25
    assert all("E.U." in each["name"] for each in found)
    # Planets first: nodes are what one stops at on the way.
    nodes = [each["value"][1:].isdecimal() for each in found]
    assert nodes == sorted(nodes)
    found = await actor.autocomplete(one.channel, "1999 fly", "place", "corv")
    # A node from which Corva lies straight ahead may follow.
    assert found[0]["value"] == "corva"
    plans = await actor.autocomplete(one.channel, "1999 propose", "plan", "")
    own = GAME.view(await one.state(), seat).own
    assert [each["value"] for each in plans] == list(own.plans)
    waiting = one.actor(1 - seat)
    assert await waiting.autocomplete(one.channel, "1999 propose", "plan", "") == []


async def test_a_tile_is_shown_before_it_is_laid(server: Any, play: Any) -> None:
    one = await play()
    pilot, dice = next(iter(GAME.autopilots.values())), stream(SEED, "tests")
    while GAME.decisions(await one.state())[0].kind != "tiles":
        seat, state = await one.up(), await one.state()
        action = pilot.choose(GAME.view(state, seat), GAME.legal_actions(state, seat), dice)
        await server.act(one.table.id, seat, GAME.format_action(action))
    seat, state = await one.up(), await one.state()
    view = GAME.view(state, seat)
    lays = [a for a in GAME.legal_actions(state, seat) if isinstance(a, Lay)]
    _, options = typed(lays[0], view, seat)
    found = await one.actor(seat).autocomplete(one.channel, "1999 lay", "square", "")
    assert {each["value"] for each in found} == {a.square for a in lays}
    shown = await one.order(seat, "lay", **{**options, "go": False})
    assert await one.state() is state
    assert [file.filename for file in shown.response.attachments] == ["monitor.png"]
    verbs = {control.verb for control, _ in controls(shown.response)}
    assert "do" in verbs
    confirm = next(c for c, _ in controls(shown.response) if c.verb == "do")
    await one.actor(seat).click(shown.response, custom_id=str(confirm))
    tiles = (await one.state()).tiles
    assert [tile.square for tile in tiles if tile not in state.tiles] == [lays[0].square]


async def test_the_board_shows_chart_and_monitor(play: Any) -> None:
    one = await play()
    seat = await one.up()
    shown = await one.actor(seat).slash(one.channel, "table show")
    names = [file.filename for file in shown.response.attachments]
    assert names == ["chart.png", "monitor.png"]
    panel = await one.actor(seat).click(
        one.channel.last_message, custom_id=str(ControlId("move", one.table.id))
    )
    assert [file.filename for file in panel.response.attachments] == ["chart.png"]


async def test_every_command_is_known_in_every_language(server: Any) -> None:
    group = server.bot.tree.get_command("1999")
    sent = await group.get_translated_payload(server.bot.tree, server.bot.tree.translator)
    parts = [sent, *sent["options"], *(o for c in sent["options"] for o in c.get("options", ()))]
    assert len(sent["options"]) == 8
    for part in parts:
        assert len(part["description"]) <= 100
        assert {"it", "fr", "de"} <= set(part["description_localizations"])
    for language in ("it", "fr", "de"):
        found = [command["name_localizations"][language] for command in sent["options"]]
        assert len(set(found)) == 8
