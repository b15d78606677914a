"""Views of First Martians to draw in tests: a game's start, changed by hand."""

from __future__ import annotations

from dataclasses import replace

from rules.core.game import Outcome, Setup
from rules.first_martians.components.places import Mars
from rules.first_martians.game import GAME
from rules.first_martians.state import (
    Ailment,
    ChapterRecord,
    Facility,
    Farm,
    Job,
    LogEntry,
    Needs,
    OpenCall,
    Rover,
    Shutdown,
    Site,
    Stack,
)
from rules.first_martians.terms import CONDITIONS, PARTS, ROLES
from rules.first_martians.view import Forecast, StackView, View

PEOPLE = ("Ada Lovelace", "Юрий Гагарин", "星野 宙", "")


def start(seats: int = 4, mission: str = "home-coming") -> View:
    """The first seat's view of a table that has just begun."""
    state = GAME.new(Setup(ROLES[:seats], {"mission": mission}), bytes([seats]) * 32).state
    return GAME.view(state, 0)


def with_facility(view: View, name: str, **values: object) -> View:
    """A view in which a facility has other values."""
    facilities = (replace(each, **values) if each.id == name else each for each in view.facilities)
    return replace(view, facilities=tuple(facilities))


def worn() -> View:
    """A base with every kind of damage, token and shutdown, and with all cards in play."""
    view = start()
    built = (
        Facility("backup-solar-panel", ("hardware", "power"), 4),
        Facility("backup-oxygenator", ("filters", "hardware", "power"), 3),
        Facility("backup-farm", ("filters", "power"), farm=Farm(2, 1, (1, 0, 0, 1, 0, 0))),
    )
    view = replace(view, facilities=(*view.facilities, *built), tracks=(3, 0, 4))
    view = replace(view, boxes=(True, False, True))
    view = with_facility(view, "garage", broken=PARTS, upgrade="air-recycler", now=("wound",))
    view = with_facility(view, "probe-bay", broken=PARTS, next=("rover-check",))
    view = with_facility(
        view, "lab", broken=PARTS, now=("blocked", "adventure"), next=("reroll", "minus-pawn")
    )
    view = with_facility(view, "working-bay", broken=PARTS, now=("minus-pawn",) * 5)
    tiles = (Shutdown("energy"), Shutdown("oxygen", "drained-batteries"))
    view = with_facility(view, "med-lab", broken=("cpu",), shutdowns=tiles)
    view = with_facility(view, "crew-quarters", upgrade="second-microscope")
    view = with_facility(view, "farm", broken=("filters",), shutdowns=(Shutdown("oxygen"),))
    return with_facility(view, "oxygenator-01", broken=("power", "filters", "hardware"))


def landed() -> View:
    """A base without the facilities that a mission lets build."""
    return start(3, "landing")


def settled() -> View:
    """The landing with all built beside the field facilities, and everything broken."""
    view = landed()
    here = {each.id for each in view.facilities}
    data = view.content.base.facility
    absent = ("backup-oxygenator", *view.content.missions.mission["landing"].absent)
    built = (Facility(name) for name in absent if name not in here)
    facilities = (
        replace(each, broken=tuple(data[each.id].parts), now=("blocked", "reroll", "wound"))
        for each in (*view.facilities, *built)
    )
    return replace(view, facilities=tuple(facilities))


