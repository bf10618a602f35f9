"""Messages and labels of the window; errors and notices come from the engine, shared with the command line.

Functions, and tables that are translated when they are read: the language may change after the import.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from desktop.finding import Finding
from desktop.kinds import kind
from desktop.searched import first_unsearched
from desktop.states import DecisionState
from desktop.translations import Words, engine_words, figure
from desktop.translations import say as said
from engine.core import languages, messages
from engine.core.errors import SableError
from engine.core.message import Message
from engine.core.messages import ERRORS, NOTICES
from engine.core.options import MaskStyle
from engine.core.problems import PROBLEMS
from engine.core.progress import Stage
from engine.core.sentences import SENTENCES
from engine.core.types import DecidedBy, Document, MaskingPlan, Notice, Recognizer, RiskLevel
from engine.pipeline.text_search import SearchMode

# Sentences of the engine that name options of the command line, reworded for the window.


IN_THE_WINDOW: dict[str, str] = {
    ERRORS["password-needed"]: "The file is encrypted. Nothing was changed. Open it with its password.",
    ERRORS[
        "not-plain-text"
    ]: "This is not plain text: markup, escapes or encoded parts can hide letters of what has to be "
    "masked. Convert it to PDF, DOCX or plain text, or read it as plain text.",
    ERRORS[
        "settled-elsewhere"
    ]: "This setting is managed by your administrator and can't be changed here. Nothing was written, "
    "and nothing is lost. Ask your administrator.",
    ERRORS[
        "missing-guards"
    ]: "This system can't isolate the processes that open files as it should, so nothing was opened. "
    "Your administrator can allow it.",
    ERRORS["source-changed"]: "The file was changed while it was open here. Nothing was written. Open it again "
    "without closing its tab: your decisions stay if its text is still the same.",
    ERRORS["not-an-index"]: "That is not a search index.",
    ERRORS["output-exists"]: "There is a file of that name. Choose another name.",
    ERRORS["output-unwritable"]: "The file can't be written there, and nothing was kept of it. Choose another folder.",
    ERRORS["bad-ledger"]: "The copies can't be saved in that folder. Nothing was written. Choose another folder.",
    PROBLEMS["ledger-in-use"]: "another run of Sable saves there now",
    PROBLEMS["other-options"]: "it has copies that were saved with another policy or other settings",
    ERRORS["bad-model"]: "That folder of a model of your own can't be used.",
    ERRORS["no-profiles"]: "This method compares the document with texts about people. Choose a folder of such texts.",
    ERRORS[
        "unknown-language"
    ]: "Pictures can't be read in that language: its Tesseract data is not installed on this computer.",
    ERRORS["no-graphics-card"]: "There is no graphics card that Sable can use. Choose the processor.",
    ERRORS["missing-extra"]: "A part of Sable that this needs is not installed.",
    NOTICES["no-ocr-languages"]: "The text in pictures was not searched: Tesseract, which reads them, has no language "
    "installed on this computer.",
    NOTICES["nobody-to-count"]: "Without background data, the number of people who share the details is an estimate "
    "from public statistics. It leaves out details that have no figures.",
    NOTICES[
        "background-missing"
    ]: "There is no background data, so details that distinguish the person have no effect.",
    NOTICES["profiles-not-used"]: "Texts about people have no effect with this method.",
    NOTICES[
        "not-in-background"
    ]: "Nobody in the background data has the name of the person to protect: all details in it are counted.",
    NOTICES[
        "namesakes"
    ]: "In the background data, {count} people have the name of the person to protect. All of them are protected.",
    NOTICES["inferred"]: "Attributes of the person that an attack on the visible text guesses right: {count}.",
}
"""The window's wording, by the engine's English sentence."""


def say(english: str) -> str:
    """Return the sentence or template in the language of the window; an `engine.core.messages.Say`."""
    return engine_words(IN_THE_WINDOW.get(english, english))


translate = QCoreApplication.translate

STATES: Words[DecisionState] = Words(
    {
        DecisionState.MASK: "Mask",
        DecisionState.GENERALISE: "Generalise",
        DecisionState.KEEP: "Keep",
        DecisionState.UNDECIDED: "Undecided",
        DecisionState.NEW: "New",
    }
)

SIGNS: Words[str] = Words(
    {
        "probability": "Predictability",
        "frequency": "Rare words",
        "form": "Kind and form",
        "span": "Kind and words",
        "perturbation": "Helps to predict others",
        "sequence": "Learned from annotators",
        "search": "Can be looked up",
        "emulated-search": "May be looked up",
        "reidentification": "Re-identification attacks",
        "inference": "Inference attack",
        "population": "Counted people",
    }
)

LEVELS: Words[RiskLevel] = Words(
    {
        RiskLevel.HIGH: "High risk",
        RiskLevel.MEDIUM: "Medium risk",
        RiskLevel.LOW: "Low risk",
    }
)
LEVEL_ORDER: dict[RiskLevel, int] = {level: place for place, level in enumerate(LEVELS)}

MASKS: Words[MaskStyle] = Words(
    {
        MaskStyle.BOX: "Black box",
        MaskStyle.LABEL: "Label, such as [PERSON 1]",
        MaskStyle.GENERALISE: "Something more general",
        MaskStyle.SHIFT: "Dates moved, labels elsewhere",
        MaskStyle.SURROGATE: "Surrogates",
    }
)

SEARCHES: Words[SearchMode] = Words(
    {
        SearchMode.WORDS: "Whole words",
        SearchMode.TEXT: "Any text",
        SearchMode.NEARLY: "Nearly these words",
        SearchMode.PATTERN: "Regular expression",
    }
)

STAGES: Words[Stage] = Words(
    {
        Stage.OPEN: "Read",
        Stage.PICTURES: "Read pictures",
        Stage.RECOGNIZE: "Find",
        Stage.ASSESS: "Measure",
        Stage.CHOOSE: "Choose",
        Stage.WRITE: "Write",
        Stage.VERIFY: "Check",
    }
)

RECOGNIZERS: Words[Recognizer] = Words(
    {
        Recognizer.PATTERNS: "pattern",
        Recognizer.GAZETTEER: "word list",
        Recognizer.NEURAL: "model",
        Recognizer.TERMS: "your own term",
        Recognizer.ALIASES: "repeated name",
    }
)


def look_at(notices: tuple[Notice, ...]) -> tuple[str, ...]:
    """Return the notices that the user must still look at, as sentences."""
    return messages.look_at(notices, say)


def removed(notices: tuple[Notice, ...]) -> tuple[str, ...]:
    """Return the notices about hidden content and metadata that were removed, as sentences."""
    return messages.removed(notices, say)


def languages_of(codes: tuple[str, ...]) -> str:
    """Return the names of a document's languages; nothing for English alone."""
    return "" if set(codes) <= {"en"} else ", ".join(say(languages.name(each)) for each in codes)


