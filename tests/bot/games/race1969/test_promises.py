"""Each figure that a panel promises is what comes when the choice is carried out.

``CHECKS`` has all messages of the panels that promise something, ``FACTS`` those that tell what is
so already. A message in neither fails the test, so that no promise goes unchecked.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import Any

import pytest

from bot.games.race1969 import glossary
from bot.games.race1969.choice_labels import ActionLabels
from rules.race1969.board import (
    FIRST_CELL,
    cell_after_cards,
    symbol_research,
)
from rules.race1969.espionage_cards import points_of, value_of
from rules.race1969.missions import Launch, MissionLaunched, cost_now
from rules.race1969.purchases import Hire
from rules.race1969.reasons import reason
from rules.race1969.terms import (
    GROUND_CONTROL,
    SIMULATION,
)
from tests.bot.games.race1969 import card_promises, purchase_promises
from tests.bot.games.race1969.promises import (
    EN,
    GAMES,
    Figures,
    Listener,
    Position,
    Said,
    positions,
    scored,
)

Check = Callable[[Position, Any, Figures], None]


# Launches


def launched(position: Position, action: Launch, figures: Figures) -> None:
    money = position.state.nations[position.seat].money
    paid = next(one for one in position.events(action) if isinstance(one, MissionLaunched)).paid
    assert paid == figures["cost"]
    assert money - paid == figures.get("left", money - paid)


def launch_flags(position: Position, action: Launch, figures: Figures) -> None:
    launched(position, action, figures)
    index = position.state.start.board.mission_index(action.mission)
    assert figures["flags"] == len(position.state.flags[index])


def start(position: Position, action: Launch, figures: Figures) -> None:
    begun = next(one for one in position.events(action) if isinstance(one, MissionLaunched)).cell
    board, researchers = (
        position.state.start.board,
        position.state.nations[position.seat].researchers,
    )
    mission = board.mission(action.mission)
    assert figures["start"] == glossary.cell(position.view, action.mission, begun, EN)
    assert figures["left"] == len(mission.cells) - begun
    assert figures["best"] == mission.cells[-1]
    assert figures["research"] == symbol_research(mission, researchers)


def taken_off(position: Position, action: Launch, figures: Figures) -> None:
    chosen = position.state.start.board.mission(action.mission)
    assert figures["count"] == chosen.launch_cost - cost_now(position.state, position.seat, chosen)


def own_cards(position: Position, action: Launch, figures: Figures) -> None:
    mission, hand = position.state.start.board.mission(action.mission), position.view.own.hand
    assert (figures["count"], figures["points"]) == (len(hand), points_of(hand, mission))
    length, cost = len(mission.cells), mission.espionage_cost
    most = cell_after_cards(FIRST_CELL, length, cost, 0, figures["points"]) - FIRST_CELL
    assert figures["cells"] == most


# Standing


def projection(position: Position, action: Any, figures: Figures) -> None:
    ends = scored(position.state)
    best = max(score for seat, score in enumerate(ends) if seat != position.seat)
    assert figures["lead"] == abs(ends[position.seat] - best)
    assert (figures["place"] == "ahead") == (ends[position.seat] > best)
    for told, score in ((figures["own"], ends[position.seat]), (figures["theirs"], best)):
        (total,) = re.findall(r"\*\*(−?\d+) PP\*\*", told)
        assert int(total.replace("−", "-")) == score


def standing(position: Position, action: Any, figures: Figures) -> None:
    nation = position.state.nations[position.seat]
    assert (figures["money"], figures["prestige"]) == (nation.money, nation.prestige)
    assert figures["points"] == value_of(nation.hand)
    if figures["place"] != "later":
        ends = scored(position.state)
        best = max(score for seat, score in enumerate(ends) if seat != position.seat)
        assert figures["lead"] == abs(ends[position.seat] - best)


CHECKS: Mapping[str, Check] = {
    "race1969-hint-trade": purchase_promises.trade,
    "race1969-choose-scientist": purchase_promises.scientist,
    "race1969-choose-spy": purchase_promises.hired_price,
    "race1969-hint-few": purchase_promises.few,
    "race1969-choose-research": purchase_promises.research,
    "race1969-hint-left": purchase_promises.not_warned,
    "race1969-hint-left-warning": purchase_promises.warned,
    "race1969-hint-spy": purchase_promises.spy,
    "race1969-gain-launch": purchase_promises.gain,
    "race1969-gain-insurance": purchase_promises.insurance,
    "race1969-gain-symbol": purchase_promises.symbol,
    "race1969-gain-espionage": purchase_promises.free_cards,
    "race1969-gain-robotics": purchase_promises.first_hire,
    "race1969-gain-investors": purchase_promises.investors,
    "race1969-effect-simulation": purchase_promises.effect(SIMULATION),
    "race1969-effect-ground-control": purchase_promises.effect(GROUND_CONTROL),
    "race1969-choose-buy-count": purchase_promises.bought,
    "race1969-question-keep": purchase_promises.cheapest_launch,
    "race1969-question-robotics": purchase_promises.first_hire_now,
    "race1969-question-prospect": purchase_promises.prospect,
    "race1969-question-prospects": purchase_promises.prospects,
    "race1969-preview-done": purchase_promises.unspent,
    "race1969-hint-launch": launch_flags,
    "race1969-preview-money": launched,
    "race1969-preview-start": start,
    "race1969-preview-investors": taken_off,
    "race1969-effect-sabotage": card_promises.sabotage,
    "race1969-effect-support": card_promises.support,
    "race1969-choose-seal": card_promises.sealed,
    "race1969-own-play": card_promises.laid,
    "race1969-projection": projection,
    "race1969-standing": standing,
    "race1969-espionage-step": card_promises.step,
    "race1969-question-pushed-back": card_promises.pushed_back,
    "race1969-question-together": card_promises.together,
    "race1969-hint-points": purchase_promises.drawn,
    "race1969-preview-own": own_cards,
}
"""By message, what has to be true of its figures."""

ADVICE: Mapping[str, Check] = {
    "race1969-why-hire-investors": purchase_promises.launches_to_come(moon=False),
    "race1969-why-hire-insurance": purchase_promises.launches_to_come(moon=True),
}
"""The same of what an adviser says for an action."""

ODDS = {
    "race1969-preview-insurance",
    "race1969-preview-cell",
    "race1969-preview-expected",
    "race1969-preview-flags",
    "race1969-preview-risk",
}
"""Promises of a launch's preview, which is carried out many times in tests of its own."""

