"""What was done to each file, as JSON for a program and as one HTML page for a person, without text of a document."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from html import escape

from engine.types import Action, Check, Examination, Isolation, MaskingPlan, RedactionReport, RiskLevel


@dataclass(frozen=True, slots=True)
class Outcome:
    """One file of a run, with the words that the front-end chose for it.

    Attributes:
        output: name of the redacted file, None where none was kept.
        reason: why not, in a sentence.
        look_at: what the person must still look at, in sentences.
        removed: what was removed beside the masked text ("2 comments").
        report: None where the file never came to be written.
    """

    file: str
    output: str | None
    exit_code: int
    reason: str
    report: RedactionReport | None
    look_at: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()


def counts(examination: Examination, plan: MaskingPlan) -> dict[str, int]:
    """`RedactionReport.counts`: entities masked and kept, of each kind and each level of risk, and their places."""
    masked = {decision.entity_id for decision in plan.decisions if decision.action is not Action.KEEP}
    found: Counter[str] = Counter()
    for entity, risk in zip(examination.entities, examination.risk.entities, strict=True):
        state = "masked" if entity.id in masked else "kept"
        found[f"{entity.kind} {state}"] += 1
        found[f"entities {state}"] += 1
        found[f"places {state}"] += len(entity.mentions)
        found[f"{risk.level}{_OF_LEVEL}{state}"] += 1
    return dict(sorted(found.items()))


_OF_LEVEL = " risk "  # "high risk masked": between a level and what was done

# Colours: light, dark (window, panel, line, text, second text, passed, failed, warning).
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


def to_json(outcomes: Iterable[Outcome]) -> str:
    """`{"files": [...]}`: the fields of each `Outcome`, with whether all its checks passed as `verified`."""
    files = [{**asdict(outcome), "verified": _verified(outcome)} for outcome in outcomes]
    return json.dumps({"files": files}, ensure_ascii=False, indent=2) + "\n"


def to_html(outcomes: Iterable[Outcome]) -> str:
    """A page that needs nothing but itself: no scripts, no pictures, no fonts; made for screen and print."""
    files = tuple(outcomes)
    done = sum(_verified(outcome) for outcome in files)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f"<title>Redaction report</title><style>{_palette()}{_STYLE}</style></head><body><main>"
        f"<h1>{done} of {len(files)} {'file' if len(files) == 1 else 'files'} redacted and verified</h1>"
        f"{''.join(map(_article, files))}</main></body></html>\n"
    )


def _verified(outcome: Outcome) -> bool:
    checks = outcome.report.checks if outcome.report else ()
    return outcome.output is not None and bool(checks) and all(check.passed for check in checks)


def _palette() -> str:
    light, dark = ("".join(f"--{name}:{pair[index]};" for name, pair in _COLOURS.items()) for index in (0, 1))
    return f":root{{color-scheme:light dark;{light}}}@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}"


def _article(outcome: Outcome) -> str:
    state, verdict = (
        ("passed", "✓ Redacted. Every check passed.")
        if _verified(outcome)
        else ("failed", "⊗ No redacted file was kept.")
    )
    reason = f"<p>{escape(outcome.reason)}</p>" if outcome.reason else ""
    output = f" → {escape(outcome.output)}" if outcome.output else ""
    sections = _sections(outcome, outcome.report) if outcome.report else ""
    return (
        f"<article><h2>{escape(outcome.file)}{output}</h2>"
        f'<p class="verdict {state}">{verdict}</p>{reason}{sections}</article>'
    )


def _sections(outcome: Outcome, report: RedactionReport) -> str:
    about = {
        "SHA-256 of the original": report.source_sha256,
        "SHA-256 of the redacted file": report.output_sha256,
        **{f"Seconds to {stage}": f"{seconds:.1f}" for stage, seconds in report.seconds.items()},
        **({"Opened in": _apart(report.isolation)} if report.isolation else {}),
        "Versions": ", ".join(f"{name} {version}" for name, version in report.versions.items()),
    }
    findings = {name: count for name, count in report.counts.items() if _OF_LEVEL not in name}
    return "".join(
        (
            _section("Look at this yourself", _list(outcome.look_at, "warning")),
            _section("Checks of the written file", _checks(report.checks)),
            _section("Findings", _table(findings.items())),
            _section("Findings by risk", _table(_by_level(report.counts))),
            _section("Removed beside the masked text", _list(outcome.removed)),
            _section("About this run", _table(about.items())),
        )
    )


# What the process that opens files is kept from: where the system could do so, and where not.
_GUARDS = {
    "no-network": ("no network and no other programs", "the system could not shut off network and other programs"),
    "no-files": ("no files but Sable's own", "the system could not shut off files"),
}


def _apart(isolation: Isolation) -> str:
    guards = [words[name not in isolation.guards] for name, words in _GUARDS.items()]
    if "memory" in isolation.guards:
        guards.append(f"{isolation.memory / (1 << 30):g} GiB of memory")
    return f"a process of its own: {', '.join(guards)}, {isolation.seconds} seconds from one step to the next"


def _by_level(counts: dict[str, int]) -> Iterator[tuple[str, str]]:
    """The highest risk first; a level that no entity has is left out."""
    for level in reversed(RiskLevel):
        masked, kept = (counts.get(f"{level}{_OF_LEVEL}{state}", 0) for state in ("masked", "kept"))
        if masked or kept:
            yield level.capitalize(), f"{masked} masked, {kept} kept"


def _section(title: str, content: str) -> str:
    return f"<h3>{title}</h3>{content}" if content else ""


def _checks(checks: tuple[Check, ...]) -> str:
    return _rows(
        f'<tr><th>{escape(check.name)}</th><td class="{"passed" if check.passed else "failed"}">'
        f"{'✓' if check.passed else '⊗'} {escape(check.detail)}</td></tr>"
        for check in checks
    )


def _table(pairs: Iterable[tuple[str, object]]) -> str:
    return _rows(f"<tr><th>{escape(name)}</th><td>{escape(str(value))}</td></tr>" for name, value in pairs)


def _rows(rows: Iterable[str]) -> str:
    body = "".join(rows)
    return f"<table>{body}</table>" if body else ""


def _list(lines: Iterable[str], state: str = "") -> str:
    items = "".join(f'<li class="{state}">{escape(line)}</li>' for line in lines)
    return f"<ul>{items}</ul>" if items else ""
