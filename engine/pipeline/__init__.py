"""The redaction pipeline: examine, plan, produce and verify, and the page pictures and side outputs around them."""
