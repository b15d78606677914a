"""People who bring tables to where a fixture needs them: by commands and presses, and by moves."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import simcord

from bot.domain.table import Person, Position
from bot.i18n import words
from bot.messages.components.action_tree import path_to
from bot.messages.components.position_view import PositionView
from bot.playground.players import next_press
from rules.core.chance import stream
from rules.games import GAMES
from tests.bot.upgrade.server import Json, UpgradeServer, controls, verb

Until = Callable[[Position], bool]
Choose = Callable[[Any, Any, int], Any]
"""Chooses a seat's action; the parameters are the game, the state and the seat."""

MOST = 600
"""Moves after which a scene counts as out of reach."""


@dataclass
class Place:
    """A table of the fixture: its name in the tests, where it is, and who sits there.

    ``people`` are the names by seat, an autopilot's is empty.
    """

    name: str
    id: int
    channel: int
    people: list[str] = field(default_factory=list)

    def as_json(self) -> Json:
        return {"id": self.id, "channel": self.channel, "people": self.people}


class Builder:
    """Opens tables in a server and plays at them."""

    def __init__(self, server: UpgradeServer) -> None:
        self.server = server
        self.places: dict[str, Place] = {}

    def meet(self, name: str, language: str) -> None:
        """Somebody new in the server."""
        env = self.server.env
        user = env.create_user(name.lower().strip("*"), global_name=name)
        self.server.guild.add_member(user)
        self.server.languages[user.id] = language

    async def open(
        self, name: str, game: str, *names: str, thread: bool = False, **options: Any
    ) -> Place:
        """A lobby with these people, the first of whom opens it in a channel of that name."""
        host, *others = names
        channel = self.server.guild.create_text_channel(name)
        await self.server.env.settle()
        await self.server.person(host).slash(
            channel, "table new", game=game, thread=thread, **options
        )
        if thread:
            (channel,) = channel.threads
        table = await self.server.bot.tables.in_channel(channel.id)
        assert table is not None, name
        place = self.places[name] = Place(name, table.id, channel.id)
        for other in others:
            await self.live(place, other, "join")
        table = await self.server.bot.tables.get(table.id)
        place.people = [seat.name for seat in table.seats]
        return place

    async def begin(
        self, name: str, game: str, *names: str, seed: bytes | None = None, **options: Any
    ) -> Place:
        """A running game with these people."""
        place = await self.open(name, game, *names, **options)
        with seeds(name, seed):
            await self.live(place, names[0], "start")
        return place

    async def live(self, place: Place, who: str, wanted: str) -> simcord.InteractionResult:
        """Press the newest public button of a kind."""
        for message in reversed(self.server.messages(place.channel)):
            for control in controls(message.components):
                if verb(control["custom_id"]) == wanted and not message.is_ephemeral:
                    return await self.server.press(who, message, control["custom_id"])
        raise LookupError(f"nothing in {place.name} offers {wanted}")

    async def on(
        self, answer: simcord.InteractionResult, who: str, wanted: str, value: str | None = None
    ) -> simcord.InteractionResult:
        """Press the first control of a kind on an answer."""
        assert answer.response is not None
        for control in controls(answer.response.components):
            if verb(control["custom_id"]) == wanted:
                return await self.server.press(who, answer.response, control["custom_id"], value)
        raise LookupError(f"the answer doesn't offer {wanted}")

    async def slash(self, place: Place, who: str, command: str, **options: Any) -> Any:
        """Type a command in a table's channel."""
        channel = self.server.channel(place.channel)
        return await self.server.person(who).slash(channel, command, **options)

    async def position(self, place: Place) -> Position:
        """How a table stands."""
        return await self.server.bot.tables.position(place.id)

    async def act(self, place: Place, seat: int, text: str) -> None:
        """A person's move, past all buttons."""
        name = place.people[seat]
        user = self.server.person(name).id
        person = Person(user, name, self.server.languages[user])
        with self.server.env._bot_scope():
            await self.server.bot.tables.play.act(place.id, seat, text, by=person)
        await self.server.env.settle()

    async def play(self, place: Place, until: Until, choose: Choose) -> Position:
        """Moves of people until the table is where it should be."""
        for _ in range(MOST):
            position = await self.position(place)
            if until(position):
                return position
            game = GAMES[position.table.game]
            played = [s.seat for s in position.table.seats if s.played_by_person]
            seat = next(d.seat for d in game.decisions(position.state) if d.seat in played)
            action = choose(game, position.state, seat)
            await self.act(place, seat, game.format_action(action))
        raise LookupError(f"{place.name} doesn't come to where it should")

    async def panel(self, place: Place, who: str) -> simcord.InteractionResult:
        """Press My move, or type it where the live message stands elsewhere."""
        return await self.slash(place, who, "table move")

    async def press_to(self, place: Place, who: str, shown: Any, text: str, most: int = 8) -> Any:
        """Press the way to a move on a panel, at most so many presses; the last answer."""
        server, position = self.server, await self.position(place)
        presenter, t = server.bot.presenters[position.table.game], words("en")
        seat = place.people.index(who)
        actions = presenter.game.legal_actions(position.state, seat)
        index = [presenter.game.format_action(action) for action in actions].index(text)
        tree = PositionView(presenter, position, seat, t).tree(seat)
        way, visited = path_to(tree, index), set[Any]()
        assert way is not None
        for _ in range(most):
            control, value = next_press(shown, index, way, visited)
            visited.add(control)
            answer = await server.press(who, shown, str(control), value)
            if (await self.position(place)).table.version != position.table.version:
                return answer
            shown = answer.response
        return answer


def pilot(style: str) -> Choose:
    """Moves as an autopilot chooses them."""

    def choose(game: Any, state: Any, seat: int) -> Any:
        actions = game.legal_actions(state, seat)
        dice = stream(bytes(32), style)
        return game.autopilots[style].choose(game.view(state, seat), actions, dice)

    return choose


def spend(game: Any, state: Any, seat: int) -> Any:
    """1969 with cards bought and missions flown."""
    legal = {game.format_action(one): one for one in game.legal_actions(state, seat)}
    launches = [one for text, one in legal.items() if text.startswith("launch")]
    if "buy 1" in legal and len(state.nations[seat].hand) < 3:
        return legal["buy 1"]
    return launches[0] if launches else game.default_action(state, seat)


def asked(kind: str, *, times: int = 1) -> Until:
    """Whether people are asked for a kind of decision, so many at once."""

    def there(position: Position) -> bool:
        found = GAMES[position.table.game].decisions(position.state)
        return [decision.kind for decision in found].count(kind) >= times

    return there


@contextmanager
def seeds(name: str, seed: bytes | None = None) -> Iterator[None]:
    """The games that start meanwhile have this seed, or one that follows from a name."""

    def token_bytes(size: int | None = None) -> bytes:
        made = seed or hashlib.shake_256(f"fixture {name}".encode()).digest(32)
        return made[:size]

    with patch("secrets.token_bytes", token_bytes):
        yield
