"""Clinical templates from texts with few identifiers: names become slots, doubtful sentences are left out.

The texts are those of ACI-BENCH and MTS-Dialog (`clinical_text` of the data folder). A sentence with a capitalised word
that is neither a known clinical one nor found in lower case elsewhere may name somebody, and is left out.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from engine.core.calendar_words import MONTHS
from engine.lab.training import data
from engine.lab.training.planting.people import LISTS, Split, chance, choose, sections

_MONTHS = "|".join(each for each in MONTHS if each != "May")
_DIGITS_OR_WORD = (
    r"(?:\d+(?:-1/2|\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|few|couple of)"
)
_NUMBER = rf"{_DIGITS_OR_WORD}(?:(?: to | or |-){_DIGITS_OR_WORD})?"
_DURATION = rf"{_NUMBER}[ -](?:year|month|week|day|hour)s?(?: ago)?"
_NAME = r"(?:[A-Z][a-z]+|[A-Z]{1,4})\b"

SLOTS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), slot)
    for pattern, slot in (
        (rf"\b(?:Mr|Mrs|Ms|Miss)\. {_NAME} {_NAME}", "{patient:mrs}"),
        (rf"\b(?:Mr|Mrs|Ms|Miss)\. {_NAME}", "{patient:titled}"),
        (rf"\bDr\. {_NAME} {_NAME}", "{consultant:doctor_full}"),
        (rf"\bDr\. {_NAME}", "{consultant:doctor}"),
        (r"\b[A-Z][a-z]+ [A-Z][a-z]+(?= is an? )", "{patient:full}"),
        (r"\b\d{1,2}/\d{1,2}/(?:\d{4}|\d\d)\b", "{date}"),
        (r"\b\d{1,2}/(?:19|20)\d\d\b", "{month_year}"),
        (rf"\b(?:{_MONTHS}|May) \d{{1,2}}(?:st|nd|rd|th)?(?:,? (?:19|20)\d\d)?\b", "{date}"),
        (rf"\b(?:{_MONTHS}|May) (?:of )?(?:19|20)\d\d\b", "{month_year}"),
        (rf"\b(?:{_MONTHS})\b", "{month}"),
        (r"(?<!every )\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b", "{weekday}"),
        (r"(?<=[Ii]n )(?:19|20)\d\d\b", "{year}"),
        (r"(?<=since )(?:19|20)\d\d\b", "{year}"),
        (r"(?<=[Oo]n )\d\d/\d\d\b", "{date}"),
        (r"\b(9\d|1[01]\d)[- ]years?[- ]old\b", "{old_age}"),
        (r"(?<![\w/-])(\d{1,2}(?:-and-a-half|-1/2)?[- ](?:year|month|week|day)s?[- ]old)\b", r"{=age:\1}"),
        (r"\b(\d{1,2} ?(?:y/o|y\.o\.|yo\b))", r"{=age:\1}"),
        (r"\b(age(?: of)? \d{1,2})\b(?! to|-)", r"{=age:\1}"),
        (r"\b(African[- ]American|Caucasian|Hispanic|Asian|[Ww]hite(?= female| male| man| woman))", r"{=ethnicity:\1}"),
        (rf"(?<!every )(?<!per )(?<![\w/.-])({_DURATION})\b(?!.old)", r"{=duration:\1}"),
    )
)
"""Patterns of identifiers in a note, and the slot that replaces each; the first match wins."""

_SLOT = re.compile(r"\{[^}]*\}")
_CAPITAL = re.compile(r"(?<![\w'’-])[A-Z][\w'’-]*")
_LIVELIHOOD = re.compile(
    r"\b(?:work(?:s|ed|ing)? (?:as|in|at|for)|employ(?:ed|ment)|retired|occupation|profession|owns|owner|career|job"
    r"|farm(?:er)?|teach(?:er|es)|student|lawyer|engineer|contractor|manager|veteran|soldier|coach|nurse,|driver|clerk"
    r"|secretary|military)\b",
    re.IGNORECASE,
)
_TIME = re.compile(
    r"(?<![<>\d.,/])\b(?:19|20)\d\d(?:s\b|\b(?! ?(?:mg|mcg|ml|mL|units|cc|calor)))"  # 2004, 1970s; not 2000 mg
    r"|(?<![\d/])\d{1,2}/(?:0\d|9\d)(?![\d/])|'\d\d\b"  # 12/94, '92; not 9/10
    r"|\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b|\b\d{1,2}:\d\d\b|\b\d{1,2}(?:st|nd|rd|th) (?:through|of)",
    re.IGNORECASE,
)
"""Times that no slot replaced."""

_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z{])")

HEADINGS: dict[str, tuple[str, ...]] = {
    "FAM/SOCHX": ("SOCIAL HISTORY", "Family/Social Hx", "FAMILY AND SOCIAL HISTORY", "SH/FH"),
    "GENHX": ("HISTORY OF PRESENT ILLNESS", "HPI", "History of present illness", "INTERVAL HISTORY", "Subjective"),
    "PASTMEDICALHX": ("PAST MEDICAL HISTORY", "PMH", "PMHx", "Past Medical History"),
    "CC": ("CHIEF COMPLAINT", "CC", "Reason for visit", "Presenting complaint"),
    "ROS": ("REVIEW OF SYSTEMS", "ROS", "Review of Systems"),
    "PASTSURGICAL": ("PAST SURGICAL HISTORY", "PSH", "Surgical history"),
    "ALLERGY": ("ALLERGIES", "Allergies", "ADR"),
    "MEDICATIONS": ("MEDICATIONS", "Meds", "CURRENT MEDICATIONS", "Home meds"),
    "ASSESSMENT": ("ASSESSMENT", "A/P", "Impression", "IMPRESSION AND PLAN"),
    "EXAM": ("PHYSICAL EXAMINATION", "PE", "Exam", "O"),
    "DIAGNOSIS": ("DIAGNOSIS", "Dx", "FINAL DIAGNOSES"),
    "DISPOSITION": ("DISPOSITION", "Dispo", "Disposition"),
    "PLAN": ("PLAN", "Plan", "Recommendations", "RECS"),
    "EDCOURSE": ("EMERGENCY DEPARTMENT COURSE", "ED Course", "HOSPITAL COURSE"),
    "IMMUNIZATIONS": ("IMMUNIZATIONS", "Vaccines"),
    "IMAGING": ("IMAGING", "Radiology", "STUDIES"),
    "GYNHX": ("GYNECOLOGIC HISTORY", "OB/GYN"),
    "OTHER_HISTORY": ("OTHER HISTORY", "Other"),
    "PROCEDURES": ("PROCEDURES", "PROCEDURE PERFORMED"),
    "LABS": ("LABORATORY DATA", "Labs"),
}
"""Sections of MTS-Dialog, in the order of a note, and their headings in notes."""

_INSERTED = {
    "social": ("SOCIAL", "Social", "SH/FH"),
    "family": ("FAMILY", "Family"),
    "plan": ("PLAN", "Plan", "INSTRUCTIONS", "A/P", "DISPO", "Dispo", "RECS", "Recommendations"),
    "story": ("HISTORY OF PRESENT", "HPI", "INTERVAL", "Subjective", "COURSE", "Course", "History of present"),
}
"""Rules of sentences to plant, and the headings below which they fit; `remark` fits below any other."""


@dataclass(frozen=True, slots=True)
class Notes:
    """Templates of `grammar`: whole notes, and loose sections by their name."""

    whole: tuple[str, ...]
    loose: dict[str, tuple[str, ...]]


@cache
def read(folder: Path, split: Split) -> Notes:
    """Return the templates of the texts of one split; texts that are not for training serve the test split."""
    documents = [each for file in sorted(folder.glob("*.jsonl.gz")) for each in data.documents(file)]
    lower = {word for each in documents for word in re.findall(r"(?<![\w'’-])[a-z][\w'’-]*", each["text"])}
    chosen = [each for each in documents if (each["split"] == "train") == (split is Split.TRAIN)]
    loose: dict[str, list[str]] = {name: [] for name in HEADINGS}
    whole: list[str] = []
    for each in chosen:
        template = _template(each["text"], lower)
        if template:
            loose.get(each.get("section", ""), whole).append(template)
    return Notes(tuple(whole), {name: tuple(texts) for name, texts in loose.items() if texts})


def _template(text: str, lower: set[str]) -> str:
    """Return the text with its slots; empty where it holds characters of the grammar's slots or choices."""
    if "{" in text or "|" in text:
        return ""
    for pattern, slot in SLOTS:
        text = pattern.sub(slot, text)
    colleagues = itertools.cycle(("{consultant:", "{consultant2:", "{surgeon:"))
    text = re.sub(r"\{consultant:", lambda _: next(colleagues), text)
    lines = (
        " ".join(sentence for sentence in _SENTENCE.split(line) if not _suspicious(sentence, lower))
        for line in text.splitlines()
    )
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _suspicious(sentence: str, lower: set[str]) -> bool:
    """Return whether a sentence may name somebody, or mention somebody's livelihood."""
    bare = _SLOT.sub("", sentence)
    capitals, parts = _clinical()["capital"], _clinical()["name_part"]
    for match in _CAPITAL.finditer(bare):
        word = match.group().rstrip("'’-")
        first = not re.search(r"\w", bare[: match.start()])
        if not first and word in parts and not word.isupper():
            return True
        if len(word) > 1 and word not in capitals and not _known(word, lower):
            return True
    return bool(_LIVELIHOOD.search(bare) or _TIME.search(bare) or "@" in bare)


