"""More tables of a fixture: games under way, and what wasn't said when the program ended."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from bot.storage.messages import outbox
from rules.games import GAMES
from tests.bot.upgrade.builder import Builder, Place, asked, pilot, spend
from tests.bot.upgrade.scenes import RACE, SPACE, Scene, in_space

FOUR = ("Anna", "Bruno", "Chloé", "Dieter")


async def sabotage(b: Builder) -> None:
    """Three opponents of a launch: one has sealed, one laid out a card, one only looked."""
    place = await b.begin("sabotage", RACE, *FOUR, clock="24h")

    def hands(position: object) -> bool:
        return asked("sabotage", times=3)(position)  # type: ignore[arg-type]

    position = await b.play(place, hands, spend)
    seats = [d.seat for d in GAMES[RACE].decisions(position.state)]
    for seat, presses in zip(seats, (2, 1, 0), strict=True):
        who = place.people[seat]
        for press in range(presses):
            game, state = GAMES[RACE], (await b.position(place)).state
            texts = [game.format_action(one) for one in game.legal_actions(state, seat)]
            wanted = "seal" if press else next(one for one in texts if one.startswith("play"))
            direct_message = direct_messages(b, who)[-1]
            await b.press_to(place, who, direct_message, wanted)
        await b.panel(place, who)


def direct_messages(b: Builder, who: str) -> list[object]:
    """Somebody's direct messages that hold controls, as one who presses them sees them."""
    channel = b.server.person(who).user.dm_channel
    return [one for one in channel.history() if one.components]


async def trades(b: Builder) -> None:
    """The secret trades of a year, in German: one of three has decided, Zoë takes no messages."""
    inbox = b.server.person("Zoë *Q*").user.dm_channel.id
    b.server.env.inject_error(
        "POST", f"/channels/{inbox}/messages", status=403, code=50007, times=None
    )
    names = ("Dieter", "Chloé", "Zoë *Q*")
    place = await b.begin("trades", RACE, *names, clock="off", language="de")
    await b.play(place, asked("launch"), spend)
    await b.play(place, asked("trade", times=3), spend)
    await b.act(place, 1, "trade 1")


async def thread(b: Builder) -> None:
    """In a thread, in Italian, with two autopilots; a launch is asked about but not confirmed."""
    place = await b.begin(
        "thread", RACE, "Bruno", "Anna", thread=True, autopilots=2, clock="3d", language="it"
    )
    position = await b.play(place, asked("launch"), spend)
    seat = GAMES[RACE].decisions(position.state)[0].seat
    who = place.people[seat]
    panel = await b.panel(place, who)
    game = GAMES[RACE]
    texts = [game.format_action(one) for one in game.legal_actions(position.state, seat)]
    launch = next((one for one in texts if one.startswith("launch")), None)
    if launch is not None:
        await b.press_to(place, who, panel.response, launch, most=1)
    await b.live(place, who, "sheet")
    await b.live(place, who, "log")


async def turn(b: Builder) -> None:
    """Spazio: 1999 with four ships, in French: a plan half chosen."""
    place = await in_space(b, "turn", "turn", *FOUR, clock="12h", language="fr")
    game = GAMES[SPACE]
    await b.play(place, lambda p: p.table.version > 40 and asked("turn")(p), pilot("navigator"))
    position = await b.position(place)
    seat = game.decisions(position.state)[0].seat
    who = place.people[seat]
    panel = await b.panel(place, who)
    texts = [game.format_action(one) for one in game.legal_actions(position.state, seat)]
    await b.panel(place, who)
    await b.press_to(place, who, panel.response, texts[0], most=1)
    await b.live(place, who, "hand")


async def tiles(b: Builder) -> None:
    """Spazio: 1999 in a thread, no clock: a tile laid, another half chosen, the first undoable."""
    place = await in_space(
        b, "tiles", "tiles", "Chloé", "Ella", "Anna", thread=True, clock="off", language="fr"
    )
    game = GAMES[SPACE]
    for most in (8, 1):
        position = await b.position(place)
        seat = game.decisions(position.state)[0].seat
        who = place.people[seat]
        texts = [game.format_action(one) for one in game.legal_actions(position.state, seat)]
        wanted = next((one for one in texts if one.startswith("lay")), texts[0])
        panel = await b.panel(place, who)
        await b.press_to(place, who, panel.response, wanted, most=most)


async def absent(b: Builder) -> None:
    """Bruno stood up; an autopilot plays for him, and the button to come back is open."""
    names = ("Anna", "Bruno", "Ella")
    place = await b.begin("absent", RACE, *names, clock="24h")
    await b.play(place, asked("purchase"), spend)
    await b.panel(place, "Bruno")
    await b.slash(place, "Bruno", "table leave")


async def bought(b: Builder, name: str, *names: str) -> tuple[Place, str]:
    """Somebody has bought a card, which only the table can take back."""
    place = await b.begin(name, RACE, *names, clock="24h")
    position = await b.play(place, asked("purchase"), spend)
    who = place.people[GAMES[RACE].decisions(position.state)[0].seat]
    await b.slash(place, who, "1969 buy", count=1)
    return place, who


