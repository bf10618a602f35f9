"""Planted documents in other languages say where their people and numbers are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.core.types import Kind
from engine.lab.training.planting import abroad

VALUES_OF_THE_WRITER = {">", "mail", "date", "born", "surname", "given", "handle", "host", "month"}


@pytest.mark.parametrize("language", abroad.LANGUAGES)
def test_every_slot_of_a_grammar_names_a_rule_or_a_value(language: str) -> None:
    grammar = abroad.grammar(language)
    texts = [each for name, rule in grammar.rules.items() if name not in ("dates", "surnames") for each in rule]
    texts += [each for value in grammar.values.values() for each in value.texts]
    slots = {slot for each in texts for slot in abroad._SLOT.findall(each) if not abroad._PERSON.fullmatch(slot)}
    names = {slot.rstrip("0123456789") for slot in slots}
    assert not names - grammar.rules.keys() - grammar.values.keys() - VALUES_OF_THE_WRITER
    assert all(grammar.rules.values())


@pytest.mark.parametrize("language", abroad.LANGUAGES)
def test_every_template_can_be_written(language: str) -> None:
    grammar = abroad.grammar(language)
    for name, rule in grammar.rules.items():
        if name in ("dates", "surnames", "hosts", "stem", "way"):
            continue
        for number, each in enumerate(rule):
            pieces = list(abroad.Writer(grammar, np.random.default_rng(number)).write(each))
            assert not any(set("{}") & set(piece.text) for piece in pieces)


def test_the_same_seed_writes_the_same_documents() -> None:
    first, again, other = (list(abroad.plant(seed, 40)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_spans_are_at_their_text() -> None:
    documents = list(abroad.plant(3, 200))
    assert {each["lang"] for each in documents} == set(abroad.LANGUAGES)
    for document in documents:
        for span in document["spans"]:
            assert document["text"][span["start"] : span["end"]] == span["text"]
            assert span["text"].strip() == span["text"]
    kinds = {span["label"] for each in documents for span in each["spans"]}
    assert kinds == set(Kind)


def test_kin_may_bear_the_name_and_forms_are_of_one_person() -> None:
    writer = abroad.Writer(abroad.grammar("de"), np.random.default_rng(8))
    whole, last, of = (
        "".join(each.text for each in writer.write(slot)) for slot in ("{p1:full}", "{p1:last}", "{p1:of}")
    )
    assert whole.endswith(last)
    assert of.startswith(last)
    title, name = writer.write("{p1:title}")
    assert title.kind is None and name.kind is Kind.PERSON and name.text == last


def test_further_files_add_rules_and_alternatives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "abroad.xx.txt").write_text("[letter]\none\n[place LOC QUASI]\nUlm\n", encoding="utf-8")
    (tmp_path / "abroad.xx.offices.txt").write_text(
        "a note\n[letter]\ntwo\n[[chart]]\nfirst\nsecond\n\n", encoding="utf-8"
    )
    monkeypatch.setattr(abroad, "FOLDER", tmp_path)
    merged = abroad.grammar("xx")
    assert merged.rules == {"letter": ("one", "two"), "chart": ("first\nsecond",)}
    assert merged.values["place"].texts == ("Ulm",)


def test_french_shortens_words_before_names_with_a_vowel() -> None:
    piece = abroad.PieceAbroad
    pieces = [piece("Le fils de "), piece("Anne", Kind.PERSON, "DIRECT"), piece(" et de "), piece("Luc", Kind.PERSON)]
    assert "".join(each.text for each in abroad._elided(pieces)) == "Le fils d'Anne et de Luc"
    assert [each.text for each in abroad._elided(pieces) if each.kind] == ["Anne", "Luc"]


def test_columns_begin_where_the_template_says() -> None:
    writer = abroad.Writer(abroad.grammar("de"), np.random.default_rng(8))
    text = "".join(each.text for each in writer.write("A{>12}{p1:initials}{>20}B\n{>12}C\n{>2}Etwas länger{>4}D"))
    assert [line.index(last) for line, last in zip(text.split("\n"), "BCD", strict=True)] == [20, 12, 16]
