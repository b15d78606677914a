"""Hints and reviews in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from discord import ui

from bot.domain.review import Judgement
from bot.domain.table import EntryKind, LogEntry, Origin, Position, Status
from bot.games import PRESENTERS
from bot.i18n import Words, words
from bot.messages.components.guidance import hint_text
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from bot.settings import LANGUAGES
from bot.tables.record.replay import ReplayStep
from bot.ui.handlers.review import Review
from rules.core.game import Setup
from rules.core.search import ActionValue
from rules.race1969.espionage import Play, Seal, Take
from rules.race1969.purchases import Buy, Hire, Spy
from rules.space1999.route_tiles import Lay
from rules.space1999.slides import Slide
from tests.bot.helpers.worst_case import crowded, table

PRESENTER = PRESENTERS["race1969"]


def decided(kind: str, language: str = "en") -> tuple[Any, int, PositionView]:
    """A crowded decision of 1969 of this kind: the state, the first seat, and what it sees."""
    state = next(state for name, state in crowded(3, presenter=PRESENTER) if name == kind)
    seat = next(d.seat for d in PRESENTER.game.decisions(state) if d.kind == kind)
    position = Position(table(3), state, {seat: 7}, {})
    return state, seat, PositionView(PRESENTER, position, seat, words(language))


def values(
    actions: Sequence[Any], chances: Sequence[float], error: float = 0.0
) -> list[ActionValue[Any]]:
    pairs = zip(actions, chances, strict=False)
    return [ActionValue((action,), chance, 100, error) for action, chance in pairs]


def decisions(game: str, t: Words) -> Iterator[tuple[PositionView, int, str]]:
    presenter = PRESENTERS[game]
    for _, state in crowded(3, presenter=presenter):
        for decision in presenter.game.decisions(state):
            seat, position = decision.seat, Position(table(3, presenter=presenter), state, {}, {})
            yield PositionView(presenter, position, seat, t), seat, decision.kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("chances", "error", "text"),
    [
        ((0.541, 0.478), 0.03, "hint-best"),
        ((0.541, 0.478), 0.04, "hint-even"),
        ((0.71, 0.69), 0.009, "hint-best"),
        ((0.71, 0.69), 0.011, "hint-even"),
        ((0.71, 0.70), 0.0, "hint-even"),  # too little to matter
        ((0.5, 0.53), 0.0, "hint-even"),
        ((0.46, 0.68), 0.0, "hint-later"),  # purchases, which the expert makes by its plan
    ],
)
def test_a_hint_claims_no_gain_that_there_isnt(
    chances: tuple[float, float], error: float, text: str, language: str
) -> None:
    game, t = PRESENTER.game, words(language)
    state = game.new(Setup(game.identities[:2]), bytes(32)).state
    seat = game.decisions(state)[0].seat
    view = PositionView(PRESENTER, Position(table(2), state, {}, {}), seat, t)
    actions = view.actions(seat)[:2]
    found = hint_text(view, seat, values(actions, chances, error))
    titles = [choice.title for choice in view.choices(seat)[:2]]
    figures = [round(100 * chance) for chance in chances]
    assert found == t(text, action=titles[0], chance=figures[0], other=titles[1], less=figures[1])
    alone = hint_text(view, seat, values(actions[:1], chances))
    reason = t("hint-alone-reason")
    assert alone == t("hint-alone", action=titles[0], chance=figures[0], reason=reason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["race1969", "space1999"])
def test_who_looked_into_one_choice_only_says_why(game: str, language: str) -> None:
    presenter, t = PRESENTERS[game], words(language)
    reasons = set()
    for view, seat, kind in decisions(game, t):
        why = t(presenter.alone_hints.get(kind, "hint-alone-reason"))
        reasons.add(why)
        found = hint_text(view, seat, values(view.actions(seat)[:1], [0.5]))
        assert found.splitlines()[0].endswith(why), kind
    assert reasons >= {t(message) for message in presenter.alone_hints.values()}


@pytest.mark.parametrize("text", ["hint-best", "hint-even", "hint-later", "hint-alone"])
@pytest.mark.parametrize(
    ("language", "opening", "closing"),
    [("en", "“", "”"), ("it", "«", "»"), ("fr", "«\xa0", "\xa0»"), ("de", "„", "“")],
)
def test_a_label_of_any_form_sits_well(
    text: str, language: str, opening: str, closing: str
) -> None:
    """It may be a sentence itself: so it is quoted, and the next sentence speaks of it."""
    action, other = "Plan: Lumo?", "Stay › 2 cards"
    found = words(language)(text, action=action, chance=61, other=other, less=42, reason="So.")
    _, after = found.split(f"{opening}**{action}**{closing}")
    assert re.match(r"( wählen)?\. [A-ZÈ]", after)
    assert text in ("hint-later", "hint-alone") or f"{opening}**{other}**{closing}" in after


def test_a_purchase_is_named_without_its_figures() -> None:
    """They stand on the controls; in a sentence on a phone they are in the way."""
    _, seat, view = decided("purchase")
    hires = [one for one in view.actions(seat) if isinstance(one, Hire)][:2]
    found, *_ = hint_text(view, seat, values(hires, (0.5, 0.25))).splitlines()
    assert " M" not in found
    assert "👥" not in found
    assert re.findall(r"\d+", found) == ["50", "100", "25", "100"]


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Base scientist › "),
        ("it", "Scienziato Base › "),
        ("fr", "Scientifique de base › "),
        ("de", "Einfacher Wissenschaftler › "),
    ],
)
def test_a_scientist_is_called_so_where_no_menu_says_it(language: str, name: str) -> None:
    _, seat, view = decided("purchase", language)
    hires = [one for one in view.actions(seat) if isinstance(one, Hire)]
    base = next(one for one in hires if one.scientist == "base")
    assert f"**{name}" in hint_text(view, seat, values([base], [0.5]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_speaks_for_a_choice_is_said_as_the_panel_says_it(language: str) -> None:
    """The money that a purchase leaves and what it brings, or how near Earth a tile comes."""
    t = words(language)
    for game, kinds in (("race1969", (Hire, Spy, Buy)), ("space1999", (Lay, Slide))):
        told = set[type]()
        for view, seat, _ in decisions(game, t):
            for action in view.actions(seat):
                if isinstance(action, kinds) and type(action) not in told:
                    told.add(type(action))
                    choice = view.choices(seat)[view.actions(seat).index(action)]
                    reason = choice.reason() if choice.reason else ""
                    assert choice.labels[-1].hint.partition(" · ")[0] in reason
                    found = hint_text(view, seat, values([action], [0.5]))
                    assert found.splitlines()[1] == f"-# {reason}"
        assert told == {*kinds}


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_cards_all_are_named(language: str) -> None:
    """A hint that says to lay a 1 where 1 and 3 are meant would be a bad one."""
    _, seat, view = decided("sabotage", language)
    t = words(language)
    assert view.view.own.play == (1, 2)
    assert 3 in view.view.own.hand
    lines = [(Play(3), Seal()), (Take(1), Seal()), (Seal(),)]
    found = hint_text(view, seat, [ActionValue(line, 0.5, 100) for line in lines])
    best = t("race1969-choose-play-all", count=3, cards="1 + 2 + 3")
    other = t("race1969-choose-play-all", count=1, cards="2")
    told = found.splitlines()[0]
    assert told == t("hint-even", action=best, chance=50, other=other, less=50)
    taken = view.presentation.line_title((Take(1), Take(2), Seal()))
    assert taken == t("race1969-choose-play-none")


def test_where_the_panel_advises_something_else_that_is_said() -> None:
    """Two pieces of advice side by side would look like a mistake."""
    t, said = words("en"), set[tuple[bool, bool]]()
    for kind, state in crowded(3, presenter=PRESENTER):
        for decision in PRESENTER.game.decisions(state):
            seat = decision.seat
            view = PositionView(PRESENTER, Position(table(3), state, {}, {}), seat, t)
            actions = view.actions(seat)
            advised = [one.action for one in view.choices(seat) if one.advised]
            lines = [one if isinstance(one, list) else [one] for one in advised]
            for action in actions:
                found = hint_text(view, seat, values([action], [0.5]))
                other = bool(lines) and action not in [line[0] for line in lines if len(line) == 1]
                assert found.endswith(t("hint-advised")) == other, (kind, action)
                said.add((bool(lines), other))
            for line in lines:
                assert t("hint-advised") not in hint_text(
                    view, seat, [ActionValue(tuple(line), 0.5, 100)]
                )
    assert said == {(False, False), (True, False), (True, True)}


def test_it_stands_at_the_button_that_asked_for_it() -> None:
    """A panel may be longer than a phone's screen, and whoever pressed looks there."""
    _, seat, view = decided("purchase")
    panel = Panel(view, seat, hint="🧠 Do it.")
    shown = [*panel.show().items]
    place = [getattr(item, "content", "") for item in shown].index("🧠 Do it.")
    labels = [getattr(button, "label", "") for button in shown[place + 1].children]
    assert labels[0] == view.t("button-hint")
    inside = [getattr(item, "content", "") for item in panel.show((0,)).items]
    assert "🧠 Do it." in inside, "a press further it is still there"


