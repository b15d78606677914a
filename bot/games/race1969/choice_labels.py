"""The path of labels to each action of 1969, with its figures, and the preview of a launch."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial, singledispatchmethod
from typing import Any

from bot.games.base import Presentation
from bot.games.labels import ActionChoice, Label
from bot.games.race1969 import espionage_text, glossary
from bot.games.race1969.purchase_labels import PurchaseLabels
from rules.core.game import Seat
from rules.race1969.board import FIRST_CELL
from rules.race1969.espionage import Discard, Play, Seal, Take
from rules.race1969.espionage_cards import points_of
from rules.race1969.income import Forgo, Trade
from rules.race1969.missions import Keep, Launch, Reroll, Stay
from rules.race1969.odds import (
    LaunchOdds,
    chance_pushed_back,
    launch_odds,
    prestige_after_all,
)
from rules.race1969.purchases import Buy, Done, Hire, Spy
from rules.race1969.terms import (
    GROUND_CONTROL,
    INSURANCE,
    INVESTORS,
    MOON,
    SIMULATION,
    SUPPORT,
)
from rules.race1969.view import View


def choices(p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> tuple[ActionChoice, ...]:
    """Every action with its path, in the order of ``actions``; the view is the seat's own."""
    labels = ActionLabels(p, seat, actions)
    return tuple(labels.choice(action) for action in actions)


def shortcuts(
    p: Presentation[View], seat: Seat, actions: Sequence[Any]
) -> tuple[ActionChoice, ...]:
    """Sets of cards, where cards are laid; the view is the seat's own."""
    if any(isinstance(action, Seal) for action in actions):
        return espionage_text.card_sets(p)
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
    def _(self, action: Trade) -> ActionChoice:
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
    def _(self, action: Forgo) -> ActionChoice:
        label = Label(self.t("race1969-choose-forgo"), self.t("race1969-hint-forgo"), "🚫")
        return ActionChoice(action, (label,), end=True)

    @choice.register
    def _(self, action: Discard) -> ActionChoice:
        held = self.view.own.hand.count(action.card) if self.view.own else 0
        card = Label(
            self.t("race1969-choose-card", card=glossary.card(action.card, self.t)),
            self.t("race1969-hint-held", count=held),
            glossary.CARD,
        )
        return ActionChoice(action, (self._discard, card))

    @cached_property
    def _discard(self) -> Label:
        return Label(self.t("race1969-choose-discard"), self.t("race1969-hint-discard"), "🗑️")

    # Purchases

    @choice.register
    def _(self, action: Hire) -> ActionChoice:
        return self._purchases.hire(action)

    @choice.register
    def _(self, action: Spy) -> ActionChoice:
        return self._purchases.spy(action)

    @choice.register
    def _(self, action: Buy) -> ActionChoice:
        return self._purchases.buy(action)

    @choice.register
    def _(self, action: Done) -> ActionChoice:
        return self._purchases.done(action)

    # Missions

    @choice.register
    def _(self, action: Launch) -> ActionChoice:
        odds = launch_odds(self.view, self.nation.seat, action.mission)
        label = Label(
            glossary.mission(self.view.board, action.mission, self.t),
            launch_hint(self.p, odds),
            glossary.mission_emoji(self.view.board.mission(action.mission)),
        )
        preview = partial(launch_preview, self.p, odds)
        return ActionChoice(action, (label,), preview=preview)

    @choice.register
    def _(self, action: Stay) -> ActionChoice:
        label = Label(self.t("race1969-choose-stay"), emoji="🏠")
        return ActionChoice(action, (label,), end=True)

    @choice.register
    def _(self, action: Reroll) -> ActionChoice:
        launch = self.view.launch
        face = launch.dice[action.die - 1] if launch else ""
        label = Label(
            self.t("race1969-choose-reroll", die=action.die, face=self.t(f"race1969-die-{face}")),
            emoji=glossary.DICE.get(face),
        )
        return ActionChoice(action, (label,))

    @choice.register
    def _(self, action: Keep) -> ActionChoice:
        label = Label(self.t("race1969-choose-keep"), emoji="✋")
        return ActionChoice(action, (label,), end=True)

    # Espionage

    @choice.register
    def _(self, action: Play) -> ActionChoice:
        hint = espionage_text.effect_text(self.p, (*self._laid, action.card))
        label = Label(
            self.t("race1969-choose-play", card=glossary.card(action.card, self.t)), hint, "➕"
        )
        return ActionChoice(action, (label,))

    @choice.register
    def _(self, action: Take) -> ActionChoice:
        laid = list(self._laid)
        if action.card in laid:
            laid.remove(action.card)
        hint = espionage_text.effect_text(self.p, laid)
        label = Label(
            self.t("race1969-choose-take", card=glossary.card(action.card, self.t)), hint, "➖"
        )
        return ActionChoice(action, (label,))

    @property
    def _laid(self) -> tuple[int, ...]:
        return self.view.own.play if self.view.own else ()

    @choice.register
    def _(self, action: Seal) -> ActionChoice:
        support = self.decision is not None and self.decision.kind == SUPPORT
        label = Label(espionage_text.seal_label(self.p, support), emoji="✉️")
        return ActionChoice(action, (label,), end=True)


BAR = 12
"""Blocks of a bar that stands for certainty."""
EIGHTHS = "▏▎▍▌▋▊▉"
"""The ends of a bar, by eighths of a block: without these, 20 and 14 of 100 look alike."""


def launch_hint(p: Presentation[View], odds: LaunchOdds) -> str:
    """7 M · 62 % to the top · ≈ 4.1 PP."""
    return p.t(
        "race1969-hint-launch",
        cost=odds.cost,
        top=glossary.percent(odds.last, p.t),
        prestige=glossary.points(odds.prestige, p.t),
        flags=odds.flags,
    )


