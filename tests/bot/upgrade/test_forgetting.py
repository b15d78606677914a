"""Somebody whom version 0.1 knew is forgotten at all of its tables."""

from __future__ import annotations

from bot.i18n import words
from tests.bot.helpers.simulated_server import buttons
from tests.bot.storage.test_person_records import where
from tests.bot.upgrade.old_server import sound, status
from tests.bot.upgrade.version_0_1 import DESERTED, OLD, OVER

LEAVES, STAYS = "Dieter", "Bruno"
"""Dieter hosts some tables and sits at others: running, deserted, not begun, voting."""


async def test_nothing_is_left_of_somebody_and_the_others_play_on() -> None:
    t = words(OLD.kept["languages"][str(_id(LEAVES))])
    async with OLD.opened(*OLD.tables) as server:
        person, database = server.person(LEAVES), server.bot.database
        history, reviewed = server.bot.tables.history, OLD.tables["finished-race"]
        fingerprint = await history.fingerprint(reviewed["id"])
        others = {
            name: [who for who in table["people"] if who not in ("", LEAVES)]
            for name, table in OLD.tables.items()
        }
        running = {name for name, table in OLD.tables.items() if status(server, table) == "running"}
        before = await where(database, _id(STAYS))
        page = await person.user.slash("mine forget")
        assert page.response is not None
        control = str(buttons(page.response)[t("button-forget-leave")])
        await person.user.click(page.response, custom_id=control)
        await server.env.advance_time(200)
        assert await where(database, _id(LEAVES), LEAVES) == set()
        assert await where(database, _id(STAYS)) == before
        for name in running:
            if others[name]:
                assert status(server, OLD.tables[name]) in ("running", "paused", "finished"), name
        assert status(server, OLD.tables[DESERTED]) == "paused", "Anna may come back"
        assert status(server, OLD.tables["lobby-space"]) == "lobby"
        assert await history.fingerprint(reviewed["id"]) == fingerprint


async def test_a_game_that_is_over_is_checked_without_them() -> None:
    name = "finished-race"
    assert name in OVER
    table = OLD.tables[name]
    t = words(OLD.kept["languages"][str(_id("Bruno"))])
    async with OLD.opened(name) as server:
        before = await sound(server, table)
        person = server.person("Bruno")
        page = await person.user.slash("mine forget")
        assert page.response is not None
        control = str(buttons(page.response)[t("button-forget")])
        await person.user.click(page.response, custom_id=control)
        await server.env.advance_time(200)
        after = await sound(server, table)
        assert after["moves"] == before["moves"]
        assert sorted(player["name"] for player in after["players"]) == ["", "Anna"]


def _id(name: str) -> int:
    return next(one["id"] for one in OLD.kept["users"] if one.get("global_name") == name)
