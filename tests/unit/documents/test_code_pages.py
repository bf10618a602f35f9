"""Short texts in old code pages are read as what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import documents
from engine.core.errors import UnsupportedFormat

_ENGLISH = "Mr Quistorp signed the lease in Bergen. The rent was paid every month until spring.\n"


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("The rent was paid by Wiśniewski until spring. Later wiśniewski left.", "cp852"),
        ("The rent was paid by Wiśniewski until spring. Later wiśniewski left.", "iso8859-2"),
        ("Квартиру снимал Квисторп. Аренду платил квисторп до весны.", "koi8-r"),
        ("Квартиру снимал Квисторп. Аренду платил квисторп до весны.", "cp866"),
        (_ENGLISH + "Господин Квисторп подписал договор в Бергене.", "koi8-r"),
        ("Το ενοίκιο πλήρωσε ο Παπαδόπουλος. παπαδόπουλος.", "iso8859-7"),
        ("שכר הדירה שולם על ידי כהן עד האביב.", "cp1255"),
        ("دفع محمود الإيجار حتى الربيع", "cp1256"),
        ("家賃は田中が払った。田中は春に退去した。", "shift_jis"),
        (_ENGLISH + "借主はＱｕｉｓｔｏｒｐ氏である。東京の部屋。", "shift_jis"),
        ("房租由张伟支付。张伟春天搬走了。The rent.", "gbk"),
        ("임대료는 김철수가 지불했다", "euc_kr"),
        ("임대료는 김철수가 지불했다", "iso2022_kr"),
        (_ENGLISH + "家賃は田中が払った。", "iso2022_jp"),
        ("房租由张伟支付。The rent.", "hz"),
        (_ENGLISH + "Müller paid 5 €.", "cp1252"),
        ("Ærøskøbing på Østerø, blåbær. Ålesund år", "cp1252"),
    ],
)
def test_a_short_text_is_read_and_the_report_says_how(text: str, encoding: str) -> None:
    document = documents.read(text.encode(encoding), Path("x.txt"))
    assert document.text == text
    assert [each.code for each in document.warnings] == ["encoding-assumed"]


def test_utf_8_needs_no_guess() -> None:
    assert not documents.read("Müller".encode(), Path("x.txt")).warnings


@pytest.mark.parametrize("text", ["It is [~{a-z}~] or ~{~}.", "A program writes ~{abc~} here."])
def test_signs_of_programs_switch_to_no_other_letters(text: str) -> None:
    assert documents.read(text.encode(), Path("x.txt")).text == text


def test_text_that_switches_to_unknown_letters_is_refused() -> None:
    with pytest.raises(UnsupportedFormat) as refused:
        documents.read(b"The rent was paid by \x1b$(Z!!\x1b(B in spring.\n", Path("x.txt"))
    assert refused.value.fields == {"found": "unknown-encoding"}


def test_control_characters_have_a_sentence_of_their_own() -> None:
    with pytest.raises(UnsupportedFormat) as refused:
        documents.read(b"Paid by Q\bQu\bui\bis\bs in Bergen until the spring of the year.\n", Path("x.txt"))
    assert refused.value.fields == {"found": "control-characters"}
