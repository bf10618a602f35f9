"""The command line, `sable`."""
