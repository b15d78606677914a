"""Panels of choices: buttons, selects, pages, groups, hints, colours, confirmations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from discord import ButtonStyle

from bot.delivery.transport import whole_view
from bot.domain.guidance import Guidance
from bot.games.guide import Guide
from bot.games.labels import ActionChoice, Label
from bot.i18n import words
from bot.messages.components import guidance
from bot.messages.components.action_tree import Node, build
from bot.messages.components.advice import Advice
from bot.messages.components.guidance import PanelGuide
from bot.messages.components.happened import answer
from bot.messages.components.items import ControlId
from bot.messages.components.message import Message
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from rules.core.game import Seat
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


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Panels as of a game that doesn't fit them to a phone."""
    monkeypatch.setattr(PRESENTER, "fits_phone", False)


@pytest.mark.usefixtures("wide")
async def test_colours_say_what_a_press_does() -> None:
    """Blue acts, grey leads on, green is advised or confirms; whatever closes the decision."""
    made = panel(
        ActionChoice("a", (Label("Act"),)),
        ActionChoice("b", (Label("Best"),)),
        ActionChoice("c", (Label("Group"), Label("One"))),
        ActionChoice("d", (Label("Group"), Label("Two"))),
        leaf("Launch", preview=lambda: "It costs **5 M**."),
        leaf("Stay", end=True),
        leaf("Done", preview=lambda: "Money is left.", end=True),
        advice=advised("b"),
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
        "What is this?": ButtonStyle.secondary,
    }


@pytest.mark.parametrize(("label", "verb"), [("Rules", "topic"), ("What is this?", "legend")])
async def test_explanations_are_a_press_away_from_each_screen(label: str, verb: str) -> None:
    made = panel(
        ActionChoice("a", (Label("Group"), Label("One"))),
        ActionChoice("b", (Label("Group"), Label("Two"))),
        leaf("Launch", preview=lambda: "It costs **5 M**."),
    )
    root = made.show()
    screens = [root, *(made.show(press(root, deeper).path) for deeper in ("Group …", "Launch …"))]
    pages = {press(screen, label) for screen in screens}
    assert len(pages) == 1
    assert pages.pop().verb == verb


async def test_what_just_happened_has_all_the_room_that_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(PRESENTER, "fits_phone", False)
    made = panel(leaf("One"))
    result = "\n".join(f"line {number} " + "x" * 60 for number in range(25))
    screen = made.show(head=answer(result))
    measure(screen)
    assert result in told(screen), "more than 1,600 characters, not one of them cut off"
    long = made.show(head=answer(result * 4))
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


SPY = Label("Spy · 7 M", "counts twice", "⬛", unfolded=True, short="Spy")


async def test_few_choices_are_buttons_that_act() -> None:
    made = panel(leaf("One"), leaf("Two"))
    screen = made.show()
    measure(screen)
    assert press(screen, "Two").verb == "do"
    assert press(screen, "Two").path == (1,)
    assert press(screen, "Two").token == 41
    assert not selects(screen)


async def test_many_choices_are_pages_of_a_select() -> None:
    made = panel(*(leaf(f"Choice {number}") for number in range(60)), leaf("Done", end=True))
    reached: list[str] = []
    for page in range(3):
        screen = made.show(page=page)
        measure(screen)
        ((control, values),) = selects(screen)
        assert control.verb == "pick"
        assert control.path == ()
        reached += values
        turns = {
            label for label, id_ in controls(screen).items() if ControlId.parse(id_).verb == "page"
        }
        assert turns == {f"Page {n}" for n in (1, 2, 3)} - {f"Page {page + 1}"}
        assert press(screen, "Done").path == (60,)
    assert reached == [str(number) for number in range(60)]
    assert made.node_at((59,)).index == 59
    beyond = made.show(page=99)
    assert selects(beyond)[0][1] == [str(number) for number in range(50, 60)]


async def test_every_page_of_hundreds_of_choices_is_reached() -> None:
    made = panel(*(leaf(f"Choice {number}") for number in range(620)))
    seen, waiting = set(), [0]
    while waiting:
        page = waiting.pop()
        screen = made.show(page=page)
        measure(screen)
        seen.add(page)
        turns = map(ControlId.parse, controls(screen).values())
        pages = [turn.path[-1] for turn in turns if turn.verb == "page"]
        assert len(pages) == 10
        waiting += set(pages) - seen - set(waiting)
    assert seen == set(range(25))


async def test_a_few_groups_of_many_choices_stand_side_by_side() -> None:
    """So that none of them is further than three presses from the table's message."""
    door = Label("Door")
    made = panel(
        *(
            ActionChoice(f"{group}.{number}", (door, Label(f"Group {group}"), Label(f"C{number}")))
            for group in range(3)
            for number in range(25)
        ),
        leaf("Other"),
    )
    root = made.show()
    assert not selects(root)
    screen = made.show(press(root, "Door …").path)
    measure(screen)
    shown = selects(screen)
    assert [(control.verb, control.path) for control, _ in shown] == [
        ("pick", (0, group)) for group in range(3)
    ]
    for group, (control, values) in enumerate(shown):
        assert [made.node_at((*control.path, int(value))).index for value in values] == [
            25 * group + number for number in range(25)
        ]
    asked = [piece for piece in pieces(components_of(screen)) if piece["type"] == SELECT]
    assert [piece["placeholder"] for piece in asked] == ["Group 0", "Group 1", "Group 2"]
    assert press(screen, "Back").path == ()


