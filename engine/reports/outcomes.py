"""Outcome of each file of a run: checks, counts and notices, in sections for a page or a print."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple, Self

from engine.core import kind_names, languages, messages
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.message import Message, message
from engine.core.printable import printable
from engine.core.progress import Stage
from engine.core.sentences import SENTENCES
from engine.core.types import Check, Examination, Isolation, Kind, MaskingPlan, RedactionReport, RiskLevel
from engine.reports.entries import COUNTED, STATES, LogEntry, Results

VERSION = 1
"""Version of the report in JSON: resources/schemas/report-1.json. It changes when a key goes or changes its meaning."""


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
        report: None where the file was never written, or by an earlier run.
    """

    file: str
    output: str | None
    exit_code: int
    reason: str
    report: RedactionReport | None
    look_at: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    masks: tuple[LogEntry, ...] = ()
    policy: str = ""

    @classmethod
    def written(
        cls,
        file: str,
        output: str,
        report: RedactionReport | None,
        *,
        look_at: tuple[str, ...] = (),
        removed: tuple[str, ...] = (),
        masks: tuple[LogEntry, ...] = (),
        policy: str = "",
    ) -> Self:
        """Return the outcome of a file whose redacted file was kept."""
        return cls(file, output, messages.DONE, "", report, look_at, removed, masks, policy)

    @classmethod
    def refused(
        cls, file: str, exit_code: int, reason: str, report: RedactionReport | None = None, *, policy: str = ""
    ) -> Self:
        """Return the outcome of a file of which no redacted file was kept."""
        return cls(file, None, exit_code, reason, report, policy=policy)

    @classmethod
    def only_read(cls, file: str) -> Self:
        """Return the outcome of a file that was read and not redacted."""
        return cls(file, None, messages.DONE, "", None)

    @property
    def verified(self) -> bool:
        """Return whether a redacted file was kept and passed every check."""
        checks = self.report.checks if self.report else ()
        return self.output is not None and bool(checks) and all(check.passed for check in checks)


class ReportLine(NamedTuple):
    """A line of a section; `name` is empty in a plain list. `style`: passed, failed, warning, or empty."""

    name: str
    words: str
    style: str = ""


class ReportSection(NamedTuple):
    """A titled part of the report of one file."""

    title: str
    lines: tuple[ReportLine, ...]


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
    """Return `{"version": 1, "files": [...]}`: the fields of each `Outcome`, and whether it is `verified`."""
    files = [_plain(each) for each in outcomes]
    return json.dumps({"version": VERSION, "files": files}, ensure_ascii=False, indent=2) + "\n"


def _plain(outcome: Outcome) -> dict[str, Any]:
    record = asdict(replace(outcome, masks=()))
    if record["report"]:
        del record["report"]["further"]  # listed with the masks
    for check, shown in zip(outcome.report.checks if outcome.report else (), _checks(record), strict=True):
        shown |= {"name": ENGLISH.named(check.name), "detail": ENGLISH.say(check.detail)}
    return record | {"masks": [each.plain() for each in outcome.masks], "verified": outcome.verified}


def _checks(record: dict[str, Any]) -> Sequence[dict[str, Any]]:
    return record["report"]["checks"] if record["report"] else ()


def title(outcomes: tuple[Outcome, ...], words: Catalogue) -> str:
    """Return the title of a run: the number of files redacted and verified."""
    done = sum(outcome.verified for outcome in outcomes)
    return words.say(message("report.title", done=done, count=len(outcomes)))


def heading(outcome: Outcome) -> str:
    """Return the names of the original and the redacted file."""
    names = filter(None, (outcome.file, outcome.output))
    return " → ".join(map(printable, names))


def verdict(outcome: Outcome, words: Catalogue) -> ReportLine:
    """Return the line that says whether the file was redacted and verified."""
    if outcome.output and outcome.report is None:
        return ReportLine("", words.say(Message("report.earlier")))
    if outcome.verified:
        return ReportLine("", f"✓ {words.say(Message('report.passed'))}", "passed")
    return ReportLine("", f"⊗ {words.say(Message('report.failed'))}", "failed")


def policy(outcome: Outcome, words: Catalogue) -> str:
    """Return the line on the policy, empty where none was applied."""
    return words.say(message("report.policy", policy=outcome.policy)) if outcome.policy else ""