def told_of(state: Any, played: str, judgement: Judgement, t: Words) -> list[str]:
    start = ReplayStep(LogEntry(0, None, "", None, Origin.PERSON, (), EntryKind.START), state)
    entry = LogEntry(1, judgement.seat, played, 1, Origin.PERSON, (), EntryKind.ACT)
    position = Position(table(3, Status.FINISHED, presenter=PRESENTER), state, {}, {})
    steps = [start, ReplayStep(entry, state)]
    shown = Review(PRESENTER, position, steps, [judgement], t).message()
    text = "\n".join(one.content for one in shown.items if isinstance(one, ui.TextDisplay))
    return text.splitlines()


def test_purchases_are_named_without_their_figures() -> None:
    """What they leave stood on the controls then; here it is in the way."""
    game = PRESENTER.game
    state, seat, _ = decided("purchase")
    hires = [one for one in game.legal_actions(state, seat) if isinstance(one, Hire)]
    played, best = (game.notation.format(one) for one in (hires[0], hires[-1]))
    lines = told_of(state, played, Judgement(1, seat, 0.75, best, 0.5), words("it"))
    told = [line for line in lines if "›" in line]
    actions, chances = zip(*(line.rsplit(" (", 1) for line in told), strict=True)
    assert not any(re.search(r"\d", action) for action in actions)
    assert chances == ("50 su 100)", "75 su 100)")