async def test_groups_that_fit_on_buttons_stay_behind_theirs() -> None:
    made = panel(
        *(
            ActionChoice(
                f"{group}.{number}", (Label("Door"), Label(f"G{group}"), Label(f"C{number}"))
            )
            for group in range(3)
            for number in range(3)
        ),
        leaf("Other"),
    )
    screen = made.show((0,))
    assert not selects(screen)
    assert {"G0 …", "G1 …", "G2 …"} <= set(controls(screen))


async def test_long_labels_go_into_a_select() -> None:
    made = panel(leaf("x" * 41), leaf("y"))
    assert selects(made.show())
    assert not selects(panel(leaf("x" * 40), leaf("y")).show())


@pytest.mark.parametrize(("count", "selected"), [(3, False), (4, True)])
async def test_a_game_that_fits_a_phone_has_few_buttons(count: int, selected: bool) -> None:
    screen = panel(*(leaf(f"C{n}", f"hint {n}") for n in range(count))).show()
    assert bool(selects(screen)) is selected


@pytest.mark.usefixtures("wide")
async def test_hints_stand_beside_buttons_or_in_the_select() -> None:
    few = panel(*(leaf(f"C{n}", f"hint {n}") for n in range(6)))
    screen = few.show()
    assert not selects(screen)
    assert "**C3** · hint 3" in told(screen)
    many = panel(*(leaf(f"C{n}", f"hint {n}") for n in range(7)))
    screen = many.show()
    assert selects(screen)
    assert "hint 3" not in told(screen)
    options = [p["options"] for p in pieces(components_of(screen)) if p["type"] == SELECT]
    assert options[0][3]["description"] == "hint 3"


def advised(*line: str, hint: str = "") -> Advice:
    return Advice(line, "It is better.", hint, asks=True)


async def test_what_is_advised_is_green_and_says_why() -> None:
    made = panel(leaf("One"), leaf("Two"), leaf("Done", end=True), advice=advised("Two"))
    screen = made.show()
    measure(screen)
    green = [label for label, style in colours(screen).items() if style is ButtonStyle.success]
    assert green == ["Two"], "it has no second button"
    assert "💡 **Two** · It is better." in told(screen)
    assert not [*filter("💡".__contains__, told(panel(leaf("One"), leaf("Two")).show()))]


async def test_what_is_advised_has_a_button_of_its_own_beside_a_select() -> None:
    many = [leaf(f"C{n}", f"hint {n}") for n in range(7)]
    screen = panel(*many, advice=advised("C3")).show()
    measure(screen)
    assert (press(screen, "C3").verb, press(screen, "C3").path) == ("do", (3,))
    assert colours(screen)["C3"] is ButtonStyle.success


async def test_a_button_to_several_actions_is_told_from_one_to_an_action() -> None:
    """What stood at a place among the several may have changed since it was sent."""
    made = panel(leaf("One"), ActionChoice(["One", "Two"], (Label("Both"),)))
    assert (press(made.show(), "Both").verb, press(made.show(), "Both").path) == ("several", (1,))


async def test_what_is_advised_is_confirmed_as_ever() -> None:
    groups = [ActionChoice("far", (Label("Group"), Label("Far")), preview=lambda: "So.")]
    made = panel(leaf("One"), *groups, leaf("Two"), advice=advised("far"))
    screen = made.show()
    asked = press(screen, "Group › Far …")
    assert asked.verb == "go"
    assert "So." in told(made.show(asked.path))


async def test_several_actions_that_are_advised_are_one_press() -> None:
    made = panel(leaf("One"), leaf("Two"), advice=advised("Two", "One"))
    screen = made.show()
    assert press(screen, "Two").verb in ("do", "follow")
    follows = [
        one for one in map(ControlId.parse, controls(screen).values()) if one.verb == "follow"
    ]
    assert len(follows) == 1


async def test_a_hint_that_was_asked_for_says_it_once() -> None:
    hint = "🧠 The expert would choose “**Two**”."
    screen = panel(leaf("One"), leaf("Two"), advice=advised("Two", hint=hint)).show()
    assert hint in told(screen)
    assert "It is better." not in told(screen)
    assert colours(screen)["Two"] is ButtonStyle.success


async def test_unfolded_groups_stand_on_the_screen() -> None:
    door = Label("Door", "opens", "🚪", unfolded=True)
    made = panel(
        *(ActionChoice(f"d{n}", (door, Label(f"Room {n}"))) for n in range(12)),
        *(ActionChoice(f"s{n}", (SPY, Label(f"Lab {n}"))) for n in range(12)),
        leaf("Cards"),
        leaf("Done", end=True),
    )
    screen = made.show()
    measure(screen)
    assert [control.path for control, _ in selects(screen)] == [(0,), (1,)]
    asked = [piece for piece in pieces(components_of(screen)) if piece["type"] == SELECT]
    assert [piece["placeholder"] for piece in asked] == ["🚪 Door", "⬛ Spy · 7 M"]
    assert "🚪 **Door** · opens" in told(screen)
    assert "⬛ **Spy** · counts twice" in told(screen), "the price stands once"
    assert made.node_at((1, 3)).index == 12 + 3
    assert {"Cards", "Done"} <= set(controls(screen))


