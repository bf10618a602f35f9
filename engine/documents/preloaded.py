"""Loads, when it is imported, what no file changes and takes long to load: forks of the process have it at once."""

from contextlib import suppress

import numpy.ma  # noqa: F401  # medians need it
from PIL import Image

from engine.core.options import Options
from engine.documents import ocr
from engine.documents.pdf.read import sheets

Image.preinit()
sheets.letters()
if ocr.installed(Options().ocr_languages):
    with suppress(RuntimeError):  # damaged data: the process that reads a picture reports it
        ocr.prepare(Options().ocr_languages)