def test_it_says_what_was_asked() -> None:
    """Long afterwards nobody knows against whose rocket a card was laid."""
    state, seat, _ = decided("sabotage")
    target = PRESENTER.seat_label(state.start.nations[state.launch.seat], words("en")).text
    lines = told_of(state, "seal", Judgement(1, seat, 0.75, "take 1", 0.5), words("en"))
    turn = next(line for line in lines if line.startswith("**1**"))
    assert "may lay cards against the rocket of" in turn
    assert turn.endswith(target)


def test_a_review_of_several_cards_all_are_named() -> None:
    state, seat, _ = decided("sabotage")
    judged = Judgement(1, seat, 0.75, "take 1", 0.5, ("take 2", "play 3", "seal"))
    lines, t = told_of(state, "seal", judged, words("en")), words("en")
    best = t("race1969-choose-play-all", count=1, cards="3")
    assert best == "Lay a 3, then seal"
    assert t("review-best-chance", action=best, chance=75) in lines


def test_of_a_swing_both_choices_have_their_chances() -> None:
    """What came of it is told besides: that it fell to nothing wasn't the choice."""
    state, seat, _ = decided("sabotage")
    t = words("en")
    lines = told_of(state, "seal", Judgement(1, seat, 0.75, "take 1", 0.70), t)
    assert [line[-11:] for line in lines[3:5]] == ["(70 of 100)", "(75 of 100)"]
    assert not any("hollow" in line for line in lines)
    cost = told_of(state, "seal", Judgement(1, seat, 0.75, "take 1", 0.10), words("en"))
    assert t("review-hollow") in cost[-1]


def test_of_choices_that_come_to_the_same_it_says_so() -> None:
    """Twice the same figure would look like a mistake."""
    state, seat, _ = decided("sabotage")
    lines = told_of(state, "seal", Judgement(1, seat, 0.752, "take 1", 0.748), words("en"))
    assert lines[3].startswith("Chosen: Seal")
    assert "of 100" not in lines[3]
    assert lines[4].endswith(", with the same chance (75 of 100)")