async def test_groups_inside_an_unfolded_one_share_selects() -> None:
    hosts = [Label(f"{name} · Bob", "2 PP", short=name) for name in ("USA", "Canada", "France")]
    made = panel(
        *(
            ActionChoice(f"{host.short}{n}", (SPY, host, Label(f"Lab {n}")))
            for host in hosts
            for n in range(12)
        ),
        leaf("Done", end=True),
    )
    screen = made.show()
    measure(screen)
    (both, several), (last, alone) = selects(screen)
    assert (both.verb, both.path, last.path) == ("pick-packed", (0, 0), (0, 1))
    assert several == [f"{host}.{n}" for host in (0, 1) for n in range(12)]
    assert alone == [f"2.{n}" for n in range(12)]
    asked = [piece for piece in pieces(components_of(screen)) if piece["type"] == SELECT]
    assert [one["placeholder"] for one in asked] == [
        "⬛ Spy · 7 M › USA, Canada",
        "⬛ Spy · 7 M › France",
    ]
    assert [one["options"][0]["label"] for one in asked] == ["USA › Lab 0", "Lab 0"]
    assert made.node_at((0, 1, 3)).index == 12 + 3


async def test_more_groups_than_fit_stay_behind_their_buttons() -> None:
    groups = [Label(f"Group {n}", unfolded=True) for n in range(12)]
    made = panel(
        *(ActionChoice(f"{g.text}{n}", (g, Label(f"C{n}"))) for g in groups for n in range(3))
    )
    screen = made.show()
    measure(screen)
    assert len(selects(screen)) == 9
    assert {f"Group {n} …" for n in (9, 10, 11)} <= set(controls(screen))


BUTTON, SELECT = 2, 3
"""Discord's types of components."""


class Wide(PositionView):
    """A scene in which a seat may do whatever a test wants."""

    offered: tuple[ActionChoice, ...] = ()

    def tree(self, seat: Seat) -> Node:
        return build(self.offered)

    def actions(self, seat: Seat) -> tuple[Any, ...]:
        return tuple(choice.action for choice in self.offered)

    def choices(self, seat: Seat) -> tuple[ActionChoice, ...]:
        return self.offered


async def test_what_is_about_choosing_isnt_said_of_what_is_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nothing(*known: Any) -> str:
        return ""

    guide = Guide[Any](
        style="",
        over=lambda view: False,
        topics=("purchase",),
        screens=("laying", "flight"),
        screen=lambda action: "laying" if action.startswith("lay") else "flight",
        confirming=frozenset({"flight"}),
        lessons=(),
        lesson=nothing,
    )
    monkeypatch.setattr(guidance, "guide_text", lambda game, topic, t: f"about {topic}")
    lay = [
        ActionChoice(f"lay {way}", (Label("Lay"), Label(way)), lambda: "It lies there.")
        for way in ("east", "west")
    ]
    made = panel(*lay, leaf("fly", preview=lambda: "It costs **5 M**."))
    seat = made.seat
    made.guide = PanelGuide(guide, made.position_view, seat, Guidance())
    choosing = made.show(press(made.show(), "Lay …").path)
    assert "about laying" in told(choosing)
    confirmed = made.show(press(choosing, "east …").path)
    assert "about laying" not in told(confirmed)
    assert "about preview" in told(confirmed)
    assert "about flight" in told(made.show(press(made.show(), "fly …").path))


def panel(*offered: ActionChoice, language: str = "en", advice: Advice | None = None) -> Panel:
    state = next(state for kind, state in crowded() if kind == "purchase")
    here = position(state, 5, 41)
    seat = GAME.decisions(state)[0].seat
    scene = Wide(PRESENTER, here, seat, words(language))
    scene.offered = offered
    return Panel(scene, seat, advice=advice)


def leaf(
    text: str, hint: str = "", preview: Callable[[], str] | None = None, *, end: bool = False
) -> ActionChoice:
    return ActionChoice(text, (Label(text, hint),), preview, end)


def components_of(screen: Message) -> Any:
    return whole_view(screen).to_components()  # type: ignore[no-untyped-call]


def ids(screen: Message) -> list[str]:
    return [
        piece["custom_id"] for piece in pieces(components_of(screen)) if piece["type"] == BUTTON
    ]


def selects(screen: Message) -> list[tuple[ControlId, list[str]]]:
    return [
        (ControlId.parse(piece["custom_id"]), [option["value"] for option in piece["options"]])
        for piece in pieces(components_of(screen))
        if piece["type"] == SELECT
    ]


def press(screen: Message, label: str) -> ControlId:
    return ControlId.parse(controls(screen)[label])
