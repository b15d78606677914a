"""Rules of the rulebook by the page that they stand on."""

from __future__ import annotations

from dataclasses import replace

from rules.core.chance import Dice
from rules.first_martians.autopilots.autopilot import AUTOPILOTS
from rules.first_martians.effects.mars import ItemGained
from rules.first_martians.effects.mars_base import PartBroken
from rules.first_martians.game import GAME
from rules.first_martians.phases.mission_events import (
    CONSEQUENCES,
    ConsequencesChecked,
    EventExpired,
)
from rules.first_martians.plan.salvage import KeepPart, Strip, StripDropped, StripProposed
from rules.first_martians.state import LogEntry, Step
from tests.rules.first_martians.table import Table, of, one, planning


def test_p17_what_is_stripped_is_agreed_to_by_everybody() -> None:
    """No astronaut alone strips any of the base's 41 parts, and a single refusal is enough."""
    table = planning(agreement="majority")
    parts = [line for line in table.legal("engineer") if line.startswith("strip ")]
    assert len(parts) == 41
    for line in parts:
        assert one(table.do("engineer", line), StripProposed)
    assert not any(each.broken for each in table.state.facilities)
    table.refused("engineer", "strip lab cpu", "strip-agreed")
    for role in ("scientist", "geologist"):
        table.do(role, "strip lab cpu")
    assert one(table.do("medic", "keep-part lab cpu"), StripDropped)
    table.refused("medic", "keep-part lab cpu", "not-proposed")
    table.do("scientist", "strip lab power")
    table.do("geologist", "strip lab power")
    assert table.facility("lab").broken == ()
    events = table.do("medic", "strip lab power")
    assert one(events, PartBroken).part == "power"
    assert one(events, ItemGained).item == "spare-power"
    assert table.facility("lab").broken == ("power",)
    assert Strip("lab", "power") not in GAME.legal_actions(table.state, 0)


def test_p17_parts_are_stripped_at_the_phases_start() -> None:
    """Whoever has laid a pawn proposes nothing; what was proposed before others agree to."""
    table = planning()
    table.do("engineer", "rest")
    table.refused("engineer", "strip lab cpu", "phase-begun")
    table.do("medic", "strip lab cpu")
    assert [each.seat for each in GAME.decisions(table.state) if each.called] == [0, 1, 2]
    table.do("engineer", "strip lab cpu", "withdraw 1 own", "strip lab power")
    for role in ("scientist", "geologist"):
        table.do(role, "strip lab cpu")
    assert table.facility("lab").broken == ("cpu",)
    table.resolve()
    assert table.state.plan.strips == ()


def test_p17_whoever_leads_all_astronauts_alone_needs_nobodys_consent() -> None:
    table = Table("engineer", "medic", solo="yes")
    table.planning()
    events = table.do("engineer", "strip lab cpu")
    assert not of(events, StripProposed)
    assert table.facility("lab").broken == ("cpu",)


def test_p17_a_proposal_lapses_with_the_part() -> None:
    """A part that is lent meanwhile can't be stripped, so nobody is asked about it."""
    table = planning()
    table.put("garage", broken=("cpu",))
    table.do("medic", "strip lab cpu")
    table.do("engineer", "repair garage cpu lab own")
    assert KeepPart("lab", "cpu") not in GAME.legal_actions(table.state, 0)
    assert not GAME.view(table.state, 0).strips
    table.refused("scientist", "strip lab cpu", "part-not-there", facility="lab", part="cpu")


def test_p17_an_autopilot_strips_nothing_of_itself_and_agrees_to_what_is_proposed() -> None:
    table = planning()
    pilot, dice = AUTOPILOTS["steady"], Dice(bytes(32), 0)
    legal = GAME.legal_actions(table.state, 0)
    assert not isinstance(pilot.choose(GAME.view(table.state, 0), legal, dice), Strip)
    table.do("engineer", "strip lab cpu")
    legal = GAME.legal_actions(table.state, 0)
    assert pilot.choose(GAME.view(table.state, 0), legal, dice) == Strip("lab", "cpu")
    advised = pilot.at_once(GAME.view(table.state, 0), legal)  # type: ignore[attr-defined]
    assert Strip("lab", "cpu") not in advised


def test_p14_an_event_whose_action_is_gone_has_no_consequence() -> None:
    """It is remembered for three rounds in a row, its own among them; whatever leaves the log is
    neither done nor feared any more."""
    table = Table()
    table.set(round=4, log=(LogEntry("tremor", 1), LogEntry("silent-radio", 2)))
    for seed in range(20):
        before = table.state
        table.set(start=replace(before.start, seed=seed.to_bytes(32, "big")))
        events = table.run(Step(CONSEQUENCES))
        assert one(events, EventExpired).event == "tremor"
        assert "tremor" not in one(events, ConsequencesChecked).came
        table.state = before
