"""The simplest files of each format: controls of the judge and of the tests."""

from __future__ import annotations

import io

import docx

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import page_with

SENTENCE = f"The lease was signed by Mr {SECRET} on Monday."


def _docx() -> bytes:
    document = docx.Document()
    document.add_paragraph(SENTENCE)
    file = io.BytesIO()
    document.save(file)
    return file.getvalue()


ATTACKS = (
    Attack("sentence.pdf", page_with),
    Attack("sentence.docx", _docx),
    Attack("sentence.txt", SENTENCE.encode),
    Attack("term.pdf", page_with, terms=(SECRET,)),
    Attack("person.pdf", page_with, person=f"Maren {SECRET}"),
)
