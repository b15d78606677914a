"""Plans of First Martians that can't be carried out: refused with reason and figures, unchanged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.i18n import words
from bot.settings import LANGUAGES
from rules.first_martians.state import LogEntry, Shutdown
from tests.bot.helpers.crews import CREW, begun, planning
from tests.bot.helpers.simulated_discord.interactions import said
from tests.rules.first_martians.table import Table as Arranged

ROLE = "scientist"
"""Anna's, in the first seat."""


@dataclass(frozen=True)
class Refusal:
    """A position, what is laid in it before, the command that is refused, and why.

    ``shown``: the panel says so before anybody has said ready.
    """

    arrange: Callable[[Arranged], None]
    before: tuple[str, ...]
    command: str
    action: str
    reason: str
    figures: Mapping[str, Any] = field(default_factory=dict)
    shown: bool = False


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
        {"needed": 2, "given": 1},
        shown=True,
    ),
    "unpayable": Refusal(
        red_quarters,
        ("unwind", "rest"),
        "ready",
        "",
        "unpayable",
        {"resource": "energy", "needed": 1, "held": 0},
        shown=True,
    ),
    "deadly": Refusal(
        deadly_quarters,
        ("unwind", "rest"),
        "ready",
        "",
        "deadly",
        {"wounds": 1, "left": 0},
        shown=True,
    ),
    "blocked rover": Refusal(
        lambda table: table.rover("froggy", "blocked"),
        ("explore r1-n 0 own",),
        "rover",
        "send froggy 1",
        "rover-blocked",
        {"rover": "froggy"},
        shown=True,
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
        assert (f"⛔ {wanted}" in panel) is case.shown, panel
    after = await server.bot.tables.position(position.table.id)
    assert after.state == position.state
    assert after.table.version == position.table.version
    assert after.tokens == position.tokens
    assert len(server.posts()) == public
    assert not server.env.errors


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
        assert said(answer) == t("illegal-unknown-word", word=action)
    assert (await server.bot.tables.position(position.table.id)).state == position.state
