"""First Martians: what nobody may know yet, and refusals that tell nothing."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from io import StringIO
from typing import Any

import pytest

from bot.i18n import Catalog, words
from bot.settings import LANGUAGES
from rules.core.chance import stream
from rules.first_martians.state import Delayed, LogEntry, Shutdown
from rules.first_martians.terms import CANYON, RIDDLE
from tests.bot.conftest import OpenServer
from tests.bot.helpers.crews import CREW, PILOT, begun, planning
from tests.bot.helpers.examples import split_example
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.simulated_server import said
from tests.bot.helpers.twins import check_alike, exported, sent, shown
from tests.bot.helpers.wiretap import Wiretap
from tests.bot.security.test_leaks import SEED, Knowledge, look_around
from tests.rules.first_martians.adapter import scramble
from tests.rules.first_martians.table import Table as Arranged

EN = words("en")
NAMES = ("Anna", "Bob", "Carl")
TOLD = {
    "event-drawn": "event",
    "adventure-drawn": "adventure",
    "malfunction-drawn": "card",
    "explored": "region",
    "region-laid": "region",
    "region-scanned": "region",
    "poi-drawn": "poi",
}
"""By kind of encoded event the field that names a card or region; from then on all know it."""
MOVES = 70


class Stories:
    """Events, adventures, malfunctions and regions by their titles; short ones are usual words."""

    game = CREW
    suggesting = (("mars lay", "action"), ("mars choose", "action"))

    def __init__(self) -> None:
        content = CREW.new(planning(2).setup, SEED).state.start.content
        ids = {
            "event": content.stories.event,
            "adventure": content.stories.adventure,
            "malfunction": content.malfunctions.card,
            "region": content.mars.region,
        }
        self.titles = {
            title: name
            for kind, names in ids.items()
            for name in names
            if " " in (title := EN(f"first_martians-{kind}-{name}"))
        }
        self.ids = {name for names in ids.values() for name in names if "-" in name}
        self.pattern = re.compile("|".join(map(re.escape, self.titles)))

    def named(self, event: Any) -> set[str]:
        """The card or region that an encoded event names."""
        field = TOLD.get(event["kind"])
        return {event[field]} if field else set()

    def read(self, text: str) -> set[str]:
        return {self.titles[found] for found in self.pattern.findall(text)}


@pytest.fixture(autouse=True)
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_from(monkeypatch, SEED)


async def test_no_story_and_no_region_is_named_before_it_comes(server: Any, log: StringIO) -> None:
    marks: Any = Stories()
    server.welcome(*NAMES, "Eve")
    tap, knowledge, dice = Wiretap(server), Knowledge(server, marks), stream(SEED, "whims")
    table = await server.table(*NAMES, game=CREW.id, options={"mission": CANYON})
    position = await knowledge.learn(table.id)
    checked = 0
    for number in range(MOVES):
        if number % 25 == 0:
            await look_around(server, marks, number)
            for name in NAMES:
                await server.person(name).slash(server.channel, "mars why")
        decisions = [each for each in CREW.decisions(position.state) if not each.ready]
        if not decisions:
            break
        seat = decisions[0].seat
        actions = CREW.legal_actions(position.state, seat)
        action = PILOT.choose(CREW.view(position.state, seat), actions, dice)
        await server.act(table.id, seat, CREW.format_action(action))
        position = await knowledge.learn(table.id)
        for reader, text in tap.take():
            knowledge.check(reader, text)
            checked += len(text)
    known = knowledge.cards[None]
    assert checked > 50_000
    assert len(known) > 12
    answer = await server.person("Bob").slash(server.channel, "table export")
    export = (await answer.response.attachments[0].read()).decode()
    strings = set(_strings(json.loads(export)))
    assert "map-laid" not in strings
    assert "delay-scheduled" not in strings
    assert not (marks.ids - known) & strings
    assert json.loads(export)["setup"]["content"] is None
    for secret in (SEED.hex()[:16], str(SEED)):
        assert secret not in export
        assert secret not in log.getvalue()
    hidden = {*position.state.regions} - known
    assert len(hidden) > 5
    assert not any(region in log.getvalue() for region in hidden if "-" in region)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from _strings(item)
    elif isinstance(value, str):
        yield from re.split(r"[ :]", value)


MOVED = (
    (0, "explore r1-n 0 own"),
    (0, "call geologist 1"),
    (1, "join 1 own"),
    (1, "rest"),
    (0, "rest"),
    (0, "ready"),
)
COMMANDS = ("table move", "table log", "table show", "mars why", "mars ready", "table undo")


async def test_nobody_can_tell_one_map_or_fate_from_another(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two missions that differ in regions face down, and in what is to come, look the same."""
    arranged = planning(3, mission=RIDDLE)
    state = CREW.new(arranged.setup, SEED).state
    # Face down, as the riddle's regions were in games of older editions.
    arranged.set(
        laid=state.laid, scanned=(), delayed=(Delayed("event:last-letter:follow-up", 0, 3),)
    )
    other = scramble(arranged.state, None, random.Random(5))
    other = replace(other, delayed=(Delayed("event:last-letter:follow-up", 0, 0),))
    assert other.laid != arranged.state.laid
    found = []
    for name, twin in (("one", arranged.state), ("other", other)):
        arranged.state = twin
        async with open_server(name) as server:
            server.welcome(*NAMES, "Eve")
            position = await begun(server, monkeypatch, arranged, *NAMES)
            since = len(server.env.http_requests)
            for seat, line in MOVED:
                await server.act(position.table.id, seat, line)
            readers = (*NAMES, "Eve")
            looks: dict[str, Any] = {"public": [shown(message) for message in server.posts()]}
            for person in readers:
                for command in COMMANDS:
                    answer = await server.person(person).slash(server.channel, command)
                    looks[f"{person}: {command}"] = shown(answer.response)
                looks[f"{person} types"] = await server.person(person).autocomplete(
                    server.channel, "mars lay", "action", ""
                )
            looks["export"] = await exported(server, "Bob")
            looks["requests"] = sent(server, since)
            found.append(looks)
    check_alike(*found)