def as_policy_says() -> str:
    return translate("messages", "As the policy says")


def whole_document() -> str:
    return translate("messages", "Whole document")


def failure(error: Exception) -> str:
    """Return a message: what happened, that nothing was lost, and what to do."""
    return messages.sentence(error, say) if isinstance(error, SableError) else messages.defect(error, say)


def found_in_places(found: int, places: int) -> str:
    """Return a phrase with the number of findings and of their places."""
    if not found:
        return translate("messages", "no findings")
    return translate("messages", "{findings} in {places}").format(
        findings=translate("messages", "%n finding(s)", None, found), places=in_places(places)
    )


def left_unsearched(document: Document, searched: int) -> str:
    """Return a sentence on the pages, or the share of the text, that a stopped search has left."""
    first, last = first_unsearched(document, searched), document.pages
    if first is None:
        left = max(1, round(100 * (1 - searched / len(document.text))))
        return translate("messages", "The last {0} % of the text was not searched").format(left)
    if first + 1 == last:
        return translate("messages", "Page {0} was not searched").format(last)
    return translate("messages", "Pages {0} to {1} were not searched").format(first + 1, last)


def in_places(number: int) -> str:
    """Return a phrase with a number of places."""
    return translate("messages", "%n place(s)", None, number)


def page(number: int) -> str:
    return translate("messages", "Page {number}").format(number=number)


def pages(numbers: tuple[int, ...]) -> str:
    """Return page numbers as "1", "1, 2" or "1–3"."""
    if len(numbers) > 2:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))


def about(finding: Finding) -> str:
    """Return kind, number of places and recognizer of a finding."""
    best = max(finding.entity.mentions, key=lambda each: each.score)
    code = f"found-by.{best.recognizer}"
    others = said(Message(code)) if code in SENTENCES else best.recognizer
    found = RECOGNIZERS.get(best.recognizer, others)
    return translate("messages", "{kind} · {places} · {recognizer}, {percent} % sure").format(
        kind=kind(finding.entity.kind, finding.subtype),
        places=in_places(len(finding.entity.mentions)),
        recognizer=found,
        percent=int(100 * best.score + 1e-6),  # rounded down: 99.6 % is not sure
    )


