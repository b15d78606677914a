"""The explanation of a plan: every figure by its pieces, and what red parts cost."""

from __future__ import annotations

import re

import pytest

from bot.games.base import Presentation
from bot.games.first_martians.plan_text import explain
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.first_martians.game import GAME
from tests.bot.games.presentation import present
from tests.rules.first_martians.table import Table, planning

PEOPLE = ("Anna", "Bruno", "Carla", "Dora")


def shown(table: Table, language: str = "en") -> Presentation:
    return present(GAME.id, GAME.view(table.state, 0), PEOPLE, language)


def test_why_names_the_pieces_that_make_each_figure() -> None:
    table = planning()
    table.map("r1-n mountains 1")
    table.put("probe-bay", broken=("power", "cpu"), now=("minus-pawn",))
    table.do("engineer", "gather r1-n sample 0 own", "join 1 own")
    seen = GAME.view(table.state, 0).stacks[0]
    text = explain(shown(table), 0)
    (sum_line,) = [line for line in text.split("\n") if line.startswith(f"• {seen.needs.pawns} 🧍")]
    figures = [int(each) for each in re.findall(r"(\d+) \(", sum_line)]
    assert sum(figures) == seen.needs.pawns == 4
    for named in ("Mountains", "Probe Bay", "Power Connectors", "CPU", "⚡1"):
        assert named in text
    assert "Stress +4" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_names_the_descent_until_what_eases_it_stands(language: str) -> None:
    table, t = planning(mission="canyon"), words(language)
    table.map("r1-n plain 1", "r2-n chasm 2")
    table.do("engineer", "explore r3-n 0 own")
    descent = t("first_martians-why-descent", count=2, project="cable-way")
    for built, needed in (((), 6), (("cable-way",), 4)):
        table.set(built=built)
        text = explain(shown(table, language), 0)
        line = next(line for line in text.split("\n") if "🧍" in line)
        assert sum(int(each) for each in re.findall(r"(\d+) \(", line)) == needed
        assert (descent in line) == (not built)


@pytest.mark.parametrize("upgrade", ["", "autoscanner", "games-room"])
def test_why_counts_the_medics_pawn_unless_there_is_a_scanner(upgrade: str) -> None:
    table = planning()
    table.put("med-lab", upgrade=upgrade)
    table.do("engineer", "heal open")
    needed = 1 if upgrade == "autoscanner" else 2
    text = explain(shown(table), 0)
    (sum_line,) = [line for line in text.split("\n") if line.startswith(f"• {needed} 🧍")]
    assert (words("en")("first_martians-why-medic") in sum_line) == (needed == 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_red_marker_says_what_it_costs(language: str) -> None:
    table, t = planning(), words(language)
    data = table.state.start.content.base.facility
    for name in ("farm", "garage", "lab", "oxygenator-01"):
        table.put(name, broken=tuple(data[name].parts))
    text = explain(shown(table, language), 0)
    for name in ("farm", "garage", "lab", "oxygenator-01"):
        for part, penalties in data[name].parts.items():
            told = ", ".join(t(f"first_martians-penalty-{each}") for each in penalties)
            line = t("first_martians-why-red", facility=name, part=part, penalty=told)
            assert f"• {line}" in text.split("\n")
