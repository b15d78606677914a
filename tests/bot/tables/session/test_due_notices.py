"""The notices that each change of a table puts into the outbox, and their targets."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.domain.notices import (
    CARD,
    LIVE,
    LIVE_ANEW,
    LIVE_CALL,
    LIVE_TURN,
    DirectKind,
    MessageKind,
    Notice,
    digest,
    digests_of_undone,
    direct,
    missing_permissions,
)
from bot.domain.table import Card, LogEntry, Origin, Position, SeatAssignment, Status, Table
from bot.domain.table_settings import TableSettings
from bot.games import PRESENTERS
from bot.tables.session.due_notices import (
    card_notices,
    notices_for_move,
    notices_for_new_player,
    notices_for_undo,
    people_up,
)
from rules.core.chance import stream
from rules.core.game import Setup

PRESENTER = PRESENTERS["race1969"]
GAME = PRESENTER.game
ANNA, BRUNO, CHLOE = 11, 12, 13
START = datetime(2026, 1, 1, tzinfo=UTC)


class Played:
    def __init__(self, *people: int | None, seed: int = 0) -> None:
        nations = GAME.identities[: len(people)]
        seats = tuple(
            SeatAssignment(seat, nation, user, "somebody", None if user else "balanced")
            for seat, (nation, user) in enumerate(zip(nations, people, strict=True))
        )
        self.table = Table(
            id=1,
            guild_id=2,
            channel_id=3,
            thread=False,
            game=GAME.id,
            host_id=ANNA,
            status=Status.RUNNING,
            settings=TableSettings(language="en"),
            content=None,
            seats=seats,
            version=1,
            created_at=START,
        )
        begun = GAME.new(Setup(nations), bytes([seed]) * 32)
        self.dice = stream(bytes(32), "choices")
        self.events: tuple[Any, ...] = begun.events
        self.position = Position(self.table, begun.state, {}, {})
        self.old: Position | None = None
        self.version = 1

    @property
    def step(self) -> LogEntry:
        return LogEntry(self.version, 0, "", None, Origin.PERSON, self.events)

    def notices(self) -> tuple[Notice, ...]:
        return notices_for_move(PRESENTER, self.old, self.position, [self.step])

    def act(self, seat: int, text: str) -> tuple[Notice, ...]:
        made = GAME.apply(self.position.state, seat, GAME.parse_action(text))
        self.old = self.position
        self.position = Position(self.table, made.state, {}, {})
        self.events = made.events
        self.version += 1
        return self.notices()

    def autopilot(self) -> tuple[Notice, ...]:
        state = self.position.state
        seat = GAME.decisions(state)[0].seat
        choose = GAME.autopilots["balanced"].choose
        action = choose(GAME.view(state, seat), GAME.legal_actions(state, seat), self.dice)
        return self.act(seat, GAME.format_action(action))

    def until(self, *kinds: str) -> None:
        while GAME.decisions(self.position.state)[0].kind not in kinds:
            self.autopilot()

    def kinds(self) -> list[str]:
        return [decision.kind for decision in GAME.decisions(self.position.state)]


def of(notices: tuple[Notice, ...], kind: MessageKind) -> list[Notice]:
    return [notice for notice in notices if notice.kind is kind]


def test_a_start_is_posted_before_the_live_message_and_asks_everybody() -> None:
    game = Played(ANNA, BRUNO)
    assert game.kinds() == ["trade", "trade"]
    assert game.notices() == (
        Notice(MessageKind.POST, payload={"version": 1, "kind": "started"}),
        LIVE_ANEW,
        direct(ANNA, 0, DirectKind.ASKED),
        direct(BRUNO, 1, DirectKind.ASKED),
    )


def test_a_secret_choice_that_others_still_owe_changes_nothing_for_them() -> None:
    game = Played(ANNA, BRUNO)
    # Anna's panel goes back to showing her hand; Bruno isn't asked twice and nobody is called.
    assert game.act(0, "trade 0") == (LIVE, direct(ANNA, 0, DirectKind.HAND))


def test_somebody_newly_up_is_called() -> None:
    game = Played(ANNA, BRUNO)
    game.act(0, "trade 0")
    first = game.act(1, "trade 0")
    up = people_up(PRESENTER, game.position)
    assert len(up) == 1
    # Bruno was up a moment ago: only if it is Anna's turn now is somebody called.
    assert of(first, MessageKind.LIVE) == [(LIVE_CALL if up == {0} else LIVE)]
    seat = next(iter(up))
    # Going on within one's own turn edits in place, soon.
    assert game.act(seat, "hire novice csm") == (LIVE_TURN,)
    assert of(game.act(seat, "done"), MessageKind.LIVE) == [LIVE_CALL]


def test_drawn_cards_are_shown_to_their_owner_only() -> None:
    game = Played(ANNA, BRUNO)
    game.until("purchase")
    seat = GAME.decisions(game.position.state)[0].seat
    notices = game.act(seat, "buy 1")
    assert of(notices, MessageKind.DIRECT) == [direct((ANNA, BRUNO)[seat], seat, DirectKind.HAND)]


def test_autopilots_are_neither_asked_nor_called() -> None:
    game = Played(None, BRUNO)
    assert of(game.notices(), MessageKind.DIRECT) == [direct(BRUNO, 1, DirectKind.ASKED)]
    assert people_up(PRESENTER, game.position) == {1}
    game.act(1, "trade 0")
    assert of(game.autopilot(), MessageKind.DIRECT) == []


def until_a_flight(game: Played) -> tuple[Notice, ...]:
    for _ in range(400):
        notices = game.autopilot()
        if PRESENTER.announcements(game.events):
            return notices
    raise AssertionError("nobody flies")


def test_a_flight_is_told_in_its_years_digest_before_the_live_message() -> None:
    game = Played(ANNA, BRUNO, CHLOE)
    notices = until_a_flight(game)
    year = GAME.view(game.old.state, None).year
    assert of(notices, MessageKind.DIGEST) == [digest(year - 1, [(game.version, 0)])]
    kinds = [notice.kind for notice in notices]
    assert kinds.index(MessageKind.DIGEST) < kinds.index(MessageKind.LIVE)
    assert of(notices, MessageKind.POST) == []


def test_the_last_flight_of_a_year_belongs_to_it() -> None:
    game = Played(ANNA, BRUNO, CHLOE)
    for _ in range(2000):
        notices = game.autopilot()
        assert game.old is not None
        before, after = (GAME.view(one.state, None).year for one in (game.old, game.position))
        if before != after and PRESENTER.announcements(game.events):
            break
    assert after == before + 1
    assert [n.payload["chapter"] for n in of(notices, MessageKind.DIGEST)] == [before - 1]


def test_several_steps_at_once_are_told_by_year() -> None:
    game = Played(ANNA, BRUNO, CHLOE)
    begun, steps, states = game.position, [], {}
    while GAME.decisions(game.position.state):
        game.autopilot()
        steps.append(game.step)
        states[game.version] = game.position.state
    told = of(notices_for_move(PRESENTER, begun, game.position, steps, states), MessageKind.DIGEST)
    assert [n.payload["chapter"] for n in told] == sorted(n.payload["chapter"] for n in told)
    assert 3 <= len(told) <= 7, "a digest for each year in which somebody flies"
    flights = sum(len(n.payload["told"]) for n in told)
    assert flights == sum(1 for s in steps for a in PRESENTER.announcements(s.events)) - 1


def test_a_table_without_digests_says_its_start_and_its_end_only() -> None:
    game = Played(ANNA, BRUNO, CHLOE)
    settings = TableSettings(language="en", digests=False)
    game.table = replace(game.table, settings=settings)
    game.position = replace(game.position, table=game.table)
    assert [n.payload["kind"] for n in of(game.notices(), MessageKind.POST)] == ["started"]
    kinds = {notice.kind for notice in until_a_flight(game)}
    assert kinds <= {MessageKind.LIVE, MessageKind.DIRECT}


def test_what_is_undone_leaves_its_digest() -> None:
    game = Played(ANNA, BRUNO, CHLOE)
    until_a_flight(game)
    assert game.old is not None
    notices = notices_for_undo(PRESENTER, game.position, game.old, [game.step])
    assert of(notices, MessageKind.DIGEST) == [digests_of_undone([game.version])]


def test_a_card_follows_seats_and_standing() -> None:
    game = Played(ANNA, BRUNO)
    table = replace(game.table, card=Card(5, 6))
    assert card_notices(table, replace(table, version=2)) == ()
    assert card_notices(table, replace(table, status=Status.FINISHED)) == (CARD,)
    assert card_notices(table, replace(table, seats=table.seats[:1])) == (CARD,)
    assert card_notices(game.table, replace(game.table, status=Status.FINISHED)) == ()


def test_a_secret_play_is_asked_for_once_and_changing_it_shows_nowhere() -> None:
    for seed in range(40):
        game = Played(ANNA, BRUNO, CHLOE, seed=seed)
        while game.kinds() and list(game.kinds()).count("sabotage") < 2:  # one seal reveals nothing
            game.autopilot()
        if game.kinds():
            break
    decisions = GAME.decisions(game.position.state)
    people = (ANNA, BRUNO, CHLOE)
    asked = [n.target for n in game.notices() if n.payload.get("about") == DirectKind.ASKED]
    assert sorted(asked) == sorted(people[d.seat] for d in decisions)
    seat = decisions[0].seat
    plays = [
        text
        for action in GAME.legal_actions(game.position.state, seat)
        if (text := GAME.format_action(action)).startswith("play ")
    ]
    if plays:
        assert game.act(seat, plays[0]) == ()
        assert game.act(seat, plays[0].replace("play", "take")) == ()
    assert direct(people[seat], seat, DirectKind.HAND) in game.act(seat, "seal")


def test_the_end_is_posted_once_and_calls_nobody() -> None:
    game = Played(ANNA, BRUNO)
    while GAME.decisions(game.position.state):
        game.autopilot()
    over = game.position
    finished = Table(**{**_fields(over.table), "status": Status.FINISHED})
    game.position = Position(finished, over.state, {}, {})
    notices = game.notices()
    assert [notice.payload["kind"] for notice in of(notices, MessageKind.POST)] == ["finished"]
    assert of(notices, MessageKind.LIVE) == [LIVE]
    assert people_up(PRESENTER, game.position) == set()
    assert of(notices_for_move(PRESENTER, game.position, game.position, []), MessageKind.POST) == []


def test_an_undo_shows_hands_again_without_posting_anything() -> None:
    game = Played(ANNA, BRUNO)
    game.until("purchase")
    seat = GAME.decisions(game.position.state)[0].seat
    before = game.position
    game.act(seat, "buy 1")
    notices = notices_for_undo(PRESENTER, game.position, before, [game.step])
    assert notices == (LIVE, direct((ANNA, BRUNO)[seat], seat, DirectKind.HAND))


def test_whoever_takes_a_seat_is_shown_what_it_knows() -> None:
    game = Played(ANNA, BRUNO)
    assert notices_for_new_player(PRESENTER, game.position, 1) == (
        direct(BRUNO, 1, DirectKind.ASKED),
    )
    game.until("purchase")
    assert notices_for_new_player(PRESENTER, game.position, 1) == (
        direct(BRUNO, 1, DirectKind.HAND),
    )
    assert notices_for_new_player(PRESENTER, Played(ANNA, None).position, 1) == ()


def test_payloads_hold_numbers_and_ids_only() -> None:
    game = Played(ANNA, BRUNO)
    seen = list(game.notices())
    while GAME.decisions(game.position.state):
        seen += game.autopilot()
    keys = {key for notice in seen for key in notice.payload}
    assert keys <= {"version", "kind", "chapter", "told", "anew", "turn", "call", "seat", "about"}
    assert missing_permissions(ANNA, ["send_messages"]).payload["permissions"] == ["send_messages"]


def _fields(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in Table.__dataclass_fields__}
