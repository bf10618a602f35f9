from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.catalogue import ENGLISH
from engine.core.types import Kind, Mention
from engine.detection.networks import neural
from engine.models.network import LABELS, MASKS
from engine.models.tagger import TaggedText

Scored = tuple[str, str, float, float]
"""A word piece, the label that has nearly all of the probability, how much of it, and the probability of a mask."""


def tagged_as(text: str, scored: Sequence[Scored]) -> TaggedText:
    """Return the output of a network that gives each piece, found in its order in `text`, these probabilities."""
    starts, ends, place = [], [], 0
    labels = np.zeros((len(scored), len(LABELS)), np.float32)
    masks = np.zeros((len(scored), len(MASKS)), np.float32)
    for row, (piece, label, sure, masked) in enumerate(scored):
        place = text.index(piece, place)
        starts.append(place)
        place += len(piece)
        ends.append(place)
        labels[row, 0] = 1 - sure
        labels[row, LABELS.index(label)] += sure
        masks[row] = (1 - masked, masked, 0)
    return TaggedText(np.asarray(starts, np.int64), np.asarray(ends, np.int64), labels, masks)


def found(text: str, *scored: Scored) -> list[Mention]:
    return list(neural.find(text, tagged_as(text, scored)))


def shown(text: str, mentions: list[Mention]) -> list[tuple[str, Kind]]:
    return [(text[mention.start : mention.end], mention.kind) for mention in mentions]


PERSON, ORG, LOC, DATE = Kind.PERSON, Kind.ORG, Kind.LOC, Kind.DATETIME
EXAMPLES = [
    pytest.param("Oona Brandt", ["B-PERSON", "I-PERSON"], [("Oona Brandt", PERSON)], id="a name of two words"),
    pytest.param("Oona Brandt", ["I-PERSON", "I-PERSON"], [("Oona Brandt", PERSON)], id="inside without beginning"),
    pytest.param("Oona Ida", ["B-PERSON", "B-PERSON"], [("Oona", PERSON), ("Ida", PERSON)], id="two beginnings"),
    pytest.param("Oona York", ["B-PERSON", "B-LOC"], [("Oona", PERSON), ("York", LOC)], id="another kind"),
    pytest.param("Oona String Works", ["B-PERSON", "I-ORG", "I-ORG"], [("Oona String Works", ORG)], id="one name"),
    pytest.param("Oona works", ["B-PERSON", "I-ORG"], [("Oona", PERSON), ("works", ORG)], id="no name in capitals"),
    pytest.param("the Oona", ["B-DEM", "B-PERSON"], [("Oona", PERSON)], id="nothing but an article"),
    pytest.param("saw Oona run", ["O", "B-PERSON", "O"], [("Oona", PERSON)], id="words around"),
    pytest.param("saw nobody", ["O", "O"], [], id="nothing"),
    pytest.param("( Oona , )", ["B-PERSON", "I-PERSON", "I-PERSON", "I-PERSON"], [("Oona", PERSON)], id="punctuation"),
    pytest.param("; - .", ["B-ORG", "I-ORG", "I-ORG"], [], id="nothing but punctuation"),
    pytest.param("saw # there", ["O", "B-DEM", "O"], [], id="nothing but a sign"),
    pytest.param("Wren & Co", ["B-ORG", "I-ORG", "I-ORG"], [("Wren & Co", ORG)], id="punctuation inside"),
    pytest.param("Oona\n\nBrandt", ["B-PERSON", "I-PERSON"], [("Oona", PERSON), ("Brandt", PERSON)], id="paragraphs"),
    pytest.param("Oona\tIda", ["B-PERSON", "I-PERSON"], [("Oona", PERSON), ("Ida", PERSON)], id="fields"),
    pytest.param("Oona\nIda", ["B-PERSON", "I-PERSON"], [("Oona", PERSON), ("Ida", PERSON)], id="short lines"),
    pytest.param("Zinc\n148\nmore", ["O", "B-CODE", "O"], [], id="a short number alone in its cell"),
    pytest.param("Zinc 148 more", ["O", "B-CODE", "O"], [("148", Kind.CODE)], id="a short number in a line"),
    pytest.param("Zinc\n14871\nmore", ["O", "B-CODE", "O"], [("14871", Kind.CODE)], id="a number alone in its cell"),
    pytest.param("Zinc µmol/L", ["O", "B-CODE"], [], id="the unit of a laboratory"),
    pytest.param("T > 38.5 more", ["O", "O", "B-CODE", "O"], [], id="a number that is compared"),
    pytest.param("2004 : 45", ["B-DATETIME", "I-DATETIME", "I-DATETIME"], [("2004", DATE), ("45", DATE)], id="a colon"),
    pytest.param("Dr. ª Oona", ["O", "B-PERSON", "I-PERSON"], [("Oona", PERSON)], id="the end of a title"),
    pytest.param("N° RG 21/044", ["O", "B-CODE", "I-CODE"], [("21/044", Kind.CODE)], id="a register"),
    pytest.param("Nº 1.987.412 RS", ["O", "B-MISC", "O"], [("1.987.412", Kind.CODE)], id="after a number sign"),
    pytest.param("N° 2104418", ["B-CODE", "I-CODE"], [("2104418", Kind.CODE)], id="with its number sign"),
    pytest.param("SQL 1.987.412", ["O", "B-MISC"], [("1.987.412", Kind.MISC)], id="not after a number sign"),
    pytest.param("1. Oona", ["B-QUANTITY", "B-PERSON"], [("Oona", PERSON)], id="the number of a list"),
]


