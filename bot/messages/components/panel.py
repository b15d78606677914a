"""The panel: the legal actions of any game as messages of buttons and selects.

A presenter gives every legal action a path of labels; the panel walks the tree of these paths,
shows a preview to be confirmed where an action has one, and names the action to carry out. Its
controls name the seat, the decision's token and positions in the tree, so that a panel works after
a restart and one of an earlier decision is recognised.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from bot.domain.preferences import DEFAULTS, Preferences
from bot.games.labels import Label
from bot.messages.components.action_tree import (
    ChoiceLayout,
    Node,
    as_selects,
    holds_groups,
    nodes_on,
    packed,
    path_to,
)
from bot.messages.components.advice import Advice
from bot.messages.components.guidance import PanelGuide
from bot.messages.components.happened import Line, text_of
from bot.messages.components.items import (
    ControlId,
    browse_row,
    button,
    choice_style,
    gallery,
    hint_lines,
    legend_button,
    message,
    next_table_button,
    orders_button,
    own_seat_buttons,
    row,
    rows,
    select,
    separator,
    table_link_button,
    text_display,
    with_button,
)
from bot.messages.components.message import MESSAGE_TEXT, Message
from bot.messages.components.phone import (
    GAP,
    fitting_lines,
    height,
    line_height,
    newest_lines,
    results_height,
    text_height,
)
from bot.messages.components.phone import PANEL as PHONE_PANEL
from bot.messages.components.position_view import PositionView, seat_title
from bot.messages.components.short_form import short_hint, short_question
from bot.messages.components.text import (
    LABEL,
    OPTIONS,
    PRIVATE,
    clip,
    clip_lines,
    clip_marked,
    without_tales,
)
from rules.core.game import Seat

PAGE_BUTTONS = 10
"""Pages of a select beside the one shown that are one press away."""
CLOSING_BUTTONS = 5
MARK = "💡"
"""Stands beside what the adviser would do, since colour alone isn't read by all."""
TRAIL_LIMIT = 300
QUESTION_LIMIT = 1500
PREVIEW_LIMIT = 2000
AWAITED_LIMIT = 300
HINTS_LIMIT = 1000
HEADLINE_LIMIT = 300
STANDING_LIMIT = 400
HEAD_LEAST = 60
"""Points that what has just happened gets on a phone in any case."""
CROWDED = 100
"""The same where explanations give way to it."""


