"""OCR: reads text and bar codes in pictures, and detects faces; pixels in, lines of letters with boxes out.

Tesseract reads the text, in this process. The package knows no file formats. If the Tesseract data of the languages is
not installed, nothing can be read; callers ask `installed` first, and report that.
"""

from engine.documents.ocr.lines import Letter, PrintedLine, Reading, is_only_grain
from engine.documents.ocr.page import Marks, find_marks, read_letters, read_marks, say_something
from engine.documents.ocr.reading import added, prepare, read, read_behind, read_concealed, read_line
from engine.documents.ocr.second import look_again
from engine.documents.ocr_data import installed

__all__ = [
    "Letter",
    "Marks",
    "PrintedLine",
    "Reading",
    "added",
    "find_marks",
    "installed",
    "is_only_grain",
    "look_again",
    "prepare",
    "read",
    "read_behind",
    "read_concealed",
    "read_letters",
    "read_line",
    "read_marks",
    "say_something",
]
