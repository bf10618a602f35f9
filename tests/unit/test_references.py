"""Every threat, paper and section that code, tests and pages refer to is listed in `resources/help/developers`.

References have one form each, so that none is missed: `threat P20`, `threats P01, P19 and D12-D14`; `paper 3, section
4.1`, `paper 2, table 5`, `paper 4, Algorithm 1`; `TIFF 6.0, section 8` for a standard that the page of papers lists.
Comments and docstrings are held to these forms. In other strings (tables of steps, findings of verification) rows stand
by themselves.
"""

from __future__ import annotations

import ast
import importlib
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from engine.documents.docx import sanitise
from engine.documents.pdf.sanitise import normalise

_REPOSITORY = Path(__file__).resolve().parents[2]
_DEVELOPERS = _REPOSITORY / "resources" / "help" / "developers"
_FOLDERS = ("desktop", "installer", "resources")
_LARGE = ("engine", "tests")
_PAGES = sorted([*_REPOSITORY.glob("*.md"), *(_REPOSITORY / "resources" / "help").rglob("*.md")])

_WIKIDATA = {
    "engine/lab/training/wikidata.py",
    "engine/background/attributes.py",
    "engine/background/sources.py",
    "tests/unit/lab/training/test_wikidata.py",
    "tests/unit/background/test_graphs.py",
}
"""Files whose strings hold properties of Wikidata, which are written like rows; their comments say `property P31`."""

_ROW = r"[PDLV]\d{2}[a-z]?"
_BETWEEN = r"(?:,? and |, |-)"
_ROWS = re.compile(rf"\b[Tt]hreats? ({_ROW}(?:{_BETWEEN}{_ROW})*)(?![\w-])")
_LIKE_A_ROW = re.compile(
    r"(?<![\w/.-])(?:[PD]\d{1,3}|[LVF]\d{2})[a-z]?(?!\w|\.\d)|\b[Tt]hreats?,? ?\(?(?:[A-Z]\d|section|row|point)\w*"
)
_ROW_IN_STRING = re.compile(r"(?<![\w/])[PD](?!00)\d{2}[a-z]?(?!\w)")
_PROPERTY = re.compile(r"\bpropert(?:y|ies) P\d+")

_UNIT = r"(?:sections?|tables?|figures?|equations?|footnotes?|appendix|appendices|Algorithms?)"
_NUMBER = r"(?:\d+(?:\.\d+)*|[A-Z])(?![\w])"
_PLACE = rf"{_UNIT} {_NUMBER}(?:(?:, | and | to )(?!{_UNIT}){_NUMBER})*"
_PAPER = re.compile(rf"\b[Pp]aper (\d+)((?:,? (?:and |in )?{_PLACE})*)")
_LIKE_A_PLACE = re.compile(rf"\b(?i:{_UNIT}) (?:\d|[A-HJ-Z]\b)")
_LIKE_A_PAPER = re.compile(
    r"\bet al\b|\b[Pp]apers \d|\b[Aa]r[Xx]iv\b|\bdoi\b|\bDOI\b|\bDIRI\b|\bProceedings of|\b[a-z]+(?:-[a-z]+)+ paper\b"
    r"|\b(?:diri|bootstrapping|unsupervised-text|text-sanitization)-[a-z]+"
    r"|\b[A-Z][a-z]+(?:,? (?:and|&) [A-Z][a-z]+)?,? \((?:19|20)\d\d\)"
)
_THE_PAPER = re.compile(r"\b[Tt]he papers?\b(?! \d)|\bpapers?['’]s?\b")


@dataclass(frozen=True)
class Prose:
    """A comment or docstring, its lines joined."""

    line: int
    text: str


@cache
def _rows() -> tuple[str, ...]:
    """The rows of the list of threats, in its order."""
    text = (_DEVELOPERS / "threats.md").read_text(encoding="utf-8")
    return tuple(re.findall(rf"^\| ({_ROW}) \|", text, re.MULTILINE))


@cache
def _papers() -> dict[int, frozenset[str]]:
    """The places within each paper: "section 3.2", "table 5" and the like."""
    text = (_DEVELOPERS / "papers.md").read_text(encoding="utf-8")
    papers: dict[int, frozenset[str]] = {}
    for part in re.split(r"^## Paper ", text, flags=re.MULTILINE)[1:]:
        places: set[str] = set()
        for kind, listed in re.findall(
            r"^- (Sections|Tables|Figures|Equations|Footnotes|Appendices|Algorithms): (.+)$", part, re.M
        ):
            unit = {"Appendices": "appendix"}.get(kind, kind.lower().removesuffix("s"))
            places |= {f"{unit} {each.split()[0]}" for each in re.split(r"; ", listed.rstrip("."))}
        papers[int(part.split(maxsplit=1)[0].rstrip(":"))] = frozenset(places)
    return papers


