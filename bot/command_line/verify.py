"""``mission-control verify EXPORT [FINGERPRINT]``: checks an exported game.

It checks that the seed was made of what was promised and added, replays the game from it and
compares every die, card and event; then the file's fingerprint with the one that was posted at the
game's end, where that is given.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from discord.utils import snowflake_time

from bot.tables.record.schema import InvalidExport, parse
from bot.tables.record.verify import Discrepancy, Verification, verify
from rules.games import GAMES

SENTENCES = {
    "unreadable": "The file can't be read as an exported game.",
    "unknown-format": "The file is of a later version of the program.",
    "unknown-game": "This program doesn't know the game.",
    "no-seed": "The game wasn't over when it was exported: its seed is still a secret.",
    "seed-hash": "The seed isn't the one that was promised when the game started.",
    "promise": "The secret isn't the one that was promised.",
    "contributions": "The seed isn't made of the secret and the presses.",
    "early-press": "A press is older than the message that promised the secret.",
    "setup": "The game can't have started with these seats and options.",
    "illegal": "The action wasn't allowed.",
    "events": "Something else happened than the rules and the seed say.",
    "undo": "The undo takes back what it can't.",
    "other-rules": "Played under another edition of the rules: check it with that program.",
    "unfinished": "The file says that the game is over, but it isn't.",
}


def check(path: Path) -> Verification:
    """The lines to print about a file; raises ``OSError`` if it can't be opened."""
    try:
        record = parse(path.read_bytes())
    except InvalidExport as error:
        return Verification(
            "", faults=(Discrepancy("unreadable", field=error.field, why=error.why),)
        )
    return verify(record, GAMES)


def report(found: Verification, posted: str = "") -> str:
    """The verification in sentences, a line each; ``posted`` is the fingerprint to compare with."""
    lines = _made_of(found)
    lines.append(f"Replayed {found.acts} actions and compared {found.events} events.")
    if found.unchecked:
        lines.append(
            f"{found.unchecked} earlier actions can't be checked: the rules changed after them."
        )
    for fault in found.faults:
        where = "" if fault.version is None else f"Step {fault.version}: "
        lines.append(f"✗ {where}{SENTENCES[fault.reason]}")
        if fault.field or fault.why:
            lines.append(f"  {fault.field or 'file'}: {fault.why}")
    if found.ok:
        lines += _proven(found)
    if found.fingerprint:
        lines.append(f"Fingerprint of the file (SHA-256): {found.fingerprint}")
        if not posted:
            lines.append("Compare it with the one in the message that ended the game.")
        elif same(found, posted):
            lines.append("✓ It is the one that was posted: these are the moves that were played.")
        else:
            lines.append("✗ Another one was posted: this isn't the file of that game.")
    return "\n".join(lines)


def _made_of(found: Verification) -> list[str]:
    """What was promised, and what the seed was made of."""
    promise = found.promise
    if promise is None:
        return [f"Promised seed (SHA-256): {found.seed_hash}"] if found.seed_hash else []
    lines = [f"Promised secret (SHA-256): {promise.hash}"]
    if promise.message_id is not None:
        lines.append(f"Message that showed it first: {_told(promise.message_id)}")
    lines += [f"Press of {who}: {_told(press_id)}" for who, press_id in promise.recipe]
    return lines


def _told(number: int) -> str:
    """An id of Discord's with the moment at which it was given out."""
    return f"{number} ({snowflake_time(number):%F %T.%f} UTC)"


def _proven(found: Verification) -> list[str]:
    """What a file that holds together proves, and what is to be compared for it."""
    promise = found.promise
    if promise is None:
        return ["✓ The seed is the promised one; every die, card and event follows from it."]
    lines = ["✓ The secret is the promised one. Compare the promise with the lobby's message."]
    if promise.contributions:
        lines += [
            "✓ The seed is made of the secret and of these presses, all later than the promise.",
            "  Compare your own with the number that you were told, all with the start's message.",
        ]
    else:
        lines.append(
            "! The seed is made of the secret alone: whoever drew it could have picked it."
        )
    return [*lines, "✓ Every die, card and event follows from the seed."]


def same(found: Verification, posted: str) -> bool:
    """Whether the file has the fingerprint that was posted."""
    return found.fingerprint == posted.strip("` ").lower()


def verify_file(path: Path, posted: str = "", say: Callable[[str], None] = print) -> int:
    """Print the report; returns 0 if all holds, 1 if something doesn't, 2 if there is no file."""
    try:
        found = check(path)
    except OSError as error:
        sys.stderr.write(f"{path}: {error.strerror}\n")
        return 2
    say(report(found, posted))
    return 0 if found.ok and (not posted or same(found, posted)) else 1
