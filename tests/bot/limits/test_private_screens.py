"""Private screens within Discord's limits: the longest names at the fullest tables."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.core.chance import SEED_BYTES, stream
from tests.bot.helpers.seeds import deal_from
from tests.bot.helpers.simulated_discord.interactions import buttons, options, parts, said
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer
from tests.bot.helpers.worst_case import COMPONENTS, NAMES, TEXT, most
from tests.covering import covering

MOVES = {"race1969": 130, "space1999": 24}


@pytest.fixture(autouse=True)
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_from(monkeypatch, bytes([1]) * SEED_BYTES)


@pytest.mark.parametrize(("language", "game"), covering(LANGUAGES, list(PRESENTERS)))
async def test_every_private_screen(server: SimulatedServer, language: str, game: str) -> None:
    presenter = PRESENTERS[game]
    t, seats = words(language), most(presenter)
    actors = []
    for number, name in enumerate(NAMES[:seats]):
        user = server.env.create_user(f"user{number}", global_name=name[:32].strip())
        actors.append(server.guild.add_member(user))
        server.languages[user.id] = language
    host = actors[0]
    seen: list[str] = []

    def held(answer: Any) -> Any:
        text = said(answer)
        shown = list(parts(answer.response))
        assert len(shown) <= COMPONENTS
        assert 0 < len(text) <= TEXT
        assert not re.search(r"`[0-9a-f]{6}`", text), "an apology"
        for danger in ("@everyone", "||hidden", "](https", "<#2>", "</start"):
            assert not re.search(rf"(?<!\\){re.escape(danger)}", text), danger
        seen.append(text)
        return answer.response

    held(await host.slash(server.channel, "table new", thread=False, game=game, language=language))
    lobby = server.channel.last_message
    held(await host.click(lobby, custom_id="mc1:autopilot:1"))
    for actor in actors[1:]:
        joined = held(await actor.click(lobby, custom_id="mc1:join:1"))
        assert options(joined)
    for verb in ("settings", "rules", "learn", "identity"):
        held(await host.click(lobby, custom_id=f"mc1:{verb}:1"))
    held(await host.click(lobby, custom_id="mc1:start:1"))
    await play(server, presenter, MOVES.get(game, 40))
    live = server.channel.last_message
    for actor in actors:
        for verb in ("move", "hand", "sheet", "log"):
            screen = held(await actor.click(live, custom_id=f"mc1:{verb}:1"))
    while t("button-older") in buttons(screen):
        screen = held(await actor.click(screen, label=t("button-older")))
    for number in range(1, seats):
        screen = held(await actor.click(live, custom_id="mc1:sheet:1"))
        held(await actor.click(screen, custom_id=f"mc1:sheet:1:{number - 1}:0:"))
    for command in ("show", "help", "rules", "verify", "export", "pause", "resume", "close"):
        held(await host.slash(server.channel, f"table {command}"))
    for page in range(len(presenter.rules_pages(t))):
        rules = held(await host.slash(server.channel, "table rules"))
        if page:
            held(await host.select(rules, [str(page)]))
    found = await host.autocomplete(server.channel, "table replace", "seat", "")
    assert len(found) == seats
    assert all(1 <= len(suggestion["name"]) <= 100 for suggestion in found)
    assert len(seen) > 9 * seats


async def play(server: SimulatedServer, presenter: GamePresenter, moves: int) -> None:
    game = presenter.game
    pilots, dice = list(game.quick_autopilots), stream(bytes(32), "tests")
    with server.env._bot_scope():
        for _ in range(moves):
            here = await server.bot.tables.position(1)
            seat = next(d.seat for d in game.decisions(here.state) if not d.ready)
            actions = game.legal_actions(here.state, seat)
            pilot = pilots[seat % len(pilots)]
            action = pilot.choose(game.view(here.state, seat), actions, dice)
            await server.bot.tables.play.act(1, seat, action, by=None)
    await server.settle()
