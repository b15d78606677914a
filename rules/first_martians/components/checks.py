"""Reads the data files, and checks that they fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.core.data_files import Document, Documents, Flaw, GameData, load_toml
from rules.first_martians.components.cards import (
    MISSION_WORDS,
    Adventure,
    Choice,
    Effect,
    Effects,
    Later,
    MissionEvent,
)
from rules.first_martians.components.content import EVENT_FILES, MISSION, SKILL, Content
from rules.first_martians.components.content import Path as Path_imported
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
from rules.first_martians.terms import (
    ACTION_TYPES,
    BASIC_ITEMS,
    BLOCKED,
    BLOCKS,
    CONDITIONS,
    DICE_TYPES,
    EVENT,
    HEAL,
    MINUS_PAWN,
    MISSIONS,
    RESOURCES,
    REST,
    ROLES,
    ROVER_CHECK,
    UNTYPED,
)

Path = tuple[str | int, ...]


def check_missions(content: Content) -> None:
    """Raise ``Flaw`` for a mission that can't be played, or that has what never does anything."""
    missions = content.missions.missions
    if {each.id for each in missions} != set(MISSIONS):
        raise Flaw("missions", "missions", why=f"the missions are {', '.join(MISSIONS)}")
    numbers = [each.number for each in content.missions.research_cards]
    if numbers != [*range(1, len(numbers) + 1)]:
        raise Flaw("missions", "research_cards", why="the numbers count from 1")
    for n, mission in enumerate(missions):
        path = ("missions", "missions", n)
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


def check_stories(content: Content) -> None:
    """Raise ``Flaw`` for a story that names what isn't there, or that can never be drawn."""
    seen: set[str] = set()
    for part in EVENT_FILES:
        for n, event in enumerate(content.event_file(part).events):
            if event.id in seen:
                raise Flaw(part, "events", n, "id", why=f"two share the id {event.id}")
            seen.add(event.id)
    if not seen:
        raise Flaw("events_base", "events", why="no event can be drawn")
    for part in EVENT_FILES:
        for n, event in enumerate(content.event_file(part).events):
            _check_event(content, event, (part, "events", n))
    for colour in DICE_TYPES:
        adventures = (each for each in content.stories.adventures if each.colour == colour)
        if not any(not (each.role or each.cast or each.facilities) for each in adventures):
            why = f"no adventure of {colour} for anybody, in any base"
            raise Flaw("adventures", "adventures", why=why)
    for n, adventure in enumerate(content.adventures.adventures):
        lists = [adventure.effects, *_effects_of_choice(adventure.choice)]
        lists += _effects_of_later(adventure.later)
        missions = content.missions.missions
        _check_facilities(content, adventure, missions, lists, ("adventures", "adventures", n))


def _check_event(content: Content, event: MissionEvent, path: Path_imported) -> None:
    for item in event.action.spares:
        if item not in content.items:
            raise Flaw(*path, "action", "spares", why=f"no item {item}")
    for mission in event.missions:
        if mission not in content.missions.mission:
            raise Flaw(*path, "missions", why=f"no mission {mission}")
    every = content.missions.missions
    missions = [each for each in every if each.id in event.missions] or every
    lists = [event.effects, event.action.effects, event.consequence]
    lists += [*_effects_of_choice(event.choice), *_effects_of_later(event.follow_up)]
    _check_facilities(content, event, missions, lists, path)
    if event.after is not None:
        why = _flaw_of_after(content, event)
        if why:
            raise Flaw(*path, "after", why=why)


def _effects_of_choice(choice: Sequence[Choice]) -> list[Effects]:
    return [
        effects for side in choice for effects in (side.effects, *_effects_of_later(side.later))
    ]


def _effects_of_later(later: Later | None) -> list[Effects]:
    return [later.effects] if later else []


