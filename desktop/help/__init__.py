"""Help: the pages, their search, the window that shows them, and the tour."""
