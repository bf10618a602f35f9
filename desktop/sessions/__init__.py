"""One open document and what the person decided about it, in this run and kept for the next."""