def to_look_at(outcome: Outcome, words: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield each sentence of `look_at` (in the language of `words`) and the style of its `ReportLine`."""
    notices = outcome.report.notices if outcome.report else ()
    informing = messages.look_at(tuple(filter(messages.is_plain, notices)), words)
    for each in outcome.look_at:
        yield each, "" if each in informing else "warning"


def sections(outcome: Outcome, words: Catalogue) -> Iterator[ReportSection]:
    """Yield the sections that are not empty."""
    report = outcome.report
    if report is None:
        return
    say = words.say
    checks = (_check(each, words) for each in report.checks)
    planned = "" if outcome.output else "-planned"
    everything: tuple[tuple[str, Iterable[ReportLine]], ...] = (
        ("look-at", (ReportLine("", each, style) for each, style in to_look_at(outcome, words))),
        ("needs-review", _listed((each for each in outcome.masks if each.question), words)),
        ("checks", checks),
        (f"findings{planned}", _by_kind(report.counts, words)),
        (f"by-risk{planned}", _by_level(report.counts, words)),
        ("removed", (ReportLine("", each) for each in outcome.removed)),
        ("masks", _reasons(outcome.masks, words)),
        ("run", _about(outcome, report, words)),
    )
    for name, lines in everything:
        if section := tuple(lines):
            yield ReportSection(say(Message(f"report.{name}")), section)


def _about(outcome: Outcome, report: RedactionReport, words: Catalogue) -> Iterator[ReportLine]:
    """Yield fingerprints, times, guards, provenance and versions."""
    say = words.say
    explained = Message("fingerprint.explained")
    fingerprint = message("report.fingerprint-explained", fingerprint=report.source_hmac_sha256, explained=explained)
    yield ReportLine(say(Message("report.fingerprint")), say(fingerprint))
    yield ReportLine(
        say(Message("report.sha256" if outcome.output else "report.sha256-thrown-away")), report.output_sha256
    )
    if report.languages:
        named = ", ".join(words(languages.name(each)) for each in report.languages)
        yield ReportLine(say(Message("report.languages")), named)
    for stage, seconds in report.seconds.items():
        yield ReportLine(say(message("report.seconds", stage=_stage(stage, words))), f"{seconds:.1f}")
    if report.isolation:
        yield ReportLine(say(Message("report.sandbox")), say(_isolated(report.isolation)))
    for name, value in report.provenance.items():
        yield ReportLine(say(Message(f"report.provenance-{name}")), value)
    versions = ", ".join(f"{name} {version}" for name, version in report.versions.items())
    yield ReportLine(say(Message("report.versions")), versions)


def _stage(stage: Stage, words: Catalogue) -> str:
    code = f"stage.{stage}"
    return words.named(code) if code in SENTENCES else stage


def _check(check: Check, words: Catalogue) -> ReportLine:
    state = check.checked, check.passed
    return ReportLine(words.named(check.name), f"{_SIGNS[state]} {words.say(check.detail)}", _STYLES[state])


# Signs and styles of checks, by whether there was anything to check, and whether they passed.
_SIGNS = {(True, True): "✓", (False, True): "–", (True, False): "⊗", (False, False): "⊗"}
_STYLES = {(True, True): "passed", (False, True): "", (True, False): "failed", (False, False): "failed"}


def _by_kind(counts: dict[str, int], words: Catalogue) -> Iterator[ReportLine]:
    """Yield the numbers of each kind, then those of all entities, of their mentions and of areas."""
    for kind in Kind:
        yield from _by_state(counts, f"{kind} ", kind_names.name(kind), words)
    for what in ("entities", "places", "areas"):
        yield from _by_state(counts, f"{what} ", Message(f"report.{what}"), words)


def _by_state(counts: dict[str, int], prefix: str, name: Message, words: Catalogue) -> Iterator[ReportLine]:
    """Yield a line such as "3 masked, 1 kept"; none where nothing is counted."""
    numbers = (
        message("report.number-of-state", number=number, state=Message(f"state.{state}"))
        for state in STATES
        if (number := counts.get(f"{prefix}{state}", 0))
    )
    if shown := ", ".join(map(words.say, numbers)):
        yield ReportLine(words.say(name), shown)


def _reasons(masks: Iterable[LogEntry], words: Catalogue) -> Iterator[ReportLine]:
    """Yield the lines, and an explanation of scores where one of them names a score."""
    shown = tuple(each for each in masks if not each.question)
    yield from _listed(shown, words)
    if any(each.scored for each in shown):
        yield ReportLine(words.say(Message("report.scores")), words.say(Message("report.scores-explained")))


def _listed(entries: Iterable[LogEntry], words: Catalogue) -> Iterator[ReportLine]:
    """Yield one line for all places of an entity that have the same text."""
    places: dict[tuple[int | None, str], list[str]] = {}
    for each in entries:
        where = each.where or words.say(Message("place.none"))
        places.setdefault((each.item, _sentence(each, words)), []).append(where)
    for (item, sentence), found in places.items():
        yield ReportLine(f"{item}. {'; '.join(dict.fromkeys(found))}" if item else "; ".join(found), sentence)


def _sentence(entry: LogEntry, words: Catalogue) -> str:
    decided = words.say(
        message("report.entry", kind=entry.kind, done=entry.done, decided_by=entry.decided_by, reason=entry.reason)
    )
    cited = f"[{entry.citation}]" if entry.citation else ""
    shown = filter(None, (decided[:1].upper() + decided[1:], cited, _found(entry, words), entry.question))
    return " ".join(shown)


def _found(entry: LogEntry, words: Catalogue) -> str:
    if not entry.found_by:
        return ""
    if entry.found in entry.reason:
        return words.say(message("report.entry-found", found_by=entry.found_by))
    return words.say(message("report.entry-found-because", found_by=entry.found_by, reason=entry.found))


def _isolated(isolation: Isolation) -> Message:
    """Return the guards of the sandbox that the system has, and those that it lacks."""
    guards = [
        Message("sandbox.no-network" if "no-network" in isolation.guards else "sandbox.network"),
        Message("sandbox.no-files" if "no-files" in isolation.guards else "sandbox.files"),
    ]
    if "memory" in isolation.guards:
        guards.append(message("sandbox.memory", size=isolation.memory / (1 << 30)))
    return message("sandbox.isolated", guards=tuple(guards), seconds=isolation.seconds)


def _by_level(counts: dict[str, int], words: Catalogue) -> Iterator[ReportLine]:
    """Yield the highest risk first; a level without entities is left out."""
    for level in reversed(RiskLevel):
        yield from _by_state(counts, f"{level}{_OF_LEVEL}", Message(f"report.level-{level}"), words)
