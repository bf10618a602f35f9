"""Page pictures: a sandboxed process draws pages and lays out flowing text for the window.

MuPDF must not be used from several threads, and a file that crashes a library must not take the window with it: pages
are drawn in a process of their own, as closed as those that read files to redact them (`engine.sandbox`).
"""

from engine.pipeline.page_pictures.flow import (
    MOST_COLUMNS,
    MOST_SPACE,
    Align,
    CellPlace,
    CharacterFormat,
    Counted,
    Embedded,
    Flow,
    Footnote,
    MarginNote,
    Number,
    Pages,
    Paper,
    Paragraph,
    Region,
    Remark,
    Run,
    Section,
    Spacing,
    Strip,
)
from engine.pipeline.page_pictures.pages import Heading, PagePicture, PageSize
from engine.pipeline.page_pictures.server import Drawn, Flowed, Opened, PageServer, PictureFailed, Reply

__all__ = [
    "MOST_COLUMNS",
    "MOST_SPACE",
    "Align",
    "CellPlace",
    "CharacterFormat",
    "Counted",
    "Drawn",
    "Embedded",
    "Flow",
    "Flowed",
    "Footnote",
    "Heading",
    "MarginNote",
    "Number",
    "Opened",
    "PagePicture",
    "PageServer",
    "PageSize",
    "Pages",
    "Paper",
    "Paragraph",
    "PictureFailed",
    "Region",
    "Remark",
    "Reply",
    "Run",
    "Section",
    "Spacing",
    "Strip",
]
