"""Sessions: open documents with the user's decisions, in this run and kept for the next."""
