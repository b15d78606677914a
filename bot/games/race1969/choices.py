"""The way to each action: what is pressed first, then next, with the figures beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from bot.games.base import ActionChoice, Label
from bot.games.dispatch import by_type
from bot.games.race1969 import budget, espionage_text, launch_preview, names
from bot.i18n import Words
from rules.core.game import Decision, Seat
from rules.race1969 import actions as act
from rules.race1969.odds import launch_odds
from rules.race1969.terms import RESEARCH_INDEX, ROCKET_SHEET, SCIENTISTS, SUPPORT
from rules.race1969.views.view import View


def choices(
    view: View, seat: Seat, actions: Sequence[Any], people: Sequence[str], t: Words
) -> tuple[ActionChoice, ...]:
    """Every action with its path, in the order of ``actions``; ``view`` is the seat's own."""
    choice = Paths(view, seat, people, t).choice  # bound once: that is what costs most
    return tuple(choice(action) for action in actions)


class Paths:
    """Makes the labels for one seat's actions at one moment, each shared label once."""

    def __init__(self, view: View, seat: Seat, people: Sequence[str], t: Words) -> None:
        self.view = view
        self.people = people
        self.t = t
        self.nation = view.nations[seat]
        self.budget = budget.Budget.of(view)
        self.decision: Decision | None = next((d for d in view.decisions if d.seat == seat), None)
        self._shared: dict[object, Label] = {}

    def _once(self, key: object, make: Callable[[], Label]) -> Label:
        if key not in self._shared:
            self._shared[key] = make()
        return self._shared[key]

    @by_type
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
        root = self._once(
            "discard",
            lambda: Label(self.t("race1969-choose-discard"), self.t("race1969-hint-discard"), "🗑️"),
        )
        card = Label(
            self.t("race1969-choose-card", card=action.card),
            self.t("race1969-hint-held", count=held),
            espionage_text.CARD_EMOJI,
        )
        return ActionChoice(action, (root, card))

    # Purchases

    def _scientist(self, scientist: str) -> Label:
        data = self.view.board.scientist(scientist)
        index = SCIENTISTS.index(scientist)
        return Label(
            self.t(
                "race1969-choose-scientist",
                scientist=names.scientist(scientist, self.t),
                price=self.budget.prices[index],
            ),
            self.t(
                "race1969-hint-scientist",
                researchers=data.researchers,
                prestige=abs(data.prestige),
                sign="plus" if data.prestige > 0 else "minus" if data.prestige else "none",
                supply=self.view.supply[index],
            ),
            names.SCIENTISTS[scientist],
        )

    @choice.register
    def _(self, action: act.Hire) -> ActionChoice:
        root = self._once(action.scientist, lambda: self._scientist(action.scientist))
        place = self.nation.researches[RESEARCH_INDEX[action.research]]
        more = self.view.board.scientist(action.scientist).researchers
        price = self.budget.prices[SCIENTISTS.index(action.scientist)]
        before = place.researchers
        return ActionChoice(
            action, (root, lambda: self._place(action.research, before, more, price))
        )

    def _place(self, research: str, before: int, more: int, price: int) -> Label:
        """A research with its researchers before and after, and the money left."""
        hint = self.t(
            "race1969-hint-place",
            before=before,
            after=before + more,
            effect=self.t(f"race1969-effect-{research}", **self._effect(research, before + more)),
        )
        return Label(
            names.research(research, self.t),
            f"{hint} · {self.budget.left_hint(price, self.t)}",
            names.RESEARCHES[research],
        )

    def _effect(self, research: str, researchers: int) -> dict[str, object]:
        money = self.view.board.money
        per = {"robotics": money.robotics, "investors": money.investors}
        if research in ROCKET_SHEET:
            return {"count": researchers, "missions": self._missions_left[research]}
        each = per.get(research, money.insurance if research == "insurance" else 1)
        return {"count": researchers * each}

    @cached_property
    def _missions_left(self) -> Counter[str]:
        """How many missions not yet flown show each symbol."""
        flown = {flight.mission for flight in self.nation.flights}
        missions = (m for m in self.view.board.missions if m.id not in flown)
        return Counter(symbol for m in missions for symbol in {*m.symbols})

    @choice.register
    def _(self, action: act.Spy) -> ActionChoice:
        root = self._once("spy", lambda: self._scientist("spy"))
        host = self._once((action.nation,), lambda: self._host(action.nation))
        return ActionChoice(action, (root, host, lambda: self._spied(action)))

    def _spied(self, action: act.Spy) -> Label:
        own = self.nation.researches[RESEARCH_INDEX[action.research]]
        theirs = names.nation_of(self.view, action.nation).researches
        guest = theirs[RESEARCH_INDEX[action.research]]
        hint = self.t(
            "race1969-hint-spy",
            before=own.researchers,
            after=own.researchers + (0 if own.bonus else 1),
            bonus="no" if own.bonus else "yes",
            theirs=guest.researchers,
            free=self.view.board.limits.spaces - len(guest.scientists) - 1,
        )
        return Label(
            names.research(action.research, self.t), hint, names.RESEARCHES[action.research]
        )

    def _host(self, nation: str) -> Label:
        host = names.nation_of(self.view, nation)
        return Label(
            f"{self.t(f'race1969-nation-{nation}')} · {self.people[host.seat]}",
            self.t("race1969-hint-host", prestige=host.prestige, cards=host.cards),
            names.NATIONS[nation],
        )

    @choice.register
    def _(self, action: act.Buy) -> ActionChoice:
        price = action.count * self.view.board.espionage.price

        def count() -> Label:
            text = self.t("race1969-choose-buy-count", count=action.count, price=price)
            return Label(text, self.budget.left_hint(price, self.t), espionage_text.CARD_EMOJI)

        return ActionChoice(action, (self._once("buy", self._cards), count))

    def _cards(self) -> Label:
        espionage = self.view.board.espionage
        return Label(
            self.t("race1969-choose-buy", price=espionage.price),
            self.t("race1969-hint-buy", cards=self.nation.cards, limit=espionage.hand_limit),
            espionage_text.CARD_EMOJI,
        )

    @choice.register
    def _(self, action: act.Done) -> ActionChoice:
        return ActionChoice(action, (Label(self.t("race1969-choose-done"), emoji="🏁"),), end=True)

    # Missions

    @choice.register
    def _(self, action: act.Launch) -> ActionChoice:
        chosen = self.view.board.mission(action.mission)
        odds = launch_odds(self.view, self.nation.seat, action.mission)
        label = Label(
            names.mission(self.view.board, action.mission, self.t),
            launch_preview.hint(odds, self.view, self.t),
            names.mission_emoji(chosen),
        )
        return ActionChoice(
            action,
            (label,),
            preview=lambda: launch_preview.preview(odds, self.view, self.t),
        )

    @choice.register
    def _(self, action: act.Stay) -> ActionChoice:
        return ActionChoice(action, (Label(self.t("race1969-choose-stay"), emoji="🏠"),), end=True)

    @choice.register
    def _(self, action: act.Reroll) -> ActionChoice:
        launch = self.view.launch
        face = launch.dice[action.die - 1] if launch else ""
        advised = launch_preview.advised_die(self.view) == action.die
        label = Label(
            self.t("race1969-choose-reroll", die=action.die, face=self.t(f"race1969-die-{face}")),
            self.t("race1969-hint-advised") if advised else "",
            names.DICE.get(face),
        )
        return ActionChoice(action, (label,))

    @choice.register
    def _(self, action: act.Keep) -> ActionChoice:
        return ActionChoice(action, (Label(self.t("race1969-choose-keep"), emoji="✋"),), end=True)

    # Espionage

    @choice.register
    def _(self, action: act.Play) -> ActionChoice:
        held = self.view.own.hand.count(action.card) if self.view.own else 0
        label = Label(
            self.t("race1969-choose-play", card=action.card),
            self.t("race1969-hint-held", count=held),
            "➕",
        )
        return ActionChoice(action, (label,))

    @choice.register
    def _(self, action: act.Take) -> ActionChoice:
        laid = self.view.own.play.count(action.card) if self.view.own else 0
        label = Label(
            self.t("race1969-choose-take", card=action.card),
            self.t("race1969-hint-laid", count=laid),
            "➖",
        )
        return ActionChoice(action, (label,))

    @choice.register
    def _(self, action: act.Seal) -> ActionChoice:
        support = self.decision is not None and self.decision.kind == SUPPORT
        label = Label(espionage_text.seal_label(self.view, support, self.t), emoji="✉️")
        return ActionChoice(action, (label,), end=True)
