"""The legal actions as a tree of labels, and the layout of a node's choices on a screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import TypeAlias

from bot.games.labels import ActionChoice, Label
from bot.messages.components.text import OPTIONS

BUTTONS = 10
BUTTONS_WITH_HINTS = 6
"""More choices than this go into a select, which has room for a hint beside each."""
BUTTONS_OF_A_PHONE = 3
"""The same for a game whose panels fit a phone, where most buttons take a line each."""
SELECTS = 4
"""Groups that may show their choices at once, each in a select of its own."""
UNFOLDED = 9
"""Selects of unfolded groups on one screen; groups beyond them stay behind their buttons."""
BUTTON_TEXT = 40
"""A choice with a longer label goes into a select too: a phone shows no more on a button."""


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
        """The actions behind the node: position, choice, and the number of labels passed."""

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
            step = choice.path[depth]
            label = step if isinstance(step, Label) else step()
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
        if choice is None or choice.preview is None:
            return False
        return not choice.at_once or (choice.momentous is not None and choice.momentous())


def build(choices: Iterable[ActionChoice]) -> Node:
    """The root of the tree of these choices; those that begin with the same labels share nodes."""
    root, numbered = Node(Label("")), [*enumerate(choices)]
    offered = [(index, choice) for index, choice in numbered if choice.as_good is None]
    root._branches = [(index, choice, 0) for index, choice in offered]
    if len(offered) < len(numbered):
        # A move of several actions is a list, and nothing is as good as that.
        single = [one for one in offered if not isinstance(one[1].action, list)]
        places = {choice.action: index for index, choice in single}
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


# The layout of choices

Numbered: TypeAlias = Sequence[tuple[int, Node]]
"""Nodes with their positions among their parent's children."""


def as_buttons(children: Numbered) -> bool:
    """Whether these choices fit on buttons."""
    hints = sum(bool(child.label.hint) for _, child in children)
    return len(children) <= (BUTTONS_WITH_HINTS if hints > 1 else BUTTONS) and all(
        len(child.label.text) <= BUTTON_TEXT for _, child in children
    )


def as_selects(groups: Numbered) -> bool:
    """Whether these are a few groups of actions, too many for buttons: selects save a press."""
    if not 1 < len(groups) <= SELECTS or any(group.leaf for _, group in groups):
        return False
    inside = [[*enumerate(group.children)] for _, group in groups]
    return (
        all(len(children) <= OPTIONS for children in inside)
        and all(
            node.leaf and not node.closes_decision for children in inside for _, node in children
        )
        and not all(as_buttons(children) for children in inside)
    )


def unfolded_groups(children: Numbered) -> list[int]:
    """The positions of groups whose choices stand on the same screen, as far as there is room."""
    found: list[int] = []
    room = UNFOLDED
    for index, group in children:
        if group.leaf or not group.label.unfolded:
            continue
        inside = group.children if holds_groups(group) else (group,)
        selects = len(packed(group)) if holds_groups(group) else 1
        if selects <= room and all(len(one.children) <= OPTIONS for one in inside):
            found.append(index)
            room -= selects
    return found


def holds_groups(group: Node) -> bool:
    """Whether nothing but groups lies behind a group."""
    return not any(child.leaf for child in group.children)


def packed(group: Node) -> list[list[tuple[int, Node]]]:
    """The groups inside a group, by the select that holds the choices of several at once."""
    packs: list[list[tuple[int, Node]]] = []
    room = 0
    for index, inner in enumerate(group.children):
        if len(inner.children) > room:
            packs.append([])
            room = OPTIONS
        packs[-1].append((index, inner))
        room -= len(inner.children)
    return packs


@dataclass(frozen=True, slots=True)
class ChoiceLayout:
    """The children of a node by the place that each has on the screen, with their positions.

    ``unfolded`` groups have selects of their own, ``closing`` ones have the last row.
    """

    unfolded: Numbered
    usual: Numbered
    closing: Numbered
    as_buttons: bool
    """Whether the usual choices stand on buttons."""

    @classmethod
    def of(cls, node: Node, *, phone: bool = False) -> ChoiceLayout:
        """The layout of a node's choices; ``phone``: the panels of its game fit a phone."""
        children = [*enumerate(node.children)]
        closing = [one for one in children if one[1].closes_decision]
        usual = [one for one in children if not one[1].closes_decision]
        groups = unfolded_groups(usual)
        unfolded = [one for one in usual if one[0] in groups]
        usual = [one for one in usual if one[0] not in groups]
        few = not phone or len(usual) <= BUTTONS_OF_A_PHONE
        return cls(unfolded, usual, closing, few and as_buttons(usual))

    @property
    def buttons(self) -> list[Node]:
        """The choices that stand on buttons."""
        return [node for _, node in (*self.closing, *(self.usual if self.as_buttons else ()))]

    @property
    def hinted(self) -> list[Label]:
        """The labels whose hints stand above the controls; an option has its own beside it."""
        above = [*self.unfolded, *self.closing]
        if self.as_buttons:
            above += self.usual
        return [node.label for _, node in sorted(above, key=itemgetter(0)) if node.label.hint]
