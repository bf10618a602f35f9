"""DOCX: a zip of XML parts, read and redacted without a word processor.

Reading and writing begin alike: load the parts that can be trusted, sanitise them of everything but visible text and
layout, and join the text of runs. The searched text is therefore exactly the text that is written.
"""

from engine.documents.docx.reading import read
from engine.documents.docx.writing import write

__all__ = ["read", "write"]
