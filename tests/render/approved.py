"""Compares a picture with the one that was looked at and approved."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

from render.core.picture import Band


def compare(band: Band, path: Path, *, update: bool) -> None:
    """Fail where a pixel differs; with ``update`` the picture is approved as it is."""
    if update:
        path.write_bytes(band.png())
        return
    drawn = Image.open(BytesIO(band.png())).convert("RGB")
    approved = Image.open(path).convert("RGB")
    assert drawn.size == approved.size
    changed = ImageChops.difference(drawn, approved).getbbox()
    assert changed is None, f"{path.name} differs within {changed}"
