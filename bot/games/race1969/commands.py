"""The commands of ``/1969``, with which moves of 1969 are typed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import combinations
from typing import Any

from bot.games.commands import Moment, MoveCommand, Option, Suggested
from bot.games.labels import ActionChoice, Label
from bot.games.race1969 import glossary
from bot.games.race1969.espionage_text import cells_moved, relay, running_launch
from bot.i18n import Words
from rules.core.errors import UnreadableAction
from rules.race1969.espionage import Discard, Play, Seal
from rules.race1969.espionage_cards import card_of, points_of, value_of
from rules.race1969.income import Forgo, Trade
from rules.race1969.missions import Keep, Launch, Reroll, Stay
from rules.race1969.purchases import Buy, Done, Hire, Spy
from rules.race1969.terms import NATIONS, RESEARCHES, SCIENTISTS
from rules.race1969.view import View

_CARDS = re.compile(r"[\s\d,;+.]*")


def _scientists(view: View, t: Words) -> dict[str, str]:
    return {one: glossary.scientist(one, t) for one in SCIENTISTS}


def _researches(view: View, t: Words) -> dict[str, str]:
    return {one: glossary.research(one, t) for one in RESEARCHES}


def _nations(view: View, t: Words) -> dict[str, str]:
    return {one: t(f"race1969-nation-{one}") for one in NATIONS}


def _missions(view: View, t: Words) -> dict[str, str]:
    return {one.id: glossary.mission(view.board, one.id, t) for one in view.board.missions}


class _Cards(Option):
    """All cards of the own face-down play."""

    def read(self, typed: str, moment: Moment) -> tuple[int, ...]:
        """Card ids in rising order, from ``1 3``, ``1,3`` or ``13``; ``0`` is no card.

        Raises ``UnreadableAction``.
        """
        if not _CARDS.fullmatch(typed) or not any(letter.isdigit() for letter in typed):
            raise UnreadableAction("unknown-word", word=typed, part="cards")
        return tuple(sorted(int(digit) for digit in re.findall(r"[1-9]", typed)))

    def suggested(self, moment: Moment, choices: Iterable[ActionChoice]) -> Suggested:
        """Every play that the own cards allow, with what it comes to by itself."""
        if Seal() not in moment.actions:
            return []
        view, t = moment.view, moment.t
        launch = running_launch(view)
        mission = view.board.mission(launch.mission)
        found = []
        for play in _plays((*view.own.hand, *view.own.play)):
            points = points_of(play, mission)
            text = t(
                "race1969-suggest-cards",
                cards=" ".join(card_of(card).mark for card in play),
                points=points,
                cells=cells_moved(view, play),
                way="forward" if launch.seat == view.viewer else "back",
            )
            label = Label(text if play else t("race1969-suggest-no-cards"))
            found.append((" ".join(map(str, play)) or "0", label))
        return found


def _plays(cards: Iterable[int]) -> list[tuple[int, ...]]:
    """Every choice of some cards, by what it comes to; that of no card first."""
    held = sorted(cards)
    found = {chosen for size in range(len(held) + 1) for chosen in combinations(held, size)}
    return sorted(found, key=lambda chosen: (value_of(chosen), len(chosen), chosen))


def _play(moment: Moment, values: dict[str, Any]) -> Play | list[Any]:
    """The actions that leave just these cards in the play.

    Where no card can be laid, it is one card, whose refusal says why.
    """
    wanted = values["cards"]
    return [*relay(moment.view, wanted)] if Seal() in moment.actions else Play((*wanted, 1)[0])


_RESEARCH = Option("research", _researches)

COMMANDS = (
    MoveCommand("hire", (Hire,), (Option("scientist", _scientists, step=0), _RESEARCH)),
    MoveCommand("spy", (Spy,), (Option("nation", _nations, step=1), _RESEARCH)),
    MoveCommand("buy", (Buy,), (Option("count", number=True),)),
    MoveCommand("discard", (Discard,), (Option("card", number=True),)),
    MoveCommand("trade", (Trade,), (Option("points", number=True, step=0),)),
    MoveCommand(
        "launch", (Launch,), (Option("mission", _missions, step=0),), confirm=True, hasty=True
    ),
    MoveCommand("reroll", (Reroll,), (Option("die", number=True, step=0),)),
    MoveCommand("play", (Play,), (_Cards("cards", usual="1 3"),), build=_play),
    MoveCommand("done", (Done, Stay, Keep, Seal, Forgo)),
)
