"""Tables of 1969 as a nation's player reads them."""

from __future__ import annotations

from typing import Any

from bot.games.labels import ActionChoice
from rules.race1969.game import GAME
from rules.race1969.terms import PURCHASES
from tests.bot.games.presentation import present
from tests.rules.race1969.table import Table

PEOPLE = ("Anna", "Bruno", "Chloé")


def choices(table: Table, nation: str) -> dict[Any, ActionChoice]:
    seat = table.seat(nation)
    actions = GAME.legal_actions(table.state, seat)
    found = present(GAME.id, table.view(nation), PEOPLE).choices(seat, actions)
    return {choice.action: choice for choice in found}


def question(table: Table, nation: str, language: str = "en") -> str:
    decision = next(d for d in GAME.decisions(table.state) if d.seat == table.seat(nation))
    return present(GAME.id, table.view(nation), PEOPLE, language).question(decision)


def shopping(**belongings: Any) -> Table:
    table = Table()
    table.pass_until(PURCHASES, "usa")
    table.give("usa", **belongings)
    return table
