"""Tells a finished game as a story: what everybody may know of it, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bot.domain.table import LogEntry, Position, Status, Table
from bot.games.announcement import FINAL
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.messages.announcements import end_title, public_events
from bot.messages.components.log_entries import describe_entries, without_detours
from bot.messages.components.position_view import PositionView, name_beside_title, seat_title
from bot.messages.components.replay_pages import without_stand_ins
from bot.messages.lobby import option_lines
from bot.messages.story.story import Chapter, Labels, Story, Turn
from bot.tables.record.replay import ReplayStep
from render.core.picture import Band

_BULLET = "• "


@dataclass(frozen=True, slots=True)
class TurnsFound:
    """What a review found: a text for each version where the game turned, and its chart."""

    texts: Mapping[int, str]
    about: str
    chart: tuple[Band, ...]


def tell(
    presenter: GamePresenter,
    position: Position,
    steps: Sequence[ReplayStep],
    log: Sequence[LogEntry],
    proof: Sequence[str],
    turns: TurnsFound | None,
    t: Words,
) -> Story:
    """The story of a game; ``position`` is its end, ``steps`` are those of its replay.

    ``log`` are all entries as everybody may know them, ``proof`` is how its chance is checked.
    ``turns`` is ``None`` where no review was made.
    """
    return _Teller(presenter, without_stand_ins(position), steps, t).story(log, proof, turns)


class _Teller:
    def __init__(
        self, presenter: GamePresenter, position: Position, steps: Sequence[ReplayStep], t: Words
    ) -> None:
        self._presenter = presenter
        self._position = position
        self._steps = steps
        self._t = t

    @property
    def _table(self) -> Table:
        return self._position.table

    def story(
        self, log: Sequence[LogEntry], proof: Sequence[str], turns: TurnsFound | None
    ) -> Story:
        t, table, end = self._t, self._table, self._view(None)
        moments = [entry.at for entry in log if entry.at is not None] or [table.created_at]
        first, last = (t("history-day", when=moment) for moment in (moments[0], moments[-1]))
        closed = table.status is Status.CLOSED
        result = end.status_text if closed else end.headline
        text, bands = self._end(end)
        return Story(
            language=t.language,
            title=self._presenter.title(t),
            result=result,
            days=(first, last),
            people=tuple(self._people()),
            options=tuple(option_lines(self._presenter, table, t)),
            end=text,
            end_bands=bands,
            chapters=tuple(self._chapters(log)),
            turns=() if turns is None else tuple(self._turns(turns.texts)),
            turns_about="" if turns is None else turns.about,
            chart=() if turns is None else turns.chart,
            proof=tuple(proof),
            lost=t("replay-frames-lost") if any(s.state is None for s in self._steps) else "",
            labels=Labels(
                people=t("story-people"),
                end=t("story-end"),
                course=t("story-course"),
                turns=t("button-review"),
                dice=t("button-proof"),
                board=t("story-board"),
                fewer=t("story-fewer-pictures"),
                made=t("story-made"),
            ),
        )

    def _view(self, step: ReplayStep | None) -> PositionView:
        """The game as everybody sees it after a step, or at its end for ``None``."""
        position = self._position
        if step is not None:
            position = replace(position, state=step.state, tokens={}, due={})
        return PositionView(self._presenter, position, None, self._t)

    def _people(self) -> Iterator[str]:
        """Who played what; winners first, where there are some."""
        outcome = self._presenter.game.outcome(self._position.state)
        winners = () if outcome is None or outcome.together else outcome.winners
        for record in self._table.seats:
            title = seat_title(self._presenter, self._table, record.seat, self._t)
            name = name_beside_title(self._presenter, self._table, record, self._t)
            won = "🏆 " if record.seat in winners else ""
            yield f"{won}{title}\n{name}"

    def _end(self, end: PositionView) -> tuple[str, tuple[Band, ...]]:
        """The game's own words for its end with their pictures, else its state."""
        for step in self._steps[-1:]:
            for what in self._presenter.announcements(step.entry.events):
                if what.kind == FINAL:
                    told = end.presentation.announce(what, public_events(end, step.entry))
                    return "\n".join(told.pages), told.bands
        title = end.status_text if self._table.status is Status.CLOSED else end_title(end)
        return f"## {title}\n{end.headline}", ()

    def _chapters(self, log: Sequence[LogEntry]) -> Iterator[Chapter]:
        """The log, a chapter a round, and the board after the last step of each."""
        end, t = self._view(None), self._t
        told = without_detours(self._presenter, log)
        rounds = [list(steps) for _, steps in groupby(self._steps, key=lambda step: step.round)]
        for number, steps in enumerate(rounds):
            last = number + 1 == len(rounds)
            first = 0 if number == 0 else steps[0].entry.version
            until = None if last else rounds[number + 1][0].entry.version
            entries = [
                entry
                for entry in told
                if entry.version >= first and (until is None or entry.version < until)
            ]
            title = ""
            if len(rounds) > 1:
                # As a text: years aren't grouped in thousands.
                name = f"{self._presenter.game.id}-replay-round"
                title = t(name, round=str(steps[0].round))
            known = [step for step in steps if step.state is not None]
            bands = self._view(known[-1]).board() if known else ()
            yield Chapter(title, tuple(_sentences(end, entries)), bands)

    def _turns(self, texts: Mapping[int, str]) -> Iterator[Turn]:
        for step in self._steps:
            if (text := texts.get(step.entry.version)) is not None:
                bands = () if step.state is None else self._view(step).board()[:1]
                yield Turn(text, bands)


def _sentences(end: PositionView, entries: Iterable[LogEntry]) -> list[str]:
    """The entries as the log tells them to everybody, without bullets."""
    lines = describe_entries(end, [*entries], redacted=True)
    return [line.removeprefix(_BULLET) for line in lines]
