"""Has functions carried out in a process of their own, whose work keeps nobody else waiting.

Threads of one process take turns at running Python code; processes don't.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar, cast

from bot.clock import Clock, SystemClock
from bot.executors.executor import JobFailed, ProcessDied
from bot.executors.process_main import HEADER

_KEPT_VARIABLES = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT", "TZ")
"""The process's environment: nothing of the bot's, whose token stands there."""

IN_VAIN = 3
"""Processes in a row that died before they answered anything, after which none is started ..."""
PAUSE = 10.0
"""... for so many seconds: where none can live, each try costs time that the bot needs."""

T = TypeVar("T")


class ProcessExecutor:
    """Carries out one function at a time, in the order of asking.

    The process is started when first needed, and anew after it died or was ended. Whatever takes
    longer than ``time_limit`` is given up, and the process with it; what waits behind it goes to
    the next process. It is ended ``idle`` seconds after its last answer, by ``clock``, to give its
    memory back. ``niceness`` lets other processes go first, the bot's own among them.
    """

    def __init__(
        self,
        *,
        time_limit: float,
        idle: float | None = None,
        niceness: int = 0,
        clock: Clock | None = None,
    ) -> None:
        self._time_limit = time_limit
        self._idle = idle
        self._niceness = niceness
        self._clock = clock or SystemClock()
        self._process: _Process | None = None
        self._ending: list[_Process] = []
        self._starting = asyncio.Lock()
        self._rest: asyncio.Task[None] | None = None
        self._closed = False
        self._died_in_vain = 0
        self._not_before = 0.0

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """The function's result; it, its arguments and its result can be pickled.

        Raises ``JobFailed``. If the caller is cancelled, the process goes on, and the result is
        lost.
        """
        try:
            job = pickle.dumps((function, *arguments), pickle.HIGHEST_PROTOCOL)
            result: T
            result, failure = pickle.loads(await self._answer(job))
        except JobFailed:
            raise
        except Exception as error:
            raise JobFailed(type(error).__name__) from None
        if failure is not None:
            raise JobFailed(*failure)
        return result

    def end(self) -> None:
        """End the process at once; what is under way raises ``ProcessDied``."""
        if self._process is not None:
            self._process.kill()
            self._ending = [one for one in self._ending if not one.gone.is_set()]
            self._ending.append(self._process)
            self._process = None

    async def close(self) -> None:
        """End the process and wait until it is gone; nothing is carried out any more."""
        self._closed = True
        if self._rest is not None:
            self._rest.cancel()
            await asyncio.wait([self._rest])
        async with self._starting:  # else one that is being started would outlive this
            self.end()
        for process in self._ending:
            await process.gone.wait()

    async def _answer(self, job: bytes) -> bytes:
        while True:
            if self._rest is not None:
                self._rest.cancel()
            process = self._process
            if process is None or process.over:
                process = await self._started()
            try:
                answer = await process.answer(job)
                self._died_in_vain = 0
                return answer
            except ProcessDied:
                self._note_death(process)
                raise
            except _NotBegun:  # it was behind another one, which ended the process
                continue
            finally:
                if self._idle is not None and not process.over and not process.busy:
                    self._rest = asyncio.create_task(self._end_idle(self._idle), name="idle")

    def _note_death(self, process: _Process) -> None:
        if not process.answered:
            self._died_in_vain += 1
            if self._died_in_vain >= IN_VAIN:
                self._not_before = asyncio.get_running_loop().time() + PAUSE

    async def _end_idle(self, seconds: float) -> None:
        await self._clock.sleep(seconds)
        if self._process is not None and not self._process.busy:
            self.end()

    async def _started(self) -> _Process:
        async with self._starting:  # several may ask at once
            if self._closed or asyncio.get_running_loop().time() < self._not_before:
                raise ProcessDied("ProcessDied")
            if self._process is None or self._process.over:
                self.end()
                self._process = await _start(self._niceness, self._time_limit)
            return self._process


class _NotBegun(Exception):
    """The process ended while it was at an earlier job."""


class _Process(asyncio.SubprocessProtocol):
    """A process and the answers that are awaited of it."""

    def __init__(self, time_limit: float) -> None:
        self.gone = asyncio.Event()
        self.answered = False
        self._over = False
        self._time_limit = time_limit
        self._numbers = itertools.count()
        # In the order of asking, so that the process is at the first; also what nobody awaits any
        # more.
        self._answers: dict[int, asyncio.Future[bytes]] = {}
        self._received = bytearray()
        self._watch: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether somebody waits for an answer."""
        return not all(answer.done() for answer in self._answers.values())

    @property
    def over(self) -> bool:
        """Whether it takes no more jobs: its end of the pipe may be gone before that is told."""
        return self._over or self._input.is_closing()

    async def answer(self, job: bytes) -> bytes:
        """Hand over a job; raises ``JobFailed``, or ``_NotBegun``."""
        if self.over:  # it died as soon as it was started
            raise ProcessDied("ProcessDied")
        number = next(self._numbers)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        if len(self._answers) == 1:
            self._watch_first()
        self._input.write(HEADER.pack(number, len(job)) + job)
        return await answer

    def kill(self) -> None:
        """End the process at once."""
        self._end(ProcessDied("ProcessDied"))
        with suppress(ProcessLookupError):  # it has ended by itself
            self._transport.kill()

    def _end(self, failure: JobFailed) -> None:
        self._over = True
        answers, self._answers = self._answers, {}
        self._watch_first()
        for number, answer in enumerate(answers.values()):
            if not answer.done():
                answer.set_exception(_NotBegun() if number else failure)

    def _watch_first(self) -> None:
        """Give the job that the process is at its time."""
        if self._watch is not None:
            self._watch.cancel()
        self._watch = None
        if self._answers:
            loop = asyncio.get_running_loop()
            self._watch = loop.call_later(self._time_limit, self._take_too_long)

    def _take_too_long(self) -> None:
        self._end(JobFailed("TimeoutError"))
        self.kill()

    # What asyncio calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._input = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        received = self._received
        received += data
        while len(received) >= HEADER.size:
            number, length = HEADER.unpack_from(received)
            end = HEADER.size + length
            if len(received) < end:
                return
            answer = self._answers.pop(number, None)
            self.answered = True
            if answer is not None and not answer.done():
                answer.set_result(bytes(received[HEADER.size : end]))
            del received[:end]
            self._watch_first()

    def process_exited(self) -> None:
        self._over = True

    def connection_lost(self, exc: Exception | None) -> None:
        self._end(ProcessDied("ProcessDied"))
        self._transport.close()
        self.gone.set()


async def _start(niceness: int, time_limit: float) -> _Process:
    known = {name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ}
    path = os.pathsep.join(part or os.getcwd() for part in sys.path)
    _, process = await asyncio.get_running_loop().subprocess_exec(
        lambda: _Process(time_limit),
        sys.executable,
        "-m",
        "bot.executors.process_main",
        str(niceness),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env={**known, "PYTHONPATH": path},
    )
    return process
