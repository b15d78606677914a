"""Reads the data files, and checks that they fit together."""

from __future__ import annotations

from rules.core.data_files import Document, Documents, Flaw, GameData, load_toml
from rules.first_martians.components.campaign_checks import check_campaigns
from rules.first_martians.components.cards import CAMPAIGN_WORDS, MISSION_WORDS, Effect
from rules.first_martians.components.content import (
    CAMPAIGN_FILES,
    EVENT_FILES,
    MISSION,
    SKILL,
    Content,
)
from rules.first_martians.components.mission_checks import check_missions
from rules.first_martians.components.story_checks import check_stories
from rules.first_martians.terms import (
    ACTION_TYPES,
    BASIC_ITEMS,
    BLOCKED,
    BLOCKS,
    CONDITIONS,
    EVENT,
    HEAL,
    MINUS_PAWN,
    REST,
    ROLES,
    ROVER_CHECK,
    UNTYPED,
)


def check_content(content: Content) -> None:
    """Raise ``Flaw`` for a dangling reference, or a piece that can never do anything."""
    _check_base(content)
    _check_map(content)
    _check_crew(content)
    _check_decks(content)
    check_missions(content)
    check_stories(content)
    check_campaigns(content)
    for reference, source in content.sources.items():
        kind = reference.partition(":")[0]
        for number, effect in enumerate(source.effects):
            why = _flaw_of(content, effect, kind, source.path[0] in CAMPAIGN_FILES)
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
        cards = [each for each in skills if not each.profile]
        if sum(each.base for each in cards) != 1 or len(cards) != 4:
            raise Flaw("crew", "skills", why=f"{role} needs a base skill and three cards")
        if len(skills) > len(cards) + 1:  # games that began before there were profiles have none
            raise Flaw("crew", "skills", why=f"{role} has two profiles")
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


def _flaw_of(content: Content, effect: Effect, kind: str, campaign: bool) -> str:
    """The flaw of an effect of a kind of card, in a ``campaign`` or elsewhere, or nothing."""
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
    if effect.do in CAMPAIGN_WORDS and not campaign:
        return f"{effect.do} is for campaigns"
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
FILES = (
    "base",
    "mars",
    "crew",
    "malfunctions",
    *EVENT_FILES,
    "adventures",
    "missions",
    *CAMPAIGN_FILES,
)
"""The data files, each a part of ``Content``."""


def shipped_documents() -> dict[str, Document]:
    """The data files as they ship, by the part that each is."""
    return {part: load_toml(FOLDER, f"{part}.toml") for part in FILES}


DATA = GameData(Content, lambda: Documents(shipped_documents(), edition=EDITION), check_content)
standard_content, content, content_of = DATA.standard, DATA.content, DATA.of
