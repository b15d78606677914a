"""The path of labels to each action of 1969, with the figures beside them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial, singledispatchmethod
from typing import Any

from bot.games.base import Presentation
from bot.games.labels import ActionChoice, Label
from bot.games.race1969 import espionage_text, glossary, launch_preview
from bot.games.race1969.purchase_labels import PurchaseLabels
from rules.core.game import Seat
from rules.race1969 import actions as act
from rules.race1969.odds import advised_die, launch_odds
from rules.race1969.styles.pilot import advised_launch
from rules.race1969.terms import FREE_CARD, REROLL, SUPPORT
from rules.race1969.views.view import View

ALONE_HINTS = {REROLL: "race1969-hint-alone-reroll", FREE_CARD: "race1969-hint-alone-free-card"}
"""Decisions that the expert makes by a rule: imagined games aren't played for them."""


def choices(p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> tuple[ActionChoice, ...]:
    """Every action with its path, in the order of ``actions``; the view is the seat's own."""
    labels = ActionLabels(p, seat, actions)
    return tuple(labels.choice(action) for action in actions)


def shortcuts(
    p: Presentation[View], seat: Seat, actions: Sequence[Any]
) -> tuple[ActionChoice, ...]:
    """The best set of cards, where cards are laid, and the best purchase; the view is the seat's.

    Scientists and researches stand in selects, which take no colour.
    """
    if any(isinstance(action, act.Seal) for action in actions):
        return espionage_text.best_set(p)
    if any(isinstance(action, act.Hire | act.Spy | act.Buy) for action in actions):
        return PurchaseLabels(p, seat, actions).best()
    return ()


class ActionLabels:
    """Makes the labels for one seat's actions at one moment, each shared label once."""

    def __init__(self, p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> None:
        self.p = p
        self.t = p.t
        self.view = p.view
        self.nation = p.view.nations[seat]
        self.actions = actions
        self._purchases = PurchaseLabels(p, seat, actions)
        self.decision = next((d for d in p.view.decisions if d.seat == seat), None)

    @singledispatchmethod
    def choice(self, action: object) -> ActionChoice:
        """The action with its path; raises ``TypeError`` for what is no action of 1969."""
        raise TypeError(f"{type(action).__name__} is no action of 1969")

    # Income

    @choice.register
    def _(self, action: act.Trade) -> ActionChoice:
        money = action.points * self.view.board.money.prestige_rate
        if action.points:
            text = self.t("race1969-choose-trade", points=action.points, money=money)
        else:
            text = self.t("race1969-choose-trade-none")
        hint = self.t(
            "race1969-hint-trade",
            prestige=self.nation.prestige - action.points,
            money=self.nation.money + money,
        )
        return ActionChoice(action, (Label(text, hint, "💵" if action.points else "🏅"),))

    @choice.register
    def _(self, action: act.Forgo) -> ActionChoice:
        label = Label(self.t("race1969-choose-forgo"), self.t("race1969-hint-forgo"), "🚫")
        return ActionChoice(action, (label,), end=True)

    @choice.register
    def _(self, action: act.Discard) -> ActionChoice:
        held = self.view.own.hand.count(action.card) if self.view.own else 0
        card = Label(
            self.t("race1969-choose-card", card=action.card),
            self.t("race1969-hint-held", count=held),
            glossary.CARD,
        )
        return ActionChoice(action, (self._discard, card))

    @cached_property
    def _discard(self) -> Label:
        return Label(self.t("race1969-choose-discard"), self.t("race1969-hint-discard"), "🗑️")

    # Purchases

    @choice.register
    def _(self, action: act.Hire) -> ActionChoice:
        return self._purchases.hire(action)

    @choice.register
    def _(self, action: act.Spy) -> ActionChoice:
        return self._purchases.spy(action)

    @choice.register
    def _(self, action: act.Buy) -> ActionChoice:
        return self._purchases.buy(action)

    @choice.register
    def _(self, action: act.Done) -> ActionChoice:
        return self._purchases.done(action)

    # Missions

    @choice.register
    def _(self, action: act.Launch) -> ActionChoice:
        odds = launch_odds(self.view, self.nation.seat, action.mission)
        advised = self._launch_advised == action
        hint = launch_preview.hint(self.p, odds)
        if advised:
            later = "no" if self._no_year_left or odds.prestige >= self._most_prestige else "yes"
            hint = f"{hint} · {self.t('race1969-hint-launch-advised', later=later)}"
        label = Label(
            glossary.mission(self.view.board, action.mission, self.t),
            hint,
            glossary.mission_emoji(self.view.board.mission(action.mission)),
        )
        preview = partial(launch_preview.preview, self.p, odds)
        return ActionChoice(action, (label,), preview=preview, advised=advised)

    @choice.register
    def _(self, action: act.Stay) -> ActionChoice:
        label = Label(self.t("race1969-choose-stay"), emoji="🏠")
        return ActionChoice(action, (label,), end=True, advised=self._launch_advised == action)

    @cached_property
    def _launch_advised(self) -> Any:
        return advised_launch(self.view, self.actions)

    @property
    def _no_year_left(self) -> bool:
        return self.view.round + 1 == len(self.view.board.rounds)

    @property
    def _most_prestige(self) -> float:
        """The prestige expected of the launch offered that promises most."""
        return max(
            launch_odds(self.view, self.nation.seat, one.mission).prestige
            for one in self.actions
            if isinstance(one, act.Launch)
        )

    @choice.register
    def _(self, action: act.Reroll) -> ActionChoice:
        launch = self.view.launch
        face = launch.dice[action.die - 1] if launch else ""
        advised = advised_die(self.view) == action.die
        label = Label(
            self.t("race1969-choose-reroll", die=action.die, face=self.t(f"race1969-die-{face}")),
            self.t("race1969-hint-advised") if advised else "",
            glossary.DICE.get(face),
        )
        return ActionChoice(action, (label,), advised=advised)

    @choice.register
    def _(self, action: act.Keep) -> ActionChoice:
        label = Label(self.t("race1969-choose-keep"), emoji="✋")
        return ActionChoice(action, (label,), end=True, advised=advised_die(self.view) is None)

    # Espionage

    @choice.register
    def _(self, action: act.Play) -> ActionChoice:
        hint = espionage_text.effect_text(self.p, (*self._laid, action.card))
        label = Label(self.t("race1969-choose-play", card=action.card), hint, "➕")
        return ActionChoice(action, (label,), advised=self._advised == [action])

    @choice.register
    def _(self, action: act.Take) -> ActionChoice:
        laid = list(self._laid)
        if action.card in laid:
            laid.remove(action.card)
        hint = espionage_text.effect_text(self.p, laid)
        label = Label(self.t("race1969-choose-take", card=action.card), hint, "➖")
        return ActionChoice(action, (label,), advised=self._advised == [action])

    @cached_property
    def _advised(self) -> list[Any]:
        """The actions that lead to the play which the computer would seal."""
        return espionage_text.advised_way(self.p)

    @property
    def _laid(self) -> tuple[int, ...]:
        return self.view.own.play if self.view.own else ()

    @choice.register
    def _(self, action: act.Seal) -> ActionChoice:
        support = self.decision is not None and self.decision.kind == SUPPORT
        label = Label(espionage_text.seal_label(self.p, support), emoji="✉️")
        return ActionChoice(action, (label,), end=True, advised=not self._advised)
