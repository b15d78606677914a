"""The rules' text says what the data say."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.first_martians.components.checks import content_of
from rules.first_martians.terms import BLOCKS, DICE_TYPES, LEVELS, MISSIONS, PARTS

CONTENT = content_of(None)
TEXT = (Path(__file__).parents[3] / "docs" / "rules-first-martians.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in TEXT.splitlines()]


def _row(first: str) -> list[str]:
    return next(row for row in ROWS if row[0] == first and len(row) > 1)


@pytest.mark.parametrize("mission", MISSIONS)
def test_lengths_thresholds_and_dice_of_the_missions(mission: str) -> None:
    sheet = CONTENT.missions.mission[mission]
    _, kind, sols, threshold, dice, _ = _row(f"`{mission}`")
    assert kind == sheet.category
    assert [each.split(" / ") for each in sols.split(" · ")] == [
        [str(sheet.sols[level][crew]) for crew in "234"] for level in LEVELS
    ]
    levels = [str(sheet.threshold[level]) for level in LEVELS if sheet.threshold]
    assert threshold == (" / ".join(levels) or "–")
    assert dice == ", ".join(f"{block.capitalize()} {sol}" for sol, block in sheet.dice.items())


def test_faces_of_all_dice() -> None:
    for face in ("success", "wound", "adventure"):
        row = next(row for row in ROWS if row[0] == face and len(row) == 1 + len(DICE_TYPES))
        dice = [getattr(CONTENT.base.action_dice[colour], face) for colour in DICE_TYPES]
        assert row[1:] == [f"{count} of 6" for count in dice]
    for colour, block in zip(("yellow", "orange", "red"), BLOCKS, strict=True):
        faces = CONTENT.base.malfunction_dice[block]
        assert _row(colour)[1] == " ".join(map(str, faces))


def test_research_cards_and_chances_of_consequences() -> None:
    cards = CONTENT.missions.research_cards
    assert _row("number")[1:] == [str(each.number) for each in cards]
    assert _row("percent")[1:] == [str(each.percent) for each in cards]
    easy, normal, hard = (CONTENT.missions.consequence_chance[level] for level in LEVELS)
    assert f"{easy}, {normal} or {hard} percent" in " ".join(TEXT.split())


def test_samples_of_the_regions_and_costs_of_the_skills() -> None:
    for region in CONTENT.mars.regions:
        name = region.id.replace("-", " ").title()
        row = next(row for row in ROWS if len(row) > 1 and row[1] == name)
        assert (int(row[0]), int(row[3]), row[4] == "yes") == (
            region.ring,
            region.samples,
            region.poi,
        )
    for role in ("scientist", "geologist", "engineer", "medic"):
        text = " ".join(_row(role.capitalize()))
        own = [skill for skill in CONTENT.crew.skills if skill.owner == role]
        assert [f"({skill.cost})" in text for skill in own if not skill.profile] == [True] * 4
        assert [skill.cost for skill in own if skill.profile] == [0]


def test_blocks_actions_and_parts_of_the_facility_cards() -> None:
    red = {
        "costs-energy": "1 energy",
        "costs-oxygen": "1 oxygen",
        "must-roll": "must roll",
        "no-rover": "no rover helps to explore",
        "malfunction": "+1 malfunction",
        "idle": "idle",
    }
    for card in CONTENT.base.facilities:
        if not card.card:
            continue
        _, block, does, parts = _row(card.id.replace("-", " ").title())
        assert block == card.block.capitalize()
        if card.action:
            assert does.split(",")[0] == card.action.capitalize()
        assert ("without the Medic" in does) == card.autoscanner
        assert ("in Production" in does) == bool(card.production)
        told = dict(each.rstrip(")").split(" (") for each in parts.split(", ") if "(" in each)
        assert [each.split(" (")[0].lower() for each in parts.split(", ")] == [
            part for part in PARTS if part in card.parts
        ]
        for part, penalties in card.parts.items() if told else ():
            name = "CPU" if part == "cpu" else part
            assert told[name] == ", ".join(red[each] for each in penalties)
