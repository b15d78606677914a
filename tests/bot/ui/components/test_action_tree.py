"""The tree of labels: shared beginnings, actions on the way to others, labels made when needed."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.base import ActionChoice, Label, LazyLabel
from bot.ui.components.action_tree import build, nodes_on


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
