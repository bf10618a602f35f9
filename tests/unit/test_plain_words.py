"""Plain words: docstrings begin with a verb or noun, and sentences for users hold no word that the glossary rejects.

The glossary is `resources/help/developers/words.md`. A new row of its second table tightens these tests by itself.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.core import messages, problems
from engine.core.sentences import SENTENCES
from tests.sources import definitions, modules

_REPOSITORY = Path(__file__).resolve().parents[2]
_GLOSSARY = _REPOSITORY / "resources" / "help" / "developers" / "words.md"
sys.path.insert(0, str(_REPOSITORY / "resources" / "i18n"))
import update  # noqa: E402

_BEGINNING = re.compile(
    r"(?:What|Where|When|Which|Whether|Who|Whom|Whose|Whoever|Whatever|How|Why|That|Than|Of|In|At|On|By|For|From|With"
    r"|Without|To|As|Beside|Between|Under|Over|After|Before|Into|Until|Behind|Among|About|Across|Along|Against|Within"
    r"|Through|Per|Like|Those|These|Such as|All that|Also|Around|Neither|Either|So many|Up to)\b"
)
_PAGES = ("README.md", "CONTRIBUTING.md")
_IN_CONTEXT = frozenset(
    "the person;told;detail;combination;fits;linked;guessed;proof;proves;many documents;reviewed".split(";")
)
"""Rejected words with a second meaning that sentences need: the person to protect, a plan proved optimal."""


def _docstrings(folder: str) -> Iterator[str]:
    for path, module in modules(folder):
        for each in (module, *definitions(module)):
            if text := ast.get_docstring(each):
                yield f"{path}: {text.splitlines()[0]}"


def _begins_badly(docstring: str) -> bool:
    return bool(_BEGINNING.match(docstring.partition(": ")[2]))


@pytest.mark.parametrize("folder", ["engine", "desktop", "installer", "resources", "tests"])
def test_docstrings_begin_with_a_verb_or_a_noun(folder: str) -> None:
    found = list(_docstrings(folder))
    assert len(found) > 20
    assert not [each for each in found if _begins_badly(each)]


@cache
def _rejected() -> re.Pattern[str]:
    """Return a pattern of the phrases in the left column of the glossary's second table."""
    rows = _GLOSSARY.read_text(encoding="utf-8").partition("## Not this word")[2]
    cells = re.findall(r"^\| ([^|]+) \| [^|]+ \|$", rows, re.MULTILINE)[1:]
    phrases = {each.strip() for cell in cells for each in cell.split(",")} - _IN_CONTEXT
    assert len(phrases) > 20
    return re.compile(rf"(?i)\b(?:{'|'.join(re.escape(each) for each in phrases if '...' not in each)})s?\b")


def _for_users() -> Iterator[tuple[str, str]]:
    """Yield the place and the text of all that users read in English."""
    yield from (("window and reports", source) for _, source in update.known("de"))
    for table in (SENTENCES, messages.ERRORS, messages.NOTICES, problems.PROBLEMS):
        for code, sentence in table.items():
            yield from ((str(code), each) for each in (sentence if isinstance(sentence, tuple) else (sentence,)))
    for page in (*map(_REPOSITORY.joinpath, _PAGES), *sorted((_REPOSITORY / "resources" / "help").glob("*.md"))):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
            yield f"{page.name}:{number}", line


def test_sentences_for_users_hold_no_rejected_word() -> None:
    found = {(place, match[0]) for place, text in _for_users() for match in _rejected().finditer(text)}
    assert not sorted(found)


@pytest.mark.parametrize("text", ["A matching program finds it.", "Your companions are ready.", "Whoever opens it"])
def test_rejected_words_are_recognised(text: str) -> None:
    assert _rejected().search(text)


def test_dialect_at_the_beginning_is_recognised() -> None:
    assert _begins_badly("file.py: Of a table.") and not _begins_badly("file.py: Return the table.")