def planning() -> View:
    """A plan with stacks of every kind, more of them than a band holds."""
    view = start()
    way = ("r1-nw", "r2-nw")
    part = Job("repair", "hardware", "backup-oxygenator", (), "spare")
    costs = Needs(4, 5, 1, 1, 1, ("spare-cpu", "seed"), "success", True, True, True, True, True)
    lacking = (("given", "1"), ("needed", "3"))
    unpayable = (("held", "0"), ("needed", "1"), ("resource", "oxygen"))
    without = (("held", "0"), ("item", "spare-filters"), ("needed", "1"))
    explore = Job("explore", "", "r2-nw", way)
    stacks = (
        _stack(1, explore, ("geologist", "scout", "engineer"), 1, costs, rover="scorpio"),
        _stack(2, part, ("engineer",), 2, Needs(3, 1), "too-few-pawns", lacking),
        _stack(3, Job("gather", "sample", "r1-n", ("r1-n",)), ("medic",), 3, Needs(2, 2)),
        _stack(4, Job("plant", "", "farm"), ("scientist",), 0, Needs(1, 1, roll="all")),
        _stack(5, Job("heal", how="trouble-concentrating"), ("medic",), 3, Needs(1, 1)),
        _stack(
            6, Job("research", "sample", how="first"), ("scientist", "scientist"), 0, Needs(1, 2)
        ),
        _stack(
            7, Job("install", "power-generator"), ("medic",), 3, Needs(2, 2), "unpayable", unpayable
        ),
        _stack(8, Job("construct", "backup-farm"), ("engineer",), 2, Needs(1, 1), "deadly"),
        _stack(
            9, Job("unblock", "rover-check", "scorpio"), ("medic",), 3, Needs(1, 1), "none-left"
        ),
        _stack(10, Job("restart", "", "control-center", how="energy"), ("medic",), 3, Needs(1, 1)),
        _stack(11, Job("rest"), ("medic",), 3, Needs(1, 1)),
        _stack(12, part, ("medic",), 3, Needs(1, 1), "item-lacking", without),
    )
    calls = (OpenCall(0, 2), OpenCall(1, 2))
    return replace(view, stacks=stacks, calls=calls, ready=(1, 3), free_pawns=(2, 0, 1, 0))


def crowded() -> View:
    """A plan of stacks with all that can lie on one: pawns, calls, costs, risks, a problem."""
    view = start()
    crew = ("geologist", "scout", "engineer", "scientist", "medic", "engineer", "scientist")
    way = ("r1-nw", "r2-nw", "r3-nw")
    parts = ("spare-cpu", "spare-cpu", "spare-filters", "spare-power", "spare-hardware", "seed")
    costs = Needs(7, 7, 10, 2, 3, parts, "success", True, True, True, True, True)
    without = (("held", "0"), ("item", "spare-hardware"), ("needed", "1"))
    repair = Job("repair", "hardware", "control-center", (), "spare")
    project = Job("construct", "backup-solar-panel", "r3-nw", way)
    indoors = Job("construct", "backup-solar-panel")
    stacks = (
        _stack(1, Job("explore", "", "r3-nw", way), crew, 1, costs, rover="scorpio"),
        _stack(2, repair, crew[2:5], 2, costs, "item-lacking", without, rover="froggy"),
        _stack(3, project, ("medic", "analyser"), 3, costs, "build-first", rover="scorpio"),
        _stack(4, indoors, ("scientist", "assembler"), 0, Needs(3, 2, 1, items=parts[:2])),
    )
    calls = (OpenCall(0, 2), OpenCall(1, 2), OpenCall(3, 2))
    return replace(view, stacks=stacks, calls=calls, ready=(0, 1, 2, 3), free_pawns=(0, 0, 0, 0))


def _stack(
    number: int,
    job: Job,
    pawns: tuple[str, ...],
    seat: int,
    needs: Needs,
    problem: str = "",
    figures: tuple[tuple[str, str], ...] = (),
    rover: str = "",
) -> StackView:
    stack = Stack(number, job, pawns, seat, rover)
    return StackView(stack, seat, needs, 67 if needs.roll else 100, problem, figures)


def explored() -> View:
    """A map on which nearly everything is known, with finds and projects."""
    view = start()
    lying = (("r3-nw", "supply-drop"), ("r2-n", "supply-drop"))
    return replace(
        view,
        sites=_sites(view.content.mars),
        scanned=(("r2-n", "frost-hollow"),),
        lying=lying,
        erected=(("mast-foot", "r1-ne"), ("guy", "r1-ne")),
    )


def _sites(mars: Mars) -> tuple[Site, ...]:
    found = []
    for ring in (1, 2, 3):
        spaces = [each for each in mars.spaces if each.ring == ring and not each.closed]
        regions = [each for each in mars.regions if each.ring == ring]
        found += [
            Site(space.id, region.id, region.samples, ("supply-drop",) * (at % 3))
            for at, (space, region) in enumerate(zip(spaces[1:], regions, strict=False))
        ]
    return tuple(found)


