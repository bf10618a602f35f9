"""Measures of detection, masking and calibration on annotated text."""
