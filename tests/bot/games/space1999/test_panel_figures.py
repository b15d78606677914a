"""Each panel says where its seat stands, and each choice what it changes."""

from __future__ import annotations

import pytest

from bot.games.labels import ActionChoice
from bot.i18n import words
from bot.messages.components.action_tree import build
from bot.settings import LANGUAGES
from rules.space1999.game import GAME
from rules.space1999.route_tiles import Lay
from rules.space1999.ships import Fly
from rules.space1999.slides import Slide
from rules.space1999.state import Task
from rules.space1999.terms import DECISIONS
from rules.space1999.view import View
from tests.bot.games.presentation import present
from tests.bot.games.space1999.played import moments
from tests.rules.space1999.table import EAST, Table

PEOPLE = ("Anna", "Bruno", "Chloé")


def choices(table: Table, sector: str, language: str = "en") -> list[ActionChoice]:
    seat = table.seat(sector)
    presented = present(GAME.id, table.view(sector), PEOPLE, language)
    return [*presented.choices(seat, GAME.legal_actions(table.state, seat))]


def question(table: Table, sector: str, language: str = "en") -> str:
    """What a sector is asked if its turn is now, or in the decision that is its own already."""
    seat = table.seat(sector)
    if all(decision.seat != seat for decision in GAME.decisions(table.state)):
        table.set(turn=seat, agenda=(Task(seat, "turn", 99),))
    (decision,) = GAME.decisions(table.state)
    return present(GAME.id, table.view(sector), PEOPLE, language).question(decision)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_says_round_energy_rank_and_what_ranks_the_rivals(language: str) -> None:
    t, seen = words(language), set()
    for moment in moments(3, 5):
        decision, view = moment.decision, moment.view
        if decision.kind not in DECISIONS or decision.kind in seen:
            continue
        seen.add(decision.kind)
        asked = moment.presented(PEOPLE, language).question(decision).split("\n")
        (round_,) = [line for line in asked if line.startswith("-# 🌕")]
        assert {str(view.round), str(view.moon.number)} <= set(round_.replace(":", "").split())
        (ship,) = [line for line in asked if line.startswith("🚀")]
        assert f"⚡ **{view.ships[decision.seat].energy} " in ship
        (route,) = [line for line in asked if line.startswith("🧭")]
        results = [(_nearer(view, one.seat), one.energy) for one in view.ships]
        own = results[decision.seat]
        rank = 1 + sum(other > own for other in results)
        shared = "yes" if results.count(own) > 1 else "no"
        level = {energy for nearer, energy in results if nearer == own[0]}
        by_energy = "yes" if len(level) > 1 else "no"
        told = t("space1999-place", rank=rank, seats=3, shared=shared, energy=by_energy)
        assert f"**{told}**" in route
        (rivals,) = [line for line in asked if "🔵" in line or "🔶" in line or "🍀" in line][-1:]
        for ship_view in view.ships:
            if ship_view.seat != decision.seat:
                missing = ship_view.missing
                far = (
                    t("space1999-route-shut-in")
                    if missing is None
                    else t("space1999-route-missing", count=missing)
                )
                assert f"{ship_view.sector.upper()} {far}, ⚡ {ship_view.energy} " in rivals
    assert len(seen) >= 4


