"""Checks of redacted Word documents: package structure, allowed markup, text equality, leaked widths."""
