"""Reads the text in pictures with Tesseract, in this process: pixels in, lines of letters with boxes out.

Knows no file formats. Where the languages that Tesseract needs are not installed, nothing can be read; callers ask
`installed` first, and say so.
"""

from engine.documents.ocr.lines import Letter, PrintedLine, Reading
from engine.documents.ocr.page import Draw, Marks, find_marks, read_marks, say_something
from engine.documents.ocr.reading import installed, read, read_concealed, read_line

__all__ = [
    "Draw",
    "Letter",
    "Marks",
    "PrintedLine",
    "Reading",
    "find_marks",
    "installed",
    "read",
    "read_concealed",
    "read_line",
    "read_marks",
    "say_something",
]
