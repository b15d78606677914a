"""Phase I, Events: deterioration, the log, consequences, and what comes later."""

from __future__ import annotations

from dataclasses import replace

from rules.first_martians.effects.card_effects import AdventureDrawn, DelayScheduled, draw_adventure
from rules.first_martians.effects.tracks import TrackChanged
from rules.first_martians.facts import told_here
from rules.first_martians.game import GAME
from rules.first_martians.phases.mission_events import (
    DELAYS,
    MISSION_EVENT,
    DelaysChecked,
    EventDrawn,
)
from rules.first_martians.progress import Progress
from rules.first_martians.state import Delayed, Facility, LogEntry, Step
from rules.first_martians.terms import EVENTS
from tests.rules.first_martians.stories import only_adventures, only_events
from tests.rules.first_martians.table import Table, of, one


def test_i_1_one_track_goes_up_before_anything_else() -> None:
    table = Table()
    events = table.phase(EVENTS)
    first = of(events, TrackChanged)[0]
    assert (first.amount, first.why) == (1, "deterioration")
    assert events.index(first) < events.index(one(events, EventDrawn))


def test_i_3_one_event_a_round_goes_into_the_log() -> None:
    table = Table()
    table.set(round=4)
    events = table.phase(EVENTS)
    drawn = one(events, EventDrawn)
    assert table.state.log == (LogEntry(drawn.event, 4),)


def test_i_3_the_first_player_makes_an_events_choice() -> None:
    table = Table()
    table.chance(
        lambda: table.phase(EVENTS),
        lambda events: any(each.event == "water-debt" for each in of(events, EventDrawn)),
    )
    (decision,) = GAME.decisions(table.state)
    assert (decision.seat, decision.kind) == (0, "event-choice")
    table.do("scientist", "choose ration-water")
    assert table.state.stress == 4


def _drawn(table: Table) -> set[str]:
    """The events that chance may draw now."""
    before, drawn = table.state, set()
    for number in range(40):
        seed = number.to_bytes(32, "big")
        table.state = replace(before, start=replace(before.start, seed=seed))
        drawn |= {each.event for each in of(table.run(Step(MISSION_EVENT)), EventDrawn)}
    table.state = before
    return drawn


def test_an_event_with_a_cast_needs_them_in_the_crew() -> None:
    events = ({"id": "anybody"}, {"id": "somebody", "cast": ["geologist", "medic"]})
    for roles, drawn in (
        (("engineer", "medic"), {"anybody"}),
        (("geologist", "medic"), {"anybody", "somebody"}),
    ):
        table = Table(*roles)
        only_events(table, *events)
        assert _drawn(table) == drawn


def test_an_event_of_a_mission_comes_in_no_other() -> None:
    for mission, drawn in (("home-coming", {"anywhere"}), ("canyon", {"anywhere", "below"})):
        table = Table(mission=mission)
        only_events(table, {"id": "anywhere"}, {"id": "below", "missions": ["canyon"]})
        assert _drawn(table) == drawn


def test_an_event_of_a_facility_comes_once_that_is_built() -> None:
    table = Table(mission="landing")
    only_events(table, {"id": "anywhere"}, {"id": "indoors", "facilities": ["lab", "farm"]})
    assert _drawn(table) == {"anywhere"}
    table.set(facilities=(*table.state.facilities, Facility("lab")))
    assert _drawn(table) == {"anywhere", "indoors"}


def test_an_event_comes_after_another_or_after_a_side_of_its_choice() -> None:
    sides = [{"id": side, "effects": [{"do": "stress", "amount": 1}]} for side in ("go", "stay")]
    table = Table()
    only_events(
        table,
        {"id": "first", "choice": sides},
        {"id": "second", "after": "first"},
        {"id": "third", "after": "first:stay"},
    )
    assert _drawn(table) == {"first"}
    table.run(Step(MISSION_EVENT))
    table.do("scientist", "choose stay")
    assert table.state.decided == ("first:stay",)
    assert GAME.view(table.state, None).decided == ("first:stay",)
    assert _drawn(table) == {"second", "third"}
    table.set(decided=("first:go",))
    assert _drawn(table) == {"second"}


def test_events_come_once_each_until_all_have_been_seen() -> None:
    sides = [{"id": side, "effects": [{"do": "stress", "amount": 1}]} for side in ("go", "stay")]
    table = Table()
    only_events(table, {"id": "first", "choice": sides}, {"id": "second"}, {"id": "third"})
    table.set(events_seen=("first", "second", "third"), decided=("first:go",))
    table.set(log=(LogEntry("third", table.state.round),))
    before = table.state
    assert _drawn(table) == {"first", "second"}, "the third is open still"
    events = table.chance(
        lambda: table.run(Step(MISSION_EVENT)),
        lambda events: one(events, EventDrawn).event == "second",
    )
    assert one(events, EventDrawn).renewed
    assert table.state.events_seen == ("third", "second")
    assert table.state.decided == (), "what was decided in an event goes when it may come again"
    assert table.state.log == (*before.log, LogEntry("second", before.round))


def test_no_event_comes_while_all_that_may_come_are_open() -> None:
    table = Table()
    only_events(table, {"id": "first"})
    table.set(events_seen=("first",), log=(LogEntry("first", 1),))
    assert of(table.run(Step(MISSION_EVENT)), EventDrawn) == []
    assert table.state.log == (LogEntry("first", 1),)


