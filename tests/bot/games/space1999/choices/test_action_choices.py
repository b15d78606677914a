"""The path to each action of Spazio: 1999: complete, unique, short, within Discord's limits."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice, product

import pytest

from bot.games import PRESENTERS
from bot.games.labels import ActionChoice
from bot.games.space1999 import glossary
from bot.i18n import words
from bot.messages.components.position_view import PositionView
from bot.settings import LANGUAGES
from rules.core.structs import with_item
from rules.space1999.central_computer import Propose
from rules.space1999.chart import chart_of
from rules.space1999.decision_rules import Pass
from rules.space1999.destinations import Departure, destinations
from rules.space1999.game import GAME
from rules.space1999.monitor import Tile, grid_of, missing
from rules.space1999.route_tiles import LOST, Lay, Leave, RouteChecked
from rules.space1999.ships import Fly, Land
from rules.space1999.slides import ExtraSlide, Remove, Slide, Stay
from rules.space1999.state import Task, Visit
from rules.space1999.terms import BASE, DECISIONS, SECTORS
from tests.bot.games.presentation import WORST_NAME, Moment, present
from tests.bot.games.space1999.played import moments
from tests.bot.helpers.worst_case import crowded, position
from tests.covering import covering
from tests.rules.space1999.table import Table

LABEL, HINT, QUESTION, PREVIEW = 80, 100, 1500, 2000
ON_TILES = (Lay, Slide, Remove, ExtraSlide)
PEOPLE = ["Anna", "Bruno", "Chloé", "Dieter"]


def shown_length(text: str) -> int:
    """Labels are no Markdown, so the escapes of names are taken out before they are shown."""
    return len(text.replace("\\", ""))


@pytest.mark.parametrize(
    ("language", "rules"),
    covering(LANGUAGES, [*product([2, 3, 4], [{}, {"plans": "free", "arrival": "exact"}])]),
)
def test_every_legal_action_has_one_path_to_it(
    language: str, rules: tuple[int, dict[str, str]]
) -> None:
    seats, options = rules
    for moment in islice(moments(seats, seats, options), 0, None, 5):
        found = moment.choices([WORST_NAME] * seats, language)
        assert tuple(choice.action for choice in found) == moment.actions
        all_labels = [choice.labels for choice in found]
        paths = [tuple(label.text for label in labels) for labels in all_labels]
        assert len(set(paths)) == len(paths)
        starts = {path[:length] for path in paths for length in range(1, len(path))}
        assert not starts & set(paths)
        assert sum(choice.end for choice in found) <= 1
        for choice, labels in zip(found, all_labels, strict=True):
            assert len(labels) <= 3
            for label in labels:
                assert 1 <= shown_length(label.text) <= LABEL
                assert shown_length(label.hint) <= HINT, label.hint
            if choice.preview is not None:
                assert len(choice.preview()) <= PREVIEW
        roots = {labels[0] for labels in all_labels}
        assert len({root.text for root in roots}) == len(roots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_in_time_and_space(language: str) -> None:
    asked = set()
    for seed in (3, 5, 8):
        for moment in moments(4, seed):
            decision, presented = moment.decision, moment.presented([WORST_NAME] * 4, language)
            assert 1 <= len(presented.headline()) <= 300
            if decision.kind not in DECISIONS:
                continue
            asked.add(decision.kind)
            assert 1 <= len(presented.question(decision)) <= QUESTION
            assert 1 <= len(presented.ask(decision)) <= 80
            assert len(presented.hand_text(decision.seat)) <= 600
    assert asked == set(DECISIONS)


def test_no_screen_offers_more_than_a_select_takes() -> None:
    for moment in islice(moments(4, 6), 0, None, 2):
        screens: dict[tuple[str, ...], set[str]] = {}
        for choice in moment.choices(PEOPLE):
            texts = [label.text for label in choice.labels]
            for depth, text in enumerate(texts):
                screens.setdefault(tuple(texts[:depth]), set()).add(text)
        for path, offered in screens.items():
            assert len(offered) <= 25, path


def test_what_touches_the_monitor_is_shown_before_it_is_done() -> None:
    shown: set[type] = set()
    for seed in (2, 3, 4):
        for moment in islice(moments(3, seed), 0, None, 2):
            for choice in moment.choices(PEOPLE):
                on_tiles = isinstance(choice.action, ON_TILES)
                assert (choice.preview is not None) == on_tiles
                assert (choice.bands is not None) == on_tiles
                if choice.at_once:
                    assert re.search(r"shut in|Earth", choice.labels[-1].hint)
                if isinstance(choice.action, (Lay, Remove)):
                    assert choice.at_once == (len(choice.path) > 1)
                if on_tiles and type(choice.action) not in shown:
                    shown.add(type(choice.action))
                    assert [band.name for band in choice.bands()] == ["monitor"]
    assert shown == set(ON_TILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_planet_of_ones_choice_and_the_slides_beside_it_fit_one_select(language: str) -> None:
    """With all planets but one open, and a tile to slide: the most that there can be."""
    seat, state = 0, Table(*SECTORS).state
    planets = sorted(state.start.board.chart.planets)
    here, task = planets[0], Task(seat, "planet", 99, card=f"land-{planets[0]}")
    tile = Tile("g1", "a", "straight", 0)
    state = replace(
        state,
        agenda=(task,),
        visits=(Visit(here, state.planet_deck[0], seat),),
        planet_deck=state.planet_deck[1:],
        tiles=(tile, Tile("m7", "d", "straight", 1)),
        ships=with_item(state.ships, seat, replace(state.ships[seat], energy=9)),
    )
    view, actions = GAME.view(state, seat), GAME.legal_actions(state, seat)
    assert sum(isinstance(action, Land) for action in actions) == len(planets) - 1
    assert sum(isinstance(action, Slide) for action in actions) > 3
    found = present(GAME.id, view, PEOPLE, language).choices(seat, actions)
    assert {choice.action for choice in found} == set(actions)
    assert len({choice.labels[0].text for choice in found}) == len(planets) <= 25


def test_by_the_exact_count_the_tiles_left_over_are_given_back_not_kept() -> None:
    seat, state = 0, Table("a", "b", arrival="exact").state
    route = tuple(Tile(f"g{row}", "a", "straight", 0) for row in range(1, 6))
    said = {}
    for held, laid in {(1, 1): 5, (2, 2): 0}.items():
        ship = replace(state.ships[seat], place=BASE, tiles=held)
        ours = replace(
            state,
            agenda=(Task(seat, "tiles", 99),),
            tiles=route[:laid],
            ships=with_item(state.ships, seat, ship),
        )
        view, actions = GAME.view(ours, seat), GAME.legal_actions(ours, seat)
        found = present(GAME.id, view, PEOPLE).choices(seat, actions)
        said[laid] = [choice.labels[0] for choice in found if choice.end]
    assert [label.text for label in said[5]] == ["Give back the rest"]
    assert "1 straight and 1 curve" in said[5][0].hint
    assert said[0] == []


def first_turn() -> Moment:
    return next(m for m in moments(3, 3) if m.decision.kind == "turn")


def test_a_flight_says_its_cost_its_bends_and_the_way_home() -> None:
    moment = first_turn()
    view, seat = moment.view, moment.decision.seat
    ship, chart = view.ships[seat], chart_of(view.board)
    trips = destinations(Departure(chart, view.moon, BASE, ship.sector), ship.energy)
    told = 0
    for choice in moment.choices(PEOPLE):
        if isinstance(choice.action, Fly):
            trip = trips[choice.action.place]
            label = choice.labels[-1]
            assert label.text.endswith(f"· {trip.cost} E.U.")
            assert f"leaves {ship.energy - trip.cost} E.U." in label.hint
            if choice.labels[1].first:
                continue  # a node worth stopping at says why first
            bends = [leg[1:] for leg in trip.legs[:-1]]
            assert label.hint.startswith("no bend" if not bends else "bend")
            for bend in bends:
                assert bend in label.hint
            if choice.action.place in chart.planets:
                told += 1
                assert " · home next turn: " in label.hint
    assert told == len(chart.planets)


def test_a_tile_says_how_far_from_earth_it_leaves_the_route() -> None:
    said = 0
    for moment in moments(3, 7):
        view = moment.view
        grid = grid_of(view.board)
        for choice in moment.choices(PEOPLE) if moment.actions else ():
            action = choice.action
            if isinstance(action, Lay):
                sector = view.ships[moment.decision.seat].sector
                tile = Tile(action.square, sector, action.shape, action.rotation)
                left = missing(grid, (*view.tiles, tile), sector)
                outlook = "shut in" if left is None else "at Earth" if not left else f"{left} tile"
                assert choice.labels[-1].hint.startswith(outlook)
                assert outlook in choice.preview()
                said += 1
    assert said > 20


def test_the_odds_of_the_computer_stand_beside_its_button() -> None:
    moment = first_turn()
    computer = moment.view.board.computer
    several = next(m for seed in range(2, 20) for m in moments(3, seed) if len(propose(m)) > 1)
    for one in (moment, several):
        (hint,) = {choice.labels[0].hint for choice in propose(one)}
        for share in (computer.ok, computer.negative, computer.neutral):
            assert f"{share}%" in hint
    for choice in propose(several):
        assert choice.labels[1].hint.startswith(f"✅ {computer.ok}%: ")


def propose(moment: Moment) -> list[ActionChoice]:
    return [c for c in moment.choices(PEOPLE) if isinstance(c.action, Propose)]


def test_the_question_says_what_a_card_of_the_computer_may_bring() -> None:
    moment = first_turn()
    deck = moment.view.board.program_deck
    text = moment.presented(PEOPLE).question(moment.decision)
    tiles = sum(card.kind in ("move-tile", "remove-tile") for card in deck)
    energy = sum(card.kind == "energy" for card in deck)
    for named, count in (("a tile", tiles), ("energy", energy)):
        (share,) = re.findall(rf"{named} (\d+)%", text)
        assert abs(int(share) - 100 * count / len(deck)) < 1
    told = text.partition("a tile ")[2]
    assert sum(map(int, re.findall(r"(\d+)%", told))) == 100
    arriving = next(m for m in moments(3, 3) if m.decision.kind == "tiles")
    computer = moment.view.board.computer
    right = 100 * computer.ok / (computer.ok + computer.negative)
    assert f"{right:.0f}%" in arriving.presented(PEOPLE).question(arriving.decision)


def test_what_ends_a_decision_stands_apart() -> None:
    ended: set[type] = set()
    for seed in (3, 5, 6):
        for moment in moments(4, seed):
            ended |= {type(c.action) for c in moment.choices(PEOPLE) if c.end}
    assert {Pass, Stay} <= ended <= {Pass, Stay, Leave}


def test_only_the_owner_is_told_of_the_plans() -> None:
    moment = first_turn()
    seat, state = moment.decision.seat, moment.transition.state
    own = GAME.view(state, seat)
    plan = own.board.plan(own.own.plans[0])
    name = plan.planet.capitalize() if plan.planet else ""
    assert name in present(GAME.id, own, PEOPLE).hand_text(seat)
    with pytest.raises(ValueError, match="owner"):
        present(GAME.id, GAME.view(state, None), PEOPLE).hand_text(seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slide_that_opens_a_way_to_earth_says_so_and_is_confirmed(language: str) -> None:
    seat, state = 0, Table("a", "b").state
    t = words(language)
    for owner in range(2):
        sector = state.start.sectors[owner]
        squares = (
            [f"g{row}" for row in range(1, 6)] if sector == "a" else [f"{c}7" for c in "abcde"]
        )
        turned = int(sector != "a")
        beside, last = ("f6", "g6") if sector == "a" else ("f6", "f7")
        tiles = tuple(Tile(each, sector, "straight", turned) for each in (*squares, beside))
        ship = replace(state.ships[seat], energy=9)
        made = replace(state, tiles=tiles, ships=with_item(state.ships, seat, ship))
        actions = GAME.legal_actions(made, seat)
        found = present(GAME.id, GAME.view(made, seat), PEOPLE, language).choices(seat, actions)
        slides = {each.action: each for each in found if isinstance(each.action, Slide)}
        asked = [action for action, each in slides.items() if each.momentous and each.momentous()]
        assert asked == [Slide(beside, last)]
        assert slides[asked[0]].at_once
        preview = slides[asked[0]].preview
        assert preview is not None
        mine = "yes" if owner == seat else "no"
        who = glossary.who(present(GAME.id, GAME.view(made, seat), PEOPLE, language), owner)
        said = t("space1999-preview-earth", own=mine, who=who, right=62, lost=LOST)
        assert said in preview()
        after = GAME.apply(made, seat, asked[0])
        assert [each.seat for each in after.events if isinstance(each, RouteChecked)] == [owner]


def test_a_slide_stands_before_the_planets_to_choose_from() -> None:
    presenter = PRESENTERS["space1999"]
    for kind, state in crowded(4, presenter=presenter):
        for decision in presenter.game.decisions(state):
            if kind != "planet":
                continue
            here = position(state, 4, 1, presenter=presenter)
            root = PositionView(presenter, here, decision.seat, words("en")).tree(decision.seat)
            assert root.children[0].label.text == words("en")("space1999-choose-slide")
            assert len(root.children) > 10
            return
    raise AssertionError("no planet to choose")


def test_each_way_to_choose_a_place_shows_the_chart_with_its_places() -> None:
    moment = first_turn()
    flights = [a.place for a in moment.actions if isinstance(a, Fly)]
    planets = [place for place in flights if place in moment.view.board.chart.planets]
    shown = {}
    for choice in moment.choices(PEOPLE):
        if isinstance(choice.action, Fly):
            for label in choice.labels[:-1]:
                assert label.bands is not None, label
                (band,) = label.bands()
                shown[label.text] = band
                assert band.name == "chart"
    assert "Fly to a planet" in shown
    cost = next(c for c in moment.choices(PEOPLE) if c.action == Fly(planets[0])).labels[-1].text
    named = f"{planets[0].capitalize()} ({cost.split(' · ')[1].split()[0]})"
    assert named in shown["Fly to a planet"].alt
    assert len({band.key for band in shown.values()}) == len(shown)