@cache
def _standards() -> tuple[str, ...]:
    text = (_DEVELOPERS / "papers.md").read_text(encoding="utf-8")
    return tuple(re.findall(r"^- \*\*(.+?)\*\*", text.partition("## Standards")[2], re.MULTILINE))


@cache
def _titles() -> tuple[str, ...]:
    text = (_DEVELOPERS / "papers.md").read_text(encoding="utf-8")
    return tuple(title.casefold() for title in re.findall(r"^## Paper \d+: (.+)$", text, re.MULTILINE))


def _comments(source: str) -> Iterator[Prose]:
    """The comments of a module, neighbouring lines as one."""
    last = Prose(-1, "")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        words, line = token.string.lstrip("# "), token.start[0]
        if last.line >= 0 and line == last.line + 1:
            last = Prose(line, f"{last.text} {words}")
            continue
        if last.text:
            yield last
        last = Prose(line, words)
    if last.text:
        yield last


def _texts(source: str) -> tuple[list[Prose], list[Prose]]:
    """The docstrings of a module, also of attributes, and its other strings. The tree is walked once: it takes long."""
    docstrings, strings, prose = list[Prose](), list[Prose](), set[int]()
    for node in ast.walk(ast.parse(source)):  # an expression comes before its parts
        if isinstance(node, ast.Expr):
            prose.add(id(node.value))
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                docstrings.append(Prose(node.lineno, " ".join(node.value.value.split())))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            strings.append(Prose(node.lineno, node.value))
    return docstrings, strings


def _span(words: str) -> Iterator[str]:
    """The rows of a list such as "P01, P19 and D12-D14"."""
    for first, last in re.findall(rf"({_ROW})(?:-({_ROW}))?", words):
        known = _rows()
        if last and first in known and last in known and first[0] == last[0]:
            yield from known[known.index(first) : known.index(last) + 1]
        else:
            yield from filter(None, (first, last))


def _places(words: str) -> Iterator[str]:
    """ "section 3.2", "section 3.3" of ", sections 3.2 and 3.3"."""
    for unit, listed in re.findall(rf"({_UNIT}) ({_NUMBER}(?:(?:, | and | to )(?!{_UNIT}){_NUMBER})*)", words):
        one = "appendix" if unit.startswith("append") else unit.lower().removesuffix("s")
        yield from (f"{one} {number}" for number in re.findall(_NUMBER, listed))


def threat_problems(text: str) -> Iterator[str]:
    """Yield errors of references to threats in a comment, a docstring or a page."""
    for match in _ROWS.finditer(text):
        yield from (f"no such threat: {row}" for row in _span(match[1]) if row not in _rows())
    rest = _PROPERTY.sub("", _ROWS.sub("", text))
    yield from (f"not written as `threat P20`: {match[0]}" for match in _LIKE_A_ROW.finditer(rest))


def paper_problems(text: str, named: set[int]) -> Iterator[str]:
    """Yield errors of references to papers; `named`: those that the whole file refers to."""
    for match in _PAPER.finditer(text):
        number = int(match[1])
        if number not in _papers():
            yield f"no such paper: {number}"
        else:
            yield from (f"not in paper {number}: {each}" for each in _places(match[2]) if each not in _papers()[number])
    rest = _PAPER.sub("", text)
    for standard in _standards():
        rest = re.sub(rf"{re.escape(standard)}(?:,? {_PLACE})?", "", rest)
    yield from (f"not written as `paper 3`: {match[0]}" for match in _LIKE_A_PAPER.finditer(rest))
    yield from (f"not of a paper or standard: {match[0]}" for match in _LIKE_A_PLACE.finditer(rest))
    yield from (f"not written as `paper 3`: {title}" for title in _titles() if title in rest.casefold())
    if len(named) != 1:
        yield from (f"which of the papers? {match[0]}" for match in _THE_PAPER.finditer(rest))


def _problems(path: Path) -> Iterator[str]:
    source = path.read_text(encoding="utf-8")
    name = path.relative_to(_REPOSITORY).as_posix()
    docstrings, strings = _texts(source)
    prose = [*_comments(source), *docstrings]
    named = {int(match[1]) for each in prose for match in _PAPER.finditer(each.text)}
    for each in prose:
        for problem in (*threat_problems(each.text), *paper_problems(each.text, named)):
            yield f"{name}:{each.line}: {problem}"
    if name not in _WIKIDATA:
        for each in strings:
            wrong = [row for row in _ROW_IN_STRING.findall(each.text) if row not in _rows()]
            yield from (f"{name}:{each.line}: no such threat: {row}" for row in wrong)