ROLE = "scientist"
"""Anna's, in the first seat."""


@dataclass(frozen=True)
class Refusal:
    """A position, what is laid in it before, the command that is refused, and why.

    ``shown``: what the panel says of the refusal's text before anybody has said ready.
    """

    arrange: Callable[[Arranged], None]
    before: tuple[str, ...]
    command: str
    action: str
    reason: str
    figures: Mapping[str, Any] = field(default_factory=dict)
    shown: Callable[[Catalog, str], str] | None = None


def on_a_line(t: Catalog, problem: str) -> str:
    return f"⛔ {problem}"


def behind_the_action(t: Catalog, problem: str, *, lacking: int = 0) -> str:
    """What stands behind the name of an own action that can't be done yet."""
    others = {"number": 1, "job": "\0", "who": "", "own": "yes", "causes": "none"}
    line = t("first_martians-plan-held", problem=problem, lacking=lacking, **others)
    return line.partition("\0")[2]


def one_pawn_short(t: Catalog, problem: str) -> str:
    """The panel tells how many pawns lack, not of how many."""
    return behind_the_action(t, problem, lacking=1)


def red_quarters(table: Arranged) -> None:
    table.put("crew-quarters", broken=("power",))
    table.set(stress=6, supply=table.state.supply._replace(energy=0))


def deadly_quarters(table: Arranged) -> None:
    table.put("crew-quarters", now=("wound",))
    table.set(stress=6)
    table.give(ROLE, wounds=5)


def broken_lab(table: Arranged) -> None:
    table.put("lab", broken=("cpu",))


REFUSALS = {
    "too few pawns": Refusal(
        lambda table: None,
        ("explore r1-n 0 own", "rest"),
        "ready",
        "",
        "too-few-pawns",
        {"action": "explore", "needed": 2, "given": 1},
        shown=one_pawn_short,
    ),
    "unpayable": Refusal(
        red_quarters,
        ("unwind", "rest"),
        "ready",
        "",
        "unpayable",
        {"resource": "energy", "needed": 1, "held": 0},
        shown=behind_the_action,
    ),
    "deadly": Refusal(
        deadly_quarters,
        ("unwind", "rest"),
        "ready",
        "",
        "deadly",
        {"wounds": 1, "left": 0},
        shown=behind_the_action,
    ),
    "blocked rover": Refusal(
        lambda table: table.rover("froggy", "blocked"),
        ("explore r1-n 0 own",),
        "rover",
        "send froggy 1",
        "rover-blocked",
        {"rover": "froggy"},
        shown=on_a_line,
    ),
    "shut facility": Refusal(
        lambda table: table.put("quiet-place", shutdowns=(Shutdown("energy"),)),
        (),
        "lay",
        "rest",
        "facility-shut",
        {"facility": "quiet-place"},
    ),
    "no such part": Refusal(
        broken_lab,
        (),
        "lay",
        "repair lab cpu farm own",
        "part-not-there",
        {"facility": "farm", "part": "cpu"},
    ),
    "second event action": Refusal(
        lambda table: table.set(log=(LogEntry("tremor", 1),)),
        ("attend tremor own",),
        "lay",
        "attend tremor own",
        "already-planned",
    ),
    "pawns unused": Refusal(
        lambda table: None, ("rest",), "ready", "", "pawns-unused", {"count": 1}
    ),
}


@pytest.mark.parametrize("name", REFUSALS)
async def test_what_cannot_be_carried_out_is_refused_with_its_figures(
    server: Any, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    case = REFUSALS[name]
    arranged = planning(2)
    case.arrange(arranged)
    arranged.do(ROLE, *case.before)
    position = await begun(server, monkeypatch, arranged, "Anna", "Bob")
    legal = [CREW.format_action(each) for each in CREW.legal_actions(position.state, 0)]
    assert (case.action or case.command) not in legal, "no button leads there"
    public = len(server.posts())
    for language in LANGUAGES:
        t, anna = words(language), server.person("Anna", language)
        wanted = t(f"illegal-{case.reason}", **case.figures)
        options = {"action": case.action} if case.action else {}
        answer = await anna.slash(server.channel, f"mars {case.command}", **options)
        assert said(answer) == wanted
        assert answer.ephemeral
        panel = said(await anna.slash(server.channel, "table move"))
        if case.shown:
            assert case.shown(t, wanted) in panel
        else:
            assert wanted not in panel
    after = await server.position(position.table.id)
    assert after.state == position.state
    assert after.table.version == position.table.version
    assert after.tokens == position.tokens
    assert len(server.posts()) == public


async def test_a_command_reads_no_action_of_another_kind(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is asked to be confirmed elsewhere, or agrees to the plan, isn't laid in passing."""
    arranged = planning(2)
    arranged.do(ROLE, "rest")
    position = await begun(server, monkeypatch, arranged, "Anna", "Bob")
    anna, t = server.person("Anna"), words("en")
    for command, action in (
        ("lay", "strip lab cpu"),
        ("lay", "ready"),
        ("choose", "rest"),
        ("rover", "withdraw 1 own"),
        ("salvage", "call geologist 1"),
    ):
        answer = await anna.slash(server.channel, f"mars {command}", action=action)
        assert split_example(said(answer), "en")[0] == t("illegal-unknown-word", word=action)
    assert (await server.position(position.table.id)).state == position.state
