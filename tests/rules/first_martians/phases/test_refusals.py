"""Phase IV: what can't be declared, each with its reason and what that is about."""

from __future__ import annotations

import pytest

from rules.core.errors import IllegalAction
from rules.first_martians.game import GAME
from rules.first_martians.plan.laying import MendRover, Repair, Study
from rules.first_martians.plan.planning import Park, Send
from rules.first_martians.progress import Action
from rules.first_martians.state import Shutdown
from tests.rules.first_martians.table import Table, planning


@pytest.fixture
def table() -> Table:
    """A region explored, stacks of the engineer's, a blocked rover, parts and a seed at hand."""
    table = planning()
    table.map("r1-n plain 1")
    table.set(cargo=("seed", "spare-cpu"), upgrades=())
    table.rover("scorpio", "blocked")
    table.put("lab", broken=("cpu",))
    table.put("garage", shutdowns=(Shutdown("energy"),))
    table.set(built=("backup-farm",))
    table.do("engineer", "rest", "construct greenhouse own")
    return table


@pytest.mark.parametrize(
    ("line", "reason", "figures"),
    [
        ("gather r9-x sample 0 own", "unknown-space", {"space": "r9-x"}),
        ("gather r1-n gold 0 own", "unknown-item", {"item": "gold"}),
        ("study seed first own", "no-sample", {"item": "seed"}),
        ("sow lab own", "no-farm", {"facility": "lab"}),
        ("repair cellar cpu spare own", "unknown-facility", {"facility": "cellar"}),
        ("repair lab power spare own", "part-works", {"facility": "lab", "part": "power"}),
        ("repair lab cpu cellar own", "unknown-facility", {"facility": "cellar"}),
        ("repair lab cpu lab own", "unknown-facility", {"facility": "lab"}),
        ("repair lab cpu garage own", "facility-shut", {"facility": "garage"}),
        ("repair lab cpu farm own", "part-not-there", {"facility": "farm", "part": "cpu"}),
        ("mend-rover scorpio wound own", "token-absent", {"rover": "scorpio", "token": "wound"}),
        ("install games-room own", "upgrade-absent", {"upgrade": "games-room"}),
        ("dismantle games-room", "upgrade-absent", {"upgrade": "games-room"}),
        ("strip cellar cpu", "unknown-facility", {"facility": "cellar"}),
        ("restart lab energy own", "not-shut", {"facility": "lab"}),
        ("heal heart-condition", "condition-absent", {"condition": "heart-condition"}),
        ("use sleep", "unknown-skill", {"skill": "sleep"}),
        ("use calculate", "skill-not-held", {"skill": "calculate"}),
        ("join 9 own", "unknown-stack", {"stack": 9}),
        ("construct backup-farm assembler", "unknown-machine", {"machine": "assembler"}),
        ("construct backup-farm own", "already-built", {"project": "backup-farm"}),
        ("withdraw 1 scout", "unknown-machine", {"machine": "scout"}),
        ("park froggy", "rover-parked", {"rover": "froggy"}),
        ("call medic 1", "own-pawn", {}),
        ("revise", "not-ready", {}),
    ],
)
def test_what_is_not_there_cannot_be_declared(
    table: Table, line: str, reason: str, figures: dict[str, object]
) -> None:
    table.refused("medic", line, reason, **figures)


@pytest.mark.parametrize(
    ("action", "reason", "figures"),
    [
        (Study("sample", "third", "own"), "unknown-term", {"word": "third"}),
        (Repair("lab", "wheel", "spare", "own"), "unknown-term", {"word": "wheel"}),
        (MendRover("bike", "blocked", "own"), "unknown-term", {"word": "bike"}),
        (Send("bike", 1), "unknown-rover", {"rover": "bike"}),
        (Park("bike"), "unknown-rover", {"rover": "bike"}),
    ],
)
def test_a_word_that_no_notation_has_is_refused_too(
    table: Table, action: Action, reason: str, figures: dict[str, object]
) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.check(table.state, table.seat("medic"), action)
    assert (caught.value.reason, caught.value.params) == (reason, figures)


def test_what_was_explored_is_not_explored_again() -> None:
    table = planning()
    table.map("r1-n plain 1")
    table.refused("medic", "explore r1-n 0 own", "explored", space="r1-n")


def test_nothing_is_sown_on_a_space_that_bears_a_marker() -> None:
    table = planning()
    table.set(cargo=("seed",))
    table.farm("farm", greenhouses=5, plants=0, growth=(1, 0, 0, 0, 0, 0))
    table.refused("medic", "sow farm own", "seedbed-taken")
    table.farm("farm", growth=(0, 1, 0, 0, 0, 0))
    table.do("medic", "sow farm own")


def test_nobody_outside_the_crew_is_called() -> None:
    table = Table("engineer", "medic", solo="yes")
    table.planning()
    table.do("engineer", "explore r1-n 0 own")
    with pytest.raises(IllegalAction, match="not-in-crew") as caught:
        table.do("engineer", "call geologist 1")
    assert caught.value.params == {"role": "geologist"}


def test_nobody_is_called_to_a_restart_which_takes_one_pawn() -> None:
    table = planning()
    table.put("lab", shutdowns=(Shutdown("energy"),))
    table.do("engineer", "restart lab energy own")
    table.refused("engineer", "call medic 1", "one-pawn-only")
    assert "call medic 1" not in table.legal("engineer")


def test_a_project_outside_stands_on_what_was_explored() -> None:
    table = planning(mission="mast")
    table.map("r1-n plain 1", "r2-n salt-flats 1")
    table.refused("medic", "erect mast-foot r1-e 0 own", "unexplored", space="r1-e")
    figures = {"project": "mast-foot", "space": "r2-n"}
    table.refused("medic", "erect mast-foot r2-n 0 own", "wrong-place", **figures)
    table.refused("medic", "erect mast-foot r9-x 0 own", "unknown-space", space="r9-x")
