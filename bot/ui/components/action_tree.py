"""The legal actions as a tree of labels, and the way to a place in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from bot.games.base import ActionChoice, Label


class Node:
    """A place on the way to an action; what lies behind it is put into words when it is looked at.

    ``index`` is the action's position among the legal ones, where the place is itself an action:
    the one name that is the same in every language.
    """

    def __init__(self, label: Label, choice: ActionChoice | None = None, index: int | None = None):
        self.label = label
        self.choice = choice
        self.index = index
        self._ways: list[tuple[int, ActionChoice, int]] = []
        """What leads on from here: the action's position, its choice and the steps made so far."""

    @cached_property
    def children(self) -> tuple[Node, ...]:
        """The next places, in the order in which the game gave them; none behind an action.

        An action that others branch off from is the first of their number.
        """
        found: list[Node] = []
        places: dict[str, Node] = {}
        for index, choice, step in self._ways:
            if step == len(choice.path):
                # Two actions under one way (or none at all) still need a button each.
                label = self.label if step else Label(str(choice.action))
                first = not any(node.choice for node in found)
                found.insert(0 if first and step else len(found), Node(label, choice, index))
                continue
            label = choice.label(step)
            if label.text not in places:
                places[label.text] = Node(label)
                found.append(places[label.text])
            places[label.text]._ways.append((index, choice, step + 1))
        for place in places.values():
            place._settle()
        return tuple(found)

    def _settle(self) -> None:
        """Become the action, if but one way leads here and ends."""
        (index, choice, step), *others = self._ways
        if not others and step == len(choice.path):
            self.choice, self.index, self._ways = choice, index, []

    @property
    def leaf(self) -> bool:
        """Whether nothing is left to choose but to do it."""
        return not self._ways

    @property
    def end(self) -> bool:
        """Whether it closes the decision, so that its button stands apart."""
        return self.choice is not None and self.choice.end

    @property
    def asks_again(self) -> bool:
        """Whether something is shown before it is done, to be confirmed."""
        return self.choice is not None and self.choice.preview is not None


def build(choices: Iterable[ActionChoice]) -> Node:
    """The tree of these choices; those with the same labels so far share a place."""
    root = Node(Label(""))
    root._ways = [(index, choice, 0) for index, choice in enumerate(choices)]
    return root


def path_to(root: Node, index: int) -> tuple[int, ...] | None:
    """The path from a place to the action of this number; ``None`` where it doesn't lead there."""
    for step, child in enumerate(root.children):
        if child.leaf:
            if child.index == index:
                return (step,)
        elif (rest := path_to(child, index)) is not None:
            return (step, *rest)
    return None


def nodes_on(root: Node, path: Sequence[int]) -> list[Node]:
    """The places from the root to where ``path`` leads; it ends early where the tree does."""
    way = [root]
    for step in path:
        if step >= len(way[-1].children):
            break
        way.append(way[-1].children[step])
    return way
