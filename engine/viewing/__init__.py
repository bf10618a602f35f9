"""Pictures of the pages of an original, and how flowing text looks, for a window that shows them.

MuPDF must not be used from several threads, and a file that crashes a library must not take the window along: pages are
drawn in a process of their own, as closed as those that read files to redact them (`engine.isolation`).
"""

from engine.viewing.flow import (
    Align,
    Cell,
    Flow,
    Look,
    MarginNote,
    Paper,
    Paragraph,
    Region,
    Remark,
    Run,
)
from engine.viewing.pages import Heading, PageSize, Picture
from engine.viewing.server import Drawn, Failed, Flowed, Opened, PageServer, Reply

__all__ = [
    "Align",
    "Cell",
    "Drawn",
    "Failed",
    "Flow",
    "Flowed",
    "Heading",
    "Look",
    "MarginNote",
    "Opened",
    "PageServer",
    "PageSize",
    "Paper",
    "Paragraph",
    "Picture",
    "Region",
    "Remark",
    "Reply",
    "Run",
]