def test_of_what_may_come_an_event_after_another_comes_half_the_time() -> None:
    table = Table()
    others = [{"id": f"other-{name}"} for name in "abcdefgh"]
    only_events(table, {"id": "first"}, {"id": "second", "after": "first"}, *others)
    table.set(events_seen=("first",))
    before, second = table.state, 0
    for number in range(200):
        seed = number.to_bytes(32, "big")
        table.state = replace(before, start=replace(before.start, seed=seed))
        second += one(table.run(Step(MISSION_EVENT)), EventDrawn).event == "second"
    assert 80 <= second <= 120


def test_what_a_decision_brings_later_comes_to_whoever_decided() -> None:
    later = {
        "chance": 100,
        "rounds": [2],
        "effects": [{"do": "wound", "who": "performer", "amount": 1}],
    }
    sides = [{"id": "go", "effects": [{"do": "stress", "amount": 1}], "later": later}]
    sides.append({"id": "stay", "effects": [{"do": "stress", "amount": 1}]})
    table = Table()
    only_events(table, {"id": "first", "choice": sides})
    table.set(round=3)
    table.run(Step(MISSION_EVENT))
    table.do("scientist", "choose go")
    assert table.state.delayed == (Delayed("event:first:choice:go:later", 0, 5),)
    table.set(round=5, first=1)
    table.run(Step(DELAYS))
    assert [each.wounds for each in table.state.crew] == [1, 0, 0, 0]


def test_an_adventure_of_a_role_befalls_nobody_else() -> None:
    table = Table()
    only_adventures(table, {"id": "anybody"}, {"id": "medic-only", "role": "medic"})
    for role, drawn in (("medic", {"anybody", "medic-only"}), ("engineer", {"anybody"})):
        assert _befalling(table, role) == drawn


def test_an_adventure_of_a_facility_comes_once_that_is_built() -> None:
    table = Table(mission="landing")
    only_adventures(table, {"id": "anywhere"}, {"id": "indoors", "facilities": ["lab"]})
    assert _befalling(table, "medic") == {"anywhere"}
    table.set(facilities=(*table.state.facilities, Facility("lab")))
    assert _befalling(table, "medic") == {"anywhere", "indoors"}


def _befalling(table: Table, role: str) -> set[str]:
    """The adventures of building that chance may draw now for an astronaut."""
    found = set()
    for number in range(20):
        start = replace(table.state.start, seed=number.to_bytes(32, "big"))
        progress = Progress(replace(table.state, start=start))
        draw_adventure(progress, table.seat(role), "build")
        found.add(one(progress.events, AdventureDrawn).adventure)
    return found


def test_what_comes_later_hits_one_astronaut_in_the_round_that_was_drawn() -> None:
    table = Table()
    later = (
        Delayed("event:garage-fire:follow-up", 2, 3),
        Delayed("adventure:glass-beads:later", 1, 0),
    )
    table.set(round=2, delayed=later)
    assert one(table.run(Step(DELAYS)), DelaysChecked).came == ()
    table.set(round=3)
    table.run(Step(DELAYS))
    assert [each.wounds for each in table.state.crew] == [0, 0, 1, 0]
    assert table.state.delayed == later[1:]


def test_nobody_is_told_that_something_is_to_come() -> None:
    scheduled = DelayScheduled("adventure:glass-beads:later", 1, 4, 17)
    for viewer in (None, 0, 1):
        assert GAME.redact(scheduled, viewer) is None
    assert "4" not in repr(scheduled).replace("17", "")


def test_an_adventure_is_of_the_actions_colour_and_none_comes_twice_before_all_have() -> None:
    table = Table()
    adventures = table.state.start.content.stories.adventure
    mine = [
        each.id
        for each in adventures.values()
        if each.colour == "gather"
        and each.role in ("", "scientist")
        and told_here(table.state, each)
    ]
    progress = Progress(table.state)
    for _ in range(len(mine) + 1):
        draw_adventure(progress, 0, "gather")
    *drawn, again = of(progress.events, AdventureDrawn)
    assert {each.adventure for each in drawn} == set(mine)
    assert [each.renewed for each in drawn] == [False] * len(mine)
    assert again.renewed


def adventures_drawn(table: Table, colour: str, times: int) -> list[str]:
    """The adventures of a colour that befall the first astronaut one after the other."""
    drawn = []
    for _ in range(times):
        progress = Progress(table.state)
        draw_adventure(progress, 0, colour)
        table.state = progress.state
        drawn.append(table.state.adventures_seen[-1])
    return drawn


def test_adventures_that_all_were_seen_come_again_from_the_first_on() -> None:
    table = Table()
    drawn = adventures_drawn(table, "explore", 60)
    kinds = len({*drawn})
    assert kinds > 4
    for at, name in enumerate(drawn[kinds:], kinds):
        assert name not in drawn[at - kinds // 2 + 1 : at], "it was told only just before"


def test_p20_what_only_a_campaign_tells_does_not_come_again() -> None:
    table = Table(campaign="settlement")
    told_by = table.state.start.content.told_by
    drawn = adventures_drawn(table, "research", 80)
    own = [each for each in drawn if each in told_by]
    assert own
    assert len(own) == len({*own})
