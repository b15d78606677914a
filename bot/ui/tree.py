"""The legal actions as a tree of labels, and the way to a place in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.games.base import Choice, Label


@dataclass(slots=True)
class Node:
    """A place on the way to an action.

    ``index`` is the action's position among the legal ones, where the place is itself an action:
    the one name that is the same in every language. ``children`` stand in the order in which the
    face gave them.
    """

    label: Label
    choice: Choice | None = None
    index: int | None = None
    children: list[Node] = field(default_factory=list)

    @property
    def leaf(self) -> bool:
        """Whether nothing is left to choose but to do it."""
        return not self.children

    @property
    def end(self) -> bool:
        """Whether it closes the decision, so that its button stands apart."""
        return self.choice is not None and self.choice.end

    @property
    def asks_again(self) -> bool:
        """Whether something is shown before it is done, to be confirmed."""
        return self.choice is not None and self.choice.preview is not None


def grow(choices: Sequence[Choice]) -> Node:
    """The tree of these choices; those with the same labels so far share a place."""
    root = Node(Label(""))
    for index, choice in enumerate(choices):
        place = root
        for label in choice.path:
            place = _child(place, label)
        if place.choice is not None or place is root:
            # Two actions under one path (or none at all) still need a button each.
            place = _add(place, choice.path[-1] if choice.path else Label(str(choice.action)))
        place.choice, place.index = choice, index
    _split(root)
    return root


def find(root: Node, path: Sequence[int]) -> list[Node]:
    """The places from the root to where ``path`` leads; it ends early where the tree does."""
    way = [root]
    for step in path:
        if step >= len(way[-1].children):
            break
        way.append(way[-1].children[step])
    return way


def _child(place: Node, label: Label) -> Node:
    for child in place.children:
        if child.label.text == label.text:
            return child
    return _add(place, label)


def _add(place: Node, label: Label) -> Node:
    place.children.append(Node(label))
    return place.children[-1]


def _split(place: Node) -> None:
    """An action that other actions branch off becomes the first of their number."""
    if place.choice is not None and place.children:
        place.children.insert(0, Node(place.label, place.choice, place.index))
        place.choice = place.index = None
    for child in place.children:
        _split(child)
