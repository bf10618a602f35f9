"""Background data: what adversaries may know about people, from tables and knowledge graphs that the user loads."""

from engine.background.build import Checked, check
from engine.background.index import Background, load

__all__ = ["Background", "Checked", "check", "load"]
