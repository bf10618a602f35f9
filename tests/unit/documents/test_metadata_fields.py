"""Fields of metadata are counted, not the parts that hold them."""

from __future__ import annotations

from engine.documents.metadata import count_fields

_XMP = b"""<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="T"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<r:Description r:about="" xmlns:p="urn:p" p:Tool="T"><p:Who>A</p:Who><p:When>B</p:When></r:Description></r:RDF>
</x:xmpmeta>"""


def test_fields_that_say_something_are_counted() -> None:
    assert count_fields(b"<c xmlns:d='urn:d'><d:creator>A</d:creator><d:title/><d:subject> B </d:subject></c>") == 2
    assert count_fields(_XMP) == 3


def test_a_part_that_says_nothing_or_is_no_xml_counts_once() -> None:
    assert [count_fields(each) for each in (b"", b"<a/>", b"\xff\x00")] == [1, 1, 1]
