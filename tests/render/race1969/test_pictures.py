"""The pictures of 1969: what they show, tell and refuse."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.i18n import words
from bot.settings import LANGUAGES
from render.race1969.board import board_bands, missions
from render.race1969.final import final
from render.race1969.hand import hand
from render.race1969.nations import NAMES_END, NAMES_X, nations, row_top
from render.race1969.researches import researches
from render.race1969.reveal import reveal
from render.race1969.theme import Labels
from rules.race1969.state import Flight, LastMove
from rules.race1969.terms import MOON
from rules.race1969.view import Own
from tests.render.names import HARD_NAMES
from tests.render.race1969 import views

ENGLISH = words("en")


@pytest.mark.parametrize("player", HARD_NAMES)
def test_a_name_changes_the_nations_in_its_own_place_only(player: str) -> None:
    view = views.table(5, 3)
    one = nations(view, ("", "", "", "", ""), ENGLISH)
    other = nations(view, ("", "", player, "", ""), ENGLISH)
    plain, named = (band.draw(*band.shown).image for band in (one, other))
    changed = ImageChops.difference(plain, named).getbbox()
    assert (changed is None) == (one.key == other.key)
    if changed is not None:
        left, top, right, bottom = changed
        assert left >= NAMES_X
        assert right <= NAMES_END
        assert row_top(2) <= top < bottom <= row_top(3)


def test_board_shows_only_what_is_public() -> None:
    public = views.launching(3)
    seats_own = replace(
        public,
        viewer=1,
        own=Own((3, 3), (1,), False, 1),
        prices=(5, 11, 9, 3, 7),
        launch_costs=(1,) * 12,
    )
    shown, own = (board_bands(view, views.PEOPLE, ENGLISH) for view in (public, seats_own))
    for one, other in zip(shown, own, strict=True):
        assert one.png() == other.png()
        assert (one.key, one.alt) == (other.key, other.alt)


def test_last_flight_is_marked_on_the_missions_only() -> None:
    marked = views.table(3, 4)
    plain = replace(marked, last=None)
    assert missions(marked, ENGLISH).png() != missions(plain, ENGLISH).png()
    assert "flight: PAD" in missions(marked, ENGLISH).alt
    assert "flight: PAD" not in missions(plain, ENGLISH).alt
    for one, other in zip(
        *(board_bands(view, views.PEOPLE, ENGLISH)[1:] for view in (marked, plain)), strict=True
    ):
        assert (one.key, one.alt) == (other.key, other.alt)


@pytest.mark.parametrize(
    "move",
    [
        LastMove(1, "trade"),
        LastMove(1, "cards"),
        LastMove(1, "hire", research="technology"),
        LastMove(1, "spy", research="technology", host=0),
    ],
)
def test_purchases_and_income_are_marked_where_they_change_figures(move: LastMove) -> None:
    plain = replace(views.table(3, 4), last=None)
    marked = replace(plain, last=move)
    changed = [
        one.name
        for one, other in zip(
            *(board_bands(view, views.PEOPLE, ENGLISH) for view in (marked, plain)), strict=True
        )
        if (one.png(), one.alt) != (other.png(), other.alt)
    ]
    assert changed == ["nations" if move.research is None else "researches"]


def test_researches_are_told_with_their_researchers() -> None:
    view = views.table(3, 4)
    alt = researches(view, ENGLISH).alt
    for nation in view.nations:
        for research in nation.researches:
            if research.researchers:
                code = Labels.of(ENGLISH).code(research.research)
                assert f"{code} {research.researchers}" in alt
    assert alt.count("No research yet.") == 0
    assert researches(views.table(3, 0), ENGLISH).alt.count("No research yet.") == 3


def test_missions_stay_as_they_are_while_nations_buy() -> None:
    before = views.table(4, 3)
    bought = replace(
        before,
        first=0,
        decisions=(),
        supply=(1, 1, 1, 1, 1),
        deck=1,
        nations=tuple(replace(n, money=0, cards=6, prestige=9) for n in before.nations),
    )
    assert missions(before, ENGLISH).key == missions(bought, ENGLISH).key
    assert missions(before, ENGLISH).alt == missions(bought, ENGLISH).alt


def test_labels_can_be_part_of_a_key() -> None:
    keys = {missions(views.table(2, 2), words(language)).key for language in LANGUAGES}
    assert len(keys) == len(LANGUAGES)
    assert Labels.of(words("it")) == Labels.of(words("it"))


def test_hand_is_drawn_from_its_owners_view_only() -> None:
    with pytest.raises(ValueError, match="owner"):
        hand(views.table(2, 3), 1, views.PEOPLE, ENGLISH)
    with pytest.raises(ValueError, match="owner"):
        hand(views.holding((1,), ()), 0, views.PEOPLE, ENGLISH)


def test_hand_tells_its_cards() -> None:
    alt = hand(views.holding((1, 1, 2), (2, 3)), 1, views.PEOPLE, ENGLISH)[0].alt
    assert "1, 1, 2." in alt
    assert "2, 3." in alt


def test_a_reveal_and_an_end_that_have_not_come_are_refused() -> None:
    with pytest.raises(ValueError, match="revealed"):
        reveal(views.table(2, 3), views.PEOPLE, ENGLISH)
    with pytest.raises(ValueError, match="over"):
        final(views.table(2, 3), views.PEOPLE, ENGLISH)


def test_final_score_adds_up_in_words() -> None:
    view = views.over(2)
    winners, scores = final(view, views.PEOPLE, ENGLISH)
    alt = scores.alt
    assert f"({max(score.total for score in view.final)})" in winners.alt
    for score in view.final:
        assert f"{score.total} prestige = start 2" in alt


def test_only_a_winner_who_flew_to_the_moon_stands_on_it() -> None:
    view = views.over(2)
    (first,) = (score.seat for score in view.final if score.rank == 1)
    pictures = []
    for mission in ("", MOON):
        flights = (Flight(first, mission, 1969, 1, 0),) if mission else ()
        nations = tuple(
            replace(nation, flights=flights) if nation.seat == first else nation
            for nation in view.nations
        )
        winners, _ = final(replace(view, nations=nations), views.PEOPLE, ENGLISH)
        pictures.append((winners.shown[0].landed, winners.png()))
    assert [landed for landed, _ in pictures] == [(False,), (True,)]
    assert pictures[0][1] != pictures[1][1]


def test_flags_deduct_nothing_from_a_cell_that_is_worth_nothing() -> None:
    view = views.revealed(5)
    assert view.reveal is not None
    nothing = replace(view.reveal, worth=0, flags=3, prestige=0)
    flight, *_ = reveal(replace(view, reveal=nothing), views.PEOPLE, words("en"))
    assert "−" not in flight.shown[0].worth
    assert "flag" not in flight.alt


def test_whoever_has_flown_to_the_moon_has_no_flag_on_its_track() -> None:
    view = views.table(3, 6)
    flown = {
        seats: tuple(replace(m, flags=seats) if m.mission == MOON else m for m in view.missions)
        for seats in ((), (1,), (0, 1, 2))
    }
    names = [Labels.of(ENGLISH).nation(nation.nation) for nation in view.nations]
    told = {
        seats: missions(replace(view, missions=one), ENGLISH).alt for seats, one in flown.items()
    }
    assert [one.moon_cell for one in view.nations] == [3, 4, 1]
    printed = ("“1”", "“2”", "“0” (1st of 2)")
    cells = [f"{name} {cell}" for name, cell in zip(names, printed, strict=True)]
    start = "Cells on the Moon track: "
    assert f"{start}{', '.join(cells)}." in told[()]
    assert f"{start}{cells[0]}, {cells[2]}." in told[(1,)]
    assert start not in told[(0, 1, 2)]
