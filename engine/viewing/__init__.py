"""Pictures of the pages of an original, for a window that shows them.

MuPDF must not be used from several threads, and a file that crashes it must not take the window along: pages are drawn
in a process of their own, as closed as those that read files to redact them (`engine.isolation`).
"""

from engine.viewing.pages import PageSize, Picture
from engine.viewing.server import Drawn, Failed, Opened, PageServer, Reply

__all__ = ["Drawn", "Failed", "Opened", "PageServer", "PageSize", "Picture", "Reply"]
