"""Metadata fields: counts those of XML metadata, such as properties of Word files and XMP packets."""

from __future__ import annotations

from lxml import etree


def count_fields(xml: bytes) -> int:
    """Return how many elements and attributes have a value; at least 1, as the part itself is metadata."""
    parser = etree.XMLParser(resolve_entities=False, no_network=True, recover=True)
    root = etree.fromstring(xml, parser) if xml.strip() else None
    if root is None:
        return 1
    count = 0
    for element in root.iter(etree.Element):
        count += bool((element.text or "").strip())
        count += sum(bool(value.strip()) for key, value in element.attrib.items() if _is_property(str(key)))
    return max(count, 1)


_SPEAKING = frozenset({"resource", "value"})
"""Attributes of RDF that hold a value; others with a namespace are properties."""
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


def _is_property(key: str) -> bool:
    return key in _SPEAKING or (key.startswith("{") and key not in _FORMAL)
