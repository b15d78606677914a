"""Short panels: the question and every figure of the long one, in each game and language."""

from __future__ import annotations

import re

import pytest

from bot.domain.preferences import Preferences
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from bot.messages.components.short_form import LESSON, SENTENCE, short_hint, short_question
from bot.settings import LANGUAGES
from tests.bot.helpers.simulated_server import SimulatedServer, said
from tests.bot.helpers.worst_case import controls, crowded, measure, most, position, told
from tests.covering import covering

SHORT = Preferences(short_panels=True)
BOLD = re.compile(r"\*\*.+?\*\*")


@pytest.mark.parametrize(("game", "language"), covering(tuple(PRESENTERS), LANGUAGES))
async def test_a_short_panel_asks_the_same_with_the_same_choices(game: str, language: str) -> None:
    presenter = PRESENTERS[game]
    seats = most(presenter)
    saved = 0
    for _, state in crowded(seats, 1, presenter):
        for decision in presenter.game.decisions(state):
            here = position(state, seats, 41, presenter=presenter)
            view = PositionView(presenter, here, decision.seat, words(language))
            question = view.question(decision.seat)
            asked = short_question(question)
            assert (BOLD.search(question) is None) or BOLD.search(asked)
            for line in question.splitlines():
                sign = not line[:1].isalnum() and line[:2] != "**" and line[:1] != LESSON
                assert not (sign and re.search(r"\d", line)) or line in asked, line
            whole = Panel(view, decision.seat).show()
            short = Panel(view, decision.seat, preferences=SHORT).show()
            measure(short)
            assert controls(short) == controls(whole), "the same presses"
            assert [band.name for band in short.bands] == [band.name for band in whole.bands]
            saved += len(told(whole)) - len(told(short))
            assert LESSON not in told(short)
    assert saved > 0


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("**Go or no go?** One launch a year.", "**Go or no go?**"),
        (
            "**Where to?** Each run costs 1 E.U. Or propose a plan.",
            "**Where to?** Each run costs 1 E.U.",
        ),
        (
            "**You may remove a tile**: any of yours. 6 in question.",
            "**You may remove a tile**: 6 in question.",
        ),
        ("**Lumo is visited already**, so it is good for others.", "**Lumo is visited already**"),
        (
            "**Eine Karte.** In der 3. Runde ist Schluss.",
            "**Eine Karte.** In der 3. Runde ist Schluss.",
        ),
        ("**Now.**\n📖 A rule with 3 figures.\n✉️ You have laid nothing yet.", "**Now.**"),
        (
            "**Now.**\n🎲 no success · no wound\n-# In store: 3",
            "**Now.**\n🎲 no success · no wound\n-# In store: 3",
        ),
        ("Nothing stands out here.", "Nothing stands out here."),
        ("**Now.** " + "Too long a sentence for its figure, " * 3 + "7.", "**Now.**"),
    ],
)
def test_what_explains_is_left_out(text: str, short: str) -> None:
    assert short_question(text) == short
    assert all(len(line) <= SENTENCE or line in text for line in short.splitlines())


def test_hints_stay_for_their_figures() -> None:
    assert short_hint("leaves 9 M") == "leaves 9 M"
    assert short_hint("the dice stay as they fell") == ""


async def test_whoever_prefers_it_gets_it_in_the_channel_and_by_direct_message(
    server: SimulatedServer,
) -> None:
    prose, anna = "Prestige wins the game", server.known("Anna")
    async with server.acting():
        await server.bot.tables.people.prefer(anna, SHORT)
    await server.table("Anna", "Bob", clock=None)
    for name, is_told in (("Anna", False), ("Bob", True)):
        panel = await server.person(name).slash(server.channel, "table move")
        assert (prose in said(panel)) is is_told
        assert (prose in said(server.direct_messages(name)[-1])) is is_told
