"""Loads, when it is imported, what checks of every file compare with: forks of the process have it at once."""

import docx  # noqa: F401  # a check of a DOCX opens it

from engine.verify.pdf import glyphs

glyphs.standard()
