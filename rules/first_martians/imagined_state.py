"""The open part of a state, made from a view: enough to work out what a plan needs and costs."""

from __future__ import annotations

from rules.first_martians.options import (
    AGREEMENT,
    CAMPAIGN,
    FIRST,
    LESSONS,
    LEVEL,
    MAJORITY,
    NO,
    SOLO,
    YES,
)
from rules.first_martians.state import Plan, Start, State
from rules.first_martians.view import View


def open_state(view: View) -> State:
    """A state that shows what the view shows and hides nothing: no piles, no chance, no delays.

    It is good for the checks and sums of ``plan``, not for playing on.
    """
    chosen = dict(view.options)
    start = Start(
        view.content,
        view.content.mission[view.mission],
        view.roles,
        chosen[LEVEL.id],
        chosen[SOLO.id] == YES,
        chosen[CAMPAIGN.id] != NO,
        chosen[AGREEMENT.id] == MAJORITY,
        chosen[LESSONS.id] == YES,
        chosen[FIRST.id],
        b"",
    )
    return State(
        start=start,
        draws=0,
        asked=view.step.number if view.step else 0,
        round=view.round,
        phase=view.phase,
        first=view.first,
        todo=(view.step,) if view.step else (),
        morale=view.morale,
        stress=view.stress,
        supply=view.supply,
        crew=view.crew,
        machines=view.machines,
        rovers=view.rovers,
        facilities=view.facilities,
        tracks=view.tracks,
        boxes=view.boxes,
        decks=((),) * len(view.decks),
        discards=view.discards,
        sites=view.sites,
        regions=(),
        pois=(),
        cargo=view.cargo,
        pending=view.pending,
        examined=view.examined,
        discovered=view.discovered,
        upgrades=view.upgrades,
        events_seen=(),
        decided=(),
        adventures_seen=(),
        log=view.log,
        delayed=(),
        plan=Plan(
            tuple(each.stack for each in view.stacks), view.calls, view.ready, strips=view.strips
        ),
        repaired=view.repaired,
        ignored=view.ignored,
        built=view.built,
        erected=view.erected,
        charted=view.charted,
        lying=view.lying,
        laid=view.scanned,
        scanned=tuple(space for space, _ in view.scanned),
        percent=view.percent,
        separated=view.separated,
        reached=view.reached,
        met=view.met,
        outcome=view.outcome,
    )
