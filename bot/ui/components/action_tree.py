"""The legal actions as a tree of labels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from bot.games.base import ActionChoice, Label


class Node:
    """A label on the way to one or several actions, or an action itself.

    ``index`` is the action's position among the legal ones, where the node is an action: the same
    in every language. Labels behind a node are made when its children are looked at.
    """

    def __init__(
        self, label: Label, choice: ActionChoice | None = None, index: int | None = None
    ) -> None:
        self.label = label
        self.choice = choice
        self.index = index
        self.as_good: dict[int, int] = {}
        """At the root: actions that aren't offered, each with the one that is as good."""
        self._branches: list[tuple[int, ActionChoice, int]] = []
        """What lies behind: each action's position, its choice, and how many labels are passed."""

    @cached_property
    def children(self) -> tuple[Node, ...]:
        """The next nodes, in the order in which the presenter gave them; none behind an action.

        Those whose labels are ``first`` stand before the others.

        Where the labels of one action are the beginning of another's, the node is no action and
        its first child is the shorter one.
        """
        found: list[Node] = []
        by_text: dict[str, Node] = {}
        for index, choice, depth in self._branches:
            if depth == len(choice.path):
                # Two actions under one path (or under none) still need a button each.
                label = self.label if depth else Label(str(choice.action))
                first = not any(node.choice for node in found)
                found.insert(0 if first and depth else len(found), Node(label, choice, index))
                continue
            label = choice.label(depth)
            if label.text not in by_text:
                by_text[label.text] = Node(label)
                found.append(by_text[label.text])
            by_text[label.text]._branches.append((index, choice, depth + 1))
        for node in by_text.values():
            node._become_action()
        return tuple(sorted(found, key=lambda node: not node.label.first))

    def _become_action(self) -> None:
        """Be the action itself if only one lies behind and all its labels are passed."""
        (index, choice, depth), *others = self._branches
        if not others and depth == len(choice.path):
            self.choice, self.index, self._branches = choice, index, []

    @property
    def leaf(self) -> bool:
        """Whether nothing is left to choose."""
        return not self._branches

    @property
    def closes_decision(self) -> bool:
        """Whether the action closes the decision, so that its button stands apart."""
        return self.choice is not None and self.choice.end

    @property
    def needs_confirmation(self) -> bool:
        """Whether a preview of the action is shown before it is carried out."""
        choice = self.choice
        return choice is not None and choice.preview is not None and not choice.at_once


def build(choices: Iterable[ActionChoice]) -> Node:
    """The root of the tree of these choices; those that begin with the same labels share nodes."""
    root, numbered = Node(Label("")), [*enumerate(choices)]
    offered = [(index, choice) for index, choice in numbered if choice.as_good is None]
    root._branches = [(index, choice, 0) for index, choice in offered]
    if len(offered) < len(numbered):
        places = {choice.action: index for index, choice in offered}
        hidden = ((index, choice) for index, choice in numbered if choice.as_good is not None)
        root.as_good = {index: places[choice.as_good] for index, choice in hidden}
    return root


def path_to(root: Node, index: int) -> tuple[int, ...] | None:
    """The path from a node to the action of this position; ``None`` if it isn't behind it.

    From the root, an action that isn't offered is found where the one stands that is as good.
    """
    index = root.as_good.get(index, index)
    for position, child in enumerate(root.children):
        if child.leaf:
            if child.index == index:
                return (position,)
        elif (rest := path_to(child, index)) is not None:
            return (position, *rest)
    return None


def nodes_on(root: Node, path: Sequence[int]) -> list[Node]:
    """The nodes from the root to the end of ``path``; fewer where the tree ends before."""
    nodes = [root]
    for position in path:
        if position >= len(nodes[-1].children):
            break
        nodes.append(nodes[-1].children[position])
    return nodes
