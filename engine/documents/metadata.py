"""Metadata fields: those of XML metadata, such as properties of Word files and XMP packets.

What is removed and what is found in a released file are counted by the same rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lxml import etree

_AUTHORS = frozenset("creator Author LastModifiedBy lastModifiedBy Manager".split())
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


class Field(NamedTuple):
    """A value of metadata. `names`: local names of its element or attribute, and of the elements around it."""

    names: frozenset[str]
    text: str

    @property
    def is_author(self) -> bool:
        """Return whether the value names an author."""
        return not _AUTHORS.isdisjoint(self.names)


def is_author(key: str) -> bool:
    """Return whether a property of this name names an author."""
    return key in _AUTHORS


def fields(xml: bytes) -> tuple[Field, ...] | None:
    """Return every element and attribute with a value; None where the part is no XML."""
    parser = etree.XMLParser(resolve_entities=False, no_network=True, recover=True)
    root = etree.fromstring(xml, parser) if xml.strip() else None
    return None if root is None else tuple(_fields(root))


def _fields(root: etree._Element) -> Iterator[Field]:
    for element in root.iter(etree.Element):
        around = frozenset(etree.QName(each).localname for each in element.iterancestors())
        name = etree.QName(element).localname
        texts = [(name, element.text or "")]
        texts += [
            (etree.QName(key).localname, value) for key, value in element.attrib.items() if _is_property(str(key))
        ]
        yield from (Field(around | {name, each}, text) for each, text in texts if text.strip())


def count_fields(xml: bytes) -> int:
    """Return how many elements and attributes have a value; at least 1, as the part itself is metadata."""
    return max(len(fields(xml) or ()), 1)


def _is_property(key: str) -> bool:
    return key in _SPEAKING or (key.startswith("{") and key not in _FORMAL)
