"""The expert, which looks ahead in imagined states to the end of a launch or of the purchases."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import exp
from types import MappingProxyType

from rules.core.advice import Reason
from rules.core.chance import Dice, stream
from rules.core.game import Autopilot, Seat
from rules.core.search import SearchingAutopilot, deciding, seed_from, win_shares
from rules.core.structs import with_item
from rules.race1969.autopilot import Pilot, hires
from rules.race1969.board import start_cell, symbol_research
from rules.race1969.card_choice import best_sabotage, best_support, choose_free_card, plays
from rules.race1969.decision_rules import RULES
from rules.race1969.espionage import Discard, Play, Seal, Take
from rules.race1969.espionage_cards import beyond, counted, drawn, points_of, value_of
from rules.race1969.forecast import PLAYOUT, STYLES, Forecast
from rules.race1969.missions import Keep, Reroll, may_launch
from rules.race1969.odds import advised_die, cell_odds, unseen_cards
from rules.race1969.purchases import Done, Spy
from rules.race1969.reasons import reason
from rules.race1969.scoring import scientists_prestige
from rules.race1969.state import (
    NOBODY,
    Action,
    Nation,
    Research,
    RunningLaunch,
    Start,
    State,
    clockwise,
)
from rules.race1969.terms import (
    ESPIONAGE,
    FREE_CARD,
    GROUND_CONTROL,
    INCOME,
    MISSIONS,
    MOON,
    PURCHASE,
    PURCHASES,
    REROLL,
    ROBOTICS,
    ROCKET_SHEET,
    SABOTAGE,
    SIMULATION,
    SUPPORT,
    TRADE,
)
from rules.race1969.view import NationView, View
from rules.race1969.view import view as view_of

# Imagined states (determinization)

Chooser = Callable[[State, Seat, Dice], Action]


def imagine(view: View, actions: Sequence[Action], dice: Dice, chooser: Chooser) -> State:
    """A state in which the viewing nation sees this view and has these actions.

    Cards that it can't see are dealt anew, the seed is new, and what others have sealed is what
    ``chooser`` would have sealed with the cards that they are dealt. Raises ``ValueError`` for a
    view that isn't a deciding seat's own.
    """
    seat, kind = deciding(view)
    state = _open_part(view, seat, kind, actions, seed_from(dice))
    state = _dealt(state, view, seat, dice)
    return _sealed(state, view, kind, dice, chooser)


def _open_part(view: View, seat: Seat, kind: str, actions: Sequence[Action], seed: bytes) -> State:
    """The state as far as it follows from the view; nobody else holds a card or has sealed."""
    board = view.board
    start = Start(
        board,
        tuple(nation.nation for nation in view.nations),
        view.options,
        seed,
    )
    acting = view.launch.seat if view.launch else view.decisions[0].seat
    before = view.order[: view.order.index(acting)]
    at_once = kind == TRADE and start.options.sealed_trades
    assert view.own is not None
    hand = view.own.hand
    room = len(hand) < board.espionage.hand_limit
    return State(
        start=start,
        draws=0,
        round=view.round,
        first=view.first,
        phase=view.phase,
        nations=tuple(_nation(each, hand if each.seat == seat else ()) for each in view.nations),
        supply=view.supply,
        deck=(0,) * len(board.espionage.cards),
        discards=(0,) * len(board.espionage.cards),
        flags=tuple(mission.flags for mission in view.missions),
        done=NOBODY if at_once or kind == FREE_CARD else frozenset(before),
        hired=frozenset((seat,)) if _has_hired(view, seat) else NOBODY,
        making_room=kind == PURCHASE and room and any(isinstance(a, Discard) for a in actions),
        owed=_owed(view, seat, kind, before),
        trades=(None,) * len(view.nations),
        launch=_launch(view, seat, kind),
        reveal=view.reveal,
        last=view.last,
        outcome=None,
    )


def _nation(shown: NationView, hand: tuple[int, ...]) -> Nation:
    researches = tuple([
        Research(room.scientists, room.bonus, room.researchers) for room in shown.researches
    ])  # fmt: skip
    return Nation(shown.prestige, shown.money, shown.moon_cell, researches, hand, shown.flights)


def _has_hired(view: View, seat: Seat) -> bool:
    """Whether Robotics has lowered this round's first price already, as the prices tell."""
    lowered = view.nations[seat].researches[ROBOTICS].researchers
    full = tuple(kind.price for kind in view.board.scientists)
    return bool(lowered) and view.prices == full


