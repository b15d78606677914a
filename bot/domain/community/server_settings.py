"""The settings of a server, which its managers choose: what holds for tables that open there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from bot.domain.clocks import DEFAULT_CLOCK, TimeControl, check_time_control
from bot.domain.table_settings import Seconds, TableSettings
from bot.errors import TableError
from bot.settings import LANGUAGES
from rules.core.game import AnyGame

MONTHS = range(1, 13)
MOST_QUIET_MONTHS = len(MONTHS) - 1
"""A server in which no table could ever open would better remove the bot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """One value, kept whole in the database; a setting that a row doesn't have yet is its default.

    They say what new tables begin with and whether one may open; open tables stay as they are.
    Channels and roles are ids, also of some that were deleted since.
    """

    channels: tuple[int, ...] = ()
    """Where tables may open: channels, with their threads, and categories. None: anywhere."""
    host_roles: tuple[int, ...] = ()
    """The roles of those who may open and host tables. None: everybody."""
    language: str | None = None
    """The language of new tables; ``None``: that of the server at Discord."""
    clock: Seconds | None = DEFAULT_CLOCK
    refill: Seconds | None = None
    """With ``clock`` the time control of new tables, as in ``TableSettings``."""
    free_weekends: bool = False
    options: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Options of new tables by game, where they aren't the game's own defaults."""
    rated: bool = False
    """New tables are rated."""
    tables_server: int = 0
    """The most open tables, beside what the operator allows; 0: no other limit."""
    tables_host: int = 0
    """The same for the open tables that one person hosts in the server."""
    quiet_months: tuple[int, ...] = ()
    """The months, from 1 and by UTC, in which no table opens and no season runs."""
    board_channel: int | None = None
    """The channel of the board of open tables."""
    shown_elsewhere: bool = False
    """Open tables may be shown in other servers of the same operator."""

    @property
    def time_control(self) -> TimeControl:
        """The time control of new tables."""
        return TimeControl(self.clock, self.refill)

    def check(self) -> None:
        """Raise ``TableError`` for settings that can't be."""
        if self.language is not None and self.language not in LANGUAGES:
            raise TableError("unknown-language", language=self.language)
        check_time_control(self.time_control)
        months = len(set(self.quiet_months) & set(MONTHS))
        if months != len(self.quiet_months) or months > MOST_QUIET_MONTHS:
            raise TableError("unknown-control")
        if min(self.tables_server, self.tables_host) < 0:
            raise TableError("unknown-control")

    def options_of(self, game: AnyGame) -> dict[str, str]:
        """The options of a game's new tables that were chosen here and that the game still has."""
        chosen = self.options.get(game.id, {})
        return {
            option.id: chosen[option.id]
            for option in game.options
            if chosen.get(option.id) in option.choices
        }

    def with_option(self, game: AnyGame, option_id: str, choice: str) -> dict[str, dict[str, str]]:
        """``options`` after a choice; the game's own default isn't kept.

        So tables follow a later program with other defaults. Raises ``TableError`` for what the
        game doesn't offer.
        """
        option = next((one for one in game.options if one.id == option_id), None)
        if option is None or choice not in option.choices:
            raise TableError("unknown-control")
        of_game = {**self.options.get(game.id, {}), option_id: choice}
        if choice == option.default:
            del of_game[option_id]
        kept = {one: dict(options) for one, options in self.options.items()}
        kept[game.id] = of_game
        return {one: options for one, options in kept.items() if options}

    def new_table(
        self, game: AnyGame, language: str, control: TimeControl | None = None
    ) -> TableSettings:
        """The settings with which a table of a game opens; ``control`` is the host's, if any."""
        control = control or self.time_control
        return TableSettings(
            language=language,
            clock=control.clock,
            refill=control.refill,
            free_weekends=self.free_weekends,
            rated=self.rated,
            options=self.options_of(game),
        )

    def is_quiet(self, moment: datetime) -> bool:
        """Whether no table opens at a moment."""
        return moment.astimezone(UTC).month in self.quiet_months

    def quiet_until(self, moment: datetime) -> datetime:
        """The first moment from ``moment`` on at which tables open again."""
        moment = moment.astimezone(UTC)
        while self.is_quiet(moment):
            first = moment.replace(day=1, hour=0, minute=0, second=0, microsecond=0)
            moment = (first + timedelta(days=32)).replace(day=1)
        return moment


DEFAULTS = ServerSettings()
"""The settings of a server whose managers have chosen nothing."""
