"""Batch of documents: examined in the background, saved unattended, set aside where they need review."""