def launch_preview(p: Presentation[View], odds: LaunchOdds) -> str:
    """Everything to know before a launch, as Markdown of at most 2,000 characters."""
    nation = p.view.nations[odds.seat]
    mission = p.view.board.mission(odds.mission)
    lines = [
        f"**{glossary.mission_with_emoji(p, odds.mission)}**",
        p.t(
            "race1969-preview-money",
            cost=odds.cost,
            money=nation.money,
            left=nation.money - odds.cost,
        ),
        p.t(
            "race1969-preview-start",
            start=glossary.cell(p.view, odds.mission, odds.start, p.t),
            left=glossary.below_last(p.view, odds.mission, odds.start),
            best=mission.cells[-1],
            research=odds.research,
        ),
        *_helpers(p, odds),
        _table(p, odds),
        p.t(
            "race1969-preview-expected",
            prestige=glossary.points(odds.prestige, p.t),
            top=glossary.percent(odds.last, p.t),
            flag="yes" if _moves_flag(p, odds) else "no",
        ),
        _flags(p, odds),
        *_espionage(p, odds),
    ]
    return "\n".join(line for line in lines if line)


def _moves_flag(p: Presentation[View], odds: LaunchOdds) -> bool:
    """Whether the last cell would bring the nation nearer to the Moon."""
    nation, cells = p.view.nations[odds.seat], len(p.view.board.mission(MOON).cells)
    if odds.mission == MOON or glossary.has_flown_moon(nation):
        return False
    return nation.moon_cell < cells


def _helpers(p: Presentation[View], odds: LaunchOdds) -> list[str]:
    """The researches on the ground that have a part in this launch, on one line."""
    count = [research.researchers for research in p.view.nations[odds.seat].researches]
    money = p.view.board.money
    parts = []
    if count[SIMULATION]:
        parts.append(p.t("race1969-effect-simulation", count=count[SIMULATION]))
    if count[GROUND_CONTROL]:
        parts.append(p.t("race1969-effect-ground-control", count=count[GROUND_CONTROL]))
    if count[INSURANCE]:
        parts.append(
            p.t(
                "race1969-preview-insurance",
                count=count[INSURANCE] * money.insurance,
                expected=glossary.points(odds.insurance, p.t),
            )
        )
    if count[INVESTORS] and odds.mission != MOON:
        taken_off = p.view.board.mission(odds.mission).launch_cost - odds.cost
        parts.append(p.t("race1969-preview-investors", count=taken_off))
    return [" · ".join(parts)] if parts else []


def _table(p: Presentation[View], odds: LaunchOdds) -> str:
    """The chance of each figure of a cell that the dice can reach, best first, in a fixed width."""
    t, printed = p.t, p.view.board.mission(odds.mission).cells
    chances: dict[tuple[int, int], float] = {}
    for cell, worth, chance in zip(printed, odds.worths, odds.chances, strict=True):
        chances[cell, worth] = chances.get((cell, worth), 0.0) + chance
    rows = []
    for (cell, worth), chance in sorted(chances.items(), reverse=True):
        if chance <= 0:
            continue
        whole, eighths = divmod(round(8 * chance * BAR), 8)
        bar = "█" * whole + EIGHTHS[:eighths][-1:] or EIGHTHS[0]
        place = t("race1969-preview-cell", cell=f"{cell:>2}", prestige=f"{worth:>2}")
        rows.append(f"{place} {bar} {glossary.percent(chance, t)}")
    return "\n".join(("```", *rows, "```"))


def _flags(p: Presentation[View], odds: LaunchOdds) -> str:
    flags = next(m.flags for m in p.view.missions if m.mission == odds.mission)
    if not flags:
        return p.t("race1969-preview-no-flags")
    return p.t(
        "race1969-preview-flags",
        count=len(flags),
        whose="".join(glossary.NATIONS[p.view.nations[seat].nation] for seat in flags),
        cost=glossary.points(odds.flags_cost, p.t),
    )


def _risk(p: Presentation[View], odds: LaunchOdds, rivals: Sequence[Seat], against: int) -> str:
    """The risk from the rivals' hands, ``against`` cards in all, to the rocket."""
    hands = espionage_text.against_text(p, [seat for seat in rivals if p.view.nations[seat].cards])
    one, two = (chance_pushed_back(p.view, odds, against, cells) for cells in (1, 2))
    if not one:
        return p.t("race1969-preview-too-few", hands=hands)
    return p.t(
        "race1969-preview-risk",
        hands=hands,
        one=glossary.percent(one, p.t),
        two=glossary.percent(two, p.t),
        risk=glossary.points(odds.prestige - prestige_after_all(p.view, odds, against), p.t),
    )


def _espionage(p: Presentation[View], odds: LaunchOdds) -> list[str]:
    cost = p.view.board.mission(odds.mission).espionage_cost
    rivals = [seat for seat in p.view.order if seat != odds.seat]
    against = sum(p.view.nations[seat].cards for seat in rivals)
    lines = [p.t("race1969-preview-espionage", cost=cost)]
    if against:
        lines.append(_risk(p, odds, rivals, against))
    else:
        lines.append(p.t("race1969-preview-no-risk"))
    own = p.view.own.hand if p.view.own else ()
    if own:
        total = points_of(own, p.view.board.mission(odds.mission))
        cells = min(total // cost, len(odds.worths) - FIRST_CELL)
        lines.append(p.t("race1969-preview-own", count=len(own), points=total, cells=cells))
    return lines
