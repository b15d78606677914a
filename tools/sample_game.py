"""Prints the record of a sample game, for the pictures of the cards behind Learn.

``python -m tools.sample_game race1969 --seed 8 --moves 161`` lets autopilots play and prints the
first so many moves as ``bot/games/<game>/sample_game.toml`` holds them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle, islice

from rules.core.chance import SEED_BYTES
from rules.core.game import AnyGame, Setup
from rules.games import GAMES
from tools.autopilot_game import play

_HEAD = "# A game between autopilots, written by `python -m tools.sample_game`. Its seed is public."


class _Enough(Exception):
    """As many moves as were asked for are made."""


def record(game: AnyGame, seats: int, seed: int, most: int, options: dict[str, str]) -> str:
    """A game's first moves as a TOML file; all of them if there are fewer."""
    secret = bytes([seed]) * SEED_BYTES
    identities = game.identities[:seats]
    pilots = [*(game.autopilots[style] for style in islice(cycle(game.styles_in_turn()), seats))]
    moves: list[str] = []

    def watch(seat: int | None, action: object, _transition: object) -> None:
        if seat is not None:
            moves.append(f"{seat} {game.format_action(action)}")
        if len(moves) == most:
            raise _Enough

    with suppress(_Enough):
        play(game, Setup(identities, options), secret, pilots, watch)
    chosen = ", ".join(f"{name} = {json.dumps(choice)}" for name, choice in options.items())
    listed = "\n".join(moves)
    return (
        f'{_HEAD}\nseed = "{secret.hex()}"\nseats = {json.dumps(identities)}\n'
        f'options = {{{chosen}}}\nmoves = """\n{listed}\n"""\n'
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a record."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--moves", type=int, required=True)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    given = parser.parse_args(arguments)
    options = dict(option.split("=", 1) for option in given.option)
    print(record(GAMES[given.game], given.seats, given.seed, given.moves, options))


if __name__ == "__main__":
    main()