@pytest.mark.parametrize(("text", "labels", "expected"), EXAMPLES)
def test_labels_become_mentions(text: str, labels: list[str], expected: list[tuple[str, Kind]]) -> None:
    scored = [(piece, label, 0.9, 0.0) for piece, label in zip(text.split(), labels, strict=True)]
    assert shown(text, found(text, *scored)) == expected


@pytest.mark.parametrize(
    ("text", "begins", "names"),
    [
        ("Oona Brandt", 0.7, ["Oona Brandt"]),
        ("Oona Brandt", 0.85, ["Oona", "Brandt"]),
        ("Oona, Brandt", 0.7, ["Oona", "Brandt"]),
        ("oona brandt", 0.7, ["oona", "brandt"]),
    ],
)
def test_a_name_is_parted_where_the_network_is_sure_of_a_beginning(text: str, begins: float, names: list[str]) -> None:
    first, second = re.findall(r"\w+", text)
    tagged = tagged_as(text, [(first, "B-PERSON", 1.0, 0.0), (second, "I-PERSON", 1.0, 0.0)])
    tagged.labels[1, LABELS.index("B-PERSON")] = begins
    tagged.labels[1, LABELS.index("I-PERSON")] = 1 - begins
    assert [text[each.start : each.end] for each in neural.find(text, tagged)] == names


@pytest.mark.parametrize(
    "row",
    [
        "1 | Ida | seen on the last day of the year in | Oona",
        "She lives for as long as anybody can recall at Elm 95295",
    ],
)
def test_a_row_and_a_line_that_ends_in_a_number_are_not_wrapped(row: str) -> None:
    text, last = f"{row}\nCounty", row.split()[-1]
    mentions = found(text, (last, "B-LOC", 0.9, 0.0), ("County", "I-LOC", 0.9, 0.0))
    assert [words for words, _ in shown(text, mentions)] == [last, "County"]


def test_a_name_may_be_broken_over_a_wrapped_line() -> None:
    text = f"{'It was in the evening when he saw there':<48}Oona\nBrandt again"
    assert shown(text, found(text, ("Oona", "B-PERSON", 0.9, 0.0), ("Brandt", "I-PERSON", 0.9, 0.0))) == [
        ("Oona\nBrandt", PERSON)
    ]


@pytest.mark.parametrize(
    ("behind", "last"),
    [("\nlør. 16:06 Ida: ja", "lør"), ("\n[02/01/24, 9:05] Ida: ja", "02"), ("\nKLÄGERIN\ngegen", "KLÄGERIN")],
)
def test_a_line_before_a_stamp_or_a_word_in_capitals_is_not_wrapped(behind: str, last: str) -> None:
    text = f"{'Det var om kvelden da han kom og ville se':<48}Oona{behind}"
    mentions = found(text, ("Oona", "B-PERSON", 0.9, 0.0), (last, "I-PERSON", 0.9, 0.0))
    assert "Oona" in [words for words, _ in shown(text, mentions)]


@pytest.mark.parametrize("number", ["900-55-0142", "11/02/2024", "1,120.50"])
def test_a_number_is_one_word_whatever_joins_its_digits(number: str) -> None:
    pieces = re.findall(r"\d+|\D", number)
    scored = [(piece, "B-CODE" if index == 0 else "O", 0.9, 0.9) for index, piece in enumerate(pieces)]
    assert [text for text, _ in shown(number, found(number, *scored))] == [number]


