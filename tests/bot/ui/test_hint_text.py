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
from bot.messages.components.advice import Advice, advice_of, hint_text
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from bot.settings import LANGUAGES
from bot.tables.commands.experts.hints import Look
from bot.tables.record.replay import ReplayStep
from bot.ui.handlers.record.review import EVERYBODY, Review
from rules.core.game import Setup
from rules.core.search import ActionValue
from rules.race1969.espionage import Play, Seal, Take
from rules.race1969.purchases import Hire
from tests.bot.helpers.worst_case import crowded, table

PRESENTER = PRESENTERS["race1969"]


def decided(kind: str, language: str = "en") -> tuple[Any, int, PositionView]:
    """A crowded decision of 1969 of this kind: the state, the first seat, and what it sees."""
    state = next(state for name, state in crowded(3, presenter=PRESENTER) if name == kind)
    seat = next(d.seat for d in PRESENTER.game.decisions(state) if d.kind == kind)
    position = Position(table(3), state, {seat: 7}, {})
    return state, seat, PositionView(PRESENTER, position, seat, words(language))


def hint(view: PositionView, seat: int, found: Sequence[ActionValue[Any]]) -> str:
    return hint_text(view, seat, found[0].line, found)


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
        ((0.46, 0.68), 0.0, "hint-only"),  # too much to be called even
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
    found = hint(view, seat, values(actions, chances, error)).splitlines()[0]
    titles = [choice.title for choice in view.choices(seat)[:2]]
    figures = [round(100 * chance) for chance in chances]
    assert found == t(text, action=titles[0], chance=figures[0], other=titles[1], less=figures[1])
    alone = hint(view, seat, values(actions[:1], chances)).splitlines()[0]
    assert alone == t("hint-only", action=titles[0], chance=figures[0])


@pytest.mark.parametrize("text", ["hint-best", "hint-even", "hint-only", "hint-known"])
@pytest.mark.parametrize(
    ("language", "opening", "closing"),
    [("en", "“", "”"), ("it", "«", "»"), ("fr", "«\xa0", "\xa0»"), ("de", "„", "“")],
)
def test_a_label_of_any_form_sits_well(
    text: str, language: str, opening: str, closing: str
) -> None:
    """It may be a sentence itself: so it is quoted, and the next sentence speaks of it."""
    action, other = "Plan: Lumo?", "Stay › 2 cards"
    found = words(language)(text, action=action, chance=61, other=other, less=42) + " Next."
    _, after = found.split(f"{opening}**{action}**{closing}")
    assert re.match(r"( wählen)?\. [A-ZÈ]", after)
    assert text in ("hint-only", "hint-known") or f"{opening}**{other}**{closing}" in after


def test_a_purchase_is_named_without_its_figures() -> None:
    """They stand on the controls; in a sentence on a phone they are in the way."""
    _, seat, view = decided("purchase")
    hires = [one for one in view.actions(seat) if isinstance(one, Hire)][:2]
    found, *_ = hint(view, seat, values(hires, (0.5, 0.25))).splitlines()
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
    assert f"**{name}" in hint(view, seat, values([base], [0.5]))


def test_a_hint_gives_the_reason_that_stands_at_the_mark() -> None:
    t, told = words("en"), 0
    for game in ("race1969", "space1999"):
        for view, seat, _ in decisions(game, t):
            if len(view.actions(seat)) > 1:
                marked = advice_of(view, seat)
                asked = advice_of(view, seat, Look((), asked=True))
                assert marked is not None
                assert asked is not None
                assert asked.line == marked.line
                if marked.why:
                    told += 1
                    assert f"-# 💡 {marked.why}" in asked.hint.splitlines()
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_cards_all_are_named(language: str) -> None:
    """A hint that says to lay a 1 where 1 and 3 are meant would be a bad one."""
    _, seat, view = decided("sabotage", language)
    t = words(language)
    assert view.view.own.play == (1, 2)
    assert 3 in view.view.own.hand
    lines = [(Play(3), Seal()), (Take(1), Seal()), (Seal(),)]
    found = hint(view, seat, [ActionValue(line, 0.5, 100) for line in lines])
    best = t("race1969-choose-play-all", count=3, cards="1 + 2 + 3")
    other = t("race1969-choose-play-all", count=1, cards="2")
    told = found.splitlines()[0]
    assert told == t("hint-even", action=best, chance=50, other=other, less=50)
    taken = view.presentation.line_title((Take(1), Take(2), Seal()))
    assert taken == t("race1969-choose-play-none")


def test_it_stands_at_the_button_that_asked_for_it() -> None:
    """A panel may be longer than a phone's screen, and whoever pressed looks there."""
    _, seat, view = decided("purchase")
    panel = Panel(view, seat, advice=Advice((), "", "🧠 Do it.", asks=True))
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
    shown = Review(PRESENTER, position, steps, [judgement], t).message(EVERYBODY, range(3))
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


def test_of_a_mistake_both_choices_have_their_chances() -> None:
    state, seat, _ = decided("sabotage")
    t, judged = words("en"), Judgement(1, seat, 0.75, "take 1", 0.65, error=0.02)
    lines = told_of(state, "seal", judged, t)
    assert [line[-11:] for line in lines[3:5]] == ["(65 of 100)", "(75 of 100)"]
    assert t("review-hollow") in lines[-1]


def test_what_it_would_have_changed_follows_if_it_is_worth_a_word() -> None:
    state, seat, _ = decided("sabotage")
    t = words("de")
    figures = {"prestige": 2.54, "money": -3.0, "points": 0.2}
    judged = Judgement(1, seat, 0.75, "take 1", 0.65, error=0.02, changes=figures)
    told = " · ".join([
        t("race1969-changed-prestige", amount=t("review-figure", sign="+", amount=2.5)),
        t("race1969-changed-money", amount=t("review-figure", sign="−", amount=3)),
    ])  # fmt: skip
    assert "+2,5" in told
    assert told_of(state, "seal", judged, t)[5] == t("review-changes", figures=told)


def test_of_choices_that_come_to_the_same_none_is_a_mistake() -> None:
    state, seat, _ = decided("sabotage")
    judged = Judgement(1, seat, 0.752, "take 1", 0.748, error=0.001)
    lines = told_of(state, "seal", judged, words("en"))
    assert lines[1] == words("en")("review-none", count=1)
    assert not any(line.startswith("**1**") for line in lines)


@pytest.mark.parametrize(("tried", "told"), [(4, 83), (8, 90), (100, 99)])
def test_few_imagined_games_that_are_all_won_promise_less_than_many(tried: int, told: int) -> None:
    _, seat, view = decided("launch")
    found = [ActionValue((view.actions(seat)[0],), 1.0, tried)]
    assert f"about {told} of 100" in hint(view, seat, found)
