"""Display names that are hard to draw."""

from __future__ import annotations

WIDEST = "漢" * 32
"""As long as Discord allows, in the widest letters."""

HARD_NAMES = (
    "**bold** _it_ `code` ||spoiler|| # heading",
    "🚀🧑‍🚀👨‍👩‍👧‍👦🇮🇹",
    "محمد بن راشد",
    "ธงชัยไชยสมบูรณ์",
    WIDEST,
    "W" * 32,
    "a\u202eb\u2066c\u200bd\ufeffe\x00f\ng\th",
    "\ud83d broken",
    " ",
    "<@123456789> <@&42> @everyone <#99> <:smile:1>",
    "שלום עולם",
    "अंतरिक्ष यात्री",
    "漢字かなハングル한국어",
    "z̷̡̢̛͎̝͈̤̼̜̝̘̫͓͆̊̑̀̽̓̈́̿̃̄̇̚͝͠a̸̧l̶g̵o̷",
    "𝓕𝓪𝓷𝓬𝔂 Ⓝⓐⓜⓔ",
    "ᚠᛇᚻ ⵣ ꙮ",
)
