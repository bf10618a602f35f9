"""Encoded words are found with the offsets to mask, and numbers and words that mean something else are not."""

from __future__ import annotations

import base64
import gzip
import time
import zlib

import pytest

from engine.detection.letters import encodings
from tests.sampled import sampled

NAME = "quistorp"


def _found(text: str, *words: str) -> list[str]:
    return ["".join(text[each] for each in offsets) for _, offsets in encodings.find(text, words or [NAME])]


@pytest.mark.parametrize(
    "encoded",
    [
        base64.b64encode(b"Maren Quistorp").decode().rstrip("="),
        base64.b64encode("Maren Quistorp".encode("utf-16-le")).decode(),
        "+" + base64.b64encode("Quistorp".encode("utf-16-be")).decode().rstrip("=") + "-",
        base64.b64encode(gzip.compress(b"Maren Quistorp", mtime=0)).decode(),
        base64.b64encode(zlib.compress(b"Maren Quistorp")).decode(),
        base64.b32encode(b"Maren Quistorp").decode(),
        base64.b85encode(b"Maren Quistorp").decode(),
        b"Maren Quistorp".hex(" "),
        "Quistorp".encode("utf-16-be").hex(),
        "121 165 151 163 164 157 162 160",
        "01010001 01110101 01101001 01110011 01110100 01101111 01110010 01110000",
        "0101000101110101011010010111001101110100011011110111001001110000",
        "81, 117, 105, 115, 116, 111, 114, 112",
        "17 21 9 19 20 15 18 16",
        "dhvfgbec",
        "Txlvwrus",
        "JFRHGLIK",
    ],
)
def test_an_encoded_word_is_masked_whole(encoded: str) -> None:
    assert _found(f"On the lid somebody wrote {encoded} and drew a fish.") == [encoded]


def test_other_characters_between_numbers_are_masked_too() -> None:
    calls = " + ".join(f"chr({ord(each)})" for each in "Quistorp")
    assert _found(f"It is {calls} in all.") == [calls.removeprefix("chr(").removesuffix(")")]


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("Codes: 77 97 114 101 110 32 81 117 105 115 116 111 114 112.", "81 117 105 115 116 111 114 112"),
        ("Called 17-21-9-19-20-15-18-16 on Monday", "17-21-9-19-20-15-18-16"),
        ("Ask Mr DHVFGBEC today", "DHVFGBEC"),
    ],
)
def test_only_the_word_is_masked(text: str, masked: str) -> None:
    assert _found(text) == [masked]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Readings: 17, 21, 9, 19, 20, 15, 18, 22, 16, 14 and 81, 117, 105, 115, 116", NAME),
        ("On 17 May 21 of 9 patients, 19 and 20 were seen; 15 left on 18 June, 16 stayed.", NAME),
        ("They said jolly good cheer to all.", "cheer"),
        ("Cheer up, it is jolly.", "jolly"),
        ("The river Aviemore and the word Aviemorex", NAME),
    ],
)
def test_numbers_and_words_of_their_own_stay(text: str, word: str) -> None:
    assert not _found(text, word)


@pytest.mark.parametrize("unit", sampled(["81 ", "01", "chr(81)", "A2", "MFRGG2LK", "u0051", "1-"], every=3))
def test_time_grows_with_the_length(unit: str) -> None:
    def spent(length: int) -> float:
        text = unit * (length // len(unit))
        begin = time.process_time()
        list(encodings.find(text, [NAME]))
        return time.process_time() - begin

    spent(1_000)  # loads and compiles what is needed first
    assert spent(200_000) < 8 * max(spent(50_000), 0.02)


@pytest.mark.parametrize("encoded", ["NTMxLTc3LTQyMDg=", "NTMxNzc0MjA4", "3533312d37372d34323038"])
def test_numbers_are_found_in_base_64_and_its_like(encoded: str) -> None:
    text = f"It is {encoded} here."
    assert [word for word, _ in encodings.find_numbers(text, ["531774208", "48"])] == ["531774208"]


def test_names_of_domains_are_read() -> None:
    assert _found("See https://www.xn--mller-kva.example/ there.", "muller") == ["xn--mller-kva"]