def found_by(finding: Finding) -> str:
    """Return the rule, list or model that recognised the finding."""
    return said(max(finding.entity.mentions, key=lambda each: each.score).reason)


def why(finding: Finding) -> str:
    """Return the reason of the decision, and the question where the policy leaves it open."""
    if finding.own:
        return said(Message("decided.user"))
    decision = finding.decision
    sentences = [said(each) for each in (decision.reason, decision.question) if each]
    if finding.kept and decision.decided_by is DecidedBy.POLICY and finding.risk.level is not RiskLevel.LOW:
        sentences.append(translate("messages", "The policy keeps it, whatever its risk."))
    return " ".join(sentences)


def spoken(finding: Finding) -> str:
    """Return the text that a screen reader speaks for a row."""
    what = kind(finding.entity.kind, finding.subtype)
    parts = [finding.text, what, STATES[finding.state], LEVELS[finding.risk.level]]
    return ", ".join([*parts, translate("messages", "reviewed")] if finding.reviewed else parts)


def passed(checks: int) -> str:
    """Return a sentence that the new file passed all checks, with their number."""
    return translate("messages", "Ready to save: the new file passed all %n check(s)", None, checks)


def undecided(findings: Iterable[Finding]) -> tuple[str, ...]:
    """Return sentences on what an export does with undecided findings; none where there are none."""
    left = [each.shortened for each in findings if each.state is DecisionState.UNDECIDED]
    shortened, masked = sum(left), len(left) - sum(left)
    said = (
        (masked, translate("messages", "%n undecided finding(s) will be masked.", None, masked)),
        (
            shortened,
            translate("messages", "%n undecided finding(s) will be shortened as the policy says.", None, shortened),
        ),
    )
    return tuple(words for number, words in said if number)


def written_again() -> str:
    """Return a sentence that a redacted file is made again, since it lacks the last decisions."""
    return translate("messages", "Decisions changed during the checks: the file is being written again")


def plan(found: MaskingPlan) -> str:
    """Return how good the plan is known to be, or else how it was made."""
    if found.proven_optimal:
        return translate("messages", "proved optimal")
    if found.excess is not None:
        return translate("messages", "within {percent} % of the best").format(percent=found.excess)
    return found.method


def changed(more: int, fewer: int) -> str:
    """Return how many mentions another plan masks more and fewer."""
    if not more and not fewer:
        return translate("messages", "No change to what is masked")
    if not fewer:
        return translate("messages", "{more} more masked").format(more=figure(more))
    if not more:
        return translate("messages", "{fewer} fewer masked").format(fewer=figure(fewer))
    return translate("messages", "{more} more masked, {fewer} fewer").format(more=figure(more), fewer=figure(fewer))


def read_differently() -> str:
    """Return a sentence that the text of a file is not read as it was when the user decided on it."""
    return translate(
        "messages",
        "The text of this file is read differently now, as with other languages for pictures: earlier decisions on it "
        "are kept, but not used",
    )


def stayed(before: Document, now: Document, *, boxes: bool) -> str:
    """Return a sentence that decisions stay in a file that has changed, but not its text; empty if it has not."""
    if before.sha256 == now.sha256:
        return ""
    if boxes:
        return translate(
            "messages", "The file has changed, but not its text: your decisions and boxes stay. Check the boxes"
        )
    return translate("messages", "The file has changed, but not its text: your decisions stay")


def locked() -> str:
    """Return a sentence that the record of a file is under a password that was not given."""
    return translate(
        "messages",
        "Earlier decisions on this file are under a password and were not restored: turn the password on in the "
        "settings and start Sable again",
    )


def other_words() -> str:
    """Return a sentence that the word lists are not those that a file was last opened with."""
    return translate(
        "messages", "Your word lists are not those that this file was last opened with: check its findings"
    )


def not_saved() -> str:
    """Return a sentence that decisions can't be written."""
    return translate("messages", "Your decisions can't be saved: they are lost when this file is closed")


def restored(*, decisions: int, changed: bool, own: bool = True) -> str:
    """Return a sentence about decisions restored from an earlier run; empty if there were none.

    Args:
        changed: the file has another content than when it was last opened.
        own: this user made them, not somebody whose file lies beside the document.
    """
    if not decisions and changed:
        return translate("messages", "This file is not the one you last worked on: earlier decisions were not restored")
    if not decisions:
        return ""
    if not own:
        return translate("messages", "%n decision(s) of somebody else restored: check them", None, decisions)
    return translate("messages", "%n earlier decision(s) restored", None, decisions)
