"""Command line of Sable, `sable`: arguments, commands, progress and output."""
