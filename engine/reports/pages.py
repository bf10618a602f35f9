"""Run report as a page (HTML) and as a print (PDF)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.message import Message
from engine.core.progress import Progress
from engine.reports.outcomes import Line, Outcome, Section, heading, policy, sections, title, verdict
from engine.reports.rows import Row

# Colours: light and dark.
_COLOURS = {
    "window": ("#F3F4F6", "#1C1F24"),
    "panel": ("#FFFFFF", "#212429"),
    "line": ("#D3D7DD", "#373C44"),
    "text": ("#1B1F26", "#E7E9EC"),
    "second": ("#535B67", "#B6BDC7"),
    "passed": ("#0D5A30", "#58D9A2"),
    "failed": ("#A81B58", "#F57F9E"),
    "warning": ("#8A5600", "#F2BC55"),
}
_STYLE = """
* { box-sizing: border-box; }
body { margin: 0; background: var(--window); color: var(--text); font: 14px/20px system-ui, sans-serif; }
main { max-width: 880px; margin: 0 auto; padding: 32px 24px; }
article { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
article { padding: 24px; margin: 0 0 24px; }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; margin: 0 0 16px; }
h2 { font-size: 16px; line-height: 22px; font-weight: 600; margin: 0 0 4px; overflow-wrap: anywhere; }
h3 { font-size: 13px; font-weight: 600; color: var(--second); margin: 24px 0 4px; }
p, ul { margin: 4px 0; } ul { padding-left: 20px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-top: 1px solid var(--line); }
th { font-weight: 400; color: var(--second); width: 34%; } td { overflow-wrap: anywhere; }
.passed { color: var(--passed); } .failed { color: var(--failed); } .warning { color: var(--warning); }
.verdict { font-weight: 600; }
@media print {
  body { background: none; } main { max-width: none; padding: 0; }
  article { border: 0; padding: 0; break-inside: avoid; } }
"""
_TABLE = (0.34, 0.66)


def to_html(outcomes: Iterable[Outcome], words: Catalogue = ENGLISH) -> str:
    """Return a self-contained page without scripts, pictures and fonts, for screen and print."""
    files = tuple(outcomes)
    articles = "".join(_article(each, words) for each in files)
    return page(words.say(_NAME), f"<h1>{escape(title(files, words))}</h1>{articles}", words.language)


_NAME = Message("report.name")


def page(name: str, body: str, language: str = ENGLISH.language) -> str:
    """Return a page in the look of the reports, with this body of HTML."""
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f"<title>{escape(name)}</title><style>{_palette()}{_STYLE}</style></head><body><main>{body}</main></body></html>\n"
    )


def to_pdf(outcomes: Iterable[Outcome], words: Catalogue = ENGLISH, progress: Progress | None = None) -> bytes:
    """Return the same report for printing or filing: searchable text and numbered pages."""
    # Imported here: it loads MuPDF, which only sandboxed workers need otherwise.
    from engine.reports.printing import printed

    files = tuple(outcomes)
    rows = [Row((title(files, words),), styles=("title",)), *(row for each in files for row in _rows(each, words))]
    return printed(rows, foot=words.say(_NAME), words=words, progress=progress)


def _palette() -> str:
    light, dark = ("".join(f"--{name}:{pair[index]};" for name, pair in _COLOURS.items()) for index in (0, 1))
    return f":root{{color-scheme:light dark;{light}}}@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}"


def _article(outcome: Outcome, words: Catalogue) -> str:
    result = verdict(outcome, words)
    reason = f"<p>{escape(outcome.reason)}</p>" if outcome.reason else ""
    applied = f"<p>{escape(policy(outcome, words))}</p>" if outcome.policy else ""
    return (
        f'<article><h2>{escape(heading(outcome))}</h2><p class="verdict {result.style}">{escape(result.words)}</p>'
        f"{reason}{applied}"
        f"{''.join(map(_section, sections(outcome, words)))}</article>"
    )


def _section(section: Section) -> str:
    lines = "".join(map(_line, section.lines))
    listed = f"<table>{lines}</table>" if section.lines[0].name else f"<ul>{lines}</ul>"
    return f"<h3>{escape(section.title)}</h3>{listed}"


def _line(line: Line) -> str:
    style = f' class="{line.style}"' if line.style else ""
    if line.name:
        return f"<tr><th>{escape(line.name)}</th><td{style}>{escape(line.words)}</td></tr>"
    return f"<li{style}>{escape(line.words)}</li>"


def _rows(outcome: Outcome, words: Catalogue) -> Iterator[Row]:
    yield Row((heading(outcome),), styles=("heading",), above=18)
    result = verdict(outcome, words)
    yield Row((result.words,), styles=(result.style,))
    if outcome.reason:
        yield Row((outcome.reason,))
    if outcome.policy:
        yield Row((policy(outcome, words),))
    for section in sections(outcome, words):
        yield Row((section.title,), styles=("heading",), above=14)
        for line in section.lines:
            if line.name:
                yield Row((line.name, line.words), _TABLE, ("second", line.style), above=7, ruled=True)
            else:
                yield Row((line.words,), styles=(line.style,))
