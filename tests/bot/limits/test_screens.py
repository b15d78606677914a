"""Discord's limits on screens that one person sees, and on the most crowded plan."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.games.first_martians.plan_text import explain
from bot.i18n import words
from bot.messages.channel import TableChannelMessages
from bot.messages.components.happened import answer
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from bot.settings import LANGUAGES
from rules.core.chance import stream
from rules.first_martians.state import LogEntry
from rules.first_martians.terms import ROLES
from tests.bot.helpers.crews import CREW, planning
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, options, parts, said
from tests.bot.helpers.worst_case import COMPONENTS, NAMES, TEXT, measure, most, position
from tests.covering import covering
from tests.rules.first_martians.table import Table as Arranged

PRESENTER = PRESENTERS[CREW.id]
EVENTS = ("tremor", "garage-fire", "dust-on-the-panels", "filter-mould")
PARTS = ("power", "filters", "hardware", "cpu")


@cache
def crowded() -> Any:
    """Every pawn but one in a stack of its own, all that is red, and everybody called everywhere.

    The Medic's pawns are free, so that all calls stand; the machines are out too.
    """
    table = planning(4)
    content = table.state.start.content
    table.set(
        machines=tuple(each.id for each in content.crew.machines),
        log=tuple(LogEntry(event, 1) for event in EVENTS),
        cargo=tuple(sorted(f"spare-{part}" for part in PARTS)),
    )
    for facility in ("lab", "garage", "probe-bay", "working-bay"):
        table.put(facility, broken=PARTS, now=("minus-pawn", "adventure", "reroll", "wound"))
    table.put("crew-quarters", broken=PARTS, now=("minus-pawn", "wound"))
    for role in ROLES:
        table.give(role, "trouble-concentrating", "poisoning", wounds=4, tokens=9)
    _lay(table)
    return table.state


def _lay(table: Arranged) -> None:
    table.do(
        "scientist",
        *(f"attend {event} {by}" for event, by in zip(EVENTS, table.state.machines, strict=True)),
    )
    table.do("scientist", "explore r1-n 0 own", "unwind")
    table.do("geologist", "explore r1-ne 0 own", "heal open")
    table.do("engineer", "repair lab cpu spare own", "repair garage power spare own")
    for stack in table.state.plan.stacks:
        for role in ROLES:
            line = f"call medic {stack.number}"
            if role == "scientist" and line in table.legal(role):
                table.do(role, line)


def test_the_plan_is_crowded() -> None:
    plan = crowded().plan
    assert len(plan.stacks) == 10
    assert len(plan.calls) == 10


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_message_with_a_crowded_plan(language: str) -> None:
    state = crowded()
    here = position(state, 4, 10**6, language, PRESENTER)
    measure(TableChannelMessages(PRESENTERS).live(here, ()))
    for seat in range(4):
        scene = PositionView(PRESENTER, here, seat, words(language))
        panel = Panel(scene, seat, undo=10**6)
        measure(panel.show(head=answer("• " + "x" * 3000)))
        assert len(explain(scene.presentation, seat)) <= 3400


MOVES = {"race1969": 130, "space1999": 24}


@pytest.mark.usefixtures("fixed_seed")
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
    for page in range(len(presenter.legend_headings(t))):
        board = held(await host.slash(server.channel, "table show"))
        legend = held(await host.click(board, label=t("button-legend")))
        held(await host.select(legend, [str(page)]))
    found = await host.autocomplete(server.channel, "table replace", "seat", "")
    assert len(found) == seats
    assert all(1 <= len(suggestion["name"]) <= 100 for suggestion in found)
    assert len(seen) > 9 * seats


async def play(server: SimulatedServer, presenter: GamePresenter, moves: int) -> None:
    game = presenter.game
    pilots, dice = list(game.quick_autopilots), stream(bytes(32), "tests")
    async with server.acting():
        for _ in range(moves):
            here = await server.position(1)
            seat = next(d.seat for d in game.decisions(here.state) if not d.ready)
            actions = game.legal_actions(here.state, seat)
            pilot = pilots[seat % len(pilots)]
            action = pilot.choose(game.view(here.state, seat), actions, dice)
            await server.bot.tables.play.act(1, seat, action, by=None)
