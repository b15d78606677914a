"""The data files: what is in them, and what is refused with file, line and field."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from rules.core.errors import BrokenData
from rules.core.game import Setup
from rules.first_martians.components.checks import FILES, content_of
from rules.first_martians.components.content import EVENT_FILES
from rules.first_martians.game import GAME
from rules.first_martians.terms import DICE_TYPES, GRIDS, ROLES
from tests.rules.first_martians.broken_data import broken, check, text_of
from tests.rules.test_data_files import _unmarked

CONTENT = content_of(None)
TREMOR = 'id = "tremor"'


def test_a1_thirteen_facilities_and_who_needs_what() -> None:
    tiles = [each for each in CONTENT.base.facilities if not each.card]
    assert len(tiles) == 13
    needs = Counter(need for each in tiles for need in each.needs)
    assert needs == {"energy": 10, "oxygen": 8}
    assert [each.id for each in CONTENT.base.facilities if each.card] == [
        "backup-solar-panel",
        "backup-oxygenator",
        "backup-farm",
        "field-workshop",
        "field-quarters",
        "field-garage",
        "field-lab",
        "aid-post",
        "relay-station",
        "water-extractor",
        "wind-turbine",
        "algae-tank",
        "radiation-cellar",
        "rover-shed",
    ]


def test_a3_and_a4_counts_of_cards_and_tiles() -> None:
    assert Counter(card.block for card in CONTENT.malfunctions.cards) == {
        "working": 40,
        "living": 28,
        "system": 26,
    }
    assert Counter(each.ring for each in CONTENT.mars.regions) == {1: 8, 2: 8, 3: 3}
    assert sum(poi.count for poi in CONTENT.mars.pois) == 9
    assert len(CONTENT.base.upgrades) == 8
    assert Counter(tile.grid for tile in CONTENT.base.shutdown_tiles) == dict.fromkeys(GRIDS, 4)
    assert sum(each.count for each in CONTENT.crew.conditions) == 12
    assert len(CONTENT.crew.skills) == 16 + 4
    assert sum(each.profile for each in CONTENT.crew.skills) == 4
    assert len(CONTENT.crew.machines) == 4


def test_a3_two_spaces_are_closed_and_nobody_can_go_there() -> None:
    closed = [space.id for space in CONTENT.mars.spaces if space.closed]
    assert closed == ["r3-w", "r3-e"]
    assert not any(set(closed) & set(near) for near in CONTENT.mars.neighbours.values())


def test_each_complication_breaks_the_facility_of_its_keyword() -> None:
    for card in CONTENT.malfunctions.cards:
        if card.category == "complication":
            assert [(each.do, each.facility) for each in card.effects] == [("break", card.facility)]


def test_events_of_all_files_and_adventures_of_each_colour() -> None:
    files = [CONTENT.event_file(part) for part in EVENT_FILES]
    ours = [each for each in CONTENT.stories.events if each.id not in CONTENT.told_by]
    assert len(ours) == sum(len(each.events) for each in files) >= 12
    colours = Counter(each.colour for each in CONTENT.stories.adventures)
    assert set(colours) == set(DICE_TYPES)
    assert min(colours.values()) >= 3


@pytest.mark.parametrize("part", FILES)
def test_every_value_says_where_it_comes_from(part: str) -> None:
    data = tomllib.loads(text_of(part))
    if part in EVENT_FILES:
        data.setdefault("events", [])
    assert list(_unmarked("", data)) == []


@pytest.mark.parametrize(
    ("part", "old", "new", "why"),
    [
        ("events_base", 'do = "morale"', 'do = "luck"', "unknown word luck"),
        ("events_base", 'facility = "farm"', 'facility = "cellar"', "no facility cellar"),
        ("events_base", 'item = "seed"', 'item = "gold"', "no item gold"),
        ("events_base", 'who = "first-player"', 'who = "nobody"', "unknown word nobody"),
        ("malfunctions", 'facility = "garage", part', 'facility = "quiet-place", part', "has no"),
        ("malfunctions", 'token = "wound"', 'token = "rover-check"', "lies with the rover"),
        ("malfunctions", 'block = "working"', 'block = "attic"', "unknown word attic"),
        ("malfunctions", "amount = 2", "amount = 0", "needs amount"),
        ("mars", 'beside = ["r1-ne", "r2-n"]', 'beside = ["r1-xx"]', "no space r1-xx"),
        ("mars", "ring = 3\nterrain", "ring = 2\nterrain", "more spaces than regions"),
        ("base", 'facility = "med-lab"', 'facility = "sauna"', "no facility sauna"),
        ("base", 'action = "rest"', 'action = "unwind"', "needs one facility"),
        ("crew", 'owner = "medic"', 'owner = "engineer"', "needs a base skill and three cards"),
        ("crew", 'owner = "medic"\nprofile', 'owner = "engineer"\nprofile', "has two profiles"),
        ("crew", "profile = true", "profile = true\ncost = 1", "a profile costs no tokens"),
        ("crew", "base = true\ncost = 2", "base = true", "any other skill does"),
        ("events_base", TREMOR, f'{TREMOR}\nafter = "quake"', "no event quake"),
        ("events_base", TREMOR, f'{TREMOR}\nafter = "tremor"', "after itself"),
        (
            "events_base",
            'id = "tremor"',
            'id = "tremor"\nafter = "last-letter:burn"',
            "no side burn",
        ),
        ("events_base", TREMOR, f'{TREMOR}\ncast = ["pilot"]', "unknown word pilot"),
        (
            "events_base",
            'id = "tremor"',
            'id = "tremor"\ncast = ["medic", "medic"]',
            "nobody twice",
        ),
        ("events_base", TREMOR, f'{TREMOR}\nmissions = ["moon"]', "no mission moon"),
        ("events_base", 'facilities = ["garage"]', 'facilities = ["cellar"]', "no facility cellar"),
        ("events_base", 'facilities = ["garage"]', 'facilities = ["lab"]', "effect is for garage"),
        ("adventures", 'facilities = ["garage"]', 'facilities = ["lab"]', "effect is for garage"),
        (
            "events_base",
            'facilities = ["garage"]',
            'facilities = ["garage", "field-workshop", "backup-farm"]',
            "no mission has these facilities",
        ),
        ("events_base", 'do = "stress", amount', 'do = "percent", amount', "is for missions"),
        ("events_base", 'item = "seed"', 'item = "capsule"', "is for missions"),
        ("adventures", 'item = "sample"', 'item = "gold"', "no item gold"),
        ("missions", 'about = "greenhouse"', 'about = "tower"', "no tower"),
        ("missions", 'after = "backup-farm"', 'after = "tower"', "no project tower"),
        ("missions", 'dice = { 3 = "working" }', 'dice = { 33 = "working" }', "no sol 33"),
        ("missions", 'id = "mast"', 'id = "tower"', "the missions are"),
        ("missions", 'after = "mast-middle"', 'after = "cable-way"', "can never do anything"),
        ("missions", 'about = "capsule"', 'about = "sample"', "capsule can never do anything"),
        ("missions", "face_up = true", "hidden_map = true", "hidden map can be scanned"),
        ("missions", "face_up = true", "face_up = false", "the region may never come"),
        ("missions", 'item = "logbook-page"', 'item = "diary"', "diary can never do anything"),
        ("missions", 'goal = "percent"', 'goal = "discover"', "a percentage is asked for"),
        ("missions", 'about = "guy"', 'about = "mast-foot"', "never more than 1"),
        ("missions", 'on = "mast-foot"', 'on = "mast-top"', "it waits for itself"),
        ("missions", 'on = "mast-foot"', 'on = "transmitter"', "stands nowhere outside"),
        ("missions", 'items = ["mineral-6"]', 'items = ["mineral-7"]', "no item mineral-7"),
        ("missions", 'project = "cable-way"', 'project = "ladder"', "no project ladder"),
        ("missions", 'region = "geysers"', 'region = "swamp"', "no region swamp"),
        ("missions", "nth = 3", "nth = 9", "the ring has 8 regions"),
        ("missions", 'cards = ["field', 'cards = ["lab", "field', "no such facility lab"),
        (
            "missions",
            'facility = "garage"\nworks = true',
            'effects = [{ do = "grow" }]',
            "never be built",
        ),
        ("missions", "number = 6", "number = 5", "the numbers count from 1"),
        (
            "adventures",
            'colour = "explore"\n',
            'colour = "explore"\nrole = "pilot"\n',
            "unknown word",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(part: str, old: str, new: str, why: str) -> None:
    params, _ = broken(part, (old, new))
    assert why in str(params["why"])
    assert params["field"]


def test_an_event_of_one_file_has_an_id_of_its_own_in_all() -> None:
    twin = """
