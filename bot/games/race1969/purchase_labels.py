"""The labels of purchases at 1969: scientists, spies, cards, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

from bot.games.base import Presentation
from bot.games.labels import BEHIND, ActionChoice, Label
from bot.games.race1969 import glossary
from rules.core.game import Seat
from rules.race1969.board import launch_cost
from rules.race1969.espionage_cards import mean_value
from rules.race1969.gains import LaunchGain, LaunchGains
from rules.race1969.odds import launches_left, unseen_cards
from rules.race1969.purchases import Buy, Done, Hire, Spy
from rules.race1969.terms import (
    INVESTORS,
    MOON,
    RESEARCH_INDEX,
    ROCKET_SHEET,
    SCIENTISTS,
    SPY,
)
from rules.race1969.view import View

HINT = 100
"""Characters of a label's hint."""
FEW = 3
"""Scientists left of which it is told."""


class PurchaseLabels:
    """Makes the labels for one nation's purchases at one moment, each shared label once."""

    def __init__(self, p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> None:
        self.p = p
        self.t = p.t
        self.view = p.view
        self.nation = p.view.nations[seat]
        self.actions = actions
        self.launches = launches_left(p.view)
        self._shared: dict[object, Label] = {}
        self._gains: dict[tuple[str, str], str] = {}

    def _once(self, key: object, make: Callable[[], Label]) -> Label:
        if key not in self._shared:
            self._shared[key] = make()
        return self._shared[key]

    def _scientist(self, scientist: str) -> Label:
        data = self.view.board.scientist(scientist)
        index = SCIENTISTS.index(scientist)
        name = glossary.scientist(scientist, self.t)
        launch = "yes" if self._keeps_a_launch(scientist) else "no"
        figures = {"scientist": name, "price": self.view.prices[index], "launch": launch}
        hints = []
        if scientist == SPY:
            text = self.t("race1969-choose-spy", **figures)
        else:
            text = self.t(
                "race1969-choose-scientist",
                **figures,
                researchers=data.researchers,
                prestige=abs(data.prestige),
                sign="plus" if data.prestige > 0 else "minus" if data.prestige else "none",
            )
        if launch == "no":
            hints.append(self.t("race1969-hint-no-launch"))
        if (supply := self.view.supply[index]) <= FEW:
            hints.append(self.t("race1969-hint-few", supply=supply))
        return Label(
            text,
            " · ".join(hints),
            glossary.SCIENTISTS[scientist],
            unfolded=True,
            short=name,
        )

    def hire(self, action: Hire) -> ActionChoice:
        """A scientist, and the research where it is placed."""
        root = self._once(action.scientist, lambda: self._scientist(action.scientist))
        return ActionChoice(
            action, (root, lambda: self._place(action)), name=partial(self._name, action)
        )

    def _place(self, action: Hire) -> Label:
        """A research with its researchers before and after, and what that brings now."""
        research, added, paid = action.research, self._added(action), self._price(action)
        hints = (
            gain_text(self.p, self._launch_gains, research, added, paid, short=short)
            for short in (False, True)
        )
        hint = next((one for one in hints if len(one) <= HINT), "")
        return Label(self._staffed(action), hint, glossary.RESEARCHES[research])

    def _staffed(self, action: Hire | Spy) -> str:
        """The research's researchers, and the end of all launches this year where it means that."""
        before = self.nation.researches[RESEARCH_INDEX[action.research]].researchers
        grounded = self._lacking(action) is not None
        return self.t(
            "race1969-choose-research",
            research=glossary.research(action.research, self.t),
            before=before,
            after=before + self._added(action),
            launch="no" if grounded and self._keeps_a_launch(_scientist(action)) else "yes",
        )

    def _added(self, action: Hire | Spy | Buy) -> int:
        """The researchers that a purchase adds to the nation's own research."""
        if isinstance(action, Hire):
            return self.view.board.scientist(action.scientist).researchers
        if isinstance(action, Buy):
            return 0
        return 0 if self.nation.researches[RESEARCH_INDEX[action.research]].bonus else 1

    @cached_property
    def _launch_gains(self) -> LaunchGains:
        return LaunchGains(self.view)

    def _lacking(self, action: Hire | Spy | Buy) -> int | None:
        """The price of the cheapest launch after a purchase that leaves too little for it.

        ``None`` where enough is left, or wasn't there before.
        """
        money = self.nation.money
        if not self.launches or self.launches[0][1] > money:
            return None
        investors = self.nation.researches[INVESTORS].researchers
        if not isinstance(action, Buy) and _for_investors(action):
            investors += self._added(action)
        board = self.view.board
        costs = [launch_cost(board, board.mission(one), investors) for one, _ in self.launches]
        return min(costs) if money - self._price(action) < min(costs) else None

    def _keeps_a_launch(self, scientist: str) -> bool:
        """Whether a launch could still be paid after this scientist, in one of the researches."""
        return any(self._lacking(action) is None for action in self._places[scientist])

    @cached_property
    def _places(self) -> Mapping[str, Sequence[Hire | Spy]]:
        """By scientist, two purchases that stand for all: one for Investors, if open, and another.

        No other research changes what a launch costs.
        """
        found: dict[str, dict[bool, Hire | Spy]] = {}
        for action in self.actions:
            if isinstance(action, Hire | Spy):
                kind = found.setdefault(_scientist(action), {})
                kind.setdefault(_for_investors(action), action)
        return {scientist: [*each.values()] for scientist, each in found.items()}

    def _left(self, action: Hire | Spy | Buy) -> str:
        """The money left after a purchase, with a warning where it takes away the last launch."""
        left, keep = self.nation.money - self._price(action), self._lacking(action)
        if keep is not None:
            return self.t("race1969-hint-left-warning", left=left, keep=keep)
        return self.t("race1969-hint-left", left=left)

    def _name(self, action: Hire | Spy) -> str:
        """A scientist with its research, for whoever doesn't see that scientists are chosen."""
        if isinstance(action, Spy):
            host = self._once((action.nation,), lambda: self._host(action.nation))
            names = [self.t("race1969-one-spy"), host.text]
        else:
            names = [self.t(f"race1969-one-{action.scientist}")]
        return BEHIND.join([*names, glossary.research(action.research, self.t)])

    def spy(self, action: Spy) -> ActionChoice:
        """A spy, its host, and the research where it is placed."""
        root = self._once("spy", lambda: self._scientist("spy"))
        host = self._once((action.nation,), lambda: self._host(action.nation))
        path = (root, host, lambda: self._spied(action))
        return ActionChoice(action, path, name=partial(self._name, action))

    def _spied(self, action: Spy) -> Label:
        research = action.research
        theirs = glossary.nation_of(self.view, action.nation).researches
        guest = theirs[RESEARCH_INDEX[research]]
        hint = self.t(
            "race1969-hint-spy",
            gain=self._token(research) if self._added(action) else "",
            bonus="yes" if self._added(action) else "no",
            prestige=-self.view.board.scientist("spy").prestige,
            free=self.view.board.limits.spaces - len(guest.scientists) - 1,
        )
        return Label(self._staffed(action), hint, glossary.RESEARCHES[research])

    def _token(self, research: str) -> str:
        """The gain of a bonus token in a research."""
        if ("token", research) not in self._gains:
            self._gains["token", research] = gain_text(
                self.p, self._launch_gains, research, 1, self._spy_price, short=True
            )
        return self._gains["token", research]

    @property
    def _spy_price(self) -> int:
        return self.view.prices[SCIENTISTS.index(SPY)]

    def _host(self, nation: str) -> Label:
        host = glossary.nation_of(self.view, nation)
        name = self.t(f"race1969-nation-{nation}")
        hint = self.t("race1969-hint-host", prestige=host.prestige, cards=host.cards)
        emoji = glossary.NATIONS[nation]
        return Label(f"{name} · {self.p.people[host.seat]}", hint, emoji, short=name)

    def buy(self, action: Buy) -> ActionChoice:
        """Some espionage cards."""
        price = action.count * self.view.board.espionage.price

        def count() -> Label:
            text = self.t("race1969-choose-buy-count", count=action.count, price=price)
            hint = f"{self._points(action.count)} · {self._left(action)}"
            return Label(text, hint, glossary.CARD)

        return ActionChoice(action, (self._once("buy", self._cards), count))

    def _points(self, count: int) -> str:
        """The points to expect of so many cards."""
        mean = count * mean_value(unseen_cards(self.view))
        return self.t("race1969-hint-points", points=glossary.points(mean, self.t))

    def _cards(self) -> Label:
        text = self.t("race1969-choose-buy", price=self.view.board.espionage.price)
        return Label(text, emoji=glossary.CARD)

    def done(self, action: Done) -> ActionChoice:
        """The end of the purchases, with a preview where money could still buy something."""
        label = Label(self.t("race1969-choose-done"), emoji="🏁")
        offers = any(isinstance(one, Hire | Spy | Buy) for one in self.actions)
        preview = self._unspent if offers else None
        return ActionChoice(action, (label,), preview, end=True)

    def _price(self, action: Hire | Spy | Buy) -> int:
        if isinstance(action, Buy):
            return action.count * self.view.board.espionage.price
        return self.view.prices[SCIENTISTS.index(_scientist(action))]

    def _unspent(self) -> str:
        """The money left, what it would buy, and what each launch takes of it."""
        scientists = {_scientist(one) for one in self.actions if isinstance(one, Hire | Spy)}
        offers = [
            f"{glossary.SCIENTISTS[one]} {glossary.scientist(one, self.t)} {price} M"
            for one, price in zip(SCIENTISTS, self.view.prices, strict=True)
            if one in scientists
        ]
        if any(isinstance(one, Buy) for one in self.actions):
            card = self.t("race1969-choose-buy", price=self.view.board.espionage.price)
            offers.append(f"{glossary.CARD} {card}")
        money = self.nation.money
        lines = [self.t("race1969-preview-done", money=money, offers=", ".join(offers))]
        launches = [
            f"{glossary.mission_with_emoji(self.p, mission)} {cost} M"
            for mission, cost in self.launches
            if 0 < cost <= money
        ]
        if launches:
            lines.append(self.t("race1969-preview-done-launch", launches=", ".join(launches)))
        return "\n".join(lines)


NAMED = 2
"""Symbols of a mission that are named; of more, their emoji stand for them."""


def _scientist(action: Hire | Spy) -> str:
    return SPY if isinstance(action, Spy) else action.scientist


def _for_investors(action: Hire | Spy) -> bool:
    return RESEARCH_INDEX[action.research] == INVESTORS


def gain_text(
    p: Presentation[View],
    gains: LaunchGains,
    research: str,
    added: int,
    paid: int,
    *,
    short: bool = False,
) -> str:
    """The gain of so many more researchers for ``paid`` million, with figures before and after.

    ``gains`` are the reader's own. ``short``: where it helps a launch, only that.
    """
    view = p.view
    if research in ROCKET_SHEET:
        return _symbol(p, gains, research, added, paid, short=short)
    before = view.nations[gains.seat].researches[RESEARCH_INDEX[research]].researchers
    after = before + added
    money, years = view.board.money, len(view.board.rounds) - 1 - view.round
    match research:
        case "espionage":
            return p.t("race1969-gain-espionage", before=before, after=after, years=years)
        case "robotics":
            rate = money.robotics
            return p.t(
                "race1969-gain-robotics", before=before * rate, after=after * rate, years=years
            )
        case "investors":
            rate = money.investors
            possible = view.flights_left(gains.seat, moon=False)
            return p.t(
                "race1969-gain-investors",
                before=before * rate,
                after=after * rate,
                launches=min(years + 1, possible),
            )
        case "insurance":
            return _insurance(p, gains.insured(research, added, paid))
        case _:
            gain = gains.best(research, added, paid)
            effect = p.t(f"race1969-effect-{research}", count=after)
            if gain is None:
                return effect
            return _launch(p, gain) if short else f"{_launch(p, gain)} · {effect}"


def _symbol(
    p: Presentation[View], gains: LaunchGains, research: str, added: int, paid: int, *, short: bool
) -> str:
    missions = [one for one in p.view.board.missions if research in one.symbols]
    left = [one for one in missions if one.id in gains.left]
    gain = gains.best(research, added, paid)
    if short and gain is not None:
        return _launch(p, gain)
    return p.t(
        "race1969-gain-symbol",
        launch="" if gain is None else _launch(p, gain),
        gains="no" if gain is None else "yes",
        added=added,
        missions=len(missions),
        count=len(left),
        shown=" ".join(map(glossary.mission_signs, left or missions)),
    )


def _insurance(p: Presentation[View], gain: LaunchGain | None) -> str:
    if gain is None:
        return p.t("race1969-gain-no-launch")
    return p.t(
        "race1969-gain-insurance",
        when=gain.when,
        before=glossary.points(gain.before.insurance, p.t),
        after=glossary.points(gain.after.insurance, p.t),
        mission=_mission(p, gain.after.mission),
    )


def _launch(p: Presentation[View], gain: LaunchGain) -> str:
    """A launch with the prestige expected of it before and after."""
    return p.t(
        "race1969-gain-launch",
        when=gain.when,
        mission=_mission(p, gain.after.mission),
        before=glossary.points(gain.before.prestige, p.t),
        after=glossary.points(gain.after.prestige, p.t),
    )


def _mission(p: Presentation[View], mission: str) -> str:
    """A mission's name, short enough for a hint."""
    chosen = p.view.board.mission(mission)
    if mission == MOON or len(chosen.symbols) <= NAMED:
        return glossary.mission(p.view.board, mission, p.t)
    return glossary.mission_signs(chosen)
