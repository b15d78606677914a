"""What a commit hands over to be said at once, so that it needn't be read back."""

from __future__ import annotations

from bot.storage.outbox import Unsent


class Tray:
    """Mail from commits, for tables of which it is known that nothing else waits.

    Only a short cut: whatever isn't here is in the outbox.
    """

    def __init__(self) -> None:
        self._clear: set[int] = set()
        self._mail: dict[int, Unsent] = {}

    def put(self, table_id: int, mail: Unsent | None) -> None:
        """Something was committed; kept if it is given and is all that the table has to say."""
        whole = table_id in self._clear and table_id not in self._mail
        if whole and mail is not None:
            self._mail[table_id] = mail
        else:
            self._mail.pop(table_id, None)
            self._clear.discard(table_id)

    def take(self, table_id: int) -> Unsent | None:
        """All that the table has to say, if it is here; it counts as unsaid until ``clear``."""
        self._clear.discard(table_id)
        return self._mail.pop(table_id, None)

    def clear(self, table_id: int) -> None:
        """The table has nothing more to say."""
        self._clear.add(table_id)
