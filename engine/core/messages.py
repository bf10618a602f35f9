"""Sentences for errors, notices and checks by their stable codes, in the words of the command line, and exit codes.

Another front-end translates or rewords them with a `Say`.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from pathlib import Path

from engine.core import languages
from engine.core.errors import (
    BadLedger,
    BadModel,
    BadPolicy,
    BadRecognizer,
    Cancelled,
    CannotMakeSafe,
    InputError,
    ManagedOption,
    MissingGuards,
    NoCluster,
    NoGraphicsCard,
    NoProfiles,
    OutputError,
    SableError,
    UnknownLanguage,
    UnknownMethod,
    UnreadableFile,
    VerificationFailed,
)
from engine.core.options import Layout
from engine.core.problems import FIELDS, PROBLEMS, of_reading
from engine.core.problems import FOUND as FOUND
from engine.core.problems import REMOVED as REMOVED
from engine.core.progress import Stage
from engine.core.sentences import SENTENCES
from engine.core.types import Check
from engine.core.types.document import Notice

# The exit codes are promised to users' scripts: never renumber them.
DONE, FAILED, USAGE, UNREADABLE, NOT_VERIFIED, CANCELLED = 0, 1, 2, 3, 4, 5

_EXIT_CODES: tuple[tuple[type[SableError], int], ...] = (
    (Cancelled, CANCELLED),
    (VerificationFailed, NOT_VERIFIED),
    (InputError, UNREADABLE),
    (OutputError, USAGE),
    (BadLedger, USAGE),
    (NoCluster, USAGE),
    (BadModel, USAGE),
    (BadPolicy, USAGE),
    (BadRecognizer, USAGE),
    (NoProfiles, USAGE),
    (ManagedOption, USAGE),
    (MissingGuards, USAGE),
    (NoGraphicsCard, USAGE),
    (UnknownLanguage, USAGE),
    (UnknownMethod, USAGE),
)

STOPPED, COVERED = "stopped", "stopped-covered"
"""Codes of the notice that a search was stopped: what was not searched stays as it is, or is blacked out."""

Say = Callable[[str], str]
"""A function from a sentence of these tables, its {fields} unfilled, to the sentence that a front-end shows.

