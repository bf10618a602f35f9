"""Loads, when it is imported, what a search for terms needs: the processes of hundreds of tests have it at once."""

from pathlib import Path

from engine.core.types import Document, DocumentKind
from engine.detection.own import term_search

note = Document(Path(), DocumentKind.TXT, "", "Mr Quistorp signed", ())
assert [*term_search.find(("Quistorp",), None, note)] == [(0, 3)], "and the lists of words are loaded by that"
