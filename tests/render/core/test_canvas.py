"""Shapes on a canvas."""

from __future__ import annotations

import pytest

from render.core import shapes
from render.core.canvas import Canvas


@pytest.mark.parametrize("radius", [0, 1, 14, 60, 500])
@pytest.mark.parametrize("size", [(400, 120), (120, 400), (201, 201), (30, 20)])
def test_large_panels_look_as_their_mask_does(size: tuple[int, int], radius: int) -> None:
    panel, masked = (Canvas.blank(420, 420, (9, 20, 40)) for _ in range(2))
    panel.panel(5, 7, *size, radius, (250, 240, 200))
    masked.mask(5, 7, shapes.rounded(*size, radius), (250, 240, 200))
    assert panel.image.tobytes() == masked.image.tobytes()


@pytest.mark.parametrize("thickness", [1, 3, 8])
@pytest.mark.parametrize("radius", [0, 2, 14, 60])
@pytest.mark.parametrize("size", [(400, 120), (120, 400), (44, 34)])
def test_frames_look_as_their_mask_does(size: tuple[int, int], radius: int, thickness: int) -> None:
    frame, masked = (Canvas.blank(420, 420, (9, 20, 40)) for _ in range(2))
    frame.frame(5, 7, *size, radius, (250, 240, 200), thickness)
    masked.mask(5, 7, shapes.outline(*size, radius, thickness), (250, 240, 200))
    assert frame.image.tobytes() == masked.image.tobytes()


@pytest.mark.parametrize("thickness", [5, 13, 20])
@pytest.mark.parametrize("end", [(200, 200), (309, 276), (91, 276), (309, 124), (200, 90)])
def test_lines_look_as_their_path_does(end: tuple[int, int], thickness: int) -> None:
    line, path = (Canvas.blank(420, 420, (9, 20, 40)) for _ in range(2))
    line.line((200, 200), end, (250, 240, 200), thickness)
    # From left to right: Pillow rounds a line's edges by its direction.
    path.path(sorted(((200, 200), end)), (250, 240, 200), thickness)
    assert line.image.tobytes() == path.image.tobytes()
