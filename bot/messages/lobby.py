"""The lobby: seats and settings of a table that waits for its start."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot.domain.community.results import unrated
from bot.domain.seating import is_full, most_seats, unpressed
from bot.domain.table import SeatAssignment, Status, Table
from bot.domain.table_settings import Takeover
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.messages.components.items import (
    ControlId,
    button,
    message,
    notice,
    row,
    separator,
    start_button,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import seat_name, seat_title
from bot.messages.components.text import STATUS_COLOURS, escaped, time_control, timestamp
from bot.messages.dice import HASH_SHOWN, press_control, press_label
from bot.messages.game_list import difficulty_line

TITLE_LIMIT = 800
SEATS_LIMIT = 1200
SETTINGS_LIMIT = 1600


def lobby(presenter: GamePresenter, table: Table, t: Words) -> Message:
    """The live message before the start, or of a table that was closed before it."""
    title = presenter.title(t)
    if table.status is not Status.LOBBY:
        return notice(f"### {title}\n{t('lobby-closed')}")
    host = next((s for s in table.seats if s.user_id == table.host_id), None)
    name = escaped(host.name) if host is not None else f"<@{table.host_id}>"
    fixed, mentions = table.settings.fixed_seats, _mentions(table)
    crew = " ".join(f"<@{user}>" for user in mentions)
    if fixed:
        when = "" if table.wakes_at is None else timestamp(table.wakes_at)
        invitation = t("lobby-fixed", crew=crew, when=when)
    elif mentions:
        invitation = t("lobby-again", host=name, crew=crew)
    else:
        invitation = t("lobby-invitation", host=name)
    options = table.settings.options
    story = presenter.story(t, options)
    about = f"-# 🗓️ {presenter.length(t, options)}\n-# {difficulty_line(presenter, t)}"
    if story:
        about = f"*{story}*\n{about}"
    settings = settings_lines(presenter, table, t)
    if not fixed:
        settings.append(_what_is_missing(presenter, table, t))
    if table.promise is not None:
        settings.append(f"-# {t('dice-lobby', hash=table.promise.hash[:HASH_SHOWN])}")
    items: list[ui.Item[Any]] = [
        text_display(f"# 🚀 {title}\n{invitation}\n{about}", TITLE_LIMIT),
        text_display("\n".join(seat_lines(presenter, table, t)), SEATS_LIMIT),
        separator(),
        text_display("\n".join(settings), SETTINGS_LIMIT),
        *(
            [_buttons_for_fixed_seats(presenter, table, t)]
            if fixed
            else [_buttons_for_all(presenter, table, t), _buttons_for_host(presenter, table, t)]
        ),
    ]
    return message(STATUS_COLOURS[table.status], items, mentions=mentions)


def _mentions(table: Table) -> tuple[int, ...]:
    """The people who are called: to a game that the host plays once more, or to fixed seats."""
    users = dict.fromkeys(seat.user_id for seat in table.seats if seat.user_id is not None)
    if table.settings.fixed_seats:
        return tuple(users)
    return tuple(user for user in users if user != table.host_id) if table.again_of else ()


def seat_lines(presenter: GamePresenter, table: Table, t: Words, *, free: bool = True) -> list[str]:
    """One line a seat, then (with ``free``) how many more may sit down."""
    lines = [_seat_line(presenter, table, seat, t) for seat in table.seats]
    if table.settings.fixed_seats:
        waits = unpressed(table)
        return [
            f"{'⬜' if seat in waits else '✅'} {line}"
            for seat, line in zip(table.seats, lines, strict=True)
        ]
    left = most_seats(presenter.game, table) - len(table.seats)
    if free and left > 0:
        lines.append(f"-# ▫️ {t('lobby-free', count=left)}")
    return lines


def _seat_line(presenter: GamePresenter, table: Table, seat: SeatAssignment, t: Words) -> str:
    title = seat_title(presenter, table, seat.seat, t)
    if seat.user_id is None and seat.autopilot is not None:
        style = presenter.style_label(seat.autopilot, t)
        return f"{title} · {t('lobby-autopilot', style=style.text)}"
    name = seat_name(presenter, table, seat, t)
    return f"{title} · {t('lobby-host', name=name) if seat.user_id == table.host_id else name}"


def settings_lines(presenter: GamePresenter, table: Table, t: Words) -> list[str]:
    """What whoever sits down should know, a line each; the rest of the settings in small print."""
    lines = [*clock_lines(table, t)[:1], *_terms(presenter, table, t)]
    details = _details(presenter, table, t)
    if not table.settings.fixed_seats:
        details.insert(0, _seats(presenter, table, t))
    options = option_lines(presenter, table, t)
    return [*lines, *(f"-# {' · '.join(small)}" for small in (details, options) if small)]


def start_lines(presenter: GamePresenter, table: Table, t: Words) -> list[str]:
    """The settings of a game that begins: what still matters, all in small print."""
    terms = [*clock_lines(table, t)[:1], *_terms(presenter, table, t, waiting=False)]
    small = (terms, _details(presenter, table, t), option_lines(presenter, table, t))
    return [f"-# {' · '.join(one)}" for one in small if one]


def _terms(presenter: GamePresenter, table: Table, t: Words, *, waiting: bool = True) -> list[str]:
    """Who is welcome, when it begins, how it counts, what came before."""
    settings = table.settings
    lines = []
    if waiting and settings.beginners:
        lines.append(t("lobby-beginners"))
    if waiting and settings.start_when_full:
        lines.append(t("lobby-starts-full"))
    if settings.rated:
        why = unrated(presenter.game, table, (seat.user_id for seat in table.seats))
        lines.append(t("lobby-rated" if why is None else f"lobby-unrated-{why}"))
    if table.carried is not None:
        lines.append(t("lobby-continues"))
    return lines


def _details(presenter: GamePresenter, table: Table, t: Words) -> list[str]:
    """Settings that nobody has to know who wants to sit down."""
    settings = table.settings
    lines = clock_lines(table, t)[1:]
    if settings.story:
        lines.append(t("lobby-story"))
    if not settings.digests:
        lines.append(t("lobby-no-digests"))
    if not settings.rated and not settings.hints and presenter.adviser is not None:
        lines.append(t("lobby-no-hints"))
    if settings.takeover is not Takeover.HOST or settings.takeover_opponents:
        opponents = "too" if settings.takeover_opponents else "not"
        lines.append(t("lobby-takeover", who=settings.takeover, opponents=opponents))
    return lines


def _seats(presenter: GamePresenter, table: Table, t: Words) -> str:
    """How many may play, and who."""
    counts = presenter.game.seats_with(table.settings.options)
    if len(counts) == 1:
        return t("lobby-seats-fixed", count=counts[0])
    text = "lobby-seats" if presenter.game.autopilots else "lobby-seats-people"
    return t(text, least=min(counts), most=max(counts))


def option_lines(presenter: GamePresenter, table: Table, t: Words) -> list[str]:
    """What was chosen of the game's options."""
    lines = []
    for option in presenter.game.options_for(table.settings.options, len(table.seats)):
        chosen = option.chosen(table.settings.options)
        name = presenter.option_label(option.id, t)
        choice = presenter.choice_label(option.id, chosen, t)
        value = t("setting-value", name=name.text, value=f"**{choice.text}**")
        lines.append(f"{name.emoji or '🔹'}\N{NO-BREAK SPACE}{value}")
    return lines


