"""Invented documents with annotations, and their rendering as TXT, DOCX and PDF; see `README.md`."""