It translates the sentence, or rewords it for a user without a command line.
"""

ERRORS: dict[str, str] = {
    "error": "Something in Sable itself went wrong. The file was not changed.",
    "cancelled": "Stopped. No unfinished file was kept.",
    "input": "The file can't be redacted as it is.",
    "unreadable-file": "The file can't be opened.",
    "unsupported-format": "This is neither a PDF, a Word document (DOCX) nor a text file. Convert it to one of these.",
    "not-plain-text": "This is not plain text: markup, escapes or encoded parts can hide letters of what has to be "
    "masked. Convert it to PDF, DOCX or plain text, or read it as it is with --as-text.",
    "damaged-file": "The file is damaged and can't be read completely. Repair it or export it again from its program.",
    "empty-document": "There is no text in this file, so there is nothing to redact.",
    "only-pictures": "There are pictures and no text that can be read, so nothing can be searched.",
    "password-needed": "The file is encrypted. Give its password with --password-file.",
    "wrong-password": "The password does not open this file.",
    "cannot-make-safe": "The file can't be redacted in a way that is surely safe, so no redacted file was written.",
    "too-demanding": "The file needs more time or memory than Sable allows for one file. Nothing was written, and the"
    " original is unchanged. Divide it into smaller files, or print it to a new PDF, and try those.",
    "reader-crashed": "A library that reads such files crashed on this one. Nothing was written, and the original is "
    "unchanged. Save it again in the program that made it, or print it to a new PDF, and try that.",
    "source-changed": "The file was changed while it was being examined. Run the command again.",
    "no-such-page": "A box was asked for on a page that this document does not have. Boxes can be drawn on the pages "
    "of PDF files only; in Word and text files, name the words. Nothing was written.",
    "bad-annotation": "The annotated text can't be used as it is: nothing is learned from doubtful data.",
    "bad-marks": "The marks of the other program can't be used, and none were imported. Export them again there, "
    "for this document.",
    "bad-background": "The background data can't be used as it is; without all of it, too little would be masked.",
    "bad-table": "The table can't be used as it is. Nothing was written, and the table is unchanged.",
    "bad-documents": "The documents can't be audited as they are. Nothing was written, and they are unchanged.",
    "not-an-index": "That is not a search index. Make one with `sable index FOLDER --output FILE`.",
    "not-an-emulator": "That is not a trained search emulator.",
    "output": "The redacted file can't be stored there.",
    "output-exists": "A file of that name already exists. Choose another name, or replace the file with --force.",
    "output-is-original": "The redacted file would replace the original, which Sable never does. Choose another name.",
    "output-unwritable": "The file can't be written there, and nothing was kept of it. Choose another place for it.",
    "output-not-allowed": "Your administrator allows files to be written to certain folders only, and this is not one "
    "of them. Nothing was written. Choose a place in one of these.",
    "verification-failed": "The redacted file did not pass every check, so it was thrown away.",
    "bad-ledger": "The ledger of a batch, which says what is done already, can't be used. Nothing was changed. Name "
    "another with --ledger, or another folder with --output.",
    "worker-ended": "Each time this document was tried, the process that worked on it ended. Nothing was written for"
    " it, and the original is unchanged. Divide it into smaller ones, or try it alone.",
    "no-cluster": "The cluster can't be used. What was done before is kept: start it, and run the command again.",
    "reader-failed": "Something in Sable itself went wrong while it read the file. Nothing was written.",
    "missing-guards": "This system can't isolate the processes that open files as it should, so nothing was opened. "
    "Files from people whom you trust can be opened all the same with --allow-missing-guards.",
    "network-refused": "A part of the program tried to use the network and was stopped.",
    "bad-model": "The folder given with --model or --reidentifier can't be used.",
    "bad-policy": "The policy can't be used.",
    "bad-recognizer": "A recognizer of your own can't be used, and without it too little would be masked. Nothing was "
    "written.",
    "bad-search": "That can't be searched for. Change it, or search for words.",
    "no-profiles": "Documents are matched against what is known of people: name a table or texts with --profiles.",
    "unknown-language": "Pictures can't be read in a language given with --ocr-languages: its Tesseract data is not "
    "installed. On Debian and Ubuntu: apt install tesseract-ocr-deu, and the like.",
    "settled-elsewhere": "This setting is managed by your administrator and can't be changed here. Nothing was "
    "written. Leave the option out, or ask your administrator.",
    "bad-managed-settings": "The file with which your administrator manages Sable can't be used, and without it "
    "nothing is opened. Nothing was lost. Ask your administrator to correct it.",
    "unknown-method": "There is no such method.",
    "no-graphics-card": "There is no graphics card that Sable can use. Nothing was written. Run it on the processor "
    "with --device cpu.",
    "missing-extra": "What this work needs is not installed. Install it in the folder of Sable's source: pip install "
    "'.[train]' to train, '.[cluster]' to work on several machines.",
    "resource": "A file of this installation is missing or was changed. Install Sable again.",
}

NOTICES: dict[str, str] = {
    "box-even": "Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the line "
    "may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}.",
    "box-even-none": "Masks on reflowed lines, whose width is not that of the masked text: {count}. The room on the "
    "line may still tell something: of 1,000 names on a list, this many would fit (median mask, worst case): {names}. "
    "Where it is 0, the masked text was longer or shorter than each of these names.",
    "box-exact": "Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. "
    "Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): "
    "{names}.",
    "box-exact-none": "Masks that still show how wide the masked text was, on lines that were not reflowed: {count}. "
    "Of 1,000 names on a list, this many are as wide as the masked text (median mask, worst case): "
    "{names}. Where it is 0, none of these names is as wide.",
    "box-unmeasured": "Masks that show the size of what they cover, and whose width was not compared with a list of "
    "names: {count}.",
    "fitted-place": "Text boxes and tab stops whose place or size may show how long the masked text was. Places: "
    "{count}.",
    "pages-as-pictures": "Each page was saved as a picture of itself: nothing in them can be selected, searched or "
    "read aloud, and bookmarks and links are gone. Pages: {count}.",
    "encoding-assumed": "The file does not say its encoding. It was read as {names}: if letters look wrong, save it as "
    "UTF-8 and redact that.",
    "read-as-text": "Markup, escapes and encoded parts of the file were read as plain text: what they spell was not "
    "searched. Look at them before you release the file.",
    "was-encrypted": "The original is encrypted. The redacted file is not: anyone who has it can open it.",
    STOPPED: "Not searched: text{pages}. The search was stopped there. Read it yourself before you release the file.",
    COVERED: "Not searched: text{pages}. The search was stopped there, and these pages are blacked out.",
    "damaged-picture": "Damaged pictures were saved again, as far as they can be shown. Pictures: {count}.",
    "picture-not-searched": "Not searched: pictures{pages}. Look at them before you release the file.",
    "page-without-text": "No text was found{pages}.",
    "no-text": "There is no text in this file, so nothing was masked. Its hidden content is removed.",
    "nothing-read": "Nothing could be read in the pictures of pages that hold no other text{pages}. Look at them.",
    "picture-read": "Pictures{pages} were searched by machine reading, which may misread, may miss faces, and reads no "
    "handwriting, signatures or stamps. Look at them before you release the file.",
    "drawing-read": "Letters that are drawn as shapes{pages} were searched by machine reading, which may misread. "
    "Look at them before you release the file.",
    "drawing-not-searched": "Not searched: letters that are drawn as shapes{pages}. Look at them before you release "
    "the file.",
    "pen-strokes": "Not searched: pen strokes, which may be handwriting or a signature{pages}. Look at them before you "
    "release the file.",
    "shape-not-read": "Not searched: what shapes without text draw together, which may be letters. Look at them before "
    "you release the file. Shapes: {count}.",
    "chart-not-read": "Not searched: what the points of charts draw, which may be letters. Look at them before you "
    "release the file. Charts: {count}.",
    "picture-of-signs": "Letters that signs draw over several lines of the text were searched by machine reading, "
    "which may misread. Look at them before you release the file. Places: {count}.",
    "picture-read-in-part": "Pictures{pages} could be read only in part: they may show handwriting, a stamp or unclear "
    "words. Look at them closely.",
    "code-in-picture": "Bar codes or QR codes{pages}: what they say was searched like other text, and what was not "
    "masked can still be scanned.",
    "face-in-picture": "Pictures that seem to show a face{pages}. Nothing in them is masked by itself: draw boxes.",
    "no-ocr-languages": "The text in pictures was not searched, because the Tesseract data for the language is not "
    "installed. On Debian and Ubuntu: apt install tesseract-ocr-eng.",
    "misleading-text": "Text says other letters than the page shows{pages}. Both were searched.",
    "misleading-text-not-searched": "Not searched completely: text says other letters than the page shows{pages}. Look "
    "at these pages before you release the file.",
    "unreadable-text": "Not searched completely: a font does not say which letters it draws{pages}.",
    "embedded-object-not-searched": "Not searched: embedded objects. They are removed.",
    "imported-document-not-searched": "Not searched: documents that this one imports. They are removed.",
    "unknown-part-not-searched": "Not searched: parts of a kind that Sable does not know. They are removed.",
    "unseen-text": (
        "The document holds text that readers hardly see: in the colour of the paper, too small, transparent, in a "
        "font of signs or beside the page. The text was searched with it and without it. Look at it before you release "
        "the file."
    ),
    "unshown-text": "Text that is outside the page or too small to be seen stays in the file{pages}. It was searched "
    "and masked like other text. Look at it before you release the file.",
    "script-not-read": "Some of the text is in a script that the recognizer has not learned: it will miss names there.",
    languages.IN_PART: "Text that seems to be in {names}{pages} was searched, but Sable has learned less of this "
    "language than of English, and may miss names in it. Read it yourself before you release the file.",
    languages.LITTLE: "Hardly searched: text that seems to be in {names}{pages}. Sable has not learned this language: "
    "it finds numbers and dates, and misses most names. Read it yourself before you release the file.",
    languages.NO_OCR: "Pictures and drawn letters{pages} were read without the Tesseract data for {names}, in which "
    "text was found, so they may be misread. Install the data, choose the language for pictures, and open the file "
    "again.",
    "unknown-label": "An added model has labels that are not known; what it finds under them counts as other details: "
    "{names}.",
    "risk-not-fitted": "The risk indicators were fitted to the bundled recognizer; with an added model, only its "
    "masking decision and the rarity of words were judged.",
    "search-stopped": "Not every combination of details was looked up in the search index: there are too many.",
    "not-hidden": "Against these profiles nothing hides the person: everything that may be masked is masked, and "
    "the rest still shows who it is.",
    "nobody-to-count": "Without --background, k is checked against an estimate from public statistics: how many "
    "people share the details. It leaves out details that have no figures.",
    "background-missing": "Without --background, --person-detail and --map have no effect.",
    "profiles-not-used": "Without --method reidentify, --profiles and --reidentifier have no effect.",
    "not-in-background": "The background data holds nobody of the name given with --person: "
    "all details in it are counted.",
    "namesakes": "The background data holds {count} people of the name given with --person. All of them are protected; "
    "say with --person-detail which is meant, for instance by a date of birth.",
    "background-not-kept": "The background data was used, but not kept: the cache folder can't be written. It is read "
    "again each time.",
    "too-few-share": "Combinations of details that too few people share, kept visible by a decision or by the "
    "policy: {count}.",
    "inferred": "Attributes of the person that an attack on the visible text guesses right: {count}. `sable inspect "
    "--infer report` says by which words.",
    "not-attacked": "No attack on the visible text was run: it reads English only, and most of this text is in other "
    "languages.",
    "needs-review": (
        "Needs review: findings that stay visible because only a person can answer this question: {count}. {names}"
    ),
    "words-without-place": "Black boxes in place of words that did not fit, or whose letters no font has: {count}.",
    "second-round": "Machine reading of the written file found masked words that could still be read. "
    "They were masked as well, and the new file went through every check from the beginning. Places: "
    "{count}{pages}.",
    "dates-moved": "All shifted dates are shifted by the same number of weeks, one of {count} possible numbers, at "
    "most ten years. Anyone who knows one true date can recover the others.",
    "dates-stay": "Dates that are masked instead of shifted, because shifted they would reveal by how much, or an age"
    " over 89: {count}.",
    "term-not-found": "Terms that were not found in this document, neither in its text nor in what was removed, "
    "numbered in the order in which they were given: {names}.",
    "person-not-found": "The person to protect was not found in this document, neither in its text nor "
    "in what was removed.",
    "initials-not-masked": "The person's initials are also an ordinary abbreviation, so they are masked only where the "
    "document uses them as a short name. Places left: {count}. Give the initials as a term to mask all of them.",
    "name-in-file-name": "The name of the file or of its folder says what was masked. Rename it before you release it.",
}

STAGES: dict[Stage, str] = {
    Stage.COUNT: "Counting the values of properties",
    Stage.EVALUATE: "Measuring",
    Stage.FIT: "Fitting",
    Stage.NAME: "Looking up their names",
    Stage.SILVER: "Labelling",
    Stage.OPEN: "Opening",
    Stage.PICTURES: "Reading pictures",
    Stage.RECOGNIZE: "Recognising",
    Stage.PATTERNS: "Matching patterns",
    Stage.SEARCH: "Searching",
    Stage.GUESS: "Asking the language model",
    Stage.ASSESS: "Assessing the risk",
    Stage.INDEX: "Indexing",
    Stage.INSPECT: "Looking for hidden content",
    Stage.POPULATION: "Inventing people",
    Stage.BACKGROUND: "Reading background data",
    Stage.PRINT: "Printing",
    Stage.PROFILES: "Reading profiles",
    Stage.REIDENTIFY: "Hiding the person",
    Stage.EXAMINE: "Examining",
    Stage.COMPARE: "Comparing",
    Stage.DOCUMENTS: "Reading documents",
    Stage.SELECT: "Reading what they tell",
    Stage.MATCH: "Looking for people",
    Stage.CLUES: "Looking for what gave them away",
    Stage.CHOOSE: "Choosing",
    Stage.TRADE_OFF: "Weighing protection against information",
    Stage.WRITE: "Writing",
    Stage.VERIFY: "Verifying",
}


WILL_BE_REMOVED = "{things} will be removed."
WILL_STAY = "Stays in the redacted file, searched and masked like other text: {things}."
_STAYING = frozenset(
    "covered-text text-of-its-ground text-outside-page text-under-picture text-under-shape text-under-text tiny-text"
    " text-in-symbols".split()
)
"""Text that a file holds and hardly shows, which is masked and not removed; in a PDF invisible text, too."""
NOTHING_HIDES = "No hidden content was found in this file."
IN_PARAGRAPH, IN_PARAGRAPHS = " in paragraph {paragraphs}", " in paragraphs {paragraphs}"
IN_LINE, IN_LINES = " in line {lines}", " in lines {lines}"
_MOST_RANGES = 12
ON_PAGE, ON_PAGES = " on page {pages}", " on pages {pages}"


def exit_code(error: Exception) -> int:
    """Return the exit code of an error."""
    return exit_code_of(type(error))


def exit_code_of(kind: type[Exception]) -> int:
    """Return the exit code of a class of errors."""
    return next((code for known, code in _EXIT_CODES if issubclass(kind, known)), FAILED)


def sentence(error: SableError, say: Say = str) -> str:
    """Return the sentence for the user: what happened and what to do."""
    message = say(ERRORS[error.code])
    unread = {"problem": of_reading(error.__cause__)} if isinstance(error, UnreadableFile) and error.__cause__ else {}
    fields = (unread | error.fields).items()
    details = "; ".join(_detail(name, value, say) for name, value in fields if value != () and name != "format")
    return f"{message} ({details})" if details else message


_PICTURES_HELP = frozenset({"content-stream", "font", "picture", "text-moved", "text-not-found"})
"""Problems of pages that do not exist once each page is a picture, where the error names pages or parts of pages."""
_PLAIN = frozenset({"box-even"})
_SEEN_IN_PICTURES = frozenset({"check.drawn-pages", "check.pictures"})
"""Checks of what the pages show, which pictures of the pages show as well."""
_NEW_WORDS = frozenset({"glyphs.new", "glyphs.left"})
"""Details of checks that fail by words which masking wrote, on pages that are pictures as well."""
TRY_PICTURES = "Try it with --layout pictures: that keeps only what the pages show."
TRY_BOXES = "Try it with --mask box: that writes no words on the boxes."
TRY_AREAS = "Black out with --area what the pages show there, and redact the file again."


def pictures_may_help(error: Exception) -> bool:
    """Return whether a PDF with this error may be redacted as pictures of its pages, if it was not tried that way."""
    if isinstance(error, VerificationFailed):
        failed = _failed(error)
        return bool(failed) and not any(_fails_in_pictures(each) for each in failed)
    problem = error.fields.get("problem") if isinstance(error, CannotMakeSafe) else None
    return problem in _PICTURES_HELP and (problem != "content-stream" or bool(error.fields.get("pages")))  # type: ignore[attr-defined]


def _failed(error: VerificationFailed) -> list[Check]:
    return [each for each in error.report.checks if not each.passed and each.detail.code != "verdict.not-run"]


def _fails_in_pictures(check: Check) -> bool:
    return check.name in _SEEN_IN_PICTURES or check.detail.code in _NEW_WORDS


def advice(error: Exception, source: Path, layout: Layout) -> str:
    """Return advice on a file that was refused, or an empty string."""
    try:
        with source.open("rb") as file:
            return advice_on(error, file.read(_HEADER), layout)
    except OSError:
        return ""


def advice_on(error: Exception, data: bytes, layout: Layout) -> str:
    """Return the same advice on a file in memory."""
    if b"%PDF-" not in data[:_HEADER]:
        return ""
    if layout is not Layout.PICTURES and pictures_may_help(error):
        return TRY_PICTURES
    failed = _failed(error) if isinstance(error, VerificationFailed) else []
    if failed and all(each.detail.code in _NEW_WORDS for each in failed):
        return TRY_BOXES
    if failed and all(each.name in _SEEN_IN_PICTURES for each in failed):
        return TRY_AREAS
    return ""


_HEADER = 1024  # the first bytes, which hold the header of a PDF


def defect(error: Exception, say: Say = str) -> str:
    """Return where Sable itself went wrong, without the message of a foreign error, which may quote the document."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "unknown place"
    return f"{say(ERRORS['error'])} ({type(error).__name__}, {where})"