def test_a_mention_holds_whole_words() -> None:
    text = "the Brandtova case"
    assert shown(text, found(text, ("Brandt", "B-PERSON", 0.9, 0), ("ova", "O", 0.9, 0))) == []
    mentions = found(text, ("Brandt", "B-PERSON", 0.9, 0), ("ova", "I-PERSON", 0.3, 0))
    assert shown(text, mentions) == [("Brandtova", PERSON)]


def test_the_kinds_of_the_pieces_of_one_word_agree() -> None:
    text = "Brandtova"
    mentions = found(text, ("Brandt", "B-PERSON", 0.9, 0), ("ova", "B-LOC", 0.7, 0))
    assert shown(text, mentions) == [("Brandtova", PERSON)]


def test_an_accent_without_a_piece_belongs_to_its_word() -> None:
    text = "Rene\u0301 and Jose\u0301"
    mentions = found(text, ("Rene", "B-PERSON", 0.9, 0), ("and", "O", 0, 0), ("Jose", "B-PERSON", 0.9, 0))
    assert shown(text, mentions) == [("Rene\u0301", PERSON), ("Jose\u0301", PERSON)]


def test_a_soft_hyphen_does_not_end_a_word() -> None:
    text = "Brandt\u00adova left"
    mentions = found(text, ("Brandt", "B-PERSON", 0.9, 0), ("ova", "B-PERSON", 0.9, 0), ("left", "O", 0, 0))
    assert shown(text, mentions) == [("Brandt\u00adova", PERSON)]


def test_a_word_that_two_kinds_share_is_a_mention_though_neither_is_likelier_than_none() -> None:
    tagged = tagged_as("Wren", [("Wren", "O", 0.0, 0.0)])
    tagged.labels[0, [0, LABELS.index("B-PERSON"), LABELS.index("B-ORG")]] = (0.4, 0.35, 0.25)
    assert shown("Wren", list(neural.find("Wren", tagged))) == [("Wren", PERSON)]


def test_what_only_the_masking_head_sees_is_a_mention_with_its_own_reason() -> None:
    text = "the lighthouse keeper said"
    mentions = found(
        text, ("the", "O", 0, 0), ("lighthouse", "B-DEM", 0.3, 0.9), ("keeper", "B-DEM", 0.2, 0.7), ("said", "O", 0, 0)
    )
    assert shown(text, mentions) == [("lighthouse keeper", Kind.DEM)]
    assert mentions[0].reason == neural.REASON_MASKED
    assert mentions[0].score == pytest.approx(0.8)


def test_the_score_is_the_mean_over_the_words() -> None:
    mentions = found("Oona Brandt", ("Oona", "B-PERSON", 1.0, 0), ("Brandt", "I-PERSON", 0.6, 0))
    assert mentions[0].score == pytest.approx(0.8)


@pytest.mark.parametrize("kind", Kind)
def test_each_kind_has_a_reason_that_does_not_repeat_the_text(kind: Kind) -> None:
    (mention,) = found("Zyxwv7", ("Zyxwv7", f"B-{kind}", 0.9, 0))
    assert (mention.kind, mention.recognizer, mention.reason) == (kind, "neural", neural.REASONS[kind])
    assert "Zyxwv7" not in ENGLISH.say(mention.reason)


def test_no_text_has_no_mention() -> None:
    assert found("") == []


@given(text=st.text(st.sampled_from("aZ9 \n.,-'é\u0301\u00ad\u00a0👩漢("), max_size=40), data=st.data())
def test_mentions_are_in_order_apart_and_trimmed(text: str, data: st.DataObject) -> None:
    pieces = [match.group() for match in re.finditer(r"\w{1,2}|[^\w\s\u00ad\u0301]", text)]
    labels = data.draw(st.lists(st.sampled_from(LABELS), min_size=len(pieces), max_size=len(pieces)))
    masks = data.draw(st.lists(st.sampled_from([0.0, 0.9]), min_size=len(pieces), max_size=len(pieces)))
    scored = [(piece, label, 0.8, mask) for piece, label, mask in zip(pieces, labels, masks, strict=True)]
    end = 0
    for mention in found(text, *scored):
        assert end <= mention.start < mention.end <= len(text)
        assert text[mention.start : mention.end].strip() == text[mention.start : mention.end]
        end = mention.end


def test_a_code_of_letters_alone_is_a_name_of_something() -> None:
    (mention,) = found("Zyxwv", ("Zyxwv", "B-CODE", 0.9, 0))
    assert mention.kind is Kind.MISC
