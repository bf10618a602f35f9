"""Loads, when it is imported, what no file changes and takes long to load: forks of the process have it at once."""

from contextlib import suppress

import numpy.ma  # medians need it
import numpy.random  # noqa: F401  # slanted lines are looked for with it
from PIL import Image

from engine.core.options import Options
from engine.documents import ocr
from engine.documents.docx import allowed
from engine.documents.pdf.read import sheets

Image.preinit()
sheets.letters()
allowed.elements()
if ocr.installed(Options().ocr_languages):
    with suppress(RuntimeError):  # damaged data: the process that reads a picture reports it
        ocr.prepare(Options().ocr_languages)
