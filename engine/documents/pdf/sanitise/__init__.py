"""Sanitise PDFs: allow-lists of keys and operators, hidden content, layers, bookmarks and links."""
