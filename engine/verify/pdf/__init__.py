"""Checks of redacted PDFs: objects, fonts, text layers, drawn pages, blacked-out areas."""
