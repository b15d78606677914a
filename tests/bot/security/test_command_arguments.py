"""Nonsense where a command of Spazio: 1999 asks for a word: a plain refusal, nothing changed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.space1999.terms import DECISIONS
from tests.bot.helpers.crews import CREW, KINDS
from tests.bot.helpers.crews import arrive as crew_arrives
from tests.bot.helpers.examples import split_example
from tests.bot.helpers.positions import SPACE, arrive
from tests.bot.helpers.simulated_server import said
from tests.bot.helpers.worst_case import NAMES as WORST
from tests.bot.security.test_display_names import LIVELY, MARKS

NAMES = ("Anna", "Bob", "Carl")
LONGEST = 6000
"""Characters that Discord takes for an option."""
NONSENSE = (*WORST, "x" * LONGEST, "**" * (LONGEST // 2), "9" * 30, "n999", "{ $place }", "\x00")
OPTIONS = {
    "fly": ("place",),
    "step": ("place",),
    "land": ("planet",),
    "propose": ("plan",),
    "lay": ("tile", "square", "towards"),
    "slide": ("square", "onto"),
    "remove": ("square",),
}
SHORT = 240
"""Characters of a refusal without its example; it may repeat a part of what was typed."""
AUTOCOMPLETED = 100
"""Characters that Discord takes while somebody still types."""


def harmless(text: str, language: str) -> bool:
    """Whether nothing of what was typed acts, and little of it is repeated."""
    refusal, _ = split_example(text, language)
    opened = len(MARKS.findall(text.replace("\\*", ""))) % 2
    return not (LIVELY.search(text) or opened or "\u202e" in text or len(refusal) > SHORT)


@pytest.mark.parametrize("thorough", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize("kind", DECISIONS)
async def test_no_word_is_too_strange_to_be_refused(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str, thorough: bool
) -> None:
    position = await arrive(server, monkeypatch, kind, *NAMES)
    actor = server.person(NAMES[SPACE.decisions(position.state)[0].seat])
    for number, typed in enumerate(NONSENSE):
        language = LANGUAGES[number % len(LANGUAGES)]
        actor = server.person(actor.user.global_name, language)
        # Each command hears each word at some kind of decision; all of them at all is soak's.
        for place, (command, options) in enumerate(OPTIONS.items()):
            if not thorough and (number + place + DECISIONS.index(kind)) % 3:
                continue
            values = dict.fromkeys(options, typed)
            if command == "lay" and number % 2:
                values["tile"] = "curve"
            answer = await actor.slash(server.channel, f"1999 {command}", **values)
            assert answer.ephemeral
            told = said(answer)
            assert harmless(told, language), (command, told)
            assert "🛠️" not in told, (command, told)
            for option in options:
                part = typed[:AUTOCOMPLETED]
                await actor.autocomplete(server.channel, f"1999 {command}", option, part)
    after = await server.position(position.table.id)
    assert after.state == position.state
    assert after.table.version == position.table.version


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_side_that_is_none_is_named_as_such(
    server: Any, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    t, position = words(language), await arrive(server, monkeypatch, "tiles", *NAMES)
    actor = server.person(NAMES[SPACE.decisions(position.state)[0].seat], language)
    values = {"tile": "curve", "square": "g1", "towards": "up"}
    answer = said(await actor.slash(server.channel, "1999 lay", **values))
    told, example = split_example(answer, language)
    assert example
    assert told == t("illegal-unknown-side", side="up")
    assert t("space1999-side-north") in told


@pytest.mark.parametrize("game", list(PRESENTERS))
async def test_no_word_is_too_strange_before_and_around_a_game(server: Any, game: str) -> None:
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", thread=False, game=game)
    lines = [("new", "game"), ("new", "clock"), ("join", "as"), ("seat", "as")]
    lines += [("seat", "autopilot"), ("replace", "seat"), ("rules", "game")]
    for typed in NONSENSE:
        for command, option in lines:
            told = said(await anna.slash(server.channel, f"table {command}", **{option: typed}))
            assert harmless(told, "en"), (command, told)
            assert "🛠️" not in told, (command, told)
    table = await server.bot.tables.in_channel(server.channel.id)
    assert (len(table.seats), table.version) == (1, 1)


TEST_COMMAND_ARGUMENTS_NAMES = ("Anna", "Bob")
COMMANDS = ("lay", "join", "back", "rover", "call", "skill", "salvage", "choose")
LINES = (
    "explore r1-n 99 own",
    "explore r9-z 0 own",
    "explore r1-n -1 own",
    "explore r1-n 0 noor",
    "gather r1-n gold 0 own",
    "attend party own",
    "join 99 own",
    "withdraw 0 own",
    "withdraw 1 scout",
    "send froggy 42",
    "call medic 99",
    "call medic -1",
    "strip cellar cpu",
    "dismantle sauna",
    "use sleep",
    "choose nothing",
    "erect tower r1-n 0 own",
    "experiment x own",
    "repair lab cpu lab own",
    f"use {'x' * LONGEST}",
    "e " * (LONGEST // 2),
)
"""Lines of notation, and nearly, about what isn't there."""


@pytest.mark.parametrize("thorough", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize("kind", KINDS)
async def test_no_word_of_a_crew_is_too_strange_to_be_refused(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str, thorough: bool
) -> None:
    position = await crew_arrives(server, monkeypatch, kind, *TEST_COMMAND_ARGUMENTS_NAMES)
    seat = CREW.decisions(position.state)[0].seat
    for number, typed in enumerate((*NONSENSE, *LINES)):
        language = LANGUAGES[number % len(LANGUAGES)]
        for place, command in enumerate(COMMANDS):
            # Each command hears each word at some kind of decision; all of them at all is soak's.
            if not thorough and (number + place + 2 * KINDS.index(kind)) % 6:
                continue
            # Whoever isn't asked is refused in the same way.
            actor = server.person(
                TEST_COMMAND_ARGUMENTS_NAMES[seat if number % 4 else 1 - seat], language
            )
            answer = await actor.slash(server.channel, f"mars {command}", action=typed)
            assert answer.ephemeral
            told = said(answer)
            assert harmless(told, language), (command, told)
            assert "🛠️" not in told, (command, told)
            await actor.autocomplete(
                server.channel, f"mars {command}", "action", typed[:AUTOCOMPLETED]
            )
    after = await server.position(position.table.id)
    assert after.state == position.state
    assert after.table.version == position.table.version
