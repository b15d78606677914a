"""Each figure that a panel promises is what comes when the choice is carried out.

``CHECKS`` has all messages of the panels that promise something, ``FACTS`` those that tell what is
so already. A message in neither fails the test, so that no promise goes unchecked.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from math import sqrt
from typing import Any

import pytest

from bot.games.race1969 import glossary
from bot.games.race1969.choice_labels import ActionLabels
from rules.race1969.board import (
    FIRST_CELL,
    cell_after_cards,
    standard_board,
    symbol_research,
)
from rules.race1969.espionage import Play, Seal, Take
from rules.race1969.espionage_cards import points_of, value_of
from rules.race1969.game import GAME
from rules.race1969.income import Trade
from rules.race1969.missions import Launch, MissionLaunched, cost_now
from rules.race1969.odds import cards_beside, launch_odds
from rules.race1969.purchases import Buy, Hire, Spy, price
from rules.race1969.scoring import scientists_prestige
from rules.race1969.state import State
from rules.race1969.terms import (
    ESPIONAGE,
    GROUND_CONTROL,
    LAUNCH,
    PURCHASES,
    RESEARCH_INDEX,
    SIMULATION,
)
from tests.bot.games.race1969.promises import (
    EN,
    Flown,
    Listener,
    Position,
    Said,
    can_launch,
    cheapest,
    fly,
    next_purchases,
    positions,
    scored,
    settle,
    until,
    without_others_cards,
)

Figures = Mapping[str, Any]
Check = Callable[[Position, Any, Figures], None]

MISSIONS = {
    name: mission
    for mission in standard_board().missions
    for name in (
        glossary.mission(standard_board(), mission.id, EN),
        glossary.mission_signs(mission),
    )
}
"""Missions by what panels call them."""


def number(told: str) -> float:
    return float(told.replace(",", "."))


def close(told: str, value: float) -> bool:
    """Whether a figure with one decimal is this one."""
    return abs(number(told) - value) < 0.051


# Income


def trade(position: Position, action: Trade, figures: Figures) -> None:
    after = GAME.apply(position.state, position.seat, action).state
    after = until(after, lambda state: state.phase == PURCHASES)
    nation = after.nations[position.seat]
    assert (nation.prestige, nation.money) == (figures["prestige"], figures["money"])


# Purchases


def money_left(position: Position, action: Any, figures: Figures) -> None:
    assert position.after(action).nations[position.seat].money == figures["left"]


def warned(position: Position, action: Any, figures: Figures) -> None:
    money_left(position, action, figures)
    assert can_launch(position.state, position.seat)
    assert cheapest(position.after(action), position.seat) == figures["keep"]
    assert not can_launch(position.after(action), position.seat)


def not_warned(position: Position, action: Any, figures: Figures) -> None:
    money_left(position, action, figures)
    before, after = (
        can_launch(one, position.seat) for one in (position.state, position.after(action))
    )
    assert after or not before


def scientist(position: Position, action: Hire | Spy, figures: Figures) -> None:
    seat, kind = position.seat, type(action)
    held = position.state.nations[seat].money
    assert held - position.after(action).nations[seat].money == figures["price"]
    money_left(position, action, figures)
    if figures["launch"] == "yes":
        return
    same = [
        one
        for one in position.actions
        if isinstance(one, kind)
        and getattr(one, "scientist", "") == getattr(action, "scientist", "")
    ]
    assert can_launch(position.state, seat)
    assert not any(can_launch(position.after(one), seat) for one in same)


def scientist_hint(position: Position, action: Hire | Spy, figures: Figures) -> None:
    before, after, seat = position.state, position.after(action), position.seat
    assert sum(before.supply) - 1 == sum(after.supply)
    host = seat if isinstance(action, Hire) else before.start.nations.index(action.nation)
    counted = [
        scientists_prestige(before.start.board, one.nations[host]).total for one in (before, after)
    ]
    sign = {"plus": 1, "minus": -1, "none": 0}[figures["sign"]]
    assert counted[1] - counted[0] == sign * figures["prestige"]
    if isinstance(action, Hire):
        index = RESEARCH_INDEX[action.research]
        gain = [one.nations[seat].researches[index].researchers for one in (after, before)]
        assert gain[0] - gain[1] == figures["researchers"]


def research(position: Position, action: Hire | Spy, figures: Figures) -> None:
    before, after, seat = position.state, position.after(action), position.seat
    index = RESEARCH_INDEX[action.research]
    told = [one.nations[seat].researches[index].researchers for one in (before, after)]
    assert told == [figures["before"], figures["after"]]
    if figures["launch"] == "no":
        assert can_launch(before, seat)
        assert not can_launch(after, seat)


def spy(position: Position, action: Spy, figures: Figures) -> None:
    before, after = position.state, position.after(action)
    host = before.start.nations.index(action.nation)
    index = RESEARCH_INDEX[action.research]
    room = before.start.board.limits.spaces - len(after.nations[host].researches[index].scientists)
    assert room == figures["free"]
    counted = [
        scientists_prestige(before.start.board, one.nations[host]).total for one in (before, after)
    ]
    assert counted[0] - counted[1] == figures["prestige"]
    gained = after.nations[position.seat] != before.nations[position.seat]
    assert gained
    own = [one.nations[position.seat].researches[index].researchers for one in (before, after)]
    assert (own[1] > own[0]) == (figures["bonus"] == "yes")


def gain(position: Position, action: Any, figures: Figures) -> None:
    """The launch's odds before and after, and that it can be paid when it is said to be."""
    mission = MISSIONS[figures["mission"]].id
    seat, after = position.seat, position.after(action)
    view = GAME.view(after, seat)
    assert close(figures["before"], launch_odds(position.view, seat, mission).prestige)
    assert close(figures["after"], launch_odds(view, seat, mission).prestige)
    payable(after, seat, mission, figures["when"])


