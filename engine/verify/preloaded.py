"""Loads, when it is imported, what checks of every file compare with: forks of the process have it at once."""

import docx  # noqa: F401  # a check of a DOCX opens it

from engine.core.types import DocumentKind
from engine.verify import pictures  # noqa: F401
from engine.verify.checks import table
from engine.verify.docx import parts
from engine.verify.pdf import glyphs, set_apart  # noqa: F401

for each in DocumentKind:
    table(each)
parts.prepare()
glyphs.standard()
