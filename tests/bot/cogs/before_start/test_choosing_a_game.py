"""The list of games, for people who don't know them: each can be opened and learned from there."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.game_list import ENTRY_LIMIT, players
from bot.settings import LANGUAGES
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, parts, said
from tests.covering import one_of

EN = words("en")
OPEN, LEARN = EN("button-open"), EN("button-learn")
GAMES = sorted(PRESENTERS)


def ways(answer: Any, verb: str) -> list[str]:
    """The ids of the buttons of a verb, in order."""
    found = [part.get("custom_id", "") for part in parts(answer.response)]
    return [one for one in found if one.startswith(f"mc1:{verb}:")]


def pictures(answer: Any) -> list[str]:
    return [attachment.filename for attachment in answer.response.attachments]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["table new", "table help"])
async def test_each_game_is_told_with_a_way_to_open_it(
    server: SimulatedServer, language: str, command: str
) -> None:
    answer = await server.person("Anna", language).slash(server.channel, command)
    t = words(language)
    for presenter in PRESENTERS.values():
        for text in (
            presenter.title(t),
            presenter.pitch(t),
            presenter.length(t),
            presenter.difficulty(t),
            players(presenter, t),
        ):
            assert text in said(answer)
    for verb in ("open-game", "learn-beside", "lesson-beside"):
        assert len(ways(answer, verb)) == len(PRESENTERS)
    assert len(pictures(answer)) == (len(PRESENTERS) if command == "table new" else 0)
    assert len(set(pictures(answer))) == len(pictures(answer))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESENTERS)
def test_what_is_told_of_a_game_fits(game: str, language: str) -> None:
    presenter, t = PRESENTERS[game], words(language)
    told = (presenter.pitch(t), presenter.length(t), presenter.difficulty(t), players(presenter, t))
    assert sum(map(len, told)) < ENTRY_LIMIT - 100
    assert "\n" not in presenter.difficulty(t)


def test_one_person_may_be_a_whole_crew() -> None:
    told = {
        game: players(presenter, EN).partition(" players")[0]
        for game, presenter in PRESENTERS.items()
    }
    assert told == {"race1969": "2 to 5", "space1999": "2 to 4", "first_martians": "1 to 4"}


@pytest.mark.parametrize("number", range(len(GAMES)))
async def test_a_press_opens_the_game_as_it_was_wished(
    server: SimulatedServer, number: int
) -> None:
    anna = server.person("Anna")
    answer = await anna.slash(
        server.channel, "table new", language="de", clock="3d+12h", autopilots=2, thread=False
    )
    opened = await anna.click(answer.response, custom_id=ways(answer, "open-game")[number])
    assert said(opened) == EN("opened", channel=f"<#{server.channel.id}>")
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    chosen = list(PRESENTERS)[number]
    assert (table.game, table.settings.language, len(table.seats)) == (chosen, "de", 3)
    assert table.settings.clock == timedelta(days=3)
    assert table.settings.refill == timedelta(hours=12)


async def test_what_was_not_wished_is_as_usual(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    for command in ("table new", "table help"):
        answer = await anna.slash(server.channel, command)
        await anna.click(answer.response, custom_id=ways(answer, "open-game")[1])
    first, second = [await server.bot.tables.in_channel(one.id) for one in server.channel.threads]
    assert first is not None
    assert second is not None
    assert first.settings == second.settings
    assert (first.thread, first.settings.language) == (True, "en")
    assert first.settings.clock == timedelta(days=1)


@pytest.mark.parametrize(
    "control",
    [
        "mc1:open-game:0:9:0:",
        "mc1:open-game:0:0:0:1.2",
        "mc1:open-game:0:0:0:7.0.0.0.0",
        "mc1:open-game:0:0:0:0.0.0.99.0",
        "mc1:open-game:0:0:0:0.0.0.0.3",
    ],
)
async def test_a_forged_wish_opens_nothing(server: SimulatedServer, control: str) -> None:
    await server.table("Anna", "Bob")
    answer = await forge(server, server.person("Eve"), control)
    assert said(answer) in (EN("error-unknown-control"), EN("error-unknown-game", game=9))
    assert not server.channel.threads


async def test_an_unreadable_clock_is_told_before_a_game_is_chosen(
    server: SimulatedServer,
) -> None:
    answer = await server.person("Anna").slash(server.channel, "table new", clock="soon")
    assert said(answer) == EN("error-clock-unreadable")


async def test_autopilots_beyond_the_seats_are_told(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    wish = {"thread": False, "autopilots": 4}
    answer = await anna.slash(server.channel, "table new", game="space1999", **wish)
    assert EN("opened-fewer-autopilots", seats=4, count=3) in said(answer)
    other = server.guild.create_text_channel("other")
    answer = await anna.slash(other, "table new", game="race1969", **wish)
    assert said(answer) == EN("opened", channel=f"<#{other.id}>")


@pytest.mark.parametrize("game", PRESENTERS)
async def test_a_lobby_says_how_hard_the_game_is(server: SimulatedServer, game: str) -> None:
    await server.person("Anna").slash(server.channel, "table new", game=game, thread=False)
    assert PRESENTERS[game].difficulty(EN) in said(server.channel.last_message)
    assert LEARN in buttons(server.channel.last_message)


@pytest.mark.parametrize("language", one_of(LANGUAGES, "it"))
@pytest.mark.parametrize("game", PRESENTERS)
async def test_a_newcomer_learns_beside_the_panel(
    server: SimulatedServer, game: str, language: str
) -> None:
    t = words(language)
    table = await server.table("Anna", "Bob", game=game, clock=None)
    panel = await _panel(server, table.id, server.channel, language)
    reader = server.person("Anna", language)
    learn = await reader.click(panel.response, label=t("button-learn"))
    assert said(learn).startswith(f"## {PRESENTERS[game].title(t)} · ")
    assert learn.response.id != panel.response.id, "the panel stays"
    async with server.acting():
        await _finish(server, table.id)
    again = server.guild.create_text_channel("again")
    table = await server.table("Anna", "Bob", game=game, clock=None, channel=again)
    panel = await _panel(server, table.id, again, language)
    assert t("button-learn") not in buttons(panel.response)


async def test_a_secret_question_has_it_as_well(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    table = await server.table("Anna", "Bob", clock=None)
    asked = server.direct_messages("Anna")[-1]
    assert said(await anna.user.click(asked, label=LEARN)).startswith("## 1969 · ")
    async with server.acting():
        await _finish(server, table.id)
    other = server.guild.create_text_channel("other")
    await server.table("Anna", "Bob", clock=None, channel=other)
    assert LEARN not in buttons(server.direct_messages("Anna")[-1])


async def test_whoever_went_through_the_lesson_is_no_newcomer(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    await server.table("Anna", "Bob", clock=None)
    assert LEARN in buttons(server.direct_messages("Anna")[-1])
    games = await anna.slash(server.channel, "table new")
    number = GAMES.index("race1969")
    begun = await anna.click(games.response, custom_id=f"mc1:lesson-beside:0:{number}:0:0")
    assert begun.response.id != games.response.id, "the list stays"
    steps = len(PRESENTERS["race1969"].lesson.steps)
    assert EN("lesson-place", step=1, count=steps) in said(begun)
    await forge(server, anna, f"mc1:quiz:0:{number}:0:99")
    other = server.guild.create_text_channel("other")
    await server.table("Anna", "Bob", clock=None, channel=other)
    assert LEARN not in buttons(server.direct_messages("Anna")[-1])
    assert LEARN in buttons(server.direct_messages("Bob")[-1]), "who didn't"
    spazio = server.guild.create_text_channel("spazio")
    table = await server.table("Anna", "Bob", game="space1999", clock=None, channel=spazio)
    assert (await server.bot.tables.mine.at_panel(anna.user.id, table)).newcomer


async def test_who_finished_another_game_is_new_to_this_one(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob", game="space1999", clock=None)
    async with server.acting():
        await _finish(server, table.id)
    mine, anna = server.bot.tables.mine, server.person("Anna").user.id
    other = replace(table, game="race1969")
    assert not (await mine.at_panel(anna, table)).newcomer
    assert (await mine.at_panel(anna, other)).newcomer
    assert (await mine.at_panel(server.person("Chloe").user.id, table)).newcomer


async def _panel(server: SimulatedServer, table_id: int, channel: Any, language: str) -> Any:
    """Anna's panel, once it is her turn."""
    anna = server.person("Anna", language)
    for _ in range(9):
        position = await server.position(table_id)
        game = PRESENTERS[position.table.game].game
        decision = game.decisions(position.state)[0]
        if position.table.seats[decision.seat].user_id == anna.user.id:
            return await anna.slash(channel, "table move")
        action = game.legal_actions(position.state, decision.seat)[-1]
        await server.act(table_id, decision.seat, game.format_action(action))
    raise AssertionError("it never was her turn")


async def _finish(server: SimulatedServer, table_id: int) -> None:
    """Note a table as played to its end."""
    from sqlalchemy import update

    from bot.storage.schema import tables

    def work(connection: Any) -> None:
        finished = {"status": "finished"}
        connection.execute(update(tables).where(tables.c.id == table_id).values(finished))

    await server.bot.database.write(work)
    server.bot.tables.reload()
