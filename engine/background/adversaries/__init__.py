"""Models of who a text is about, none of which needs training."""
