"""A process that carries out jobs: ``python -m bot.executors.process_main NICENESS``.

It reads jobs from its standard input and writes their answers to its standard output, each a pickle
behind a header, as soon as each is known. It ends with its input: also in the midst of a job, and
also when the process that started it was killed. It imports nothing but what a job needs.
"""

from __future__ import annotations

import importlib
import os
import pickle
import queue
import signal
import struct
import sys
import threading
import traceback
from collections.abc import Collection
from typing import Any, BinaryIO

from bot.memory_settings import few_arenas, rare_collections

HEADER = struct.Struct(">QI")
"""The header of each pickle: the job's number, and the pickle's length in bytes."""


def read(stream: BinaryIO) -> tuple[int, bytes] | None:
    """The next job's number and pickle; ``None`` at the end."""
    head = stream.read(HEADER.size)
    if len(head) < HEADER.size:
        return None
    number, length = HEADER.unpack(head)
    data = stream.read(length)
    return (number, data) if len(data) == length else None


def answer(job: bytes) -> bytes:
    """Carry out a job, a function and its arguments.

    ``(result, None)``, or ``(None, (name, places))`` of an error: its class's name, and the lines
    of code that it came through. Its text isn't told: it may hold what is secret.
    """
    try:
        function, *arguments = pickle.loads(job)
        return pickle.dumps((function(*arguments), None), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        places = "".join(traceback.format_tb(error.__traceback__)[1:])
        return pickle.dumps((None, (type(error).__name__, places)))


def import_all(modules: Collection[str]) -> None:
    """Import modules before a job needs them."""
    for name in modules:
        importlib.import_module(name)


def main() -> None:
    """Answer jobs until there are no more."""
    # Ctrl-C and a service's stop reach all processes; they are for the bot, which then ends this.
    for end in (signal.SIGINT, signal.SIGTERM):
        signal.signal(end, signal.SIG_IGN)
    few_arenas()
    rare_collections()
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    # What a job may print must not get between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    jobs: queue.SimpleQueue[tuple[int, bytes]] = queue.SimpleQueue()

    def listen() -> Any:
        while (job := read(sys.stdin.buffer)) is not None:
            jobs.put(job)
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    while True:
        number, job = jobs.get()
        data = answer(job)
        try:
            answers.write(HEADER.pack(number, len(data)) + data)
            answers.flush()
        except OSError:
            return


if __name__ == "__main__":
    main()
