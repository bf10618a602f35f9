"""Outcome of each file of a run: checks, counts and notices, in sections for a page or a print."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import NamedTuple

from engine.core.types import Examination, Isolation, Kind, MaskingPlan, RedactionReport, RiskLevel
from engine.reports.entries import COUNTED, STATES, Entry, Results
from engine.reports.vocabulary import FINGERPRINT, KINDS


@dataclass(frozen=True, slots=True)
class Outcome:
    """Outcome of one file of a run, with the words that the front end chose for it.

    Attributes:
        output: name of the redacted file, None where none was kept.
        reason: why there is none, in a sentence.
        look_at: what the user must still check, in sentences.
        removed: what was removed beside the masked text ("2 comments").
        masks: each place that was masked or needs review, with the reason; without text of the document.
        policy: name, version and law of the policy that was applied (`engine.reports.applied`); empty where none was.
        report: None where the file was never written.
    """

    file: str
    output: str | None
    exit_code: int
    reason: str
    report: RedactionReport | None
    look_at: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    masks: tuple[Entry, ...] = ()
    policy: str = ""

    @property
    def verified(self) -> bool:
        """Return whether a redacted file was kept and passed every check."""
        checks = self.report.checks if self.report else ()
        return self.output is not None and bool(checks) and all(check.passed for check in checks)


class Line(NamedTuple):
    """A line of a section; `name` is empty in a plain list. `style`: passed, failed, warning, or empty."""

    name: str
    words: str
    style: str = ""


class Section(NamedTuple):
    """A titled part of the report of one file."""

    title: str
    lines: tuple[Line, ...]


def counts(examination: Examination, plan: MaskingPlan, results: Results) -> dict[str, int]:
    """Return `RedactionReport.counts`: entities by result (see `STATES`), by kind and by level of risk, and their
    places.
    """
    decisions = {each.entity_id: each for each in plan.decisions}
    found: Counter[str] = Counter()
    for entity, risk in zip(examination.entities, examination.risk.entities, strict=True):
        decision = decisions.get(entity.id)
        state = COUNTED[results.of_all(entity.mentions, decision)] if decision else "kept"
        found[f"{entity.kind} {state}"] += 1
        found[f"entities {state}"] += 1
        found[f"{risk.level}{_OF_LEVEL}{state}"] += 1
        for mention in entity.mentions:
            found[f"places {COUNTED[results.of(mention, decision)] if decision else 'kept'}"] += 1
    return dict(sorted(found.items()))


_OF_LEVEL = " risk "  # "high risk masked": between a level and what was done


def to_json(outcomes: Iterable[Outcome]) -> str:
    """Return `{"files": [...]}`: the fields of each `Outcome`, with whether all its checks passed as `verified`."""
    files = [
        {**asdict(replace(each, masks=())), "masks": [one.plain() for one in each.masks], "verified": each.verified}
        for each in outcomes
    ]
    return json.dumps({"files": files}, ensure_ascii=False, indent=2) + "\n"


def title(outcomes: tuple[Outcome, ...]) -> str:
    """Return the title of a run: the number of files redacted and verified."""
    done = sum(outcome.verified for outcome in outcomes)
    return f"{done} of {len(outcomes)} {'file' if len(outcomes) == 1 else 'files'} redacted and verified"


def heading(outcome: Outcome) -> str:
    """Return the names of the original and the redacted file."""
    return f"{outcome.file} → {outcome.output}" if outcome.output else outcome.file


def verdict(outcome: Outcome) -> Line:
    """Return the line that says whether the file was redacted and verified."""
    if outcome.verified:
        return Line("", "✓ Redacted. Every check passed.", "passed")
    return Line("", "⊗ No redacted file was kept.", "failed")


def policy(outcome: Outcome) -> str:
    """Return the line on the policy, empty where none was applied."""
    return f"Policy: {outcome.policy}" if outcome.policy else ""


def sections(outcome: Outcome) -> Iterator[Section]:
    """Yield the sections that are not empty."""
    report = outcome.report
    if report is None:
        return
    about = {
        "Keyed fingerprint of the original (HMAC-SHA-256)": f"{report.source_hmac_sha256}. {FINGERPRINT}",
        f"SHA-256 of the {'redacted file' if outcome.output else 'file that was thrown away'}": report.output_sha256,
        **{f"Seconds to {stage}": f"{seconds:.1f}" for stage, seconds in report.seconds.items()},
        **({"Sandbox": _isolated(report.isolation)} if report.isolation else {}),
        "Versions": ", ".join(f"{name} {version}" for name, version in report.versions.items()),
    }
    findings = {_counted(name): str(count) for name, count in report.counts.items() if _OF_LEVEL not in name}
    checks = (
        Line(each.name, f"{_SIGNS[each.checked, each.passed]} {each.detail}", _STYLES[each.checked, each.passed])
        for each in report.checks
    )
    planned = "" if outcome.output else ", as planned: no file was kept"
    everything = (
        Section("Look at this yourself", tuple(Line("", words, "warning") for words in outcome.look_at)),
        Section("Needs review", tuple(_listed(each for each in outcome.masks if each.question))),
        Section("Checks of the redacted file", tuple(checks)),
        Section(f"Findings{planned}", tuple(Line(name, count) for name, count in findings.items())),
        Section(f"Findings by risk{planned}", tuple(_by_level(report.counts))),
        Section("Also removed", tuple(Line("", words) for words in outcome.removed)),
        Section("What was masked or changed, and why", tuple(_reasons(outcome.masks))),
        Section("About this run", tuple(Line(name, words) for name, words in about.items())),
    )
    yield from (each for each in everything if each.lines)


# Signs and styles of checks, by whether there was anything to check, and whether they passed.
_SIGNS = {(True, True): "✓", (False, True): "–", (True, False): "⊗", (False, False): "⊗"}
_STYLES = {(True, True): "passed", (False, True): "", (True, False): "failed", (False, False): "failed"}


def _counted(name: str) -> str:
    """Return "name of a person masked" for "PERSON masked"."""
    what, _, state = name.partition(" ")
    return f"{KINDS[Kind(what)]} {state}" if what in set(Kind) else name


def _reasons(masks: Iterable[Entry]) -> Iterator[Line]:
    """Yield the lines, and an explanation of scores where one of them names a score."""
    lines = tuple(_listed(each for each in masks if not each.question))
    yield from lines
    if any("(score " in each.words for each in lines):
        yield Line("Scores", _SCORES)


_SCORES = (
    "A score lies between 0 and 1. It says how strongly a network that learned from the decisions of annotators speaks "
    "for masking. It is not the probability that somebody is recognised."
)


def _listed(entries: Iterable[Entry]) -> Iterator[Line]:
    """Yield one line for all places of an entity that have the same text."""
    places: dict[tuple[int | None, str], list[str]] = {}
    for each in entries:
        places.setdefault((each.item, _sentence(each)), []).append(str(each.where) or "no place")
    for (item, sentence), where in places.items():
        yield Line(f"{item}. {'; '.join(dict.fromkeys(where))}" if item else "; ".join(where), sentence)


def _sentence(entry: Entry) -> str:
    decided = (
        f"{entry.kind[:1].upper()}{entry.kind[1:]}, {entry.done}. Decided by the {entry.decided_by}: {entry.reason}"
    )
    cited = f" [{entry.citation}]" if entry.citation else ""
    rule = "" if entry.found in entry.reason else f": {entry.found}"
    found = f" Found by {entry.found_by}{rule or '.'}" if entry.found_by else ""
    return " ".join(filter(None, (f"{decided}{cited}{found}", entry.question)))


# Sandbox guards: words where the system has them, and where not.
_GUARDS = {
    "no-network": ("no network and no other programs", "the system could not shut off network and other programs"),
    "no-files": ("no files but Sable's own", "the system could not shut off files"),
}


def _isolated(isolation: Isolation) -> str:
    guards = [words[name not in isolation.guards] for name, words in _GUARDS.items()]
    if "memory" in isolation.guards:
        guards.append(f"at most {isolation.memory / (1 << 30):g} GiB of memory")
    return (
        f"the file was opened in a process of its own: {', '.join(guards)}, {isolation.seconds} seconds for each step"
    )


def _by_level(counts: dict[str, int]) -> Iterator[Line]:
    """Yield the highest risk first; a level without entities is left out."""
    for level in reversed(RiskLevel):
        by_state = {state: counts.get(f"{level}{_OF_LEVEL}{state}", 0) for state in STATES}
        if any(by_state.values()):
            yield Line(level.capitalize(), ", ".join(f"{count} {state}" for state, count in by_state.items() if count))