def _owed(view: View, seat: Seat, kind: str, before: Sequence[Seat]) -> tuple[int, ...]:
    """The free cards still to be drawn: one at least for who is asked, all for who comes later."""
    if kind != FREE_CARD:
        return (0,) * len(view.nations)
    return tuple(
        0
        if nation.seat in before
        else 1
        if nation.seat == seat
        else nation.researches[ESPIONAGE].researchers
        for nation in view.nations
    )


def _launch(view: View, seat: Seat, kind: str) -> RunningLaunch | None:
    """The launch under way, with the own play and none of the others'."""
    shown, own = view.launch, view.own
    if shown is None or own is None:
        return None
    mission = view.board.mission(shown.mission)
    researchers = [room.researchers for room in view.nations[shown.seat].researches]
    return RunningLaunch(
        shown.seat,
        shown.mission,
        shown.paid,
        start=shown.launched_from,
        cell=shown.cell,
        plays=with_item(((),) * len(view.nations), seat, own.play),
        dice=shown.dice,
        rerolled=shown.rerolled,
        research=0 if shown.score is None else symbol_research(mission, researchers),
        score=shown.score,
        laid=kind == SUPPORT and shown.seat == seat and view.options.sealed_espionage,
    )


def _dealt(state: State, view: View, seat: Seat, dice: Dice) -> State:
    """The state with all cards dealt that the nation can't see, those face down among them."""
    unseen, nations, launch = unseen_cards(view), list(state.nations), state.launch

    def draw(count: int) -> tuple[int, ...]:
        nonlocal unseen
        cards = drawn(unseen, min(count, sum(unseen)), dice)
        unseen = counted(unseen, cards, -1)
        return tuple(sorted(cards))

    for shown in view.nations:
        if shown.seat != seat:
            nations[shown.seat] = replace(nations[shown.seat], hand=draw(shown.cards))
    if launch is not None and view.launch is not None:
        for laid, count in view.launch.face_down or ():
            if laid != seat:
                plays = with_item(launch.plays, laid, draw(count))
                launch = replace(launch, plays=plays, sealed=launch.sealed | {laid})
    discards = counted((0,) * len(unseen), draw(view.discards))
    return replace(state, nations=tuple(nations), launch=launch, deck=unseen, discards=discards)


def _sealed(state: State, view: View, kind: str, dice: Dice, chooser: Chooser) -> State:
    """The state with everything sealed that the view says is sealed, as others would have."""
    deciding = {decision.seat for decision in view.decisions}
    if kind == TRADE and state.start.options.sealed_trades:
        for decision in RULES.decisions(state):
            if decision.seat not in deciding:
                chosen = chooser(state, decision.seat, dice)
                state = RULES.apply(state, decision.seat, chosen).state
        return state
    launch = state.launch
    if launch is None or launch.score is None:
        return state
    opponents = clockwise(len(state.nations), launch.seat)[1:]
    if kind == SABOTAGE and state.start.options.sealed_espionage:
        for seat in opponents:
            if seat not in deciding and state.nations[seat].hand:
                state = _play_sealed(state, seat, dice, chooser)
        return state
    upto = opponents.index(view.viewer) if kind == SABOTAGE and view.viewer is not None else None
    return replace(state, launch=replace(launch, sealed=launch.sealed | {*opponents[:upto]}))


def _play_sealed(state: State, seat: Seat, dice: Dice, chooser: Chooser) -> State:
    """The state once an opponent of the launch has laid its cards and sealed them."""
    for _ in range(2 * state.start.board.espionage.hand_limit):
        chosen = chooser(state, seat, dice)
        state = RULES.apply(state, seat, chosen).state
        if seat in state.current_launch.sealed:
            break
    return state


# The chances of winning in a position

Worth = tuple[float, float]
"""Prestige that something is worth at once, and what each round left adds."""

# The weights come from a linear regression on the lead of the winner in the end, in 4,000 games of
# two quick autopilots: the styles, and others that play as the expert's imagined seats do, each
# with weights somewhat changed at random. The weights of the Moon were set by 549 launches that
# were played to the end of the game twice, to the Moon and elsewhere.

