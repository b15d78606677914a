"""The pictures of First Martians: what they show, tell and refuse."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.i18n import words
from bot.settings import LANGUAGES
from render.core.picture import MAX_HEIGHT, WIDTH, Band
from render.core.text import TextStyle, width, wrap
from render.first_martians import places, theme
from render.first_martians.astronaut import (
    ABOUT,
    ABOUT_BIG,
    SKILL_ROOM,
    astronaut_bands,
    skill_lines,
    skills_top,
)
from render.first_martians.drawings.faces import portrait
from render.first_martians.final import final_bands
from render.first_martians.map.bands import map_bands
from render.first_martians.map.drawing import NAME, name_room
from render.first_martians.map.shape import PLACES, space_mask
from render.first_martians.mars_base.bands import HEAD, base_bands
from render.first_martians.mission import mission_bands
from render.first_martians.page import GAP, fitted
from render.first_martians.plan.bands import TILE_WIDE, PlanShown, plan_bands
from render.first_martians.plan.stack_shown import PROBLEMS
from render.first_martians.plan.stack_tile import LEFT, piece_lines
from render.first_martians.scenes import KINDS, scene_bands
from render.first_martians.supplies import supply_bands
from rules.first_martians.components.checks import content, content_of
from rules.first_martians.error_codes import REASONS
from rules.first_martians.state import Job, Rover, Shutdown, Stack, new_facility
from rules.first_martians.terms import PARTS, ROLES
from rules.first_martians.view import View
from tests.render.first_martians import views
from tests.render.first_martians.samples import drawn
from tests.render.first_martians.views import PEOPLE

ENGLISH = words("en")
CONTENT = content_of(content())


def pixels(band: Band) -> bytes:
    """A band in all its colours, as bytes."""
    return drawn(band).tobytes()


@pytest.mark.parametrize(
    ("facility", "part"),
    [(each.id, part) for each in CONTENT.base.facilities for part in each.parts if not each.card],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_red_part_is_seen_and_told(facility: str, part: str, language: str) -> None:
    view, text = views.start(), words(language)
    whole = base_bands(view, PEOPLE, text)
    broken = base_bands(views.with_facility(view, facility, broken=(part,)), PEOPLE, text)
    changed = [(a, b) for a, b in zip(whole, broken, strict=True) if a.key != b.key]
    assert len(changed) == 1
    before, after = changed[0]
    assert text(f"first_martians-part-{part}-short") not in before.alt
    assert text(f"first_martians-part-{part}-short") in after.alt
    if language == "en":
        assert ImageChops.difference(drawn(before), drawn(after)).getbbox() is not None


def test_the_plan_tells_astronauts_apart_that_one_person_leads() -> None:
    def crew(*people: str) -> list[str]:
        (shown,) = plan_bands(views.start(2), people, ENGLISH)[0].shown
        assert isinstance(shown, PlanShown)
        assert shown.head is not None
        return [each.name for each in shown.head.crew]

    roles = views.start(2).roles
    assert crew("Anna", "Bruno") == ["Anna", "Bruno"]
    assert crew("Anna", "Anna") == [ENGLISH(f"first_martians-astronaut-{x}-first") for x in roles]


def test_an_autopilots_card_names_its_astronaut_once() -> None:
    view = views.planning()
    seat = view.roles.index("geologist")
    autopilot, person = ([*PEOPLE], [*PEOPLE])
    autopilot[seat], person[seat] = "Mateus", "Bruno"
    (card,) = astronaut_bands(view, seat, autopilot, ENGLISH)
    assert card.alt.startswith("Mateus Andrade, Geologist: ")
    assert card.shown[0].played_by == "Geologist"
    (card,) = astronaut_bands(view, seat, person, ENGLISH)
    assert card.alt.startswith("Mateus Andrade, Geologist (Bruno): ")
    assert card.shown[0].played_by == "Geologist · played by Bruno"
    plan = plan_bands(view, autopilot, ENGLISH)[0]
    assert [each.name for each in plan.shown[0].head.crew][seat] == "Mateus"
    assert "Geologist (Mateus): free pawns" in plan.alt


def test_a_red_part_that_an_upgrade_covers_says_so() -> None:
    view = views.with_facility(views.start(), "garage", broken=("filters",))
    covered = views.with_facility(view, "garage", upgrade="air-recycler")
    parts = [
        part
        for shown in (view, covered)
        for facility in base_bands(shown, PEOPLE, ENGLISH)[2].shown[0].facilities
        if facility.id == "garage"
        for part in facility.parts
        if part.kind == "filters"
    ]
    assert [part.words for part in parts] == [
        ENGLISH("picmars-penalty-costs-oxygen"),
        ENGLISH("picmars-penalty-none"),
    ]
    assert not any(part.works for part in parts)


def test_a_block_has_a_band_as_low_as_its_facilities_let_it_be() -> None:
    names = ["base-system", "base-living", "base-working"]
    for view, heights in (
        (views.start(), [700, 436, 436]),
        (views.worn(), [700, 580, 580]),
        (views.landed(), [700, 264, 264]),
        (views.settled(), [700, 698, 698]),
    ):
        bands = base_bands(view, PEOPLE, ENGLISH)
        assert [band.name for band in bands] == names
        assert [drawn(band).height for band in bands] == [band.height for band in bands] == heights
    _, living, working = bands
    assert "Field Quarters" in living.alt
    assert "Field Workshop" not in living.alt
    assert "Field Workshop" in working.alt


def test_each_facility_has_a_place_of_its_own_on_its_blocks_band() -> None:
    for view in (views.start(), views.worn(), views.landed(), views.settled()):
        for band in base_bands(view, PEOPLE, ENGLISH):
            (shown,) = band.shown
            boxes = [places.facility(view, each.id, ENGLISH) for each in shown.facilities]
            assert len(set(boxes)) == len(boxes)
            for box in boxes:
                assert 0 <= box.x < box.x + box.width <= WIDTH
                assert HEAD <= box.y < box.y + box.height <= band.height
    with pytest.raises(ValueError, match="lab"):
        places.facility(views.landed(), "lab", ENGLISH)


def test_a_blocks_band_says_when_its_malfunction_die_is_rolled() -> None:
    view = replace(views.start(), boxes=(False, True, False))
    said = {band.name: band.shown[0].die_words for band in base_bands(view, PEOPLE, ENGLISH)}
    assert said == {
        "base-system": "not rolled yet",
        "base-living": "rolled every sol",
        "base-working": "rolled from sol 3 on",
    }


def test_what_red_parts_do_is_added_up_and_off_while_the_facility_is_shut_down() -> None:
    def penalties(view: View) -> str:
        shown = base_bands(view, PEOPLE, ENGLISH)[0].shown[0].facilities
        return next(each.penalties for each in shown if each.id == "farm")

    view = views.with_facility(views.start(), "farm", broken=("power", "filters", "hardware"))
    assert penalties(view) == "wilting · malfunction +1"
    assert penalties(views.with_facility(view, "farm", shutdowns=(Shutdown("energy"),))) == ""
    view = views.worn()
    oxygen = base_bands(view, PEOPLE, ENGLISH)[0].shown[0].facilities[0]
    assert oxygen.penalties == "malfunction +3"


def test_a_shutdown_tile_lies_face_down_until_it_is_turned() -> None:
    down = views.with_facility(views.start(), "lab", shutdowns=(Shutdown("energy"),))
    up = views.with_facility(down, "lab", shutdowns=(Shutdown("energy", "blown-fuse"),))
    one, other = (base_bands(view, PEOPLE, ENGLISH)[2] for view in (down, up))
    assert "Lab: Shut down" in one.alt
    assert pixels(one) != pixels(other)


@pytest.mark.parametrize("draw", [base_bands, map_bands, mission_bands])
def test_names_of_people_are_on_no_picture_of_the_base_or_map(draw: object) -> None:
    assert callable(draw)
    view = views.start()
    one, other = draw(view, PEOPLE, ENGLISH), draw(view, ("",) * 4, ENGLISH)
    assert [band.key for band in one] == [band.key for band in other]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_crew_of_any_size_can_be_drawn(seats: int) -> None:
    view, people = views.start(seats), PEOPLE[:seats]
    for draw in (base_bands, map_bands, mission_bands, plan_bands):
        for band in draw(view, people, ENGLISH):
            assert pixels(band)
    assert all(pixels(band) for band in supply_bands(view, ENGLISH))
    cards = [astronaut_bands(view, seat, people, ENGLISH)[0] for seat in range(seats)]
    assert len({band.key for band in cards}) == seats
    with pytest.raises(IndexError):
        astronaut_bands(view, seats, people, ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", [ABOUT, ABOUT_BIG])
def test_what_a_skill_does_fits_on_its_two_lines(language: str, style: TextStyle) -> None:
    view = views.start()
    for seat in range(len(view.roles)):
        (card,) = astronaut_bands(view, seat, PEOPLE, words(language))
        for skill in card.shown[0].skills:
            assert " ".join(wrap(skill.about, style, SKILL_ROOM, 2)) == skill.about


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_skills_fit_below_wounds_and_conditions(language: str) -> None:
    for view in (views.start(), views.ill()):
        for seat in range(len(view.roles)):
            (shown,) = astronaut_bands(view, seat, PEOPLE, words(language))[0].shown
            _, _, needed = skill_lines(shown)
            assert skills_top(shown) + sum(needed) + GAP * (len(needed) - 1) <= MAX_HEIGHT - 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_regions_fit_on_their_plates(language: str) -> None:
    view = views.start()
    for ring in (1, 2, 3):
        room = min(place.room for name, place in PLACES.items() if name.startswith(f"r{ring}"))
        for each in (each for each in view.content.mars.regions if each.ring == ring):
            name = theme.region_short(each.id, words(language))
            left = name_room(room, each.terrain)
            assert width(name, fitted(name, NAME, left)) <= left, name


def test_astronauts_are_four_different_people() -> None:
    assert len({portrait(role, 200).tobytes() for role in ROLES}) == len(ROLES)
    assert portrait("medic", 200).tobytes() != portrait("medic", 200, True).tobytes()


def space_shape(space: str, inset: int) -> Image.Image:
    """A space as a mask of a whole band, ``inset`` pixels smaller at each edge."""
    ring, direction = CONTENT.mars.space[space].ring, space.split("-")[1]
    cut = space_mask(ring, direction, inset)
    whole = Image.new("L", (WIDTH, MAX_HEIGHT))
    whole.paste(cut.image, (cut.left, cut.top))
    return whole


def test_every_space_of_the_map_has_a_place_of_its_own() -> None:
    masks = {each.id: space_shape(each.id, 2) for each in CONTENT.mars.spaces}
    for one, other in combinations(masks, 2):
        assert masks[one].getbbox() is not None
        both = ImageChops.multiply(masks[one], masks[other])
        assert both.getbbox() is None, (one, other)


def test_neighbours_share_an_edge_on_the_map_and_others_do_not() -> None:
    mars = CONTENT.mars
    grown = {each.id: space_shape(each.id, -3) for each in mars.spaces if not each.closed}
    for one, other in combinations(grown, 2):
        shared = ImageChops.multiply(grown[one], grown[other])
        edge = sum(shared.histogram()[128:])
        assert (edge > 300) == (other in mars.neighbours[one]), (one, other, edge)


def test_pawns_stand_in_the_space_where_they_work() -> None:
    for each in CONTENT.mars.spaces:
        if not each.closed:
            assert space_shape(each.id, 12).getpixel(PLACES[each.id].stand) == 255, each.id


def test_the_map_shows_who_the_plan_sends_where() -> None:
    view = views.planning()
    planned, idle = (
        map_bands(each, PEOPLE, ENGLISH)[0] for each in (view, replace(view, stacks=()))
    )
    trips = planned.shown[0].trips
    assert [(trip.way, trip.rover) for trip in trips] == [
        (("r1-nw", "r2-nw"), "scorpio"),
        (("r1-n",), ""),
    ]
    assert [pawn.letter for pawn in trips[0].pawns] == ["G", "", "E"]
    assert [rover for rover, _ in planned.shown[0].rovers] == ["froggy"]
    assert [rover for rover, _ in idle.shown[0].rovers] == ["froggy", "scorpio"]
    assert pixels(planned) != pixels(idle)
    assert "Explore R2-NW" not in idle.alt
    assert "Explore R2-NW: Geologist, Machine, Engineer, Scorpio." in planned.alt


def test_the_map_marks_a_way_and_single_spaces() -> None:
    view = views.explored()
    plain, way, apart = (
        map_bands(view, PEOPLE, ENGLISH, marked)[0]
        for marked in ((), ("r1-nw", "r2-nw"), ("r2-nw", "r1-s"))
    )
    assert "Marked: R1-NW, R2-NW." in way.alt
    assert "Marked" not in plain.alt
    assert len({pixels(band) for band in (plain, way, apart)}) == 3
    assert way.shown[0].way
    assert not apart.shown[0].way
    with pytest.raises(KeyError):
        map_bands(view, PEOPLE, ENGLISH, ("r9-n",))


def test_the_map_shows_a_wall_where_a_way_outwards_is_closed() -> None:
    shown = map_bands(views.explored(), PEOPLE, ENGLISH)[0].shown[0]
    impassable = {each.id for each in shown.spaces if "impassable" in each.terrain}
    assert impassable == {"r1-s", "r2-sw"}
    assert {each.id for each in shown.spaces if each.walled} == {"r1-s"}, "nothing is beyond R2-SW"


def test_the_map_tells_what_lies_where() -> None:
    alt = map_bands(views.explored(), PEOPLE, ENGLISH)[0].alt
    assert "R1-NE Plain: 1 sample, projects 2." in alt
    assert "Objective tokens lie on R2-N, R3-NW." in alt


def test_a_plan_takes_a_band_for_six_stacks_and_one_for_eight_more() -> None:
    plain = tuple(
        replace(each, stack=each.stack._replace(number=number))
        for number, each in enumerate(views.planning().stacks[2:6] * 4, 20)
    )
    view = replace(views.planning(), stacks=plain, calls=())
    first, second, third = plan_bands(view, PEOPLE, ENGLISH)
    assert (first.name, second.name, third.name) == ("plan", "plan-2", "plan-3")
    numbers = [[each.number for each in band.shown[0].stacks] for band in (first, second, third)]
    assert numbers == [[*range(1, 7)], [*range(7, 15)], [15, 16]]
    assert [band.shown[0].head is None for band in (first, second, third)] == [False, True, True]
    assert "free pawns" in first.alt
    assert "free pawns" not in second.alt, "the crew stands above the first stacks only"
    (empty,) = plan_bands(views.start(), PEOPLE, ENGLISH)
    assert ENGLISH("picmars-plan-empty") in empty.alt


def test_an_event_is_called_on_the_plan_as_in_the_texts() -> None:
    view = views.start()
    event = view.log[0].event
    stack = replace(views.planning().stacks[0], stack=Stack(1, Job("event", event), ("medic",), 3))
    (band,) = plan_bands(replace(view, stacks=(stack,)), PEOPLE, ENGLISH)
    assert band.shown[0].stacks[0].title == ENGLISH(f"first_martians-event-{event}")


def test_a_plan_tells_what_lies_on_a_stack() -> None:
    alt = plan_bands(views.planning(), PEOPLE, ENGLISH)[0].alt
    assert "1. Explore R2-NW: Geologist, Machine, Engineer, Scorpio; pawns 5 of 4" in alt
    assert "success die only, chance 67%" in alt
    assert "2 pawns are missing" in alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_of_a_stack_lie_side_by_side_on_as_many_lines_as_they_take(language: str) -> None:
    bands = plan_bands(views.crowded(), PEOPLE, words(language))
    stacks = [each for band in bands for each in band.shown[0].stacks]
    lines = piece_lines(stacks[0], TILE_WIDE)
    assert [[piece.kind for piece in line] for line in lines] == [
        ["pawn"] * 5,
        ["pawn"] * 2 + ["rover"],
        ["cost"] * 5,
        ["cost"] * 3,
    ]
    for shown in stacks:
        for line in piece_lines(shown, TILE_WIDE):
            assert sum(piece.wide for piece in line) < TILE_WIDE - LEFT


def test_problems_with_words_of_their_own_are_reasons_of_the_rules() -> None:
    assert set(REASONS) >= PROBLEMS
    for language in LANGUAGES:
        for reason in PROBLEMS:
            assert words(language)(f"picmars-problem-{reason}")


def test_the_cargo_area_takes_a_second_band_for_more_than_one_holds() -> None:
    _, few = supply_bands(views.start(), ENGLISH)
    assert few.name == "cargo"
    assert "Spare parts: Spare Power Connectors 1, Spare Oxygen Filters 1" in few.alt
    _, first, second = supply_bands(views.laden(), ENGLISH)
    assert (first.name, second.name) == ("cargo", "cargo-2")
    assert "Phosphate 1" in first.alt
    assert "Upgrades at hand: " in second.alt
    assert (first.shown[0], second.shown[0]) == ("Cargo area", "")


def test_what_there_is_none_of_takes_no_room_in_the_cargo_area() -> None:
    view = replace(views.start(), cargo=("seed",), upgrades=(), log=(), pending=("spare-cpu",))
    _, cargo = supply_bands(view, ENGLISH)
    rows = cargo.shown[1]
    shown = [[each.picture for each in shelf.stock] for row in rows for shelf in row]
    assert shown == [["seed"], ["spare-cpu"], ["froggy", "scorpio"]]
    assert "Samples and finds: Seed 1." in cargo.alt
    assert "Spare parts: Spare CPU +1." in cargo.alt
    for title in ("Research", "Upgrades at hand", "Open events"):
        assert f"{title}: None." in cargo.alt


def test_a_rovers_tokens_are_told_in_words() -> None:
    view = replace(views.start(), rovers=(Rover("froggy", ("blocked",)), Rover("scorpio")))
    assert "Rovers and machines: Froggy (blocked), Scorpio." in supply_bands(view, ENGLISH)[1].alt


def test_supplies_say_what_the_coming_production_brings() -> None:
    alt = supply_bands(views.short_of_supplies(), ENGLISH)[0].alt
    assert "Energy: produced 8, needed 10 (2 facilities shut down), in stock 0." in alt
    assert "Oxygen: produced 9, needed 6 (+2 to the stock), in stock 17." in alt
    assert "Food: produced 2, needed 6 (3 wounds from hunger), in stock 1." in alt


def test_the_sols_show_the_dice_that_are_to_come() -> None:
    view = views.start()
    sols = mission_bands(view, PEOPLE, ENGLISH)[0].shown[0].sols
    assert sols.dice == ((), (), *(("working",),) * 4)
    later = mission_bands(replace(view, round=5, boxes=(False, True, False)), PEOPLE, ENGLISH)
    assert later[0].shown[0].sols.dice == ((),) * 4 + (("working", "living"),) * 2


def test_the_mission_sheet_tells_how_objectives_stand() -> None:
    view = views.start()
    reached = replace(view.objectives[0], have=1, reached=True)
    alt = mission_bands(replace(view, objectives=(reached, *view.objectives[1:])), PEOPLE, ENGLISH)[
        0
    ].alt
    assert "Build the Backup Solar Panel: 1/1 ✓." in alt
    assert "Sol 1 of 6." in alt
    assert "Make a discovery (optional): 0/1." in alt


def test_the_end_is_won_or_lost_by_all() -> None:
    won, lost = (final_bands(views.over(each), PEOPLE, ENGLISH)[0] for each in (True, False))
    assert won.alt.startswith("Mission accomplished")
    assert lost.alt.startswith("Mission lost")
    assert "Medic: wounds 6." in lost.alt
    with pytest.raises(ValueError, match="over"):
        final_bands(views.start(), PEOPLE, ENGLISH)


def test_every_kind_of_event_and_adventure_has_its_own_scene() -> None:
    bands = [scene_bands(kind, "Tremor", ENGLISH)[0] for kind in KINDS]
    assert len({pixels(band) for band in bands}) == len(KINDS)
    assert all(band.alt.startswith("Tremor. ") for band in bands)
    with pytest.raises(KeyError):
        scene_bands("cellar", "Tremor", ENGLISH)


def test_the_mission_sheet_says_what_a_project_lacks() -> None:
    mast, landing = views.start(4, "mast"), views.start(4, "landing")
    alt = mission_bands(mast, PEOPLE, ENGLISH)[0].alt
    assert "Foot of the mast (explore the inner ring)" in alt
    assert "Transmitter (after: Top of the mast)" in alt
    projects = tuple(replace(each, waits_for=(), done=0) for each in mast.projects)
    alone = replace(mast, projects=projects, supply=mast.supply._replace(energy=2))
    assert "Guy (explore beside it)" in mission_bands(alone, PEOPLE, ENGLISH)[0].alt
    parted = replace(alone, cargo=(*mast.cargo, "spare-cpu"))
    assert "Transmitter (lacks: Energy 2/3)" in mission_bands(parted, PEOPLE, ENGLISH)[0].alt
    assert "Lab (lacks: Module)" in mission_bands(landing, PEOPLE, ENGLISH)[0].alt
    delivered = replace(landing, cargo=(*landing.cargo, "module"))
    assert "Lab (possible)" in mission_bands(delivered, PEOPLE, ENGLISH)[0].alt


def with_cards(*broken: str) -> View:
    """A base with every card that brings something in Production, with broken parts."""
    view = views.start()
    data = [each for each in view.content.base.facilities if each.production]
    built = (new_facility(each, tuple(p for p in broken if p in each.parts)) for each in data)
    return replace(view, facilities=(*view.facilities, *built))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cards_bring_in_production_is_told_unless_a_red_part_stops_it(language: str) -> None:
    text = words(language)
    told = " ".join(band.alt for band in base_bands(with_cards(), PEOPLE, text))
    idle = " ".join(band.alt for band in base_bands(with_cards(*PARTS), PEOPLE, text))
    for gain, amount in (("oxygen", "+1"), ("energy", "+1"), ("food", "+1"), ("stress", "−1")):
        assert text(f"picmars-gain-{gain}", amount=amount) in told
        assert text(f"picmars-gain-{gain}", amount=amount) not in idle
    assert text("picmars-gain-rover", amount="") in told


def test_a_card_that_lies_still_is_seen() -> None:
    whole, idle = (base_bands(view, PEOPLE, ENGLISH) for view in (with_cards(), with_cards(*PARTS)))
    for before, after in zip(whole, idle, strict=True):
        for one, other in zip(before.shown[0].facilities, after.shown[0].facilities, strict=True):
            assert (one.idle, other.idle) == (not one.gives, True)
        assert ImageChops.difference(drawn(before), drawn(after)).getbbox() is not None


def test_a_base_with_every_card_stays_within_a_picture() -> None:
    view = views.start()
    cards = [each for each in view.content.base.facilities if each.card]
    built = (new_facility(each, tuple(each.parts)) for each in cards)
    view = replace(view, facilities=(*view.facilities, *built))
    view = views.with_facility(view, "farm", broken=("filters",), upgrade="drip-feed")
    for band in base_bands(view, PEOPLE, ENGLISH):
        assert drawn(band).height <= MAX_HEIGHT
