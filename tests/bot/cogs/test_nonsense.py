"""Words that mean nothing are answered with an example, and the example is good input."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.table import Table
from bot.games import PRESENTERS
from bot.games.commands import MoveCommand
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.helpers.examples import split_example
from tests.bot.helpers.simulated_server import SimulatedServer, said
from tests.covering import covering, one_of

EN = words("en")
NONSENSE = "xyzzy 99"
TYPED = {
    game: [c for c in presenter.commands if any(not option.number for option in c.options)]
    for game, presenter in PRESENTERS.items()
}


def example_in(answer: Any, language: str) -> str:
    """The example that an answer gives; empty for none."""
    return split_example(said(answer), language)[1]


async def give(
    server: SimulatedServer, game: str, command: MoveCommand, language: str, **values: Any
) -> Any:
    """Let whoever is up give a command of a game at the channel's table."""
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    position = await server.position(table.id)
    up = PRESENTERS[table.game].game.decisions(position.state)[0].seat
    name = f"{PRESENTERS[game].command} {command.name}"
    player = server.person(table.seats[up].name, language)
    return await player.slash(server.channel, name, **values)


def typed_in(game: str, example: str, language: str) -> tuple[MoveCommand, dict[str, Any]]:
    """The command of an example, and what it names by option."""
    t, presenter = words(language), PRESENTERS[game]
    name = presenter.command
    for command in presenter.commands:
        rest, found = example, dict[str, Any]()
        for option in reversed([one for one in command.options if one.required]):
            rest, _, value = rest.rpartition(f" {t(f'option{name}-{option.name}')}: ")
            found[option.name] = int(value) if option.number and value.isdecimal() else value
        if rest == f"/{t(f'command{name}')} {t(f'command{name}-{command.name}')}":
            return command, found
    raise AssertionError(f"no command is typed as {example!r}")


@pytest.mark.parametrize(("game", "language"), covering(tuple(PRESENTERS), LANGUAGES))
async def test_each_move_command_answers_nonsense_with_an_example(
    server: SimulatedServer, game: str, language: str
) -> None:
    await server.table("Anna", "Bob", game=game, clock=None)
    for command in TYPED[game]:
        nonsense = {one.name: 7 if one.number else NONSENSE for one in command.options}
        answer = await give(server, game, command, language, **nonsense)
        if said(answer) == words(language)("illegal-not-now"):
            continue  # any square is wrong while nothing may be removed
        example = example_in(answer, language)
        assert example, (command.name, said(answer))
        shown, again = typed_in(game, example, language)
        assert shown is command or game == "first_martians", "no stack to join before one is laid"
        answer = await give(server, game, shown, language, **again)
        assert not example_in(answer, language), (example, said(answer))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESENTERS)
async def test_another_games_command_names_the_right_one(
    server: SimulatedServer, game: str, language: str
) -> None:
    await server.table("Anna", "Bob", game=game)
    t, here = words(language), PRESENTERS[game]
    wanted = t("error-other-game", game=here.title(t), command=t(f"command{here.command}"))
    for other in PRESENTERS:
        if other != game:
            command = next(one for one in PRESENTERS[other].commands if not one.options)
            assert said(await give(server, other, command, language)) == wanted


@pytest.mark.parametrize("language", one_of(LANGUAGES, "de"))
@pytest.mark.parametrize("game", PRESENTERS)
async def test_a_standing_order_is_shown_how_it_is_typed(
    server: SimulatedServer, game: str, language: str
) -> None:
    await server.table("Anna", "Bob", game=game)
    anna = server.person("Anna", language)
    answer = await anna.slash(server.channel, "table orders", order=NONSENSE)
    example = example_in(answer, language)
    assert example.split()[0] in {kind.id for kind in PRESENTERS[game].game.orders}
    answer = await anna.slash(server.channel, "table orders", order=example)
    assert words(language)("order-laid") in said(answer)


@pytest.fixture
async def lobby(server: SimulatedServer) -> Table:
    await server.person("Anna").slash(server.channel, "table new", game="race1969", thread=False)
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    return table


@pytest.mark.parametrize("language", LANGUAGES)
async def test_names_of_sides_and_autopilots(
    server: SimulatedServer, lobby: Table, language: str
) -> None:
    anna, bob = server.person("Anna", language), server.person("Bob", language)
    t = words(language)
    answer = await bob.slash(server.channel, "table join", **{"as": NONSENSE})
    assert example_in(answer, language) == t("race1969-nation-ussr")
    await bob.slash(server.channel, "table join", **{"as": t("race1969-nation-france")})
    answer = await anna.slash(server.channel, "table seat", **{"as": NONSENSE})
    assert example_in(answer, language) == t("race1969-nation-ussr")
    answer = await anna.slash(server.channel, "table seat", autopilot=NONSENSE)
    style = example_in(answer, language)
    await anna.slash(server.channel, "table seat", autopilot=style)
    table = await server.bot.tables.get(lobby.id)
    assert [(seat.identity, seat.autopilot) for seat in table.seats] == [
        ("usa", None),
        ("france", None),
        ("ussr", "balanced"),
    ]


@pytest.mark.parametrize("language", one_of(LANGUAGES, "it"))
async def test_seats_to_give_away(server: SimulatedServer, language: str) -> None:
    table = await server.table("Anna", "Bob", clock=None)
    anna = server.person("Anna", language)
    answer = await anna.slash(server.channel, "table replace", seat=NONSENSE, autopilot="balanced")
    seat = example_in(answer, language)
    answer = await anna.slash(server.channel, "table replace", seat=seat, autopilot=NONSENSE)
    style = example_in(answer, language)
    await anna.slash(server.channel, "table replace", seat=seat, autopilot=style)
    assert (await server.bot.tables.get(table.id)).seats[0].autopilot == "balanced"


@pytest.mark.parametrize("language", one_of(LANGUAGES, "fr"))
async def test_games(server: SimulatedServer, language: str) -> None:
    anna = server.person("Anna", language)
    for command in ("table new", "table rules"):
        game = example_in(await anna.slash(server.channel, command, game=NONSENSE), language)
        answer = await anna.slash(server.channel, command, game=game)
        assert not example_in(answer, language)


@pytest.mark.parametrize(
    ("command", "values", "example"),
    [
        ("table new", {"game": "race1969", "clock": NONSENSE}, "36h"),
        ("table quiet", {"hours": NONSENSE, "zone": "Europe/Rome"}, "22:30-6:45"),
        ("table quiet", {"hours": "22-7", "zone": NONSENSE}, "Europe/Rome"),
        ("table vote", {"what": "extend", "time": NONSENSE}, "36h"),
    ],
)
async def test_times(
    server: SimulatedServer, command: str, values: dict[str, str], example: str
) -> None:
    other = server.guild.create_text_channel("other")
    await server.table("Anna", "Bob", channel=other)
    answer = await server.person("Anna").slash(other, command, **values)
    assert f"`{example}`" in said(answer)
