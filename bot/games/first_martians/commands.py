"""The commands of ``/mars``, with which moves of First Martians are typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any

from bot.games.commands import Moment, MoveCommand, Option, find_id
from bot.games.first_martians import glossary
from bot.games.labels import ActionChoice, Label
from bot.i18n import Words
from rules.core.errors import IllegalAction, UnreadableAction
from rules.first_martians.decision_rules import Choose
from rules.first_martians.effects.mars import sample_items
from rules.first_martians.game import GAME
from rules.first_martians.imagined_state import open_state
from rules.first_martians.plan.agreement import Ready
from rules.first_martians.plan.job_checks import places_for
from rules.first_martians.plan.laying import (
    Attend,
    Construct,
    Erect,
    Experiment,
    Explore,
    Gather,
    Heal,
    Install,
    Laying,
    Manage,
    MendRover,
    Repair,
    Rest,
    Restart,
    Sow,
    Study,
    Unwind,
)
from rules.first_martians.plan.planning import Call, Join, Park, Revise, Send, Withdraw
from rules.first_martians.plan.salvage import Dismantle, KeepPart, Spend, Strip, Use
from rules.first_martians.progress import Action
from rules.first_martians.state import Job, State
from rules.first_martians.terms import (
    CONSTRUCT,
    EXPLORE,
    GATHER,
    HEART,
    OPEN,
    OWN,
    RESEARCH,
    ROLES,
    ROVERS,
    SPARE,
    STUDIES,
)
from rules.first_martians.view import View, box_numbers


class _Whole(Option):
    """A whole action, by its notation or by words of its labels."""

    def __init__(self, *kinds: type[Action]) -> None:
        super().__init__("action")
        self.kinds = kinds

    def read(self, typed: str, moment: Moment) -> str:
        """The line of notation of an action of the kinds, which needn't be legal.

        A line of another kind is none here, as another command may ask to confirm it.
        """
        with suppress(UnreadableAction):
            action = GAME.parse_action(typed.strip().lower())
            if isinstance(action, self.kinds):
                return GAME.format_action(action)
        legal = {
            GAME.format_action(choice.action): _joined(choice).text
            for choice in moment.choices()
            if isinstance(choice.action, self.kinds) and choice.as_good is None
        }
        try:
            return find_id(typed, legal, "unknown-word")
        except IllegalAction:
            return find_id(typed, named(moment.view, self.kinds, moment.t), "unknown-word")

    def example(self, moment: Moment, choices: Sequence[ActionChoice]) -> str:
        names = (_joined(choice).text for choice in choices if choice.as_good is None)
        conceived = named(moment.view, self.kinds, moment.t).values()
        return next(chain(names, conceived), "")

    def value(self, action: Action, view: View) -> str:
        return GAME.format_action(action)

    def label(self, choice: ActionChoice, moment: Moment) -> Label:
        return _joined(choice)


def _joined(choice: ActionChoice) -> Label:
    """All labels of a path but the first, which names the kind of action."""
    labels = choice.labels
    shown = labels[1:] if len(labels) > 1 else labels
    return Label(" › ".join(each.text for each in shown), labels[-1].hint, labels[-1].emoji)


def _typed(moment: Moment, values: dict[str, Any]) -> Action:
    return GAME.parse_action(values["action"])


def _command(name: str, *kinds: type[Action], confirm: bool = False) -> MoveCommand:
    return MoveCommand(name, kinds, (_Whole(*kinds),), build=_typed, confirm=confirm)


WHY, CHRONICLE = "why", "chronicle"
COMMANDS = (
    _command("lay", Laying),
    _command("join", Join),
    _command("back", Withdraw, KeepPart),
    _command("rover", Send, Park),
    _command("call", Call),
    _command("skill", Use, confirm=True),
    _command("salvage", Strip, Dismantle, confirm=True),
    _command("choose", Choose, Spend),
    MoveCommand("ready", (Ready,)),
    MoveCommand("wait", (Revise,)),
    MoveCommand(WHY),
    MoveCommand(CHRONICLE),
)


# Actions that aren't legal


def named(view: View, kinds: tuple[type[Action], ...], t: Words) -> dict[str, str]:
    """The names of conceivable actions of some kinds, by their notation."""
    found = conceivable(view, t)
    return {GAME.format_action(action): name for action, name in found if isinstance(action, kinds)}


def conceivable(view: View, t: Words) -> Iterator[tuple[Action, str]]:
    """Actions of a planning crew with their names, whether legal or not.

    The refusal of one that isn't legal says what is missing for it.
    """
    for action, job in _jobs(open_state(view)):
        yield action, glossary.job(job, t)
    numbers = box_numbers(view)
    for each in view.stacks:
        number = each.stack.number
        name = f"{numbers[number]}. {glossary.job(each.stack.job, t)}"
        yield Join(number, OWN), name
        yield Withdraw(number, OWN), name
        for rover in ROVERS:
            yield Send(rover, number), f"{glossary.piece('rover', rover, t)} {name}"
        for role in ROLES:
            yield Call(role, number), f"{glossary.CAST[role][0]} {name}"
    for skill in view.content.crew.skill:
        yield Use(skill), glossary.piece("skill", skill, t)
    for facility in view.facilities:
        name = glossary.piece("facility", facility.id, t)
        for part in view.content.base.facility[facility.id].parts:
            text = glossary.piece("part", part, t)
            for kind in (Strip, KeepPart):
                yield kind(facility.id, part), t("labelled", title=name, text=text)
    for poi in view.content.mars.poi:
        yield Spend(poi), glossary.piece("poi", poi, t)
    for upgrade in view.content.base.upgrade:
        yield Dismantle(upgrade), glossary.piece("upgrade", upgrade, t)


def _jobs(state: State) -> Iterator[tuple[Action, Job]]:
    """The jobs that pawns can be laid for, by the own pawn and the first way there."""
    spaces, samples = state.start.content.mars.space, sample_items(state)
    items = (*samples, *dict.fromkeys(each.token for each in state.mission.finds))
    for space in spaces:
        yield Explore(space, 0, OWN), Job(EXPLORE, where=space)
        for item in items:
            yield Gather(space, item, 0, OWN), Job(GATHER, item, space)
    for project in state.mission.projects:
        if project.outside:
            # At the first space where it may stand, or might.
            ring = (one.id for one in spaces.values() if one.ring == (project.ring or 1))
            where = next(chain(places_for(state, project), ring))
            yield Erect(project.id, where, 0, OWN), Job(CONSTRUCT, project.id)
    for action in _inside(state):
        yield action, action.job(state, 0)


def _inside(state: State) -> Iterator[Laying]:
    """The actions whose jobs need no way over Mars."""
    content, facilities = state.start.content, state.facilities
    yield from (Rest(), Unwind(), Heal(OPEN), Heal(HEART), Manage())
    yield from (Attend(entry.event, OWN) for entry in state.log)
    yield from (Study(item, study, OWN) for item in sample_items(state) for study in STUDIES)
    yield from (Sow(one.id, OWN) for one in facilities if one.farm is not None)
    for one in facilities:
        parts = content.base.facility[one.id].parts
        yield from (Repair(one.id, part, SPARE, OWN) for part in parts)
        yield from (Restart(one.id, tile.grid, OWN) for tile in one.shutdowns)
    yield from (MendRover(rover.id, one, OWN) for rover in state.rovers for one in rover.tokens)
    yield from (Install(upgrade, OWN) for upgrade in content.base.upgrade)
    for project in state.mission.projects:
        if project.type == RESEARCH:
            yield Experiment(project.id, OWN)
        elif not project.outside:
            yield Construct(project.id, OWN)
