"""Choices on a panel: buttons, selects, their pages, and groups side by side."""

from __future__ import annotations

from bot.games.labels import ActionChoice, Label
from bot.messages.components.items import ControlId
from tests.bot.helpers.worst_case import (
    controls,
    measure,
    pieces,
    told,
)
from tests.bot.messages.components.offered_panel import (
    SELECT,
    components_of,
    leaf,
    panel,
    press,
    selects,
)

SPY = Label("Spy · 7 M", emoji="⬛", unfolded=True, short="Spy")


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


async def test_advice_keeps_its_button_beside_a_select() -> None:
    many = [leaf(f"C{n}", f"hint {n}") for n in range(7)]
    best = ActionChoice(["a", "b"], (Label("Best", "better"),), advised=True)
    screen = panel(*many, best).show()
    measure(screen)
    assert press(screen, "Best").path == (7,)
    ((_, values),) = selects(screen)
    assert values == [str(number) for number in range(7)]
    assert "**Best** · better" in told(screen)


async def test_unfolded_groups_stand_on_the_screen() -> None:
    door = Label("Door", "opens", "🚪", unfolded=True)
    made = panel(
        *(ActionChoice(f"d{n}", (door, Label(f"Room {n}"))) for n in range(12)),
        *(
            ActionChoice(f"{host}{n}", (SPY, Label(host, "2 PP"), Label(f"Lab {n}")))
            for host in ("Anna", "Bob")
            for n in range(12)
        ),
        leaf("Cards"),
        leaf("Done", end=True),
    )
    screen = made.show()
    measure(screen)
    assert [control.path for control, _ in selects(screen)] == [(0,), (1, 0), (1, 1)]
    asked = [piece for piece in pieces(components_of(screen)) if piece["type"] == SELECT]
    assert [piece["placeholder"] for piece in asked] == [
        "🚪 Door",
        "⬛ Spy › Anna · 2 PP",
        "⬛ Spy › Bob · 2 PP",
    ]
    assert "🚪 **Door** · opens" in told(screen)
    assert made.node_at((1, 1, 3)).index == 12 + 12 + 3
    assert {"Cards", "Done"} <= set(controls(screen))


async def test_more_groups_than_fit_stay_behind_their_buttons() -> None:
    groups = [Label(f"Group {n}", unfolded=True) for n in range(12)]
    made = panel(
        *(ActionChoice(f"{g.text}{n}", (g, Label(f"C{n}"))) for g in groups for n in range(3))
    )
    screen = made.show()
    measure(screen)
    assert len(selects(screen)) == 9
    assert {f"Group {n} …" for n in (9, 10, 11)} <= set(controls(screen))
