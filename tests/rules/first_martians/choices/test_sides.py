"""Choices in stories: tokens that lack for a side are wounds, and somebody can always choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules.core.chance import Dice
from rules.core.game import Seat
from rules.first_martians.effects.crew import (
    ConditionDrawn,
    MoraleChanged,
    StressChanged,
    TokensChanged,
    Wounded,
)
from rules.first_martians.effects.mars import SampleTaken
from rules.first_martians.effects.mars_base import (
    FacilityShut,
    FarmChanged,
    PartBroken,
    RoverTokenPlaced,
    SupplyChanged,
    TokenPlaced,
)
from rules.first_martians.effects.shortage import shortage
from rules.first_martians.effects.tracks import TrackChanged
from rules.first_martians.game import GAME
from rules.first_martians.progress import Event
from rules.first_martians.state import State, Step, Supply
from rules.first_martians.terms import ADVENTURE_CHOICE, EVENT_CHOICE, PLAN
from tests.rules.first_martians.table import LAST, Table, of, one


def asked(name: str, kind: str = EVENT_CHOICE, seat: Seat = 0) -> Table:
    """A crew without a token that has to choose in a story."""
    table = Table()
    choice = Step(kind, seat=seat, data=(name,), number=1)
    table.set(todo=(choice, Step(PLAN, number=LAST)), asked=LAST)
    return table


@pytest.mark.parametrize(("held", "wounds"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_c_47_each_token_that_lacks_for_a_choice_is_a_wound(held: int, wounds: int) -> None:
    table = asked("wreath-at-the-tank")
    table.give("scientist", tokens=held)
    events = table.do("scientist", "choose give-none")
    assert table.astronaut("scientist").tokens == max(0, held - 2)
    assert table.astronaut("scientist").wounds == wounds
    why = "event:wreath-at-the-tank:choice:give-none"
    assert [(each.amount, each.why) for each in of(events, Wounded)] == (
        [(wounds, why)] if wounds else []
    )


def test_c_47_everybody_who_lacks_a_token_is_wounded() -> None:
    table = asked("last-window")
    table.give("geologist", tokens=1)
    table.give("medic", "poisoning")
    table.do("scientist", "choose give-it-to-one")
    assert [each.wounds for each in table.state.crew] == [1, 0, 1, 2]
    assert table.astronaut("geologist").tokens == 0


def test_c_47_an_adventures_choice_costs_whoever_acts() -> None:
    table = asked("cave-mouth", ADVENTURE_CHOICE, seat=2)
    table.do("engineer", "choose turn-back")
    assert [each.wounds for each in table.state.crew] == [0, 0, 1, 0]


def test_c_47_what_comes_unasked_takes_as_many_tokens_as_there_are() -> None:
    table = Table()
    table.give("scientist", tokens=1)
    table.run(Step("effects", 0, ("event:longer-stay:follow-up", "0")))
    assert (table.astronaut("scientist").tokens, table.astronaut("scientist").wounds) == (0, 0)


def test_who_has_no_time_takes_a_side_that_kills_nobody() -> None:
    table = asked("empty-roster")
    table.give("scientist", wounds=4)
    assert GAME.format_action(GAME.default_action(table.state, 0)) == "choose leave-it-empty"
    table.give("scientist", wounds=4, tokens=2)
    assert GAME.format_action(GAME.default_action(table.state, 0)) == "choose fill-it-in"


def test_an_autopilot_counts_tokens_that_lack_as_wounds() -> None:
    table = asked("wreath-at-the-tank")
    for tokens, side in ((0, "give-reasons"), (2, "give-none")):
        table.give("scientist", tokens=tokens)
        legal = GAME.legal_actions(table.state, 0)
        chosen = GAME.autopilots["steady"].choose(
            GAME.view(table.state, 0), legal, Dice(bytes(32), 0)
        )
        assert GAME.format_action(chosen) == f"choose {side}"


def stories(table: Table) -> list[tuple[str, Any]]:
    content = table.state.start.content.stories
    found = [(EVENT_CHOICE, each) for each in content.events if each.choice]
    return found + [(ADVENTURE_CHOICE, each) for each in content.adventures if each.choice]


def empty(table: Table, level: int = 0) -> None:
    """Nothing in store, no plant, no sample, no token, and the lowest morale."""
    table.set(supply=Supply(level, level, level), morale=-2, cargo=(), sites=())
    table.farm("farm", plants=0)


HARM = {
    "tokens": lambda effect: effect.amount < 0,
    "supply": lambda effect: effect.amount < 0,
    "morale": lambda effect: effect.amount < 0,
    "stress": lambda effect: effect.amount > 0,
    "track": lambda effect: effect.amount > 0,
    **dict.fromkeys(
        (
            *("wound", "condition", "break", "break-any", "token", "rover-token"),
            *("shut", "lose-plants", "lose-sample"),
        ),
        lambda effect: True,
    ),
}


def hurts(before: State, events: Sequence[Event]) -> bool:
    """Whether something was given or suffered."""
    for each in events:
        match each:
            case MoraleChanged() | SupplyChanged() | TokensChanged():
                if each.amount < 0:
                    return True
            case StressChanged() | TrackChanged():
                if each.amount > 0:
                    return True
            case Wounded() | PartBroken() | TokenPlaced() | RoverTokenPlaced() | FacilityShut():
                return True
            case ConditionDrawn() | SampleTaken() | FarmChanged():
                return True
            case _:
                pass
    return False


@pytest.mark.parametrize("red", [False, True])
def test_p11_no_side_that_costs_something_is_free_for_a_crew_that_has_nothing(red: bool) -> None:
    """Of 186 sides 34 were, with empty stores; more where parts were red as well."""
    seen = 0
    for kind, story in stories(Table()):
        table = asked(story.id, kind)
        empty(table)
        if red:
            for each in table.state.facilities:
                parts = table.state.start.content.base.facility[each.id].parts
                table.put(each.id, broken=tuple(parts))
        offered = table.legal("scientist")
        assert offered
        assert GAME.format_action(GAME.default_action(table.state, 0)) in offered
        for side in story.choice:
            line = f"choose {side.id}"
            if line not in offered:
                assert shortage(table.state, side.effects)
                table.refused("scientist", line, "no-such-option", option=side.id)
            elif any(effect.do in HARM and HARM[effect.do](effect) for effect in side.effects):
                start = table.state
                events = GAME.apply(start, 0, GAME.parse_action(line)).events
                assert hurts(start, events), (story.id, side.id)
                seen += 1
    assert seen > 40


def test_p11_a_side_that_cannot_be_paid_in_full_is_not_offered() -> None:
    table = asked("night-frost")
    table.set(supply=table.state.supply._replace(energy=1))
    assert table.legal("scientist") == ["choose sleep-cold"]
    table.set(supply=table.state.supply._replace(energy=2))
    assert table.legal("scientist") == ["choose heat-the-rooms", "choose sleep-cold"]


def test_p11_nor_is_one_that_would_surely_kill() -> None:
    table = asked("night-frost")
    table.give("scientist", wounds=5)
    assert table.legal("scientist") == ["choose heat-the-rooms"]


def test_p11_where_no_side_can_be_paid_what_lacks_is_stress() -> None:
    table = asked("strange-tracks", ADVENTURE_CHOICE)
    table.set(supply=table.state.supply._replace(energy=0, oxygen=1))
    assert len(table.legal("scientist")) == 2
    events = table.do("scientist", "choose follow-them")
    assert one(events, StressChanged).amount == 2
    assert one(events, SupplyChanged).amount == -1


def test_p11_morale_that_cannot_fall_pays_for_nothing() -> None:
    table = asked("last-letter")
    table.set(morale=-2)
    assert table.legal("scientist") == ["choose read-aloud"]


def test_an_autopilot_counts_what_lacks_as_stress() -> None:
    table = asked("strange-tracks", ADVENTURE_CHOICE)
    table.set(supply=table.state.supply._replace(energy=2, oxygen=0))
    assert table.legal("scientist") == ["choose send-a-picture"]
    table.set(supply=table.state.supply._replace(energy=0, oxygen=1))
    legal = GAME.legal_actions(table.state, 0)
    chosen = GAME.autopilots["steady"].choose(GAME.view(table.state, 0), legal, Dice(bytes(32), 0))
    assert GAME.format_action(chosen) == "choose send-a-picture"


@pytest.mark.parametrize("level", [0, 9])
def test_each_side_of_each_story_that_is_offered_can_be_taken(level: int) -> None:
    for kind, story in stories(Table()):
        table = asked(story.id, kind)
        table.set(supply=Supply(level, level, level))
        offered = table.legal("scientist")
        assert offered
        assert set(offered) <= {f"choose {side.id}" for side in story.choice}
        for line in offered:
            GAME.apply(table.state, 0, GAME.parse_action(line))