def clock_lines(table: Table, t: Words) -> list[str]:
    """The time for a decision, and the time that doesn't count."""
    settings = table.settings
    if settings.clock is None:
        return [t("lobby-no-clock")]
    control = time_control(settings.time_control, t)
    lines = [t("lobby-clock" if settings.refill is None else "lobby-bank", clock=control)]
    if settings.free_weekends:
        lines.append(t("lobby-weekends"))
    if settings.vacation:
        lines.append(t("lobby-vacation", days=settings.vacation))
    return lines


def free_identities(presenter: GamePresenter, table: Table, keep: str | None = None) -> list[str]:
    """The identities that nobody has; for whoever has ``keep``, also that and autopilots'."""
    change = keep is not None
    taken = {s.identity for s in table.seats if s.user_id is not None or not change} - {keep}
    return [identity for identity in presenter.game.identities if identity not in taken]


def _what_is_missing(presenter: GamePresenter, table: Table, t: Words) -> str:
    game, taken = presenter.game, len(table.seats)
    counts = game.seats_with(table.settings.options)
    if taken < min(counts):
        missing = t("lobby-lacking", count=min(counts) - taken)
    elif taken > max(counts):
        missing = t("lobby-too-many", count=taken - max(counts))
    elif table.wakes_at is not None:
        missing = t("lobby-starts", when=timestamp(table.wakes_at))
    elif taken == max(counts):
        missing = t("lobby-full")
    else:
        missing = t("lobby-ready")
    if game.seats_per_person > 1 and not is_full(game, table):
        missing += "\n" + t("lobby-more-seats")
    return missing


def _buttons_for_fixed_seats(presenter: GamePresenter, table: Table, t: Words) -> ui.ActionRow[Any]:
    learn = button(ControlId("learn", table.id), t("button-learn"), emoji="🎓")
    here = []
    if table.promise is not None:
        control = press_control(table, table.promise)
        here.append(button(control, t("button-here"), ButtonStyle.success, emoji="🙋"))
    return row(
        *here,
        *([learn] if presenter.learn_topics else []),
        button(ControlId("rules", table.id), t("button-rules"), emoji="📖"),
    )


def _buttons_for_all(presenter: GamePresenter, table: Table, t: Words) -> ui.ActionRow[Any]:
    def control(verb: str) -> ControlId:
        return ControlId(verb, table.id)

    full = is_full(presenter.game, table)
    learn = [button(control("learn"), t("button-learn"), emoji="🎓")]
    return row(
        button(control("join"), t("button-join"), ButtonStyle.success, emoji="🪑", disabled=full),
        button(control("identity"), presenter.choose_identity(t), emoji="🏳️"),
        button(control("leave"), t("button-leave")),
        *(learn if presenter.learn_topics else []),
        button(control("rules"), t("button-rules"), emoji="📖"),
    )


def _buttons_for_host(presenter: GamePresenter, table: Table, t: Words) -> ui.ActionRow[Any]:
    def control(verb: str) -> ControlId:
        return ControlId(verb, table.id)

    enough = len(table.seats) in presenter.game.seats_with(table.settings.options)
    full = is_full(presenter.game, table)
    start = start_button(table, t, disabled=not enough)
    autopilot = button(control("autopilot"), t("button-autopilot"), emoji="🤖", disabled=full)
    settings = button(control("settings"), t("button-settings"), emoji="⚙️")
    buttons = [start, *([autopilot] if presenter.game.autopilots else []), settings]
    if table.promise is not None:
        press = press_control(table, table.promise)
        buttons.append(button(press, press_label(table, t), emoji="🎲"))
    return row(*buttons)
