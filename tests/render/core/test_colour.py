"""The contrast of colours."""

from __future__ import annotations

import pytest

from render.core.palette import contrast, rgb


def test_contrast_is_what_the_guidelines_say() -> None:
    assert contrast(rgb("#ffffff"), rgb("#000000")) == pytest.approx(21)
    assert contrast(rgb("#777777"), rgb("#ffffff")) == pytest.approx(4.48, abs=0.01)
