"""Plain text: decoded exactly, and nothing but the masked spans changes."""

from __future__ import annotations

import codecs
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import documents
from engine.core.errors import EmptyDocument, UnsupportedFormat
from engine.core.types import BLOCK, Document, Redaction, Shown
from engine.documents import text

STORY = "Zoë Müller\r\nborn in Łódź – 東京 🙂\r\n"


def opened(source: bytes) -> Document:
    return text.read(source, Path("story.txt"))


def masked(source: bytes, *redactions: Redaction) -> bytes:
    return text.write(source, opened(source), redactions).data


ENCODINGS = {
    "utf-8": STORY.encode(),
    "utf-8 with mark": codecs.BOM_UTF8 + STORY.encode(),
    "utf-16-le with mark": codecs.BOM_UTF16_LE + STORY.encode("utf-16-le"),
    "utf-16-be with mark": codecs.BOM_UTF16_BE + STORY.encode("utf-16-be"),
    "utf-32 with mark": codecs.BOM_UTF32_LE + STORY.encode("utf-32-le"),
}


@pytest.mark.parametrize("source", ENCODINGS.values(), ids=ENCODINGS.keys())
def test_the_text_is_the_decoded_file(source: bytes) -> None:
    assert opened(source).text == STORY
    assert masked(source) == source


@pytest.mark.parametrize("source", ENCODINGS.values(), ids=ENCODINGS.keys())
def test_only_the_masked_span_changes(source: bytes) -> None:
    changed = opened(masked(source, Redaction(0, 10))).text
    assert changed == BLOCK + STORY[10:]


def test_utf_16_without_a_mark() -> None:
    assert opened("plain English".encode("utf-16-le")).text == "plain English"


def test_a_legacy_code_page_that_lacks_the_block_becomes_utf_8() -> None:
    source = ("Grüße aus Köln, schöne Straße für Bäcker Jürgen Möller. " * 8).encode("cp1252")
    start = opened(source).text.index("Jürgen")
    changed = masked(source, Redaction(start, start + 13))
    assert changed.startswith(codecs.BOM_UTF8)
    assert BLOCK in changed.decode("utf-8-sig")


@pytest.mark.parametrize(
    ("story", "encoding"),
    [
        ("Zoë Müller wohnt in Köln.", "cp1252"),
        ("José García, Peña 12", "cp1252"),
        ("The witness said “I saw Zoë Müller” – twice.", "cp1252"),
        ("Mr O’Brien paid €400", "cp1252"),
        ("Jiří Novák bydlí v Brně, Žižkova třída " * 8, "cp1250"),
        ("Свидетель Иван Петров живёт в Москве.", "cp1251"),
        ("証人の田中太郎は東京に住んでいる。", "shift_jis"),
    ],
)
def test_short_texts_in_old_code_pages(story: str, encoding: str) -> None:
    assert opened(story.encode(encoding)).text == story


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\x0b", "\x0c", "\u2028", "\u0085"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_line_ends_stay(end: str, encoding: str) -> None:
    source = f"Ann{end}left{end}{end}Saltby{end}".encode(encoding)
    changed = masked(source, Redaction(0, 3))
    assert changed == source.replace("Ann".encode(encoding), BLOCK.encode(encoding)) or encoding == "utf-16"
    assert changed.decode(encoding) == f"{BLOCK}{end}left{end}{end}Saltby{end}"


