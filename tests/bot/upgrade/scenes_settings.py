"""More tables of a fixture: First Martians, every setting, standing orders, experts, a guide."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.domain.calendar import PersonalHours, QuietHours
from bot.domain.table import Person
from bot.domain.votes import Subject
from rules.games import GAMES
from tests.bot.helpers.crews import line_to
from tests.bot.upgrade.builder import Builder, Place, asked, pilot, seeds, spend
from tests.bot.upgrade.scenes import RACE, SPACE, Scene, in_space

MARS = "first_martians"
DAY, HOUR = timedelta(days=1), timedelta(hours=1)


async def known(b: Builder, who: str) -> Person:
    """Somebody of the fixture, as the bot knows them."""
    user = b.server.person(who).id
    return Person(user, who, b.server.languages[user])


async def called(b: Builder, command: Any) -> Any:
    """Carry out a command of the service, past all buttons."""
    with b.server.env._bot_scope():
        done = await command
    await b.server.env.settle()
    return done


async def on_mars(
    b: Builder, name: str, kind: str, *names: str, mission: str = "home-coming", **options: Any
) -> Place:
    """First Martians played to a decision of a kind."""
    seed, moves = line_to(kind, len(names), mission)
    place = await b.open(name, MARS, *names, **options)
    chosen = {"mission": mission}
    settings = b.server.bot.tables.lobby
    host = await known(b, names[0])
    await called(b, settings.configure(place.id, host, options=chosen))
    with seeds(name, seed):
        await b.live(place, names[0], "start")
    for seat, text in moves:
        await b.act(place, seat, text)
    assert asked(kind)(await b.position(place)), name
    return place


async def lobby_mars(b: Builder) -> None:
    """A lobby in which every setting differs from its default, with an expert."""
    place = await b.open("lobby-mars", MARS, "Bruno", "Chloé", language="it")
    host = await known(b, "Bruno")
    settings = b.server.bot.tables.lobby
    await called(
        b,
        settings.configure(
            place.id,
            host,
            clock=DAY,
            refill=8 * HOUR,
            free_weekends=True,
            vacation=21,
            digests=False,
            hints=False,
            language="de",
        ),
    )
    await b.live(place, "Bruno", "settings")
    await b.slash(place, "Bruno", "table seat", autopilot="expert")


async def mars_plan(b: Builder) -> None:
    """A crew that plans, by banks that stand still at weekends; Bruno is away."""
    place = await on_mars(b, "mars-plan", "plan", "Anna", "Bruno", "Ella", clock="24h")
    game = GAMES[MARS]
    for seat in (0, 2):
        state = (await b.position(place)).state
        action = pilot("steady")(game, state, seat)
        await b.act(place, seat, game.format_action(action))
    for name in ("Anna", "Ella"):
        await b.panel(place, name)
    away = b.server.bot.tables.seats.away(place.id, await known(b, "Bruno"), 5)
    await called(b, away)


async def mars_event(b: Builder) -> None:
    """In a thread, in French: the first player chooses what an event does."""
    place = await on_mars(
        b, "mars-event", "event-choice", "Chloé", "Dieter", thread=True, clock="12h", language="fr"
    )
    await b.panel(place, place.people[0])
    await b.live(place, "Chloé", "log")


async def mars_bank(b: Builder) -> None:
    """A machine is chosen by a bank of which half is used; a reminder was sent."""
    place = await b.open("mars-bank", MARS, "Dieter", "Anna", language="de")
    host = await known(b, "Dieter")
    settings = b.server.bot.tables.lobby
    seed, moves = line_to("machine", 2)
    chosen = {"mission": "home-coming"}
    await called(
        b,
        settings.configure(
            place.id,
            host,
            clock=DAY,
            refill=6 * HOUR,
            free_weekends=True,
            vacation=7,
            hints=False,
            options=chosen,
        ),
    )
    with seeds("mars-bank", seed):
        await b.live(place, "Dieter", "start")
    for seat, text in moves:
        await b.act(place, seat, text)
    await b.server.env.advance_time(13 * 3600.0)
    await b.panel(place, place.people[0])


async def mars_over(b: Builder) -> None:
    """A mission that autopilots ended, and the lobby of the next one behind it."""
    place = await b.begin("mars-over", MARS, "Anna", "Ella", clock="off")
    for name in place.people:
        await b.slash(place, name, "table leave")
    for _ in range(100):
        position = await b.position(place)
        if not position.table.status.open:
            break
        if position.table.status.value == "paused":
            await b.slash(place, "Anna", "table resume")
        await b.server.env.advance_time(60)
    assert not position.table.status.open, position.table
    await b.live(place, "Anna", "log")
    again = b.server.bot.tables.again.open(place.id, await known(b, "Anna"))
    table = await called(b, again)
    people = [seat.name for seat in table.seats]
    b.places["lobby-again"] = Place("lobby-again", table.id, table.channel_id, people)


async def orders(b: Builder) -> None:
    """Standing orders that wait in two games, of several people."""
    place = await b.begin("orders-race", RACE, "Anna", "Ella", clock="24h")
    for line in ("stay-home 1965", "roll-no-more 3"):
        lay = b.server.bot.tables.orders.lay(place.id, await known(b, "Anna"), 0, line)
        await called(b, lay)
    await b.play(place, asked("purchase"), spend)
    await b.slash(place, "Anna", "table orders")
    place = await in_space(b, "orders-space", "turn", "Ella", "Chloé", clock="24h")
    lay = b.server.bot.tables.orders.lay(place.id, await known(b, "Ella"), 0, "leave-tiles")
    await called(b, lay)
    await b.slash(place, "Ella", "table orders")


async def table_vote(b: Builder) -> None:
    """Two of four have agreed to more time."""
    names = ("Anna", "Bruno", "Chloé", "Dieter")
    place = await b.begin("table-vote", RACE, *names, clock="24h")
    await b.play(place, asked("purchase"), spend)
    clocks = b.server.bot.tables.clocks
    await called(b, clocks.ask(place.id, await known(b, "Bruno"), Subject.EXTEND, DAY))


async def guided(b: Builder) -> None:
    """Gus's guided first game, some hints of which he has seen."""
    channel = b.server.guild.create_text_channel("guided")
    await b.server.env.settle()
    tables, gus = b.server.bot.tables, await known(b, "Ella")
    with seeds("guided"):
        table = await called(
            b, tables.guided.open(b.server.guild.id, channel.id, False, gus, SPACE)
        )
    people = ["" if seat.autopilot else seat.name for seat in table.seats]
    place = b.places["guided"] = Place("guided", table.id, channel.id, people)
    for _ in range(3):
        position = await b.position(place)
        game = GAMES[SPACE]
        seat = people.index("Ella")
        if not any(d.seat == seat for d in game.decisions(position.state)):
            break
        panel = await b.panel(place, "Ella")
        text = game.format_action(game.default_action(position.state, seat))
        await b.press_to(place, "Ella", panel.response, text)
    await b.panel(place, "Ella")


