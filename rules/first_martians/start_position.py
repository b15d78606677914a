"""The table laid out before the first event: what ``evolve`` starts from (B2, B12, B13)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.game import Json
from rules.first_martians.campaign import continued
from rules.first_martians.components.missions import Mission
from rules.first_martians.state import Astronaut, Plan, Rover, Start, State, Supply, new_facility
from rules.first_martians.terms import BLOCKS, ROVERS


def blank(start: Start, carried: Json = None) -> State:
    """The first position, from what an earlier mission of the campaign ended with if one did.

    Raises ``BrokenData`` or ``IllegalAction`` for what can't be carried over.
    """
    chapter = start.campaign.first if start.campaign else ""
    table = fresh(start, start.mission, chapter)
    return table if carried is None else continued(table, carried)


def fresh(start: Start, mission: Mission, chapter: str = "") -> State:
    """The table of a mission, of a campaign's chapter or its own, that nothing goes before."""
    content, count = start.content, len(start.roles)
    given = start.given_upgrades
    facilities = [
        new_facility(data, upgrade=given.get(data.id, ""))
        for data in content.base.facilities
        if (data.id in mission.cards if data.card else data.id not in mission.absent)
    ]
    for index, each in enumerate(facilities):
        if each.farm is not None:
            farm = replace(each.farm, greenhouses=count, plants=count)
            facilities[index] = replace(each, farm=farm)
    crew = content.crew
    return State(
        start=start,
        draws=0,
        asked=0,
        round=0,
        phase=0,
        first=0,
        todo=(),
        morale=0,
        stress=0,
        supply=Supply(**mission.supply),
        crew=tuple(
            Astronaut(
                role,
                skills=tuple(
                    skill.id
                    for skill in crew.skills
                    if skill.owner == role and (skill.base or skill.profile or not start.locked)
                ),
            )
            for role in start.roles
        ),
        machines=tuple(each.id for each in crew.machines) if start.solo else (),
        rovers=tuple(Rover(name) for name in ROVERS),
        facilities=tuple(facilities),
        tracks=(0,) * len(BLOCKS),
        boxes=(False,) * len(BLOCKS),
        decks=tuple(tuple(sorted(content.malfunctions.decks[block])) for block in BLOCKS),
        discards=((),) * len(BLOCKS),
        sites=(),
        regions=tuple(region.id for region in content.mars.regions),
        pois=tuple(poi.id for poi in content.mars.pois for _ in range(poi.count)),
        cargo=tuple(sorted((*mission.cargo, *mission.kit))),
        pending=(),
        examined=(),
        discovered=(),
        upgrades=tuple(each for each in mission.upgrades if each not in given.values()),
        events_seen=(),
        decided=(),
        adventures_seen=(),
        log=(),
        delayed=(),
        plan=Plan(),
        repaired=(),
        ignored=(),
        built=(),
        erected=(),
        charted=0,
        lying=(),
        laid=(),
        scanned=(),
        percent=0,
        separated=False,
        reached=(),
        met=(),
        outcome=None,
        chapter=chapter,
    )
