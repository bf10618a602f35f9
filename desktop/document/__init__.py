"""Pages of a document on the screen, and the marks on them."""
