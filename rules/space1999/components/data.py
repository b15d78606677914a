"""What all parts of the board's data file have in common."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=0, le=99)]


class Data(BaseModel):
    """A table of the file: nothing else may be in it, and nothing changes later."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    origin: dict[str, str] = Field(default_factory=dict, repr=False, exclude=True)
    """Where each value comes from; for readers of the file, not for play."""