def payable(after: State, seat: int, mission: str, when: str) -> None:
    chosen = after.start.board.mission(mission)
    assert chosen in GAME.view(after, seat).missions_left(seat)
    now = cost_now(after, seat, chosen) <= after.nations[seat].money
    assert now == (when == "now")
    if when == "now":
        return
    later = next_purchases(after, seat)
    assert later.round == after.round + 1, "there is a next year"
    enough = cost_now(later, seat, chosen) <= later.nations[seat].money
    assert enough == (when == "next")


def insurance(position: Position, action: Any, figures: Figures) -> None:
    mission = MISSIONS[figures["mission"]].id
    after = position.after(action)
    view = GAME.view(after, position.seat)
    assert close(figures["before"], launch_odds(position.view, position.seat, mission).insurance)
    assert close(figures["after"], launch_odds(view, position.seat, mission).insurance)
    payable(after, position.seat, mission, figures["when"])


def symbol(position: Position, action: Any, figures: Figures) -> None:
    board, seat, after = position.state.start.board, position.seat, position.after(action)
    before = position.state.nations[seat].researchers
    more = [
        symbol_research(mission, after.nations[seat].researchers) - symbol_research(mission, before)
        for mission in board.missions
    ]
    helped = [mission for mission, added in zip(board.missions, more, strict=True) if added]
    assert set(more) == {0, figures["added"]}
    assert len(helped) == figures["missions"]
    left = GAME.view(after, seat).missions_left(seat)
    assert len([mission for mission in helped if mission in left]) == figures["count"]


def years_left(state: State) -> int:
    return len(state.start.board.rounds) - 1 - state.round


def free_cards(position: Position, action: Any, figures: Figures) -> None:
    after, seat = position.after(action), position.seat
    assert figures["years"] == years_left(after)
    assert figures["after"] == after.nations[seat].researches[ESPIONAGE].researchers
    if not figures["years"]:
        return
    year = after.round
    later = until(after, lambda state: state.round > year)
    drawn = sum(later.nations[seat].hand) and len(later.nations[seat].hand)
    room = later.start.board.espionage.hand_limit - len(after.nations[seat].hand)
    assert drawn - len(after.nations[seat].hand) + later.owed[seat] >= min(
        figures["after"], room, sum(after.deck) + sum(after.discards)
    )


def first_hire(position: Position, action: Any, figures: Figures) -> None:
    after, seat = position.after(action), position.seat
    assert figures["years"] == years_left(after)
    if figures["years"]:
        later = next_purchases(after, seat)
        full = later.start.board.scientist("genius").price
        assert full - price(later, seat, "genius") == min(full, figures["after"])


def investors(position: Position, action: Any, figures: Figures) -> None:
    after, seat, board = position.after(action), position.seat, position.state.start.board
    for told, state in ((figures["before"], position.state), (figures["after"], after)):
        for mission in board.missions:
            off = mission.launch_cost - cost_now(state, seat, mission)
            assert off == (0 if mission.id == "moon" else min(mission.launch_cost, told))
    left = [one for one in GAME.view(after, seat).missions_left(seat) if one.id != "moon"]
    assert figures["launches"] == min(years_left(after) + 1, len(left))


def effect(index: int) -> Check:
    def check(position: Position, action: Any, figures: Figures) -> None:
        state = position.state if isinstance(action, Launch) else position.after(action)
        assert state.nations[position.seat].researches[index].researchers == figures["count"]

    return check