class Panel:
    """The panel of one seat that decides now.

    ``position_view`` is the seat's own. ``direct``: it stands among direct messages, where the
    table is a link away and ``place`` a line that says where it is. ``undo`` is the ticket of the
    move that the seat may take back unasked, ``guide`` what a guided table explains. ``advice`` is
    what the game's adviser has to say: its choice is marked, and what a hint says stands below the
    choices, at the button that asked for it. ``again``: the seat has just acted in this decision,
    so that what its panel said needn't be repeated. ``newcomer``: its person has never finished
    this game nor its lesson. ``preferences`` are theirs; who wants no advice is given none.
    ``waiting`` is the number of other tables that wait for them.
    """

    def __init__(
        self,
        position_view: PositionView,
        seat: Seat,
        *,
        direct: bool = False,
        place: str = "",
        undo: int | None = None,
        guide: PanelGuide | None = None,
        advice: Advice | None = None,
        again: bool = False,
        newcomer: bool = False,
        preferences: Preferences = DEFAULTS,
        waiting: int = 0,
    ) -> None:
        self.position_view = position_view
        self.seat = seat
        self.direct = direct
        self.place = place
        self.undo = undo
        self.guide = guide
        self.again = again
        self.newcomer = newcomer
        self.waiting = waiting
        self.short = preferences.short_panels
        self.root = position_view.tree(seat)
        self.advise(advice if preferences.advice else None)
        self.token = position_view.position.tokens.get(seat, 0)
        decision = position_view.decisions.get(seat)
        self.ready = decision is not None and decision.ready

    def advise(self, advice: Advice | None) -> None:
        """Let the panel show this advice from now on."""
        self.advice = advice
        self._line = () if advice is None else advice.line
        # Where other actions are as good, the one that is offered is marked.
        actions = self.position_view.actions(self.seat)
        alone = actions.index(self._line[0]) if len(self._line) == 1 else None
        self._marked = None if alone is None else self.root.as_good.get(alone, alone)

    def control(self, verb: str, path: Sequence[int] = ()) -> ControlId:
        """The id of a control of this panel."""
        return ControlId(verb, self.position_view.table.id, self.seat, self.token, tuple(path))

    def node_at(self, path: Sequence[int]) -> Node:
        """The node at the end of a path."""
        return nodes_on(self.root, path)[-1]

    def show(
        self, path: Sequence[int] = (), *, head: Sequence[Line] = (), page: int = 0
    ) -> Message:
        """The message for a node of the tree; ``head`` (what just happened) stands above the root.

        The head gets all the room that the rest leaves, or follows the question, shortened.
        """
        nodes = nodes_on(self.root, path)
        node, path = nodes[-1], tuple(path)[: len(nodes) - 1]
        if node is self.root:
            return self._show_root(head, page)
        if node.leaf and node.choice is not None:
            return self._show_preview(nodes, path)
        bands = node.label.bands() if node.label.bands else ()
        text = "\n".join([*self._top(), _trail(nodes)])
        items = [*self._guidance(node), text_display(text), *map(gallery, bands)]
        items += self._children(node, path, page)
        items += [text_display(clip_lines(hint, _room(items)))] if (hint := self._told()) else []
        items.append(row(self._back(path[:-1]), *self._explanations()))
        return message(PRIVATE, items, bands=bands)

    def _show_root(self, head: Sequence[Line], page: int) -> Message:
        view = self.position_view
        decision = view.decisions[self.seat]
        question = view.question(self.seat, again=self.again)
        head = [line._replace(text=without_tales(line.text, question)) for line in head]
        bands = view.presentation.decision_bands(decision)
        asked = [text_display("\n".join(self._asked(question))), *map(gallery, bands)]
        choices = [*self._advised(), *self._children(self.root, (), page)]
        guidance = self._guidance(self.root)
        beside = self._beside(_room([*asked, *choices, *guidance]))
        story = decision.kind in view.presenter.stories
        question_first = decision.kind in view.presenter.questions_first
        around = self._before if story or question_first else self._above
        items = [*asked, *choices, *beside, *(around("") if head else ())]
        least = max(CROWDED, results_height(head)) if head else 0
        if guidance and self._crowds(height([*guidance, *items], bands) + least):
            guidance = self._guidance(self.root, new=True)
        items += guidance
        head, state = self._around(head, height(items, bands))
        if state:
            beside.insert(0, text_display(clip_lines(state, _room(items))))
        told = around(clip_lines(text_of(head), _room([*items, *beside]))) if head else []
        if story:
            items = [*asked, *choices, *told, *guidance, *beside]
        elif question_first:
            items = [*guidance, *asked, *told, *choices, *beside]
        else:
            items = [*told, *guidance, *asked, *choices, *beside]
        shown = message(PRIVATE, items, bands=bands)
        if page or not self.waiting:
            return shown
        return with_button(shown, next_table_button(view.table, self.waiting, view.t))

    def _beside(self, room: int) -> list[ui.Item[Any]]:
        """What a hint says, in so many characters, and the buttons that choose nothing."""
        view = self.position_view
        items: list[ui.Item[Any]] = []
        if hint := self._told():
            items.append(text_display(clip_lines(hint, room)))
        if self.direct:
            return [*items, *rows([table_link_button(view.table, view.t), *self._more()])]
        others = own_seat_buttons(view, self.seat, "move")
        items += rows([*others, *self._more()])
        return [*items, separator(), browse_row(view, undo=self.undo)]

    def _crowds(self, taken: int) -> bool:
        """Whether explanations leave a phone no room for the rest: only what is new is told."""
        return self.position_view.presenter.fits_phone and taken > PHONE_PANEL

    def _asked(self, question: str) -> list[str]:
        """The title, until when it may take, and the question."""
        view, t = self.position_view, self.position_view.t
        title, *standing = self._top()
        until = view.until(self.seat)
        lines = [title, *([self.place] if self.place else [])]
        lines += [f"-# {until}"] if until else []
        lines += standing
        if self.ready:
            awaited = "\n".join([t("now-up"), *view.up(mention=False)])
            lines.append(clip_lines(awaited, AWAITED_LIMIT))
        asked = short_question(question) if self.short else question
        return [*lines, clip_lines(asked, QUESTION_LIMIT)]

    def _above(self, head: str) -> list[ui.Item[Any]]:
        """What has just happened, above everything else."""
        return [text_display(head), separator()]

    def _before(self, head: str) -> list[ui.Item[Any]]:
        """The same below a question or its choices."""
        title = f"-# {self.position_view.t('panel-before')}"
        return [separator(), text_display(f"{title}\n{head}"), separator()]

    def _around(self, head: Sequence[Line], taken: int) -> tuple[Sequence[Line], str]:
        """What has happened and how things stand, as far as a phone has room for it.

        ``taken`` are the points of everything else, a line for what has happened included.
        """
        view, state = self.position_view, ""
        if not self.again:
            state = view.presentation.state_of_things(view.decisions[self.seat])
        if state and self.short:
            state = short_question(state)
        if not view.presenter.fits_phone:
            return head, state
        room = PHONE_PANEL - taken
        least = GAP + line_height(state.split("\n")[0]) if state else 0
        if head:
            least_head = max(HEAD_LEAST, results_height(head))
            head = newest_lines(head, max(least_head, room - least), view.t("log-more"))
            room -= text_height(text_of(head))
        if room < least:
            return head, ""
        return head, fitting_lines(state, room - GAP, "") if state else ""

    def _more(self) -> list[ui.Button[Any]]:
        """The buttons to a hint, standing orders, rules and legend, and those of a guided table."""
        if self.guide is not None:  # standing orders are for people who know the game
            return [*self._hint(), *self._explanations(), *self.guide.buttons()]
        orders = orders_button(self.position_view, self.seat)
        return [*self._hint(), *self._learn(), *orders, *self._explanations()]

    def _learn(self) -> list[ui.Button[Any]]:
        """The button to what the game is about, for newcomers whom no guide tells it."""
        view = self.position_view
        if not self.newcomer or self.guide is not None or not view.presenter.learn_topics:
            return []
        control = ControlId("learn-beside", view.table.id)
        return [button(control, view.t("button-learn"), emoji="🎓")]

    def _hint(self) -> list[ui.Button[Any]]:
        """The button that asks the adviser, where it has more to say."""
        if self.advice is None or not self.advice.asks:
            return []
        return [button(self.control("hint"), self.position_view.t("button-hint"), emoji="🧠")]

    def _told(self) -> str:
        """What a hint says."""
        return "" if self.advice is None else self.advice.hint

    def _advised(self) -> list[ui.Item[Any]]:
        """What the adviser would do and why, with a button to it where it has none here.

        Of a hint that was asked for, only the button: it says the rest itself.
        """
        if self.advice is None or not self._line:
            return []
        t = self.position_view.t
        title = self.position_view.titles(self.seat, self._line)[1]
        shown = [node.index for node in self._layout(self.root).buttons]
        follow = self._marked is None or self._marked not in shown
        items: list[ui.Item[Any]] = []
        if not self.advice.hint:
            why = "" if self.short else self.advice.why
            if not (follow and self.position_view.presenter.fits_phone):
                line = t("advice-line", action=title, why=why or "none")
                items.append(text_display(line, HINTS_LIMIT))
            elif why:  # the button names the action
                items.append(text_display(f"{MARK} {why}", HINTS_LIMIT))
        return [*items, row(self._follow(title))] if follow else items

    def _follow(self, title: str) -> ui.Button[Any]:
        """The button to the adviser's whole line, or to its action's preview."""
        label = Label(title, emoji=MARK)
        style = choice_style(acts=True, advised=True)
        if self._marked is None:
            return button(self.control("follow"), label, style)
        path = path_to(self.root, self._marked)
        assert path is not None
        if self.node_at(path).needs_confirmation:
            return button(self.control("go", path), _leading_on(label), style)
        return button(self.control("do", (self._marked,)), label, style)

    def _explanations(self) -> list[ui.Button[Any]]:
        """The buttons to the rules and the legend, at the pages that the decision is about."""
        view, seat = self.position_view, self.seat
        decision = view.decisions.get(seat)
        if decision is None:
            return []
        found = []
        if view.presenter.rules_topics:
            page = view.presenter.rules_page_about(decision.kind)
            control = ControlId("topic", view.table.id, seat, 0, (page,))
            found.append(button(control, view.t("button-rules"), emoji="📖"))
        page = view.presenter.legend_about(decision.kind)
        return [*found, *legend_button(view.presenter, view.table, view.t, page)]

    def _guidance(self, node: Node, *, new: bool = False) -> list[ui.Item[Any]]:
        """The explanation of a screen at a guided table; ``new``: only what wasn't told before."""
        if self.guide is None:
            return []
        return self.guide.items(node, self.root, self._line, new=new)

    def _show_preview(self, nodes: Sequence[Node], path: Sequence[int]) -> Message:
        """An action that is to be confirmed."""
        node = nodes[-1]
        assert node.choice is not None
        preview = node.choice.preview() if node.choice.preview else ""
        # A preview names its action itself; the labels before it may still help.
        trail = _trail(nodes[:-1] if preview else nodes)
        lines = [*self._top(), *([trail] if trail else [])]
        lines.append(clip_lines(preview or node.label.hint, PREVIEW_LIMIT))
        items = [*self._guidance(node), text_display("\n".join(lines))]
        bands = node.choice.bands() if node.choice.bands else ()
        items += map(gallery, bands)
        items.append(row(self._confirm(node), self._back(path[:-1]), *self._explanations()))
        return message(PRIVATE, items, bands=bands)

    def _top(self) -> list[str]:
        """The panel's seat, the phase, and its standing where the question doesn't say it."""
        p = self.position_view.presentation
        standing = clip_lines(p.standing(self.seat), STANDING_LIMIT)
        if not standing:
            return [self._title()]
        return [self._title(), clip_marked(p.headline(), HEADLINE_LIMIT), standing]

    def _title(self) -> str:
        view, t = self.position_view, self.position_view.t
        seat = seat_title(view.presenter, view.table, self.seat, t)
        if self.ready:
            return "### " + t("panel-title-ready", seat=seat)
        if self.direct:
            return "### " + t("panel-title-direct", game=view.title, seat=seat)
        return "### " + t("panel-title", seat=seat)

    def _children(self, node: Node, path: Sequence[int], page: int) -> list[ui.Item[Any]]:
        """The choices at a node below their hints, those that close the decision in a last row.

        Buttons and unfolded groups have a line for each hint; options have theirs beside them.
        """
        layout, items = self._layout(node), list[ui.Item[Any]]()
        said = self._said_already(layout)
        shown = [each for each in layout.hinted if each not in said]
        hints = hint_lines([replace(each, hint=self._hint_of(each)) for each in shown])
        items += [text_display(hints, HINTS_LIMIT)] if hints else []
        for index, group in layout.unfolded:
            items += self._group(group, (*path, index))
        if path and as_selects(layout.usual):
            for index, group in layout.usual:
                items += self._group(group, (*path, index))
        elif layout.as_buttons:
            items += self._buttons(layout.usual, path)
        else:
            items += self._select(layout.usual, path, page)
        return [*items, *self._buttons(layout.closing[:CLOSING_BUTTONS], path)]

    def _said_already(self, layout: ChoiceLayout) -> list[Label]:
        """What closes the decision and is advised: on a phone the advice says enough about it."""
        if not self.position_view.presenter.fits_phone or self._marked is None:
            return []
        return [node.label for _, node in layout.closing if node.index == self._marked]

    def _layout(self, node: Node) -> ChoiceLayout:
        return ChoiceLayout.of(node, phone=self.position_view.presenter.fits_phone)

    def _hint_of(self, label: Label) -> str:
        return short_hint(label.hint) if self.short else label.hint

    def _buttons(
        self, children: Sequence[tuple[int, Node]], path: Sequence[int]
    ) -> Sequence[ui.Item[Any]]:
        return rows([self._button(child, (*path, index)) for index, child in children])

    def _group(self, group: Node, path: Sequence[int]) -> list[ui.Item[Any]]:
        """The choices of a group in a select with its label as the title.

        Those of groups inside it share selects, as many in one as there is room for.
        """
        label = group.label
        title = f"{label.emoji} {label.text}" if label.emoji else label.text
        if not holds_groups(group):
            return self._select([*enumerate(group.children)], path, 0, title)
        return [
            self._packed(pack, (*path, number), title) for number, pack in enumerate(packed(group))
        ]

    def _packed(
        self, groups: Sequence[tuple[int, Node]], path: Sequence[int], title: str
    ) -> ui.Item[Any]:
        """The choices of some groups inside another in one select, whose title names these."""
        names = ", ".join(inner.label.short or inner.label.text for _, inner in groups)
        options = []
        for index, inner in groups:
            for place, node in enumerate(inner.children):
                label = node.label
                if len(groups) > 1:
                    text = f"{inner.label.short or inner.label.text} › {label.text}"
                    label = Label(text, label.hint, inner.label.emoji)
                options.append((f"{index}.{place}", label))
        return row(select(self.control("pick-packed", path), options, f"{title} › {names}"))

    def _button(self, node: Node, path: Sequence[int]) -> ui.Button[Any]:
        advised = node.index is not None and node.index == self._marked
        if not node.leaf or node.needs_confirmation:
            style = choice_style(acts=False, advised=advised)
            return button(self.control("go", path), _leading_on(node.label), style)
        style = choice_style(acts=True, advised=advised)
        several = node.choice is not None and isinstance(node.choice.action, list)
        control = self.control("several" if several else "do", (node.index or 0,))
        return button(control, node.label, style)

    def _select(
        self,
        children: Sequence[tuple[int, Node]],
        path: Sequence[int],
        page: int,
        placeholder: str = "",
    ) -> list[ui.Item[Any]]:
        t = self.position_view.t
        pages = -(-len(children) // OPTIONS)
        page = min(page, pages - 1)
        shown = children[page * OPTIONS : (page + 1) * OPTIONS]
        options = [(str(index), child.label) for index, child in shown]
        placeholder = placeholder or t("panel-choose", count=len(children))
        items: list[ui.Item[Any]] = [row(select(self.control("pick", path), options, placeholder))]
        if pages > 1:
            first = max(0, min(page - PAGE_BUTTONS // 2, pages - PAGE_BUTTONS - 1))
            others = [
                button(self.control("page", (*path, other)), t("button-page", page=other + 1))
                for other in range(first, min(first + PAGE_BUTTONS + 1, pages))
                if other != page
            ]
            items += rows(others)
        return items

    def _confirm(self, node: Node) -> ui.Button[Any]:
        label = self.position_view.t("button-confirm", what=clip(node.label.text, LABEL // 2))
        style = choice_style(acts=True, advised=True)
        return button(self.control("do", (node.index or 0,)), label, style)

    def _back(self, path: Sequence[int]) -> ui.Button[Any]:
        return button(self.control("go", path), self.position_view.t("button-back"))


def _trail(nodes: Sequence[Node]) -> str:
    """The labels from the root on, in bold; empty where there are none."""
    trail = " › ".join(node.label.text for node in nodes[1:])
    return f"**{clip(trail, TRAIL_LIMIT)}**" if trail else ""


def _room(items: Sequence[ui.Item[Any]]) -> int:
    """The characters that a message of these items still takes in one more text."""
    texts = [item.content for item in items if isinstance(item, ui.TextDisplay)]
    return MESSAGE_TEXT - sum(len(text) + 1 for text in texts)


def _leading_on(label: Label) -> Label:
    """A label that leads on instead of acting."""
    return Label(clip(label.text, LABEL - 2) + " …", label.hint, label.emoji)
