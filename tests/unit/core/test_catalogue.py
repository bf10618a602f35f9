"""Every message has a sentence, and every sentence a translation with the same arguments."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import policies
from engine.core import catalogue, messages, problems
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.message import Message, literal, message, text_of
from engine.core.sentences import SENTENCES, placeholders
from engine.core.types import DocumentKind, Kind, Notice
from engine.reports.entries import STATES, MentionResult
from engine.sandbox.values import codec, dumped, loaded
from engine.verify import checks

_ROOT = Path(__file__).resolve().parents[3]
OTHERS = ("de", "fr", "es", "da", "nb", "pt")
_FIELD = re.compile(r"\{\w+(?::[^{}]*)?\}")


def _coded() -> Iterator[tuple[str, str, frozenset[str] | None]]:
    """Place, code and arguments of each message that the source makes; None where the arguments are not written out."""
    for folder in ("engine", "desktop"):
        for path in sorted((_ROOT / folder).rglob("*.py")):
            makers = ("Message", "message", "say") if path.parent.name == "cli" else ("Message", "message")
            source = path.read_text(encoding="utf-8")
            if not any(f"{maker}(" in source for maker in makers):
                continue
            for node in ast.walk(ast.parse(source)):
                if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in makers:
                    continue
                first = node.args[0]
                codes = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                given = [each.arg for each in node.keywords]
                named = None if None in given else frozenset(each for each in given if each)
                for code in codes:
                    if isinstance(code, ast.Constant):
                        yield f"{path.name}:{node.lineno}", str(code.value), named


def test_every_code_in_the_source_has_a_sentence_with_its_arguments() -> None:
    found = list(_coded())
    assert len(found) > 100
    for place, code, named in found:
        assert code in SENTENCES, (place, code)
        assert named is None or named == _fields(code), (place, code)


def _fields(code: str) -> frozenset[str]:
    sentence = SENTENCES[code]
    return placeholders(sentence if isinstance(sentence, str) else sentence[1])


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_translated_with_the_same_arguments(language: str) -> None:
    translated = catalogue.translations(language)
    for code, sentence in SENTENCES.items():
        if code == "literal":
            continue
        forms = translated.get(catalogue.source(sentence), ())
        assert len(forms) == len(catalogue.forms_of(sentence)), (language, code)
        for form in forms:
            wanted = set(_FIELD.findall(catalogue.forms_of(sentence)[-1]))
            assert set(_FIELD.findall(form)) | {"{count}"} == wanted | {"{count}"}, (language, code, form)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", policies.names())
def test_every_sentence_of_a_bundled_policy_is_translated(language: str, name: str) -> None:
    policy = policies.load(name)
    said = [text_of(each) for rule in policy.rules for each in (rule.sentence, rule.question) if each]
    for each in (policy.title, *said, *(meaning for _, meaning in policy.codes)):
        assert each in catalogue.translations(language), each


def test_a_message_without_a_sentence_can_not_be_made() -> None:
    with pytest.raises(ValueError, match="no message"):
        Message("no.such-code")
    with pytest.raises(ValueError, match="no message"):
        message("plan.shared", people=3)
    with pytest.raises(ValueError, match="no message"):
        message("plan.rare", people=3)


def test_a_sandboxed_worker_can_not_send_one_either() -> None:
    forms = codec(Message)
    good = message("digits.form", number=Message("number.iban"))
    assert forms.decode(loaded(dumped(forms.encode(good)))) == good
    for bad in (("no.such-code", ()), ("plan.rare", (("people", ("int", 3)),)), ("plan.rare", 3)):
        with pytest.raises((ValueError, TypeError)):
            forms.decode(loaded(dumped(bad)))


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "together with 1 other detail,"),
        ("en", 2, "together with 2 other details,"),
        ("de", 1, "mit 1 anderen Angabe,"),
        ("de", 3, "mit 3 anderen Angaben,"),
        ("fr", 0, "avec 0 autre détail,"),
        ("pt", 0, "com mais 0 dados,"),
        ("pt", 1, "com mais 1 dado,"),
    ],
)
def test_one_and_several(language: str, count: int, said: str) -> None:
    assert said in Catalogue(language).say(message("search.found-together", count=count))


def test_arguments_are_put_into_words_too() -> None:
    reason = message("digits.form", number=Message("number.de-idnr"))
    assert ENGLISH.say(reason) == "Has the form of a German tax number, and follows the rules for its digits."
    assert "deutsche Steuernummer" in Catalogue("de").say(reason)
    guards = message("sandbox.isolated", guards=(Message("sandbox.no-files"), Message("sandbox.network")), seconds=9)
    assert "files but Sable's own, the system could not" in ENGLISH.say(guards)


@pytest.mark.parametrize(
    ("language", "thousands", "decimal"),
    [("en", "70,000", "0.45"), ("de", "70.000", "0,45"), ("fr", "70\u00a0000", "0,45"), ("pt", "70.000", "0,45")],
)
def test_numbers_have_the_signs_of_the_language(language: str, thousands: str, decimal: str) -> None:
    assert f" {thousands} " in Catalogue(language).say(message("frequency.ordinary", number=70_000))
    assert decimal in Catalogue(language).say(message("sequence.mask", score=0.45))


@pytest.mark.parametrize("language", OTHERS)
def test_other_languages_than_english_write_a_space_before_the_sign_for_a_hundredth(language: str) -> None:
    said = message("form.judgments", share=0.78)
    assert "78%" in Catalogue().say(said)
    assert "78\u00a0%" in Catalogue(language).say(said)


def test_the_number_of_a_page_is_no_figure() -> None:
    assert Catalogue("de").say(message("structure.annotation", page=1234)) == "Anmerkung auf Seite 1234"


def test_a_policy_of_the_user_stays_as_it_was_written() -> None:
    assert Catalogue("de").say(literal("Our clients {are} masked.")) == "Our clients {are} masked."
    assert (
        Catalogue("de").say(literal("Everything that is found is masked."))
        == "Alles, was gefunden wird, wird geschwärzt."
    )


def test_a_front_end_may_reword_a_sentence() -> None:
    own = Catalogue(reworded={"plan.rare": "Too few share it."})
    assert own.say(Message("plan.rare")) == "Too few share it."


def test_a_catalogue_goes_to_other_processes() -> None:
    own = pickle.loads(pickle.dumps(Catalogue("nb")))
    assert own.say(Message("place.none")) == "ikke noe sted"


def test_every_check_has_a_name_in_words() -> None:
    for each in map(checks.table, DocumentKind):
        rows = (*each.searches, *each.proofs, *each.of_pictures(("eng",)))
        assert rows and all(row.name in SENTENCES for row in rows)


def test_every_pattern_list_and_network_has_its_reasons() -> None:
    """Codes that are made of a kind or a subtype."""
    for kind in Kind:
        assert {f"network.reads-{kind.lower()}", f"own-network.reads-{kind.lower()}", f"kind.{kind.lower()}"} <= set(
            SENTENCES
        )
    for part in ("kind", "pages", "text", "segments"):
        assert f"verdict.part-{part}" in SENTENCES
    for result in MentionResult:
        assert f"done.{result}" in SENTENCES
    assert {f"state.{each}" for each in STATES} <= set(SENTENCES)


def test_every_field_of_an_error_has_a_name() -> None:
    names = set()
    for path in sorted((_ROOT / "engine").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if "raise " in source else ():
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                names |= {each.arg for each in node.exc.keywords if each.arg}
    assert names and names <= set(problems.FIELDS)


@pytest.mark.parametrize(
    ("language", "several"), [("de", "werden"), ("fr", "seront"), ("es", "quitarán"), ("pt", "serão")]
)
def test_one_thing_that_will_be_removed_takes_no_verb_for_several(language: str, several: str) -> None:
    assert several not in messages.will_be_removed((Notice("comment", count=1),), Catalogue(language))


@pytest.mark.parametrize("language", ["fr", "es", "pt"])
def test_adjectives_of_a_risk_agree_with_its_name(language: str) -> None:
    """One word, such as "medium", is said of all three, so that their names have one gender."""
    names = [Catalogue(language).named(f"risk.{each}") for each in ("singling-out", "linkability", "inference")]
    assert {each.split()[0] for each in names} <= {"Risque", "Riesgo", "Risco"}
