"""Choices in stories: tokens that lack for a side are wounds, and somebody can always choose."""

from __future__ import annotations

import pytest

from rules.core.chance import Dice
from rules.core.game import Seat
from rules.first_martians.effects.crew import Wounded
from rules.first_martians.game import GAME
from rules.first_martians.state import Step
from rules.first_martians.terms import ADVENTURE_CHOICE, EVENT_CHOICE
from tests.rules.first_martians.table import Table, of


def asked(name: str, kind: str = EVENT_CHOICE, seat: Seat = 0) -> Table:
    """A crew without a token that has to choose in a story."""
    table = Table()
    table.run(Step(kind, seat=seat, data=(name,), number=1))
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


def test_each_side_of_each_story_can_be_taken_by_a_crew_that_has_nothing() -> None:
    content = Table().state.start.content.stories
    stories = [(EVENT_CHOICE, each) for each in content.events if each.choice]
    stories += [(ADVENTURE_CHOICE, each) for each in content.adventures if each.choice]
    for kind, story in stories:
        table = asked(story.id, kind)
        table.set(supply=table.state.supply._replace(energy=0, oxygen=0, food=0))
        sides = [f"choose {side.id}" for side in story.choice]
        assert table.legal("scientist") == sides
        default = GAME.default_action(table.state, 0)
        assert GAME.format_action(default) in sides
        GAME.apply(table.state, 0, default)
