"""Random play with full lists of legal moves, against python-chess doing the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import perf_counter

import chess

from rules.core.game import AnyGame, Setup
from rules.games import GAMES
from tools.bench.row import Row

ROUNDS = 5
SECONDS = 1.5

BOUND = 0.8
BOUNDS = {"first_martians": 0.08}
"""Games that can't be as quick as chess: a plan of First Martians can be changed in some 35 ways.

Each of these depends on the parts, items, pawns and places that the rest of the plan leaves, and
the crew's agreement on what every stack takes; a move of chess is a few bits. Two thirds of a
decision go into checking each job that could be begun by the rule that ``apply`` checks it by. A
state's list is made once for each seat, so no answer waits for the same list twice.
"""


def _chess_rate(rng: random.Random, seconds: float) -> float:
    decisions, start = 0, perf_counter()
    end = start + seconds
    board = chess.Board()
    while perf_counter() < end:
        moves = list(board.legal_moves)
        if not moves or board.is_game_over():
            board = chess.Board()
            continue
        board.push(rng.choice(moves))
        decisions += 1
    return decisions / (perf_counter() - start)


def _game_rate(game: AnyGame, rng: random.Random, seconds: float) -> float:
    decisions, start = 0, perf_counter()
    end = start + seconds
    seats = max(game.seat_counts)
    setup = Setup(game.identities[:seats])
    state = game.new(setup, rng.randbytes(32)).state
    while perf_counter() < end:
        open_decisions = game.decisions(state)
        if not open_decisions:
            seats = rng.choice(list(game.seat_counts))
            state = game.new(Setup(game.identities[:seats]), rng.randbytes(32)).state
            continue
        seat = next(decision.seat for decision in open_decisions if not decision.ready)
        actions = game.legal_actions(state, seat)
        state = game.apply(state, seat, rng.choice(actions)).state
        decisions += 1
    return decisions / (perf_counter() - start)


def rows() -> Iterator[Row]:
    """One row a game: decisions a second, ours and python-chess's, taken in turns."""
    for game in GAMES.values():
        rng = random.Random(1969)
        pairs = [(_chess_rate(rng, SECONDS), _game_rate(game, rng, SECONDS)) for _ in range(ROUNDS)]
        chess_rate, own_rate = sorted(pairs, key=lambda pair: pair[1] / pair[0])[ROUNDS // 2]
        yield Row(
            f"{game.id}: random play with full lists of legal moves",
            f"{own_rate:,.0f}/s",
            "python-chess, likewise",
            f"{chess_rate:,.0f}/s",
            own_rate / chess_rate,
            BOUNDS.get(game.id, BOUND),
            at_most=False,
        )