async def vote_open(b: Builder) -> None:
    """A vote on an undo: one of two has agreed; who asked has a panel open."""
    place, who = await bought(b, "vote-open", "Anna", "Bruno", "Chloé")
    await b.slash(place, who, "table undo")
    voter = next(name for name in place.people if name != who)
    await b.live(place, voter, "vote-yes")


async def vote_fresh(b: Builder) -> None:
    """Spazio: 1999: a vote on an answer of the Computer's, and nobody has voted."""
    place = await in_space(b, "vote-fresh", "turn", "Anna", "Ella", "Dieter", clock="24h")
    game = GAMES[SPACE]
    while True:
        position = await b.position(place)
        seat = game.decisions(position.state)[0].seat
        texts = [game.format_action(one) for one in game.legal_actions(position.state, seat)]
        plan = next((one for one in texts if one.startswith("propose")), None)
        if plan is not None:
            break
        await b.act(place, seat, game.format_action(game.default_action(position.state, seat)))
    await b.act(place, seat, plan)
    await b.slash(place, place.people[seat], "table undo")


async def vote_over(b: Builder) -> None:
    """A vote that was refused; another move was taken back by all; and one freely."""
    place, who = await bought(b, "vote-over", "Anna", "Bruno")
    other = next(name for name in place.people if name != who)
    await b.slash(place, who, "table undo")
    await b.live(place, other, "vote-no")
    await b.slash(place, who, "table undo")
    await b.live(place, other, "vote-yes")
    game, seat = GAMES[RACE], place.people.index(who)
    for _ in range(2):
        state = (await b.position(place)).state
        texts = [game.format_action(one) for one in game.legal_actions(state, seat)]
        hire = next(one for one in texts if one.startswith("hire"))
        panel = await b.panel(place, who)
        answer = await b.press_to(place, who, panel.response, hire)
        await b.on(answer, who, "undo")
    panel = await b.panel(place, who)
    await b.press_to(place, who, panel.response, hire)


# What wasn't said


async def refused(b: Builder) -> None:
    """Discord fails in the channel and in the inboxes: the messages wait for another try."""
    names = ("Anna", "Bruno")
    place = await b.begin("refused", RACE, *names, clock="24h")
    await b.play(place, asked("launch"), spend)
    env = b.server.env
    before = list(env.backend.faults)
    for path in (place.channel, *(b.server.person(n).user.dm_channel.id for n in names)):
        env.inject_error("POST", f"/channels/{path}/messages", status=503, times=None)
        env.inject_error("PATCH", f"/channels/{path}/messages/*", status=503, times=None)
    for _ in range(4):
        position = await b.position(place)
        if asked("trade", times=2)(position):
            break
        seat = GAMES[RACE].decisions(position.state)[0].seat
        default = GAMES[RACE].default_action(position.state, seat)
        await b.act(place, seat, GAMES[RACE].format_action(default))
    await env.advance_time(60)
    env.backend.faults[:] = before


async def unspoken(b: Builder) -> None:
    """The program ends between the commit and the delivery, in both games; the last scene."""
    race = await b.begin("unsaid-race", RACE, "Anna", "Chloé", clock="24h", language="fr")
    await b.play(race, asked("launch"), spend)
    space = await in_space(b, "unsaid-space", "turn", "Bruno", "Ella", clock="24h")
    doubtful = await b.begin("unnoted", RACE, "Dieter", "Bruno", clock="24h")
    await b.play(doubtful, asked("purchase"), spend)
    flying = await b.begin("unfinished", RACE, *FOUR, clock="24h")

    database = b.server.bot.database
    write = database.write

    async def lost(work: Any, *args: Any, **kwargs: Any) -> Any:
        if work is outbox.settle:
            raise ConnectionError("this process is dead")
        return await write(work, *args, **kwargs)

    with patch.object(database, "write", lost):
        seat = GAMES[RACE].decisions((await b.position(doubtful)).state)[0].seat
        await b.act(doubtful, seat, "buy 1")
        await b.act(doubtful, seat, "done")
    b.server.bot.delivery._started = False
    for _ in range(2):
        seat = GAMES[RACE].decisions((await b.position(race)).state)[0].seat
        await b.act(race, seat, "stay")
    for _ in range(6):
        state = (await b.position(space)).state
        seat = GAMES[SPACE].decisions(state)[0].seat
        action = pilot("gambler")(GAMES[SPACE], state, seat)
        await b.act(space, seat, GAMES[SPACE].format_action(action))
    b.server.bot.tables._transactions._unfinished_listeners.clear()
    for name in flying.people:
        await b.slash(flying, name, "table leave")


SCENES: tuple[Scene, ...] = (
    sabotage,
    trades,
    thread,
    turn,
    tiles,
    absent,
    vote_open,
    vote_fresh,
    vote_over,
    refused,
    unspoken,
)
