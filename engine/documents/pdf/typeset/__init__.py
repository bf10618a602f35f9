"""Typesetting: boxes and labels, font metrics, and reflowed lines."""
