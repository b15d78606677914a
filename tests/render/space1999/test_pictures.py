"""The pictures of Spazio: 1999: what they show, tell and refuse."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.i18n import words
from render.core.picture import Band
from render.space1999.board import board_bands, chart
from render.space1999.central_computer import answer
from render.space1999.final import final
from render.space1999.layout import CHART_HEIGHT, chart_layout, chart_source
from render.space1999.monitor import monitor
from render.space1999.planet_card import planet_card
from render.space1999.planets import planet_globe
from render.space1999.sheet import hand, sheet
from rules.space1999.board_data import standard_board
from rules.space1999.chart import Moon
from rules.space1999.route_tiles import Lay
from rules.space1999.slides import Slide
from rules.space1999.state import LastMove
from rules.space1999.terms import BASE, NEUTRAL, OK, SECTORS
from rules.space1999.view import Own, View
from tests.render.names import HARD_NAMES
from tests.render.space1999 import views
from tests.render.space1999.samples import drawn

ENGLISH = words("en")


@pytest.mark.parametrize("player", HARD_NAMES)
def test_a_name_changes_the_console_in_its_own_place_only(player: str) -> None:
    view = views.table(4)
    plain, named = (board_bands(view, ("", "", name, ""), ENGLISH) for name in ("", player))
    assert plain[0] == named[0]
    changed = ImageChops.difference(drawn(plain[1]), drawn(named[1])).getbbox()
    if changed is not None:
        left, top, right, bottom = changed
        assert 800 <= left < right <= 1110
        assert 430 <= top < bottom <= 490


def test_board_shows_only_what_is_public() -> None:
    public = views.table(3)
    own = replace(public, viewer=1, own=Own(("land-corva", "return")))
    shown, seen = (board_bands(view, views.PEOPLE, ENGLISH) for view in (public, own))
    assert shown == seen
    assert [band.key for band in shown] == [band.key for band in seen]


def test_the_chart_is_the_same_in_every_language_and_for_all_names() -> None:
    view = views.table(4)
    one, other = chart(view, ENGLISH), board_bands(view, ("",) * 4, words("de"))[0]
    assert one.key == other.key
    assert one.alt != other.alt


@pytest.mark.parametrize(
    ("last", "told"),
    [
        (LastMove(0, "fly", "n8", ("n9", "n10")), "Sector A, flies: Node 10"),
        (LastMove(0, "fly", "n20", (BASE,)), "Sector A, comes home"),
        (LastMove(1, "step", "n3", ("elmir",)), "Sector B, one on: Elmir"),
        (LastMove(1, "jump", BASE, ("helin",)), "Sector B, jumps: Helin"),
        (LastMove(2, "home", "n36", (BASE,)), "Sector C, comes home"),
        (LastMove(2, "home", BASE, (BASE,)), "Sector C, comes home"),
        (LastMove(3, "lay", "m7"), "Sector D, tile: m7"),
        (LastMove(3, "slide", "g11", ("g10",)), "Sector D, slides: g11 › g10"),
        (LastMove(3, "remove", "l6"), "Sector D, takes off l6"),
    ],
)
def test_last_move_is_marked_and_told(last: LastMove, told: str) -> None:
    plain = replace(views.table(4), last=None)
    before = board_bands(plain, views.PEOPLE, ENGLISH)
    after = board_bands(replace(plain, last=last), views.PEOPLE, ENGLISH)
    flight = last.kind in ("fly", "step", "jump", "home")
    where = 0 if flight else 1
    changed = ImageChops.difference(drawn(before[where]), drawn(after[where])).getbbox()
    assert changed is not None
    if not flight:
        assert changed[0] < 700  # on the Monitor itself, not only on its console
        assert before[0] == after[0]
    assert f"Last move: {told}." in after[where].alt
    assert f"Last move: {told}." in after[1].alt
    assert "Last move" not in before[where].alt


@pytest.mark.parametrize("number", range(9))
@pytest.mark.parametrize("turns", range(4))
def test_moon_is_drawn_where_it_is_and_as_it_is_turned(number: int, turns: int) -> None:
    away = Moon((number + 1) % 9, turns)
    view = replace(views.start(4), moon=Moon(number, turns))
    plain, moved = (chart(each, ENGLISH) for each in (view, replace(view, moon=away)))
    x, y = chart_layout(chart_source(view.board)).axis[number]
    box = (x - 60, y - 60, x + 60, y + 60)
    assert ImageChops.difference(drawn(plain).crop(box), drawn(moved).crop(box)).getbbox()
    assert f"The Moon is on {number}." in plain.alt
    corner = ("upper left", "upper right", "lower right", "lower left")[turns]
    assert f"A {corner}" in plain.alt


def test_places_in_reach_are_marked_and_keep_their_numbers() -> None:
    view, reach = views.choosing(), views.within_reach()
    assert BASE in reach
    node = next(place for place in reach if place in view.board.chart.nodes)
    planet = next(place for place in reach if place in view.board.chart.planets)
    for left_out in (node, planet, BASE):
        rest = tuple(place for place in reach if place != left_out)
        one, other = (chart(view, ENGLISH, places) for places in (reach, rest))
        changed = ImageChops.difference(drawn(one), drawn(other)).getbbox()
        assert changed is not None
        assert max(changed[2] - changed[0], changed[3] - changed[1]) < 120
        assert changed[3] <= CHART_HEIGHT
        # Where the places are too many for words, the nodes go without.
        assert (one.alt != other.alt) or left_out == node
    assert "In reach: " in chart(view, ENGLISH, reach).alt
    assert "In reach" not in chart(view, ENGLISH, ()).alt


def test_an_unknown_place_is_no_choice() -> None:
    with pytest.raises(KeyError):
        chart(views.choosing(), ENGLISH, ("n999",))


def test_choices_on_the_monitor_are_marked_and_told() -> None:
    view = views.laid()
    plain, marked = (
        monitor(view, views.PEOPLE, ENGLISH, choices=squares) for squares in ((), ("h5", "i4"))
    )
    assert ImageChops.difference(drawn(plain), drawn(marked)).getbbox() is not None
    assert "To choose from: h5 i4." in marked.alt
    assert "choose" not in plain.alt


def test_visited_planets_are_told_with_who_came_first() -> None:
    alt = chart(views.table(4), ENGLISH).alt
    for visit in views.table(4).visits:
        letter = SECTORS[visit.seat].upper()
        assert f"{visit.planet.capitalize()} ({letter})" in alt


def test_every_planet_has_a_look_of_its_own() -> None:
    seen = {planet_globe(planet, 54).tobytes() for planet in standard_board().chart.planets}
    assert len(seen) == len(standard_board().chart.planets)


def test_preview_shows_a_move_that_is_not_made() -> None:
    view = views.laid()
    previews = (None, Lay("curve", "h5", 2), Lay("curve", "h5", 1), Slide("g10", "f10"))
    plain, lay, turned, slide = (
        monitor(view, views.PEOPLE, ENGLISH, preview, 0) for preview in previews
    )
    files = {band.png() for band in (plain, lay, turned, slide)}
    assert len(files) == 4
    assert "Preview: curve on h5." in lay.alt
    assert "Preview: g10 slides to f10." in slide.alt
    assert "Preview" not in plain.alt


def test_monitor_tells_routes_displaced_tiles_and_figures() -> None:
    alt = monitor(views.slid(), views.PEOPLE, ENGLISH).alt
    assert "Sector C: tiles to Earth 6, route g13 g12. Displaced: g10." in alt
    assert "route g1 g2 g3 h3 h4." in alt
    assert "Bank: straight 24, curved 16." in alt
    assert "Sector C (星野 宙): Node 45, energy 5, flight plans 3" in alt


def test_sheet_tells_the_ships_figures() -> None:
    alt = sheet(views.table(4), 1, views.PEOPLE, ENGLISH)[0].alt
    assert "Helin, energy 0, flight plans 2, tiles held: straight 1, curved 0" in alt
    with pytest.raises(IndexError):
        sheet(views.table(2), 2, views.PEOPLE, ENGLISH)


def test_every_planet_card_can_be_drawn_and_told() -> None:
    view = views.table(2)
    for card, printed in enumerate(view.board.planet_cards):
        alt = planet_card(view, 0, "corva", card, views.PEOPLE, ENGLISH)[0].alt
        assert f"tiles {printed.tiles}." in alt
        assert str(abs(printed.energy)) in alt


def test_every_flight_plan_and_program_can_be_drawn() -> None:
    board_data = standard_board()
    view = views.answered(NEUTRAL)
    assert view.answer is not None
    for plan in {plan.id for plan in board_data.plan_deck}:
        (picture,) = hand(views.holding(plan), 1, views.PEOPLE, ENGLISH)
        assert "Flight plans of Sector B" in picture.alt
    for program in board_data.programs:
        drawn = replace(view, answer=view.answer._replace(program=program.id))
        assert "Computer card: " in answer(drawn, views.PEOPLE, ENGLISH)[0].alt


def test_hand_is_drawn_from_its_owners_view_only() -> None:
    with pytest.raises(ValueError, match="owner"):
        hand(views.table(2), 1, views.PEOPLE, ENGLISH)
    with pytest.raises(ValueError, match="owner"):
        hand(views.holding("return"), 0, views.PEOPLE, ENGLISH)


def test_an_answer_and_an_end_that_have_not_come_are_refused() -> None:
    with pytest.raises(ValueError, match="asked"):
        answer(views.table(2), views.PEOPLE, ENGLISH)
    with pytest.raises(ValueError, match="over"):
        final(views.table(2), views.PEOPLE, ENGLISH)


def test_answers_differ_in_picture_and_words() -> None:
    told = [answer(views.answered(given), views.PEOPLE, ENGLISH)[0] for given in (OK, NEUTRAL)]
    assert "The Central Computer: OK." in told[0].alt
    assert "The Central Computer: No signal." in told[1].alt
    assert "Computer card: Remove a route tile." in told[1].alt
    assert "Computer card" not in told[0].alt


def test_final_tells_everybodys_place() -> None:
    view: View = views.over(4)
    alt = final(view, views.PEOPLE, ENGLISH)[0].alt
    assert alt.startswith("1. Sector A (Ada Lovelace): Earth is reached; Route: 8 tiles;")
    assert "4. Sector D" in alt


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_final_says_why_those_tie_who_came_no_nearer(language: str) -> None:
    """For their ranks it makes no difference how far away they are, or that one is shut in."""
    view, t = views.over(4), words(language)
    scores = tuple(replace(one, score=0) if one.rank > 2 else one for one in view.final)
    (band,) = final(replace(view, final=scores), views.PEOPLE, t)
    assert band.alt.count(t("pic1999-no-nearer")) == 2
    assert band.alt.count(t("pic1999-missing", count=0)) == 1


def test_tiles_that_the_bank_could_not_give_are_empty_places() -> None:
    view = views.table(3)
    card = next(i for i, one in enumerate(view.board.planet_cards) if one.tiles >= 2)

    def landing(taken: int | None) -> Band:
        (band,) = planet_card(view, 0, "corva", card, views.PEOPLE, ENGLISH, taken)
        return band

    tiles = view.board.planet_cards[card].tiles
    assert landing(None).key == landing(tiles).key == landing(9).key
    assert len({landing(taken).png() for taken in range(tiles + 1)}) == tiles + 1
    assert "tiles 0" in landing(0).alt
