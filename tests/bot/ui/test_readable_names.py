"""Names that show nothing, or too much."""

from __future__ import annotations

import pytest

from bot.messages.components.text import readable_name
from render.core.text import clean

ACUTE = "\u0301"


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\u200b\u2060",
        ACUTE * 5,
        "\u115f\u1160",
        "\uffa0 \u00ad",
        "★ ☆ ★",
        "",
    ],
)
def test_a_name_without_a_letter_gives_way_to_the_user_name(name: str) -> None:
    assert readable_name(name, "rocketeer") == "rocketeer"
    assert readable_name(name) == "?"


@pytest.mark.parametrize(
    "name",
    ["Anna", "Зоя", "李雷", "สมชาย ใจดี", "कृष्णा", "שָׁלוֹם", "محمد", "Zoë 🚀", "𝓐𝓷𝓷𝓪", "7", "한글"],
)
def test_a_name_of_any_script_stays(name: str) -> None:
    assert readable_name(name, "rocketeer") == name


def test_stacked_marks_are_taken_off() -> None:
    shown = readable_name("Z" + ACUTE * 30 + "oe")
    assert shown.count(ACUTE) < 4
    assert (shown[0], shown[-2:]) == ("Ź", "oe")
    assert clean(shown) == shown
    assert readable_name(ACUTE + "Anna") == "Anna"
