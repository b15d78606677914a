"""Checks that each mission can be played, and that nothing in it is without effect."""

from __future__ import annotations

from collections import Counter

from rules.core.data_files import Flaw
from rules.first_martians.components.cards import Effects
from rules.first_martians.components.content import Content, Path
from rules.first_martians.components.missions import (
    COLLECT,
    DISCOVER,
    EXPLORED,
    INTACT,
    KINDS,
    PERCENT,
    PROJECT,
    SOWN,
    Mission,
    Objective,
)
from rules.first_martians.components.places import Project
from rules.first_martians.terms import BASIC_ITEMS, MISSIONS, RESOURCES


def check_missions(content: Content) -> None:
    """Raise ``Flaw`` for a mission that can't be played, or that has what never does anything."""
    missions = content.missions.missions
    if {each.id for each in missions} != set(MISSIONS):
        raise Flaw("missions", "missions", why=f"the missions are {', '.join(MISSIONS)}")
    numbers = [each.number for each in content.missions.research_cards]
    if numbers != [*range(1, len(numbers) + 1)]:
        raise Flaw("missions", "research_cards", why="the numbers count from 1")
    for n, mission in enumerate(missions):
        check_mission(content, mission, ("missions", "missions", n))


def check_mission(content: Content, mission: Mission, path: Path) -> None:
    """Raise ``Flaw`` for a mission, at ``path`` in the data, that can't be played."""
    _check_start(content, mission, path)
    _check_rules(content, mission, path)
    for number, project in enumerate(mission.projects):
        _check_project(content, mission, project, (*path, "projects", number))
    for number, objective in enumerate(mission.objectives):
        _check_objective(content, mission, objective, (*path, "objectives", number))
    if all(each.optional for each in mission.objectives):
        raise Flaw(*path, "objectives", why="nothing has to be done")
    _check_finds(content, mission, path)


def _check_start(content: Content, mission: Mission, path: Path) -> None:
    for resource in RESOURCES:
        if resource not in mission.supply:
            raise Flaw(*path, "supply", why=f"no {resource}")
    for item in mission.cargo:
        if item not in content.items:
            raise Flaw(*path, "cargo", why=f"no item {item}")
    for upgrade in mission.upgrades:
        if upgrade not in content.base.upgrade:
            raise Flaw(*path, "upgrades", why=f"no upgrade {upgrade}")
    for name, card in (("absent", False), ("cards", True)):
        for each in getattr(mission, name):
            facility = content.base.facility.get(each)
            if facility is None or facility.card != card:
                raise Flaw(*path, name, why=f"no such facility {each}")
    for each in mission.absent:
        if not any(project.facility == each for project in mission.projects):
            raise Flaw(*path, "absent", why=f"{each} can never be built")


def _words(mission: Mission) -> set[str]:
    """The words of all effects of a mission's own."""
    lists: list[Effects] = [mission.discovery, *mission.symbols.values()]
    lists += [each.effects for each in mission.projects]
    return {effect.do for effects in lists for effect in effects}


def _check_rules(content: Content, mission: Mission, path: Path) -> None:
    words = _words(mission)
    asked = any(each.goal == PERCENT for each in mission.objectives)
    if asked != ("percent" in words):
        raise Flaw(*path, "objectives", why="a percentage is asked for where it can be gained")
    if "separate" in words and not asked:
        raise Flaw(*path, "projects", why="the lowest card never matters here")
    if ("scan" in words) != mission.hidden_map:
        raise Flaw(*path, "projects", why="a hidden map can be scanned, and no other")
    if mission.minerals and len(mission.minerals) != len(content.missions.research_cards):
        raise Flaw(*path, "minerals", why="a mineral is needed for each Research card")
    for sol in mission.dice:
        if not sol.isdecimal() or not 1 <= int(sol) <= mission.longest:
            raise Flaw(*path, "dice", why=f"the mission has no sol {sol}")
    symbols = {str(poi.symbol) for poi in content.mars.pois}
    for symbol in mission.symbols:
        if symbol not in symbols:
            raise Flaw(*path, "symbols", symbol, why="no point of interest bears the symbol")
    if mission.descent and mission.descent.project not in mission.project:
        raise Flaw(*path, "descent", "project", why=f"no project {mission.descent.project}")


