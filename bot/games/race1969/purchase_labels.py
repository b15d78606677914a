"""The labels of purchases at 1969: scientists, spies, cards, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Any

from bot.games.base import Presentation
from bot.games.labels import BEHIND, ActionChoice, Label
from bot.games.race1969 import glossary
from rules.core.game import Seat
from rules.race1969.espionage_cards import mean_value
from rules.race1969.odds import LaunchGain, LaunchGains, launches_left, unseen_cards
from rules.race1969.purchases import Buy, Done, Hire, Spy
from rules.race1969.terms import MOON, RESEARCH_INDEX, ROCKET_SHEET, SCIENTISTS
from rules.race1969.view import View


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
        price = self.view.prices[index]
        name = glossary.scientist(scientist, self.t)
        text = self.t(
            "race1969-choose-scientist",
            scientist=name,
            price=price,
            left=self.nation.money - price,
            launch="yes" if self._last_launch(price) is None else "no",
        )
        hint = self.t(
            "race1969-hint-scientist",
            researchers=data.researchers,
            prestige=abs(data.prestige),
            sign="plus" if data.prestige > 0 else "minus" if data.prestige else "none",
            supply=self.view.supply[index],
        )
        return Label(text, hint, glossary.SCIENTISTS[scientist], unfolded=True, short=name)

    def hire(self, action: Hire) -> ActionChoice:
        """A scientist, and the research where it is placed."""
        root = self._once(action.scientist, lambda: self._scientist(action.scientist))
        added = self.view.board.scientist(action.scientist).researchers
        path = (root, lambda: self._placed(action.research, added))
        return ActionChoice(action, path, name=partial(self._name, action))

    def _placed(self, research: str, added: int) -> Label:
        return self._once((research, added), lambda: self._place(research, added))

    def _place(self, research: str, added: int) -> Label:
        """A research with its researchers before and after, and what that brings now."""
        text = self._staffed(research, added)
        return Label(
            text,
            gain_text(self.p, self._launch_gains, research, added),
            glossary.RESEARCHES[research],
        )

    def _staffed(self, research: str, added: int) -> str:
        before = self.nation.researches[RESEARCH_INDEX[research]].researchers
        name = glossary.research(research, self.t)
        return self.t(
            "race1969-choose-research", research=name, before=before, after=before + added
        )

    @cached_property
    def _launch_gains(self) -> LaunchGains:
        return LaunchGains(self.view)

    def _last_launch(self, price: int) -> int | None:
        """The price of the cheapest launch, where ``price`` leaves too little for it."""
        money = self.nation.money
        if self.launches:
            _, cheapest = self.launches[0]
            if money >= cheapest > money - price:
                return cheapest
        return None

    def _left(self, price: int) -> str:
        """The money left after ``price``, with a warning where it takes away the last launch."""
        left, keep = self.nation.money - price, self._last_launch(price)
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
        own = self.nation.researches[RESEARCH_INDEX[research]]
        theirs = glossary.nation_of(self.view, action.nation).researches
        guest = theirs[RESEARCH_INDEX[research]]
        hint = self.t(
            "race1969-hint-spy",
            gain="" if own.bonus else self._token(research),
            bonus="no" if own.bonus else "yes",
            prestige=-self.view.board.scientist("spy").prestige,
            free=self.view.board.limits.spaces - len(guest.scientists) - 1,
        )
        text = self._staffed(research, 0 if own.bonus else 1)
        return Label(text, hint, glossary.RESEARCHES[research])

    def _token(self, research: str) -> str:
        """The gain of a bonus token in a research."""
        if ("token", research) not in self._gains:
            self._gains["token", research] = gain_text(
                self.p, self._launch_gains, research, 1, short=True
            )
        return self._gains["token", research]

    def _host(self, nation: str) -> Label:
        host = glossary.nation_of(self.view, nation)
        return Label(
            f"{self.t(f'race1969-nation-{nation}')} · {self.p.people[host.seat]}",
            self.t("race1969-hint-host", prestige=host.prestige, cards=host.cards),
            glossary.NATIONS[nation],
        )

    def buy(self, action: Buy) -> ActionChoice:
        """Some espionage cards."""
        price = action.count * self.view.board.espionage.price

        def count() -> Label:
            text = self.t("race1969-choose-buy-count", count=action.count, price=price)
            hint = f"{self._points(action.count)} · {self._left(price)}"
            return Label(text, hint, glossary.CARD)

        return ActionChoice(action, (self._once("buy", self._cards), count))

    def _points(self, count: int) -> str:
        """The points to expect of so many cards."""
        mean = count * mean_value(unseen_cards(self.view))
        return self.t("race1969-hint-points", points=glossary.points(mean, self.t))

    def _cards(self) -> Label:
        espionage = self.view.board.espionage
        return Label(
            self.t("race1969-choose-buy", price=espionage.price),
            self.t("race1969-hint-buy", cards=self.nation.cards, limit=espionage.hand_limit),
            glossary.CARD,
        )

    def done(self, action: Done) -> ActionChoice:
        """The end of the purchases, with a preview where money could still buy something."""
        label = Label(self.t("race1969-choose-done"), emoji="🏁")
        offers = any(isinstance(one, Hire | Spy | Buy) for one in self.actions)
        preview = self._unspent if offers else None
        return ActionChoice(action, (label,), preview, end=True)

    def _unspent(self) -> str:
        """The money left, what it would buy, and what each launch takes of it."""
        scientists = {one.scientist for one in self.actions if isinstance(one, Hire)}
        scientists |= {"spy" for one in self.actions if isinstance(one, Spy)}
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


def gain_text(
    p: Presentation[View], gains: LaunchGains, research: str, added: int, *, short: bool = False
) -> str:
    """The gain of so many more researchers, with figures before and after.

    ``gains`` are the reader's own. ``short``: where it helps a launch, only that.
    """
    view = p.view
    if research in ROCKET_SHEET:
        return _symbol(p, gains, research, added, short=short)
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
            open_missions = len(gains.left - {MOON})
            return p.t(
                "race1969-gain-investors",
                before=before * rate,
                after=after * rate,
                launches=min(years + 1, open_missions),
            )
        case "insurance":
            return _insurance(p, gains.insured(research, added))
        case _:
            gain = gains.best(research, added)
            effect = p.t(f"race1969-effect-{research}", count=after)
            if gain is None:
                return effect
            return _launch(p, gain) if short else f"{_launch(p, gain)} · {effect}"


def _symbol(
    p: Presentation[View], gains: LaunchGains, research: str, added: int, *, short: bool
) -> str:
    missions = [one for one in p.view.board.missions if research in one.symbols]
    left = [one for one in missions if one.id in gains.left]
    gain = gains.best(research, added)
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
        before=glossary.points(gain.before.insurance, p.t),
        after=glossary.points(gain.after.insurance, p.t),
        mission=_mission(p, gain.after.mission),
    )


def _launch(p: Presentation[View], gain: LaunchGain) -> str:
    """A launch with the prestige expected of it before and after."""
    return p.t(
        "race1969-gain-launch",
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
