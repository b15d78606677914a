"""The process in which experts think: ``python -m bot.tables.analysis.worker``.

It reads jobs from its standard input and writes their answers to its standard output, each a pickle
behind its length, and ends with its input: also in the midst of a job, and also when the process
that started it was killed. It imports nothing but the rules that a job needs.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import struct
import sys
import threading
from typing import Any, BinaryIO

LENGTH = struct.Struct(">I")
"""The header of each pickle."""

YIELDS = 5
"""The process's niceness, which lets others go first: people wait for the bot itself."""


def read(stream: BinaryIO) -> bytes | None:
    """The next pickle; ``None`` at the end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    data = stream.read(length)
    return data if len(data) == length else None


def answer(job: bytes) -> bytes:
    """The result of a job, a function and its arguments: ``(result, None)`` or an error's name."""
    try:
        function, *arguments = pickle.loads(job)
        return pickle.dumps((function(*arguments), None))
    except Exception as error:  # no more than its name: its text may hold what is secret
        return pickle.dumps((None, type(error).__name__))


def main() -> None:
    """Answer jobs until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then ends this
    if hasattr(os, "nice"):
        os.nice(YIELDS)
    source = sys.stdin.buffer
    # What an expert may print must not get between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def listen() -> Any:
        while (job := read(source)) is not None:
            jobs.put(job)
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    while True:
        result = answer(jobs.get())
        try:
            answers.write(LENGTH.pack(len(result)) + result)
            answers.flush()
        except OSError:
            return


if __name__ == "__main__":
    main()
