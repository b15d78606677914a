"""A sentence for every event, and no more in it than its reader may know."""

from __future__ import annotations

import pytest

from bot.games.race1969.learning import GUIDE
from bot.settings import LANGUAGES
from rules.core.game import Standing
from rules.race1969.espionage import (
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    CardTaken,
    DeckRenewed,
    MissionPaid,
    MoonFlagAdvanced,
    PlaySealed,
    PlaysLaid,
    PlaysRevealed,
)
from rules.race1969.game import GAME
from rules.race1969.income import (
    FreeCardForgone,
    GameStarted,
    IncomePaid,
    PhaseBegan,
    Traded,
    TradeSealed,
    YearBegan,
)
from rules.race1969.missions import (
    DiceRolled,
    DieRerolled,
    InsurancePaid,
    MissionLaunched,
    NeutralsTurned,
    RocketMoved,
    StayedHome,
)
from rules.race1969.purchases import PurchasesEnded, ScientistHired, SpyPlaced
from rules.race1969.scoring import FlagPlaced, GameEnded, ScientistsCounted
from rules.race1969.state import Event
from tests.bot.games.presentation import WORST_NAME, present
from tests.bot.games.race1969.played import moments

PEOPLE = ("Anna", "Bruno", "Chloé")

SAMPLES: tuple[Event, ...] = (
    GameStarted(("usa", "ussr", "canada"), 1, 3),
    YearBegan(1963, 0),
    YearBegan(1969, 2),
    IncomePaid(0, 12),
    CardsDrawn(0, 2, 0, (1, 3), 5),
    CardsDrawn(1, 1, 2, (3,), 5),
    DeckRenewed(7),
    FreeCardForgone(2),
    CardDiscarded(0, 2),
    TradeSealed(0, 1),
    Traded(0, 0, 0),
    Traded(1, 2, 4),
    PhaseBegan("purchases"),
    PhaseBegan("missions"),
    ScientistHired(0, "famous", "launch-pad", 9),
    SpyPlaced(2, 1, "ground-control", 7, True),
    SpyPlaced(2, 1, "ground-control", 7, False),
    PurchasesEnded(1),
    MissionLaunched(0, "csm-eva", 7, 1),
    StayedHome(1),
    DiceRolled(0, ("success", "success", "success", "failure", "neutral"), 9),
    DieRerolled(0, 4, "success", 10),
    NeutralsTurned(0, 1, ("success",) * 5),
    InsurancePaid(0, 2, 6),
    RocketMoved(0, "lem", 3, 1, 1, 3, 1, 4),
    CardPlayed(1, 2),
    CardTaken(1, 2),
    PlaySealed(1, 2),
    PlaySealed(1, 0, open=True),
    PlaysLaid(((1, 2), (2, 1))),
    PlaysLaid(()),
    PlaysRevealed(0, "csm-eva", ((1, (2, 3)), (0, (2,))), 2, 2, 1, 7, 6),
    PlaysRevealed(0, "csm-eva", (), 2, 0, 0, 7, 7),
    MissionPaid(0, "csm", 5, 5, 2, 3),
    MissionPaid(0, "csm", 5, 5, 0, 5),
    MoonFlagAdvanced(0, 2),
    FlagPlaced(0, "moon"),
    ScientistsCounted(0, 3, -4, -1, -2),
    GameEnded((Standing(2, 1, 40, 3), Standing(0, 2, 38, 1), Standing(1, 3, -2, 0))),
)

SILENT = (IncomePaid,)
"""Said by the year's own sentence."""

SEALED = (TradeSealed, CardPlayed, CardTaken, PlaySealed)
"""Events that others don't hear of; they only see that the seat isn't waited for any more."""


def told(event: Event, viewer: int | None, language: str, people: tuple[str, ...]) -> str | None:
    """What a viewer is told of an event."""
    moment = next(moments(3, 1))
    view = GAME.view(moment.transition.state, viewer)
    known = GAME.redact(event, viewer)
    return None if known is None else present(GAME.id, view, people, language).describe(known)