def _check_facilities(
    content: Content,
    story: MissionEvent | Adventure,
    missions: Sequence[Mission],
    lists: Sequence[Effects],
    path: Path_imported,
) -> None:
    """Raise ``Flaw`` unless the story's facilities are all that it takes, and can be there.

    A story whose effects hit a facility that a mission of its begins without has to name it.
    """
    path = (*path, "facilities")
    for name in story.facilities:
        if name not in content.base.facility:
            raise Flaw(*path, why=f"no facility {name}")
    if not any(set(story.facilities) <= _facilities(content, mission) for mission in missions):
        raise Flaw(*path, why="the story can never be drawn: no mission has these facilities")
    wanting = {name for mission in missions for name in mission.absent}
    for effects in lists:
        for effect in effects:
            if effect.facility in wanting and effect.facility not in story.facilities:
                raise Flaw(*path, why=f"an effect is for {effect.facility}, which may not be there")


def _facilities(content: Content, mission: Mission) -> set[str]:
    """Every facility that is there at some time of a mission."""
    built = {each.facility for each in mission.projects if each.facility}
    return built | {
        each.id
        for each in content.base.facilities
        if (each.id in mission.cards if each.card else each.id not in mission.absent)
    }


def _flaw_of_after(content: Content, event: MissionEvent) -> str:
    """The flaw of the event that another comes after, or nothing."""
    assert event.after is not None
    name, _, side = event.after.partition(":")
    before = content.stories.event.get(name)
    if before is None:
        return f"no event {name}"
    if side and side not in {each.id for each in before.choice}:
        return f"{name} has no side {side}"
    chain = {event.id}
    while before is not None:
        if before.id in chain:
            return "the event can never be drawn: it comes after itself"
        chain.add(before.id)
        before = content.stories.event.get((before.after or "").partition(":")[0])
    return ""


def check_content(content: Content) -> None:
    """Raise ``Flaw`` for a dangling reference, or a piece that can never do anything."""
    _check_base(content)
    _check_map(content)
    _check_crew(content)
    _check_decks(content)
    check_missions(content)
    check_stories(content)
    for reference, source in content.sources.items():
        kind = reference.partition(":")[0]
        for number, effect in enumerate(source.effects):
            why = _flaw_of(content, effect, kind)
            if why:
                raise Flaw(*source.path, number, why=why)


def _check_base(content: Content) -> None:
    base = content.base
    actions = [each.action for each in base.facilities if each.action and not each.card]
    wanted = [each for each in ACTION_TYPES if each not in (EVENT, UNTYPED)]
    if sorted(actions) != sorted(wanted):
        raise Flaw("base", "facilities", why="each type of action needs one facility")
    for n, upgrade in enumerate(base.upgrades):
        facility = base.facility.get(upgrade.facility)
        if facility is None:
            raise Flaw("base", "upgrades", n, "facility", why=f"no facility {upgrade.facility}")
        if upgrade.cancels and not facility.parts.get(upgrade.cancels):
            raise Flaw("base", "upgrades", n, "cancels", why="the facility has no such part")
        if upgrade.autoscanner and facility.action != HEAL:
            raise Flaw("base", "upgrades", n, "facility", why="an autoscanner is for healing")
    supplied = {need for each in base.facilities for need in each.needs}
    for grid in supplied:
        if not any(tile.grid == grid for tile in base.shutdown_tiles):
            raise Flaw("base", "shutdown_tiles", why=f"no tile for {grid}")


def _check_map(content: Content) -> None:
    mars = content.mars
    for n, space in enumerate(mars.spaces):
        for other in space.beside:
            if other not in mars.space:
                raise Flaw("mars", "spaces", n, "beside", why=f"no space {other}")
    for ring in {space.ring for space in mars.spaces}:
        spaces = [each for each in mars.spaces if each.ring == ring and not each.closed]
        if len(spaces) > sum(region.ring == ring for region in mars.regions):
            raise Flaw("mars", "regions", why=f"ring {ring} has more spaces than regions")
    reached = {each.id for each in mars.spaces if each.ring == 1}
    while more := {to for one in reached for to in mars.neighbours[one]} - reached:
        reached |= more
    for n, space in enumerate(mars.spaces):
        if not space.closed and space.id not in reached:
            raise Flaw("mars", "spaces", n, "beside", why=f"nothing leads to {space.id}")
    if any(region.poi for region in mars.regions) and not mars.pois:
        raise Flaw("mars", "pois", why="regions show points of interest, and there are none")


