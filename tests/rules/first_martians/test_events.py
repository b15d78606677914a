"""Phase I, Events: deterioration, the log, consequences, and what comes later."""

from __future__ import annotations

from rules.first_martians import events as e
from rules.first_martians.effects.words import draw_adventure
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.game import GAME
from rules.first_martians.phases.mission_events import CONSEQUENCES, DELAYS
from rules.first_martians.pieces import LogEntry, Step
from rules.first_martians.state import Delayed
from rules.first_martians.terms import EVENTS
from tests.rules.first_martians.table import Table, of, one


def test_i_1_one_track_goes_up_before_anything_else() -> None:
    table = Table()
    events = table.phase(EVENTS)
    first = of(events, e.TrackChanged)[0]
    assert (first.amount, first.why) == (1, "deterioration")
    assert events.index(first) < events.index(one(events, e.EventDrawn))


def test_i_3_one_event_a_round_goes_into_the_log() -> None:
    table = Table()
    table.set(round=4)
    events = table.phase(EVENTS)
    drawn = one(events, e.EventDrawn)
    assert table.state.log == (LogEntry(drawn.event, 4),)


def test_i_3_the_first_player_makes_an_events_choice() -> None:
    table = Table()
    table.chance(
        lambda: table.phase(EVENTS),
        lambda events: any(each.event == "water-debt" for each in of(events, e.EventDrawn)),
    )
    (decision,) = GAME.decisions(table.state)
    assert (decision.seat, decision.kind) == (0, "event-choice")
    table.do("scientist", "choose ration-water")
    assert table.state.stress == 4


def test_c32_an_event_stays_three_rounds_and_then_threatens_no_more() -> None:
    table = Table()
    table.set(log=(LogEntry("tremor", 1),))
    for round_ in (1, 2, 3):
        table.set(round=round_)
        quiet = table.chance(
            lambda: table.run(Step(CONSEQUENCES)),
            lambda ev: all(not each.came for each in of(ev, e.ConsequencesChecked)),
        )
        assert len(of(quiet, e.ConsequencesChecked)) == (round_ > 1)
        assert table.state.log
    table.set(round=4)
    events = table.chance(
        lambda: table.run(Step(CONSEQUENCES)), lambda ev: bool(of(ev, e.EventExpired))
    )
    assert one(events, e.EventExpired).event == "tremor"
    assert table.state.log == ()


def test_c32_a_consequence_comes_once_and_closes_the_event() -> None:
    table = Table()
    table.set(round=2, log=(LogEntry("silent-radio", 1),))
    table.chance(
        lambda: table.run(Step(CONSEQUENCES)),
        lambda ev: one(ev, e.ConsequencesChecked).came == ("silent-radio",),
    )
    assert (table.state.morale, table.state.stress, table.state.log) == (-1, 2, ())


def test_c32_the_chance_of_consequences_is_the_levels() -> None:
    chances = Table().state.start.content.missions.consequence_chance
    assert chances["easy"] < chances["normal"] < chances["hard"]


def test_what_comes_later_hits_one_astronaut_in_the_round_that_was_drawn() -> None:
    table = Table()
    later = (
        Delayed("event:garage-fire:follow-up", 2, 3),
        Delayed("adventure:glass-beads:later", 1, 0),
    )
    table.set(round=2, delayed=later)
    assert one(table.run(Step(DELAYS)), e.DelaysChecked).came == ()
    table.set(round=3)
    table.run(Step(DELAYS))
    assert [each.wounds for each in table.state.crew] == [0, 0, 1, 0]
    assert table.state.delayed == later[1:]


def test_nobody_is_told_that_something_is_to_come() -> None:
    scheduled = e.DelayScheduled("adventure:glass-beads:later", 1, 4, 17)
    for viewer in (None, 0, 1):
        assert GAME.redact(scheduled, viewer) is None
    assert "4" not in repr(scheduled).replace("17", "")


def test_an_adventure_is_of_the_actions_colour_and_none_comes_twice_before_all_have() -> None:
    table = Table()
    adventures = table.state.start.content.stories.adventure
    progress = Progress(table.state)
    for _ in range(4):
        draw_adventure(progress, 0, "gather")
    drawn = of(progress.events, e.AdventureDrawn)
    assert {adventures[each.adventure].colour for each in drawn} == {"gather"}
    assert len({each.adventure for each in drawn[:3]}) == 3
    assert [each.renewed for each in drawn] == [False, False, False, True]
