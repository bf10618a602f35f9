"""Plain text, and what holds for every format: survivors, second look, cancelling."""

from __future__ import annotations

import codecs

import pytest

from engine.core.catalogue import ENGLISH
from engine.core.errors import Cancelled
from engine.core.message import literal
from engine.core.types import DocumentKind, Kind, Mention
from tests.builders.sabotage import TEXT, Case, case, failed

SOURCE = "\n".join(TEXT).encode()


@pytest.fixture(scope="module")
def clean() -> Case:
    return case(DocumentKind.TXT, SOURCE)


@pytest.mark.parametrize("labelled", [False, True])
@pytest.mark.parametrize("encode", [str.encode, lambda text: codecs.BOM_UTF16_LE + text.encode("utf-16-le")])
def test_clean_output_passes_every_check(labelled: bool, encode) -> None:  # type: ignore[no-untyped-def]
    spotless = case(DocumentKind.TXT, encode("\r\n".join(TEXT)), labelled=labelled)
    assert failed(spotless.checks()) == set(), spotless.checks()


@pytest.mark.parametrize(
    ("before", "after", "check"),
    [
        ("lives", "Tolvald lives", "check.text"),
        ("lives", "T\u00adolvald lives", "check.text"),
        ("lives", "TOLVALD lives", "check.text"),
        ("lives", "Tol\u0301vald lives", "check.text"),
        ("lives", "M A R E N T O L V A L D lives", "check.text"),
        ("may be", "may may be", "check.text"),
        ("sail", "ride", "check.equal-outside"),
        ("\n", "\n\n", "check.equal-outside"),
    ],
)
def test_sabotage_is_noticed(before: str, after: str, check: str, clean: Case) -> None:
    spoiled = clean.output.decode().replace(before, after, 1).encode()
    assert spoiled != clean.output
    assert check in failed(clean.checks(spoiled))


def test_another_encoding_is_noticed(clean: Case) -> None:
    spoiled = clean.output.decode().encode("utf-7")
    assert "check.equal-outside" in failed(clean.checks(spoiled))


def test_the_label_is_no_leftover() -> None:
    labelled = case(DocumentKind.TXT, b"A person called person.", masked=("person",), labelled=True)
    assert b"[PERSON 1]" in labelled.output
    assert failed(labelled.checks()) == set()


def test_everything_may_be_masked() -> None:
    assert failed(case(DocumentKind.TXT, b"Tolvald", masked=("Tolvald",)).checks()) == set()


def test_nothing_may_be_masked() -> None:
    assert failed(case(DocumentKind.TXT, b"Some text.", masked=("Tolvald",)).checks()) == set()


def _finds(word: str):  # type: ignore[no-untyped-def]
    def recognise(text: str) -> tuple[Mention, ...]:
        start = text.find(word)
        return (Mention(start, start + len(word), Kind.PERSON, 0.9, "test", literal("test")),) if start >= 0 else ()

    return recognise


def test_second_look_fails_on_masked_words_and_counts_kept_ones(clean: Case) -> None:
    name = "check.rescan"
    assert name not in failed(clean.checks(recognise=_finds("Saltby")))
    spoiled = clean.output + b" Tolvald Maren"
    assert name in failed(clean.checks(spoiled, recognise=_finds("Tolvald Maren")))


def _unasked(text: str) -> tuple[Mention, ...]:
    raise AssertionError("asked")


def test_networks_are_asked_only_where_a_masked_word_is_left(clean: Case) -> None:
    name = "check.rescan"
    assert name not in failed(clean.checks(recognise=_unasked, by_rules=_finds("Saltby")))
    for left in (" Tolvald", " (tolvald)", " Tol\u00advald", " Töl\u0301vald", " Tolvald™", " 漢字"):
        checks = clean.checks(clean.output + left.encode(), recognise=_unasked, by_rules=_finds("Saltby"))
        assert "could not run: AssertionError" in [
            ENGLISH.say(check.detail) for check in checks if check.name == name
        ], left


def test_a_rescan_without_networks_says_so(clean: Case) -> None:
    for recognise, by_rules, code in (
        (_unasked, lambda _: (), "rescan.none-by-rules"),
        (lambda _: (), None, "rescan.none"),
        (_unasked, _finds("Saltby"), "rescan.others"),
    ):
        checks = clean.checks(recognise=recognise, by_rules=by_rules)
        (said,) = [each.detail for each in checks if each.name == "check.rescan"]
        assert said.code == code
    assert ENGLISH.say(said) == "0 of 1 possible finding in the redacted file is masked text"


def test_parts_of_words_are_left_to_the_rules(clean: Case) -> None:
    name = "check.rescan"
    spoiled = clean.output + b" xTolvaldx"
    assert name not in failed(clean.checks(spoiled, recognise=_unasked, by_rules=_finds("Saltby")))
    assert name in failed(clean.checks(spoiled, recognise=_unasked, by_rules=_finds("Tolvald")))


def test_a_recognizer_that_breaks_fails_its_check(clean: Case) -> None:
    def broken(text: str) -> tuple[Mention, ...]:
        raise RuntimeError(text)

    checks = clean.checks(recognise=broken)
    assert [ENGLISH.say(check.detail) for check in checks if not check.passed] == ["could not run: RuntimeError"]


def test_cancelling_passes_through(clean: Case) -> None:
    class Stop:
        def step(self, stage: str, done: int, total: int) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        clean.checks(progress=Stop())
