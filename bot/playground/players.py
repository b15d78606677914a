"""Finds and presses the bot's buttons on messages, as a person would.

Plays a seat as a person does: an autopilot chooses, and all is pressed on the bot's panels.

Opens a table, fills its seats and starts a game, by the commands and buttons of anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import discord
import simcord
from simcord.components import walk_components

from bot.domain.table import Position
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.messages.components.action_tree import build, nodes_on, path_to
from bot.messages.components.items import ControlId
from bot.messages.components.position_view import escaped_names
from bot.playground.simulation import Simulation
from rules.core.chance import Dice
from rules.core.game import Autopilot, Decision

_BUTTON, _STRING_SELECT = 2, 3
Shown = discord.Message | simcord.ResponseMessage


def controls(message: Shown) -> Iterator[tuple[ControlId, dict[str, Any]]]:
    """The bot's own buttons and selects on a message that can be used, with what they say."""
    if isinstance(message, discord.Message):
        parts: list[Any] = [part.to_dict() for part in message.components]
    else:
        parts = message.components
    for part in walk_components(parts):
        if part.get("type") in {_BUTTON, _STRING_SELECT} and not part.get("disabled"):
            try:
                yield ControlId.parse(part.get("custom_id", "")), part
            except ValueError:
                continue


def newest_message_with(channel: simcord.ChannelHandle, verb: str) -> discord.Message:
    """The newest message in a channel that offers ``verb``; raises ``LookupError`` if none does."""
    for message in reversed(channel.history()):
        if any(control.verb == verb for control, _ in controls(message)):
            return message
    raise LookupError(f"nothing in #{channel.name} offers {verb!r}")


async def press(
    person: simcord.MemberActor, channel: simcord.ChannelHandle, verb: str
) -> simcord.InteractionResult:
    """Press a channel's newest button for ``verb``; raises ``LookupError`` if there is none."""
    message = newest_message_with(channel, verb)
    control = next(control for control, _ in controls(message) if control.verb == verb)
    return await person.click(message, custom_id=str(control))


Look = Callable[[str, simcord.ResponseMessage], None]
"""Told of every panel that a player sees: the player's key, and the panel."""

_MOST_PRESSES = 20
"""Presses that one action may take before the way to it counts as lost."""


class UnreachableAction(RuntimeError):
    """The bot shows no way to an action that it says is legal."""


