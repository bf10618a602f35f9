"""Initials in running text. All people are invented."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.types import Box, Document, DocumentKind, DocxPicturePlace, DocxPlace, PdfPlace, Place, Segment
from engine.detection.finders import initials


def found(text: str) -> list[str]:
    return [text[each.start : each.end] for each in initials.find(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It is not known whether W. was fetched.", ["W."]),
        ("Le traitement continue. T. L. sera revue en mai.", ["T. L."]),
        ("Selon T. L.-R., rien de grave.", ["T. L.-R."]),
        ("He was seen by Q. V. on the ward.", ["Q. V."]),
        ("Deposit received (Z. W-K.) in cash.", ["Z. W-K."]),
        ("See you tomorrow?\n\nZ.\n\nSent from a tablet", ["Z."]),
        ("good night, Z.\n", ["Z."]),
        ("all done\nta, N\n", ["N"]),
        ("She had her tea at 5. Z x\n", ["Z"]),
        ("L'ancien maire de la commune, S.M., témoin, déclara", ["S.M."]),
        ("Er sprach mit Q. V. über den Vorfall", ["Q. V."]),
        ("her son from her first marriage, Z., who attends", ["Z."]),
        ("I asked K if he was all right.", ["K"]),
        ("N said her step dad shouted. K told me", ["N", "K"]),
        ('a text from "Z" on his phone', ["Z"]),
        ("So sorry L xx", ["L"]),
        ("Random assignment. (jn, ) (Entered: 06/05/2021)", ["jn"]),
        ("Famille avertie, chambre fermée. SB\n", ["SB"]),
        ("CRH tapé par MB le 10 mars.", ["MB"]),
        ("Diktiert von Q.-V. am selben Tag", ["Q.-V."]),
        ("Dictated by ZW", ["ZW"]),
        ("Dicté QVT, frappé mcd\n", ["QVT", "mcd"]),
        ("He dictated it and was up.", []),
        ("file / Dict. QV/td\n\nRegistered", ["QV/td"]),
        ("Nos réf. : QVT/TD/bm - double", ["QVT/TD/bm"]),
        ("Unser Zeichen: QV/tm\nSchreibdienst tmn\n", ["QV/tm", "tmn"]),
        ("08:05 Uhr: N. packt langsam aus. Lacht sie? Q. hilft ihm", ["N.", "Q."]),
        ("skrevet af lægesekr. tmn\n", ["tmn"]),
        ("ikke tilkalt. Sign. qv\n", ["qv"]),
        ("Please sign. And date it. Sign. by\n", []),
        ("the other child (Q., 4) was placed", ["Q."]),
        ("(Q., aged 11) and (Q., 4 yrs)", ["Q.", "Q."]),
        ("lage: fr. N. heut nacht ins klinikum", ["N."]),
        ("Then Q******* came in with T***.", ["Q", "T"]),
        ("Dear Mrs D____, and Mme K... came", ["D", "K"]),
        ("See you then.\nYours,\nM", ["M"]),
        ("Mit freundlichen Grüßen, viele Grüße\nU\n", ["U"]),
        ("et de Précieuse Q., aide-soignante", ["Précieuse Q."]),
        ("the landlord is mr z and he is away", ["z"]),
        ("Subj: the keys\n\nQ.,\nhe rang again.\n", ["Q."]),
        ("please use the other line.\nZ\nSent from my phone\n", ["Z"]),
        ('She initialled p. 7 "QLT" twice', ["QLT"]),
        ("Detention of 3 days for Q.T., under rule 9", ["Q.T."]),
        ("their solicitors (Z.) will write", ["Z."]),
        ("It was a joke! Q. says she is tall", ["Q."]),
        ("his sister V. rang twice", ["V."]),
        ("Ada has seen V. lose his temper once", ["V."]),
        ("pray for little Tolvan Q., leukaemia", ["Tolvan Q."]),
        ("Ada Berg\n/qtl\n", ["qtl"]),
        ("Ada Berg\nQB/tl – copie : dossier", ["QB/tl"]),
        ("Ada Berg\n\nQ/be\n", ["Q/be"]),
        ("Ada Berg\nQTL:bm", ["QTL:bm"]),
        ("spinal. Surgeon QT, asst QM. EBL 300", ["QT", "QM"]),
        # Once a letter is somebody, so are its other uses.
        ("Z's mother came. We hope that Z agrees; the account to be closed, Z to do.", ["Z", "Z", "Z"]),
        ("Client Q. (31) attended. Q. said no. Sad since Q.'s father left.", ["Q.", "Q.", "Q."]),
        ('complaint by "Client Q" today.\n\nQ (Selam Tolvane, 31) says no', ["Q", "Q"]),
    ],
)
def test_initials_that_mean_a_person(text: str, expected: list[str]) -> None:
    assert sorted(found(text)) == sorted(expected)


@pytest.mark.parametrize(
    "text",
    [
        "Low levels of vitamin K. was it given?",
        "M. X... et Mme Y... ont dit F*** et S*** . A 5***** hotel, a ***** one, 2 * 3 ** 4, a grade A*** pupil",
        "Under section D. is the fee.",
        "The U.S. has agreed. The U.K. will, too.",
        "I. was, he says, the first.",
        'I said so. A told story. Type "B" forms. (see) (Entered: 06/05/2021). He asked a question',
        "The letter was typed by US staff, approved by NHS England, geprüft von TÜV",
        "la société Tolvane, S.A., dont le siège est à Washington, D.C., et B.V. Tolvane",
        "He called back and agreed. OK\nThe letter is filed. NB\nShe is from the north. UK\n",
        "Options\n\nA.\nB.\nC.\n",
        "It is easy to return to the page after the note.\n\nO\n\nO\n\nn\n\nE",  # read in a drawing
        "Present\n\nA\nW\n4\n\nO\n\nO",
        "lesions of Hepatitis B, with Hepatitis C., de Vitamine D, et Annexe A., avec Plan B., von Gebäude C.",
        "P.O. was her route, b.i.d. the frequency.",
        "Mr Z. Berg is away; Mr Zed too.",
        "Bring plan B to the office. The B side, and vitamin B for all. Group B's score",
        "Rosa canina (L.) grows here. See list (A.) and form for U.S., please",
        "He made A. the rest; see B. below; and/or\n/etc\n",
        "Es passt, z. B. hilft es. Teil: A. ist leer. Ref: NHS/GP",
        "The surgeon saw her. Examiner FRCS, assistant HR. Technician in ICU",
        "The speed is in\nKm/h\nHe/she\nAND/or\nYes/no\nNOTE: see\nMG/dl\nRA:see",
        "Client Services. Patient A and resident I. Child Care",
    ],
)
def test_letters_that_mean_nobody(text: str) -> None:
    assert found(text) == []


def _box(line: str) -> tuple[Box, ...]:
    return (Box(0, 0, 9, 9),) * len(line)


@pytest.mark.parametrize(
    ("lines", "kept"),
    [
        ([("Thank you.", None), ("K", None)], ["K"]),
        ([("Thank you.", None), ("K", 0)], []),  # an icon
        ([("Thank you.", 0), ("K", 0)], ["K"]),  # a letter on paper
        ([("Thank you.", 0), ("K", 1)], []),
    ],
)
@pytest.mark.parametrize("kind", [DocumentKind.PDF, DocumentKind.DOCX])
def test_a_letter_in_a_picture_without_a_word_is_no_signature(
    lines: list[tuple[str, int | None]], kept: list[str], kind: DocumentKind
) -> None:
    text, segments = "", []
    for line, picture in lines:
        place: Place = DocxPlace("word/document.xml", 0, 0, len(line))
        if kind is DocumentKind.PDF:
            place = PdfPlace(picture or 0, _box(line), picture is not None)
        elif picture is not None:
            place = DocxPicturePlace(picture, _box(line))
        segments.append(Segment(len(text), len(text) + len(line), place))
        text += f"{line}\n\n"
    document = Document(Path(), kind, "", text, tuple(segments), 2, ())
    found = initials.without_icons(document, initials.find(text))
    assert [each.words(text) for each in found] == kept
