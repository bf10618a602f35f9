"""Erase masked text, drawings and pixels from the content streams of pages."""
