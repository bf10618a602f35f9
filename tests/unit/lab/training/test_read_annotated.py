"""Four forms of annotated text become one layout; whatever is doubtful is refused, and the error holds no text."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import spacy
from spacy.tokens import Doc, DocBin, Span

from engine.core import messages
from engine.core.errors import BadAnnotation, UnreadableFile
from engine.core.types import Kind
from engine.lab.training.formats import read_annotated, read_labels
from engine.models.labels import ANY

TEXT = "Ms Oona Brandt (41) of Riga."
NAME, AGE, TOWN = (3, 14), (16, 18), (23, 27)


def span(place: tuple[int, int], label: str, **more: object) -> dict[str, Any]:
    return {"start": place[0], "end": place[1], "label": label, **more}


def json_lines(*spans: dict[str, Any], **more: object) -> bytes:
    return json.dumps({"doc_id": "d", "text": TEXT, "split": "dev", "spans": list(spans), **more}).encode()


def tab(*mentions: dict[str, Any]) -> bytes:
    said = {"a": {"entity_mentions": list(mentions)}, "b": {"entity_mentions": []}}
    return json.dumps([{"doc_id": "d", "text": TEXT, "dataset_type": "dev", "annotations": said}]).encode()


def mention(place: tuple[int, int], kind: str, **more: object) -> dict[str, Any]:
    text = TEXT[slice(*place)]
    offsets = {"start_offset": place[0], "end_offset": place[1], "span_text": text}
    return {"entity_type": kind, "entity_id": "e1", "identifier_type": "QUASI", **offsets, **more}


def doc_bin(*spans: tuple[int, int, str], annotated: bool = True) -> bytes:
    document = Doc(spacy.blank("en").vocab, words=["Ms", "Oona", "Brandt", "(", "41", ")", "of", "Riga", "."],
                   spaces=[True, True, True, False, False, True, True, False, False])  # fmt: skip
    if annotated:
        document.set_ents([Span(document, *each) for each in spans])
    return DocBin(docs=[document]).to_bytes()


CONLL = """-DOCSTART- -X- -X- O

Ms NNP B-NP O
Oona NNP I-NP B-PER
Brandt NNP I-NP I-PER
( ( O O
41 CD B-NP B-AGE
) ) O O
of IN B-PP O
Riga NNP B-NP B-LOC
. . O O

