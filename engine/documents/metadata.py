"""Counts the fields of metadata that are stored as XML: properties of Word files, XMP packets."""

from __future__ import annotations

from lxml import etree


def count_fields(xml: bytes) -> int:
    """Return how many elements and attributes say something; at least 1, as the part itself is metadata."""
    parser = etree.XMLParser(resolve_entities=False, no_network=True, recover=True)
    root = etree.fromstring(xml, parser) if xml.strip() else None
    if root is None:
        return 1
    said = 0
    for element in root.iter(etree.Element):
        said += bool((element.text or "").strip())
        said += sum(bool(value.strip()) for key, value in element.attrib.items() if _is_said(str(key)))
    return max(said, 1)


_SPEAKING = frozenset({"resource", "value"})
"""Attributes without which an element says nothing; further ones with a namespace are properties of RDF."""
_FORMAL = frozenset(
    f"{{{space}}}{name}"
    for space, name in (
        ("http://www.w3.org/1999/02/22-rdf-syntax-ns#", "about"),
        ("http://www.w3.org/1999/02/22-rdf-syntax-ns#", "parseType"),
        ("http://www.w3.org/XML/1998/namespace", "lang"),
        ("http://www.w3.org/2001/XMLSchema-instance", "type"),
        ("adobe:ns:meta/", "xmptk"),
    )
)


def _is_said(key: str) -> bool:
    return key in _SPEAKING or (key.startswith("{") and key not in _FORMAL)
