"""Typed commands find the moves that they stand for, in every game and language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.games import PRESENTERS, commands
from bot.games.base import GamePresenter
from bot.games.commands import Moment, MoveCommand, find_id
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.core.chance import stream
from rules.core.errors import AmbiguousAction, IllegalAction, UnreadableAction
from rules.core.game import Setup
from rules.race1969.espionage import Play, Take
from rules.race1969.game import GAME as RACE
from rules.race1969.terms import MISSIONS, PURCHASES, RESEARCHES
from rules.space1999.game import GAME as SPACE
from tests.bot.games.presentation import present
from tests.bot.games.race1969.played import moments as race_moments
from tests.bot.games.space1999.own_board import own_board, renamed
from tests.rules.race1969.table import Table

NAMED = {f"place-{number}": f"The {number}th Place" for number in range(200)}
GAMES = PRESENTERS.values()
MOVES = 60


def moment_of(presenter: GamePresenter, state: Any, seat: int | None, language: str) -> Moment:
    """What whoever sits there reads and may type."""
    game = presenter.game
    view = game.view(state, seat)
    if seat is None:
        return Moment(view, words(language), "", (), tuple)
    decision = game.decision(state, seat)
    actions = game.legal_actions(state, seat)
    p = present(game.id, view, ("A",) * len(game.identities), language)
    kind = "" if decision is None else decision.kind
    return Moment(view, words(language), kind, actions, lambda: p.choices(seat, actions))


def command_of(presenter: GamePresenter, name: str) -> MoveCommand:
    return next(command for command in presenter.commands if command.name == name)


def start(presenter: GamePresenter, content: Any = None) -> Any:
    game = presenter.game
    return game.new(Setup(game.identities[:2], {}, content), bytes(32)).state


def played(presenter: GamePresenter) -> Iterator[Moment]:
    """The first decisions of a game between autopilots."""
    game, state = presenter.game, start(presenter)
    pilot, dice = next(iter(game.autopilots.values())), stream(bytes(32), "tests")
    while decisions := [one for one in game.decisions(state) if not one.ready]:
        seat = decisions[0].seat
        yield moment_of(presenter, state, seat, "en")
        actions = game.legal_actions(state, seat)
        state = game.apply(state, seat, pilot.choose(game.view(state, seat), actions, dice)).state


# Words


def test_thousands_of_words_are_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command's option takes 6000 characters: nobody else shall wait while they are read."""
    folded, calls = commands.folded, []

    def counted(text: str) -> str:
        calls.append(text)
        return folded(text)

    monkeypatch.setattr(commands, "folded", counted)
    with pytest.raises(AmbiguousAction):
        find_id("th place " * 600, NAMED, "unknown-word")
    with pytest.raises(IllegalAction):
        find_id("th place nowhere " * 300, NAMED, "unknown-word")
    assert len(calls) <= 2 * (len(NAMED) + 1)


def test_words_in_any_order_find_the_one_name_that_has_them() -> None:
    assert find_id("PLACE 199th", NAMED, "unknown-word") == "place-199"
    assert find_id("place-3", NAMED, "unknown-word") == "place-3"
    assert find_id("the 1TH place", NAMED, "unknown-word") == "place-1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("presenter", "content"),
    [*((each, None) for each in GAMES), (PRESENTERS[SPACE.id], own_board())],
)
def test_ids_and_names_are_both_understood(
    presenter: GamePresenter, content: Any, language: str
) -> None:
    """On the shipped boards as on a board of one's own."""
    state = start(presenter, content)
    moment = moment_of(presenter, state, 0, language)
    found = set()
    for command in presenter.commands:
        for option in command.options:
            names = {} if option.names is None else option.names(moment.view, moment.t)
            for value, name in names.items():
                found.add(value)
                assert option.read(value.upper(), moment) == value
                assert option.read(name.upper(), moment) == value
    assert not content or renamed("corva") in found


def research(typed: str, language: str) -> Any:
    return option_read("hire", 1, typed, language)


def option_read(name: str, place: int, typed: str, language: str) -> Any:
    """The value of what is typed in an option of 1969."""
    presenter = PRESENTERS[RACE.id]
    option = command_of(presenter, name).options[place]
    return option.read(typed, moment_of(presenter, start(presenter), None, language))


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "pad", "launch-pad"),
        ("it", "rampa", "launch-pad"),
        ("fr", "reacteur", "booster"),
        ("de", "trager", "booster"),
        ("de", "Mondfähre", "lem"),
    ],
)
def test_a_piece_of_one_name_is_enough(language: str, typed: str, meant: str) -> None:
    assert research(typed, language) == meant


def test_a_mission_is_found_by_its_symbols() -> None:
    assert option_read("launch", 0, "rampa + razzo", "it") == "launch-pad-booster"
    assert option_read("launch", 0, "Mond mission", "de") == "moon"
    with pytest.raises(AmbiguousAction):
        option_read("launch", 0, "rampa", "it")


def test_a_piece_of_several_names_is_ambiguous() -> None:
    with pytest.raises(AmbiguousAction) as caught:
        research("module", "en")
    assert caught.value.params["count"] == 2


def test_an_unknown_word_is_named() -> None:
    with pytest.raises(IllegalAction) as caught:
        research("tea kitchen", "en")
    assert (caught.value.reason, caught.value.params) == (
        "unknown-research",
        {"research": "tea kitchen"},
    )
    with pytest.raises(IllegalAction):
        research("", "en")


