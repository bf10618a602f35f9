"""Training of the models: recognizer, indicators, search emulation, re-identifier; and the data for it."""
