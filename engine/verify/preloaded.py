"""Loads, when it is imported, what checks of every file compare with: forks of the process have it at once."""

import docx  # noqa: F401  # a check of a DOCX opens it

from engine.core.types import DocumentKind
from engine.verify.checks import table
from engine.verify.pdf import glyphs

for each in DocumentKind:
    table(each)
glyphs.standard()