[[events]]
id = "tremor"
consequence = [{ do = "stress", amount = 1 }]
action = { pawns = 1, effects = [{ do = "stress", amount = -1 }] }
"""
    _, line = broken("events_crew", ('events = "P"\n', f'events = "P"\n{twin}'))
    assert line == 'id = "tremor"'


def test_there_is_an_adventure_of_each_colour_for_anybody() -> None:
    text = text_of("adventures").replace('colour = "build"', 'colour = "gather"')
    with pytest.raises(BrokenData, match="no adventure of build for anybody, in any base"):
        check({"adventures": text})


def test_the_error_names_the_line() -> None:
    params, line = broken("events_base", ('facilities = ["garage"]', 'facilities = ["cellar"]'))
    assert line == 'facilities = ["cellar"]'
    assert params["field"].endswith("facilities")
    _, line = broken("base", ('facility = "med-lab"', 'facility = "sauna"'))
    assert line == 'facility = "sauna"'
    _, line = broken("malfunctions", ('category = "complication"', 'category = "Bad Word"'))
    assert line == 'category = "Bad Word"'


def test_content_of_a_running_game_is_read_back_the_same() -> None:
    pinned = Setup(ROLES, {}, GAME.content())
    assert GAME.new(pinned, bytes(32)) == GAME.new(Setup(ROLES), bytes(32))
    assert "origin" not in str(GAME.content())
    with pytest.raises(BrokenData):
        GAME.new(Setup(ROLES, {}, {**GAME.content(), "surprise": 1}), bytes(32))