def bought(position: Position, action: Buy, figures: Figures) -> None:
    before, after = (one.nations[position.seat] for one in (position.state, position.after(action)))
    assert len(after.hand) - len(before.hand) == figures["count"]
    assert before.money - after.money == figures["price"]


def cheapest_launch(position: Position, action: Any, figures: Figures) -> None:
    assert figures["cost"] == cheapest(position.state, position.seat)
    assert (figures["enough"] == "yes") == can_launch(position.state, position.seat)
    assert figures["money"] == position.state.nations[position.seat].money


def first_hire_now(position: Position, action: Any, figures: Figures) -> None:
    board = position.state.start.board
    saved = [one.price - price(position.state, position.seat, one.id) for one in board.scientists]
    assert max(saved) == figures["saved"] > 0


def prospect(position: Position, action: Any, figures: Figures) -> None:
    mission = MISSIONS[figures["mission"].partition(" ")[2]]
    odds = launch_odds(position.view, position.seat, mission.id)
    assert figures["cost"] == cost_now(position.state, position.seat, mission)
    assert figures["cost"] <= position.state.nations[position.seat].money
    assert close(figures["prestige"], odds.prestige)
    assert figures["top"] == glossary.percent(odds.last, EN)


def unspent(position: Position, action: Any, figures: Figures) -> None:
    assert position.after(action).nations[position.seat].money == figures["money"]


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


# Cards


def _others_lay_nothing(position: Position, actions: list[Any]) -> Flown:
    """The end of the launch if these are the nation's acts, and nobody else lays a card."""
    state = without_others_cards(position.state, position.seat)
    for action in actions:
        state = GAME.apply(state, position.seat, action).state
    done = GAME.apply(state, position.seat, Seal())
    return settle(done, position.state.current_launch.seat)


def sabotage(position: Position, action: Any, figures: Figures) -> None:
    if not isinstance(action, Play | Take):
        return
    launch = position.state.current_launch
    flown = _others_lay_nothing(position, [action])
    assert launch.cell - flown.cell == figures["cells"]
    none = settle_without_cards(position)
    assert none.prestige - flown.prestige == figures["loss"]


def settle_without_cards(position: Position) -> Flown:
    own = position.view.own.play
    return _others_lay_nothing(position, [Take(card) for card in own])


def support(position: Position, action: Any, figures: Figures) -> None:
    """What lies against the rocket is dealt anew, as often as makes a mean of it."""
    if not isinstance(action, Play | Take):
        return
    seat, launch = position.seat, position.state.current_launch
    flights = []
    for turn in range(LAYS):
        state = GAME.apply(position.imagined(turn), seat, action).state
        flights.append(settle(GAME.apply(state, seat, Seal()), seat))
    within(number(figures["prestige"]), [one.prestige for one in flights], 0.06)
    cells = [max(0, one.cell - launch.cell) for one in flights]
    assert max(cells) <= figures["cells"]


def sealed(position: Position, action: Any, figures: Figures) -> None:
    """The cells of a play that nobody answers, for it is the most that it can do."""
    launch, board = position.state.current_launch, position.state.start.board
    own = position.view.own.play
    assert figures["total"] == points_of(own, board.mission(launch.mission))
    moved = abs(launch.cell - _others_lay_nothing(position, []).cell)
    if figures["way"] == "back":
        assert figures["cells"] == moved
    else:
        assert moved <= figures["cells"]
        assert not launch.laid or figures["cells"] <= len(board.mission(launch.mission).cells)


def laid(position: Position, action: Any, figures: Figures) -> None:
    sealed(position, action, figures)
    assert figures["total"] == figures["cells"] * figures["cost"] + figures["wasted"]


def step(position: Position, action: Any, figures: Figures) -> None:
    """So many points, as cards of one point each, with nobody else's card on the table."""
    seat, launch = position.seat, position.state.current_launch
    bare = without_others_cards(position.state, seat)
    nations = bare.with_nation(seat, hand=(1,) * figures["points"])
    empty = replace(bare.current_launch, plays=((),) * len(nations))
    state = replace(bare, nations=nations, launch=empty)
    for _ in range(figures["points"]):
        state = GAME.apply(state, seat, Play(1)).state
    moved = settle(GAME.apply(state, seat, Seal()), launch.seat)
    none = settle_without_cards(position)
    assert figures["cell"] == glossary.cell(position.view, launch.mission, moved.cell, EN)
    assert figures["prestige"] == moved.prestige
    assert figures["change"] == abs(moved.prestige - none.prestige)