def is_plain(notice: Notice) -> bool:
    """Return whether a notice only informs, as in ordinary use: nothing is left to do about it."""
    return notice.code in _PLAIN


def look_at(notices: tuple[Notice, ...], say: Say = str) -> tuple[str, ...]:
    """Return what the user should still check, one sentence for each notice."""
    return tuple(
        say(NOTICES[_form(each)]).format(
            pages=_pages(each.pages, say)
            + _numbered(each.paragraphs, (IN_PARAGRAPH, IN_PARAGRAPHS), say)
            + _numbered(each.lines, (IN_LINE, IN_LINES), say),
            count=each.count,
            names=", ".join(map(say, _names(each))),
        )
        for each in notices
        if each.code in NOTICES
    )


def _names(notice: Notice) -> Iterable[str]:
    """Return the names of a notice in English words: those of languages by their codes."""
    return map(languages.name, notice.names) if notice.code in languages.NOTICES else notice.names


def _form(notice: Notice) -> str:
    """Return the code of the sentence: the form ending in "-none" where it exists and the last number is 0."""
    form = f"{notice.code}-none"
    return form if form in NOTICES and notice.names[-1:] == ("0",) else notice.code


def removed(notices: tuple[Notice, ...], say: Say = str) -> tuple[str, ...]:
    """Return what was removed besides the masked text, such as "2 comments"."""
    return tuple(counted(each, say) for each in notices if each.code not in NOTICES)


