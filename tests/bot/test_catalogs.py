"""Every sentence exists in every language, takes the same figures, and is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bot
import render
from bot.errors import REASONS
from bot.games import PRESENTERS
from bot.i18n import Bundle, words
from bot.settings import LANGUAGES
from rules.core import errors as core_reasons
from rules.first_martians import error_codes as first_martians_reasons
from rules.race1969 import error_codes as race1969_reasons
from rules.space1999 import terms
from tests.french import FRENCH_SPACES

ROOT = Path(bot.__file__).parent
PICTURES = Path(render.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")


@cache
def entries(language: str) -> dict[str, tuple[str, ftl.Message]]:
    """Each message of a language by its id, with the file that it stands in."""
    found: dict[str, tuple[str, ftl.Message]] = {}
    folder = ROOT / "locales" / language
    for file in sorted(folder.rglob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content[:80]!r}"
            if isinstance(entry, ftl.Message):
                name = entry.id.name
                assert name not in found, f"{name} stands twice in {language}"
                found[name] = (file.relative_to(folder).as_posix(), entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogs_find_each_message_in_its_file(language: str) -> None:
    """They cut files into messages without parsing them."""
    assert words(language).messages() >= set(entries(language))
    for name in [*entries(language)][::20]:
        figures = dict.fromkeys(params(language, name), 1)
        # One that is a part of a sentence may say nothing.
        assert isinstance(words(language)(name, **figures), str)


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)


@cache
def params(language: str, name: str) -> set[str]:
    """The figures that a message takes, those of the messages that it quotes included."""
    found: set[str] = set()
    for node in nodes(entries(language)[name][1]):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= params(language, node.id.name)
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_messages_have_the_same_files_and_figures_in_every_language(language: str) -> None:
    english, other = entries("en"), entries(language)
    assert sorted(english.keys() ^ other.keys()) == []
    for name, (file, _) in english.items():
        assert other[name][0] == file, name
        assert params(language, name) == params("en", name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quoted_message_exists(language: str) -> None:
    for name, (_, entry) in entries(language).items():
        for node in nodes(entry):
            if isinstance(node, ftl.MessageReference):
                assert node.id.name in entries(language), name
            assert not isinstance(node, ftl.TermReference), name


@cache
def sources() -> list[ast.Module]:
    files = [*sorted(ROOT.rglob("*.py")), *sorted(PICTURES.rglob("*.py"))]
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


@cache
def asked_for() -> tuple[set[str], list[re.Pattern[str]]]:
    """The texts in the bot's source that could be ids, and the shapes of those that are made."""
    templates = (file.read_text(encoding="utf-8") for file in ROOT.rglob("*.j2"))
    exact = {name for template in templates for name in re.findall(r't\("([a-z0-9_-]+)"', template)}
    shapes: list[re.Pattern[str]] = []
    for module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                exact.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(part.value) if isinstance(part, ast.Constant) else "[a-z0-9_-]+"
                    for part in node.values
                ]
                fixed = "".join(p.value for p in node.values if isinstance(p, ast.Constant))
                if re.fullmatch(r"[a-z0-9_-]{4,}", fixed):
                    shapes.append(re.compile("".join(parts)))
    return exact, shapes


OPTION = re.compile(r"option\d*-([a-z]+)")
"""The name of a command's option, which stands in the source without what comes before it."""


def test_every_message_is_used() -> None:
    exact, shapes = asked_for()
    quoted = {
        node.id.name
        for _, entry in entries("en").values()
        for node in nodes(entry)
        if isinstance(node, ftl.MessageReference)
    }
    unused = [
        name
        for name in entries("en")
        if name not in exact
        and name not in quoted
        and not any(shape.fullmatch(name) for shape in shapes)
        and not ((option := OPTION.fullmatch(name)) and option[1] in exact)
    ]
    assert unused == []


@cache
def called() -> list[tuple[str, object]]:
    found = []
    for module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.id if isinstance(node.func, ast.Name) else ""
                found.append((name or getattr(node.func, "attr", ""), node.args[0].value))
    return found


def raised() -> set[str]:
    return {reason for name, reason in called() if name == "TableError"}


