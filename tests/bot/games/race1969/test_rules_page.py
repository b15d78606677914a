"""The page with the rules quotes the figures that are played with."""

from __future__ import annotations

from pathlib import Path

import bot
from bot.i18n import words
from rules.race1969.board import standard_board
from rules.race1969.terms import RESEARCHES, SCIENTISTS

PAGE = (Path(bot.__file__).parent.parent / "docs" / "rules-1969.md").read_text(encoding="utf-8")


def rows() -> list[list[str]]:
    """Every row of every table, as cells."""
    lines = [line.strip() for line in PAGE.splitlines()]
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in lines
        if line.startswith("|")
    ]


def test_income_and_trades_are_the_boards() -> None:
    board = standard_board()
    assert ["income, M", *(str(r.income) for r in board.rounds)] in rows()
    limits = [str(r.trade_limit) for r in board.rounds]
    assert ["prestige that may be traded, PP", *limits] in rows()


def test_scientists_are_the_boards() -> None:
    t = words("en")
    for data in standard_board().scientists:
        name = t(f"race1969-scientist-{data.id}")
        (row,) = [row for row in rows() if row[0].endswith(f" {name}") and len(row) == 5]
        assert row[1:3] == [f"{data.price} M", str(data.researchers)]
        assert row[4] == str(data.supply)
        sign = "+" if data.prestige > 0 else "−"
        worth = f"{sign}{abs(data.prestige)} PP" if data.prestige else "–"
        assert row[3].removesuffix(" for its host") == worth


def test_tracks_are_as_long_and_as_worthy_as_the_boards() -> None:
    for level, sign in {1: "I", 2: "II", 3: "III", 4: "🌕"}.items():
        (row,) = [row for row in rows() if row[0] == sign and len(row) == 4]
        for mission in standard_board().missions:
            if mission.level == level:
                assert row[2:] == [str(len(mission.cells)), f"{mission.cells[-1]} PP"]


def test_the_glossary_says_what_the_bot_says() -> None:
    glossary = PAGE[PAGE.index("### In the four languages") :]
    for language in ("it", "fr", "de"):
        t = words(language)
        for research in RESEARCHES:
            assert t(f"race1969-research-{research}").split(" (")[0] in glossary
        for scientist in SCIENTISTS:
            assert t(f"race1969-scientist-{scientist}").casefold() in glossary.casefold()