FACTS = {
    "race1969-headline-launch",
    "race1969-headline",
    "race1969-question-trade",
    "race1969-question-free-card",
    "race1969-choose-trade",
    "race1969-hint-held",
    "race1969-hint-host",
    "race1969-choose-buy",
    "race1969-choose-advised",
    "race1969-choose-advised-hire",
    "race1969-choose-best",
    "race1969-preview-done-launch",
    "race1969-preview-espionage",
    "race1969-preview-too-few",
    "race1969-question-hands",
    "race1969-question-moon-flag",
    "race1969-question-rocket",
    "race1969-question-reroll",
    "race1969-question-reroll-count",
    "race1969-question-advice-reroll",
    "race1969-question-advice-cards",
    "race1969-question-face-down",
    "race1969-question-last-to-lay",
    "race1969-question-sabotage",
    "race1969-question-hand",
    "race1969-cards-of",
    "race1969-choose-reroll",
    "race1969-choose-play",
    "race1969-choose-take",
    "race1969-choose-card",
    "race1969-counted",
    "race1969-uncounted",
    "race1969-projected-famous",
    "race1969-projected-novice",
    "race1969-projected-spy",
    "race1969-cell",
    "race1969-card-points",
    "race1969-decimal",
    "race1969-percent",
    "race1969-hint-launch-advised",
    "race1969-hand",
    "race1969-hand-play",
}
"""Messages that tell what is so, or put together what others promise."""


def of_the_question(position: Position) -> Said:
    """What a panel says beside the choices."""
    listener = Listener()
    presented = position.presented(listener)
    presented.question(position.decision)
    presented.standing(position.seat)
    presented.headline()
    presented.hand_text(position.seat)
    return listener.said


def of_the_choice(position: Position, action: Any) -> Said:
    """What a panel says of an action: its labels with their hints, and its preview."""
    listener = Listener()
    presented = position.presented(listener)
    choice = ActionLabels(presented, position.seat, position.actions).choice(action)
    assert choice.labels
    if choice.preview is not None:
        choice.preview()
    return listener.said


def of_the_sets(position: Position) -> list[tuple[list[Any], str, Figures]]:
    """What a panel says of sets of cards, which are laid at once."""
    listener = Listener()
    presented = position.presented(listener)
    sets = presented.shortcuts(position.seat, position.actions)
    said = [one for one in listener.said if one[0].startswith("race1969-effect-")]
    return [(choice.action, *one) for choice, one in zip(sets, said, strict=False)]


def of_the_advice(position: Position, action: Any) -> Said:
    """What an adviser whose choice this is would say for it, of what ``ADVICE`` checks."""
    listener = Listener()
    found = reason(position.view, (action,)) if isinstance(action, Hire) else None
    if found is not None:
        position.presented(listener).why(found)
    return [one for one in listener.said if one[0] in ADVICE]


def with_figures(said: Said) -> Said:
    return [(message, figures) for message, figures in said if figures]


def keep(position: Position, most: int) -> Counter[str]:
    """Carry out the promises of a panel about ``most`` of its choices; the messages met."""
    told: Counter[str] = Counter()
    for message, figures in with_figures(of_the_question(position)):
        told[message] += 1
        if message in OF_THE_QUESTION:
            CHECKS[message](position, None, figures)
    for acts, message, figures in of_the_sets(position):
        told[message] += 1
        CHECKS[message](position, acts, figures)
    step = -(-len(position.actions) // most)
    for action in position.actions[position.number % step :: step]:
        for message, figures in with_figures(of_the_choice(position, action)):
            told[message] += 1
            if message in CHECKS and message not in OF_THE_QUESTION:
                CHECKS[message](position, action, figures)
        for message, figures in of_the_advice(position, action):
            told[message] += 1
            ADVICE[message](position, action, figures)
    return told


OF_THE_QUESTION = {
    "race1969-question-keep",
    "race1969-question-robotics",
    "race1969-question-prospect",
    "race1969-question-prospects",
    "race1969-own-play",
    "race1969-projection",
    "race1969-standing",
    "race1969-espionage-step",
    "race1969-question-pushed-back",
    "race1969-question-together",
}
"""Promises that belong to no choice."""

RARE: set[str] = set()


def check_games(seeds: Iterable[int], every: int, most: int) -> Counter[str]:
    """Carry out what the panels of whole games promise: those of each ``every``-th decision."""
    told: Counter[str] = Counter()
    for seed in seeds:
        seats, options = GAMES[seed % len(GAMES)]
        for position in islice(positions(seats, seed, options), seed % every, None, every):
            told += keep(position, most)
    return told


def test_promises_are_kept() -> None:
    told = check_games(range(4), 5, 4)
    assert told.keys() - {*CHECKS, *ADVICE, *ODDS, *FACTS} == set()
    assert {*CHECKS, *ADVICE} - told.keys() <= RARE


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4, 36))
def test_promises_are_kept_over_thousands_of_positions(seed: int) -> None:
    assert check_games([seed], 1, 12).total() > 500