def test_every_error_is_raised_somewhere() -> None:
    known = raised() | set(REASONS)
    errors = {name.removeprefix("error-") for name in entries("en") if name.startswith("error-")}
    assert sorted(errors - known - {"unexpected"}) == []


def spoken() -> set[str]:
    return {first for name, first in called() if name in {"t", "said", "words"}}


def test_every_error_has_its_sentence() -> None:
    assert len(raised()) > 10
    assert sorted(r for r in raised() if f"error-{r}" not in entries("en")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_tables_room_has_its_sentence(language: str) -> None:
    for reason, figures in REASONS.items():
        assert f"error-{reason}" in entries(language)
        assert params(language, f"error-{reason}") <= set(figures), reason


def test_every_message_that_is_asked_for_exists() -> None:
    assert len(spoken()) > 100
    assert sorted(spoken() - set(entries("en"))) == []


@pytest.mark.parametrize(
    "reasons",
    [
        core_reasons.SETUP,
        core_reasons.TURN,
        core_reasons.TEXT,
        race1969_reasons.REASONS,
        terms.REASONS,
        first_martians_reasons.REASONS,
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_rules_has_its_sentence(
    language: str, reasons: dict[str, tuple[str, ...]]
) -> None:
    for reason, figures in reasons.items():
        assert f"illegal-{reason}" in entries(language)
        assert params(language, f"illegal-{reason}") <= set(figures), reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_names_and_descriptions_are_what_discord_takes(language: str) -> None:
    names = [name for name in entries(language) if name.startswith(("command", "option"))]
    assert len(names) > 60
    for name in names:
        text = words(language)(name)
        if name.endswith("-about"):
            assert 1 <= len(text) <= 100, (name, len(text))
        else:
            assert COMMAND_NAME.fullmatch(text), (name, text)
            assert text == text.lower(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_on_their_buttons(language: str) -> None:
    for name, (_, entry) in entries(language).items():
        if name.startswith("button-") and not params(language, name):
            assert len(words(language)(name)) <= 34, (name, entry)


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_curved(language: str) -> None:
    wrong = [
        name
        for name, (_, entry) in entries(language).items()
        for node in nodes(entry)
        if isinstance(node, ftl.TextElement) and re.search(r"['\"]", CODE.sub("", node.value))
    ]
    assert wrong == []


CODE = re.compile(r"`[^`]*`|<t:|:R>|Spazio: 1999")
"""Text that is written as somebody types it, a title included."""


def test_french_has_its_no_break_spaces() -> None:
    wrong = {}
    for name, (_, entry) in entries("fr").items():
        told = CODE.sub("x", "".join(_pieces(entry)))
        if FRENCH_SPACES.search(told):
            wrong[name] = told
    assert sorted(wrong.values()) == []


def _pieces(entry: ftl.Message) -> Iterator[str]:
    """The texts of a message in order, x for each figure."""
    for node in nodes(entry):
        if isinstance(node, ftl.TextElement):
            yield node.value
        elif isinstance(node, ftl.StringLiteral):
            yield node.parse()["value"]
        elif isinstance(node, (ftl.VariableReference, ftl.MessageReference)):
            yield "x"


def test_the_games_are_all_known() -> None:
    for presenter in PRESENTERS.values():
        for language in LANGUAGES:
            assert presenter.title(words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_written_as_the_library_writes_them(language: str) -> None:
    source = """
told = { $n } of { $n ->
    [one] one
   *[other] { NUMBER($n, minimumFractionDigits: 1) }
 }
"""
    ours = Bundle([language], use_isolating=False)
    theirs = FluentBundle([language], use_isolating=False)
    for bundle in (ours, theirs):
        bundle.add_resource(FluentResource(source))
    for number in (0, 1, 2, 9, 10, 999, 1000, 1001, 12345, 1234567, -1, -3, -1000):
        written, expected = (_written(bundle, "told", n=number) for bundle in (ours, theirs))
        assert written.replace("−", "-") == expected
        assert written.startswith("−") == (number < 0), "but for the minus, which is a real one"


def _written(bundle: FluentBundle, message: str, **params: object) -> str:
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, params)
    assert not errors
    return str(text)
