"""The model of every table of a data file: frozen, with no other keys than those it names."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=0, le=99)]
"""Of pieces, cards or units."""


class StrictModel(BaseModel):
    """A table of a data file: nothing else may be in it, and nothing changes later."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    origin: dict[str, str] = Field(default_factory=dict, repr=False, exclude=True)
    """The source of each value, by field; for readers of the file, not for play."""