def short_of_supplies() -> View:
    """Supplies that don't suffice, tracks that are nearly full, a full cargo area."""
    view = start()
    anaemic = (("anaemia",), (), ("anaemia",), ())
    return replace(
        view,
        round=5,
        forecast=(Forecast("energy", 8, 10), Forecast("oxygen", 9, 6), Forecast("food", 2, 6)),
        supply=view.supply._replace(energy=0, food=1, oxygen=17),
        acting=anaemic,
        morale=-2,
        stress=17,
        tracks=(4, 0, 2),
        boxes=(True, True, True),
        cargo=(*view.cargo, "sample", "supply-drop", "supply-drop"),
        pending=("seed", "spare-cpu"),
        upgrades=tuple(view.content.base.upgrade)[:6],
        rovers=(Rover("froggy", ("blocked", "wound", "reroll")), Rover("scorpio")),
        machines=("scout", "assembler"),
        examined=("sample",) * 2,
        discovered=("sample",),
        log=(LogEntry(view.content.stories.events[0].id, 6),),
    )


def laden() -> View:
    """A cargo area with more than one band holds."""
    view = start(4, "plants")
    upgrades = tuple(view.content.base.upgrade)
    return replace(
        view,
        cargo=(*view.cargo, *(f"mineral-{kind}" for kind in range(1, 7)), "sample"),
        upgrades=upgrades[:7],
        pending=("seed", upgrades[7]),
        rovers=(Rover("froggy", ("blocked", "wound", "reroll")), Rover("scorpio", ("blocked",))),
        machines=("scout", "collector", "analyser", "assembler"),
        log=tuple(LogEntry(each.id, 1) for each in view.content.stories.events[:3]),
    )


def ill() -> View:
    """A crew of which the third astronaut has suffered most."""
    view = start()
    crew = list(view.crew)
    for seat, each in enumerate(crew):
        kinds = CONDITIONS[2 : 2 + seat]
        ills = tuple(Ailment(kind, 1) for kind in kinds)
        used = each.skills[:seat]
        crew[seat] = replace(each, wounds=2 * seat, ailments=ills, tokens=3 * seat, used=used)
    return replace(view, crew=tuple(crew), free_pawns=(2, 1, 0, 0))


def over(won: bool, mission: str = "home-coming") -> View:
    """A mission that is over: won with all objectives, or lost by a death with half of them."""
    view = replace(ill(), mission=mission, objectives=start(4, mission).objectives)
    most = 5 if won else 6
    crew = tuple(replace(each, wounds=min(most, each.wounds)) for each in view.crew)
    view = replace(view, crew=crew)
    objectives = tuple(
        replace(each, have=each.needed, reached=True) if won or at % 2 else each
        for at, each in enumerate(view.objectives)
    )
    outcome = Outcome.of_all(len(view.roles), won=won)
    return replace(view, round=8, objectives=objectives, outcome=outcome)


def flown(missions: int, ending: str = "") -> View:
    """The Fifth Bunk after some missions, of which every third was lost; over with an ``ending``.

    After its last chapter the first follows again.
    """
    state = GAME.new(Setup(ROLES, {"campaign": "fifth-bunk"}), bytes(32)).state
    campaign = state.start.campaign
    assert campaign is not None
    records = []
    for at in range(missions):
        chapter = campaign.chapters[at % len(campaign.chapters)]
        mission = state.start.content.mission[chapter.mission]
        won, sols = at % 3 != 2, mission.sols["normal"]["4"]
        reached = tuple(each.id for each in mission.objectives[: 4 if won else 1])
        side = chapter.choice[-1].id if chapter.choice else ""
        wounds = (at % 6, 0, 2, 0)
        record = ChapterRecord(chapter.id, won, "done", sols - won, reached, wounds, side)
        records.append(record)
    outcome = Outcome.of_all(len(ROLES), won=True) if ending else None
    over = replace(state, records=tuple(records), resting=True, ending=ending, outcome=outcome)
    return GAME.view(over, 0)