def pushed_back(position: Position, action: Any, figures: Figures) -> None:
    launch, seat = position.state.current_launch, position.seat
    flights = [
        settle(GAME.apply(_taken_back(position.imagined(turn), seat), seat, Seal()), seat)
        for turn in range(LAYS)
    ]
    shares(figures["chance"], [one.cell < launch.cell for one in flights])


def _taken_back(state: State, seat: int) -> State:
    """The state once the nation has taken all of its cards back."""
    for card in state.current_launch.plays[seat]:
        state = GAME.apply(state, seat, Take(card)).state
    return state


def together(position: Position, action: Any, figures: Figures) -> None:
    """The cells that all opponents' cards come to, dealt anew where they don't show."""
    launch, board = position.state.current_launch, position.state.start.board
    mission = board.mission(launch.mission)
    own = points_of(position.view.own.play, mission)
    shown = dict(position.view.launch.face_down or ())
    pushed = []
    for turn in range(LAYS):
        state = position.imagined(turn)
        points = own
        for seat, _ in cards_beside(position.view):
            laid = state.current_launch.plays[seat]
            points += points_of(laid if seat in shown else state.nations[seat].hand, mission)
        length = len(mission.cells)
        cell = cell_after_cards(launch.cell, length, mission.espionage_cost, points, 0)
        pushed.append(launch.cell - cell >= figures["cells"])
    shares(figures["chance"], pushed)


def drawn(position: Position, action: Buy, figures: Figures) -> None:
    before = value_of(position.state.nations[position.seat].hand)
    found = []
    for turn in range(LAYS):
        after = GAME.apply(position.imagined(turn), position.seat, action).state
        found.append(value_of(after.nations[position.seat].hand) - before)
    within(number(figures["points"]), found, 0.051)


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
    "race1969-hint-trade": trade,
    "race1969-choose-scientist": scientist,
    "race1969-hint-scientist": scientist_hint,
    "race1969-choose-research": research,
    "race1969-hint-left": not_warned,
    "race1969-hint-left-warning": warned,
    "race1969-hint-spy": spy,
    "race1969-gain-launch": gain,
    "race1969-gain-insurance": insurance,
    "race1969-gain-symbol": symbol,
    "race1969-gain-espionage": free_cards,
    "race1969-gain-robotics": first_hire,
    "race1969-gain-investors": investors,
    "race1969-effect-simulation": effect(SIMULATION),
    "race1969-effect-ground-control": effect(GROUND_CONTROL),
    "race1969-choose-buy-count": bought,
    "race1969-question-keep": cheapest_launch,
    "race1969-question-robotics": first_hire_now,
    "race1969-question-prospect": prospect,
    "race1969-preview-done": unspent,
    "race1969-hint-launch": launch_flags,
    "race1969-preview-money": launched,
    "race1969-preview-start": start,
    "race1969-preview-investors": taken_off,
    "race1969-effect-sabotage": sabotage,
    "race1969-effect-support": support,
    "race1969-choose-seal": sealed,
    "race1969-own-play": laid,
    "race1969-projection": projection,
    "race1969-standing": standing,
    "race1969-espionage-step": step,
    "race1969-question-pushed-back": pushed_back,
    "race1969-question-together": together,
    "race1969-hint-points": drawn,
    "race1969-preview-own": own_cards,
}
"""By message, what has to be true of its figures."""

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
    "race1969-hint-buy",
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

LAYS = 60
"""Imagined states for the mean of one play."""


def within(told: float, found: list[float] | list[int], rounding: float) -> None:
    """Assert that a mean is what was told, as far as so many draws can tell: 5 standard errors."""
    count = len(found)
    mean = sum(found) / count
    spread = sqrt(sum((one - mean) ** 2 for one in found) / count)
    assert abs(mean - told) <= rounding + 5 * max(spread, 0.15) / sqrt(count), (told, mean, count)


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
    """What a panel says of an action: its labels with their hints, its preview."""
    listener = Listener()
    presented = position.presented(listener)
    choice = ActionLabels(presented, position.seat, position.actions).choice(action)
    assert choice.labels
    if choice.preview is not None:
        choice.preview()
    return listener.said


def with_figures(said: Said) -> Said:
    return [(message, figures) for message, figures in said if figures]