@pytest.mark.parametrize("folder", [*_FOLDERS, *(pytest.param(each, marks=pytest.mark.slow) for each in _LARGE)])
def test_every_reference_of_the_code_is_listed(folder: str) -> None:
    files = sorted((_REPOSITORY / folder).rglob("*.py"))
    assert files
    assert [problem for path in files if path != Path(__file__).resolve() for problem in _problems(path)] == []


@pytest.mark.parametrize("path", _PAGES, ids=lambda path: path.relative_to(_REPOSITORY).as_posix())
def test_every_reference_of_a_page_is_listed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    rows = [row for match in _ROWS.finditer(text) for row in _span(match[1])]
    assert [row for row in rows if row not in _rows()] == []
    papers = [(int(match[1]), list(_places(match[2]))) for match in _PAPER.finditer(text)]
    assert [(each, places) for each, places in papers if not set(places) <= _papers().get(each, frozenset({""}))] == []


@pytest.mark.parametrize(
    "text",
    [
        "Closed here (P20).",
        "See P85, which is a property of nobody.",
        "Closed here (threat P20b).",
        "Closed here (threats P01, P99).",
        "Closed here (threats D31-D33).",
        "A repair (threat F2).",
        "Checked (threats, section 4, point 10).",
        "As in L02.",
    ],
)
def test_a_threat_that_is_not_listed_or_written_otherwise_is_found(text: str) -> None:
    assert list(threat_problems(text))


@pytest.mark.parametrize(
    "text",
    [
        "After paper 99.",
        "After paper 3, section 9.",
        "After paper 3, sections 3.1 and 9.9.",
        "After paper 3, Algorithm 2.",
        "After section 3.1.",
        "As Algorithm 1 does.",
        "Lison et al. say so.",
        "After Morris and Rush (2022).",
        "After papers 1 and 2.",
        "After the distant-supervision paper.",
        "As in DIRI.",
        "After bootstrapping-distant-supervision.",
        "See arXiv.",
        "As in the paper.",
        "After Unsupervised Text Deidentification.",
        "By TIFF 7.0, section 8.",
    ],
)
def test_a_paper_that_is_not_listed_or_written_otherwise_is_found(text: str) -> None:
    assert list(paper_problems(text, set()))


def test_references_in_the_right_form_pass() -> None:
    text = "Closes threats P01, P19b and D12-D14, V05; after paper 3, sections 3.1 and 3.2, Algorithm 1."
    assert not list(threat_problems(text))
    assert not list(paper_problems(f"{text} See TIFF 6.0, section 8.", {3}))
    assert not list(paper_problems("Paper 3 begins anew; the paper draws at random, as in paper 3, Algorithm 1.", {3}))


def test_rows_are_listed_once_and_are_those_that_steps_answer() -> None:
    assert len(set(_rows())) == len(_rows())
    write = importlib.import_module("engine.documents.pdf.write")  # the package has a function of this name
    answered = {row for step in (*normalise.CLEANING, *write.MASKING, *sanitise.STEPS) for row in step.rows}
    answered |= {*normalise.BY_DESIGN, *sanitise.BY_DESIGN}
    assert {row for row in _rows() if row[0] in "PD"} == answered


def test_every_row_is_tested_where_the_page_says() -> None:
    text = (_DEVELOPERS / "threats.md").read_text(encoding="utf-8")
    rows = re.findall(rf"^\| ({_ROW}) \|.*\| ([^|]+) \|$", text, re.MULTILINE)
    assert len(rows) == len(_rows())
    for row, tests in rows:
        named = re.findall(r"`([^`]+)`", tests)
        assert named, row
        assert [each for each in named if not (_REPOSITORY / "tests" / "unit" / each).is_file()] == [], row


def test_files_and_folders_that_the_pages_name_are_there() -> None:
    for page in _DEVELOPERS.glob("*.md"):
        named = re.findall(r"`((?:engine|desktop|tests|resources)/[\w/.]+)`", page.read_text(encoding="utf-8"))
        assert named, page.name
        assert [each for each in named if not (_REPOSITORY / each).exists()] == []


def test_papers_are_numbered_as_users_read_them() -> None:
    text = (_REPOSITORY / "resources" / "help" / "risk.md").read_text(encoding="utf-8")
    listed = re.findall(r"^(\d)\. .*?\*([^*]+)\*", text.partition("## The papers")[2], re.MULTILINE | re.DOTALL)
    assert len(listed) == 5
    for number, title in listed:
        assert " ".join(title.split()).casefold().startswith(_titles()[int(number) - 1].partition(": ")[0]), number
