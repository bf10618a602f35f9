from __future__ import annotations

import gzip
import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from stdnum import iban, luhn

from engine.core.types import Kind
from engine.lab.training import planting
from engine.lab.training.planting import grammar, notes, people, values
from engine.lab.training.planting.__main__ import main
from engine.lab.training.planting.grammar import Cast
from engine.lab.training.planting.notes import Notes
from engine.lab.training.planting.people import Split

DATA = Path(__file__).resolve().parents[4].parent / "shared" / "data"
SLOT = re.compile(r"\{([=+-]?[A-Za-z_]+\d*(?::[^{}\n]*)?)\}")
BASE = Notes(
    whole=("HPI\n\n{patient:titled} takes Lasix 40 mg for CHF since {date}. {remark}\n\nPLAN\n\nBack in 2 weeks.",),
    loose={"GENHX": ("The patient has a cough.",), "PLAN": ("Return if worse. Keep the wound dry.",)},
)
LITERAL_LETTERS = 12
HIPAA = {
    "name", "geographic", "date", "telephone", "fax", "e-mail", "social security", "medical record", "health plan",
    "account", "certificate or licence", "vehicle", "device", "URL", "IP address", "biometric", "photograph",
    "other number", "age over 89",
}  # fmt: skip


@pytest.fixture(scope="module", params=Split)
def documents(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    return list(planting.plant(BASE, seed=3, count=300, split=request.param))


GENRES = [(genre, split) for split, genres in planting.SHARES.items() for genre in genres]


def slots(genre: str, split: Split) -> set[str]:
    return {slot for texts in planting.rules_of(genre, split).values() for text in texts for slot in SLOT.findall(text)}


def test_spans_are_exact_and_do_not_overlap(documents: list[dict[str, Any]]) -> None:
    for document in documents:
        for span in document["spans"]:
            assert document["text"][span["start"] : span["end"]] == span["text"] == span["text"].strip() != ""
        assert all(first["end"] <= second["start"] for first, second in pairwise(document["spans"]))


def test_every_class_of_the_hipaa_list_is_planted(documents: list[dict[str, Any]]) -> None:
    assert {span["hipaa"] for document in documents for span in document["spans"]} >= HIPAA


def test_labels_and_decisions_are_those_of_the_annotated_sets(documents: list[dict[str, Any]]) -> None:
    spans = [span for document in documents for span in document["spans"]]
    assert {span["label"] for span in spans} <= set(Kind)
    assert {span["identifier_type"] for span in spans} == {"DIRECT", "QUASI", "NO_MASK"}


def test_no_planted_identifier_stands_unlabelled(documents: list[dict[str, Any]]) -> None:
    """Words that are also English ("Hope", "1996" in a citation) may; numbers and names of two words may not."""
    for document in documents:
        visible = list(document["text"])
        for span in document["spans"]:
            visible[span["start"] : span["end"]] = "\0" * (span["end"] - span["start"])
        rest = "".join(visible)
        for span in document["spans"]:
            telling = re.search(r"\d.*\d.*\d.*\d.*\d|\w \w", span["text"]) and span["identifier_type"] != "NO_MASK"
            if telling and len(span["text"]) > 5:
                assert not re.search(rf"(?<!\w){re.escape(span['text'])}(?!\w)", rest)


def test_the_same_seed_gives_the_same_documents() -> None:
    first, again, other = (list(planting.plant(BASE, seed=s, count=20, split=Split.TRAIN)) for s in (1, 1, 2))
    assert first == again
    assert not {each["text"] for each in first} & {each["text"] for each in other}


def test_all_mentions_of_one_person_are_one_entity() -> None:
    cast = Cast(np.random.default_rng(1), Split.TRAIN)
    written = [cast.fill(slot) for slot in ("patient:full", "PATIENT:LAST", "patient:initials", "doctor:full")]
    assert len({piece.annotation.entity for piece in written if piece.annotation}) == 2
    assert written[1].text == written[0].text.replace(cast.person("patient").given, "").strip().upper()


@pytest.mark.parametrize(("genre", "split"), GENRES)
def test_every_slot_names_a_rule_or_a_value(genre: str, split: Split) -> None:
    rules = set(planting.rules_of(genre, split))
    assert not rules & set(values.VALUES), "a rule would hide a value"
    for slot in slots(genre, split):
        if slot.startswith("+"):
            assert slot[1:].partition(":")[0] in rules
        elif slot not in rules | {"note"}:
            Cast(np.random.default_rng(1), split).fill(slot)


@pytest.mark.parametrize("split", Split)
def test_every_rule_of_a_family_is_used(split: Split) -> None:
    genres = list(planting.SHARES[split])
    defined = {genre: set(planting.rules_of(genre, split)) for genre in genres}
    used = {genre: {slot.removeprefix("+").partition(":")[0] for slot in slots(genre, split)} for genre in genres}
    shared = set.intersection(*defined.values())
    assert shared <= set.union({"document"}, *used.values())
    for genre in genres:
        inserted = {*notes._INSERTED, "remark"} if genre == "clinical" else set()
        assert defined[genre] - shared <= used[genre] | inserted


@pytest.mark.parametrize("genre", planting.SHARES[Split.TEST])
def test_the_families_of_templates_are_disjoint(genre: str) -> None:
    train, test = (
        {
            line.strip()
            for texts in planting.rules_of(genre, split).values()
            for text in texts
            for line in text.splitlines()
            if len(re.sub(r"[^a-z]", "", SLOT.sub("", line).lower())) > LITERAL_LETTERS
        }
        for split in Split
    )
    assert train
    assert test
    assert not train & test


def test_the_families_of_numbers_are_shaped_differently() -> None:
    """But for the numbers that a standard shapes, such as telephone numbers, which both families must have."""
    train, test, both = set[str](), set[str](), set[str]()
    for _, lines in people.sections(people.LISTS / "codes.txt"):
        own = {split: {shape(each) for each in values.patterns_of(lines, split)} for split in Split}
        assert all(own.values())
        if any(line.startswith("train: ") for line in lines):
            train |= own[Split.TRAIN]
            test |= own[Split.TEST]
        else:
            both |= own[Split.TRAIN]
    assert len(train) > 150
    assert len(test) > 40
    assert not test & (train | both)


def shape(pattern: str) -> str:
    """A pattern with its digits and capital letters as they look when drawn."""
    parts = re.split(r"(\{\w+\})", pattern)
    return "".join(
        part if part.startswith("{") else re.sub("[A-Z^]", "A", re.sub("[0-9#%]", "0", part)) for part in parts
    )


@pytest.mark.parametrize(("line", "train", "test"), [("a | b", ["a", "b"], ["a", "b"]), ("test: c", [], ["c"])])
def test_a_line_may_be_for_one_family_only(line: str, train: list[str], test: list[str]) -> None:
    assert list(values.patterns_of([line], Split.TRAIN)) == train
    assert list(values.patterns_of([line], Split.TEST)) == test


def test_what_follows_a_backslash_stands_for_itself() -> None:
    random = np.random.default_rng(5)
    assert re.fullmatch(r"EF [1-9]\d% \#4", values.fill(random, Split.TRAIN, r"EF %#\% \#4"))


def test_several_alternatives_are_written_each_once_with_what_is_asked_for_between() -> None:
    rules: grammar.Rules = {"part": ("one", "two", "three", "four")}
    for seed in range(20):
        cast = Cast(np.random.default_rng(seed), Split.TRAIN)
        lines, listed = (
            "".join(p.text for p in grammar.write(rules, text, cast)) for text in ("{+part}", "{+part:; }")
        )
        for parts in (lines.split("\n"), listed.split("; ")):
            assert len(parts) >= 3
            assert len(set(parts)) == len(parts)
            assert set(parts) <= set(rules["part"])


def test_fields_of_a_document_have_the_same_separator() -> None:
    cast = Cast(np.random.default_rng(3), Split.TRAIN)
    first, again = cast.fill("sep"), cast.fill("sep")
    assert first == again
    assert first.annotation is None


def test_the_families_of_names_are_disjoint() -> None:
    train, test = (
        {name for each in people.cultures(split) for name in (*each.female, *each.male, *each.family)}
        for split in Split
    )
    assert len(train) > 2000
    assert len(test) > 500
    assert not {people.plain(name).casefold() for name in train} & {people.plain(name).casefold() for name in test}


def test_the_names_are_of_many_cultures() -> None:
    cultures = dict(people.sections(people.LISTS / "names.txt"))
    given, family = (
        {name for lines in cultures.values() for line in lines if line.startswith(kind) for name in line.split()[1:]}
        for kind in (("female", "male"), "family")
    )
    assert len(cultures) >= 40
    assert len(given) >= 1200
    assert len(family) >= 2000


def test_cards_and_ibans_pass_their_checks() -> None:
    random = np.random.default_rng(4)
    for _ in range(50):
        assert luhn.is_valid(re.sub(r"\D", "", values.VALUES["card"].make(random, Split.TRAIN)))
        assert iban.is_valid(values.VALUES["iban"].make(random, Split.TRAIN), check_country=False)


@pytest.mark.parametrize(("name", "lines"), [("address", 1), ("address_lines", 2)])
def test_an_address_may_be_broken_over_lines(name: str, lines: int) -> None:
    random = np.random.default_rng(6)
    for _ in range(50):
        assert len(values.VALUES[name].make(random, Split.TRAIN).splitlines()) == lines


def test_what_may_stay_is_drawn_anew_each_time() -> None:
    cast = Cast(np.random.default_rng(7), Split.TRAIN)
    written = {cast.fill("citation") for _ in range(10)}
    assert len({piece.text for piece in written}) == len({p.annotation.entity for p in written if p.annotation}) > 5
    assert {piece.annotation.masking for piece in written if piece.annotation} == {"NO_MASK"}


def test_a_choice_is_made_before_slots_are_filled() -> None:
    cast = Cast(np.random.default_rng(2), Split.TRAIN)
    written = list(grammar.write({"end": ("now",)}, "<Seen|Met> {=age:70 y.o.} <{end}|{end}> {nobody", cast))
    assert [piece.text for piece in written[1:]] == ["70 y.o.", " ", "now", " {nobody"]
    assert written[0].text in ("Seen ", "Met ")
    assert [bool(piece.annotation) for piece in written] == [False, True, False, False, False]


def test_an_unknown_slot_is_an_error() -> None:
    with pytest.raises(KeyError):
        list(grammar.write({}, "{nobody}", Cast(np.random.default_rng(2), Split.TRAIN)))


@pytest.mark.parametrize(
    ("sentence", "template"),
    [
        ("Mr. Oona Brandt coughs.", "{patient:mrs} coughs."),
        ("Ms. Brandt saw Dr. Lindqvist.", "{patient:titled} saw {consultant:doctor}."),
        ("Oona Brandt is a 71-year-old male.", "{patient:full} is a {=age:71-year-old} male."),
        ("It began on 03/04/2021.", "It began on {date}."),
        ("It began in March of 2019 on a Monday.", "It began in {month_year} on a {weekday}."),
        ("It lasted 5 to 7 days.", "It lasted {=duration:5 to 7 days}."),
        ("He takes Lasix 40 mg, 2000 mg of tea; pain 9/10.", "He takes Lasix 40 mg, 2000 mg of tea; pain 9/10."),
        ("He moved from Saltby.", ""),
        ("He is a farmer.", ""),
        ("He was ill in the 1970s.", ""),
        ("Seen 11/94 at the clinic.", ""),
        ("He met Price there.", ""),
        ("Set {it} off.", ""),
    ],
)
def test_what_a_note_names_becomes_a_slot_or_its_sentence_goes(sentence: str, template: str) -> None:
    lower = set(re.findall(r"\b[a-z]+\b", f"{sentence} it he moved met price seen set from was is takes oona"))
    assert notes._template(sentence, lower) == template


@pytest.mark.parametrize(("note", "woman"), [("She says her leg hurts.", True), ("He is ill.", False), ("Ill.", None)])
def test_the_sex_of_a_note_is_read(note: str, woman: bool | None) -> None:
    assert notes.female(note) is woman


@pytest.mark.corpus
@pytest.mark.skipif(not DATA.is_dir(), reason="the data sets are not beside the checkout")
def test_documents_are_written_in_the_layout_of_the_data_sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "planted.jsonl.gz"
    arguments = ["planting", "--data", str(DATA), "--split", "test", "--count", "30", "--out", str(out)]
    monkeypatch.setattr("sys.argv", arguments)
    main()
    lines = gzip.decompress(out.read_bytes()).decode().splitlines()
    assert len(lines) == 30
    for document in map(json.loads, lines):
        assert document["split"] == "test"
        assert document["spans"]
