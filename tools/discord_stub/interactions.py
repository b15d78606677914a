"""Interactions: what people do, the three seconds for a first answer, and answers by token."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic

from tools.discord_stub import payloads
from tools.discord_stub.payloads import EPHEMERAL, Payload
from tools.discord_stub.world import Channel, Refused, Said, World

ANSWER_WITHIN = 3.0
"""Seconds until the first answer."""
TOKEN_LIFE = 900.0
"""Seconds for which an interaction's token is good."""
_PONG, _MESSAGE, _DEFERRED, _DEFERRED_EDIT, _EDIT, _SUGGESTIONS = 1, 4, 5, 6, 7, 8
"""Types of first answers."""


@dataclass(slots=True)
class Interaction:
    """Something that a person did; ``original`` is the pressed message, or the bot's answer.

    ``answer`` is done once the person sees what came of it, with that message.
    """

    id: int
    token: str
    user: int
    channel: Channel
    original: Payload | None
    answer: asyncio.Future[Payload]
    sent: float = field(default_factory=monotonic)
    acknowledged: float | None = None
    followups: dict[str, Payload] = field(default_factory=dict)
    quiet: bool = False
    """The first answer changed nothing that the person sees, and perhaps nothing follows."""

    @property
    def age(self) -> float:
        return monotonic() - self.sent


class Interactions:
    """All interactions of the last minutes, by id and token.

    ``answer_within`` is Discord's bound for the first answer, in seconds; on a busy machine it may
    be longer.
    """

    def __init__(self, world: World) -> None:
        self.answer_within = ANSWER_WITHIN
        self.token_life = TOKEN_LIFE
        self._world = world
        self._known: dict[str, Interaction] = {}

    def create(self, user: int, channel: Channel, message: Payload | None) -> Interaction:
        number = self._world.new_id()
        answer: asyncio.Future[Payload] = asyncio.get_running_loop().create_future()
        one = Interaction(number, f"interaction-{number:x}", user, channel, message, answer)
        self._known[str(number)] = self._known[one.token] = one
        self._forget()
        return one

    def _forget(self) -> None:
        while self._known:
            key, oldest = next(iter(self._known.items()))
            if oldest.age <= self.token_life + 60:
                return
            del self._known[key]

    def callback(self, number: str, payload: Payload, files: Sequence[bytes]) -> Payload:
        """Take the first answer; raises ``Refused`` for a second one and one that is late."""
        found = self._known.get(number)
        if found is None or (found.acknowledged is None and found.age > self.answer_within):
            raise Refused(404, 10062, "Unknown interaction")
        if found.acknowledged is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        kind, data = payload["type"], payload.get("data") or {}
        shown = found.original
        if kind in (_MESSAGE, _DEFERRED):
            shown = self._world.compose(found.channel.id, data, files)
        elif kind == _EDIT:
            shown = self._edit(found, data, files)
        found.original, found.acknowledged = shown, monotonic()
        found.quiet = kind == _DEFERRED_EDIT
        if kind in (_MESSAGE, _EDIT) and shown is not None:
            _answer(found, shown)
        elif kind == _SUGGESTIONS:
            _answer(found, {"components": []})
        callback: Payload = {"interaction": {"id": str(found.id), "type": 3}}
        if shown is not None:
            callback["interaction"] |= {
                "response_message_id": shown["id"],
                "response_message_loading": kind == _DEFERRED,
                "response_message_ephemeral": bool(shown["flags"] & EPHEMERAL),
            }
            callback["resource"] = {"type": kind, "message": shown}
        return callback

    def follow_up(self, token: str, payload: Payload, files: Sequence[bytes]) -> Payload:
        """Take one more answer; raises ``Refused``."""
        found = self._of_token(token)
        message = self._world.compose(found.channel.id, payload, files)
        found.followups[message["id"]] = message
        _answer(found, message)
        return message

    def change(
        self, method: str, token: str, message: str, payload: Payload, files: Sequence[bytes]
    ) -> Payload | None:
        """Get, edit or delete an answer, ``@original`` or one that followed; raises ``Refused``."""
        found = self._of_token(token)
        shown = found.original if message == "@original" else found.followups.get(message)
        if shown is None and found.original is not None and found.original["id"] == message:
            shown = found.original
        if shown is None:
            raise Refused(404, 10008, "Unknown Message")
        if method == "PATCH":
            if shown is found.original:
                shown = self._edit(found, payload, files)
            else:
                self._world.show(shown, payload, files)
            _answer(found, shown)
        elif method == "DELETE":
            found.followups.pop(message, None)
            return None
        return shown

    def _of_token(self, token: str) -> Interaction:
        found = self._known.get(token)
        if found is None or found.acknowledged is None:
            raise Refused(404, 10015, "Unknown Webhook")
        if found.age > self.token_life:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return found

    def _edit(self, found: Interaction, payload: Payload, files: Sequence[bytes]) -> Payload:
        """Edit the message that was pressed, or the answer."""
        message = found.original
        if message is None:
            raise Refused(404, 10008, "Unknown Message")
        number, private = int(message["id"]), message["flags"] & EPHEMERAL
        posted = found.channel.messages.get(number)
        if not private and posted is None:
            raise Refused(404, 10008, "Unknown Message")
        shown = message if posted is None else posted
        self._world.show(shown, payload, files)
        if not private:
            self._world.on_said(Said(found.channel, shown, "edited"))
            found.channel.change()
        return shown


def _answer(interaction: Interaction, shown: Payload) -> None:
    """Tell who waits that the bot has answered, unless it was told already."""
    if not interaction.answer.done():
        interaction.answer.set_result(shown)


def payload_of(
    world: World, interaction: Interaction, kind: int, data: Payload, message: Payload | None
) -> Payload:
    """The event by which the bot hears of an interaction."""
    found = payloads.interaction(
        interaction.id,
        interaction.token,
        interaction.user,
        interaction.channel.shown(),
        kind,
        data,
        granted=world.granted(interaction.channel),
        name=world.names.get(interaction.user),
    )
    return found if message is None else {**found, "message": message}
