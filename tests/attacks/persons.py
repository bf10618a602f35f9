"""Forms of a person's name beside the name itself: initials, user names, inflections, double names."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import docx
import pymupdf

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import page_with

PERSON = f"Maren {SECRET}"
# Sentence, and what must not be left of it.
_FORMS: dict[str, tuple[str, str]] = {
    "initials": ("The call was taken by MQ on Monday.", "MQ"),
    "initials with full stops": ("The call was taken by M.Q. on Monday.", r"M\.Q"),
    "initials with spaces": ("The call was taken by M. Q. on Monday.", r"M\.\sQ"),
    "initials in brackets": ("The call was taken (MQ/ab) on Monday.", "MQ"),
    "initials as a signature": ("See you there.\n\nMQ\n", "MQ"),
    "initials with a hyphen": ("The call was taken by M-Q on Monday.", "M-Q"),
    "initials with a slash": ("Call taken: M/Q, then closed.", "M/Q"),
    "initials with a dash between spaces": ("Call taken: M - Q, then closed.", "M - Q"),
    "initials with a slash between spaces": ("Call taken: M / Q, then closed.", "M / Q"),
    "initials with an ampersand": ("The ring was engraved with M & Q on Monday.", "M & Q"),
    "initials with a plus": ("The ring was engraved with M+Q on Monday.", r"M\+Q"),
    "name of a folder of eight letters": ("It lies in C:/Users/MQUIST~1/notes there.", "QUIST"),
    "initials apart": ("The call was taken by M Q on Monday.", "M Q"),
    "small initials": ("The call was noted by m.q. on Monday.", r"m\.q"),
    "initials, surname first": ("The call was taken by Q.M. on Monday.", r"Q\.M"),
    "cut given name and initial": ("Signed by Mar Q. here.", r"Mar|Q\."),
    "address with a cut surname": ("Write to mquist@house.example about it.", "(?i)quist"),
    "spaced capitals": ("It was let to Q U I S T O R P in May.", "U I S"),
    "initial and surname": (f"Signed by M. {SECRET} here.", SECRET),
    "given name and initial": ("Signed by Maren Q. here.", r"Maren|Q\."),
    "address": ("Write to mquistorp@house.example about it.", "(?i)quistorp"),
    "address with a full stop": ("Write to m.quistorp@house.example about it.", "(?i)quistorp"),
    "user name": ("The user mquistorp signed in at noon.", "(?i)quistorp"),
    "user name with a number": ("The user mquistorp74 signed in at noon.", "(?i)quistorp"),
    "user name, surname first": ("The user quistorpm signed in at noon.", "(?i)quistorp"),
    "user name with an underscore": ("The user maren_q signed in at noon.", "(?i)maren"),
    "user name, both names": ("The user maren.quistorp signed in at noon.", "(?i)maren|quistorp"),
    "name of a folder": ("It lies in /home/mquistorp/notes there.", "(?i)quistorp"),
    "handle": ("Ask @marenquistorp for it.", "(?i)maren|quistorp"),
    "initials of an address": ("Write to mq@house.example about it.", "(?i)mq"),
    "given name of an address": ("Write to maren@house.example about it.", "(?i)maren"),
    "title and initial": ("Mrs Q. signed, and Ms Q paid.", r"Q\b"),
    "surname in small letters": ("It was signed by quistorp on Monday.", "(?i)quistorp"),
    "name of a file": ("See lease-quistorp-final.pdf on the drive.", "(?i)quistorp"),
    "user name of eight letters": ("It lies in /home/mquistor/notes there.", "(?i)quistor"),
    "surname with a year": ("The user quistorp81 signed in at noon.", "(?i)quistorp"),
    "curly possessive": (f"It was {SECRET}\u2019s house and Maren\u2019s land.", f"{SECRET}|Maren"),
    "spaced initial and surname": (f"Signed by M. {' '.join(SECRET)} here.", "u i s t o r p"),
    "possessive": (f"It was {SECRET}'s house, and the {SECRET}s' land.", SECRET),
    "genitive": (f"Das ist {SECRET}s Haus und Marens Land.", f"{SECRET}|Maren"),
    "Slavic case": (f"Dom {SECRET}a i {SECRET}owi.", SECRET),
    "capitals": (f"{SECRET.upper()}, MAREN", f"(?i){SECRET}|maren"),
    "divided at a line end": ("Signed by Maren Quis-\ntorp on Monday.", "Quis|torp"),
}
_OTHERS: dict[str, tuple[str, str, str]] = {
    "double surname": (
        "Anna Quistorp-Berg",
        "Mrs Quistorp met Mrs Berg; AQB and A. Q.-B. signed.",
        r"Quistorp|Berg|AQB|Q\.",
    ),
    "double given name": ("Anna-Maria Quistorp", "Anna met AMQ, A.-M. Q. and AQ.", r"Anna|AMQ|M\. Q|AQ"),
    "particle": ("Ludwig van der Quist", "Mr van der Quist; LvdQ and LQ signed.", "Quist|LvdQ|LQ"),
    "surname first": ("Quistorp, Maren", "MQ, M. Quistorp", "MQ|Quistorp"),
}


def _pdf(text: str) -> bytes:
    return page_with(text.replace("\n", " "))


def _docx(text: str) -> bytes:
    document = docx.Document()
    for line in text.split("\n"):
        document.add_paragraph(line)
    file = io.BytesIO()
    document.save(file)
    return file.getvalue()


def _text(data: bytes) -> str:
    if data.startswith(b"%PDF"):
        with pymupdf.open("pdf", data) as document:
            return "\n".join(page.get_text() for page in document)
    if data.startswith(b"PK"):
        return "\n".join(each.text for each in docx.Document(io.BytesIO(data)).paragraphs)
    return data.decode()


def _attack(name: str, build: Callable[[str], bytes], person: str, text: str, wanted: str) -> Attack:
    return Attack(
        name,
        lambda: build(text),
        secrets=(),
        person=person,
        leaks=lambda data: bool(re.search(wanted, _text(data))),
    )


_ALL = ((name, PERSON, *form) for name, form in _FORMS.items())
_BUILDERS: dict[str, Callable[[str], bytes]] = {"txt": str.encode, "docx": _docx, "pdf": _pdf}
ATTACKS = tuple(
    _attack(f"{name}.{suffix}", build, person, text, wanted)
    for name, person, text, wanted in (*_ALL, *((name, *form) for name, form in _OTHERS.items()))
    for suffix, build in _BUILDERS.items()
    if not (suffix != "txt" and "\n" in text)
)
