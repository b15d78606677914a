"""A refusal of words that mean nothing, apart from the example of good input behind it."""

from __future__ import annotations

import re

from bot.i18n import words


def split_example(text: str, language: str) -> tuple[str, str]:
    """The refusal and its example; the example is empty where the text gives none."""
    pattern = re.escape(words(language)("error-with-example", why="\0", example="\1"))
    pattern = pattern.replace("\0", "(.+)").replace("\1", "([^`]+)")
    found = re.fullmatch(pattern, text, re.DOTALL)
    return (text, "") if found is None else (found[1], found[2])