def keep(position: Position, most: int) -> Counter[str]:
    """Carry out the promises of a panel about ``most`` of its choices; the messages met."""
    told: Counter[str] = Counter()
    for message, figures in with_figures(of_the_question(position)):
        told[message] += 1
        if message in OF_THE_QUESTION:
            CHECKS[message](position, None, figures)
    step = -(-len(position.actions) // most)
    for action in position.actions[position.number % step :: step]:
        for message, figures in with_figures(of_the_choice(position, action)):
            told[message] += 1
            if message in CHECKS and message not in OF_THE_QUESTION:
                CHECKS[message](position, action, figures)
    return told


OF_THE_QUESTION = {
    "race1969-question-keep",
    "race1969-question-robotics",
    "race1969-question-prospect",
    "race1969-own-play",
    "race1969-projection",
    "race1969-standing",
    "race1969-espionage-step",
    "race1969-question-pushed-back",
    "race1969-question-together",
}
"""Promises that belong to no choice."""

RARE: set[str] = set()

GAMES = [
    (2, {"espionage": "sealed"}),
    (3, {"espionage": "rulebook", "trades": "rulebook"}),
    (4, {"missions": "flags"}),
    (5, {}),
]


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
    assert told.keys() - {*CHECKS, *ODDS, *FACTS} == set()
    assert {*CHECKS} - told.keys() <= RARE


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4, 36))
def test_promises_are_kept_over_thousands_of_positions(seed: int) -> None:
    assert check_games([seed], 1, 12).total() > 500


def flights(position: Position, action: Launch, count: int, *, against: bool) -> list[Flown]:
    return [
        fly(position.imagined(turn), action, position.seat, against=against)
        for turn in range(count)
    ]


def shares(told: str, flown: list[bool]) -> None:
    """Assert that a percentage is the share of what came, as far as so many draws can tell."""
    share = 0.0 if told.startswith("<") else float(told.rstrip("%")) / 100
    within(share, [float(one) for one in flown], 0.0051)


def check_launch(position: Position, action: Launch, count: int) -> None:
    """Carry out all that the preview of a launch promises, many times."""
    cells = position.state.start.board.mission(action.mission).cells
    listener = Listener()
    presented = position.presented(listener)
    choice = ActionLabels(presented, position.seat, position.actions).choice(action)
    assert choice.preview is not None
    text, said = choice.preview(), dict(listener.said)
    alone = flights(position, action, count, against=False)
    expected = said["race1969-preview-expected"]
    within(number(expected["prestige"]), [one.prestige for one in alone], 0.051)
    shares(expected["top"], [one.cell == len(cells) for one in alone])
    if expected["flag"] == "yes":
        assert all(one.advanced == (one.cell == len(cells)) for one in alone)
    rows = dict(re.findall(r"cell +(\d+) · .* (<?\d+%)", text))
    for worth in sorted({*cells}):
        shares(rows.get(str(worth), "0%"), [cells[one.cell - FIRST_CELL] == worth for one in alone])
    if insured := said.get("race1969-preview-insurance"):
        within(number(insured["expected"]), [one.insured for one in alone], 0.051)
        assert all(one.insured % insured["count"] == 0 for one in alone)
    if flags := said.get("race1969-preview-flags"):
        full = [cells[one.cell - FIRST_CELL] for one in alone]
        lost = [worth - one.prestige for worth, one in zip(full, alone, strict=True)]
        within(number(flags["cost"]), lost, 0.051)
        assert max(lost) <= flags["count"]
    spied = flights(position, action, count, against=True)
    back = [one.before - one.cell for one in spied]
    if risk := said.get("race1969-preview-risk"):
        shares(risk["one"], [one >= 1 for one in back])
        shares(risk["two"], [one >= 2 for one in back])
        lost = [cells[one.before - FIRST_CELL] - cells[one.cell - FIRST_CELL] for one in spied]
        flagged = len(
            position.state.flags[position.state.start.board.mission_index(action.mission)]
        )
        paid = [max(0, cells[one.before - FIRST_CELL] - flagged) - one.prestige for one in spied]
        assert all(one <= less for one, less in zip(paid, lost, strict=True))
        within(number(risk["risk"]), paid, 0.051)
    else:
        assert not any(back)


def launches(seeds: Iterable[int], every: int) -> Iterator[tuple[Position, Launch]]:
    for seed in seeds:
        seats, options = GAMES[seed % len(GAMES)]
        found = [one for one in positions(seats, seed, options) if one.decision.kind == LAUNCH]
        for position in found[seed % every :: every]:
            offered = [one for one in position.actions if isinstance(one, Launch)]
            yield position, offered[position.number % len(offered)]


def test_a_launch_comes_as_often_as_its_preview_says() -> None:
    for position, action in launches(range(4), 6):
        check_launch(position, action, 150)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4, 12))
def test_launches_come_as_often_as_their_previews_say(seed: int) -> None:
    for position, action in launches([seed], 1):
        check_launch(position, action, 600)
