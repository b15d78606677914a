"""The text of planning together: needs, costs, chances, refusals, and their reasons."""

from __future__ import annotations

import re

import pytest

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.plan_text import explain
from bot.games.first_martians.prompts import LONGEST
from bot.games.first_martians.stories import event_lines
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.first_martians.effects.crew import Healed
from rules.first_martians.effects.tracks import TrackChanged
from rules.first_martians.game import GAME
from rules.first_martians.phases.mission_events import ConsequencesChecked
from rules.first_martians.plan.planning import PlanChanged
from rules.first_martians.state import LogEntry, Shutdown
from tests.bot.games.presentation import present
from tests.rules.first_martians.table import Table, planning

PEOPLE = ("Anna", "Bruno", "Carla", "Dora")


def shown(table: Table, seat: Seat | None = 0, language: str = "en") -> Presentation:
    return present(GAME.id, GAME.view(table.state, seat), PEOPLE, language)


def asked(table: Table, role: str, language: str = "en") -> str:
    seat = table.seat(role)
    decision = next(each for each in GAME.decisions(table.state) if each.seat == seat)
    presented = shown(table, seat, language)
    return f"{presented.question(decision)}\n{presented.state_of_things(decision)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plan_lists_what_dice_may_bring_and_what_stands_against_it(language: str) -> None:
    table, t = planning(), words(language)
    table.put("working-bay", broken=("power",))
    table.do("engineer", "construct backup-solar-panel own", "explore r1-n 0 own")
    lines = asked(table, "engineer", language).split("\n")
    (built,) = [line for line in lines if line.startswith("-# **1.**")]
    space = "" if language in ("en", "it") else "\u00a0"
    assert f"🩸 33{space}%" in built
    assert f"❔ 50{space}%" in built
    assert t("first_martians-plan-title", tokens=2) in lines
    explored = t("first_martians-job-explore", where="r1-n", about="", how="")
    (held,) = [line for line in lines if line.startswith("⛔")]
    assert f"**2. {explored}**" in held, "it says which stack"
    assert t("first_martians-mend-join", stack="") not in held


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_machine_that_is_laid_is_named(language: str) -> None:
    table, t = planning(), words(language)
    table.set(machines=("assembler", "collector"), log=(LogEntry("last-letter", 1),))
    assembler, collector = (t(f"first_martians-machine-{x}") for x in ("assembler", "collector"))
    presented = shown(table, language=language)
    said = [
        presented.describe(event) or ""
        for action in (
            "construct backup-farm own",
            "join 1 assembler",
            "attend last-letter collector",
        )
        for event in table.do("engineer", action)
        if isinstance(event, PlanChanged)
    ]
    names = ("Anneli", assembler, collector)
    assert [[name in line for name in names] for line in said] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plan_names_everybodys_conditions(language: str) -> None:
    table, t = planning(), words(language)
    table.give("medic", "anaemia", "migraine", wounds=4)
    (crew,) = [line for line in asked(table, "engineer", language).split("\n") if "👥" in line]
    sick = [t(f"first_martians-condition-{each}") for each in ("anaemia", "migraine")]
    assert crew.endswith(f" 4/5 🩸 0 🎖️ 🤒 {', '.join(sick)}")
    assert crew.count("🤒") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_too_long_ends_after_a_whole_line(language: str) -> None:
    table = planning()
    table.set(log=(LogEntry("tremor", 1), LogEntry("last-letter", 1), LogEntry("water-debt", 1)))
    table.map("r1-n mountains 1", "r1-e geysers 2")
    table.give("medic", "anaemia", "trouble-concentrating", "migraine", wounds=4)
    table.give("geologist", "anaemia", "heart-condition", "poisoning", wounds=4)
    table.do("engineer", "gather r1-n sample 0 own", "explore r1-se 0 own")
    table.do("scientist", "construct backup-farm own", "construct backup-oxygenator own")
    events = table.state.start.content.events_base.events[:12]
    table.set(log=tuple(LogEntry(each.id, 1) for each in events))
    seat = table.seat("medic")
    decision = next(each for each in GAME.decisions(table.state) if each.seat == seat)
    text = shown(table, seat, language).question(decision)
    assert len(text) <= LONGEST
    *whole, last = text.split("\n")
    assert last == "…"
    # Beside an open event stands what attending to it brings, at the end of the line.
    assert all("→" in line for line in whole if line.startswith("❗"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_wounds_are_counted_in_words(language: str) -> None:
    table, t = planning(), words(language)
    for amount in (1, 2):
        said = shown(table, language=language).describe(Healed(table.seat("medic"), amount, "rest"))
        effect = t("first_martians-effect-heal", amount=amount, who="performer")
        assert said is not None
        assert effect.rpartition(" (")[0] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_waits_longer_than_the_mission_lasts(language: str) -> None:
    table = planning()
    sols = GAME.view(table.state, 0).sols
    for came, last in ((1, 3), (sols - 2, sols), (sols, sols)):
        table.set(round=came, log=(LogEntry("dust-on-the-panels", came),))
        (entry,) = [line for line in asked(table, "engineer", language).split("\n") if "❗" in line]
        told = event_lines(shown(table, language=language), "dust-on-the-panels", 0)[-1]
        assert f"sol {last}" in entry.lower().replace("\u00a0", " ")
        assert f"sol {last}" in told.lower().replace("\u00a0", " ")


def test_impossible_and_deadly_plans_are_marked_before_anybody_agrees() -> None:
    table = planning()
    table.map("r1-n geysers 1")
    table.give("engineer", wounds=5)
    table.do("engineer", "gather r1-n sample 0 own", "join 1 own")
    assert words("en")("illegal-deadly", wounds=1, left=0) in asked(table, "medic")
    table.set(supply=table.state.supply._replace(energy=0))
    table.put("working-bay", broken=("power",))
    table.do("medic", "construct backup-farm own")
    told = words("en")("illegal-unpayable", resource="energy", needed=1, held=0)
    assert told in asked(table, "engineer")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_an_event_and_a_closed_facility_are_told(language: str) -> None:
    table = planning()
    table.set(log=(LogEntry("tremor", 1),))
    table.put("lab", shutdowns=(Shutdown("energy"),))
    table.do("engineer", "construct backup-farm own", "call medic 1")
    text = asked(table, "medic", language)
    called = [line for line in text.split("\n") if line.startswith("📣")]
    assert len(called) == 1
    assert "📣" not in asked(table, "scientist", language)
    assert "⛔" in text
    title = words(language)("first_martians-event-tremor")
    assert any(line.startswith(f"❗ **{title}**") for line in text.split("\n"))


def test_hints_beside_jobs_are_what_the_engine_reckons() -> None:
    table = planning()
    table.map("r1-n mountains 1")
    table.do("engineer", "rest")
    seat = table.seat("engineer")
    actions = GAME.legal_actions(table.state, seat)
    for choice in shown(table, seat).choices(seat, actions):
        line = GAME.format_action(choice.action)
        verb = line.split()[0]
        if verb not in ("explore", "gather", "construct", "study"):
            continue
        pawns, chance = re.findall(r"(\d+) pawns?: (\d+)%", choice.labels[1].hint)[0]
        table.do("engineer", line)
        laid = GAME.view(table.state, seat).stacks[-1]
        assert laid.needs.pawns == int(pawns), line
        table.do("engineer", f"withdraw {laid.stack.number} own")
        assert int(chance) == {"construct": 67, "study": 67}.get(verb, 83)


def test_each_job_says_what_it_brings() -> None:
    table, t = planning(), words("en")
    table.set(stress=9, tracks=(1, 0, 0), upgrades=("games-room",), cargo=("spare-filters",))
    table.put("farm", broken=("filters",))
    seat = table.seat("engineer")
    hints = {
        GAME.format_action(choice.action): " ".join(label.hint for label in choice.labels)
        for choice in shown(table, seat).choices(seat, GAME.legal_actions(table.state, seat))
    }
    penalty = t("first_martians-penalty-wilting")
    for line, gain in {
        "rest": "+1 🎖️",
        "unwind": "Morale +1 or Stress −6",
        "heal": t("first_martians-gain-heal-idle"),
        "manage": t("first_martians-gain-manage"),
        "construct backup-farm own": t("first_martians-gain-mission"),
        "install games-room own": t("first_martians-gain-production", effects="+1 🎖️"),
        "repair farm filters spare own": t("first_martians-gain-repair", penalty=penalty),
    }.items():
        found = next(hint for key, hint in hints.items() if key.startswith(line))
        assert gain in found, line


def test_a_pawn_more_says_what_the_chance_becomes() -> None:
    table = planning()
    table.do("engineer", "construct backup-farm own", "rest")
    seat = table.seat("medic")
    actions = GAME.legal_actions(table.state, seat)
    hints = {
        GAME.format_action(choice.action): choice.labels[-1].hint
        for choice in shown(table, seat).choices(seat, actions)
    }
    assert "67% → 100%" in hints["join 1 own"]
    assert "→" not in hints["join 2 own"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stack_with_too_few_pawns_says_what_is_missing_instead_of_its_chance(
    language: str,
) -> None:
    table, t = planning(), words(language)
    table.map("r1-n plain 1")
    table.do("engineer", "explore r2-n 0 own", "heal open")
    seat = table.seat("medic")
    actions = GAME.legal_actions(table.state, seat)
    presented = shown(table, seat, language)
    labels = {
        GAME.format_action(choice.action): choice.labels
        for choice in presented.choices(seat, actions)
    }
    space = "" if language in ("en", "it") else "\u00a0"
    asked_for = [label.hint for label in labels["call scientist 1"]]
    (hint,) = [hint for hint in asked_for if "1/3" in hint]
    assert hint.endswith(" · " + t("first_martians-chance-with-more", count=2, chance=83))
    two, one = (t("first_martians-chance-lacking", count=count) for count in (2, 1))
    assert labels["join 1 own"][-1].hint.endswith(f" · {two} → {one}")
    healed = t("first_martians-chance-lacking", count=1)
    assert labels["join 2 own"][-1].hint.endswith(f" · {healed} → 100{space}%")
    other = shown(table, table.seat("scientist"), language)
    actions = GAME.legal_actions(table.state, table.seat("scientist"))
    helped = {
        GAME.format_action(choice.action): choice.labels[-1].hint
        for choice in other.choices(table.seat("scientist"), actions)
    }
    assert "→" not in helped["join 2 own"]
    assert t("first_martians-chance-with-more", count=2, chance=83) in explain(presented, seat)


def test_who_has_laid_all_pawns_is_asked_for_agreement() -> None:
    table = planning()
    table.do("engineer", "rest")
    assert "(1 of 2 left)" in asked(table, "engineer")
    table.do("engineer", "unwind")
    assert "All pawns of Anneli are laid" in asked(table, "engineer")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_pieces_in_the_readers_language(language: str) -> None:
    table, t = planning(), words(language)
    table.put("lab", shutdowns=(Shutdown("energy"),))
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(table.state, 0, GAME.parse_action("study sample first own"))
    text = t(f"illegal-{caught.value.reason}", **caught.value.params)
    assert t("first_martians-facility-lab") in text


def test_a_piece_that_no_catalog_knows_is_called_by_its_id() -> None:
    assert words("en").piece("facility", "wine-cellar") == "Wine cellar"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sure_penalty_stands_in_the_plan_and_beside_the_advice(language: str) -> None:
    table, t = planning(), words(language)
    table.map("r1-n geysers 1")
    action = "gather r1-n sample 0 own"
    wound, die = (t("first_martians-risk-wound", chance=share) for share in (100, 33))
    told = shown(table, table.seat("engineer"), language).penalties([GAME.parse_action(action)])
    assert told == t("first_martians-penalties-sure", penalties=wound)
    rest = [GAME.parse_action("rest")]
    assert not shown(table, table.seat("engineer"), language).penalties(rest)
    table.do("engineer", action, "join 1 own")
    (laid,) = [line for line in asked(table, "engineer", language).split("\n") if "**1.**" in line]
    assert f"{wound} · {die}" in laid, "one by the terrain, another one by the die"
    table.do("medic", "join 1 own")
    (laid,) = [line for line in asked(table, "engineer", language).split("\n") if "**1.**" in line]
    assert laid.endswith(wound), "without dice the terrain still wounds"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_idle_rover_or_machine_is_named_before_ready(language: str) -> None:
    table, t = planning(), words(language)
    table.set(machines=("assembler", "scout"))
    table.do("engineer", "construct backup-farm own")
    name = glossary.piece("machine", "assembler", t)
    told = t("first_martians-plan-helper", name=name, numbers="1")
    line = t("first_martians-plan-helpers", helpers=told)
    assert line not in asked(table, "engineer", language), "pawns are still to be laid"
    table.do("engineer", "rest")
    assert line in asked(table, "engineer", language).split("\n")
    table.do("engineer", "join 1 assembler")
    assert told not in asked(table, "engineer", language)
    table.do("medic", "explore r1-n 0 own", "rest")
    froggy = t("first_martians-plan-helper", name=glossary.piece("rover", "froggy", t), numbers="3")
    assert froggy in asked(table, "medic", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_open_event_says_that_it_may_strike_until_its_last_sol(language: str) -> None:
    table, t = planning(), words(language)
    marks = {"en": "may strike", "it": "può colpire", "fr": "peut frapper", "de": "kann vorher"}
    came = table.state.round
    table.set(log=(LogEntry("tremor", came),))
    assert marks[language] in asked(table, "engineer", language)
    table.set(round=came + 2)
    assert marks[language] not in asked(table, "engineer", language)
    assert t("first_martians-said-consequences-checked", titles="x") == shown(
        table, language=language
    ).describe(ConsequencesChecked(("tremor",), 0)).replace(
        glossary.piece("event", "tremor", t), "x"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_eats_for_two_is_named(language: str) -> None:
    table, t = planning(), words(language)
    needed = {each.resource: each.needed for each in GAME.view(table.state, 0).forecast}
    table.give("medic", "anaemia", wounds=4)
    more = {each.resource: each.needed for each in GAME.view(table.state, 0).forecast}
    assert more["food"] == needed["food"] + 1
    (line,) = [each for each in asked(table, "engineer", language).split("\n") if "-# 🥫" in each]
    assert t("first_martians-condition-anaemia") in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_track_that_starts_again_is_told(language: str) -> None:
    said = shown(planning(), language=language).describe(TrackChanged("system", -5, 0, "card"))
    assert said == words(language)("first_martians-said-track-reset", block="system")


def test_a_machine_on_top_is_told_with_whoever_operates_it() -> None:
    table = Table("engineer", "medic", "geologist")
    table.set(machines=("assembler",))
    table.planning()
    table.do("engineer", "construct backup-farm assembler")
    (stack,) = table.state.plan.stacks
    told = glossary.stack_pawns(GAME.view(table.state, 0), stack, words("en"))
    assert told.startswith("🤖 Assembler (")
    assert "Anneli" in told
