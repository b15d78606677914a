"""Names of the things in 1969 in the reader's language, and the emoji that stand for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.base import Presentation
from bot.games.labels import Label
from bot.i18n import Words
from render.race1969.theme import cell_name
from rules.core.game import Seat
from rules.race1969.board import Board, Mission
from rules.race1969.espionage_cards import card_of
from rules.race1969.terms import FAILURE, MOON, NEUTRAL, SUCCESS
from rules.race1969.view import NationView, View

# In the colours of the pictures, and no two of one outline.
NATIONS = {"usa": "🔵", "ussr": "🔶", "canada": "🌲", "france": "🌸", "germany": "🟨"}

# The rulebook's cubes: white, blue, green, red, black.
SCIENTISTS = {"base": "⬜", "genius": "🟦", "famous": "🟩", "novice": "🟥", "spy": "⬛"}

RESEARCHES = {
    "eva": "🧑‍🚀",
    "launch-pad": "🗼",
    "booster": "🚀",
    "csm": "🛰️",
    "lem": "🕷️",
    "technology": "🔧",
    "espionage": "🔍",
    "robotics": "🤖",
    "investors": "💰",
    "insurance": "☔",
    "simulation": "🎯",
    "ground-control": "🎧",
}

# The rulebook's green, blue and red, each with an outline of its own.
DICE = {SUCCESS: "✅", NEUTRAL: "🔹", FAILURE: "❌"}

CARD, MOON_EMOJI = "🃏", "🌕"

SMALLEST_SHARE = 0.005
"""Probabilities below this are shown as less than one percent, not as nothing."""


def nation_label(identity: str, t: Words) -> Label:
    """A nation's name with its emoji: 🔶 USSR."""
    return Label(t(f"race1969-nation-{identity}"), emoji=NATIONS[identity])


def nation_tag(p: Presentation[View], seat: Seat) -> str:
    """A seat by its nation, for lists: 🔶 USSR."""
    nation = p.view.nations[seat].nation
    return f"{NATIONS[nation]} {p.t(f'race1969-nation-{nation}')}"


def who(p: Presentation[View], seat: Seat) -> str:
    """A seat as the subject of a sentence: 🔶 **Anna** (USSR)."""
    nation = p.view.nations[seat].nation
    return f"{NATIONS[nation]} **{p.people[seat]}** ({p.t(f'race1969-nation-{nation}')})"


def nation_of(view: View, nation: str) -> NationView:
    """The nation of this id; raises ``KeyError``."""
    for candidate in view.nations:
        if candidate.nation == nation:
            return candidate
    raise KeyError(nation)


def has_flown_moon(nation: NationView) -> bool:
    """Whether a nation has flown to the Moon, so that its flag there counts for nothing more."""
    return any(flight.mission == MOON for flight in nation.flights)


def research(research_id: str, t: Words) -> str:
    """A research's name: Launch Pad."""
    return t(f"race1969-research-{research_id}")


def scientist(scientist_id: str, t: Words) -> str:
    """A type of scientist on its own: Famous."""
    return t(f"race1969-scientist-{scientist_id}")


def mission(board: Board, mission_id: str, t: Words) -> str:
    """A mission's name, made of its symbols: Launch Pad + Booster."""
    if mission_id == MOON:
        return t("race1969-mission-moon")
    return " + ".join(t(f"race1969-symbol-{s}") for s in board.mission(mission_id).symbols)


def mission_emoji(chosen: Mission) -> str:
    """The emoji of a mission's first symbol; a moon for the Moon."""
    return MOON_EMOJI if chosen.id == MOON else RESEARCHES[chosen.symbols[0]]


def mission_signs(chosen: Mission) -> str:
    """The emoji of all its symbols: 🗼🚀; a moon for the Moon."""
    if chosen.id == MOON:
        return MOON_EMOJI
    return "".join(RESEARCHES[symbol] for symbol in chosen.symbols)


def mission_with_emoji(p: Presentation[View], mission_id: str) -> str:
    """A mission's emoji and name: 🚀 Booster."""
    board = p.view.board
    return f"{mission_emoji(board.mission(mission_id))} {mission(board, mission_id, p.t)}"


def cell(view: View, mission_id: str, number: int, t: Words) -> str:
    """A mission's cell, counted from 1, by the figure on the board: “2”."""
    return cell_name(view.board.mission(mission_id).cells, number, t)


def below_last(view: View, mission_id: str, number: int) -> int:
    """The cells from the one of this number up to its track's last."""
    return len(view.board.mission(mission_id).cells) - number


def payment(worth: int, flags: int) -> str:
    """A cell's payment: in ``full``, less its ``flags``, or no less than the ``floor`` of 0."""
    if not worth or not flags:
        return "full"
    return "floor" if worth < flags else "flags"


def dice(faces: Iterable[str]) -> str:
    """Dice as they lie: ✅ ✅ 🔹 ❌ ✅."""
    return " ".join(DICE[face] for face in faces)


def card(card: int, t: Words) -> str:
    """A card's name, as in "Lay a 3"."""
    kind = card_of(card)
    return t(f"race1969-card-{kind.name}", points=kind.value)


def cards(held: Sequence[int]) -> str:
    """Cards by their marks: `1` `2` `2` `3`."""
    return " ".join(f"`{card_of(card).mark}`" for card in held)


def added_cards(held: Sequence[int]) -> str:
    """Cards by their marks: 1 + 2 + 2."""
    return " + ".join(card_of(card).mark for card in held)


def percent(share: float, t: Words) -> str:
    """A probability; what is possible, but below half a percent, isn't shown as nothing."""
    if 0 < share < SMALLEST_SHARE:
        return t("race1969-percent-small")
    return t("race1969-percent", share=share)


def points(value: float, t: Words) -> str:
    """A figure with one decimal, as the language writes it."""
    return t("race1969-decimal", value=round(value, 1))


def signed(value: int) -> str:
    """A figure that may be below 0, with a minus sign as typesetters write it."""
    return str(value) if value >= 0 else f"−{-value}"