def test_the_samples_show_every_kind_of_event() -> None:
    assert {type(sample) for sample in SAMPLES} == set(Event.kinds.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_every_event_has_its_sentence(language: str, viewer: int | None) -> None:
    for event in SAMPLES:
        sentence = told(event, viewer, language, (WORST_NAME,) * 3)
        hidden = isinstance(event, SEALED) and viewer != event.seat
        hidden = hidden and not getattr(event, "open", False)
        if hidden or isinstance(event, SILENT):
            assert sentence is None
        else:
            assert sentence is not None
            assert 5 <= len(sentence) <= 600
            assert "  " not in sentence
            assert "None" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_scientists_that_count_nothing_have_no_sign(language: str) -> None:
    sentence = told(ScientistsCounted(0, 0, 0, -3, -3), None, language, PEOPLE) or ""
    assert "−3" in sentence
    assert not {"+0", "−0"} & set(sentence.replace(",", " ").split())


def test_an_old_event_reads_the_same_whenever_it_is_told() -> None:
    played = list(moments(3, 1))
    early, late = (
        present(GAME.id, GAME.view(moment.transition.state, None), PEOPLE)
        for moment in (played[0], played[-1])
    )
    for event in SAMPLES:
        assert early.describe(event) == late.describe(event)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (CardsDrawn(0, 2, 0, (1, 3), 5), CardsDrawn(0, 2, 0, (2, 2), 9)),
        (CardDiscarded(0, 1), CardDiscarded(0, 3)),
        (TradeSealed(0, 0), TradeSealed(0, 2)),
        (PlaySealed(0, 0), PlaySealed(0, 6)),
    ],
)
def test_others_read_the_same_whatever_the_secret_is(
    language: str, first: Event, second: Event
) -> None:
    for viewer in (None, 1, 2):
        assert told(first, viewer, language, PEOPLE) == told(second, viewer, language, PEOPLE)
    assert told(first, 0, language, PEOPLE) != told(second, 0, language, PEOPLE)


@pytest.mark.parametrize(
    ("event", "language", "sentence"),
    [
        (
            ScientistHired(0, "famous", "launch-pad", 9),
            "en",
            "🟩 🔵 **Anna** (USA) hires a famous scientist for Launch Pad (9 M).",
        ),
        (
            ScientistHired(0, "famous", "launch-pad", 9),
            "it",
            "🟩 🔵 **Anna** (USA) assume uno Scienziato Famoso: Rampa di Lancio (9 M).",
        ),
        (
            ScientistHired(1, "genius", "booster", 11),
            "fr",
            "🟦 🔶 **Bruno** (URSS) recrute un Scientifique de génie : Réacteur (11 M).",
        ),
        (
            ScientistHired(1, "novice", "lem", 3),
            "de",
            "🟥 🔶 **Bruno** (UdSSR) stellt einen Jungwissenschaftler ein: Mondfähre (LEM) (3 M).",
        ),
        (
            PlaysRevealed(0, "csm-eva", ((1, (2, 3)), (0, (2,))), 2, 2, 1, 7, 6),
            "en",
            "🔍 🔶 USSR `2` `3` · 🔵 USA `2`. Back 2, forward 1 (2 points a cell):"
            " cell “6” → **“5”**",
        ),
        (
            MissionPaid(0, "csm", 5, 5, 2, 3),
            "de",
            "🏅 🔵 **Anna** (USA) beendet 🛰️ Kommandomodul auf Feld „5“: 5 − 2 Flaggen = **+3 PP**",
        ),
        (
            RocketMoved(0, "lem", 3, 1, 1, 3, 1, 4),
            "it",
            "📈 🕷️ Modulo Lunare: 3 − 1 + 1 Ricercatore = **3** · casella «0» → **«3»**",
        ),
    ],
)
def test_sentences_read_like_this(event: Event, language: str, sentence: str) -> None:
    assert told(event, None, language, PEOPLE) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stay_without_a_choice_is_told_as_such(language: str) -> None:
    view = GAME.view(next(moments(3, 1)).transition.state, None)
    presented = present("race1969", view, PEOPLE, language)
    stayed, forced = StayedHome(1), StayedHome(2)
    chosen = presented.describe(stayed, [stayed, forced])
    assert chosen == presented.describe(stayed)
    told = presented.describe(forced, [stayed, forced])
    assert told is not None
    assert told not in (chosen, presented.describe(forced))
    assert presented.describe(forced, [PhaseBegan("missions"), forced]) == told


def test_only_who_could_have_launched_is_told_to_launch() -> None:
    stayed, forced = StayedHome(1), StayedHome(2)
    assert GUIDE.met([stayed, forced], 1) == ["stayed"]
    assert GUIDE.met([stayed, forced], 2) == ["grounded"]
    assert GUIDE.met([PurchasesEnded(2), None, forced], 2) == ["grounded"]
