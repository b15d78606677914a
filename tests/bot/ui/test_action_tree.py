"""Trees of actions, and the items of a message."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from bot.games.labels import ActionChoice, Label, LazyLabel
from bot.messages.components.action_tree import build, nodes_on, path_to
from bot.messages.components.items import LARGEST, ControlId, button, rows, select


@dataclass(frozen=True)
class Act:
    name: str


def choice(name: str, *path: str, end: bool = False) -> ActionChoice:
    return ActionChoice(Act(name), tuple(Label(part) for part in path), end=end)


def test_shared_beginnings_share_a_place() -> None:
    root = build(
        [
            choice("a", "Hire", "Base", "Lab"),
            choice("b", "Hire", "Base", "Pad"),
            choice("c", "Hire", "Spy"),
            choice("d", "Done", end=True),
        ]
    )
    assert [child.label.text for child in root.children] == ["Hire", "Done"]
    assert [node.label.text for node in nodes_on(root, (0, 0, 1))] == ["", "Hire", "Base", "Pad"]
    assert nodes_on(root, (0, 0, 1))[-1].index == 1
    assert root.children[1].closes_decision
    assert nodes_on(root, (0, 7))[-1] is root.children[0], "a path that is no more ends early"


def test_an_action_on_the_way_to_others_keeps_a_button() -> None:
    root = build([choice("a", "Play"), choice("b", "Play", "Two")])
    (play,) = root.children
    assert [(child.label.text, child.index) for child in play.children] == [("Play", 0), ("Two", 1)]


def test_what_nobody_looks_at_is_not_put_into_words() -> None:
    said: list[str] = []

    def later(text: str) -> LazyLabel:
        def say() -> Label:
            said.append(text)
            return Label(text)

        return say

    hire = Label("Hire")
    root = build(
        [
            ActionChoice(Act("a"), (hire, later("Base"), later("Lab"))),
            ActionChoice(Act("b"), (hire, later("Base"), later("Pad"))),
            ActionChoice(Act("c"), (later("Buy"),), preview=lambda: said.append("preview") or ""),
        ]
    )
    assert [(child.label.text, child.leaf) for child in root.children] == [
        ("Hire", False),
        ("Buy", True),
    ]
    assert root.children[1].needs_confirmation
    assert said == ["Buy"]
    assert [child.label.text for child in root.children[0].children] == ["Base"]
    assert said == ["Buy", "Base", "Base"]
    assert nodes_on(root, (0, 0, 1))[-1].index == 1
    assert said == ["Buy", "Base", "Base", "Lab", "Pad"]


def test_two_actions_under_one_path_keep_a_button_each() -> None:
    root = build([choice("a", "Play"), choice("b", "Play")])
    indexes = [node.index for node in root.children[0].children]
    assert sorted(index for index in indexes if index is not None) == [0, 1]


def test_a_first_label_stands_before_its_neighbours() -> None:
    nodes = Label("Nodes")
    root = build(
        [
            ActionChoice(Act("a"), (nodes, Label("1–25"), Label("4"))),
            ActionChoice(Act("b"), (nodes, Label("Worth a stop", first=True), Label("17"))),
        ]
    )
    (shown,) = root.children
    assert [child.label.text for child in shown.children] == ["Worth a stop", "1–25"]
    assert path_to(root, 1) == (0, 0, 0)
    assert nodes_on(root, (0, 0, 0))[-1].index == 1


def test_an_action_as_good_as_another_has_no_place_of_its_own() -> None:
    lab, first = choice("lab", "Lab"), choice("first", "Panel (2 alike)")
    root = build([lab, first, replace(first, action=Act("second"), as_good=first.action)])
    assert [child.label.text for child in root.children] == ["Lab", "Panel (2 alike)"]
    assert path_to(root, 2) == path_to(root, 1) == (1,)
    assert nodes_on(root, (1,))[-1].index == 1


def test_what_is_done_at_once_needs_no_confirmation() -> None:
    shown = replace(choice("a", "Slide"), preview=lambda: "what it changes")
    root = build([shown, replace(shown, path=(Label("Lay"),), at_once=True)])
    assert [child.needs_confirmation for child in root.children] == [True, False]
    ends = replace(shown, at_once=True, momentous=lambda: True)
    assert build([ends, choice("b", "Stay")]).children[0].needs_confirmation


@pytest.mark.parametrize(
    ("control", "text"),
    [
        (ControlId("move", 7), "mc1:move:7"),
        (ControlId("do", 7, 2, 41, (3,)), "mc1:do:7:2:41:3"),
        (ControlId("go", 7, 0, 9, ()), "mc1:go:7:0:9:"),
        (ControlId("pick-setting", 12, 0, 0, (1, 10)), "mc1:pick-setting:12:0:0:1.10"),
    ],
)
def test_the_format_never_changes(control: ControlId, text: str) -> None:
    """Buttons of old messages have to work."""
    assert str(control) == text
    assert ControlId.parse(text) == control


@pytest.mark.parametrize("text", ["", "move:7", "mc2:move:7", "mc1:MOVE:7", "mc1:move:7:1", "x"])
def test_foreign_ids_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a custom_id"):
        ControlId.parse(text)


def test_numbers_that_no_database_knows_are_implausible() -> None:
    assert ControlId("do", 7, 2, LARGEST, (0,)).plausible
    for text in ("do:{}:0:0:", "do:7:{}:0:", "do:7:0:{}:", "do:7:0:0:{}"):
        assert not ControlId.parse("mc1:" + text.format(LARGEST + 1)).plausible


def test_an_id_is_never_longer_than_discord_allows() -> None:
    with pytest.raises(ValueError, match="100"):
        str(ControlId("pick", LARGEST, LARGEST, LARGEST, (LARGEST, LARGEST)))


def test_rows_are_even() -> None:
    made = [button(ControlId.parse(f"mc1:go:1:0:1:{number}"), str(number)) for number in range(7)]
    assert [len(row.children) for row in rows(made)] == [4, 3]
    assert rows([]) == []


def test_a_select_takes_no_more_than_discord_does() -> None:
    labels = [(str(number), Label(str(number))) for number in range(26)]
    with pytest.raises(ValueError, match="25"):
        select(ControlId.parse("mc1:pick:1:0:1:"), labels, "choose")
