"""Page pictures: a sandboxed process draws pages and lays out flowing text for the window.

MuPDF must not be used from several threads, and a file that crashes a library must not take the window with it: pages
are drawn in a process of their own, as closed as those that read files to redact them (`engine.sandbox`).
"""

from engine.pipeline.page_pictures.flow import (
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
from engine.pipeline.page_pictures.pages import Heading, PageSize, Picture
from engine.pipeline.page_pictures.server import Drawn, Failed, Flowed, Opened, PageServer, Reply

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