ROCKET_RESEARCHER: Worth = (0.8, 0.2)
GROUND_RESEARCHERS: tuple[Worth, ...] = (
    (0.65, 0.77),  # Espionage
    (0.6, 0.55),  # Robotics
    (0.5, 0.4),  # Investors
    (0.2, 0.5),  # Insurance
    (0.65, -0.2),  # Simulation
    (0.4, 0.15),  # Ground control
)
RESEARCHERS = (*(ROCKET_RESEARCHER,) * len(ROCKET_SHEET), *GROUND_RESEARCHERS)
"""The worth of each researcher, in the order of ``terms.RESEARCHES``."""
MILLION: Worth = (0.1, 0.06)
"""The worth of each million."""
TO_SPEND = 0.13
"""The worth that is added to each million before the round's purchases."""
POINT: Worth = (0.34, 0.12)
"""The worth of each point of espionage in hand."""
LAUNCH = 0.5
"""The worth of each point of prestige that the round's best launch is expected to bring."""
MOON_CELL = 0.4
"""The worth of each cell of the Moon track up to the nation's flag, before its flight there."""
MOON_FLOWN: Worth = (2.5, -0.5)
"""The worth of having flown to the Moon."""
LEVEL_I = -0.6
"""The worth of each flown mission of level I, which can't be flown again."""
SPREADS: tuple[Worth, ...] = ((4.0, 0.0), (4.5, 0.25), (5.0, 0.25), (5.5, 1.5))
"""The lead with which one of two nations wins 2.7 times as many games as the other.

The first entry is for tables of two nations, the last for five: the more nations there are, the
more may happen to the leader. The entries fit 66,000 positions of 4,000 games between the expert's
imagined autopilot and the styles.
"""


def chances(state: State) -> tuple[float, ...]:
    """The chance of winning of each seat; at the end of the game its share of the victory."""
    seats = range(len(state.nations))
    if state.outcome is not None:
        return win_shares(state.outcome, len(seats))
    scores = [expected_score(state, seat) for seat in seats]
    spread = SPREADS[min(len(scores), len(SPREADS) + 1) - 2]
    scale = _at(spread, max(0.0, _left(state, 0 if state.turn is None else state.turn)))
    best = max(scores)
    hopes = [exp((score - best) / scale) for score in scores]
    return tuple(hope / sum(hopes) for hope in hopes)


def expected_score(state: State, seat: Seat) -> float:
    """The prestige that a nation may expect in the end; sealed trades count as made.

    It is right but for what is the same for all nations.
    """
    board, nation, left = state.start.board, state.nations[seat], _left(state, seat)
    done = seat in state.done
    counted = nation.prestige + scientists_prestige(board, nation).total
    if left < 0:
        return counted
    buying = state.phase == INCOME or (state.phase == PURCHASES and not done)
    launched = state.phase == MISSIONS and done
    sealed = state.trades[seat] or 0 if state.phase == INCOME and not done else 0
    money = nation.money + sealed * board.money.prestige_rate
    value = counted - sealed + money * _at(MILLION, left) + value_of(nation.hand) * _at(POINT, left)
    if buying or launched:
        value += money * TO_SPEND
    else:
        value += LAUNCH * _best_launch(state, seat)
    for worth, researchers in zip(RESEARCHERS, nation.researchers, strict=True):
        value += researchers * _at(worth, left)
    flown = [board.mission(flight.mission) for flight in nation.flights]
    moon = any(mission.id == MOON for mission in flown)
    value += _at(MOON_FLOWN, left) if moon else MOON_CELL * nation.moon_cell
    return value + (LEVEL_I * sum(mission.level == 1 for mission in flown) if left else 0.0)


def _at(worth: Worth, left: float) -> float:
    at_once, each_round = worth
    return at_once + each_round * left


def _left(state: State, seat: Seat) -> float:
    """Rounds that are left to a nation, a half for this one's purchases; below 0 after the last."""
    left, done = len(state.start.board.rounds) - 1 - state.round, seat in state.done
    if state.phase == MISSIONS:
        return left - 0.5 if done else left
    return left if state.phase == PURCHASES and done else left + 0.5


def _best_launch(state: State, seat: Seat) -> float:
    """The most that a launch of now is expected to bring; a step towards the Moon counts 1."""
    board, nation = state.start.board, state.nations[seat]
    researchers = nation.researchers
    best = 0.0
    for index, mission in enumerate(board.missions):
        if not may_launch(state, seat, mission):
            continue
        moon = mission.id == MOON
        odds = cell_odds(
            board,
            index,
            start_cell(mission.id, nation.moon_cell),
            symbol_research(mission, researchers),
            researchers[SIMULATION],
            researchers[GROUND_CONTROL],
            len(state.flags[index]),
        )
        best = max(best, odds.prestige if moon else odds.prestige + odds.chances[-1])
    return best


# The search

PILOT = Pilot("playout", PLAYOUT)
"""Plays all seats of imagined games."""
SPIES = 8
"""The most spies that are looked into at a purchase."""
LAST_YEAR = 2
"""The factor on the budget, for each nation, in the last year.

Imagined games of that year go on to the end. They are longer with more nations.
"""


