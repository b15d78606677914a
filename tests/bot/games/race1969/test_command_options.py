"""Typed options of 1969's commands are read in each language."""

from __future__ import annotations

import pytest

from bot.games.race1969 import command_options as options
from bot.games.text_matching import suggested
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.core.errors import AmbiguousAction, IllegalAction, UnreadableAction
from rules.race1969.board import standard_board
from rules.race1969.espionage import Play, Seal, Take
from rules.race1969.game import GAME
from rules.race1969.income import Forgo
from rules.race1969.missions import Keep, Stay
from rules.race1969.purchases import Done, Hire
from rules.race1969.terms import MISSIONS, NATIONS, PURCHASES, RESEARCHES, SCIENTISTS
from tests.bot.games.presentation import present
from tests.bot.games.race1969.played import moments
from tests.rules.race1969.table import Table


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_and_names_are_both_understood(language: str) -> None:
    t = words(language)
    for one in SCIENTISTS:
        assert (
            options.scientist(one, t) == options.scientist(t(f"race1969-scientist-{one}"), t) == one
        )
    for one in RESEARCHES:
        assert options.research(one, t) == one
        assert options.research(t(f"race1969-research-{one}").upper(), t) == one
    for one in NATIONS:
        assert options.nation(one, t) == options.nation(t(f"race1969-nation-{one}"), t) == one
    board = standard_board()
    for mission in board.missions:
        assert options.mission(mission.id, board, t) == mission.id


@pytest.mark.parametrize(
    ("language", "typed", "research"),
    [
        ("en", "pad", "launch-pad"),
        ("it", "rampa", "launch-pad"),
        ("fr", "reacteur", "booster"),
        ("de", "trager", "booster"),
        ("de", "Mondfähre", "lem"),
    ],
)
def test_a_piece_of_one_name_is_enough(language: str, typed: str, research: str) -> None:
    assert options.research(typed, words(language)) == research


def test_a_mission_is_found_by_its_symbols() -> None:
    board = standard_board()
    assert options.mission("rampa + razzo", board, words("it")) == "launch-pad-booster"
    assert options.mission("Mond mission", board, words("de")) == "moon"
    with pytest.raises(AmbiguousAction):
        options.mission("rampa", board, words("it"))


def test_a_piece_of_several_names_is_ambiguous() -> None:
    with pytest.raises(AmbiguousAction) as caught:
        options.research("module", words("en"))
    assert caught.value.params["count"] == 2


def test_an_unknown_word_is_named() -> None:
    with pytest.raises(IllegalAction) as caught:
        options.research("tea kitchen", words("en"))
    assert (caught.value.reason, caught.value.params) == (
        "unknown-research",
        {"research": "tea kitchen"},
    )
    with pytest.raises(IllegalAction):
        options.scientist("", words("en"))


@pytest.mark.parametrize(
    ("typed", "cards"),
    [("1 3", (1, 3)), ("3,1", (1, 3)), ("221", (1, 2, 2)), ("0", ()), (" 2 ", (2,))],
)
def test_cards_are_read_in_any_order(typed: str, cards: tuple[int, ...]) -> None:
    assert options.cards(typed) == cards


@pytest.mark.parametrize("typed", ["", "two", "1 x", "-"])
def test_what_is_no_list_of_cards_is_refused(typed: str) -> None:
    with pytest.raises(UnreadableAction):
        options.cards(typed)


def sabotage() -> Table:
    table = Table()
    table.pass_until(MISSIONS, "usa")
    table.deal("ussr", 1, 2, 3, 3)
    table.roll("usa", "booster", "sssfn")
    return table


def test_a_play_is_changed_to_just_the_cards_named() -> None:
    table = sabotage()
    assert options.relay(table.view("ussr"), (1, 3)) == (Play(1), Play(3))
    table.do("ussr", "play 1", "play 3")
    assert options.relay(table.view("ussr"), (3, 3)) == (Take(1), Play(3))
    assert options.relay(table.view("ussr"), (1, 3)) == ()
    assert options.relay(table.view("ussr"), ()) == (Take(1), Take(3))
    with pytest.raises(IllegalAction, match="card-not-held"):
        options.relay(table.view("ussr"), (1, 1))


def test_every_play_is_suggested_with_what_it_comes_to() -> None:
    table = sabotage()
    found = dict(options.suggested_cards(table.view("ussr"), False, words("en")))
    assert len(found) == 2 * 2 * 3
    assert found["0"] == "No cards"
    assert found["1 3 3"] == "1 3 3 = 7 → 2 cells back"
    for typed in found:
        assert options.relay(table.view("ussr"), options.cards(typed)) is not None


def test_suggestions_are_the_legal_actions() -> None:
    table = Table()
    table.pass_until(PURCHASES, "usa")
    table.give("usa", money=6)
    table.staff("usa", "eva", "base", "base")
    actions = GAME.legal_actions(table.state, 0)
    choices = present(GAME.id, table.view("usa"), ("A", "B", "C")).choices(0, actions)
    types = suggested(choices, Hire, 0, lambda a: a.scientist)
    assert [value for value, _ in types] == ["base", "novice"]
    places = suggested(choices, Hire, 1, lambda a: a.research if a.scientist == "base" else None)
    assert [value for value, _ in places] == [one for one in RESEARCHES if one != "eva"]


def test_done_means_the_one_action_that_closes_a_decision() -> None:
    closed = set()
    for seed in (3, 5):
        for moment in moments(5, seed):
            closing = [a for a in moment.actions if isinstance(a, options.CLOSING)]
            assert len(closing) <= 1
            assert options.closing(moment.actions) == (closing[0] if closing else None)
            closed |= {type(action) for action in closing}
    assert closed == {Done, Stay, Keep, Seal, Forgo}
