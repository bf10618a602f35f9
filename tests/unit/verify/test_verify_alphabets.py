"""A check of its own finds names that are left in other alphabets; words that sound alike by chance are counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.progress import Silent
from engine.core.types import Document, DocumentKind
from engine.core.user_terms import Form, UserTerm
from engine.verify import checks
from engine.verify.evidence import Case, Claim, Evidence, Side, Verdict
from tests.attacks.attack import SECRET
from tests.builders.docx import build, paragraph

_ASKED = (UserTerm(SECRET, Form.TERM, 1),)


def _judged(
    output: bytes, kind: DocumentKind = DocumentKind.TXT, *kept: str, asked: tuple[UserTerm, ...] = _ASKED
) -> Verdict:
    document = Document(Path("a"), kind, "", "Nobody was here.", ())
    claim = Claim(source=b"", output=output, document=document, redactions=(), asked=asked, kept=kept)
    evidence = Evidence(
        case=Case.of(claim),
        side=Side.OUTPUT,
        progress=Silent(),
        reopened=lambda: None,
        readings={},
    )
    (proof,) = (each for each in checks.table(kind).proofs if each.name == "check.other-letters")
    assert isinstance(proof, checks.Proof)
    return proof.check(evidence)


@pytest.mark.parametrize(
    "written",
    "квисторп Куисторп Квисторпа квісторп κουιστόρπ քվիստորպ Քվիստորպի კვისტორპი ქვისტორპმა كويستورب قويستورب "
    "קוויסטורפ לקוויסטורפ לְקְוִיסְטוֹרְפּ "
    "クイストルプ クヴィストープ 퀴스토르프 크비스토르프의 क्विस्टॉर्प কুইস্টর্প குவிஸ்டார்ப் "
    "𐐿𐐶𐐮𐑅𐐻𐐫𐑉𐐹 𐑒𐑢𐑦𐑕𐑑𐑹𐑐 ᚴᚢᛁᛋᛏᚮᚱᛈ ᛩᚢᛁᛋᛏᚮᚱᛔ ᚊᚒᚔᚄᚈᚑᚏᚚ 𐌒𐌖𐌉𐌔𐌕𐌏𐌓𐌐 𐳓𐳮𐳐𐳤𐳦𐳛𐳢𐳠 ⵇⵓⵉⵙⵜⵓⵔⵒ ኲስቶርፕ".split(),
)
def test_name_that_the_reader_missed_fails_the_check(written: str) -> None:
    assert not _judged(f"The folder of {written} is here.".encode()).passed
    assert not _judged(build(paragraph(f"The folder of {written} is here.")), DocumentKind.DOCX).passed


def test_other_words_pass() -> None:
    verdict = _judged("Папка лежала на старом столе. Το βιβλίο ήταν παλιό. הספר היה ישן.".encode())
    assert (verdict.passed, verdict.checked) == (True, True)


def test_words_that_are_written_by_sound_pass() -> None:
    verdict = _judged("クリスマス・プレゼント 크리스마스 선물은 अस्पताल की रिपोर्ट কম্পিউটার மருத்துவமனை".encode())
    assert (verdict.passed, verdict.checked) == (True, True)


def test_word_that_the_user_kept_passes() -> None:
    assert _judged("The folder of Квисторп.".encode(), DocumentKind.TXT, "Квисторп").passed


def test_there_is_nothing_to_check_without_such_letters_or_without_a_term() -> None:
    assert not _judged(b"The folder is here.").checked
    assert not _judged("The folder of Квисторп.".encode(), asked=()).checked
