"""Panels of choices that no game of ours has: hints, colours, what is asked again."""

from __future__ import annotations

import pytest
from discord import ButtonStyle

from bot.games.labels import ActionChoice, Label
from bot.i18n import words
from bot.messages.components.message import Message
from bot.messages.components.position_view import PositionView
from tests.bot.helpers.worst_case import (
    GAME,
    PRESENTER,
    controls,
    crowded,
    measure,
    pieces,
    position,
    told,
)
from tests.bot.messages.components.offered_panel import (
    BUTTON,
    components_of,
    leaf,
    panel,
    press,
)


async def test_a_preview_asks_once_more() -> None:
    made = panel(leaf("Launch", preview=lambda: "It costs **5 M**."), leaf("Stay", end=True))
    screen = made.show()
    ask = press(screen, "Launch …")
    assert (ask.verb, ask.path) == ("go", (0,))
    asked = made.show(ask.path)
    measure(asked)
    assert "It costs **5 M**." in told(asked)
    assert press(asked, "Confirm: Launch").verb == "do"
    assert press(asked, "Confirm: Launch").path == (0,)
    assert press(asked, "Back").path == ()


def colours(screen: Message) -> dict[str, ButtonStyle]:
    return {
        piece["label"]: ButtonStyle(piece["style"])
        for piece in pieces(components_of(screen))
        if piece["type"] == BUTTON
    }


async def test_colours_say_what_a_press_does() -> None:
    """Blue acts, grey leads on, green is advised or confirms; whatever closes the decision."""
    made = panel(
        ActionChoice("a", (Label("Act"),)),
        ActionChoice("b", (Label("Best"),), advised=True),
        ActionChoice("c", (Label("Group"), Label("One"))),
        ActionChoice("d", (Label("Group"), Label("Two"))),
        leaf("Launch", preview=lambda: "It costs **5 M**."),
        leaf("Stay", end=True),
        leaf("Done", preview=lambda: "Money is left.", end=True),
    )
    shown = colours(made.show())
    assert [label for label, style in shown.items() if style is ButtonStyle.primary] == [
        "Act",
        "Stay",
    ]
    assert [label for label, style in shown.items() if style is ButtonStyle.success] == ["Best"]
    leading = {label for label in shown if label.endswith(" …")}
    assert leading == {"Group …", "Launch …", "Done …"}
    assert {shown[label] for label in leading} == {ButtonStyle.secondary}
    asked = colours(made.show(press(made.show(), "Done …").path))
    assert asked == {
        "Confirm: Done": ButtonStyle.success,
        "Back": ButtonStyle.secondary,
        "Rules": ButtonStyle.secondary,
    }


async def test_the_rules_are_a_press_away_from_each_screen() -> None:
    made = panel(
        ActionChoice("a", (Label("Group"), Label("One"))),
        ActionChoice("b", (Label("Group"), Label("Two"))),
        leaf("Launch", preview=lambda: "It costs **5 M**."),
    )
    root = made.show()
    screens = [root, *(made.show(press(root, label).path) for label in ("Group …", "Launch …"))]
    pages = {press(screen, "Rules") for screen in screens}
    assert len(pages) == 1
    assert pages.pop().verb == "topic"


async def test_what_just_happened_has_all_the_room_that_is_left() -> None:
    made = panel(leaf("One"))
    result = "\n".join(f"line {number} " + "x" * 60 for number in range(25))
    screen = made.show(head=result)
    measure(screen)
    assert result in told(screen), "more than 1,600 characters, not one of them cut off"
    long = made.show(head=result * 4)
    measure(long)
    assert told(long).startswith("line 0 "), "where it is too long, its beginning stands"


async def test_a_place_that_is_no_more_shows_the_nearest() -> None:
    made = panel(leaf("One"), leaf("Two"))
    screen = made.show((7, 3, 1))
    assert set(controls(screen)) >= {"One", "Two"}


@pytest.mark.parametrize("language", ["it", "fr", "de"])
async def test_an_action_has_the_same_number_in_every_language(language: str) -> None:
    for _, state in crowded(each=1):
        for decision in GAME.decisions(state):
            here = position(state, 5, 41)
            seat = decision.seat
            numbers = []
            for reader in ("en", language):
                scene = PositionView(PRESENTER, here, seat, words(reader))
                choices = scene.choices(seat)
                numbers.append([choice.action for choice in choices])
            assert numbers[0] == numbers[1]
            legal = list(GAME.legal_actions(state, seat))
            assert numbers[0][: len(legal)] == legal
            assert all(isinstance(several, list) for several in numbers[0][len(legal) :])


async def test_names_in_labels_are_read_as_they_are() -> None:
    from bot.messages.components.text import escaped

    made = panel(ActionChoice("spy", (Label(f"USSR · {escaped('a_b [c]')}"),)))
    assert "USSR · a_b [c]" in controls(made.show())


async def test_a_screen_shows_the_picture_of_the_label_that_leads_to_it() -> None:
    made = panel(leaf("Fly"))
    bands = made.position_view.board()
    assert bands
    slides = Label("Slide", bands=lambda: bands)
    made = panel(leaf("Fly"), *(ActionChoice(f"s{n}", (slides, Label(f"s{n}"))) for n in (1, 2)))
    place = next(n for n, node in enumerate(made.root.children) if node.label.text == "Slide")
    assert made.show((place,)).bands == bands