async def hinted(b: Builder) -> None:
    """Bruno plays against experts and has asked for a hint."""
    place = await b.open("hinted", RACE, "Bruno", clock="24h", language="it")
    await b.slash(place, "Bruno", "table seat", autopilot="expert")
    with seeds("hinted"):
        await b.live(place, "Bruno", "start")
    table = await b.server.bot.tables.get(place.id)
    place.people = ["" if seat.autopilot else seat.name for seat in table.seats]
    seat = place.people.index("Bruno")
    position = await b.position(place)
    while not any(d.seat == seat for d in GAMES[RACE].decisions(position.state)):
        await b.server.env.settle()
        position = await b.position(place)
    bruno = await known(b, "Bruno")
    hints = b.server.bot.tables.hints
    await called(b, hints.hint(place.id, seat, position.tokens[seat], bruno))
    await b.panel(place, "Bruno")


async def reviewed(b: Builder) -> None:
    """A game of Spazio: 1999 that is over and was reviewed."""
    place = await b.begin("reviewed", SPACE, "Chloé", "Ella", clock="off", language="fr")
    await b.play(place, lambda p: not p.table.status.open, pilot("navigator"))
    await called(b, b.server.bot.tables.reviews.review(place.id))
    await b.live(place, "Chloé", "log")


async def at_night(b: Builder) -> None:
    """Dieter's and Chloé's quiet hours are kept; the next scenes count by them."""
    hours = b.server.bot.tables.hours
    for who, zone in (("Dieter", "Europe/Berlin"), ("Chloé", "Europe/Paris")):
        night = QuietHours(22 * 60, 7 * 60)
        await called(b, hours.set(await known(b, who), PersonalHours(zone, night)))
    place = await b.begin("at-night", RACE, "Dieter", "Chloé", clock="12h", language="de")
    await b.play(place, asked("purchase"), spend)


SCENES: tuple[Scene, ...] = (
    lobby_mars,
    mars_plan,
    mars_event,
    mars_bank,
    mars_over,
    orders,
    table_vote,
    guided,
    hinted,
    reviewed,
    at_night,
)
