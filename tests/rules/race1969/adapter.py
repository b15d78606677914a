"""1969 as the contract tests take it: its tables, actions, secrets and sums."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from bot.i18n import words as words_of
from render.core.cache import clear_caches
from render.race1969.board import board_bands
from render.race1969.final import final
from render.race1969.hand import hand
from render.race1969.reveal import reveal
from render.race1969.sheet import sheet
from rules.core.game import Seat, Setup, Viewer
from rules.race1969.error_codes import REASONS
from rules.race1969.espionage import (
    CardsDrawn,
    Discard,
    MissionPaid,
    MoonFlagAdvanced,
    Play,
    PlaySealed,
    PlaysLaid,
    PlaysRevealed,
    Seal,
    Take,
)
from rules.race1969.game import GAME
from rules.race1969.income import Forgo, IncomePaid, Trade, Traded
from rules.race1969.missions import InsurancePaid, Keep, Launch, MissionLaunched, Reroll, Stay
from rules.race1969.purchases import Buy, Done, Hire, ScientistHired, Spy, SpyPlaced
from rules.race1969.scoring import FlagPlaced, ScientistsCounted
from rules.race1969.state import Action, Event, State, blank
from rules.race1969.terms import NATIONS, RESEARCHES, SCIENTISTS
from rules.race1969.view import View
from tests.rules.contract import Adapter

OPTIONS = (
    {},
    {"espionage": "rulebook", "trades": "rulebook"},
    {"espionage": "rulebook"},
    {"trades": "rulebook"},
)
SETUPS = [
    Setup(NATIONS[:2]),
    Setup(NATIONS[:2], OPTIONS[1]),
    Setup(("germany", "canada", "usa"), OPTIONS[2]),
    Setup(("france", "usa", "ussr", "canada"), OPTIONS[3]),
    Setup(NATIONS),
    Setup(NATIONS[::-1], OPTIONS[1]),
]


def universe(setup: Setup) -> list[Action]:
    """Every action of a game and many that no game has."""
    numbers = range(-1, 9)
    missions = [mission["id"] for mission in GAME.content()["missions"]]
    return [
        *(Hire(s, r) for s in (*SCIENTISTS, "wizard") for r in (*RESEARCHES, "alchemy")),
        *(Spy(n, r) for n in (*NATIONS, "atlantis") for r in (*RESEARCHES, "alchemy")),
        *(kind(n) for kind in (Trade, Discard, Buy, Reroll, Play) for n in numbers),
        *(Take(n) for n in numbers),
        *(Launch(mission) for mission in (*missions, "mars")),
        *(Forgo(), Done(), Stay(), Keep(), Seal()),
    ]


def scramble(state: State, viewer: Viewer, rnd: random.Random) -> State:
    """Deal anew all cards that the viewer can't see; change sealed trades and laid-out plays.

    What lies face down as an opponent's play may change its size as long as that is secret.
    """
    launch = state.launch
    others = [seat for seat in range(len(state.nations)) if seat != viewer]
    plays = list(launch.plays) if launch else [()] * len(state.nations)
    held = {seat: len(state.nations[seat].hand) + len(plays[seat]) for seat in others}
    unseen = [*_cards(state.deck), *_cards(state.discards)]
    for seat in others:
        unseen += [*state.nations[seat].hand, *plays[seat]]
    rnd.shuffle(unseen)

    nations, trades = list(state.nations), list(state.trades)
    for seat in others:
        cards = [unseen.pop() for _ in range(held[seat])]
        laid = len(plays[seat])
        if launch and not _size_is_public(state, seat) and _may_lay(state, seat):
            laid = rnd.randint(0, len(cards))
        plays[seat] = tuple(sorted(cards[:laid]))
        nations[seat] = replace(nations[seat], hand=tuple(sorted(cards[laid:])))
        if trades[seat] is not None and state.phase == "income" and not state.done:
            limit = state.start.board.rounds[state.round].trade_limit
            trades[seat] = rnd.randint(0, min(limit, nations[seat].prestige))
    in_deck = sum(state.deck)
    return replace(
        state,
        nations=tuple(nations),
        trades=tuple(trades),
        deck=_pile(state, unseen[:in_deck]),
        discards=_pile(state, unseen[in_deck:]),
        launch=replace(launch, plays=tuple(plays)) if launch else None,
    )


def _size_is_public(state: State, seat: Seat) -> bool:
    launch = state.launch
    if seat == launch.seat or not state.start.options.sealed_espionage:
        return seat in launch.sealed
    return launch.laid


def _may_lay(state: State, seat: Seat) -> bool:
    """Whether the seat can have laid anything by now: those not asked yet have laid nothing."""
    launch = state.launch
    if launch.score is None:
        return False
    if launch.plays[seat] or seat in launch.sealed:
        return True
    return any(d.seat == seat for d in GAME.decisions(state))


def _cards(pile: tuple[int, ...]) -> list[int]:
    return [value + 1 for value, count in enumerate(pile) for _ in range(count)]


def _pile(state: State, cards: Iterable[int]) -> tuple[int, ...]:
    counts = Counter(cards)
    return tuple(counts[value + 1] for value in range(len(state.deck)))


def counterpart(action: Action, state: State, seat: Seat) -> Action | None:
    """The same action, or one with another card, or, among secret ones, whatever is possible."""
    legal = GAME.legal_actions(state, seat)
    if action in legal:
        return action
    return next((other for other in legal if type(other) is type(action)), None)


def informs(event: Event, viewer: Viewer) -> bool:
    """Drawn cards inform who drew them; a reveal informs everybody."""
    match event:
        case CardsDrawn():
            return event.seat == viewer
        case PlaysLaid() | PlaysRevealed() | Traded():
            return True
        case PlaySealed():
            return event.open
        case _:
            return False


def conserved(state: State) -> Mapping[Any, int]:
    """Cubes of each type, cards of each value, and bonus tokens against the spies that paid."""
    amounts: Counter[Any] = Counter()
    for scientist, left in enumerate(state.supply):
        amounts["cube", SCIENTISTS[scientist]] += left
    for pile in (state.deck, state.discards):
        for value, count in enumerate(pile):
            amounts["card", value + 1] += count
    for nation in state.nations:
        for card in nation.hand:
            amounts["card", card] += 1
        for research in nation.researches:
            for scientist in research.scientists:
                amounts["cube", scientist] += 1
    for play in state.launch.plays if state.launch else ():
        for card in play:
            amounts["card", card] += 1
    return amounts


def balance(state: State) -> Mapping[Any, int]:
    """Money, prestige, bonus tokens, flags on missions and cells on the Moon track by seat."""
    amounts: Counter[Any] = Counter()
    for seat, nation in enumerate(state.nations):
        amounts["money", seat] = nation.money
        amounts["prestige", seat] = nation.prestige
        amounts["moon", seat] = nation.moon_cell
        amounts["bonus", seat] = sum(content.bonus for content in nation.researches)
        amounts["flights", seat] = len(nation.flights)
    for flags in state.flags:
        for seat in flags:
            amounts["flags", seat] += 1
    return amounts


def changes(event: Event) -> Mapping[Any, int]:
    """What an event says that a seat got or gave."""
    match event:
        case IncomePaid() | InsurancePaid():
            return {("money", event.seat): event.money}
        case CardsDrawn() | ScientistHired() | MissionLaunched():
            return {("money", event.seat): -event.paid}
        case SpyPlaced():
            return {("money", event.seat): -event.paid, ("bonus", event.seat): int(event.bonus)}
        case Traded():
            return {("money", event.seat): event.money, ("prestige", event.seat): -event.points}
        case MissionPaid():
            return {("prestige", event.seat): event.prestige, ("flights", event.seat): 1}
        case MoonFlagAdvanced():
            return {("moon", event.seat): 1}
        case FlagPlaced():
            return {("flags", event.seat): 1}
        case ScientistsCounted():
            return {("prestige", event.seat): event.prestige}
        case _:
            return {}


def show(view: View) -> tuple[bytes | str, ...]:
    """Every band that this view can be asked for: drawn anew, its text twin and its key."""
    words, seats = words_of("en"), range(len(view.nations))
    people = [f"Player {seat}" for seat in seats]
    clear_caches()
    bands = [*board_bands(view, people, words)]
    for seat in seats:
        bands += sheet(view, seat, people, words)
    if view.viewer is not None:
        bands += hand(view, view.viewer, people, words)
    if view.reveal is not None:
        bands += reveal(view, people, words)
    if view.final:
        bands += final(view, people, words)
    return tuple(part for band in bands for part in (band.png(), band.alt, band.key))


ADAPTER = Adapter(
    game=GAME,
    setups=SETUPS,
    blank=lambda setup, seed: blank(GAME.start(setup, seed)),
    universe=universe,
    scramble=scramble,
    counterpart=counterpart,
    informs=informs,
    conserved=conserved,
    balance=balance,
    changes=changes,
    reasons=REASONS,
    appearances=(show,),
)