class PanelPlayer:
    """Plays the seat of one person at the table in one channel.

    The autopilot sees what the seat may know and nothing else; all that it decides is pressed on
    the bot's own panels, on those in the direct messages where the bot asked there. ``look`` is
    told of every panel; ``pressing`` is entered around every press on one, for measuring.
    """

    def __init__(
        self,
        simulation: Simulation,
        key: str,
        channel: simcord.ChannelHandle,
        pilot: Autopilot[Any, Any],
        dice: Dice,
        look: Look,
        pressing: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self._simulation = simulation
        self._key = key
        self._person = simulation.people[key]
        self._channel = channel
        self._pilot = pilot
        self._dice = dice
        self._look = look
        self._pressing = pressing
        self._panel: Shown | None = None

    @property
    def id(self) -> int:
        """The person's user id."""
        return self._person.id

    async def act(self, position: Position, decision: Decision) -> None:
        """Choose one action and press through to it; raises ``UnreachableAction``."""
        bot: Any = self._simulation.env.bot
        presenter, seat = bot.presenters[position.table.game], decision.seat
        t = words(self._simulation.language)
        view = presenter.game.view(position.state, seat)
        actions = presenter.game.legal_actions(position.state, seat)
        index = actions.index(self._pilot.choose(view, actions, self._dice))
        names = escaped_names(presenter, position.table, t)
        presentation = presenter(view, names, names, t)
        tree = build(presentation.choices(seat, actions))
        panel = await self._open(position, decision)
        index = tree.as_good.get(index, index)
        way, visited = path_to(tree, index), set[ControlId]()
        if way is None:
            raise UnreachableAction(f"an action of seat {seat} stands nowhere in the panel")
        for _ in range(_MOST_PRESSES):
            control, value = next_press(panel, index, way, visited)
            visited.add(control)
            shown = await self._use(panel, control, value)
            place = nodes_on(tree, control.chosen([value]))[-1] if value is not None else tree
            if control.verb == "do" or (place.leaf and not place.needs_confirmation):
                self._panel = shown
                return
            panel = shown or await self._open(position, decision)
        raise UnreachableAction(f"the panel of seat {seat} leads nowhere")

    async def _open(self, position: Position, decision: Decision) -> Shown:
        """The seat's panel as it is now: asked for by direct message, still open, or opened."""
        token = position.tokens[decision.seat]
        known: list[Shown] = [] if self._panel is None else [self._panel]
        if decision.secret:
            known += reversed(self._person.user.dm_channel.history())
        for message in known:
            if any((c.seat, c.token) == (decision.seat, token) for c, _ in controls(message)):
                return message
        opened = self._seen(await press(self._person, self._channel, "move"))
        if opened is None:
            raise UnreachableAction("the panel closed as it opened")
        return opened

    async def _use(self, panel: Shown, control: ControlId, value: str | None) -> Shown | None:
        place = panel.channel.id if isinstance(panel, discord.Message) else panel.channel_id
        direct = place == self._person.user.dm_channel.id
        actor: Any = self._person.user if direct else self._person
        with self._pressing():
            if value is None:
                answer = await actor.click(panel, custom_id=str(control))
            else:
                answer = await actor.select(panel, [value], custom_id=str(control))
        return self._seen(answer)

    def _seen(self, answer: simcord.InteractionResult) -> Shown | None:
        """The answer to a press; ``None`` where the bot took the pressed message away meanwhile."""
        if answer.response is not None:
            self._look(self._key, answer.response)
        return answer.response


def next_press(
    panel: Shown, index: int, way: tuple[int, ...], visited: set[ControlId]
) -> tuple[ControlId, str | None]:
    """The control of a panel that leads nearer to an action, and the value to choose in it.

    Controls in ``visited`` (pages that were looked at) aren't used again. Raises
    ``UnreachableAction`` where no control leads on.
    """
    found = dict(controls(panel))
    pages = []
    deepest: ControlId | None = None
    for control, part in found.items():
        if control.verb == "do" and control.path == (index,):
            return control, None
        if control.verb == "pick" and control.path == way[: len(control.path)]:
            value = str(way[len(control.path)])
            if any(option["value"] == value for option in part.get("options", ())):
                return control, value
        if control.verb == "pick-packed" and control.path[:-1] == way[: len(control.path) - 1]:
            value = ".".join(map(str, way[len(control.path) - 1 :]))
            if any(option["value"] == value for option in part.get("options", ())):
                return control, value
        if control.verb == "page" and control not in visited:
            pages.append(control)
        if control.verb == "go" and control.path and control.path == way[: len(control.path)]:
            deepest = max(deepest or control, control, key=lambda one: len(one.path))
    if deepest is not None and deepest not in visited:
        return deepest, None
    if pages:
        return pages[0], None
    raise UnreachableAction("nothing on the panel leads on")


async def quick_game(
    simulation: Simulation,
    host: simcord.MemberActor,
    *,
    seats: int,
    humans: int,
    game: str | None = None,
) -> simcord.ChannelHandle:
    """Start a game of ``seats`` (of ``game``, else of the first there is) and return its channel.

    The host and the next people of the simulation sit in ``humans`` of the seats, autopilots
    in the others; where the game has none, people sit in all. A channel that holds an open table
    is left alone.
    """
    async with simulation.exclusive():
        bot: Any = simulation.env.bot
        presenter = next(iter(bot.presenters.values())) if game is None else bot.presenters[game]
        if not presenter.game.autopilots:
            humans = seats
        channel = await _free_channel(simulation)
        await host.slash(
            channel,
            "table new",
            game=presenter.game.id,
            thread=False,
            language=simulation.language,
            autopilots=seats - humans,
        )
        others = [person for person in simulation.people.values() if person.id != host.id]
        for guest in others[: humans - 1]:
            await press(guest, channel, "join")
        await press(host, channel, "start")
    return channel


async def learn(
    simulation: Simulation,
    person: simcord.MemberActor,
    presenter: GamePresenter,
    *,
    lesson: bool = False,
) -> simcord.ChannelHandle:
    """Let a person open the first card of a game in a channel, or its lesson, for them alone."""
    async with simulation.exclusive():
        channel = simulation.channels[0]
        rules = await person.slash(channel, "table rules", game=presenter.game.id)
        shown = rules.response
        assert shown is not None
        for verb in ("learn", "lesson") if lesson else ("learn",):
            wanted = next(control for control, _ in controls(shown) if control.verb == verb)
            answer = await person.click(shown, custom_id=str(wanted))
            shown = answer.response
            assert shown is not None
    return channel


async def _free_channel(simulation: Simulation) -> simcord.ChannelHandle:
    bot: Any = simulation.env.bot
    for channel in simulation.channels:
        table = await bot.tables.in_channel(channel.id)
        if table is None or not table.status.open:
            return channel
    return simulation.add_channel()
