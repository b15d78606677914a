"""The accent colours of messages; each goes with words that say the same."""

from __future__ import annotations

from bot.domain.table import Status

QUIET = 0x4F545C
GOOD = 0x3BA55D
BAD = 0xD83C3E
LOBBY = 0x5B8DEF
RUNNING = 0xE8B04B
PAUSED = 0x80848E
FINISHED = 0xC9A227
OWN = 0x9B7EDE
"""A panel that only one person sees."""

OF_STATUS = {
    Status.LOBBY: LOBBY,
    Status.RUNNING: RUNNING,
    Status.PAUSED: PAUSED,
    Status.FINISHED: FINISHED,
    Status.CLOSED: QUIET,
}
