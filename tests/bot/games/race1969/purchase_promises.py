"""Carries out the promises about income, purchases and prospects."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.games.race1969 import glossary
from rules.core.structs import with_item
from rules.race1969.board import symbol_research
from rules.race1969.espionage_cards import value_of
from rules.race1969.game import GAME
from rules.race1969.income import Trade
from rules.race1969.missions import Launch, cost_now, may_launch
from rules.race1969.odds import launch_odds
from rules.race1969.purchases import Buy, Hire, Spy, price
from rules.race1969.scoring import scientists_prestige
from rules.race1969.state import Flight, State
from rules.race1969.terms import (
    ESPIONAGE,
    MOON,
    PURCHASES,
    RESEARCH_INDEX,
)
from tests.bot.games.race1969.promises import (
    EN,
    LAYS,
    MISSIONS,
    Figures,
    Position,
    can_launch,
    cheapest,
    close,
    next_purchases,
    number,
    until,
    within,
)

Check = Callable[[Position, Any, Figures], None]


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


def hired_price(position: Position, action: Hire | Spy, figures: Figures) -> None:
    """The price, and that a launch could still be paid where nothing warns of it."""
    seat, kind = position.seat, type(action)
    held = position.state.nations[seat].money
    assert held - position.after(action).nations[seat].money == figures["price"]
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


def scientist(position: Position, action: Hire, figures: Figures) -> None:
    hired_price(position, action, figures)
    before, after, seat = position.state, position.after(action), position.seat
    sign = {"plus": 1, "minus": -1, "none": 0}[figures["sign"]]
    assert counted(after, seat) - counted(before, seat) == sign * figures["prestige"]
    index = RESEARCH_INDEX[action.research]
    gain = [one.nations[seat].researches[index].researchers for one in (after, before)]
    assert gain[0] - gain[1] == figures["researchers"]


def counted(state: State, seat: int) -> int:
    return scientists_prestige(state.start.board, state.nations[seat]).total


def few(position: Position, action: Hire | Spy, figures: Figures) -> None:
    changed = zip(position.state.supply, position.after(action).supply, strict=True)
    assert [before for before, after in changed if before != after] == [figures["supply"]]


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
    assert counted(before, host) - counted(after, host) == figures["prestige"]
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
    assert figures["launches"] == min(years_left(after) + 1, flights(after, seat, moon=False))


def flights(state: State, seat: int, *, moon: bool) -> int:
    """The missions that the nation may launch one after the other, if money is no matter."""
    count, missions = 0, [one for one in state.start.board.missions if moon or one.id != MOON]
    rich = replace(state.nations[seat], money=1000)
    while True:
        state = replace(state, nations=with_item(state.nations, seat, rich))
        following = next((one for one in missions if may_launch(state, seat, one)), None)
        if following is None:
            return count
        rich = replace(rich, flights=(*rich.flights, Flight(seat, following.id, 0, 1, 0)))
        count += 1


def launches_to_come(*, moon: bool) -> Check:
    """The launches for which an adviser's hire is said to count."""

    def check(position: Position, action: Hire, figures: Figures) -> None:
        after, seat = position.after(action), position.seat
        missions = after.start.board.missions
        now = any(may_launch(after, seat, one) for one in missions if moon or one.id != MOON)
        most = years_left(after) + now
        assert figures["launches"] == min(most, flights(after, seat, moon=moon))

    return check


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


def prospects(position: Position, action: Any, figures: Figures) -> None:
    last = position.view.round + 1 == len(position.view.board.rounds)
    assert figures["last"] == ("yes" if last else "no")


def prospect(position: Position, action: Any, figures: Figures) -> None:
    mission = MISSIONS[figures["mission"].partition(" ")[2]]
    odds = launch_odds(position.view, position.seat, mission.id)
    assert figures["cost"] == cost_now(position.state, position.seat, mission)
    assert figures["cost"] <= position.state.nations[position.seat].money
    assert close(figures["prestige"], odds.prestige)
    assert figures["top"] == glossary.percent(odds.last, EN)


def unspent(position: Position, action: Any, figures: Figures) -> None:
    assert position.after(action).nations[position.seat].money == figures["money"]


def drawn(position: Position, action: Buy, figures: Figures) -> None:
    before = value_of(position.state.nations[position.seat].hand)
    found = []
    for turn in range(LAYS):
        after = GAME.apply(position.imagined(turn), position.seat, action).state
        found.append(value_of(after.nations[position.seat].hand) - before)
    within(number(figures["points"]), found, 0.051)
