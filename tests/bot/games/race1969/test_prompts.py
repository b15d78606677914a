"""A nation's standing, as its panel says it."""

from __future__ import annotations

from bot.settings import LANGUAGES
from rules.race1969.game import GAME
from tests.bot.games.presentation import present
from tests.bot.games.race1969.tables import PEOPLE, question, shopping


def test_the_standing_says_what_would_change_at_the_end() -> None:
    table = shopping(money=7)
    table.give("usa", prestige=54)
    table.give("ussr", prestige=51)
    usa = table.seat("usa")

    def standing(language: str = "en") -> str:
        return present(GAME.id, table.view("usa"), PEOPLE, language).standing(usa)

    assert standing() == "💵 **7 M** · 🏅 **54 PP**, ahead by 3 · 🃏 no cards"
    for research in ("eva", "lem", "booster", "csm", "espionage"):
        table.staff("usa", research, "spy")
    assert standing().splitlines()[1] == (
        "-# 🏁 If it ended now:"
        " you **49 PP** (54 now, 5 spies of rivals −5), 🔶 USSR **51 PP**: behind by 2."
    )
    assert standing().count("behind") + standing().count("ahead") == 1, "one figure, explained"
    table.staff("usa", "robotics", "famous", "novice")
    assert all(len(standing(language)) <= 400 for language in LANGUAGES)
    table = shopping(money=7)
    table.staff("ussr", "robotics", "famous")
    assert "🔶 USSR **5 PP** (2 now, 1 famous scientist +3): behind by 3." in standing()


def test_the_moon_is_not_the_first_of_launches_that_promise_as_much() -> None:
    table = shopping(money=12)
    launches = [line for line in question(table, "usa").split("\n") if line.startswith("• ")]
    assert launches[0].startswith("• 🧑‍🚀 EVA: 3 M")
    assert not any("Moon" in launch for launch in launches)
