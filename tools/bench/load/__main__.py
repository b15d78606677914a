"""``python -m tools.bench.load race1969 --tables 40 --think 4``: measure one load, and print it."""

from __future__ import annotations

import argparse
import asyncio
import os
from dataclasses import fields
from pathlib import Path

from tools.bench.load.measure import Load, measure


def main() -> None:
    """Measure what the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.load", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--think", type=float, default=0.0, help="seconds before each press")
    parser.add_argument("--warm-up", type=float, default=10.0, help="seconds")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--without-pictures", dest="pictures", action="store_false")
    parser.add_argument("--profile", type=Path, help="file for cProfile's figures of the bot")
    measured = asyncio.run(measure(Load(**vars(parser.parse_args()))))
    for field in fields(measured):
        value = getattr(measured, field.name)
        print(
            f"{field.name:16} {value:.4g}"
            if isinstance(value, float)
            else f"{field.name:16} {value}"
        )
    print(f"{'load average':16} {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
