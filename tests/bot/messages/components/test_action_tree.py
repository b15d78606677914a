"""The tree of labels: shared beginnings, actions on the way to others, labels made when needed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.labels import ActionChoice, Label, LazyLabel
from bot.messages.components.action_tree import build, nodes_on, path_to


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
    assert [(child.label.text, child.index) for child in play.children] == [
        ("Play", 0),
        ("Two", 1),
    ]


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
