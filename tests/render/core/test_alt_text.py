"""Alternative texts within a limit."""

from __future__ import annotations

from bot.i18n import words
from render.core.alt_text import compose, labelled, seat_title, semicolon_list


def test_descriptions_are_shortened_from_the_end() -> None:
    parts = [("first, long", "first"), ("second, long", "second"), ("third", "")]
    assert compose(parts) == "first, long second, long third"
    assert compose(parts, 27) == "first, long second, long"
    assert compose(parts, 20) == "first, long second"
    assert compose(parts, 12) == "first second"
    assert compose(parts, 8) == "first s…"


def test_a_stop_after_a_stop_is_left_out() -> None:
    assert (
        compose([("U.R.S.S..",), ("Eureka!.",), ("Why?.",), ("So.",)])
        == "U.R.S.S. Eureka! Why? So."
    )


def test_what_is_put_together_follows_each_language() -> None:
    rows = {"en": "Flags: A; B", "it": "Flags: A; B", "de": "Flags: A; B"}
    rows["fr"] = "Flags\u00a0: A\u202f; B"
    for language, told in rows.items():
        t = words(language)
        assert labelled("Flags", semicolon_list(["A", "B"], t), t) == told


def test_a_seat_is_told_with_its_players_cleaned_name() -> None:
    assert seat_title("Canada", " Ada\u200b \n Lovelace") == "Canada (Ada Lovelace)"
    assert seat_title("Canada", "\u200b") == "Canada"
