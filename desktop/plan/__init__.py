"""Redaction plan popover: policy, mask, method, background data and the trade-off curve."""