def will_be_removed(notices: tuple[Notice, ...], say: Say = str) -> str:
    """Return what happens to hidden content: "2 comments, 1 attached file will be removed", and what stays."""
    if not notices:
        return say(NOTHING_HIDES)
    staying = [each for each in notices if each.code in _STAYING or (each.code == "invisible-text" and each.pages)]
    groups = (WILL_BE_REMOVED, [each for each in notices if each not in staying]), (WILL_STAY, staying)
    return " ".join(
        say(sentence).format(things=", ".join(found(each, say) for each in group))
        for sentence, group in groups
        if group
    )


def counted(said: Notice, say: Say = str) -> str:
    """Return how many of one thing were removed, such as "2 comments"."""
    return _counted(said, REMOVED.get(said.code, (said.code, said.code)), say)


def found(said: Notice, say: Say = str) -> str:
    """Return how many of one thing a file holds from which nothing was removed, such as "2 comments"."""
    return _counted(said, FOUND.get(said.code) or REMOVED.get(said.code, (said.code, said.code)), say)


def _counted(notice: Notice, words: tuple[str, str], say: Say) -> str:
    one, several = words
    return f"{notice.count} {say(one if notice.count == 1 else several)}"


def _detail(name: str, value: object, say: Say) -> str:
    if name == "pages" and isinstance(value, tuple):
        return f"{say('pages')} {_ranges(value)}"
    if name in ("problem", "found") and value in PROBLEMS:
        return say(PROBLEMS[str(value)])
    if name == "failed" and isinstance(value, tuple):
        return f"{say(FIELDS[name])}: {', '.join(_check(str(each), say) for each in value)}"
    shown = ", ".join(str(each) for each in value) if isinstance(value, tuple) else str(value)
    return f"{say(FIELDS.get(name, name))}: {shown}"


def _check(name: str, say: Say) -> str:
    """Return the name of a check in words."""
    sentence = SENTENCES.get(name)
    return say(sentence) if isinstance(sentence, str) else name


def _pages(pages: tuple[int, ...], say: Say) -> str:
    if not pages:
        return ""
    return say(ON_PAGES if len(set(pages)) > 1 else ON_PAGE).format(pages=_ranges(pages))


def _numbered(numbers: tuple[int, ...], words: tuple[str, str], say: Say) -> str:
    if not numbers:
        return ""
    ranges = _ranges(numbers).split(", ")
    shown = ", ".join(ranges if len(ranges) <= _MOST_RANGES else [*ranges[:_MOST_RANGES], "…"])
    return say(words[len(set(numbers)) > 1]).format(paragraphs=shown, lines=shown)


def _ranges(pages: tuple[int, ...]) -> str:
    """Return page numbers from 1, in ranges: "1-3, 7"."""
    ranges: list[list[int]] = []
    for page in sorted(set(pages)):
        if ranges and page == ranges[-1][1] + 1:
            ranges[-1][1] = page
        else:
            ranges.append([page, page])
    return ", ".join(f"{first + 1}" if first == last else f"{first + 1}-{last + 1}" for first, last in ranges)
