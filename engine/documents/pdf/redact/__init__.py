"""Erase masked text, drawings and pixels from the drawing instructions of pages."""
