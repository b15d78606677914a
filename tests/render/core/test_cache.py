"""Keys that tell pictures apart."""

from __future__ import annotations

import pytest

from render.core.cache import shown_key
from rules.race1969.view import Own
from tests.render.race1969 import views


def test_equal_views_have_equal_keys() -> None:
    assert shown_key(views.table(3, 4), "en") == shown_key(views.table(3, 4), "en")


def test_keys_depend_on_what_a_repr_leaves_out() -> None:
    one, other = Own((1, 2), (), False, None), Own((1, 3), (), False, None)
    assert repr(one) == repr(other)
    assert shown_key(one) != shown_key(other)


def test_keys_tell_nesting_and_types_apart() -> None:
    keys = {
        shown_key((1, 2), 3),
        shown_key(1, (2, 3)),
        shown_key(1, 2, 3),
        shown_key("1", 2, 3),
        shown_key(True),
    }
    assert len(keys) == 5


def test_a_key_refuses_what_it_cannot_look_into() -> None:
    with pytest.raises(TypeError, match="object"):
        shown_key(object())
