"""Reads the text in pictures with Tesseract, in this process: pixels in, lines of letters with boxes out.

Knows no file formats. Where the languages that Tesseract needs are not installed, nothing can be read; callers ask
`installed` first, and say so.
"""

from engine.ocr.languages import installed
from engine.ocr.lines import Letter, PrintedLine, Reading
from engine.ocr.page import Draw, Marks, find_marks, read_marks, say_something
from engine.ocr.reading import read, read_concealed, read_line

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
