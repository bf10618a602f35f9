"""Documents and profiles out of texts about people."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from engine.background import profiles
from engine.core.errors import Cancelled
from engine.core.message import literal
from engine.core.progress import Silent
from engine.core.types import Kind, Mention
from engine.lab.training.emulation import About
from engine.lab.training.reidentifier import people

SENTENCES = [
    "Maren Tolvald is a nurse.",
    "She was born in Bergen.",
    "Élan moved her in 1987!",
    "She sails.",
    "Is she tall?",
]
TEXT = " ".join(SENTENCES)


def towns(text: str) -> list[Mention]:
    """The words that it knows, wherever they stand; "Bergen" and "Bergen." are one."""
    kinds = {"Bergen": Kind.LOC, "nurse": Kind.DEM, "1987": Kind.DATETIME, "Maren  Tolvald": Kind.PERSON}
    return [
        Mention(place, place + len(word), kind, 1.0, "test", literal(""))
        for word, kind in kinds.items()
        for place in range(len(text))
        if text.startswith(word, place)
    ]


def test_every_sentence_is_in_one_half_and_in_its_order() -> None:
    for seed in range(20):
        found = people.halves(TEXT, Random(seed))
        assert found
        shares = [[each for each in SENTENCES if each in half] for half in found]
        assert [" ".join(each) for each in shares] == list(found)
        assert sorted(map(len, shares)) == [2, 3]
        assert sorted(chain.from_iterable(shares)) == sorted(SENTENCES)


def test_a_text_of_few_sentences_has_no_halves() -> None:
    assert people.halves("One. Two. Three.", Random(1)) is None


def test_a_table_says_each_thing_once() -> None:
    text = "Bergen, Maren  Tolvald, nurse, Bergen"
    assert people.table(text, towns(text)) == {"places": "Bergen", "description": "nurse", "others": "Maren Tolvald"}


def test_there_is_a_column_for_each_kind() -> None:
    assert set(people.COLUMNS) == set(Kind)


def test_what_is_written_is_read_as_profiles_and_documents(tmp_path: Path) -> None:
    told = [About(TEXT, name) for name in ("Ada", "Ole", "Ada", "Liv")] + [About(TEXT, None), About("Short.", "Tom")]
    assert people.write(told, tmp_path, towns, 3, Silent()) == 3
    known, texts = (
        profiles.load(tmp_path / name, {}, Path.read_text, Silent()) for name in (people.PROFILES, people.DOCUMENTS)
    )
    assert [each.name for each in known] == [each.name for each in texts] == ["Ada", "Ole", "Liv"]
    assert all(each.text.startswith(f"name: {each.name}") for each in known)
    assert not any(sentence in known[0].text for sentence in SENTENCES)  # a table
    assert any(sentence in known[1].text for sentence in SENTENCES)  # a text
    for profile, document in zip(known, texts, strict=True):
        assert not any(each in profile.text and each in document.text for each in SENTENCES)


def test_the_same_seed_gives_the_same_pairs(tmp_path: Path) -> None:
    told = [About(TEXT, "Ada"), About(TEXT, "Ole")]
    for place, seed in (("one", 3), ("two", 3), ("three", 4)):
        people.write(told, tmp_path / place, towns, seed, Silent())
    one, two, three = ((tmp_path / each / people.DOCUMENTS).read_text() for each in ("one", "two", "three"))
    assert one == two != three
    assert json.loads(one.splitlines()[0])["name"] == "Ada"


def test_writing_can_be_stopped(tmp_path: Path) -> None:
    class Impatient:
        def step(self, stage: str, done: int, total: int) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        people.write([About(TEXT, "Ada")], tmp_path, towns, 3, Impatient())
