"""Background data: what adversaries may know about people, from tables and knowledge graphs that the user loads."""

from engine.background.attributes import Attribute
from engine.background.build import BadRow, Checked, check
from engine.background.columns import Column, Why
from engine.background.index import Background, Share, load, preview

__all__ = ["Attribute", "Background", "BadRow", "Checked", "Column", "Share", "Why", "check", "load", "preview"]
