"""Markdown of messages as HTML."""

from __future__ import annotations

from html import unescape

import pytest

from bot.messages.components.text import escaped, plain
from bot.messages.story.markup import blocks, inline
from tests.bot.helpers.stories import HOSTILE
from tests.bot.helpers.worst_case import NAMES


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**bold** and *slanted*", "<strong>bold</strong> and <em>slanted</em>"),
        ("**all *of* it**", "<strong>all <em>of</em> it</strong>"),
        ("`1` `**2**`", "<code>1</code> <code>**2**</code>"),
        ("~~gone~~", "<s>gone</s>"),
        ("a\n*b*", "a<br><em>b</em>"),
        ("**open", "**open"),
        ("**one *two** three*", "<strong>one *two</strong> three*"),
        ("2 * 3 < 7 & 'x' \"y\"", "2 * 3 &lt; 7 &amp; &#x27;x&#x27; &quot;y&quot;"),
        (r"\*\*no\*\* \`no\` \\", "**no** `no` \\"),
        ("[a](https://x) <b>", "[a](https://x) &lt;b&gt;"),
        (
            "<t:0:R>",
            '<time datetime="1970-01-01T00:00:00+00:00">1970-01-01 00:00 UTC</time>',
        ),
        ("<t:99999999999999:R>", "&lt;t:99999999999999:R&gt;"),
    ],
)
def test_marks(text: str, html: str) -> None:
    assert inline(text) == html


def test_blocks() -> None:
    found = blocks("## Over\n-# small **print**\n\nA line # 1")
    assert found.split("\n") == [
        '<p class="lead">Over</p>',
        '<p class="small">small <strong>print</strong></p>',
        "<p>A line # 1</p>",
    ]


@pytest.mark.parametrize("name", [*NAMES, *HOSTILE])
def test_a_name_is_its_own_text(name: str) -> None:
    told = inline(f"**{escaped(name)}**")
    inner = told.removeprefix("<strong>").removesuffix("</strong>")
    assert "<" not in inner
    assert '"' not in inner
    shown = unescape(inner).replace("\u2068", "").replace("\u2069", "")
    assert shown == plain(name)
