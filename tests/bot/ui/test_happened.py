"""The lines of events are shortened by importance, and of equal lines the newest stay."""

from __future__ import annotations

from bot.domain.table import EntryKind, LogEntry, Origin, Position
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.happened import Line, Weight, answer, shortened, text_of
from bot.messages.components.log_entries import results_for
from bot.messages.components.phone import LETTERS, LINE, newest_lines, results_height
from bot.messages.components.position_view import PositionView
from rules.core.game import Setup
from rules.race1969.espionage import MissionPaid
from rules.race1969.income import YearBegan
from rules.race1969.terms import NATIONS
from tests.bot.helpers.worst_case import table

HEADING = Line("**So far**", Weight.HEADING)
NEXT = Line("**Next**", Weight.HEADING)


def kept(lines: list[Line], room: int) -> str:
    return text_of(shortened(lines, room, "…"))


def test_of_equal_lines_the_newest_stay() -> None:
    lines = [Line(f"line {number}", Weight.OWN) for number in range(9)]
    assert kept(lines, 20) == "line 7\nline 8\n…"
    assert kept(lines, 100) == text_of(lines)


def test_what_concerns_all_outlives_what_one_did_and_that_what_others_did() -> None:
    lines = [
        HEADING,
        Line("a wound", Weight.ALL),
        Line("own move", Weight.OWN),
        NEXT,
        Line("theirs", Weight.OTHERS),
    ]
    assert kept(lines, 36) == "**So far**\na wound\nown move\n…"
    assert kept(lines, 24) == "**So far**\na wound\n…"


def test_an_answer_is_told_in_any_case_and_something_of_the_rest() -> None:
    lines = [*answer("Welcome\nback"), HEADING, Line("x" * 90, Weight.OWN)]
    assert kept(lines, 10).startswith("Welcome\nback\n**So far**\nxxx")
    assert kept(lines[2:], 10).startswith("**So far**\nxxx")


def test_a_heading_is_not_left_alone() -> None:
    assert "Next" not in kept(
        [HEADING, Line("a", Weight.OWN), NEXT, Line("b" * 40, Weight.OTHERS)], 20
    )


def test_a_place_to_find_the_rest_is_named_once() -> None:
    lines = [Line("a", Weight.OWN), Line("b" * 30, Weight.OWN), Line("…", Weight.ANSWER)]
    assert kept(lines, 10).count("…") == 1


def test_a_phone_loses_stories_before_lines() -> None:
    tale = f"• ☑️ Only look. {'The lamp goes out. ' * 6}"
    lines = [Line(tale, Weight.OWN), Line("• the end", Weight.OWN)]
    told = text_of(newest_lines(lines, 4 * LINE, "…"))
    assert told.startswith("• ☑️ Only look.")
    assert told.endswith("• the end")
    assert len(told) < 3 * LETTERS


def test_what_gives_way_is_counted_by_its_sign() -> None:
    lines = [
        Line("• 🎯 Objective reached: a roof", Weight.RESULT),
        Line("• 🩸 Anna: 1 wound", Weight.ALL),
        Line("• 🩸 Bruno: 1 wound", Weight.ALL),
        Line("• ❗ Event: a frost", Weight.ALL),
        Line("• no sign", Weight.OWN),
    ]
    first = shortened(lines, 80, "…")
    assert text_of(first) == "• 🎯 Objective reached: a roof\n• ❗ Event: a frost\n…: 🩸 2"
    # What was cut before is counted with what is cut now.
    again = text_of(shortened(first, 45, "…"))
    assert again == "• 🎯 Objective reached: a roof\n…: 🩸 2 · ❗ 1"
    assert text_of(shortened(lines, 500, "…")) == text_of(lines)


def test_a_launchs_result_comes_before_what_concerns_all() -> None:
    """The panel after a launch told the new year alone, and left what it brought to the log."""
    presenter = PRESENTERS["race1969"]
    state = presenter.game.new(Setup(NATIONS[:2], {}), bytes(32)).state
    view = PositionView(presenter, Position(table(2), state, {}, {}), 0, words("en"))
    paid, income = MissionPaid(0, "eva", 2, 2, 0, 2), YearBegan(1964, 1)
    entry = LogEntry(1, 0, "", None, Origin.PERSON, (paid, income), EntryKind.ACT)
    lines, _ = results_for(view, [entry], 0)
    result = next(line for line in lines if line.weight is Weight.RESULT)
    assert "+2 PP" in result.text
    least = results_height(lines)
    assert text_of(newest_lines(lines, least, "…")) == f"{result.text}\n…: 📅 1"
    theirs, _ = results_for(view, [entry], 1)
    assert all(line.weight is not Weight.RESULT for line in theirs)