def _check_project(content: Content, mission: Mission, project: Project, path: Path) -> None:
    facility = content.base.facility.get(project.facility or project.greenhouse or "")
    if (project.facility or project.greenhouse) and facility is None:
        raise Flaw(*path, why="no such facility")
    if facility is not None and not facility.card and facility.id not in mission.absent:
        raise Flaw(*path, "facility", why="the facility is there from the start")
    if project.greenhouse and facility is not None and not facility.greenhouses:
        raise Flaw(*path, "greenhouse", why="the facility has no greenhouses")
    for name in ("after", "on", "near"):
        other = getattr(project, name)
        if other and other not in mission.project:
            raise Flaw(*path, name, why=f"no project {other}")
        if other and name != "after" and not mission.project[other].outside:
            raise Flaw(*path, name, why=f"{other} stands nowhere outside")
    seen, waiting = {project.id}, [*project.needs]
    while waiting:
        other = waiting.pop()
        if other == project.id:
            raise Flaw(*path, why="the project can never be done: it waits for itself")
        if other not in seen and other in mission.project:
            seen.add(other)
            waiting += mission.project[other].needs
    for item in project.items:
        if item not in content.items:
            raise Flaw(*path, "items", why=f"no item {item}")
    named = [each.about for each in mission.objectives if each.goal == PROJECT]
    named += [name for each in mission.projects for name in each.needs]
    named += [mission.descent.project] if mission.descent else []
    if facility is None and not project.effects and project.id not in named:
        raise Flaw(*path, why="the project can never do anything")


def _check_objective(content: Content, mission: Mission, goal: Objective, path: Path) -> None:
    base = content.base.facility
    known: dict[str, set[str | None]] = {
        PROJECT: {*mission.project},
        COLLECT: {*BASIC_ITEMS, *mission.tokens},
        SOWN: {each.id for each in base.values() if each.greenhouses},
        INTACT: {each.facility for each in mission.projects if each.facility and not each.works},
        DISCOVER: {None},
        KINDS: {None},
        EXPLORED: {None},
        PERCENT: {None},
    }
    if goal.about not in known[goal.goal]:
        raise Flaw(*path, "about", why=f"no {goal.about}")
    most = _most(content, mission, goal)
    if most is not None and goal.most > most:
        raise Flaw(*path, why=f"there are never more than {most}")


def _most(content: Content, mission: Mission, goal: Objective) -> int | None:
    """The most that can be had of what an objective asks; ``None`` where nothing limits it."""
    if goal.goal == EXPLORED:
        spaces = [each for each in content.mars.spaces if not each.closed]
        return sum(goal.ring in (0, each.ring) for each in spaces)
    if goal.goal == KINDS:
        return max(1, len(mission.minerals))
    if goal.goal == PROJECT and not mission.project[goal.about or ""].repeat:
        return 1
    if goal.goal == INTACT:
        return 1
    if goal.goal == COLLECT and goal.about not in (*BASIC_ITEMS, *mission.minerals):
        return _tokens(content, mission)[goal.about or ""]
    return None


def _tokens(content: Content, mission: Mission) -> Counter[str]:
    """The greatest number of each objective token that there can be."""
    tokens = Counter([*(each.token for each in mission.finds), *mission.kit])
    for poi in content.mars.pois:
        for effect in mission.symbols.get(str(poi.symbol), ()):
            if effect.item:
                tokens[effect.item] += effect.amount * poi.count
    return tokens


def _check_finds(content: Content, mission: Mission, path: Path) -> None:
    for n, find in enumerate(mission.finds):
        if find.region and find.region not in content.mars.region:
            raise Flaw(*path, "finds", n, "region", why=f"no region {find.region}")
        if find.region and not (mission.hidden_map or mission.face_up):
            raise Flaw(*path, "finds", n, "region", why="the region may never come")
        ring = [each for each in content.mars.spaces if each.ring == find.ring and not each.closed]
        if find.nth > len(ring):
            raise Flaw(*path, "finds", n, "nth", why=f"the ring has {len(ring)} regions")
    wanted = {each.about for each in mission.objectives if each.goal == COLLECT}
    wanted |= {item for each in mission.projects for item in each.items}
    for token in mission.tokens - wanted - set(mission.minerals):
        raise Flaw(*path, "finds", why=f"{token} can never do anything")