def _check_crew(content: Content) -> None:
    for role in ROLES:
        skills = [each for each in content.crew.skills if each.owner == role]
        if sum(each.base for each in skills) != 1 or len(skills) != 4:
            raise Flaw("crew", "skills", why=f"{role} needs a base skill and three cards")
    if {each.id for each in content.crew.conditions} != set(CONDITIONS):
        raise Flaw("crew", "conditions", why="each kind of condition needs tokens")
    if len({each.action for each in content.crew.machines}) != len(content.crew.machines):
        raise Flaw("crew", "machines", why="two machines do the same")


def _check_decks(content: Content) -> None:
    for block in BLOCKS:
        if not content.malfunctions.decks[block]:
            raise Flaw("malfunctions", "cards", why=f"no card of the {block} block")
    for n, card in enumerate(content.malfunctions.cards):
        if card.facility and not content.base.family(card.facility):
            where = ("malfunctions", "cards", n, "facility")
            raise Flaw(*where, why=f"no facility {card.facility}")


def _flaw_of(content: Content, effect: Effect, kind: str) -> str:
    """The flaw of an effect of a kind of card, or nothing."""
    base = content.base
    if effect.facility:
        tiles = [base.facility[each] for each in base.family(effect.facility)]
        if not tiles:
            return f"no facility {effect.facility}"
        if effect.do == "break" and any(effect.part not in each.parts for each in tiles):
            return f"{effect.facility} has no {effect.part}"
        if effect.do == "productivity" and not all(each.produces for each in tiles):
            return f"{effect.facility} produces nothing"
        if effect.do == "shut" and any(effect.resource not in each.needs for each in tiles):
            return f"{effect.facility} needs no {effect.resource}"
        if effect.do == "token":
            return _token_flaw(effect.token, tiles[0].action)
    if effect.item and effect.item not in content.items:
        return f"no item {effect.item}"
    if effect.do == "malfunction":
        cards = [card for card in content.malfunctions.cards if card.block == effect.block]
        if not any(card.has_keyword(effect.keyword or "") for card in cards):
            return f"no card of the {effect.block} block has the keyword {effect.keyword}"
    if effect.do in ("reroll", "ignore-terrain", "use-sample") and kind != SKILL:
        return f"{effect.do} is for skills"
    if effect.do in MISSION_WORDS and kind != MISSION:
        return f"{effect.do} is for missions"
    if effect.item and kind != MISSION and effect.item not in BASIC_ITEMS:
        return f"{effect.item} is for missions"
    return ""


def _token_flaw(token: str, action: str) -> str:
    if not action:
        return "a token can never matter where no action is done"
    if action == REST and token not in (BLOCKED, MINUS_PAWN):
        return "nothing is rolled or suffered at rest"
    if token == ROVER_CHECK:
        return "a rover's token lies with the rover"
    return ""


EDITION = "designed-3"
FOLDER = "rules.first_martians.components.data"
FILES = ("base", "mars", "crew", "malfunctions", *EVENT_FILES, "adventures", "missions")
"""The data files, each a part of ``Content``."""


def shipped_documents() -> dict[str, Document]:
    """The data files as they ship, by the part that each is."""
    return {part: load_toml(FOLDER, f"{part}.toml") for part in FILES}


DATA = GameData(Content, lambda: Documents(shipped_documents(), edition=EDITION), check_content)
standard_content, content, content_of = DATA.standard, DATA.content, DATA.of