# Moves


@pytest.mark.parametrize("presenter", GAMES)
def test_what_is_suggested_is_read_as_a_legal_action(presenter: GamePresenter) -> None:
    used = set()
    for moment in islice(played(presenter), MOVES):
        for command in presenter.commands:
            typed: dict[str, Any] = {}
            for option in command.options:
                values = [value for value, _ in command.suggested(moment, option, typed)]
                assert len(set(values)) == len(values)
                if values:
                    typed[option.name] = int(values[-1]) if option.number else values[-1]
            if command.options and len(typed) == len(command.options):
                used.add(command.name)
                action = command.read(moment, typed)
                for one in action if isinstance(action, list) else [action]:
                    assert one in moment.actions
    assert len(used) >= 3


def test_a_research_is_suggested_for_the_scientist_that_was_typed() -> None:
    table = Table()
    table.pass_until(PURCHASES, "usa")
    table.give("usa", money=6)
    table.staff("usa", "eva", "base", "base")
    presenter = PRESENTERS[RACE.id]
    moment, hire = moment_of(presenter, table.state, 0, "en"), command_of(presenter, "hire")
    scientist, where = hire.options
    assert [one for one, _ in hire.suggested(moment, scientist, {})] == ["base", "novice"]
    places = hire.suggested(moment, where, {"scientist": "base"})
    assert [one for one, _ in places] == [one for one in RESEARCHES if one != "eva"]


@pytest.mark.parametrize("presenter", GAMES)
def test_one_command_closes_each_decision(presenter: GamePresenter) -> None:
    """At any decision at most one of the actions is legal for which a plain command stands."""
    closed = set()
    closing = [one for one in presenter.commands if one.kinds and not one.options]
    every = [*played(presenter)] if presenter.game is not RACE else []
    if presenter.game is RACE:
        seeds = ((seed, moment) for seed in (3, 5) for moment in race_moments(5, seed))
        every = [
            moment_of(presenter, one.transition.state, one.decision.seat, "en") for _, one in seeds
        ]
    for moment in every:
        for command in closing:
            legal = [one for one in moment.actions if isinstance(one, command.kinds)]
            assert len(legal) <= 1
            if legal:
                assert command.read(moment, {}) == legal[0]
                closed.add(type(legal[0]))
    assert closed <= {kind for command in closing for kind in command.kinds}
    if presenter.game is RACE:
        assert closed == set(closing[0].kinds)


# Cards


@pytest.mark.parametrize(
    ("typed", "cards"),
    [("1 3", (1, 3)), ("3,1", (1, 3)), ("221", (1, 2, 2)), ("0", ()), (" 2 ", (2,))],
)
def test_cards_are_read_in_any_order(typed: str, cards: tuple[int, ...]) -> None:
    assert option_read("play", 0, typed, "en") == cards


@pytest.mark.parametrize("typed", ["", "two", "1 x", "-"])
def test_what_is_no_list_of_cards_is_refused(typed: str) -> None:
    with pytest.raises(UnreadableAction):
        option_read("play", 0, typed, "en")


class Sabotage:
    """A nation that holds 1, 2, 3, 3 while another launches."""

    def __init__(self) -> None:
        self.table = Table()
        self.table.pass_until(MISSIONS, "usa")
        self.table.deal("ussr", 1, 2, 3, 3)
        self.table.roll("usa", "booster", "sssfn")
        self.command = command_of(PRESENTERS[RACE.id], "play")

    @property
    def moment(self) -> Moment:
        seat = self.table.state.start.nations.index("ussr")
        return moment_of(PRESENTERS[RACE.id], self.table.state, seat, "en")

    def play(self, cards: str) -> Any:
        return self.command.read(self.moment, {"cards": cards})


def test_a_play_is_changed_to_just_the_cards_named() -> None:
    sabotage = Sabotage()
    assert sabotage.play("1 3") == [Play(1), Play(3)]
    sabotage.table.do("ussr", "play 1", "play 3")
    assert sabotage.play("3 3") == [Take(1), Play(3)]
    assert sabotage.play("1 3") == []
    assert sabotage.play("0") == [Take(1), Take(3)]
    with pytest.raises(IllegalAction, match="card-not-held"):
        sabotage.play("1 1")


def test_every_play_is_suggested_with_what_it_comes_to() -> None:
    sabotage = Sabotage()
    (option,) = sabotage.command.options
    suggested = sabotage.command.suggested(sabotage.moment, option, {})
    found = {value: label.text for value, label in suggested}
    assert len(found) == 2 * 2 * 3
    assert found["0"] == "No cards"
    assert found["1 3 3"] == "1 3 3 = 7 → 2 cells back"
    for typed in found:
        assert isinstance(sabotage.play(typed), list)


def test_a_play_is_refused_as_a_card_is_where_none_can_be_laid() -> None:
    presenter = PRESENTERS[RACE.id]
    moment = moment_of(presenter, start(presenter), 0, "en")
    command = command_of(presenter, "play")
    assert command.suggested(moment, command.options[0], {}) == []
    assert command.read(moment, {"cards": "2 3"}) == Play(2)
    assert command.read(moment, {"cards": "0"}) == Play(1)