class RaceExpert(SearchingAutopilot[State, Action, View]):
    """Purchases are made as the plan wants it: what a scientist brings shows years later."""

    rules = RULES
    planned = PURCHASE

    def imagine(self, view: View, actions: Sequence[Action], dice: Dice) -> State:
        return imagine(view, actions, dice, playout)

    def playout(self, state: State, seat: Seat, dice: Dice) -> Action:
        return playout(state, seat, dice)

    def is_far(self, start: State, now: State, seat: Seat, kind: str) -> bool:
        """The nation's purchases are over, or the launch; in the last year it is the game's end.

        There all is judged by the outcome, since chances before the last launches and after them
        can't be compared. With a round's last launch the next round begins, and where nobody can
        launch, it does so with the end of the purchases.
        """
        if start.round == len(start.start.board.rounds) - 1:
            return False
        if kind in (TRADE, PURCHASE):
            bought = now.phase == PURCHASES and seat in now.done
            return bought or now.phase == MISSIONS or now.round > start.round
        return now.launch is None

    def is_clear(self, start: State, now: State, seat: Seat, kind: str) -> bool:
        """The year is over, with what was launched in it; in the last year it is the game."""
        return now.round > start.round

    def chances(self, state: State) -> tuple[float, ...]:
        return chances(state)

    def figures(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Prestige, own and of the best rival, money, researchers, and points of espionage."""
        board, nation = state.start.board, state.nations[seat]
        counted = [each.prestige + scientists_prestige(board, each).total for each in state.nations]
        return {
            "prestige": counted[seat],
            "rival": max(score for other, score in enumerate(counted) if other != seat),
            "researchers": sum(nation.researchers),
            "money": nation.money,
            "points": value_of(nation.hand),
        }

    def budget_for(self, view: View) -> int:
        last = view.round == len(view.board.rounds) - 1
        return self.budget * (LAST_YEAR * len(view.nations) if last else 1)

    def reason(self, view: View, line: Sequence[Action]) -> Reason | None:
        return reason(view, line)

    def candidates(self, view: View, actions: Sequence[Action]) -> Iterator[Sequence[Action]]:
        seat, kind = deciding(view)
        forecast = Forecast(view, seat, PILOT.weights)
        if kind == REROLL:
            die = advised_die(view)
            yield [Keep() if die is None else Reroll(die)]
        elif kind == FREE_CARD:
            yield [choose_free_card(forecast, actions)]
        elif kind in (SABOTAGE, SUPPORT):
            yield from _card_lines(view, forecast)
        else:
            usual = PILOT.choose(view, actions, stream(bytes(32), "usual"))
            yield [usual]
            ranked = _purchases(forecast, actions) if kind == PURCHASE else actions
            for action in ranked:
                if action != usual:
                    yield [action]


def playout(state: State, seat: Seat, dice: Dice) -> Action:
    return PILOT.choose(view_of(state, seat), RULES.legal_actions(state, seat), dice)


def _purchases(forecast: Forecast, actions: Sequence[Action]) -> list[Action]:
    """All but discards, those first that an ordinary autopilot ranks first; of its spies some."""
    offers = hires(forecast, actions)
    offers.sort(key=lambda offer: -offer.rank(forecast.weights.thrift))
    ranked = [offer.action for offer in offers]
    spies = [action for action in ranked if isinstance(action, Spy)][:SPIES]
    first = [action for action in ranked if not isinstance(action, Spy) or action in spies]
    known = {*first, *(a for a in actions if isinstance(a, Spy | Discard))}
    first.insert(1, Done())
    return [*first, *(a for a in actions if a not in known and a != Done())]


def _card_lines(view: View, forecast: Forecast) -> Iterator[Sequence[Action]]:
    """The usual play of an ordinary autopilot, then the one of most cards for each other sum."""
    own = view.own
    assert own is not None
    assert view.launch is not None
    best = best_support if view.launch.seat == view.viewer else best_sabotage
    usual = tuple(sorted(best(forecast)))
    mission = view.board.mission(view.launch.mission)
    pool = tuple(sorted((*own.hand, *own.play)))
    by_points = {points_of(cards, mission): cards for cards in plays(pool)}
    by_points.pop(points_of(usual, mission), None)
    for cards in (usual, *by_points.values()):
        yield [*map(Take, beyond(own.play, cards)), *map(Play, beyond(cards, own.play)), Seal()]


EXPERT = RaceExpert()

AUTOPILOTS: Mapping[str, Autopilot[View, Action]] = MappingProxyType(
    {
        **{style: Pilot(style, weights) for style, weights in STYLES.items()},
        EXPERT.style: EXPERT,
    }
)
"""The styles by id, the one to take unless told otherwise first and the slow one last."""
