"""Run report as a page (HTML) and as a print (PDF)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.core import resources
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.message import Message
from engine.core.progress import SILENT, Progress
from engine.reports.outcomes import Outcome, heading, policy, sections, title, verdict
from engine.reports.rows import TableRow

if TYPE_CHECKING:
    from jinja2 import Environment

_TABLE = (0.34, 0.66)
_NAME = Message("report.name")


def to_html(outcomes: Iterable[Outcome], words: Catalogue = ENGLISH) -> str:
    """Return a self-contained page without scripts, pictures and fonts, for screen and print."""
    files = tuple(outcomes)
    return page(
        "run.html", words.say(_NAME), words, title=title(files, words), files=[_file(each, words) for each in files]
    )


def page(template: str, name: str, words: Catalogue, **values: Any) -> str:
    """Return a page of HTML from a template in `resources/reports`, in the look that all of them share.

    Args:
        name: title of the page.
        words: the page's language.
        values: what the template shows; text is escaped.
    """
    return _templates().get_template(template).render(name=name, language=words.language, **values)


@cache
def _templates() -> Environment:
    # Imported here: most runs write no page.
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(resources.root() / "reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def _file(outcome: Outcome, words: Catalogue) -> dict[str, Any]:
    """Return what the page shows of one file."""
    return {
        "heading": heading(outcome),
        "verdict": verdict(outcome, words),
        "paragraphs": _paragraphs(outcome, words),
        "sections": tuple(sections(outcome, words)),
    }


def _paragraphs(outcome: Outcome, words: Catalogue) -> list[str]:
    """Return the reason why there is no redacted file, and the policy, as far as there are any."""
    return [each for each in (outcome.reason, policy(outcome, words) if outcome.policy else "") if each]


def to_pdf(outcomes: Iterable[Outcome], words: Catalogue = ENGLISH, progress: Progress = SILENT) -> bytes:
    """Return the same report for printing or filing: searchable text and numbered pages."""
    # Imported here: it loads MuPDF, which only sandboxed workers need otherwise.
    from engine.reports.printing import printed

    files = tuple(outcomes)
    rows = [TableRow((title(files, words),), styles=("title",)), *(row for each in files for row in _rows(each, words))]
    return printed(rows, foot=words.say(_NAME), words=words, progress=progress)


def _rows(outcome: Outcome, words: Catalogue) -> Iterator[TableRow]:
    yield TableRow((heading(outcome),), styles=("heading",), above=18)
    result = verdict(outcome, words)
    yield TableRow((result.words,), styles=(result.style,))
    for paragraph in _paragraphs(outcome, words):
        yield TableRow((paragraph,))
    for section in sections(outcome, words):
        yield TableRow((section.title,), styles=("heading",), above=14)
        for line in section.lines:
            if line.name:
                yield TableRow((line.name, line.words), _TABLE, ("second", line.style), above=7, ruled=True)
            else:
                yield TableRow((line.words,), styles=(line.style,))