@pytest.mark.parametrize(
    "unseen", ["\u200d", "\u200c", "\u200b", "\u00ad", "\ufeff", "\u2066", "\U000e0041", "\0", "\x1b[1m"]
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_name_with_an_unseen_character_inside_is_found_and_removed(unseen: str, encoding: str) -> None:
    story = "The witness Maren lives in Saltby, and has lived there for years, with a sister, a dog and a boat. " * 9
    source = story.replace("Maren", f"Mar{unseen}en").encode(encoding)
    document = opened(source)
    found = tuple(Redaction(each.start(), each.end()) for each in re.finditer("Maren", document.text))
    written = text.write(source, document, found)
    assert len(found) == 9
    assert written.data.decode(encoding) == story.replace("Maren", BLOCK)
    assert [(each.code, each.count) for each in written.removed] == [("invisible-character", 9 * len(unseen))]


def test_a_line_of_five_million_characters() -> None:
    line = "Zoë Müller paid. " * 300_000
    changed = masked(line.encode(), Redaction(0, 10)).decode()
    assert changed == BLOCK + line[10:]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
@pytest.mark.parametrize(
    "beginning",
    [
        '<?xml version="1.0"?><?mso-application progid="Word.Document"?>',
        '<pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">',
        '<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">',
    ],
)
def test_documents_of_word_processors_in_one_xml_file_are_no_text(beginning: str, encoding: str) -> None:
    assert not text.recognises(f"{beginning}<t>Mar</t><t>en</t>".encode(encoding))


@pytest.mark.parametrize(
    "name",
    [
        b"\xc1\x91uistorp",
        bytes(byte for each in b"Quistorp" for byte in (0xC0 | each >> 6, 0x80 | each & 0x3F)),
        bytes(byte for each in b"Quistorp" for byte in (0xF0, 0x80, 0x80 | each >> 6, 0x80 | each & 0x3F)),
        b"Quis\xed\xa0\x80torp",
        b"\xed\xa0\xb5\xed\xb0\xaeuistorp",  # a bold letter
        bytes(byte for each in b"Quistorp" for byte in (0xC0 | each >> 6, 0x80 | each & 0x3F)) + b" \xe9",
    ],
)
def test_utf_8_that_only_lenient_programs_read_is_refused(name: bytes) -> None:
    with pytest.raises(UnsupportedFormat):
        opened(b"The folder of " + name + b" was moved.\n")


@pytest.mark.parametrize("words", ["VOILÀ» dit-il, \xc9", "VOILÀ\xa0: rien"])
def test_signs_behind_a_capital_are_no_such_utf_8(words: str) -> None:
    assert opened(words.encode("cp1252")).text


def test_signs_of_other_programs_in_pairs_of_surrogates_are_no_letters() -> None:
    assert opened(b"Smile \xed\xa0\xbd\xed\xb8\x80 please.\n").text


def test_many_zeros_are_no_text() -> None:
    assert not text.recognises(b"Maren\0Tolvald" * 50)


def test_a_label_names_the_kind() -> None:
    assert masked(b"Ann left.", Redaction(0, 3, "[PERSON 1]")) == b"[PERSON 1] left."


def test_words_that_replace_others_are_written_at_their_place() -> None:
    assert masked(b"Ann left.", Redaction(0, 3, "Vera", Shown.AS_TEXT)) == b"Vera left."


@pytest.mark.parametrize("source", [b"", b" \n\t"])
def test_nothing_to_search(source: bytes) -> None:
    with pytest.raises(EmptyDocument):
        documents.read(source, Path("empty.txt"))


@pytest.mark.parametrize("source", [b"\x89PNG\r\n\x1a\n", b"GIF89a....", b"\x00\x01\x02\x03" * 9, bytes(range(256))])
def test_other_formats_are_refused_whatever_their_name(source: bytes) -> None:
    with pytest.raises(UnsupportedFormat):
        documents.read(source, Path("picture.txt"))


@given(st.text(alphabet=st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), min_size=1), st.data())
def test_what_is_masked_is_gone_and_the_rest_stays(written: str, draw: st.DataObject) -> None:
    story = text.seen(written)
    if not story.strip():
        return
    start = draw.draw(st.integers(0, len(story) - 1))
    end = draw.draw(st.integers(start + 1, len(story)))
    changed = masked(written.encode(), Redaction(start, end)).decode().removeprefix("\ufeff")
    assert changed == story[:start] + BLOCK + story[end:]


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"])
@pytest.mark.parametrize("words", ["Ada left Saltby.\n", "Ада уехала весной, и никто не спросил, почему.\n"])
def test_wide_encodings_without_a_mark_are_recognised_also_when_written(encoding: str, words: str) -> None:
    source = words.encode(encoding)
    document = opened(source)
    assert document.text == words
    written = text.write(source, document, (Redaction(0, 3),))
    assert opened(written.data).text == BLOCK + words[3:]


def test_places_are_those_of_the_decoded_file() -> None:
    decoded = "A\u00adda \x1b[1mleft\x1b[0m \u202eybtlaS\u202c."
    document = opened(decoded.encode())
    assert (document.text, document.as_in_file) == ("Ada left Saltby.", decoded)
    for word in ("Ada", "left"):
        start = document.text.index(word)
        first, last = document.span_in_file(start, start + len(word))
        assert decoded[first:last].replace("\u00ad", "") == word
    first, last = document.span_in_file(9, 15)
    assert decoded[first:last] == "ybtlaS"
