"""On a board with renamed planets everything is named: in texts, choices, pictures, refusals."""

from __future__ import annotations

import json
from typing import Any

import pytest
from simcord.components import walk_components

from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.messages.components.refusals import error_text
from bot.settings import LANGUAGES
from rules.core.chance import stream
from rules.core.errors import IllegalAction
from rules.core.game import Setup
from rules.space1999.board_data import DATA
from rules.space1999.game import GAME
from rules.space1999.ships import Fly, Step
from tests.bot.games.presentation import present
from tests.bot.games.space1999.own_board import own_board, renamed
from tests.bot.helpers.simulated_server import SimulatedServer, said

PEOPLE = ("Anna", "Bruno")
OWN = renamed("corva")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_on_it_is_told_from_beginning_to_end(language: str) -> None:
    presenter, pilot = PRESENTERS[GAME.id], next(iter(GAME.autopilots.values()))
    dice, kinds = stream(bytes(32), "tests"), set()
    transition = GAME.new(Setup(("a", "b"), {}, own_board()), bytes(32))
    for step in range(120):
        state = transition.state
        public = present(GAME.id, GAME.view(state, None), PEOPLE, language)
        assert public.headline()
        for event in transition.events:
            public.describe(GAME.redact(event, None))
        for announcement in presenter.announcements(transition.events):
            kinds.add(announcement.kind)
            assert public.announce(announcement, transition.events).pages
        decisions = GAME.decisions(state)
        if not decisions:
            break
        seat = decisions[0].seat
        actions = GAME.legal_actions(state, seat)
        own = present(GAME.id, GAME.view(state, seat), PEOPLE, language)
        assert own.question(decisions[0])
        for choice in own.choices(seat, actions):
            assert all(label.text for label in choice.labels)
        if step % 40 == 0:
            assert all(band.alt for bands in public.boards() for band in bands)
            assert own.hand_text(seat)
            assert own.decision_bands(decisions[0])
        action = pilot.choose(GAME.view(state, seat), actions, dice)
        transition = GAME.apply(state, seat, action)
    assert "planet" in kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_planet_of_ones_own_is_named_where_a_move_is_refused(language: str) -> None:
    state = GAME.new(Setup(("a", "b"), {}, own_board()), bytes(32)).state
    t = words(language)
    for action in (Fly(OWN), Step(OWN)):
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(state, 1 - (state.turn or 0), action)
        assert error_text(caught.value, t)
    told = error_text(IllegalAction("planet-visited", place=OWN), t)
    assert told is not None
    assert OWN.capitalize() in told
    assert t("space1999-node", number=OWN) not in told
    assert "17" in t("space1999-this-place", place="n17")
    assert t("space1999-this-place", place="base") == t("space1999-base")


async def test_panel_log_and_board_of_such_a_table(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = json.dumps(own_board())
    monkeypatch.setattr(DATA, "text", text)
    table = await server.table("Anna", "Bob", game=GAME.id)
    assert OWN in json.dumps(table.content)
    for _ in range(40):
        state = (await server.bot.tables.position(table.id)).state
        (decision,) = GAME.decisions(state)
        if state.visits:
            break
        default = GAME.default_action(state, decision.seat)
        await server.act(table.id, decision.seat, GAME.format_action(default))
    else:
        pytest.fail("nobody has landed")
    planet = state.visits[0].planet.capitalize()
    up = server.person(("Anna", "Bob")[decision.seat])
    log = await up.slash(server.channel, "table log")
    assert planet in said(log)
    live = server.channel.last_message
    panel = await up.click(live, custom_id=str(ControlId("move", table.id)))
    assert said(panel)
    shown = await server.person("Eve").slash(server.channel, "table show")
    assert said(shown)
    assert not server.env.errors
    posts: list[Any] = server.posts()
    texts = [
        part.get("content", "")
        for post in posts
        for part in walk_components([row.to_dict() for row in post.components])
    ]
    assert any(planet in one for one in texts), "the planet's message"