def _nearer(view: View, seat: int) -> int:
    missing, whole = view.ships[seat].missing, view.board.monitor.size // 2
    return 0 if missing is None else max(0, whole - missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_distances_are_told_with_the_moon_where_it_stands(language: str) -> None:
    table = Table("a", "b", "c", moon=EAST)
    table.give("a", place="n33", energy=4, tiles=(1, 0))
    asked = present(GAME.id, table.view("a"), PEOPLE, language).question(
        GAME.decisions(table.state)[0]
    )
    told = {
        "en": "the Moon where it stands",
        "it": "la Luna dov’è ora",
        "fr": "la Lune où elle est",
        "de": "so wie der Mond steht",
    }[language]
    lines = asked.split("\n")
    assert all(told in line for line in lines if line.startswith(("🪐", "🏠")))
    assert sum(told in line for line in lines) == 2


def test_nodes_worth_a_stop_stand_first_with_their_reason() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", place="n31", energy=3, tiles=(1, 0))
    found = choices(table, "a")
    root = build(found)
    (nodes,) = [child for child in root.children if child.label.text == "Stop at a node"]
    first, *others = nodes.children
    assert first.label.text == "Worth a stop (3)"
    assert others
    assert len(first.children) == 3
    reasons = ("straight ahead: ", "in 91% of cases the Moon comes by: ")
    assert all(child.label.hint.startswith(reasons) for child in first.children)
    named = {child.label.text for group in nodes.children for child in group.children}
    fly = {a.place for a in GAME.legal_actions(table.state, 0) if isinstance(a, Fly)}
    assert len(named) == sum(place[1:].isdecimal() for place in fly)


def test_a_flight_home_says_the_energy_and_the_route_after_it() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", place="n33", energy=7, tiles=(1, 1))
    (home,) = [c for c in choices(table, "a") if c.action == Fly("base")]
    hint = home.labels[0].hint
    before, cost = 7, int(home.labels[0].text.split("· ")[1].split()[0])
    assert f"+3 at home: {before - cost + 3} E.U." in hint
    assert hint.startswith("you must lay 2 tiles: at best 6 tiles to Earth (without a slide)")
    table.do("a", "fly base")
    assert table.ship("a").energy == before - cost + 3


def test_a_flight_home_says_that_a_tile_leads_away_from_earth() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", place="n33", energy=7, tiles=(0, 1))
    (home,) = [c for c in choices(table, "a") if c.action == Fly("base")]
    hint = home.labels[0].hint
    assert hint.startswith("you must lay 1 tile: at best 7 tiles to Earth (without a slide)")


def test_a_tile_says_what_it_makes_of_distance_and_rank() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", tiles=(1, 0), energy=2)
    table.give("b", energy=3)
    table.set(turn=0, agenda=(Task(0, "tiles", 99),))
    (lay,) = [c for c in choices(table, "a") if isinstance(c.action, Lay)]
    assert lay.labels[-1].hint == "5 tiles to Earth · place 1 of 2"
    assert "**place 2 of 2 (by energy)**" in question(table, "a"), "before it is laid"


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "place 1 of 3, shared (by energy)", "place 3 of 3 (by energy)"),
        ("it", "1º posto su 3, a pari merito (per energia)", "3º posto su 3 (per energia)"),
        ("fr", "1ᵉʳ sur 3, à égalité (selon l’énergie)", "3ᵉ sur 3 (selon l’énergie)"),
        ("de", "gleichauf auf Platz 1 von 3 (nach Energie)", "Platz 3 von 3 (nach Energie)"),
    ],
)
def test_a_rank_says_where_energy_decides(language: str, first: str, second: str) -> None:
    table = Table("a", "b", "c", moon=EAST)
    for sector, energy in (("a", 2), ("b", 4), ("c", 4)):
        table.give(sector, energy=energy)
    assert f"**{first}**" in question(table, "b", language)
    assert f"**{second}**" in question(table, "a", language)
    reason = second[second.index("(") :]
    table.lay("a straight g1 0")
    assert reason not in question(table, "a", language), "its route is the nearest"
    assert reason not in question(table, "b", language), "nor between equals, nor behind a route"


def test_a_slide_says_each_route_that_it_changes_and_the_energy_left() -> None:
    table = Table("a", "b", moon=EAST)
    table.lay("a straight g1 0", "b straight a7 1")
    table.give("a", place="kimor", energy=6)
    table.set(turn=0, agenda=(Task(0, "turn", 99),))
    hints = {
        (c.action.square, c.action.onto): c.labels[-1].hint
        for c in choices(table, "a")
        if isinstance(c.action, Slide)
    }
    assert hints["a7", "a8"] == "🔶 B to Earth: 5 → 6 · leaves 1 E.U."
    assert hints["g1", "h1"] == "🔵 A to Earth: 5 → 6"


def test_many_slides_stand_in_a_few_selects_of_one_screen() -> None:
    table = Table("a", "b", moon=EAST)
    for sector, columns in (("a", "cegi"), ("b", "klm")):
        for column in columns:
            table.lay(*(f"{sector} straight {column}{row} 0" for row in (2, 4, 9, 11)))
    table.give("a", place="kimor", energy=9)
    table.set(turn=0, agenda=(Task(0, "turn", 99),))
    slides = [c for c in choices(table, "a") if isinstance(c.action, Slide)]
    assert 75 < len(slides) <= 100
    groups: dict[str, int] = {}
    for choice in slides:
        root, group, _ = choice.labels
        assert root.text == "Slide a tile"
        groups[group.text] = groups.get(group.text, 0) + 1
    assert 1 < len(groups) <= 4
    assert max(groups.values()) <= 25
    assert slides[0].labels[0].bands is not None
    assert [band.name for band in slides[0].labels[0].bands()] == ["monitor"]
