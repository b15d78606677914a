"""The accent colours of messages; each goes with words that say the same."""

from __future__ import annotations

from bot.domain.table import Status

NEUTRAL = 0x4F545C
SUCCESS = 0x3BA55D
ERROR = 0xD83C3E
LOBBY = 0x5B8DEF
RUNNING = 0xE8B04B
PAUSED = 0x80848E
FINISHED = 0xC9A227
PRIVATE = 0x9B7EDE
"""Messages that one person sees."""

STATUS_COLOURS = {
    Status.LOBBY: LOBBY,
    Status.RUNNING: RUNNING,
    Status.PAUSED: PAUSED,
    Status.FINISHED: FINISHED,
    Status.CLOSED: NEUTRAL,
}