She PRP B-NP O
left VBD B-VP O
"""


@pytest.fixture
def stored(tmp_path: Path) -> Callable[[bytes], Path]:
    def write(data: bytes) -> Path:
        path = tmp_path / "annotated"
        path.write_bytes(data)
        return path

    return write


Stored = Callable[[bytes], Path]


def found(path: Path) -> list[tuple[str, str]]:
    (document,) = read_annotated(path)
    return [(document["text"][each["start"] : each["end"]], each["label"]) for each in document["spans"]]


EXPECTED = [("Oona Brandt", "PERSON"), ("41", "DEM"), ("Riga", "LOC")]
FORMS = {
    "json lines": json_lines(span(NAME, "PER"), span(AGE, "age"), span(TOWN, "GPE")),
    "tab": tab(mention(NAME, "PERSON"), mention(AGE, "DEM"), mention(TOWN, "LOC")),
    "docbin": doc_bin((1, 3, "PERSON"), (4, 5, "AGE"), (7, 8, "GPE")),
    "conll": CONLL.encode(),
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("pack", [bytes, gzip.compress], ids=["plain", "gzip"])
def test_each_form_is_told_by_its_content(form: str, pack: Callable[[bytes], bytes], stored: Stored) -> None:
    assert found(stored(pack(FORMS[form]))) == EXPECTED


def test_a_byte_order_mark_and_blank_lines_do_no_harm(stored: Stored) -> None:
    assert found(stored(b"\xef\xbb\xbf\n" + FORMS["json lines"] + b"\n\n")) == EXPECTED


def test_a_file_may_say_what_it_is_complete_for(stored: Stored) -> None:
    (document,) = read_annotated(stored(json_lines(complete=["LOC"])))
    assert document["complete"] == ["LOC"]


def test_tab_names_its_annotators_and_is_complete(stored: Stored) -> None:
    (document,) = read_annotated(stored(FORMS["tab"]))
    assert document["annotators"] == ["a", "b"]
    assert set(document["complete"]) == set(Kind)
    assert document["split"] == "dev"
    assert document["spans"][0] == span(NAME, "PERSON", identifier_type="QUASI", entity_id="e1", annotator="a")


def test_conll_text_is_rebuilt(stored: Stored) -> None:
    (document,) = read_annotated(stored(FORMS["conll"]))
    assert document["text"] == f"{TEXT}\nShe left"


@pytest.mark.parametrize(
    ("tags", "spans"),
    [
        ("B-PER I-PER O B-PER", ["a b", "d"]),
        ("B-PER B-PER I-PER O", ["a", "b c"]),
        ("I-PER I-PER B-PER I-LOC", ["a b", "c", "d"]),
        ("B-PER I-PER E-PER S-PER", ["a b c", "d"]),
        ("B-PER L-PER U-LOC O", ["a b", "c"]),
    ],
    ids=["bio", "bio neighbours", "iob1", "bioes", "bilou"],
)
def test_tag_schemes(tags: str, spans: list[str], stored: Stored) -> None:
    lines = "\n".join(f"{word} {tag}" for word, tag in zip("abcd", tags.split(), strict=True))
    assert [text for text, _ in found(stored(lines.encode()))] == spans


def test_each_docstart_begins_a_document(stored: Stored) -> None:
    documents = list(read_annotated(stored((CONLL + "\n" + CONLL).encode())))
    assert len(documents) == 2
    assert documents[0]["doc_id"] != documents[1]["doc_id"]


def test_misc_of_conll_says_nothing_of_our_kinds(stored: Stored) -> None:
    assert found(stored(b"Olympics B-MISC")) == [("Olympics", ANY)]


def test_spans_may_hold_one_another_and_annotators_may_disagree(stored: Stored) -> None:
    spans = [
        span((0, 14), "ORG", annotator="a"),
        span(NAME, "PERSON", annotator="a"),
        span((5, 20), "LOC", annotator="b"),
    ]
    assert len(found(stored(json_lines(*spans)))) == 3


PLAIN = json_lines()
BROKEN = {
    "bad-offsets": json_lines(span((3, 99), "PER")),
    "bad-span": json_lines("PER"),  # type: ignore[arg-type]
    "empty-span": json_lines(span((3, 3), "PER")),
    "other-text": json_lines(span(NAME, "PER", text="Anna")),
    "unknown-label": json_lines(span(NAME, "WIZARD")),
    "unknown-masking": json_lines(span(NAME, "PER", identifier_type="MAYBE")),
    "some-without-masking": json_lines(span(NAME, "PER", identifier_type="DIRECT"), span(TOWN, "LOC")),
    "crossing-spans": json_lines(span((0, 14), "PER"), span((3, 18), "PER")),
    "repeated-span": json_lines(span(NAME, "PER"), span(NAME, "LOC")),
    "no-text": json_lines(text=""),
    "no-spans": json_lines(spans=None),
    "not-such-a-value": json_lines(complete=["HUMAN"]),
    "not-json": PLAIN + b"\n{broken",
    "not-tab": b'[{"doc_id": 1}]',
    "not-docbin": doc_bin()[:-9],
    "no-entities": doc_bin(annotated=False),
    "bad-columns": b"Oona NNP B-PER\nBrandt I-PER",
    "bad-tag": b"Oona B-PER\nBrandt E-LOC",
    "not-utf-8": b"Oona\xff B-PER",
    "damaged-archive": gzip.compress(PLAIN)[:-9],
}


@pytest.mark.parametrize("problem", BROKEN)
def test_what_is_wrong_is_said_without_text(problem: str, stored: Stored) -> None:
    with pytest.raises(BadAnnotation) as caught:
        list(read_annotated(stored(BROKEN[problem])))
    assert caught.value.fields["problem"] == problem
    assert problem in messages.PROBLEMS
    assert caught.value.fields["file"] == "annotated"
    said = messages.sentence(caught.value)
    assert not any(word in said for word in ("Oona", "Brandt", "WIZARD", "MAYBE"))


def test_an_error_says_where(stored: Stored) -> None:
    lines = [json_lines(span(NAME, "PER")), json_lines(span(NAME, "PER"), span((3, 99), "PER"))]
    with pytest.raises(BadAnnotation) as caught:
        list(read_annotated(stored(b"\n".join(lines))))
    assert (caught.value.fields["line"], caught.value.fields["span"]) == (2, 2)
    with pytest.raises(BadAnnotation) as caught:
        list(read_annotated(stored(tab(mention(NAME, "PERSON"), mention(AGE, "WIZARD")))))
    assert (caught.value.fields["document"], caught.value.fields["span"]) == (1, 2)
    with pytest.raises(BadAnnotation) as caught:
        list(read_annotated(stored(b"Oona B-PER\n\nBrandt X-PER")))
    assert caught.value.fields["line"] == 3


def test_a_missing_file_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile):
        list(read_annotated(tmp_path / "nowhere"))


def test_own_labels_are_added_and_may_decide(stored: Stored, tmp_path: Path) -> None:
    table = tmp_path / "labels.toml"
    table.write_text(
        'complete = ["PERSON"]\n[labels]\nclaimant = "PERSON"\nDRUG = "NONE"\n'
        '[masking]\nclaimant = "DIRECT"\nLOC = "QUASI"\n'
    )
    path = stored(json_lines(span(NAME, "Claimant"), span(AGE, "drug"), span(TOWN, "LOC")))
    (document,) = read_annotated(path, read_labels(table))
    assert [(each["label"], each["identifier_type"]) for each in document["spans"]] == [
        ("PERSON", "DIRECT"),
        ("LOC", "QUASI"),
    ]
    assert document["complete"] == ["PERSON"]


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ("labels = [", "not-toml"),
        ("[label]", "unknown-table"),
        ('[labels]\nA = "HUMAN"', "not-such-a-value"),
        ('[masking]\nA = "PERSON"', "not-such-a-value"),
        ('complete = ["HUMAN"]', "not-such-a-value"),
    ],
)
def test_a_wrong_table_of_labels_is_refused(table: str, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "labels.toml"
    path.write_text(table)
    with pytest.raises(BadAnnotation) as caught:
        read_labels(path)
    assert caught.value.fields["problem"] == problem


@pytest.mark.corpus
@pytest.mark.parametrize("name", ["tab/dev_full", "tab/train_reconstructed_mentions", "presidio_synth/synth_v2"])
def test_sets_of_the_data_folder_pass(name: str, data: Path) -> None:
    assert sum(len(document["spans"]) for document in read_annotated(data / f"{name}.jsonl.gz")) > 300
