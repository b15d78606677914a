"""The path of labels to each action of 1969, with the figures beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property, partial, singledispatchmethod
from typing import Any

from bot.games.base import ActionChoice, Label, Presentation
from bot.games.race1969 import espionage_text, glossary, launch_preview
from rules.core.game import Seat
from rules.race1969 import actions as act
from rules.race1969.odds import advised_die, launch_odds, launches_left
from rules.race1969.terms import RESEARCH_INDEX, ROCKET_SHEET, SCIENTISTS, SUPPORT
from rules.race1969.views.view import View


def choices(p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> tuple[ActionChoice, ...]:
    """Every action with its path, in the order of ``actions``; the view is the seat's own."""
    labels = ActionLabels(p, seat)
    return tuple(labels.choice(action) for action in actions)


class ActionLabels:
    """Makes the labels for one seat's actions at one moment, each shared label once."""

    def __init__(self, p: Presentation[View], seat: Seat) -> None:
        self.p = p
        self.t = p.t
        self.view = p.view
        self.nation = p.view.nations[seat]
        self.launches = launches_left(p.view)
        self.decision = next((d for d in p.view.decisions if d.seat == seat), None)
        self._shared: dict[object, Label] = {}

    def _once(self, key: object, make: Callable[[], Label]) -> Label:
        if key not in self._shared:
            self._shared[key] = make()
        return self._shared[key]

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
        root = self._once(
            "discard",
            lambda: Label(self.t("race1969-choose-discard"), self.t("race1969-hint-discard"), "🗑️"),
        )
        card = Label(
            self.t("race1969-choose-card", card=action.card),
            self.t("race1969-hint-held", count=held),
            glossary.CARD,
        )
        return ActionChoice(action, (root, card))

    # Purchases

    def _scientist(self, scientist: str) -> Label:
        data = self.view.board.scientist(scientist)
        index = SCIENTISTS.index(scientist)
        return Label(
            self.t(
                "race1969-choose-scientist",
                scientist=glossary.scientist(scientist, self.t),
                price=self.view.prices[index],
            ),
            self.t(
                "race1969-hint-scientist",
                researchers=data.researchers,
                prestige=abs(data.prestige),
                sign="plus" if data.prestige > 0 else "minus" if data.prestige else "none",
                supply=self.view.supply[index],
            ),
            glossary.SCIENTISTS[scientist],
        )

    @choice.register
    def _(self, action: act.Hire) -> ActionChoice:
        root = self._once(action.scientist, lambda: self._scientist(action.scientist))
        return ActionChoice(action, (root, lambda: self._place(action)))

    def _place(self, action: act.Hire) -> Label:
        """A research with its researchers before and after, and the money left."""
        research = action.research
        before = self.nation.researches[RESEARCH_INDEX[research]].researchers
        after = before + self.view.board.scientist(action.scientist).researchers
        hint = self.t(
            "race1969-hint-place",
            before=before,
            after=after,
            effect=self.t(f"race1969-effect-{research}", **self._effect(research, after)),
        )
        price = self.view.prices[SCIENTISTS.index(action.scientist)]
        return Label(
            glossary.research(research, self.t),
            f"{hint} · {self._left(price)}",
            glossary.RESEARCHES[research],
        )

    def _effect(self, research: str, researchers: int) -> dict[str, object]:
        money = self.view.board.money
        per = {
            "robotics": money.robotics,
            "investors": money.investors,
            "insurance": money.insurance,
        }
        if research in ROCKET_SHEET:
            return {"count": researchers, "missions": self._missions_left[research]}
        return {"count": researchers * per.get(research, 1)}

    @cached_property
    def _missions_left(self) -> Counter[str]:
        """How many missions not yet flown show each symbol."""
        flown = {flight.mission for flight in self.nation.flights}
        missions = (m for m in self.view.board.missions if m.id not in flown)
        return Counter(symbol for m in missions for symbol in {*m.symbols})

    def _left(self, price: int) -> str:
        """The money left after ``price``, with a warning where it takes away the last launch."""
        money = self.nation.money
        if self.launches:
            _, cheapest = self.launches[0]
            if money >= cheapest > money - price:
                return self.t("race1969-hint-left-warning", left=money - price, keep=cheapest)
        return self.t("race1969-hint-left", left=money - price)

    @choice.register
    def _(self, action: act.Spy) -> ActionChoice:
        root = self._once("spy", lambda: self._scientist("spy"))
        host = self._once((action.nation,), lambda: self._host(action.nation))
        return ActionChoice(action, (root, host, lambda: self._spied(action)))

    def _spied(self, action: act.Spy) -> Label:
        own = self.nation.researches[RESEARCH_INDEX[action.research]]
        theirs = glossary.nation_of(self.view, action.nation).researches
        guest = theirs[RESEARCH_INDEX[action.research]]
        hint = self.t(
            "race1969-hint-spy",
            before=own.researchers,
            after=own.researchers + (0 if own.bonus else 1),
            bonus="no" if own.bonus else "yes",
            theirs=guest.researchers,
            free=self.view.board.limits.spaces - len(guest.scientists) - 1,
        )
        research = action.research
        return Label(glossary.research(research, self.t), hint, glossary.RESEARCHES[research])

    def _host(self, nation: str) -> Label:
        host = glossary.nation_of(self.view, nation)
        return Label(
            f"{self.t(f'race1969-nation-{nation}')} · {self.p.people[host.seat]}",
            self.t("race1969-hint-host", prestige=host.prestige, cards=host.cards),
            glossary.NATIONS[nation],
        )

    @choice.register
    def _(self, action: act.Buy) -> ActionChoice:
        price = action.count * self.view.board.espionage.price

        def count() -> Label:
            text = self.t("race1969-choose-buy-count", count=action.count, price=price)
            return Label(text, self._left(price), glossary.CARD)

        return ActionChoice(action, (self._once("buy", self._cards), count))

    def _cards(self) -> Label:
        espionage = self.view.board.espionage
        return Label(
            self.t("race1969-choose-buy", price=espionage.price),
            self.t("race1969-hint-buy", cards=self.nation.cards, limit=espionage.hand_limit),
            glossary.CARD,
        )

    @choice.register
    def _(self, action: act.Done) -> ActionChoice:
        return ActionChoice(action, (Label(self.t("race1969-choose-done"), emoji="🏁"),), end=True)

    # Missions

    @choice.register
    def _(self, action: act.Launch) -> ActionChoice:
        odds = launch_odds(self.view, self.nation.seat, action.mission)
        label = Label(
            glossary.mission(self.view.board, action.mission, self.t),
            launch_preview.hint(self.p, odds),
            glossary.mission_emoji(self.view.board.mission(action.mission)),
        )
        preview = partial(launch_preview.preview, self.p, odds)
        return ActionChoice(action, (label,), preview=preview)

    @choice.register
    def _(self, action: act.Stay) -> ActionChoice:
        return ActionChoice(action, (Label(self.t("race1969-choose-stay"), emoji="🏠"),), end=True)

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
        label = Label(espionage_text.seal_label(self.p, support), emoji="✉️")
        return ActionChoice(action, (label,), end=True)