def _known(word: str, lower: set[str]) -> bool:
    return all(
        part.casefold() in lower or part.casefold().rstrip("s") in lower for part in re.split(r"[-'’]", word) if part
    )


@cache
def _clinical() -> dict[str, frozenset[str]]:
    return {
        name: frozenset(word for line in lines for word in line.split())
        for name, lines in sections(LISTS / "clinical.txt")
    }


def compose(notes: Notes, random: np.random.Generator) -> str:
    """Return the template of one note: a whole one, or sections put together, with slots for sentences to plant."""
    if chance(random, 0.35):
        text = choose(random, notes.whole)
    else:
        names = [name for name, texts in notes.loose.items() if chance(random, 0.5 if len(texts) > 20 else 0.1)]
        form = choose(random, ("{}:\n{}", "{}: {}", "{}\n{}", "**{}** {}", "{}:  {}", "{}\n\n{}"))
        text = "\n\n".join(
            form.format(choose(random, HEADINGS[name]), choose(random, notes.loose[name]))
            for name in names or ["GENHX"]
        )
    return "\n".join(_planted(text.splitlines(), random))


def female(note: str) -> bool | None:
    """Return whether a note speaks of a woman; None where it doesn't say."""
    hers, his = (len(re.findall(rf"\b(?:{words})\b", note)) for words in ("[Ss]he|[Hh]er|female", "[Hh]e|[Hh]is|male"))
    return hers > his if hers != his else None


def _planted(lines: Iterable[str], random: np.random.Generator) -> Iterable[str]:
    rule = "remark"
    for line in lines:
        heading = len(line) < 60 and not line.rstrip().endswith(".")
        if heading or ":" in line[:40]:
            rule = next((name for name, heads in _INSERTED.items() if any(head in line for head in heads)), "remark")
        if heading or not line.strip() or not chance(random, 0.3 if rule == "remark" else 0.6):
            yield line
            continue
        sentences = _SENTENCE.split(line)
        sentences.insert(int(random.integers(1, len(sentences) + 1)), f"{{{rule}}}")
        yield " ".join(sentences)
