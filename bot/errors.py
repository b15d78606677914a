"""What the bot tells a person when a wish can't be granted."""

from __future__ import annotations


class TableError(Exception):
    """A clear answer instead of an act: nothing was changed.

    ``reason`` is the id of a message ``error-<reason>`` in the catalogs, ``params`` its figures.
    Neither may hold a secret.
    """

    def __init__(self, reason: str, **params: object) -> None:
        super().__init__(reason, params)
        self.reason = reason
        self.params = params

    def __str__(self) -> str:
        figures = ", ".join(f"{key}={value}" for key, value in sorted(self.params.items()))
        return f"{self.reason} ({figures})" if figures else self.reason


class StaleControl(TableError):
    """The control was made for an earlier state of the table."""

    def __init__(self) -> None:
        super().__init__("stale")
